"""How does a view become the numbers that a bot decides on? By reading it and nothing else."""

from sedma.bots.sight import ALLY, FOE, NOBODY, SELF, Seats, Sight, Table
from sedma.bots.standing import standing_of
from sedma.bots.terms import hand_of, scale_of, whole_pack
from sedma.cards import RANKS
from sedma.core.hand import SEVEN, SPECIAL, card_of, kinds_in
from sedma.core.numbers import card_number, decision_number
from sedma.core.trick import rank_mask
from sedma.rules import Rules
from sedma.view import View


def kinds_of(view: View, rules: Rules) -> dict[int, str]:
    """Return the view's legal decisions by their number in the core, one card a kind."""
    return {decision_number(rules, decision): decision for decision in reversed(view.legal)}


def sight_by(view: View, rules: Rules) -> Sight:
    """Return what the seat to play sees, from its view."""
    hand = hand_of(view.hand, rules)
    table = _table(view, rules)
    allies = allies_of(view, rules)
    return Sight(
        hand=hand,
        unseen=whole_pack(rules) - hand - _played(view, rules),
        legal=_legal(view, rules),
        table=table,
        seats=_seats(view, rules, allies),
        standing=standing_of(view, rules, allies),
    )


def _played(view: View, rules: Rules) -> int:
    taken = [code for trick in view.history for _, code in trick.cards]
    return hand_of(taken + [code for _, code in view.trick], rules)


def _legal(view: View, rules: Rules) -> int:
    return sum(kinds_of(view, rules))


def _table(view: View, rules: Rules) -> Table:
    cards = [card_number(rules, code) for _, code in view.trick]
    if not cards or view.led is None:
        return Table(0, 0, 0.0, 0, 0, 0, 0, 0)
    ranks = [rank_mask(card) for card in cards]
    run = next((n for n in range(1, len(ranks)) if ranks[-1 - n] != ranks[-1]), len(ranks))
    opened = (len(ranks) - 1) // rules.players * rules.players
    return Table(
        led=rank_mask(card_of(RANKS.index(view.led))),
        trumped=int(view.trumped),
        points=view.trick_points * scale_of(rules),
        cards=len(cards),
        kinds=kinds_in(sum(cards)),
        last=SEVEN if cards[-1] == SPECIAL else cards[-1],
        run=run,
        alike=int(len(set(ranks[opened:])) == 1),
    )


def allies_of(view: View, rules: Rules) -> set[int]:
    """Return the seats that play with the viewer, as far as the viewer knows; itself among them."""
    seat = view.seat or 0
    if rules.sides == "partners":
        return set(range(seat % 2, rules.players, 2))
    if rules.sides == "solo" and view.solo not in (None, seat):
        return set(range(rules.players)) - {view.solo or 0}
    return {seat}


def _seats(view: View, rules: Rules, allies: set[int]) -> Seats:
    seat, leader = view.seat or 0, view.leader or 0

    def role(other: int | None) -> int:
        if other is None:
            return NOBODY
        if other == seat:
            return SELF
        return ALLY if other in allies else FOE

    after = rules.players - 1 - (seat - leader) % rules.players
    coming = [(seat + step) % rules.players in allies for step in range(1, after + 1)]
    return Seats(
        owner=role(view.owner),
        leader=role(leader),
        after=after,
        allies_after=sum(1 << place for place, ally in enumerate(coming) if ally),
        next_ally=int((seat + 1) % rules.players in allies),
        held=len(view.hand),
        stock=view.stock_count,
        last_round=int(len(view.hand) == 1 and view.stock_count == 0),
    )
