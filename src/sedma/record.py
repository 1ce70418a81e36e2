"""What does a record say, and what happened in it? (`record.md`)

Reading is strict: an unknown key, a value of the wrong type or an illegal move is refused with its
deal, its move and the reason, and nothing is guessed. `notes` are ignored everywhere.
"""

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from sedma.cards import sort_cards
from sedma.errors import RecordError, SedmaError, shown
from sedma.match import Deal, Match
from sedma.match.match import FORMAT, VERSION
from sedma.notation import SIGNALS, parse_card, parse_decision
from sedma.rules import Rules, load, preset_names
from sedma.view import PastTrick

MOST_DEALS = 10_000
LONGEST_NAME = 200
LONGEST_NUMBER = 100


def parse(text: bytes) -> Any:
    """Return the JSON value in a text of UTF-8, 16 or 32; RecordError if it is none.

    A key that stands twice is refused, and so is what is no number in JSON.

    >>> parse(b'{"deals": []}')
    {'deals': []}
    """
    try:
        return json.loads(
            text, object_pairs_hook=_once, parse_int=_whole, parse_constant=_no_number
        )
    except RecursionError:
        raise RecordError("record-too-deep") from None
    except UnicodeError:
        raise RecordError("record-not-text") from None
    except json.JSONDecodeError as error:
        raise RecordError("record-not-json", line=error.lineno, column=error.colno) from None


def replay_json(record: object) -> dict[str, Any]:
    """Return what `sedma replay --json` prints for a record: the answer, or the refusal.

    >>> replay_json({"format": "sedma-record"})["error"]
    {'deal': None, 'move': None, 'reason': 'key-missing (where=record, key=version)'}
    """
    try:
        return answer(replay(record))
    except RecordError as fault:
        place = {"deal": fault.deal, "move": fault.move, "reason": str(fault)}
        return {"ok": False, "error": place}


def replay(record: object) -> Match:
    """Return the match that a record tells; RecordError with deal and move if it is refused."""
    try:
        head = _object(record, "record", ("format", "version", "rules", "deals"), ("players",))
        _check_format(head)
        rules = _read_rules(head["rules"])
        if "players" in head:
            _check_players(rules, head["players"])
        deals = _list(head["deals"], "deals")
        if len(deals) > MOST_DEALS:
            raise RecordError("too-many-deals", deals=len(deals), most=MOST_DEALS)
    except SedmaError as fault:
        raise _placed(fault, None, None) from None
    match = Match(rules)
    for number, deal in enumerate(deals):
        _replay_deal(match, deal, number)
    return match


def answer(match: Match) -> dict[str, Any]:
    """Return the answer of `sedma replay --json` for a match."""
    return {
        "ok": True,
        "deals": [deal_answer(deal) for deal in match.deals],
        "totals": match.totals,
        "match_over": match.over,
        "winner": match.winner,
    }


def _replay_deal(match: Match, deal: object, number: int) -> None:
    try:
        moves = _begin(match, deal)
    except SedmaError as fault:
        raise _placed(fault, number, None) from None
    for place, move in enumerate(moves):
        try:
            decision = parse_decision(_text(move, "move"))
            if decision in SIGNALS:
                match.signal(decision)
            else:
                match.play(decision)
        except SedmaError as fault:
            raise _placed(fault, number, place) from None


def _begin(match: Match, deal: object) -> list[object]:
    """Set up the next deal and return its moves."""
    told = _object(deal, "deal", ("moves",), ("dealer", "deck", "position"))
    moves = _list(told["moves"], "moves")
    dealer = _number(told["dealer"], "dealer") if "dealer" in told else None
    if ("deck" in told) == ("position" in told):
        raise RecordError("deck-or-position")
    if "deck" in told:
        match.start(_cards(told["deck"], "deck"), dealer)
        return moves
    position = _object(
        told["position"], "position", ("leader", "hands", "stock"), ("points", "tricks")
    )
    match.start_position(
        _number(position["leader"], "leader"),
        [_cards(hand, "hands") for hand in _list(position["hands"], "hands")],
        _cards(position["stock"], "stock"),
        dealer=dealer,
        points=_numbers(position, "points"),
        tricks=_numbers(position, "tricks"),
    )
    return moves


