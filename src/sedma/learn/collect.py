"""What happens when the network plays itself?

Deals one after another, compiled. Every decision with a choice is written down: what the seat saw,
what the critic may see besides, what was chosen and how likely that was. A deal between two ends
where its ending is known exactly.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple

from sedma.beliefs.scene import scene_in
from sedma.bots.greedy import choose as choose_greedy
from sedma.bots.net import layout as place
from sedma.bots.net.forward import ANSWER, best_output, policy_scores, to_chances
from sedma.bots.net.inputs import Goal, decision_of, output_mask, write_hidden, write_open
from sedma.bots.net.slots import OUTPUTS
from sedma.bots.net.trail import Trail, followed, fresh_trail, laid
from sedma.bots.net.worth import POINTS_TOO, margin_of, utility
from sedma.bots.rollout import Rollout
from sedma.bots.rules import choose as choose_rules
from sedma.bots.sight import Terms
from sedma.bots.sight_in import sight_in
from sedma.bots.worlds import choose as choose_in_worlds
from sedma.core.chance import below, mix, step
from sedma.core.deal import deal
from sedma.core.jit import compiled, peek
from sedma.core.play import legal, play
from sedma.core.state import NOBODY, RuleNumbers, State
from sedma.solver.memory import Block
from sedma.solver.search import exact
from sedma.solver.valuing import COUNTER_POINTS, node_of

FRACTION = 1 << 30
APART = 0x2AAA_AAAA_AAAA_AAA
"""Turns a state of chance into one far from it, so that a rival's chance is its own."""
SEAT, DEAL, MASK, OUTPUT, START, SEEN, WRITTEN = 0, 1, 2, 3, 4, 5, 6
FIELDS = 7
CHANCE, SO_FAR = 0, 1
NUMBERS = 2

LEARNT, BY_GREEDY, BY_RULES, BY_WORLDS = 0, 1, 2, 3
"""Who the rival is: other weights, a player of rules of thumb, or one that tries them in worlds."""


class Players(NamedTuple):
    """Who decides: the learner in all seats but the rival's, which does not learn."""

    rival_seats: int  # mask
    rival: int  # LEARNT, BY_GREEDY, BY_RULES or BY_WORLDS
    rival_is_sure: int  # 1 if the rival takes its best decision, not one by chance
    endings: int  # 1 if deals end where tables know the value


class Practice(NamedTuple):
    """What is played, by whom and for what."""

    rules: RuleNumbers
    terms: Terms
    goals: tuple[Goal, Goal]  # of both sides
    players: Players
    rollout: Rollout  # a rival's rules of thumb, also in worlds
    worlds: int  # that a rival tries its decisions in
    room: Any  # scratch for the cards of a world
    sums: Any  # scratch for what each decision brings in them
    whole: int  # all cards of the pack
    end: int  # of the stock


class Endings(NamedTuple):
    """The blocks that endings are valued with."""

    counters: Block
    ranks: Block
    table: Block
    memory: Block


