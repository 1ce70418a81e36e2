"""Which cards does a game deal?"""

from sedma.cards import full_pack
from sedma.rules.model import Rules


def deck_cards(rules: Rules) -> list[str]:
    """The pack in canonical order without what `Rules.removed` takes out.

    Named cards go first; then, for each bare rank, the first card of that rank that is left.
    Raises ValueError if the pack has no such card (checked rules never ask for it).

    >>> from sedma.rules import load
    >>> cards = deck_cards(load("sedma3"))
    >>> len(cards), "8C" in cards, "8S" in cards, "8H" in cards
    (30, False, False, True)
    """
    cards = full_pack(rules.ranks, rules.packs)
    for entry in sorted(rules.removed, key=len, reverse=True):
        cards.remove(entry if len(entry) == 2 else _first_of_rank(cards, entry))
    return cards


def points_in_pack(rules: Rules) -> int:
    """The card points of all cards of the pack together, without the last trick.

    >>> from sedma.rules import load
    >>> points_in_pack(load("ristikontra"))
    120
    """
    return sum(rules.points_of(effective_rank(rules, card)) for card in deck_cards(rules))


def effective_rank(rules: Rules, card: str) -> str:
    """The rank that a card counts as: 7 for the special king, else its own.

    >>> from sedma.rules import load
    >>> effective_rank(load("sedma3solo"), "KS"), effective_rank(load("sedma3solo"), "KH")
    ('7', 'K')
    """
    return "7" if card == rules.solo_card else card[0]


def _first_of_rank(cards: list[str], rank: str) -> str:
    for card in cards:
        if card[0] == rank:
            return card
    raise ValueError(f"no card of rank {rank} is left to take out")
