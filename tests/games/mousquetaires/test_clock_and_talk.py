"""Emergency! by the clock and Isolation at the web table: the server measures, the rules say what is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from banneret.core.table import replay_table
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.server.commands import SideAct, TakeSeat
from banneret.server.live_table import LiveTable
from banneret.server.lobby import Lobby
from banneret.server.scene import Countdown
from banneret.server.settings import Timeouts
from banneret.server.snapshot import record_of
from banneret.server.store.rows import Person
from banneret.server.table_clock import BEAT_SECONDS
from tests.server.lobby_kit import AT_ONCE, StillClock, asynchronous, key, loaded, lobby_at, people, says, soon, url_of
from tests.server.web_kit import Browser, Server, serving

PATIENT = Timeouts(linger=1e9)
BY_CLOCK = {"emergency_mode": "timer", "musketeer_selection": "random"}


async def asked(live: LiveTable, seated: list[Person]) -> Person:
    for person in seated:
        if (await live.scene(person.id)).legal:
            return person
    raise AssertionError("nobody is asked")


async def let_play(live: LiveTable, seated: list[Person], wanted: str, until: str) -> None:
    """Play on, as quietly as can be, until a treachery card has been played and a question is put.

    Milady goes to Richelieu's, searches the card out if she does not hold it, and plays it in the next round.
    """
    done = False
    for _ in range(400):
        person = await asked(live, seated)
        scene = await live.scene(person.id)
        if done and scene.frame == until:
            return
        wishes = [f"scheme {wanted}", "go richelieu", f"fetch {wanted}", "draw three", "end turn", "done", "decline"]
        wish = next((wish for wish in wishes if wish in scene.legal), next(iter(scene.legal)))
        done = done or wish == f"scheme {wanted}"
        assert (await says(live, person, wish)).status in ("applied", "drafted")
    raise AssertionError(f"{wanted} was never played")


async def into_a_duel(live: LiveTable, person: Person) -> None:
    """Somebody goes where an enemy stands and draws his sword."""
    for location in ("louvre", "paris"):
        legal = (await live.scene(person.id)).legal
        duel = next((act for act in legal if act.startswith("duel ")), "")
        if not duel and f"move {location}" in legal:
            await says(live, person, f"move {location}")
            duel = next((act for act in (await live.scene(person.id)).legal if act.startswith("duel ")), "")
        if duel:
            await says(live, person, duel)
            assert (await live.scene(person.id)).frame == "DuelCards"
            return
    raise AssertionError("no enemy anywhere")


async def table_of(lobby: Lobby, seated: list[Person], options: dict[str, str]) -> LiveTable:
    plans = ["me", *["open"] * (len(seated) - 1)]
    made = await lobby.create(seated[0], key(), "mousquetaires", len(seated), plans, options, AT_ONCE)
    live = await lobby.table(made.id)
    for seat, person in enumerate(seated[1:], start=1):
        await live.perform(person, key(), TakeSeat(seat))
    return live


def game_of(live: LiveTable, lobby: Lobby) -> Mousquetaires:
    """The game as the database holds it, played again from its record."""
    table = replay_table(record_of(loaded(lobby, live.id)), MOUSQUETAIRES.rules.load_data())
    assert isinstance(table.game, Mousquetaires)
    return table.game


async def pass_slowly(clock: StillClock, seconds: float) -> None:
    for _ in range(int(seconds / BEAT_SECONDS)):
        await clock.pass_by(BEAT_SECONDS)


@asynchronous
async def test_M_22_1_the_hourglass_runs_in_phase_two_pauses_in_duels_and_survives_a_restart(tmp_path: Path) -> None:
    clock = StillClock()
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=PATIENT) as lobby:
        seated = await people(lobby, "Anita", "Milady")
        live = await table_of(lobby, seated, BY_CLOCK)
        await let_play(live, seated, "emergency", "TakeAction")
        scene = await live.scene(seated[1].id)
        assert scene.countdown == Countdown(True, clock.now() + 120, 120.0)
        await pass_slowly(clock, 50)
        await says(live, seated[0], "draw")
        assert (await live.scene(seated[0].id)).countdown == Countdown(True, clock.now() + 70, 70.0)
        await into_a_duel(live, seated[0])
        await pass_slowly(clock, 100)
        assert (await live.scene(seated[0].id)).countdown == Countdown(False, clock.now() + 70, 70.0)
        await says(live, seated[0], "done")
        table = live.id
    clock.time += 7200
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=PATIENT) as lobby:
        live = await lobby.table(table)
        countdown = (await live.scene(seated[0].id)).countdown
        assert countdown is not None
        assert countdown.left == 70.0

        async def actions() -> bool:
            return game_of(live, lobby).time_out

        await pass_slowly(clock, 80)
        await soon(actions, True)
        game = game_of(live, lobby)
        assert game.phase != 2 or not game.clock_runs()
        assert (await live.scene(seated[0].id)).countdown is None or not game.clock_runs()


@asynchronous
async def test_M_22_2_time_up_is_told_to_everybody(tmp_path: Path) -> None:
    clock = StillClock()
    async with lobby_at(url_of(tmp_path), clock=clock, timeouts=PATIENT) as lobby:
        seated = await people(lobby, "Anita", "Milady")
        live = await table_of(lobby, seated, {**BY_CLOCK, "emergency_seconds": "60"})
        await let_play(live, seated, "emergency", "TakeAction")
        await pass_slowly(clock, 60)

        async def told() -> bool:
            log = (await live.scene(seated[1].id)).log
            return "time_up" in [entry.event.name for entry in log]

        await soon(told, True)


@asynchronous
async def test_M_22_3_the_budget_needs_no_clock(tmp_path: Path) -> None:
    async with lobby_at(url_of(tmp_path), timeouts=PATIENT) as lobby:
        seated = await people(lobby, "Anita", "Milady")
        live = await table_of(lobby, seated, {"musketeer_selection": "random"})
        await let_play(live, seated, "emergency", "TakeAction")
        assert (await live.scene(seated[0].id)).countdown is None


# Isolation.


async def browser_at(server: Server, language: str) -> tuple[Browser, Person]:
    browser = server.browser(language)
    await browser.send("/settings/quick", [("csrf", await browser.csrf()), ("language", language)])
    return browser, await server.lobby.people.get(browser.person())


async def say(browser: Browser, table: str, text: str) -> tuple[int, str]:
    fields = [("csrf", await browser.csrf()), ("key", key()), ("text", text)]
    answer = await browser.send(f"/t/{table}/say", fields)
    return answer.status_code, answer.text


@asynchronous
async def test_M_18_1_isolation_closes_the_chat_of_the_musketeers_alone(tmp_path: Path) -> None:
    refusals = {"en": "You may not talk now", "hu": "Most nem beszélhetsz"}
    async with serving(tmp_path) as server:
        found = [await browser_at(server, language) for language in ("en", "hu", "en")]
        seated = [person for _, person in found]
        live = await table_of(server.lobby, seated, {"musketeer_selection": "random"})
        assert (await say(found[0][0], live.id, "All for one!"))[0] == 303
        await let_play(live, seated, "isolation", "TakeAction")
        for browser, language in ((found[0][0], "en"), (found[1][0], "hu")):
            status, page = await say(browser, live.id, "Psst!")
            assert status == 409
            assert refusals[language] in page
            assert refusals[language] in (await browser.get(f"/t/{live.id}")).text, "the chat says so before"
        assert (await say(found[2][0], live.id, "Alone at last."))[0] == 303
        assert [line.text for line in (await live.scene(seated[0].id)).chat] == ["All for one!", "Alone at last."]


@asynchronous
async def test_M_22_1_programs_read_the_hourglass_of_a_table(tmp_path: Path) -> None:
    """The state of a table over the interface holds it while it lasts."""
    async with serving(tmp_path) as server:
        found = [await browser_at(server, "en") for _ in range(2)]
        seated = [person for _, person in found]
        live = await table_of(server.lobby, seated, BY_CLOCK)
        assert (await found[0][0].get(f"/api/tables/{live.id}")).json()["hourglass"] is None
        await let_play(live, seated, "emergency", "TakeAction")
        for browser, _ in found:
            glass = (await browser.get(f"/api/tables/{live.id}")).json()["hourglass"]
            assert glass["runs"] is True
            assert 100.0 < glass["left"] <= 120.0
        await into_a_duel(live, seated[0])
        glass = (await found[0][0].get(f"/api/tables/{live.id}")).json()["hourglass"]
        assert glass["runs"] is False


@asynchronous
async def test_M_5_10_bots_answer_a_musketeer_at_the_web_table(tmp_path: Path) -> None:
    async with lobby_at(url_of(tmp_path), timeouts=PATIENT) as lobby:
        seated = await people(lobby, "Anita", "Milady")
        plans = ["me", "bot:easy", "bot:easy", "bot:easy", "open"]
        options = {"musketeer_selection": "random"}
        made = await lobby.create(seated[0], key(), "mousquetaires", 5, plans, options, AT_ONCE)
        live = await lobby.table(made.id)
        await live.perform(seated[1], key(), TakeSeat(4))
        for _ in range(300):
            if "turn athos" in (await live.scene(seated[0].id)).legal:
                break
            legal = (await live.scene(seated[1].id)).legal
            if legal:
                assert (await says(live, seated[1], next(reversed(legal)))).status in ("applied", "drafted")
            await asyncio.sleep(0.01)
        await live.perform(seated[0], key(), SideAct(0, "ask combat"))
        for person in seated:
            log = (await live.scene(person.id)).log
            told = [entry.event.seat for entry in log if entry.event.name == "told_combat"]
            assert told == [1, 2, 3], "everybody hears the answers, Milady too"
        table = game_of(live, lobby)
        assert table.turn() == 0, "talk answers nothing"
