"""What is a finished deal worth, and who deals next? (rules.md 4.1.9 to 4.1.11, C15 to C24)"""

from typing import TYPE_CHECKING, Any

from tests.reference.cards import Options, effective_rank

if TYPE_CHECKING:
    from tests.reference.deal import ReferenceDeal


def full_result(deal: "ReferenceDeal", last_winner: int, last_play: tuple[int, str]) -> Any:
    """The `result` of a deal that was played to its end."""
    points, tricks = deal.by_side(deal.seat_points), deal.by_side(deal.seat_tricks)
    outcome, won = own_count(deal.options, points, tricks, deal.side_of(last_winner))
    seat, card = last_play
    if deal.options["seven_last_loses"] and effective_rank(deal.options, card) == "7":
        other = 1 - deal.side_of(seat)
        if won != [other]:
            outcome, won = "seven_last", [other]
    score = side_score(deal, outcome, won, points)
    burned = sorted(set(deal.burned) | burned_at_the_end(deal.options, outcome, won, points))
    return the_result(deal, outcome, won, score, burned)


def own_count(
    options: Options, points: list[int], tricks: list[int], last_side: int
) -> tuple[str, list[int]]:
    """C16, C17: the outcome and the sides that win by tricks and points alone."""
    numbers = range(len(points))
    for side in numbers:
        if all(tricks[other] == 0 for other in numbers if other != side):
            return "naked", [side]
    most = [side for side in numbers if points[side] == max(points)]
    if len(most) == 1:
        rest = [points[side] for side in numbers if side not in most]
        return ("simple" if any(rest) else "bald"), most
    if options["tie"] == "last_trick" and last_side in most:
        return "simple", [last_side]
    if options["tie"] == "share" and len(most) < len(points):
        return "tie", most
    return "tie", []


def side_score(deal: "ReferenceDeal", outcome: str, won: list[int], points: list[int]) -> list[int]:
    """What each side gains in this deal, before anything is burned."""
    options = deal.options
    numbers = range(len(points))
    if options["hand_score"] == "points":
        bonus = options["sweep_bonus"] if outcome == "naked" else 0
        return [points[side] + (bonus if side in won else 0) for side in numbers]
    if options["cleaning"]:
        worth = cleaning_scale(deal, outcome, won[0], points) if won else 0
    else:
        worth = options["stakes"][{"bald": 1, "naked": 2}.get(outcome, 0)]
    return [worth if side in won else 0 for side in numbers]


def cleaning_scale(deal: "ReferenceDeal", outcome: str, winner: int, points: list[int]) -> int:
    """A32, C19: the highest of one to five that applies; only the losers' dirt counts."""
    loser = 1 - winner
    dirty = loser in deal.dirty
    if dirty and points[loser] == deal.options["card_points"].get("Q", 0):
        return 5
    if outcome == "naked":
        return 4
    if points[winner] >= 118:
        return 3
    return 2 if dirty else 1


def burned_at_the_end(
    options: Options, outcome: str, won: list[int], points: list[int]
) -> set[int]:
    """C20: `sweep` hits the losers of a naked deal, `zero` those who took no points and lost."""
    losers = {side for side in range(len(points)) if side not in won}
    burned = set()
    if "sweep" in options["burn"] and outcome == "naked":
        burned |= losers
    if "zero" in options["burn"]:
        burned |= {side for side in losers if points[side] == 0}
    return burned


def cut_short_result(deal: "ReferenceDeal", outcome: str, seat: int, stake: int) -> Any:
    """C15: the side of this seat wins at once; nothing else counts."""
    won = [deal.side_of(seat)]
    score = [stake if side in won else 0 for side in range(len(deal.sides()))]
    return the_result(deal, outcome, won, score, deal.burned)


def the_result(
    deal: "ReferenceDeal", outcome: str, won: list[int], score: list[int], burned: list[int]
) -> dict[str, Any]:
    """The `result` object; with solo the score is by seat (C21)."""
    sides = deal.sides()
    winners = sorted(seat for side in won for seat in sides[side])
    if deal.options["sides"] == "solo":
        score = [score[deal.side_of(seat)] for seat in range(deal.players)]
    return {
        "points": deal.by_side(deal.seat_points),
        "tricks": deal.by_side(deal.seat_tricks),
        "outcome": outcome,
        "winners": winners,
        "score": score,
        "burned": list(burned),
        "next_dealer": next_dealer(deal, outcome, winners),
    }


def next_dealer(deal: "ReferenceDeal", outcome: str, winners: list[int]) -> int | None:
    """C24; None if the dealer is unknown (C8)."""
    if deal.dealer is None:
        return None
    following = (deal.dealer + 1) % deal.players
    rule = deal.options["next_dealer"]
    if rule == "losers" and winners:
        return dealer_before_a_winner(deal.dealer, deal.players, winners)
    if rule == "repeat" and dealer_deals_again(deal, deal.dealer, outcome, winners):
        return deal.dealer
    return following


def dealer_before_a_winner(dealer: int, players: int, winners: list[int]) -> int:
    """The first seat after the dealer that lost and whose next seat won."""
    for step in range(1, players + 1):
        seat = (dealer + step) % players
        if seat not in winners and (seat + 1) % players in winners:
            return seat
    raise AssertionError("somebody lost beside somebody who won")


def dealer_deals_again(
    deal: "ReferenceDeal", dealer: int, outcome: str, winners: list[int]
) -> bool:
    """`repeat`: more than half of the points, or among the winners of a deal cut short."""
    if outcome in ("quartet", "call"):
        return dealer in winners
    points = deal.by_side(deal.seat_points)
    return 2 * points[deal.side_of(dealer)] > sum(points)
