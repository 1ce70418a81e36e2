"""What may the seat to play do now? (rules.md 4.1.4, 4.1.5, C10, C12, C13, C15, C28)"""

from typing import TYPE_CHECKING

from tests.reference.cards import effective_rank, in_order

if TYPE_CHECKING:
    from tests.reference.deal import ReferenceDeal


def legal(deal: "ReferenceDeal") -> list[str]:
    """C10: stop, call, dark, then cards; each code once."""
    if deal.to_play is None:
        return []
    cards = cards_to_continue(deal) if deal.choosing else cards_to_play(deal)
    found = ["stop"] if deal.choosing else []
    if may_call(deal):
        found.append("call")
    if may_play_dark(deal):
        found.append("dark")
    return found + in_order(list(set(cards)))


def hand_to_play(deal: "ReferenceDeal") -> list[str]:
    """The hand of the seat whose decision it is."""
    assert deal.to_play is not None
    return deal.hands[deal.to_play]


def cards_to_play(deal: "ReferenceDeal") -> list[str]:
    """Any card of the hand (4.1.4), less a barred king and ranks led too often."""
    hand = hand_to_play(deal)
    playable = [card for card in hand if not is_barred(deal, card)] or hand
    if deal.rounds:
        return playable
    free = [card for card in playable if not is_led_too_often(deal, card)]
    return free or playable


def cards_to_continue(deal: "ReferenceDeal") -> list[str]:
    """4.1.5: any card in a fight; else matching cards, only wild ones once trumped."""
    assert deal.leader is not None
    hand = deal.hands[deal.leader]
    if deal.options["continuation"] == "fight":
        return list(hand)
    if deal.trumped:
        return [card for card in hand if is_wild(deal, card)]
    return [card for card in hand if is_wild(deal, card) or rank(deal, card) == deal.led]


def is_barred(deal: "ReferenceDeal", card: str) -> bool:
    """C13: the last king while the stock lasts, or the one just turned up."""
    if not deal.options["cleaning"] or card[0] != "K":
        return False
    return deal.must_play_hand or (bool(deal.stock) and is_last_king(deal))


def is_last_king(deal: "ReferenceDeal") -> bool:
    """C13: exactly one king is left in the hands and the stock."""
    unplayed = [card for hand in deal.hands for card in hand] + deal.stock
    return sum(card[0] == "K" for card in unplayed) == 1


def is_led_too_often(deal: "ReferenceDeal", card: str) -> bool:
    """C12: this seat has led this rank `lead_limit` times running up to now."""
    limit = deal.options["lead_limit"]
    run = deal.leads[-limit:] if limit else []
    return bool(limit) and run == [(deal.to_play, rank(deal, card))] * limit


def may_play_dark(deal: "ReferenceDeal") -> bool:
    """V39, C13: from the stock, unless a barred king has just been turned up."""
    return bool(deal.options["stock_play"] and deal.stock) and not deal.must_play_hand


def may_call(deal: "ReferenceDeal") -> bool:
    """C15: four or more cards of one effective rank in the hand of the seat to play."""
    return (
        deal.options["quartet"] == "hand"
        and not deal.must_play_hand
        and bool(ranks_held_four_times(deal))
    )


def ranks_held_four_times(deal: "ReferenceDeal") -> list[str]:
    """Effective ranks of which the seat to play holds four or more."""
    held = [rank(deal, card) for card in hand_to_play(deal)]
    return [four for four in set(held) if held.count(four) >= 4]


def rank(deal: "ReferenceDeal", card: str) -> str:
    """4.1.1."""
    return effective_rank(deal.options, card)


def is_wild(deal: "ReferenceDeal", card: str) -> bool:
    """4.1.2."""
    return rank(deal, card) in deal.options["wild"]


def leader_may_continue(deal: "ReferenceDeal") -> bool:
    """4.1.5; an empty hand has no eligible card."""
    if deal.options["continuation"] == "none" or not owner_lets_leader_continue(deal):
        return False
    return bool(cards_to_continue(deal))


def owner_lets_leader_continue(deal: "ReferenceDeal") -> bool:
    """continue_when (A5, C28)."""
    assert deal.leader is not None
    assert deal.owner is not None
    partner_owns = deal.are_partners(deal.leader, deal.owner)
    if deal.options["continue_when"] == "not_partner":
        return not partner_owns
    if deal.options["continue_when"] == "opponent_only":
        return deal.owner != deal.leader and not partner_owns
    return True
