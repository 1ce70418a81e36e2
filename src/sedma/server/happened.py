"""What did a decision bring about, for all to see?

Read off from what a spectator saw before and after it, so an event can never tell more.
"""

from sedma.server.events import AnyEvent, Called, DealEnded, Drawn, Played, Shown, TrickTaken
from sedma.view import View


def events_between(before: View, after: View, seat: int, decision: str) -> list[AnyEvent]:
    """The events of one decision, in the order in which people at the table see them.

    ``before`` and ``after`` are spectators' views of the same deal.
    """
    told = _of_the_card(before, after, seat, decision)
    told += _of_the_trick(before, after)
    told += _of_the_draw(before, after, told)
    if after.result is not None:
        told.append(DealEnded(after.result, after.totals))
    return told


def _of_the_card(before: View, after: View, seat: int, decision: str) -> list[AnyEvent]:
    if decision == "call":
        return [Called(seat)]
    put = _cards_put(after)[len(_cards_put(before)) :]
    if put:
        return [Played(seat, card, dark=decision == "dark") for _, card in put]
    turned_up = after.shown[len(before.shown) :]
    return [Shown(seat, card) for _, card in turned_up]


def _of_the_trick(before: View, after: View) -> list[AnyEvent]:
    last = after.result is not None
    return [
        TrickTaken(trick.winner, trick.points, trick.cards, last)
        for trick in after.history[len(before.history) :]
    ]


def _of_the_draw(before: View, after: View, told: list[AnyEvent]) -> list[AnyEvent]:
    counts = [now - then for then, now in zip(before.hand_counts, after.hand_counts, strict=True)]
    for event in told:
        if isinstance(event, Played) and not event.dark:
            counts[event.seat] += 1
        if isinstance(event, Shown):
            counts[event.seat] -= 1
    return [Drawn(counts, after.stock_count)] if any(counts) else []


def _cards_put(view: View) -> list[tuple[int, str]]:
    return [put for trick in view.history for put in trick.cards] + view.trick
