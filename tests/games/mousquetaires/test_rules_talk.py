"""M-5.10 The musketeers talk: bots answer with their own cards and the expert's plan, and Milady hears no more."""

from __future__ import annotations

import pytest

from banneret.core.actions import Action
from banneret.core.fields import UNKNOWN
from banneret.core.refusals import Refused
from banneret.core.rooms import GameBot
from banneret.core.table import Table
from banneret.core.texts import LANGUAGES
from banneret.core.wording import Wording, game_texts
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.rules.state import Mousquetaires
from tests.games.mousquetaires.tables import ALONE, events, fresh, legal, play, question, state, table

HANDS = {"Anita": "combat", "Mark": "erudition erudition", "Eva": "double combat combat", "Jeno": "panache"}
BOTS = [1, 2, 3]


def at_table(**more: object) -> Table:
    position = {"active": "dartagnan", "hands": HANDS, "paris": "message", "louvre": "poisons_affair", **more}
    return table(position)


def say(at: Table, seat: int, text: str) -> None:
    action = MOUSQUETAIRES.rules.catalogue.parse(text)
    at.side(seat, action)
    at.let_reply(seat, action, BOTS)


def acts(at: Table, seat: int) -> list[str]:
    return [action.notation for action in at.game.side(seat)]


def test_M_5_10_bots_tell_their_combat_cards_when_asked() -> None:
    at = at_table()
    say(at, 0, "ask combat")
    told = events(at, "told_combat")
    assert [(one["seat"], one["singles"], one["doubles"]) for one in told] == [(1, 0, 0), (2, 2, 1), (3, 0, 0)]


def test_M_5_10_who_asks_for_a_skill_names_the_open_level_and_bots_tell_what_they_reach() -> None:
    at = at_table()
    say(at, 0, "ask erudition")
    assert events(at, "asked")[0]["level"] == 5, "the message asks for Erudition 5"
    told = {one["seat"]: (one["man"], one["value"]) for one in events(at, "told_skill")}
    game = state(at)
    assert told[1] == ("aramis", int(game.skill_of(1, 0)) + 2)
    assert set(told) == {1, 2, 3}
    say(at, 0, "ask nobility")
    assert events(at, "asked")[1]["level"] == 0


def test_M_5_10_bots_tell_where_the_expert_would_send_them() -> None:
    at = at_table()
    say(at, 0, "ask plan")
    plans = events(at, "plans")
    assert [one["seat"] for one in plans] == BOTS
    assert all(one["front"] in ("paris", "louvre", "la_rochelle", "quest", "cards") for one in plans)


def test_M_5_10_talk_changes_nothing_and_answers_nothing() -> None:
    at = at_table()
    before = MOUSQUETAIRES.positions.describe(at.game, at.record.seats), legal(at), question(at)
    for text in acts(at, 0):
        say(at, 0, text)
    assert (MOUSQUETAIRES.positions.describe(at.game, at.record.seats), legal(at), question(at)) == before
    at.game.check()


def test_M_5_10_nobody_hears_of_cards_that_were_not_told() -> None:
    """Two tables that differ in Eva's skill cards alone sound the same to Milady when combat cards are asked for."""
    heard = []
    for cards in ("double combat gallantry", "double combat nobility"):
        at = at_table(hands={**HANDS, "Eva": cards})
        say(at, 0, "ask combat")
        heard.append([(event.name, event.told_to(4)) for event in at.log_of(4)])
    assert heard[0] == heard[1]


def test_M_5_10_milady_says_nothing_and_a_single_player_has_nobody_to_talk_to() -> None:
    assert acts(at_table(), 4) == []
    assert acts(table({"active": "athos"}, players=2), 0) == []
    assert acts(table({"active": "athos"}, players=1, options=ALONE), 0) == []
    assert acts(table({"active": "athos"}, players=3, options=ALONE), 0) != []


