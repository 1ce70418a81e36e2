"""Which weights make the `rules` player strongest? A search by the cross-entropy method.

`python -m scripts.tune_rules SET` starts from the weights of a set of `sedma.bots.weights`. In each
generation candidates are drawn around the mean, and play mirrored pairs of deals against `greedy`
and against the set as it was up to five generations before; the mean moves to the best of them. It
prints each generation, and at the end the new weights.
"""

import argparse
import random
from statistics import fmean, pstdev

from sedma.arena.batch import Mover, new_batch, play_out
from sedma.arena.estimates import Moments
from sedma.arena.figures import COLUMNS, figures_of
from sedma.arena.kernels.simple import by_weights, greedy
from sedma.bots import weights as sets
from sedma.bots.sight import STAKE
from sedma.bots.terms import terms_of
from sedma.bots.weights import Weights
from sedma.core.deal import SEED_BYTES
from sedma.rules import Rules, load

GAMES = {
    "PAIR": ("sedma2", "hola2", "zsiros2", "septica2"),
    "TEAMS": (
        "sedma4",
        "sedma8",
        "akagiri8",
        "hola4",
        "zsiros4",
        "septica4",
        "sedmice4",
        "lustik4",
    ),
    "BARE": ("lusti", "ristikontra", "ristiklappi"),
    "MANY": ("sedma3", "hola3", "septica3", "sedma3solo"),
}
GREEDY, RIVAL = 0.4, 0.6
"""How much each opponent counts."""
CANDIDATES, BEST, KEEP_RIVAL = 36, 8, 5
SPREAD, LEAST_SPREAD, INERTIA = 0.35, 0.03, 0.3


def margin(rules: Rules, own: Weights, rival: Weights, pairs: int, seed: int) -> float:
    """Return the weighted margin over the opponents, half in points and half in stakes."""
    terms = terms_of(rules)
    unit = terms.scale if terms.by_points else STAKE / (rules.stakes or (1,))[0]
    opponents: dict[float, Mover] = {GREEDY: greedy(rules, {}), RIVAL: by_weights(rules, rival)}
    total = 0.0
    for share, opponent in opponents.items():
        batch = new_batch(rules, seed.to_bytes(SEED_BYTES), 0, pairs)
        play_out(batch, [by_weights(rules, own), opponent])
        moments = Moments.of(COLUMNS, figures_of(batch), 0)
        points, score = (
            moments.mean(f"{name}_a") - moments.mean(f"{name}_b") for name in ("points", "stakes")
        )
        total += share * (points * terms.scale + score * unit) / 2
    return total


def generation(
    games: list[Rules], mean: Weights, spread: list[float], rival: Weights, pairs: int, seed: int
) -> list[tuple[float, Weights]]:
    """Return the candidates of a generation with their margins, best first; the mean is one."""
    chance = random.Random(seed)
    drawn = [
        Weights(*(chance.gauss(value, width) for value, width in zip(mean, spread, strict=True)))
        for _ in range(CANDIDATES)
    ]
    margins = [
        (fmean(margin(rules, own, rival, pairs, seed) for rules in games), own)
        for own in (mean, *drawn)
    ]
    return sorted(margins, reverse=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("set", choices=GAMES)
    parser.add_argument("--generations", type=int, default=25)
    parser.add_argument("--pairs", type=int, default=600, help="mirrored pairs a game and opponent")
    asked = parser.parse_args()
    games = [load(name) for name in GAMES[asked.set]]
    mean: Weights = getattr(sets, asked.set)
    rival = mean
    spread = [max(abs(value) * SPREAD, SPREAD) for value in mean]
    for number in range(asked.generations):
        ranked = generation(games, mean, spread, rival, asked.pairs, number + 1)
        columns = list(zip(*(own for _, own in ranked[:BEST]), strict=True))
        new = [fmean(column) for column in columns]
        widths = [max(pstdev(column), LEAST_SPREAD) for column in columns]
        mean = Weights(*(INERTIA * a + (1 - INERTIA) * b for a, b in zip(mean, new, strict=True)))
        spread = [INERTIA * a + (1 - INERTIA) * b for a, b in zip(spread, widths, strict=True)]
        if number % KEEP_RIVAL == KEEP_RIVAL - 1:
            rival = mean
        print(f"{number:3} best {ranked[0][0]:.2f}", flush=True)
    print(Weights(*(round(value, 3) for value in mean)))


if __name__ == "__main__":
    main()
