"""For which games is there an endgame table, and which games share one?"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from sedma.rules import Rules
from sedma.solver.ending import ALWAYS, NOT_PARTNER, OPPONENT_ONLY
from sedma.solver.index import CLASSES

OWNERS = ("always", "not_partner", "opponent_only")
COUNTING_RANKS = 2
FIGHT_CLASSES = (2, 2, 9)


class Family(NamedTuple):
    """Games whose endings without a stock are worth the same, in counters.

    With three players the lone seat plays against the other two. Where each plays alone, that is
    what the paranoid convention supposes of the seat to play.
    """

    players: int
    wild: bool
    trump: bool
    goes_on: bool
    when: int
    last: bool  # whether the last trick counts as much as a counter
    fights: bool = False  # Hola: 52 cards, two wild ranks, any card continues

    @property
    def classes(self) -> tuple[int, ...]:
        """How many ranks are wild, count, or do neither."""
        return FIGHT_CLASSES if self.fights else CLASSES

    @property
    def name(self) -> str:
        """The name of the table's file.

        >>> Family(4, True, False, True, 0, True).name
        '4-joker-always-last'
        """
        wild = ("trump" if self.trump else "joker") if self.wild else "plain"
        going = OWNERS[self.when] if self.goes_on else "never"
        going = f"fight-{going}" if self.fights else going
        return f"{self.players}-{wild}-{going}-{'last' if self.last else 'nolast'}"

    @property
    def lone_seats(self) -> int:
        """How many places, counted from the leader, a lone seat can have; 1 where sides are fixed.

        >>> Family(3, True, False, True, 0, True).lone_seats
        3
        """
        return 3 if self.players == 3 else 1


@cache
def family_of(rules: Rules) -> Family | None:
    """Return the family of a game's endings, None where only search can answer.

    >>> from sedma.rules import load
    >>> family_of(load("zsiros4")).name, family_of(load("hola4")).name
    ('4-joker-opponent_only-nolast', '4-joker-fight-always-last')
    """
    if not _is_plain(rules):
        return None
    if rules.continuation == "fight":
        trump = rules.wild_mode == "trump"
        when = OWNERS.index(rules.continue_when)
        return Family(rules.players, True, trump, True, when, rules.last_trick > 0, True)
    wild = bool(rules.wild)
    goes_on = rules.continuation == "match"
    trump = wild and rules.wild_mode == "trump"
    when = OWNERS.index(rules.continue_when) if goes_on else ALWAYS
    return simplest(Family(rules.players, wild, trump, goes_on, when, rules.last_trick > 0))


def _is_plain(rules: Rules) -> bool:
    """Return whether the game is one of those that endings in columns describe."""
    points = dict(rules.card_points)
    worth = set(points.values()) | ({rules.last_trick} if rules.last_trick else set())
    fights = rules.continuation == "fight"
    may_count = "345689TJQKA" if fights else "89TJQKA"
    counts = len(points) == COUNTING_RANKS and len(worth) == 1 and set(points) <= set(may_count)
    sides = {2: ["alone"], 3: ["solo", "alone"], 4: ["partners"]}.get(rules.players, [])
    wild = set(rules.wild) == {"7", "2"} if fights else set(rules.wild) <= {"7"}
    pack = rules.ranks == ("2-A" if fights else "7-A") and rules.packs == 1
    if rules.sides not in sides or not (counts and pack and wild):
        return False
    if rules.players == 3 and (fights or (rules.sides == "alone" and _asks_for_sides(rules))):
        return False
    if rules.lead_limit or rules.stock_play:
        return False
    return rules.quartet == "off" and not (rules.seven_last_loses or rules.cleaning)


def _asks_for_sides(rules: Rules) -> bool:
    """Return whether it matters to the leader which side owns the trick."""
    return rules.continuation != "none" and rules.continue_when != "always"


def simplest(family: Family) -> Family:
    """Return the family written in one way: where a difference cannot matter, the first value.

    A leader whose own card owns the trick gains nothing by going on with the led rank; with sevens
    as trumps nothing at all (`docs/endgame.md`).

    >>> simplest(Family(4, True, True, True, OPPONENT_ONLY, True)).name
    '4-trump-not_partner-last'
    """
    when = family.when
    own_is_enough = family.trump or not family.wild
    if own_is_enough and when == OPPONENT_ONLY:
        when = NOT_PARTNER
    if family.players == 2 and when == NOT_PARTNER:
        when = ALWAYS
    return family._replace(when=when)


def usual_cards(family: Family) -> int:
    """Return up to which hand a family's tables are built unless somebody wants more.

    >>> usual_cards(Family(4, True, False, True, 0, True))
    4
    """
    return 3 if family.fights else 4


def all_families() -> Iterator[Family]:
    """Return every family with wild sevens that differs from all others, and Hola's.

    >>> len(list(all_families()))
    40
    """
    seen = []
    for players, last, trump, goes_on, when in product(
        (2, 3, 4), (True, False), (False, True), (True, False), range(len(OWNERS))
    ):
        family = simplest(Family(players, True, trump, goes_on, when if goes_on else ALWAYS, last))
        if family not in seen:
            seen.append(family)
            yield family
    for players in (2, 4):
        yield Family(players, True, False, True, ALWAYS, True, True)
