"""Texts that follow the options in force."""

import re
from pathlib import Path

import pytest

from banneret.core.actions import Action
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Game, Question
from banneret.core.options import option_parts
from banneret.core.texts import Texts
from banneret.core.wording import Wording
from banneret.games import registry

KNIGHTS = registry.load("knights")
RULES = """\
rule-K-3-8 = { $plus_dice ->
    [all] Every plus die is thrown.
   *[one] One plus die is thrown.
} { $max_rounds ->
    [0] There is no limit.
   *[other] After { $max_rounds } rounds it ends.
}
rule-K-3-7 = A rule that no option touches.
played = It plays { $card }.
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en.ftl").write_text(RULES, encoding="utf-8")
    return Texts("en", [str(tmp_path)])


def test_a_name_that_ends_with_a_sign_of_its_own_ends_the_sentence(texts: Texts) -> None:
    assert texts.say("played", {"card": "Havoc!"}) == "It plays Havoc!"
    assert texts.say("played", {"card": "game!.record, Hey!.."}) == "It plays game!.record, Hey!..."
    assert texts.say("played", {"card": "Who?"}) == "It plays Who?"
    assert texts.say("played", {"card": "b1, b2, ..."}) == "It plays b1, b2, ..."
    assert texts.say("played", {"card": "Wait…"}) == "It plays Wait…"


def test_numbers_among_the_options_are_numbers_and_other_values_are_words() -> None:
    chosen = {"rounds": "12", "dice": "all", "king": "555_4"}
    assert option_parts(chosen) == {"rounds": 12, "dice": "all", "king": "555_4"}


def test_a_rule_is_told_as_the_options_of_the_table_have_it(texts: Texts) -> None:
    data = KNIGHTS.rules.load_data()
    played = Wording(KNIGHTS, texts, [], data, {"plus_dice": "all", "max_rounds": "7"})
    assert played.rule("K-3.8") == "Every plus die is thrown. After 7 rounds it ends."
    assert played.rule("K-3.7") == "A rule that no option touches."


def test_without_a_table_a_rule_is_told_with_the_defaults(texts: Texts) -> None:
    data = KNIGHTS.rules.load_data()
    assert Wording(KNIGHTS, texts, [], data).rule("K-3.8") == "One plus die is thrown. There is no limit."
    assert Wording(KNIGHTS, texts, [], data, {"plus_dice": "all"}).rule("K-3.8").endswith("There is no limit.")


EVENTS = """\
event-took = { $seat } takes { $card } from { $owner }.
    .own = You take { $card } from { $owner }.
    .owner = { $seat } takes your { $card }.
action-attack = Attack { $card }
    .told = Attack { $card } ({ $price })
"""


def spoken(tmp_path: Path) -> Wording:
    (tmp_path / "en.ftl").write_text(EVENTS, encoding="utf-8")
    texts = Texts("en", [str(tmp_path)])
    return Wording(KNIGHTS, texts, ["Anna", "Béla", "Csaba"], KNIGHTS.rules.load_data())


def test_the_seat_that_an_event_befalls_reads_a_text_of_its_own(tmp_path: Path) -> None:
    wording = spoken(tmp_path)
    event = Event("took", "K-5.3", 0, {"card": "castle_red_1", "owner": 1})
    assert wording.event(event, 0).startswith("You take")
    assert re.fullmatch("Anna takes your .*", wording.event(event, 1))
    assert wording.event(event, 2).endswith("from Béla.")
    assert wording.event(event, -1).endswith("from Béla.")


def test_a_list_says_what_the_question_knows_of_an_answer(tmp_path: Path) -> None:
    class Asked(Question[Game]):
        def about(self, game: Game, seat: int, action: Action) -> dict[str, Json]:
            return {"price": 7} if seat == 1 else {}

    wording = spoken(tmp_path)
    attack = KNIGHTS.rules.catalogue.parse("attack castle_red_1")
    game = Game(2)
    game.push(Asked(0))
    assert wording.action(attack, game, 1).endswith("(7)")
    assert not wording.action(attack, game, 0).endswith("(7)")
    assert wording.action(attack) == wording.action(attack, game, 0)
