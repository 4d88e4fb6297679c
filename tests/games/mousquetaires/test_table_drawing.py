"""The musketeers' table in the browser: legible, complete, in both languages, and drawn from the view alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.drawing.canvas import Canvas
from banneret.core.drawing.sheet import Drawing
from banneret.core.odds import Prospects
from banneret.core.packing import pack_view, unpack_view
from banneret.core.table import Table, open_table
from banneret.core.texts import Texts
from banneret.core.wording import Wording
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.rules.cards import ADVENTURE_WORDS, ITEM_WORDS, SKILL_IDS, TRAP_IDS
from banneret.games.mousquetaires.web.cards import CHARACTER_SHAPES, TREACHERY_SHAPES
from banneret.games.mousquetaires.web.map import BUILDINGS, SPOTS
from banneret.games.mousquetaires.web.shapes import PICTURES, SHAPES
from banneret.games.mousquetaires.web.throws import rolls_of
from tests.games.drawn_page import Page
from tests.games.mousquetaires.tables import fresh, play, state, table

TEXTS = {language: Texts(language, [str(MOUSQUETAIRES.folder / "texts")]) for language in ("en", "hu")}
MEN: dict[str, Any] = {
    "dartagnan": {"at": "paris", "life": 2, "equipment": "pistol thoroughbred"},
    "aramis": {"at": "louvre", "skills": "panache"},
    "athos": {"at": "la_rochelle", "equipment": "armour"},
    "porthos": {"at": "paris", "life": 3},
}
HANDS = {"Anita": "combat panache panache erudition treville", "Mark": "combat double kitty", "Eva": "gallantry combat",
         "Jeno": "panache combat"}  # fmt: skip
BUSY: dict[str, Any] = {
    "hands": HANDS, "musketeers": MEN, "paris": "conspiracy", "paris_enemies": "brisemont", "paris_trap": "nemesis",
    "named": "porthos", "louvre": "court_gossip", "louvre_enemies": "cahusac boisrenard", "louvre_trap": "assassin",
    "siege_cards": "combat double", "gold": 4, "epic": 3, "all_for_one": 1, "time": 3, "queen": 2,
}  # fmt: skip
MILADY = 4


def canvas(at: Table, seat: int, language: str = "en", names: list[str] | None = None) -> Canvas:
    """What the server would pass: the legal answers, the draft, and reasons in words."""
    people = names or at.record.seats
    wording = Wording(MOUSQUETAIRES, TEXTS[language], people, at.data)

    def why(text: str) -> tuple[str, str]:
        refusal = at.refuse(seat, MOUSQUETAIRES.rules.catalogue.parse(text))
        return (wording.refusal(refusal), refusal.rule) if refusal else ("", "")

    legal = {action.notation: action for action in at.legal(seat)}
    chosen = [action.notation for action in at.draft_of(seat)] if seat >= 0 else []
    return Canvas(TEXTS[language], people, at.data, legal, chosen, why, rule_link=lambda rule: f"/rules#{rule}")


def drawn(at: Table, seat: int, language: str = "en", names: list[str] | None = None) -> Drawing:
    return MOUSQUETAIRES.web.draw(at.view(seat), canvas(at, seat, language, names))


def page(at: Table, seat: int = 0, language: str = "en") -> Page:
    drawing = drawn(at, seat, language)
    return Page("".join(text for name, text in drawing.regions.items() if name != "phase"))


def busy(**more: Any) -> Table:
    return table({**({} if "phase" in more else {"active": "dartagnan"}), **BUSY, **more})


def on_quest(**more: Any) -> Table:
    return busy(musketeers={**MEN, "dartagnan": {"at": "quest"}}, **more)


def played(players: int, options: dict[str, str], seed: int) -> Iterator[Table]:
    """A whole game at random, before each answer and at its end."""
    names = ["Anita", "Mark", "Eva", "Jeno", "Milady"][:players]
    at = open_table(MOUSQUETAIRES, players, options, names, f"drawing-{seed}")
    chance = FastChance(seed)
    while not at.game.over:
        yield at
        seat = at.game.turn()
        legal = at.legal(seat)
        if not legal:
            at.cancel(seat)
            continue
        at.submit(seat, [legal[chance.below(len(legal), "choice")]])
    yield at


# Everything, everywhere.


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(("players", "options"), [(5, {}), (3, {}), (1, {"milady": "none"})])
def test_every_position_of_whole_games_is_drawn_for_everybody(
    players: int, options: dict[str, str], language: str
) -> None:
    for step, at in enumerate(played(players, options, players)):
        if step % 7 and not at.game.over:
            continue
        for seat in range(-1, players):
            drawing = drawn(at, seat, language)
            assert set(drawing.regions) == {"board", "hand", "opponents", "phase"}
            parsed = Page("".join(text for name, text in drawing.regions.items() if name != "phase"))
            assert len(parsed.ids) == len(set(parsed.ids))
            assert all(element.get("aria-label") for element in parsed.elements if element["tag"] == "button")
            assert "table-web" not in parsed.text() + parsed.labels() + drawing.regions["phase"]


@pytest.mark.parametrize(("players", "options"), [(5, {}), (4, {}), (2, {}), (2, {"milady": "none"})])
def test_every_answer_about_a_piece_can_be_given_by_clicking_on_the_table(
    players: int, options: dict[str, str]
) -> None:
    """Except the answers that name no piece, and how something is paid: those are buttons of the prompt."""
    for at in played(players, options, 7 * players):
        if at.game.over:
            continue
        seat = at.game.turn()
        asked = {action.notation for action in at.legal(seat) if action.piece >= 0 and action.word != "pay"}
        assert asked <= page(at, seat).acts(), asked - page(at, seat).acts()


def test_what_is_drawn_follows_from_the_view_alone() -> None:
    at = busy(destination="louvre")
    play(at, "duel brisemont")
    for seat in (-1, 0, MILADY):
        packed = pack_view(MOUSQUETAIRES, at.view(seat))
        again = unpack_view(MOUSQUETAIRES, packed, at.record.options, at.data)
        assert MOUSQUETAIRES.web.draw(again, canvas(at, seat)).regions == drawn(at, seat).regions


def test_names_of_people_are_escaped() -> None:
    text = "".join(drawn(busy(), 0, names=["<b>Anna", 'Béla "x"', "C", "D", "E"]).regions.values())
    assert "<b>Anna" not in text
    assert "&lt;b&gt;Anna" in text


def test_everything_has_a_picture_that_tells_it_from_the_others() -> None:
    for names in (SKILL_IDS, TRAP_IDS, ITEM_WORDS, list(CHARACTER_SHAPES.values())):
        assert len({SHAPES[name] for name in names}) == len(names)
    assert set(CHARACTER_SHAPES) == set(ADVENTURE_WORDS[6:])
    for name, parts in SHAPES.items():
        assert all(re.fullmatch(r"[MLHVCQAZ\d.\- ]+", part) for part in parts), name
        assert str(PICTURES[name]).count("<path") == len(parts)
    assert set(TREACHERY_SHAPES.values()) <= set(SHAPES)
    assert set(BUILDINGS) == set(SPOTS)
    assert len(set(BUILDINGS.values())) == len(BUILDINGS)


def test_no_text_is_missing_in_either_language() -> None:
    folder = MOUSQUETAIRES.folder / "texts"
    keys = [
        re.findall(r"^([\w-]+) =", (folder / f"{language}.table.ftl").read_text("utf-8"), re.M) for language in TEXTS
    ]
    assert keys[0] == keys[1]


# Secrets.


def test_section_6_only_milady_sees_where_she_goes_and_what_she_holds() -> None:
    at = busy(destination="la_rochelle", treachery_hand="ambush plot isolation", paris_hand="smuggler")
    others = [drawn(at, seat).regions for seat in (0, 3, -1)]
    for regions in others:
        text = "".join(regions.values())
        assert not any(word in text for word in ("Ambush", "Plot", "Isolation", "Smuggler", "mq-going", "mq-screen"))
    own = "".join(drawn(at, MILADY).regions.values())
    assert all(word in own for word in ("Ambush", "Plot", "Isolation", "Smuggler", "mq-going", "Your destination"))
    hidden = busy(destination="quest", treachery_hand="corruption balm dead_end", paris_hand="captive")
    assert [drawn(hidden, seat).regions for seat in (3, -1)] == others[1:], "another secret, the same picture"


def test_section_6_face_down_tokens_are_known_to_milady_alone() -> None:
    board = "guard2 guard3* decoy guard4 wall even brute dagger decoy decoy decoy guard2"
    at = on_quest(board=board)
    assert page(at, 0).with_id("token-0")["aria-label"] == "the rooms, space 1: face-down token"
    assert page(at, 0).with_id("token-1")["aria-label"] == "the rooms, space 2: Guard (3 dice)"
    assert page(at, MILADY).with_id("token-0")["aria-label"] == "the rooms, space 1: Guard (2 dice), face down"


def test_hands_are_seen_by_their_owners_alone() -> None:
    at = busy()
    assert "card-treville-0" in page(at, 0).ids
    for seat in (1, MILADY, -1):
        assert "Tréville" not in "".join(drawn(at, seat).regions.values())


def test_a_draft_is_seen_by_nobody_else() -> None:
    at = busy()
    play(at, "duel brisemont")
    before = [drawn(at, seat).regions for seat in (1, MILADY, -1)]
    play(at, "add combat")
    assert page(at).chosen() == ["add combat"]
    assert [drawn(at, seat).regions for seat in (1, MILADY, -1)] == before


# The map.


def test_M_5_4_places_on_the_map_are_walked_and_ridden_to() -> None:
    shown = page(busy())
    assert shown.with_id("place-louvre")["data-acts"] == "move louvre|ride louvre"
    assert "data-acts" not in shown.with_id("place-paris"), "he is there"
    assert shown.with_id("place-bastille")["data-rule"] == "M-5.4"
    assert "data-acts" not in shown.with_id("place-bastille")
    assert shown.with_id("man-athos")["data-rule"] == "M-5.6", "they are not together"
    assert "D'Artagnan, 2 life points" in shown.with_id("place-paris")["aria-label"]
    assert "mq-active" in shown.with_id("figure-dartagnan")["class"]
    spent = page(busy(actions=0))
    assert spent.with_id("place-louvre")["data-acts"] == "ride louvre"


def test_M_25_2_a_place_that_is_closed_tells_why() -> None:
    men = {**MEN, "dartagnan": {"at": "paris", "banned": True}}
    closed = page(table({"active": "dartagnan", **BUSY, "musketeers": men}, options={"fatal_quest": "true"}))
    quest = closed.with_id("place-quest")
    assert (quest["data-rule"], quest["aria-disabled"]) == ("M-25.2", "true")
    assert quest["data-why"]


def test_M_10_9_where_milady_is_not_is_marked() -> None:
    at = busy(destination="louvre", ruled_out="paris")
    assert "Milady is not here" in page(at).with_id("place-paris")["aria-label"]
    assert len(page(at).looks("mq-ruled-out")) == 1


def test_M_4_1_milady_chooses_her_destination_on_the_map_or_by_card() -> None:
    shown = page(busy(phase="milady", rochefort=0), MILADY)
    assert shown.with_id("place-richelieu")["data-acts"] == "go richelieu"
    assert shown.with_id("location-richelieu")["data-acts"] == "go richelieu"
    assert shown.with_id("location-louvre")["data-rule"] == "M-4.1"
    assert "not-now" in shown.with_id("location-louvre")["class"]


# Missions.


def test_missions_show_challenges_enemies_traps_and_rewards() -> None:
    shown = page(busy())
    assert shown.with_id("enemy-brisemont")["data-acts"] == "duel brisemont"
    assert "data-acts" not in shown.with_id("enemy-cahusac"), "he is elsewhere"
    assert shown.with_id("enemy-brisemont")["aria-label"] == "Brisemont, 3 dice, reward: 2 gold"
    assert shown.with_id("trap-nemesis")["aria-label"] == "Trap: Nemesis, Porthos"
    assert shown.with_id("trap-nemesis")["data-rule"] == "M-9.6"
    assert shown.with_id("constance")["data-acts"] == "unmask"
    assert "Louvre marker: space 1 of 4" in shown.labels()
    assert "mq-panel-now" in shown.with_id("mission-paris")["class"]


def test_M_6_2_a_challenge_out_of_reach_tells_what_is_missing() -> None:
    men = {**MEN, "dartagnan": {"at": "louvre"}}
    shown = page(busy(musketeers=men)).with_id("challenge-5-nobility")
    assert shown["data-rule"] == "M-6.2"
    assert "6" in shown["data-why"]
    able = page(busy(musketeers=men, hands={**HANDS, "Anita": "nobility nobility nobility"}))
    assert able.with_id("challenge-5-nobility")["data-acts"] == "challenge nobility"


def test_M_6_2_cards_and_tokens_are_clicked_and_confirmed_once() -> None:
    at = on_quest(board_number=2, hands={**HANDS, "Anita": "erudition erudition panache"})
    play(at, "challenge erudition, discard erudition, spend token")
    shown = page(at)
    assert shown.chosen() == ["discard erudition", "spend token"]
    assert shown.with_id("card-erudition-1")["data-acts"] == "discard erudition"
    assert shown.with_id("card-panache-0")["data-rule"] == "M-6.3"
    assert shown.with_id("epic-0")["data-chosen"] == "spend token"


def test_M_6_4_aramis_uses_any_card_beside_one_of_the_same_kind() -> None:
    at = busy(active="aramis", hands={**HANDS, "Mark": "combat combat kitty"})
    play(at, "duel cahusac, add combat, ability combat")
    shown = page(at, 1)
    assert shown.with_id("card-combat-0")["data-chosen"] == "add combat"
    assert shown.with_id("card-combat-1")["data-chosen"] == "ability combat"
    assert shown.with_id("card-kitty-0")["data-rule"] == "M-7.1", "it is no combat card"


# The quest.


def test_M_15_5_the_inn_has_three_routes_of_four_spaces() -> None:
    at = on_quest(board="- guard2* decoy guard3 guard2 guard3 decoy wall even dagger decoy decoy")
    shown = page(at)
    assert len(shown.looks("mq-route")) == 3
    assert [f"token-{space}" in shown.ids for space in range(13)] == [True] * 12 + [False]
    assert shown.with_id("token-0")["data-acts"] == "enter rooms"
    assert shown.with_id("token-4")["data-acts"] == "step stable|look stable-1"
    assert "data-acts" not in shown.with_id("token-1"), "it is seen, and out of reach from the common area"


def test_M_15_8_tokens_are_chosen_and_paid_for_once() -> None:
    at = on_quest(board="guard2 guard2 decoy guard3 guard2 guard3 decoy wall even dagger decoy decoy")
    play(at, "look rooms-1, look cellar-2")
    assert page(at).chosen() == ["look cellar-2", "look rooms-1"]


def test_M_15_10_board_two_has_four_challenges_and_de_wardes() -> None:
    shown = page(on_quest(board_number=2, overcome="nobility"))
    assert len(shown.looks("mq-challenge")) == 5, "four of the quest, one of the Louvre"
    assert len(shown.looks("mq-done")) == 1
    assert shown.with_id("enemy-de_wardes")["data-rule"] == "M-15.10"
    ready = page(on_quest(board_number=2, overcome="erudition nobility gallantry panache"))
    assert ready.with_id("enemy-de_wardes")["data-acts"] == "duel de_wardes"


def test_M_15_11_board_three_is_fought_in_order() -> None:
    shown = page(on_quest(board_number=3, board="- guard3* dagger"))
    assert shown.with_id("token-1")["data-acts"] == "fight token"
    assert "data-acts" not in shown.with_id("token-2")


def test_M_15_12_board_four_has_four_rooms_and_a_passage() -> None:
    board = "- - - nobility* guard3* wall* gallantry guard3 dagger erudition dagger brute"
    shown = page(on_quest(board_number=4, room=2, board=board))
    assert len(shown.looks("mq-room")) == 4
    assert len(shown.looks("mq-room-now")) == 1
    assert shown.with_id("token-4")["data-acts"] == "fight first"
    assert shown.with_id("token-5")["data-acts"] == "fight second"
    assert shown.with_id("token-3")["data-rule"] == "M-6.2"
    assert shown.with_id("passage")["data-acts"] == "passage"
    poor = page(on_quest(board_number=4, room=2, board=board, epic=0, all_for_one=0))
    assert poor.with_id("passage")["data-rule"] == "M-15.13"


def test_M_15_4_milady_lays_the_board_behind_her_screen() -> None:
    at = fresh()
    play(at, "place decoy, place guard2")
    shown = page(at, MILADY)
    assert shown.with_id("token-1")["data-chosen"] == "place guard2"
    assert "mq-token-next" in shown.with_id("token-2")["class"]
    assert shown.with_id("left-guard2")["data-acts"] == "place guard2"
    assert "×3" in shown.with_id("left-guard2")["aria-label"]


# Milady's screen.


def test_M_11_2_enemies_and_traps_are_chosen_out_of_the_reserve() -> None:
    at = fresh(seed=3)
    while type(at.game.stack[-1]).__name__ != "Fill":
        at.submit(at.game.turn(), [at.legal(at.game.turn())[0]])
    first = at.legal(MILADY)[0]
    at.submit(MILADY, [first])
    shown = page(at, MILADY)
    assert shown.chosen() == [first.notation]
    assert shown.looks("mq-strength")
    refused = [thing for thing in shown.looks("mq-reserve-card") if "data-why" in thing]
    assert {thing["data-rule"] for thing in refused} == {"M-11.2"}


def test_M_14_3_with_richelieu_the_deck_is_searched() -> None:
    at = busy(phase="end_of_turns", destination="richelieu", treachery_hand="ambush")
    assert any(act.startswith("fetch ") for act in page(at, MILADY).acts())
    assert page(at, 0).acts() == set()


# Duels.


def test_M_7_3_a_duel_is_shown_roll_by_roll_with_what_came_of_it() -> None:
    blue = "sword shield shield shield shield sword lily lily sword"
    at = busy(active="porthos", hands={**HANDS, "Jeno": "combat combat"},
              chance={"blue": blue, "red": "sword shield sword sword shield"})  # fmt: skip
    play(at, "duel brisemont")
    assert "Porthos against Brisemont" in page(at, 1).labels()
    play(at, "add combat, add combat, done")
    for seat in (0, 3, MILADY, -1):
        shown = page(at, seat)
        assert len(shown.looks("mq-roll")) == 2
        assert [len(shown.looks(f"mq-die-{colour}")) for colour in ("blue", "red")] == [9, 5]
        assert "tie: a die less on both sides" in shown.text()
        assert "the musketeer loses 1 life point; beaten!" in shown.text()
        assert "Cards: Combat ×2" in shown.text()
    rolls = {thing["data-roll"] for thing in page(at).looks("mq-throw")}
    assert len(rolls) == 14, "every die of every throw tumbles by itself"


def test_M_15_11_cards_played_blind_belong_to_the_duel_that_follows() -> None:
    at = on_quest(board_number=3, board="guard3 guard2 dagger", epic=0, all_for_one=0,
                  chance={"blue": "sword sword sword sword", "red": "shield shield shield"})  # fmt: skip
    play(at, "fight token, add combat, done")
    shown = page(at)
    assert "Cards: Combat" in shown.text()
    assert "D'Artagnan against Guard (3 dice)" in shown.labels()


def test_M_7_3_secret_thrusts_are_told() -> None:
    at = busy(active="porthos", chance={"blue": "lily lily lily", "red": "sword sword shield"})
    play(at, "duel brisemont, done")
    assert "secret thrust of the musketeer" in page(at).text()


def test_M_16_3_a_die_is_rerolled_by_clicking_it() -> None:
    men = {**MEN, "porthos": {"at": "paris", "equipment": "toledo"}}
    at = busy(active="porthos", musketeers=men, chance={"blue": "sword shield lily", "red": "shield shield shield"})
    play(at, "duel brisemont, done")
    shown = page(at, 3)
    assert {act for act in shown.acts() if act.startswith("reroll")} == {"reroll sword", "reroll shield", "reroll lily"}
    play(at, "reroll shield")
    assert "Toledo sword: shield →" in page(at, 3).text()


def test_M_13_6_the_siege_is_shown_too() -> None:
    men = {name: {**MEN[name], "done": name != "dartagnan"} for name in MEN}
    men["athos"] = {"at": "louvre", "done": True}
    at = busy(musketeers=men, chance={"blue": "sword sword lily", "red": "sword shield"})
    play(at, "end turn")
    shown = page(at)
    assert "The siege of La Rochelle" in shown.labels()
    assert "swords 2 : 1" in shown.text()


def test_a_story_of_dice_is_read_back_roll_by_roll() -> None:
    rolls = rolls_of(["duel porthos cavois", "roll sword lily | shield", "reroll lily sword", "tied", "roll sword | "])
    assert [(roll.blue, roll.red, roll.notes) for roll in rolls] == [
        ([0, 0], [1], ["reroll lily sword", "tied"]), ([0], [], []),
    ]  # fmt: skip


# Equipment and exchange.


def test_M_16_1_the_arsenal_sells_and_tells_why_not() -> None:
    shown = page(busy())
    assert shown.with_id("ware-armour")["data-acts"] == "buy armour"
    assert shown.with_id("ware-pistol")["data-rule"] == "M-16.2"
    assert shown.with_id("ware-thrust")["data-acts"] == "buy thrust"
    assert page(busy(gold=0)).with_id("ware-armour")["data-rule"] == "M-16.1"


def test_M_5_6_an_exchange_is_composed_of_cards_and_equipment() -> None:
    at = busy()
    assert page(at).with_id("figure-porthos")["data-acts"] == "exchange porthos"
    play(at, "exchange porthos, give erudition, hand pistol")
    shown = page(at)
    assert shown.chosen() == ["give erudition", "hand pistol"]
    assert shown.with_id("item-dartagnan-thoroughbred")["data-acts"] == "hand thoroughbred"
    play(at, "offer")
    assert page(at, 3).with_id("card-panache-0")["data-acts"] == "give panache"


def test_D38_showing_a_card_is_asked_about_before_it_is_done() -> None:
    shown = page(busy()).with_id("show-cards")
    assert "show treville" in shown["data-acts"].split("|")
    assert shown["data-ask"] == "1"


# People.


def test_boards_of_the_musketeers_show_life_skills_thrust_and_equipment() -> None:
    shown = page(busy())
    assert len(shown.looks("mq-sheet")) == 5
    assert shown.with_id("life-dartagnan")["aria-label"] == "2 of 3 life points"
    assert shown.with_id("skill-aramis-panache")["aria-label"] == "Panache 3"
    assert "mq-upgraded" in shown.with_id("skill-aramis-panache")["class"]
    assert "Secret thrust: 1× sword, 2× lily" in shown.labels()
    lying = page(busy(active="aramis", musketeers={**MEN, "porthos": {"life": 0}}), 1)
    assert "mq-sheet-lying" in lying.with_id("seat-3")["class"]


def test_M_23_3_one_player_leads_several_from_one_hand() -> None:
    at = table({"active": "dartagnan"}, players=3)
    shown = page(at)
    assert len(shown.looks("mq-sheet-mine")) == 2
    assert "seat-0" in shown.ids
    assert "seat-1" in shown.ids
    assert len(shown.looks("hand-card")) == 9


def test_M_24_without_a_milady_player_she_has_a_plate_of_her_own() -> None:
    at = fresh(1, {"milady": "none"})
    shown = page(at)
    assert "sheet-milady" in shown.ids
    assert "plays by herself" in shown.text()
    assert len(shown.looks("mq-sheet-mine")) == 4


def test_M_18_1_what_holds_this_round_is_shown() -> None:
    shown = page(busy(isolated=True, more_red=1, emergency=True, budget=5))
    assert "Isolation: no exchange and no talk this round" in shown.labels()
    assert "Emergency! 5 actions left" in shown.labels()
    assert "Emergency! 5 actions" in shown.text()
    assert shown.with_id("figure-porthos").get("data-rule", "") in ("", "M-18.1")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_end_says_which_side_has_won_and_how(language: str) -> None:
    men = {**MEN, "porthos": {"at": "quest"}}
    board = "- - - - - - - - - erudition* dagger* brute*"
    at = busy(active="porthos", musketeers=men, board_number=4, room=4, board=board, epic=7, all_for_one=0)
    play(at, "passage")
    assert state(at).over
    shown = page(at, 0, language)
    assert len(shown.looks("plate-winner")) == 5, "the four of them, and the viewer"
    assert {"en": "the musketeers win", "hu": "a testőrök győztek"}[language] in shown.text()
    assert not page(at, MILADY, language).looks("plate-own plate-winner")


def test_chances_stand_beside_the_answers_where_help_is_allowed() -> None:
    at = busy()
    assert not page(at).looks("chance")
    given = canvas(at, 0)
    given.prospects = Prospects({"duel brisemont": 0.25})
    helped = Page(MOUSQUETAIRES.web.draw(at.view(0), given).regions["board"])
    assert len(helped.looks("chance")) == 1
    assert helped.with_id("enemy-brisemont")["aria-label"].endswith("chance 25%")


def test_M_2_5_who_stays_out_is_gone_once_all_the_others_are_taken() -> None:
    at = fresh(4)
    seen = []
    while type(at.game.stack[-1]).__name__ != "FirstParisCard":
        if type(at.game.stack[-1]).__name__ == "TakeMusketeer":
            seen.append([thing["id"] for thing in page(at, 3).looks("mq-man")])
        at.submit(at.game.turn(), [at.legal(at.game.turn())[0]])
    assert seen == [["man-dartagnan", "man-aramis", "man-athos", "man-porthos"]] * 3
    taken = [thing["id"] for thing in page(at, 3).looks("mq-man")]
    assert taken == ["man-dartagnan", "man-aramis", "man-athos"]
