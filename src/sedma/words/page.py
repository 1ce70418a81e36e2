"""What do the writers of a rule page's sections share?"""

from collections.abc import Iterable

from sedma.rules import Rules
from sedma.words.catalogue import Words
from sedma.words.facts import Facts


class Page:
    """The rules and facts of one game, with the words for them in one language."""

    def __init__(self, rules: Rules, lang: str) -> None:
        self.rules = rules
        self.facts = Facts(rules)
        self._words = Words(lang)
        self._deck = "french" if rules.ranks == "2-A" else "german"

    @property
    def who(self) -> str:
        """``alone`` where every player is a side, else ``team``: for sentences that differ."""
        rules = self.rules
        return "alone" if rules.sides == "alone" or rules.players == 2 else "team"

    def say(self, message: str, **arguments: str | int) -> str:
        """The sentence with that id."""
        return self._words.say(message, **arguments)

    def rank(self, rank: str, form: str) -> str:
        """The word for a rank: ``single``, ``plural`` or ``counted`` (as in five sevens)."""
        return self.say(f"rank-{rank}", form=form, deck=self._deck)

    def ranks(self, ranks: Iterable[str], form: str = "plural", style: str = "and") -> str:
        """Several ranks in one phrase."""
        return self.listed((self.rank(rank, form) for rank in ranks), style)

    def card(self, code: str) -> str:
        """The name of a card."""
        return self._words.card(code, self._deck)

    def listed(self, parts: Iterable[str], style: str = "and") -> str:
        """The parts in one phrase."""
        return self._words.listed(parts, style)
