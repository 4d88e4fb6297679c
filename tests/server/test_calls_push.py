"""People are called by Web Push when it is their turn and they are not there: once a turn, and told no secret."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from pathlib import Path

import pytest

from banneret.server.calls.caller import LEASE_SECONDS, MOST_ATTEMPTS, RETRY_SECONDS
from banneret.server.calls.config import CallsConfig
from banneret.server.calls.outcomes import GONE, LATER
from banneret.server.calls.push import PublicNetwork, PushSender, check_endpoint, is_public
from banneret.server.calls.sealing import Signer, check_keys, sealed
from banneret.server.clock import Clock, Ids
from banneret.server.errors import BadInput, Conflict, NotFound
from banneret.server.keeping import Place
from banneret.server.own_data import forget_person, own_data
from banneret.server.store import Store
from banneret.server.store.call_rows import DeviceRow
from banneret.server.store.calling import Calling
from tests.server.calls_kit import (
    ADDRESS,
    AWAY,
    MINUTE,
    CalledBrowser,
    add_browser,
    answers,
    bytes_of,
    caller_of,
    passes,
    push_service,
    table_for_two,
)
from tests.server.lobby_kit import StillClock, asynchronous, lobby_at, on_each_database, url_of

CONFIG = CallsConfig(ADDRESS, private_push=True)
BROWSER = CalledBrowser()


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """RFC 8291, appendix A: keys, salt and text of the example give its message, byte by byte."""
    body = sealed(
        b"When I grow up, I want to be a watermelon",
        bytes_of("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        bytes_of("BTBZMqHH6r4Tts7J_aSIgg"),
        bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert body == bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@asynchronous
async def test_whoever_is_asked_and_away_is_called_once_a_turn(url: str) -> None:
    clock = StillClock()
    async with push_service() as service, lobby_at(url, clock=clock) as lobby:
        caller, book = await caller_of(lobby, CONFIG)
        live, (asked, other) = await table_for_two(lobby)
        await add_browser(lobby, book, asked.id, f"{service.origin}/one", BROWSER)
        await caller.look()
        await passes(clock, AWAY, MINUTE - AWAY - 1)
        await caller.look()
        assert service.pushed == []
        await clock.pass_by(1)
        await caller.look()
        (pushed,) = service.pushed
        words = {"en": ("Havoc", "It is your turn."), "hu": ("Havoc", "Te jössz.")}[asked.language]
        assert pushed.told(BROWSER) == {
            "title": words[0], "body": words[1], "url": f"/t/{live.id}", "tag": f"banneret-{live.id}",
        }  # fmt: skip
        claims = pushed.claims()
        assert (claims["aud"], claims["sub"]) == (service.origin, ADDRESS)
        assert clock.now() < claims["exp"] <= clock.now() + 86400
        assert int(pushed.headers["ttl"]) > 0
        for _ in range(3):
            await clock.pass_by(10 * MINUTE)
            await caller.look()
        assert len(service.pushed) == 1
        await answers(live, asked)
        await answers(live, other)
        assert (await live.snapshot()).asked()[0] == (await live.snapshot()).seat_of(asked.id)
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        assert len(service.pushed) == 2
        await book.close()


@asynchronous
async def test_nobody_is_called_who_watches_the_table_or_did_not_ask_for_it(url: str) -> None:
    clock = StillClock()
    async with push_service() as service, lobby_at(url, clock=clock) as lobby:
        caller, book = await caller_of(lobby, CONFIG)
        live, (asked, other) = await table_for_two(lobby)
        await add_browser(lobby, book, asked.id, f"{service.origin}/one", BROWSER)
        await add_browser(lobby, book, other.id, f"{service.origin}/two", BROWSER)
        async with await live.subscribe(asked.id):
            for _ in range(3):
                await clock.pass_by(MINUTE)
                await caller.look()
            assert service.pushed == []
        await passes(clock, AWAY, MINUTE)
        await caller.look()
        assert [pushed.path for pushed in service.pushed] == ["/one"]
        await book.close()


@asynchronous
async def test_a_browser_that_is_gone_is_forgotten_and_another_one_tried_again(url: str) -> None:
    clock = StillClock()
    async with push_service() as service, lobby_at(url, clock=clock) as lobby:
        caller, book = await caller_of(lobby, CONFIG)
        _, (asked, _) = await table_for_two(lobby)
        await add_browser(lobby, book, asked.id, f"{service.origin}/gone", BROWSER)
        await passes(clock, AWAY, MINUTE)
        service.statuses = [410]
        await caller.look()
        assert await book.devices(asked.id) == []

        await add_browser(lobby, book, asked.id, f"{service.origin}/busy", BROWSER)
        await caller.look()
        assert len(service.pushed) == 1, "that turn is done with"
        await book.close()


@asynchronous
async def test_what_a_busy_push_service_does_not_take_is_tried_again_but_not_for_ever(url: str) -> None:
    clock = StillClock()
    async with push_service() as service, lobby_at(url, clock=clock) as lobby:
        caller, book = await caller_of(lobby, CONFIG)
        _, (asked, _) = await table_for_two(lobby)
        await add_browser(lobby, book, asked.id, f"{service.origin}/busy", BROWSER)
        await passes(clock, AWAY, MINUTE)
        service.statuses = [503, 429, 500, 503]
        for attempt, wait in enumerate((*RETRY_SECONDS, RETRY_SECONDS[-1]), start=1):
            await caller.look()
            await caller.look()
            assert len(service.pushed) == attempt
            await clock.pass_by(wait)
        await clock.pass_by(LEASE_SECONDS)
        await caller.look()
        assert len(service.pushed) == MOST_ATTEMPTS
        assert len(await book.devices(asked.id)) == 1
        await book.close()


@asynchronous
async def test_a_push_service_that_says_nothing_holds_nobody_up(tmp_path: Path) -> None:
    async with push_service() as service:
        service.silent = True
        sender = PushSender(Signer(b"1" * 32, ""), Clock(), Ids(), private=True, seconds=0.3)
        device = DeviceRow("1", "p", "s", f"{service.origin}/x", BROWSER.point, BROWSER.auth, "", 0.0)
        assert (await sender.send(device, b"{}", "t")).what == LATER
        await sender.close()


@asynchronous
async def test_slow_push_services_of_one_person_delay_nobody_else(tmp_path: Path) -> None:
    """Ten tables of somebody whose push service says nothing; the call of another one comes between."""
    clock = StillClock()
    async with push_service() as silent, push_service() as service, lobby_at(url_of(tmp_path), clock=clock) as lobby:
        silent.silent = True
        caller, book = await caller_of(lobby, CONFIG)
        slow = set()
        for _ in range(10):
            _, (asked, _) = await table_for_two(lobby)
            await add_browser(lobby, book, asked.id, f"{silent.origin}/{asked.id}", BROWSER)
            lobby.services.homes.note(asked.id, "10.0.0.66")
            slow.add(asked.id)
        _, (asked, _) = await table_for_two(lobby)
        await add_browser(lobby, book, asked.id, f"{service.origin}/one", BROWSER)
        await passes(clock, AWAY, MINUTE)
        begun = await caller.begin()
        assert len(begun) == 11
        async with asyncio.timeout(60):
            while not service.pushed:
                await asyncio.sleep(0.01)
        assert len(silent.pushed) <= 1
        assert await caller.begin() == [], "what is under way is not begun again"
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        await book.close()


@asynchronous
async def test_a_name_that_is_looked_up_for_long_takes_no_thread_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    let_go = threading.Event()

    def never(*asked: object, **more: object) -> list[object]:
        let_go.wait(60)
        raise OSError("nobody of that name")

    monkeypatch.setattr("socket.getaddrinfo", never)
    network = PublicNetwork(private=False)
    waiting = [asyncio.create_task(network.connect_tcp(f"slow{n}.test", 443)) for n in range(50)]
    await asyncio.sleep(0)
    assert await asyncio.wait_for(asyncio.to_thread(lambda: "judged"), 30) == "judged"
    let_go.set()
    assert all(isinstance(one, OSError) for one in await asyncio.gather(*waiting, return_exceptions=True))


@on_each_database
@asynchronous
async def test_of_several_servers_one_calls_and_a_restart_calls_nobody_again(url: str) -> None:
    clock = StillClock()
    async with push_service() as service, lobby_at(url, clock=clock, place=Place("one")) as one:
        async with lobby_at(url, clock=clock, place=Place("two")) as two:
            pairs = [await caller_of(lobby, CONFIG) for lobby in (one, two)]
            assert pairs[0][1].sender is not None
            assert pairs[1][1].sender is not None
            assert pairs[0][1].sender.signer.public == pairs[1][1].sender.signer.public
            _, (asked, _) = await table_for_two(one)
            await add_browser(one, pairs[0][1], asked.id, f"{service.origin}/one", BROWSER)
            await passes(clock, AWAY, MINUTE)
            await asyncio.gather(*[caller.look() for caller, _ in pairs * 3])
            assert len(service.pushed) == 1
            for _, book in pairs:
                await book.close()
        async with lobby_at(url, clock=clock, place=Place("one")) as again:
            caller, book = await caller_of(again, CONFIG)
            await clock.pass_by(MINUTE)
            await caller.look()
            assert len(service.pushed) == 1
            await book.close()


@asynchronous
async def test_a_server_that_died_while_calling_leaves_the_call_to_others(url: str) -> None:
    clock = StillClock()
    async with push_service() as service, lobby_at(url, clock=clock) as lobby:
        caller, book = await caller_of(lobby, CONFIG)
        _, (asked, _) = await table_for_two(lobby)
        await add_browser(lobby, book, asked.id, f"{service.origin}/one", BROWSER)
        await passes(clock, AWAY, MINUTE)
        assert book.sender is not None
        sending = book.sender.send

        async def dying(device: DeviceRow, payload: bytes, topic: str) -> object:
            raise asyncio.CancelledError

        book.sender.send = dying  # type: ignore[method-assign,assignment]
        with pytest.raises(asyncio.CancelledError):
            await caller.look()
        book.sender.send = sending  # type: ignore[method-assign]
        await caller.look()
        assert service.pushed == []
        await clock.pass_by(LEASE_SECONDS)
        await caller.look()
        assert len(service.pushed) == 1
        await book.close()


@asynchronous
async def test_after_a_restart_whoever_never_came_back_is_called(url: str) -> None:
    """The server went while the person was there, so nobody noted the absence: the table is looked at again."""
    clock = StillClock()
    async with push_service() as service:
        async with lobby_at(url, clock=clock) as lobby:
            _, book = await caller_of(lobby, CONFIG)
            live, (asked, _) = await table_for_two(lobby)
            await live.scene(asked.id)
            await add_browser(lobby, book, asked.id, f"{service.origin}/one", BROWSER)
            await book.close()
        async with lobby_at(url, clock=clock) as lobby:
            caller, book = await caller_of(lobby, CONFIG)
            await caller.look()
            await passes(clock, AWAY, MINUTE)
            await caller.look()
            assert len(service.pushed) == 1
            await book.close()


# Whom browsers may name.


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://127.0.0.1/x", "https://10.1.2.3/x", "https://[::1]/x", "https://localhost/x",
        "https://169.254.169.254/latest", "https://[::ffff:10.0.0.1]/x", "https://[64:ff9b::a00:1]/x", "ftp://a.org/x",
        "https://user:word@push.example.org/x", "https://push.example.org:8443/x", "https://printer.local/x", "https://",
        "https://push.example.org/a b", "", f"https://push.example.org/{'x' * 1000}", "https://[::1", "https://100.64.1.1/",
        "https://[2002:a00:1::1]/x", "https://0.0.0.0/x", "https://2130706433/x",
    ],
)  # fmt: skip
def test_an_endpoint_within_a_network_or_without_tls_is_refused(endpoint: str) -> None:
    with pytest.raises(BadInput) as refused:
        check_endpoint(endpoint, private=False)
    assert refused.value.code == "bad_subscription"


def test_endpoints_of_push_services_are_taken() -> None:
    for endpoint in ("https://fcm.googleapis.com/fcm/send/x:y", "https://updates.push.services.mozilla.com/wpush/v2/x"):
        check_endpoint(endpoint, private=False)
    assert is_public("142.250.1.1")
    assert is_public("2a00:1450:4001:80b::200a")


@asynchronous
async def test_a_name_that_leads_into_a_network_is_not_connected_to() -> None:
    with pytest.raises(OSError, match="public network"):
        await PublicNetwork(private=False).connect_tcp("localhost", 443)


@asynchronous
async def test_a_subscription_that_came_to_lead_into_a_network_is_forgotten() -> None:
    sender = PushSender(Signer(b"1" * 32, ""), Clock(), Ids())
    device = DeviceRow("1", "p", "s", "https://127.0.0.1/x", BROWSER.point, BROWSER.auth, "", 0.0)
    assert (await sender.send(device, b"{}", "t")).what == GONE
    await sender.close()


@pytest.mark.parametrize(("key", "auth"), [(b"", b""), (b"\x04" + b"\0" * 64, b"1" * 16), (BROWSER.point, b"1" * 15)])
def test_keys_that_no_browser_made_are_refused(key: bytes, auth: bytes) -> None:
    with pytest.raises(BadInput):
        check_keys(key, auth)


# Whose they are.


@asynchronous
async def test_devices_end_with_their_session_follow_a_new_name_and_go_with_their_owner(url: str) -> None:
    async with push_service() as service, lobby_at(url) as lobby:
        _, book = await caller_of(lobby, CONFIG)
        anna, bela = [await lobby.people.enter(name, "en") for name in ("Anna", "Béla")]
        for number, person in enumerate((anna, anna, bela)):
            await add_browser(lobby, book, person.id, f"{service.origin}/{number}", BROWSER)
        first, second = await book.devices(anna.id)
        fresh = await lobby.sessions.begin(anna.id, "Firefox", first.session)
        assert {row.session for row in await book.devices(anna.id)} == {fresh.id, second.session}
        await lobby.sessions.end(anna.id, second.session)
        assert [row.id for row in await book.devices(anna.id)] == [first.id]
        with pytest.raises(NotFound):
            await book.remove_device(bela.id, first.id)

        told = json.dumps(await own_data(lobby, anna))
        assert f"{service.origin}/" in told
        assert (await book.devices(bela.id))[0].endpoint not in told
        await forget_person(lobby, anna)
        assert await book.devices(anna.id) == []
        assert len(await book.devices(bela.id)) == 1
        await book.close()


@asynchronous
async def test_without_the_means_to_seal_no_browser_is_taken(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CallsConfig, "push", False)
    async with lobby_at(url) as lobby:
        _, book = await caller_of(lobby, CONFIG)
        anna = await lobby.people.enter("Anna", "en")
        with pytest.raises(Conflict):
            await add_browser(lobby, book, anna.id, "https://push.example.org/x", BROWSER)


@asynchronous
async def test_the_banned_are_not_called_and_nothing_private_is_logged(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    clock = StillClock()
    caplog.set_level(logging.DEBUG)
    async with push_service() as service, lobby_at(url, clock=clock) as lobby:
        caller, book = await caller_of(lobby, CONFIG)
        _, (asked, _) = await table_for_two(lobby)
        await add_browser(lobby, book, asked.id, f"{service.origin}/a-secret-place", BROWSER)
        await passes(clock, AWAY, MINUTE)
        service.statuses = [403]
        await caller.look()
        assert "status 403" in caplog.text
        assert "a-secret-place" not in caplog.text
        store: Store = lobby.services.queue.store
        from banneret.server.store import tidying

        store.act(lambda connection: tidying.ban(connection, asked.id, 0.0))
        assert Calling(store).waiting() == []
        await book.close()
