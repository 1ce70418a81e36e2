"""Which signals may somebody give now? (A34, C25)"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.reference.deal import ReferenceDeal

SAYINGS = ("say:take", "say:leave", "say:smear", "say:keep")
ANSWERS = ("yes", "no")


def partner_of_leader(deal: "ReferenceDeal") -> int | None:
    """The seat across from the leader, where signals can be used at all."""
    if deal.options["signals"] == "none" or deal.leader is None:
        return None
    return (deal.leader + 2) % 4


def signals_now(deal: "ReferenceDeal") -> list[str]:
    """Every signal that somebody may give at this moment."""
    if deal.to_play is None:
        return []
    if deal.options["signals"] == "four":
        return [] if deal.said else list(SAYINGS)
    if deal.options["signals"] == "ask":
        return (["ask"] if may_ask(deal) else []) + (list(ANSWERS) if deal.question else [])
    return []


def may_ask(deal: "ReferenceDeal") -> bool:
    """After the leader's card of this round, before the partner's, once a round."""
    played = [seat for seat, _ in deal.rounds[-1]] if deal.rounds else []
    in_round = 0 < len(played) < deal.players
    return in_round and partner_of_leader(deal) not in played and not deal.asked
