"""What do the rules of a game mean to a bot?

Everything is read from the options, never from a game's name.
"""

from collections.abc import Iterable
from functools import lru_cache

from sedma.bots.sight import STAKE, WHOLE, Terms
from sedma.cards import RANKS
from sedma.core.numbers import card_number, rule_numbers
from sedma.rules import Rules, deck_cards, points_in_pack

REMEMBERED = 256
"""Sets of rules for which the numbers are kept."""

CLEANING_STAKES = (1, 3, 4)
"""Ristiklappi's scale: more points, 118 of them, all tricks (V57)."""


@lru_cache(maxsize=REMEMBERED)
def terms_of(rules: Rules) -> Terms:
    """Return what the rules mean to a bot.

    >>> from sedma.rules import load
    >>> terms_of(load("septica4")).last_trick, terms_of(load("sedma4")).values[8]
    (0.0, 10.0)
    """
    scale = scale_of(rules)
    numbers = rule_numbers(rules)
    bald, naked = beyond_simple(rules, 0, 0)
    values = [rules.points_of(rank) * scale for rank in RANKS]
    drawn = len(deck_cards(rules)) - rules.players * rules.hand_size if rules.stock else 0
    return Terms(
        values=(*values, rules.points_of("7") * scale),
        last_trick=rules.last_trick * scale,
        wild=numbers.wild,
        trump=numbers.trump,
        continuation=numbers.continuation,
        first_stock=max(1, drawn),
        quartet=numbers.quartet,
        quartet_worth=_quartet_worth(rules),
        last_seven=numbers.seven_last_loses,
        cleaning=numbers.cleaning,
        many_sides=int(rules.players > 2 and rules.sides != "partners"),
        by_points=numbers.by_points,
        scale=scale,
        bald=bald,
        naked=naked,
    )


@lru_cache(maxsize=REMEMBERED)
def scale_of(rules: Rules) -> float:
    """Return by what card points are multiplied so that a deal has `WHOLE` of them.

    >>> from sedma.rules import load
    >>> scale_of(load("sedma4")), scale_of(load("ristikontra"))
    (1.0, 0.75)
    """
    return WHOLE / (points_in_pack(rules) + rules.last_trick)


@lru_cache(maxsize=REMEMBERED)
def whole_pack(rules: Rules) -> int:
    """Return every card of the pack as one hand."""
    return hand_of(deck_cards(rules), rules)


def hand_of(codes: Iterable[str], rules: Rules) -> int:
    """Return the cards as one hand of the core."""
    return sum(card_number(rules, code) for code in codes)


def beyond_simple(rules: Rules, total: int, other_total: int) -> tuple[float, float]:
    """Return what bald and naked are worth beyond a simple win to a side with this match total."""
    if rules.hand_score == "points":
        bald = burnt(rules, other_total) if "zero" in rules.burn else 0.0
        swept = burnt(rules, other_total) if "sweep" in rules.burn else 0.0
        return bald, swept + rules.sweep_bonus * scale_of(rules)
    stakes = CLEANING_STAKES if rules.cleaning else rules.stakes or (1, 1, 1)
    need = max(1, rules.target - total)
    simple, bald_stake, naked_stake = (min(need, stake) for stake in stakes)
    unit = STAKE / max(1, stakes[0])
    return (bald_stake - simple) * unit, (naked_stake - simple) * unit


def burnt(rules: Rules, total: int) -> float:
    """Return what it is worth that a match total of others becomes 0."""
    if rules.hand_score == "points":
        return total * scale_of(rules)
    return total * STAKE / max(1, (rules.stakes or (1, 1, 1))[0])


def _quartet_worth(rules: Rules) -> tuple[float, float, float]:
    simple = rules.stakes[0] if rules.stakes else 1
    other, tens, sevens = rules.quartet_stakes or (0, 0, 0)
    unit = STAKE / simple
    return other * unit, tens * unit, sevens * unit
