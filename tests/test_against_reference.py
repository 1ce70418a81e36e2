"""Are the games of the program those of rules.md, as a second reader typed them?

Play by play the two are compared in `tests/long/reference.py`.
"""

import pytest

from sedma.rules import load, preset_names
from tests.reference.cards import Options
from tests.reference.presets import PRESETS


def test_the_games_and_their_order() -> None:
    assert preset_names() == list(PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_option_of_a_preset(preset: str) -> None:
    told: Options = dict(load(preset).to_json())
    typed = dict(PRESETS[preset])
    for name in ("wild", "burn"):  # sets: their order says nothing
        told[name], typed[name] = sorted(told[name]), sorted(typed[name])
    assert told == typed
