"""How does the deal stand for one seat, and what would more than a simple win be worth to it?"""

from sedma.bots.sight import KEEP, LEAVE, SMEAR, TAKE, UNSAID, Standing
from sedma.bots.terms import beyond_simple, burnt, scale_of
from sedma.rules import Rules, deck_cards
from sedma.view import View

SAYINGS = {"say:take": TAKE, "say:leave": LEAVE, "say:smear": SMEAR, "say:keep": KEEP}


def standing_of(view: View, rules: Rules, allies: set[int]) -> Standing:
    """Return the count so far as the view's seat and its allies see it."""
    scale = scale_of(rules)
    ours = [side for side, seats in enumerate(view.sides) if set(seats) <= allies]
    others = [side for side in range(len(view.sides)) if side not in ours]
    apart = rules.players > 2 and not _two_sides(view, rules)
    theirs = [view.points[side] for side in others]
    tricks = [view.tricks[side] for side in others]
    dirty = _dirty(view, rules)
    total_ours, total_theirs = totals_of(view, rules)
    gain, loss = (
        beyond_simple(rules, total_ours, total_theirs),
        beyond_simple(rules, total_theirs, total_ours),
    )
    return Standing(
        ours=sum(view.points[side] for side in ours) * scale,
        theirs=(max(theirs) if apart else sum(theirs)) * scale,
        tricks_ours=sum(view.tricks[side] for side in ours),
        tricks_theirs=max(tricks) if apart else sum(tricks),
        dirty_ours=int(bool(dirty & allies)),
        dirty_theirs=int(bool(dirty - allies)),
        bald_gain=gain[0],
        naked_gain=gain[1],
        bald_loss=loss[0],
        naked_loss=loss[1],
        alike_gain=burnt(rules, total_theirs) if "four_alike" in rules.burn else 0.0,
        said=SAYINGS.get(view.said or "", UNSAID),
    )


def _two_sides(view: View, rules: Rules) -> bool:
    return rules.sides == "partners" or (rules.sides == "solo" and view.solo is not None)


def totals_of(view: View, rules: Rules) -> tuple[int, int]:
    """Return the match totals of the viewer's account and of the strongest other one."""
    width = 2 if rules.sides == "partners" else rules.players
    totals = view.totals or [0] * width
    mine = (view.seat or 0) % width
    others = [total for account, total in enumerate(totals) if account != mine]
    return totals[mine], max(others, default=0)


def _dirty(view: View, rules: Rules) -> set[int]:
    """The seats whose side is dirty, remembered from the tricks (C19)."""
    if not rules.cleaning:
        return set()
    width = 2 if rules.sides == "partners" else rules.players
    dirty: set[int] = set()
    for number, trick in enumerate(view.history):
        side = set(range(trick.winner % width, rules.players, width))
        ranks = {code[0] for _, code in trick.cards}
        if rules.stock and _stock_when_taken(view, rules, number) > 0:
            dirty |= side if "Q" in ranks else set()
        elif "K" in ranks:
            dirty -= side
    return dirty


def _stock_when_taken(view: View, rules: Rules, number: int) -> int:
    """How many cards the stock had when a past trick was taken, from what was left then."""
    later = sum(len(trick.cards) for trick in view.history[number + 1 :]) + len(view.trick)
    left = later + sum(view.hand_counts) + view.stock_count
    if rules.draw_timing == "empty":
        block = rules.players * rules.hand_size
        first = len(deck_cards(rules)) - block
        draws = max(0, -((left - first) // block))
        return max(0, first - draws * block)
    full = rules.hand_size - (rules.draw_timing == "trick")
    return max(0, left - rules.players * full)
