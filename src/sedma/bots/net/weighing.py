"""How likely is a world, by what the network would have played in it?

The plays of the hidden seats in this trick and in the one before are asked for; what a seat has
drawn in between is put back at random. A share of decisions is taken to follow no policy, and the
others may all be strangers, of whose policy nothing is known.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sedma.bots.net.forward import ANSWER, to_chances
from sedma.bots.net.inputs import Goal, output_mask
from sedma.bots.net.mind import Mind, think
from sedma.bots.net.moments import DECISION, SEAT, TRICK, Moments, state_at, trail_at
from sedma.bots.net.race import Aim
from sedma.bots.net.slots import CALL_OUTPUT, DARK_OUTPUT, STOP_OUTPUT
from sedma.bots.net.trail import Trail
from sedma.bots.rollout import EndTables
from sedma.bots.sight import Terms
from sedma.bots.sight_in import allied
from sedma.core.chance import below, step
from sedma.core.deal import NOTHING
from sedma.core.flat import STOCK_END
from sedma.core.hand import CALL, DARK, KINDS, STOP, add_at, at, card_of, count_cards, kind_of
from sedma.core.jit import compiled
from sedma.core.play import legal
from sedma.core.playout import count_decisions
from sedma.core.state import AFTER_PLAY, RuleNumbers, State

SLIP = 0.1
"""The share of decisions that are supposed to follow no policy."""
STRANGERS = 0.4
"""How likely the others are to play by no policy that is known here."""


class Looking(NamedTuple):
    """What is played, for what, and how to look ahead."""

    rules: RuleNumbers
    terms: Terms
    aim: Aim
    tables: EndTables
    tricks: int  # ends of tricks after which the critic is asked


@compiled
def goal_for(looking: Looking, viewer: int, seat: int, solo: int) -> Goal:
    """Return what a seat plays for."""
    if allied(looking.rules, viewer, seat, solo):
        return looking.aim.goal
    return looking.aim.others


@compiled
def likelihood(
    looking: Looking,
    mind: Mind,
    viewer: int,
    trail: Trail,
    moments: Moments,
    made: int,
    world: State,
    whole: int,
    chance: int,
) -> tuple[float, int]:
    """Return how likely the others' plays of two tricks are in a world, and the generator's state.

    Hands are those of before this trick; of the trick before that, with cards drawn since put back
    at random.
    """
    rules, hands, came_before = looking.rules, world.hands, False
    weight, strange = 1.0, 1.0
    for seat in range(rules.players):
        hands = add_at(hands, seat, at(trail.trick, seat))
    current = moments[made - 1][TRICK] if made else 0
    if world.trick.cards == 0:
        current += 1
    for back in range(made):
        row = moments[made - 1 - back]
        if rules.draw_timing == AFTER_PLAY or row[TRICK] < current - 1 or weight == 0.0:
            break
        if row[TRICK] < current and not came_before:
            came_before = True
            drawn = (row[STOCK_END] - (world.stock.end - world.stock.next)) // rules.players
            hands, chance = undrawn(rules, viewer, trail, hands, drawn, chance)
        if row[SEAT] != viewer:
            held = at(hands, row[SEAT])
            likely, number = chance_of(looking, mind, row, viewer, held, world.tally.solo, whole)
            weight *= likely
            strange /= number
    return unless_strange(weight, strange, STRANGERS), chance


@compiled
def unless_strange(weight: float, strange: float, strangers: float) -> float:
    """Return how likely decisions are that the network takes so often, and a stranger so often."""
    return (1.0 - strangers) * weight + strangers * strange if weight > 0.0 else 0.0


@compiled
def undrawn(
    rules: RuleNumbers,
    viewer: int,
    trail: Trail,
    hands: tuple[int, ...],
    drawn: int,
    chance: int,
) -> tuple[tuple[int, ...], int]:
    """Return the others' hands as they may have been a trick ago, and the generator's new state."""
    for seat in range(rules.players):
        if seat != viewer:
            old, chance = less(at(hands, seat), drawn, chance)
            old += at(trail.before, seat)
            hands = add_at(hands, seat, old - at(hands, seat))
    return hands, chance


@compiled
def chance_of(
    looking: Looking,
    mind: Mind,
    row: Sequence[int],
    viewer: int,
    held: int,
    solo: int,
    whole: int,
) -> tuple[float, int]:
    """Return how likely the network would have decided as a moment tells, and among how many.

    `held` is what the seat held before the trick; 0 is returned if it could not have decided so.
    """
    rules, terms, seat = looking.rules, looking.terms, row[SEAT]
    goal = goal_for(looking, viewer, seat, solo)
    then = trail_at(row)
    state = state_at(row, add_at(NOTHING, seat, held - at(then.trick, seat)), solo)
    decisions = legal(rules, state)
    if decisions & row[DECISION] == 0:
        return 0.0, 1
    if decisions & (decisions - 1) == 0:
        return 1.0, 1
    think(mind, rules, terms, goal, then, state, whole)
    to_chances(mind.scratch, output_mask(decisions, mind.slots))
    chance: float = mind.scratch[ANSWER + output_of(row[DECISION], mind.slots)]
    number = count_decisions(decisions)
    return (1.0 - SLIP) * chance + SLIP / number, number


@compiled
def less(hand: int, cards: int, chance: int) -> tuple[int, int]:
    """Return a hand without so many cards drawn from it at random, and the generator's state."""
    for _ in range(cards):
        left = count_cards(hand)
        if left == 0:
            break
        chance = step(chance)
        number = below(chance, left)
        for kind in range(KINDS):
            number -= hand >> 4 * kind & 15
            if number < 0:
                hand -= card_of(kind)
                break
    return hand, chance


@compiled
def output_of(decision: int, slots: Sequence[int]) -> int:
    """Return the output that stands for a decision."""
    if decision == STOP:
        return STOP_OUTPUT
    if decision == CALL:
        return CALL_OUTPUT
    if decision == DARK:
        return DARK_OUTPUT
    return slots[kind_of(decision)]
