"""What do `sedma solve` and `sedma tables` do?"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from sedma.errors import RecordError, SedmaError, shown
from sedma.match import Deal
from sedma.rules import load, parse_option
from sedma.solver import Answer, last_position, solve
from sedma.solver.build import build
from sedma.solver.family import Family, all_families, family_of, usual_cards
from sedma.solver.store import TableError, folder, path_of, read_head
from sedma.terminal.record_file import read_record
from sedma.words import Words

LONGEST = 10_000_000.0
LARGEST = 8


def solve_record(parsed: argparse.Namespace, words: Words) -> int:
    """The exit status after solving the last position of a record."""
    limit = None if parsed.limit is None else _seconds(parsed.limit)
    try:
        deal = last_position(read_record(parsed.file))
        progress = _teller(deal, words, stakes=parsed.stakes) if sys.stderr.isatty() else None
        answer = solve(deal, limit=limit, stakes=parsed.stakes, progress=progress)
    except RecordError as fault:
        if parsed.json:
            place = {"deal": fault.deal, "move": fault.move, "reason": str(fault)}
            print(json.dumps({"ok": False, "error": place}, ensure_ascii=False))
        raise
    if parsed.json:
        print(json.dumps(answer.to_json(), ensure_ascii=False))
    else:
        for line in told(answer, words, stakes=parsed.stakes):
            print(line)
    return 0


def _teller(deal: Deal, words: Words, *, stakes: bool) -> Callable[[int, int], None]:
    """What tells on standard error between what the value of a deal lies."""
    message = "solve-stakes-bounds" if stakes else "solve-bounds"
    seat = (deal.to_play or 0) + 1

    def tell(low: int, high: int) -> None:
        print(words.say(message, seat=seat, low=low, high=high), file=sys.stderr, flush=True)

    return tell


def told(answer: Answer, words: Words, *, stakes: bool = False) -> Iterator[str]:
    """The lines that tell what a position, and every decision in it, is worth."""
    seat = answer.to_play + 1
    if answer.bounds is not None:
        low, high = answer.bounds
        message = "solve-stakes-bounds" if stakes else "solve-bounds"
        yield words.say(message, seat=seat, low=low, high=high)
    else:
        message = "solve-stakes" if stakes else "solve-value"
        yield words.say(message, seat=seat, points=answer.value)
    for decision, value in answer.moves.items():
        yield words.say("solve-decision", decision=decision, points=value)
    if answer.all_tricks:
        yield words.say("solve-all-tricks")
    if answer.convention is not None:
        yield words.say("solve-convention")
    elif not answer.exact:
        yield words.say("solve-stopped")
    source = words.say(f"solve-from-{answer.source}")
    seconds = f"{answer.seconds:.3f}"
    yield words.say("solve-effort", source=source, nodes=answer.nodes, seconds=seconds)


def manage_tables(parsed: argparse.Namespace, words: Words) -> int:
    """The exit status after building, listing or fingerprinting endgame tables."""
    cards = _cards(parsed.cards)
    if parsed.action == "list":
        _list(words)
    elif parsed.action == "build":
        for family in _families(parsed.games, parsed.options):
            _made(family, cards, words)
            path = path_of(family, cards or usual_cards(family))
            print(words.say("tables-built", name=family.name, path=str(path)))
    elif len(parsed.games) != 1:
        raise SedmaError("digest-of-one-game")
    else:
        print(_made(_families(parsed.games, parsed.options)[0], cards, words))
    return 0


def _made(family: Family, wanted: int | None, words: Words) -> str:
    """The digest of a family's tables, which are built if they are not there."""
    cards = wanted or usual_cards(family)
    path = path_of(family, cards)
    if not path.exists():
        shows = sys.stderr.isatty()

        def progress(done: int, total: int) -> None:
            share = 100 * done // total
            line = words.say("tables-progress", name=family.name, share=share)
            print(line, end="\r" if shows else "\n", file=sys.stderr, flush=True)

        build(family, cards, progress=progress)
    return str(read_head(path)["sha256"])


def _list(words: Words) -> None:
    paths = sorted(folder().glob("*.table"))
    print(words.say("tables-folder", path=str(folder()), tables=len(paths)))
    for path in paths:
        print(_line(path, words))


def _line(path: Path, words: Words) -> str:
    try:
        digest = read_head(path)["sha256"]
    except TableError as fault:
        return words.error(fault)
    megabytes = f"{path.stat().st_size / 1_000_000:.1f}"
    return words.say("tables-entry", name=path.name, megabytes=megabytes, digest=digest)


def _families(games: Sequence[str], options: Sequence[str]) -> list[Family]:
    """The families of the games named, each once; all there are if none is named."""
    if not games and options:
        raise SedmaError("option-without-game")
    changes = dict(parse_option(option) for option in options)
    found: dict[Family, None] = {}
    for name in games:
        family = family_of(load(name, changes))
        if family is None:
            raise SedmaError("no-tables-for", name=shown(name))
        found[family] = None
    return list(found) or list(all_families())


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST:
        raise SedmaError("limit-unreadable", limit=shown(text))
    return seconds


def _cards(text: str | None) -> int | None:
    if text is None:
        return None
    if text not in [str(cards) for cards in range(1, LARGEST + 1)]:
        raise SedmaError("cards-unreadable", cards=shown(text), most=LARGEST)
    return int(text)
