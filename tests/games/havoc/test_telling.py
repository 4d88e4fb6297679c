"""What is told: results that can be checked, combinations in words, cards, typed words, reasons of the expert."""

from __future__ import annotations

import pytest

from banneret.cli.answers import Typist, listed
from banneret.core.chance import FastChance
from banneret.core.events import Event
from banneret.core.table import Table, open_table
from banneret.core.texts import LANGUAGES
from banneret.core.wording import Wording, game_texts
from banneret.games.havoc.rules.cards import parse_cards
from banneret.games.havoc.rules.hands import best_dogs_out, hand_key, laid_key, rank_id
from banneret.games.havoc.rules.state import Havoc
from banneret.games.havoc.terminal.completion import best_completion
from banneret.games.havoc.words import combination_of, texts_in
from banneret.games.registry import load
from tests.games.havoc.tables import JOHN, NAMES, play, table

KIND = load("havoc")
DATA = KIND.rules.load_data()


def wording(language: str, options: dict[str, str] | None = None) -> Wording:
    return Wording(KIND, game_texts(KIND, language), NAMES[:4], DATA, options)


def said(at: Table, name: str, language: str, seat: int = -1) -> list[str]:
    """What a seat reads of the events of that name."""
    words = wording(language)
    return [words.event(event, seat) for event in at.log if event.name == name]


# Results.


def fought(laid: dict[str, str], hands: dict[str, str], row: list[str] | None = None, players: int = 4) -> Table:
    """A battle in which Mark alone has still to pass, and does."""
    passed = [name for name in laid if name != "Mark"]
    at = table({"phase": "continue", "turn": "Anita", "asked": "Mark", "passed": passed, "laid": laid, "hands": hands,
                "battle_row": row or ["crecy", "castillon"], "recruits": "y1 y2 y3"}, players=players)  # fmt: skip
    play(at, "Mark", "pass")
    return at


def test_H_9_a_place_is_told_with_its_combination_cards_and_points() -> None:
    at = fought({"Anita": "b9 o9 g2", "Mark": "b8 o8"}, {"Mark": "k1", "Anita": "k2"})
    assert said(at, "placed_in_battle", "hu") == [
        "1. hely: Anita – 9-es pár (kék 9, narancs 9; mellette zöld 2). 5 pont.",
        "2. hely: Mark – 8-as pár (kék 8, narancs 8). 3 pont.",
    ]
    own = said(at, "placed_in_battle", "en", 0)[0]
    assert own == "Place 1: you – pair of 9s (blue 9, orange 9; beside them green 2). 5 points."


def test_H_8_4_cards_beside_a_combination_which_decide_between_equals_are_told_apart() -> None:
    at = fought({"Anita": "b8 k7 o8 y6", "Mark": "k8 y8"}, {"Mark": "k1", "Anita": "k2"})
    assert said(at, "placed_in_battle", "hu") == [
        "1. hely: Anita – 8-as pár (kék 8, narancs 8; mellette szürke 7, sárga 6). Azonos kombinációnál a mellette "
        "lévő lapok döntenek, a legnagyobbtól kezdve; itt: 7-es, 6-os (H-8.4). 5 pont.",
        "2. hely: Mark – 8-as pár (szürke 8, sárga 8). Azonos kombinációnál a mellette lévő lapok döntenek, a "
        "legnagyobbtól kezdve; itt: semmi (H-8.4). 3 pont.",
    ]
    assert (
        "beside them decide, the highest first, here 7, 6 (H-8.4). 5 points." in said(at, "placed_in_battle", "en")[0]
    )
    straight = fought({"Anita": "b5 o4 g3 k2 b1", "Mark": "k8 y8"}, {"Mark": "k1", "Anita": "k3"})
    assert "(kék 5, narancs 4, zöld 3, szürke 2, kék 1)" in said(straight, "placed_in_battle", "hu")[0]


