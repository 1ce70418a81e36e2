"""Who plays, with which cards, and how are they dealt?"""

from collections import Counter
from collections.abc import Iterator

from sedma.words.page import Page


def players(page: Page) -> Iterator[str]:
    """The seats, the sides and the direction of play."""
    rules = page.rules
    if rules.solo_card:
        card = page.card(rules.solo_card)
        yield page.say("page-players-solo", card=card)
        yield page.say("page-solo-card", card=card)
        yield page.say("page-solo-open")
    elif rules.players == 2:
        yield page.say("page-players-two")
    else:
        yield page.say(f"page-players-{page.who}", players=rules.players)
    yield page.say("page-rotation", rotation=rules.rotation)


def pack(page: Page) -> Iterator[str]:
    """The cards that are used."""
    rules = page.rules
    left = len(page.facts.ranks)
    yield page.say(
        "page-pack",
        packs=rules.packs,
        cards=(left + len(rules.removed)) // rules.packs,
        lowest=page.rank(rules.ranks[0], "single"),
        highest=page.rank(rules.ranks[-1], "single"),
    )
    if rules.removed:
        counted = Counter(rules.removed)
        removed = page.listed(_counted(page, entry, n) for entry, n in counted.items())
        yield page.say("page-removed", removed=removed, left=left)
    if rules.solo_card:
        yield page.say("page-suits-solo", card=page.card(rules.solo_card))
    else:
        yield page.say("page-suits")


def deal(page: Page) -> Iterator[str]:
    """How many cards everybody gets, in what packets, and what happens to the rest."""
    rules, facts = page.rules, page.facts
    cards, packets = rules.hand_size, rules.packets
    if len(packets) == 1:
        yield page.say("page-deal-at-once", cards=cards)
    elif len(set(packets)) == 1:
        yield page.say("page-deal-even", cards=cards, size=packets[0])
    else:
        sizes = page.listed(str(size) for size in packets)
        yield page.say("page-deal-uneven", cards=cards, sizes=sizes)
    yield page.say("page-deal-order", rotation=rules.rotation)
    if facts.stock:
        yield page.say("page-stock", cards=facts.stock)
    elif facts.dead:
        yield page.say("page-dead", cards=facts.dead)
    else:
        yield page.say("page-all-dealt")
    yield page.say("page-first-dealer")


def next_dealer(page: Page) -> Iterator[str]:
    """Who deals after a deal."""
    rules = page.rules
    if rules.next_dealer == "rotate":
        yield page.say("page-next-rotate")
    elif rules.next_dealer == "losers":
        yield from _a_loser_deals(page)
    else:
        yield page.say("page-next-repeat", who=page.who)
        if page.facts.quartets:
            yield page.say("page-next-repeat-quartet", who=page.who)


def _a_loser_deals(page: Page) -> Iterator[str]:
    rules = page.rules
    if rules.players == 2:
        yield page.say("page-next-loser-of-two")
    elif rules.sides == "partners":
        yield page.say("page-next-loser-of-team")
    else:
        yield page.say("page-next-loser-of-three")
    if page.facts.can_tie:
        yield page.say("page-next-after-tie")


def _counted(page: Page, entry: str, count: int) -> str:
    if len(entry) == 2:
        return page.say("page-counted-card", count=count, card=page.card(entry))
    return page.say(
        "page-counted-rank",
        count=count,
        single=page.rank(entry, "single"),
        plural=page.rank(entry, "plural"),
        counted=page.rank(entry, "counted"),
    )
