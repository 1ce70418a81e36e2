"""Which choices make up the rules of one game?

`Rules` holds every option of the family. A game (Sedma for four, Hola, Ristikontra, …) is nothing
but one set of values; no code anywhere asks for a game's name.
"""

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Rules:
    """One complete set of options, hashable, in the order of the option table.

    The constructor believes what it is given; `sedma.rules.from_json` and `load` check it.
    """

    players: int
    """Seats at the table."""
    sides: str
    """``alone``, ``partners`` (odd and even seats) or ``solo`` (the holder of `solo_card`)."""
    solo_card: str | None
    """The king that acts as a seven, only with sides ``solo``."""
    rotation: str
    """``cw`` or ``acw``; seats are numbered in the direction of play, so only pictures change."""
    ranks: str
    """The ranks of a suit, such as ``7-A``."""
    packs: int
    """Copies of the pack that are shuffled together."""
    removed: tuple[str, ...]
    """What is taken out before the shuffle: a rank is any one card of it, a code that card."""
    hand_size: int
    """Cards dealt to each seat, and the level to which hands are refilled."""
    packets: tuple[int, ...]
    """How many cards each seat gets in each turn of the deal."""
    stock: bool
    """Whether undealt cards are drawn from; if not they are out of play."""
    next_dealer: str
    """``rotate``, ``losers`` (so that winners lead) or ``repeat`` (after a majority)."""
    wild: tuple[str, ...]
    """Ranks that match any lead."""
    wild_mode: str
    """``joker`` or ``trump`` (once a wild card is in the trick only another wild card beats it)."""
    continuation: str
    """``none``, ``match`` (with a matching card) or ``fight`` (with any card, a new lead)."""
    continue_when: str
    """``always``, ``not_partner`` or ``opponent_only``: who may own the trick that is continued."""
    lead_limit: int
    """Most leads of one rank running by one seat; 0 is no limit."""
    stock_play: bool
    """Whether the top card of the stock may be played unseen."""
    draw_timing: str
    """``trick``, ``play`` (after each card) or ``empty`` (when all hands are)."""
    draw_mode: str
    """``singly`` (one card each, round and round) or ``batch`` (all that one lacks at once)."""
    card_points: tuple[tuple[str, int], ...]
    """The counters and their points, lowest rank first."""
    last_trick: int
    """Points for the last trick."""
    hand_score: str
    """What a deal adds to the match: ``stakes`` or the ``points`` taken."""
    stakes: tuple[int, int, int] | None
    """The worth of a simple, a bald and a naked win."""
    tie: str
    """``void``, ``last_trick`` or ``share``: what happens when sides are level on most points."""
    sweep_bonus: int
    """Points for taking every trick."""
    burn: tuple[str, ...]
    """What sets a match total back to 0: ``sweep``, ``four_alike``, ``zero``."""
    quartet: str
    """Whether four of a rank end the deal: ``off``, on the ``table``, called from the ``hand``."""
    quartet_stakes: tuple[int, int, int] | None
    """The worth of such an end: other ranks, tens, sevens."""
    seven_last_loses: bool
    """Whether the side that plays a seven as the very last card loses the deal."""
    cleaning: bool
    """Whether queens dirty, later kings clean, and the deal is worth 1 to 5."""
    target: int
    """The match total that wins."""
    signals: str
    """What partners may say: ``none``, ``ask`` or ``four`` messages."""

    def points_of(self, rank: str) -> int:
        """The card points of a rank; a special king counts as rank 7.

        >>> from sedma.rules import load
        >>> load("ristikontra").points_of("A"), load("ristikontra").points_of("7")
        (11, 0)
        """
        return dict(self.card_points).get(rank, 0)

    def to_json(self) -> dict[str, object]:
        """All options by name, in the form that a record uses (lists, maps, null).

        >>> from sedma.rules import load
        >>> load("hola4").to_json()["card_points"]
        {'T': 10, 'A': 10}
        """
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        listed = {name: list(v) if isinstance(v, tuple) else v for name, v in values.items()}
        return listed | {"card_points": dict(self.card_points)}
