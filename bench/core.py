"""How many random decisions a second does the core play, beside OpenSpiel, on one core?

Both sides play uniformly random deals to the end; only players' decisions are counted, dealing and
shuffling are timed. The core runs compiled, with every option in the path. OpenSpiel's C++ states
are driven by a Python loop; in the games chosen every chance outcome is equally likely, so one
even choice serves for chance and players alike. Rounds of all games alternate, and the best of
each counts. The last line is JSON.
"""

import argparse
import json
import random
import time
from collections.abc import Callable

import pyspiel

from sedma.core.jit import fast, pack_of
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.playout import random_deals
from sedma.rules import deck_cards, load

OUR_GAMES = ("sedma2", "sedma4", "hola4", "ristikontra")
THEIR_GAMES = ("hearts", "spades", "euchre", "oh_hell", "skat")
Round = Callable[[], float]


def our_round(name: str, deals: int) -> Round:
    """Return a function that plays deals of a preset and returns decisions a second."""
    rules = load(name)
    pack = pack_of(card_number(rules, card) for card in deck_cards(rules))
    end = len(pack) if rules.stock else 0
    run, numbers = fast(random_deals), rule_numbers(rules)
    run(numbers, pack, end, 1, 1)

    def play() -> float:
        begun = time.perf_counter()
        decisions, _ = run(numbers, pack, end, deals, 7)
        return decisions / (time.perf_counter() - begun)

    return play


def their_round(name: str, seconds: float) -> Round:
    """Return a function that plays an OpenSpiel game for a while and returns decisions a second."""
    game = pyspiel.load_game(name)
    chance = random.Random(7)

    def play() -> float:
        decisions = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(chance.choice(state.legal_actions()))
        return decisions / (time.perf_counter() - begun)

    return play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--deals", type=int, default=200_000, help="our deals a round")
    parser.add_argument("--seconds", type=float, default=0.5, help="OpenSpiel's time a round")
    asked = parser.parse_args()
    rounds = {name: our_round(name, asked.deals) for name in OUR_GAMES}
    rounds |= {name: their_round(name, asked.seconds) for name in THEIR_GAMES}
    best = dict.fromkeys(rounds, 0.0)
    for _ in range(asked.rounds):
        for name, play in rounds.items():
            best[name] = max(best[name], play())
    for name, speed in best.items():
        print(f"{name:12} {speed / 1e6:8.3f} million decisions a second")
    fastest = max(best[name] for name in THEIR_GAMES)
    figures = {name: round(best[name]) for name in OUR_GAMES}
    ratio = min(figures.values()) / fastest
    print(json.dumps(figures | {"openspiel_fastest": round(fastest), "ratio": round(ratio, 1)}))


if __name__ == "__main__":
    main()
