"""What does a bot look at, in numbers?

`Terms` is what a game's rules mean to a bot, `Sight` what one seat sees of a deal: both are plain
tuples of numbers, so that one source decides for a view at the table and for compiled playouts.
Kinds of cards and decisions are those of `sedma.core.hand`; points are scaled so that every game
has 90 in all, and one simple win counts as much as `STAKE` of them.
"""

from typing import NamedTuple

STAKE = 45.0
WHOLE = 90.0

NOBODY, FOE, ALLY, SELF = -1, 0, 1, 2
"""Who owns or leads a trick, as one seat sees it."""

UNSAID, TAKE, LEAVE, SMEAR, KEEP = 0, 1, 2, 3, 4
"""What the partner has said about the decision."""


class Terms(NamedTuple):
    """What a bot needs to know of the rules; choices are the constants of `sedma.core.state`."""

    values: tuple[float, ...]  # points by kind
    last_trick: float
    wild: int  # mask of kinds
    trump: int
    continuation: int
    first_stock: int  # cards in the stock after the deal, at least 1
    quartet: int
    quartet_worth: tuple[float, float, float]  # other ranks, tens, sevens
    last_seven: int
    cleaning: int
    many_sides: int  # 1 if more than two
    by_points: int  # 1 if a deal adds its points to the match, not stakes
    scale: float  # scaled points a card point
    bald: float  # what bald is worth beyond a simple win, with the match at nothing for all
    naked: float


class Table(NamedTuple):
    """The trick on the table."""

    led: int  # mask of the kinds of the led rank, 0 before the lead
    trumped: int
    points: float
    cards: int
    kinds: int  # mask
    last: int  # the card played last, the special king as a seven
    run: int  # how many of that rank came directly one after another
    alike: int  # 1 while all cards of this round are of one rank


class Seats(NamedTuple):
    """Who sits where, and what is still to come in this round."""

    owner: int
    leader: int
    after: int  # seats that play after this one in this round
    allies_after: int  # mask of those, the next seat lowest
    next_ally: int  # 1 if the seat after this one is an ally
    held: int  # cards in this seat's hand
    stock: int
    last_round: int  # 1 if after this round no card is left


class Standing(NamedTuple):
    """The count so far, and what more than a simple win would be worth."""

    ours: float
    theirs: float
    tricks_ours: int
    tricks_theirs: int
    dirty_ours: int
    dirty_theirs: int
    bald_gain: float
    naked_gain: float
    bald_loss: float
    naked_loss: float
    alike_gain: float
    said: int


class Sight(NamedTuple):
    """One seat's knowledge before its decision."""

    hand: int
    unseen: int  # every card of the pack that is neither in this hand nor played
    legal: int  # mask of decisions
    table: Table
    seats: Seats
    standing: Standing
