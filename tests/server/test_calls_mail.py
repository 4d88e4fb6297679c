"""People are written to when it is their turn: only at an address that they have confirmed, and until they say stop."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from banneret.core.errors import UserError
from banneret.server.calls.call_book import CONFIRMED_WITHIN, CallBook
from banneret.server.calls.caller import RETRY_SECONDS, is_due
from banneret.server.calls.config import PLAIN, STARTTLS, TLS, CallsConfig, is_mail_address, read_config
from banneret.server.commands.accords import Agree, OfferPause, Resume
from banneret.server.errors import BadInput, Conflict, Gone, NotFound
from banneret.server.keeping import Place
from banneret.server.own_data import forget_person, own_data
from banneret.server.settings import Settings, settings_text
from banneret.server.store.calling import Waiting
from banneret.server.store.rows import Person
from banneret.server.web.languages import page_texts
from tests.server.calls_kit import ADDRESS, AWAY, MINUTE, Mailbox, answers, caller_of, mailbox, passes, table_for_two
from tests.server.lobby_kit import StillClock, asynchronous, key, lobby_at, on_each_database
from tests.server.web_kit import HexIds

HERS, THEIRS = "anna.a+tables@mail.test", "new@mail.test"
TURNS = Settings(turns=True, answer=86400.0)
HOUR = 3600.0


async def gives_address(book: CallBook, box: Mailbox, person: Person, address: str = HERS, hours: int = 6) -> None:
    """Somebody gives an address and opens the link that comes."""
    await book.give_address(person.id, address, hours, page_texts(person.language))
    await book.confirm(box.link("calls/confirm/").rpartition("/")[2])


@asynchronous
async def test_an_address_counts_once_it_is_confirmed_and_then_each_turn_is_worth_one_letter(url: str) -> None:
    clock = StillClock()
    async with mailbox() as box, lobby_at(url, clock=clock, ids=HexIds()) as lobby:
        caller, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        live, (asked, other) = await table_for_two(lobby)
        await book.give_address(asked.id, HERS, 6, page_texts(asked.language))
        assert box.recipients == [HERS]
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        assert len(box.letters) == 1, "nothing but the question whether it is theirs"
        await book.confirm(box.link("calls/confirm/").rpartition("/")[2])
        for _ in range(3):
            await caller.look()
            await passes(clock, MINUTE)
        assert len(box.letters) == 2
        made = box.letters[-1]
        subject = {"en": "Your turn: Havoc", "hu": "Te jössz: Havoc"}[asked.language]
        assert (made["Subject"], made["From"], made["To"]) == (subject, "Banneret <tables@tables.test>", HERS)
        assert box.link("t/") == f"/t/{live.id}"
        assert made["List-Unsubscribe"] == f"<{ADDRESS}{box.link('calls/stop/')}>"
        assert made["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        await answers(live, asked)
        await answers(live, other)
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        assert len(box.letters) == 3


@asynchronous
async def test_a_letter_holds_nothing_but_game_link_and_turn(url: str) -> None:
    clock = StillClock()
    async with mailbox() as box, lobby_at(url, clock=clock, ids=HexIds()) as lobby:
        caller, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        live, (asked, _) = await table_for_two(lobby, Settings(title="Anna against Béla"))
        asked = await lobby.people.change(asked.id, language="en")
        await gives_address(book, box, asked)
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        assert box.text().replace("\r\n", "\n") == (
            f"It is your turn:\n\nHavoc\n{ADDRESS}/t/{live.id}\n\n"
            f"You get this because you asked Banneret to call you.\nChange it: {ADDRESS}/settings/calls\n"
            f"No more e-mails: {ADDRESS}{box.link('calls/stop/')}\n"
        )
        assert asked.id not in box.letters[-1].as_string()
        assert asked.name not in box.letters[-1].as_string()


@asynchronous
async def test_nobody_is_written_to_who_watches_the_table(url: str) -> None:
    clock = StillClock()
    async with mailbox() as box, lobby_at(url, clock=clock, ids=HexIds()) as lobby:
        caller, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        live, (asked, _) = await table_for_two(lobby)
        await gives_address(book, box, asked)
        async with await live.subscribe(asked.id):
            await passes(clock, AWAY, MINUTE, HOUR)
            await caller.look()
            assert len(box.letters) == 1


@asynchronous
async def test_several_tables_are_in_one_letter_and_slow_ones_wait_for_the_hours(url: str) -> None:
    clock = StillClock()
    async with mailbox() as box, lobby_at(url, clock=clock, ids=HexIds()) as lobby:
        caller, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        live, (asked, other) = await table_for_two(lobby, TURNS)
        await gives_address(book, box, asked, hours=6)
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        assert len(box.letters) == 2
        await answers(live, asked)
        await answers(live, other)
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        await passes(clock, 5 * HOUR)
        await caller.look()
        assert len(box.letters) == 2
        await passes(clock, HOUR)
        await caller.look()
        assert len(box.letters) == 3
        assert f"/t/{live.id}" in box.text()


@asynchronous
async def test_nobody_is_called_to_a_table_that_rests(url: str) -> None:
    clock = StillClock()
    async with mailbox() as box, lobby_at(url, clock=clock, ids=HexIds()) as lobby:
        caller, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        live, (asked, other) = await table_for_two(lobby, TURNS)
        await gives_address(book, box, asked)
        await live.perform(asked, key(), OfferPause())
        offer = (await live.snapshot()).accords.offers[0]
        await live.perform(other, key(), Agree(offer.number))
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        assert len(box.letters) == 1
        await live.perform(other, key(), Resume())
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        assert len(box.letters) == 2


def test_at_turn_based_tables_a_holiday_is_left_in_peace() -> None:
    waiting = Waiting("t", "havoc", settings_text(TURNS), "", "anna", "en", 0.0, 0.0, -1, holiday=HOUR)
    assert not is_due(waiting, HOUR - 1)
    assert is_due(waiting, HOUR)
    assert is_due(replace(waiting, settings=settings_text(Settings())), HOUR - 1)


@on_each_database
@asynchronous
async def test_of_two_servers_one_writes(url: str) -> None:
    clock = StillClock()
    async with (
        mailbox() as box,
        lobby_at(url, clock=clock, ids=HexIds(), place=Place("one")) as one,
        lobby_at(url, clock=clock, ids=HexIds(1000), place=Place("two")) as two,
    ):
        pairs = [await caller_of(lobby, CallsConfig(ADDRESS, box.server)) for lobby in (one, two)]
        _, (asked, _) = await table_for_two(one)
        await gives_address(pairs[0][1], box, asked)
        await passes(clock, AWAY, MINUTE)
        await asyncio.gather(*[caller.look() for caller, _ in pairs * 3])
        assert len(box.letters) == 2


@asynchronous
async def test_a_letter_that_is_not_taken_is_tried_again_and_no_address_is_logged(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    clock = StillClock()
    async with mailbox() as box, lobby_at(url, clock=clock, ids=HexIds()) as lobby:
        caller, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        _, (asked, _) = await table_for_two(lobby)
        await gives_address(book, box, asked)
        await passes(clock, AWAY, MINUTE)
        box.refusals = [f"450 {HERS} is busy"]
        await caller.look()
        await caller.look()
        assert (len(box.letters), box.refusals) == (1, [])
        await passes(clock, RETRY_SECONDS[0])
        await caller.look()
        assert len(box.letters) == 2
        box.refusals = [f"550 {HERS} is unknown"]
        with pytest.raises(Conflict) as told:
            await book.give_address(asked.id, HERS, 6, page_texts("en"))
        assert HERS not in f"{told.value!r} {told.value} {caplog.text}"


@asynchronous
async def test_letters_stop_with_a_link_that_needs_nobody_signed_in(url: str) -> None:
    clock = StillClock()
    async with mailbox() as box, lobby_at(url, clock=clock, ids=HexIds()) as lobby:
        caller, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        live, (asked, other) = await table_for_two(lobby)
        await gives_address(book, box, asked)
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        token = box.link("calls/stop/").rpartition("/")[2]
        for wrong in (
            "",
            token[:-1],
            token.replace(".", ""),
            f"{token}x",
            box.link("calls/confirm/", 0).rpartition("/")[2],
        ):
            with pytest.raises(NotFound):
                await book.stop(wrong)
        assert await book.address(asked.id) is not None
        assert await book.would_stop(token)
        assert await book.stop(token)
        assert not await book.stop(token), "it was done before"
        assert await book.address(asked.id) is None
        await answers(live, asked)
        await answers(live, other)
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        assert len(box.letters) == 2


@asynchronous
async def test_a_link_of_another_use_or_out_of_date_confirms_nothing(url: str) -> None:
    clock = StillClock()
    async with mailbox() as box, lobby_at(url, clock=clock, ids=HexIds()) as lobby:
        _, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        anna = await lobby.people.enter("Anna", "en")
        await book.give_address(anna.id, HERS, 6, page_texts("en"))
        token = box.link("calls/confirm/").rpartition("/")[2]
        await book.give_address(anna.id, "other@mail.test", 6, page_texts("en"))
        with pytest.raises(Gone):
            await book.confirm(token)
        token = box.link("calls/confirm/").rpartition("/")[2]
        await passes(clock, CONFIRMED_WITHIN)
        with pytest.raises(Gone):
            await book.confirm(token)


@on_each_database
@asynchronous
async def test_a_confirmed_address_counts_until_the_new_one_is_confirmed(url: str) -> None:
    clock = StillClock()
    async with mailbox() as box, lobby_at(url, clock=clock, ids=HexIds()) as lobby:
        caller, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        live, (asked, other) = await table_for_two(lobby)
        await gives_address(book, box, asked)
        box.refusals = ["550 unknown"]
        with pytest.raises(Conflict, match="letter_not_sent"):
            await book.give_address(asked.id, "typo@mail.test", 6, page_texts("en"))
        await book.give_address(asked.id, THEIRS, 1, page_texts("en"))
        first = box.link("calls/confirm/").rpartition("/")[2]
        await book.give_address(asked.id, THEIRS, 1, page_texts("en"))
        second = box.link("calls/confirm/").rpartition("/")[2]
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        assert box.recipients == [HERS, THEIRS, THEIRS, HERS]
        with pytest.raises(Gone):
            await book.confirm(first)
        assert not await book.is_confirmed(second)
        for _ in range(2):
            await book.confirm(second)
            assert await book.is_confirmed(second)
        row = await book.address(asked.id)
        assert row is not None
        assert (row.address, row.hours, row.confirmed, row.next_address) == (THEIRS, 1, True, "")
        await answers(live, asked)
        await answers(live, other)
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        assert box.recipients[4:] == [THEIRS]
        late = await lobby.people.enter("Late", "en")
        await gives_address(book, box, late)
        await book.give_address(late.id, THEIRS, 6, page_texts("en"))
        await passes(clock, CONFIRMED_WITHIN)
        with pytest.raises(Gone):
            await book.confirm(box.link("calls/confirm/").rpartition("/")[2])
        row = await book.address(late.id)
        assert row is not None
        assert (row.address, row.confirmed) == (HERS, True)


@asynchronous
async def test_an_old_link_stops_nothing_once_the_address_was_given_anew_and_does_not_say_so(url: str) -> None:
    clock = StillClock()
    async with mailbox() as box, lobby_at(url, clock=clock, ids=HexIds()) as lobby:
        caller, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        _, (asked, _) = await table_for_two(lobby)
        await gives_address(book, box, asked)
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        old = box.link("calls/stop/").rpartition("/")[2]
        await book.remove_address(asked.id)
        await gives_address(book, box, asked)
        assert not await book.would_stop(old)
        assert not await book.stop(old)
        assert await book.address(asked.id) is not None


@asynchronous
async def test_an_address_is_part_of_what_is_taken_away_and_of_what_is_forgotten(url: str) -> None:
    async with mailbox() as box, lobby_at(url, ids=HexIds()) as lobby:
        _, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        live, (asked, other) = await table_for_two(lobby)
        await gives_address(book, box, asked)
        assert HERS in json.dumps(await own_data(lobby, asked))
        assert HERS not in json.dumps(await own_data(lobby, other))
        assert HERS not in repr(await live.scene(other.id)) + repr(await book.address(asked.id))
        await forget_person(lobby, asked)
        assert await book.address(asked.id) is None


@asynchronous
async def test_without_a_mail_server_no_address_is_taken(url: str) -> None:
    async with lobby_at(url) as lobby:
        _, book = await caller_of(lobby, CallsConfig(ADDRESS))
        anna = await lobby.people.enter("Anna", "en")
        with pytest.raises(Conflict):
            await book.give_address(anna.id, HERS, 6, page_texts("en"))


@pytest.mark.parametrize(
    "address",
    ["", "anna", "anna@", "@mail.test", "anna@mail", "a@b.c\r\nBcc: x@y.org", "a b@mail.test", "a@-x.org",
     "a..b@mail.test", f"{'a' * 65}@mail.test", "a@mail.test, b@mail.test", "<a@mail.test>",
     "ő@mail.test", f"a@{'b' * 250}.org"],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    assert not is_mail_address(address)


def test_addresses_are_taken() -> None:
    assert all(map(is_mail_address, [HERS, "a@b.hu", "o'neill@mail.example.org", "x@localhost"]))


# What those who run a server say.


def test_the_mail_server_is_read_from_options_or_the_environment(tmp_path: Path) -> None:
    secret = tmp_path / "password"
    secret.write_text("tálentum\n", encoding="utf-8")
    given = {"public_address": "https://play.example.org/", "mail_from": "Banneret <t@example.org>"}
    environment = {"BANNERET_MAIL": "smtp://us%40er@mail.example.org", "BANNERET_MAIL_PASSWORD_FILE": str(secret)}
    config = read_config(given, environment)
    assert config.address == config.contact == "https://play.example.org"
    assert config.mail is not None
    assert (config.mail.host, config.mail.port, config.mail.security) == ("mail.example.org", 587, STARTTLS)
    assert (config.mail.user, config.mail.password) == ("us@er", "tálentum")
    assert "tálentum" not in repr(config)
    for url, port, security in (("smtps://h", 465, TLS), ("smtp+plain://h:2525", 2525, PLAIN)):
        mail = read_config({**given, "mail": url}, {}).mail
        assert mail is not None
        assert (mail.port, mail.security) == (port, security)
    assert read_config({}, {}) == CallsConfig()


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"public_address": "play.example.org"}, "bad_public_address"),
        ({"mail": "smtp://h", "mail_from": "a@b.org"}, "mail_without_address"),
        ({"mail": "http://h", "mail_from": "a@b.org"}, "bad_mail_server"),
        ({"mail": "smtp://u:secret@h", "mail_from": "a@b.org"}, "bad_mail_server"),
        ({"mail": "smtp://h:x", "mail_from": "a@b.org"}, "bad_mail_server"),
        ({"mail": "smtp://h"}, "bad_mail_sender"),
        ({"mail": "smtp://h", "mail_from": "a@b.org\nBcc: x"}, "bad_mail_sender"),
        ({"mail": "smtp://h", "mail_from": "a@b.org", "mail_password": "/nowhere/at/all"}, "cannot_read_password"),
    ],
)
def test_options_that_make_no_sense_are_told(given: dict[str, str], code: str) -> None:
    if code not in ("bad_public_address", "mail_without_address"):
        given = {"public_address": ADDRESS, **given}
    with pytest.raises(UserError) as refused:
        read_config(given, {})
    assert refused.value.code == code
    assert "secret" not in str(refused.value.parts)


@asynchronous
async def test_hours_that_are_not_offered_are_refused(url: str) -> None:
    async with mailbox() as box, lobby_at(url, ids=HexIds()) as lobby:
        _, book = await caller_of(lobby, CallsConfig(ADDRESS, box.server))
        anna = await lobby.people.enter("Anna", "en")
        with pytest.raises(BadInput):
            await book.give_address(anna.id, HERS, 5, page_texts("en"))
        await gives_address(book, box, anna)
        await book.choose_hours(anna.id, 24)
        row = await book.address(anna.id)
        assert row is not None
        assert (row.hours, row.confirmed) == (24, True)
