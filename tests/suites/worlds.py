"""What is every decision worth in every world that a view allows, with open cards?

The witness behind the suites' reasons, for endings without a stock: all ways to hand out the unseen
cards, each played on perfectly by both sides (by all others together where more than two play),
counted in the chance to win the match. Written plainly on the core's rules.
"""

from collections.abc import Iterator
from functools import cache
from math import comb

from sedma.core.hand import KINDS, SPECIAL, card_of, count_cards
from sedma.core.numbers import decision_number, rule_numbers
from sedma.core.play import legal, play
from sedma.core.score import count, side_of
from sedma.core.state import NOBODY, SOLO, RuleNumbers, State
from sedma.match import Deal
from sedma.match.tallying import burned_alike, count_deal
from sedma.rules import Rules
from tests.suites import Position

Worth = dict[str, float]

TRIFLE = 1e-5
"""What a point counts, in chances to win: it parts decisions that are the same for the match."""


def worlds(deal: Deal) -> Iterator[tuple[State, int]]:
    """Yield the states that the seat to play cannot tell apart, with the ways to deal each."""
    assert not deal.stock, "only endings are small enough"
    state, seat = deal.state, deal.to_play
    others = [other for other in range(deal.rules.players) if other != seat]
    hidden = sum(state.hands[other] for other in others)
    public = deal.state.tally.public
    for hands, ways in _handed_out(hidden, [(o, count_cards(state.hands[o])) for o in others]):
        dealt = list(state.hands)
        for other, hand in hands:
            dealt[other] = hand
        tally = state.tally
        holder = [other for other, hand in hands if hand & SPECIAL]
        if holder and not public:
            tally = tally._replace(solo=holder[0])
        yield state._replace(hands=tuple(dealt), tally=tally), ways


def _handed_out(
    hidden: int, seats: list[tuple[int, int]]
) -> Iterator[tuple[list[tuple[int, int]], int]]:
    """Yield every way to hand the cards out, with its number of ways by single cards."""
    if not seats:
        yield [], 1
        return
    (seat, held), rest = seats[0], seats[1:]
    for hand, ways in _handfuls(hidden, held, 0):
        for others, more in _handed_out(hidden - hand, rest):
            yield [(seat, hand), *others], ways * more


def _handfuls(cards: int, number: int, kind: int) -> Iterator[tuple[int, int]]:
    if number == 0:
        yield 0, 1
        return
    if kind == KINDS:
        return
    held = cards >> 4 * kind & 15
    for taken in range(min(held, number) + 1):
        for rest, ways in _handfuls(cards, number - taken, kind + 1):
            yield taken * card_of(kind) + rest, comb(held, taken) * ways


def worths(position: Position, goal: str) -> list[tuple[int, Worth]]:
    """Return, for every world, its ways and the worth of every decision to the seat's side.

    The goal is ``points`` (own, less those of others) or ``match`` (the chance to win it).
    """
    deal = position.deal()
    rules, seat = deal.rules, deal.to_play
    assert seat is not None
    numbers = rule_numbers(rules)
    view = position.view()
    options = {code: decision_number(rules, code) for code in view.legal}
    found = []
    for state, ways in worlds(deal):
        table = Table(rules, numbers, tuple(view.totals), seat, state, goal)
        worth: Worth = {}
        for code, option in options.items():
            worth[code] = table.best(play(numbers, table.pack, state, option))
        found.append((ways, worth))
    return found


class Table:
    """A world in which all play on with open cards."""

    def __init__(
        self,
        rules: Rules,
        numbers: RuleNumbers,
        totals: tuple[int, ...],
        seat: int,
        state: State,
        goal: str,
    ) -> None:
        self._rules, self._numbers, self._totals = rules, numbers, totals
        solo = state.tally.solo
        self._mine = {
            other
            for other in range(rules.players)
            if side_of(numbers, other, solo) == side_of(numbers, seat, solo)
        }
        self._seat, self._goal = seat, goal
        self.pack = [0] * (state.stock.next + 1)
        self.best = cache(self._best)

    def _best(self, state: State) -> float:
        if state.trick.to_play == NOBODY:
            return self._worth(state)
        options = legal(self._numbers, state)
        values = []
        while options:
            option = options & -options
            options ^= option
            values.append(self.best(play(self._numbers, self.pack, state, option)))
        return max(values) if state.trick.to_play in self._mine else min(values)

    def _worth(self, state: State) -> float:
        done, seat = count(self._numbers, state, NOBODY), self._seat
        side = side_of(self._numbers, seat, state.tally.solo)
        margin = 2.0 * done.points[side] - sum(done.points)
        if self._goal == "points":
            return margin
        after = totals_after(self._rules, self._totals, state)
        account = seat if self._numbers.sides == SOLO else side
        other = max(total for place, total in enumerate(after) if place != account)
        chance = chance_to_win(
            after[account], other, self._rules.target, self._rules.hand_score == "points"
        )
        return chance + TRIFLE * margin


def totals_after(rules: Rules, totals: tuple[int, ...], state: State) -> list[int]:
    """Return the match totals after a finished deal."""
    result, burned = count_deal(rule_numbers(rules), state, None)
    alike = burned_alike(rule_numbers(rules), state)
    before = [0 if place in alike else total for place, total in enumerate(totals)]
    after = [old + new for old, new in zip(before, result.score, strict=True)]
    return [0 if place in burned else total for place, total in enumerate(after)]


@cache
def chance_to_win(own: int, other: int, target: int, by_points: bool) -> float:
    """Return the chance to win the match: every further deal brings either side a simple win.

    Where points are added up the lead counts, as a share of the target.

    >>> chance_to_win(4, 4, 5, False), chance_to_win(5, 2, 5, False), chance_to_win(3, 4, 5, False)
    (0.5, 1.0, 0.25)
    """
    if max(own, other) >= target and own != other:
        return 1.0 if own > other else 0.0
    if by_points:
        return 0.5 + (own - other) / target / 2.0
    if own == other:
        return 0.5
    won = chance_to_win(own + 1, other, target, by_points)
    return (won + chance_to_win(own, other + 1, target, by_points)) / 2.0
