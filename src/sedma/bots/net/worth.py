"""What is a deal worth to a seat, for points or for stakes?"""

from sedma.bots.net.inputs import Goal
from sedma.bots.sight import STAKE, Terms
from sedma.bots.sight_in import allied
from sedma.core.hand import at, four_alike
from sedma.core.jit import compiled
from sedma.core.score import BALD, BY_CALL, BY_QUARTET, NAKED, count, quartet_worth, side_of
from sedma.core.state import ALONE, NOBODY, SOLO, RuleNumbers, State

POINTS_TOO = 0.15
"""How much points still matter to a seat that plays for stakes."""


@compiled
def margin_of(rules: RuleNumbers, terms: Terms, state: State, seat: int) -> float:
    """Return by how many scaled points a seat's side leads the others (their mean, each alone)."""
    solo = state.tally.solo
    ours, theirs = 0, 0
    for other in range(rules.players):
        points = at(state.tally.points, other)
        if allied(rules, seat, other, solo):
            ours += points
        else:
            theirs += points
    if rules.sides == ALONE or (rules.sides == SOLO and solo == NOBODY):
        return (ours - theirs / (rules.players - 1)) * terms.scale
    return (ours - theirs) * terms.scale


@compiled
def utility(rules: RuleNumbers, terms: Terms, goal: Goal, state: State, seat: int) -> float:
    """Return what a finished deal is worth to a seat, in scaled points."""
    margin = margin_of(rules, terms, state, seat)
    if goal.stakes == 0.0:
        return margin
    result = count(rules, state, NOBODY)
    won = result.winners >> seat & 1
    if result.outcome in (BY_QUARTET, BY_CALL):
        ranks = state.trick.last
        if result.outcome == BY_CALL:
            caller = (state.trick.leader + state.trick.cards) % rules.players
            ranks = four_alike(at(state.hands, caller))
        worth = STAKE * quartet_worth(rules, ranks) / max(1, rules.stakes[0])
        return worth if won else -worth
    beyond = extra(rules, goal, state, result.outcome, result.burned, won, seat)
    if rules.by_points:
        return margin + beyond
    worth = 0.0
    if result.winners and not (won and is_shared(rules, state, result.winners, seat)):
        worth = STAKE if won else -STAKE
    return POINTS_TOO * margin + worth + beyond


@compiled
def is_shared(rules: RuleNumbers, state: State, winners: int, seat: int) -> bool:
    """Return whether others have won the deal along with a seat's side."""
    shared = False
    for other in range(rules.players):
        if winners >> other & 1 and not allied(rules, seat, other, state.tally.solo):
            shared = True
    return shared


@compiled
def extra(
    rules: RuleNumbers, goal: Goal, state: State, outcome: int, burned: int, won: int, seat: int
) -> float:
    """Return what bald, naked and burning bring or cost beyond a simple win."""
    worth = 0.0
    if outcome == BALD:
        worth = goal.bald_gain if won else -goal.bald_loss
    elif outcome == NAKED:
        worth = goal.naked_gain if won else -goal.naked_loss
    side = side_of(rules, seat, state.tally.solo)
    alike = state.tally.burned
    if rules.burn_alike and alike:
        worth += -goal.alike_gain if alike >> side & 1 else goal.alike_gain
    return worth
