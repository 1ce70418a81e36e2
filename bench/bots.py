"""How strong are the bots, and how long do they think?

Each bot plays the one before it on every preset (`sedma match` plays any others): every pack in
every seating. A line gives by how many points a deal the first is ahead, without luck and with a
95 % interval, and by how much more often it wins one. Thinking time is that of a bot at a table, in
plain Python. The last line is JSON.
"""

import argparse
import json
import random
import time

from sedma import bots
from sedma.arena.contest import Contest
from sedma.arena.ledger import Ledger
from sedma.arena.players import read_player
from sedma.arena.report import report
from sedma.match import Deal
from sedma.rules import Rules, deck_cards, load, preset_names

SEED = (20_240_229).to_bytes(32)
MATCHES = (("greedy", "random"), ("rules", "greedy"))
TIMED_DEALS = 20


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
    parser.add_argument("--pairs", type=int, default=20_000, help="packs a match")
    asked = parser.parse_args()
    figures: dict[str, list[dict[str, object]]] = {}
    for name in preset_names():
        figures[name] = []
        for one, other in MATCHES:
            contest = Contest(load(name), (read_player(one), read_player(other)), SEED)
            score = contest.results(asked.pairs, Ledger(None))
            figures[name].append(report(contest, score))
            lead, won = score.points.adjusted, score.lead("won").adjusted
            told = f"{lead.mean:+7.2f} ±{lead.half:.2f}, deals won {won.mean:+.1%}"
            print(f"{name:12} {one} v {other} {told}", flush=True)
    times = {name: milliseconds(name, load("sedma4")) for name in bots.names()}
    print("ms a decision: " + ", ".join(f"{name} {ms}" for name, ms in times.items()))
    print(json.dumps({"pairs": asked.pairs, "presets": figures, "ms_per_decision": times}))


if __name__ == "__main__":
    main()
