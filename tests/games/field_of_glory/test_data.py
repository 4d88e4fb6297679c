"""The data file and files laid over it; options; words."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from banneret.core.chance import FastChance
from banneret.core.errors import DataError
from banneret.core.texts import LANGUAGES
from banneret.core.wording import Wording, game_texts
from banneret.games.field_of_glory.bot.playout import QuickPolicy
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.rules.cards import (
    ARMY_LIST,
    COPIES,
    KINDS,
    TYPE,
    TYPE_IDS,
    cards_text,
    notation,
    parse_card,
    parse_cards,
    parse_placed,
    placed_text,
)
from banneret.games.field_of_glory.rules.data import DATA_FILE, load_data
from banneret.games.field_of_glory.words import readable
from tests.games.field_of_glory.tables import NAMES, field_of_glory, play, table

FILE = tomllib.loads(Path(DATA_FILE).read_text("utf-8"))


def overlay(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_the_kinds_are_those_of_the_card_list_in_its_order() -> None:
    listed = [(card["type"], card["command_points"]) for card in FILE["army_card"]]
    data = load_data()
    assert [(TYPE_IDS[TYPE[kind]], data.points[kind]) for kind in ARMY_LIST] == listed
    for record in [*FILE["unit_type"], *FILE["special_type"]]:
        mine = [data.points[kind] for kind in ARMY_LIST if TYPE_IDS[TYPE[kind]] == record["id"]]
        assert mine == record["command_points"]
        assert len(mine) == record["count"]
    assert [notation(kind)[-1] for kind in range(KINDS)] == [str(points) for points in data.points]
    assert sum(COPIES) == FILE["box_check"]["army_cards_per_player"]


def test_every_record_keeps_its_source() -> None:
    for key in ("terrain", "unit_type", "special_type", "army_card", "shuffle_card"):
        assert {record["source"] for record in FILE[key]} <= {"rulebook", "published"}


def test_options_are_those_of_the_data_file() -> None:
    said = {True: "on", False: "off"}
    wanted = {
        option["name"]: (
            [said.get(value, str(value)) if isinstance(value, bool) else str(value) for value in option["values"]],
            said[option["default"]] if isinstance(option["default"], bool) else str(option["default"]),
        )
        for option in FILE["option"]
    }
    assert {option.id: (option.values, option.default) for option in FIELD_OF_GLORY.rules.options} == wanted


def test_cards_are_written_and_read() -> None:
    for kind in range(KINDS):
        assert parse_card(notation(kind)) == kind
    assert parse_cards(cards_text([0, -1, 27])) == [0, -1, 27]
    assert parse_placed(placed_text(5, 2)) == (5, 2)
    with pytest.raises(ValueError, match="no card: 'zz9'"):
        parse_card("zz9")
    with pytest.raises(ValueError, match="no card kind"):
        notation(99)


def test_an_owner_changes_values_of_cards(tmp_path: Path) -> None:
    text = '[[unit_type]]\nid = "archers"\ncombat_value = 2\n[constants]\nhand_size = 8\n'
    data = load_data(overlay(tmp_path, text))
    assert data.types[2].combat == 2
    assert FIELD_OF_GLORY.rules.data_digest(data) != ""
    assert FIELD_OF_GLORY.rules.data_digest(load_data()) == ""
    game = FIELD_OF_GLORY.new(2, {"army_selection": "random"}, chance=FastChance(1), data=data)
    policy, chance = QuickPolicy(), FastChance(2)
    while game.turn() >= 0:
        game.apply(game.turn(), policy.choose(field_of_glory(game), game.turn(), chance), chance)
        game.check()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[[unit_type]]\nid = "archers"\ncombat_value = 99\n', "range"),
        ('[[unit_type]]\nid = "archers"\nstacks_with = ["dragon"]\n', "fog-type"),
        ('[[unit_type]]\nid = "archers"\neffects = [{ effect = "fly" }]\n', "fog-effect"),
        ('[[unit_type]]\nid = "pike"\neffects = [{ value = 1, with = "dragon" }]\n', "fog-type"),
        ('[[terrain]]\nid = "plain"\ncount = 0\n', "fog-terrain-count"),
        ('[[army_card]]\nid = "heavy_infantry_1"\ncommand_points = 5\n', "fog-kind"),
        ('[[special_type]]\nid = "overlap"\neffects = []\n', "fog-no-effect"),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_with_the_reason(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(DataError) as caught:
        load_data(overlay(tmp_path, text))
    assert caught.value.parts["why"] == why
    assert caught.value.line > 0


def test_a_value_that_no_rule_reads_cannot_be_changed(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="fixed_value"):
        load_data(overlay(tmp_path, "[constants]\ndraft_rounds = 11\n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_is_told_term_by_term(language: str) -> None:
    at = table({"turn": "Red", "terrain": {1: "woods"}, "units": {"Red": {1: "hi2 hi3"}, "Blue": {1: "li2"}},
                "hands": {"Red": "co5", "Blue": "li3"}})  # fmt: skip
    play(at, "Red", "charge hi2@1, bonus co5")
    play(at, "Blue", "stand, bonus li3")
    wording = Wording(FIELD_OF_GLORY, game_texts(FIELD_OF_GLORY, language), ["Anita", "Márk"], at.data)
    event = next(event for event in at.log if event.name == "fought")
    told = wording.event(event, -1)
    if language == "en":
        red = "Anita 4 (Heavy Infantry) + 5 (bonus card from the hand: Commander) + 1 (two units) − 2 (Woods) = 8"
        blue = "Márk 1 (Light Infantry) + 3 (bonus card from the hand: Light Infantry) + 1 (Woods) = 5"
        assert told.endswith(f"{red}; {blue}. 8 > 5: Anita wins.")
    else:
        red = "Anita: 4 (nehézgyalogság) + 5 (bónuszkártya kézből: vezér) + 1 (két egység) − 2 (erdő) = 8"
        blue = "Márk: 1 (könnyűgyalogság) + 3 (bónuszkártya kézből: könnyűgyalogság) + 1 (erdő) = 5"
        assert told.endswith(f"{red}; {blue}. 8 > 5, a győztes: Anita.")


def test_answers_in_words() -> None:
    data = load_data()
    assert readable({"placed": "hi4@3"}, "en", NAMES, data)["placed"] == "Heavy Infantry (4) → column 3"
    assert readable({"flank": "hi4@3>2"}, "hu", NAMES, data)["flank"] == (
        "nehézgyalogság (4) a 3. oszlopból a 2. oszlop ellen"
    )
    assert readable({"flank": "lc2@1>1"}, "hu", NAMES, data)["flank"] == (
        "könnyűlovasság (2) szemből, az 1. oszlopból az 1. oszlop ellen"
    )
    assert readable({"cards": ""}, "en", NAMES, data) == {"cards": "nothing", "count": 0, "gained": 0}


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_keeps_its_width(width: int, language: str) -> None:
    names = ["Anita", "Bartholomew the Unbelievably Long"]
    policy = QuickPolicy()
    for seed in range(2):
        chance = FastChance(seed)
        game = FIELD_OF_GLORY.new(2, {}, chance=chance)
        step = 0
        while game.turn() >= 0:
            if step % 9 == 0 or game.stack[-1].__class__.__name__ not in ("MainAction", "ChooseArmy"):
                for seat in (-1, 0, 1):
                    view = FIELD_OF_GLORY.view(game, seat)
                    lines = FIELD_OF_GLORY.terminal.draw(
                        view, language, names, FIELD_OF_GLORY.rules.load_data(), width, False
                    )
                    assert all(len(line) == width for line in lines), [line for line in lines if len(line) != width]
            step += 1
            game.apply(game.turn(), policy.choose(field_of_glory(game), game.turn(), chance), chance)
        end = FIELD_OF_GLORY.terminal.draw_end(
            game, [], language, names, FIELD_OF_GLORY.rules.load_data(), width, False
        )
        assert all(len(line) == width for line in end)
        standing = FIELD_OF_GLORY.words.standing(game, [], language, names, FIELD_OF_GLORY.rules.load_data())
        assert standing.rows[0].won


def test_the_quick_policy_finishes_whatever_others_began() -> None:
    """Search may have opened a deployment at random: the policy answers legally from there on."""
    policy = QuickPolicy()
    for seed in range(25):
        chance = FastChance(seed)
        options = {"army_selection": "random", "payment_rule": "irredundant" if seed % 2 else "free"}
        game = FIELD_OF_GLORY.new(2, options, chance=chance)
        while game.turn() >= 0:
            seat = game.turn()
            actions = game.legal(seat)
            action = policy.choose(field_of_glory(game), seat, chance)
            assert action in actions
            game.apply(seat, actions[chance.below(len(actions), "x")] if chance.below(3, "x") == 0 else action, chance)


def test_the_quick_policy_beats_random_play() -> None:
    policy = QuickPolicy()
    wins = 0
    for seed in range(30):
        chance = FastChance(seed)
        game = FIELD_OF_GLORY.new(2, {"army_selection": "random"}, chance=chance)
        own = seed % 2
        while game.turn() >= 0:
            seat = game.turn()
            actions = game.legal(seat)
            action = (
                policy.choose(field_of_glory(game), seat, chance)
                if seat == own
                else actions[chance.below(len(actions), "choice")]
            )
            assert action in actions
            game.apply(seat, action, chance)
        wins += game.returns()[own] == 1.0
    assert wins >= 27
