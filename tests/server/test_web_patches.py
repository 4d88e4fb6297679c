"""Patches: a page that takes every update shows, byte for byte, what a page that is loaded anew shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from banneret.core.drawing.sheet import symbols_of
from banneret.server.commands import Answer, Say, TakeSeat, Undo
from banneret.server.live_table import LiveTable
from banneret.server.store.rows import Person
from banneret.server.web.regions import TableArtist
from banneret.server.web.stream import Update, Viewer
from banneret.server.web.viewer import Shown
from tests.server.lobby_kit import asynchronous, key, lobby_at, people, url_of

PLAYERS = {"havoc": 4, "knights": 3, "field_of_glory": 2, "mousquetaires": 3, "warrior_knights": 3}
NAMES = ("Anna", "Béla <!--card-b7-->", "<b id=seat-0>", "Dénes")
STEPS = 36
MARKS = re.compile(r"<!--(.*?)-->")
IDS = re.compile(r' id="([^"]*)"')
SYMBOLS = re.compile(r'^<svg class="symbols".*?</svg>')
SYMBOL = re.compile(r"<symbol .*?</symbol>")


class Model:
    """A page as the browser keeps it: texts with comments where elements stand, and symbols that are never taken away.

    Unlike a page it begins with nothing, so that all it holds comes from patches.
    """

    def __init__(self, live: LiveTable, person: str, language: str) -> None:
        self.viewer = Viewer(live, person, language)
        self.viewer.shown = Shown()
        self.parts: dict[str, str] = {}
        self.symbols: dict[str, str] = {}

    async def look(self) -> Update:
        """Take an update. Whatever it leaves out must be here already, and no longer here if it went."""
        _, told = await self.viewer.look()
        data = next(line for line in told.split(b"\n") if line.startswith(b"data: "))
        update = msgspec.json.decode(data.removeprefix(b"data: "), type=Update)
        assert not update.regions
        self.parts |= update.parts
        for name, text in update.symbols.items():
            self.symbols[name] = self.symbols.get(name, "") + text
        there = {id for name in self.parts if name.startswith("/") for id in [name, *self.reached(name)]}
        self.parts = {id: text for id, text in self.parts.items() if id in there}
        return update

    def reached(self, id: str) -> Iterator[str]:
        for inner in MARKS.findall(self.parts[id]):
            yield inner
            yield from self.reached(inner)

    def whole(self, id: str) -> str:
        return MARKS.sub(lambda mark: self.whole(mark[1]), self.parts[id])

    def check(self, regions: dict[str, str]) -> None:
        """The same as whole regions, each with the symbols that it uses."""
        assert {name[1:] for name in self.parts if name.startswith("/")} == set(regions)
        for name, html in regions.items():
            head = SYMBOLS.match(html)
            symbols = SYMBOL.findall(head[0]) if head else []
            assert not head or head[0] == symbols_of(symbols)
            assert self.whole(f"/{name}") == html.removeprefix(head[0] if head else "")
            assert all(symbol in self.symbols.get(name, "") for symbol in symbols)
        ids = IDS.findall("".join(regions.values()))
        assert len(ids) == len(set(ids)), "ids are unique in a page"
        assert not [id for id in ids if not re.fullmatch(r"[\w@.-]+", id)], "an id can stand in a comment"


async def seated(live: LiveTable, persons: list[Person]) -> None:
    for seat, person in enumerate(persons[1:], start=1):
        await live.perform(person, key(), TakeSeat(seat))


@pytest.mark.parametrize("game", PLAYERS)
@asynchronous
async def test_a_page_that_takes_every_patch_shows_what_a_fresh_page_shows(tmp_path: Path, game: str) -> None:
    async with lobby_at(url_of(tmp_path)) as lobby:
        persons = await people(lobby, *NAMES[: PLAYERS[game]])
        plans = ["me", *["open"] * (len(persons) - 1)]
        made = await lobby.create(persons[0], key(), game, len(persons), plans)
        live = await lobby.table(made.id)
        await seated(live, persons)
        random = Random(game)
        watching = [*[person.id for person in persons], "", "", ""]  # two who only watch share a language
        models = [Model(live, id, "hu" if at % 2 else "en") for at, id in enumerate(watching)]
        for step in range(STEPS):
            for model, id in zip(models, watching, strict=True):
                scene = await live.scene(id)
                await model.look()
                if step % 3 == 0:
                    model.check(TableArtist(scene, model.viewer.language).render().regions)
            scenes = [await live.scene(person.id) for person in persons]
            asked = [(person, scene) for person, scene in zip(persons, scenes, strict=True) if scene.legal]
            if not asked:
                return
            person, scene = random.choice(asked)
            if scene.can_undo and random.random() < 0.15:
                await live.perform(person, key(), Undo(scene.seat, scene.question))
                continue
            if random.random() < 0.1 and not scene.silenced:
                await live.perform(person, key(), Say("<!--seat-1--> <b>"))
            await live.perform(person, key(), Answer(scene.seat, scene.question, [random.choice(sorted(scene.legal))]))
