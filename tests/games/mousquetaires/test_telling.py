"""Every decided result has a line that lets a player check it; cards and rules are told as they are played."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.table import Table
from banneret.core.texts import LANGUAGES
from banneret.core.wording import Wording, game_texts
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.rules.data import load_data
from tests.games.mousquetaires.tables import ALONE, events, fresh, play, table

DATA = load_data()
OTHERS_DONE = {name: {"done": True, "at": "colombier"} for name in ("dartagnan", "aramis", "athos")}


def told(at: Table, language: str = "en", seat: int = -1) -> list[str]:
    """The log as a seat reads it."""
    wording = Wording(MOUSQUETAIRES, game_texts(MOUSQUETAIRES, language), at.record.seats, at.data, at.record.options)
    return [wording.event(event, seat) for event in at.log]


def duel(man: str, foe: str, blue: str, red: str, cards: str = "erudition", **more: Any) -> Table:
    """A duel in Paris with these rolls."""
    owner = {"dartagnan": "Anita", "aramis": "Mark", "athos": "Eva", "porthos": "Jeno"}[man]
    gear = more.pop("gear", {})
    at = table({"active": man, "paris": "captive", "paris_enemies": foe, "hands": {owner: cards},
                "musketeers": {man: {"at": "paris", **gear}}, "chance": {"blue": blue, "red": red},
                "destination": "louvre", **more})  # fmt: skip
    play(at, f"duel {foe}", "done")
    return at


def test_M_7_3_a_roll_names_both_sides_and_the_comparison_both_counts() -> None:
    at = duel("athos", "lubin", "sword sword shield", "sword shield", gear={"equipment": "pistol"})
    rolled = events(at, "rolled")[0]
    assert (rolled["throw"], rolled["man"], rolled["foe"]) == ("duel", "athos", "lubin")
    compared = events(at, "compared")[0]
    assert (compared["swords"], compared["foe_shields"], compared["hits"]) == (3, 1, 2)
    assert (compared["foe_swords"], compared["shields"], compared["wounds"]) == (2, 1, 1)
    assert (compared["more_swords"], compared["foe_more_swords"]) == (1, 1), "a pistol, and the foe's ability"
    line = "Swords of Athos against shields of Lubin: 3 (with the pistol) to 1, 2 hits. "
    line += "Swords of Lubin against his shields: 2 (with the foe’s ability) to 1, 1 hit."
    assert line in told(at)


def test_M_7_3_a_thrust_names_its_faces() -> None:
    at = duel("athos", "brisemont", "lily lily lily", "sword sword sword")
    assert events(at, "thrust_by_man")[0]["thrust"] == "lily lily lily"
    assert events(at, "compared") == []
    assert any("lands his secret thrust (lily ×3)" in line for line in told(at))


@pytest.mark.parametrize(
    ("language", "begins", "few", "full"),
    [
        ("en", "Athos fights Guard (3 red dice).", "Athos fights with 3 dice against Guard (3 red dice). Which",
         "Athos fights with 6 dice against Guard (3 red dice), and with no more. May the duel begin?"),
        ("hu", "Athos párbajozik, az ellenfele: Gárdista (3 piros kocka).",
         "Athos harcol, az ellenfele: Gárdista (3 piros kocka). 3 kockával dob. Mely",
         "Athos harcol, az ellenfele: Gárdista (3 piros kocka). 6 kockával dob, többel nem lehet. Kezdődhet a párbaj?"),
    ],
)  # fmt: skip
def test_M_7_1_a_guard_is_told_with_his_dice_once_and_six_dice_are_the_most(
    language: str, begins: str, few: str, full: str
) -> None:
    board = "guard3 guard2 guard3 guard4 decoy decoy decoy decoy wall even brute guard3"
    at = table({"active": "athos", "board": board, "hands": {"Eva": "combat double"},
                "musketeers": {"athos": {"at": "quest"}}})  # fmt: skip
    play(at, "step rooms")
    wording = Wording(MOUSQUETAIRES, game_texts(MOUSQUETAIRES, language), at.record.seats, at.data, at.record.options)
    assert begins in told(at, language)
    seat = at.record.seats.index("Eva")
    assert wording.question(at.state_of(seat), seat).startswith(few)
    play(at, "add combat", "add double")
    assert wording.question(at.state_of(seat), seat) == full


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Milady is here, so Rochefort comes between: Athos fights him first (4 red dice, secret thrust: "),
        ("hu", "Milady itt van, ezért Rochefort közbelép: Athos előbb vele párbajozik (4 piros kocka, titkos vágása: "),
    ],
)
def test_M_10_1_rochefort_comes_between_and_it_is_told_why(language: str, said: str) -> None:
    wording = Wording(MOUSQUETAIRES, game_texts(MOUSQUETAIRES, language), [], DATA)
    begun = Event(
        "duel_begins", "M-7.9", 0, {"man": "athos", "foe": "rochefort", "dice": 4, "thrust": "sword sword sword"}
    )
    assert wording.event(begun, -1).startswith(said)


def test_M_11_5_a_search_says_which_faces_are_successes() -> None:
    at = duel("athos", "lubin", "sword", "shield")
    rolled = Event("rolled", "M-11.5", -1, {"throw": "search", "man": "athos", "blue": "sword shield", "red": ""})
    for language, said in (("en", "(swords and lilies are successes)."), ("hu", "(siker a kard és a liliom).")):
        texts = game_texts(MOUSQUETAIRES, language)
        assert Wording(MOUSQUETAIRES, texts, at.record.seats, at.data).event(rolled, -1).endswith(said)


@pytest.mark.parametrize(
    ("language", "none", "one"), [("en", "No trap.", "Trap: Thief."), ("hu", "Csapda nincs.", "Csapda: Tolvaj.")]
)
def test_M_11_2_a_task_without_a_trap_says_so(language: str, none: str, one: str) -> None:
    wording = Wording(MOUSQUETAIRES, game_texts(MOUSQUETAIRES, language), [], DATA)
    for traps, said in (("", none), ("thief", one)):
        filled = Event("filled", "M-11.2", -1, {"slot": "paris", "enemies": "lubin", "traps": traps})
        assert wording.event(filled, -1).endswith(said)


def test_M_7_8_a_thrust_without_effect_is_told() -> None:
    at = duel("athos", "jussac", "lily lily lily", "sword sword sword sword")
    assert events(at, "thrust_wasted")[0]["foe"] == "jussac"
    assert len(events(at, "compared")) == 1


def test_M_7_4_a_tie_tells_the_dice_that_go_on() -> None:
    at = duel("athos", "biscarat", "shield shield shield sword", "shield shield shield sword")
    tie = events(at, "tied")[0]
    assert (tie["blue"], tie["red"]) == (2, 2)


def test_M_7_7_a_wound_that_is_not_enough_is_no_plain_failure() -> None:
    at = duel("athos", "cavois", "sword sword sword", "shield shield sword sword")
    failed = events(at, "duel_failed")[0]
    assert (failed["hits"], failed["life"]) == (1, 1)
    assert "Athos wounds Cavois but does not beat him: the foe has 1 life left." in told(at)


def test_M_6_1_a_challenge_tells_value_and_level() -> None:
    at = table({"active": "dartagnan", "louvre": "poisons_affair", "louvre_enemies": "jussac",
                "hands": {"Anita": "panache panache panache"},
                "musketeers": {"dartagnan": {"at": "louvre"}}})  # fmt: skip
    play(at, "challenge panache")
    assert "D'Artagnan overcomes the challenge: Panache 4 + 3 cards; the level is 7." in told(at)
    at = table({"active": "porthos", "board_number": 2, "epic": 1, "musketeers": {"porthos": {"at": "quest"}}})
    play(at, "challenge panache", "spend token, done")
    assert "Porthos overcomes the challenge: Panache 5 + 1 epic token; the level is 6." in told(at)


def test_M_13_8_the_siege_tells_swords_way_and_spaces() -> None:
    at = table({"active": "porthos", "actions": 1, "musketeers": OTHERS_DONE, "destination": "paris",
                "card": "revealed", "paris": "smuggler", "paris_enemies": "biscarat", "la_rochelle": 5,
                "chance": {"red": "sword"}})  # fmt: skip
    play(at, "draw")
    swords, moved = events(at, "siege_swords")[0], events(at, "siege_moved")[0]
    assert (swords["blue"], swords["red"], swords["smuggler"]) == (0, 2, 1)
    assert (moved["way"], moved["steps"], moved["before"], moved["siege"]) == ("left", 2, 5, 3)


def test_M_1_2_and_M_15_2_what_is_lost_beyond_the_limit_is_told() -> None:
    at = duel("athos", "cavois", "sword sword sword", "shield sword sword sword", gold=9, epic=7,
              enemy_life={"cavois": 1})  # fmt: skip
    assert [(one["count"], one["surplus"]) for one in events(at, "gained_gold")] == [(1, 1)]
    assert [(one["count"], one["surplus"]) for one in events(at, "gained_epic")] == [(0, 1)]


def test_M_24_2_a_card_that_changes_nothing_says_so() -> None:
    at = table({"active": "porthos", "actions": 1, "musketeers": OTHERS_DONE, "treachery_deck": "corruption",
                "gold": 0, "paris": "captive"}, 4, ALONE)  # fmt: skip
    play(at, "draw")
    assert events(at, "treachery_useless")[0]["treachery"] == "corruption"


def test_M_5_8_what_milady_does_not_get_is_told() -> None:
    at = table({"active": "porthos", "actions": 1, "destination": "la_rochelle", "card": "revealed",
                "musketeers": OTHERS_DONE})  # fmt: skip
    play(at, "draw")
    assert events(at, "milady_gains_nothing")[0] == {"seat": -1, "rule": "M-13.4", "why": "no_cards"}


@pytest.mark.parametrize(
    ("options", "english", "hungarian"),
    [
        ({}, "67 percent of their actions", "67 százalékát"),
        ({"emergency_mode": "timer"}, "two minutes for phase II", "két percük van a II. fázisra"),
        ({"emergency_mode": "timer", "emergency_seconds": "90"}, "a minute and a half for phase II", "másfél percük"),
    ],
)
def test_M_22_emergency_says_what_was_agreed(options: dict[str, str], english: str, hungarian: str) -> None:
    at = table({"phase": "treachery", "treachery_hand": "emergency"}, options=options)
    play(at, "scheme emergency")
    for language, words in (("en", english), ("hu", hungarian)):
        line = next(line for line in told(at, language) if words in line)
        assert "!!" not in line
        cards = {card.id: card for card in MOUSQUETAIRES.words.cards(language, DATA, at.record.options)}
        assert words in cards["emergency"].lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_numbers_and_no_text_is_broken(language: str) -> None:
    cards = MOUSQUETAIRES.words.cards(language, DATA, MOUSQUETAIRES.rules.plain_options)
    assert len(cards) > 80
    assert all(card.lines and "{" not in "".join(card.lines) for card in cards)
    by_name = {card.name: " · ".join(card.lines) for card in cards}
    assert "7" in by_name[DATA.louvre[0].label.names[language]], "Panache 7 of The Poisons Affair"
    assert "4" in by_name[DATA.items[1].label.names[language]], "the price of a pistol"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_follow_the_options_in_force(language: str) -> None:
    texts = game_texts(MOUSQUETAIRES, language)
    plain = Wording(MOUSQUETAIRES, texts, [], DATA)
    for option in MOUSQUETAIRES.rules.options:
        if option.id in ("milady", "emergency_seconds", "emergency_bot_seconds"):
            continue
        other = next(value for value in option.values if value != option.default)
        played = Wording(MOUSQUETAIRES, texts, [], DATA, {option.id: other})
        changed = [rule for rule in option.rules if played.rule(rule) != plain.rule(rule)]
        assert changed, option.id


def test_levels_from_five_to_eight_exist() -> None:
    levels = {int(card.level) for card in DATA.louvre} | {level for card in DATA.paris for level in card.levels}
    levels |= set(DATA.boards.levels) | {int(token.level) for token in DATA.tokens if token.level}
    assert levels == {5, 6, 7, 8}


def test_words_of_the_rulebook() -> None:
    folder = MOUSQUETAIRES.folder / "texts"
    for path in folder.glob("hu*.ftl"):
        text = path.read_text("utf-8")
        for word in ("elesik", "elesett", "esett el", "esik el", "!!"):
            assert word not in text, (path.name, word)


@pytest.mark.parametrize(("language", "enemy", "missing", "whole"), [
    ("en", "Post Cavois (strength 3, 4 dice, 2 life points)", "still missing: 3.", "Shall it stay so?"),
    ("hu", "Ellenfél: Cavois (erő 3, 4 kocka, 2 életpont)", "ebből hiányzik: 3.", "Így jó lesz?"),
])  # fmt: skip
def test_M_11_2_milady_reads_what_enemies_bring_and_what_strength_is_missing(
    language: str, enemy: str, missing: str, whole: str
) -> None:
    at = fresh(5)
    wording = Wording(MOUSQUETAIRES, game_texts(MOUSQUETAIRES, language), at.record.seats, at.data)
    chance = FastChance(1)
    while type(at.state_of(at.game.turn()).stack[-1]).__name__ != "Fill":
        seat = at.game.turn()
        legal = at.legal(seat)
        at.submit(seat, [legal[chance.below(len(legal), "choice")]])
        if type(at.state_of(seat).stack[-1]).__name__ == "PlaceTokens" and at.legal(seat)[0].notation == "done":
            assert wording.question(at.state_of(seat), seat).endswith(whole)
    seat = at.game.turn()
    state = at.state_of(seat)
    post = MOUSQUETAIRES.rules.catalogue.parse("post cavois")
    assert wording.action(post, state, seat) == enemy
    strength = state.stack[-1].prompt(state, seat)["strength"]
    assert wording.question(state, seat).endswith(missing.replace("3", str(strength)))
    while at.legal(seat)[0].notation != "done":
        at.submit(seat, [at.legal(seat)[0]])
    assert wording.question(at.state_of(seat), seat).endswith(whole)


def test_places_and_fighters_have_a_small_article_inside_a_sentence() -> None:
    parts = {"location": "louvre", "foe": "nemesis", "louvre": "compromising_letter"}
    words = MOUSQUETAIRES.words.readable(parts, "hu", [], DATA)
    assert (words["location"], words["foe"]) == ("a Louvre", "a Nemezis")
    assert words["louvre"] == "A kompromittáló levél", "a title keeps its capital"


def line(language: str, name: str, **parts: Json) -> str:
    names = ["Anita", "Mark", "Eva", "Jeno"]
    words = Wording(MOUSQUETAIRES, game_texts(MOUSQUETAIRES, language), names, DATA)
    return words.event(Event(name, "M-1.1", -1, parts), -1)


def test_M_5_6_an_exchange_tells_what_each_gives_in_one_list() -> None:
    offer: dict[str, Json] = {
        "man": "athos",
        "other": "porthos",
        "cards": "erudition erudition",
        "items": "thoroughbred",
    }
    assert line("hu", "offered", **offer) == (
        "Athos cserét ajánl, a partnere Porthos. Ezt adná: Műveltség ×2, Telivér."
    )
    nothing: dict[str, Json] = {**offer, "cards": "", "items": ""}
    assert line("hu", "answered_offer", **nothing) == "Porthos nem adna cserébe semmit."
    assert line("en", "exchanged", **offer, cards_back="", items_back="") == (
        "Athos and Porthos exchange. Athos gives this: Erudition ×2, Thoroughbred. Porthos gives nothing."
    )


def test_M_22_3_the_actions_of_an_emergency_can_be_worked_out() -> None:
    assert line("hu", "budget", count=8, all=12, percent=67) == (
        "Vészhelyzet! A csapat akcióinak száma ebben a fázisban: 8 "
        "(a harcképes testőrök 12 akciójának 67 százaléka, kerekítve)."
    )


@pytest.mark.parametrize(("language", "said"), [("en", "Emergency!"), ("hu", "Vészhelyzet!")])
def test_a_name_with_an_exclamation_mark_ends_its_sentence(language: str, said: str) -> None:
    words = Wording(MOUSQUETAIRES, game_texts(MOUSQUETAIRES, language), ["Anita", "Mark"], DATA)
    drawn = Event("drew_treachery", "M-4.3", 1, {"why": "drawn"}, secret={"treachery": "emergency"}, secret_to=2)
    assert words.event(drawn, 1).endswith(said)
