"""What is a position worth by plain minimax over the core? No pruning, no order, no memory."""

import random
from collections.abc import Sequence

from sedma.core.jit import compiled, fast, pack_of
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.play import legal, play
from sedma.core.state import NOBODY, PLAYED_OUT, RuleNumbers, State
from sedma.match import Deal
from sedma.rules import Rules, deck_cards


@compiled
def plain(
    rules: RuleNumbers, pack: Sequence[int], state: State, seats: int, all_tricks: int
) -> int:
    """Return what some seats get from here on: points, or 1 for all tricks (else 0)."""
    ours = seats >> state.trick.to_play & 1
    found = -1 if ours else 1 << 20
    decisions = legal(rules, state)
    while decisions != 0:
        decision = decisions & -decisions
        decisions ^= decision
        child = play(rules, pack, state, decision)
        gain, lost = 0, 0
        for seat in range(6):
            if seats >> seat & 1:
                gain += child.tally.points[seat] - state.tally.points[seat]
            else:
                lost += child.tally.tricks[seat] - state.tally.tricks[seat]
        over = child.trick.to_play == NOBODY
        value = 0
        if all_tricks:
            if lost == 0 and over:
                value = 1 if child.tally.ending == PLAYED_OUT else 0
            elif lost == 0:
                value = plain(rules, pack, child, seats, all_tricks)
        else:
            value = gain if over else gain + plain(rules, pack, child, seats, all_tricks)
        found = max(found, value) if ours else min(found, value)
    return found


def plain_value(deal: Deal, all_tricks: bool) -> int:
    """Returns what the side of the seat to play (alone, where there is no second side) gets."""
    rules = deal.rules
    seats = next(side for side in deal.sides(deal.solo) if deal.to_play in side)
    stock = [card_number(rules, card) for card in deal.stock]
    pack = pack_of([0] * deal.state.stock.next + stock)
    mask = sum(1 << seat for seat in seats)
    return int(fast(plain)(rule_numbers(rules), pack, deal.state, mask, int(all_tricks)))


def small_position(rules: Rules, chance: random.Random, cards: int, stock: int) -> Deal:
    """Returns a deal with so many cards in each hand and rounds of stock, a random leader."""
    pack = deck_cards(rules)
    chance.shuffle(pack)
    wanted = rules.players * (cards + (stock if rules.stock else 0))
    if rules.solo_card is not None:
        pack.remove(rules.solo_card)
        pack.insert(chance.randrange(wanted), rules.solo_card)
    if chance.random() < 0.5:  # few ranks make rich endings
        few = chance.sample(sorted({card[0] for card in pack}), 5)
        rich = [card for card in pack if card[0] in few or card == rules.solo_card]
        pack = rich if len(rich) >= wanted else pack
    hands = [pack[seat * cards : (seat + 1) * cards] for seat in range(rules.players)]
    stock_cards = pack[rules.players * cards : wanted]
    if rules.solo_card is not None and rules.solo_card not in pack[:wanted]:
        hands[0][0] = rules.solo_card
    return Deal.from_position(rules, chance.randrange(rules.players), hands, stock_cards)
