"""How does a program say something in the reader's language?

The sentences stand in ``<language>/*.ftl`` beside this file, in the Fluent format; the browser
reads the same files. An id that a language lacks is said in English.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from sedma.errors import RecordError, SedmaError

_HERE = files("sedma.words")
_FALLBACK = "en"


def languages() -> list[str]:
    """The codes of all languages, English first.

    >>> languages()
    ['en', 'cs']
    """
    found = sorted(entry.name for entry in _HERE.iterdir() if (entry / "common.ftl").is_file())
    return sorted(found, key=lambda code: code != _FALLBACK)


def language_for(tag: str) -> str:
    """The language that suits a tag such as ``cs``, ``cs-CZ`` or ``cs_CZ.UTF-8``, else English.

    >>> language_for("cs_CZ.UTF-8"), language_for("tlh"), language_for("")
    ('cs', 'en', 'en')
    """
    code = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
    return code if code in languages() else _FALLBACK


class Words:
    """All sentences of one language.

    >>> Words("en").say("card-7", suit="H", deck="german"), Words("cs").card("7H")
    ('seven of hearts', 'srdcová sedma')
    """

    def __init__(self, lang: str = _FALLBACK) -> None:
        self.lang = language_for(lang)
        self._bundles = [_bundle(code) for code in dict.fromkeys((self.lang, _FALLBACK))]

    def say(self, message: str, /, **arguments: str | int) -> str:
        """The sentence with that id; raises LookupError if no language has it."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                assert pattern is not None
                text, _ = bundle.format_pattern(pattern, arguments)
                return str(text)
        raise LookupError(f"no sentence has the id {message}")

    def has(self, message: str) -> bool:
        """Whether there is a sentence with that id."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def card(self, code: str, deck: str = "german") -> str:
        """The name of a card on a ``german`` or a ``french`` deck.

        >>> Words("en").card("QS"), Words("en").card("QS", "french")
        ('ober of leaves', 'queen of spades')
        """
        return self.say(f"card-{code[0]}", suit=code[1], deck=deck)

    def error(self, error: SedmaError) -> str:
        """What went wrong and, in a record, where; the bare id where there is no sentence.

        >>> Words("en").error(RecordError("card-too-often", deal=0, card="KC"))
        'Deal 0: KC comes too often.'
        """
        message = f"error-{error.id}"
        sentence = self.say(message, **error.arguments) if self.has(message) else str(error)
        if not isinstance(error, RecordError) or error.deal is None:
            return sentence
        if error.move is None:
            return self.say("error-in-deal", deal=error.deal, sentence=sentence)
        return self.say("error-in-move", deal=error.deal, move=error.move, sentence=sentence)

    def listed(self, parts: Iterable[str], style: str = "and") -> str:
        """The parts in one phrase, the last joined by ``and`` or ``or``.

        >>> Words("en").listed(["sevens", "twos"]), Words("cs").listed(["a", "b", "c"], "or")
        ('sevens and twos', 'a, b nebo c')
        """
        return format_list(list(parts), "or" if style == "or" else "standard", self.lang)


@cache
def _bundle(code: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    for entry in sorted((_HERE / code).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text("utf-8")))
    return bundle
