"""How does one person play whole matches in lines of text?

One line a thing that happens, numbered choices, nothing is ever drawn again: for screen readers,
pipes and tests. What is written comes from the person's own view, and from nothing else.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass

from sedma import bots
from sedma.core.deal import deal_seed, shuffled
from sedma.match import Match
from sedma.rules import Rules, deck_cards
from sedma.terminal.asking import Asking, LeftError, Read, Write
from sedma.terminal.record_file import free_name, write_record
from sedma.terminal.telling import Telling
from sedma.view import View
from sedma.words import Words, rule_page

HELP = ("number", "h", "t", "r", "s", "q")
"""The lines of the help: what may be typed."""


@dataclass(frozen=True)
class Setting:
    """Who plays what: the game, the person's seat, the bots' names by seat, 32 bytes of seed."""

    name: str
    title: str
    rules: Rules
    seat: int
    bots: Mapping[int, str]
    seed: bytes


class PlainTable:
    """One match of a person against bots."""

    def __init__(self, setting: Setting, words: Words, read: Read, write: Write) -> None:
        self.setting = setting
        self.words = words
        self.match = Match(setting.rules, ask_always=True)
        self.telling = Telling(words, setting.rules, _names(setting, words))
        commands = {
            "?": self._help,
            "h": self._show_hand,
            "t": self._show_last_trick,
            "r": self._show_rules,
            "s": self._save,
            "q": self._leave,
        }
        self._asking = Asking(words, read, write, commands)
        self._players = {seat: bots.make(name) for seat, name in setting.bots.items()}
        self._chance = random.Random(setting.seed)
        self._write = write

    def play(self) -> None:
        """Play until the match is over, the person leaves or the input ends."""
        self._greet()
        try:
            while not self.match.over:
                self._play_deal()
        except LeftError:
            self._say("plain-goodbye")
            return
        deal, winner = self.match.deal, self.match.winner
        assert deal is not None
        assert winner is not None
        names = self.telling.people(self.telling.account_seats(deal, winner))
        self._say("plain-match-won", names=names)

    def _say(self, message: str, /, **arguments: str | int) -> None:
        self._write(self.words.say(message, **arguments))

    def _greet(self) -> None:
        setting = self.setting
        self._say("plain-title", title=setting.title, target=setting.rules.target)
        self._say("plain-seat", seat=setting.seat + 1, players=setting.rules.players)
        for seat, bot in setting.bots.items():
            kind = self.words.say(f"bot-{bot}")
            self._say("plain-opponent", name=self.telling.names[seat], bot=kind)
        self._say("plain-hint")

    def _play_deal(self) -> None:
        rules, number, names = self.setting.rules, len(self.match.deals), self.telling.names
        deck = shuffled(deal_seed(self.setting.seed, number), deck_cards(rules))
        dealer = self.match.next_dealer
        if dealer is None:
            dealer = self._chance.randrange(rules.players)
        deal = self.match.start(deck, dealer)
        leader = names[(dealer + 1) % rules.players]
        self._write("")
        self._say("plain-deal", number=number + 1, dealer=names[dealer], leader=leader)
        while deal.to_play is not None:
            self._talk(deal.to_play)
            self._carry_out(deal.to_play, self._decision_of(deal.to_play))
        for line in self.telling.result(deal):
            self._write(line)
        self._write(self.telling.totals(deal, self.match.totals))

    def _decision_of(self, seat: int) -> str:
        """The decision of a seat; nobody is asked for a stop that cannot be otherwise."""
        view = self.match.view(seat)
        if view.legal == ["stop"]:
            return "stop"
        if seat in self._players:
            return self._players[seat].decide(view, self.setting.rules, self._chance)
        self._show_table(view)
        choices = [(decision, self.telling.decision(decision)) for decision in view.legal]
        chosen = self._asking.choose(choices)
        assert chosen is not None
        return chosen

    def _show_table(self, view: View) -> None:
        """Write what the person needs for a decision."""
        self._write(self.telling.hand(view))
        if view.trick:
            self._write(self.telling.table(view))
        if view.must_play_hand:
            self._say("plain-must-play-hand")
        elif view.round_over:
            self._say("plain-go-on-or-stop")
        elif not view.trick:
            self._say("plain-lead")

    def _carry_out(self, seat: int, decision: str) -> None:
        """Play a decision, and write what everybody sees of it."""
        before = self.match.view(self.setting.seat)
        self.match.play(decision)
        after = self.match.view(self.setting.seat)
        for line in self.telling.happened(before, after, seat, decision):
            self._write(line)

    def _talk(self, seat: int) -> None:
        """Let the person and its partner say what the rules let them say before a decision."""
        person = self.setting.seat
        partner = (person + 2) % self.setting.rules.players
        signals = self.match.view(person).signals
        if seat != partner or not signals:
            return
        self._say("plain-partner-to-play", name=self.telling.names[partner])
        choices = [(signal, self.telling.signal(signal)) for signal in signals]
        chosen = self._asking.choose(choices, optional=True)
        if chosen is None:
            return
        self._utter(person, chosen)
        view = self.match.view(partner)
        if view.question:
            self._utter(partner, bots.answer(view, self.setting.rules))

    def _utter(self, seat: int, signal: str) -> None:
        self.match.signal(signal)
        text = self.telling.signal(signal)
        self._say("plain-signal", name=self.telling.names[seat], text=text)

    def _help(self) -> None:
        for line in HELP:
            self._say(f"plain-help-{line}")

    def _show_hand(self) -> None:
        view = self.match.view(self.setting.seat)
        self._write(self.telling.hand(view))
        if view.trick:
            self._write(self.telling.table(view))
        self._write(self.telling.standing(view))

    def _show_last_trick(self) -> None:
        history = self.match.view(self.setting.seat).history
        if not history:
            self._say("plain-no-last-trick")
            return
        self._write(self.telling.laid(history[-1].cards))
        self._write(self.telling.trick(history[-1]))

    def _show_rules(self) -> None:
        for section in rule_page(self.setting.rules, self.words.lang):
            self._write(section.title)
            for paragraph in section.paragraphs:
                self._write(paragraph)

    def _save(self) -> None:
        """Write the match so far, the unfinished deal too, into a new file here."""
        names = self.telling.names
        players = [
            {"name": name, "bot": self.setting.bots[seat]}
            if seat in self.setting.bots
            else {"name": name}
            for seat, name in enumerate(names)
        ]
        record = self.match.record(self.setting.name, players, finished_only=False)
        path = free_name(f"sedma-{self.setting.seed.hex()[:8]}")
        try:
            write_record(record, path)
        except OSError as error:
            self._say("plain-not-saved", file=str(path), reason=error.strerror or str(error))
        else:
            self._say("plain-saved", file=str(path))

    def _leave(self) -> None:
        self._save()
        raise LeftError


def _names(setting: Setting, words: Words) -> list[str]:
    """What the seats are called: the person "you", partners as such."""
    names = []
    for seat in range(setting.rules.players):
        partner = setting.rules.sides == "partners" and seat % 2 == setting.seat % 2
        kind = "partner" if partner else "player"
        message = "plain-name-you" if seat == setting.seat else f"plain-name-{kind}"
        names.append(words.say(message, seat=seat + 1))
    return names
