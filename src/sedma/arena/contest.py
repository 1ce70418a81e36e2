"""What comes out when two players meet over many deals, on all processors, to be gone on with?

Packs are played in pieces that depend on nothing but their numbers, so the result is the same
however many processors share them and wherever a run was broken off.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from math import isfinite
from time import perf_counter
from typing import Any, NamedTuple
from warnings import catch_warnings, simplefilter

from sedma.arena.batch import Spent, new_batch, play_out
from sedma.arena.estimates import Adjusted, Moments
from sedma.arena.figures import COLUMNS, LUCK, figures_of
from sedma.arena.identity import source_digest
from sedma.arena.ledger import Ledger, digest_of
from sedma.arena.players import Player, identity_of, mover_for
from sedma.rules import Rules

LEAST_PACKS = 200
"""With fewer, an interval is itself too unsure to stop by."""
REMEMBERED = 64
WORTH_SHARING = 3.0
"""Seconds of work left from which starting more processes pays."""


class Piece(NamedTuple):
    """Packs from a number on that are played at once."""

    first: int
    packs: int


class Own(NamedTuple):
    """One player's figures: means a deal over its seats."""

    points: float
    share: float
    """Of the points of both."""
    stakes: float
    won: float
    """Which part of the deals."""
    decisions: int
    milliseconds: float
    """For one decision."""


@dataclass(frozen=True)
class Score:
    """What some packs brought: moments, what each player spent, and why deals were broken off."""

    moments: Moments = field(default_factory=lambda: Moments.nothing(COLUMNS))
    spent: tuple[Spent, Spent] = (Spent(0, 0.0), Spent(0, 0.0))
    forfeits: tuple[str, ...] = ()

    def __add__(self, other: "Score") -> "Score":
        spent = [
            Spent(one.decisions + more.decisions, one.seconds + more.seconds)
            for one, more in zip(self.spent, other.spent, strict=True)
        ]
        moments = self.moments + other.moments
        return Score(moments, (spent[0], spent[1]), self.forfeits + other.forfeits)

    @property
    def points(self) -> Adjusted:
        """The first player's points a deal less the other's."""
        return self.lead("points")

    def lead(self, name: str) -> Adjusted:
        """Return the first player's lead a deal in `points`, `stakes` or deals `won`."""
        return self.moments.difference(name, LUCK)

    def each(self, player: int) -> Own:
        """Return the figures of player 0 or 1."""
        points, stakes, won = (
            [self.moments.mean(f"{name}_{letter}") for letter in "ab"]
            for name in ("points", "stakes", "won")
        )
        decisions, seconds = self.spent[player]
        return Own(
            points[player],
            points[player] / (sum(points) or 1.0),
            stakes[player],
            won[player],
            decisions,
            1_000 * seconds / max(1, decisions),
        )


Played = Generator[tuple[Piece, Score], None, None]


