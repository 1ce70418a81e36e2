"""At which place does each input of the network stand?

Blocks of inputs one after another; `OPEN` inputs are what the seat sees, those from `OPEN` on are
hidden from it and go to the critic of training, of look-ahead and of luck alone. Seats count from
the seat to play (0), in the direction of play.
"""

from sedma.bots.net.slots import SLOTS

SEATS = 6
COPIES = 4
UNSEEN_COPIES = 8
PAIRS = 2
TENS = 9
ROUNDS = 13
HAND = 9

OWN = 0
UNSEEN = OWN + SLOTS * COPIES
TRICK = UNSEEN + SLOTS * UNSEEN_COPIES
BEFORE = TRICK + SEATS * SLOTS * PAIRS
PLAYED = BEFORE + SEATS * SLOTS * PAIRS
PASSED = PLAYED + SEATS * SLOTS
PASSED_BEFORE = PASSED + SEATS * SLOTS
LED = PASSED_BEFORE + SEATS * SLOTS
LAST = LED + SLOTS
LEGAL = LAST + SLOTS
STOP_LEGAL = LEGAL + SLOTS
CALL_LEGAL = STOP_LEGAL + 1
DARK_LEGAL = CALL_LEGAL + 1
TRUMPED = DARK_LEGAL + 1
RUN = TRUMPED + 1
ALIKE = RUN + COPIES
TRICK_POINTS = ALIKE + 1
OWNER = TRICK_POINTS + TENS
LEADER = OWNER + SEATS
LEADER_BEFORE = LEADER + SEATS
ALLIES = LEADER_BEFORE + SEATS
ROUND = ALLIES + SEATS
HELD = ROUND + COPIES
DRAWS = HELD + HAND
OURS = DRAWS + ROUNDS
THEIRS = OURS + TENS
FLAGS = THEIRS + TENS
"""Trickless we, trickless they, dirty we, dirty they, last round, the solo seat is known."""
GOAL = FLAGS + 6
"""The goal, the four gains and losses beyond a simple win, and what four alike bring."""
OPEN = GOAL + 6

HANDS = OPEN
NEXT = HANDS + SEATS * SLOTS * COPIES
NEXT_CARDS = 8
SHOWN = NEXT + NEXT_CARDS * SLOTS
"""Set if the critic sees the next cards of the stock."""
ALL = SHOWN + 1

MOST = 320
"""More than ever are not 0 in one position."""
