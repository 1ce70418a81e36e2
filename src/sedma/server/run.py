"""How is the server started on somebody's machine?

It listens on the wanted port or the next free one, says where, and opens the browser if there is a
display. Nothing that a request carries is written to a log.
"""

import contextlib
import errno
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Protocol

import uvicorn
from starlette.applications import Starlette

from sedma.errors import SedmaError, shown
from sedma.server.app import make_app
from sedma.server.guard import machine_names
from sedma.server.limits import USUAL
from sedma.server.warming import warming

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 7777
_TRIES = 100


class Say(Protocol):
    """How a message is told to whoever started the program: by id, with arguments."""

    def __call__(self, message: str, /, **arguments: str | int) -> None: ...


def serve(
    say: Say,
    *,
    host: str = DEFAULT_HOST,
    port: int = DEFAULT_PORT,
    browser: bool = True,
    data: Path | None = None,
) -> None:
    """Serve until somebody stops the program.

    Says ``serve-port-busy`` (port, other), ``serve-address`` (address) and ``serve-network``
    (address). Raises SedmaError if no port can be had or the database cannot be used.
    """
    listener = listen(host, port)
    taken: int = listener.getsockname()[1]
    if port not in (0, taken):
        say("serve-port-busy", port=port, other=taken)
    addresses = network_addresses(host, taken)
    names = machine_names(host)
    with listener:
        app = make_app(data or data_folder(), names=names, addresses=addresses)
        address = _address(_local(host), taken)
        say("serve-address", address=address)
        for one in addresses:
            say("serve-network", address=one)
        if browser and has_display():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        with contextlib.suppress(KeyboardInterrupt), warming():
            uvicorn_server(app).run(sockets=[listener])


def uvicorn_server(app: Starlette) -> uvicorn.Server:
    """The web server around the application, with every setting that matters written down."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=USUAL.message,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=10,
            access_log=False,
            log_level="warning",
            proxy_headers=False,
            server_header=False,
        )
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket on the port or the next free one after it; raises SedmaError if there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + _TRIES, 65_536)):
        try:
            return socket.create_server((host, candidate), family=family, backlog=512)
        except (OSError, UnicodeError) as error:
            if getattr(error, "errno", None) != errno.EADDRINUSE:
                raise SedmaError(
                    "port-refused", host=shown(host), port=port, reason=_reason(error)
                ) from error
    raise SedmaError("ports-busy", host=shown(host), port=port, last=candidate)


def network_addresses(host: str, port: int) -> list[str]:
    """Where other machines on the local network find the server, empty if it does not listen there.

    >>> network_addresses("127.0.0.1", 7777)
    []
    >>> network_addresses("192.168.1.5", 7777)
    ['http://192.168.1.5:7777/']
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return [] if host == "localhost" else [_address(host, port)]
    if address.is_loopback:
        return []
    if not address.is_unspecified:
        return [_address(host, port)]
    own = _own_address()
    return [_address(own, port)] if own else []


def has_display() -> bool:
    """Whether a browser could show itself to somebody here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def data_folder() -> Path:
    """Where programs of this user keep their data on this kind of machine."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "sedma"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sedma"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sedma"


def _reason(error: OSError | UnicodeError) -> str:
    """Why a host was refused, in the words of the system, without the address that Python adds."""
    said = error.strerror if isinstance(error, OSError) else None
    return shown((said or str(error)).partition(" (while")[0])


def _own_address() -> str | None:
    # Nothing is sent: connecting a datagram socket only asks which of our addresses would be used.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        own: str = probe.getsockname()[0]
    return own


def _local(host: str) -> str:
    unspecified = {str(ipaddress.IPv4Address(0)): "127.0.0.1", str(ipaddress.IPv6Address(0)): "::1"}
    return unspecified.get(host, host)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
