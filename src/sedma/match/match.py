"""How do deals make a match up to a target?"""

from collections.abc import Mapping, Sequence

import msgspec

from sedma.core.numbers import rule_numbers
from sedma.core.score import side_count
from sedma.core.state import NOBODY, SOLO
from sedma.errors import RecordError
from sedma.match.deal import Deal
from sedma.match.tallying import burned_alike
from sedma.rules import Rules, overrides
from sedma.view import View

FORMAT, VERSION = "sedma-record", 1


class Match:
    """The deals of a match, with its totals by side (by seat where sides change: solo).

    `ask_always` is as in `Deal`.

    >>> from sedma.rules import deck_cards, load
    >>> rules = load("sedma2")
    >>> match = Match(rules)
    >>> deal = match.start(deck_cards(rules), dealer=0)
    >>> match.totals, match.over, match.view(1).to_play
    ([0, 0], False, 1)
    """

    def __init__(self, rules: Rules, *, ask_always: bool = False) -> None:
        self.rules = rules
        self.ask_always = ask_always
        self.deals: list[Deal] = []
        self.over = False
        self._numbers = rule_numbers(rules, ask_always)
        alone = self._numbers.sides == SOLO
        self._accounts = rules.players if alone else side_count(self._numbers, NOBODY)
        self._settled = [0] * self._accounts

    @property
    def deal(self) -> Deal | None:
        """The newest deal, None before the first."""
        return self.deals[-1] if self.deals else None

    @property
    def totals(self) -> list[int]:
        """The match totals; a trick of four alike burns at once, also in an unfinished deal."""
        if self.deal is None or self.deal.over:
            return list(self._settled)
        return self._burn(self._settled, burned_alike(self._numbers, self.deal.state))

    @property
    def winner(self) -> int | None:
        """The place in the totals of the winner, None before the end."""
        return self._settled.index(max(self._settled)) if self.over else None

    @property
    def next_dealer(self) -> int | None:
        """The dealer that follows from the deal before, None if it fixes none."""
        return self.deal.result.next_dealer if self.deal and self.deal.result else None

    def start(self, deck: Sequence[str], dealer: int | None = None) -> Deal:
        """Return the next deal, dealt from a whole pack; RecordError if it cannot be."""
        self._check_open()
        known = self.follow(dealer)
        if known is None:
            raise RecordError("dealer-missing")
        return self._begin(Deal.from_deck(self.rules, known, deck, ask_always=self.ask_always))

    def start_position(
        self,
        leader: int,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        *,
        dealer: int | None = None,
        points: Sequence[int] | None = None,
        tricks: Sequence[int] | None = None,
    ) -> Deal:
        """Return the next deal, begun from a position; RecordError if it cannot be."""
        self._check_open()
        deal = Deal.from_position(
            self.rules,
            leader,
            hands,
            stock,
            dealer=self.follow(dealer),
            points=points,
            tricks=tricks,
            ask_always=self.ask_always,
        )
        return self._begin(deal)

    def follow(self, dealer: int | None) -> int | None:
        """Return the dealer of the next deal; RecordError if the stated one differs (C8)."""
        expected = self.next_dealer
        if expected is not None and dealer is not None and dealer != expected:
            raise RecordError("dealer-differs", dealer=dealer, expected=expected)
        return expected if dealer is None else dealer

    def play(self, decision: str) -> None:
        """Carry out a decision in the current deal; IllegalDecision changes nothing."""
        deal = self._current()
        deal.play(decision)
        if deal.result is not None:
            self._settle(deal)

    def signal(self, signal: str) -> None:
        """Note a signal in the current deal; IllegalDecision changes nothing."""
        self._current().signal(signal)

    def view(self, seat: int | None) -> View:
        """Return what a seat (None: a spectator) may know of the current deal and the match."""
        view = self._current().view(seat)
        number = len(self.deals) - 1
        return msgspec.structs.replace(view, totals=self.totals, deal_number=number)

    def record(
        self,
        preset: str,
        players: Sequence[Mapping[str, str]] | None = None,
        *,
        finished_only: bool = True,
    ) -> dict[str, object]:
        """Return the match as a record, with its finished deals or with all."""
        name, options = overrides(preset, self.rules)
        record: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "rules": {"preset": name, "options": options},
        }
        if players is not None:
            record["players"] = [dict(player) for player in players]
        deals = [deal for deal in self.deals if deal.over or not finished_only]
        record["deals"] = [{**deal.begun, "moves": deal.record_moves()} for deal in deals]
        return record

    def _check_open(self) -> None:
        if self.over:
            raise RecordError("match-over")

    def _current(self) -> Deal:
        if self.deal is None:
            raise RecordError("no-deal")
        return self.deal

    def _begin(self, deal: Deal) -> Deal:
        self._settled = self.totals
        self.deals.append(deal)
        return deal

    def _settle(self, deal: Deal) -> None:
        """Add a finished deal to the totals: four alike burn before, sweep and zero after (C20)."""
        assert deal.result is not None
        alike = burned_alike(self._numbers, deal.state)
        before = self._burn(self._settled, alike)
        after = [old + new for old, new in zip(before, deal.result.score, strict=True)]
        self._settled = self._burn(after, deal.burned_after)
        top = max(self._settled)
        self.over = top >= self.rules.target and self._settled.count(top) == 1

    @staticmethod
    def _burn(totals: list[int], burned: list[int]) -> list[int]:
        return [0 if place in burned else total for place, total in enumerate(totals)]
