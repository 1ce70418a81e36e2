"""How does a scripted person sit down at a table and play? By what the page shows alone."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PLAYABLE = ".card-button[aria-disabled=false]"
STOP = "button.stop"
RESULT = "section.result"
READY = f"{PLAYABLE}, {STOP}, {RESULT}"

Act = Callable[[Page], None]


def sit_down(page: Page, preset: str, *, persons: int = 1, pace: str = "off") -> None:
    """Begin a new game from the first page; the seats after the own one are persons, then bots."""
    page.goto("/")
    game = page.locator(f"input[name=game][value={preset}]")
    page.locator("label").filter(has=game).click()
    expect(game).to_be_checked()
    seats = page.locator(".seats label select")
    for seat in range(persons - 1):
        seats.nth(seat).select_option("person")
    seats.last.select_option(pace)
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")


def seq_of(page: Page) -> str:
    """The number of the newest entry that the page has heard of."""
    return page.locator(".screen").get_attribute("data-seq") or ""


def until_changed(page: Page, seq: str) -> None:
    """Wait until the page has heard of something newer."""
    expect(page.locator(".screen")).not_to_have_attribute("data-seq", seq)
    expect(page.locator(".screen")).to_have_attribute("data-busy", "false")


def by_mouse(page: Page) -> None:
    """Play the last playable card; let a trick go when only that is possible."""
    cards = page.locator(PLAYABLE)
    (cards.last if cards.count() else page.locator(STOP)).click()


def by_touch(page: Page) -> None:
    """The same with a finger."""
    cards = page.locator(PLAYABLE)
    (cards.last if cards.count() else page.locator(STOP)).tap()


def first_playable(page: Page) -> int | None:
    """The place in the hand of the first playable card."""
    playable: list[bool] = page.locator(".card-button").evaluate_all(
        "buttons => buttons.map(one => one.getAttribute('aria-disabled') === 'false')"
    )
    return playable.index(True) if True in playable else None


def by_keyboard(page: Page) -> None:
    """The same by digits and letters."""
    at = first_playable(page)
    page.keyboard.press("s" if at is None else str(at + 1))


def ready(page: Page) -> Locator:
    """Whatever the page shows that a person may act on; waits until there is something."""
    found = page.locator(READY)
    found.first.wait_for()
    return found


def play_deal(page: Page, act: Act) -> int:
    """Play until the deal is over; how many decisions that took."""
    decisions = 0
    while True:
        ready(page)
        if page.locator(RESULT).count():
            return decisions
        seq = seq_of(page)
        act(page)
        until_changed(page, seq)
        decisions += 1


def play_some(page: Page, decisions: int, act: Act = by_mouse) -> None:
    """Play so many decisions of a deal, or fewer if it ends."""
    for _ in range(decisions):
        ready(page)
        if page.locator(RESULT).count():
            return
        seq = seq_of(page)
        act(page)
        until_changed(page, seq)
    ready(page)


def hand(page: Page) -> list[str]:
    """The cards in the own hand, as the page has them."""
    codes: list[str] = page.locator(".card-button").evaluate_all(
        "buttons => buttons.map(one => one.dataset.card)"
    )
    return codes


def settled(page: Page) -> None:
    """Wait until the page has laid itself out anew."""
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
