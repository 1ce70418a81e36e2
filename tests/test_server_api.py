"""Does plain HTTP make tables, hand out seats and read records as it should?"""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from sedma.bots import offered
from sedma.errors import RecordError
from sedma.record import parse, replay
from sedma.rules import OPTIONS, load, preset_names, variant_names
from sedma.server import offer
from sedma.server.forms import Replay
from sedma.server.limits import Limits, Rate
from sedma.server.replay import stepped
from tests.casebook import CASES
from tests.server.running import Browser, running, sedma4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    plenty = Rate(100_000, 1)
    limits = Limits(requests=plenty, new_tables=plenty, replays=plenty)
    with running(tmp_path_factory.mktemp("data"), limits=limits) as browser:
        yield browser


@pytest.fixture
def browser(server: Browser) -> Browser:
    """A browser that has not been there before."""
    return Browser(server.port)


def error_of(answer: Any) -> tuple[int, str]:
    assert set(answer.json) == {"error"}
    assert set(answer.json["error"]) == {"id", "arguments"}
    return answer.status, answer.json["error"]["id"]


def made(browser: Browser, *kinds: str) -> dict[str, Any]:
    answer = browser.post("/api/tables", sedma4(*kinds))
    assert answer.status == 201
    table: dict[str, Any] = answer.json
    return table


def test_everything_that_can_be_chosen_is_listed(browser: Browser) -> None:
    offer = browser.get("/api/games").json
    assert [game["name"] for game in offer["games"]] == preset_names()
    assert offer["games"][0]["options"] == load("sedma4").to_json()
    assert [variant["name"] for variant in offer["variants"]] == variant_names()
    assert [option["name"] for option in offer["options"]] == list(OPTIONS)
    assert offer["languages"][:2] == ["en", "cs"]
    assert (offer["bots"], offer["addresses"]) == (["first"], [])
    assert offer["version"]


def test_the_real_bots_are_offered_to_people(tmp_path: Path) -> None:
    import sedma.bots

    with running(tmp_path, roster=sedma.bots) as browser:
        assert browser.get("/api/games").json["bots"] == offered()


@pytest.mark.parametrize("lang", ["en", "cs", "tlh"])
def test_house_rules_are_checked_and_explained(browser: Browser, lang: str) -> None:
    form = {"preset": "sedma4", "options": {"target": 10}, "lang": lang}
    answer = browser.post("/api/rules", form)
    assert answer.status == 200
    assert answer.json["ok"] is True
    assert answer.json["rules"] == load("sedma4", {"target": 10}).to_json()
    assert all(section["title"] and section["paragraphs"] for section in answer.json["page"])