@dataclass(frozen=True, slots=True)
class Contest:
    """Two players at one game, with the packs of one seed."""

    rules: Rules
    players: tuple[Player, Player]
    seed: bytes

    @property
    def deterministic(self) -> bool:
        """Whether a second run must come out the same."""
        return all(player.deterministic for player in self.players)

    def play(self, piece: Piece) -> Score:
        """Return what a piece brings."""
        if piece.packs:
            _compile_for(self)
        with ExitStack() as open_things:
            movers = [mover_for(player, self.rules, open_things) for player in self.players]
            batch = new_batch(self.rules, self.seed, piece.first, piece.packs)
            spent = play_out(batch, movers)
        moments = Moments.of(COLUMNS, figures_of(batch), piece.first)
        return Score(moments, (spent[0], spent[1]), tuple(batch.forfeits))

    def pieces(self, packs: int) -> list[Piece]:
        """Return the pieces of the packs from 0 on."""
        size = min(player.kind.piece for player in self.players)
        return [Piece(first, min(size, packs - first)) for first in range(0, packs, size)]

    def key(self) -> dict[str, object]:
        """Return all that has to be the same for an earlier result to be taken for this one's."""
        return {
            "rules": self.rules.to_json(),
            "players": [identity_of(player, self.rules) for player in self.players],
            "seed": self.seed.hex(),
            "columns": list(COLUMNS),
            "sources": [source_digest(f"sedma.arena.{name}") for name in ("figures", "table")],
        }

    def results(
        self,
        packs: int,
        ledger: Ledger,
        *,
        until: float | None = None,
        processes: int = 1,
        progress: Callable[[Score], None] | None = None,
    ) -> Score:
        """Return what so many packs bring, fewer once the adjusted interval is narrow enough.

        What the ledger has is taken from there; what is played is written there at once.
        """
        key = digest_of(self.key())
        known = self._known(ledger, key)
        pieces = self.pieces(packs)
        missing = [piece for piece in pieces if piece not in known]
        score = Score()
        with _ended(self._played(missing, processes)) as played:
            for piece in pieces:
                while piece not in known:
                    done, known[done] = next(played)
                    ledger.write(key, self._entry(done, known[done]))
                score += known[piece]
                if progress is not None:
                    progress(score)
                if until is not None and narrow_enough(score, until):
                    break
        return score

    def _played(self, pieces: list[Piece], processes: int) -> Played:
        """Yield pieces with what they brought; others help when there is enough to do."""
        waiting = list(pieces)
        while waiting:
            _compile_for(self)
            begun = perf_counter()
            piece, *waiting = waiting
            score = self.play(piece)
            took = perf_counter() - begun
            yield piece, score
            if processes > 1 and len(waiting) > 1 and took * len(waiting) > WORTH_SHARING:
                break
        if waiting:
            yield from self._shared(waiting, processes)

    def _shared(self, pieces: list[Piece], processes: int) -> Played:
        """Yield pieces with what they brought, in the order in which they are done."""
        from joblib import Parallel, delayed

        parallel = Parallel(n_jobs=processes, return_as="generator_unordered")
        yield from parallel(delayed(_piece_of)(self, piece) for piece in pieces)

    def _known(self, ledger: Ledger, key: str) -> dict[Piece, Score]:
        """Return what the ledger has of this contest."""
        found = {}
        for told in ledger.read(key):
            try:
                found[Piece(int(told["first"]), int(told["packs"]))] = _score_in(told)
            except (KeyError, TypeError, ValueError, OverflowError):
                ledger.damaged += 1
        return found

    def _entry(self, piece: Piece, score: Score) -> dict[str, object]:
        """Return what the ledger keeps of a piece; the first two lines are for people."""
        return {
            "players": [str(player) for player in self.players],
            "seed": self.seed.hex(),
            **piece._asdict(),
            "sums": score.moments.packed(),
            "spent": score.spent,
            "forfeits": score.forfeits,
        }


def narrow_enough(score: Score, until: float) -> bool:
    """Return whether the luck-adjusted interval is no wider than wanted to either side."""
    return score.moments.packs >= LEAST_PACKS and score.points.adjusted.half <= until


@lru_cache(maxsize=REMEMBERED)
def _compile_for(contest: Contest) -> None:
    """Play nothing, so that compiling counts for no decision, and is done before others help."""
    contest.play(Piece(0, 0))


@contextmanager
def _ended(played: Played) -> Iterator[Played]:
    """Give up what is still being played at the end, which joblib would warn of."""
    try:
        yield played
    finally:
        with catch_warnings():
            simplefilter("ignore", UserWarning)
            played.close()


def _piece_of(contest: Contest, piece: Piece) -> tuple[Piece, Score]:
    return piece, contest.play(piece)


def _score_in(told: dict[str, Any]) -> Score:
    """Return what a line of the ledger says; KeyError, TypeError or ValueError if it is damaged."""
    one, other = (Spent(int(made), float(seconds)) for made, seconds in told["spent"])
    if not (isfinite(one.seconds + other.seconds) and isinstance(told["forfeits"], list)):
        raise ValueError("no such line is written")
    forfeits = tuple(str(reason) for reason in told["forfeits"])
    return Score(Moments.unpacked(COLUMNS, told["sums"]), (one, other), forfeits)
