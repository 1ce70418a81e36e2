"""How lucky were two players in what they drew from the stock?

For some features of a card: what the drawn card has of it, less the mean over all cards that were
still in the stock. Whoever decides by views cannot know the next card, so the mean of these figures
is nought whatever the players do. The cards dealt at first need no such figure: over all seatings
each player gets each hand equally often.
"""

from collections.abc import Sequence

from sedma.arena.batch import Batch, Figures, blank
from sedma.arena.rows import DEALER, DECISIONS, MADE, PACK, SEATED, Grid
from sedma.core.deal import deal
from sedma.core.hand import DARK, KINDS, add_at, at, card_of
from sedma.core.jit import compiled, fast
from sedma.core.numbers import rule_numbers
from sedma.core.play import play
from sedma.core.state import AFTER_PLAY, RuleNumbers, State
from sedma.core.trick import card_points

FEATURES = ("wild", "points", "equal", "points_equal")
"""It is wild; its points; how many like it are in the hand; its points times that number."""


def drawn(batch: Batch) -> Figures:
    """Return the luck of the draw, the first player's less the other's, a row for each deal."""
    luck = blank(batch, len(FEATURES))
    numbers, cards = rule_numbers(batch.rules), len(batch.decks[0]) if batch.decks else 0
    end = cards if batch.rules.stock else 0
    fast(tell_luck)(numbers, batch.rows, batch.packs, end, luck)
    return luck


@compiled
def tell_luck(rules: RuleNumbers, rows: Grid, packs: Grid, end: int, luck: Figures) -> int:
    """Return the number of deals, once each has been told again and its draws measured."""
    for place in range(len(rows)):
        row, figures = rows[place], luck[place]
        pack = packs[row[PACK]]
        eldest = row[DEALER] + 1 if row[DEALER] + 1 < rules.players else 0
        state = deal(rules, pack, eldest, end)
        for number in range(row[MADE]):
            decision = row[DECISIONS + number]
            after = play(rules, pack, state, decision)
            if after.stock.next != state.stock.next:
                note_draws(rules, pack, state, after, decision, row[SEATED], figures)
            state = after
    return len(rows)


@compiled
def note_draws(
    rules: RuleNumbers,
    pack: Sequence[int],
    before: State,
    after: State,
    decision: int,
    seated: int,
    figures: Figures,
) -> None:
    """Add the luck of every card that has left the stock with a decision."""
    first, last = before.stock.next, after.stock.next
    hands = after.hands
    left = 0
    for place in range(first, after.stock.end):
        left += pack[place]
    if decision == DARK:
        hands = before.hands
    else:
        for place in range(first, last):
            hands = add_at(hands, drawer(rules, before, after, place), -pack[place])
    for place in range(first, last):
        seat = drawer(rules, before, after, place)
        share = share_of(rules, seated, seat)
        note(rules, pack[place], left, after.stock.end - place, at(hands, seat), share, figures)
        left -= pack[place]
        hands = add_at(hands, seat, pack[place])


@compiled
def drawer(rules: RuleNumbers, before: State, after: State, place: int) -> int:
    """Return the seat that drew the card at a place of the pack between two states."""
    if rules.draw_timing == AFTER_PLAY:
        return before.trick.to_play
    turn = place - before.stock.next
    if rules.batch:
        turn //= (after.stock.next - before.stock.next) // rules.players
    return (after.trick.leader + turn) % rules.players


@compiled
def share_of(rules: RuleNumbers, seated: int, seat: int) -> float:
    """Return what a seat counts in the first player's mean less the other's."""
    others = 0
    for other in range(rules.players):
        others += seated >> 4 * other & 15
    return -1.0 / others if seated >> 4 * seat & 15 else 1.0 / (rules.players - others)


@compiled
def note(
    rules: RuleNumbers, card: int, left: int, cards: int, hand: int, share: float, figures: Figures
) -> None:
    """Add a card's features less their mean over the cards left, times a share."""
    for kind in range(KINDS):
        other = card_of(kind)
        copies = left >> 4 * kind & 15
        if copies:
            weight = share * ((other == card) - copies / cards)
            points = card_points(rules, other)
            equal = hand >> 4 * kind & 15
            figures[0] += weight * (other & rules.wild != 0)
            figures[1] += weight * points
            figures[2] += weight * equal
            figures[3] += weight * points * equal
