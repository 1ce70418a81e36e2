"""Where is a Chromium for the browser tests, and how is one got?

`find()` answers the first. Run as `python -m scripts.chromium` it gets one where none is found:
Playwright's own build where it can be downloaded, else the package of the distribution; where both
fail it prints the one command that helps and exits with 1.
"""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Sequence
from pathlib import Path

VARIABLE = "SEDMA_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = ("/usr/bin/chromium", "/usr/bin/chromium-browser")  # where packages put it, PATH or not
PLAYWRIGHT = str(Path(sysconfig.get_path("scripts")) / "playwright")
PATIENCE = 45.0  # seconds that a download may take to show its first progress
FONTS = "fonts-liberation"  # without any, pages have no letters
ADVICE = f"""\
No Chromium was found and none could be installed. This one command installs one:
    {"" if os.geteuid() == 0 else "sudo "}{PLAYWRIGHT} install --with-deps chromium
(or set {VARIABLE} to the path of a Chromium or Chrome of yours)"""


def find() -> str | None:
    """The path of a Chromium that starts, or None."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return chosen
    for name in NAMES + PLACES:
        path = shutil.which(name)
        if path and starts(path):
            return path
    path = playwrights_own()
    return path if starts(path) else None


def starts(path: str) -> bool:
    """Whether the program at `path` is there and runs (some distributions install a dummy)."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def playwrights_own() -> str:
    """The path at which Playwright keeps its Chromium, whether or not it is there."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def download() -> None:
    """Asks Playwright for its Chromium; gives up when nothing has arrived for a while."""
    print("Looking for a Chromium to download", flush=True)
    command = [PLAYWRIGHT, "install", "chromium"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        guard = threading.Timer(PATIENCE, os.killpg, (process.pid, signal.SIGKILL))
        guard.start()
        for line in process.stdout:
            if "%" in line:
                guard.cancel()  # it flows: let it take its time
        guard.cancel()
    own = playwrights_own()
    if process.returncode == 0 and not starts(own):  # libraries are missing
        as_root([PLAYWRIGHT, "install-deps", "chromium"])


def install_package() -> None:
    """Installs the distribution's Chromium, where that may be done without a question."""
    if shutil.which("apt-get"):
        print("Installing the Chromium of this distribution", flush=True)
        apt_get = ["apt-get", "-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=15"]
        as_root([*apt_get, "update"])
        as_root([*apt_get, "install", "-y", "--no-install-recommends", "chromium", FONTS])


def as_root(command: Sequence[str]) -> None:
    """Runs `command` as root; does nothing where that would need a password."""
    prefix = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if prefix and not shutil.which("sudo"):
        return
    subprocess.run(
        [*prefix, *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        check=False,
    )


def main() -> int:
    """0 when a Chromium is there in the end, else 1."""
    for attempt in (download, install_package):
        if find():
            return 0
        attempt()
    if find():
        return 0
    print(ADVICE, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