@compiled
def collect(
    practice: Practice,
    endings: Endings,
    slots: Sequence[int],
    pack: MutableSequence[int],
    deals: int,
    chance: int,
    weights: Sequence[float],
    rows: Sequence[int],
    rival: Sequence[float],
    rival_rows: Sequence[int],
    where: MutableSequence[int],
    what: MutableSequence[float],
    scratch: MutableSequence[float],
    facts: MutableSequence[int],
    numbers: MutableSequence[float],
    ends: MutableSequence[float],
) -> tuple[int, int]:
    """Return how many decisions so many deals gave, and how many inputs they have together.

    `where` and `what` get the inputs, `facts` and `numbers` a row a decision (`SEAT` to `SO_FAR`),
    `ends` for each deal what it brought every seat.
    """
    found, written, rules, players = 0, 0, practice.rules, practice.players
    for number in range(deals):
        chance = mix(pack, chance)
        eldest = below(step(chance ^ number), rules.players)
        state, trail = deal(rules, pack, eldest, practice.end), fresh_trail()
        while goes_on(players, state):
            decisions = legal(rules, state)
            decision, is_rival = decisions, players.rival_seats >> state.trick.to_play & 1
            if decisions & (decisions - 1) and is_rival and players.rival != LEARNT:
                decision, chance = by_thumb(practice, pack, state, decisions, chance)
            elif decisions & (decisions - 1):
                seen = see(practice, trail, state, slots, where, what, written)
                net = rival if is_rival else weights
                lines = rival_rows if is_rival else rows
                policy_scores(net, lines, where, what, written, seen, scratch)
                sure = is_rival and players.rival_is_sure
                mask = output_mask(decisions, slots)
                output, chance = taken(scratch, mask, sure, chance)
                decision = decision_of(decisions, slots, output)
                if not is_rival:
                    every = write_hidden(rules, pack, state, slots, where, what, seen)
                    note(facts, found, state, number, mask, output, written, seen, every)
                    numbers[found * NUMBERS + CHANCE] = scratch[ANSWER + output]
                    numbers[found * NUMBERS + SO_FAR] = so_far(practice, state)
                    found += 1
                    written = every
            card = laid(rules, pack, state, decision)
            after = play(rules, pack, state, decision)
            trail = followed(rules, trail, state, after, card)
            state = after
        settle(practice, endings, state, number, ends)
    return found, written


@compiled
def goes_on(players: Players, state: State) -> bool:
    """Return whether somebody has to decide in a deal whose ending is not known yet."""
    if state.trick.to_play == NOBODY:
        return False
    return players.endings == 0 or state.stock.next < state.stock.end


@compiled
def by_thumb(
    practice: Practice, pack: Sequence[int], state: State, decisions: int, chance: int
) -> tuple[int, int]:
    """Return the decision of a rival that has not learnt, and the chance left."""
    rules, rollout, rival = practice.rules, practice.rollout, practice.players.rival
    if rival == BY_WORLDS:
        scene, chance = scene_in(rules, pack, state, NOBODY), step(chance)
        room, sums = practice.room, practice.sums
        worlds = practice.worlds
        apart = chance ^ APART
        choice = choose_in_worlds(rules, rollout, scene, decisions, worlds, room, sums, apart)
        return choice, chance
    sight = sight_in(rules, rollout.terms, pack, state)
    if rival == BY_GREEDY:
        return choose_greedy(rollout.terms, sight), chance
    return choose_rules(rollout.terms, sight, rollout.weights), chance


@compiled
def see(
    practice: Practice,
    trail: Trail,
    state: State,
    slots: Sequence[int],
    where: MutableSequence[int],
    what: MutableSequence[float],
    count: int,
) -> int:
    """Return the end of the inputs once what the seat to play sees has been added."""
    goal, terms, whole = practice.goals[state.trick.to_play & 1], practice.terms, practice.whole
    return write_open(practice.rules, terms, goal, trail, state, whole, slots, where, what, count)


@compiled
def taken(scratch: MutableSequence[float], mask: int, sure: int, chance: int) -> tuple[int, int]:
    """Return the output of the highest score, or unless `sure` one drawn, and the chance left."""
    if sure:
        return best_output(scratch, mask), chance
    to_chances(scratch, mask)
    chance = step(chance)
    return drawn(scratch, mask, below(chance, FRACTION) / FRACTION), chance


@compiled
def note(
    facts: MutableSequence[int],
    found: int,
    state: State,
    number: int,
    mask: int,
    output: int,
    start: int,
    seen: int,
    written: int,
) -> None:
    """Write down a decision: who, in which deal, and where its inputs lie."""
    base = found * FIELDS
    facts[base + SEAT] = state.trick.to_play
    facts[base + DEAL] = number
    facts[base + MASK] = mask
    facts[base + OUTPUT] = output
    facts[base + START] = start
    facts[base + SEEN] = seen
    facts[base + WRITTEN] = written


