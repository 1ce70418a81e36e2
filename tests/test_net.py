"""Does the network see what it may see, the same from a view and from the referee?"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import save_file

from sedma.bots.net import layout
from sedma.bots.net.brain import brain_of, brains_for, game_key, shelf
from sedma.bots.net.facts import facts_of
from sedma.bots.net.filed import read_weights
from sedma.bots.net.forward import ANSWER, SCRATCH, VALUE_ROWS, policy_scores, value_score
from sedma.bots.net.goals import FOR_POINTS, for_stakes
from sedma.bots.net.inputs import decision_of, output_mask, write_hidden, write_open
from sedma.bots.net.moments import WIDTH, retold
from sedma.bots.net.player import Net
from sedma.bots.net.slots import OUTPUTS, SLOTS, arranged, slots_of
from sedma.bots.net.telling import told_by
from sedma.bots.net.trail import followed, fresh_trail, laid
from sedma.bots.terms import terms_of, whole_pack
from sedma.core.deal import deal as deal_out
from sedma.core.flat import STOCK_END
from sedma.core.jit import fast
from sedma.core.numbers import card_number, decision_number, rule_numbers
from sedma.core.play import legal, play
from sedma.errors import SedmaError
from sedma.match import Deal
from sedma.notation import SIGNALS
from sedma.rules import Rules, load, preset_names
from tests.hidden import Story
from tests.reference.options import random_rules

STORIES = 60
KINGS = STOCK_END + 1


def games() -> list[Rules]:
    chance = random.Random(11)
    return [load(name) for name in preset_names()] + [
        load(*random_rules(chance)) for _ in range(40)
    ]


GAMES = games()


def stories(seed: str, number: int) -> list[tuple[Rules, Story]]:
    chance = random.Random(seed)
    found: list[tuple[Rules, Story]] = []
    while len(found) < number:
        rules = GAMES[len(found) % len(GAMES)]
        story = Story.at_random(rules, chance, chance.randrange(3, 60))
        if story.deal.to_play is not None and story.deal.legal() != ["stop"]:
            found.append((rules, story))
    return found


def chosen_in(story: Story) -> list[int]:
    """What was decided, without stops that were no choice."""
    again = Deal.from_deck(story.rules, story.dealer, story.deck, ask_always=True)
    chosen = []
    for word in story.told:
        if word in SIGNALS:
            again.signal(word)
        else:
            if again.legal() != ["stop"]:
                chosen.append(decision_number(story.rules, word))
            again.play(word)
    return chosen


def test_a_view_and_the_referee_tell_the_same_moments() -> None:
    for rules, story in stories("moments", STORIES):
        numbers, asking = rule_numbers(rules), rule_numbers(rules, True)
        seat = story.deal.to_play
        told = told_by(story.deal.view(seat), rules)
        pack = [card_number(rules, code) for code in story.deck]
        eldest = (story.dealer + 1) % rules.players
        start = deal_out(numbers, pack, eldest, len(pack) if rules.stock else 0)
        decisions = chosen_in(story)
        rows = np.zeros((2 * len(pack) + 4, WIDTH), dtype=np.int64)
        trail, made = retold(asking, pack, start, decisions, len(decisions), 1, rows)
        assert told.trail == trail
        assert told.made == made
        if not rules.stock:  # nobody knows the kings that were not dealt, and they do not matter
            rows[:, KINGS] = told.moments[0, KINGS] - rows[0, KINGS] + rows[:, KINGS]
        np.testing.assert_array_equal(told.moments[:made], rows[:made])


def test_inputs_are_within_the_layout_and_never_twice() -> None:
    most = 0
    for rules, story in stories("layout", STORIES):
        numbers, terms, slots = rule_numbers(rules), terms_of(rules), slots_of(rules)
        pack = [card_number(rules, code) for code in story.deck]
        state = story.deal.state
        trail = told_by(story.deal.view(story.deal.to_play), rules).trail
        where, what = [0] * layout.MOST, [0.0] * layout.MOST
        goal = for_stakes(rules, 0, rules.target - 1)
        end = write_open(
            numbers, terms, goal, trail, state, whole_pack(rules), slots, where, what, 0
        )
        assert len(set(where[:end])) == end
        assert all(0 <= place < layout.OPEN for place in where[:end])
        every = write_hidden(numbers, pack, state, slots, where, what, end)
        assert len(set(where[:every])) == every
        assert all(layout.OPEN <= place < layout.ALL for place in where[end:every])
        assert all(0.0 < abs(value) <= 20.0 for value in what[:every])
        most = max(most, every)
    assert most <= layout.MOST


def test_every_legal_decision_has_an_output_of_its_own() -> None:
    for rules, story in stories("outputs", STORIES):
        slots, options = slots_of(rules), legal(rule_numbers(rules), story.deal.state)
        mask = output_mask(options, slots)
        outputs = [output for output in range(OUTPUTS) if mask >> output & 1]
        decisions = [decision_of(options, slots, output) for output in outputs]
        assert sum(decisions) == options
        assert len(set(decisions)) == len(decisions)


@pytest.mark.parametrize("name", preset_names())
def test_kinds_have_slots_of_their_own(name: str) -> None:
    rules = load(name)
    slots = [int(slot) for slot in slots_of(rules) if slot >= 0]
    assert len(set(slots)) == len(slots) == len(arranged(rules))
    assert max(slots) < SLOTS


def test_the_compiled_answers_are_those_of_plain_matrices() -> None:
    chance = np.random.default_rng(5)
    rules = load("sedma2")
    brains = brains_for(rules)
    filed = next(one for one in shelf().values() if game_key(rules) in one.card["games"])
    tensors = {key: np.asarray(array, np.float64) for key, array in filed.tensors.items()}
    for part, brain in (("policy", brains.policy), ("critic", brains.critic)):
        inputs = tensors[f"{part}.inputs"].astype(int)
        chosen = np.sort(chance.choice(inputs, 60, replace=False))
        values: Any = chance.random(60).astype(np.float32)
        first = tensors[f"{part}.first"][np.searchsorted(inputs, chosen)]
        hidden = np.maximum(0, values @ first + tensors[f"{part}.first_bias"])
        second = np.maximum(0, hidden @ tensors[f"{part}.second"] + tensors[f"{part}.second_bias"])
        expected = second @ tensors[f"{part}.last"] + tensors[f"{part}.last_bias"]
        where: Any = chosen.astype(np.int16)
        scratch: Any = np.zeros(SCRATCH, np.float32)
        if part == "policy":
            fast(policy_scores)(brain.weights, brain.rows, where, values, 0, 60, scratch)
            np.testing.assert_allclose(scratch[ANSWER:], expected, rtol=1e-4, atol=1e-4)
        else:
            value = fast(value_score)(brain.weights, brain.rows, where, values, 0, 60, scratch)
            assert value == pytest.approx(float(expected[0]), rel=1e-4, abs=1e-4)
            assert len(brain.weights) == VALUE_ROWS + len(inputs) * 256


def test_facts_join_the_first_bias() -> None:
    tensors = shelf()["family"].tensors
    part = {
        key.removeprefix("policy."): array
        for key, array in tensors.items()
        if key.startswith("policy.")
    }
    one, other = (brain_of(part, facts_of(load(name))) for name in ("sedma2", "hola6"))
    assert not np.array_equal(one.weights[:256], other.weights[:256])
    np.testing.assert_array_equal(one.weights[256:], other.weights[256:])


def test_goals_know_the_match() -> None:
    rules = load("sedma4")
    far, near = for_stakes(rules, 0, 0), for_stakes(rules, rules.target - 1, 0)
    assert far.bald_gain > 0.0 == near.bald_gain
    assert near.bald_loss == far.bald_loss


def test_the_trail_remembers_what_was_let_go_by() -> None:
    rules = load("sedma2")
    numbers = rule_numbers(rules)
    pack = [card_number(rules, f"{rank}C") for rank in "8T9J7K8Q"]
    state = deal_out(numbers, pack, 0, len(pack))
    trail = fresh_trail()
    for decision in (pack[0], pack[6]):
        card = laid(numbers, pack, state, decision)
        after = play(numbers, pack, state, decision)
        trail = followed(numbers, trail, state, after, card)
        state = after
    assert trail.trick[:2] == (pack[0], pack[6])
    assert trail.passed[1] == 0


def test_points_and_the_match_are_two_goals() -> None:
    chance = random.Random(3)
    differing = 0
    for _ in range(40):
        story = Story.at_random(load("sedma4"), chance, 26)
        seat = story.deal.to_play
        if seat is None:
            continue
        view = story.deal.view(seat)
        decisions = {
            Net(for_points=points).decide(view, story.rules, chance) for points in (True, False)
        }
        differing += len(decisions) > 1
        assert decisions <= set(view.legal)
    assert FOR_POINTS.stakes == 0.0


SPOILT: dict[str, Callable[[Any], Any]] = {
    "short": lambda array: array[:3],
    "flat": lambda array: array.reshape(1, -1),
    "not a number": lambda array: array * np.float16(np.nan),
    "whole": lambda array: array.astype(np.int64),
    "wide": lambda array: array.astype(np.float64) + 1e300,
    "huge": lambda array: array * 0 + np.float16(30_000),
    "twice": lambda array: array * 0,
    "wrapping": lambda _: np.array([0, 20_000, -20_000, 3], np.int16),
    "bare": lambda _: np.zeros((), np.float16),
    "beyond": lambda array: array + np.int16(layout.ALL),
}


def spoilt(name: str) -> dict[str, Any]:
    """The arrays of a file in which one thing is wrong."""
    tensors = dict(shelf()["sedma2"].tensors)
    part, _, how = name.partition(" ")
    array = tensors.pop(part)
    return tensors if how == "missing" else tensors | {part: SPOILT[how](array)}


@pytest.mark.parametrize(
    "name",
    [
        "policy.second short",
        "policy.first short",
        "policy.first_bias short",
        "policy.last short",
        "critic.last_bias missing",
        "critic.second_bias flat",
        "policy.last_bias not a number",
        "critic.first not a number",
        "policy.second whole",
        "policy.inputs flat",
        "policy.inputs twice",
        "critic.inputs beyond",
        "critic.inputs missing",
        "policy.inputs wrapping",
        "critic.facts bare",
        "critic.last wide",
        "policy.second huge",
    ],
)
def test_weights_that_compiled_code_would_stumble_over_are_refused(
    name: str, tmp_path: Path
) -> None:
    path = tmp_path / "spoilt.safetensors"
    save_file(spoilt(name), path, {"games": "family", "digest": "0"})
    with pytest.raises(SedmaError, match="weights-refused") as refusal:
        read_weights(path)
    assert refusal.value.arguments["part"] == name.partition(" ")[0]


def test_files_that_are_no_weights_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "other"
    save_file(shelf()["sedma2"].tensors, path)
    whole = path.read_bytes()
    for content, part in ((whole, "card"), (whole[:999], "safetensors"), (b"", "safetensors")):
        path.write_bytes(content)
        with pytest.raises(SedmaError, match="weights-refused") as refusal:
            read_weights(path)
        assert refusal.value.arguments["part"] == part
    with pytest.raises(SedmaError, match="weights-refused"):
        read_weights(tmp_path)


@pytest.mark.parametrize("shape", [[0, 2**63], [1] * 69 + [0]])
def test_a_part_of_impossible_shape_is_refused(shape: list[int], tmp_path: Path) -> None:
    part = {"dtype": "F16", "shape": shape, "data_offsets": [0, 0]}
    head = json.dumps({"policy.more": part}).encode()
    path = tmp_path / "shape.safetensors"
    path.write_bytes(len(head).to_bytes(8, "little") + head)
    with pytest.raises(SedmaError, match="weights-refused"):
        read_weights(path)
