"""How does the server say no?

Every refusal is an id with arguments, as all errors of sedma are; over HTTP it travels as
``{"error": {"id", "arguments"}}`` with a fitting status, over a socket as an ``err`` message.
"""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from sedma.errors import SedmaError


class Refused(SedmaError):
    """A request that the server does not carry out, with the HTTP status that fits."""

    status: int

    def __init__(self, id: str, /, *, status: int = 400, **arguments: str | int) -> None:
        super().__init__(id, **arguments)
        self.status = status


class Fault(msgspec.Struct, frozen=True):
    """An error as it travels."""

    id: str
    arguments: dict[str, str | int]


class Problem(msgspec.Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: Fault


def json_response(content: msgspec.Struct | dict[str, object], status: int = 200) -> Response:
    """The answer with this content as JSON, never stored by anybody on the way."""
    return Response(
        msgspec.json.encode(content),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def problem_response(error: SedmaError, status: int) -> Response:
    """The answer that says what was refused."""
    return json_response(Problem(Fault(error.id, error.arguments)), status)


async def on_sedma_error(request: Request, error: Exception) -> Response:
    """The answer to a request that raised a SedmaError."""
    assert isinstance(error, SedmaError)
    return problem_response(error, error.status if isinstance(error, Refused) else 400)


async def on_http_error(request: Request, error: Exception) -> Response:
    """The answer to a request for a path or a method that does not exist."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = problem_response(Refused("method-refused"), 405)
    else:
        response = problem_response(Refused("page-unknown"), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def on_crash(request: Request, error: Exception) -> Response:
    """The answer to a request on which the server itself failed; the log has the rest."""
    return problem_response(Refused("server-failed"), 500)
