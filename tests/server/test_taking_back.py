"""Taking an answer back by consent: the game goes back to before it, for everybody, and the log tells it."""

from __future__ import annotations

import pytest

from banneret.server.commands import Agree, Answer, AskBack, HandOver, Refuse
from banneret.server.errors import Conflict, Forbidden
from banneret.server.keeping import Place
from banneret.server.live_table import LiveTable
from banneret.server.lobby import Lobby
from banneret.server.results import APPLIED, STALE, Result
from banneret.server.settings import Settings
from banneret.server.store.rows import Person
from tests.server.lobby_kit import (
    asynchronous,
    bid,
    key,
    lobby_at,
    on_each_database,
    people,
    says,
    shown,
    stored_lines,
    toy_table,
)

BY_CONSENT = Settings(pace=0.0, take_backs=True)


pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


async def ask(live: LiveTable, person: Person) -> Result:
    return await live.perform(person, key(), AskBack((await live.scene(person.id)).lines))


async def agree(live: LiveTable, *seated: Person) -> None:
    for person in seated:
        await live.perform(person, key(), Agree((await live.snapshot()).accords.offers[0].number))


async def told(live: LiveTable) -> list[tuple[str, str]]:
    return [(row.what, row.name) for row in (await live.snapshot()).news if row.what != "sat"]


async def three(lobby: Lobby) -> tuple[LiveTable, Person, Person, Person]:
    anna, bela, cili = await people(lobby, "Anna", "Béla", "Cili")
    return await toy_table(lobby, [anna, bela, cili], settings=BY_CONSENT), anna, bela, cili


@asynchronous
async def test_all_agree_and_the_table_is_as_it_was(url: str) -> None:
    async with lobby_at(url) as lobby:
        live, anna, bela, cili = await three(lobby)
        await says(live, anna, "wait")
        before = shown(await live.scene(bela.id))
        lines = stored_lines(lobby, live)
        old = await live.scene(anna.id)
        await says(live, anna, "go")
        assert (await live.scene(anna.id)).can_ask_back
        await bid(live, anna)
        assert not (await live.scene(anna.id)).can_ask_back, "what others have not seen is reopened"
        await bid(live, bela)
        await bid(live, cili)
        asked = await live.scene(anna.id)
        assert asked.question != old.question
        await ask(live, anna)
        assert stored_lines(lobby, live) != lines, "nobody else has agreed yet"
        await agree(live, bela, cili)
        again = await live.scene(anna.id)
        assert again.frame == "Bid", "back to the joint question, which is put to all of them again"
        assert again.asked == [0, 1, 2]
        await ask(live, anna)
        await agree(live, bela, cili)
        after = shown(await live.scene(bela.id))
        for name in ("view", "legal", "asked", "scores", "log", "frame", "draft"):
            assert after[name] == before[name], name
        assert stored_lines(lobby, live) == lines
        asking = ["take_back_asked", "take_back_agreed"]
        assert [what for what, _ in await told(live)] == [*asking, "taken_back_seen", *asking, "taken_back"]


@asynchronous
async def test_an_answer_to_a_question_that_is_gone_is_stale_afterwards(url: str) -> None:
    async with lobby_at(url) as lobby:
        live, anna, bela, cili = await three(lobby)
        first = (await live.scene(anna.id)).question
        await says(live, anna, "go")
        second = (await live.scene(bela.id)).question
        await ask(live, anna)
        await agree(live, bela, cili)
        assert (await live.perform(anna, key(), Answer(0, first, ["go"]))).status == STALE
        assert (await says(live, anna, "go")).status == APPLIED
        assert (await live.perform(bela, key(), Answer(1, second, ["done"]))).status == STALE


@on_each_database
@asynchronous
async def test_it_survives_a_restart_and_chance_is_another_one(url: str) -> None:
    async with lobby_at(url) as lobby:
        live, anna, bela, cili = await three(lobby)
        await says(live, anna, "peek")
        for _ in range(6):
            await says(live, anna, "peek")
        seen = stored_lines(lobby, live)[1:]
        for _ in range(7):
            await ask(live, anna)
            await agree(live, bela, cili)
        assert stored_lines(lobby, live)[1:] == []
        assert (await told(live))[-1] == ("taken_back_seen", "Anna")
        question = (await live.scene(anna.id)).question
        id = live.id
    async with lobby_at(url) as lobby:
        live = await lobby.table(id)
        scene = await live.scene(anna.id)
        assert scene.question == question
        assert not scene.offers
        for _ in range(7):
            assert (await says(live, anna, "peek")).status == APPLIED
        assert stored_lines(lobby, live)[1:] != seen, "seven peeks by lot, and all of them known before"


