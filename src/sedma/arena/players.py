"""Who may play in the arena, and how is a player spelled?

`NAME[:option=value[,option=value]]`, such as `worlds:worlds=24,rollout=greedy`, or `exec:COMMAND`
for a program of others. A new kind of player is a row of `KINDS`; a bot without a row plays as at
a table.
"""

import hashlib
import shlex
from contextlib import ExitStack
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

from sedma import bots
from sedma.arena.batch import Mover
from sedma.arena.external import External
from sedma.arena.identity import source_digest
from sedma.arena.table import AtTable
from sedma.errors import SedmaError, shown
from sedma.rules import Rules

EXTERNAL = "exec"


@dataclass(frozen=True, slots=True)
class Option:
    """What may be asked of a player: one of `values`, or a whole number within `bounds`."""

    name: str
    default: int | str | None = None
    values: tuple[str, ...] = ()
    bounds: tuple[int, int] = (0, 0)
    by_clock: bool = False
    """It is a budget of time, so that no two runs need to be alike."""
    is_file: bool = False

    def read(self, text: str) -> int | str | None:
        """Return the value that a text means, None if it may not be.

        >>> Option("worlds", 24, bounds=(1, 100)).read("30")
        30
        """
        if self.is_file:
            return text if names_file(text) else None
        if self.values:
            return text if text in self.values else None
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(self.bounds[1]))):
            return None
        return int(text) if self.bounds[0] <= int(text) <= self.bounds[1] else None

    @property
    def is_fixed(self) -> bool:
        """Whether there is only one value, so that nobody is asked for it."""
        return not (self.is_file or self.values) and self.bounds[0] == self.bounds[1]

    @property
    def allowed(self) -> str:
        """What it may be, in a few words."""
        if self.is_file:
            return "FILE"
        return ", ".join(self.values) or f"{self.bounds[0]}-{self.bounds[1]}"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of player that plays whole batches compiled."""

    maker: str
    """`module:function`: from the rules and the options to a `Mover`."""
    piece: int
    """How many packs make a piece of work of a few seconds."""
    options: tuple[Option, ...] = ()
    weights: str = ""
    """`module:function`: from the rules and the options to a digest of what was learnt."""


WORLDS_OR_ITERATIONS = (1, 100_000)
BY_CLOCK = Option("ms", bounds=(1, 10_000), by_clock=True)
DIGEST = "sedma.arena.kernels.learnt:digest"
"""What tells one state of the weights from another."""

KINDS = {
    "random": Kind("sedma.arena.kernels.simple:random", 500),
    "greedy": Kind("sedma.arena.kernels.simple:greedy", 500),
    "rules": Kind("sedma.arena.kernels.simple:by_rules", 500),
    "worlds": Kind(
        "sedma.arena.kernels.searching:worlds",
        50,
        (
            Option("worlds", 24, bounds=WORLDS_OR_ITERATIONS),
            Option("rollout", "rules", values=("greedy", "rules")),
            BY_CLOCK,
        ),
    ),
    "ismcts": Kind(
        "sedma.arena.kernels.searching:ismcts",
        5,
        (
            Option("iterations", 10_000, bounds=WORLDS_OR_ITERATIONS),
            Option("rollout", "greedy", values=("greedy", "rules")),
            BY_CLOCK,
        ),
    ),
    "net": Kind("sedma.arena.kernels.learnt:net", 500, (Option("weights", is_file=True),), DIGEST),
    "level": Kind(
        "sedma.arena.kernels.learnt:level",
        50,
        (
            Option("blur", 100, bounds=(0, 10_000)),
            Option("forgets", 0, bounds=(0, 1024)),
            Option("exact", 1024, bounds=(0, 1024)),
        ),
        DIGEST,
    ),
    "master": Kind(
        "sedma.arena.kernels.learnt:master",
        10,
        (
            Option("worlds", 200, bounds=WORLDS_OR_ITERATIONS),
            Option("tricks", 2, bounds=(1, 9)),
            Option("prior", 60, bounds=(0, 10_000)),
            BY_CLOCK,
        ),
        DIGEST,
    ),
    **{
        name: Kind(
            "sedma.arena.kernels.learnt:level",
            10,
            (Option("step", step, bounds=(step, step)),),
            DIGEST,
        )
        for step, name in enumerate(bots.offered(), 1)
    },
}
AT_TABLE = Kind("", 20)


@dataclass(frozen=True, slots=True)
class Player:
    """A player as it was spelled; `options` are all that it has, in their order."""

    name: str
    options: tuple[tuple[str, int | str], ...] = ()
    spelled: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.spelled or self.name

    @property
    def kind(self) -> Kind:
        """The row of its kind."""
        return KINDS.get(self.name, AT_TABLE)

    @property
    def deterministic(self) -> bool:
        """Whether a second run of the same deals must come out the same."""
        by_clock = {option.name for option in self.kind.options if option.by_clock}
        return self.name != EXTERNAL and by_clock.isdisjoint(dict(self.options))


def player_names() -> list[str]:
    """Return the names of all players but programs of others, the weakest first.

    >>> player_names()[:3]
    ['random', 'greedy', 'rules']
    """
    return list(dict.fromkeys([*bots.names(), *KINDS]))


def read_player(text: str) -> Player:
    """Return the player that a text spells; SedmaError says what there is instead.

    >>> str(read_player("greedy"))
    'greedy'
    """
    name, colon, rest = text.partition(":")
    if name == EXTERNAL and rest.strip():
        try:
            shlex.split(rest)
        except ValueError as fault:
            raise SedmaError(
                "external-not-started", command=shown(rest), reason=str(fault)
            ) from None
        return Player(EXTERNAL, (("command", rest),), text)
    if name not in player_names():
        known = ", ".join([*player_names(), f"{EXTERNAL}:COMMAND"])
        raise SedmaError("player-unknown", player=shown(text), known=known)
    player = Player(name)
    given: dict[str, int | str] = {}
    for part in rest.split(",") if colon else ():
        option, value = _option(player, part)
        if option in given:
            raise SedmaError("player-option-twice", player=name, option=option)
        given[option] = value
    counted = {option.name for option in player.kind.options if option.bounds[1] > 0}
    clocks = {option.name for option in player.kind.options if option.by_clock}
    if clocks & set(given) and (idle := (counted - clocks) & set(given)):
        raise SedmaError("player-option-by-clock", player=name, clock=min(clocks), option=min(idle))
    options = [(each.name, given.get(each.name, each.default)) for each in player.kind.options]
    settled = tuple((option, value) for option, value in options if value is not None)
    return Player(name, settled, text)


def _option(player: Player, text: str) -> tuple[str, int | str]:
    name, _, value = text.partition("=")
    options = {option.name: option for option in player.kind.options if not option.is_fixed}
    if name not in options:
        known = ", ".join(options) or "–"
        raise SedmaError(
            "player-option-unknown", player=player.name, option=shown(name), known=known
        )
    read = options[name].read(value)
    if read is None:
        allowed = options[name].allowed
        raise SedmaError(
            "player-option-refused",
            player=player.name,
            option=name,
            value=shown(value),
            allowed=allowed,
        )
    return name, read


def mover_for(player: Player, rules: Rules, open_things: ExitStack) -> Mover:
    """Return what moves a player through one batch; what it opens is closed with the stack."""
    options = dict(player.options)
    if player.name == EXTERNAL:
        program = open_things.enter_context(External(str(options["command"])))
        return AtTable(program.decide, perf_counter)
    if player.kind.maker:
        mover: Mover = _found(player.kind.maker)(rules, options)
        return mover
    return AtTable(bots.make(player.name).decide)


def identity_of(player: Player, rules: Rules) -> dict[str, object]:
    """Return what makes a player the same in two runs: options, sources, what it has learnt.

    >>> from sedma.rules import load
    >>> sorted(identity_of(read_player("greedy"), load("sedma2")))
    ['name', 'options', 'sources', 'weights']
    """
    options = dict(player.options)
    if player.name == EXTERNAL:
        return {"name": EXTERNAL, "options": options, "sources": _files(str(options["command"]))}
    maker = player.kind.maker or bots.REGISTRY[player.name]
    weights = _found(player.kind.weights)(rules, options) if player.kind.weights else ""
    sources = source_digest(maker.partition(":")[0])
    return {"name": player.name, "options": options, "sources": sources, "weights": weights}


def names_file(text: str) -> bool:
    """Return whether a text is the path of a file; too long a text is of none.

    >>> names_file("x" * 5_000)
    False
    """
    try:
        return Path(text).is_file()
    except OSError:
        return False


def _found(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def _files(command: str) -> str:
    """Return a digest of the files that a command line names."""
    digest = hashlib.sha256()
    for word in shlex.split(command):
        if names_file(word):
            digest.update(Path(word).read_bytes())
    return digest.hexdigest()[:16]