def deal_answer(deal: Deal) -> dict[str, Any]:
    """Return what the answer of a replay says of one deal, all cards open."""
    points, tricks = deal.taken(deal.solo)
    return {
        "dealer": deal.dealer,
        "over": deal.over,
        "to_play": deal.to_play,
        "legal": deal.legal(),
        "leader": deal.leader,
        "owner": deal.owner,
        "led": deal.led,
        "trumped": bool(deal.trick) and deal.state.trick.trumped == 1,
        "trick": [list(laid) for laid in deal.trick],
        "trick_points": deal.trick_points,
        "hands": [sort_cards(hand) for hand in deal.hands],
        "stock": deal.stock,
        "sides": deal.sides(deal.solo),
        "points": points,
        "tricks": tricks,
        "history": [_trick_answer(past) for past in deal.history],
        "result": None if deal.result is None else msgspec.to_builtins(deal.result),
    }


def _trick_answer(past: PastTrick) -> dict[str, Any]:
    cards = [list(laid) for laid in past.cards]
    return {"leader": past.leader, "winner": past.winner, "cards": cards, "points": past.points}


def _check_format(head: Mapping[str, object]) -> None:
    if head["format"] != FORMAT:
        raise RecordError("not-a-record", format=shown(head["format"]), wanted=FORMAT)
    if type(head["version"]) is not int or head["version"] != VERSION:
        raise RecordError("unknown-version", version=shown(head["version"]), wanted=VERSION)


def _read_rules(told: object) -> Rules:
    rules = _object(told, "rules", ("preset",), ("options",))
    preset = _text(rules["preset"], "preset")
    if preset not in preset_names():
        raise RecordError("unknown-preset", preset=shown(preset))
    options = rules.get("options", {})
    if not isinstance(options, dict):
        raise RecordError("wrong-type", where="options", wanted="object")
    return load(preset, options)


def _check_players(rules: Rules, told: object) -> None:
    players = _list(told, "players")
    if len(players) != rules.players:
        raise RecordError("players-count", given=len(players), wanted=rules.players)
    for player in players:
        for key, name in _object(player, "player", (), ("name", "bot")).items():
            if len(_text(name, key)) > LONGEST_NAME:
                raise RecordError("name-too-long", most=LONGEST_NAME)


def _object(
    told: object, where: str, required: tuple[str, ...], optional: tuple[str, ...]
) -> dict[str, object]:
    """Return an object's entries without its notes, after checking its keys."""
    if not isinstance(told, dict):
        raise RecordError("wrong-type", where=where, wanted="object")
    for key in required:
        if key not in told:
            raise RecordError("key-missing", where=where, key=key)
    for key in told:
        if key not in (*required, *optional, "notes"):
            raise RecordError("unknown-key", where=where, key=shown(key))
    return {key: value for key, value in told.items() if key != "notes"}


def _list(told: object, where: str) -> list[object]:
    if not isinstance(told, list):
        raise RecordError("wrong-type", where=where, wanted="list")
    return told


def _text(told: object, where: str) -> str:
    if not isinstance(told, str):
        raise RecordError("wrong-type", where=where, wanted="text")
    return told


def _number(told: object, where: str) -> int:
    if not isinstance(told, int) or isinstance(told, bool):
        raise RecordError("wrong-type", where=where, wanted="number")
    return told


def _numbers(told: Mapping[str, object], key: str) -> list[int] | None:
    return [_number(one, key) for one in _list(told[key], key)] if key in told else None


def _cards(told: object, where: str) -> list[str]:
    return [parse_card(_text(card, where)) for card in _list(told, where)]


def _placed(fault: SedmaError, deal: int | None, move: int | None) -> RecordError:
    return RecordError(fault.id, deal=deal, move=move, **fault.arguments)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    entries: dict[str, Any] = {}
    for key, value in pairs:
        if key in entries:
            raise RecordError("key-twice", key=shown(key))
        entries[key] = value
    return entries


def _whole(text: str) -> int:
    return int(text) if len(text) <= LONGEST_NUMBER else _no_number(text)


def _no_number(text: str) -> Any:
    raise RecordError("number-unreadable", number=shown(text))
