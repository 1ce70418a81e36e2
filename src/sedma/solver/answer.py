"""What is a position worth, and what is each decision worth?

All cards are open. With two sides the answer is exact; with more it follows a convention, the
paranoid one (everybody else plays against the side to play), and is never called exact.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Timer, local
from time import perf_counter
from typing import Any

from sedma.errors import RecordError
from sedma.match import Deal
from sedma.record import replay
from sedma.solver.desk import Desk
from sedma.solver.library import shared_library
from sedma.solver.memory import NODES, STOPPED
from sedma.solver.question import Question
from sedma.solver.search import WHOLE

CONVENTION = "paranoid"
Progress = Callable[[int, int], None]


@dataclass
class Answer:
    """A solved position; points are those of the side to play, from here on.

    Where the time did not suffice, `value` is what the side surely gets, `bounds` tells between
    what the value lies, and `moves` holds the decisions that were finished.
    """

    to_play: int
    value: int
    moves: dict[str, int] = field(default_factory=dict)
    all_tricks: bool | None = None
    exact: bool = False
    source: str = "search"
    nodes: int = 0
    seconds: float = 0.0
    bounds: tuple[int, int] | None = None
    convention: str | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the answer as `sedma solve --json` prints it."""
        found = {
            "to_play": self.to_play,
            "value": self.value,
            "moves": self.moves,
            "all_tricks": self.all_tricks,
            "exact": self.exact,
            "source": self.source,
            "nodes": self.nodes,
            "seconds": self.seconds,
        }
        if self.bounds is not None:
            found["bounds"] = list(self.bounds)
        if self.convention is not None:
            found["convention"] = self.convention
        return found


_desks = local()


def own_desk() -> Desk:
    """Return this thread's desk at the shared library."""
    if not hasattr(_desks, "desk"):
        _desks.desk = Desk(shared_library())
    desk: Desk = _desks.desk
    return desk


def solve_json(record: object, *, limit: float | None = None) -> dict[str, Any]:
    """Return what `sedma solve --json` prints for a record: the answer, or the refusal.

    >>> hands = [["7C", "AC"], ["8C", "TC"], ["9C", "8S"], ["JC", "9S"]]
    >>> position = {"leader": 0, "hands": hands, "stock": []}
    >>> record = {"format": "sedma-record", "version": 1, "rules": {"preset": "sedma4"},
    ...           "deals": [{"position": position, "moves": []}]}
    >>> solve_json(record)["moves"]
    {'7C': 30, 'AC': 30}
    """
    try:
        return solve(last_position(record), limit=limit).to_json()
    except RecordError as fault:
        place = {"deal": fault.deal, "move": fault.move, "reason": str(fault)}
        return {"ok": False, "error": place}


def last_position(record: object) -> Deal:
    """Return the deal in which a record ends; RecordError if nothing is left to play there."""
    match = replay(record)
    if match.deal is None or match.deal.to_play is None:
        raise RecordError("nothing-to-solve")
    return match.deal


def solve(
    deal: Deal,
    *,
    limit: float | None = None,
    desk: Desk | None = None,
    tables: bool = True,
    stakes: bool = False,
    progress: Progress | None = None,
) -> Answer:
    """Return the value of a deal's position and of every legal decision.

    `limit` is in seconds; an answer stopped by it says so. `desk` is the memory to use (default:
    this thread's own); `tables=False` leaves the endgame tables aside. With `stakes` all values are
    what the deal adds to the match for the side to play, less the most that another side gets.
    `progress` is told between what the value lies whenever that becomes known better.
    """
    question = (desk or own_desk()).question(deal, tables=tables, stakes=stakes)
    began = perf_counter()
    assert deal.to_play is not None
    question.memory[NODES] = question.memory[STOPPED] = 0
    with _Limit(question.memory, limit):
        answer = _answer(question, deal.to_play, progress)
    answer.nodes, answer.seconds = int(question.memory[NODES]), perf_counter() - began
    return answer


def value(deal: Deal, *, desk: Desk | None = None, tables: bool = True) -> int:
    """Return only what the side to play gets from here on, in points."""
    question = (desk or own_desk()).question(deal, tables=tables)
    question.memory[STOPPED] = 0
    low, _ = _bounds(question, WHOLE, question.guess)
    return low * question.unit


def solve_many(deals: Iterable[Deal], *, workers: int | None = None) -> Iterator[Answer]:
    """Return the answers for many deals in their order, solved by several threads at once."""
    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(solve, deals)


def _answer(question: Question, to_play: int, progress: Progress | None) -> Answer:
    low, high = _bounds(question, WHOLE, question.guess, progress)
    answer = Answer(to_play, low * question.unit, source=question.source)
    if not question.exact:
        answer.convention = CONVENTION
    for code, option in question.options.items():
        if question.memory[STOPPED]:
            break
        known = [value for done, value in answer.moves.items() if question.options[done] == option]
        if len(question.options) == 1:
            known = [low * question.unit]
        if not known:
            least, most = _bounds(question, option, low)
            if least < most:
                break
            known = [least * question.unit]
        answer.moves[code] = known[0]
    if not question.memory[STOPPED]:
        takes_all = question.takes_all()
        if not question.memory[STOPPED]:
            answer.all_tricks = takes_all
    if low < high:
        answer.bounds = low * question.unit, high * question.unit
    answer.exact = question.exact and not question.memory[STOPPED]
    return answer


def _bounds(
    question: Question, option: int, guess: int, progress: Progress | None = None
) -> tuple[int, int]:
    """Return between what the value lies: twice the same, unless the search was stopped."""
    low, high = question.low, question.high
    found = min(max(guess, low), high)
    while low < high:
        bound = found + (found == low)
        found = question.reached(option, bound)
        if question.memory[STOPPED]:
            break
        if found < bound:
            high = found
        else:
            low = found
        if progress is not None:
            progress(low * question.unit, high * question.unit)
    return low, high


class _Limit:
    """Stops a search after so many seconds."""

    def __init__(self, memory: Any, seconds: float | None) -> None:
        self._timer = None if seconds is None else Timer(seconds, self._stop, (memory,))

    @staticmethod
    def _stop(memory: Any) -> None:
        memory[STOPPED] = 1

    def __enter__(self) -> None:
        if self._timer is not None:
            self._timer.start()

    def __exit__(self, *_: object) -> None:
        if self._timer is not None:
            self._timer.cancel()
