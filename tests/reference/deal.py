"""What may be played now, and what does a play change? One deal, by the letter of rules.md.

Cards are codes, hands are lists, sides are lists of seats. Nothing here is clever or quick.
"""

from collections.abc import Sequence
from typing import Any

from tests.reference import choices
from tests.reference.cards import Options, in_order, points_of
from tests.reference.count import cut_short_result, full_result
from tests.reference.signals import ANSWERS, partner_of_leader, signals_now


class RefusedError(Exception):
    """A decision or signal that the rules do not allow at this moment."""


class ReferenceDeal:
    """One deal; `play` takes decisions and signals, `answer` tells how it stands (record.md)."""

    def __init__(
        self, options: Options, dealer: int | None, leader: int, hands: list[list[str]]
    ) -> None:
        self.options = options
        self.players: int = options["players"]
        self.dealer = dealer
        self.leader: int | None = leader
        self.to_play: int | None = leader
        self.hands = hands
        self.stock: list[str] = []
        self.rounds: list[list[tuple[int, str]]] = []
        self.led: str | None = None
        self.owner: int | None = None
        self.trumped = False
        self.choosing = False
        self.must_play_hand = False
        self.seat_points = [0] * self.players
        self.seat_tricks = [0] * self.players
        self.history: list[dict[str, Any]] = []
        self.leads: list[tuple[int, str]] = []
        self.dirty: list[int] = []
        self.burned: list[int] = []
        self.solo_seat: int | None = None
        self.solo_is_public = False
        self.asked = False
        self.question = False
        self.said = False
        self.result: dict[str, Any] | None = None

    @classmethod
    def from_deck(cls, options: Options, dealer: int, deck: Sequence[str]) -> "ReferenceDeal":
        """C4: packet by packet, eldest hand first; the rest is the stock, or dead."""
        players = options["players"]
        hands: list[list[str]] = [[] for _ in range(players)]
        rest = list(deck)
        for packet in options["packets"]:
            for step in range(1, players + 1):
                seat = (dealer + step) % players
                hands[seat] += rest[:packet]
                rest = rest[packet:]
        deal = cls(options, dealer, (dealer + 1) % players, hands)
        deal.stock = rest if options["stock"] else []
        deal.look_for_special_king()
        return deal

    @classmethod
    def from_position(
        cls, options: Options, position: dict[str, Any], dealer: int | None = None
    ) -> "ReferenceDeal":
        """C7: hands and stock as they lie; points and tricks are given by side."""
        hands = [list(hand) for hand in position["hands"]]
        deal = cls(options, dealer, position["leader"], hands)
        deal.stock = list(position["stock"])
        deal.look_for_special_king()
        for number, side in enumerate(deal.sides()):
            deal.seat_points[side[0]] = position.get("points", [0] * 6)[number]
            deal.seat_tricks[side[0]] = position.get("tricks", [0] * 6)[number]
        return deal

    # Sides

    def look_for_special_king(self) -> None:
        """A22: the first who holds the special king plays alone."""
        for seat, hand in enumerate(self.hands):
            if self.solo_seat is None and self.options["solo_card"] in hand:
                self.solo_seat = seat

    def sides(self) -> list[list[int]]:
        """Who plays with whom, as known to the referee now (C21)."""
        seats = list(range(self.players))
        if self.options["sides"] == "partners":
            return [seats[0::2], seats[1::2]]
        if self.solo_seat is not None:
            return sorted([[self.solo_seat], [s for s in seats if s != self.solo_seat]])
        return [[seat] for seat in seats]

    def side_of(self, seat: int) -> int:
        """Number of the side that the seat belongs to."""
        return next(number for number, side in enumerate(self.sides()) if seat in side)

    def are_partners(self, one: int, other: int) -> bool:
        """C28: true if both are publicly known to play together; nobody is his own partner."""
        if one == other or (self.options["sides"] == "solo" and not self.solo_is_public):
            return False
        return self.side_of(one) == self.side_of(other)

    def by_side(self, amounts: list[int]) -> list[int]:
        """What the seats of each side have together."""
        return [sum(amounts[seat] for seat in side) for side in self.sides()]

    # Plays

    def legal(self) -> list[str]:
        """What the seat to play may do now, in the order of C10."""
        return choices.legal(self)

    def play(self, decision: str) -> None:
        """Carries out a decision or signal; raises `RefusedError` and changes nothing otherwise."""
        if decision in signals_now(self):
            self.signal(decision)
            return
        if decision not in self.legal():
            raise RefusedError(f"{decision} is not among {self.legal()}")
        self.said = False
        if decision == "stop":
            self.take_trick()
        elif decision == "call":
            self.end_by_call()
        elif decision == "dark":
            self.turn_up()
        else:
            self.play_from_hand(decision)

    def play_from_hand(self, card: str) -> None:
        """Puts a card; the player draws one at once where draw_timing is `play` (C14)."""
        seat = self.to_play
        assert seat is not None
        self.hands[seat].remove(card)
        self.put_on_table(seat, card)
        drawing = self.options["draw_timing"] == "play" and not self.must_play_hand
        self.must_play_hand = False
        if self.ends_by_table_quartet():
            return
        if drawing and self.stock:
            self.draw(seat, 1)
        self.go_on()

    def turn_up(self) -> None:
        """V39: the top card of the stock is played; a barred king goes to the hand (A31)."""
        seat = self.to_play
        assert seat is not None
        barred = choices.is_barred(self, self.stock[0])
        card = self.stock.pop(0)
        if barred:
            self.hands[seat].append(card)
            self.must_play_hand = True
            return
        self.put_on_table(seat, card)
        if not self.ends_by_table_quartet():
            self.go_on()

    def put_on_table(self, seat: int, card: str) -> None:
        """4.1.3 to 4.1.5: the card joins the present round or opens the next one."""
        if card == self.options["solo_card"]:
            self.solo_seat = seat
            self.solo_is_public = True
        first = not self.rounds
        if first or len(self.rounds[-1]) == self.players:
            self.rounds.append([])
            self.asked = False
        self.rounds[-1].append((seat, card))
        if seat == partner_of_leader(self):
            self.question = False
        opens = len(self.rounds[-1]) == 1
        if first:
            self.leads.append((seat, choices.rank(self, card)))
        if first or (opens and self.options["continuation"] == "fight"):
            self.lead(seat, card)
        else:
            self.follow(seat, card)
        self.choosing = False

    def lead(self, seat: int, card: str) -> None:
        """The card names the rank; its player owns the trick; a wild one trumps (A3)."""
        self.led = choices.rank(self, card)
        self.owner = seat
        self.trumped = self.options["wild_mode"] == "trump" and choices.is_wild(self, card)

    def follow(self, seat: int, card: str) -> None:
        """4.1.3: who owns the trick after this card?"""
        equal = choices.rank(self, card) == self.led
        if self.options["wild_mode"] == "joker":
            if equal or choices.is_wild(self, card):
                self.owner = seat
        elif choices.is_wild(self, card):
            self.owner = seat
            self.trumped = True
        elif equal and not self.trumped:
            self.owner = seat

    def go_on(self) -> None:
        """To the next seat, or, after a round, to the leader's choice or the end of the trick."""
        assert self.to_play is not None
        if len(self.rounds[-1]) < self.players:
            self.to_play = (self.to_play + 1) % self.players
            return
        self.to_play = self.leader
        if choices.leader_may_continue(self):
            self.choosing = True
        else:
            self.take_trick()

    # The end of a trick

    def take_trick(self) -> None:
        """4.1.6: the owner takes all, draws first and leads; or the deal is over."""
        winner, cards = self.owner, self.table()
        assert winner is not None
        codes = [code for _, code in cards]
        points = points_of(self.options, codes)
        self.history.append(
            {"leader": self.leader, "winner": winner, "cards": cards, "points": points}
        )
        self.seat_points[winner] += points
        self.seat_tricks[winner] += 1
        if self.is_last_trick():
            self.seat_points[winner] += self.options["last_trick"]
        self.burn_for_four_alike(winner)
        self.soil_and_clean(winner, codes)
        self.clear_table()
        self.draw_after_trick(winner)
        if any(self.hands):
            self.leader = self.to_play = winner
        else:
            self.leader = self.to_play = None
            self.result = full_result(self, winner, cards[-1])

    def table(self) -> list[tuple[int, str]]:
        """Everything that lies on the table, in order of play."""
        return [play for one_round in self.rounds for play in one_round]

    def clear_table(self) -> None:
        """C11: between tricks nothing is led and nobody owns anything."""
        self.rounds = []
        self.led = self.owner = None
        self.trumped = self.choosing = self.question = False

    def is_last_trick(self) -> bool:
        """A9: all hands and the stock are empty."""
        return not any(self.hands) and not self.stock

    def burn_for_four_alike(self, winner: int) -> None:
        """C20: the trick (in a fight: one of its rounds) is four natural cards of one rank."""
        if "four_alike" not in self.options["burn"]:
            return
        fight = self.options["continuation"] == "fight"
        looked_at = self.rounds if fight or len(self.rounds) == 1 else []
        if any(len({card[0] for _, card in one_round}) == 1 for one_round in looked_at):
            mine = self.side_of(winner)
            others = [side for side in range(len(self.sides())) if side != mine]
            self.burned = sorted(set(self.burned) | set(others))

    def soil_and_clean(self, winner: int, codes: list[str]) -> None:
        """C19: a queen dirties while the stock lasts, a king cleans once it is gone."""
        side = self.side_of(winner)
        ranks = [code[0] for code in codes]
        if self.stock and "Q" in ranks:
            self.dirty.append(side)
        if not self.stock and "K" in ranks:
            self.dirty = [other for other in self.dirty if other != side]

    # Drawing

    def draw(self, seat: int, number: int) -> None:
        """The seat takes so many cards from the top of the stock."""
        self.hands[seat] += self.stock[:number]
        self.stock = self.stock[number:]
        self.look_for_special_king()

    def draw_after_trick(self, winner: int) -> None:
        """A8, C14: equal shares, winner first, one by one or all at once."""
        share = min(self.missing_cards(), len(self.stock) // self.players)
        order = [(winner + step) % self.players for step in range(self.players)]
        if self.options["draw_mode"] == "batch":
            for seat in order:
                self.draw(seat, share)
        else:
            for _ in range(share):
                for seat in order:
                    self.draw(seat, 1)

    def missing_cards(self) -> int:
        """Cards that each (equal) hand lacks now, by draw_timing."""
        held = len(self.hands[0])
        if self.options["draw_timing"] == "play":
            return 0
        if self.options["draw_timing"] == "empty" and held > 0:
            return 0
        return max(0, int(self.options["hand_size"]) - held)

    # An early end

    def quartet_stake(self, rank: str) -> int:
        """quartet_stakes: other ranks, tens, sevens (A21 h)."""
        other, tens, sevens = self.options["quartet_stakes"]
        return int({"T": tens, "7": sevens}.get(rank, other))

    def ends_by_table_quartet(self) -> bool:
        """A21, C15: the last four cards on the table have one effective rank."""
        last = self.table()[-4:]
        ranks = {choices.rank(self, card) for _, card in last}
        if self.options["quartet"] != "table" or len(last) < 4 or len(ranks) > 1:
            return False
        self.result = cut_short_result(self, "quartet", last[-1][0], self.quartet_stake(*ranks))
        self.to_play = None
        return True

    def end_by_call(self) -> None:
        """A30, C15: the caller's side wins; of several ranks the highest stake counts."""
        assert self.to_play is not None
        stake = max(self.quartet_stake(rank) for rank in choices.ranks_held_four_times(self))
        self.result = cut_short_result(self, "call", self.to_play, stake)
        self.to_play = None

    # Signals

    def signal(self, signal: str) -> None:
        """C25: signals never change what is legal."""
        if signal == "ask":
            self.asked = self.question = True
        elif signal in ANSWERS:
            self.question = False
        else:
            self.said = True

    # How it stands

    def answer(self) -> dict[str, Any]:
        """The object of this deal in the answer of `sedma replay --json` (record.md, C11)."""
        table = self.table()
        return {
            "dealer": self.dealer,
            "over": self.result is not None,
            "to_play": self.to_play,
            "legal": self.legal(),
            "leader": self.leader,
            "owner": self.owner,
            "led": self.led,
            "trumped": self.trumped,
            "trick": [list(play) for play in table],
            "trick_points": points_of(self.options, [code for _, code in table]),
            "hands": [in_order(hand) for hand in self.hands],
            "stock": list(self.stock),
            "sides": self.sides(),
            "points": self.by_side(self.seat_points),
            "tricks": self.by_side(self.seat_tricks),
            "history": [
                {**trick, "cards": [list(play) for play in trick["cards"]]}
                for trick in self.history
            ],
            "result": self.result,
        }
