"""Who may sit in which seat?

Every seat that people can enter has a secret of 192 bits. The holder gets it in the fragment of a
link, hands it in once and keeps it in a cookie that scripts cannot read. The server keeps only its
hash.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence

from starlette.responses import Response

_BYTES = 24
_YEAR = 365 * 24 * 3600


def new_secret() -> str:
    """A fresh secret, 32 characters that are safe in a link.

    >>> len(new_secret())
    32
    """
    return secrets.token_urlsafe(_BYTES)


def new_table_id() -> str:
    """A fresh name for a table, 16 characters; it is no secret, but nobody guesses it."""
    return secrets.token_urlsafe(12)


def locked(secret: str) -> str:
    """The hash of a secret, as the log keeps it.

    >>> locked("open")[:8]
    '2348f998'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_opened_by(secret: str, locks: Sequence[str | None]) -> int | None:
    """The seat whose lock a secret opens, or None; takes the same time for every seat.

    >>> seat_opened_by("open", [None, locked("open")]), seat_opened_by("shut", [locked("open")])
    (1, None)
    """
    key = locked(secret)
    fitting = [seat for seat, lock in enumerate(locks) if hmac.compare_digest(key, lock or "")]
    return fitting[0] if fitting else None


def give_cookie(response: Response, table: str, secret: str, *, secure: bool) -> None:
    """Hand the secret of a seat to the browser, for this table's addresses only."""
    response.set_cookie(
        _cookie_name(table),
        secret,
        max_age=_YEAR,
        path=f"/api/tables/{table}",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def secret_in(cookies: Mapping[str, str], table: str) -> str:
    """The secret that a browser brought for a table, empty if it has none."""
    return cookies.get(_cookie_name(table), "")


def _cookie_name(table: str) -> str:
    return f"sedma-{table}"
