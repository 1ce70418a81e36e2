"""What is best where few worlds are left?

Once the stock is used up and hands are short, every world that a scene allows can be gone through.
In each of them every decision is valued as if all played on with open cards, a side against all
others; the mean decides, worlds weighed by the ways to deal them and by how likely the network
would have played what the others have played since the last draw. The network's opinion counts
beside it, but little.
"""

from collections.abc import MutableSequence, Sequence
from math import log
from threading import local
from typing import Any, NamedTuple

from sedma.beliefs.scene import Scene
from sedma.beliefs.worlds import ROOM, hidden_in
from sedma.bots.endings import Exact, exact_memory, only_slot
from sedma.bots.net.forward import ANSWER
from sedma.bots.net.inputs import Goal, decision_of, output_mask
from sedma.bots.net.mind import Mind
from sedma.bots.net.moments import PLAYED, SEAT, TRAIL, TRICK, Moments
from sedma.bots.net.race import Aim, Race, race_worth
from sedma.bots.net.slots import OUTPUTS
from sedma.bots.net.telling import Told
from sedma.bots.net.trail import Trail
from sedma.bots.net.weighing import Looking, chance_of, unless_strange
from sedma.bots.rollout import no_tables
from sedma.bots.searching import sums_of
from sedma.bots.sight import Terms
from sedma.bots.sight_in import allied
from sedma.bots.terms import terms_of
from sedma.core.draw import with_solo
from sedma.core.flat import STOCK_END
from sedma.core.hand import CALL, KINDS, KING, SPECIAL, add_at, at, card_of, count_cards, four_alike
from sedma.core.jit import compiled, compiled_apart, fast, pack_of, peek
from sedma.core.numbers import rule_numbers
from sedma.core.play import legal, play
from sedma.core.score import quartet_worth, total
from sedma.core.state import NO_QUARTET, NOBODY, SOLO, RuleNumbers, State, Stock
from sedma.rules import Rules
from sedma.solver.valuing import COUNTER_POINTS, node_of, options_in, value_options

MOST_WORLDS = 1024
MOST_HELD = 3
"""How many cards a seat that goes through all worlds holds at most."""
MOST_TRICKS = 4
"""In how many tricks, back from the last decision, the others' decisions are asked for."""
PRIOR = 0.3
"""How many points a decision must bring for being e times less likely to the network."""
LEAST_CHANCE = 1e-6
STRANGERS = 0.2
"""How likely a seat is to play by no policy that is known here."""
WAYS, LEFT, OUT, WIDTH = 6, 7, 8, 9
"""A world is a row: the hidden cards in each hand, and the ways to deal them. While it is made, how
many of a kind are left, and how many cards are out of play."""
KEPT = 1024
"""How many hands' likelihoods are remembered."""
MULTIPLIER = 0x9E37_79B9_7F4A_7C1
EVERYTHING = 1e9


class Few(NamedTuple):
    """What must be at hand for going through all worlds."""

    exact: Exact
    worlds: Any  # rows
    scratch: Any  # as many
    keys: Any  # of hands
    likely: Any  # how likely the others' decisions were with them


class FewMemory:
    """The memory of one thread that goes through the worlds of a game."""

    def __init__(self, rules: Rules) -> None:
        import numpy as np

        self.exact = exact_memory(rules)
        worlds, scratch = (np.zeros((MOST_WORLDS, WIDTH), np.int64) for _ in range(2))
        keys, likely = np.zeros(KEPT, np.int64), np.zeros(KEPT)
        self.few = Few(self.exact.compiled, worlds, scratch, keys, likely)


_memories = local()


def few_memory(rules: Rules) -> FewMemory:
    """Return this thread's memory for the game that it is playing."""
    known: tuple[Rules, FewMemory] | None = getattr(_memories, "known", None)
    if known is None or known[0] != rules:
        known = rules, FewMemory(rules)
        _memories.known = known
    return known[1]


def by_few(
    rules: Rules, aim: Aim, scene: Scene, told: Told, mind: Mind, chances: Any, options: int
) -> int:
    """Return the best decision where few worlds are left or nothing can be better, else 0.

    `chances` holds those of the policy at `ANSWER`.
    """
    numbers = rule_numbers(rules)
    if aim.race.counts and options & CALL and nothing_beats_a_call(rules, scene):
        return CALL
    if not may_be_few(numbers, aim.goal, scene.state):
        return 0
    looking = Looking(numbers, terms_of(rules), aim, no_tables(), 0)
    room, sums, mask = (
        pack_of([0] * ROOM),
        sums_of([0.0] * OUTPUTS),
        output_mask(options, mind.slots),
    )
    told_of = scene, told.trail, told.moments, told.made
    few = few_memory(rules).few
    output = fast(few_best)(looking, mind, few, *told_of, mask, chances, room, sums)
    return decision_of(options, mind.slots, output) if output >= 0 else 0


