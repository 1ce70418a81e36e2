"""What has happened in a deal, step by step, as far as everybody knows?

A view lists cards played and tricks taken; who drew when follows from the rules.
"""

from typing import NamedTuple

from sedma.rules import Rules
from sedma.view import View


class Step(NamedTuple):
    """One public event: a `card` from the hand, a `dark` one, a `draw`, or the trick's `take`."""

    what: str
    seat: int
    card: str = ""


class Beginning(NamedTuple):
    """How a deal began: the cards in each hand and in the stock."""

    held: int
    stock: int


class Story(NamedTuple):
    """How a deal began, and all that happened since."""

    beginning: Beginning
    steps: list[Step]


def story_of(view: View, rules: Rules) -> Story:
    """Return the public story of the deal that a view looks at.

    >>> from sedma.match import Deal
    >>> from sedma.rules import deck_cards, load
    >>> rules = load("sedma2")
    >>> deal = Deal.from_deck(rules, 1, deck_cards(rules))
    >>> for decision in ("7C", "9C"):
    ...     deal.play(decision)
    >>> [step.what for step in story_of(deal.view(0), rules).steps]
    ['card', 'card', 'take', 'draw', 'draw']
    """
    played = sum(len(trick.cards) for trick in view.history) + len(view.trick)
    cards = played + sum(view.hand_counts) + view.stock_count
    sizes = range(cards // rules.players, 0, -1)
    for held in (rules.hand_size, *sizes):
        beginning = Beginning(held, cards - held * rules.players)
        steps = _steps(view, rules, beginning)
        if steps is not None:
            return Story(beginning, steps)
    raise AssertionError("no such deal")


def _steps(view: View, rules: Rules, beginning: Beginning) -> list[Step] | None:
    """The steps if the deal began so, None if it did not."""
    told = _Telling(rules, beginning)
    dark = set(view.dark)
    for trick in view.history:
        told.trick(trick.cards, dark)
        told.take(trick.winner)
    told.trick(view.trick, dark)
    if view.must_play_hand and view.to_play is not None:
        told.draw(view.to_play)
    fits = told.held == view.hand_counts and told.stock == view.stock_count
    return told.steps if fits else None


class _Telling:
    """Goes through a deal and counts the cards in the hands and in the stock."""

    def __init__(self, rules: Rules, beginning: Beginning) -> None:
        self.rules = rules
        self.held = [beginning.held] * rules.players
        self.stock = beginning.stock
        self.steps: list[Step] = []
        self.played = 0

    def trick(self, cards: list[tuple[int, str]], dark: set[int]) -> None:
        """Lay the cards of a trick."""
        for seat, card in cards:
            if self.played in dark:
                self.stock -= 1
                self.steps.append(Step("dark", seat, card))
            else:
                self.held[seat] -= 1
                self.steps.append(Step("card", seat, card))
                if self.rules.draw_timing == "play" and self.stock > 0:
                    self.draw(seat)
            self.played += 1

    def draw(self, seat: int) -> None:
        """Let a seat draw."""
        self.stock -= 1
        self.held[seat] += 1
        self.steps.append(Step("draw", seat))

    def take(self, winner: int) -> None:
        """Let a seat take the trick, and all draw (A8, C14)."""
        self.steps.append(Step("take", winner))
        players, timing = self.rules.players, self.rules.draw_timing
        if timing == "play" or (timing == "empty" and self.held[0] > 0):
            return
        each = min(max(0, self.rules.hand_size - self.held[0]), max(0, self.stock) // players)
        seats = [(winner + step) % players for step in range(players)]
        if self.rules.draw_mode == "batch":
            order = [seat for seat in seats for _ in range(each)]
        else:
            order = seats * each
        for seat in order:
            self.draw(seat)
