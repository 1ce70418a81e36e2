"""Do the long claims hold at full size? Run as `make prove`; a second call goes on with the rest.

Every piece that held is a line in `.prove/ledger.jsonl`, with a key made from the sources it was
proved for; a piece that is in the ledger for the present sources is not run again.
"""

import argparse
import hashlib
import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path

from tests.long import LongCheck, all_checks

ROOT = Path(__file__).resolve().parent.parent
LEDGER = ROOT / ".prove" / "ledger.jsonl"
SOURCES = (("src/sedma", "*.py"), ("src/sedma", "*.toml"), ("tests/reference", "*.py"))

Piece = tuple[str, int, int]
Result = Future[tuple[float, str]]


def sources_key(check: LongCheck) -> str:
    """A hash of everything that decides whether `check` holds."""
    own = sys.modules[check.check.__module__].__file__
    assert own is not None
    paths = [Path(own), *(path for folder, glob in SOURCES for path in (ROOT / folder).rglob(glob))]
    total = hashlib.sha256(f"{check.seed} {check.piece}".encode())
    for path in sorted(paths):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def remembered(keys: dict[str, str]) -> set[Piece]:
    """The pieces that the ledger knows to hold for the present sources."""
    if not LEDGER.exists():
        return set()
    lines = [json.loads(line) for line in LEDGER.read_text().splitlines()]
    return {
        (line["check"], line["first"], line["count"])
        for line in lines
        if keys.get(line["check"]) == line["key"]
    }


def remember(piece: Piece, key: str, seconds: float) -> None:
    """Writes down that a piece held."""
    name, first, count = piece
    line = {"check": name, "first": first, "count": count, "key": key, "seconds": round(seconds, 1)}
    LEDGER.parent.mkdir(exist_ok=True)
    with LEDGER.open("a") as ledger:
        ledger.write(json.dumps(line) + "\n")


def prove_piece(piece: Piece) -> tuple[float, str]:
    """The seconds that a piece took, and what was wrong ("" if nothing); runs in a process."""
    name, first, count = piece
    start = time.perf_counter()
    try:
        all_checks()[name].run(first, count)
    except Exception:  # whatever is wrong is this piece's result
        return time.perf_counter() - start, traceback.format_exc()
    return time.perf_counter() - start, ""


def or_cancel(pool: ProcessPoolExecutor, running: Iterable[Result]) -> Iterator[Result]:
    """The results as they come; when stopped, what has not begun is not begun."""
    try:
        yield from as_completed(running)
    except KeyboardInterrupt:
        pool.shutdown(cancel_futures=True)
        raise


def leave_stopping_to_the_parent() -> None:
    """Lets a piece end in peace when the terminal sends an interrupt to all processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def prove(check: LongCheck, scale: float, done: set[Piece], key: str, workers: int) -> bool:
    """Whether `check` holds; prints one line when it does, and the first failure when not."""
    pieces = [(check.name, first, count) for first, count in check.pieces(scale)]
    cases = sum(count for _, _, count in pieces)
    rest = [piece for piece in pieces if piece not in done]
    start = time.perf_counter()
    print(f"      {check.claim}: {len(rest)} of {len(pieces)} pieces to do", file=sys.stderr)
    with ProcessPoolExecutor(workers, initializer=leave_stopping_to_the_parent) as pool:
        running = {pool.submit(prove_piece, piece): piece for piece in rest}
        for future in or_cancel(pool, running):
            piece = running[future]
            seconds, wrong = future.result()
            if wrong:
                pool.shutdown(wait=False, cancel_futures=True)
                print(
                    f"FAIL  {check.claim}: cases {piece[1]} to {piece[1] + piece[2] - 1}\n{wrong}"
                )
                return False
            remember(piece, key, seconds)
    known = sum(count for _, _, count in pieces) - sum(count for _, _, count in rest)
    print(
        f"holds {check.claim}: {cases:,} cases"
        f" ({known:,} known before), {time.perf_counter() - start:.0f} s",
        flush=True,
    )
    return True


def main() -> int:
    """The number of claims that do not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="prove only these checks")
    parser.add_argument("--scale", type=float, default=1.0, help="the part of all cases to look at")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    checks = all_checks()
    unknown = [name for name in wanted.names if name not in checks]
    if unknown:
        parser.error(f"no such check: {', '.join(unknown)}; there are {', '.join(checks)}")
    keys = {name: sources_key(check) for name, check in checks.items()}
    done = remembered(keys)
    held = [
        prove(checks[name], wanted.scale, done, keys[name], wanted.workers)
        for name in wanted.names or checks
    ]
    print(f"{sum(held)} passed, {len(held) - sum(held)} failed")
    return len(held) - sum(held)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped; make prove goes on with the rest.")
