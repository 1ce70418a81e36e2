"""Are means, intervals and what is said of luck right?"""

import numpy as np
import pytest

from sedma.arena.batch import Batch, Spent, new_batch, play_out, timed
from sedma.arena.contest import Contest
from sedma.arena.estimates import Moments, student
from sedma.arena.figures import COLUMNS, LUCK, figures_of
from sedma.arena.kernels.simple import greedy
from sedma.arena.ledger import Ledger
from sedma.arena.players import read_player
from sedma.arena.report import report
from sedma.arena.rows import PACK, Grid, carry_out, has_turn
from sedma.core.flat import load, store
from sedma.core.hand import STOP
from sedma.core.jit import compiled
from sedma.core.numbers import rule_numbers
from sedma.core.play import legal
from sedma.core.state import RuleNumbers
from sedma.rules import load as load_rules

SEED = bytes(31) + b"\x01"
MADE_UP = ("points_a", "points_b", "luck")


def made_up(packs: int, pull: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Points whose lead is 3 on average, and `pull` more for each unit of luck."""
    chance = np.random.default_rng(5)
    luck, noise = chance.normal(0, 1, packs), chance.normal(0, 0.5, packs)
    return np.column_stack([10 + 3 + pull * luck + noise, np.full(packs, 10.0), luck])


def test_the_mean_and_its_interval_are_those_of_the_textbook() -> None:
    figures = made_up(50, 2.0)
    lead = figures[:, 0] - figures[:, 1]
    found = Moments.of(MADE_UP, figures, 0).difference("points", ("luck",)).raw
    assert found.mean == pytest.approx(lead.mean())
    assert found.half == pytest.approx(2.0096 * lead.std(ddof=1) / 50**0.5, rel=1e-4)


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.571), (10, 2.228), (30, 2.042)])
def test_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=3e-3)


def test_luck_is_taken_away() -> None:
    found = Moments.of(MADE_UP, made_up(2_000, 20.0), 0).difference("points", ("luck",))
    assert found.adjusted.mean == pytest.approx(3.0, abs=0.05)
    assert found.adjusted.half == pytest.approx(1.96 * 0.5 / 2_000**0.5, rel=0.05)
    assert found.raw.half == pytest.approx(1.96 * 20 / 2_000**0.5, rel=0.05)
    assert found.raw.mean - found.adjusted.mean == pytest.approx(found.gap.mean)


def test_a_few_packs_are_left_as_they_were_played() -> None:
    found = Moments.of(MADE_UP, made_up(19, 20.0), 0).difference("points", ("luck",))
    assert found.adjusted == found.raw
    assert found.gap == (0.0, 0.0)


def test_each_half_takes_its_slopes_from_the_other() -> None:
    """A pack alone cannot choose how much of its own luck is taken: the mean stays unbiased."""
    figures = made_up(40, 5.0)
    halves = [figures[half::2] for half in range(2)]
    leads = [half[:, 0] - half[:, 1] for half in halves]
    slopes = [np.polyfit(half[:, 2], lead, 1)[0] for half, lead in zip(halves, leads, strict=True)]
    left = [leads[half] - slopes[1 - half] * halves[half][:, 2] for half in range(2)]
    found = Moments.of(MADE_UP, figures, 0).difference("points", ("luck",)).adjusted
    assert found.mean == pytest.approx(np.concatenate(left).mean())


def test_exact_figures_of_a_match() -> None:
    contest = Contest(load_rules("sedma2"), (read_player("greedy"), read_player("random")), SEED)
    told = report(contest, contest.results(1_000, Ledger(None)))
    assert told["points"] == {
        "mean": 52.81,
        "ci95": 1.7811,
        "adjusted": {"mean": 52.7498, "ci95": 1.6385},
        "gap": {"mean": 0.0602, "ci95": 0.7295},
    }
    assert (told["deals"], told["seatings"], told["deterministic"]) == (1_000, 2, True)


@pytest.mark.parametrize("name", ["random", "rules"])
@pytest.mark.parametrize("game", ["sedma2", "sedma4", "sedma3"])
def test_honest_players_draw_what_anybody_would(game: str, name: str) -> None:
    contest = Contest(load_rules(game), (read_player(name), read_player("greedy")), SEED)
    gap = contest.results(2_000, Ledger(None)).points.gap
    assert gap.half > 0.0
    assert abs(gap.mean) < 1.5 * gap.half


@compiled
def advance_peeking(rules: RuleNumbers, rows: Grid, packs: Grid, player: int) -> int:
    """Return how many decisions a player made that wants the trick when a wild card lies on top."""
    decisions = 0
    for row in rows:
        pack, state = packs[row[PACK]], load(row)
        while has_turn(row, state, player):
            allowed, trick, stock = legal(rules, state), state.trick, state.stock
            wanted = stock.next < stock.end and pack[stock.next] & rules.wild != 0
            cards = allowed & ~STOP
            taking = cards & (trick.led | rules.wild)
            others = cards & ~taking
            if allowed & STOP and (not wanted or trick.owner == trick.leader or not taking):
                decision = STOP
            elif wanted or not others:
                decision = (taking or cards) & -(taking or cards)
            else:
                decision = others & -others
            state = carry_out(rules, pack, row, state, decision)
            decisions += 1
        store(row, state)
    return decisions


def test_a_player_that_knows_the_next_card_is_found_out() -> None:
    rules = load_rules("sedma2")
    numbers = rule_numbers(rules)

    def peeking(batch: Batch, player: int) -> Spent:
        return timed(advance_peeking, numbers, batch.rows, batch.packs, player)

    batch = new_batch(rules, SEED, 0, 2_000)
    play_out(batch, [peeking, greedy(rules, {})])
    gap = Moments.of(COLUMNS, figures_of(batch), 0).difference("points", LUCK).gap
    assert gap.mean > 3 * gap.half
