"""Does the server start on any machine, and say where it is?"""

import ipaddress
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sedma.errors import SedmaError
from sedma.server import run
from tests.server.running import Browser

PROGRAM = """
import sys
from pathlib import Path
from sedma.server.run import serve

def say(message, **arguments):
    print(message, *arguments.values(), flush=True)

serve(say, port=int(sys.argv[1]), data=Path(sys.argv[2]), browser="browser" in sys.argv)
"""


@contextmanager
def started(
    port: int, data: Path, *more: str, **environment: str
) -> Iterator["subprocess.Popen[str]"]:
    """The server as a program of its own; it is stopped as by Ctrl+C."""
    words = [sys.executable, "-c", PROGRAM, str(port), str(data), *more]
    without_display = {k: v for k, v in os.environ.items() if "DISPLAY" not in k}
    with subprocess.Popen(
        words,
        env=without_display | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)


def line_from(process: "subprocess.Popen[str]") -> list[str]:
    assert process.stdout is not None
    return process.stdout.readline().split()


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port: int = other.getsockname()[1]
        yield port


def test_a_busy_port_is_named_and_the_next_free_one_taken(tmp_path: Path, busy_port: int) -> None:
    with started(busy_port, tmp_path) as process:
        message, named, other = line_from(process)
        assert (message, named) == ("serve-port-busy", str(busy_port))
        assert line_from(process) == ["serve-address", f"http://127.0.0.1:{other}/"]
        assert Browser(int(other)).get("/api/games").status == 200
    assert process.returncode == 0


def test_without_a_display_the_address_is_said_and_no_browser_opened(tmp_path: Path) -> None:
    with started(0, tmp_path, "browser", BROWSER="false %s") as process:
        message, address = line_from(process)
        assert message == "serve-address"
        port = int(address.rstrip("/").rpartition(":")[2])
        assert Browser(port).get("/api/games").status == 200
    assert process.stderr is not None
    assert (process.returncode, process.stderr.closed) == (0, True)


def test_with_a_display_the_browser_opens_at_the_address(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    opener = tmp_path / "opener"
    opener.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n')
    opener.chmod(0o700)
    with started(0, tmp_path, "browser", DISPLAY=":99", BROWSER=f"{opener} %s") as process:
        _, address = line_from(process)
        assert opened.read_text() == address + "\n"


def test_a_port_that_may_not_be_had_is_refused_with_the_reason() -> None:
    with pytest.raises(SedmaError, match="port-refused"):
        run.listen("192.0.2.1", 7777)


@pytest.mark.parametrize("host", ["nowhere.invalid", "a..b", ":::", "a" * 300, "\x1b[31m"])
def test_a_host_that_is_none_is_refused_in_a_short_line_with_the_reason(host: str) -> None:
    with pytest.raises(SedmaError, match="port-refused") as refused:
        run.listen(host, 7777)
    assert "Unknown error" not in str(refused.value.arguments["reason"])
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 200


def test_when_all_ports_are_busy_that_is_said(
    busy_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "_TRIES", 1)
    with pytest.raises(SedmaError, match="ports-busy"):
        run.listen("127.0.0.1", busy_port)


def test_data_lies_where_this_kind_of_machine_keeps_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert run.data_folder() == tmp_path / "sedma"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert run.data_folder() == Path.home() / ".local" / "share" / "sedma"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert run.data_folder() == Path.home() / "Library" / "Application Support" / "sedma"
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "win32")
    assert run.data_folder() == tmp_path / "sedma"


def test_the_network_is_told_only_what_it_can_reach() -> None:
    assert run.network_addresses("localhost", 1) == []
    assert run.network_addresses("::1", 1) == []
    assert run.network_addresses("cards.local", 8000) == ["http://cards.local:8000/"]
    assert run.network_addresses("fd00::5", 8000) == ["http://[fd00::5]:8000/"]
    everywhere = str(ipaddress.IPv4Address(0))
    assert all("127." not in one for one in run.network_addresses(everywhere, 1))
