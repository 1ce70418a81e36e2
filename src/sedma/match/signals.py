"""What may partners say to each other, and when? (C25)

Signals never change what is legal. They belong to the pending decision: when that turns out to be
no move of the record (a leader who could only stop), what was said about it is none either.
"""

from sedma.core.state import NOBODY, Trick
from sedma.rules import Rules

MESSAGES = ["say:take", "say:leave", "say:smear", "say:keep"]
ANSWERS = ["yes", "no"]


class Signals:
    """The talk of one deal."""

    def __init__(self, rules: Rules) -> None:
        self.kind = rules.signals
        self.said: str | None = None
        self.question = False
        self.pending: list[str] = []
        self._asked = False

    def allowed(self, trick: Trick, seat: int | None) -> list[str]:
        """Return what a seat may say now."""
        if seat is None or trick.to_play == NOBODY:
            return []
        if self.kind == "four" and seat == (trick.to_play + 2) % 4 and self.said is None:
            return MESSAGES
        if self.kind == "ask" and seat == (trick.leader + 2) % 4 and self.question:
            return ANSWERS
        if self.kind == "ask" and seat == trick.leader and self._may_ask(trick):
            return ["ask"]
        return []

    def give(self, signal: str) -> None:
        """Note an allowed signal."""
        self.said = signal
        self.question = signal == "ask"
        self._asked = self._asked or self.question
        self.pending.append(signal)

    def close(self, moves: list[str], forced: bool) -> None:
        """Move what was said about the pending decision into the moves, unless that is none."""
        if not forced:
            moves.extend(self.pending)
        self.pending = []

    def decided(self, trick: Trick) -> None:
        """Note that a decision was carried out and this is the trick now."""
        self.said = None
        since_leader = (trick.to_play - trick.leader) % 4
        if trick.to_play == NOBODY or since_leader in (0, 3):
            self.question = False
        if trick.to_play == NOBODY or since_leader == 0:
            self._asked = False

    def _may_ask(self, trick: Trick) -> bool:
        """Return whether the leader has played in this round and the partner has not."""
        return not self._asked and (trick.to_play - trick.leader) % 4 in (1, 2)