def test_H_9_1_the_tie_breaker_is_told_with_its_rule_and_the_cards_left() -> None:
    at = fought({"Anita": "b8 o8", "Mark": "k8 y8"}, {"Mark": "k1", "Anita": "k2 k3"})
    first, second = said(at, "placed_in_battle", "hu")
    assert first.startswith("1. hely: Mark")
    assert "kevesebb lap maradt a kezében; neki 1 maradt (H-9.1)" in first
    assert "neki 2 maradt (H-9.1)" in second
    assert "here 2 (H-9.1)" in said(at, "placed_in_battle", "en")[1]


@pytest.mark.parametrize(
    ("why", "words"),
    [
        ("havoc", "Egy játékos Havoc!-ot kiált, ezért John of Gaunt kikerül a játékból."),
        ("beaten", "Nem John of Gaunt nyerte meg a csatát, ezért kikerül a játékból."),
        ("castillon", "Következik a végső csata, ezért John of Gaunt kikerül a játékból."),
        ("drawn", "A végső csatában kerül elő John of Gaunt, ezért kikerül a játékból; helyette másik lap jön."),
    ],
)
def test_it_is_told_why_john_of_gaunt_leaves(why: str, words: str) -> None:
    assert wording("hu").event(Event("john_leaves", "H-16.7", -1, {"why": why}), -1) == words


def test_H_14_1_points_that_moved_up_are_told_with_their_rule() -> None:
    hands = {"Mark": "k1", "Anita": "k2"}
    laid = {"Anita": "b8 o8", "Mark": "b7 o7"}
    two = fought(laid, hands, players=2)
    assert [line.rpartition(". ")[2] for line in said(two, "placed_in_battle", "hu")] == ["5 pont.", "1 pont (H-14.1)."]
    four = fought(laid, hands)
    assert said(four, "placed_in_battle", "en")[1].endswith(". 3 points.")


def test_H_9_2_shared_points_are_told_with_the_sum_and_who_is_the_winner() -> None:
    at = fought({"Anita": "b8 o8", "Mark": "k8 y8"}, {"Mark": "k1", "Anita": "k2"})
    first, second = said(at, "placed_in_battle", "en")
    assert "as many cards left in hand (1), so 2 share the 8 points of their places, rounded down (H-9.2)." in first
    assert first.endswith(" 4 points.")
    assert second.startswith("Place 1: Mark")
    assert said(at, "won_battle", "hu", 0) == [
        "Megnyerted a csatát: Crécy. A holtversenyben a kezdeményezőtől számítva te vagy az első (H-9.2)."
    ]


def test_H_12_4_a_full_tie_at_castillon_is_counted_from_the_peacekeeper() -> None:
    at = table({"phase": "castillon", "battle_row": ["castillon"], "peacekeeper": "Mark",
                "hands": {"Anita": "b8 o8", "Mark": "k8 y8"}}, players=2)  # fmt: skip
    play(at, "Anita", "lay b8 o8, done")
    play(at, "Mark", "lay k8 y8, done")
    assert said(at, "won_battle", "hu") == [
        "Mark megnyeri a csatát: Castillon. A holtversenyben a Béke őrétől számítva ő az első (H-12.4)."
    ]
    assert said(at, "won_battle", "en", 1)[0].endswith("you are the first from the Peacekeeper on (H-12.4).")


def test_H_16_11_a_tie_with_john_of_gaunt_is_told_as_his() -> None:
    at = table({"phase": "continue", "john": "fighting", "john_after": "Anita", "initiator": "john", "holder": "john",
                "face": "havoc", "peacekeeper": "nobody", "battle": "calais_to_tours", "turn": "Anita",
                "asked": "Mark", "passed": ["Anita", "Eva", "Jeno"], "recruits": "y1 y2 y3",
                "laid": {"Anita": "b9 o9 g9", "Mark": "b2 o2", "Eva": "b3 o3", "Jeno": "b4 o4"},
                "hands": {"Anita": "", "Mark": "k1", "Eva": "k2", "Jeno": "k4"}}, options=JOHN)  # fmt: skip
    play(at, "Mark", "pass")
    placed = said(at, "placed_in_battle", "hu")
    assert placed[0] == (
        "1. hely: John of Gaunt – 9-es terc. Azonos erejű kombinációnál az végez előrébb, akinek kevesebb lap maradt "
        "a kezében; neki 0 maradt (H-16.11). Az ő pontjait senki sem kapja meg (H-16.3)."
    )
    assert "maradt lapok száma (0) is azonos" in placed[1]
    assert said(at, "won_battle", "hu")[0].endswith("Teljes holtversenyben John of Gaunt az első (H-16.11).")


