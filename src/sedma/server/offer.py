"""What can be played here, and by which rules?"""

from functools import cache
from importlib.metadata import version

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sedma.rules import (
    OPTIONS,
    from_json,
    load,
    preset_names,
    read_preset,
    read_variant,
    variant_names,
)
from sedma.server.api import read_form
from sedma.server.forms import (
    Offer,
    OptionInfo,
    PresetInfo,
    RulesForm,
    RulesPage,
    SectionInfo,
    VariantInfo,
)
from sedma.server.house import house_of
from sedma.server.problems import json_response
from sedma.words import languages, rule_page


async def games(request: Request) -> Response:
    """Every game, variant, option, bot and language there is."""
    house = house_of(request)
    offer = Offer(
        games=_presets(),
        variants=_variants(),
        options=_options(),
        bots=house.roster.offered(),
        languages=languages(),
        addresses=house.addresses,
        version=version("sedma"),
    )
    return json_response(offer)


async def rules(request: Request) -> Response:
    """The rules of a game with house rules, checked, and as a page in a language."""
    form = await read_form(request, RulesForm)
    chosen = load(form.preset, form.options)
    page = rule_page(chosen, form.lang)
    sections = [SectionInfo(section.title, list(section.paragraphs)) for section in page]
    return json_response(RulesPage(chosen.to_json(), sections))


ROUTES = [Route("/games", games), Route("/rules", rules, methods=["POST"])]


@cache
def _presets() -> list[PresetInfo]:
    presets = [read_preset(name) for name in preset_names()]
    return [
        PresetInfo(preset.name, full.players, list(preset.aliases), full.to_json())
        for preset in presets
        for full in [from_json(preset.options)]
    ]


@cache
def _variants() -> list[VariantInfo]:
    variants = [read_variant(name) for name in variant_names()]
    return [VariantInfo(one.name, one.preset, dict(one.options)) for one in variants]


@cache
def _options() -> list[OptionInfo]:
    return [msgspec.convert(option.to_json(), OptionInfo) for option in OPTIONS.values()]
