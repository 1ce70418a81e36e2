"""Who stands where when all players have met each other at one game?"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from statistics import fmean

from sedma.arena.contest import Contest, Score
from sedma.arena.estimates import Adjusted, Estimate
from sedma.arena.players import Player
from sedma.rules import Rules

Pair = tuple[Player, Player]


class League:
    """The results of all pairings at one game."""

    def __init__(self, players: Sequence[Player], scores: Mapping[Pair, Score]) -> None:
        self.scores = scores
        self._points = {pair: score.points for pair, score in scores.items()}
        self.players = sorted(players, key=self._mean_lead, reverse=True)

    def lead(self, one: Player, other: Player) -> Adjusted:
        """Return by how many points a deal one player is ahead of another."""
        if (one, other) in self._points:
            return self._points[one, other]
        raw, without_luck, gap = (Estimate(-mean, half) for mean, half in self._points[other, one])
        return Adjusted(raw, without_luck, gap)

    def won(self, one: Player, other: Player) -> float:
        """Return the part of its deals that one player won against another."""
        if (one, other) in self.scores:
            return self.scores[one, other].moments.mean("won_a")
        return self.scores[other, one].moments.mean("won_b")

    def neighbours(self) -> Iterator[Pair]:
        """Yield each player with the next weaker one."""
        yield from zip(self.players, self.players[1:], strict=False)

    def _mean_lead(self, player: Player) -> float:
        others = {other for pair in self.scores if player in pair for other in pair} - {player}
        return fmean(self.lead(player, other).adjusted.mean for other in others)


def pairings(rules: Rules, players: Sequence[Player], seed: bytes) -> list[Contest]:
    """Return a contest for every two of the players.

    >>> from sedma.arena.players import read_player
    >>> from sedma.rules import load
    >>> three = [read_player(name) for name in ("random", "greedy", "rules")]
    >>> len(pairings(load("sedma2"), three, bytes(32)))
    3
    """
    return [Contest(rules, pair, seed) for pair in combinations(players, 2)]


def play_league(contests: Sequence[Contest], play: Callable[[Contest], Score]) -> League:
    """Return the league of contests between the same players, each played by `play`."""
    scores = {contest.players: play(contest) for contest in contests}
    return League(list(dict.fromkeys(player for pair in scores for player in pair)), scores)
