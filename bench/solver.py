"""How long does exact play take, beside endplay's double-dummy solver, on one core?

One hundred random deals each: all 32 cards dealt, eight to a hand, with the endgame tables of four
cards and without any; Sedma for four and for two from the first lead with the stock known; and
bridge deals, one strain and leader each. All ask for the value of the position alone; from deal to
deal nothing is remembered but which kinds of decision did well; and the time is that of the thread,
so that other programs on the machine count little. Missing tables are built first. The last line is
JSON.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from statistics import median, quantiles

from endplay.dds import solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Deal as BridgeDeal
from endplay.types import Denom, Player

from sedma.match import Deal
from sedma.rules import deck_cards, load
from sedma.solver import value
from sedma.solver.build import build
from sedma.solver.desk import Desk
from sedma.solver.family import family_of
from sedma.solver.library import Library
from sedma.solver.memory import STORE

Solve = Callable[[int], float]


def our_solver(preset: str, *, tables: bool, cards: int) -> Solve:
    """Return a function that gives the seconds for the random deal of a number."""
    rules = load(preset)
    family = family_of(rules)
    assert family is not None
    if tables:
        build(family, cards)
    library = Library(background=False)
    library.tables(family)
    library.wait()
    desk = Desk(library)

    def seconds(number: int) -> float:
        pack = deck_cards(rules)
        random.Random(number).shuffle(pack)
        deal = Deal.from_deck(rules, 0, pack)
        desk.question(deal, tables=tables).memory[STORE:] = 0
        begun = time.thread_time()
        value(deal, desk=desk, tables=tables)
        return time.thread_time() - begun

    return seconds


def their_solver(number: int) -> float:
    """Return the seconds of the double-dummy solver for the random bridge deal of a number."""
    chance = random.Random(number)
    pack = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
    chance.shuffle(pack)
    hands = [_bridge_hand(pack[seat * 13 : seat * 13 + 13]) for seat in range(4)]
    deal = BridgeDeal("N:" + " ".join(hands))
    deal.first = chance.choice(list(Player))
    deal.trump = chance.choice(list(Denom))
    begun = time.thread_time()
    solve_board(deal, mode=SolveMode.OptimalOne)
    return time.thread_time() - begun


def _bridge_hand(cards: list[str]) -> str:
    ranks = "AKQJT98765432"
    suits = [[card[1] for card in cards if card[0] == suit] for suit in "SHDC"]
    return ".".join("".join(sorted(held, key=ranks.index)) for held in suits)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--cards", type=int, default=4, help="the tables to use")
    asked = parser.parse_args()
    solvers: dict[str, Solve] = {
        "eight": our_solver("sedma8", tables=True, cards=asked.cards),
        "eight_no_table": our_solver("sedma8", tables=False, cards=asked.cards),
        "stock_four": our_solver("sedma4", tables=True, cards=asked.cards),
        "stock_two": our_solver("sedma2", tables=True, cards=asked.cards),
        "dds": their_solver,
    }
    times: dict[str, list[float]] = {name: [] for name in solvers}
    for number in range(asked.deals + 1):
        for name, solve in solvers.items():
            seconds = solve(number)
            if number > 0:  # the first call loads compiled code
                times[name].append(seconds * 1000)
    figures = {}
    for name, found in times.items():
        last = quantiles(found, n=100)[98]
        figures[f"{name}_median_ms"] = round(median(found), 2)
        figures[f"{name}_p99_ms"] = round(last, 2)
        print(f"{name:16} median {median(found):9.2f} ms  p99 {last:9.2f} ms")
    figures["ratio"] = round(figures["dds_median_ms"] / figures["eight_median_ms"], 2)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
