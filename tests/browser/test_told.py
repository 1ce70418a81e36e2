"""Does a table say what somebody new to it has to know?"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import PLAYABLE, RESULT, STOP, by_mouse, play_deal, play_some, sit_down

pytestmark = pytest.mark.browser


def test_the_result_says_what_the_last_trick_brought(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "sedma2")
    play_deal(page, by_mouse)
    expect(page.locator(RESULT)).to_contain_text("The points include 10 for the last trick")
    expect(page.get_by_role("log")).to_contain_text("+ 10 for the last trick")
    expect(page.locator(RESULT)).not_to_contain_text("+0")


def test_after_a_reload_the_log_says_that_it_begins_anew(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "sedma2")
    play_some(page, 1)
    log = page.get_by_role("log")
    expect(log).not_to_contain_text("What happened before")
    page.reload()
    expect(log).to_contain_text("What happened before is not listed here.")


@pytest.mark.parametrize(("preset", "suits"), [("hola2", "clubs"), ("sedma2", "acorns")])
def test_the_cards_suit_the_game_unless_chosen(new_page: NewPage, preset: str, suits: str) -> None:
    page = new_page()
    sit_down(page, preset)
    face = {"clubs": "french", "acorns": "german"}[suits]
    expect(page.locator(f".layer .face.{face}").first).to_be_visible()


def until_waiting(page: Page) -> None:
    """Play until it is somebody else's turn."""
    told = page.locator("section.prompt")
    mine = page.locator(f"{PLAYABLE}, {STOP}")
    mine.or_(told.get_by_text("is not here")).first.wait_for()
    if mine.count():
        by_mouse(page)


def test_a_wait_for_somebody_who_is_not_here_says_what_to_do(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "sedma2", persons=2)
    page.get_by_role("button", name="Deal").click()
    until_waiting(page)
    expect(page.locator("section.prompt")).to_contain_text(
        "Seat 2 is not here: send an invitation, or give the seat to a bot."
    )


def test_the_signs_of_the_table_are_explained(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "sedma4")
    page.locator(PLAYABLE).first.wait_for()
    page.keyboard.press("h")
    help_ = page.get_by_role("dialog", name="Keys and signs")
    for sign in ("owns the trick", "led the trick", "your partner", "dealer", "bot"):
        expect(help_.get_by_role("definition").get_by_text(sign, exact=True)).to_be_visible()


def test_the_list_of_players_names_partner_bots_and_a_guest_without_a_name(
    new_page: NewPage,
) -> None:
    page = new_page()
    sit_down(page, "sedma4", persons=2)
    page.get_by_role("button", name="Deal").click()
    page.get_by_role("button", name="Players and invitations").click()
    seats = page.get_by_role("dialog").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("a guest · not here")
    expect(seats.nth(2)).to_contain_text("your partner")
    expect(seats.nth(2)).to_contain_text("Ben")
    expect(seats.nth(3)).not_to_contain_text("your partner")


def test_the_kind_of_bot_that_is_chosen_is_described(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator(".seats label select").first.select_option("level3")
    expect(page.locator(".seats")).to_contain_text("forgets many cards")
