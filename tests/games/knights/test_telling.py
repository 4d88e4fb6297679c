"""The log lets a player check every result: dice, what was added, the target and why, the comparison, ties by rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from banneret.core.table import Table
from banneret.core.wording import Wording, game_texts
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.rules.cards import CARD_IDS
from banneret.games.knights.rules.data import load_data
from banneret.games.knights.words import card_words
from tests.games.knights.tables import NAMES, NOTHING, WINNING, play, table

THREE: dict[str, Any] = {
    "castles": {"Anita": "castle_red_1", "Mark": "castle_green_1 castle_black_1", "Eva": "castle_blue_1"},
}  # fmt: skip


def lines(at: Table, name: str, seat: str = "", language: str = "en") -> list[str]:
    """All lines of the log about events of a name, as a seat reads them; without one, as a spectator does."""
    names = NAMES[: at.game.players]
    wording = Wording(KNIGHTS, game_texts(KNIGHTS, language), names, at.data, at.record.options)
    reader = names.index(seat) if seat else -1
    return [wording.event(event, reader) for event in at.log if event.name == name]


def attempted(more: Mapping[str, Any], dice: str, options: Mapping[str, str] | None = None) -> Table:
    """Anita's attempt on the left pile, without a reroll."""
    at = table({**THREE, **more, "dice": dice}, options=options)
    play(at, "Anita", "attempt left, stop")
    return at


def test_K_3_5_a_roll_against_a_card_tells_both_and_the_comparison() -> None:
    castle = {"left": "castle_white_1"}
    assert lines(attempted(castle, "4 4 4 1 6 6"), "rolled") == [
        "The roll of Anita, 4 4 4 1 6 6, is worth three 4s + 1: more than 3-3-3+5 on the card."
    ]
    assert lines(attempted(castle, "3 3 3 4 6 6"), "rolled", "Anita") == [
        "Your roll, 3 3 3 4 6 6, is worth three 3s + 4: not more than 3-3-3+5 on the card."
    ]
    assert lines(attempted(castle, "3 3 3 5 6 6"), "rolled") == [
        "The roll of Anita, 3 3 3 5 6 6, is worth three 3s + 5: a tie with 3-3-3+5 on the card, "
        "and a tie is not enough (K-3.5)."
    ]


def test_K_12_2_die_cards_that_count_in_a_roll_are_named() -> None:
    at = attempted({"left": "castle_white_1", "specials": {"Anita": "die_4 die_5"}}, "4 4 1 6 6 6")
    assert lines(at, "rolled", language="hu") == [
        "Anita végeredménye: 4 4 1 6 6 6, hozzá 4-es Dobás és 5-ös Dobás. Ez 4-es terc + 5, "
        "jobb ennél: 3-3-3+5 (a lap kockái)."
    ]


def test_K_12_7_treason_says_that_it_changes_the_target() -> None:
    at = attempted({"left": "castle_white_1", "specials": {"Anita": "treason"}}, "1 1 1 2 6 6")
    assert lines(at, "attempts") == [
        "Anita goes for the white castle (3-3-3+5) on the left pile. With Treason it is enough to beat 1-1-1+2 "
        "(K-12.7)."
    ]
    assert lines(at, "rolled") == [
        "The roll of Anita, 1 1 1 2 6 6, is worth three 1s + 2: a tie with 1-1-1+2, "
        "which Treason makes of the 3-3-3+5 on the card, and a tie is not enough (K-3.5)."
    ]
    plain = attempted({"left": "deck_a", "specials": {"Anita": "treason"}}, NOTHING.replace("6", "5", 1))
    assert "Treason" not in lines(plain, "attempts")[0]


def test_K_4_3_a_reroll_says_which_dice_were_thrown_and_how_they_fell() -> None:
    at = table({**THREE, "left": "castle_white_1", "dice": ["5 5 1 2 3 6", "5 4 6"]})
    play(at, "Anita", "attempt left, pick 3, pick 4, pick 5, reroll, stop")
    assert lines(at, "rerolled") == ["Anita rerolls 1 2 3 and gets 5 4 6; the dice now show 5 5 5 4 6 6."]
    told = next(event for event in at.log if event.name == "rerolled").parts
    assert told["places"] == "3 4 5"


@pytest.mark.parametrize(
    ("tie", "expected"),
    [
        ("attacker", "a tie with three 4s + 2, the roll of Anita, and a tie goes to the attacker (K-9.4)."),
        ("defender", "a tie with three 4s + 2, the roll of Anita, and a tie defends the castle (K-9.4)."),
    ],
)
def test_K_9_4_both_rolls_stand_in_the_line_of_a_defence(tie: str, expected: str) -> None:
    at = table({**THREE, "dice": ["4 4 4 2 6 6", "4 4 4 2 1 6"]}, options={"defence_tie": tie})
    play(at, "Anita", "attack castle_green_1, stop")
    play(at, "Mark", "stop")
    assert lines(at, "rolled")[-1] == f"The roll of Mark, 4 4 4 2 1 6, is worth three 4s + 2: {expected}"
    assert "three 4s + 2, your roll" in lines(at, "rolled", "Anita")[-1]


