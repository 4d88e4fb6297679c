"""Connections whose requests are parsed by httptools, which is written in C; not installed everywhere."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from banneret.server.connections import GuardedProtocol

LONGEST_HEAD: Final = 16 * 1024  # where the server says nothing else


class QuickProtocol(GuardedProtocol, HttpToolsProtocol):
    """The parser sets no limit to what comes beside the body of a request (head, trailers, sizes of chunks): it is
    counted here."""

    arriving = True
    beside = 0

    def awaits_more(self) -> bool:
        return self.arriving or self.cycle.response_complete

    def data_received(self, data: bytes) -> None:
        self.beside += len(data)
        super().data_received(data)
        longest = self.config.h11_max_incomplete_event_size or LONGEST_HEAD
        if self.beside > longest and not self.transport.is_closing():
            self.send_400_response("Invalid HTTP request received.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.arriving = True

    def on_body(self, body: bytes) -> None:
        self.beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.arriving = False
        self.beside = 0
