"""Does each bot beat the one before it in every game?"""

import pytest

from sedma.arena.contest import Contest
from sedma.arena.ledger import Ledger
from sedma.arena.players import read_player
from sedma.rules import load, preset_names

PACKS = 1_000
SURE = 2
"""By how many half-widths of its interval the better one has to be ahead."""


@pytest.mark.parametrize(("better", "worse"), [("greedy", "random"), ("rules", "greedy")])
@pytest.mark.parametrize("name", preset_names())
def test_the_better_bot_wins(name: str, better: str, worse: str) -> None:
    contest = Contest(load(name), (read_player(better), read_player(worse)), bytes(32))
    score = contest.results(PACKS, Ledger(None))
    points = score.points.raw
    assert points.mean > SURE * points.half
    assert score.lead("stakes").raw.mean > 0
    assert score.lead("won").raw.mean > 0