@pytest.mark.parametrize(
    ("tie", "must", "question", "drawn"),
    [
        ("attacker", "Jobbat kell dobnia ennél", "Dobj jobbat ennél: 4-es terc + 2", "jobb kell ennél: 4-es terc + 2"),
        ("defender", "Legalább ennyit kell dobnia", "Dobj legalább ennyit: 4-es terc + 2", "legalább ennyi kell: 4-es"),
    ],
)
def test_K_9_4_a_defender_reads_what_has_to_be_rolled(tie: str, must: str, question: str, drawn: str) -> None:
    at = table({**THREE, "dice": ["4 4 4 2 6 6", "4 4 4 2 1 6"]}, options={"defence_tie": tie})
    play(at, "Anita", "attack castle_green_1, stop")
    assert lines(at, "must_defend", language="hu")[0].endswith(f". {must}: 4-es terc + 2 (Anita dobása).")
    assert lines(at, "must_defend", "Anita", "hu")[0].endswith(f"{must}: 4-es terc + 2 (a te dobásod).")
    wording = Wording(KNIGHTS, game_texts(KNIGHTS, "hu"), NAMES[:3], at.data, at.record.options)
    assert question in wording.question(at.view(1).state, 1)
    assert drawn in "\n".join(KNIGHTS.terminal.draw(at.view(1), "hu", NAMES[:3], at.data, 100, False))


def test_K_9_3_more_rerolls_than_two_are_told_with_their_reason() -> None:
    attack = table({**THREE, "specials": {"Anita": "catapult_a"}, "dice": NOTHING.replace("6", "5", 1)})
    play(attack, "Anita", "attack castle_green_1")
    assert lines(attack, "thrown", "Anita", "hu")[0].endswith("A Katapulttal 3 újradobásod van (K-9.3).")
    dice = ["4 4 4 2 6 6", "4 4 4 2 1 6"]
    held = table({**THREE, "left": "tournament_1", "specials": {"Mark": "champion"}, "dice": dice})
    play(held, "Anita", "tournament left, stop")
    play(held, "Mark", "join, stop")
    assert [line.partition(".")[2] for line in lines(held, "thrown", language="hu")] == [
        " Szervezőként 3 újradobása van (K-10.3).", " A Bajnokkal 3 újradobása van (K-10.3).",
    ]  # fmt: skip
    plain = attempted({"left": "castle_white_1", "specials": {"Anita": "catapult_a"}}, "4 4 1 6 6 6")
    assert lines(plain, "thrown", language="hu") == ["Anita dobása: 4 4 1 6 6 6."]


def test_K_3_8_all_plus_dice_are_told_on_both_sides() -> None:
    at = table({**THREE, "dice": ["4 4 4 5 2 6", "4 4 4 5 1 6"]}, options={"plus_dice": "all"})
    play(at, "Anita", "attack castle_green_1, stop")
    play(at, "Mark", "stop")
    assert lines(at, "rolled")[0].endswith("is worth three 4s + 5: more than 2-2-2+1 on the card.")
    assert lines(at, "rolled")[-1] == (
        "The roll of Mark, 4 4 4 5 1 6, is worth three 4s + 5 1: not more than three 4s + 5 2, the roll of Anita."
    )


def test_K_3_8_questions_and_the_table_do_not_cut_the_plus_dice_off() -> None:
    at = table({**THREE, "dice": ["4 4 4 5 2 6", "4 4 4 5 1 6"]}, options={"plus_dice": "all"})
    play(at, "Anita", "attack castle_green_1, stop")
    wording = Wording(KNIGHTS, game_texts(KNIGHTS, "en"), NAMES[:3], at.data, at.record.options)
    assert "beat three 4s + 5 2 to keep" in wording.question(at.view(1).state, 1)
    drawn = "\n".join(KNIGHTS.terminal.draw(at.view(1), "en", NAMES[:3], at.data, 100, False))
    assert "three 4s + 5 1 (2 rerolls left)" in drawn
    assert "beat three 4s + 5 2" in drawn
    held = table(
        {"phase": "join", "left": "tournament_1", "results": {"Anita": [3, 3, 5, 4]}}, options={"plus_dice": "all"}
    )
    assert "three 3s + 5 4" in wording.question(held.view(1).state, 1)


@pytest.mark.parametrize("tie", ["first", "rolloff"])
def test_K_10_4_a_tie_in_a_tournament_is_told_with_its_rule(tie: str) -> None:
    dice = ["4 4 4 2 6 6", "4 4 4 2 1 6", WINNING, NOTHING]
    at = table({**THREE, "left": "tournament_1", "dice": dice}, options={"tournament_tie": tie})
    play(at, "Anita", "tournament left, stop")
    play(at, "Mark", "join, stop")
    play(at, "Eva", "decline")
    said = lines(at, "rolled")
    assert said[0] == "The roll of Anita, 4 4 4 2 6 6, is worth three 4s + 2."
    if tie == "first":
        assert said[1].endswith("the roll of Anita, and the earlier roll stays ahead (K-10.4).")
        assert lines(at, "tournament_won") == [
            "Anita wins the tournament with three 4s + 2 and takes the card. Mark rolled the same, but later (K-10.4)."
        ]
    else:
        assert said[1].endswith("the roll of Anita; if nobody beats it, they roll again (K-10.4).")
        play(at, "Anita", "stop")
        assert lines(at, "tournament_won") == ["Anita wins the tournament with four 5s and takes the card."]