def test_a_fault_of_the_program_is_admitted_without_its_details(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("the inside of the program")

    monkeypatch.setattr(offer, "rule_page", fail)
    answer = browser.post("/api/rules", {"preset": "sedma4"})
    assert error_of(answer) == (500, "server-failed")
    assert b"inside" not in answer.body


@pytest.mark.parametrize(
    ("form", "error"),
    [
        ({"preset": "whist"}, "unknown-game"),
        ({"preset": "sedma4", "options": {"speed": 1}}, "unknown-option"),
        ({"preset": "sedma4", "options": {"target": 0}}, "option-out-of-bounds"),
        ({"preset": "sedma4", "options": {"tie": "share"}}, "share-needs-three-sides"),
        ({"preset": "sedma4", "options": []}, "message-unreadable"),
        ({"preset": "sedma4", "more": 1}, "message-unreadable"),
        ({"preset": "x" * 61}, "message-unreadable"),
        ({}, "message-unreadable"),
    ],
)
def test_bad_rules_are_refused_with_the_reason(
    browser: Browser, form: dict[str, Any], error: str
) -> None:
    assert error_of(browser.post("/api/rules", form)) == (400, error)
    seats = sedma4()["seats"]
    assert error_of(browser.post("/api/tables", form | {"seats": seats})) == (400, error)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"seats": []}, "seats-miscounted"),
        ({"seats": [{"kind": "person"}] * 3}, "seats-miscounted"),
        ({"seats": [{"kind": "person"}] * 7}, "message-unreadable"),
        ({"seats": [{"kind": "bot"}] * 4}, "person-missing"),
        ({"seats": [{"kind": "person"}] + [{"kind": "bot", "bot": "x"}] * 3}, "bot-unknown"),
        ({"seats": [{"kind": "person", "name": "x" * 41}] * 4}, "name-too-long"),
        ({"seats": [{"kind": "cat"}] * 4}, "message-unreadable"),
        ({"pace": "hectic"}, "message-unreadable"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(
    browser: Browser, change: dict[str, Any], error: str
) -> None:
    assert error_of(browser.post("/api/tables", sedma4() | change)) == (400, error)
    assert browser.cookies == {}


def test_the_maker_sits_on_the_first_persons_seat_and_the_others_get_links(
    browser: Browser,
) -> None:
    table = made(browser, "bot", "person", "person", "bot")
    assert table["seat"] == 1
    assert [link["seat"] for link in table["links"]] == [2]
    assert list(browser.cookies) == [f"sedma-{table['table']}"]
    assert table["links"][0]["secret"] not in browser.cookies.values()


def test_the_cookie_is_for_this_table_and_not_for_scripts(browser: Browser) -> None:
    answer = browser.post("/api/tables", sedma4())
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=lax", f"Path=/api/tables/{answer.json['table']}"):
        assert part in cookie
    assert "Secure" not in cookie


def test_a_secret_opens_its_seat_and_nothing_else(browser: Browser) -> None:
    table = made(browser, "person", "person", "person", "person")
    path = f"/api/tables/{table['table']}"
    for link in table["links"]:
        guest = Browser(browser.port)
        answer = guest.post(f"{path}/enter", {"secret": link["secret"]})
        assert answer.json == {"seat": link["seat"]}
        assert guest.get(path).json["seat"] == link["seat"]
        assert guest.get(path).json["host"] is False
    stranger = Browser(browser.port)
    for secret in ("", "x" * 32, link["secret"][:-1], "x" * 100):
        assert error_of(stranger.post(f"{path}/enter", {"secret": secret})) == (403, "key-refused")
    assert stranger.cookies == {}
    other = made(stranger)
    wrong_table = f"/api/tables/{other['table']}/enter"
    assert error_of(stranger.post(wrong_table, {"secret": link["secret"]}))[0] == 403


def test_the_host_who_tries_a_guests_link_does_not_lose_the_own_seat(browser: Browser) -> None:
    table = made(browser, "person", "person", "bot", "bot")
    path = f"/api/tables/{table['table']}"
    secret = table["links"][0]["secret"]
    assert error_of(browser.post(f"{path}/enter", {"secret": secret})) == (409, "host-has-seat")
    assert browser.get(path).json["host"] is True
    own = browser.post(f"{path}/invite", {"seat": 0}).json["secret"]
    assert browser.post(f"{path}/enter", {"secret": own}).json == {"seat": 0}
    guest = Browser(browser.port)
    for other in (secret, own):
        assert guest.post(f"{path}/enter", {"secret": other}).status == 200


def test_a_table_shows_itself_to_those_who_hold_a_seat(browser: Browser) -> None:
    table = made(browser)
    path = f"/api/tables/{table['table']}"
    summary = browser.get(path).json
    assert (summary["seat"], summary["host"], summary["preset"]) == (0, True, "sedma4")
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "bot", "bot", "bot"]
    stranger = Browser(browser.port)
    for place in (path, f"{path}/record", "/api/tables/nothing", "/api/tables/nothing/record"):
        assert error_of(stranger.get(place)) == (404, "table-unknown")
    assert error_of(stranger.post(f"{path}/invite", {"seat": 0})) == (404, "table-unknown")


def test_the_host_invites_and_the_old_link_is_dead(browser: Browser) -> None:
    table = made(browser, "person", "person", "bot", "bot")
    path, old = f"/api/tables/{table['table']}", table["links"][0]["secret"]
    guest = Browser(browser.port)
    guest.post(f"{path}/enter", {"secret": old})
    assert error_of(guest.post(f"{path}/invite", {"seat": 1})) == (403, "host-only")
    assert error_of(browser.post(f"{path}/invite", {"seat": 4})) == (400, "seat-unknown")
    link = browser.post(f"{path}/invite", {"seat": 1}).json
    assert link["seat"] == 1
    assert error_of(guest.get(path))[0] == 404
    assert error_of(guest.post(f"{path}/enter", {"secret": old})) == (403, "key-refused")
    assert guest.post(f"{path}/enter", {"secret": link["secret"]}).status == 200
    assert guest.get(path).json["seat"] == 1


def test_the_host_stays_in_after_inviting_the_own_seat(browser: Browser) -> None:
    table = made(browser)
    path = f"/api/tables/{table['table']}"
    link = browser.post(f"{path}/invite", {"seat": 0}).json
    assert browser.cookies[f"sedma-{table['table']}"] == link["secret"]
    assert browser.get(path).json["host"] is True


@pytest.mark.parametrize(
    ("path", "length", "status"),
    [
        ("/api/tables", 8_193, 413),
        ("/api/rules", 100_000, 413),
        ("/api/tables/x/enter", 8_193, 413),
        ("/api/replay", 1_048_577, 413),
        ("/api/replay", 1_048_576, 400),
    ],
)
def test_a_body_that_is_too_large_is_refused(
    browser: Browser, path: str, length: int, status: int
) -> None:
    answer = browser.ask("POST", path, b" " * length)
    assert answer.status == status
    if status == 413:
        assert error_of(answer) == (413, "body-too-large")


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 8_000, b"null", b'{"seats": NaN}'])
def test_a_body_that_is_no_form_is_refused(browser: Browser, body: bytes) -> None:
    for path in ("/api/tables", "/api/rules", "/api/tables/x/enter", "/api/tables/x/invite"):
        assert error_of(browser.ask("POST", path, body)) == (400, "message-unreadable")


