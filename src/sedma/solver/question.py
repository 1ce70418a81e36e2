"""What can be asked about a position?

Three kinds of question: over columns, over the core, and over the core for stakes. All speak of
the side of the seat to play; values are in units of points (or of stakes).
"""

from collections.abc import Sequence
from typing import Any, Protocol

from sedma.core.jit import block_of, fast, pack_of
from sedma.core.numbers import card_number, decision_number, rule_numbers
from sedma.core.play import play
from sedma.core.state import NOBODY, State
from sedma.core.trick import card_points, same_side
from sedma.match import Deal
from sedma.rules import Rules
from sedma.solver import anymemory
from sedma.solver import memory as m
from sedma.solver.anygame import best, score
from sedma.solver.columns import ALL, column
from sedma.solver.ending import LEADERS, OTHERS, Node
from sedma.solver.fightlevels import set_tables
from sedma.solver.fights import DEEPEST
from sedma.solver.reading import in_core, read_node, read_options
from sedma.solver.search import WHOLE, reached
from sedma.solver.tables import Tables

CLEANING_STAKE = 5
TWO_SIDES = 2


class Question(Protocol):
    """A position that can be asked whether the side to play gets at least so much."""

    unit: int
    low: int
    high: int
    guess: int
    exact: bool
    source: str
    options: dict[str, int]

    @property
    def memory(self) -> Any:
        """The search's memory."""

    def reached(self, option: int, bound: int) -> int:
        """Return a value at least `bound` if the true one is, else one below: a bound."""

    def takes_all(self) -> bool:
        """Return whether the side to play can take all tricks from here on."""


class ColumnQuestion:
    """A question to the search over columns."""

    low = 0

    def __init__(self, deal: Deal, tables: Tables, memory: Any, stamp: int) -> None:
        rules, trick = deal.rules, deal.state.trick
        self.memory, self._tables = memory, tables
        self.exact = len(deal.sides(deal.solo)) == TWO_SIDES
        self._at = read_node(deal, memory, stamp)
        self._leads = same_side(
            rule_numbers(rules), trick.to_play, trick.leader, deal.state.tally.solo
        )
        self._blocks = (*tables.blocks, block_of(memory))
        self.unit = rules.card_points[0][1]
        self.high, self.options = self._at.left, read_options(deal)
        known = not deal.stock and 0 < self._at.cards <= tables.most
        self.source = "table" if known else "search"
        share = guess_for_leader(self._at, memory)
        self.guess = share if self._leads else self.high - share

    def reached(self, option: int, bound: int) -> int:
        """Return a bound on the side's counters, see `Question`."""
        if self._leads:
            return self._for_leader(self._at, option, bound)
        return self.high - self._for_leader(self._at, option, self.high - bound + 1)

    def takes_all(self) -> bool:
        """Return whether the side to play can take all tricks from here on."""
        target = LEADERS if self._leads else OTHERS
        at = self._at._replace(points=0, left=1, target=target)
        return (self._for_leader(at, WHOLE, 1) >= 1) == self._leads

    def _for_leader(self, at: Node, option: int, bound: int) -> int:
        return int(fast(reached)(*self._blocks, at, option, bound))


class CoreQuestion:
    """A question to the search over the core."""

    source = "search"
    unit = 1
    low = 0

    def __init__(self, deal: Deal, memory: Any, stamp: int, tables: Tables | None = None) -> None:
        rules, state = deal.rules, deal.state
        asked = in_core(deal)
        self.memory, self.exact, self._tables = memory, asked.exact, tables
        memory[DEEPEST] = 0
        if tables is not None:
            set_tables(memory, tables, rules.card_points[0][1])
        memory[anymemory.SEATS] = asked.seats
        memory[anymemory.STAMP] = stamp if deal.stock else 0
        memory[anymemory.CLASSES : anymemory.CLASSES + len(asked.classes)] = asked.classes
        stock = [card_number(rules, card) for card in deal.stock]
        self.options = {code: decision_number(rules, code) for code in deal.legal()}
        self._numbers = rule_numbers(rules)
        self._kinds = [0] * state.stock.next + stock
        self._pack = pack_of(self._kinds)
        self._state, self._block = state, block_of(memory)
        self.high = _points_left(deal, stock)
        self.guess = self.high * len(deal.sides(deal.solo)[0]) // rules.players

    def reached(self, option: int, bound: int) -> int:
        """Return a bound on the side's points, see `Question`."""
        if option == WHOLE:
            return self._ask(anymemory.TAKE_POINTS, self._state, bound)
        child = play(self._numbers, self._kinds, self._state, option)
        gain = self._points(child) - self._points(self._state)
        if child.trick.to_play == NOBODY:
            return gain
        return gain + self._ask(anymemory.TAKE_POINTS, child, bound - gain)

    def takes_all(self) -> bool:
        """Return whether the side to play can take all tricks from here on."""
        return self._ask(anymemory.TAKE_ALL, self._state, 1) >= 1

    def _points(self, state: State) -> int:
        seats = int(self.memory[anymemory.SEATS])
        return int(sum(had for seat, had in enumerate(state.tally.points) if seats >> seat & 1))

    def _ask(self, aim: int, state: State, bound: int) -> int:
        self.memory[anymemory.AIM] = aim
        search = fast(best)
        return int(search(self._numbers, self._pack, self._block, state, bound))


class StakesQuestion(CoreQuestion):
    """A question for what the deal adds to the match, less the most that another side gets.

    What the position says of points and tricks taken so far counts.
    """

    def __init__(self, deal: Deal, memory: Any, stamp: int) -> None:
        super().__init__(deal, memory, stamp)
        self.high = _highest_score(deal.rules, self.high + sum(deal.taken(deal.solo)[0]))
        self.low, self.guess = -self.high, 0

    def reached(self, option: int, bound: int) -> int:
        """Return a bound on the side's score, see `Question`."""
        if option == WHOLE:
            return self._ask(anymemory.WIN_STAKES, self._state, bound)
        child = play(self._numbers, self._kinds, self._state, option)
        if child.trick.to_play == NOBODY:
            return score(self._numbers, self.memory, child)
        return self._ask(anymemory.WIN_STAKES, child, bound)


def guess_for_leader(at: Node, memory: Any) -> int:
    """Return a first guess at the leader's counters: a line fitted to 200 eight-card deals.

    Every seven more than the other side's moves it by 0.15 of what is left; counters matter little.
    """
    own = int(memory[m.OWN + at.lone])
    share = 0.58
    for slot, weight in ((0, 0.155), (1, 0.015), (2, 0.015)):
        for seat, held in enumerate(ALL[column(at.word, slot)]):
            share += weight * held * (1 if own >> seat & 1 else -1)
    return max(0, min(at.left, round(at.left * share)))


def _points_left(deal: Deal, stock: Sequence[int]) -> int:
    """Return all points that can still be taken, those on the table included."""
    numbers, trick = rule_numbers(deal.rules), deal.state.trick
    cards = [card_number(deal.rules, card) for hand in deal.hands for card in hand]
    on_table = trick.points if trick.cards else 0
    return (
        sum(card_points(numbers, card) for card in [*cards, *stock]) + on_table + numbers.last_trick
    )


def _highest_score(rules: Rules, points: int) -> int:
    """Return the most that one side can score, given all points of the deal."""
    if rules.hand_score == "points":
        return points + rules.sweep_bonus
    stakes: list[int] = [*(rules.stakes or ()), *(rules.quartet_stakes or ())]
    return max([*stakes, CLEANING_STAKE if rules.cleaning else 0])
