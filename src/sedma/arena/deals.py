"""How do bots fare against each other over many deals, compiled?

A *policy* is a number, one a seat: what decides there. Deals are mirrored: the same pack is played
once with each policy in either place.
"""

from collections.abc import MutableSequence, Sequence

from sedma.arena.sight import sight_in
from sedma.bots.greedy import choose as choose_greedy
from sedma.bots.rules import choose as choose_rules
from sedma.bots.sight import Terms
from sedma.bots.weights import Weights
from sedma.core.chance import below, mix, step
from sedma.core.deal import deal
from sedma.core.hand import at
from sedma.core.jit import compiled
from sedma.core.play import legal, play
from sedma.core.playout import count_decisions, nth_decision
from sedma.core.score import count, side_of
from sedma.core.state import NOBODY, SOLO, RuleNumbers, State

RANDOM, GREEDY, RULES, RIVAL = 0, 1, 2, 3
"""Policies; RIVAL is the `rules` player with the second set of weights."""


def places(players: int, one: int, other: int) -> tuple[int, int]:
    """Return the two lists of policies of a mirrored pair, four bits a seat, seat 0 lowest.

    With an even number of seats the policies alternate; with three, one seat is against two.

    >>> [hex(policies) for policies in places(4, 1, 2)]
    ['0x2121', '0x1212']
    """
    ours = range(0, players, 2) if players % 2 == 0 else range(1)
    pairs = [(one, other) if seat in ours else (other, one) for seat in range(players)]
    first = sum(pair[0] << 4 * seat for seat, pair in enumerate(pairs))
    second = sum(pair[1] << 4 * seat for seat, pair in enumerate(pairs))
    return first, second


@compiled
def decide(
    rules: RuleNumbers,
    terms: Terms,
    weights: Weights,
    rival: Weights,
    pack: Sequence[int],
    state: State,
    policy: int,
    chance: int,
) -> int:
    """Return the decision of a policy for the seat to play; `chance` matters to RANDOM only."""
    if policy == RANDOM:
        decisions = legal(rules, state)
        return nth_decision(decisions, below(chance, count_decisions(decisions)))
    sight = sight_in(rules, terms, pack, state)
    if policy == GREEDY:
        return choose_greedy(terms, sight)
    return choose_rules(terms, sight, rival if policy == RIVAL else weights)


@compiled
def play_deal(
    rules: RuleNumbers,
    terms: Terms,
    weights: Weights,
    rival: Weights,
    pack: Sequence[int],
    state: State,
    policies: int,
    chance: int,
) -> State:
    """Return the end of a deal; `policies` holds four bits a seat, seat 0 lowest."""
    while state.trick.to_play != NOBODY:
        chance = step(chance)
        policy = policies >> 4 * state.trick.to_play & 15
        decision = decide(rules, terms, weights, rival, pack, state, policy, chance)
        state = play(rules, pack, state, decision)
    return state


@compiled
def margins(
    rules: RuleNumbers, state: State, policies: int, policy: int, dealer: int
) -> tuple[float, float, float]:
    """Return by how much a policy's seats beat the others in a finished deal, as means by seat.

    The three are card points, what the deal adds to the match, and deals won.
    """
    result = count(rules, state, dealer)
    solo = state.tally.solo
    sums = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    own = 0
    for seat in range(rules.players):
        side = side_of(rules, seat, solo)
        account = seat if rules.sides == SOLO else side
        won = result.winners >> seat & 1
        points, score = at(result.points, side), at(result.score, account)
        if policies >> 4 * seat & 15 == policy:
            own += 1
            sums = (sums[0] + points, sums[1] + score, sums[2] + won, sums[3], sums[4], sums[5])
        else:
            sums = (sums[0], sums[1], sums[2], sums[3] + points, sums[4] + score, sums[5] + won)
    others = rules.players - own
    return (
        sums[0] / own - sums[3] / others,
        sums[1] / own - sums[4] / others,
        sums[2] / own - sums[5] / others,
    )


@compiled
def mirrored_deals(
    rules: RuleNumbers,
    terms: Terms,
    weights: Weights,
    rival: Weights,
    pack: MutableSequence[int],
    end: int,
    first: int,
    second: int,
    pairs: int,
    chance: int,
) -> tuple[float, float, float, float]:
    """Return the sums of `margins` over mirrored pairs of deals, and of the squares of the points.

    `first` and `second` are the policies of the two deals of a pair, four bits a seat; the margins
    are those of the policy in seat 0 of the first deal, each the mean of the two deals.
    """
    policy = first & 15
    points, score, won, squares = 0.0, 0.0, 0.0, 0.0
    for number in range(pairs):
        chance = mix(pack, chance)
        eldest = number % rules.players
        dealer = (eldest + rules.players - 1) % rules.players
        start = deal(rules, pack, eldest, end)
        mean = 0.0
        for half in range(2):
            policies = second if half else first
            last = play_deal(rules, terms, weights, rival, pack, start, policies, chance)
            margin = margins(rules, last, policies, policy, dealer)
            mean += margin[0] / 2.0
            score += margin[1] / 2.0
            won += margin[2] / 2.0
        points += mean
        squares += mean * mean
    return points, score, won, squares
