"""What does `sedma train` do?"""

import argparse
import json
from pathlib import Path

from sedma.arena.players import names_file
from sedma.bots.net.filed import read_weights
from sedma.errors import SedmaError, shown
from sedma.rules import load, preset_names
from sedma.words import Words

MOST_DECISIONS = 10**12
MOST_MINUTES = 1_000_000
MOST_THREADS = 1_024
MOST_HOUSE = 10_000
USUAL_HOUSE = 150
"""House rules beside the presets when the whole family is learnt."""


def learn_games(parsed: argparse.Namespace, words: Words) -> int:
    """The exit status after a training run, or after what was left of it."""
    names = list(dict.fromkeys(parsed.games)) or preset_names()
    games = tuple((name, load(name)) for name in names)
    decisions = _number("--decisions", parsed.decisions, MOST_DECISIONS)
    minutes = _number("--minutes", parsed.minutes, MOST_MINUTES)
    if (decisions is None) == (minutes is None):
        raise SedmaError("train-length")
    house = _number("--house", parsed.house, MOST_HOUSE, 0)
    threads = _number("--threads", parsed.threads, MOST_THREADS) or _cores()
    seed = _number("--seed", parsed.seed, MOST_DECISIONS, 0) or 0
    if parsed.against and not names_file(parsed.against):
        raise SedmaError("weights-missing", file=shown(parsed.against))
    if parsed.against:
        read_weights(Path(parsed.against))
    usual = 0 if parsed.games else USUAL_HOUSE
    try:
        from sedma.learn.run import Report, Run, train
    except ImportError as missing:
        raise SedmaError("learn-not-installed", name=str(missing.name)) from missing
    run = Run(
        games,
        usual if house is None else house,
        decisions,
        None if minutes is None else 60.0 * minutes,
        seed,
        threads,
        parsed.against or "",
    )

    def tell(report: Report) -> None:
        if parsed.json:
            lead = {name: [lead.mean, lead.half] for name, lead in report.lead.items()}
            told = {
                "done": report.done,
                "seconds": report.seconds,
                "decisions": report.decisions,
                "decisions_a_second": report.decisions_a_second,
                "over_rules": lead,
            }
            print(json.dumps(told), flush=True)
            return
        over = ", ".join(
            f"{name} {lead.mean:+.2f} ±{lead.half:.2f}" for name, lead in report.lead.items()
        )
        line = words.say(
            "train-progress",
            percent=f"{100 * report.done:.0f}",
            minutes=f"{report.seconds / 60:.1f}",
            millions=f"{report.decisions / 1e6:.1f}",
            speed=round(report.decisions_a_second),
            over=over,
        )
        print(line, flush=True)

    path = train(run, Path(parsed.out or f"{names[0] if parsed.games else 'family'}-net"), tell)
    if not parsed.json:
        print(words.say("train-done", file=str(path)))
    return 0


def _cores() -> int:
    from joblib import cpu_count

    return int(cpu_count())


def _number(name: str, text: str | None, most: int, least: int = 1) -> int | None:
    """The whole number that a text means; SedmaError if it means none or one out of bounds."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and least <= int(text[:20]) <= most):
        raise SedmaError("train-number", name=name, value=shown(text), least=least, most=most)
    return int(text)
