"""How does the line mode put a question, and what may be answered besides a choice?"""

from collections.abc import Callable, Mapping, Sequence

from sedma.errors import IllegalDecision, NotationError
from sedma.notation import parse_decision
from sedma.words import Words

Read = Callable[[], str | None]
"""Returns the next line of input, None at its end."""

Write = Callable[[str], None]
"""Prints one line."""

Choices = Sequence[tuple[str, str]]
"""Decisions or signals, each with the words for it."""


class LeftError(Exception):
    """The person does not want to play on, or there is no more input."""


class Asking:
    """Numbered questions to one person; `commands` are what may be typed instead of an answer."""

    def __init__(
        self, words: Words, read: Read, write: Write, commands: Mapping[str, Callable[[], None]]
    ) -> None:
        self._words = words
        self._read = read
        self._write = write
        self._commands = commands

    def choose(self, choices: Choices, *, optional: bool = False) -> str | None:
        """The chosen decision or signal; None for an empty line where that is an answer.

        Raises LeftError at the end of input.
        """
        for number, (_, text) in enumerate(choices, start=1):
            self._write(f"{number}  {text}")
        prompt = "plain-choose-or-nothing" if optional else "plain-choose"
        while True:
            self._write(self._words.say(prompt, most=len(choices)))
            line = self._read()
            if line is None:
                raise LeftError
            answer = line.strip()
            if not answer and optional:
                return None
            if command := self._commands.get(answer.lower()):
                command()
            elif (chosen := self._understood(answer, choices)) is not None:
                return chosen

    def _understood(self, answer: str, choices: Choices) -> str | None:
        """The choice that an answer means, by number or as a record writes it; says so if none."""
        values = [value for value, _ in choices]
        if answer.isascii() and answer.isdigit():
            number = int(answer[:9])
            if 1 <= number <= len(values):
                return values[number - 1]
            self._write(self._words.say("plain-no-such-number", most=len(values)))
            return None
        try:
            decision = parse_decision(answer)
        except NotationError as error:
            self._write(self._words.error(error) if answer else self._words.say("plain-hint"))
            return None
        if decision in values:
            return decision
        refusal = IllegalDecision("illegal-decision", decision=decision, legal=" ".join(values))
        self._write(self._words.error(refusal))
        return None
