"""What counts, what is a deal worth, and who wins the match?"""

from collections.abc import Iterator

from sedma.words.page import Page

_CLEANING_POINTS = 118
"""With so many points a deal under the cleaning rule is worth 3."""


def counters(page: Page) -> Iterator[str]:
    """The cards with points, the last trick, and all of it together."""
    rules, facts = page.rules, page.facts
    worths = {points for _, points in facts.counters}
    if not worths:
        yield page.say("page-no-counters")
    elif len(worths) == 1:
        ranks = page.ranks(rank for rank, _ in facts.counters)
        yield page.say("page-counters-equal", ranks=ranks, points=worths.pop())
    else:
        parts = (
            page.say("page-counter", rank=page.rank(rank, "single"), points=points)
            for rank, points in facts.counters
        )
        yield page.say("page-counters", counters=page.listed(parts))
    if rules.last_trick:
        yield page.say("page-last-trick", points=rules.last_trick)
    yield page.say("page-total", total=facts.total)
    if facts.dead:
        yield page.say("page-dead-counters")


def score(page: Page) -> Iterator[str]:
    """What a deal adds to the match."""
    rules, facts = page.rules, page.facts
    if rules.hand_score == "points":
        yield from _score_in_points(page)
        return
    yield page.say("page-most-points", who=page.who)
    if facts.enough is not None:
        yield page.say("page-enough", points=facts.enough)
    if rules.stakes and not rules.cleaning:
        yield from _stakes(page, rules.stakes)
    if rules.sides == "solo":
        yield page.say("page-stake-solo")
    if facts.can_tie:
        yield _tie(page)
    if rules.seven_last_loses and rules.stakes:
        yield page.say("page-seven-last", who=page.who, stake=rules.stakes[0])


def cleaning(page: Page) -> Iterator[str]:
    """Dirty queens, cleaning kings, and the scale that goes with them."""
    if not page.rules.cleaning:
        return
    stock = page.facts.stock > 0
    if stock:
        yield from _dirt(page)
    yield page.say("page-scale-simple", who=page.who)
    if stock:
        yield page.say("page-scale-dirty")
    if page.facts.total >= _CLEANING_POINTS:
        yield page.say("page-scale-points", points=_CLEANING_POINTS)
    yield page.say("page-scale-naked")
    if stock:
        queen, points = page.rank("Q", "single"), page.rules.points_of("Q")
        yield page.say("page-scale-queen", queen=queen, points=points)
    yield page.say("page-scale-highest")


def burning(page: Page) -> Iterator[str]:
    """What sets a match total back to nothing."""
    rules = page.rules
    for what in rules.burn:
        yield page.say(f"page-burn-{what.replace('_', '-')}", who=page.who)
        if what == "four_alike" and rules.continuation != "none":
            yield page.say(f"page-burn-four-alike-{rules.continuation}")


def quartet(page: Page) -> Iterator[str]:
    """Four of a rank that end the deal."""
    rules = page.rules
    if rules.quartet_stakes is None or not page.facts.quartets:
        return
    yield page.say(f"page-quartet-{rules.quartet}", who=page.who)
    other, tens, sevens = rules.quartet_stakes
    if other == tens == sevens:
        yield page.say("page-quartet-stake", stake=other)
    else:
        ten, seven = page.rank("T", "plural"), page.rank("7", "plural")
        yield page.say("page-quartet-other", stake=other)
        yield page.say("page-quartet-rank", ranks=ten, stake=tens)
        yield page.say("page-quartet-rank", ranks=seven, stake=sevens)
    if rules.quartet == "table":
        yield page.say("page-quartet-run")
        if rules.continuation != "none":
            yield page.say("page-quartet-run-continued")
    if rules.solo_card:
        yield page.say("page-quartet-solo", card=page.card(rules.solo_card))


def match(page: Page) -> Iterator[str]:
    """What wins the match."""
    rules = page.rules
    who = "alone" if rules.sides == "solo" else page.who
    yield page.say(f"page-target-{rules.hand_score}", who=who, target=rules.target)
    if rules.hand_score == "points" or rules.sides == "solo" or rules.tie == "share":
        yield page.say("page-target-level")


def _score_in_points(page: Page) -> Iterator[str]:
    rules = page.rules
    yield page.say("page-score-points", who=page.who)
    if rules.sweep_bonus:
        yield page.say("page-sweep-bonus", who=page.who, bonus=rules.sweep_bonus)
    if rules.next_dealer == "losers":
        yield page.say("page-most-points", who=page.who)
        if page.facts.can_tie:
            yield _tie(page)


def _dirt(page: Page) -> Iterator[str]:
    king, kings = page.rank("K", "single"), page.rank("K", "plural")
    yield page.say("page-dirty", queen=page.rank("Q", "single"))
    yield page.say("page-clean", king=king, kings=kings, queens=page.rank("Q", "counted"))
    yield page.say("page-barred", kings=page.rank("K", "counted"))
    if page.rules.stock_play:
        yield page.say("page-barred-unseen")


def _stakes(page: Page, stakes: tuple[int, int, int]) -> Iterator[str]:
    simple, bald, naked = stakes
    yield page.say("page-stake-simple", stake=simple)
    if bald != simple:
        yield page.say("page-stake-bald", stake=bald)
    if naked != bald:
        yield page.say("page-stake-naked", stake=naked)


def _tie(page: Page) -> str:
    rules = page.rules
    if rules.tie == "last_trick":
        return page.say(f"page-tie-last-trick-of-{'two' if page.facts.two_sides else 'more'}")
    return page.say(f"page-tie-{rules.tie}", score=rules.hand_score)
