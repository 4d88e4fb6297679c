"""Whose page is drawn next: one between two looks at the network, whoever waits for an answer first."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Pages take turns. Between two of them the loop gets to everything else, so that nobody waits behind a row of
    other people's pages."""

    def __init__(self) -> None:
        self._first: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()
        self._called = False

    async def take(self, urgent: bool) -> None:
        """Wait for a turn; who is asked, or has just answered, is `urgent`."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        (self._first if urgent else self._others).append(turn)
        if not self._called:
            self._called = True
            loop.call_soon(self._call)
        await turn

    def _call(self) -> None:
        """Let the next one draw, and come again after the loop has been round."""
        while self._first or self._others:
            turn = (self._first or self._others).popleft()
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._call)
                return
        self._called = False
