"""Do the schema, the words and the web client know what the server says?"""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

import sedma.server
from sedma.server.schema import schema
from sedma.words import Words, languages

SERVER = Path(sedma.server.__file__).parent


def test_the_schema_is_printed_as_json() -> None:
    words = [sys.executable, "-m", "sedma.server.schema"]
    printed = subprocess.run(words, capture_output=True, check=True).stdout
    assert json.loads(printed) == schema()


def test_every_message_has_its_tag_and_incoming_ones_are_closed() -> None:
    definitions = schema()["definitions"]
    play = definitions["Play"]
    assert play["properties"]["t"] == {"enum": ["play"]}
    assert play["additionalProperties"] is False
    assert "additionalProperties" not in definitions["State"]
    assert set(definitions["View"]["properties"]) >= {"hand", "legal", "trick", "round_over"}


def ids_in_the_server() -> set[str]:
    """The ids of all refusals: first arguments of errors, last ones of expectations."""
    ids = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                named = node.func.id in ("Refused", "RecordError", "SedmaError", "StoreError")
                places = node.args[:1] if named else node.args[1:2]
                if named or node.func.id == "_expect":
                    ids |= {str(a.value) for a in places if isinstance(a, ast.Constant)}
    return ids | {"message-unreadable"}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_its_sentence(language: str) -> None:
    words = Words(language)
    ids = ids_in_the_server()
    assert len(ids) > 30
    assert [one for one in sorted(ids) if not words.has(f"error-{one}")] == []