@pytest.mark.parametrize(
    ("position", "answers"),
    [
        (
            {"board_number": 2, "overcome": "erudition gallantry panache nobility", "hands": {"Eva": "combat"},
             "chance": {"blue": "sword sword sword", "red": "shield shield sword sword"}},
            ["duel de_wardes", "done"],
        ),
        ({"board_number": 3, "board": "- - dagger", "hands": {"Eva": "combat"}}, ["fight token", "done"]),
    ],
    ids=["on the road", "in the galleries"],
)  # fmt: skip
def test_M_5_10_the_musketeers_talk_on_while_milady_lays_her_tokens(
    position: dict[str, object], answers: list[str]
) -> None:
    at = table({"active": "athos", "epic": 2, "musketeers": {"athos": {"at": "quest"}}, **position})
    play(at, *answers)
    assert question(at) == "PlaceTokens"
    for text in acts(at, 0):
        say(at, 0, text)
    assert {one["level"] for one in events(at, "asked")} == {0}, "nothing lies there yet"
    assert events(at, "plans")


class Looker(GameBot[Mousquetaires]):
    """A bot that looks at all hands before it says nothing."""

    def __init__(self) -> None:
        self.seen: list[list[int]] = []

    def replies(self, game: Mousquetaires, seat: int, action: Action) -> list[Action]:
        self.seen.append([card for hand in game.hands for card in hand])
        return []


def test_a_bot_answers_by_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    at, looker = at_table(), Looker()
    monkeypatch.setattr(at.kind, "bot", looker)
    say(at, 0, "ask combat")
    assert [UNKNOWN in cards for cards in looker.seen] == [True] * len(BOTS), "others' cards lie hidden"


def test_M_18_1_isolation_silences_the_musketeers() -> None:
    at = at_table(isolated=True)
    assert acts(at, 0) == []
    with pytest.raises(Refused):
        say(at, 0, "ask combat")


def test_M_5_10_before_the_musketeers_are_chosen_nobody_talks() -> None:
    at = fresh(5)
    assert isinstance(at.game, Mousquetaires)
    assert all(acts(at, seat) == [] for seat in range(5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_M_5_10_all_talk_is_heard_in_words(language: str) -> None:
    at = at_table()
    for text in acts(at, 0):
        say(at, 0, text)
    wording = Wording(MOUSQUETAIRES, game_texts(MOUSQUETAIRES, language), at.record.seats, at.data)
    for event in at.log_of(4):
        words = wording.event(event, 4)
        assert "{" not in words
        assert "none" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_say_why_they_go_where_without_naming_cards(language: str) -> None:
    """Whoever asks hears of the plan and of open things; two hands with the same plan sound the same."""
    said = []
    for cards in ("erudition erudition combat", "erudition erudition double"):
        at = table({"active": "aramis", "hands": {"Mark": cards}, "paris": "message", "paris_enemies": "brisemont"})
        action = MOUSQUETAIRES.rules.catalogue.parse("move paris")
        before = at.state_of(1)
        reason = MOUSQUETAIRES.bot.explain(before, 1, action, at.state_of(0))
        assert reason is not None
        wording = Wording(MOUSQUETAIRES, game_texts(MOUSQUETAIRES, language), at.record.seats, at.data)
        said.append(wording.texts.say(f"bot-{reason.key}", wording.readable(reason.parts)))
        assert "{" not in said[-1]
    assert said[0] == said[1]
    at = fresh(5)
    assert MOUSQUETAIRES.bot.explain(at.state_of(4), 4, at.legal(4)[0], at.state_of(0)) is None


@pytest.mark.parametrize(("man", "why"), [("athos", "athos"), ("aramis", None)])
def test_M_5_1_nothing_is_said_of_a_turn_that_nothing_tells_from_others(man: str, why: str | None) -> None:
    at = table({"phase": "turns"})
    seat = at.game.turn()
    action = MOUSQUETAIRES.rules.catalogue.parse(f"turn {man}")
    reason = MOUSQUETAIRES.bot.explain(at.state_of(seat), seat, action, at.state_of(seat))
    assert (None if reason is None else reason.parts["why"]) == why