def nothing_beats_a_call(rules: Rules, scene: Scene) -> bool:
    """Return whether four alike, called now, bring as much as any end of the deal could."""
    if rules.stakes is None or rules.quartet_stakes is None or rules.burn or rules.cleaning:
        return False
    ranks = four_alike(at(scene.state.hands, scene.seat))
    most = max(*rules.stakes, *rules.quartet_stakes)
    return quartet_worth(rule_numbers(rules), ranks) >= most


@compiled
def may_be_few(rules: RuleNumbers, goal: Goal, state: State) -> bool:
    """Return whether the seat to play may go through all worlds.

    Not for points where four alike end a deal: there points are not what is played for.
    """
    if state.stock.next < state.stock.end:
        return False
    if goal.stakes == 0.0 and rules.quartet != NO_QUARTET:
        return False
    return count_cards(at(state.hands, state.trick.to_play)) <= MOST_HELD


@compiled_apart
def few_best(
    looking: Looking,
    mind: Mind,
    few: Few,
    scene: Scene,
    trail: Trail,
    moments: Moments,
    made: int,
    options: int,
    chances: Sequence[float],
    pack: Sequence[int],
    sums: MutableSequence[float],
) -> int:
    """Return the best output of a mask, -1 if there are too many worlds to tell.

    `chances` holds the policy's at `ANSWER`; `sums` is scratch for a number of each output.
    """
    found = listed(looking.rules, scene, few.worlds, few.scratch)
    for output in range(OUTPUTS):
        sums[output] = 0.0
    few.keys[:] = -1
    weights = 0.0
    for number in range(found):
        row = few.worlds[number]
        world, weight = world_of(looking.rules, scene, row), float(row[WAYS])
        weight *= likely_in(looking, mind, few, scene, trail, moments, made, world)
        weights += weight
        if weight > 0.0 and few.exact.columns and looking.aim.race.counts == 0:
            add_points(looking, mind, few.exact, world, options, weight, sums)
        elif weight > 0.0:
            add_worths(looking, mind, pack, world, options, weight, sums)
    best, choice = -EVERYTHING, -1
    for output in range(OUTPUTS):
        if options >> output & 1 and weights > 0.0:
            opinion = PRIOR * log(max(LEAST_CHANCE, float(chances[ANSWER + output])))
            score = opinion + sums[output] / weights
            if score > best:
                best, choice = score, output
    return choice


@compiled
def listed(rules: RuleNumbers, scene: Scene, worlds: Any, scratch: Any) -> int:
    """Return how many worlds there are, each laid into a row of `worlds`; 0 if they do not fit.

    One kind after the other is dealt to one seat after the other; `scratch` is as large.
    """
    hidden, found = hidden_in(rules, scene), 1
    out = count_cards(hidden)
    worlds[0][:] = 0
    worlds[0][WAYS] = 1
    for seat in range(rules.players):
        out -= room_of(scene, seat)
    for kind in range(KINDS):
        copies = hidden >> 4 * kind & 15
        if copies:
            for number in range(found):
                worlds[number][LEFT] = copies
            for seat in range(rules.players):
                if room_of(scene, seat):
                    found = dealt_to(scene, kind, seat, worlds, found, scratch)
            in_play = rules.sides == SOLO and card_of(kind) == SPECIAL
            found = left_out(0 if in_play else copies, out, worlds, found)
    return found


@compiled
def room_of(scene: Scene, seat: int) -> int:
    """Return how many hidden cards a seat holds."""
    if seat == scene.seat:
        return 0
    return at(scene.held, seat) - count_cards(at(scene.state.hands, seat))


@compiled
def dealt_to(scene: Scene, kind: int, seat: int, worlds: Any, found: int, scratch: Any) -> int:
    """Return how many beginnings there are once a seat got its share of a kind; 0 if too many."""
    made, room = 0, room_of(scene, seat)
    for number in range(found):
        row = worlds[number]
        left, ways = row[LEFT], 1
        for taken in range(min(left, room - count_cards(int(row[seat]))) + 1):
            if made == len(scratch):
                return 0
            scratch[made][:] = row
            scratch[made][seat] += taken * card_of(kind)
            scratch[made][LEFT] -= taken
            scratch[made][WAYS] *= ways
            made += 1
            ways = ways * (left - taken) // (taken + 1)
    worlds[:made] = scratch[:made]
    return made


@compiled
def left_out(copies: int, most: int, worlds: Any, found: int) -> int:
    """Return how many beginnings leave no more copies of a kind, nor cards in all, out of play."""
    kept = 0
    for number in range(found):
        row = worlds[number]
        if row[LEFT] <= copies and row[OUT] + row[LEFT] <= most:
            row[OUT] += row[LEFT]
            worlds[kept][:] = row
            kept += 1
    return kept


