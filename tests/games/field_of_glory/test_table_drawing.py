"""Field of Glory's table in the browser: legible, complete, in both languages, and drawn from the view alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.drawing.canvas import Canvas
from banneret.core.drawing.sheet import Drawing
from banneret.core.odds import Figure, Prospects
from banneret.core.table import Table, open_table
from banneret.core.texts import Texts
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.rules.cards import TYPE_IDS, notation
from banneret.games.field_of_glory.rules.data import TERRAIN_IDS
from banneret.games.field_of_glory.rules.fight_record import TERM_RULES, TERM_WORDS
from banneret.games.field_of_glory.web.shapes import PICTURES, SHAPES
from tests.games.drawn_page import Page as DrawnPage
from tests.games.field_of_glory.tables import NAMES, play, state, table

TEXTS = {language: Texts(language, [str(FIELD_OF_GLORY.folder / "texts")]) for language in ("en", "hu")}
HANDS = {"Red": "hi2 mi3 lc2 co5 ov2 re2", "Blue": "cv4 cv3 co5"}


class Page(DrawnPage):
    def card(self, kind: str, nth: int = 0, seat: int = 0) -> dict[str, str]:
        return self.with_id(f"card-{seat}-{kind}-{nth}")


def canvas(at: Table, seat: int, language: str = "en", names: list[str] | None = None) -> Canvas:
    """What the server would pass: the legal answers, the draft, and reasons made of refusals."""

    def why(text: str) -> tuple[str, str]:
        refusal = at.refuse(seat, FIELD_OF_GLORY.rules.catalogue.parse(text))
        return (refusal.code, refusal.rule) if refusal else ("", "")

    legal = {action.notation: action for action in at.legal(seat)}
    chosen = [action.notation for action in at.draft_of(seat)] if seat >= 0 else []
    return Canvas(TEXTS[language], names or NAMES, at.data, legal, chosen, why, rule_link=lambda rule: f"/rules#{rule}")


def drawn(at: Table, seat: int, language: str = "en", names: list[str] | None = None) -> Drawing:
    return FIELD_OF_GLORY.web.draw(at.view(seat), canvas(at, seat, language, names))


def page(at: Table, seat: int = 0, language: str = "en") -> Page:
    drawing = drawn(at, seat, language)
    return Page("".join(text for name, text in drawing.regions.items() if name != "phase"))


def played(seed: int, options: dict[str, str] | None = None) -> Iterator[Table]:
    """A whole game at random, before each answer and at its end."""
    at = open_table(FIELD_OF_GLORY, 2, options or {}, NAMES, f"drawing-{seed}")
    chance = FastChance(seed)
    while not at.game.over:
        yield at
        seat = next(seat for seat in range(2) if at.waiting() >> seat & 1)
        legal = at.legal(seat)
        if not legal:
            at.cancel(seat)
            continue
        at.submit(seat, [legal[chance.below(len(legal), "choice")]])
    yield at


def main_phase(units: dict[str, Any] | None = None, **more: Any) -> Table:
    return table({"turn": "Red", "hands": HANDS, "units": units or {}, **more})


# Everything, everywhere.


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_position_of_whole_games_is_drawn_for_everybody(language: str) -> None:
    for step, at in enumerate(played(3)):
        if step % 7 and not at.game.over:
            continue
        for seat in (-1, 0, 1):
            drawing = drawn(at, seat, language)
            assert set(drawing.regions) == {"board", "hand", "opponents", "phase"}
            parsed = Page("".join(text for name, text in drawing.regions.items() if name != "phase"))
            assert len(parsed.ids) == len(set(parsed.ids))
            assert all(element.get("aria-label") for element in parsed.elements if element["tag"] == "button")
            assert "table-web" not in parsed.text()


def test_every_answer_about_a_card_can_be_given_by_clicking_on_the_table() -> None:
    """Except the answers that name no card, which are buttons of the prompt."""
    questions: set[str] = set()
    for seed in (1, 2):
        for at in played(seed, {"army_selection": "random"}):
            if at.game.over:
                continue
            seat = next(seat for seat in range(2) if at.waiting() >> seat & 1)
            questions.add(type(at.game.stack[-1]).__name__)
            parsed = page(at, seat)
            on_table = {act for thing in parsed.elements for act in thing.get("data-acts", "").split("|")}
            asked = {action.notation for action in at.legal(seat) if action.piece >= 0}
            assert asked <= on_table, asked - on_table
    assert {"MainAction", "AttackerBonus", "DefenderBonus", "DrawMode"} <= questions


def test_names_of_people_are_escaped() -> None:
    drawing = drawn(main_phase(control={1: "Red", 2: "Blue"}), 0, names=["<b>Anna", 'Béla "x"'])
    text = "".join(drawing.regions.values())
    assert "<b>Anna" not in text
    assert "&lt;b&gt;Anna" in text


def test_every_type_and_terrain_has_an_emblem_of_its_own() -> None:
    names = [*TYPE_IDS, *TERRAIN_IDS]
    assert len({SHAPES[name] for name in names}) == len(names)
    for name in names:
        for data, _ in SHAPES[name]:
            assert re.fullmatch(r"[MLHVCQAZ\d.\- ]+", data), name
            assert str(PICTURES[name]).count("<path") == len(SHAPES[name])


# The draft (F-3.6).


def test_F_3_6_four_cards_and_the_army_so_far_by_type() -> None:
    at = open_table(FIELD_OF_GLORY, 2, {}, NAMES, "draft")
    game = state(at)
    offered = [notation(kind) for kind in game.offered(0)]
    first = page(at)
    assert len(first.looks("fog-offered")) == 4
    assert first.acts("fog-offered") == {f"keep {card}" for card in offered}
    keep = [f"keep {offered[0]}", f"keep {offered[-1]}"]
    play(at, "Red", keep[0])
    play(at, "Red", keep[1])
    chosen = page(at)
    assert sorted(thing["data-chosen"] for thing in chosen.looks("fog-offered") if "data-chosen" in thing) == sorted(
        keep
    )
    assert len(chosen.looks("not-now")) == 2
    assert {thing["data-rule"] for thing in chosen.looks("not-now")} == {"F-3.6"}
    play(at, "Red", "next")
    following = page(at)
    assert len(following.looks("fog-offered")) == 4
    assert "2 of 24" in following.text()
    assert not [thing for thing in following.looks("fog-offered") if "data-chosen" in thing]


def test_F_3_6_of_the_other_draft_only_that_it_goes_on() -> None:
    at = open_table(FIELD_OF_GLORY, 2, {}, NAMES, "draft")
    before = drawn(at, 1).regions
    play(at, "Red", f"keep {notation(state(at).offered(0)[0])}")
    assert drawn(at, 1).regions == before
    assert "still choosing" in Page(before["opponents"]).text()
    assert "fog-offered" not in "".join(drawn(at, -1).regions.values())


# The field.


def test_terrain_control_and_units_of_both_sides_are_shown() -> None:
    at = main_phase({"Red": {3: "hi2 hi3"}, "Blue": {3: "pk3", 1: "el2"}}, control={1: "Blue", 5: "Red"})
    own, other = page(at, 0), page(at, 1)
    assert len(own.looks("fog-column")) == 5
    assert len(own.looks("fog-held-far")) == 1
    assert len(own.looks("fog-held-near")) == 1
    assert len(other.looks("fog-held-far")) == 1
    assert own.looks("fog-column")[0]["aria-label"].endswith("controlled by Blue")
    assert own.card("pk3", seat=1)["aria-label"].startswith(
        "Pike (3), combat 4, movement 5, flank +3, 2 victory points"
    )


def test_F_5_1_the_track_shows_the_phase() -> None:
    track = page(main_phase()).looks("fog-step")
    assert [step.get("aria-current", "") for step in track] == ["", "", "", "step", ""]


def test_F_4_4_piles_tell_their_sizes_reshuffles_and_points() -> None:
    at = main_phase(victory={"Red": "pk3 el2"}, discard={"Blue": "mi2 mi3"}, shuffles={"Red": 1})
    text = " ".join(element.get("aria-label", "") for element in page(at).elements)
    assert "Victory pile, 2 cards, 5 VP" in text
    assert "Discard pile, 2 cards, top: Medium Infantry (3)" in text
    assert "Second Shuffle to come" in text
    assert "Controls 0 of the 3 terrain cards that win" in text


def test_F_4_1_only_the_top_of_the_other_discard_pile_is_shown() -> None:
    at = main_phase(discard={"Blue": "sp4 mi3"})
    assert "Spear" not in drawn(at, 0).regions["board"]
    assert "Spear (4)" in drawn(at, 1).regions["board"]


# Acting.


def test_F_6_8_a_unit_of_the_hand_is_laid_into_a_column_in_one_act() -> None:
    at = main_phase()
    card = page(at).card("hi2")
    assert set(card["data-acts"].split("|")) == {f"deploy, place hi2@{column}" for column in range(1, 6)}
    costs = dict(zip(card["data-acts"].split("|"), card["data-tags"].split("|"), strict=True))
    assert costs["deploy, place hi2@1"] == "6"
    assert costs["deploy, place hi2@3"] == "4"
    assert len(page(at).looks("fog-slot")) == 5
    play(at, "Red", "deploy")
    play(at, "Red", "place hi2@3")
    placed = page(at)
    assert placed.card("hi2")["data-chosen"] == "place hi2@3"
    assert placed.card("co5")["data-acts"] == "pay, spend co5"
    assert "pay, spend mi3" in placed.card("mi3")["data-acts"].split("|")
    play(at, "Red", "pay")
    play(at, "Red", "spend co5")
    assert page(at).card("co5")["data-chosen"] == "spend co5"
    assert "Paid, 1 too many" in page(at).text()


def test_F_6_13_nothing_of_a_deployment_is_seen_by_the_other_or_a_spectator() -> None:
    at = main_phase()
    before = [drawn(at, seat).regions for seat in (1, -1)]
    play(at, "Red", "deploy")
    play(at, "Red", "place hi2@3")
    play(at, "Red", "pay")
    assert [drawn(at, seat).regions for seat in (1, -1)] == before


def test_F_6_9_a_unit_that_cannot_be_paid_says_so() -> None:
    at = table({"turn": "Red", "hands": {"Red": "hi2 li3", "Blue": "co5"}})
    card = page(at).card("hi2")
    assert (card["data-rule"], "not-now" in card["class"]) == ("F-6.9", True)
    assert card["data-why"] == "That would cost 4, and the cards left give only 3 command points."
    assert "data-acts" in page(at).card("li3")


def test_F_6_4_a_unit_can_be_dropped_to_make_room() -> None:
    at = main_phase({"Red": {3: "pk3"}})
    play(at, "Red", "deploy")
    assert page(at).acts("fog-unit") == {"drop pk3@3"}


def test_F_6_7_units_charge_by_a_click_and_those_without_an_enemy_say_why() -> None:
    shown = page(main_phase({"Red": {3: "hi4", 1: "mi4"}, "Blue": {3: "pk3"}}))
    assert shown.card("hi4")["data-acts"] == "charge hi4@3"
    assert shown.card("mi4")["data-rule"] == "F-6.7"
    assert "not-now" not in shown.card("mi4")["class"]


def test_F_6_5_overlap_is_played_or_laid_as_a_bonus() -> None:
    at = main_phase({"Red": {3: "cv4", 2: "mi4"}, "Blue": {3: "hi4"}})
    play(at, "Red", "charge cv4@3")
    shown = page(at)
    assert shown.card("ov2")["data-acts"] == "overlap|bonus ov2"
    assert shown.acts("fog-pile-card") == {"bonus deck"}
    assert "fog-lead" in shown.card("cv4")["class"]


def test_F_5_9_a_flank_attack_is_led_by_a_unit_that_is_clicked() -> None:
    at = table({"turn": "Red", "phase": "flank", "hands": HANDS,
                "units": {"Red": {2: "hi3", 3: "mi2"}, "Blue": {2: "hi4"}}})  # fmt: skip
    assert page(at).acts("fog-unit") == {"flank hi3@2>2", "flank mi2@3>2"}


# Fights.


def test_a_fight_is_added_up_term_by_term_with_its_rules() -> None:
    at = main_phase({"Red": {3: "hi2 hi3"}, "Blue": {3: "pk3"}})
    play(at, "Red", "charge hi2@3, bonus co5")
    waiting = page(at, 1)
    assert "bonus card from the hand" in waiting.text()
    assert "Commander" not in drawn(at, 1).regions["board"], "the bonus card of the attacker is hidden"
    assert "Commander" in drawn(at, 0).regions["board"]
    play(at, "Blue", "bonus co5")
    for seat in (0, 1, -1):
        shown = page(at, seat)
        terms = [element["class"].split("fog-term-")[1] for element in shown.looks("fog-term")]
        assert terms == ["lead", "bonus", "pair", "lead", "bonus"]
        links = [element["href"] for element in shown.looks("rule-link")]
        assert links == [f"/rules#{TERM_RULES[TERM_WORDS.index(term)]}" for term in terms]
        assert [element["aria-label"] for element in shown.looks("fog-total")] == ["Strength: 10", "Strength: 9"]
        assert "Red wins." in shown.text()
    assert "last-fight" in drawn(at, 0).pieces


def test_F_7_0_the_attacking_lead_is_named_while_the_defender_has_two_to_choose_from() -> None:
    at = main_phase({"Red": {3: "ar2 hi3"}, "Blue": {3: "ar3 cv3"}})
    play(at, "Red", "charge hi3@3, bonus co5")
    play(at, "Blue", "stand, bonus co5")
    shown = page(at)
    terms = [element["class"].split("fog-term-")[1] for element in shown.looks("fog-term")]
    assert terms == ["lead", "bonus", "pair", "unknown", "unknown", "unknown"]
    sums = drawn(at, 0).regions["board"].split('class="fog-terms"')[1]
    assert "Heavy Infantry" in sums
    assert "Archers" not in sums
    assert shown.looks("fog-total-more"), "what the lead's card says is not settled yet"
    play(at, "Blue", "lead cv3")
    assert [element["aria-label"] for element in page(at).looks("fog-total")] == ["Strength: 8", "Strength: 9"]


def test_F_7_6_two_pikes_add_one_before_the_defender_names_his_lead() -> None:
    at = main_phase({"Red": {3: "pk2 pk3"}, "Blue": {3: "ar3 sp3"}})
    play(at, "Red", "charge pk2@3, bonus co5")
    terms = [element["class"].split("fog-term-")[1] for element in page(at).looks("fog-term")]
    assert terms[:4] == ["lead", "bonus", "pair", "companion"]


def test_the_last_fight_stays_in_sight_until_the_next_one() -> None:
    at = main_phase({"Red": {3: "hi2 hi3", 2: "mi4"}, "Blue": {3: "pk3", 2: "sp2"}})
    play(at, "Red", "charge hi2@3, bonus co5")
    play(at, "Blue", "no bonus")
    assert page(at).looks("fog-sums-last")
    play(at, "Red", "charge mi4@2")
    assert page(at).looks("fog-sums-open")
    assert not page(at).looks("fog-sums-last")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_end_says_who_won_and_by_what(language: str) -> None:
    at = list(played(5, {"army_selection": "random"}))[-1]
    shown = page(at, 0, language)
    assert len(shown.looks("fog-general")) == 2
    assert shown.looks("fog-ending")[0]["tabindex"] == "0", "on a phone the board is scrolled, by keys too"
    assert len(shown.looks("fog-victor")) == (0 if state(at).winner < 0 else 1)
    assert drawn(at, 0, language).regions["phase"] == {"en": "The game is over", "hu": "Vége a játéknak"}[language]


def test_no_text_is_missing_in_either_language() -> None:
    folder = FIELD_OF_GLORY.folder / "texts"
    keys = [
        re.findall(r"^([\w-]+) =", (folder / f"{language}.table.ftl").read_text("utf-8"), re.M) for language in TEXTS
    ]
    assert keys[0] == keys[1]


def test_chances_stand_beside_the_answers_where_help_is_allowed() -> None:
    at = main_phase({"Red": {3: "hi4"}, "Blue": {3: "pk3"}})
    assert not page(at).looks("chance")
    given = canvas(at, 0)
    figures = [Figure("tie", 0.3), Figure("loss", 0.45)]
    given.prospects = Prospects({"charge hi4@3": 0.25}, beside={"charge hi4@3": figures})
    helped = Page(FIELD_OF_GLORY.web.draw(at.view(0), given).regions["board"])
    assert len(helped.looks("chance")) == 1
    assert helped.card("hi4")["aria-label"].endswith("chances: 25% to win, 30% to tie, 45% to lose")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Chance to win by bonus card – Commander (5): 78%; from your deck: 40%; if both choose as good"),
        ("hu", "Esély a győzelemre bónuszkártya szerint – "),
    ],
)
def test_F_7_2_a_unit_that_may_charge_tells_what_each_bonus_card_would_do(language: str, said: str) -> None:
    at = main_phase({"Red": {3: "hi4"}, "Blue": {3: "pk3"}})
    given = canvas(at, 0, language)
    after = {"charge hi4@3": {"bonus co5": 0.78, "bonus deck": 0.4, "": 0.5}}
    given.prospects = Prospects({"charge hi4@3": 0.4}, after=after)
    helped = Page(FIELD_OF_GLORY.web.draw(at.view(0), given).regions["board"])
    assert helped.card("hi4")["title"].startswith(said)
    assert helped.card("hi4")["title"].endswith("50%")
    assert "–" not in page(at).card("hi4").get("title", "")


def test_F_6_4_the_payment_that_is_missed_least_is_marked_where_help_is_allowed() -> None:
    at = table({"turn": "Red", "hands": {"Red": "hi2 li2 li2 mi3"}})
    play(at, "Red", "deploy, place hi2@3")
    assert not page(at).looks("fog-advised")
    given = canvas(at, 0)
    given.prospects = FIELD_OF_GLORY.odds.prospects(at.view(0))
    hand = Page(FIELD_OF_GLORY.web.draw(at.view(0), given).regions["hand"])
    assert [card["id"] for card in hand.looks("fog-advised")] == ["card-0-li2-0", "card-0-li2-1"]
    assert hand.card("li2")["aria-label"].endswith("best spent now")
    play(at, "Red", "pay, spend li2")
    given = canvas(at, 0)
    given.prospects = FIELD_OF_GLORY.odds.prospects(at.view(0))
    hand = Page(FIELD_OF_GLORY.web.draw(at.view(0), given).regions["hand"])
    assert [card["id"] for card in hand.looks("fog-advised")] == ["card-0-li2-1"]
    assert FIELD_OF_GLORY.odds.prospects(at.view(1)) is None
