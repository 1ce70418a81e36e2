"""What is told of a contest to programs? One object; `docs/bots.md` explains its keys."""

from collections import Counter

from sedma.arena.contest import Contest, Score
from sedma.arena.estimates import Adjusted, Estimate
from sedma.arena.seatings import seatings

DIGITS = 4
DIGITS_OF_TIME = 6


def report(contest: Contest, score: Score) -> dict[str, object]:
    """Return a contest's result in plain values, figures rounded to four digits."""
    return {
        "players": [str(player) for player in contest.players],
        "deals": score.moments.packs,
        "seatings": len(seatings(contest.rules)),
        "deterministic": contest.deterministic,
        **{name: adjusted(score.lead(name)) for name in ("points", "stakes", "won")},
        "each": [each(contest, score, place) for place in range(2)],
        "forfeits": dict(Counter(score.forfeits).most_common()),
    }


def each(contest: Contest, score: Score, place: int) -> dict[str, object]:
    """Return one player's own figures: means a deal and a seat, and milliseconds a decision."""
    own = score.each(place)
    return {
        "player": str(contest.players[place]),
        "points": round(own.points, DIGITS),
        "share": round(own.share, DIGITS),
        "stakes": round(own.stakes, DIGITS),
        "won": round(own.won, DIGITS),
        "decisions": own.decisions,
        "ms": round(own.milliseconds, DIGITS_OF_TIME),
    }


def adjusted(lead: Adjusted) -> dict[str, object]:
    """Return the first player's lead as it was played, without luck, and what luck made."""
    return {
        **estimate(lead.raw),
        "adjusted": estimate(lead.adjusted),
        "gap": estimate(lead.gap),
    }


def estimate(value: Estimate) -> dict[str, object]:
    """Return a mean and the half-width of its 95 % interval."""
    return {"mean": round(value.mean, DIGITS), "ci95": round(value.half, DIGITS)}
