"""Can people play here: by mouse, by finger, by keyboard, together, and after a mishap?"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import NewPage
from tests.browser.live import LiveServer
from tests.browser.playing import (
    PLAYABLE,
    RESULT,
    STOP,
    by_keyboard,
    by_mouse,
    by_touch,
    first_playable,
    hand,
    play_deal,
    play_some,
    ready,
    seq_of,
    sit_down,
    until_changed,
)

pytestmark = pytest.mark.browser

CARD = re.compile(r'"([2-9TJQKA][CSHD])"')


@pytest.mark.parametrize("preset", ["sedma2", "sedma4", "hola6", "ristikontra", "sedma3solo"])
def test_a_whole_deal_by_mouse_and_the_next_one(new_page: NewPage, preset: str) -> None:
    page = new_page()
    sit_down(page, preset)
    assert play_deal(page, by_mouse) >= 4
    expect(page.locator(f"{RESULT} tbody tr").first).to_be_visible()
    page.get_by_role("button", name="Next deal").click()
    expect(page.get_by_role("log")).to_contain_text("Deal 2.")
    ready(page)


def test_a_whole_deal_with_a_finger_on_a_phone(new_page: NewPage) -> None:
    page = new_page(320, 568, has_touch=True, is_mobile=True)
    sit_down(page, "zsiros4")
    assert play_deal(page, by_touch) >= 8
    page.get_by_role("button", name="Next deal").tap()
    ready(page)


def test_a_whole_deal_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    tab_to(page, ".seats label:last-child select")
    page.keyboard.type("at once")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    ready(page)
    play_deal(page, keyboard_and_focus)
    expect(page.get_by_role("button", name="Next deal")).to_be_focused()
    page.keyboard.press("Enter")
    ready(page)
    expect(page.locator(RESULT)).to_have_count(0)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until what is looked for has the focus, unless it has it already."""
    page.locator(selector).first.wait_for()
    for _ in range(60):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not reach {selector}")


def keyboard_and_focus(page: Page) -> None:
    """Play by keys in turn: digits and letters, or Tab, arrows and Enter."""
    at = first_playable(page)
    if at is None or int(seq_of(page)) % 2:
        by_keyboard(page)
        return
    tab_to(page, ".card-button")
    page.keyboard.press("Home")
    for _ in range(at):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_the_focus_goes_on_to_the_next_card(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "sedma4")
    ready(page)
    page.locator(PLAYABLE).first.focus()
    for _ in range(3):
        seq = seq_of(page)
        by_keyboard(page)
        until_changed(page, seq)
        ready(page)
        assert page.evaluate("document.activeElement.classList.contains('card-button')")


def frames_of(page: Page) -> list[dict[str, Any]]:
    """Every message that the page receives from now on, as it comes."""
    frames: list[dict[str, Any]] = []

    def heard(text: str | bytes) -> None:
        frames.append(json.loads(text))

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened)
    return frames


def test_two_browsers_at_one_table_each_with_its_own_view(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(390, 844)
    heard = [frames_of(host), frames_of(guest)]
    sit_down(host, "sedma2", persons=2)
    host.get_by_role("button", name="Make an invitation").click()
    link = host.get_by_label("Invitation to seat 2", exact=True).input_value()
    guest.goto(link)
    expect(guest.get_by_role("heading", name="Who plays?")).to_be_visible()
    assert "#" not in guest.url
    assert "s=" not in guest.url
    expect(host.get_by_text("at the table")).to_be_visible()
    host.get_by_role("button", name="Deal").click()
    play_together([host, guest])
    check_views(heard)


def play_together(pages: list[Page]) -> None:
    """Let both play until both see the result; whoever the table asks plays."""
    ready_now = f"{PLAYABLE}, {STOP}, {RESULT}"
    while not all(page.locator(RESULT).count() for page in pages):
        for page in pages:
            if page.locator(RESULT).count() or not page.locator(ready_now).count():
                continue
            seq = seq_of(page)
            by_mouse(page)
            for each in pages:
                until_changed(each, seq)


def check_views(heard: list[list[dict[str, Any]]]) -> None:
    """No frame names a card that lay in the other's hand at that moment, nor a secret."""
    views = [
        {f["seq"]: f for f in frames if f["t"] in ("ev", "state") and f["table"]["view"]}
        for frames in heard
    ]
    moments = views[0].keys() & views[1].keys()
    assert len(moments) > 30
    for seq in moments:
        for mine, other in ((0, 1), (1, 0)):
            hidden = set(views[other][seq]["table"]["view"]["hand"])
            assert not hidden & set(CARD.findall(json.dumps(views[mine][seq])))
    assert "secret" not in json.dumps(heard)


def test_a_double_click_plays_one_card(new_page: NewPage) -> None:
    page = new_page()
    sent: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: sent.append(str(text)))

    page.on("websocket", opened)
    sit_down(page, "sedma4", pace="slow")
    ready(page)
    before = hand(page)
    seq = seq_of(page)
    page.locator(PLAYABLE).first.dblclick(delay=30)
    until_changed(page, seq)
    assert len(hand(page)) == len(before) - 1
    assert len([text for text in sent if '"t":"play"' in text]) == 1


