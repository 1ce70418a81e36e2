"""Does the first page lead to a game by one click, whatever was typed before it?"""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage

pytestmark = pytest.mark.browser

TARGET = "Match to"
PLAY = "button[type=submit]"


def open_house_rules(page: Page) -> None:
    page.goto("/")
    page.locator("summary").click()


def press_play(page: Page) -> None:
    """A slow click at the place where the button is before the field loses the focus."""
    page.locator(PLAY).scroll_into_view_if_needed()
    box = page.locator(PLAY).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    with page.expect_response("**/api/rules"):
        page.mouse.down()
    page.mouse.up()


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["desktop", "phone"])
def test_one_click_plays_right_after_a_house_rule_was_typed(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(*size)
    open_house_rules(page)
    page.locator("form").get_by_label(TARGET).fill("7")
    press_play(page)
    page.wait_for_url("**/t/*")


def test_one_click_plays_right_after_a_fault_was_mended(new_page: NewPage) -> None:
    page = new_page()
    open_house_rules(page)
    target = page.locator("form").get_by_label(TARGET)
    target.fill("0")
    target.blur()
    expect(page.get_by_role("alert").first).to_be_visible()
    target.fill("7")
    press_play(page)
    page.wait_for_url("**/t/*")


def test_a_fault_in_the_house_rules_is_told_when_play_is_clicked(new_page: NewPage) -> None:
    page = new_page()
    open_house_rules(page)
    page.locator("form").get_by_label(TARGET).fill("0")
    page.locator("summary").click()
    page.locator(PLAY).click()
    expect(page.get_by_role("alert").last).to_be_visible()
    expect(page.locator(PLAY)).to_be_visible()


def test_a_late_answer_about_older_house_rules_counts_no_more(new_page: NewPage) -> None:
    page = new_page()
    open_house_rules(page)
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/api/rules", hold)
    target = page.locator("form").get_by_label(TARGET)
    for value in ("0", "7"):
        with page.expect_request("**/api/rules"):
            target.fill(value)
            target.blur()
    for route in reversed(waiting):
        with page.expect_response("**/api/rules"):
            route.continue_()
    expect(page.locator("summary")).to_contain_text("1 change")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_on_a_phone_the_button_to_play_is_in_sight_with_the_games(new_page: NewPage) -> None:
    page = new_page(320, 568, has_touch=True, is_mobile=True)
    page.goto("/")
    expect(page.locator(PLAY)).to_be_in_viewport(ratio=1)
    page.locator("label", has_text="Hola for two").tap()
    expect(page.locator(PLAY)).to_contain_text("Hola for two")
    expect(page.locator(PLAY)).to_be_in_viewport(ratio=1)
    page.locator(PLAY).tap()
    page.wait_for_url("**/t/*")
