"""What must be installed before the game, its tests or its benchmarks can start?

`python scripts/prepare.py play|lint|test|bench` brings `.venv` up to what the goal needs. Every
step leaves a stamp that names what it was made from; a step whose stamp still holds is passed over,
so a second call takes well under a second and needs no network. Only the standard library is used.
"""

import fcntl
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMPS = VENV / "stamps"
WITHOUT_WEB = VENV / "without-web"  # stands there while the browser client could not be built
ONLY_THE_TERMINAL = """
There is no table in the browser for now; the next `make play` tries again.
The game works in the terminal: .venv/bin/sedma play --plain
"""
GOALS = {
    "play": ("venv", "run", "build", "package", "client_or_terminal", "compiled"),
    "lint": ("venv", "run", "build", "dev", "package"),
    "test": ("venv", "run", "build", "dev", "package", "client", "compiled", "chromium"),
    "bench": ("venv", "run", "build", "bench", "package", "compiled"),
}


class StepFailed(Exception):
    """A step cannot be done; the text tells a person why and what to do."""


def main(goal: str) -> None:
    """Brings `.venv` up to `goal`; exits with a sentence when that cannot be."""
    with (ROOT / "Makefile").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two calls at once would spoil one another's work
        for name in GOALS[goal]:
            step = STEPS[name]
            try:
                step()
            except StepFailed as failure:
                sys.exit(f"\n{failure}")


def venv() -> None:
    """The virtual environment itself, made anew when the Python under it has changed."""
    key = digest([], f"{sys.version} {sys.base_prefix} {ROOT}")
    if stamped("venv", key) and subprocess.run([PYTHON, "-c", ""], check=False).returncode == 0:
        return
    say("Making the virtual environment .venv")
    run([sys.executable, "-m", "venv", "--clear", VENV], "Python's venv module is needed")
    stamp("venv", key)


def locked(name: str) -> Callable[[], None]:
    """A step that installs requirements/`name`.txt exactly as locked."""

    def step() -> None:
        requirements = ROOT / "requirements" / f"{name}.txt"
        key = digest([requirements])
        if stamped(name, key):
            return
        say(f"Installing requirements/{name}.txt")
        run(
            pip("--require-hashes", "--requirement", requirements),
            "The package index cannot be reached, or has no file for this machine",
        )
        stamp(name, key)

    return step


def package() -> None:
    """The game itself, run from `src/` as it stands there."""
    key = digest([ROOT / "pyproject.toml", ROOT / "hatch_build.py"])
    if stamped("package", key):
        return
    say("Installing the game")
    words = pip("--no-build-isolation", "--no-deps", "--editable", ROOT)
    run(words, "The game cannot be installed", SEDMA_SKIP_WEB="1")
    stamp("package", key)


def client() -> None:
    """The browser client."""
    results = [ROOT / "src/sedma/static/index.html", ROOT / "web/node_modules"]
    if stamped("client", client_key()) and all(path.exists() for path in results):
        return
    locked("web")()
    say("Building the browser client")
    run([PYTHON, "hatch_build.py"], "The browser client cannot be built")
    stamp("client", client_key())  # after the build, which draws the card faces into web/


def client_key() -> str:
    """The hash of everything that the browser client is made from."""
    return digest([*files(ROOT / "web"), ROOT / "hatch_build.py"])


def client_or_terminal() -> None:
    """The browser client, or else a note that there is only the terminal to play in."""
    WITHOUT_WEB.unlink(missing_ok=True)
    try:
        client()
    except StepFailed as failure:
        WITHOUT_WEB.touch()
        say(f"{failure}\n{ONLY_THE_TERMINAL}")


def compiled() -> None:
    """The core, compiled ahead, so that nobody waits for it later."""
    key = digest(files(ROOT / "src" / "sedma", ".py"))
    if stamped("compiled", key):
        return
    say("Compiling the core")
    run([PYTHON, "-m", "sedma.core.jit"], "The core cannot be compiled")
    stamp("compiled", key)


def chromium() -> None:
    """A Chromium for the browser tests."""
    found = subprocess.run([PYTHON, "-m", "scripts.chromium"], cwd=ROOT, check=False)
    if found.returncode != 0:
        raise StepFailed("make test needs a Chromium, see above.")


STEPS = {
    "venv": venv,
    "run": locked("run"),
    "build": locked("build"),
    "dev": locked("dev"),
    "bench": locked("bench"),
    "package": package,
    "client": client,
    "client_or_terminal": client_or_terminal,
    "compiled": compiled,
    "chromium": chromium,
}


def files(folder: Path, suffix: str = "") -> list[Path]:
    """All source files under `folder`, sorted, without what tools put there."""
    found = []
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        if path.is_dir() and path.name not in {"node_modules", "test-results", "__pycache__"}:
            found += files(path, suffix)
        elif path.is_file() and path.name.endswith(suffix):
            found.append(path)
    return found


def digest(paths: Iterable[Path], text: str = "") -> str:
    """The hash of `text` and of the names and contents of the files at `paths`."""
    total = hashlib.sha256(text.encode())
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT)} {content}\n".encode())
    return total.hexdigest()


def stamped(name: str, key: str) -> bool:
    """Whether step `name` was last done for `key`."""
    path = STAMPS / name
    return path.exists() and path.read_text() == key


def stamp(name: str, key: str) -> None:
    """Remembers that step `name` is done for `key`."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(key)


def pip(*words: str | Path) -> list[str | Path]:
    """The command that installs `words`."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    return [PYTHON, "-m", "pip", "install", *quiet, *words]


def run(words: Sequence[str | Path], otherwise: str, **environment: str) -> None:
    """Runs a command; when it fails, shows its last lines and raises StepFailed(`otherwise`)."""
    done = subprocess.run(
        words,
        cwd=ROOT,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print("\n".join(done.stdout.splitlines()[-30:]), file=sys.stderr)
        raise StepFailed(f"{otherwise}. The command was: {' '.join(map(str, words))}")


def say(sentence: str) -> None:
    """Prints a line at once, with the time, so that a long step is no riddle."""
    print(f"[{time.strftime('%H:%M:%S')}] {sentence}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
