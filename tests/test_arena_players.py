"""Do the players that search and the one that has learnt play in the arena as at a table?"""

import pytest

from sedma.arena.batch import new_batch, play_out
from sedma.arena.players import Player, read_player
from sedma.arena.rows import DECISIONS, MADE
from sedma.arena.table import AtTable
from sedma.bots.net.player import Net
from sedma.errors import SedmaError
from sedma.rules import load
from tests.test_arena import GAMES, SEED, follow, kernels, played, rows_of, told_again

QUICK = (
    "worlds:worlds=3,rollout=greedy",
    "worlds:worlds=3",
    "ismcts:iterations=20",
    "master:worlds=2",
    "level3",
    "level8",
)


@pytest.mark.parametrize("game", GAMES)
def test_the_network_at_a_table_plays_the_deals_of_its_kernel(game: str) -> None:
    rules = GAMES[game]
    fast, slow = played(rules, 1, "net", "greedy"), new_batch(rules, SEED, 0, 1)
    play_out(slow, [AtTable(Net(for_points=True).decide), kernels(rules, "greedy")[0]])
    assert rows_of(slow) == rows_of(fast)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", ["sedma2", "sedma4", "sedma3solo", "septica2", "ristiklappi"])
def test_the_referee_agrees_with_every_row(game: str, name: str) -> None:
    batch = played(load(game), 1, name, "random")
    for place, row in enumerate(batch.rows):
        deal = told_again(batch, place)
        for number in range(row[MADE]):
            follow(batch, place, deal, number)
        assert deal.over
    again = played(load(game), 1, name, "random")
    assert rows_of(again) == rows_of(batch)


@pytest.mark.parametrize("name", ["worlds:ms=1", "ismcts:ms=1", "master:ms=1"])
def test_a_budget_of_time_says_that_it_is_one(name: str) -> None:
    player = read_player(name)
    assert not player.deterministic
    row = played(load("sedma2"), 1, name, "greedy").rows[0]
    assert all(row[DECISIONS : DECISIONS + row[MADE]])


def test_options_have_their_usual_values() -> None:
    assert read_player("worlds") == Player("worlds", (("worlds", 24), ("rollout", "rules")))
    assert read_player("level2").kind.maker == read_player("level").kind.maker
    for text in (
        "worlds:rollout=moon",
        "master:prior=0.5",
        "ismcts:iterations=0",
        f"net:weights={'x' * 5_000}",
    ):
        with pytest.raises(SedmaError, match="player-option-refused"):
            read_player(text)


def test_an_option_is_given_once_and_only_where_there_is_a_choice() -> None:
    with pytest.raises(SedmaError, match="player-option-twice"):
        read_player("master:worlds=10,worlds=20")
    with pytest.raises(SedmaError, match="player-option-unknown"):
        read_player("level2:step=2")


@pytest.mark.parametrize(
    "text", ["master:worlds=9,ms=5", "master:ms=5,prior=0", "worlds:ms=5,worlds=2"]
)
def test_beside_a_budget_of_time_nothing_is_counted(text: str) -> None:
    with pytest.raises(SedmaError, match="player-option-by-clock"):
        read_player(text)