def test_H_16_3_that_no_card_is_left_to_flip_is_told() -> None:
    at = table({"turn": "Anita", "asked": "Anita", "recruits": "b1 o1 g1", "deck": "John", "hands": {},
                "rest": ["Anita", "Mark"]}, players=2, options=JOHN)  # fmt: skip
    play(at, "Anita", "recruit, draw deck")
    assert said(at, "nothing_to_flip", "hu") == [
        "Nincs lap, amit fel lehetne csapni, tehát a Chevauchées „Tours-ból Bordeaux-ba” oldala érvényes."
    ]


def test_H_7_3_dogs_out_of_the_battle_are_told_with_the_place() -> None:
    only = fought({"Anita": "b7 o2 D", "Mark": "k8 y8"}, {"Mark": "k1", "Anita": "k2"})
    play(only, "Anita", "out 1")
    assert said(only, "placed_in_battle", "hu")[1] == (
        "2. hely: Anita – magas lap: 7-es (kék 7; mellette narancs 2), 1 eb harcon kívül. 3 pont."
    )
    at = fought({"Anita": "b5 o5 g5 b10 o10 g10 D", "Mark": "k8 y8"}, {"Mark": "k1", "Anita": "k2"})
    assert "tercek: 10-es és 5-ös" in said(at, "placed_in_battle", "hu")[0]
    assert ", 1 eb harcon kívül. 5 pont." in said(at, "placed_in_battle", "hu")[0]


def test_H_11_3_the_action_is_told_and_its_cards_are_dealt_not_drawn() -> None:
    at = fought({"Anita": "b9 o9", "Mark": "b8 o8"}, {"Mark": "k1", "Anita": "k2"}, ["sluys", "crecy", "castillon"])
    assert said(at, "battle_action", "hu") == [
        "A csatakártyán ez áll (Sluys): „Ossz mindenkinek 1 lapot, a kezdeményezőnek pedig még 1-et.”"
    ]
    names = [event.name for event in at.log]
    assert names.count("was_dealt") == 5
    assert "drew" not in names
    assert said(at, "was_dealt", "hu")[0] == "Mark kap egy lapot."
    assert said(at, "was_dealt", "hu", 1)[0].startswith("Kaptál egy lapot: ")


def test_H_10_the_victim_of_a_scavenger_reads_of_the_own_card() -> None:
    at = table({"phase": "activate", "turn": "Anita", "laid": {"Anita": "D D b9", "Mark": "b8 o8"},
                "recruits": "b1 o1 g1"})  # fmt: skip
    play(at, "Anita", "scavenge b8, scavenge b9")
    assert said(at, "scavenged", "hu", 1)[0] == "Anita dögevése: elveszi a te lapodat: kék 8."
    assert said(at, "scavenged", "hu", 2)[0] == "Anita dögevése: elveszi Mark lapját: kék 8."
    assert said(at, "scavenged", "hu", 0) == [
        "Dögevés: elvetted Mark lapját: kék 8.", "Dögevés: visszavetted egyik lerakott lapodat: kék 9.",
    ]  # fmt: skip
    assert said(at, "scavenged", "en", 1)[0] == "Anita scavenges blue 8, which you laid."


def test_H_10_the_list_says_whose_a_card_is() -> None:
    at = table({"phase": "activate", "turn": "Anita", "laid": {"Anita": "D b9", "Mark": "b8 o8"},
                "recruits": "b1 o1 g1"})  # fmt: skip
    words, state = wording("hu"), at.view(0).state
    told = {action.notation: words.action(action, state, 0) for action in at.legal(0)}
    assert told["scavenge b8"] == "Dögevés: kék 8, Mark lapja"
    assert told["scavenge b9"] == "Dögevés: kék 9, a saját lapod"
    assert told["scavenge b1"] == "Dögevés: kék 1, az újoncok közül"


