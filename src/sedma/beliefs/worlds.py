"""Which worlds does a scene allow, and how is one drawn?

A *world* is a whole state, with all hands, and an order of the stock. Before the play of others is
weighed, every order of the unseen cards over their places is equally likely: take any pack that was
shuffled to the same story and exchange two cards that the seat has not seen; all that everybody saw
stays as it was, so the new pack tells the same story, and each pack is as likely as the other.
(`tests/test_beliefs.py` counts it out on a small pack.)

One certain inference is left out: who leads beyond the lead limit has nothing else to play (C12).
`sedma.beliefs.completing` refuses the few worlds that contradict it.
"""

from collections.abc import MutableSequence

from sedma.beliefs.scene import Scene
from sedma.core.chance import below, step
from sedma.core.draw import with_solo
from sedma.core.hand import KINDS, KING, SPECIAL, add_at, at, card_of, count_cards, kinds_in
from sedma.core.jit import compiled
from sedma.core.state import SOLO, RuleNumbers, State, Stock

ROOM = 104
"""How many cards the pack given to `sample` must have room for."""


@compiled
def sample(
    rules: RuleNumbers, scene: Scene, pack: MutableSequence[int], chance: int
) -> tuple[State, int]:
    """Return a world's state, every world as likely as any other, and the generator's new state.

    The order of the stock is written into `pack[0:state.stock.end]`; cards that are out of play lie
    behind it.
    """
    allowed = False
    state = scene.state
    while not allowed:
        state, left, chance = dealt(rules, scene, pack, chance)
        dead, kings = 0, 0
        for place in range(state.stock.end, left):
            dead |= pack[place]
            kings += pack[place] == KING
        allowed = rules.sides != SOLO or dead & SPECIAL == 0
    stock = Stock(0, state.stock.end, state.stock.kings - kings, state.stock.turned)
    return State(state.hands, state.trick, stock, state.tally), chance


@compiled
def dealt(
    rules: RuleNumbers, scene: Scene, pack: MutableSequence[int], chance: int
) -> tuple[State, int, int]:
    """Return the unseen cards dealt at random, how many are left in the pack, and the chance."""
    known = scene.state
    hands, tally = known.hands, known.tally
    left = spread(hidden_in(rules, scene), pack)
    for seat in range(rules.players):
        if seat != scene.seat:
            new = 0
            for _ in range(at(scene.held, seat) - count_cards(at(known.hands, seat))):
                chance = step(chance)
                place = below(chance, left)
                left -= 1
                new += pack[place]
                pack[place] = pack[left]
            hands = add_at(hands, seat, new)
            if new & SPECIAL:
                tally = with_solo(tally, seat)
    for place in range(known.stock.end):
        chance = step(chance)
        other = place + below(chance, left - place)
        card = pack[place]
        pack[place] = pack[other]
        pack[other] = card
    return State(hands, known.trick, known.stock, tally), left, chance


@compiled
def hidden_in(rules: RuleNumbers, scene: Scene) -> int:
    """Return the unseen cards of which nobody tells where they are."""
    hidden = scene.unseen
    for seat in range(rules.players):
        if seat != scene.seat:
            hidden -= at(scene.state.hands, seat)
    return hidden


@compiled
def spread(hand: int, pack: MutableSequence[int]) -> int:
    """Return how many cards a hand holds, after laying them in order into the pack."""
    laid = 0
    for kind in range(KINDS):
        card = card_of(kind)
        for _ in range(hand >> 4 * kind & 15):
            pack[laid] = card
            laid += 1
    return laid


@compiled
def is_known(rules: RuleNumbers, scene: Scene) -> bool:
    """Return whether the scene allows one world only, cards of a kind being alike."""
    hidden = hidden_in(rules, scene)
    kinds = kinds_in(hidden)
    if kinds & (kinds - 1) == 0:
        return True
    places, stock = 0, scene.state.stock.end
    missing = count_cards(hidden) - stock
    for seat in range(rules.players):
        if seat != scene.seat:
            new = at(scene.held, seat) - count_cards(at(scene.state.hands, seat))
            places += new > 0
            missing -= new
    return places + stock + (missing > 0) <= 1
