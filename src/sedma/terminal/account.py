"""What happened in a match, told in words? The readable answer of ``sedma replay``."""

from collections.abc import Iterator, Mapping
from typing import Any

from sedma.cards import sort_cards
from sedma.match import Deal, Match
from sedma.terminal.telling import Telling
from sedma.words import Words


def account(match: Match, record: Mapping[str, Any], words: Words) -> Iterator[str]:
    """The lines that tell a replayed match: each deal trick by trick, and where it stands."""
    telling = Telling(words, match.rules, _names(match, record, words))
    preset = record["rules"]["preset"]
    yield words.say("account-match", title=words.say(f"game-{preset}"), deals=len(match.deals))
    for number, deal in enumerate(match.deals, start=1):
        yield ""
        yield words.say("account-deal", number=number)
        yield from _tricks(deal, telling)
        yield from telling.result(deal) if deal.over else _standing(deal, telling)
    if match.deal is not None:
        yield ""
        yield telling.totals(match.deal, match.totals)
        if match.winner is not None:
            seats = telling.account_seats(match.deal, match.winner)
            yield words.say("plain-match-won", names=telling.people(seats))


def _names(match: Match, record: Mapping[str, Any], words: Words) -> list[str]:
    """A name for each seat: the record's, or the number of the seat."""
    told = record.get("players") or [{}] * match.rules.players
    return [
        printable(player.get("name", "")) or words.say("plain-name-player", seat=seat)
        for seat, player in enumerate(told, start=1)
    ]


def printable(text: str) -> str:
    """The text without what could steer a terminal or turn its writing around.

    >>> printable("J\x1b[31mana")
    'J[31mana'
    """
    return "".join(sign for sign in text if sign.isprintable())


def _tricks(deal: Deal, telling: Telling) -> Iterator[str]:
    for number, past in enumerate(deal.history, start=1):
        cards = telling.laid(past.cards)
        yield telling.say("account-trick", number=number, cards=cards, taken=telling.trick(past))


def _standing(deal: Deal, telling: Telling) -> Iterator[str]:
    """Where an unfinished deal stands, all cards open."""
    if deal.trick:
        yield telling.table(deal.view(None))
    for seat, hand in enumerate(deal.hands):
        yield telling.say(
            "account-hand", name=telling.names[seat], cards=telling.cards(sort_cards(hand))
        )
    if deal.stock:
        yield telling.say("account-stock", cards=telling.cards(deal.stock))
    else:
        yield telling.say("account-stock-empty")
    if deal.to_play is not None:
        choices = ", ".join(telling.decision(decision) for decision in deal.legal())
        yield telling.say("account-to-play", name=telling.names[deal.to_play], choices=choices)
