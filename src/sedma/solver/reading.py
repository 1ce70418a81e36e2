"""How does a deal, with all its cards open, look to the solver?"""

from dataclasses import dataclass
from typing import Any

from sedma.core.hand import kind_of
from sedma.core.jit import block_of, fast
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.score import side_count, side_of
from sedma.core.state import NOBODY
from sedma.match import Deal
from sedma.rules import Rules
from sedma.solver import memory as m
from sedma.solver.ending import ALWAYS, STOPPING, Node
from sedma.solver.family import OWNERS, Family, family_of
from sedma.solver.slots import classes_of, slots_of
from sedma.solver.valuing import node_of


def family_of_position(deal: Deal) -> Family | None:
    """Return whose tables and columns describe a position, None where only the core does.

    As long as the special king is hidden, it matters to `continue_when` (C28).
    """
    rules, tally = deal.rules, deal.state.tally
    family = family_of(rules)
    if family is None or (deal.stock and rules.draw_timing == "play"):
        return None
    hidden = family.when != ALWAYS and not tally.public
    if rules.sides == "solo" and (tally.solo == NOBODY or hidden):
        return None
    return family


def read_node(deal: Deal, memory: Any, stamp: int) -> Node:
    """Return a position in columns after putting its stock into a search's memory.

    Who may own a trick that is continued is told by the rules, not by the family: drawing from a
    stock can make differences matter that do not in an ending.
    """
    rules = deal.rules
    slots = slots_of(rules)
    stock = [int(slots[_kind(rules, card)]) for card in deal.stock]
    memory[m.WHEN] = OWNERS.index(rules.continue_when)
    memory[m.STOCK_END] = len(stock)
    memory[m.REFILL] = rules.hand_size
    memory[m.WHEN_EMPTY] = rules.draw_timing == "empty"
    memory[m.BATCH] = rules.draw_mode == "batch"
    memory[m.STAMP] = stamp if stock else 0
    memory[m.STOCK : m.STOCK + len(stock)] = stock
    for drawn in range(len(stock) + 1):
        memory[m.FUTURE + drawn] = sum(1 << slot for slot in set(stock[drawn:]))
    node: Node = fast(node_of)(rule_numbers(rules), block_of(slots), block_of(memory), deal.state)
    return node


def read_options(deal: Deal) -> dict[str, int]:
    """Return the slot of every legal decision, `STOPPING` for stop."""
    slots = slots_of(deal.rules)
    return {
        code: STOPPING if code == "stop" else int(slots[_kind(deal.rules, code)])
        for code in deal.legal()
    }


@dataclass(frozen=True)
class InCore:
    """What the search over the core is asked about a deal."""

    seats: int  # the mask of the side to play
    classes: tuple[int, ...]
    exact: bool  # whether there are just two sides


def in_core(deal: Deal) -> InCore:
    """Return which seats play together, and which kinds play alike."""
    numbers, solo = rule_numbers(deal.rules), deal.state.tally.solo
    own = side_of(numbers, deal.state.trick.to_play, solo)
    seats = [seat for seat in range(numbers.players) if side_of(numbers, seat, solo) == own]
    exact = side_count(numbers, solo) == 2
    return InCore(sum(1 << seat for seat in seats), classes_of(deal.rules), exact)


def _kind(rules: Rules, code: str) -> int:
    return kind_of(card_number(rules, code))
