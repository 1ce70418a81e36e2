"""What are the chances that a hidden hand holds what would beat a card?

Everything unseen is taken as equally likely to lie anywhere, so a hidden hand is a draw without
replacement (the hypergeometric law).
"""

from sedma.bots.sight import Terms
from sedma.core.hand import KINDS, card_of, count_cards
from sedma.core.jit import compiled

WHOLE_KINDS = 15


@compiled
def copies(hand: int, kinds: int) -> int:
    """Return how many cards of a mask of kinds a hand holds.

    >>> from sedma.core.hand import KING, SEVEN
    >>> copies(3 * SEVEN + KING, SEVEN), copies(3 * SEVEN + KING, SEVEN | KING)
    (3, 4)
    """
    return count_cards(hand & kinds * WHOLE_KINDS)


@compiled
def some_chance(cards: int, good: int, held: int) -> float:
    """Return the chance that `held` cards drawn from `cards` hold at least one of the `good` ones.

    >>> some_chance(4, 1, 2), some_chance(4, 0, 2), some_chance(4, 3, 2)
    (0.5, 0.0, 1.0)
    """
    none = 1.0
    for drawn in range(held):
        left = cards - drawn
        if left <= 0:
            break
        none *= max(0.0, (left - good) / left)
    return 1.0 - none


@compiled
def mean_value(terms: Terms, unseen: int) -> float:
    """Return the mean card points of an unseen card, in scaled points; 0 if nothing is unseen."""
    cards = count_cards(unseen)
    if cards == 0:
        return 0.0
    total = 0.0
    for kind in range(KINDS):
        total += terms.values[kind] * copies(unseen, card_of(kind))
    return total / cards
