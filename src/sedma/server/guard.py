"""Which requests may come in at all?

A server on one's own machine is not safe by being there: any page in the browser can send requests
to it. So the Host must be an address or a name of this machine (a page cannot point its own name
here), and whatever changes something, sockets above all, must come from a page of this very server.
"""

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sedma.server.problems import Refused, problem_response

_READING = {"GET", "HEAD", "OPTIONS"}
_PORTS = {"http": 80, "https": 443}
_SOURCES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "svelte-trusted-html",
}
_HEADERS = {
    "content-security-policy": "; ".join(f"{kind} {source}" for kind, source in _SOURCES.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def machine_names(host: str) -> frozenset[str]:
    """The names by which this machine may be asked for, with the one it was told to listen on."""
    own = socket.gethostname().lower()
    short = own.split(".")[0]
    return frozenset({"localhost", own, short, f"{short}.local", host.lower()})


class Guard:
    """The application behind a check of Host and Origin, with headers that protect its pages."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal:
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self._app(scope, receive, send)
            return
        app = problem_response(refusal, refusal.status) if refusal else self._app
        await app(scope, receive, _protected(send))

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self._is_ours(hosts[0]):
            return Refused("host-refused", status=403)
        if scope["type"] == "http" and scope["method"] in _READING:
            return None
        if not _same_origin(headers.getlist("origin"), hosts[0]):
            return Refused("origin-refused", status=403)
        return None

    def _is_ours(self, host: str) -> bool:
        name = _host_and_port("http", host)[0]
        return name in self._names or _is_address(name)


def _same_origin(origins: list[str], host: str) -> bool:
    if len(origins) != 1:
        return False
    scheme, _, place = origins[0].partition("://")
    return scheme in _PORTS and _host_and_port(scheme, place) == _host_and_port(scheme, host)


def _host_and_port(scheme: str, place: str) -> tuple[str, int]:
    try:
        parts = urlsplit(f"{scheme}://{place}")
        return (parts.hostname or "").rstrip("."), parts.port or _PORTS[scheme]
    except ValueError:
        return "", 0


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _protected(send: Send) -> Send:
    async def send_protected(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(_HEADERS)
        await send(message)

    return send_protected
