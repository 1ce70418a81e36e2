"""Who has won a finished deal, what is it worth, and who deals next?

A *side* is numbered by its lowest seat; an *account* is what a match total belongs to: a side, or
a seat where sides change from deal to deal (solo). References like C16 are to `rules.md` 6.
"""

from typing import NamedTuple

from sedma.core.deal import NOTHING
from sedma.core.hand import QUEEN, SEVEN, TEN, add_at, at, four_alike
from sedma.core.jit import compiled
from sedma.core.state import (
    ALONE,
    LAST_TRICK,
    LOSERS,
    NOBODY,
    PARTNERS,
    PLAYED_OUT,
    QUARTET,
    REPEAT,
    SHARE,
    SOLO,
    RuleNumbers,
    State,
)
from sedma.core.trick import card_points, following, same_side

SIMPLE, BALD, NAKED, TIE, SEVEN_LAST, BY_QUARTET, BY_CALL = 0, 1, 2, 3, 4, 5, 6


class Count(NamedTuple):
    """The count of a finished deal."""

    points: tuple[int, ...]  # by side
    tricks: tuple[int, ...]  # by side
    outcome: int
    winners: int  # mask of seats
    score: tuple[int, ...]  # by account
    burned: int  # mask of sides whose match total becomes 0 after the score has been added
    next_dealer: int


@compiled
def side_count(rules: RuleNumbers, solo: int) -> int:
    """Return how many sides there are, given the lone seat or NOBODY."""
    if rules.sides == ALONE or (rules.sides == SOLO and solo == NOBODY):
        return rules.players
    return 2


@compiled
def side_of(rules: RuleNumbers, seat: int, solo: int) -> int:
    """Return the side of a seat, given the lone seat or NOBODY."""
    if rules.sides == PARTNERS:
        return seat & 1
    if rules.sides == ALONE or solo == NOBODY:
        return seat
    return 0 if same_side(rules, seat, 0, solo) else 1


@compiled
def by_side(rules: RuleNumbers, values: tuple[int, ...], solo: int) -> tuple[int, ...]:
    """Return what six seats have, added up by side."""
    sums = NOTHING
    for seat in range(rules.players):
        sums = add_at(sums, side_of(rules, seat, solo), at(values, seat))
    return sums


@compiled
def seats_of(rules: RuleNumbers, sides: int, solo: int) -> int:
    """Return the mask of the seats of a mask of sides."""
    seats = 0
    for seat in range(rules.players):
        seats |= (sides >> side_of(rules, seat, solo) & 1) << seat
    return seats


@compiled
def sides_with(values: tuple[int, ...], sides: int, wanted: int) -> int:
    """Return the mask of those of so many sides that have exactly the wanted amount."""
    mask = 0
    for side in range(sides):
        mask |= (at(values, side) == wanted) << side
    return mask


@compiled
def total(values: tuple[int, ...]) -> int:
    """Return the sum of six values."""
    return values[0] + values[1] + values[2] + values[3] + values[4] + values[5]


@compiled
def highest(values: tuple[int, ...]) -> int:
    """Return the highest of six values."""
    return max(values[0], values[1], values[2], values[3], values[4], values[5])


@compiled
def count(rules: RuleNumbers, state: State, dealer: int) -> Count:
    """Return the count of a finished deal; an unknown dealer is NOBODY."""
    tally = state.tally
    solo = tally.solo
    points = by_side(rules, tally.points, solo)
    tricks = by_side(rules, tally.tricks, solo)
    if tally.ending != PLAYED_OUT:
        return count_four_alike(rules, state, dealer, points, tricks)
    outcome, winning = decide(rules, state, points, tricks)
    winners = seats_of(rules, winning, solo)
    burned = 0
    everyone = (1 << side_count(rules, solo)) - 1
    if rules.burn_sweep and outcome == NAKED:
        burned |= everyone & ~winning
    if rules.burn_zero:
        burned |= sides_with(points, side_count(rules, solo), 0) & ~winning
    if rules.by_points:
        score = points
        if outcome == NAKED:
            for side in range(side_count(rules, solo)):
                score = add_at(score, side, rules.sweep_bonus * (winning >> side & 1))
    else:
        worth = worth_of(rules, state, outcome, winning, points)
        score = paid(rules, winners, worth, solo)
    following_dealer = dealer_after(rules, state, dealer, winners, points)
    return Count(points, tricks, outcome, winners, score, burned, following_dealer)


@compiled
def count_four_alike(
    rules: RuleNumbers,
    state: State,
    dealer: int,
    points: tuple[int, ...],
    tricks: tuple[int, ...],
) -> Count:
    """Return the count of a deal that four alike ended, on the table or called (C15)."""
    trick, solo = state.trick, state.tally.solo
    if state.tally.ending == QUARTET:
        seat = (trick.leader + trick.cards - 1) % rules.players
        outcome, worth = BY_QUARTET, quartet_worth(rules, trick.last)
    else:
        seat = (trick.leader + trick.cards) % rules.players
        outcome, worth = BY_CALL, quartet_worth(rules, four_alike(at(state.hands, seat)))
    winners = seats_of(rules, 1 << side_of(rules, seat, solo), solo)
    score = paid(rules, winners, worth, solo)
    following_dealer = dealer_after(rules, state, dealer, winners, points)
    return Count(points, tricks, outcome, winners, score, 0, following_dealer)


