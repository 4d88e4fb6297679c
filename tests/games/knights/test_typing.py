"""What may be typed at Knights' table: dice by face and by place, cards by name, Hungarian words; lists tell owners."""

from __future__ import annotations

import pytest

from banneret.cli.answers import Typist, listed, parts_of
from banneret.core.card_list import all_cards, find_cards
from banneret.core.errors import UserError
from banneret.core.table import Table
from banneret.core.texts import LANGUAGES
from banneret.core.wording import Wording, game_texts
from banneret.games.knights.kind import KNIGHTS
from tests.games.knights.tables import NAMES, table

CASTLES = {"Anita": "castle_red_1", "Mark": "castle_green_1 castle_black_1", "Eva": "castle_blue_1 castle_black_2"}
ROLL = {"phase": "rolling", "purpose": "pile", "left": "castle_blue_2", "castles": {"Anita": "castle_red_1"}}


def wording(language: str = "hu") -> Wording:
    return Wording(KNIGHTS, game_texts(KNIGHTS, language), NAMES[:3], KNIGHTS.rules.load_data())


def read(at: Table, line: str, language: str = "hu") -> list[str]:
    return KNIGHTS.terminal.read(at.view(0), line, language, at.data)


def rolling(lying: str = "4 4 1 5 2 6", picked: str = "") -> Table:
    return table({**ROLL, "lying": lying, "picked": picked})


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("tart 4 4", "pick 3, pick 4, pick 5, reroll"),
        ("megtart 44", "pick 3, pick 4, pick 5, reroll"),
        ("TART 4-4-5", "pick 3, pick 5, reroll"),
        ("tart 4 4 6", "pick 3, pick 4, pick 5, reroll"),
        ("tart 4-es 4-est", "pick 3, pick 4, pick 5, reroll"),
        ("tart semmit", "pick 1, pick 2, pick 3, pick 4, pick 5, reroll"),
        ("tart mind", "stop"),
        ("tart 4 4 1 5 2", "stop"),
        ("újradob 1 2", "pick 3, pick 5, reroll"),
        ("ujradob 12", "pick 3, pick 5, reroll"),
        ("dob mind", "pick 1, pick 2, pick 3, pick 4, pick 5, reroll"),
        ("tart 4 4, elég", "pick 3, pick 4, pick 5, reroll, elég"),
        ("elég", ""),
        ("újradob", ""),
        ("kocka 3", ""),
    ],
)
def test_K_4_3_dice_are_named_by_their_faces(line: str, expected: str) -> None:
    assert ", ".join(read(rolling(), line)) == expected


def test_K_4_3_in_english_too() -> None:
    assert read(rolling(), "keep 4 4", "en") == ["pick 3", "pick 4", "pick 5", "reroll"]
    assert read(rolling(), "reroll 1 2", "en") == ["pick 3", "pick 5", "reroll"]


def test_K_4_3_dice_that_are_picked_already_count() -> None:
    assert read(rolling(picked="3"), "tart 4 4") == ["pick 4", "pick 5", "reroll"]
    with pytest.raises(UserError) as error:
        read(rolling(picked="1"), "tart 4 4")
    assert error.value.parts["why"] == "dice-picked-already"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("tart 4 4 4", "dice-not-there"),
        ("tart hat", "dice-by-face"),
        ("tart", "dice-by-face"),
        ("újradob 6", "dice-six-is-locked"),
        ("újradob 1 6", "dice-six-is-locked"),
    ],
)
def test_K_4_3_dice_that_are_not_there_get_an_answer_in_words(line: str, why: str) -> None:
    with pytest.raises(UserError) as error:
        read(rolling(), line)
    assert error.value.parts["why"] == why
    for language in LANGUAGES:
        assert "[" not in wording(language).texts.error(error.value)


def test_outside_a_roll_nothing_is_read_in_a_way_of_its_own() -> None:
    assert read(table({"castles": CASTLES}), "tart 4 4") == []
    guards = table({"phase": "guards", "castles": CASTLES, "specials": {"Anita": "castle_guard_a"}})
    assert read(guards, "tart") == []


def understood(at: Table, line: str, language: str = "hu") -> str:
    typist = Typist(wording(language))
    return typist.understand(parts_of(line)[0], listed(at.legal(0)))[0][0].notation


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("szerez bal", "attempt left"),
        ("csere jobb", "swap right"),
        ("támad zöld", "attack castle_green_1"),
        ("tamad fekete 2225", "attack castle_black_1"),
        ("támad Pakli", "attack deck_a"),
        ("attack castle_black_2", "attack castle_black_2"),
    ],
)
def test_answers_are_typed_in_hungarian(line: str, expected: str) -> None:
    at = table({"castles": CASTLES, "specials": {"Mark": "deck_a"}, "left": "castle_white_1"})
    assert understood(at, line) == expected


def test_two_castles_of_one_colour_are_told_apart_by_their_dice() -> None:
    with pytest.raises(UserError) as error:
        understood(table({"castles": CASTLES}), "támad fekete")
    assert error.value.parts["known"] == "támad fekete 2225, támad fekete 4443"


def test_lists_say_whose_a_card_is_which_card_lies_on_a_pile_and_what_a_die_shows() -> None:
    at = table({"castles": CASTLES, "left": "castle_white_1"})
    words = wording()
    told = {action.notation: words.action(action, at.state_of(0), 0) for action in at.legal(0)}
    assert told["attack castle_green_1"] == "Támadás: zöld vár (2-2-2+1), gazdája Mark"
    assert told["attempt left"] == "Megpróbálod megszerezni a bal pakli tetejéről: fehér vár (3-3-3+5)"
    assert told["swap left"] == "Előbb másik kártya; a bal pakli aljára kerül: fehér vár (3-3-3+5)"
    roll = rolling()
    assert words.action(roll.legal(0)[0], roll.state_of(0), 0) == "Újradobod: 4-es"
    assert words.action(roll.legal(0)[0]) == "1. kocka"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_with_its_dice(language: str) -> None:
    words = wording(language)
    cards = all_cards(words, {})
    assert len(cards) == 3 + 1 + 16 + 12 + 1
    castle = next(card for card in cards if card.id == "castle_red_2")
    assert "3-3-3+4" in castle.lines[0]
    catapult = next(card for card in cards if card.id == "catapult")
    assert "2-2-2+3" in catapult.lines[0]
    assert "2-2-2+5" in catapult.lines[0]
    assert find_cards(cards, "katapult" if language == "hu" else "catapult") == [catapult]
    king = next(card for card in cards if card.id == "king")
    assert "5-5-5+4" in king.lines[0]
    other = Wording(KNIGHTS, words.texts, [], words.data, {"king_combination": "1111"})
    assert "1-1-1-1" in next(card for card in all_cards(other, {}) if card.id == "king").lines[0]
