"""What does the network see?

A list of the places (`sedma.bots.net.layout`) that are not 0, and what stands there. Only what the
seat to play may know is read, up to `write_hidden`, which is for the critic.
"""

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from sedma.bots.net import layout as place
from sedma.bots.net.slots import CALL_OUTPUT, DARK_OUTPUT, NO_SLOT, SLOTS, STOP_OUTPUT
from sedma.bots.net.trail import Trail
from sedma.bots.sight import STAKE, Terms
from sedma.bots.sight_in import allied, lone_seat, standing_in
from sedma.core.hand import CALL, DARK, ONE_EACH, STOP, at, count_cards, kind_of, kinds_in
from sedma.core.jit import compiled, compiled_apart
from sedma.core.play import legal
from sedma.core.score import total
from sedma.core.state import NOBODY, RuleNumbers, State

TEN = 10.0


class Goal(NamedTuple):
    """What a seat plays for; gains and losses are in scaled points beyond a simple win."""

    stakes: float  # 0: points, 1: what the deal is worth in the match
    bald_gain: float
    naked_gain: float
    bald_loss: float
    naked_loss: float
    alike_gain: float


@compiled
def put(
    where: MutableSequence[int], what: MutableSequence[float], count: int, index: int, value: float
) -> int:
    """Return the end of the list after one more input, which is left out if it is 0."""
    where[count] = index
    what[count] = value
    return count + (value != 0.0)


@compiled
def put_copies(
    where: MutableSequence[int],
    what: MutableSequence[float],
    count: int,
    base: int,
    slots: Sequence[int],
    cards: int,
    levels: int,
) -> int:
    """Put an input for each copy of each kind in `cards`, up to `levels` a kind."""
    kinds = kinds_in(cards)
    while kinds:
        kind = kind_of(kinds & -kinds)
        kinds &= kinds - 1
        if slots[kind] != NO_SLOT:
            first = base + slots[kind] * levels
            for level in range(min(cards >> 4 * kind & 15, levels)):
                count = put(where, what, count, first + level, 1.0)
    return count


@compiled
def put_numbers(
    where: MutableSequence[int],
    what: MutableSequence[float],
    count: int,
    base: int,
    slots: Sequence[int],
    cards: int,
) -> int:
    """Put one input a kind in `cards`: how many, by four."""
    kinds = kinds_in(cards)
    while kinds:
        kind = kind_of(kinds & -kinds)
        kinds &= kinds - 1
        count = put(where, what, count, base + slots[kind], (cards >> 4 * kind & 15) / 4.0)
    return count


@compiled
def put_scale(
    where: MutableSequence[int],
    what: MutableSequence[float],
    count: int,
    base: int,
    levels: int,
    amount: float,
) -> int:
    """Put a filled scale: each level is full, partly full or empty."""
    for level in range(levels):
        full = min(1.0, amount - level)
        if full <= 0.0:
            break
        count = put(where, what, count, base + level, full)
    return count


@compiled_apart
def write_open(
    rules: RuleNumbers,
    terms: Terms,
    goal: Goal,
    trail: Trail,
    state: State,
    pack_cards: int,
    slots: Sequence[int],
    where: MutableSequence[int],
    what: MutableSequence[float],
    count: int,
) -> int:
    """Return the end of the list after writing, from `count` on, what the seat to play sees."""
    seat = state.trick.to_play
    hand = at(state.hands, seat)
    hidden = pack_cards - hand - total(trail.played)
    count = put_copies(where, what, count, place.OWN, slots, hand, place.COPIES)
    count = put_copies(where, what, count, place.UNSEEN, slots, hidden, place.UNSEEN_COPIES)
    other = seat
    for turn in range(rules.players):
        offset = turn * SLOTS
        count = put_copies(
            where,
            what,
            count,
            place.TRICK + offset * place.PAIRS,
            slots,
            at(trail.trick, other),
            place.PAIRS,
        )
        count = put_copies(
            where,
            what,
            count,
            place.BEFORE + offset * place.PAIRS,
            slots,
            at(trail.before, other),
            place.PAIRS,
        )
        count = put_numbers(
            where, what, count, place.PLAYED + offset, slots, at(trail.played, other)
        )
        if turn:
            count = put_copies(
                where, what, count, place.PASSED + offset, slots, at(trail.passed, other), 1
            )
            count = put_copies(
                where,
                what,
                count,
                place.PASSED_BEFORE + offset,
                slots,
                at(trail.passed_before, other),
                1,
            )
        other = other + 1 if other + 1 < rules.players else 0
    count = write_trick(rules, terms, trail, state, slots, where, what, count)
    return write_standing(rules, terms, goal, state, where, what, count)


