"""The rules of every game as data: options, presets, variants, and what goes together."""

from sedma.rules.catalog import (
    from_json,
    load,
    overrides,
    preset_names,
    read_preset,
    read_variant,
    variant_names,
)
from sedma.rules.model import Rules
from sedma.rules.options import OPTIONS, Option
from sedma.rules.pack import deck_cards, effective_rank, points_in_pack
from sedma.rules.typed import parse_option

__all__ = [
    "OPTIONS",
    "Option",
    "Rules",
    "deck_cards",
    "effective_rank",
    "from_json",
    "load",
    "overrides",
    "parse_option",
    "points_in_pack",
    "preset_names",
    "read_preset",
    "read_variant",
    "variant_names",
]
