"""How does one socket carry a seat's messages, whatever its other end does?

Messages out wait in an outbox with a bound, which a task of its own empties: who reads too slowly
is cut off and comes back by `resume`; nobody else notices. Messages in are read strictly and
counted.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sedma.server.clock import Clock
from sedma.server.limits import Credits, Limits
from sedma.server.protocol import ClientMessage, Err, Ping, Pong, Resume
from sedma.server.room import Room

_LOG = logging.getLogger(__name__)
_POLICY = 1008
_NOT_TEXT = 1003
_FAILED = 1011
_TRY_AGAIN = 1013
_GONE_QUIET = 1001
_GONE = 1006
_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_PONG = msgspec.json.encode(Pong())


class Connection:
    """A guest of a room at the far end of a socket."""

    def __init__(
        self, socket: WebSocket, room: Room, seat: int, limits: Limits, clock: Clock
    ) -> None:
        self._socket = socket
        self._room = room
        self._seat = seat
        self._limits = limits
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(limits.outbox)
        self._ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._messages = Credits(limits.messages, clock.now)
        self._pings = Credits(limits.pings, clock.now)
        self._bad = 0

    @property
    def seat(self) -> int:
        """The seat held."""
        return self._seat

    def send(self, text: bytes) -> None:
        """Put a message into the outbox; if that is full the other end is too slow and cut off."""
        if self._ended.done():
            return
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.end(_TRY_AGAIN)

    def end(self, code: int) -> None:
        """Close the socket with a code; the first reason counts."""
        if not self._ended.done():
            self._ended.set_result(code)

    async def serve(self) -> None:
        """Be a guest of the room until either side ends it."""
        self._room.join(self)
        tasks = [asyncio.create_task(self._watched(work)) for work in (self._pump, self._listen)]
        try:
            code = await self._ended
        finally:
            self._room.leave(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self._close(code)

    async def _watched(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except (WebSocketDisconnect, OSError):
            self.end(0)
        except Exception:
            _LOG.exception("a connection to table %s failed", self._room.id)
            self.end(_FAILED)

    async def _pump(self) -> None:
        while True:
            text = await self._outbox.get()
            try:
                await self._socket.send_text(text.decode())
            except RuntimeError:  # the web server has closed it: bad frames, no answer to a ping
                raise WebSocketDisconnect(_GONE) from None

    async def _listen(self) -> None:
        while not self._ended.done():
            try:
                async with asyncio.timeout(self._limits.idle):
                    frame = await self._socket.receive()
            except TimeoutError:
                self.end(_GONE_QUIET)
                return
            if frame["type"] == "websocket.disconnect":
                self.end(0)
                return
            await self._take(frame.get("text"))
            # Frames may be queued, and then receive() does not let the pump run.
            await asyncio.sleep(0)

    async def _take(self, text: str | None) -> None:
        if text is None:
            self.end(_NOT_TEXT)
        elif message := self._read(text):
            await self._answer(message)

    def _read(self, text: str) -> ClientMessage | None:
        try:
            return _DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._bad += 1
            reason = str(error).splitlines()[0][:200] if str(error) else type(error).__name__
            self.send(msgspec.json.encode(Err(None, "message-unreadable", {"reason": reason})))
            if self._bad >= self._limits.bad_messages:
                self.end(_POLICY)
            return None

    async def _answer(self, message: ClientMessage) -> None:
        credits = self._pings if isinstance(message, Ping) else self._messages
        if not credits.spend():
            self.end(_POLICY)
            return
        match message:
            case Ping():
                self.send(_PONG)
            case Resume():
                self._room.send_state(self)
            case _:
                # Once a command is under way it is finished, also if this socket is lost meanwhile.
                await asyncio.shield(self._room.carry_out(self, message))

    async def _close(self, code: int) -> None:
        if code:
            try:
                async with asyncio.timeout(1):
                    await self._socket.close(code)
            except (TimeoutError, WebSocketDisconnect, OSError, RuntimeError):
                return