@compiled
def quartet_worth(rules: RuleNumbers, ranks: int) -> int:
    """Return the highest stake that four of one of these ranks bring."""
    worth = 0
    if ranks & ~(TEN | SEVEN):
        worth = max(worth, rules.quartet_stakes[0])
    if ranks & TEN:
        worth = max(worth, rules.quartet_stakes[1])
    if ranks & SEVEN:
        worth = max(worth, rules.quartet_stakes[2])
    return worth


@compiled
def decide(
    rules: RuleNumbers, state: State, points: tuple[int, ...], tricks: tuple[int, ...]
) -> tuple[int, int]:
    """Return the outcome and the mask of winning sides of a deal played out (C16 to C18)."""
    outcome, winning = decide_by_count(rules, state, points, tricks)
    if rules.seven_last_loses and state.trick.last == SEVEN:
        solo = state.tally.solo
        last_seat = (state.trick.leader + state.trick.cards - 1) % rules.players
        other = 3 & ~(1 << side_of(rules, last_seat, solo))
        if winning != other:
            return SEVEN_LAST, other
    return outcome, winning


@compiled
def decide_by_count(
    rules: RuleNumbers, state: State, points: tuple[int, ...], tricks: tuple[int, ...]
) -> tuple[int, int]:
    """Return the outcome and the mask of winning sides by tricks and points alone."""
    sides = side_count(rules, state.tally.solo)
    everyone = (1 << sides) - 1
    trickless = sides_with(tricks, sides, 0)
    winner = everyone & ~trickless
    if winner & (winner - 1) == 0:
        return NAKED, winner
    level = sides_with(points, sides, highest(points))
    if level & (level - 1) == 0:
        pointless = sides_with(points, sides, 0)
        return (BALD if pointless | level == everyone else SIMPLE), level
    if rules.tie == LAST_TRICK:
        last = 1 << side_of(rules, state.trick.owner, state.tally.solo)
        return (SIMPLE, last) if level & last else (TIE, 0)
    if rules.tie == SHARE and level != everyone:
        return TIE, level
    return TIE, 0


@compiled
def worth_of(
    rules: RuleNumbers, state: State, outcome: int, winning: int, points: tuple[int, ...]
) -> int:
    """Return the stake of a deal played out."""
    if rules.cleaning:
        return cleaning_worth(rules, state, outcome, winning, points)
    if outcome == BALD:
        return rules.stakes[1]
    if outcome == NAKED:
        return rules.stakes[2]
    return rules.stakes[0]


@compiled
def cleaning_worth(
    rules: RuleNumbers, state: State, outcome: int, winning: int, points: tuple[int, ...]
) -> int:
    """Return the 1 to 5 of a deal with the cleaning rule (C19)."""
    winner = 1 if winning == 2 else 0
    loser = 1 - winner
    dirty = state.tally.dirty >> loser & 1
    if dirty and at(points, loser) == card_points(rules, QUEEN):
        return 5
    if outcome == NAKED:
        return 4
    if at(points, winner) >= 118:
        return 3
    return 2 if dirty else 1


@compiled
def paid(rules: RuleNumbers, winners: int, worth: int, solo: int) -> tuple[int, ...]:
    """Return what each account gets when each winning side gets the stake (A23)."""
    score = NOTHING
    paid_accounts = 0
    for seat in range(rules.players):
        account = seat if rules.sides == SOLO else side_of(rules, seat, solo)
        if winners >> seat & 1 and paid_accounts >> account & 1 == 0:
            score = add_at(score, account, worth)
            paid_accounts |= 1 << account
    return score


@compiled
def dealer_after(
    rules: RuleNumbers, state: State, dealer: int, winners: int, points: tuple[int, ...]
) -> int:
    """Return the next dealer, NOBODY if this one is unknown (C24)."""
    if dealer == NOBODY:
        return NOBODY
    seat = following(rules, dealer)
    if rules.next_dealer == LOSERS and winners != 0:
        while winners >> seat & 1 or not winners >> following(rules, seat) & 1:
            seat = following(rules, seat)
        return seat
    if rules.next_dealer == REPEAT and dealer_repeats(rules, state, dealer, winners, points):
        return dealer
    return seat


@compiled
def dealer_repeats(
    rules: RuleNumbers, state: State, dealer: int, winners: int, points: tuple[int, ...]
) -> bool:
    """Return whether the dealer's side took more than half, or won by four alike."""
    if state.tally.ending != PLAYED_OUT:
        return winners >> dealer & 1 != 0
    own = at(points, side_of(rules, dealer, state.tally.solo))
    return 2 * own > total(points)
