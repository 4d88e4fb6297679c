"""What may be typed in the terminal: words of the own language, whole acts, amounts; and what lists say of answers."""

from __future__ import annotations

import pytest

from banneret.core.card_list import folded
from banneret.core.chance import FastChance
from banneret.core.wording import Wording, game_texts
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.cards import FATE_IDS
from banneret.games.warrior_knights.rules.data import load_data
from banneret.games.warrior_knights.rules.state import WarriorKnights
from tests.games.warrior_knights.tables import begin, fates, noble, own, play, reveal, table

NAMES = ["Anita", "Márk", "Éva"]
DATA = load_data()


def read(game: WarriorKnights, line: str, language: str = "en") -> list[str]:
    return WARRIOR_KNIGHTS.terminal.read(WARRIOR_KNIGHTS.view(game, 0), line, language, DATA)


def mobilized() -> WarriorKnights:
    game = table(3)
    noble(game, 0, "star", "surat", "vassal_50")
    noble(game, 0, "square", "monz", "vassal_50")
    reveal(game, "0:mobilize_forces")
    return game


@pytest.mark.parametrize(
    ("line", "language", "answers"),
    [
        ("star to kovel", "en", ["target kovel", "choose star", "step kovel", "go"]),
        ("csillag kovel", "hu", ["target kovel", "choose star", "step kovel", "go"]),
        ("siege monz", "en", ["target monz", "pass", "siege"]),
        ("ostrom monz", "hu", ["target monz", "pass", "siege"]),
        ("roham monz", "hu", ["target monz", "pass", "assault"]),
        ("star to jerusalem", "en", ["target jerusalem", "choose star", "sail jerusalem", "go"]),
        ("star", "en", []),
        ("star to nowhere", "en", []),
    ],
)
def test_a_whole_act_in_one_line(line: str, language: str, answers: list[str]) -> None:
    assert read(mobilized(), line, language) == answers


def test_a_noble_by_his_name_and_a_road_of_three_steps() -> None:
    game = table(3)
    noble(game, 0, "star", "surat", "vassal_50")
    reveal(game, "0:versatile_strategy")
    name = DATA.nobles[game.barons[0] * 4].names["hu"].split()[0]
    way = ["choose star", "step monz", "step oakvale", "step vecht", "go"]
    assert read(game, f"{name} vecht", "hu") == way
    play(game, ", ".join(way))
    assert read(game, "star to monz") == []  # he has gone


def test_an_unfinished_chain_is_not_read_over() -> None:
    game = mobilized()
    play(game, "target kovel")
    begin(game, "choose star")
    assert read(game, "star to kovel") == []


@pytest.mark.parametrize("line", ["roham monz", "ostrom Monz", "siege monz"])
def test_an_attack_names_the_area_that_was_chosen_before(line: str) -> None:
    game = mobilized()
    play(game, "target monz")
    language = "en" if line.startswith("siege") else "hu"
    answer = "assault" if line.startswith("roham") else "siege"
    assert read(game, line, language) == ["pass", answer]  # nobody else goes there first
    play(game, "pass")
    assert read(game, line, language) == [answer]
    assert read(game, line.lower().replace("monz", "kovel"), language) == []


def test_an_attack_on_the_chosen_area_takes_the_one_noble_there_who_can_get_there() -> None:
    game = table(3)
    noble(game, 0, "star", "surat", "vassal_50")
    reveal(game, "0:mobilize_forces")
    play(game, "target monz")
    assert read(game, "roham monz", "hu") == ["choose star", "step monz", "go", "assault"]
    noble(game, 0, "square", "surat", "vassal_50")
    assert read(game, "roham monz", "hu") == []  # two could go: who, is not guessed


def test_every_piece_has_a_word_in_each_language() -> None:
    for language, space, troop in (("hu", "első", "angol_50"), ("en", "first", "english_50")):
        words = WARRIOR_KNIGHTS.terminal.piece_words(language, DATA)
        texts = game_texts(WARRIOR_KNIGHTS, language)
        assert texts.say("typed-piece-first") == space
        assert words["english_50"] == [troop]
        for action in WARRIOR_KNIGHTS.rules.catalogue.actions:
            assert texts.has(f"typed-{action.word.replace(' ', '-')}"), action.word


def told(game: WarriorKnights, text: str, language: str = "hu") -> str:
    wording = Wording(WARRIOR_KNIGHTS, game_texts(WARRIOR_KNIGHTS, language), NAMES, DATA)
    return wording.action(WARRIOR_KNIGHTS.rules.catalogue.parse(text), game, int(game.turn()))


def test_lists_say_owner_place_strength_and_price() -> None:
    game = mobilized()
    own(game, 1, "bingen")
    assert told(game, "target monz") == "Terület: Monz (semleges, erő 200)"
    assert told(game, "target bingen") == "Terület: Bingen (Márk városa, erő 400)"
    assert told(game, "target ravenwood", "en") == "Area: Ravenwood"
    play(game, "target monz")
    name = DATA.nobles[game.barons[0] * 4].names["hu"]
    assert told(game, "choose star") == f"Választás: {name} (Surat, erő 50)"
    play(game, "pass")
    assert told(game, "siege") == ("Ostromzár: Monz (összerő 250 : 200, azaz csapatok 50 + parancsnok 200 : falak 200)")
    assert told(game, "assault", "en") == "Assault: Monz (the defender’s total is 200: walls 200)"
    versatile = table(3)
    reveal(versatile, "0:versatile_strategy")
    assert told(versatile, "mark n2") == "Címer ide: 2-es mező, ára 6 korona"
    assert told(versatile, "take crowns") == "2 koronát kapsz"


