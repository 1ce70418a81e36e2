"""A real server in a thread, and the simplest browser that can sit down at its tables."""

import http.client
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from sedma.server.app import make_app
from sedma.server.clock import Clock
from sedma.server.limits import USUAL, Limits
from sedma.server.run import listen, uvicorn_server
from sedma.server.thinker import Roster
from tests.server.rooms import ClockAtRest, Doubles

WAIT = 30


@dataclass
class Answer:
    """What came back on a request."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Browser:
    """Something that keeps cookies and says where its page is from."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """The answer to a request; a body that is not bytes goes as JSON."""
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {"Origin": self.origin, "Cookie": self._cookie()} | (headers or {})
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=WAIT)
        try:
            connection.request(method, path, content if method == "POST" else None, sent)
            response = connection.getresponse()
            answer = Answer(response.status, response.headers, response.read())
        finally:
            connection.close()
        for line in response.headers.get_all("set-cookie", []):
            self.cookies |= {name: one.value for name, one in SimpleCookie(line).items()}
        return answer

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, body: object) -> Answer:
        return self.ask("POST", path, body)

    @contextmanager
    def socket(self, table_id: str, **more: Any) -> Iterator["Line"]:
        """A socket to a table, with the cookies that this browser has."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket"
        headers = {"Cookie": self._cookie()}
        more = {"origin": self.origin, "additional_headers": headers, "proxy": None} | more
        with connect(address, open_timeout=WAIT, close_timeout=WAIT, **more) as opened:
            yield Line(opened)

    def _cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


@dataclass
class Line:
    """A socket that speaks JSON."""

    socket: ClientConnection

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str, **wanted: object) -> dict[str, Any]:
        """The next message of a kind with these fields; others are let pass."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=WAIT))
            if message["t"] == kind and message.items() >= wanted.items():
                return message


@contextmanager
def running(
    data: Path,
    *,
    limits: Limits = USUAL,
    clock: Clock | None = None,
    roster: Roster | None = None,
    client: Path | None = None,
    send_buffer: int | None = None,
) -> Iterator[Browser]:
    """A server on a free port, and a browser that has not been there before."""
    with listen("127.0.0.1", 0) as listener:
        if send_buffer:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        app = make_app(
            data,
            limits=limits,
            clock=clock or ClockAtRest(),
            roster=roster or Doubles(),
            client=client,
        )
        server = uvicorn_server(app)
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            yield Browser(listener.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join()


def sedma4(*kinds: str, pace: str = "off") -> dict[str, object]:
    """The form for a table of plain Sedma with these kinds of players, else a person and bots."""
    seats = [
        {"kind": "person", "name": f"Player {seat}", "bot": None}
        if kind == "person"
        else {"kind": "bot", "name": "", "bot": "first"}
        for seat, kind in enumerate(kinds or ("person", "bot", "bot", "bot"))
    ]
    return {"preset": "sedma4", "options": {}, "pace": pace, "seats": seats}