def test_who_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(4, 1_000), new_tables=Rate(1, 1_000), replays=Rate(1, 1_000))
    with running(tmp_path, limits=limits) as browser:
        made(browser)
        assert error_of(browser.post("/api/tables", sedma4())) == (429, "too-fast")
        assert browser.post("/api/replay", {}).status == 400
        assert error_of(browser.post("/api/replay", {})) == (429, "too-fast")
        assert error_of(browser.post("/api/rules", {"preset": "sedma4"})) == (429, "too-fast")


def test_a_full_house_puts_empty_tables_to_sleep_and_wakes_them_again(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(tables=2)) as browser:
        tables = [made(browser)["table"] for _ in range(3)]
        assert [browser.get(f"/api/tables/{one}").status for one in tables] == [200] * 3
        with browser.socket(tables[0]) as first, browser.socket(tables[1]) as second:
            first.hear("state")
            second.hear("state")
            assert error_of(browser.post("/api/tables", sedma4())) == (503, "tables-full")


def test_records_of_all_cases_are_stepped_through_or_refused_as_they_should_be(
    browser: Browser,
) -> None:
    for case in CASES:
        answer = browser.post("/api/replay", case.record)
        if case.expect.get("ok", True):
            frames = answer.json["frames"]
            moves = [len(deal["moves"]) for deal in case.record["deals"]]
            assert len(frames) == sum(moves) + len(moves)
        else:
            assert answer.status == 400
            assert answer.json["error"]["deal"] == case.expect["error"]["deal"]
            assert answer.json["error"]["move"] == case.expect["error"]["move"]


def test_a_frame_shows_all_cards_after_each_move(browser: Browser) -> None:
    record = json.loads((Path(__file__).parent / "cases" / "01.json").read_text())["record"]
    frames = browser.post("/api/replay", record).json["frames"]
    start, first = frames[:2]
    assert (start["move"], start["decision"], start["state"]["trick"]) == (None, None, [])
    assert (first["move"], first["decision"]) == (0, record["deals"][0]["moves"][0])
    assert len(first["state"]["trick"]) == 1
    assert sum(len(hand) for hand in first["state"]["hands"]) == 15


@pytest.mark.parametrize(
    ("record", "error", "deal", "move"),
    [
        ({}, "key-missing", None, None),
        ([], "wrong-type", None, None),
        ({"format": "x", "version": 1, "rules": {}, "deals": []}, "not-a-record", None, None),
    ],
)
def test_a_refused_record_says_where_and_why(
    browser: Browser, record: object, error: str, deal: object, move: object
) -> None:
    answer = browser.post("/api/replay", record)
    assert (answer.status, answer.json["ok"]) == (400, False)
    refusal = answer.json["error"]
    assert (refusal["id"], refusal["deal"], refusal["move"]) == (error, deal, move)


@pytest.mark.parametrize(
    "text",
    [
        b'{"format": "x", "format": "sedma-record"}',
        b'{"format": "sedma-record", "version": 1.5e400}',
        b'{"deals": NaN}',
        b'"\\ud800"',
        b"[" * 100_000,
        b"\xff",
        b"",
    ],
)
def test_what_is_no_record_is_none_on_the_command_line_and_in_the_browser_alike(
    browser: Browser, text: bytes
) -> None:
    with pytest.raises(RecordError) as refused:
        replay(parse(text))
    answer = browser.ask("POST", "/api/replay", text)
    assert (answer.status, answer.json["error"]["id"]) == (400, refused.value.id)


def test_a_record_in_any_unicode_form_is_opened_and_names_lose_what_nobody_sees(
    browser: Browser,
) -> None:
    told = json.loads((Path(__file__).parent / "cases" / "01.json").read_text())["record"]
    told["players"] = [{"name": "J\ud800\u202eana\x1b"}, {"bot": "x"}, {}, {"notes": "n"}]
    for text in (json.dumps(told).encode("utf-16"), b"\xef\xbb\xbf" + json.dumps(told).encode()):
        answer = browser.ask("POST", "/api/replay", text)
        assert answer.json["players"] == [{"name": "Jana"}, {"bot": "x"}, {}, {}]


def test_a_record_with_too_many_steps_is_refused_unread(browser: Browser) -> None:
    record = {"deals": [{"moves": ["9C"] * 6_000}]}
    assert error_of(browser.post("/api/replay", record)) == (400, "record-too-long")


def test_records_are_read_one_at_a_time_however_many_come(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = json.loads((Path(__file__).parent / "cases" / "01.json").read_text())["record"]
    told["deals"] *= 100
    at_once, most = [0], [0]

    def counted(body: bytes, limit: int) -> Replay:
        at_once[0] += 1
        most[0] = max(most[0], at_once[0])
        try:
            return stepped(body, limit)
        finally:
            at_once[0] -= 1

    monkeypatch.setattr("sedma.server.replay.stepped", counted)
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(browser.post, ["/api/replay"] * 16, [told] * 16))
    assert [answer.status for answer in answers] == [200] * 16
    assert most == [1]
