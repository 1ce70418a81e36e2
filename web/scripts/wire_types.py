"""Which TypeScript types speak with the server? Made from the schema that the server prints.

`python web/scripts/wire_types.py` writes `web/src/wire.ts`; with `--check` it only says, by its
status, whether that file is what it would write.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

TARGET = Path(__file__).resolve().parent.parent / "src" / "wire.ts"
HEAD = "/** What do server and client say to each other? Made by scripts/wire_types.py. */\n"
WORDS = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def schema() -> dict[str, Any]:
    """The JSON schema of all messages and forms."""
    words = [sys.executable, "-m", "sedma.server.schema"]
    answer = subprocess.run(words, capture_output=True, check=True)
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


def type_of(shape: dict[str, Any]) -> str:
    """The TypeScript type of one shape.

    >>> type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    """
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "enum" in shape:
        return " | ".join(json.dumps(value) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(type_of(one) for one in shape["anyOf"])
    if shape.get("type") == "array":
        return array_of(shape)
    if shape.get("type") == "object":
        return f"Record<string, {type_of(shape.get('additionalProperties') or {})}>"
    return WORDS.get(shape.get("type", ""), "unknown")


def array_of(shape: dict[str, Any]) -> str:
    """The type of a list, or of a tuple of fixed length."""
    if "prefixItems" in shape:
        return f"[{', '.join(type_of(one) for one in shape['prefixItems'])}]"
    item = type_of(shape.get("items") or {})
    return f"({item})[]" if " | " in item else f"{item}[]"


def interface(name: str, shape: dict[str, Any]) -> str:
    """The declaration of a message or a form; what may be left out may also be undefined."""
    needed = set(shape.get("required", []))
    fields = [
        f"  {field}{'' if field in needed else '?'}: {type_of(inner)};"
        for field, inner in shape.get("properties", {}).items()
    ]
    lines = [f"export interface {name} {{", *fields, "}"]
    if "description" in shape:
        lines.insert(0, f"/** {shape['description'].replace('``', '`')} */")
    return "\n".join(lines)


def typescript() -> str:
    """The whole file."""
    found = schema()
    parts = [interface(name, shape) for name, shape in found["definitions"].items()]
    parts += [
        f"export type {name} =\n  | " + type_of(shape).replace(" | ", "\n  | ") + ";"
        for name, shape in found["properties"].items()
        if "anyOf" in shape
    ]
    return "\n\n".join([HEAD.rstrip(), *parts]) + "\n"


if __name__ == "__main__":
    text = typescript()
    if sys.argv[1:] == ["--check"]:
        sys.exit(f"{TARGET.name} is old: run {__file__}" if TARGET.read_text() != text else 0)
    TARGET.write_text(text)
