"""The review of a finished game on the web: after the end only, part by part, kept, and played on from."""

from __future__ import annotations

import asyncio
from pathlib import Path

from banneret.core.table import replay_table
from banneret.games import registry
from banneret.server.commands import Answer
from banneret.server.lobby import Lobby
from banneret.server.play_on import lay_position
from banneret.server.reviews import Reviews
from banneret.server.settings import Settings
from banneret.server.store.rows import Person
from banneret.server.teaching import Lesson, ReviewJob, Taught
from tests.insight.positions import record
from tests.server.lobby_kit import asynchronous, lobby_at, people, url_of
from tests.server.tutor_kit import TutorAtHand
from tests.server.web_kit import Browser, Page, key, serving


async def finished_table(lobby: Lobby, person: Person) -> str:
    """A table of a game that bots have played to its end: it is entered one answer before, and then answered."""
    game = record(registry.load("havoc"), 2, "finished")
    last = game.lines[-1]
    position = replay_table(game, to=len(game.lines) - 2)
    id = await lay_position(lobby, person, key(), position, last.seat, Settings(public=False))
    live = await lobby.table(id)
    while (await live.snapshot()).row.status != "over":
        await asyncio.sleep(0.05)
        snapshot = await live.snapshot()
        table = snapshot.table
        if table is not None and last.seat in snapshot.asked():
            legal = table.legal(last.seat)
            await live.perform(person, key(), Answer(last.seat, table.questions[last.seat], [legal[-1].notation]))
    return id


async def complete(browser: Browser, address: str) -> Page:
    for _ in range(400):
        page = await browser.page(address)
        if "svg" in {tag for tag, given in page.tags if given.get("class") == "review-chart"}:
            return page
        assert any(tag == "progress" for tag, _ in page.tags)
        await asyncio.sleep(0.05)
    raise AssertionError("the review never came")


@asynchronous
async def test_a_review_is_worked_out_kept_and_played_on_from(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tutor = TutorAtHand()
        server.application.tutors = tutor
        browser = server.browser()
        await browser.play_now("havoc")
        person = await server.lobby.people.get(browser.person())
        table = await finished_table(server.lobby, person)
        page = await complete(browser, f"/t/{table}/review?seat=0")
        assert "Turning points" in page.words
        asked = len(tutor.jobs)
        kept = await server.lobby.services.queue.call(server.lobby.services.queue.store.moments, table)
        live = await server.lobby.table(table)
        assert len(kept) == (await live.snapshot()).steps + 1
        await complete(browser, f"/t/{table}/review?seat=1")
        assert len(tutor.jobs) == asked, "a complete review is not worked out again"
        hungarian = server.browser("hu")
        assert (await hungarian.get(f"/t/{table}/review")).status_code == 403, "the table is private"
        fields = [("csrf", await browser.csrf()), ("key", key()), ("step", "5"), ("seat", "0")]
        answer = await browser.send(f"/t/{table}/play-on", fields)
        assert answer.status_code == 303
        fresh = await server.lobby.table(str(answer.headers["location"]).rpartition("/")[2])
        snapshot = await fresh.snapshot()
        assert snapshot.steps >= 5
        assert snapshot.seat_of(browser.person()) == 0
        assert not snapshot.settings.public
        assert snapshot.settings.played_on
        assert 'value="invite"' not in (await browser.page(str(answer.headers["location"]))).html
        fields = [("csrf", await browser.csrf()), ("key", key()), ("do", "invite")]
        refused = await browser.send(f"{answer.headers['location']}/seat/1", fields)
        assert refused.status_code == 409, "who plays on knows the hands of all seats"


@asynchronous
async def test_a_review_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.application.tutors = TutorAtHand()
        browser = server.browser()
        await browser.play_now("havoc")
        person = await server.lobby.people.get(browser.person())
        table = await finished_table(server.lobby, person)
        store = server.lobby.services.queue.store
        await browser.page(f"/t/{table}/review")
        while not (before := await server.lobby.services.queue.call(store.moments, table)):
            await asyncio.sleep(0.01)
        cookies = browser.client.cookies
    async with serving(tmp_path) as server:
        tutor = TutorAtHand()
        server.application.tutors = tutor
        browser = server.browser()
        browser.client.cookies = cookies
        await complete(browser, f"/t/{table}/review")
        store = server.lobby.services.queue.store
        after = await server.lobby.services.queue.call(store.moments, table)
        assert after[: len(before)] == before
        assert all(job.done >= len(before) for job in tutor.jobs if isinstance(job, ReviewJob))


class PartByPart:
    """A tutor who tells a few empty moments at a time, and notes of which game."""

    def __init__(self) -> None:
        self.players: list[int] = []

    async def teach(self, job: Lesson) -> Taught:
        assert isinstance(job, ReviewJob)
        self.players.append(len(job.seats))
        await asyncio.sleep(0)
        return Taught(moments=[{}] * 25)

    async def close(self) -> None:
        return None


@asynchronous
async def test_somebody_who_wants_many_reviews_delays_another_by_parts(tmp_path: Path) -> None:
    """The reviews of two addresses are worked out side by side, however many one of them asked for first."""
    long, short = (record(registry.load("havoc"), players, "reviewed") for players in (3, 2))
    parts = -(-len(short.lines) // 25)
    async with lobby_at(url_of(tmp_path)) as lobby:
        [anna] = await people(lobby, "Anna")
        tables = [(await lobby.create(anna, key(), "havoc", 2, ["me", "open"])).id for _ in range(31)]
        tutor = PartByPart()
        reviews = Reviews(lobby.services.queue, lambda: tutor)
        for table in tables[:30]:
            await reviews.look(table, long, "10.0.0.1")
        await reviews.look(tables[30], short, "10.0.0.2")
        before = len(tutor.players)
        async with asyncio.timeout(60):
            while tutor.players.count(2) < parts:
                await asyncio.sleep(0.001)
        assert len(tutor.players) <= before + 2 * parts + 6  # and not by thirty reviews
        await reviews.close()


@asynchronous
async def test_there_is_no_review_before_the_end(tmp_path: Path) -> None:
    """A review tells everybody's cards."""
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now("havoc")
        answer = await browser.get(f"{table}/review")
        assert answer.status_code == 409
        assert "over" in answer.text
        fields = [("csrf", await browser.csrf()), ("key", key()), ("step", "0"), ("seat", "0")]
        assert (await browser.send(f"{table}/play-on", fields)).status_code == 409