@compiled
def write_trick(
    rules: RuleNumbers,
    terms: Terms,
    trail: Trail,
    state: State,
    slots: Sequence[int],
    where: MutableSequence[int],
    what: MutableSequence[float],
    count: int,
) -> int:
    """Write what lies on the table, what may be played, and how far the deal has gone."""
    trick, stock, seat = state.trick, state.stock, state.trick.to_play
    decisions = legal(rules, state)
    count = put_copies(where, what, count, place.LEGAL, slots, decisions & ONE_EACH, 1)
    count = put(where, what, count, place.STOP_LEGAL, 1.0 if decisions & STOP else 0.0)
    count = put(where, what, count, place.CALL_LEGAL, 1.0 if decisions & CALL else 0.0)
    count = put(where, what, count, place.DARK_LEGAL, 1.0 if decisions & DARK else 0.0)
    if trick.cards:
        count = put_copies(where, what, count, place.LED, slots, trick.led, 1)
        count = put_copies(where, what, count, place.LAST, slots, trick.last, 1)
        count = put(where, what, count, place.TRUMPED, 1.0 * trick.trumped)
        count = put_scale(where, what, count, place.RUN, place.COPIES, 1.0 * trick.run)
        count = put(where, what, count, place.ALIKE, 1.0 * trick.alike)
        points = trick.points * terms.scale / TEN
        count = put_scale(where, what, count, place.TRICK_POINTS, place.TENS, points)
        owner = place.OWNER + turns(rules, seat, trick.owner)
        count = put(where, what, count, owner, 1.0)
    count = put(where, what, count, place.LEADER + turns(rules, seat, trick.leader), 1.0)
    if trail.leader_before != NOBODY:
        before = place.LEADER_BEFORE + turns(rules, seat, trail.leader_before)
        count = put(where, what, count, before, 1.0)
    played = trick.cards // rules.players
    count = put(where, what, count, place.ROUND + min(played, place.COPIES - 1), 1.0)
    held = count_cards(at(state.hands, seat))
    count = put(where, what, count, place.HELD + min(held, place.HAND - 1), 1.0)
    draws = (stock.end - stock.next + rules.players - 1) // rules.players
    return put_scale(where, what, count, place.DRAWS, place.ROUNDS, 1.0 * draws)


@compiled
def turns(rules: RuleNumbers, seat: int, other: int) -> int:
    """Return how many seats after a seat another sits."""
    return other - seat if other >= seat else other - seat + rules.players


@compiled
def write_standing(
    rules: RuleNumbers,
    terms: Terms,
    goal: Goal,
    state: State,
    where: MutableSequence[int],
    what: MutableSequence[float],
    count: int,
) -> int:
    """Write who plays together, the count so far and the goal."""
    seat = state.trick.to_play
    solo = lone_seat(rules, state)
    other = seat
    for turn in range(rules.players):
        ally = 1.0 if allied(rules, seat, other, solo) else 0.0
        count = put(where, what, count, place.ALLIES + turn, ally)
        other = other + 1 if other + 1 < rules.players else 0
    now = standing_in(rules, terms, state, solo)
    count = put_scale(where, what, count, place.OURS, place.TENS, now.ours / TEN)
    count = put_scale(where, what, count, place.THEIRS, place.TENS, now.theirs / TEN)
    stock = state.stock.end - state.stock.next
    last = count_cards(at(state.hands, seat)) == 1 and stock == 0
    count = put(where, what, count, place.FLAGS, 1.0 if now.tricks_ours == 0 else 0.0)
    count = put(where, what, count, place.FLAGS + 1, 1.0 if now.tricks_theirs == 0 else 0.0)
    count = put(where, what, count, place.FLAGS + 2, 1.0 * now.dirty_ours)
    count = put(where, what, count, place.FLAGS + 3, 1.0 * now.dirty_theirs)
    count = put(where, what, count, place.FLAGS + 4, 1.0 if last else 0.0)
    count = put(where, what, count, place.FLAGS + 5, 1.0 if solo != NOBODY else 0.0)
    if goal.stakes != 0.0:
        count = put(where, what, count, place.GOAL, goal.stakes)
        count = put(where, what, count, place.GOAL + 1, goal.bald_gain / STAKE)
        count = put(where, what, count, place.GOAL + 2, goal.naked_gain / STAKE)
        count = put(where, what, count, place.GOAL + 3, goal.bald_loss / STAKE)
        count = put(where, what, count, place.GOAL + 4, goal.naked_loss / STAKE)
        count = put(where, what, count, place.GOAL + 5, goal.alike_gain / STAKE)
    return count


@compiled
def write_hidden(
    rules: RuleNumbers,
    pack: Sequence[int],
    state: State,
    slots: Sequence[int],
    where: MutableSequence[int],
    what: MutableSequence[float],
    count: int,
) -> int:
    """Return the end of the list after writing what no seat may know: hands and stock."""
    other = state.trick.to_play
    for turn in range(1, rules.players):
        other = other + 1 if other + 1 < rules.players else 0
        base = place.HANDS + turn * SLOTS * place.COPIES
        count = put_copies(where, what, count, base, slots, at(state.hands, other), place.COPIES)
    stock = state.stock
    for ahead in range(min(place.NEXT_CARDS, stock.end - stock.next)):
        slot = slots[kind_of(pack[stock.next + ahead])]
        count = put(where, what, count, place.NEXT + ahead * SLOTS + slot, 1.0)
    return put(where, what, count, place.SHOWN, 1.0)


@compiled
def output_mask(decisions: int, slots: Sequence[int]) -> int:
    """Return the outputs that stand for legal decisions, as a mask."""
    mask = 0
    kinds = decisions & ONE_EACH
    while kinds:
        mask |= 1 << slots[kind_of(kinds & -kinds)]
        kinds &= kinds - 1
    mask |= (decisions & STOP != 0) << STOP_OUTPUT
    mask |= (decisions & CALL != 0) << CALL_OUTPUT
    return mask | (decisions & DARK != 0) << DARK_OUTPUT


@compiled
def decision_of(decisions: int, slots: Sequence[int], output: int) -> int:
    """Return the legal decision that an output stands for."""
    if output == STOP_OUTPUT:
        return STOP
    if output == CALL_OUTPUT:
        return CALL
    if output == DARK_OUTPUT:
        return DARK
    kinds = decisions & ONE_EACH
    while kinds:
        card = kinds & -kinds
        if slots[kind_of(card)] == output:
            return card
        kinds &= kinds - 1
    return 0
