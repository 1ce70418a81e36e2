"""Which games are there, and what are the rules of the one that somebody names?

Games are data: one file a game in ``presets``, and named house rules for them in ``variants.toml``.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from sedma.errors import RulesError, shown
from sedma.rules.constraints import check
from sedma.rules.model import Rules
from sedma.rules.options import OPTIONS

_HERE = files("sedma.rules")


@dataclass(frozen=True, slots=True)
class Preset:
    """One game as its file gives it: for each option its JSON value, and who says so."""

    name: str
    place: int
    aliases: tuple[str, ...]
    options: Mapping[str, object]
    sources: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Variant:
    """House rules with a name: options in JSON form on top of a preset."""

    name: str
    preset: str
    options: Mapping[str, object]
    source: str


def preset_names() -> list[str]:
    """The names of all games, in the order in which they are offered.

    >>> preset_names()[:2], len(preset_names())
    (['sedma4', 'sedma2'], 21)
    """
    return sorted(_preset_files(), key=lambda name: read_preset(name).place)


def variant_names() -> list[str]:
    """The names of all variants, in the order in which they are offered.

    >>> "schmierer4" in variant_names()
    True
    """
    return list(_variants())


def load(name: str, options: Mapping[str, object] | None = None) -> Rules:
    """The rules of a preset, an alias or a variant, with single options put in their place.

    ``options`` are in JSON form. Raises RulesError that names the source, the key and the reason.

    >>> load("sedma4").target, load("sedma", {"target": 10}).target
    (5, 10)
    """
    preset, of_variant = _resolve(name)
    changes = {**of_variant, **(options or {})}
    return _with_changes(preset, changes) if changes else _unchanged(preset)


def from_json(values: Mapping[str, object], source: str = "options") -> Rules:
    """The rules with exactly these values, every option given, in JSON form.

    Raises RulesError that names the source, the key and the reason.

    >>> from_json(load("hola4").to_json()) == load("hola4")
    True
    """
    for key in values:
        if key not in OPTIONS:
            raise RulesError("unknown-option", source=source, key=shown(key))
    for key in OPTIONS:
        if key not in values:
            raise RulesError("option-missing", source=source, key=key)
    read = {key: option.read(values[key], source) for key, option in OPTIONS.items()}
    return check(Rules(**read), source)


def overrides(name: str, rules: Rules) -> tuple[str, dict[str, object]]:
    """The preset behind a name, and the fewest options that turn it into these rules.

    >>> overrides("schmierer2", load("schmierer2", {"target": 10}))
    ('zsiros2', {'rotation': 'cw', 'target': 10})
    """
    preset, _ = _resolve(name)
    plain = _unchanged(preset).to_json()
    return preset, {key: value for key, value in rules.to_json().items() if value != plain[key]}


@cache
def read_preset(name: str) -> Preset:
    """The preset of that name (an alias will not do) as its file gives it.

    >>> read_preset("lusti").sources["wild"]
    ('wiki-lusti',)
    """
    table = tomllib.loads((_HERE / "presets" / f"{name}.toml").read_text("utf-8"))
    rows = table["options"]
    return Preset(
        name,
        table["place"],
        tuple(table["aliases"]),
        {key: _from_toml(key, row["value"]) for key, row in rows.items()},
        {key: _names(row["source"]) for key, row in rows.items()},
    )


def read_variant(name: str) -> Variant:
    """The variant of that name.

    >>> read_variant("schmierer4").preset
    'zsiros4'
    """
    return _variants()[name]


@cache
def _unchanged(preset: str) -> Rules:
    return from_json(read_preset(preset).options, f"{preset}.toml")


def _with_changes(preset: str, changes: Mapping[str, object]) -> Rules:
    return from_json({**read_preset(preset).options, **changes})


def _resolve(name: str) -> tuple[str, Mapping[str, object]]:
    """The preset behind a name and the options that the name adds."""
    if name in _preset_files():
        return name, {}
    if name in _variants():
        variant = _variants()[name]
        return variant.preset, variant.options
    if name in _aliases():
        return _aliases()[name], {}
    raise RulesError("unknown-game", source="rules", key=shown(name))


@cache
def _preset_files() -> frozenset[str]:
    listed = (entry.name for entry in (_HERE / "presets").iterdir())
    return frozenset(name.removesuffix(".toml") for name in listed if name.endswith(".toml"))


@cache
def _aliases() -> dict[str, str]:
    return {alias: name for name in _preset_files() for alias in read_preset(name).aliases}


@cache
def _variants() -> dict[str, Variant]:
    table: dict[str, Any] = tomllib.loads((_HERE / "variants.toml").read_text("utf-8"))
    found = [
        Variant(family + suffix, preset, row["options"], row["source"])
        for family, row in table.items()
        for preset in row["presets"]
        for suffix in [_seats(preset) if len(row["presets"]) > 1 else ""]
    ]
    return {variant.name: variant for variant in found}


def _seats(preset: str) -> str:
    """What follows the letters of a preset's name, such as ``3solo``."""
    return re.sub(r"^[a-z]+", "", preset)


def _from_toml(key: str, value: object) -> object:
    """TOML has no null: an option that may be absent is written ``"none"``."""
    return None if value == "none" and OPTIONS[key].nullable else value


def _names(source: str | list[str]) -> tuple[str, ...]:
    return (source,) if isinstance(source, str) else tuple(source)
