"""How is a hand held in one integer?

Four bits a *kind* of card (cards that play alike): ranks 2 to A are kinds 0 to 12, the special
king is kind 13. A card is its own bit, `1 << 4 * kind`, so a hand grows and shrinks by plus and
minus a card, and a set of kinds is a mask with one bit a kind. Three more bits, above all kinds,
stand for the decisions that are not cards.
"""

from sedma.core.jit import compiled

KINDS = 14
ONE_EACH = 0x1111_1111_1111_11
PAIRS = 0x0F0F_0F0F_0F0F_0F
BYTES = 0x0101_0101_0101_01

SEVEN = 1 << 4 * 5
TEN = 1 << 4 * 8
QUEEN = 1 << 4 * 10
KING = 1 << 4 * 11
SPECIAL = 1 << 4 * 13

STOP = 1 << 56
CALL = 1 << 57
DARK = 1 << 58


@compiled
def card_of(kind: int) -> int:
    """Return the card of a kind, 0 to 13.

    >>> card_of(5) == SEVEN
    True
    """
    return 1 << 4 * kind


@compiled
def kind_of(card: int) -> int:
    """Return the kind, 0 to 13, of one card.

    >>> kind_of(SEVEN), kind_of(SPECIAL)
    (5, 13)
    """
    return count_kinds((card - 1) & ONE_EACH)


@compiled
def kinds_in(hand: int) -> int:
    """Return the mask of the kinds that a hand holds.

    >>> kinds_in(3 * SEVEN + KING) == SEVEN | KING
    True
    """
    return (hand | hand >> 1 | hand >> 2 | hand >> 3) & ONE_EACH


@compiled
def count_kinds(kinds: int) -> int:
    """Return how many kinds a mask holds, 0 to 14.

    >>> count_kinds(SEVEN | KING)
    2
    """
    return (kinds * ONE_EACH) >> 52 & 15


@compiled
def count_cards(hand: int) -> int:
    """Return how many cards a hand holds, 0 to 104.

    >>> count_cards(3 * SEVEN + KING)
    4
    """
    return ((hand & PAIRS) + (hand >> 4 & PAIRS)) * BYTES >> 48 & 255


@compiled
def as_ranks(hand: int) -> int:
    """Return the hand with the special king counted as the seven that it acts as.

    >>> as_ranks(SPECIAL + SEVEN) == 2 * SEVEN
    True
    """
    return (hand & SPECIAL - 1) + (hand >> 32 & SEVEN)


@compiled
def four_alike(hand: int) -> int:
    """Return the mask of the ranks of which a hand holds four or more.

    >>> four_alike(4 * TEN + 3 * KING) == TEN
    True
    """
    ranks = as_ranks(hand)
    return (ranks >> 2 | ranks >> 3) & ONE_EACH


@compiled
def at(values: tuple[int, ...], seat: int) -> int:
    """Return the entry of a seat in six values, one a seat.

    >>> at((3, 1, 4, 1, 5, 9), 2)
    4
    """
    return (
        values[0] * (seat == 0)
        + values[1] * (seat == 1)
        + values[2] * (seat == 2)
        + values[3] * (seat == 3)
        + values[4] * (seat == 4)
        + values[5] * (seat == 5)
    )


@compiled
def add_at(values: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    """Return six values, one a seat, with an amount added to one seat's.

    >>> add_at((0, 0, 0, 0, 0, 0), 1, 7)
    (0, 7, 0, 0, 0, 0)
    """
    return (
        values[0] + amount * (seat == 0),
        values[1] + amount * (seat == 1),
        values[2] + amount * (seat == 2),
        values[3] + amount * (seat == 3),
        values[4] + amount * (seat == 4),
        values[5] + amount * (seat == 5),
    )
