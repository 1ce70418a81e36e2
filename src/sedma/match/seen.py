"""How is a view built from a deal? By allow-list, one field at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sedma.cards import sort_cards
from sedma.view import View

if TYPE_CHECKING:
    from sedma.match.deal import Deal


def see(deal: Deal, seat: int | None) -> View:
    """Return what a seat (None: a spectator) may know of the deal."""
    known_to_all = deal.solo if deal.state.tally.public or deal.over else None
    points, tricks = deal.taken(known_to_all)
    hand = [] if seat is None else sort_cards(deal.hands[seat])
    holds_king = seat is not None and deal.solo == seat
    return View(
        seat=seat,
        dealer=deal.dealer,
        leader=deal.leader,
        to_play=deal.to_play,
        legal=deal.legal() if seat is not None and seat == deal.to_play else [],
        hand=hand,
        hand_counts=[len(held) for held in deal.hands],
        stock_count=len(deal.stock),
        led=deal.led,
        owner=deal.owner,
        trumped=bool(deal.trick) and deal.state.trick.trumped == 1,
        trick=list(deal.trick),
        trick_points=deal.trick_points,
        round_over=deal.round_over,
        sides=deal.sides(known_to_all),
        solo=seat if holds_king else known_to_all,
        points=points,
        tricks=tricks,
        history=list(deal.history),
        dark=list(deal.dark),
        shown=list(deal.shown),
        must_play_hand=deal.state.stock.turned == 1,
        question=deal.question,
        said=deal.said,
        signals=deal.signals(seat),
        result=deal.result,
        totals=[],
        target=deal.rules.target,
        deal_number=0,
    )
