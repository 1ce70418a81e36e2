"""Which files does the server give out?

The built client, and the message catalogues that it shares with the terminal. Whatever is no file
is a place inside the client, so it gets the client's page.
"""

from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_KEPT_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_EACH_TIME = "no-cache"
_NOT_BUILT = (
    "The browser client has not been built here. Build it, or play in the terminal: sedma play\n"
)


def client_folder() -> Path:
    """Where the build puts the client."""
    return Path(str(files("sedma"))) / "static"


def page_routes(client: Path, words: Path) -> list[BaseRoute]:
    """The routes of the client in a folder and of the catalogues in another; to be tried last."""

    async def page(request: Request) -> Response:
        path = str(request.path_params["path"])
        named = client / path
        known = "/" not in path and path in _names(client)
        file = named if known else client / "index.html"
        if not file.is_file():
            return PlainTextResponse(_NOT_BUILT, 503)
        return FileResponse(file, headers={"cache-control": _ASK_EACH_TIME})

    async def catalogue(request: Request) -> Response:
        language, name = request.path_params["language"], request.path_params["name"]
        if language not in _names(words) or name not in _names(words / language):
            raise HTTPException(404)
        if not name.endswith(".ftl"):
            raise HTTPException(404)
        return FileResponse(
            words / language / name,
            headers={"cache-control": _ASK_EACH_TIME},
            media_type="text/plain; charset=utf-8",
        )

    return [
        Mount("/assets", _Assets(directory=client / "assets", check_dir=False)),
        Mount("/words", routes=[Route("/{language}/{name}", catalogue)]),
        Route("/{path:path}", page),
    ]


class _Assets(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = _KEPT_FOR_EVER
        return response


def _names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()} if folder.is_dir() else set()
