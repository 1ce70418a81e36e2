"""Does every screen fit, speak to everybody, and stay within its means?"""

import gzip
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

import sedma
from tests.browser.conftest import NewPage
from tests.browser.playing import (
    RESULT,
    by_mouse,
    play_deal,
    play_some,
    ready,
    settled,
    sit_down,
)

pytestmark = pytest.mark.browser

PHONE, DESKTOP = (320, 568), (1366, 768)
UPRIGHT = [(320, 568), (390, 844), (768, 1024), (768, 1366), (1440, 2560)]
SCREENS = [size for pair in UPRIGHT for size in (pair, pair[::-1])] + [(3840, 2160)]
PANELS = {"l": "Last trick", "r": None, "h": "Keys"}
MENU = ["Players and invitations", "Settings", "What happened"]
BUDGET = 120_000
PROJECT = Path(__file__).resolve().parents[2]
STATIC = Path(sedma.__file__).parent / "static"


def close_dialog(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def panels(page: Page) -> Iterator[str]:
    """Opens one after another everything that a table can lay over itself."""
    for key, title in PANELS.items():
        page.keyboard.press(key)
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        expect(dialog.get_by_role("heading", name=title or "Who leads").first).to_be_visible()
        yield f"panel {key}"
        close_dialog(page)
    for entry in MENU:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name=entry).click()
        expect(page.get_by_role("dialog", name=entry)).to_be_visible()
        yield entry
        close_dialog(page)
    page.get_by_role("button", name="Menu").click()
    yield "menu"
    close_dialog(page)


def screens(page: Page, record_file: Path) -> Iterator[str]:
    """Leads through every screen, as a visitor would see them."""
    page.goto("/")
    page.locator("summary").click()
    page.locator("form").get_by_label("Match to").fill("0")
    page.locator("form").get_by_label("Match to").blur()
    expect(page.get_by_role("alert").first).to_be_visible()
    yield "first page with house rules and a fault"
    sit_down(page, "sedma4")
    play_some(page, 2)
    yield "table"
    yield from panels(page)
    play_deal(page, by_mouse)
    yield "result"
    with page.expect_download() as saved:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="Save the match as a record").click()
    saved.value.save_as(record_file)
    page.goto("/replay")
    expect(page.get_by_text("Choose a file")).to_be_visible()
    yield "record to be opened"
    page.set_input_files("input[type=file]", record_file)
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    yield "replay"
    sit_down(page, "sedma2", persons=2)
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    page.get_by_role("button", name="Make an invitation").click()
    expect(page.get_by_role("img", name="seat 2")).to_be_visible()
    yield "waiting for others"
    page.goto("/t/nowhere")
    expect(page.get_by_role("heading", name="No seat for you here")).to_be_visible()
    yield "no seat"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(
    new_page: NewPage, record_file: Path, size: tuple[int, int], scheme: str
) -> None:
    page = new_page(*size, color_scheme=scheme)
    axe = Axe()
    found = {}
    for screen in screens(page, record_file):
        settled(page)
        results = axe.run(page)
        if results.violations_count:
            found[screen] = results.generate_report()
    assert found == {}


def faults_of_hand(page: Page) -> list[str]:
    """What of the own hand lies outside the window, is too small, or cannot be hit."""
    faults: list[str] = page.evaluate(
        """() => {
          const inside = (box) => box.left >= -0.5 && box.top >= -0.5 &&
            box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
          const faults = [];
          for (const button of document.querySelectorAll(".card-button")) {
            const box = button.getBoundingClientRect();
            const code = button.dataset.card;
            const card = document.querySelector(`.layer [data-card="${code}"]`);
            if (!inside(box)) faults.push(`${code} outside`);
            if (!card || !inside(card.getBoundingClientRect())) faults.push(`${code} not seen`);
            if (box.width < 43.9 || box.height < 43.9) faults.push(`${code} too small`);
            const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
            if (document.elementFromPoint(x, y) !== button) faults.push(`${code} covered`);
          }
          if (document.documentElement.scrollWidth > innerWidth) faults.push("page too wide");
          return faults;
        }"""
    )
    return faults


@pytest.mark.parametrize("preset", ["sedma2", "sedma3", "ristikontra", "sedma8", "hola6"])
def test_the_whole_hand_is_in_sight_and_in_reach_on_every_screen(
    new_page: NewPage, preset: str
) -> None:
    page = new_page()
    sit_down(page, preset)
    play_some(page, 1)
    found = {}
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        if faults := faults_of_hand(page):
            found[width, height] = faults
    assert found == {}


