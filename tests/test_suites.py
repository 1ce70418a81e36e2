"""Do bots find what any good player finds? The suites, and what stands behind them."""

from collections import Counter

import pytest

from sedma import bots
from tests.suites import SUITES, Position, by_kind, positions, run
from tests.suites.worlds import Worth, worths

EVERYTHING = [position for suite in SUITES for position in positions(suite)]
GOALS = {"partner": "points", "score": "match"}
ALIKE = 1e-9


def name_of(position: Position) -> str:
    return position.name


def kind_of(decision: str) -> str:
    """The card without its suit, a word as it is."""
    return decision[0] if decision[0].isupper() or decision[0].isdigit() else decision


def test_suites_are_large_enough_and_names_are_names() -> None:
    assert len(positions("partner")) >= 30
    assert len(positions("score")) >= 40
    names = Counter(position.name for position in EVERYTHING)
    assert [name for name, number in names.items() if number > 1] == []
    assert len({position.preset for position in EVERYTHING}) >= 12


@pytest.mark.parametrize("position", EVERYTHING, ids=name_of)
def test_a_position_asks_for_a_decision_and_says_why(position: Position) -> None:
    view = position.view()
    right = {kind_of(decision) for decision in position.rights}
    assert position.rights <= set(view.legal)
    assert {kind_of(decision) for decision in view.legal} > right
    assert len({d for d in view.legal if kind_of(d) in right}) == len(position.rights)
    assert position.why.endswith(".")
    assert position.proof in ("every", "mean", "argued")


def test_where_the_match_stands_changes_what_is_right() -> None:
    """A6: the same cards, other totals, another decision."""
    asked: dict[str, set[str]] = {}
    for position in positions("score"):
        asked.setdefault(f"{position.deck} {position.moves}", set()).add(position.right)
    assert sum(len(rights) > 1 for rights in asked.values()) >= 3


@pytest.mark.parametrize(
    ("name", "partner", "score"),
    [("greedy", 48, 27), ("rules", 48, 37), ("net", 54, 50), ("master", 54, 50)],
    ids=["greedy", "rules", "net", "master"],
)
def test_what_is_measured(name: str, partner: int, score: int) -> None:
    """The network, looking ahead or not, finds them all."""
    right = {}
    for suite in SUITES:
        asked = positions(suite)
        failures = run(bots.make(name), asked)
        right[suite] = len(asked) - len(failures)
        assert sum(done for done, _ in by_kind(asked, failures).values()) == right[suite]
    assert right == {"partner": partner, "score": score}


@pytest.mark.slow
@pytest.mark.parametrize("suite", SUITES)
def test_open_cards_bear_the_reasons_out(suite: str) -> None:
    """In every world, or in the mean over them, nothing is better than what is called right."""
    for position in positions(suite):
        if position.proof == "argued":
            continue
        found = worths(position, GOALS[suite])
        if position.proof == "every":
            for _, worth in found:
                assert all(worth[right] >= max(worth.values()) - ALIKE for right in position.rights)
        means = mean_worth(found)
        wrong = max(worth for code, worth in means.items() if code not in position.rights)
        assert min(means[right] for right in position.rights) > wrong + ALIKE, position.name


def mean_worth(found: list[tuple[int, Worth]]) -> Worth:
    ways = sum(number for number, _ in found)
    return {
        code: sum(number * worth[code] for number, worth in found) / ways for code in found[0][1]
    }