@compiled
def world_of(rules: RuleNumbers, scene: Scene, row: Sequence[int]) -> State:
    """Return the state of a world in a row."""
    known = scene.state
    hands, tally, kings = known.hands, known.tally, 0
    for seat in range(rules.players):
        hands = add_at(hands, seat, int(row[seat]))
        kings += int(row[seat]) // KING & 15
        if row[seat] & SPECIAL:
            tally = with_solo(tally, seat)
    kings += known.stock.kings - (hidden_in(rules, scene) // KING & 15)
    return State(hands, known.trick, Stock(0, 0, kings, known.stock.turned), tally)


@compiled
def likely_in(
    looking: Looking,
    mind: Mind,
    few: Few,
    scene: Scene,
    trail: Trail,
    moments: Moments,
    made: int,
    world: State,
) -> float:
    """Return how likely the others' decisions since the last draw are in a world.

    That depends on each hand for itself, so what has been found for a hand is kept.
    """
    rules, weight, solo = looking.rules, 1.0, world.tally.solo
    for seat in range(rules.players):
        if seat != scene.seat and weight > 0.0:
            hand = at(world.hands, seat)
            key = (hand << 3 | seat) << 3 | solo + 1
            place = (key * MULTIPLIER >> 40) & (KEPT - 1)
            if few.keys[place] != key:
                few.keys[place] = key
                few.likely[place] = likely_with(
                    looking, mind, scene, trail, moments, made, seat, hand, solo
                )
            weight *= few.likely[place]
    return weight


@compiled
def likely_with(
    looking: Looking,
    mind: Mind,
    scene: Scene,
    trail: Trail,
    moments: Moments,
    made: int,
    seat: int,
    hand: int,
    solo: int,
) -> float:
    """Return how likely a seat's decisions since the last draw are if it now holds a hand.

    Either it follows the policy in all of them, or it is a stranger that takes any.
    """
    weight, strange = 1.0, 1.0
    whole = at(scene.state.hands, scene.seat) + scene.unseen + total(trail.played)
    for back in range(made):
        row = moments[made - 1 - back]
        far = row[TRICK] <= moments[made - 1][TRICK] - MOST_TRICKS
        if row[STOCK_END] > 0 or far or weight == 0.0:
            break
        if row[SEAT] == seat:
            held = hand + at(trail.played, seat) - row[PLAYED + seat] + row[TRAIL + seat]
            likely, options = chance_of(looking, mind, row, scene.seat, held, solo, whole)
            weight *= likely
            strange /= options
    return unless_strange(weight, strange, STRANGERS)


@compiled
def add_points(
    looking: Looking,
    mind: Mind,
    exact: Exact,
    world: State,
    options: int,
    weight: float,
    sums: MutableSequence[float],
) -> None:
    """Add how many points each option brings in a world, by the search in columns."""
    rules, seat, decisions = looking.rules, world.trick.to_play, legal(looking.rules, world)
    node = node_of(rules, exact.slots, exact.memory, world)
    wanted = options_in(exact.slots, decisions)
    value_options(exact.ranks, exact.table, exact.memory, node, wanted, exact.found)
    unit = weight * peek(exact.slots, COUNTER_POINTS) * looking.terms.scale
    if not allied(rules, seat, world.trick.leader, world.tally.solo):
        unit = -unit
    for output in range(OUTPUTS):
        if options >> output & 1:
            decision = decision_of(decisions, mind.slots, output)
            value = peek(exact.found, only_slot(options_in(exact.slots, decision)))
            sums[output] += unit * (2 * value - node.left)


@compiled
def add_worths(
    looking: Looking,
    mind: Mind,
    pack: Sequence[int],
    world: State,
    options: int,
    weight: float,
    sums: MutableSequence[float],
) -> None:
    """Add what each option is worth for the aim in a world, by going through all play."""
    rules, terms, race = looking.rules, looking.terms, looking.aim.race
    seat, decisions = world.trick.to_play, legal(rules, world)
    for output in range(OUTPUTS):
        if options >> output & 1:
            child = play(rules, pack, world, decision_of(decisions, mind.slots, output))
            value = open_worth(rules, terms, race, pack, child, seat, -EVERYTHING, EVERYTHING)
            sums[output] += weight * value


@compiled
def open_worth(
    rules: RuleNumbers,
    terms: Terms,
    race: Race,
    pack: Sequence[int],
    state: State,
    viewer: int,
    low: float,
    high: float,
) -> float:
    """Return what a world is worth to the viewer, within bounds, if all play with open cards."""
    if state.trick.to_play == NOBODY:
        return race_worth(rules, terms, race, state, viewer)
    mine = allied(rules, viewer, state.trick.to_play, state.tally.solo)
    options = legal(rules, state)
    while options != 0 and low < high:
        option = options & -options
        options ^= option
        child = play(rules, pack, state, option)
        value = open_worth(rules, terms, race, pack, child, viewer, low, high)
        if mine:
            low = max(low, value)
        else:
            high = min(high, value)
    return low if mine else high
