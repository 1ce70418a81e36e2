"""How strong are the bots, and how long do they think?

Each bot plays the one before it on every preset, in mirrored pairs of deals: the same pack with the
sides exchanged (of three seats one plays against two). A line gives by how many points the side of
the first beats the other in a deal, with a 95 % interval, and by how much more often it wins one.
Thinking time is that of a bot at a table, in plain Python. The last line is JSON.
"""

import argparse
import json
import random
import time

from sedma import bots
from sedma.arena.deals import GREEDY, RANDOM, RULES, mirrored_deals, places
from sedma.bots.rules import weights_for
from sedma.bots.terms import terms_of
from sedma.core.jit import fast, pack_of
from sedma.core.numbers import card_number, rule_numbers
from sedma.match import Deal
from sedma.rules import Rules, deck_cards, load, preset_names

MATCHES = {"greedy v random": (GREEDY, RANDOM), "rules v greedy": (RULES, GREEDY)}
TIMED_DEALS = 20


def compare(rules: Rules, one: int, other: int, pairs: int) -> dict[str, float]:
    """Return a match's mean difference in points, its interval, and the lead in deals won."""
    pack = pack_of(card_number(rules, card) for card in deck_cards(rules))
    end = len(pack) if rules.stock else 0
    weights, terms = weights_for(rules), terms_of(rules)
    first, second = places(rules.players, one, other)
    points, score, won, squares = fast(mirrored_deals)(
        rule_numbers(rules), terms, weights, weights, pack, end, first, second, pairs, 20_240_229
    )
    mean = points / pairs
    half = 1.96 * ((squares / pairs - mean * mean) / pairs) ** 0.5
    return {
        "difference": round(mean, 2),
        "ci95": round(half, 2),
        "score": round(score / pairs, 3),
        "won": round(won / pairs, 3),
    }


def milliseconds(name: str, rules: Rules) -> float:
    """Return a bot's mean time for a decision at a table, building the view not counted."""
    chance, bot = random.Random(1), bots.make(name)
    decisions, spent = 0, 0.0
    for _ in range(TIMED_DEALS):
        deck = deck_cards(rules)
        chance.shuffle(deck)
        deal = Deal.from_deck(rules, 0, deck)
        while deal.to_play is not None:
            view = deal.view(deal.to_play)
            begun = time.perf_counter()
            decision = bot.decide(view, rules, chance)
            spent += time.perf_counter() - begun
            decisions += 1
            deal.play(decision)
    return round(1_000 * spent / decisions, 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=20_000, help="mirrored pairs a match")
    asked = parser.parse_args()
    figures: dict[str, dict[str, dict[str, float]]] = {}
    for name in preset_names():
        rules = load(name)
        figures[name] = {
            title: compare(rules, one, other, asked.pairs)
            for title, (one, other) in MATCHES.items()
        }
        told = (
            f"{title} {f['difference']:+7.2f} ±{f['ci95']:.2f}, deals won {f['won']:+.1%}"
            for title, f in figures[name].items()
        )
        print(f"{name:12} " + "   ".join(told), flush=True)
    times = {name: milliseconds(name, load("sedma4")) for name in bots.names()}
    print("ms a decision: " + ", ".join(f"{name} {ms}" for name, ms in times.items()))
    print(json.dumps({"pairs": asked.pairs, "presets": figures, "ms_per_decision": times}))


if __name__ == "__main__":
    main()
