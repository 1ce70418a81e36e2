"""What do the browser tests share? A live server, and pages on which nothing may go wrong."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.browser.live import LiveServer

LOST = "net::ERR_|WebSocket connection|404|status of 400"
"""What a console says when the network is cut, or when a table or a record is refused."""

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """The program with a database of its own."""
    server = LiveServer(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def new_page(browser: Browser, live_server: LiveServer) -> Iterator[NewPage]:
    """Opens a page in a browser of its own: ``new_page(width, height, settings=…, **context)``.

    Finished tricks are cleared at once and nothing moves, unless asked otherwise. Whatever the
    page complains of on its console fails the test, above all a breach of the content policy.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        known = any(one in message.text for one in LOST.split("|"))
        if message.type in ("error", "warning") and not known:
            faults.append(message.text)

    def opened(
        width: int = 1366, height: int = 768, settings: dict[str, Any] | None = None, **more: Any
    ) -> Page:
        kept: dict[str, Any] = {"lang": "en", "hold": "off", "name": ""} | (settings or {})
        wanted: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB"} | more
        context = browser.new_context(
            base_url=live_server.address, viewport={"width": width, "height": height}, **wanted
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto("/replay")
        page.evaluate(
            "settings => localStorage.setItem('sedma.settings', JSON.stringify(settings))", kept
        )
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """Where a test may save a record."""
    return tmp_path / "match.json"
