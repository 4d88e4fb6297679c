"""Does something that may take any time beside the loop, in a thread that nobody has to wait for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


async def beside(name: str, function: Callable[[], T]) -> T:
    """What a function gives. A server that stops does not wait for it, and no other thread of the server is taken."""
    loop = asyncio.get_running_loop()
    outcome: asyncio.Future[T] = loop.create_future()

    def settle(result: list[T], trouble: Exception | None) -> None:
        if outcome.done():
            return
        if trouble is not None:
            outcome.set_exception(trouble)
        else:
            outcome.set_result(result[0])

    def work() -> None:
        result: list[T] = []
        trouble: Exception | None = None
        try:
            result.append(function())
        except Exception as error:
            trouble = error
        with suppress(RuntimeError):  # the loop is gone
            loop.call_soon_threadsafe(settle, result, trouble)

    threading.Thread(target=work, name=name, daemon=True).start()
    return await outcome
