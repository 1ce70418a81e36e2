"""Who sits where when two players meet?

Every filling of the seats by both, partners always by one: so each sits wherever the other does,
equally often, and what a seat is worth cancels.
"""

from functools import cache

from sedma.rules import Rules

FOUR_BITS = 4


@cache
def seatings(rules: Rules) -> list[int]:
    """Return each seating as four bits a seat, seat 0 lowest: 0 the first player, 1 the other.

    >>> from sedma.rules import load
    >>> [hex(seated) for seated in seatings(load("sedma4"))], len(seatings(load("sedma3")))
    (['0x1010', '0x101'], 6)
    """
    players = rules.players
    if rules.sides == "partners":
        return [
            sum((seat + turn) % 2 << FOUR_BITS * seat for seat in range(players))
            for turn in range(2)
        ]
    return [
        sum((filling >> seat & 1) << FOUR_BITS * seat for seat in range(players))
        for filling in range((1 << players) - 2, 0, -1)
    ]
