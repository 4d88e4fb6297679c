"""Waiting for notices: however often a stream is woken in vain, its time is up when it is."""

from __future__ import annotations

import asyncio

from banneret.server.subscriptions import Subscription
from tests.server.lobby_kit import asynchronous


@asynchronous
async def test_vain_notices_do_not_put_off_the_heartbeat() -> None:
    notices = Subscription("anna", "1", lambda _: "1", lambda _: None)

    async def wake() -> None:
        while True:
            notices.wake(frozenset())
            await asyncio.sleep(0.02)

    waking = asyncio.create_task(wake())
    try:
        assert await asyncio.wait_for(notices.next(0.2), 20.0) is None
        assert not notices.over
    finally:
        waking.cancel()
