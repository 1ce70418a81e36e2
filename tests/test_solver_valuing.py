"""Are endings valued right and fast for programs that ask without Python in between?"""

import random
import time

import numpy as np

from sedma.core.jit import block_of, compiled, fast
from sedma.core.numbers import rule_numbers
from sedma.core.play import legal
from sedma.core.state import RuleNumbers, State
from sedma.solver import memory as m
from sedma.solver import solve
from sedma.solver.build import build
from sedma.solver.desk import Desk
from sedma.solver.ending import STOPPING
from sedma.solver.library import Library
from sedma.solver.memory import Block
from sedma.solver.slots import slots_of
from sedma.solver.tables import new_memory
from sedma.solver.valuing import node_of, options_in, value_options
from tests.endings import FAMILIES, play_on, random_ending, rules_of, use_tables_of_the_tests

FAMILY = FAMILIES[0]
ROUNDS = 2_000


@compiled
def value_again(
    rules: RuleNumbers,
    blocks: tuple[Block, Block, Block, Block, Block],
    state: State,
    rounds: int,
) -> int:
    """Values all decisions of a state so many times, as a bot would, and returns the options."""
    ranks, table, memory, slots, found = blocks
    options = 0
    for _ in range(rounds):
        at = node_of(rules, slots, memory, state)
        options = options_in(slots, legal(rules, state))
        value_options(ranks, table, memory, at, options, found)
    return options


def test_all_decisions_are_valued_as_by_the_solver_within_microseconds() -> None:
    use_tables_of_the_tests()
    tables, rules = build(FAMILY, 3), rules_of(FAMILY)
    memory, slots = new_memory(tables, 2), slots_of(rules)
    found = np.zeros(STOPPING + 1, dtype=np.int64)
    ranks, table = tables.blocks
    blocks = ranks, table, block_of(memory), block_of(slots), block_of(found)
    desk, seconds = Desk(Library(background=False)), []
    for number in range(40):
        chance = random.Random(f"value {number}")
        deal = play_on(random_ending(rules, 3, chance), chance, number % 4)
        run = fast(value_again)
        run(rule_numbers(rules), blocks, deal.state, 1)
        begun = time.thread_time()
        options = run(rule_numbers(rules), blocks, deal.state, ROUNDS)
        seconds.append((time.thread_time() - begun) / ROUNDS)
        leads = (deal.to_play or 0) % 2 == (deal.leader or 0) % 2
        everything = 10 * sum(card[0] in "TA" for hand in deal.hands for card in hand)
        everything += deal.trick_points + rules.last_trick
        for code, value in solve(deal, desk=desk).moves.items():
            slot = STOPPING if code == "stop" else int(slots["23456789TJQKA".index(code[0])])
            assert options >> slot & 1
            mine = 10 * int(found[slot])
            assert value == (mine if leads else everything - mine)
    assert memory[m.NODES] > 0
    assert sorted(seconds)[len(seconds) // 2] < 100e-6
