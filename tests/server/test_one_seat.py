"""One person, one seat a game: nobody ever fetches two hands, and all read in the log which seats change hands."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest

from banneret.core.errors import UserError
from banneret.core.refusals import Refused
from banneret.core.texts import LANGUAGES
from banneret.server import errors
from banneret.server.commands import (
    Actor,
    Command,
    HandOver,
    Invite,
    Join,
    Leave,
    NoteAbsence,
    OpenSeat,
    Reclaim,
    ReplaceAbsent,
    Revoke,
    SetBot,
    Stale,
    Start,
    TakeSeat,
    apply_command,
)
from banneret.server.lobby import Lobby
from banneret.server.settings import Timeouts
from banneret.server.snapshot import Snapshot
from banneret.server.store import Store
from banneret.server.store.rows import PLAYING, HolderRow, Person, SeatRow
from banneret.server.web.languages import page_texts
from banneret.server.web.regions import news_words
from tests.server.lobby_kit import (
    QuickThinkers,
    StillClock,
    asynchronous,
    invite,
    key,
    loaded,
    lobby_at,
    people,
    toy_table,
)  # fmt: skip

SEQUENCES, ACTS, SEATS = 1_000, 60, 4
PEOPLE = [
    Person(f"person{number}", name, "en", "", 0.0) for number, name in enumerate(["Anna", "Bert", "Cleo", "Dora"])
]
TIMEOUTS = Timeouts()


pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


@asynchronous
async def test_a_host_cannot_read_the_hand_of_a_bot_by_inviting_himself(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert], "bot:medium")
        await live.perform(anna, key(), HandOver())
        made = await invite(live, anna, 2)
        with pytest.raises(errors.Conflict, match="one_seat_a_game"):
            await live.perform(anna, key(), Join(made.token))
        assert (await live.scene(anna.id)).seat == -1
        await live.perform(anna, key(), Reclaim())
        assert (await live.scene(anna.id)).seat == 0


@asynchronous
async def test_who_left_may_come_back_to_the_same_seat_alone(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert], "bot:medium")
        await live.perform(bert, key(), Leave())
        elsewhere, back = await invite(live, anna, 2), await invite(live, anna, 1)
        with pytest.raises(errors.Conflict, match="one_seat_a_game"):
            await live.perform(bert, key(), Join(elsewhere.token))
        await live.perform(bert, key(), Join(back.token))
        assert (await live.scene(bert.id)).seat == 1


@asynchronous
async def test_it_is_kept_in_the_database_who_has_seen_which_hand(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert], "bot:medium")
        assert set(loaded(lobby, live.id).holders) == {HolderRow(anna.id, 0), HolderRow(bert.id, 1)}
        await live.perform(bert, key(), Leave())
    lobby = Lobby(Store(url), clock=StillClock(), thinkers=QuickThinkers())
    async with lobby:
        again = await lobby.table(live.id)
        made = await invite(again, anna, 2)
        with pytest.raises(errors.Conflict, match="one_seat_a_game"):
            await again.perform(bert, key(), Join(made.token))
        assert [line.row.what for line in (await again.scene("")).news][-2:] == ["left", "invited"]


@dataclass
class Played:
    """A table that people do random things at, and which hands each of them has fetched."""

    snapshot: Snapshot
    rng: Random
    tokens: list[str] = field(default_factory=list)
    hands: dict[str, set[int]] = field(default_factory=dict)
    now: float = 0.0

    def command(self) -> Command:
        seat, rng = self.rng.randrange(SEATS), self.rng
        token = f"token{len(self.tokens)}"
        what = rng.choice(
            [
                "take",
                "invite",
                "join",
                "join",
                "leave",
                "over",
                "reclaim",
                "bot",
                "open",
                "replace",
                "revoke",
                "start",
                "away",
            ]
        )
        if what == "invite":
            self.tokens.append(token)
        commands: dict[str, Command] = {
            "take": TakeSeat(seat),
            "invite": Invite(seat, token),
            "join": Join(rng.choice(self.tokens or ["none"])),
            "leave": Leave(),
            "over": HandOver(),
            "reclaim": Reclaim(),
            "bot": SetBot(seat, rng.choice(["easy", "medium"])),
            "open": OpenSeat(seat),
            "replace": ReplaceAbsent(seat),
            "revoke": Revoke(seat),
            "start": Start(),
            "away": NoteAbsence(rng.choice(PEOPLE).id, self.now),
        }
        return commands[what]

    def somebody(self) -> Person:
        host = next(person for person in PEOPLE if person.id == self.snapshot.row.host)
        return self.rng.choice([host, host, *PEOPLE])

    def act(self) -> bool:
        """Whether something changed; then all look at what they may see."""
        self.now += self.rng.choice([1.0, 100.0])
        before = self.snapshot
        try:
            self.snapshot = apply_command(self.command(), before, Actor(self.somebody(), self.now, TIMEOUTS))
        except (UserError, Refused, Stale):
            return False
        for person in PEOPLE:
            seat = self.snapshot.seat_of(person.id)
            if seat >= 0 and self.snapshot.row.status == PLAYING:
                self.hands.setdefault(person.id, set()).add(seat)
        return changed_hands(before, self.snapshot)


def changed_hands(before: Snapshot, after: Snapshot) -> bool:
    def seen(seat: SeatRow) -> tuple[str, str | None, str]:
        return seat.kind, seat.person, seat.level

    return [seen(seat) for seat in before.seats] != [seen(seat) for seat in after.seats]


@asynchronous
async def test_in_a_thousand_random_sequences_nobody_fetches_two_hands(url: str) -> None:
    """Sitting down, getting up, handing over, inviting, reclaiming, replacing, bots in and out, in any order."""
    async with lobby_at(url) as lobby:
        for person in PEOPLE:
            lobby.services.queue.store.save_person(person)
        made = await lobby.create(PEOPLE[0], key(), "toy", SEATS, ["me", "open", "invite", "bot:easy"])
        start = await (await lobby.table(made.id)).snapshot()
    begun = apply_command(Start(), start, Actor(PEOPLE[0], 0.0, TIMEOUTS))
    in_play = changes = second = 0
    for seed in range(SEQUENCES):
        played = Played(begun if seed % 2 else start, Random(seed))
        for _ in range(ACTS):
            told = len(played.snapshot.news)
            if played.act():
                changes += 1
                assert len(played.snapshot.news) > told, f"sequence {seed}: a seat changed hands, and nobody was told"
            assert all(len(seats) == 1 for seats in played.hands.values()), f"sequence {seed}"
        in_play += played.snapshot.row.status == PLAYING
        second += len(played.hands) > 1
    assert in_play >= SEQUENCES / 2
    assert second > SEQUENCES / 10
    assert changes > 3 * SEQUENCES


@asynchronous
async def test_whatever_changes_hands_is_a_line_of_the_log_for_all_in_both_languages(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        made = await lobby.create(anna, key(), "toy", 3, ["me", "open", "bot:easy"])
        live = await lobby.table(made.id)
        await live.perform(anna, key(), SetBot(2, "medium"))
        await live.perform(bert, key(), TakeSeat(1))
        await live.perform(bert, key(), HandOver())
        await live.perform(bert, key(), Reclaim())
        away = clock.now()
        await live.by_itself(NoteAbsence(bert.id, away))
        await clock.pass_by(TIMEOUTS.grace)
        await live.perform(anna, key(), ReplaceAbsent(1))
        await live.perform(bert, key(), Reclaim())
        guest = await invite(live, anna, 2)
        await live.perform(cleo, key(), Join(guest.token))
        await live.perform(anna, key(), Leave())
        scene = await live.scene("")
        assert [line.row.what for line in scene.news] == [
            "bot_level", "sat", "handed_over", "reclaimed", "replaced", "reclaimed", "invited", "took_over",
            "left", "host",
        ]  # fmt: skip
        assert [line.before for line in scene.news[:2]] == [0, 0], "who sat down before the game stands before it"
        for language in LANGUAGES:
            said = [news_words(line.row, page_texts(language)) for line in scene.news]
            assert len(set(said)) >= 9
            assert all("news-" not in words for words in said)
        english = [news_words(line.row, page_texts("en")) for line in scene.news]
        assert english[4] == "Anna seats a bot for Bert, who is away."
        assert english[7] == "Cleo comes by invitation and takes over from a bot."
