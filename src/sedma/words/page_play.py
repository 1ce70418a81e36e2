"""How is a trick led, won, continued and followed by drawing, and what may partners say?"""

from collections.abc import Iterator

from sedma.words.page import Page


def lead(page: Page) -> Iterator[str]:
    """Who leads, and what may not be led."""
    rules = page.rules
    if rules.players == 2:
        yield page.say("page-lead-two")
    else:
        yield page.say("page-lead", rotation=rules.rotation)
    if rules.lead_limit:
        yield page.say("page-lead-limit", most=rules.lead_limit)
        if _can_play_unseen(page):
            yield page.say("page-lead-limit-unseen")


def trick(page: Page) -> Iterator[str]:
    """What a round is and who wins a trick."""
    wild = page.facts.wild
    yield page.say("page-round")
    if not wild:
        yield page.say("page-wins")
    elif page.rules.wild_mode == "trump":
        yield page.say("page-wins-trump", wild=page.ranks(wild))
    else:
        yield page.say("page-wild", wild=page.ranks(wild))
        yield page.say("page-wins-wild")
        yield page.say("page-wild-led")


def continuing(page: Page) -> Iterator[str]:
    """Whether, how and when the leader may go on with a trick."""
    rules = page.rules
    if rules.continuation == "none":
        yield page.say("page-one-round")
        return
    if rules.continuation == "fight":
        yield page.say("page-fight")
    elif not page.facts.wild:
        yield page.say("page-continue")
    else:
        yield page.say(f"page-continue-{rules.wild_mode}")
    yield from _when_to_continue(page)
    yield page.say("page-one-trick")


def drawing(page: Page) -> Iterator[str]:
    """When, how and how much everybody draws, and playing from the stock unseen."""
    rules = page.rules
    if not page.facts.stock:
        return
    if rules.draw_timing == "play":
        yield page.say("page-draw-play")
    elif rules.draw_timing == "empty":
        yield page.say("page-draw-empty", cards=rules.hand_size, mode=rules.draw_mode)
    elif rules.continuation == "none":
        yield page.say("page-draw-one")
    else:
        yield page.say("page-draw", cards=rules.hand_size, mode=rules.draw_mode)
    if rules.draw_timing != "play" and not _always_draws_full(page):
        yield page.say("page-draw-short")
    if _can_play_unseen(page):
        yield page.say("page-unseen")
    yield page.say("page-draw-end")


def signals(page: Page) -> Iterator[str]:
    """What partners may say to each other."""
    if page.rules.signals != "none":
        yield page.say(f"page-signals-{page.rules.signals}")
        yield page.say("page-signals-only")


def _when_to_continue(page: Page) -> Iterator[str]:
    """Whose winning card lets the leader go on."""
    rules = page.rules
    has_partner = rules.sides != "alone" and rules.players > 2
    if rules.continue_when == "opponent_only":
        yield page.say("page-when-opponent", who="team" if has_partner else "alone")
    elif rules.continue_when == "not_partner" and has_partner:
        yield page.say("page-when-not-partner")
    else:
        yield page.say("page-when-always")
        return
    if rules.solo_card:
        yield page.say("page-when-solo", card=page.card(rules.solo_card))


def _can_play_unseen(page: Page) -> bool:
    return page.rules.stock_play and page.facts.stock > 0


def _always_draws_full(page: Page) -> bool:
    """Whether the stock lasts for whole refills: one card each at a time, or whole hands."""
    rules = page.rules
    if rules.draw_timing == "empty":
        return page.facts.stock % (rules.players * rules.hand_size) == 0
    return rules.continuation == "none"
