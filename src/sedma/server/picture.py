"""What may one seat see of a table?

The view of that seat, as `sedma.view` makes it by allow-list, with the last trick only; beside it
nothing but what everybody at the table knows.
"""

from collections.abc import Container

import msgspec

from sedma.server.forms import Summary
from sedma.server.protocol import PastDeal, RulesOfTable, Seat, TableState
from sedma.server.table import Table
from sedma.view import View

_MOST_PAST_DEALS = 100


def state_for(table: Table, seat: int, present: Container[int]) -> TableState:
    """The table as a seat sees it; ``present`` are the seats whose holders are connected."""
    view = _with_last_trick(table.match.view(seat)) if table.match.deal else None
    return TableState(
        rules=RulesOfTable(table.made.preset, table.made.options),
        seats=_seats(table, present),
        host_seat=table.made.host,
        view=view,
        last_trick=view.history[-1] if view and view.history else None,
        deals=_past_deals(table),
        totals=table.match.totals,
        match_over=table.match.over,
        winner=table.match.winner,
        waiting=table.waiting,
        pace=table.made.pace,
    )


def summary_of(table: Table, table_id: str, seat: int, present: Container[int]) -> Summary:
    """The table in short, without any card, for somebody who holds a seat."""
    return Summary(
        table=table_id,
        seat=seat,
        host=seat == table.made.host,
        preset=table.made.preset,
        seats=_seats(table, present),
        totals=table.match.totals,
        waiting=table.waiting,
        match_over=table.match.over,
        pace=table.made.pace,
    )


def _seats(table: Table, present: Container[int]) -> list[Seat]:
    return [
        Seat(number, chair.kind, chair.name, chair.bot, number in present)
        for number, chair in enumerate(table.chairs)
    ]


def _past_deals(table: Table) -> list[PastDeal]:
    deals = list(enumerate(table.match.deals))
    finished = [PastDeal(number, deal.result) for number, deal in deals if deal.result]
    return finished[-_MOST_PAST_DEALS:]


def _with_last_trick(view: View) -> View:
    return msgspec.structs.replace(view, history=view.history[-1:])
