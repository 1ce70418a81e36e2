"""Does the door let in whom it should, and nobody else, and are its pages protected?"""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from sedma.server.guard import machine_names
from tests.server.running import Browser, running, sedma4

POSTS = [
    ("/api/tables", sedma4()),
    ("/api/rules", {"preset": "sedma4"}),
    ("/api/replay", {}),
    ("/api/tables/x/enter", {"secret": "s"}),
    ("/api/tables/x/invite", {"seat": 0}),
]


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    client = tmp_path_factory.mktemp("client")
    (client / "index.html").write_text("<!doctype html><title>Sedma</title>")
    (client / "icon.svg").write_text("<svg/>")
    (client / "assets").mkdir()
    (client / "assets" / "main-1a2b.js").write_text("export {}")
    with running(tmp_path_factory.mktemp("data"), client=client) as browser:
        yield browser


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:80", "127.0.0.1", "192.168.1.20:7777", "[::1]:7777", "localhost."],
)
def test_people_come_in_by_address_or_by_the_name_of_the_machine(
    browser: Browser, host: str
) -> None:
    assert browser.ask("GET", "/api/games", headers={"Host": host}).status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "",
        "[::1",
        "a@localhost:x",
    ],
)
def test_a_page_that_points_its_own_name_here_is_refused(browser: Browser, host: str) -> None:
    for path in ("/", "/api/games", "/assets/main-1a2b.js", "/words/en/common.ftl"):
        answer = browser.ask("GET", path, headers={"Host": host})
        assert answer.status in (400, 403)
    assert answer.status == 400 or answer.json["error"]["id"] == "host-refused"


def test_the_names_of_the_machine_are_in_lower_case_with_the_one_it_listens_on() -> None:
    names = machine_names("Cards.Example")
    assert {"localhost", "cards.example"} <= names
    assert all(name == name.lower() for name in names)


@pytest.mark.parametrize(("path", "body"), POSTS)
@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", ""])
def test_no_foreign_page_can_change_anything(
    browser: Browser, path: str, body: object, origin: str
) -> None:
    answer = browser.ask("POST", path, body, headers={"Origin": origin})
    assert (answer.status, answer.json["error"]["id"]) == (403, "origin-refused")


@pytest.mark.parametrize(("path", "_"), POSTS)
def test_reading_changes_nothing(browser: Browser, path: str, _: object) -> None:
    answer = browser.get(path)
    assert (answer.status, answer.json["error"]["id"]) == (405, "method-refused")
    assert answer.headers["allow"] == "POST"


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/games", "/api/nothing", "/icon.svg", "/words/en/common.ftl"]
)
def test_every_answer_is_protected(browser: Browser, path: str) -> None:
    headers = browser.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/anything/else", "/index.html", "/..%2f..%2fetc"])
def test_places_inside_the_client_get_its_page(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status == 200
    assert b"<title>Sedma" in answer.body
    assert answer.headers["cache-control"] == "no-cache"


def test_files_of_the_client_are_kept_by_browsers_as_long_as_their_name(browser: Browser) -> None:
    answer = browser.get("/assets/main-1a2b.js")
    assert (answer.status, answer.body) == (200, b"export {}")
    assert "immutable" in answer.headers["cache-control"]
    assert browser.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/..%2findex.html",
        "/words/en/none.ftl",
        "/words/xx/common.ftl",
        "/words/..%2fen/common.ftl",
        "/words/en/..%2f__init__.py",
        "/words/./catalogue.py",
        "/api/nothing",
    ],
)
def test_what_is_not_there_is_not_found(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status, answer.json["error"]["id"]) == (404, "page-unknown")


def test_catalogues_are_given_out_as_text(browser: Browser) -> None:
    for language in ("en", "cs"):
        answer = browser.get(f"/words/{language}/common.ftl")
        assert answer.status == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_without_a_built_client_the_server_says_so(tmp_path: Path) -> None:
    with running(tmp_path / "data", client=tmp_path / "nowhere") as bare:
        answer = bare.get("/")
        assert answer.status == 503
        assert b"sedma play" in answer.body
        assert bare.get("/api/games").status == 200


def test_no_secret_is_ever_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.DEBUG), running(tmp_path) as browser:
        made = browser.post("/api/tables", sedma4("person", "person", "bot", "bot")).json
        table_id, key = made["table"], made["links"][0]["secret"]
        browser.post(f"/api/tables/{table_id}/enter", {"secret": key})
        browser.post(f"/api/tables/{table_id}/enter", {"secret": key + "x"})
        again = browser.post(f"/api/tables/{table_id}/invite", {"seat": 1}).json
        with browser.socket(table_id) as line:
            line.hear("state")
        browser.get(f"/t/{table_id}")
        secrets = [*browser.cookies.values(), key, again.get("secret", key)]
    printed = capfd.readouterr()
    logged = [r.getMessage() for r in caplog.records if r.name != "websockets.client"]
    everything = "\n".join([*logged, printed.out, printed.err])
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in secrets:
        assert secret not in everything
        assert secret.encode() not in kept
