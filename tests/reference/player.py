"""What does a whole record come to? The naive player's answer to `sedma replay --json`.

`replay` answers a record; `ReferenceDeal` steps through one deal. Neither shares a line with
`sedma`: rules.md and record.md are the only sources.
"""

from typing import Any

from tests.reference.cards import Options, read_card
from tests.reference.deal import ReferenceDeal, RefusedError
from tests.reference.head import FaultError, read_head, set_up

__all__ = ["ReferenceDeal", "ReferenceMatch", "RefusedError", "replay"]


class ReferenceMatch:
    """Totals and dealers over the deals of one match."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.totals = [0] * self.number_of_totals()
        self.over = False
        self.next_dealer: int | None = None

    def number_of_totals(self) -> int:
        """C21: by side; by seat where sides change from deal to deal."""
        return 2 if self.options["sides"] == "partners" else int(self.options["players"])

    def count(self, deal: ReferenceDeal) -> None:
        """C9, C20: adds what the deal brought; what was burned in its course falls first."""
        for side in deal.burned:
            self.totals[side] = 0
        self.next_dealer = None
        if deal.result is None:
            return
        for number, gained in enumerate(deal.result["score"]):
            self.totals[number] += gained
        for side in set(deal.result["burned"]) - set(deal.burned):
            self.totals[side] = 0
        self.next_dealer = deal.result["next_dealer"]
        highest = max(self.totals)
        self.over = highest >= self.options["target"] and self.totals.count(highest) == 1

    def winner(self) -> int | None:
        """C22: index of the highest total once the match is over."""
        return self.totals.index(max(self.totals)) if self.over else None


def replay(record: Any) -> dict[str, Any]:
    """The answer of `sedma replay --json` to a record, or its refusal (C23)."""
    number: int | None = None
    try:
        options = read_head(record)
        match = ReferenceMatch(options)
        answers: list[dict[str, Any]] = []
        for deal in record["deals"]:
            number = len(answers)
            answers.append(replay_deal(options, match, deal))
    except FaultError as fault:
        error = {"deal": number, "move": fault.move, "reason": fault.reason}
        return {"ok": False, "error": error}
    return {
        "ok": True,
        "deals": answers,
        "totals": match.totals,
        "match_over": match.over,
        "winner": match.winner(),
    }


def replay_deal(options: Options, match: ReferenceMatch, record: Any) -> dict[str, Any]:
    """Plays one deal of a record and counts it; the answer of that deal."""
    if match.over:
        raise FaultError("the match is over")
    deal = set_up(options, record, match.next_dealer)
    for number, move in enumerate(record["moves"]):
        try:
            deal.play(read_card(move) or str(move))
        except RefusedError as refused:
            raise FaultError(str(refused), number) from None
    match.count(deal)
    return deal.answer()
