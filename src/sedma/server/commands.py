"""What may a seat ask of its table, and which entry of the log does it become?

Nothing here changes the table: an entry is only proposed, or the request is refused with a reason.
"""

import secrets
from collections.abc import Collection, Mapping

from sedma.errors import IllegalDecision
from sedma.server.entries import (
    AnyEntry,
    DealStarted,
    Decided,
    Entry,
    MatchStarted,
    Renamed,
    Reseated,
    Signalled,
)
from sedma.server.names import clean_name
from sedma.server.problems import Refused
from sedma.server.protocol import Command, Play, Say, SetName, SetSeat, StartDeal, StartMatch
from sedma.server.table import Table

_ENTRY_OF: Mapping[type[Command], type[Entry]] = {
    StartDeal: DealStarted,
    StartMatch: MatchStarted,
    SetSeat: Reseated,
    SetName: Renamed,
}


def entry_for(
    table: Table,
    seat: int,
    command: Command,
    present: Collection[int],
    bots: list[str],
    usual: str,
) -> AnyEntry | None:
    """The entry that carries out a seat's command, None if things are that way already.

    ``present`` are the seats whose holders are connected, ``bots`` the names of those that can
    play, ``usual`` that of the one that does if none is named. Raises SedmaError if the command is
    refused.
    """
    match command:
        case Play():
            return _play(table, seat, command)
        case Say():
            return _say(table, seat, command)
        case StartDeal():
            _expect(table.waiting == "deal", "deal-not-due")
            return DealStarted(by=seat, a=command.a)
        case StartMatch():
            _expect(_acts_as_host(table, seat, present), "host-only")
            _expect(table.waiting == "match", "match-not-over")
            return MatchStarted(by=seat, a=command.a, seed=secrets.token_hex(32))
        case SetSeat():
            return _reseat(table, seat, command, present, bots, usual)
        case SetName():
            return _rename(table, seat, command)


def done_before(table: Table, seat: int, command: Command) -> int | None:
    """The number of the entry by which this very message was carried out earlier, or None."""
    if isinstance(command, Play | Say):
        entry = table.log[command.seq] if command.seq < table.seq else None
        told = entry is not None and (entry.by, entry.a) == (seat, command.a)
        return command.seq + 1 if told else None
    return table.asked.get((seat, command.a, _ENTRY_OF[type(command)]))


def decision_of_bot(table: Table, seat: int, decision: str) -> Decided:
    """The entry for the decision of a bot; it has no asker."""
    return Decided(seat=seat, decision=decision)


def _play(table: Table, seat: int, command: Play) -> AnyEntry:
    _expect(command.seq == table.seq, "stale")
    _expect(table.waiting == "play", "nothing-to-play")
    _expect(table.to_play == seat, "not-your-turn")
    _expect(table.chairs[seat].kind == "person", "bot-plays-seat")
    legal = table.match.view(seat).legal
    if command.decision not in legal:
        raise IllegalDecision("illegal-decision", decision=command.decision, legal=" ".join(legal))
    return Decided(by=seat, a=command.a, seat=seat, decision=command.decision)


def _say(table: Table, seat: int, command: Say) -> AnyEntry:
    _expect(command.seq == table.seq, "stale")
    _expect(table.waiting == "play", "nothing-to-play")
    _expect(table.chairs[seat].kind == "person", "bot-plays-seat")
    _expect(command.signal in table.match.view(seat).signals, "signal-not-now")
    return Signalled(by=seat, a=command.a, seat=seat, signal=command.signal)


def _reseat(
    table: Table,
    seat: int,
    command: SetSeat,
    present: Collection[int],
    bots: list[str],
    usual: str,
) -> AnyEntry | None:
    _expect(command.seat < table.rules.players, "seat-unknown")
    _expect(command.seat == seat or _acts_as_host(table, seat, present), "host-only")
    chair = table.chairs[command.seat]
    bot = command.bot or chair.bot or usual if command.kind == "bot" else None
    _expect(bot is None or bot in bots, "bot-unknown")
    own_name = "" if chair.name == chair.bot else chair.name
    name = clean_name(command.name or "") or own_name or bot or ""
    if (chair.kind, chair.name, chair.bot) == (command.kind, name, bot):
        return None
    return Reseated(
        by=seat, a=command.a, seat=command.seat, player=command.kind, name=name, bot=bot
    )


def _rename(table: Table, seat: int, command: SetName) -> AnyEntry | None:
    name = clean_name(command.name)
    if name == table.chairs[seat].name:
        return None
    return Renamed(by=seat, a=command.a, seat=seat, name=name)


def _acts_as_host(table: Table, seat: int, present: Collection[int]) -> bool:
    host = table.made.host
    return seat == host or (host not in present and seat == min(present, default=host))


def _expect(condition: bool, otherwise: str) -> None:
    if not condition:
        raise Refused(otherwise)
