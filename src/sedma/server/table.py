"""What does the log of a table amount to?

`Table` is the fold of the entries, nothing else: no clock, no chance, no sockets. A match in it is
the same `sedma.match.Match` that replays records, so what a table shows and what a record says are
one.

The leader's question. When a round is over and the rules, as all can see them, let the leader go
on, the leader is asked, and answers, even with no card that fits: the match is made with
``ask_always``. Were the leader asked only with a choice, every player would learn from the
question, and from the pause before the answer, what the leader holds. So both cases bring the same
entries, the same messages and the same pause of a bot (`sedma.server.clock.pause`); ``legal`` of
the leader alone says which it is. With an empty hand nobody is asked, for all can see that. The
``stop`` that was no choice is left out of records.
"""

import hashlib
from collections.abc import Callable, Iterable, Sequence

import msgspec

from sedma.core.deal import deal_seed, shuffled
from sedma.match import Match
from sedma.rules import deck_cards, from_json
from sedma.server.entries import (
    AnyEntry,
    Chair,
    DealStarted,
    Decided,
    Entry,
    MatchStarted,
    Relocked,
    Renamed,
    Reseated,
    Signalled,
    TableMade,
)
from sedma.server.events import AnyEvent, Dealt, MatchEnded, NewMatch, SeatSet, Signal
from sedma.server.happened import events_between
from sedma.server.protocol import Waiting

Shuffle = Callable[[bytes, Sequence[str]], list[str]]


class Table:
    """A table as its log tells it; change it by `apply` alone.

    ``seq`` is the number of entries, ``asked`` that of the entry for each seat, counter and kind of
    entry that a person asked for. ``shuffle`` is the deal function; tests stack the pack with it.
    """

    def __init__(self, entries: Iterable[AnyEntry], shuffle: Shuffle = shuffled) -> None:
        first, *others = entries
        assert isinstance(first, TableMade), "a log begins with the table"
        self.made = first
        self.rules = from_json(first.options, source="log")
        self.chairs = list(first.chairs)
        self.match = Match(self.rules, ask_always=True)
        self.log: list[AnyEntry] = [first]
        self.asked: dict[tuple[int, int, type[Entry]], int] = {}
        self._seed = b""
        self._shuffle = shuffle
        for entry in others:
            self.apply(entry)

    @property
    def seq(self) -> int:
        """How many entries there are, which is also the number of the newest."""
        return len(self.log)

    @property
    def waiting(self) -> Waiting:
        """What the table waits for."""
        if self.match.over:
            return "match"
        deal = self.match.deal
        return "deal" if deal is None or deal.over else "play"

    @property
    def to_play(self) -> int | None:
        """The seat that owes a decision, or None."""
        deal = self.match.deal
        return deal.to_play if deal and self.waiting == "play" else None

    def apply(self, entry: AnyEntry) -> list[AnyEvent]:
        """Add an entry that is right at this place; return what it brought about."""
        events = self._change(entry)
        self.log.append(entry)
        if entry.by is not None and entry.a is not None:
            self.asked[entry.by, entry.a, type(entry)] = self.seq
        return events

    def _change(self, entry: AnyEntry) -> list[AnyEvent]:
        match entry:
            case Decided():
                return self._decide(entry)
            case Signalled():
                self.match.signal(entry.signal)
                return [Signal(entry.seat, entry.signal)]
            case DealStarted():
                return [self._deal()]
            case MatchStarted():
                self._seed = bytes.fromhex(entry.seed)
                self.match = Match(self.rules, ask_always=True)
                return [NewMatch()]
            case Reseated():
                return [self._seat(entry.seat, kind=entry.player, name=entry.name, bot=entry.bot)]
            case Renamed():
                return [self._seat(entry.seat, name=entry.name)]
            case Relocked():
                self._seat(entry.seat, lock=entry.lock)
                return []
            case TableMade():
                raise AssertionError("a table is made once")

    def _decide(self, entry: Decided) -> list[AnyEvent]:
        before = self.match.view(None)
        self.match.play(entry.decision)
        events = events_between(before, self.match.view(None), entry.seat, entry.decision)
        if self.match.winner is not None:
            events.append(MatchEnded(self.match.winner))
        return events

    def _deal(self) -> AnyEvent:
        number = len(self.match.deals)
        deck = self._shuffle(deal_seed(self._seed, number), deck_cards(self.rules))
        dealer = self.match.next_dealer
        if dealer is None:
            dealer = first_dealer(self._seed, self.rules.players)
        self.match.start(deck, dealer)
        return Dealt(dealer, (dealer + 1) % self.rules.players, number)

    def _seat(self, seat: int, **changes: str | None) -> SeatSet:
        chair = msgspec.structs.replace(self.chairs[seat], **changes)
        self.chairs[seat] = chair
        return SeatSet(seat, chair.kind, chair.name, chair.bot)

    def record(self) -> dict[str, object]:
        """The finished deals of the match, with the names of the players, as a record."""
        players = [_in_record(chair) for chair in self.chairs]
        return self.match.record(self.made.preset, players)


def first_dealer(seed: bytes, players: int) -> int:
    """The seat that deals first in the match of a 32-byte seed.

    >>> first_dealer(bytes(32), 4)
    1
    """
    return shuffled(hashlib.sha256(seed + b"first dealer").digest(), range(players))[0]


def _in_record(chair: Chair) -> dict[str, str]:
    named = {"name": chair.name}
    return named | {"bot": chair.bot} if chair.kind == "bot" and chair.bot else named
