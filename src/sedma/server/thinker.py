"""How does a bot come to its decision without anybody else waiting for it?

It thinks in a thread of its own, and its answer is held back until the pause of the table's pace is
over. A bot that fails must not stop the table: the failure is logged, and chance decides in its
place.
"""

import asyncio
import logging
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import msgspec

from sedma.bots import Bot
from sedma.match import Deal
from sedma.rules import Rules, deck_cards, load
from sedma.server.clock import Clock, Pace, pause
from sedma.view import View

_LOG = logging.getLogger(__name__)
_THREADS = 2
_LONGEST_REST = 30


class Roster(Protocol):
    """The bots that can be asked to a table; the module `sedma.bots` is one."""

    def names(self) -> list[str]:
        """All their names."""

    def offered(self) -> list[str]:
        """The names of those that people are offered, the strongest last."""

    def usual(self) -> str:
        """The name of the one that plays where nobody in particular is asked for."""

    def make(self, name: str) -> Bot:
        """A fresh bot of that name."""


def first_view() -> tuple[View, Rules]:
    """What the first seat to play sees of a deal for two, and the rules."""
    rules = load("sedma2")
    deal = Deal.from_deck(rules, 0, deck_cards(rules))
    return msgspec.structs.replace(deal.view(1), totals=[0, 0]), rules


def late_view() -> tuple[View, Rules]:
    """What a seat sees in the last trick but one of a deal for four, and the rules."""
    rules = load("sedma4")
    deal = Deal.from_deck(rules, 0, deck_cards(rules))
    while deal.stock or max(map(len, deal.hands)) > 2:
        deal.play(deal.legal()[-1])
    assert deal.to_play is not None
    return msgspec.structs.replace(deal.view(deal.to_play), totals=[0, 0]), rules


class Thinker:
    """The threads in which bots think, for all tables."""

    def __init__(self, roster: Roster, clock: Clock) -> None:
        self.roster = roster
        self._clock = clock
        self._chance = random.SystemRandom()
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="sedma-bot")

    async def decide(self, name: str, view: View, rules: Rules, pace: Pace) -> str:
        """A legal decision of the bot with this name, at the time when the table may learn it."""
        new_trick = bool(view.history) and not view.trick
        due = self._clock.now() + pause(pace, question=view.round_over, new_trick=new_trick)
        loop = asyncio.get_running_loop()
        decision = await loop.run_in_executor(self._threads, self._decided, name, view, rules)
        await self._clock.sleep(max(0.0, due - self._clock.now()))
        return decision

    async def rest(self, failures: int) -> None:
        """Come back when a bot may try again that could not play so many times before."""
        await self._clock.sleep(min(2**failures, _LONGEST_REST))

    def warm_up(self) -> None:
        """Let the usual bot decide once in the background, so that nobody waits for a compiler."""
        view, rules = first_view()
        self._threads.submit(self._decided, self.roster.usual(), view, rules)

    def close(self) -> None:
        """Let the threads end; a bot that is thinking finishes unheard."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _decided(self, name: str, view: View, rules: Rules) -> str:
        try:
            decision = self.roster.make(name).decide(view, rules, self._chance)
        except Exception:
            _LOG.exception("bot %s failed", name)
        else:
            if decision in view.legal:
                return decision
            _LOG.error("bot %s decided what is not legal", name)
        return self._chance.choice(view.legal)