@compiled
def so_far(practice: Practice, state: State) -> float:
    """Return what the seat to play has won already, as the end of the deal will count it."""
    seat = state.trick.to_play
    share = 1.0 if practice.goals[seat & 1].stakes == 0.0 else POINTS_TOO
    return share * margin_of(practice.rules, practice.terms, state, seat)


@compiled
def settle(
    practice: Practice, endings: Endings, state: State, number: int, ends: MutableSequence[float]
) -> None:
    """Write down what a deal has brought every seat; endings that are known are not played."""
    rules, terms, known, gain = practice.rules, practice.terms, state.trick.to_play != NOBODY, 0.0
    if known:
        node = node_of(rules, endings.counters, endings.memory, state)
        value = exact(
            endings.ranks, endings.table, endings.memory, node, node.left // 2, 0, node.left
        )
        gain = (2 * value - node.left) * peek(endings.counters, COUNTER_POINTS) * terms.scale
    for seat in range(rules.players):
        if known:
            signed = gain if seat == state.trick.leader else -gain
            ends[number * place.SEATS + seat] = margin_of(rules, terms, state, seat) + signed
        else:
            goal = practice.goals[seat & 1]
            ends[number * place.SEATS + seat] = utility(rules, terms, goal, state, seat)


@compiled
def drawn(scratch: Sequence[float], mask: int, chance: float) -> int:
    """Return an output drawn by the chances in the scratch."""
    choice = -1
    for output in range(OUTPUTS):
        if mask >> output & 1:
            choice = output
            chance -= scratch[ANSWER + output]
            if chance < 0.0:
                break
    return choice


@compiled
def targets(
    facts: Sequence[int],
    numbers: Sequence[float],
    ends: Sequence[float],
    found: int,
    values: Sequence[float],
    trust: float,
    advantages: MutableSequence[float],
    returns: MutableSequence[float],
) -> None:
    """Work out advantages (generalised, with `trust` for lambda) and what the critic should say.

    Values and returns are what is still to come, in scaled points; decisions are in the order
    played, so each seat's are gone through from the last one back.
    """
    waiting = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    expected = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    deal_now = -1
    for back in range(found):
        number = found - 1 - back
        base = number * FIELDS
        seat, of_deal = facts[base + SEAT], facts[base + DEAL]
        if of_deal != deal_now:
            deal_now = of_deal
            for other in range(place.SEATS):
                waiting[other] = 0.0
                expected[other] = ends[of_deal * place.SEATS + other]
        so_far = numbers[number * NUMBERS + SO_FAR]
        here = so_far + values[number]
        waiting[seat] = expected[seat] - here + trust * waiting[seat]
        expected[seat] = here
        advantages[number] = waiting[seat]
        returns[number] = here + waiting[seat] - so_far


@compiled
def fill(
    chosen: Sequence[int],
    facts: Sequence[int],
    where: Sequence[int],
    what: Sequence[float],
    columns: Sequence[int],
    width: int,
    everything: int,
    first_hidden: int,
    last_hidden: int,
    dense: MutableSequence[float],
) -> None:
    """Write the inputs of chosen decisions as rows of `width`, those of other columns left out.

    Unless `everything`, only what the seat saw; of hidden inputs those from `first_hidden` to
    `last_hidden` are left out for every third decision, so that the critic learns without them.
    """
    for line in range(len(chosen)):
        base = chosen[line] * FIELDS
        start = facts[base + START]
        last = facts[base + WRITTEN] if everything else facts[base + SEEN]
        blind = chosen[line] % 3 == 0
        for place_of in range(start, last):
            index = where[place_of]
            if blind and first_hidden <= index < last_hidden:
                continue
            column = columns[index]
            if column >= 0:
                dense[line * width + column] = what[place_of]
