"""What do all tests share? The scale of long checks, and a Chromium."""

from collections.abc import Iterator
from importlib.util import find_spec

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from scripts import chromium

collect_ignore = [] if find_spec("torch") else ["test_learn_torch.py"]

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--scale",
        type=float,
        default=0.01,
        help="the part of all cases that the long checks look at (1.0: all of them)",
    )


def pytest_configure() -> None:
    """Keeps the endgame tables that tests build away from the user's own."""
    from tests.endings import use_tables_of_the_tests

    use_tables_of_the_tests()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts slow tests first, so that all cores have work to the end, and browser tests last.

    Playwright leaves an event loop behind that other tests would trip over.
    """
    items.sort(key=lambda item: (uses_browser(item), not item.get_closest_marker("slow")))


def uses_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


@pytest.fixture(scope="session")
def scale(pytestconfig: pytest.Config) -> float:
    """The part of all cases that a long check looks at, above 0 and at most 1."""
    value: float = pytestconfig.getoption("scale")
    return value


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The path of a Chromium that starts; without one the test fails and says what to do."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.ADVICE, pytrace=False)
    return path


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright's synchronous door."""
    with sync_playwright() as door:
        yield door


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium_path: str) -> Iterator[Browser]:
    """One headless Chromium for all tests; each test opens a context of its own in it."""
    browser = playwright.chromium.launch(executable_path=chromium_path, args=CHROMIUM_FLAGS)
    yield browser
    browser.close()
