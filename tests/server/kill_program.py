"""A server to be killed: it plays at a table and says on its standard output what it sends and what is acknowledged.

Every line of its input is an order (JSON). For each a child is forked, so that the interpreter need not start anew; the
child is what gets killed. Lines of output: `child <pid>`, `send`, `ack` and `seen` with JSON, `over <table>`, `ended`.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from random import Random

from banneret.games import registry
from banneret.server.commands import Answer, Say, TakeBack, TakeSeat, Undo
from banneret.server.jobs import quick_chain
from banneret.server.live_table import LiveTable
from banneret.server.lobby import Lobby
from banneret.server.results import Result
from banneret.server.scene import Scene
from banneret.server.store import Store
from banneret.server.store.rows import Person
from banneret.server.thinkers import Thinkers
from tests.server.lobby_kit import AT_ONCE, QuickThinkers

PLANS = ["me", "open", "bot:easy", "bot:easy"]


def say(word: str, **values: object) -> None:
    """One line in one write: a pipe takes it whole or not at all."""
    os.write(1, f"{word} {json.dumps(values)}\n".encode())


class Player:
    """Somebody at the table who answers at random, now in one go and now piece by piece, and takes things back."""

    def __init__(self, live: LiveTable, person: Person, seat: int, dice: Random, name: str) -> None:
        self.live = live
        self.person = person
        self.seat = seat
        self.dice = dice
        self.name = name
        self.sent = 0

    async def play(self) -> None:
        async with await self.live.subscribe(self.person.id) as notices:
            async for _ in notices:
                while await self.act(await self.live.scene(self.person.id)):
                    pass
                if (await self.live.scene("")).status == "over":
                    return

    async def act(self, scene: Scene) -> bool:
        """Do something if this seat is asked; whether it was."""
        if not scene.legal or scene.view is None:
            return False
        chance = self.dice.random()
        if chance < 0.1:
            await self.command("say", scene, [f"hello {self.sent}"])
        if scene.draft and chance < 0.2:
            await self.command("take_back", scene, [])
        elif scene.can_undo and chance < 0.4:
            await self.command("undo", scene, [])
        else:
            chain = quick_chain(scene.kind, scene.view, self.dice.randrange(2**40))
            await self.command("answer", scene, chain if chance < 0.6 else chain[:1])
        return True

    async def command(self, what: str, scene: Scene, words: list[str]) -> None:
        self.sent += 1
        snapshot = await self.live.snapshot()
        order = {
            "what": what,
            "seat": self.seat,
            "question": scene.question,
            "words": words,
            "key": f"{self.name}-{self.seat}-{self.sent:05}",
            "last": snapshot.line_ends[-1].version,
            "joint": scene.frame == "CastillonLay",
        }
        say("send", **order)
        await carry_out(self.live, self.person, order)


async def carry_out(live: LiveTable, person: Person, order: dict[str, object]) -> None:
    """Send a command and acknowledge it."""
    seat, question, key = int(str(order["seat"])), int(str(order["question"])), str(order["key"])
    words = [str(word) for word in order["words"]]  # type: ignore[attr-defined]
    result: Result
    if order["what"] == "say":
        result = await live.perform(person, key, Say(words[0]))
    elif order["what"] == "take_back":
        result = await live.perform(person, key, TakeBack(seat, question))
    elif order["what"] == "undo":
        result = await live.perform(person, key, Undo(seat, question))
    else:
        result = await live.perform(person, key, Answer(seat, question, words))
    draft = (await live.scene(person.id)).draft
    say("ack", key=key, status=result.status, version=int(result.version.partition(".")[0]), draft=draft)


async def watch(live: LiveTable) -> None:
    """A spectator: whatever is announced must be in the database."""
    async with await live.subscribe("") as notices:
        async for notice in notices:
            say("seen", version=int(notice.version.partition(".")[0]))


async def serve(order: dict[str, object]) -> None:
    dice = Random(str(order["name"]))
    thinkers = Thinkers(1) if order["workers"] else QuickThinkers()
    async with Lobby(Store(str(order["url"])), thinkers=thinkers) as lobby:
        seated = [await lobby.people.get(str(id)) for id in order["people"]]  # type: ignore[attr-defined]
        game = int(str(order["game"]))
        pending = list(order["pending"])  # type: ignore[call-overload]
        while True:
            made = await lobby.create(seated[0], f"make-{game:05}", "havoc", 4, PLANS, settings=AT_ONCE)
            live = await lobby.table(made.id)
            await live.perform(seated[1], f"take-{game:05}", TakeSeat(1))
            say("table", id=made.id, game=game)
            for old in pending:
                await carry_out(live, seated[old["seat"]], old)
            pending = []
            watcher = asyncio.create_task(watch(live))
            name = f"{order['name']}-{game}"
            await asyncio.gather(*[Player(live, seated[seat], seat, dice, name).play() for seat in (0, 1)])
            watcher.cancel()
            say("over", id=made.id)
            if order["finish"]:
                return
            game += 1


def main() -> None:
    registry.load("havoc").rules.load_data()
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(serve(order))
            finally:
                os._exit(0 if sys.exc_info()[0] is None else 1)
        say("child", pid=child)
        _, status = os.waitpid(child, 0)
        say("ended", status=status)


if __name__ == "__main__":
    main()
