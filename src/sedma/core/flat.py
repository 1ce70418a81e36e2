"""How does a state lie in a row of numbers?

Its fields one after another, in the order of `sedma.core.state`; what else a row holds comes
behind them.
"""

from collections.abc import MutableSequence, Sequence

from sedma.core.jit import compiled
from sedma.core.state import State, Stock, Tally, Trick

TO_PLAY = 7
"""Where the seat to play stands, NOBODY once the deal is over."""
STOCK_END = 19
STATE_WIDTH = 42


@compiled
def load(row: Sequence[int]) -> State:
    """Return the state that lies in a row."""
    hands = (row[0], row[1], row[2], row[3], row[4], row[5])
    trick = Trick(
        row[6],
        row[7],
        row[8],
        row[9],
        row[10],
        row[11],
        row[12],
        row[13],
        row[14],
        row[15],
        row[16],
        row[17],
    )
    points = (row[22], row[23], row[24], row[25], row[26], row[27])
    tricks = (row[28], row[29], row[30], row[31], row[32], row[33])
    tally = Tally(
        points,
        tricks,
        row[34],
        row[35],
        row[36],
        row[37],
        row[38],
        row[39],
        row[40],
        row[41],
    )
    return State(hands, trick, Stock(row[18], row[19], row[20], row[21]), tally)


@compiled
def store(row: MutableSequence[int], state: State) -> None:
    """Put a state into a row."""
    trick, stock, tally = state.trick, state.stock, state.tally
    for seat in range(6):
        row[seat] = state.hands[seat]
        row[22 + seat] = tally.points[seat]
        row[28 + seat] = tally.tricks[seat]
    row[6] = trick.leader
    row[7] = trick.to_play
    row[8] = trick.owner
    row[9] = trick.led
    row[10] = trick.trumped
    row[11] = trick.points
    row[12] = trick.cards
    row[13] = trick.kinds
    row[14] = trick.last
    row[15] = trick.run
    row[16] = trick.alike
    row[17] = trick.alike_rounds
    row[18] = stock.next
    row[19] = stock.end
    row[20] = stock.kings
    row[21] = stock.turned
    row[34] = tally.lead_seat
    row[35] = tally.lead_card
    row[36] = tally.lead_run
    row[37] = tally.dirty
    row[38] = tally.burned
    row[39] = tally.solo
    row[40] = tally.public
    row[41] = tally.ending