@pytest.mark.parametrize(
    ("rule", "options", "words"),
    [
        ("W-3.3", {"influence_per_baron": "12"}, "bárónként 12"),
        ("W-14.2", {}, "nincs király és nincs győztes."),
        ("W-14.2", {"round_limit": "20"}, "A 20. forduló után mindenképp vége"),
        ("W-14.2", {"might_is_right": "on"}, "csak a W-14.1 szerint lehet győzni"),
        ("W-15.2", {"negotiation": "off"}, "minden engedélyt megtagadnak"),
        ("W-3.1", {"barons": "chosen"}, "választ magának egy bárót"),
        ("W-11.4", {"fate_draw_cap": "10"}, "Senki sem húz 10 lapnál többet."),
        ("W-11.11", {"player_elimination": "on"}, "kiesik a játékból"),
    ],
)
def test_rules_are_told_as_they_are_played(rule: str, options: dict[str, str], words: str) -> None:
    texts = game_texts(WARRIOR_KNIGHTS, "hu")
    assert words in Wording(WARRIOR_KNIGHTS, texts, NAMES, DATA, options).rule(rule)


@pytest.mark.parametrize(
    ("line", "read_as"),
    [
        ("vele {last}", ["vele star"]),
        ("vele {whole}, támad", ["vele star", "támad"]),
        ("parancsnok {last}", ["parancsnok star"]),
        ("veszteség {last}", ["veszteség star"]),
        ("vele csillag", []),
        ("terület {last}", []),
        ("vele von", []),
    ],
)
def test_nobles_are_called_by_their_names(line: str, read_as: list[str]) -> None:
    game = table(3)
    noble(game, 0, "star", "surat", "vassal_50")
    noble(game, 0, "square", "surat", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target surat")
    begin(game, "assault")
    whole = DATA.nobles[game.barons[0] * 4].names["hu"]
    assert read(game, line.format(whole=whole, last=whole.split()[-1]), "hu") == read_as


@pytest.mark.parametrize("language", ["en", "hu"])
def test_no_part_of_a_noble_s_name_is_an_area(language: str) -> None:
    areas = {folded(part) for area in DATA.areas for part in area.names[language].split()}
    parts = {folded(part) for one in DATA.nobles for part in one.names[language].split()}
    assert not areas & parts


def test_W_5_1_a_planned_card_is_typed_with_its_stack_in_full_or_in_short() -> None:
    words = WARRIOR_KNIGHTS.terminal.piece_words("hu", DATA)["1:levy_taxes"]
    assert words == ["1._pakli_rekvirálás", "1_rekvirálás"]


@pytest.mark.parametrize(("language", "text"), [("hu", "Kapsz 1 koronát minden területért"), ("en", "crown")])
def test_W_6_1_the_question_of_a_card_says_what_it_does(language: str, text: str) -> None:
    game = table(3)
    noble(game, 0, "star", "surat", "vassal_50")
    reveal(game, "0:levy_taxes")
    wording = Wording(WARRIOR_KNIGHTS, game_texts(WARRIOR_KNIGHTS, language), NAMES, DATA)
    told = wording.question(game, 0)
    assert told.startswith(DATA.actions[0].names[language])
    assert text in told


@pytest.mark.parametrize(
    ("language", "order"), [("hu", "a teendők sorrendjében"), ("en", "in the order of the agendas")]
)
def test_W_9_3_a_ballot_says_in_which_order_it_is_read(language: str, order: str) -> None:
    texts = game_texts(WARRIOR_KNIGHTS, language)
    for key in ("event-ballot", "event-ballot.own"):
        assert f"{order}: Anita: 0" in texts.say(key, {"seat": "Márk", "ballot": "Anita: 0"})


@pytest.mark.parametrize(
    ("line", "language", "answers"),
    [
        (
            "1 rekv csapatm, 2 alkud, done",
            "hu",
            ["plan 1:levy_taxes", "plan 1:mobilize_forces", "2 alkud", "done"],
        ),
        ("3 serve the church levy taxes", "en", ["plan 3:serve_the_church", "plan 3:levy_taxes"]),
        ("1 levy", "en", []),  # one card: as it stands
        ("1 levy nothing", "en", []),
    ],
)
def test_W_5_1_the_cards_of_a_stack_in_one_go(line: str, language: str, answers: list[str]) -> None:
    game = table(2)
    game.advance(FastChance(1))
    assert type(game.stack[-1]).__name__ == "PlanCards"
    assert read(game, line, language) == answers


def test_W_11_step_3_fate_cards_are_dropped_by_what_they_do() -> None:
    game = table(2)
    noble(game, 0, "star", "monz", "english_200")
    by_result = {result: [at for at, fate in enumerate(DATA.fates) if fate.battle == result] for result in range(4)}
    deal, prevent, victory = by_result[0], by_result[1], by_result[2]
    fates(game, deal[0] + 1, deal[1] + 1, prevent[0] + 1, victory[0] + 1)
    reveal(game, "0:versatile_strategy")
    play(game, "target monz", "assault")
    assert type(game.stack[-1]).__name__ == "DropCards"
    first, second = (f"drop {FATE_IDS[card]}" for card in deal[:2])
    assert read(game, "okoz okoz", "hu") == [first, second]
    assert read(game, "eldob okoz, kivéd", "hu") == [first, f"drop {FATE_IDS[prevent[0]]}"]
    assert read(game, "drop victory", "en") == [f"drop {FATE_IDS[victory[0]]}"]
    assert read(game, "okoz okoz okoz", "hu") == []  # there are two
    assert read(game, "okoz 3", "hu") == []
