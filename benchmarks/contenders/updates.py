"""What an open page gets after an answer: processor time to draw, compare and encode it, and its bytes.

Runs within the build that is measured: `python updates.py GAME`, and prints JSON. Random
games are played through the server's own lobby, all seats by people who watch; scenes are made before the clock runs.
The shuffles of a game follow from `--seed`: builds with the same rules play the same games.
`cold` are the first games of the process, `warm` the ones after them. What older builds call otherwise is looked up by
either name.
"""

import argparse
import asyncio
import json
import random
import tempfile
import zlib
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from time import thread_time
from typing import Any

PLAYERS = {"havoc": 4, "knights": 4, "field_of_glory": 2, "mousquetaires": 4, "warrior_knights": 4}


def first(*names: str) -> Any:
    """The first of several `module:name` that this build has."""
    for name in names:
        module, _, attribute = name.partition(":")
        try:
            return getattr(import_module(module), attribute)
        except (ImportError, AttributeError):
            continue
    raise ImportError(f"none of {', '.join(names)}")


class Prepared:
    """A table whose scene was made before."""

    def __init__(self) -> None:
        self.prepared: Any = None

    async def scene(self, person: str) -> Any:
        return self.prepared

    async def present_scene(self, person: str) -> Any:
        return self.prepared


class Nobody:
    """There are no bots at these tables."""

    async def warm_up(self) -> None:
        return None

    async def close(self) -> None:
        return None


def ids_from(seed: int) -> Any:
    """The server's fresh names, with seeds of tables that can be foreseen."""
    ids, numbers = first("banneret.server.clock:Ids")(), count(1000 * seed)
    ids.seed = lambda: f"{next(numbers):064x}"
    return ids


class Page:
    """One open page and its stream."""

    def __init__(self, person: Any) -> None:
        self.person = person
        self.live = Prepared()
        self.viewer = first("banneret.server.web.stream:Viewer")(self.live, person.id, "en")
        try:
            self.packer = first("banneret.server.web.compression:stream_compressor")()
        except ImportError:
            self.packer = None
        self.version = ""

    async def look(self, scene: Any) -> tuple[float, int, int]:
        """Seconds to draw and encode, bytes of the message, bytes on the wire."""
        self.live.prepared, self.version = scene, scene.version
        started = thread_time()
        _, told = await self.viewer.look()
        took = thread_time() - started
        wire = len(told)
        if self.packer is not None:
            wire = len(self.packer.compress(told) + self.packer.flush(zlib.Z_SYNC_FLUSH))
        return took, len(told), wire


async def answer(live: Any, page: Page, scene: Any, notation: str, key: str) -> None:
    if hasattr(live, "answer"):
        await live.answer(page.person, scene.seat, scene.question, key, [notation])
    else:
        command = first("banneret.server.commands:Answer")(scene.seat, scene.question, [notation])
        await live.perform(page.person, key, command)


async def play(lobby: Any, game: str, seed: int, most: int, keys: Iterator[str]) -> list[tuple[float, int, int]]:
    """One random game. Stretches of ten answers are measured, every fourth one, until there are enough updates."""
    people = [await lobby.people.enter(name, "en") for name in ("Anna", "Béla", "Csilla", "Dénes")[: PLAYERS[game]]]
    made = await lobby.create(people[0], next(keys), game, len(people), ["me", *["open"] * (len(people) - 1)])
    live = await lobby.table(made.id)
    for seat, person in enumerate(people[1:], start=1):
        if hasattr(live, "take"):
            await live.take(person, seat, next(keys))
        else:
            await live.perform(person, next(keys), first("banneret.server.commands:TakeSeat")(seat))
    pages = [Page(person) for person in people]
    for page in pages:
        await page.look(await live.scene(page.person.id))
    chosen, found = random.Random(seed), []
    for step in count():
        scenes = [await live.scene(page.person.id) for page in pages]
        if step % 40 < 10:
            caught_up = step % 40 > 0
            for page, scene in zip(pages, scenes, strict=True):
                if page.version != scene.version:
                    measured = await page.look(scene)
                    found += [measured] if caught_up else []
        asked = [(page, scene) for page, scene in zip(pages, scenes, strict=True) if scene.legal]
        if not asked or len(found) >= most:
            return found
        page, scene = asked[chosen.randrange(len(asked))]
        await answer(live, page, scene, chosen.choice(sorted(scene.legal)), next(keys))
    raise AssertionError


async def measure(game: str, cold: int, warm: int, seed: int, most: int) -> dict[str, list[tuple[float, int, int]]]:
    store = first("banneret.server.store:Store")
    lobby_kind = first("banneret.server.lobby:Lobby", "banneret.server.hall:Hall")
    keys = (f"key-{number:08}" for number in count())
    found: dict[str, list[tuple[float, int, int]]] = {"cold": [], "warm": []}
    with tempfile.TemporaryDirectory() as folder:
        async with lobby_kind(store(f"sqlite:///{folder}/updates.db"), thinkers=Nobody(), ids=ids_from(seed)) as lobby:
            for number in range(cold + warm):
                played = await play(lobby, game, seed + number, most, keys)
                found["cold" if number < cold else "warm"] += played
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--cold", type=int, default=1)
    parser.add_argument("--warm", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--updates", type=int, default=400, help="of a game at most so many (400)")
    given = parser.parse_args()
    found = asyncio.run(measure(given.game, given.cold, given.warm, given.seed, given.updates))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
