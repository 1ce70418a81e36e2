"""Can programs of others play, and does it cost them the deal when they do not?"""

import random
import re
import sys
from pathlib import Path

import pytest

from sedma.arena.batch import new_batch, play_out
from sedma.arena.contest import Contest, Piece
from sedma.arena.external import External
from sedma.arena.figures import figures_of
from sedma.arena.kernels.simple import greedy
from sedma.arena.players import read_player
from sedma.arena.table import AtTable, Forfeit
from sedma.errors import SedmaError
from sedma.match import Deal
from sedma.rules import deck_cards, load

DOCS = Path(__file__).parent.parent / "docs" / "bots.md"
RULES = load("sedma2")
SEED = bytes(32)

OPENING = "import sys\nprint('{\"sedma\": 1}', flush=True)\nnext(sys.stdin)\n"
BAD = {
    "ended": OPENING,
    "late": OPENING + "for line in sys.stdin: pass\n",
    "illegal: 9X": OPENING + "for line in sys.stdin: print('9X', flush=True)\n",
    "too long": OPENING + "for line in sys.stdin: print(line, flush=True)\n",
    "more than one line": OPENING + "for line in sys.stdin: print('stop\\n7C', flush=True)\n",
}


def program(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text)
    return f"{sys.executable} {path}"


def example() -> str:
    found = re.search(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_of_the_docs_plays(tmp_path: Path) -> None:
    assert len(example().splitlines()) <= 15
    player = read_player(f"exec:{program(tmp_path, example())}")
    contest = Contest(RULES, (player, read_player("random")), SEED)
    score = contest.play(Piece(0, 10))
    assert score.forfeits == ()
    assert score.each(0).decisions > 100
    assert contest.play(Piece(0, 10)).points == score.points
    assert not contest.deterministic


@pytest.mark.parametrize("reason", BAD)
def test_a_bad_answer_loses_the_deal_and_the_next_deal_is_played(
    reason: str, tmp_path: Path
) -> None:
    with External(program(tmp_path, BAD[reason]), patience=2.0) as bot:
        batch = new_batch(RULES, SEED, 0, 1)
        if reason == "late":
            bot.patience = 0.2
        play_out(batch, [AtTable(bot.decide), greedy(RULES, {})])
    assert batch.forfeits == [reason, reason]
    assert figures_of(batch).tolist()[0][:6] == [0.0, 90.0, 0.0, 3.0, 0.0, 1.0]


def test_an_ended_program_is_started_anew(tmp_path: Path) -> None:
    once = OPENING + "import json\nlegal = json.loads(next(sys.stdin))['view']['legal']\n"
    deal = Deal.from_deck(RULES, 0, deck_cards(RULES))
    view = deal.view(1)
    with External(program(tmp_path, once + "print(legal[0], flush=True)\n")) as bot:
        for _ in range(2):
            assert bot.decide(view, RULES, random.Random(1)) == view.legal[0]
            with pytest.raises(Forfeit, match="ended"):
                bot.decide(view, RULES, random.Random(1))


@pytest.mark.parametrize(
    "text", ["print('hello')\n", "print('{\"sedma\": 2}')\n", "print('[]')\n", "pass\n"]
)
def test_a_program_that_does_not_shake_hands_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(SedmaError, match="external-handshake"):
        External(program(tmp_path, text)).__enter__()


@pytest.mark.parametrize("command", ["/no/such/program", "'unfinished", "''"])
def test_a_program_that_cannot_start_is_refused(command: str) -> None:
    with pytest.raises(SedmaError, match="external-not-started"):
        External(command).__enter__()
