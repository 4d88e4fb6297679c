"""Pages as a browser without scripts sees them: from the lobby through a whole game and back."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from banneret.core.actions import Action
from banneret.core.kernel import Game
from banneret.core.reasons import Reason
from banneret.core.rooms import GameBot, Policy
from banneret.core.table import replay_table
from banneret.core.texts import LANGUAGES, Texts
from banneret.games.havoc.rules.cards import DOG, VALUE, notation
from banneret.games.havoc.rules.state import Havoc
from banneret.games.registry import load
from banneret.server.web.languages import TEXTS_FOLDER, preferred
from banneret.server.web.regions import word_and_note
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import Browser, Page, Server, key, serving

SOURCES = Path(TEXTS_FOLDER).parent
MOST_ANSWERS = 3000


async def at_once(browser: Browser, table: str) -> None:
    """Bots answer without waiting."""
    page = await browser.page(table)
    action, fields = page.form(action=f"{table}/settings")
    kept = [(name, value) for name, value in fields if name != "pace"]
    assert (await browser.send(action, [*kept, ("pace", "0.0")])).status_code == 303


async def next_page(server: Server, browser: Browser, table: str) -> Page:
    """The table when it waits for somebody who is no bot, or the game is over."""
    live = await server.lobby.table(table.rpartition("/")[2])
    while True:
        scene = await live.scene(browser.person())
        if scene.legal or scene.status == "over":
            return await browser.page(table)
        async with await live.subscribe(browser.person(), scene.version) as notices:
            try:
                async with asyncio.timeout(0.1):
                    await anext(notices)
            except TimeoutError:  # a bot takes its time
                await server.clock.pass_by(1.5)


async def play_on(server: Server, browser: Browser, table: str, most: int = MOST_ANSWERS) -> Page:
    """Answer by clicking: the last button commits where something is chosen, else the first one."""
    page = await next_page(server, browser, table)
    for turn in range(most):
        answers = page.answers()
        if not answers:
            break
        done = page.button(form="answer", name="action", value="done")
        chosen = done or page.button(form="answer", name="action", value=answers[turn % len(answers)])
        assert chosen is not None
        answer = await browser.submit(page, chosen)
        assert answer.status_code == 303, answer.text[-500:]
        page = await next_page(server, browser, table)
    return page


@asynchronous
async def test_a_newcomer_is_in_a_game_two_clicks_after_opening_the_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        page = await next_page(server, browser, table)
        assert "Captain" in page.words
        assert page.answers()


@asynchronous
async def test_a_whole_game_can_be_played_by_forms_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        await at_once(browser, table)
        page = await play_on(server, browser, table)
        assert page.answers() == []
        assert "The game is over" in page.words
        standing = await browser.page(f"{table}/standing")
        assert "Final standing" in standing.words
        assert "Captain" in standing.words
        record = await browser.get(f"{table}/record")
        assert record.text.startswith("banneret-record 1\n")
        assert "attachment" in record.headers["content-disposition"]
        for eyes in ("own", "all", "1"):
            replay = await browser.page(f"{table}/replay?step=3&eyes={eyes}")
            assert "3 / " in replay.words
        await check_open_hands(server, browser, table)
        again = await browser.click(page, formaction=f"{table}/again")
        assert "Captain" in again.words
        assert any(tag == "body" and given.get("data-status") == "playing" for tag, given in again.tags)


async def check_open_hands(server: Server, browser: Browser, table: str) -> None:
    """After the end all hands can be seen at once, each beside its owner, also by a spectator's eyes."""
    live = await server.lobby.table(table.rpartition("/")[2])
    snapshot = await live.snapshot()
    assert snapshot.table is not None
    for step in (0, 9, len(snapshot.table.record.lines) // 2):
        game = replay_table(snapshot.table.record, to=step).game
        assert isinstance(game, Havoc)
        page = await browser.page(f"{table}/replay?step={step}&eyes=all")
        held = [given for _, given in page.tags if "hand-card" in given.get("class", "")]
        assert sorted((given["data-suit"], given["data-value"]) for given in held) == sorted(
            ("" if card == DOG else notation(card)[0], str(VALUE[card])) for hand in game.hands for card in hand
        )
        people = [given["aria-label"] for tag, given in page.tags if given.get("class") == "open-hand"]
        assert people == [seat.name for seat in snapshot.seats]
        ids = [given["id"] for _, given in page.tags if "id" in given]
        assert len(ids) == len(set(ids))
        used = {given["href"] for tag, given in page.tags if tag == "use"}
        assert used <= {f"#{id}" for id in ids}
        moment = await browser.get(f"{table}/moment?step={step}&eyes=all", headers={"accept": "application/json"})
        assert moment.json()["regions"]["hand"].count("hand-card") == len(held)


@asynchronous
async def test_before_the_end_there_is_neither_record_nor_anybody_elses_eyes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        await next_page(server, browser, table)
        for path in ("/record", "/standing", "/replay?step=0&eyes=1", "/replay?step=0&eyes=all"):
            answer = await browser.get(table + path)
            assert answer.status_code == 409, path
            assert "after the end of the game" in Page(answer.text).words
        assert (await browser.get(f"{table}/replay?step=0")).status_code == 200


@asynchronous
async def test_a_draft_is_chosen_piece_by_piece_and_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        await at_once(browser, table)
        page = await next_page(server, browser, table)
        while page.button(form="answer", value="havoc") is None and not any(
            a.startswith("lay") for a in page.answers()
        ):
            page = await play_on(server, browser, table, 1)
        if page.button(form="answer", value="havoc") is not None:
            page = await browser.click(page, form="answer", value="havoc")
        lay = next(answer for answer in page.answers() if answer.startswith("lay"))
        page = await browser.click(page, form="answer", value=lay)
        assert any(given.get("data-chosen") == lay for _, given in page.tags)
        page = await browser.click(page, form="answer", value="undo")
        assert not any("data-chosen" in given for _, given in page.tags)
        page = await browser.click(page, form="answer", value=lay)
        page = await browser.click(page, form="answer", value="cancel")
        assert not any("data-chosen" in given for _, given in page.tags)


@asynchronous
async def test_a_chosen_card_is_taken_out_of_the_draft_by_one_request(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        await at_once(browser, table)
        page = await next_page(server, browser, table)
        while page.button(form="answer", value="havoc") is None:
            page = await play_on(server, browser, table, 1)
        page = await browser.click(page, form="answer", value="havoc")
        lays = [answer for answer in dict.fromkeys(page.answers()) if answer.startswith("lay")][:3]
        action, fields = page.form(id="answer")
        plain = [(name, value) for name, value in fields if name != "key"]
        wanted = {"accept": "application/json"}
        live = await server.lobby.table(table.rpartition("/")[2])

        async def sends(*more: tuple[str, str]) -> tuple[str, list[str]]:
            answer = await browser.send(action, [*plain, ("key", key()), *more], headers=wanted)
            return answer.json()["status"], (await live.scene(browser.person())).draft

        assert await sends(*[("action", lay) for lay in lays]) == ("drafted", lays)
        assert await sends(("drop", lays[1])) == ("drafted", [lays[0], lays[2]])
        assert await sends(("drop", lays[1])) == ("stale", [lays[0], lays[2]])
        chain = [("action", lay) for lay in lays[1:]]
        assert await sends(("edit", "redraft"), *chain) == ("drafted", lays[1:])
        assert await sends(("edit", "redraft")) == ("drafted", [])


@asynchronous
async def test_a_form_sent_twice_counts_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        page = await browser.page("/")
        button = page.button(name="level")
        assert button is not None
        first = await browser.submit(page, button)
        second = await browser.submit(page, button)
        assert first.headers["location"] == second.headers["location"]
        table = first.headers["location"]
        page = await next_page(server, browser, table)
        answer = page.button(form="answer", name="action")
        assert answer is not None
        live = await server.lobby.table(table.rpartition("/")[2])
        await browser.submit(page, answer)
        lines = len((await live.snapshot()).table.record.lines)  # type: ignore[union-attr]
        again = await browser.submit(page, answer)
        assert again.status_code == 303
        assert len((await live.snapshot()).table.record.lines) == lines  # type: ignore[union-attr]


@asynchronous
async def test_an_answer_to_a_question_that_is_gone_shows_the_present_state(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        page = await next_page(server, browser, table)
        action, fields = page.form(id="answer")
        gone = [(name, "0" if name == "question" else value) for name, value in fields]
        answer = await browser.send(action, [*gone, ("action", page.answers()[0])])
        assert answer.status_code == 409
        assert "The table has moved on" in Page(answer.text).words
        script = await browser.send(
            action, [*gone, ("action", page.answers()[0])], headers={"accept": "application/json"}
        )
        assert script.json()["status"] == "stale"


@asynchronous
async def test_a_refused_answer_says_why_and_by_which_rule(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        page = await next_page(server, browser, table)
        action, fields = page.form(id="answer")
        answer = await browser.send(action, [*fields, ("action", "out 1")], headers={"accept": "application/json"})
        told = answer.json()
        assert told["status"] == "refused"
        assert told["rule"].startswith("H-")
        assert told["sentence"]
        assert (await browser.send(action, [*fields, ("action", "fly away")])).status_code == 400


@asynchronous
async def test_pages_speak_the_browsers_language_and_remember_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser("hu-HU,hu;q=0.9,en;q=0.5")
        page = await browser.page("/")
        assert "Foglalj helyet" in page.words
        page = await browser.click(page, name="language", value="en")
        assert "Take a seat" in page.words
        table = await browser.play_now()
        page = await next_page(server, browser, table)
        page = await browser.click(page, name="language", value="hu")
        assert any(tag == "html" and given["lang"] == "hu" for tag, given in page.tags)
        assert "Napló" in page.words
        page = await browser.click(page, name="theme", value="dark")
        assert any(tag == "html" and given.get("data-theme") == "dark" for tag, given in page.tags)


def test_the_language_follows_the_weights_of_the_browser() -> None:
    assert preferred("de, hu;q=0.3, en;q=0.2", "en") == "hu"
    assert preferred("en-US,en;q=0.9,hu;q=0.8", "hu") == "en"
    assert preferred("de-DE, fr;q=0.8", "hu") == "hu"
    assert preferred("", "en") == "en"
    assert preferred("hu;q=nonsense, en;q=0", "hu") == "hu"


@asynchronous
async def test_a_table_with_options_and_open_seats_is_made_and_filled(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = server.browser(), server.browser()
        page = await host.page("/new?game=havoc")
        assert "Shuffles John of Gaunt into the deck" in page.words
        action, fields = page.form(action="/new")
        kept = [
            (name, value) for name, value in fields if name not in ("players", "seat", "title", "option-john_of_gaunt")
        ]
        plan = [("players", "3"), ("seat", "me"), ("seat", "open"), ("seat", "bot:easy")]
        made = await host.send(action, [*kept, *plan, ("option-john_of_gaunt", "on"), ("title", "Round table")])
        table = made.headers["location"]
        page = await host.page(table)
        assert "Round table" in page.words
        lobby = await guest.page("/")
        assert table in lobby.links
        assert "1 free seat" in lobby.words
        page = await guest.page(table)
        page = await guest.click(page, name="do", value="take")
        own = (await guest.page("/")).words
        assert own.index("Round table") < own.index("Take a seat"), "one's own games come first"
        assert any(tag == "body" and given.get("data-status") == "playing" for tag, given in page.tags)
        scene = await (await server.lobby.table(table.rpartition("/")[2])).scene(guest.person())
        assert scene.options["john_of_gaunt"] == "on"
        assert scene.seat == 1


@pytest.mark.parametrize(
    ("said", "word", "note"),
    [
        ("Battle: against Ulrich (troops 200 : 50)", "Battle", "against Ulrich (troops 200 : 50)"),
        ("Keep it (troops 200 : 50)", "Keep it (troops 200 : 50)", ""),
        ("Pass – lay no more", "Pass", "lay no more"),
    ],
)
def test_a_button_says_first_what_comes_before_its_first_colon(said: str, word: str, note: str) -> None:
    assert word_and_note(said) == (word, note)


@asynchronous
async def test_a_bad_choice_of_options_comes_back_with_the_reason(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        action, fields = (await browser.page("/new?game=havoc")).form(action="/new")
        bad = [(name, "shifted" if name == "option-small_game_scoring" else value) for name, value in fields]
        answer = await browser.send(action, bad)
        assert answer.status_code == 400
        assert "only with these numbers of players" in Page(answer.text).words


@asynchronous
async def test_the_rules_page_has_every_rule_with_its_anchor(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        page = await server.browser().page("/rules/havoc")
        anchors = {given.get("id") for _, given in page.tags}
        assert set(load("havoc").rules.numbers) <= anchors
        assert "reconstructed" in anchors
        assert (await server.browser().get("/rules/chess")).status_code == 404


@asynchronous
async def test_the_rules_are_shown_with_the_options_that_the_address_names(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        usual = await server.browser().page("/rules/knights")
        chosen = await server.browser().page("/rules/knights?plus_dice=all&nothing=x&king_timing=never")
        assert "Plus dice between two rolls: " not in usual.words
        assert "Plus dice between two rolls: " in chosen.words
        assert "When the king can be challenged: " not in chosen.words


@asynchronous
async def test_a_table_with_options_links_to_the_rules_as_they_are_played_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        action, fields = (await browser.page("/new?game=knights")).form(action="/new")
        chosen = [(name, "all" if name == "option-plus_dice" else value) for name, value in fields]
        answer = await browser.send(action, chosen)
        page = await browser.page(answer.headers["location"])
        named = {given["data-rules"] for _, given in page.tags if "data-rules" in given}
        assert named == {"/rules/knights?plus_dice=all"}


@asynchronous
async def test_my_games_mark_where_it_is_my_turn(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        assert "not sat down" in (await browser.page("/mine")).words
        table = await browser.play_now()
        await next_page(server, browser, table)
        page = await browser.page("/mine")
        assert table in page.links
        assert "Your turn" in page.words


@asynchronous
async def test_greyed_things_say_why_with_a_rule_that_the_rules_page_explains(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        await at_once(browser, table)
        page = await next_page(server, browser, table)
        reasons: list[dict[str, str]] = []
        for _ in range(60):
            reasons = [given for _, given in page.tags if given.get("data-why")]
            if reasons:
                break
            page = await play_on(server, browser, table, 1)
        assert reasons
        anchors = {given.get("id") for _, given in (await browser.page("/rules/havoc")).tags}
        assert {given["data-rule"] for given in reasons if "data-rule" in given} <= anchors


@asynchronous
async def test_chat_is_shown_to_everybody_at_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        page = await browser.page(table)
        action, fields = page.form(id="chat")
        sent = [(name, "Good luck!" if name == "text" else value) for name, value in fields]
        assert (await browser.send(action, sent)).status_code == 303
        assert "Good luck!" in (await browser.page(table)).words


@asynchronous
async def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        page = await next_page(server, browser, table)
        page = await browser.click(page, name="do", value="hand-over")
        assert page.answers() == []
        assert "stands in" in page.words
        page = await browser.click(page, formaction=f"{table}/reclaim")
        assert any(tag == "body" and given.get("data-seat") == "0" for tag, given in page.tags)


@asynchronous
async def test_the_host_fills_and_opens_seats_and_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = server.browser()
        action, fields = (await host.page("/new?game=havoc")).form(action="/new")
        kept = [(name, value) for name, value in fields if name not in ("players", "seat")]
        plan = [("players", "3"), ("seat", "me"), ("seat", "open"), ("seat", "open")]
        table = (await host.send(action, [*kept, *plan])).headers["location"]
        page = await host.click(await host.page(table), formaction=f"{table}/seat/1", value="bot")
        assert "bot, medium" in page.words
        page = await host.click(page, formaction=f"{table}/seat/1", value="open")
        assert "bot, medium" not in page.words
        page = await host.click(page, formaction=f"{table}/seat/2", value="invite")
        assert "works once" in page.words
        page = await host.click(await host.page(table), formaction=f"{table}/seat/2", value="revoke")
        action, fields = page.form(action=f"{table}/start")
        await host.send(action, fields)
        page = await host.page(table)
        assert any(tag == "body" and given.get("data-status") == "playing" for tag, given in page.tags)


@asynchronous
async def test_a_table_is_given_up_before_it_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = server.browser()
        action, fields = (await host.page("/new?game=havoc")).form(action="/new")
        kept = [(name, value) for name, value in fields if name not in ("players", "seat")]
        table = (await host.send(action, [*kept, ("players", "2"), ("seat", "me"), ("seat", "open")])).headers[
            "location"
        ]
        await host.click(await host.page(table), formaction=f"{table}/close")
        assert "was closed before" in (await host.page(table)).words


@asynchronous
async def test_odds_are_shown_alone_and_among_people_only_where_the_host_allows_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser, guest = server.browser(), server.browser()
        table = await browser.play_now()
        await next_page(server, browser, table)
        assert (await browser.get(f"{table}/odds")).status_code == 200
        action, fields = (await browser.page("/new?game=havoc")).form(action="/new")
        kept = [(name, value) for name, value in fields if name not in ("players", "seat", "odds")]
        plan = [("players", "2"), ("seat", "me"), ("seat", "open")]
        shared = (await browser.send(action, [*kept, *plan])).headers["location"]
        await guest.click(await guest.page(shared), name="do", value="take")
        assert (await browser.get(f"{shared}/odds")).status_code == 403
        action, fields = (await browser.page(shared)).form(action=f"{shared}/settings")
        await browser.send(action, [*fields, ("odds", "1")])
        assert (await browser.get(f"{shared}/odds")).status_code == 200
        assert (await server.browser().get(f"{shared}/odds")).status_code == 403


class Talkative(GameBot[Game]):
    """It tells what it did, and that it was allowed to."""

    def __init__(self, usual: GameBot[Game]) -> None:
        self.usual = usual
        self.asked: list[tuple[int, str, bool]] = []

    def policy(self) -> Policy[Game]:
        return self.usual.policy()

    def explain(self, before: Game, seat: int, action: Action, now: Game, style: str = "") -> Reason | None:
        self.asked.append((seat, action.notation, action in before.legal(seat)))
        return Reason("did", {"card": "b9"}) if action.notation != "pass" else None


@asynchronous
async def test_experts_say_why_they_did_something_when_they_are_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = load("havoc")
    async with serving(tmp_path) as server:
        browser = server.browser()
        monkeypatch.setattr(kind, "bot", GameBot())  # it has nothing to say
        table = await browser.play_now()
        assert f"{table}/reasons" not in (await next_page(server, browser, table)).links
        bot = Talkative(kind.bot)
        monkeypatch.setattr(kind, "bot", bot)
        assert f"{table}/reasons" in (await browser.page(table)).links
        page = await browser.page(f"{table}/reasons")
        assert page.words.count("[bot-did]") + page.words.count("has nothing to say about it.") >= 1
        assert bot.asked
        assert all(legal for _, _, legal in bot.asked)
        assert (await server.browser().get(f"{table}/reasons")).status_code == 403


# Texts.


def keys_of(language: str) -> set[str]:
    found = set()
    for path in sorted(Path(TEXTS_FOLDER).glob(f"{language}*.ftl")):
        found |= set(re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE))
    return found


def test_both_languages_have_the_same_texts() -> None:
    assert keys_of("en") == keys_of("hu")


def test_every_text_that_pages_and_code_name_exists() -> None:
    named = set()
    for path in [*SOURCES.glob("templates/**/*.html"), *SOURCES.glob("web/*.py"), SOURCES / "app.py"]:
        text = path.read_text("utf-8")
        named |= {name for name in re.findall(r"\bweb-[a-z0-9-]+", text) if not name.endswith("-")}
        codes = re.findall(
            r'(?:BadInput|NotFound|Forbidden|Conflict|TooLarge|WrongType|NotAllowed|OurFault)\(\s*"(\w+)"', text
        )
        named |= {f"error-{code.replace('_', '-')}" for code in codes}
    for language in LANGUAGES:
        texts = Texts(language, [TEXTS_FOLDER])
        assert [name for name in sorted(named) if not texts.has(name)] == []


def test_every_text_of_the_pages_is_used() -> None:
    sources = [*SOURCES.glob("templates/**/*.html"), *SOURCES.glob("web/*.py")]
    text = "\n".join(path.read_text("utf-8") for path in sources)
    prefixes = re.findall(r"\bweb-[a-z0-9-]+-(?=[\"{])", text)
    own = (Path(TEXTS_FOLDER) / "en.web.ftl").read_text("utf-8")
    names = re.findall(r"^(web-[\w-]+) =", own, re.MULTILINE)
    unused = [
        name for name in names
        if not re.search(rf"\b{name}\b(?!-)", text) and not any(name.startswith(prefix) for prefix in prefixes)
    ]  # fmt: skip
    assert unused == []


@pytest.mark.parametrize(("game", "offered"), [("field_of_glory", True), ("mousquetaires", True), ("havoc", False)])
@asynchronous
async def test_masters_are_offered_where_a_network_ships(tmp_path: Path, game: str, offered: bool) -> None:
    async with serving(tmp_path) as server:
        page = await server.browser().page(f"/new?game={game}")
        assert ("Bot: master" in page.words) == offered
        assert "medium beats easy in" in page.words
