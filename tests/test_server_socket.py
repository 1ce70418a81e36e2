"""Does a socket carry a table through everything that a far end and a network can do?"""

import asyncio
import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketState
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sedma.server.connection import Connection
from sedma.server.limits import Limits, Rate
from tests.server.rooms import ClockAtRest, awaited, new_room, new_table
from tests.server.running import Browser, Line, running, sedma4

FOUR_PEOPLE = sedma4("person", "person", "person", "person")


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with running(tmp_path) as browser:
        yield browser


def table_of(browser: Browser, form: dict[str, object] | None = None) -> str:
    table_id: str = browser.post("/api/tables", form or sedma4()).json["table"]
    return table_id


def closing_code(line: Line) -> int:
    """The code with which the server closes; whatever it says before that is let pass."""
    with pytest.raises(ConnectionClosed) as closed:
        line.hear("nothing that is ever said")
    received = closed.value.rcvd
    assert received is not None
    return received.code


def play_deal(line: Line, seat: int, state: dict[str, Any]) -> dict[str, Any]:
    """Play until the deal is over, always the first legal decision; return the last message."""
    message, a = state, 100
    while message["table"]["waiting"] == "play":
        view = message["table"]["view"]
        if view["to_play"] == seat:
            a += 1
            line.say(t="play", seq=message["seq"], decision=view["legal"][0], a=a)
        message = line.hear("ev", seq=message["seq"] + 1)
    return message


def test_a_person_and_bots_play_deals_over_the_network(browser: Browser) -> None:
    table_id = table_of(browser)
    with browser.socket(table_id) as line:
        assert line.hear("hello")["seat"] == 0
        state = line.hear("state")
        assert state["table"]["waiting"] == "deal"
        for number in range(2):
            line.say(t="deal", a=number)
            message = play_deal(line, 0, line.hear("ev"))
        assert [deal["number"] for deal in message["table"]["deals"]] == [0, 1]
    record = browser.get(f"/api/tables/{table_id}/record")
    assert len(record.json["deals"]) == 2
    assert "attachment" in record.headers["content-disposition"]


def test_two_browsers_at_one_table_see_each_their_own_hand(browser: Browser) -> None:
    made = browser.post("/api/tables", sedma4("person", "bot", "person", "bot")).json
    other = Browser(browser.port)
    path = f"/api/tables/{made['table']}/enter"
    assert other.post(path, {"secret": made["links"][0]["secret"]}).json == {"seat": 2}
    with browser.socket(made["table"]) as mine, other.socket(made["table"]) as theirs:
        mine.hear("state")
        theirs.hear("state")
        theirs.say(t="deal", a=1)
        views = [line.hear("ev")["table"]["view"] for line in (mine, theirs)]
    assert [view["seat"] for view in views] == [0, 2]
    assert set(views[0]["hand"]).isdisjoint(views[1]["hand"])


def test_ping_is_answered_and_resume_gives_the_state(browser: Browser) -> None:
    with browser.socket(table_of(browser)) as line:
        line.hear("state")
        line.say(t="ping")
        line.hear("pong")
        line.say(t="resume", last=0)
        assert line.hear("state")["seq"] == 2


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "http://evil.example",
        "http://127.0.0.1:1",
        "null",
        "https://127.0.0.1",
        "http://127.0.0.1.evil.example",
    ],
)
def test_a_socket_from_a_foreign_page_is_refused_before_it_opens(
    browser: Browser, origin: str | None
) -> None:
    table_id = table_of(browser)
    with pytest.raises(InvalidStatus) as refused, browser.socket(table_id, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_without_the_cookie_of_a_seat_one_is_asked_to_come_by_a_link(browser: Browser) -> None:
    table_id = table_of(browser)
    for place, stranger in [
        (table_id, Browser(browser.port)),
        (table_id, Browser(browser.port, {f"sedma-{table_id}": "guess"})),
        ("nowhere", browser),
    ]:
        with stranger.socket(place) as line:
            assert closing_code(line) == 4001


def test_three_unreadable_messages_and_one_is_out(browser: Browser) -> None:
    with browser.socket(table_of(browser)) as line:
        line.hear("state")
        line.socket.send("{")
        assert line.hear("err")["a"] is None
        line.say(t="play", seq=2, decision="9C", a=1, points=90)
        assert "points" in line.hear("err")["arguments"]["reason"]
        line.socket.send('{"t": "ping", "x": NaN}')
        assert closing_code(line) == 1008


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"binary", 1003),
        ("x" * 8_193, 1009),
        ('"' + "ž" * 4_096 + '"', 1009),
        ("x" * 100_000, 1009),
    ],
    ids=["binary", "just too long", "too long in bytes", "far too long"],
)
def test_what_is_no_short_text_closes_the_socket(
    browser: Browser, sent: str | bytes, code: int
) -> None:
    with browser.socket(table_of(browser)) as line:
        line.hear("state")
        line.socket.send(sent)
        assert closing_code(line) == code


def test_deep_nesting_is_one_more_unreadable_message(browser: Browser) -> None:
    with browser.socket(table_of(browser)) as line:
        line.hear("state")
        line.socket.send("[" * 8_000)
        line.hear("err")
        line.say(t="ping")
        line.hear("pong")


