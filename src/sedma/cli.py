"""What does each command of ``sedma`` do?

Whatever is refused is refused here: one sentence on standard error, status 2, nothing written.
Heavy parts are imported by the command that needs them, so that the others start at once.
"""

import argparse
import json
import os
import re
import secrets
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from sedma import bots
from sedma.errors import RecordError, SedmaError, shown
from sedma.rules import (
    Rules,
    load,
    overrides,
    parse_option,
    preset_names,
    read_variant,
    variant_names,
)
from sedma.terminal.arguments import Command, make_parser
from sedma.words import Words, language_for, languages, rule_page

REFUSED = 2
INTERRUPTED = 130
HIGHEST_PORT = 65535
SEED_BYTES = 32
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status after carrying out a command line, by default the program's own."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _tolerate_signs(stream)
    words = Words(_usual_language(os.environ))
    try:
        words = Words(_wanted_language(typed) or words.lang)
        parsed = make_parser(words, COMMANDS, bots.names()).parse_args(typed)
        status: int = parsed.run(parsed, words)
        print(end="", flush=True)
    except SedmaError as error:
        return _refuse(error, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _leave_output()  # whoever reads has had enough
        return 0
    except OSError as error:
        if error.filename is not None:  # no file that was named, so the output itself
            raise
        _leave_output()
        refusal = SedmaError("output-refused", reason=error.strerror or str(error))
        return _refuse(refusal, words)
    return status


def _refuse(error: SedmaError, words: Words) -> int:
    """The status of a refusal, once its sentence stands on standard error, if there is one."""
    if sys.stderr:
        print(words.say("cli-refused", sentence=words.error(error)), file=sys.stderr)
    return REFUSED


def _leave_output() -> None:
    """Let what is still to be written go nowhere: Python must not try to flush again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _serve(parsed: argparse.Namespace, words: Words) -> int:
    if getattr(parsed, "version", False):
        from importlib.metadata import version

        print(version("sedma"))
        return 0
    from sedma.server.run import DEFAULT_HOST, DEFAULT_PORT, serve

    def say(message: str, /, **arguments: str | int) -> None:
        print(words.say(message, **arguments), flush=True)

    serve(
        say,
        host=parsed.host or DEFAULT_HOST,
        port=DEFAULT_PORT if parsed.port is None else _port(parsed.port),
        browser=not parsed.no_browser,
        data=Path(parsed.data) if parsed.data else None,
    )
    return 0


def _play(parsed: argparse.Namespace, words: Words) -> int:
    from sedma.terminal.plain import PlainTable, Setting

    rules = _rules_named(parsed.rules, parsed.options)
    seat = _seat(parsed.seat, rules)
    setting = Setting(
        name=parsed.rules,
        title=_title(words, parsed.rules),
        rules=rules,
        seat=seat,
        bots=_bots(parsed.bot, seat, rules),
        seed=_seed(parsed.seed),
    )
    PlainTable(setting, words, _next_line, lambda line: print(line, flush=True)).play()
    return 0


def _rules(parsed: argparse.Namespace, words: Words) -> int:
    if parsed.name is None:
        if parsed.options:
            raise SedmaError("option-without-game")
        _list_games(words, as_json=parsed.json)
        return 0
    rules = _rules_named(parsed.name, parsed.options)
    preset, options = overrides(parsed.name, rules)
    page = rule_page(rules, words.lang)
    if parsed.json:
        sections = [{"title": part.title, "paragraphs": part.paragraphs} for part in page]
        told = {"preset": preset, "options": options, "rules": rules.to_json(), "page": sections}
        print(_json(told))
        return 0
    print(_title(words, parsed.name))
    for section in page:
        print("", section.title, *section.paragraphs, sep="\n")
    return 0


def _replay(parsed: argparse.Namespace, words: Words) -> int:
    from sedma.record import answer, replay
    from sedma.terminal.account import account
    from sedma.terminal.record_file import read_record

    try:
        record = read_record(parsed.file)
        match = replay(record)
    except RecordError as fault:
        if parsed.json:
            place = {"deal": fault.deal, "move": fault.move, "reason": str(fault)}
            print(_json({"ok": False, "error": place}))
        raise
    if parsed.json:
        print(_json(answer(match)))
    else:
        for line in account(match, record, words):
            print(line)
    return 0


def _solve(parsed: argparse.Namespace, words: Words) -> int:
    from sedma.terminal.solving import solve_record

    return solve_record(parsed, words)


def _tables(parsed: argparse.Namespace, words: Words) -> int:
    from sedma.terminal.solving import manage_tables

    return manage_tables(parsed, words)


def _match(parsed: argparse.Namespace, words: Words) -> int:
    from sedma.terminal.matches import show_match

    return show_match(parsed, words, _seed(parsed.seed))


def _league(parsed: argparse.Namespace, words: Words) -> int:
    from sedma.terminal.matches import keep_league

    return keep_league(parsed, words, _seed(parsed.seed))


def _train(parsed: argparse.Namespace, words: Words) -> int:
    from sedma.terminal.training import learn_games

    return learn_games(parsed, words)


def _list_games(words: Words, *, as_json: bool) -> None:
    """Print every game and variant by name, with what it is."""
    games = [
        {"name": name, "title": _title(words, name), "about": words.say(f"game-{name}-about")}
        for name in preset_names()
    ]
    variants = [
        {"name": name, "title": _title(words, name), "preset": read_variant(name).preset}
        for name in variant_names()
    ]
    if as_json:
        print(_json({"games": games, "variants": variants}))
        return
    print(words.say("cli-list-games"))
    for game in games:
        print(f"  {game['name']:<18} {game['title']}. {game['about']}")
    print("", words.say("cli-list-variants"), sep="\n")
    for variant in variants:
        print(f"  {variant['name']:<18} {variant['title']}")
    print("", words.say("cli-list-hint"), sep="\n")


COMMANDS: Mapping[str, Command] = {
    "serve": _serve,
    "play": _play,
    "rules": _rules,
    "replay": _replay,
    "solve": _solve,
    "tables": _tables,
    "match": _match,
    "league": _league,
    "train": _train,
}


def _title(words: Words, name: str) -> str:
    """What people call a game, a variant or an alias."""
    if name in variant_names():
        return words.say(f"variant-{name}")
    return words.say(f"game-{overrides(name, load(name))[0]}")


def _rules_named(name: str, options: Sequence[str]) -> Rules:
    return load(name, dict(parse_option(option) for option in options))


def _seat(text: str, rules: Rules) -> int:
    """The seat, from 0, that a number from 1 means."""
    number = _number(text)
    if number is None or not 1 <= number <= rules.players:
        raise SedmaError("seat-not-there", seat=shown(text), players=rules.players)
    return number - 1


def _port(text: str) -> int:
    number = _number(text)
    if number is None or number > HIGHEST_PORT:
        raise SedmaError("port-unreadable", port=shown(text))
    return number


def _number(text: str) -> int | None:
    """The number that a few digits mean, None for anything else."""
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(HIGHEST_PORT))
    return int(text) if plain else None


def _bots(named: Sequence[str], seat: int, rules: Rules) -> dict[int, str]:
    """A bot for each seat but the person's: those named in turn, the last for all that follow."""
    known = bots.names()
    for name in named:
        if name not in known:
            raise SedmaError("bot-not-known", bot=shown(name), known=", ".join(known))
    seats = [other for other in range(rules.players) if other != seat]
    if len(named) > len(seats):
        raise SedmaError("too-many-bots", given=len(named), seats=len(seats))
    wanted = list(named) or [bots.usual()]
    wanted += [wanted[-1]] * (len(seats) - len(wanted))
    return dict(zip(seats, wanted, strict=True))


def _seed(text: str | None) -> bytes:
    """The seed that was typed, filled up with zeros in front, or a new one."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    if not re.fullmatch("[0-9a-fA-F]{1,64}", text):
        raise SedmaError("seed-unreadable", seed=shown(text))
    return int(text, 16).to_bytes(SEED_BYTES)


def _usual_language(environment: Mapping[str, str]) -> str:
    """The language of the system, from the first variable that says one."""
    said = (environment.get(variable) for variable in LANGUAGE_VARIABLES)
    return language_for(next((tag for tag in said if tag), ""))


def _wanted_language(typed: Sequence[str]) -> str | None:
    """The language after ``--lang``, which has to be known before the help can be said."""
    lang = None
    for place, word in enumerate(typed):
        if word.startswith("--lang="):
            lang = word.partition("=")[2]
        elif word == "--lang" and place + 1 < len(typed):
            lang = typed[place + 1]
    if lang is not None and lang not in languages():
        raise SedmaError("language-unknown", lang=shown(lang), known=", ".join(languages()))
    return lang


def _next_line() -> str | None:
    """The next line of standard input; None at its end, or if it is closed."""
    try:
        return input()
    except (EOFError, RuntimeError):
        return None


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _tolerate_signs(stream: TextIO | None) -> None:
    """Let a stream replace what its encoding has no sign for, rather than fail."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
