"""What does a finished deal say of two players, and how much of it was luck?

A deal gives each player's points, what it adds to the match, and deals won, as means over its
seats. Beside these stand measures of luck: figures whose mean is nought whatever honest players do,
so that what they explain of a result can be taken away (`sedma.arena.estimates`). One more of them,
such as the judgement of a critic before and after each draw, is one more row of `MEASURES`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from sedma.arena import luck
from sedma.arena.batch import Batch, Figures, blank
from sedma.arena.rows import DEALER, FORFEITED, SEATED, Grid
from sedma.arena.seatings import seatings
from sedma.core.flat import load
from sedma.core.hand import at
from sedma.core.jit import compiled, fast
from sedma.core.numbers import rule_numbers
from sedma.core.score import count, side_of
from sedma.core.state import SOLO, RuleNumbers, State
from sedma.rules import Rules, points_in_pack

RESULTS = ("points_a", "points_b", "stakes_a", "stakes_b", "won_a", "won_b")


class Measure(NamedTuple):
    """A measure of luck: the names of its columns, and what gives them for a finished batch."""

    names: tuple[str, ...]
    tell: Callable[[Batch], Figures]


MEASURES = (Measure(luck.FEATURES, luck.drawn),)
LUCK = tuple(name for measure in MEASURES for name in measure.names)
COLUMNS = RESULTS + LUCK


def figures_of(batch: Batch) -> Any:
    """Return an array of the figures in `COLUMNS`, a row for each pack: means over its seatings."""
    numbers, results = rule_numbers(batch.rules), blank(batch, len(RESULTS))
    lost_points, lost_stakes = price_of_forfeit(batch.rules)
    fast(tell_results)(numbers, batch.rows, lost_points, lost_stakes, results)
    parts = [results, *(measure.tell(batch) for measure in MEASURES)]
    deals = np.concatenate([np.array(part, dtype=np.float64) for part in parts], axis=1)
    return deals.reshape(-1, len(seatings(batch.rules)), len(COLUMNS)).mean(axis=1)


def price_of_forfeit(rules: Rules) -> tuple[float, float]:
    """Return the points and the stakes that others get for a deal that a player breaks off.

    >>> from sedma.rules import load
    >>> price_of_forfeit(load("sedma2"))
    (90.0, 3.0)
    """
    points = float(points_in_pack(rules) + rules.last_trick)
    if rules.hand_score == "points":
        return points, points + rules.sweep_bonus
    return points, float(max(rules.stakes or (1,)))


@compiled
def tell_results(
    rules: RuleNumbers, rows: Grid, lost_points: float, lost_stakes: float, results: Figures
) -> int:
    """Return the number of deals, once the figures in `RESULTS` stand in their rows."""
    for place in range(len(rows)):
        row, figures = rows[place], results[place]
        if row[FORFEITED]:
            winner = 2 - row[FORFEITED]
            figures[winner] = lost_points
            figures[2 + winner] = lost_stakes
            figures[4 + winner] = 1.0
        else:
            tell_result(rules, load(row), row[SEATED], row[DEALER], figures)
    return len(rows)


@compiled
def tell_result(
    rules: RuleNumbers, state: State, seated: int, dealer: int, figures: Figures
) -> None:
    """Put the means over each player's seats of a deal's points, stakes and wins into a row."""
    result = count(rules, state, dealer)
    solo = state.tally.solo
    others = 0
    for seat in range(rules.players):
        others += seated >> 4 * seat & 15
    for seat in range(rules.players):
        player = seated >> 4 * seat & 15
        share = 1.0 / others if player else 1.0 / (rules.players - others)
        side = side_of(rules, seat, solo)
        account = seat if rules.sides == SOLO else side
        figures[player] += share * at(result.points, side)
        figures[2 + player] += share * at(result.score, account)
        figures[4 + player] += share * (result.winners >> seat & 1)