def test_who_sends_too_much_is_out_and_others_are_not(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(messages=Rate(5, 1_000))) as browser:
        table_id = table_of(browser)
        with browser.socket(table_id) as line, browser.socket(table_id) as other_tab:
            for number in range(6):
                line.say(t="resume", last=number)
            assert closing_code(line) == 1008
            other_tab.say(t="ping")
            other_tab.hear("pong")


def test_who_is_silent_for_too_long_is_let_go(tmp_path: Path) -> None:
    with (
        running(tmp_path, limits=Limits(idle=0.05)) as browser,
        browser.socket(table_of(browser)) as line,
    ):
        assert closing_code(line) == 1001


@pytest.mark.parametrize(
    "limits", [Limits(sockets=2), Limits(sockets_of_address=2), Limits(sockets_of_seat=2)]
)
def test_sockets_are_bounded_and_free_again_when_closed(tmp_path: Path, limits: Limits) -> None:
    with running(tmp_path, limits=limits) as browser:
        table_id = table_of(browser)
        with browser.socket(table_id) as first:
            first.hear("state")
            with browser.socket(table_id) as second, browser.socket(table_id) as third:
                second.hear("state")
                assert closing_code(third) == 1013
        with browser.socket(table_id) as line:
            line.hear("state")


def test_who_does_not_read_is_cut_off_and_the_others_go_on(tmp_path: Path) -> None:
    limits = Limits(outbox=20, messages=Rate(100_000, 1))
    with running(tmp_path, limits=limits, send_buffer=4_096) as browser:
        made = browser.post("/api/tables", FOUR_PEOPLE).json
        deaf = Browser(browser.port)
        deaf.post(f"/api/tables/{made['table']}/enter", {"secret": made["links"][0]["secret"]})
        with browser.socket(made["table"]) as line, deaf_socket(deaf, made["table"]):
            line.hear("state")
            number = 0
            while True:
                number += 1
                line.say(t="name", name=f"Name {number % 2} {'ž' * 30}", a=number)
                message = line.hear("ev", seq=2 + number)
                if not line_is_present(message, 1):
                    break
            line.say(t="ping")
            line.hear("pong")


def line_is_present(message: dict[str, Any], seat: int) -> bool:
    present: bool = message["table"]["seats"][seat]["present"]
    return present


def deaf_socket(browser: Browser, table_id: str) -> socket.socket:
    """A socket that asks to be let in, never reads, and has next to no room for what comes."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    deaf.connect(("127.0.0.1", browser.port))
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    deaf.sendall(
        f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: 127.0.0.1:{browser.port}\r\n"
        f"Origin: {browser.origin}\r\nCookie: {cookies}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    return deaf


def test_a_table_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    with running(tmp_path) as browser:
        table_id = table_of(browser, FOUR_PEOPLE)
        with browser.socket(table_id) as line:
            line.hear("state")
            line.say(t="deal", a=1)
            before = line.hear("ev")
            line.hear("ack")
    with running(tmp_path) as again, Browser(again.port, browser.cookies).socket(table_id) as line:
        state = line.hear("state")
    assert json.dumps(state["table"]) == json.dumps(before["table"])
    assert state["seq"] == before["seq"]


SERVER = """
import sys
from pathlib import Path
from sedma.server.app import make_app
from sedma.server.run import listen, uvicorn_server
with listen("127.0.0.1", 0) as listener:
    print(listener.getsockname()[1], flush=True)
    uvicorn_server(make_app(Path(sys.argv[1]))).run(sockets=[listener])
"""


def test_after_kill_nine_everything_that_was_heard_is_there(tmp_path: Path) -> None:
    words = [sys.executable, "-c", SERVER, str(tmp_path)]
    cookies: dict[str, str] = {}
    heard: dict[str, Any] = {}
    table_id = ""
    for round_ in range(3):
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            browser = Browser(int(process.stdout.readline()), cookies)
            table_id = table_id or table_of(browser, FOUR_PEOPLE)
            with browser.socket(table_id) as line:
                state = line.hear("state")
                if round_:
                    assert json.dumps(state["table"]) == json.dumps(heard["table"])
                    line.say(t="name", name=f"Round {round_}", a=round_)
                else:
                    line.say(t="deal", a=9)
                heard = line.hear("ev", seq=state["seq"] + 1)
                process.send_signal(signal.SIGKILL)
            cookies = browser.cookies


def test_a_server_that_stops_says_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as browser:
        opened = browser.socket(table_of(browser))
        line = opened.__enter__()
        line.hear("state")
    assert closing_code(line) == 1012
    opened.__exit__(None, None, None)


@awaited
async def test_a_socket_that_closed_beneath_a_message_is_no_fault_of_the_program(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def receive() -> Message:
        if opened.client_state is WebSocketState.CONNECTING:
            return {"type": "websocket.connect"}
        await asyncio.Event().wait()
        raise AssertionError("nothing more comes")

    async def send(message: Message) -> None:
        if message["type"] == "websocket.send":
            raise RuntimeError("Unexpected ASGI message, after sending 'websocket.close'.")

    opened = WebSocket({"type": "websocket", "headers": []}, receive, send)
    await opened.accept()
    room = new_room(new_table("sedma4"))
    await Connection(opened, room, 0, Limits(), ClockAtRest()).serve()
    assert caplog.records == []
    assert room.present == set()
