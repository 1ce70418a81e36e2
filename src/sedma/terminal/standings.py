"""How is the page of a league written? In Markdown, for `docs/league.md`."""

from collections.abc import Iterator, Mapping, Sequence

from sedma.arena.estimates import Estimate
from sedma.arena.league import League
from sedma.words import Words


def page(leagues: Mapping[str, League], words: Words, *, seed: bytes, deals: int) -> str:
    """The page of the leagues of some games by name, to its last line break."""
    lines = ["# " + words.say("league-title"), ""]
    number = f"{int.from_bytes(seed):x}"
    lines += [words.say("league-about", deals=deals, seed=number), ""]
    for name, league in leagues.items():
        lines += [f"## {name}", "", *neighbours(league, words), ""]
        if len(league.players) > 2:
            lines += [words.say("league-all"), "", *matrix(league), ""]
    return "\n".join(lines)


def neighbours(league: League, words: Words) -> Iterator[str]:
    """The lines of the table of each player against the next weaker one."""
    heads = ("stronger", "weaker", "lead", "adjusted", "won")
    yield row([words.say(f"league-{head}") for head in heads])
    yield row(["---", "---", "---:", "---:", "---:"])
    for one, other in league.neighbours():
        lead = league.lead(one, other)
        won = f"{100 * league.won(one, other):.1f} %"
        yield row([str(one), str(other), figure(lead.raw), figure(lead.adjusted), won])


def matrix(league: League) -> Iterator[str]:
    """The lines of the table of each player against each, luck-adjusted."""
    yield row(["", *(str(player) for player in league.players)])
    yield row(["---", *("---:" for _ in league.players)])
    for one in league.players:
        leads = (
            "" if one == other else figure(league.lead(one, other).adjusted)
            for other in league.players
        )
        yield row([f"**{one}**", *leads])


def row(cells: Sequence[str]) -> str:
    """One row of a table in Markdown."""
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def figure(estimate: Estimate) -> str:
    """A lead and its interval with one digit."""
    return f"{estimate.mean:+.1f} ±{estimate.half:.1f}"
