"""What is told: results so that they can be checked, rules as the options say, cards and answers in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.cli.answers import listed
from banneret.core.errors import UserError
from banneret.core.events import Event
from banneret.core.odds import ShownChance
from banneret.core.table import Table, open_table
from banneret.core.wording import Wording, game_texts
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.rules.cards import notation
from banneret.games.field_of_glory.rules.data import load_data
from tests.games.field_of_glory.tables import NAMES, field_of_glory, play, state, table

DATA = load_data()
CHARGE: dict[str, Any] = {
    "turn": "Red",
    "terrain": {1: "woods"},
    "units": {"Red": {1: "cv3", 3: "hi2 hi3"}, "Blue": {1: "li2", 3: "sp2"}},
    "hands": {"Red": "cv4 li2 co5", "Blue": "co5 mi2 li3"},
}


def wording(language: str, options: dict[str, str] | None = None) -> Wording:
    return Wording(FIELD_OF_GLORY, game_texts(FIELD_OF_GLORY, language), NAMES, DATA, options)


def log(at: Table, language: str, seat: int, name: str) -> list[str]:
    """The lines of an event that a seat reads."""
    words = wording(language)
    return [words.event(event, seat) for event in at.log if event.name == name]


# Results.


def test_F_6_7_a_fight_tells_its_terms_the_comparison_and_the_winner() -> None:
    at = table(CHARGE)
    play(at, "Red", "charge cv3@1, bonus co5")
    if at.game.turn() == 1 and "stand" in [action.notation for action in at.legal(1)]:
        play(at, "Blue", "stand")
    play(at, "Blue", "no bonus")
    assert log(at, "en", -1, "fought") == [
        "Charge in column 1: Red 3 (Cavalry) + 5 (bonus card from the hand: Commander) − 2 (Woods) = 6; "
        "Blue 1 (Light Infantry) + 1 (Woods) + 0 (no bonus card) = 2. 6 > 2: Red wins."
    ]
    assert log(at, "hu", -1, "fought") == [
        "Roham (1. oszlop) – Red: 3 (lovasság) + 5 (bónuszkártya kézből: vezér) − 2 (erdő) = 6; "
        "Blue: 1 (könnyűgyalogság) + 1 (erdő) + 0 (nincs bónuszkártya) = 2. 6 > 2, a győztes: Red."
    ]
    assert log(at, "en", 0, "fought")[0].endswith("= 2. 6 > 2: you win.")
    assert log(at, "hu", 0, "fought")[0].endswith("= 2. 6 > 2: te győztél.")
    assert log(at, "hu", 1, "fought") == log(at, "hu", -1, "fought")


def test_F_7_6_a_tie_that_a_spear_wins_is_explained_with_its_rule() -> None:
    at = table(CHARGE)
    play(at, "Red", "charge hi2@3, bonus cv4")
    play(at, "Blue", "bonus co5")
    told = {language: log(at, language, 1, "fought")[0] for language in ("en", "hu")}
    assert "9 = 9: a tie, which your unit that leads the defence (Spear) wins (F-7.6). You win." in told["en"]
    assert "elöl álló egységed (lándzsások) a döntetlent is megnyeri (F-7.6): te győztél." in told["hu"]
    told = {language: log(at, language, 0, "fought")[0] for language in ("en", "hu")}
    assert "9 = 9: a tie, which the unit that leads the defence (Spear) wins (F-7.6). Blue wins." in told["en"]
    assert "9 = 9, de a védekezésben elöl álló egység (lándzsások) a döntetlent is megnyeri (F-7.6)." in told["hu"]
    drawn = "\n".join(FIELD_OF_GLORY.terminal.draw(at.view(0), "hu", NAMES, DATA, 100, colour=False))
    assert "ezt is megnyeri (F-7.6)" in drawn


def test_F_7_8_who_loses_a_unit_reads_that_it_was_his() -> None:
    at = table(CHARGE)
    play(at, "Red", "charge hi2@3, bonus co5")
    play(at, "Blue", "bonus mi2")
    assert log(at, "en", 0, "captured") == ["You capture Spear (2); 3 victory points."]
    assert log(at, "en", 1, "captured") == ["Red captures your unit: Spear (2); 3 victory points."]
    assert log(at, "hu", 1, "captured") == [
        "Red győzelmi paklijába kerül a te lapod: lándzsások (2); ez 3 győzelmi pont."
    ]
    assert log(at, "en", -1, "captured") == ["Red captures from Blue: Spear (2); 3 victory points."]
    assert log(at, "hu", 1, "charged") == ["Red rohamot indít ellened (3. oszlop), vezeti: nehézgyalogság (2)."]


def test_F_6_11_a_deployment_tells_what_each_unit_costs_and_what_was_paid() -> None:
    at = table({"turn": "Red", "terrain": {5: "rough"}, "hands": {"Red": "hi2 lc2 co5 li4"}})
    play(at, "Red", "deploy, place hi2@5, place lc2@3, pay, spend co5, spend li4, confirm")
    assert log(at, "en", 1, "deployed") == [
        "Red deploys Heavy Infantry (2) → column 5 for 7 = 4 + 2 flank penalty + 1 terrain, "
        "Light Cavalry (2) → column 3 for 0; cost 7, paid with Commander (5), Light Infantry (4) = 9."
    ]


def test_F_7_1_a_retreat_tells_why_it_was_allowed_and_what_it_costs_the_attacker() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "mi2 mi3"}, "Blue": {3: "cv2"}}, "hands": {"Red": "li2"}})
    play(at, "Red", "charge mi2@3, bonus li2")
    play(at, "Blue", "retreat cv2")
    play(at, "Red", "give up mi2")
    assert log(at, "hu", 0, "retreated")[0].endswith(
        "a visszavonulók mozgási költsége (2) kisebb, mint a támadást vezető egységé (közepes gyalogság: 3)."
    )
    assert log(at, "hu", 0, "gave_up") == [
        "Minden védekező visszavonult, ezért eldobtál egy egységet (3. oszlop): közepes gyalogság (2)."
    ]
    assert "there is no fight, and control does not change" in log(at, "en", 0, "full_retreat")[0]


def test_F_7_8_after_a_tie_all_units_go_by_the_rule_that_says_so() -> None:
    tie = {"turn": "Red", "control": {3: "Red"}, "units": {"Red": {3: "hi2"}, "Blue": {3: "hi3"}},
           "hands": {"Red": "co5", "Blue": "co5"}}  # fmt: skip
    at = table(tie)
    play(at, "Red", "charge hi2@3, bonus co5")
    play(at, "Blue", "bonus co5")
    assert log(at, "hu", 1, "fought")[0].endswith("9 = 9, döntetlen: senki sem győz (F-7.8).")
    assert [event.rule for event in at.log if event.name == "fell_together"] == ["F-7.8", "F-7.8"]
    assert log(at, "hu", 0, "lost_control") == [
        "Már nem te birtoklod a terepkártyát (3. oszlop): döntetlen után semleges."
    ]


def test_F_7_9_terrain_that_changes_hands_after_a_fight_is_told_with_its_reason() -> None:
    position: dict[str, Any] = {"turn": "Red", "units": {"Red": {3: "li2"}, "Blue": {3: "li3"}}}
    won = table({**position, "hands": {"Red": "co5", "Blue": "mi2"}})
    play(won, "Red", "charge li2@3, bonus co5")
    play(won, "Blue", "bonus mi2")
    assert log(won, "hu", 0, "took_control") == ["Birtokba vetted a terepkártyát (3. oszlop), mert támadóként győztél."]
    lost = table({**position, "control": {3: "Red"}, "hands": {"Red": "mi2", "Blue": "co5"}})
    play(lost, "Red", "charge li2@3, bonus mi2")
    play(lost, "Blue", "bonus co5")
    assert log(lost, "hu", 1, "lost_control") == [
        "Red már nem birtokolja a terepkártyát (3. oszlop): mivel támadóként vesztett, semleges lett."
    ]


def test_F_7_11_the_card_lost_to_a_rampage_is_told_as_captured() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "hi2"}, "Blue": {3: "el2"}}, "deck": {"Blue": "sp2"},
                "hands": {"Red": "co5", "Blue": "mi2"}})  # fmt: skip
    play(at, "Red", "charge hi2@3, bonus co5")
    play(at, "Blue", "bonus mi2")
    (line,) = log(at, "hu", 1, "rampaged")
    assert line.endswith("az ellenfeled győzelmi paklijába kerül: lándzsások (2); ez 3 győzelmi pont.")


@pytest.mark.parametrize(
    ("origin", "words", "offered"),
    [
        (3, "a 3. oszlop ellen, szemből", "nehézgyalogság (2) szemből, a 3. oszlopból a 3. oszlop ellen"),
        (2, "a 3. oszlop ellen, a 2. oszlopból", "lovasság (2) a 2. oszlopból a 3. oszlop ellen"),
    ],
)
def test_F_5_9_a_flank_attack_says_where_it_comes_from(origin: int, words: str, offered: str) -> None:
    at = table({"phase": "flank", "turn": "Red", "units": {"Red": {2: "cv2", 3: "hi2"}, "Blue": {3: "hi3"}},
                "hands": {"Red": "co5", "Blue": "co5"}})  # fmt: skip
    unit = "hi2" if origin == 3 else "cv2"
    answer = next(action for action in at.legal(0) if action.notation == f"flank {unit}@{origin}>3")
    assert offered in wording("hu").action(answer)
    play(at, "Red", answer.notation)
    assert words in log(at, "hu", -1, "flanked")[0]


def test_F_8_3_the_end_names_whose_numbers_they_are() -> None:
    words = wording("hu")
    end = Event("game_over", "F-8.3", -1, {"winners": [1], "ending": "points", "columns": [2, 2], "captured": [3, 5]})
    assert words.event(end, 0) == (
        "Vége a játéknak, mindkét paklit kétszer megkevertétek (F-8.2): terepkártyából egyforma sok van "
        "(Red 2, Blue 2), ezért a megszerzett győzelmi pontok döntenek (Red 3, Blue 5), Blue győz."
    )


# Rules.


@pytest.mark.parametrize(
    ("rule", "option", "value", "said"),
    [
        ("F-5.4", "unopposed_pair", "on_capture", "only when you take control"),
        ("F-5.10", "flank_bonus_timing", "before_retreat", "before the retreat"),
        ("F-6.4", "payment_rule", "irredundant", "no card of the payment may be superfluous"),
        ("F-6.5", "max_overlap_per_charge", "2", "up to two"),
        ("F-6.5", "overlap_in_flank_attack", "on", "or a flank attack"),
        ("F-7.2", "defender_may_decline_bonus", "off", "Both must take one"),
        ("F-7.2", "deck_bonus_seen_by", "nobody", "even by its owner"),
        ("F-7.6", "unit_modifiers", "both", "both sides"),
        ("F-7.10", "flank_full_retreat_costs_unit", "off", "after a flank attack he loses no unit"),
        ("F-8.2", "end_timing", "round", "equally many turns"),
    ],
)
def test_rules_are_told_as_the_options_have_them(rule: str, option: str, value: str, said: str) -> None:
    assert said in wording("en", {option: value}).rule(rule)
    assert said not in wording("en").rule(rule)
    assert wording("hu", {option: value}).rule(rule) != wording("hu").rule(rule)


# The terminal.


def read(at: Table, line: str, language: str = "hu") -> list[str]:
    seat = at.game.turn()
    return FIELD_OF_GLORY.terminal.read(at.view(seat), line, language, DATA)


def test_a_whole_deployment_fits_in_one_line() -> None:
    at = table({"turn": "Red", "hands": {"Red": "hi2 lc2 co5 li4"}})
    wanted = ["deploy", "place hi2@3", "place lc2@2", "pay", "spend co5", "confirm"]
    assert read(at, "rak ng2 3 kl2@2 fizet ve5") == wanted
    assert read(at, "place hi2 3, lc2 2, pay co5", "en") == wanted
    assert read(at, "rak ng2 3") == ["deploy", "place hi2@3"], "it stays open"
    assert read(at, "rak ng2 3 fizet kl2") == ["deploy", "place hi2@3", "pay", "spend lc2"], "not enough to confirm"
    assert read(at, "rak ng2 3, fizetés") == ["deploy", "place hi2@3", "pay"], "asked with what"
    assert read(at, "rak ng2") == read(at, "vége") == []
    for line in ("rak fa4 3", "rak ng2 3 ng2 2", "rak ng2 3 fizet ng2"):
        with pytest.raises(UserError) as error:
            read(at, line)
        assert error.value.parts["why"] == "field-not-left"
        assert "nincs már ilyen lap a kezedben" in wording("hu").texts.error(error.value)
    play(at, "Red", ", ".join(read(at, "rak ng2 3")))
    assert read(at, "fizet ve5") == ["pay", "spend co5", "confirm"]


def test_F_6_4_a_unit_that_may_not_share_a_column_is_named_with_what_may() -> None:
    at = table({"turn": "Red", "hands": {"Red": "hi2 pk4 co5 co5"}})
    play(at, "Red", "deploy, place hi2@3")
    refusal = at.refuse(0, FIELD_OF_GLORY.rules.catalogue.parse("place pk4@3"))
    assert refusal is not None
    assert wording("hu").refusal(refusal) == (
        "Nem rakható le: falanx (4). A 3. oszlopban olyan egység áll, amellyel nem állhat együtt. Egy oszlopban két "
        "azonos típusú egység állhat, továbbá elefántok könnyűgyalogsággal és íjászok bárkivel. (F-6.4)"
    )


def test_the_strength_before_the_bonus_card_says_how_it_is_made() -> None:
    at = table(CHARGE)
    play(at, "Red", "charge cv3@1")
    shown = " ".join(FIELD_OF_GLORY.terminal.draw(at.view(0), "hu", NAMES, DATA, 100, False)).replace("│", "")
    assert "harci erő bónuszkártya nélkül: 3 (lovasság) − 2 (erdő) = 1" in " ".join(shown.split())
    assert "harci erő bónuszkártya nélkül: 1 (könnyűgyalogság) + 1 (erdő) = 2" in " ".join(shown.split())


def test_units_to_place_stand_in_the_order_of_the_hand_and_the_columns() -> None:
    at = table({"turn": "Red", "hands": {"Red": "mi4 sp2 mi2 co5 co5"}})
    play(at, "Red", "deploy")
    order = FIELD_OF_GLORY.terminal.order
    places = [action.piece_name for action in listed(at.legal(0), order) if action.word == "place"]
    assert places == [f"{card}@{column}" for card in ("sp2", "mi2", "mi4") for column in range(1, 6)]


def test_a_charge_is_named_by_its_column_where_one_kind_can_lead() -> None:
    units = {"Red": {2: "hi2 ar2", 3: "mi2 mi2"}, "Blue": {2: "hi3", 3: "cv2"}}
    at = table({"turn": "Red", "units": units, "hands": {"Red": "co5"}})
    assert read(at, "roham 3") == ["charge mi2@3"]
    assert read(at, "roham 3 bónusz ve5") == ["charge mi2@3", "bonus co5"]
    assert read(at, "roham 2") == [], "two kinds of units stand there"


def test_F_3_6_two_cards_in_a_line_end_a_round_of_the_draft() -> None:
    at = open_table(FIELD_OF_GLORY, 2, {}, NAMES, "draft")
    first, second = sorted(set(state(at).offered(0)))[:2]
    short = [FIELD_OF_GLORY.terminal.piece_words("hu", DATA)[notation(card)][0] for card in (first, second)]
    wanted = [f"keep {notation(first)}", f"keep {notation(second)}", "next"]
    assert read(at, " ".join(short)) == read(at, "1 2") == read(at, f"tart {short[0]} {short[1]}") == wanted
    assert read(at, short[0]) == []


def test_cards_have_letters_of_their_own_in_both_languages() -> None:
    for language in ("en", "hu"):
        words = FIELD_OF_GLORY.terminal.piece_words(language, DATA)
        first = [said[0] for piece, said in words.items() if "@" not in piece]
        assert len(set(first)) == len(first) == 28
    assert FIELD_OF_GLORY.terminal.piece_words("hu", DATA)["hi4@3"] == ["ng4@3"]


def test_a_card_says_what_stands_on_it() -> None:
    cards = {card.id: card for card in FIELD_OF_GLORY.words.cards("hu", DATA, {})}
    heavy = cards["ng"]
    assert heavy.name == "Nehézgyalogság"
    assert heavy.lines[0] == "harci érték 4, mozgási költség 4, szárnybüntetés 2, 2 győzelmi pont"
    assert "ng2 ×2, ng3 ×2, ng4 ×2" in heavy.lines[1]
    assert {"woods", "hill", "ve", "be", "ta"} <= set(cards)


def test_the_terminal_shows_values_costs_and_who_is_about_to_win() -> None:
    at = table({"turn": "Red", "control": {1: "Blue", 2: "Blue"}, "units": {"Red": {4: "hi2"}, "Blue": {3: "mi2"}},
                "terrain": {5: "rough"}, "hands": {"Red": "hi4 co5"}})  # fmt: skip
    drawn = "\n".join(FIELD_OF_GLORY.terminal.draw(at.view(0), "hu", NAMES, DATA, 100, colour=False))
    assert "harci érték 4, mozgási költség 4, ára az 1–5. oszlopban: 6, 4, 4, 4, 7" in drawn
    assert "harci érték 3" in drawn, "of the unit on the field"
    assert "két köre múlva győz, ha az oszlopok így maradnak" in drawn
    assert "terepkártya: 2, a győzelemhez kell: 3" in drawn


# Calibration.


def test_a_chance_came_about_when_the_fight_was_won_and_nobody_knows_after_a_full_retreat() -> None:
    at = table(CHARGE)
    before = state(at)
    play(at, "Red", "charge hi2@3, bonus co5")
    assert (
        FIELD_OF_GLORY.odds.came_about(ShownChance(0, "victory", "charge hi2@3", 0.5), before, at.log, at.game) is None
    )
    play(at, "Blue", "bonus mi2")
    for seat, won in ((0, True), (1, False)):
        for of, true in (("victory", won), ("tie", False), ("loss", not won)):
            shown = ShownChance(seat, of, "", 0.5)
            assert FIELD_OF_GLORY.odds.came_about(shown, before, at.log, at.game) is true


# Why the expert did it.


def reason(at: Table, seat: int, answer: str, asker: int) -> str:
    """What the expert says to another seat, asked before and after its answer."""
    before = field_of_glory(at.view(seat).state)
    action = FIELD_OF_GLORY.rules.catalogue.parse(answer)
    play(at, NAMES[seat], answer)
    told = FIELD_OF_GLORY.bot.explain(before, seat, action, field_of_glory(at.view(asker).state))
    return "" if told is None else wording("en").reason(told)


def test_the_expert_says_why_and_keeps_its_cards_to_itself() -> None:
    at = table(CHARGE)
    assert reason(at, 0, "charge hi2@3", 1) == "Without bonus cards I was ahead by 1 in column 3."
    assert reason(at, 0, "bonus co5", 1) == "", "it lies face down"
    before = field_of_glory(at.view(1).state)
    action = FIELD_OF_GLORY.rules.catalogue.parse("bonus mi2")
    play(at, "Blue", "bonus mi2")
    told = FIELD_OF_GLORY.bot.explain(before, 1, action, field_of_glory(at.view(0).state))
    assert told is not None, "once it is revealed there is nothing to hide"
    assert reason(at, 0, "end", 1) == "Nothing more was worth the cards that it costs."
    draft = open_table(FIELD_OF_GLORY, 2, {}, NAMES, "draft")
    kept = draft.legal(0)[0].notation
    assert reason(draft, 0, kept, 1) == ""


def test_a_reason_is_the_same_whatever_the_hand_holds() -> None:
    said = {reason(table({**CHARGE, "hands": {"Red": hand, "Blue": "co5 mi2"}}), 0, "charge cv3@1", 1)
            for hand in ("co5 co5", "li2 ov2")}  # fmt: skip
    assert len(said) == 1


def test_a_deployment_is_explained_by_the_column_that_it_was_for() -> None:
    at = table({"turn": "Red", "units": {"Blue": {2: "hi2"}}, "hands": {"Red": "lc2 li2"}})
    play(at, "Red", "deploy, place lc2@2")
    assert reason(at, 0, "confirm", 1) == "Nobody should take column 2 unopposed."


def test_F_6_5_an_overlap_names_the_units_that_count() -> None:
    units = {"Red": {2: "mi2 ar2", 3: "cv2", 4: "hi2"}, "Blue": {3: "hi3"}}
    at = table({"turn": "Red", "units": units, "hands": {"Red": "ov2 cv3", "Blue": "cv3"}})
    play(at, "Red", "charge cv2@3, overlap")
    assert log(at, "hu", -1, "overlapped") == [
        "Red bekerítést játszik ki: +2. Beleszámít, mert szomszédos, ellenség nélküli oszlopban áll, és a mozgási "
        "költsége legfeljebb 3: íjászok (2), közepes gyalogság (2)."
    ]
