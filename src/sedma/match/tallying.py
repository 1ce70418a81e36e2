"""What does a finished deal come to, in the words of a record?"""

from sedma.core.score import count, side_count, side_of
from sedma.core.state import NOBODY, SOLO, RuleNumbers, State
from sedma.view import Result

OUTCOMES = ("simple", "bald", "naked", "tie", "seven_last", "quartet", "call")


def count_deal(numbers: RuleNumbers, state: State, dealer: int | None) -> tuple[Result, list[int]]:
    """Return a finished deal's result, and the sides that burn after their score has been added.

    With an unknown dealer the next one is None.
    """
    done = count(numbers, state, NOBODY if dealer is None else dealer)
    sides = side_count(numbers, state.tally.solo)
    accounts = numbers.players if numbers.sides == SOLO else sides
    burned = done.burned | sum(1 << side for side in burned_alike(numbers, state))
    result = Result(
        points=list(done.points[:sides]),
        tricks=list(done.tricks[:sides]),
        outcome=OUTCOMES[done.outcome],
        winners=_listed(done.winners),
        score=list(done.score[:accounts]),
        burned=_listed(burned),
        next_dealer=None if done.next_dealer == NOBODY else done.next_dealer,
    )
    return result, _listed(done.burned)


def burned_alike(numbers: RuleNumbers, state: State) -> list[int]:
    """Return the sides that tricks of four alike have burned so far in the deal (C20)."""
    return sorted({side_of(numbers, seat, NOBODY) for seat in _listed(state.tally.burned)})


def _listed(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]
