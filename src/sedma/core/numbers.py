"""Which numbers stand for a game's rules, its cards and its decisions?"""

from functools import cache

from sedma.cards import RANKS, sort_key
from sedma.core.hand import CALL, DARK, KINDS, SEVEN, SPECIAL, STOP, card_of
from sedma.core.state import RuleNumbers
from sedma.rules import Rules

SIDES = ("alone", "partners", "solo")
CONTINUATIONS = ("none", "match", "fight")
OWNERS = ("always", "not_partner", "opponent_only")
DRAW_TIMINGS = ("trick", "play", "empty")
QUARTETS = ("off", "table", "hand")
TIES = ("void", "last_trick", "share")
DEALERS = ("rotate", "losers", "repeat")
WORDS = {"stop": STOP, "call": CALL, "dark": DARK}
NO_STAKES = (0, 0, 0)


@cache
def rule_numbers(rules: Rules, ask_always: bool = False) -> RuleNumbers:
    """Return the rules as the core wants them.

    >>> from sedma.rules import load
    >>> rule_numbers(load("hola6")).players
    6
    """
    return RuleNumbers(
        players=rules.players,
        sides=SIDES.index(rules.sides),
        hand_size=rules.hand_size,
        packets=sum(size << 4 * place for place, size in enumerate(rules.packets)),
        wild=_wild_kinds(rules),
        trump=int(rules.wild_mode == "trump"),
        continuation=CONTINUATIONS.index(rules.continuation),
        continue_when=OWNERS.index(rules.continue_when),
        lead_limit=rules.lead_limit,
        stock_play=int(rules.stock_play),
        draw_timing=DRAW_TIMINGS.index(rules.draw_timing),
        batch=int(rules.draw_mode == "batch"),
        last_trick=rules.last_trick,
        by_points=int(rules.hand_score == "points"),
        stakes=rules.stakes or NO_STAKES,
        tie=TIES.index(rules.tie),
        sweep_bonus=rules.sweep_bonus,
        burn_sweep=int("sweep" in rules.burn),
        burn_alike=int("four_alike" in rules.burn),
        burn_zero=int("zero" in rules.burn),
        quartet=QUARTETS.index(rules.quartet),
        quartet_stakes=rules.quartet_stakes or NO_STAKES,
        seven_last_loses=int(rules.seven_last_loses),
        cleaning=int(rules.cleaning),
        next_dealer=DEALERS.index(rules.next_dealer),
        ask_always=int(ask_always),
        values=_values(rules),
    )


def card_number(rules: Rules, code: str) -> int:
    """Return the card of the core that a code stands for.

    >>> from sedma.rules import load
    >>> card_number(load("sedma4"), "7C") == card_number(load("sedma4"), "7H") == SEVEN
    True
    """
    return SPECIAL if code == rules.solo_card else card_of(RANKS.index(code[0]))


def decision_number(rules: Rules, decision: str) -> int:
    """Return the decision of the core that a well-formed decision stands for."""
    return WORDS.get(decision) or card_number(rules, decision)


def decision_codes(rules: Rules, decisions: int, hand: list[str]) -> list[str]:
    """Return the decisions of a mask as words and cards of the hand, in the order of C10."""
    words = [word for word in ("stop", "call", "dark") if decisions & WORDS[word]]
    cards = {code for code in hand if decisions & card_number(rules, code)}
    return words + sorted(cards, key=sort_key)


def _wild_kinds(rules: Rules) -> int:
    mask = sum(card_of(RANKS.index(rank)) for rank in rules.wild)
    return mask | SPECIAL if mask & SEVEN else mask


def _values(rules: Rules) -> tuple[int, int, int]:
    """Return the card points, ten bits a kind, six kinds a number; the special king is a seven."""
    points = [rules.points_of(rank) for rank in RANKS] + [rules.points_of("7")]
    words = [
        sum(value << 10 * place for place, value in enumerate(points[first : first + 6]))
        for first in range(0, KINDS, 6)
    ]
    return words[0], words[1], words[2]
