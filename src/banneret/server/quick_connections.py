"""Connections whose requests are parsed by httptools, which is written in C; not installed everywhere."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from banneret.server.connections import GuardedProtocol

LONGEST_HEAD: Final = 16 * 1024  # where the server says nothing else
MOST_WAITING: Final = 4


class QuickProtocol(GuardedProtocol, HttpToolsProtocol):
    """The parser sets no limit to what comes beside the body of a request (head, trailers, sizes of chunks), nor to
    requests that come before the first is answered: both are counted here."""

    arriving = True
    beside = 0
    begun: tuple[RequestResponseCycle, ...] = ()

    def awaits_more(self) -> bool:
        return self.arriving or self.cycle.response_complete

    def data_received(self, data: bytes) -> None:
        self.beside += len(data)
        super().data_received(data)
        longest = self.config.h11_max_incomplete_event_size or LONGEST_HEAD
        if self.beside > longest and not self.transport.is_closing():
            self.send_400_response("Invalid HTTP request received.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError("too many requests at once")  # told as a bad request, and the connection ends
        super().on_message_begin()
        self.arriving = True

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.headers = []  # trailers come as headers do: they shall not pass for what a proxy added
        self.begun = (*[one for one in self.begun if not one.response_complete], self.cycle)

    def connection_lost(self, exc: Exception | None) -> None:
        """All requests learn of it, not only the last one: a stream may be among the others."""
        super().connection_lost(exc)
        self.pipeline.clear()
        for one in self.begun:
            if not one.response_complete:
                one.disconnected = True
                one.message_event.set()

    def _unsupported_upgrade_warning(self) -> None:
        """Whoever asks for another protocol goes on with this one; that is no news for the log."""

    def on_body(self, body: bytes) -> None:
        self.beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.arriving = False
        self.beside = 0
