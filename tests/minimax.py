"""What is an ending worth by plain minimax? The rules once more, shared with nothing.

Hands are numbers, three bits a rank: rank 0 is the seven, 1 and 2 count, 3 to 7 do not. No pruning,
no order, no memory. Points are counters.
"""

from typing import NamedTuple

from sedma.core.jit import compiled

ALWAYS, NOT_PARTNER, OPPONENT_ONLY = 0, 1, 2
LOST, OPEN, WON = -1, 0, 1

Hands = tuple[int, int, int, int]


class Case(NamedTuple):
    """The rules, and what is asked: counters of the seats in `us`, or (`all_tricks`) 1 or 0."""

    players: int
    us: int
    wild: int
    trump: int
    goes_on: int
    when: int
    last: int
    all_tricks: int


class Turn(NamedTuple):
    """What lies on the table; `led` is -1 before the lead."""

    leader: int
    seat: int
    led: int
    owner: int
    trumped: int
    points: int


@compiled
def minimax(case: Case, hands: Hands, turn: Turn) -> int:
    """Return what the seats in `us` get from here on, the trick on the table included."""
    hand = hands[turn.seat]
    ours = case.us >> turn.seat & 1
    asked = turn.seat == turn.leader and turn.led >= 0
    found = -1 if ours else 99
    for rank in range(-1, 8):
        if not is_allowed(case, turn, hand, rank, asked):
            continue
        after, laid = hands, turn
        if rank >= 0:
            after = without(hands, turn.seat, rank)
            laid = put(case, turn, rank)
        value = 0
        if rank >= 0 and (laid.seat != laid.leader or may_go_on(case, after, laid)):
            value = minimax(case, after, laid)
        else:
            state, value = taken(case, after, laid)
            if state == OPEN:
                value += minimax(case, after, Turn(laid.owner, laid.owner, -1, laid.owner, 0, 0))
        found = max(found, value) if ours else min(found, value)
    return found


@compiled
def is_allowed(case: Case, turn: Turn, hand: int, rank: int, asked: bool) -> bool:
    """Return whether the seat may play a rank (-1: stop)."""
    if rank < 0:
        return asked
    if hand >> 3 * rank & 7 == 0:
        return False
    return not asked or fits(case, turn, rank)


@compiled
def fits(case: Case, turn: Turn, rank: int) -> bool:
    """Return whether a rank continues the trick."""
    if rank == 0 and case.wild:
        return True
    return rank == turn.led and turn.trumped == 0


@compiled
def without(hands: Hands, seat: int, rank: int) -> Hands:
    """Return the hands with a card less in one of them."""
    card = 1 << 3 * rank
    return (
        hands[0] - card * (seat == 0),
        hands[1] - card * (seat == 1),
        hands[2] - card * (seat == 2),
        hands[3] - card * (seat == 3),
    )


@compiled
def put(case: Case, turn: Turn, rank: int) -> Turn:
    """Return the table after the seat to play has put a card of a rank on it."""
    led = rank if turn.led < 0 else turn.led
    is_wild = rank == 0 and case.wild == 1
    takes = turn.led < 0 or is_wild or (rank == turn.led and turn.trumped == 0)
    owner = turn.seat if takes else turn.owner
    trumped = 1 if is_wild and case.trump else turn.trumped
    points = turn.points + (1 if rank in (1, 2) else 0)
    return Turn(turn.leader, (turn.seat + 1) % case.players, led, owner, trumped, points)


@compiled
def may_go_on(case: Case, hands: Hands, turn: Turn) -> bool:
    """Return whether the leader has a choice after a round."""
    if case.goes_on == 0:
        return False
    partners = (case.us >> turn.owner & 1) == (case.us >> turn.leader & 1)
    if partners and case.when == OPPONENT_ONLY:
        return False
    if partners and case.when == NOT_PARTNER and turn.owner != turn.leader:
        return False
    found = False
    for rank in range(8):
        found = found or (hands[turn.leader] >> 3 * rank & 7 > 0 and fits(case, turn, rank))
    return found


@compiled
def taken(case: Case, hands: Hands, turn: Turn) -> tuple[int, int]:
    """Return how things stand after the owner has taken the trick, and what `us` gained."""
    ours = case.us >> turn.owner & 1
    empty = hands[0] == 0
    if case.all_tricks:
        if not ours:
            return LOST, 0
        return (WON, 1) if empty else (OPEN, 0)
    gain = (turn.points + case.last * empty) * ours
    return (WON if empty else OPEN), gain