@pytest.mark.parametrize(
    ("vp", "trophies", "decided"),
    [
        ({"Anita": 30, "Mark": 20}, {}, ""),
        (
            {"Anita": 20, "Mark": 26},
            {"Anita": ["sluys"]},
            "a több megnyert csatakártya dönt: Anita 2, Mark 0 (H-13.1)",
        ),
        ({"Anita": 20, "Mark": 26}, {"Mark": ["sluys"]}, "a castilloni helyezés dönt: Anita 1, Mark 2 (H-13.1)"),
    ],
)
def test_H_13_1_what_decided_the_game_is_told(vp: dict[str, int], trophies: dict[str, list[str]], decided: str) -> None:
    at = table({"phase": "castillon", "battle_row": ["castillon"], "peacekeeper": "Anita", "vp": vp,
                "trophies": trophies, "hands": {"Anita": "b8 o8", "Mark": "b7 o1"}}, players=2)  # fmt: skip
    play(at, "Anita", "lay b8 o8, done")
    play(at, "Mark", "lay b7, done")
    (line,) = said(at, "game_over", "hu")
    assert line.startswith("Vége a játéknak: Anita győz")
    assert decided in line
    assert ("H-13.1" in line) == bool(decided)


def test_H_13_1_a_shared_victory_says_that_nothing_decides() -> None:
    at = table({"phase": "castillon", "battle_row": ["castillon"], "peacekeeper": "Anita",
                "vp": {"Anita": 5, "Mark": 5}, "trophies": {"Mark": ["sluys"]},
                "hands": {"Anita": "b8 o8", "Mark": "k8 y8"}}, players=2,
               options={"small_game_scoring": "printed"})  # fmt: skip
    play(at, "Anita", "lay b8 o8, done")
    play(at, "Mark", "lay k8 y8, done")
    (line,) = said(at, "game_over", "hu")
    assert line == (
        "Vége a játéknak: Anita és Mark osztozik a győzelmen, fejenként 14 ponttal. "
        "Pontszámuk, megnyert csatakártyáik száma és castilloni helyezésük is azonos (H-13.1)."
    )


# Combinations.


@pytest.mark.parametrize(
    ("cards", "hungarian", "english"),
    [
        ("b8 o8", "8-as pár", "pair of 8s"),
        ("b8 o8 g8 k8 y8", "öt 8-as", "five 8s"),
        ("b9 o9 g9 k2", "9-es terc", "three 9s"),
        ("b13", "magas lap: 13-as", "high card: 13"),
        ("b8 o8 D D", "két pár: 8-as és 0-s", "two pairs: 8s and dogs"),
        ("b13 o13 g13 k1 y1", "full: 13-as terc, 1-es pár", "full house: three 13s, two 1s"),
        ("b12 o12 g6 k6 y6 n6", "nagy full: négy 6-os, 12-es pár", "big house: four 6s, two 12s"),
        ("b8 b5 b3 b2 D", "5-ös flös: 8-5-3-2-0", "flush of five: 8-5-3-2-0"),
        ("b1 o2 g3 k4 y5", "5-ös sor, legnagyobb lapja 5-ös", "straight of five up to 5"),
        ("b4 o4 g4 b7 o7 g7", "tercek: 7-es és 4-es", "trios: 7s and 4s"),
        ("b12 o12 g4 k4 y7 n7", "3 pár: 12-es, 7-es és 4-es", "three pairs: 12s, 7s and 4s"),
    ],
)
def test_H_8_3_combinations_are_called_as_in_the_rulebook(cards: str, hungarian: str, english: str) -> None:
    laid = parse_cards(cards)
    key = int(laid_key(laid, best_dogs_out(laid)))
    assert [combination_of(key, texts_in(language)) for language in ("hu", "en")] == [hungarian, english]


