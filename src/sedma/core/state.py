"""What does the referee know of a deal, and of the rules, in numbers?

All fields are integers, seats count from 0 in the direction of play, -1 stands for nobody.
Six hands always; the absent ones are 0.
"""

from typing import NamedTuple

NOBODY = -1

ALONE, PARTNERS, SOLO = 0, 1, 2
NO_CONTINUATION, MATCH, FIGHT = 0, 1, 2
ALWAYS, NOT_PARTNER, OPPONENT_ONLY = 0, 1, 2
AFTER_TRICK, AFTER_PLAY, WHEN_EMPTY = 0, 1, 2
NO_QUARTET, TABLE, HAND = 0, 1, 2
VOID, LAST_TRICK, SHARE = 0, 1, 2
ROTATE, LOSERS, REPEAT = 0, 1, 2

GOING, PLAYED_OUT, QUARTET, CALLED = 0, 1, 2, 3


class RuleNumbers(NamedTuple):
    """The rules as numbers: what `rules.md` 4.2 calls options, choices as the constants above."""

    players: int
    sides: int
    hand_size: int
    packets: int  # four bits a packet, the first lowest
    wild: int  # mask of kinds
    trump: int
    continuation: int
    continue_when: int
    lead_limit: int
    stock_play: int
    draw_timing: int
    batch: int
    last_trick: int
    by_points: int  # the deal adds points to the match, not stakes
    stakes: tuple[int, int, int]
    tie: int
    sweep_bonus: int
    burn_sweep: int
    burn_alike: int
    burn_zero: int
    quartet: int
    quartet_stakes: tuple[int, int, int]
    seven_last_loses: int
    cleaning: int
    next_dealer: int
    ask_always: int  # the leader is asked even when no card of his continues the trick
    values: tuple[int, int, int]  # card points, ten bits a kind, six kinds each


class Trick(NamedTuple):
    """What lies on the table, a fight's abeyance included."""

    leader: int
    to_play: int
    owner: int
    led: int  # mask of the kinds of the led rank, 0 before the lead
    trumped: int
    points: int
    cards: int
    kinds: int  # mask of the kinds that lie in it
    last: int  # the card played last, the special king as a seven
    run: int  # how many cards of that rank came directly one after another
    alike: int  # 1 while all cards of this round are of one rank
    alike_rounds: int


class Stock(NamedTuple):
    """Where the pack stands; its order is an argument of every function that draws."""

    next: int
    end: int
    kings: int  # ordinary kings that have not been played
    turned: int  # 1 while a barred king has been turned up and a hand card is owed


class Tally(NamedTuple):
    """What has been taken, by seat, and what the rules remember of the deal."""

    points: tuple[int, ...]
    tricks: tuple[int, ...]
    lead_seat: int
    lead_card: int
    lead_run: int
    dirty: int  # mask of seats
    burned: int  # mask of seats
    solo: int  # the seat that first held the special king
    public: int  # 1 once the special king has been put on the table
    ending: int


class State(NamedTuple):
    """A deal at one moment."""

    hands: tuple[int, ...]
    trick: Trick
    stock: Stock
    tally: Tally
