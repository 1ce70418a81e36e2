"""What does a seat see of a deal, straight from the referee's numbers?

The twin of `sedma.bots.look` that can be compiled: for every state both give a bot the same sight.
It takes the whole state but hands on only what the seat may know. A deal stands alone here: the
match is at nothing for all, and nobody speaks.
"""

from collections.abc import Sequence

from sedma.bots.sight import ALLY, FOE, NOBODY, SELF, UNSAID, Seats, Sight, Standing, Table, Terms
from sedma.core.hand import at, count_cards
from sedma.core.jit import compiled
from sedma.core.play import legal
from sedma.core.state import ALONE, SOLO, RuleNumbers, State
from sedma.core.trick import same_side


@compiled
def sight_in(rules: RuleNumbers, terms: Terms, pack: Sequence[int], state: State) -> Sight:
    """Return what the seat to play sees; the pack holds all cards in the order dealt."""
    return sight_of(rules, terms, state, unseen(rules, pack, state))


@compiled
def sight_of(rules: RuleNumbers, terms: Terms, state: State, hidden: int) -> Sight:
    """Return what the seat to play sees of a state, whole or masked; it has not seen `hidden`."""
    trick = state.trick
    solo = lone_seat(rules, state)
    table = Table(
        trick.led,
        trick.trumped,
        trick.points * terms.scale,
        trick.cards,
        trick.kinds,
        trick.last,
        trick.run,
        trick.alike,
    )
    return Sight(
        at(state.hands, trick.to_play),
        hidden,
        legal(rules, state),
        table,
        seats_in(rules, state, solo),
        standing_in(rules, terms, state, solo),
    )


@compiled
def lone_seat(rules: RuleNumbers, state: State) -> int:
    """Return the seat that plays alone if the seat to play knows it, else NOBODY."""
    tally = state.tally
    if rules.sides == SOLO and (tally.public or tally.solo == state.trick.to_play):
        return tally.solo
    return NOBODY


@compiled
def unseen(rules: RuleNumbers, pack: Sequence[int], state: State) -> int:
    """Return all cards that are neither played nor in the hand of the seat to play."""
    hidden = 0
    for seat in range(rules.players):
        if seat != state.trick.to_play:
            hidden += at(state.hands, seat)
    for place in range(state.stock.next, len(pack)):
        hidden += pack[place]
    return hidden


@compiled
def allied(rules: RuleNumbers, seat: int, other: int, solo: int) -> bool:
    """Return whether two seats play together as far as the first one knows."""
    if seat == other:
        return True
    if rules.sides == ALONE or (rules.sides == SOLO and solo == NOBODY):
        return False
    return same_side(rules, seat, other, solo)


@compiled
def role(rules: RuleNumbers, seat: int, other: int, solo: int) -> int:
    """Return what another seat is to a seat: SELF, ALLY or FOE."""
    if seat == other:
        return SELF
    return ALLY if allied(rules, seat, other, solo) else FOE


@compiled
def seats_in(rules: RuleNumbers, state: State, solo: int) -> Seats:
    """Return who sits where, as the seat to play sees it."""
    trick, stock = state.trick, state.stock
    seat = trick.to_play
    after = rules.players - 1 - (seat - trick.leader + rules.players) % rules.players
    allies = 0
    for step in range(after):
        allies |= allied(rules, seat, (seat + step + 1) % rules.players, solo) << step
    held = count_cards(at(state.hands, seat))
    left = stock.end - stock.next
    return Seats(
        role(rules, seat, trick.owner, solo) if trick.cards else NOBODY,
        role(rules, seat, trick.leader, solo),
        after,
        allies,
        1 if allied(rules, seat, (seat + 1) % rules.players, solo) else 0,
        held,
        left,
        1 if held == 1 and left == 0 else 0,
    )


@compiled
def standing_in(rules: RuleNumbers, terms: Terms, state: State, solo: int) -> Standing:
    """Return the count so far as the seat to play sees it."""
    tally, seat = state.tally, state.trick.to_play
    apart = rules.players > 2 and (rules.sides == ALONE or (rules.sides == SOLO and solo == NOBODY))
    ours, theirs, tricks_ours, tricks_theirs, dirty_ours, dirty_theirs = 0, 0, 0, 0, 0, 0
    for other in range(rules.players):
        points, tricks = at(tally.points, other), at(tally.tricks, other)
        dirty = tally.dirty >> other & 1
        if allied(rules, seat, other, solo):
            ours += points
            tricks_ours += tricks
            dirty_ours |= dirty
        else:
            theirs = max(theirs, points) if apart else theirs + points
            tricks_theirs = max(tricks_theirs, tricks) if apart else tricks_theirs + tricks
            dirty_theirs |= dirty
    return Standing(
        ours * terms.scale,
        theirs * terms.scale,
        tricks_ours,
        tricks_theirs,
        dirty_ours,
        dirty_theirs,
        terms.bald,
        terms.naked,
        terms.bald,
        terms.naked,
        0.0,
        UNSAID,
    )