def test_H_7_1_the_question_tells_what_each_number_of_dogs_out_makes() -> None:
    at = table({"phase": "dogs_out", "turn": "Anita", "laid": {"Anita": "D b5 b6 b7 b8 b9", "Mark": "o1 o2"}})
    assert wording("hu").question(at.game, 0) == (
        "Hány ebed nem vesz részt a harcban? (0 harcon kívül – 6-os flös: 9-8-7-6-5-0; "
        "1 harcon kívül – 5-ös színsor, legnagyobb lapja 9-es)"
    )
    beside = table({"phase": "dogs_out", "turn": "Anita", "laid": {"Anita": "D b8 o8", "Mark": "o1 o2"}})
    assert (
        wording("hu")
        .question(beside.game, 0)
        .endswith("(0 harcon kívül – 8-as pár, mellette 0-s; 1 harcon kívül – 8-as pár)")
    )


# Cards, typed words, rules in force.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_battle_card_tells_points_action_and_history(language: str) -> None:
    cards = {card.id: card for card in KIND.words.cards(language, DATA, {})}
    for battle in ("sluys", "crecy", "agincourt", "castillon"):
        assert len(cards[battle].lines) >= 3
    assert "5-3-1" in cards["crecy"].lines[0]
    assert "5-1" in cards["crecy"].lines[1]
    printed = {card.id: card for card in KIND.words.cards(language, DATA, {"small_game_scoring": "printed"})}
    assert len(printed["crecy"].lines) == len(cards["crecy"].lines) - 1
    assert {"regular", "dog", "john", "peace", "combinations", "calais_to_tours"} <= set(cards)
    assert len(cards["combinations"].lines) == 17


def test_hungarian_initials_name_every_card_once_and_no_card_of_the_notation() -> None:
    words = KIND.terminal.piece_words("hu", DATA)
    short = [name for names in words.values() for name in names]
    assert len(set(short)) == len(short) == 109
    assert not set(short) & set(words)
    assert (words["b9"], words["k9"], words["y9"], words["n9"], words["D"]) == (
        ["ké9"],
        ["sz9"],
        ["sá9"],
        ["ba9"],
        ["eb"],
    )


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("lerak ké5 sá5, kész", ["lay b5", "lay y5", "done"]),
        ("rak kék 5 sárga 5", ["lay b5", "lay y5"]),
        ("lay b5 y5", ["lay b5", "lay y5"]),
        ("ke5 eb", ["lay b5", "lay D"]),
    ],
)
def test_cards_are_laid_in_hungarian_and_in_the_notation(line: str, answers: list[str]) -> None:
    at = table({"phase": "havoc", "turn": "Anita", "hands": {"Anita": "b5 y5 D k9"}})
    typist = Typist(wording("hu"))
    found: list[str] = []
    for part in line.split(","):
        actions, left = typist.understand(part.split(), listed(at.legal(0), KIND.terminal.order))
        assert left == []
        found.extend(action.notation for action in actions)
        at.submit(0, actions)
    assert found == answers


def test_answers_stand_in_the_order_of_the_hand_on_the_table() -> None:
    at = table({"phase": "havoc", "turn": "Anita", "hands": {"Anita": "D b5 k12 y5 n9"}})
    assert [action.piece_name for action in listed(at.legal(0), KIND.terminal.order)] == ["k12", "n9", "b5", "y5", "D"]
    drawn = "\n".join(KIND.terminal.draw(at.view(0), "en", NAMES[:4], DATA, 100, False))
    places = [drawn.rindex(name) for name in ("k12 gray", "n9 brown", "b5 blue", "y5 yellow", "D dog")]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("rule", "option", "value", "words"),
    [
        ("H-2.2", "battle_order", "random", "véletlen sorrendben"),
        ("H-2.4", "john_of_gaunt", "on", "John of Gaunt"),
        ("H-5.2", "peace_card", "short", "harmadszorra egy év békét"),
        ("H-5.4", "first_round_free", "off", "legelső fordulójában is elforgatja"),
        ("H-5.5", "peace_before_castillon", "at_once", "azonnal jön a végső csata"),
        ("H-12.3", "castillon_play", "auto_best", "A játék mindenkinek"),
        ("H-14.1", "small_game_scoring", "printed", "nyomtatott pontok"),
        ("H-16.8", "chevauchees_mode", "extra", "ráadáscsata"),
    ],
)
def test_rule_texts_follow_the_options_in_force(rule: str, option: str, value: str, words: str) -> None:
    assert words in wording("hu", {option: value}).rule(rule)
    assert words not in wording("hu").rule(rule)