def test_K_11_2_the_king_is_named_as_what_had_to_be_beaten() -> None:
    castles = {"castles": {"Anita": "castle_red_1 castle_white_1 castle_yellow_1"}}
    at = table({**castles, "dice": "5 5 5 4 6 6"})
    play(at, "Anita", "king, stop")
    assert lines(at, "rolled") == [
        "The roll of Anita, 5 5 5 4 6 6, is worth three 5s + 4: a tie with 5-5-5+4, the king’s dice, "
        "and a tie is not enough (K-3.5)."
    ]


def test_K_9_1_the_victim_reads_of_their_own_card() -> None:
    at = table({**THREE, "specials": {"Mark": "deck_a"}, "dice": WINNING})
    play(at, "Anita", "attack deck_a, stop")
    assert lines(at, "attacks", "Mark", "hu") == ["Anita megtámadja a te lapodat: Pakli (1-1-1+3)."]
    assert lines(at, "took", "Mark", "hu") == ["Anita megszerzi a te lapodat: Pakli (1-1-1+3)."]
    assert lines(at, "took", "Eva", "hu") == ["Anita megszerzi Mark egyik lapját: Pakli (1-1-1+3)."]
    assert lines(at, "took", "Anita", "hu") == ["Megszerezted Mark egyik lapját: Pakli (1-1-1+3)."]


def test_K_14_1_the_winner_is_told_with_what_was_held() -> None:
    held = {"castles": {"Anita": "castle_red_1 castle_white_1 castle_yellow_1"},
            "tournaments": {"Anita": 2}, "left": "tournament_3", "dice": WINNING}  # fmt: skip
    at = table({**held}, players=2, options={"tournament_participation": "optional"})
    play(at, "Anita", "tournament left, stop")
    play(at, "Mark", "decline")
    assert lines(at, "won", language="hu") == ["Anita 3 várat és 3 tornakártyát gyűjtött, és megnyerte a játékot!"]


def test_K_14_4_the_limit_tells_why_it_ends_and_what_all_have() -> None:
    at = table({**THREE, "left": "castle_white_1", "turns": 2, "dice": NOTHING}, options={"max_rounds": "1"})
    play(at, "Anita", "attempt left")
    assert lines(at, "limit_reached") == [
        "The agreed round is over, so the game ends (K-14.4): Mark wins. Castles: Anita 1, Mark 2, Eva 1."
    ]
    even = table({"left": "castle_white_1", "specials": {"Mark": "deck_a"}, "turns": 1, "dice": NOTHING}, players=2,
                 options={"max_rounds": "1"})  # fmt: skip
    play(even, even.record.seats[even.game.turn()], "attempt left")
    assert lines(even, "limit_reached", language="hu")[0].endswith(
        ": Mark győz. Várak: Anita 1, Mark 1; tornakártyák: Anita 0, Mark 0; különleges kártyák: Anita 0, Mark 1."
    )


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(
    ("option", "rules"),
    [
        ("first_player=2", ["K-1.1"]),
        ("starting_castles=fixed", ["K-1.4"]),
        ("plus_dice=all", ["K-3.4", "K-3.8"]),
        ("extra_attempt_on_steal=on", ["K-5.3", "K-5.4"]),
        ("two_player_castle_rule=off", ["K-7.2"]),
        ("defence_tie=defender", ["K-9.4"]),
        ("tournament_participation=mandatory", ["K-10.1", "K-10.2"]),
        ("tournament_tie=rolloff", ["K-10.4"]),
        ("king_timing=any_attempt", ["K-11.1"]),
        ("king_combination=1111", ["K-11.2"]),
        ("king_combination=4444", ["K-11.2"]),
        ("king_combination=5555", ["K-11.2"]),
        ("max_rounds=20", ["K-14.4"]),
    ],
)
def test_rule_texts_follow_the_options_in_force(language: str, option: str, rules: list[str]) -> None:
    name, _, value = option.partition("=")
    texts = game_texts(KNIGHTS, language)
    data = KNIGHTS.rules.load_data()
    plain = Wording(KNIGHTS, texts, [], data)
    chosen = Wording(KNIGHTS, texts, [], data, {name: value})
    changed = [number for number in KNIGHTS.rules.numbers if plain.rule(number) != chosen.rule(number)]
    assert changed == rules
    if name == "king_combination":
        assert "-".join(value) in chosen.rule("K-11.2")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_no_card_has_brackets_beside_brackets(language: str) -> None:
    """The dice of a card stand in brackets, so its name has none."""
    data = load_data()
    texts = game_texts(KNIGHTS, language)
    told = [card_words(card, texts, data) for card in range(len(CARD_IDS))]
    assert [name for name in told if name.count("(") > 1] == []
