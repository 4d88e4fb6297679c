"""Positions: what is described can be placed again, what cannot be is refused, and memories of a position are true."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.options import settle_options
from banneret.core.scenario import read_scenario
from banneret.core.view import SPECTATOR, state_json
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.positions.words import FIGHT_KEYS, OVERLAPPING, PHASES, POSITION_KEYS, TURN
from banneret.games.field_of_glory.rules.frames import QUESTIONS
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.sight.memory import FieldMemory
from tests.games.field_of_glory.tables import NAMES, field_of_glory, play, seen, table, told

OPTIONS: list[dict[str, str]] = [
    {},
    {"army_selection": "random", "overlap_in_flank_attack": "on", "max_overlap_per_charge": "2"},
    {"army_selection": "random", "flank_bonus_timing": "before_retreat", "unopposed_pair": "on_capture"},
    {"army_selection": "random", "payment_rule": "irredundant", "deck_bonus_seen_by": "nobody"},
]
LIKED = ("charge", "flank", "overlap", "place", "confirm", "spend", "reserves", "stand", "retreat")


def as_told(game: FieldOfGlory) -> dict[str, Json]:
    """Every field of the state; cards sorted where their order does not matter."""
    state: dict[str, Any] = state_json(game, FIELD_OF_GLORY.rules.fields)
    del state["reckoning"]  # a word for expectations only
    for zone in ("hands", "victory", "removed"):
        state[zone] = [sorted(cards) for cards in state[zone]]
    return state


FLANK_OVERLAP: dict[str, Any] = {
    "phase": "overlap", "turn": "Red", "units": {"Red": {1: "lc2", 2: "hi2", 3: "mi2"}, "Blue": {2: "hi3"}},
    "fight": {"kind": "flank", "column": 2}, "hands": {"Red": "ov2 li2"},
}  # fmt: skip


def test_a_question_about_overlap_can_be_placed_again() -> None:
    """It is rare: only in flank attacks, with an option."""
    options = settle_options(
        FIELD_OF_GLORY.rules.options, 2, {"overlap_in_flank_attack": "on", "max_overlap_per_charge": "2"}
    )
    at = table(FLANK_OVERLAP, options)
    for answer in ("", "overlap"):
        if answer:
            play(at, "Red", answer)
        position = {key: value for key, value in told(at).items() if key in POSITION_KEYS}
        again = FIELD_OF_GLORY.positions.place(
            position, 2, options, FIELD_OF_GLORY.rules.load_data(), FastChance(1), NAMES
        )
        assert isinstance(again, FieldOfGlory)
        assert isinstance(at.game, FieldOfGlory)
        assert told(at)["phase"] == "overlap"
        assert as_told(again) == as_told(at.game)


def choose(game: FieldOfGlory, chance: FastChance) -> None:
    """Random, but mostly deploying and fighting, so that all phases come up."""
    actions = game.legal(game.turn())
    liked = [action for action in actions if action.word in LIKED]
    if liked and chance.below(10, "choice") < 6:
        actions = liked
    game.apply(game.turn(), actions[chance.below(len(actions), "choice")], chance)


def test_what_is_described_can_be_placed_again() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        options = settle_options(FIELD_OF_GLORY.rules.options, 2, OPTIONS[seed % len(OPTIONS)])
        chance = FastChance(seed)
        game = FIELD_OF_GLORY.new(2, options, chance=chance)
        assert isinstance(game, FieldOfGlory)
        step = 0
        while game.turn() >= 0:
            described = FIELD_OF_GLORY.positions.describe(game, NAMES)
            phase = str(described["phase"])
            if met[phase] < 25 or step % 17 == seed % 17:
                position = {key: value for key, value in described.items() if key in POSITION_KEYS}
                again = FIELD_OF_GLORY.positions.place(
                    position, 2, options, FIELD_OF_GLORY.rules.load_data(), FastChance(1), NAMES
                )
                assert isinstance(again, FieldOfGlory)
                assert as_told(again) == as_told(game)
                again.check()
                met[phase] += 1
            choose(game, chance)
            step += 1
    assert set(met) == set(PHASES) - {TURN, OVERLAPPING}, "the beginning of a turn asks nobody"


def test_an_empty_position_is_the_seeded_set_up() -> None:
    game = FIELD_OF_GLORY.new(2, {}, chance=FastChance(1))
    assert FIELD_OF_GLORY.digest(table().game) == FIELD_OF_GLORY.digest(game)
    assert FIELD_OF_GLORY.digest(table(seed=2).game) != FIELD_OF_GLORY.digest(game)


def test_what_is_not_named_is_plain_and_fills_hands_and_decks() -> None:
    view = told(table({"turn": "Blue", "hands": {"Blue": "co5"}, "deck": {"Red": "hi2 hi3"}}))
    assert view["hand_sizes"] == {"Red": 9, "Blue": 1}
    assert view["deck_sizes"] == {"Red": 15, "Blue": 23}
    assert view["deck"]["Red"].startswith("hi2 hi3 ")
    assert set(view["terrain"].values()) == {"plain"}
    assert (view["starter"], view["turn_no"]) == ("Blue", 1)
    assert told(table({"turn": "Red"}, seed=1))["deck"] != told(table({"turn": "Red"}, seed=2))["deck"]


@pytest.mark.parametrize("rest", ["discard", "victory", "hand", "deck"])
def test_the_rest_of_the_cards_goes_where_the_position_says(rest: str) -> None:
    view = told(
        table({"turn": "Red", "hands": {"Red": "co5", "Blue": "li2"}, "deck": {"Red": "hi2"}, "rest": {"Red": rest}})
    )
    sizes = {"discard": view["discard_sizes"]["Red"], "victory": len(view["victory"]["Blue"].split()),
             "hand": view["hand_sizes"]["Red"] - 1, "deck": view["deck_sizes"]["Red"] - 1}  # fmt: skip
    assert sizes.pop(rest) == 22
    assert set(sizes.values()) == {0}


def test_a_seat_is_named_by_its_name_or_number() -> None:
    assert told(table({"turn": 1, "hands": {"0": "co5"}})) == told(table({"turn": "Blue", "hands": {"Red": "co5"}}))


FIGHT: dict[str, Any] = {
    "phase": "defence_bonus", "turn": "Red", "units": {"Red": {3: "hi2 ar2"}, "Blue": {3: "hi3"}},
    "fight": {"column": 3, "lead": "hi2", "bonus": {"Red": "co5"}},
}  # fmt: skip
IMPOSSIBLE: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": 1}, "colour", "phase, turn"),
    ({"phase": "lunch"}, "phase", "'lunch' is none of draft"),
    ({"turn": "Otto"}, "turn", "'Otto' is no seat; seats: Red, Blue"),
    ({"turn": True}, "turn", "True is no seat"),
    ({"turn": "Red", "turn_no": 2}, "turn_no", "this number is not one of Red"),
    ({"turn": "Red", "turn_no": 0}, "turn_no", "0 is not between 1 and"),
    ({"turn": "Red", "turn_no": "one"}, "turn_no", "'one' is not a whole number"),
    ({"hands": {"Red": "re2 re2"}}, "hands.Red", "re2 is named too often: an army list has 1"),
    ({"hands": {"Red": "xx2"}}, "hands.Red", "there is no card xx2"),
    ({"hands": {"Red": "?"}}, "hands.Red", "a position knows all its cards"),
    ({"hands": {"Red": 5}}, "hands.Red", "a text of cards is expected"),
    ({"hands": "co5"}, "hands", "a table is needed: name = value"),
    ({"hands": {"Red": "co5", "0": "li2"}}, "hands.0", "Red is named twice"),
    ({"hands": {"Blue": "hi2 hi2 hi3 hi3 hi4 hi4 co5 co5 co5 co5"}}, "hands.Blue", "this hand cannot hold 10 cards"),
    ({"phase": "hand_limit", "hands": {"Red": "co5"}}, "hands.Red", "a hand of nine cards or fewer"),
    ({"terrain": {3: "woods"}}, "terrain.3", "column 3 is always a Plain"),
    ({"terrain": {1: "woods", 5: "woods"}}, "terrain", "there are not so many terrain cards: woods"),
    ({"terrain": {1: "sea"}}, "terrain.1", "'sea' is none of"),
    ({"terrain": {9: "hill"}}, "terrain.9", "9 is not a column"),
    ({"control": ["Red"]}, "control", "column = value"),
    ({"units": {"Red": {3: "co5"}}}, "units.Red.3", "co5 is not a unit"),
    ({"units": {"Red": {3: "hi2 hi3 hi4"}}}, "units.Red.3", "at most two units"),
    ({"units": {"Red": {3: "hi2 cv2"}}}, "units.Red.3", "cv2 and hi2 may not share a column"),
    ({"rest": "nowhere"}, "rest", "'nowhere' is none of deck"),
    ({"reshuffles": {"red": "co5"}}, "reshuffles.red", "a list of texts with cards"),
    ({"reshuffles": ["co5"]}, "reshuffles", "a table is needed"),
    ({"phase": "advance", "column": 2}, "column", "no unopposed pair of the active player in column 2"),
    ({"phase": "give_up", "column": 2}, "column", "no unopposed pair"),
    ({"phase": "flank"}, "phase", "nothing to attack in the flank"),
    ({"phase": "flank", "flank_targets": {2: [4]}, "units": {"Red": {2: "hi2"}, "Blue": {2: "hi2"}}},
     "flank_targets.2", "only a neighbouring column"),
    ({"phase": "flank", "flank_targets": {1: 2}}, "flank_targets.1", "both sides have a unit, and column 1 has not"),
    ({"phase": "flank", "flank_targets": {1: 2, 3: 2, 5: 4}, "units": {"Red": {1: "hi2", 3: "hi2", 5: "hi3"},
      "Blue": {1: "hi2", 3: "hi2", 5: "hi3"}}}, "flank_targets", "at most two targets"),
    ({"phase": "turn", "turn": "Blue", "hands": {"Blue": "hi2 hi2 hi3 hi3 hi4 hi4 co5 co5 co5 co5"}}, "hands.Blue",
     "this hand cannot hold 10 cards"),
    ({"phase": "draw", "plan": "place hi2@3"}, "plan", "only in the phase actions"),
    ({"plan": "place hi2@3", "hands": {"Red": "cv2 co5"}}, "plan", "not a legal answer of the deployment: place hi2@3"),
    ({"plan": "dance", "hands": {"Red": "cv2 co5"}}, "plan", "not a legal answer of the deployment: dance"),
    ({"pool": {"Red": "co5"}}, "pool", "the draft is over"),
    ({"phase": "draft", "picked": {"Red": "co5 co5 co5"}}, "picked.Red", "in this round 0 to 2 cards have been kept"),
    ({"phase": "draft", "round": {"Red": 3}, "picked": {"Red": "co5"}}, "picked.Red", "in this round 4 to 6 cards"),
    ({"phase": "draft", "round": {"Red": 13}}, "round.Red", "13 is not between 1 and 12"),
    ({"phase": "draft", "pool": {"Red": "hi2 hi3 hi4 co5"}, "picked": {"Red": "re2"}}, "picked.Red", "re2 is not"),
    ({"phase": "draft", "units": {"Blue": {2: "hi2"}}}, "units.Blue", "before the armies are drafted"),
    ({"phase": "draft", "answered": ["Red"]}, "answered", "Red has not finished the draft"),
    ({**FIGHT, "fight": {"lead": "hi2"}}, "fight", "the column that is attacked is needed"),
    ({**FIGHT, "fight": {**FIGHT["fight"], "origin": 2}}, "fight.origin", "a charge is fought in its own column"),
    ({**FIGHT, "fight": {**FIGHT["fight"], "column": 2}}, "fight.column", "Red has no unit in column 2"),
    ({**FIGHT, "fight": {"column": 3, "bonus": {"Red": "co5"}}}, "fight.lead", "name the one that leads"),
    ({**FIGHT, "fight": {**FIGHT["fight"], "lead": "cv2"}}, "fight.lead", "one of the units in column 3: ar2 hi2"),
    ({**FIGHT, "fight": {**FIGHT["fight"], "overlaps": 1}}, "fight.overlaps", "Overlap cannot have been played"),
    ({**FIGHT, "fight": {**FIGHT["fight"], "bonus": {"Red": "co5 co5"}}}, "fight.bonus.Red", "only one bonus card"),
    ({**FIGHT, "fight": {**FIGHT["fight"], "sources": {"Red": "none"}}}, "fight.sources.Red", "do not fit together"),
    ({**FIGHT, "fight": {"column": 3, "lead": "hi2"}}, "fight.bonus", "Red has laid a bonus card by now"),
    ({**FIGHT, "phase": "bonus"}, "fight.bonus", "Red has not laid a bonus card yet"),
    ({**FIGHT, "phase": "overlap", "fight": {"column": 3, "lead": "hi2"}}, "phase", "only in a flank attack"),
    ({**FIGHT, "fight": {"column": 3, "lead": "hi2", "sources": {"Red": "none"}}}, "fight.sources", "without any card"),
    ({**FIGHT, "fight": {"column": 3, "lead": "hi2", "sources": {"Red": "none"}}, "hands": {"Red": ""}},
     "fight.sources", "without any card"),
    ({**FIGHT, "fight": {**FIGHT["fight"], "column": 3, "lead": "hi2 ar2"}}, "fight.lead", "one of the units"),
    ({**FIGHT, "fight": {**FIGHT["fight"], "weather": 1}}, "fight.weather", "kind, column"),
    ({"hands": {"Red": "hi2 hi2 hi3 hi3 hi4 hi4 co5 co5"}, "deck": {"Red": "mi2 mi2 mi3 mi3 mi3 mi4 mi4 mi4 cv2"},
      "discard": {"Red": "cv2 cv3 cv3 li2 li2 li3 li3 li4"}}, "hands.Red", "Red has 24 cards in play, and 25"),
    ({"removed": {"Red": " ".join(["hi2 hi2 hi3 hi3 hi4 hi4 mi2 mi2 mi3 mi3 mi3 mi4 mi4 mi4 cv2 cv2 cv3 cv3 cv4",
                                   "cv4 li2 li2 li3 li3 li4"])}}, "removed.Red", "24 cards are out of the game"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "key", "reason"), IMPOSSIBLE, ids=[f"{row[1]}-{row[2]}" for row in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_reason(position: dict[str, Any], key: str, reason: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        table(position)
    assert caught.value.parts["key"] == key
    assert reason in str(caught.value.parts["reason"])


def test_a_fight_outside_its_phases_and_a_draft_without_one_are_refused() -> None:
    for position, options, why in (
        ({**FIGHT, "phase": "actions"}, {}, "position-no-fight"),
        ({"phase": "draft"}, {"army_selection": "random"}, "position-no-draft"),
        (
            {**FIGHT, "phase": "retreat", "units": {"Red": {3: "hi2"}, "Blue": {3: "hi3"}}},
            {},
            "position-nobody-retreats",
        ),
    ):
        with pytest.raises(ScenarioError) as caught:
            table(position, options)
        assert caught.value.parts["why"] == why


def test_a_deployment_in_a_position_is_its_owners_alone() -> None:
    at = table({"turn": "Red", "hands": {"Red": "cv2 co5"}, "plan": "place cv2@3, pay"})
    assert seen(at, "Red")["plan"] == "deploy, place cv2@3, pay"
    assert seen(at, "Blue")["plan"] == ""
    play(at, "Red", "spend co5, confirm")
    assert told(at)["units"]["Red"]["3"] == "cv2"


def test_the_draft_may_be_half_answered() -> None:
    at = table({"phase": "draft", "pool": {"Red": "hi2 hi3 co5 lc3"}, "round": {"Red": 12, "Blue": 12}})
    first, second = seen(at, "Red")["offered"]["Red"].split()[:2]
    play(at, "Red", f"keep {first}, keep {second}")
    game = at.state_of(0)
    position = {
        key: value for key, value in FIELD_OF_GLORY.positions.describe(game, NAMES).items() if key in POSITION_KEYS
    }
    again = table({**position, "answered": ["Red"]})
    assert told(again)["asked"] == "Blue"
    first, second = seen(again, "Blue")["offered"]["Blue"].split()[:2]
    play(again, "Blue", f"keep {first}, keep {second}, done")
    assert told(again)["turn_no"] == 1


def test_the_memory_of_a_position_holds_the_discards_and_nothing_else() -> None:
    at = table({"turn": "Red", "discard": {"Blue": "hi2 hi3"}, "units": {"Blue": {2: "cv2"}}})
    for seat in (0, 1, SPECTATOR):
        memory = at.view(seat).memory
        assert isinstance(memory, FieldMemory)
        assert [len(trail.discard) for trail in memory.trails] == [0, 2]
        assert not any(trail.refilled for trail in memory.trails)
        memory.check(field_of_glory(at.game))


@pytest.mark.parametrize("seed", range(6))
def test_worlds_sampled_after_a_position_agree_with_the_table(seed: int) -> None:
    at = table({"turn": "Red", "discard": {"Red": "hi2 hi3 co5", "Blue": "co5 co5"}, "units": {"Blue": {2: "cv2"}}},
               seed=seed)  # fmt: skip
    chance = FastChance(seed)
    for _ in range(120):
        if at.game.over:
            break
        seat = at.game.turn()
        actions = at.legal(seat)
        at.submit(seat, [actions[chance.below(len(actions), "choice")]])
        for viewer in range(2):
            view = at.view(viewer)
            memory = view.memory
            assert isinstance(memory, FieldMemory)
            memory.check(field_of_glory(at.game))
            world = FIELD_OF_GLORY.sight.sampler(view).sample(chance)
            world.check()
            memory.check(field_of_glory(world))


def test_the_rules_are_those_that_the_texts_tell() -> None:
    text = (FIELD_OF_GLORY.folder / "texts" / "en.rules.ftl").read_text("utf-8")
    numbers = re.findall(r"^rule-F-(\d+)-(\d+) =", text, re.MULTILINE)
    assert [f"F-{group}.{number}" for group, number in numbers] == FIELD_OF_GLORY.rules.numbers


PAGE = (Path(__file__).resolve().parents[3] / "docs" / "positions" / "field_of_glory.md").read_text("utf-8")


def test_the_page_explains_every_word_and_names_every_answer() -> None:
    for word in [*POSITION_KEYS, *FIGHT_KEYS, *PHASES, *[question.__name__ for question in QUESTIONS]]:
        assert f"`{word}`" in PAGE, word
    for family in FIELD_OF_GLORY.rules.catalogue.families.values():
        assert f"`{family[0].word}" in PAGE, family[0].word
    for word in told(table()):
        assert f"`{word}`" in PAGE, word


def test_the_example_of_the_page_runs(tmp_path: Path) -> None:
    path = tmp_path / "example.toml"
    path.write_text(PAGE.partition("```toml\n")[2].partition("```")[0], "utf-8")
    assert read_scenario(str(path), lambda id: FIELD_OF_GLORY).run() == []