# Reasons.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_expert_says_why_and_tells_nothing_of_hidden_cards(language: str) -> None:
    at = open_table(KIND, 3, {"john_of_gaunt": "on", "battle_order": "winner_chooses"}, NAMES[:3], "reasons")
    expert, chance, words = KIND.bot.policy(), FastChance(1), wording(language)
    keys = set()
    while not at.game.over:
        seat = next(seat for seat in range(3) if at.waiting() >> seat & 1)
        view = at.view(seat)
        action = expert.choose(view.state, seat, chance)
        reason = KIND.bot.explain(view.state, seat, action, at.view((seat + 1) % 3).state)
        assert reason is not None or action.draft or action.notation in ("stop", "loot"), action.notation
        if reason is not None:
            keys.add(reason.key)
            told = words.texts.say(f"bot-{reason.key}", words.readable(reason.parts))
            assert told.strip()
            assert set(reason.parts) <= {"card", "battle", "dogs"}
            if "card" in reason.parts:
                assert reason.parts["card"] == action.piece_name, "the card of an open answer"
        at.submit(seat, [action])
    assert {"recruit", "havoc", "pass", "decline", "lay", "castillon"} <= keys
    assert isinstance(at.game, Havoc)


def test_H_16_3_it_is_told_that_nobody_gets_the_points_of_john() -> None:
    at = table({"phase": "continue", "initiator": "john", "john_after": "Jeno", "battle": "tours_to_bordeaux",
                "asked": "Mark", "passed": ["Anita"], "laid": {"Anita": "b10 o10 g10", "Mark": "o4 o5"},
                "hands": {"Anita": "k1", "Mark": "k2"}, "recruits": "b13 o13 g13"},
               options={"john_of_gaunt": "on"})  # fmt: skip
    play(at, "Mark", "pass")
    told = said(at, "placed_in_battle", "hu")
    assert told[1] == "2. hely: John of Gaunt – 9-es terc. Az ő pontjait senki sem kapja meg (H-16.3)."


def test_H_6_3_the_best_combination_reckons_with_what_lies_already() -> None:
    """Two cards lie, so that four more count at most; with nothing down the whole hand is looked at."""
    hand = parse_cards("b5 b4 b1 D y4 y1")
    whole = [*parse_cards("b7 b6"), *best_completion(parse_cards("b7 b6"), hand, True)]
    assert rank_id(hand_key(whole)) == "flush_6"
    assert rank_id(hand_key(best_completion([], hand, True))) == "two_pairs"
    trios = parse_cards("b5 o5 g5 b10 o10 g10")
    assert best_completion(trios, parse_cards("D D k1"), True) == []
    assert best_completion(trios[:5], parse_cards("D g10"), False) == parse_cards("g10")
    at = table({"phase": "continue", "turn": "Anita", "asked": "Anita", "laid": {"Anita": "b7 b6", "Mark": "g3 y3"},
                "hands": {"Anita": "b5 b4 b1 D y4 y1", "Mark": "k1 k2"}, "battle_row": ["crecy", "castillon"],
                "recruits": "y8 y2 k3"})  # fmt: skip
    shown = "\n".join(KIND.terminal.draw(at.view(0), "hu", NAMES[:4], at.data, 100, False))
    assert "a lerakottakkal a legjobb: 6-os flös: 7-6-5-4-1-0" in shown
    assert "(pont az 1. · 2. · … helyért)" in shown


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Anita declares a year of peace, for the peace card has no further number: Crécy is cancelled."),
        (
            "hu",
            "Anita egy év békét jelent be, mert a békekártyán nincs több szám. Elmarad a következő",
        ),
    ],
)
def test_H_5_2_a_year_of_peace_tells_why_it_comes(language: str, told: str) -> None:
    at = table({"turn": "Anita", "peacekeeper": "Anita", "level": 3, "battle_row": ["crecy", "poitiers", "castillon"]})
    play(at, "Anita", "recruit")
    (line,) = said(at, "year_of_peace", language)
    assert line.startswith(told)