def test_a_card_out_of_turn_says_whose_turn_it_is(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "sedma4", pace="slow")
    mine = page.locator(f"{PLAYABLE}, {STOP}")
    ready(page)
    while mine.count():
        seq = seq_of(page)
        by_mouse(page)
        until_changed(page, seq)
    refused = page.locator(".card-button").first
    assert "not your turn" in (refused.get_attribute("aria-label") or "")
    refused.click(force=True)  # disabled to those who only hear it
    expect(page.locator(".notice")).to_contain_text("Not yet")


def test_a_card_that_does_not_go_on_with_a_trick_says_so(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "sedma2")
    refused = page.locator(".card-button[aria-disabled=true]")
    ready(page)
    while not (page.locator(STOP).count() and refused.count()):
        page.locator(RESULT).or_(page.locator(f"{PLAYABLE}, {STOP}")).first.wait_for()
        seq = seq_of(page)
        if page.locator(RESULT).count():
            page.keyboard.press("n")
        else:
            by_mouse(page)
        until_changed(page, seq)
        ready(page)
    assert "not playable now" in (refused.first.get_attribute("aria-label") or "")
    seq = seq_of(page)
    refused.first.click(force=True)
    expect(page.locator(".notice")).to_contain_text("this trick")
    assert seq_of(page) == seq


def test_the_guard_against_slips_asks_for_a_second_tap(new_page: NewPage) -> None:
    page = new_page(390, 844, settings={"guard": True}, has_touch=True)
    sit_down(page, "sedma2")
    ready(page)
    before, seq = hand(page), seq_of(page)
    page.locator(PLAYABLE).first.tap()
    expect(page.get_by_text("Once more to play")).to_be_visible()
    assert (hand(page), seq_of(page)) == (before, seq)
    page.locator(PLAYABLE).first.tap()
    until_changed(page, seq)


def test_a_finished_trick_stays_until_a_tap_and_hides_nothing(new_page: NewPage) -> None:
    page = new_page(settings={"hold": "tap"})
    sit_down(page, "sedma2")
    clear = page.get_by_role("button", name="Clear the finished trick")
    while True:
        page.locator(f"{PLAYABLE}, {STOP}, button.felt-button").first.wait_for()
        if clear.count():
            break
        seq = seq_of(page)
        by_mouse(page)
        until_changed(page, seq)
    assert page.locator("ol[data-trick] li").count() >= 2
    clear.click(position={"x": 5, "y": 5})
    expect(clear).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Last trick")).to_contain_text("Taken:")


def test_a_reload_goes_on_where_it_was(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "sedma4")
    play_some(page, 3)
    before = (hand(page), seq_of(page))
    page.reload()
    ready(page)
    assert (hand(page), seq_of(page)) == before
    play_deal(page, by_mouse)


def test_an_unfinished_table_is_offered_on_the_first_page(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "hola2")
    play_some(page, 2)
    before = hand(page)
    page.goto("/")
    page.get_by_role("button", name="Hola for two ·").click()
    ready(page)
    assert hand(page) == before


def test_a_restart_of_the_program_loses_nothing(new_page: NewPage, live_server: LiveServer) -> None:
    page = new_page()
    sit_down(page, "sedma4")
    play_some(page, 3)
    before = (hand(page), seq_of(page))
    live_server.stop()
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    page.locator(PLAYABLE).or_(page.locator(STOP)).first.click()
    expect(page.locator(".notice")).to_contain_text("Not connected")
    live_server.start()
    expect(page.get_by_text("The connection is gone.")).to_have_count(0)
    assert (hand(page), seq_of(page)) == before
    play_deal(page, by_mouse)


def test_a_stranger_at_the_address_of_a_table_sees_no_cards(new_page: NewPage) -> None:
    host, stranger = new_page(), new_page()
    sit_down(host, "sedma2")
    ready(host)
    stranger.goto(host.url)
    expect(stranger.get_by_role("heading", name="No seat for you here")).to_be_visible()
    assert hand(stranger) == []


def test_a_seat_goes_to_a_bot_and_back(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "sedma2")
    play_some(page, 1)
    page.get_by_role("button", name="Players and invitations").click()
    mine = page.get_by_label("Who plays seat 1")
    mine.select_option("level1")
    expect(page.get_by_role("log")).to_contain_text("Seat 1 is played by a bot")
    page.get_by_role("button", name="Close").click()
    page.locator(RESULT).wait_for()
    page.get_by_role("button", name="Players and invitations").click()
    mine.select_option("person")
    expect(page.get_by_role("log")).to_contain_text("Seat 1 is played by a person")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Next deal").click()
    ready(page)


def test_a_signal_to_the_partner_is_said_and_heard(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "zsiros4", pace="normal")
    say_it = page.get_by_role("button", name="Take it!", exact=True)
    while True:
        page.locator(f"{PLAYABLE}, {STOP}").or_(say_it).first.wait_for()
        if say_it.count():
            break
        seq = seq_of(page)
        by_mouse(page)
        until_changed(page, seq)
    say_it.click()
    expect(page.get_by_role("log")).to_contain_text("You: “Take it!”")
    expect(say_it).to_have_count(0)
