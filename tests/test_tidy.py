"""Is the house in order? Sizes, words, and what must never be committed."""

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "sedma"
LONGEST_FILE = 400
LONGEST_FUNCTION = 60
LONGEST_CORE_FUNCTION = 40
PICTURES_AND_SOUNDS = {".svg", ".png", ".jpg", ".webp", ".avif", ".ogg", ".mp3", ".woff2", ".ttf"}
WEIGHTS = {".safetensors"}
BINARY = PICTURES_AND_SOUNDS - {".svg"} | WEIGHTS

Function = ast.FunctionDef | ast.AsyncFunctionDef


def tracked(*patterns: str) -> list[Path]:
    """The files that are committed or would be, that fit one of `patterns` (all without any)."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", *patterns]
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [ROOT / name for name in listed.split("\0") if name]
    return sorted(path for path in paths if path.is_file())


def python_files() -> list[Path]:
    return tracked("*.py")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions(path: Path) -> Iterator[Function]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, Function):
            yield node


@pytest.mark.parametrize("path", python_files(), ids=name_of)
def test_file_is_short_and_says_what_it_answers(path: Path) -> None:
    text = path.read_text()
    assert len(text.splitlines()) <= LONGEST_FILE
    if text.strip():
        assert ast.get_docstring(ast.parse(text)), "a file begins with the question it answers"


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=name_of)
def test_functions_are_short(path: Path) -> None:
    longest = LONGEST_CORE_FUNCTION if path.parent.name == "core" else LONGEST_FUNCTION
    long = [
        f"{function.name}: {lines}"
        for function in functions(path)
        if (lines := (function.end_lineno or 0) - function.lineno + 1) > longest
    ]
    assert not long


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=name_of)
def test_public_functions_and_classes_have_a_docstring(path: Path) -> None:
    tree = ast.parse(path.read_text())
    public = [
        node
        for node in tree.body
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_")
    ]
    assert [node.name for node in public if not ast.get_docstring(node)] == []


def test_words_of_the_glossary() -> None:
    for path in sorted(SOURCE.rglob("*.py")):
        assert not re.search(r"util|helper|misc|manager", path.name), name_of(path)
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                assert "game" not in node.name.lower(), f"{name_of(path)}: a game is a variant"


def test_nothing_is_silenced_or_put_off() -> None:
    markers = [
        "TO" + "DO",
        "FIX" + "ME",
        "XX" + "X",
        "no" + "qa",
        "type:" + " ignore",
        "pylint" + ":",
    ]
    markers += ["pragma:" + " no cover", "pytest.mark." + "skip", "pytest." + "skip", "x" + "fail("]
    markers += ["eslint-" + "disable", "@ts-" + "ignore", "svelte-" + "ignore"]
    found = [
        f"{name_of(path)}: {marker}"
        for path in tracked("*.py", "*.ts", "*.svelte", "*.toml", "*.css")
        for marker in markers
        if marker in path.read_text()
    ]
    assert not found


def test_no_address_of_a_package_index_is_committed() -> None:
    hosts = re.compile(
        r"--(extra-)?index-url|--find-links|--trusted-host|"
        r"\b(pypi|files|registry|npm|mirror|artifactory|nexus)[\w.-]*\.(org|com|io|dev|net|local)\b|"
        r"//[\w.-]+/(simple|artifactory)/|file://"
    )
    allowed = {"scripts/lock.py"}  # names the options that keep addresses out
    found = [
        f"{name_of(path)}: {match.group()}"
        for path in tracked()
        if path.suffix not in BINARY and name_of(path) not in allowed | {name_of(Path(__file__))}
        for match in hosts.finditer(path.read_text())
    ]
    assert not found


def test_lock_of_the_client_names_no_registry() -> None:
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web/.npmrc").read_text().split()
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []


@pytest.mark.parametrize("name", ["run", "dev", "build", "web", "bench"])
def test_requirements_are_locked_with_hashes(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    entries = [entry for entry in re.split(r"\n(?=\w)", text.strip()) if entry]
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==[\w.]+ ", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_every_picture_and_sound_has_a_licence_note() -> None:
    """A folder of pictures holds a LICENCE or README file, which names each of them or all."""
    bare = []
    for path in tracked():
        if path.suffix not in PICTURES_AND_SOUNDS or path.is_relative_to(ROOT / "docs"):
            continue
        folders = [folder for folder in path.parents if folder.is_relative_to(ROOT)]
        notes = [note for folder in folders[:2] for note in folder.glob("LICEN[CS]E*")]
        if not notes:
            bare.append(name_of(path))
    assert not bare


def test_every_benchmark_ends_with_a_line_of_figures() -> None:
    scripts = tracked("bench/[a-z]*.py")
    assert scripts
    for path in scripts:
        assert "print(json.dumps(" in path.read_text(), name_of(path)