@pytest.mark.parametrize("size", [PHONE, PHONE[::-1], DESKTOP], ids=["phone", "lying", "desktop"])
def test_every_button_is_large_enough_for_a_finger(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(*size)
    sit_down(page, "sedma4")
    ready(page)
    boxes = [button.bounding_box() for button in page.locator("button:visible").all()]
    assert [box for box in boxes if box and min(box["width"], box["height"]) < 43.9] == []


def lengthened(text: str) -> str:
    """A catalogue in which every word is a good part longer, as in other languages."""
    outside = re.split(r"(\{[^{}]*\}|^[\w-]+ =|^#.*$|\[\w+\])", text, flags=re.MULTILINE)
    return "".join(
        part if at % 2 else re.sub(r"[aeiouyáéíóúůýě](?=\w)", lambda m: m[0] * 3, part)
        for at, part in enumerate(outside)
    )


def lengthen(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=lengthened(answer.text()))


TOO_WIDE = """() => [...document.querySelectorAll("button, a, label, h1, h2, p, th, td, dt, dd")]
  .filter((one) => one.checkVisibility() && !one.closest(".sr, .plates, .strip, .layer"))
  .filter((one) => getComputedStyle(one).textOverflow !== "ellipsis")
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.right > innerWidth + 1 || box.left < -1 || one.scrollWidth > one.clientWidth + 1
      && getComputedStyle(one).display !== "inline";
  })
  .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 40)}`)"""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_long_words_overflow_nothing(new_page: NewPage, lang: str) -> None:
    page = new_page(*PHONE, settings={"lang": lang})
    page.route(re.compile(r"/words/.*\.ftl"), lengthen)
    found = {}
    page.goto("/")
    page.locator("summary").click()
    found["first page"] = page.evaluate(TOO_WIDE)
    sit_down(page, "ristikontra")
    play_some(page, 2)
    settled(page)
    found["table"] = page.evaluate(TOO_WIDE) + faults_of_hand(page)
    for key in "rhl":
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        found[key] = page.evaluate(TOO_WIDE)
        close_dialog(page)
    play_deal(page, by_mouse)
    found["result"] = page.locator(RESULT).evaluate_all(TOO_WIDE)
    assert {where: faults for where, faults in found.items() if faults} == {}


def test_the_language_changes_at_once_and_the_page_says_so(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "sedma2")
    play_some(page, 1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("cs")
    expect(page.get_by_role("heading", name="Nastavení")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Hra 1.")
    assert page.locator("html").get_attribute("lang") == "cs"


@pytest.mark.parametrize("faces", ["german", "french", "four"])
def test_cards_are_named_as_they_are_drawn(new_page: NewPage, faces: str) -> None:
    page = new_page(settings={"faces": faces})
    sit_down(page, "sedma8")
    ready(page)
    names = " ".join(
        label.get_attribute("aria-label") or "" for label in page.locator(".card-button").all()
    )
    german, french = ("acorns", "leaves", "bells"), ("clubs", "spades", "diamonds")
    assert any(suit in names for suit in (german if faces == "german" else french))
    assert not any(suit in names for suit in (french if faces == "german" else german))


def test_a_replay_steps_jumps_and_changes_chairs(new_page: NewPage, record_file: Path) -> None:
    page = new_page()
    sit_down(page, "sedma4")
    play_deal(page, by_mouse)
    answer = page.request.get(f"{page.url.replace('/t/', '/api/tables/')}/record")
    record_file.write_bytes(answer.body())
    page.goto("/replay")
    page.set_input_files("input[type=file]", record_file)
    expect(page.get_by_text("Deal 1 begins.")).to_be_visible()
    open_cards = page.locator(".layer [data-card]:not([data-card=back])")
    assert open_cards.count() == 16
    page.get_by_label("Seen from").select_option("2")
    expect(open_cards).to_have_count(4)
    page.keyboard.press("ArrowRight")
    expect(page.locator("ol[data-trick] li")).to_have_count(1)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.keyboard.press("Home")
    expect(page.get_by_text("Deal 1 begins.")).to_be_visible()


def test_a_spoilt_record_is_refused_with_its_place(new_page: NewPage, record_file: Path) -> None:
    page = new_page()
    record_file.write_text(
        '{"format": "sedma-record", "version": 1, "rules": {"preset": "sedma2"},'
        ' "deals": [{"position": {"leader": 0, "hands": [["9C"], ["KH"]], "stock": []},'
        ' "moves": ["KH"]}]}'
    )
    page.goto("/replay")
    page.set_input_files("input[type=file]", record_file)
    expect(page.get_by_role("alert")).to_contain_text("Deal 0, move 0:")


def test_the_client_stays_within_its_budget() -> None:
    built = [*STATIC.glob("assets/*.js"), *STATIC.glob("assets/*.css")]
    assert len(built) >= 2
    assert sum(len(gzip.compress(path.read_bytes())) for path in built) <= BUDGET


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    words = [sys.executable, "web/scripts/wire_types.py", "--check"]
    subprocess.run(words, cwd=PROJECT, check=True)
