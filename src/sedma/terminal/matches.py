"""What do `sedma match` and `sedma league` do?"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor, log10
from pathlib import Path
from threading import Timer

from joblib import cpu_count

from sedma.arena.contest import Contest, Score
from sedma.arena.estimates import Estimate
from sedma.arena.league import League, pairings, play_league
from sedma.arena.ledger import Ledger, usual_path
from sedma.arena.players import Player, player_names, read_player
from sedma.arena.report import report
from sedma.arena.seatings import seatings
from sedma.errors import SedmaError, shown
from sedma.rules import load, overrides, parse_option
from sedma.terminal.standings import page
from sedma.words import Words

MOST_DEALS = 10_000_000
MOST_PROCESSES = 1_024
WIDEST = 1_000.0
MOST_REASONS = 5
SMALLEST = 1e-6
PATIENCE = 4.0
"""Seconds of silence after which people are told why."""
LEAGUE_GAMES = ("sedma2", "sedma4", "hola4", "zsiros4", "septica2")


@dataclass
class Hall:
    """How contests are played here: where they are kept, how far they go, who hears of it."""

    words: Words
    ledger: Ledger
    deals: int
    until: float | None
    processes: int

    def play(self, contest: Contest) -> Score:
        """Return a contest's result; on a terminal the way to it is told on standard error.

        Where nothing has come of it for a while, the players are being compiled, which is told too.
        """
        shows = sys.stderr.isatty()
        waiting = Timer(PATIENCE, print, [self.words.say("match-compiling")], {"file": sys.stderr})
        waiting.daemon = True
        if shows:
            waiting.start()

        def progress(score: Score) -> None:
            waiting.cancel()
            lead = score.points.adjusted
            line = self.words.say(
                "match-progress",
                players=versus(contest),
                deals=score.moments.packs,
                most=self.deals,
                lead=signed(lead),
            )
            print(f"\r{line}\033[K", end="", file=sys.stderr, flush=True)

        try:
            score = contest.results(
                self.deals,
                self.ledger,
                until=self.until,
                processes=self.processes,
                progress=progress if shows else None,
            )
        finally:
            waiting.cancel()
        if shows:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
        return score

    def tell_damage(self) -> None:
        """Say on standard error how many lines of the ledger could not be read."""
        if self.ledger.damaged:
            path, lines = str(self.ledger.path), self.ledger.damaged
            line = self.words.say("match-ledger-damaged", file=path, lines=lines)
            print(line, file=sys.stderr)


def show_match(parsed: argparse.Namespace, words: Words, seed: bytes) -> int:
    """The exit status after all the players named have met each other at one game."""
    players = _players(parsed.players)
    hall = _hall(parsed, words)
    name = parsed.rules
    rules = load(name, dict(parse_option(option) for option in parsed.options))
    scores: dict[Contest, Score] = {}

    def play(contest: Contest) -> Score:
        scores[contest] = hall.play(contest)
        if not parsed.json:
            for line in told(name, contest, scores[contest], words):
                print(line, flush=True)
        return scores[contest]

    league = play_league(pairings(rules, players, seed), play)
    if parsed.json:
        preset, options = overrides(name, rules)
        found = {
            "rules": preset,
            "options": options,
            "seed": seed.hex(),
            "matches": [report(contest, score) for contest, score in scores.items()],
        }
        print(json.dumps(found, ensure_ascii=False))
    elif len(players) > 2:
        print("", *table(league, words), sep="\n")
    hall.tell_damage()
    return 0


def keep_league(parsed: argparse.Namespace, words: Words, seed: bytes) -> int:
    """The exit status after a round robin of the players at each of the games."""
    players = _players(parsed.players or player_names())
    hall = _hall(parsed, words)
    if parsed.out:
        _write(Path(parsed.out), "", "a")
    games = {name: load(name) for name in dict.fromkeys(parsed.rules or LEAGUE_GAMES)}
    leagues: dict[str, League] = {}
    reports: dict[str, list[dict[str, object]]] = {}
    for name, rules in games.items():
        contests = pairings(rules, players, seed)
        leagues[name] = play_league(contests, hall.play)
        scores = leagues[name].scores
        reports[name] = [report(contest, scores[contest.players]) for contest in contests]
    text = page(leagues, words, seed=seed, deals=hall.deals)
    if parsed.out:
        _write(Path(parsed.out), text)
    if parsed.json:
        print(json.dumps({"seed": seed.hex(), "games": reports}, ensure_ascii=False))
    elif not parsed.out:
        print(text, end="")
    hall.tell_damage()
    return 0


def told(name: str, contest: Contest, score: Score, words: Words) -> Iterator[str]:
    """The lines that tell how two players have fared."""
    yield words.say(
        "match-title",
        rules=name,
        players=versus(contest),
        deals=score.moments.packs,
        seatings=len(seatings(contest.rules)),
    )
    for kind in ("points", "stakes"):
        lead = score.lead(kind)
        yield "  " + words.say(
            f"match-{kind}",
            lead=signed(lead.raw),
            adjusted=signed(lead.adjusted),
            gap=signed(lead.gap),
        )
    for place, player in enumerate(contest.players):
        own = score.each(place)
        yield "  " + words.say(
            "match-player",
            player=str(player),
            points=f"{own.points:.2f}",
            share=f"{100 * own.share:.1f}",
            won=f"{100 * own.won:.1f}",
            ms=significant(own.milliseconds),
            decisions=own.decisions,
        )
    if not contest.deterministic:
        yield "  " + words.say("match-by-clock")
    if score.forfeits:
        often = Counter(score.forfeits).most_common(MOST_REASONS)
        reasons = ", ".join(f"{reason} × {number}" for reason, number in often)
        yield "  " + words.say("match-forfeits", deals=len(score.forfeits), reasons=reasons)


def table(league: League, words: Words) -> Iterator[str]:
    """The lines of a table in which each player stands against each, the strongest first."""
    names = [str(player) for player in league.players]
    rows = [["", *names]]
    for one in league.players:
        leads = [
            "" if one == other else signed(league.lead(one, other).adjusted)
            for other in league.players
        ]
        rows.append([str(one), *leads])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows))]
    yield words.say("match-table")
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        yield "  ".join(cells).rstrip()


def versus(contest: Contest) -> str:
    """Who meets whom."""
    return " – ".join(str(player) for player in contest.players)


def signed(estimate: Estimate) -> str:
    """A lead with its interval.

    >>> signed(Estimate(1.234, 0.5))
    '+1.23 ±0.50'
    """
    return f"{estimate.mean:+.2f} ±{estimate.half:.2f}"


def significant(number: float) -> str:
    """A number above 0 with three digits that mean something, and no exponent.

    >>> significant(0.00021149), significant(12.3456)
    ('0.000211', '12.3')
    """
    digits = 2 - floor(log10(max(number, SMALLEST)))
    return f"{number:.{max(0, digits)}f}"


def _hall(parsed: argparse.Namespace, words: Words) -> Hall:
    path = Path(parsed.ledger) if parsed.ledger else usual_path()
    ledger = Ledger(None if parsed.no_ledger else path)
    deals = _whole(parsed.deals, 2, MOST_DEALS)
    if deals is None:
        raise SedmaError("deals-unreadable", deals=shown(parsed.deals), most=MOST_DEALS)
    processes = cpu_count()
    if parsed.processes is not None:
        wanted = _whole(parsed.processes, 1, MOST_PROCESSES)
        if wanted is None:
            raise SedmaError("processes-unreadable", processes=shown(parsed.processes))
        processes = wanted
    return Hall(words, ledger, deals, _until(parsed.until), processes)


def _players(texts: Sequence[str]) -> list[Player]:
    players = [read_player(text) for text in texts]
    if len(players) < 2:
        raise SedmaError("too-few-players")
    for place, player in enumerate(players):
        if player in players[:place]:
            raise SedmaError("player-twice", player=shown(str(player)))
    return players


def _whole(text: str, least: int, most: int) -> int | None:
    """The whole number that a few digits mean, if it is within bounds."""
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    return int(text) if plain and least <= int(text) <= most else None


def _until(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        half = float(text)
    except ValueError:
        half = 0.0
    if not 0 < half <= WIDEST:
        raise SedmaError("until-unreadable", until=shown(text))
    return half


def _write(path: Path, text: str, mode: str = "w") -> None:
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise SedmaError("league-refused", file=shown(str(path)), reason=reason) from None
