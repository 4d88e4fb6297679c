"""Fills a server with tables of hard bots from one address, and times the bot of somebody else meanwhile.

Half of the tables hold bots alone, which the attacker keeps playing by looking at them; at the others he sits himself
and answers. He comes as many people, and asks for as much as one address is allowed.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any

from banneret.server.jobs import Job
from banneret.server.lobby import Lobby
from banneret.server.settings import Settings
from banneret.server.store import Store

GAMES = (("havoc", 4), ("knights", 4), ("warrior_knights", 4))
PRESSERS = 12
VICTIM = "havoc"


class NoBots:
    """Bots that never answer: the tables are only made here."""

    async def warm_up(self) -> None:
        return None

    async def think(self, job: Job) -> list[str]:
        await asyncio.Event().wait()
        return []

    async def close(self) -> None:
        return None


class Filled:
    """The tables and tokens of the attacker, and the token of the other one."""

    def __init__(self) -> None:
        self.watched: list[str] = []
        self.played: list[tuple[str, str]] = []
        self.other = ""


async def filled(url: str, tables: int, people: int) -> Filled:
    """A database with so many tables, which so many people of one address have made."""
    found = Filled()
    async with Lobby(Store(url), thinkers=NoBots()) as lobby:
        persons = [await lobby.people.enter(f"Guest {number}", "en") for number in range(people)]
        tokens = [(await lobby.tokens.make(person, "attack", f"attack-{person.id}")).text for person in persons]
        for number in range(tables):
            owner = number % people
            game, players = GAMES[number % len(GAMES)]
            seats = ["bot:hard"] * players if number % 2 else ["me"] + ["bot:hard"] * (players - 1)
            key = f"attack-key-{number:06}"
            made = await lobby.create(persons[owner], key, game, players, seats, settings=Settings(pace=0.0))
            if number % 2:
                found.watched.append(made.id)
            else:
                found.played.append((made.id, tokens[owner]))
        other = await lobby.people.enter("Other", "en")
        found.other = (await lobby.tokens.make(other, "other", "attack-other")).text
    return found


async def call(port: int, source: str, method: str, path: str, token: str, body: object = None) -> tuple[int, Any]:
    """The status of a call of the API, and what it told."""
    text = b"" if body is None else json.dumps(body).encode()
    head = [
        f"{method} /api{path} HTTP/1.1", "host: localhost", "connection: close", f"content-length: {len(text)}",
        *([f"authorization: Bearer {token}"] if token else []), "content-type: application/json", "", "",
    ]  # fmt: skip
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    except OSError:
        return 0, None
    try:
        writer.write("\r\n".join(head).encode() + text)
        answer = await reader.read()
    except OSError:
        return 0, None
    finally:
        writer.close()
    first, _, rest = answer.partition(b"\r\n\r\n")
    status = int(first[9:12] or b"0")
    return status, json.loads(rest) if status in (200, 201) and rest.startswith((b"{", b"[")) else None


def answer_to(state: Any, dice: random.Random) -> dict[str, object]:
    """Any answer that commits; a draft where none does yet."""
    legal = [one["notation"] for one in state["legal"]]
    commits = [one["notation"] for one in state["legal"] if not one["draft"]]
    key = f"attack-answer-{dice.getrandbits(60)}"
    return {"question": state["question"], "actions": [dice.choice(commits or legal)], "key": key}


async def press(port: int, source: str, found: Filled, start: int, until: float, told: dict[int, int]) -> None:
    """Look at tables of bots alone and answer at the others, as fast as the server lets one address."""
    dice, at = random.Random(start), start
    while time.monotonic() < until:
        at += PRESSERS
        if found.watched:
            status, _ = await call(port, source, "GET", f"/tables/{found.watched[at % len(found.watched)]}", "")
            told[status] = told.get(status, 0) + 1
        table, token = found.played[at % len(found.played)]
        status, state = await call(port, source, "GET", f"/tables/{table}", token)
        if state is not None and state["legal"]:
            status, _ = await call(port, source, "POST", f"/tables/{table}/answers", token, answer_to(state, dice))
        told[status] = told.get(status, 0) + 1
        if status == 429:
            await asyncio.sleep(0.3)


async def play(port: int, source: str, token: str, until: float) -> list[float]:
    """Games against a hard bot; how many seconds each of its answers took, from its question to the next line."""
    dice, waits, number = random.Random(1), [], 0
    while time.monotonic() < until:
        number += 1
        wanted = {"game": VICTIM, "seats": ["me", "bot:hard"], "key": f"other-table-{number}", "pace": 0}
        _, made = await call(port, source, "POST", "/tables", token, wanted)
        assert made is not None, "the other one gets no table"
        asked, lines = time.monotonic(), -1
        while time.monotonic() < until:
            _, state = await call(port, source, "GET", f"/tables/{made['id']}", token)
            now = time.monotonic()
            if state is None or state["status"] == "over":
                break
            if state["lines"] != lines:
                if lines >= 0 and asked > 0:
                    waits.append(now - asked)
                lines, asked = state["lines"], now if state["asked"] and not state["legal"] else 0.0
            if state["legal"]:
                await call(port, source, "POST", f"/tables/{made['id']}/answers", token, answer_to(state, dice))
                asked = time.monotonic()
            await asyncio.sleep(0.1)
    return waits


async def bots(port: int, found: Filled, seconds: float, sources: Sequence[str]) -> bool:
    """Whether the other one's bot answers within 3 s, whatever one address has filled the server with."""
    greedy, other = sources
    until, told = time.monotonic() + seconds, dict[int, int]()
    pressing = [asyncio.create_task(press(port, greedy, found, number, until, told)) for number in range(PRESSERS)]
    await asyncio.sleep(min(10.0, seconds / 4))
    waits = sorted(await play(port, other, found.other, until))
    await asyncio.gather(*pressing)
    assert waits, "no bot answered at all"
    print(f"{len(found.watched)} tables of bots alone, {len(found.played)} with the attacker; his requests: {told}")
    shares = [waits[min(len(waits) - 1, int(len(waits) * share))] for share in (0.5, 0.95, 0.99)]
    told_shares = " / ".join(f"{wait:.2f}" for wait in shares)
    print(f"{len(waits)} answers of the other one's bot: half / 95 / 99 of 100 within {told_shares} s, ", end="")
    print(f"at most {waits[-1]:.2f} s")
    return waits[-1] <= 3.0
