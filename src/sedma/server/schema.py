"""Which types does the web client need to speak with this server?

`python -m sedma.server.schema` prints one JSON schema of every message and form, from which the
client's TypeScript types are generated.
"""

import sys
from typing import Any

import msgspec

from sedma.server import forms
from sedma.server.problems import Problem
from sedma.server.protocol import ClientMessage, ServerMessage

_ROOTS: dict[str, Any] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "RulesForm": forms.RulesForm,
    "TableForm": forms.TableForm,
    "EnterForm": forms.EnterForm,
    "InviteForm": forms.InviteForm,
    "Offer": forms.Offer,
    "RulesPage": forms.RulesPage,
    "TableMadeAnswer": forms.TableMadeAnswer,
    "Entered": forms.Entered,
    "SeatLink": forms.SeatLink,
    "Summary": forms.Summary,
    "Replay": forms.Replay,
    "RefusedReplay": forms.RefusedReplay,
    "Problem": Problem,
}


def schema() -> dict[str, Any]:
    """The JSON schema, an object with one property for each message union and form.

    >>> sorted(schema()["properties"])[:3]
    ['ClientMessage', 'EnterForm', 'Entered']
    """
    roots, components = msgspec.json.schema_components(
        _ROOTS.values(), ref_template="#/definitions/{name}"
    )
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Protocol",
        "type": "object",
        "properties": dict(zip(_ROOTS, roots, strict=True)),
        "required": list(_ROOTS),
        "additionalProperties": False,
        "definitions": components,
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema())) + b"\n")
