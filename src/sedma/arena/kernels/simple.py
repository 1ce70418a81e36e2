"""How do the bots that look at the table and count cards play a whole batch?"""

from sedma.arena.batch import Batch, Mover, Options, Spent, timed
from sedma.arena.kernels.endings import ending_tells, exact_at_the_end
from sedma.arena.rows import PACK, WISH, Grid, carry_out, chance_for, has_turn
from sedma.bots.greedy import choose as choose_greedy
from sedma.bots.rules import choose as choose_rules
from sedma.bots.rules import weights_for
from sedma.bots.sight import Terms
from sedma.bots.sight_in import sight_in
from sedma.bots.terms import terms_of
from sedma.bots.weights import Weights
from sedma.core.chance import below
from sedma.core.flat import load, store
from sedma.core.jit import compiled
from sedma.core.numbers import rule_numbers
from sedma.core.play import legal
from sedma.core.playout import count_decisions, nth_decision
from sedma.core.state import RuleNumbers
from sedma.rules import Rules


def random(rules: Rules, _: Options) -> Mover:
    """Return what moves the random player."""
    numbers = rule_numbers(rules)
    return lambda batch, player: timed(advance_random, numbers, batch.rows, batch.packs, player)


def greedy(rules: Rules, _: Options) -> Mover:
    """Return what moves the greedy player."""
    numbers, terms = rule_numbers(rules), terms_of(rules)
    return lambda batch, player: timed(
        advance_greedy, numbers, terms, batch.rows, batch.packs, player
    )


def by_rules(rules: Rules, _: Options) -> Mover:
    """Return what moves the `rules` player."""
    return by_weights(rules, weights_for(rules))


def by_weights(rules: Rules, weights: Weights) -> Mover:
    """Return what moves the `rules` player with other weights than its own."""
    numbers, terms = rule_numbers(rules), terms_of(rules)

    def wishing(batch: Batch, player: int) -> Spent:
        return timed(advance_rules, numbers, terms, weights, batch.rows, batch.packs, player)

    return exact_at_the_end(rules, wishing)


@compiled
def advance_random(rules: RuleNumbers, rows: Grid, packs: Grid, player: int) -> int:
    """Return how many decisions the random player has made."""
    decisions = 0
    for row in rows:
        pack, state = packs[row[PACK]], load(row)
        while has_turn(row, state, player):
            allowed = legal(rules, state)
            number = below(chance_for(row, state.trick.to_play), count_decisions(allowed))
            state = carry_out(rules, pack, row, state, nth_decision(allowed, number))
            decisions += 1
        store(row, state)
    return decisions


@compiled
def advance_greedy(rules: RuleNumbers, terms: Terms, rows: Grid, packs: Grid, player: int) -> int:
    """Return how many decisions the greedy player has made."""
    decisions = 0
    for row in rows:
        pack, state = packs[row[PACK]], load(row)
        while has_turn(row, state, player):
            decision = choose_greedy(terms, sight_in(rules, terms, pack, state))
            state = carry_out(rules, pack, row, state, decision)
            decisions += 1
        store(row, state)
    return decisions


@compiled
def advance_rules(
    rules: RuleNumbers, terms: Terms, weights: Weights, rows: Grid, packs: Grid, player: int
) -> int:
    """Return how many decisions the `rules` player has made; where endings tell, it only wishes."""
    decisions = 0
    for row in rows:
        pack, state = packs[row[PACK]], load(row)
        while has_turn(row, state, player):
            wish = choose_rules(terms, sight_in(rules, terms, pack, state), weights)
            if ending_tells(rules, pack, row, state):
                row[WISH] = wish
            else:
                state = carry_out(rules, pack, row, state, wish)
                decisions += 1
        store(row, state)
    return decisions