@asynchronous
async def test_one_who_declines_ends_it_and_an_answer_lets_it_lapse(url: str) -> None:
    async with lobby_at(url) as lobby:
        live, anna, bela, cili = await three(lobby)
        await says(live, anna, "go")
        await ask(live, anna)
        number = (await live.snapshot()).accords.offers[0].number
        with pytest.raises(Conflict, match="offer_open"):
            await ask(live, anna)
        await live.perform(bela, key(), Refuse(number))
        with pytest.raises(Conflict, match="offer_gone"):
            await live.perform(cili, key(), Agree(number))
        await ask(live, anna)
        for person in (anna, bela, cili):
            await bid(live, person)
        assert (await live.snapshot()).accords.offers == ()
        assert [what for what, _ in await told(live)] == [
            "take_back_asked", "take_back_refused", "take_back_asked", "take_back_lapsed",
        ]  # fmt: skip


@asynchronous
async def test_it_is_off_unless_chosen_and_free_undo_comes_first(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        live = await toy_table(lobby, [anna, bela])
        await says(live, anna, "go")
        assert not (await live.scene(anna.id)).can_ask_back
        with pytest.raises(Forbidden, match="no_take_backs"):
            await ask(live, anna)
        live = await toy_table(lobby, [anna, bela], settings=BY_CONSENT)
        with pytest.raises(Conflict, match="nothing_to_ask_back"):
            await ask(live, anna)
        await says(live, anna, "wait")
        with pytest.raises(Conflict, match="nothing_to_ask_back"):
            await ask(live, anna)
        await says(live, anna, "go")
        lines = (await live.scene(anna.id)).lines
        assert (await live.perform(anna, key(), AskBack(lines - 1))).status == STALE
        with pytest.raises(Conflict, match="nothing_to_ask_back"):
            await ask(live, bela)


@asynchronous
async def test_bots_agree_at_once_and_wait_while_somebody_is_asked(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bela = await people(lobby, "Anna", "Béla")
        alone = await toy_table(lobby, [anna], "bot:easy", settings=BY_CONSENT)
        await says(alone, anna, "go")
        await ask(alone, anna)
        assert (await alone.scene(anna.id)).frame == "Opening"
        live = await toy_table(lobby, [anna, bela], "bot:easy", settings=BY_CONSENT)
        await says(live, anna, "peek")
        await ask(live, anna)
        assert (await live.snapshot()).bots_asked() == []
        await live.perform(bela, key(), HandOver())
        assert (await live.snapshot()).accords.offers == (), "nobody is left to be asked: Anna may ask again"
        await ask(live, anna)
        assert (await told(live))[-1] == ("taken_back_seen", "Anna")


@on_each_database
@asynchronous
async def test_another_server_carries_it_out_as_well(url: str) -> None:
    async with lobby_at(url, place=Place("one")) as lobby, lobby_at(url, place=Place("two")) as other:
        live, anna, bela, cili = await three(lobby)
        await says(live, anna, "go")
        await ask(live, anna)
        there = await other.table(live.id)
        await agree(there, bela, cili)
        await live.look_up()
        assert (await live.scene(anna.id)).frame == (await there.scene(anna.id)).frame == "Opening"
        assert shown(await live.scene(cili.id)) == shown(await there.scene(cili.id))


@asynchronous
async def test_what_was_told_among_lines_that_went_stands_before_that(url: str) -> None:
    async with lobby_at(url) as lobby:
        live, anna, bela, cili = await three(lobby)
        begun = len((await live.scene(bela.id)).log)
        await says(live, anna, "go")
        await ask(live, anna)
        await agree(live, bela, cili)
        await says(live, anna, "wait")
        await says(live, anna, "wait")
        await says(live, anna, "go")
        places = [line.before for line in (await live.scene(bela.id)).news]
        assert places == sorted(places)
        assert places[-1] == begun, "all of it was told before what was answered afterwards"
