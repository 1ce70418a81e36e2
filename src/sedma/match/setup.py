"""Which decks and positions may a deal begin from?

A removed bare rank leaves it open which card of that rank is out (C3), so cards are counted by code
and by rank. Faults are RecordErrors without a place; whoever reads a record adds it.
"""

from collections import Counter
from collections.abc import Sequence

from sedma.cards import full_pack
from sedma.errors import RecordError, shown
from sedma.rules import Rules, deck_cards

MOST = 1_000_000


def check_deck(rules: Rules, deck: Sequence[str]) -> None:
    """Return if the deck is the whole pack; else raise RecordError."""
    _check_cards(rules, deck)
    wanted = len(deck_cards(rules))
    if len(deck) != wanted:
        raise RecordError("deck-incomplete", cards=len(deck), wanted=wanted)


def check_position(
    rules: Rules, leader: int, hands: Sequence[Sequence[str]], stock: Sequence[str]
) -> None:
    """Return if a trick can begin from these hands and stock (C7); else raise RecordError."""
    check_seat(rules, leader, "leader")
    if len(hands) != rules.players:
        raise RecordError("hands-missing", hands=len(hands), wanted=rules.players)
    if not hands[0] or any(len(hand) != len(hands[0]) for hand in hands):
        raise RecordError("hands-unequal", sizes=" ".join(str(len(hand)) for hand in hands))
    if stock and not rules.stock:
        raise RecordError("stock-not-used", cards=len(stock))
    if len(stock) % rules.players:
        raise RecordError("stock-not-multiple", cards=len(stock), players=rules.players)
    cards = [card for hand in hands for card in hand] + list(stock)
    _check_cards(rules, cards)
    if rules.solo_card is not None and rules.solo_card not in cards:
        raise RecordError("special-king-missing", card=rules.solo_card)


def check_seat(rules: Rules, seat: int, key: str) -> None:
    """Return if there is such a seat; else raise RecordError that names the key."""
    if not 0 <= seat < rules.players:
        raise RecordError("no-such-seat", key=key, seat=shown(seat), highest=rules.players - 1)


def check_given(key: str, given: Sequence[int], sides: int) -> None:
    """Return if there is one whole number from 0 to a million a side; else raise RecordError."""
    if len(given) != sides:
        raise RecordError("given-count", key=key, given=len(given), sides=sides)
    for amount in given:
        if not 0 <= amount <= MOST:
            raise RecordError("given-bounds", key=key, value=shown(amount), most=MOST)


def check_plausible(points: Sequence[int], tricks: Sequence[int]) -> None:
    """Return if no side has points without a trick (C7); else raise RecordError."""
    for side, (taken, won) in enumerate(zip(points, tricks, strict=True)):
        if taken > 0 and won == 0:
            raise RecordError("points-without-trick", side=side, points=taken)


def _check_cards(rules: Rules, cards: Sequence[str]) -> None:
    of_card = Counter(full_pack(rules.ranks, rules.packs))
    of_card.subtract(entry for entry in rules.removed if len(entry) == 2)
    of_rank = Counter(card[0] for card in deck_cards(rules))
    for card in cards:
        if of_card[card] <= 0 and card not in full_pack(rules.ranks, 1):
            raise RecordError("card-not-in-pack", card=shown(card))
        of_card[card] -= 1
        of_rank[card[0]] -= 1
        if of_card[card] < 0 or of_rank[card[0]] < 0:
            raise RecordError("card-too-often", card=card)
