"""Which options are there, and which values may each take?

`OPTIONS` is the one table behind records, the command line and the form in the browser. Bounds that
involve two options at once stand in `sedma.rules.constraints`.
"""

from dataclasses import dataclass
from typing import Any

from sedma.cards import RANGES
from sedma.rules.reading import READERS, Reading


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its kind, and its listed values or its bounds.

    Kinds: ``number``, ``choice``, ``yesno``, ``card`` (one of those listed), ``cards``, ``ranks``,
    ``words`` (any of those listed), ``packets``, ``points`` (by rank), ``stakes`` (three). Bounds
    of the last three hold for each number. An option that is ``nullable`` may be None.
    """

    name: str
    kind: str
    values: tuple[str | int, ...] = ()
    bounds: tuple[int, int] | None = None
    nullable: bool = False

    def to_json(self) -> dict[str, object]:
        """Name, kind, nullable, and ``values``, or ``min`` and ``max``, where there are any.

        >>> OPTIONS["packs"].to_json()
        {'name': 'packs', 'kind': 'number', 'nullable': False, 'values': [1, 2]}
        """
        row: dict[str, object] = {"name": self.name, "kind": self.kind, "nullable": self.nullable}
        if self.values:
            row["values"] = list(self.values)
        if self.bounds:
            row["min"], row["max"] = self.bounds
        return row

    def read(self, value: object, source: str) -> Any:
        """The value as `Rules` holds it, in canonical order; ``value`` is as JSON gives it.

        Raises RulesError that names the source, this option and the value.

        >>> OPTIONS["wild"].read(["7", "2"], "options")
        ('2', '7')
        """
        if value is None and self.nullable:
            return None
        return READERS[self.kind](Reading(self.name, self.values, self.bounds, value, source))


_STAKES = (0, 9_999)

OPTIONS = {
    option.name: option
    for option in (
        Option("players", "number", (2, 3, 4, 6)),
        Option("sides", "choice", ("alone", "partners", "solo")),
        Option("solo_card", "card", ("KS", "KH"), nullable=True),
        Option("rotation", "choice", ("cw", "acw")),
        Option("ranks", "choice", RANGES),
        Option("packs", "number", (1, 2)),
        Option("removed", "cards"),
        Option("hand_size", "number", (4, 5, 6, 8)),
        Option("packets", "packets", bounds=(1, 8)),
        Option("stock", "yesno"),
        Option("next_dealer", "choice", ("rotate", "losers", "repeat")),
        Option("wild", "ranks"),
        Option("wild_mode", "choice", ("joker", "trump")),
        Option("continuation", "choice", ("none", "match", "fight")),
        Option("continue_when", "choice", ("always", "not_partner", "opponent_only")),
        Option("lead_limit", "number", (0, 3)),
        Option("stock_play", "yesno"),
        Option("draw_timing", "choice", ("trick", "play", "empty")),
        Option("draw_mode", "choice", ("singly", "batch")),
        Option("card_points", "points", bounds=(0, 999)),
        Option("last_trick", "number", (0, 10)),
        Option("hand_score", "choice", ("stakes", "points")),
        Option("stakes", "stakes", bounds=_STAKES, nullable=True),
        Option("tie", "choice", ("void", "last_trick", "share")),
        Option("sweep_bonus", "number", (0, 80)),
        Option("burn", "words", ("sweep", "four_alike", "zero")),
        Option("quartet", "choice", ("off", "table", "hand")),
        Option("quartet_stakes", "stakes", bounds=_STAKES, nullable=True),
        Option("seven_last_loses", "yesno"),
        Option("cleaning", "yesno"),
        Option("target", "number", bounds=(1, 1_000_000)),
        Option("signals", "choice", ("none", "ask", "four")),
    )
}
"""Every option by name, in the order of `Rules`."""
