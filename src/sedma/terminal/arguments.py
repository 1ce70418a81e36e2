"""Which words may stand on the command line, and what is said of them?"""

import argparse
from argparse import HelpFormatter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

from sedma.errors import SedmaError
from sedma.words import Words, languages

Command = Callable[[argparse.Namespace, Words], int]
"""Carries out a command and returns the exit status."""


class Parser(argparse.ArgumentParser):
    """A parser that speaks the reader's language and raises what it refuses."""

    def __init__(self, words: Words, **settings: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Formatter(words, prog),
            **settings,
        )
        self.words = words
        self.given = self.add_argument_group(words.say("cli-arguments"))
        self.settings = self.add_argument_group(words.say("cli-settings"))
        self.settings.add_argument("-h", "--help", action="help", help=words.say("cli-help"))
        known = ", ".join(languages())
        self.settings.add_argument(
            "--lang", metavar="LANG", help=words.say("cli-lang", languages=known)
        )

    def error(self, message: str) -> NoReturn:
        """Raises what argparse cannot read, as any other refusal."""
        raise SedmaError("usage", reason=message)

    def setting(self, name: str, help_id: str, /, **settings: Any) -> None:
        """Adds a setting; its help is the sentence with that id, given the texts in `about`."""
        about = settings.pop("about", {})
        self.settings.add_argument(name, help=self.words.say(help_id, **about), **settings)


class _Formatter(HelpFormatter):
    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._usage = words.say("cli-usage")

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        wanted = f"{self._usage} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, wanted)


def make_parser(words: Words, commands: Mapping[str, Command], bots: Sequence[str]) -> Parser:
    """The parser of the whole command line; `commands` are what its words carry out."""
    parser = Parser(words, prog="sedma", description=words.say("cli-about"))
    parser.setting("--version", "cli-version", action="store_true")
    parser.set_defaults(run=commands["serve"])
    _serve(parser)
    parts = parser.add_subparsers(title=words.say("cli-commands"), metavar="COMMAND")

    def part(name: str, **settings: Any) -> Parser:
        about = words.say(f"cli-{name}-about")
        made: Parser = parts.add_parser(
            name, words=words, help=about, description=about, **settings
        )
        made.set_defaults(run=commands[name])
        return made

    _serve(part("serve", argument_default=argparse.SUPPRESS))
    _play(part("play"), bots)
    _rules(part("rules"))
    _replay(part("replay"))
    _solve(part("solve"))
    _tables(part("tables"))
    _match(part("match"), bots)
    _league(part("league"), bots)
    _train(part("train"))
    return parser


def _serve(parser: Parser) -> None:
    """What the server takes, with the word `serve` and without it."""
    parser.setting("--port", "cli-port", metavar="N")
    parser.setting("--host", "cli-host", metavar="ADDRESS")
    parser.setting("--no-browser", "cli-no-browser", action="store_const", const=True)
    parser.setting("--data", "cli-data", metavar="DIR")


def _play(parser: Parser, bots: Sequence[str]) -> None:
    parser.setting("--plain", "cli-plain", action="store_true")
    parser.setting("--rules", "cli-game", metavar="NAME", default="sedma4")
    _option(parser)
    known = ", ".join(bots)
    about = {"bots": known}
    parser.setting("--bot", "cli-bot", metavar="NAME", action="append", default=[], about=about)
    parser.setting("--seat", "cli-seat", metavar="N", default="1")
    parser.setting("--seed", "cli-seed", metavar="HEX")


def _rules(parser: Parser) -> None:
    help_text = parser.words.say("cli-rules-name")
    parser.given.add_argument("name", metavar="NAME", nargs="?", help=help_text)
    _option(parser)
    parser.setting("--json", "cli-json", action="store_true")


def _replay(parser: Parser) -> None:
    parser.given.add_argument("file", metavar="FILE", help=parser.words.say("cli-file"))
    parser.setting("--json", "cli-json", action="store_true")


def _solve(parser: Parser) -> None:
    _replay(parser)
    parser.setting("--limit", "cli-limit", metavar="SECONDS")
    parser.setting("--stakes", "cli-stakes", action="store_true")


def _tables(parser: Parser) -> None:
    say = parser.words.say
    actions = ("build", "digest", "list")
    parser.given.add_argument("action", choices=actions, help=say("cli-tables-action"))
    parser.given.add_argument("games", metavar="GAME", nargs="*", help=say("cli-tables-games"))
    _option(parser)
    parser.setting("--cards", "cli-cards", metavar="N")


def _match(parser: Parser, bots: Sequence[str]) -> None:
    about = parser.words.say("cli-match-players", bots=", ".join(bots))
    parser.given.add_argument("players", metavar="PLAYER", nargs="+", help=about)
    parser.setting("--rules", "cli-game", metavar="NAME", default="sedma4")
    _option(parser)
    _arena(parser)


def _league(parser: Parser, bots: Sequence[str]) -> None:
    about = {"bots": ", ".join(bots)}
    parser.setting("--rules", "cli-league-games", metavar="NAME", nargs="+")
    parser.setting("--players", "cli-league-players", metavar="PLAYER", nargs="+", about=about)
    parser.setting("--out", "cli-out", metavar="FILE")
    _arena(parser)


def _train(parser: Parser) -> None:
    about = parser.words.say("cli-train-games")
    parser.given.add_argument("games", metavar="GAME", nargs="*", help=about)
    parser.setting("--minutes", "cli-train-minutes", metavar="N")
    parser.setting("--decisions", "cli-train-decisions", metavar="N")
    parser.setting("--house", "cli-train-house", metavar="N")
    parser.setting("--seed", "cli-train-seed", metavar="N", default="1")
    parser.setting("--threads", "cli-train-threads", metavar="N")
    parser.setting("--against", "cli-train-against", metavar="FILE")
    parser.setting("--out", "cli-train-out", metavar="FOLDER")
    parser.setting("--json", "cli-json", action="store_true")


def _arena(parser: Parser) -> None:
    """How far the contests of the arena go, and where they are kept."""
    parser.setting("--deals", "cli-deals", metavar="N", default="1000")
    parser.setting("--seed", "cli-seed", metavar="HEX", default="1")
    parser.setting("--until", "cli-until", metavar="WIDTH")
    parser.setting("--json", "cli-json", action="store_true")
    parser.setting("--ledger", "cli-ledger", metavar="FILE")
    parser.setting("--no-ledger", "cli-no-ledger", action="store_true")
    parser.setting("--processes", "cli-processes", metavar="N")


def _option(parser: Parser) -> None:
    """``--option NAME=VALUE``, any number of times."""
    settings: dict[str, Any] = {"metavar": "NAME=VALUE", "action": "append", "default": []}
    parser.setting("--option", "cli-option", dest="options", **settings)
