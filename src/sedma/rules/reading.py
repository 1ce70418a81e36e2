"""How is the JSON value of one option checked and brought into canonical form?"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sedma.cards import RANKS, SUITS, is_card, is_rank
from sedma.errors import RulesError, shown

_LONGEST_LIST = 104
"""Two packs of 52 cards: nothing that an option lists is longer."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One value on its way in, with what bounds it and what a refusal has to name."""

    key: str
    values: tuple[str | int, ...]
    bounds: tuple[int, int] | None
    value: object
    source: str

    def refusal(self, message: str, **more: str | int) -> RulesError:
        """The error to raise, naming the source, the option and its value."""
        return RulesError(
            message, source=self.source, key=self.key, value=shown(self.value), **more
        )

    def items(self) -> list[object]:
        """The value as a list."""
        if not isinstance(self.value, list | tuple):
            raise self.refusal("option-not-a-list")
        if len(self.value) > _LONGEST_LIST:
            raise self.refusal("option-too-long", most=_LONGEST_LIST)
        return list(self.value)

    def whole(self, number: object) -> int:
        """A whole number within the bounds."""
        if not isinstance(number, int) or isinstance(number, bool):
            raise self.refusal("option-not-a-whole-number", part=shown(number))
        if self.bounds and not self.bounds[0] <= number <= self.bounds[1]:
            low, high = self.bounds
            raise self.refusal("option-out-of-bounds", part=shown(number), min=low, max=high)
        return number

    def rank(self, item: object) -> str:
        """The item, a rank."""
        if not isinstance(item, str) or not is_rank(item):
            raise self.refusal("option-not-a-rank", part=shown(item))
        return item

    def listed(self, item: object) -> str:
        """The item, one of the words listed."""
        if not isinstance(item, str) or item not in self.values:
            raise self._unlisted(item)
        return item

    def listed_number(self) -> int:
        """The value, one of the numbers listed."""
        number = self.whole(self.value)
        if number not in self.values:
            raise self._unlisted(number)
        return number

    def once_each(self, items: list[str]) -> list[str]:
        """The items, none of them twice."""
        for item in items:
            if items.count(item) > 1:
                raise self.refusal("option-repeats", part=item)
        return items

    def _unlisted(self, item: object) -> RulesError:
        listed = ", ".join(str(value) for value in self.values)
        return self.refusal("option-not-listed", part=shown(item), listed=listed)


def _number(reading: Reading) -> int:
    return reading.listed_number() if reading.values else reading.whole(reading.value)


def _choice(reading: Reading) -> str:
    return reading.listed(reading.value)


def _yesno(reading: Reading) -> bool:
    if not isinstance(reading.value, bool):
        raise reading.refusal("option-not-yes-or-no")
    return reading.value


def _cards(reading: Reading) -> tuple[str, ...]:
    def rank_or_card(item: object) -> str:
        if not isinstance(item, str) or not (is_rank(item) or is_card(item)):
            raise reading.refusal("option-not-a-card", part=shown(item))
        return item

    codes = [rank_or_card(item) for item in reading.items()]
    return tuple(sorted(codes, key=lambda code: (RANKS.index(code[0]), SUITS.find(code[1:]))))


def _ranks(reading: Reading) -> tuple[str, ...]:
    ranks = reading.once_each([reading.rank(item) for item in reading.items()])
    return tuple(sorted(ranks, key=RANKS.index))


def _words(reading: Reading) -> tuple[str, ...]:
    words = reading.once_each([reading.listed(item) for item in reading.items()])
    return tuple(sorted(words, key=reading.values.index))


def _packets(reading: Reading) -> tuple[int, ...]:
    return tuple(reading.whole(item) for item in reading.items())


def _points(reading: Reading) -> tuple[tuple[str, int], ...]:
    if not isinstance(reading.value, Mapping):
        raise reading.refusal("option-not-a-map")
    if len(reading.value) > _LONGEST_LIST:
        raise reading.refusal("option-too-long", most=_LONGEST_LIST)
    points = [(reading.rank(rank), reading.whole(n)) for rank, n in reading.value.items()]
    reading.once_each([rank for rank, _ in points])
    return tuple(
        sorted((pair for pair in points if pair[1]), key=lambda pair: RANKS.index(pair[0]))
    )


def _stakes(reading: Reading) -> tuple[int, int, int]:
    stakes = [reading.whole(item) for item in reading.items()]
    if len(stakes) != 3:
        raise reading.refusal("option-not-three")
    return stakes[0], stakes[1], stakes[2]


READERS: Mapping[str, Callable[[Reading], object]] = {
    "number": _number,
    "choice": _choice,
    "yesno": _yesno,
    "card": _choice,
    "cards": _cards,
    "ranks": _ranks,
    "words": _words,
    "packets": _packets,
    "points": _points,
    "stakes": _stakes,
}
"""The reader of each kind of option; each gives the value as `sedma.rules.Rules` holds it."""
