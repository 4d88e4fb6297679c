"""Positions: what is described can be placed again, what cannot be is refused, and memories of a position are true."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.options import settle_options
from banneret.core.view import SPECTATOR, state_json
from banneret.games.havoc.kind import HAVOC
from banneret.games.havoc.positions.words import PHASES, POSITION_KEYS
from banneret.games.havoc.rules.state import Havoc
from banneret.games.havoc.sight.memory import LOOSE, HavocMemory
from tests.games.havoc.tables import JOHN, NAMES, asked, play, seen, table, told

OPTIONS: list[dict[str, str]] = [
    {},
    {"john_of_gaunt": "on", "battle_order": "winner_chooses"},
    {"john_of_gaunt": "on", "chevauchees_mode": "extra", "battle_order": "random"},
    {"battle_order": "winner_chooses", "peace_card": "short"},
    {"john_of_gaunt": "on", "peace_before_castillon": "at_once"},
]


def as_told(game: Havoc) -> dict[str, Json]:
    """Every field of the state; cards sorted where their order does not matter."""
    state: dict[str, Any] = state_json(game, HAVOC.rules.fields)
    del state["next_seat"]  # told as the turn that follows, not as a word of positions
    for zone in ("hands", "picked"):
        state[zone] = [sorted(cards) for cards in state[zone]]
    state["recruits"] = sorted(state["recruits"])
    return state


def choose(game: Havoc, chance: FastChance) -> None:
    """Random, but mostly recruiting and looting wherever it is possible, so that all phases come up."""
    actions = game.legal(game.turn())
    action = actions[chance.below(len(actions), "choice")]
    action = next((known for known in actions if known.notation in ("loot", "lay D")), action)
    if actions[0].notation == "recruit" and chance.below(10, "choice") < 7:
        action = actions[0]
    game.apply(game.turn(), action, chance)


def test_what_is_described_can_be_placed_again() -> None:
    met: Counter[str] = Counter()
    for seed in range(45):
        players = 2 + seed % 5
        options = settle_options(HAVOC.rules.options, players, OPTIONS[seed // 9])
        names = NAMES[:players]
        chance = FastChance(seed)
        game = HAVOC.new(players, options, chance=chance)
        assert isinstance(game, Havoc)
        step = 0
        while game.turn() >= 0:
            described = HAVOC.positions.describe(game, names)
            phase = str(described["phase"])
            if met[phase] < 15 or step % 23 == seed % 23:
                position = {key: value for key, value in described.items() if key in POSITION_KEYS}
                again = HAVOC.positions.place(position, players, options, HAVOC.rules.load_data(), FastChance(1), names)
                assert isinstance(again, Havoc)
                assert as_told(again) == as_told(game)
                met[phase] += 1
            choose(game, chance)
            step += 1
    assert set(met) == set(PHASES)


def test_an_empty_position_is_the_seeded_set_up() -> None:
    game = HAVOC.new(4, {}, chance=FastChance(1))
    assert HAVOC.digest(table().game) == HAVOC.digest(game)
    assert HAVOC.digest(table(seed=2).game) != HAVOC.digest(game)


def test_what_is_not_named_is_like_a_set_up() -> None:
    view = told(table({"hands": {"Mark": "b1 b2 D D"}, "deck": "k1 k2"}))
    assert view["hand_sizes"] == {"Anita": 8, "Mark": 4, "Eva": 8, "Jeno": 8}
    assert view["hands"]["Eva"].split().count("D") == 1
    assert "D" not in view["recruits"].split()
    assert view["deck"].startswith("k1 k2 ")
    assert view["deck_size"] == 86 - 4 - 24 - 3
    assert told(table({"deck": "k1"}, seed=1))["deck"] != told(table({"deck": "k1"}, seed=2))["deck"]


@pytest.mark.parametrize("rest", ["discard", "Mark", ["Mark", "Eva"]])
def test_the_rest_of_the_cards_goes_where_the_position_says(rest: Json) -> None:
    view = told(table({"deck": "k1 k2", "recruits": "b1 o1 g1", "hands": {"Anita": "b5", "Jeno": "b6"}, "rest": rest}))
    assert view["deck"] == "k1 k2"
    assert view["discard_size"] + sum(view["hand_sizes"].values()) == 86 - 5
    assert (view["discard_size"] > 0) == (rest == "discard")


def test_a_seat_is_named_by_its_name_or_number() -> None:
    assert told(table({"turn": 2, "hands": {"1": "b1"}})) == told(table({"turn": "Eva", "hands": {"Mark": "b1"}}))


NEXT = ["crecy", "poitiers", "auray", "agincourt", "verneuil", "orleans", "formigny", "castillon"]
FIGHT = {"phase": "continue", "turn": "Anita", "laid": {"Anita": "b1 b2"}}
IMPOSSIBLE: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": 1}, "colour", "phase, turn"),
    ({"phase": "lunch"}, "phase", "'lunch' is none of turn"),
    ({"turn": "Otto"}, "turn", "'Otto' is no seat; seats: Anita, Mark, Eva, Jeno"),
    ({"turn": "nobody"}, "turn", "it is always somebody’s turn"),
    ({"turn": True}, "turn", "True is no seat"),
    ({"asked": "Mark", "turn": "Anita"}, "asked", "it is the turn of Anita"),
    ({"hands": {"Anita": "b1 b1"}}, "hands.Anita", "b1 is named twice"),
    ({"hands": {"Anita": "b1"}, "recruits": "b1 o1 g1"}, "recruits", "b1 is named twice"),
    ({"hands": {"Anita": "b14"}}, "hands.Anita", "b14 is not in play with 4 players (values 1 to 13)"),
    ({"hands": {"Anita": "x1"}}, "hands.Anita", "x1 is no card"),
    ({"hands": {"Anita": "?"}}, "hands.Anita", "a position knows all its cards"),
    ({"hands": {"Anita": 5}}, "hands.Anita", "5 is no text with cards"),
    ({"hands": "b1"}, "hands", "a table is needed"),
    ({"hands": {"Anita": "b1", "0": "b2"}}, "hands.0", "Anita is named twice"),
    ({"hands": {"Anita": "D D D D D"}, "deck": "D D D D"}, "deck", "more dogs are named than the 8 in play"),
    ({"hands": {"Anita": "John"}}, "hands.Anita", "lies in the deck only"),
    ({"deck": "John"}, "deck", "not in the deck, or named twice"),
    ({"rest": "nowhere"}, "rest", "'nowhere' is no seat"),
    ({"rest": []}, "rest", "cards have no place"),
    ({"recruits": "b1 o1 g1 k1 y1 n1"}, "recruits", "at most 5 recruits lie out with 4 players"),
    ({"recruits": "b1 o1"}, "recruits", "a turn begins with three recruits"),
    ({"laid": {"Anita": "b1 b2"}}, "laid", "there is no battle"),
    ({"joined": ["Anita"]}, "joined", "there is no battle"),
    ({"battle": "sluys"}, "battle", "there is no battle"),
    ({"initiator": "Anita"}, "initiator", "there is no battle"),
    ({"budget": {"Anita": 1}}, "budget", "there is no battle"),
    ({"answered": ["Anita"]}, "answered", "nobody is asked to lay at Castillon"),
    ({"picked": {"Anita": "b1"}}, "picked.Anita", "nobody lays cards now"),
    ({"draws": 1}, "draws", "nobody is recruiting"),
    ({"phase": "recruiting", "draws": 3}, "draws", "3 is not between 0 and 2"),
    ({"phase": "recruiting", "draws": "one"}, "draws", "'one' is not a whole number"),
    ({"phase": "loot", "discard": "b1"}, "discard", "two dogs and a card to take"),
    ({"level": 4}, "level", "4 is not between 0 and 3"),
    ({"skip_turning": 1}, "skip_turning", "1 is neither true nor false"),
    ({"skip_turning": True, "level": 2}, "skip_turning", "only in the first turn after a battle"),
    ({"first_turn": True, "battle_row": NEXT}, "first_turn", "with all battles to come"),
    ({"holder": "Mark", "turn": "Anita"}, "holder", "the card lies before Anita"),
    ({"face": "havoc"}, "face", "the face up is peace"),
    ({"vp": {"Anita": -1}}, "vp.Anita", "-1 is not between"),
    ({"trophies": {"Anita": ["sluys"], "Mark": ["sluys"]}}, "trophies.Mark", "sluys is named twice"),
    ({"trophies": {"Anita": ["castillon"]}}, "trophies.Anita", "the game is over"),
    ({"trophies": {"Anita": ["calais_to_tours"]}}, "trophies.Anita", "only with John of Gaunt"),
    ({"trophies": {"Anita": ["hastings"]}}, "trophies.Anita", "'hastings' is no battle"),
    ({"battle_row": ["crecy"]}, "battle_row", "Castillon is the last battle"),
    ({"battle_row": ["auray", "crecy", "castillon"]}, "battle_row", "the order of history goes up"),
    ({"battle_row": NEXT, "cancelled": []}, "battle_row", "sluys is neither to come nor won nor cancelled"),
    ({"battle_row": NEXT, "trophies": {"Anita": ["crecy"]}}, "battle_row", "crecy is not to come"),
    ({"cancelled": ["castillon"]}, "cancelled", "castillon cannot be cancelled"),
    ({"john": "pending"}, "john", "the option john_of_gaunt says"),
    ({**FIGHT, "peacekeeper": "Mark"}, "peacekeeper", "nobody keeps the peace during a battle"),
    ({**FIGHT, "laid": {"Anita": "b1"}}, "laid.Anita", "has laid at least two cards"),
    ({**FIGHT, "laid": {"Anita": "b1 b2 b3 b4 b5 b6 b7"}}, "laid.Anita", "so many cards cannot be laid"),
    ({**FIGHT, "asked": "Mark"}, "asked", "Mark is not in the battle"),
    ({**FIGHT, "passed": ["Mark"]}, "passed", "Mark is not in the battle"),
    ({**FIGHT, "battle": "crecy"}, "battle", "the next battle of the row is sluys"),
    ({**FIGHT, "battle_row": ["castillon"]}, "battle_row", "only Castillon is left"),
    ({**FIGHT, "phase": "havoc"}, "laid.Anita", "the initiator has not laid yet"),
    ({**FIGHT, "phase": "join", "asked": "Anita"}, "asked", "already in the battle"),
    ({**FIGHT, "phase": "join", "asked": "Mark", "laid": {"Anita": "b1 b2", "Eva": "k1 k2"}}, "laid.Eva", "only later"),
    ({**FIGHT, "hands": {"Anita": "b5"}, "picked": {"Anita": "b6"}}, "picked.Anita", "b6 is not in the hand"),
    ({**FIGHT, "hands": {"Mark": "b5"}, "picked": {"Mark": "b5"}}, "picked.Mark", "Mark is not asked"),
    ({**FIGHT, "phase": "activate", "budget": {"Anita": 1}}, "budget.Anita", "so many dogs are not left"),
    ({**FIGHT, "phase": "activate", "winner": "john"}, "winner", "somebody in the battle has won it"),
    ({**FIGHT, "phase": "activate", "battle": "sluys", "trophies": {"Eva": ["sluys"]}}, "trophies", "Anita has won"),
    ({"phase": "year_of_peace", "turn": "Anita", "peacekeeper": "Mark"}, "turn", "in the turn of the Peacekeeper"),
    ({"phase": "year_of_peace", "turn": "Anita", "asked": "Anita"}, "asked", "the Peacekeeper discards nothing"),
    ({"phase": "next_battle"}, "phase", "winner_chooses"),
    ({"phase": "castillon"}, "battle_row", "the final battle comes after all the others"),
    ({"phase": "castillon", "battle_row": ["castillon"], "recruits": "b1"}, "recruits", "have been discarded"),
    ({"phase": "castillon", "battle_row": ["castillon"], "answered": ["Anita"]}, "answered", "has picked no cards"),
    ({"phase": "castillon", "battle_row": ["castillon"], "asked": "Anita"}, "asked", "everybody is asked at once"),
    ({"phase": "exchange", "battle_row": ["castillon"], "laid": {"Anita": "b1"}}, "laid", "all lay at once"),
    ({"shuffles": "b1"}, "shuffles", "a list of texts"),
]


@pytest.mark.parametrize(("position", "key", "reason"), IMPOSSIBLE, ids=[f"{row[1]}-{row[2]}" for row in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_reason(position: dict[str, Any], key: str, reason: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        table(position)
    assert caught.value.parts["key"] == key
    assert reason in str(caught.value.parts["reason"])


ALL_HELD = {"turn": "Anita", "deck": "", "discard": "", "recruits": "", "rest": "Mark"}


@pytest.mark.parametrize(("position", "key", "reason"), [
    ({"phase": "havoc", "turn": "Anita", "hands": {"Anita": "b1"}}, "hands.Anita", "holds at least two cards"),
    ({**ALL_HELD, "phase": "recruiting", "hands": {"Anita": "b1"}}, "phase", "too few cards for recruiting"),
    (
        {**ALL_HELD, "phase": "recruiting", "recruits": "b2", "hands": {"Anita": "b1"}},
        "phase",
        "too few cards for recruiting",
    ),
    (
        {**ALL_HELD, "phase": "year_of_peace", "recruits": "b2", "hands": {"Anita": "b1"}, "level": 3},
        "phase",
        "too few cards for recruiting",
    ),
    ({"phase": "recruiting", "turn": "Anita", "draws": 2, "hands": {"Anita": ""}}, "hands.Anita", "holds one"),
])  # fmt: skip
def test_H_3_1_a_position_without_any_answer_is_refused(position: dict[str, Any], key: str, reason: str) -> None:
    """Section 6: whoever is asked has an answer, whatever was answered before."""
    with pytest.raises(ScenarioError) as caught:
        table(position)
    assert caught.value.parts["key"] == key
    assert reason in str(caught.value.parts["reason"])
    last = {**ALL_HELD, "phase": "recruiting", "draws": 1, "recruits": "b2", "hands": {"Anita": "b1"}}
    at = table(last)
    play(at, "Anita", "draw b2, place b2")
    assert told(at)["recruits"] == "b2"


def test_H_12_3_nobody_is_asked_to_lay_where_the_best_hands_are_laid_for_all() -> None:
    with pytest.raises(ScenarioError) as caught:
        table({"phase": "castillon", "battle_row": ["castillon"]}, options={"castillon_play": "auto_best"})
    assert caught.value.parts["key"] == "phase"


@pytest.mark.parametrize(("position", "key"), [
    ({"john": "absent"}, "john"),
    ({"john": "pending"}, "john_after"),
    ({"john_after": "Anita"}, "john_after"),
    ({"john": "peacekeeper", "john_after": "Anita"}, "john"),
    ({"phase": "recruiting", "john": "pending", "john_after": "Anita"}, "john"),
    ({"phase": "continue", "initiator": "john", "john_after": "Anita", "laid": {"Mark": "b1 b2"}}, "battle"),
    ({"deck": "k1", "rest": "Mark"}, "deck"),
])  # fmt: skip
def test_an_impossible_john_is_refused(position: dict[str, Any], key: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        table(position, options=JOHN)
    assert caught.value.parts["key"] == key


def test_a_draft_in_a_position_is_its_owners_alone() -> None:
    at = table({**FIGHT, "hands": {"Anita": "b5 b6 b7"}, "picked": {"Anita": "b5"}})
    assert (asked(at), seen(at, "Anita")["picked"]["Anita"], seen(at, "Mark")["picked"]["Anita"]) == (
        ["Anita"],
        "b5",
        "",
    )
    play(at, "Anita", "done")
    assert told(at)["laid"]["Anita"] == "b1 b2 b5"


def test_castillon_may_be_half_answered() -> None:
    at = table({"phase": "castillon", "battle_row": ["castillon"], "hands": {"Anita": "b1 o1", "Mark": "b2 o2"},
                "picked": {"Anita": "b1"}, "answered": ["Anita"]}, players=2)  # fmt: skip
    assert asked(at) == ["Mark"]
    play(at, "Mark", "lay b2, done")
    assert at.game.over


def test_the_memory_of_a_position_holds_the_discards_and_nothing_else() -> None:
    at = table({"turn": "Anita", "discard": "D b1 b2", "hands": {"Anita": "D k1"}, "recruits": "D o1 g1"})
    memory = at.view(0).memory
    assert isinstance(memory, HavocMemory)
    assert (memory.mode, memory.discard.count(0), len(memory.discard)) == (LOOSE, 1, 3)
    assert memory.known == [[], [], [], []]
    assert memory.unseen_dogs == 8 - 3
    watcher = at.view(SPECTATOR).memory
    assert isinstance(watcher, HavocMemory)
    assert watcher.unseen_dogs == 8 - 2, "a spectator does not see Anita's dog"


def unseen(game: Havoc) -> Counter[int]:
    """All cards of deck and hands."""
    return Counter(game.deck[game.drawn :]) + Counter(card for hand in game.hands for card in hand)


@pytest.mark.parametrize("seed", range(6))
def test_worlds_sampled_after_a_position_agree_with_the_table(seed: int) -> None:
    at = table({"turn": "Anita", "discard": "D b1 b2 k9", "hands": {"Anita": "D D k1"}, "rest": "deck"}, seed=seed)
    chance = FastChance(seed)
    for _ in range(120):
        if at.game.over:
            break
        seat = at.game.turn()
        actions = at.legal(seat)
        at.submit(seat, [actions[chance.below(len(actions), "choice")]])
        game = at.game
        assert isinstance(game, Havoc)
        for viewer in range(4):
            view = at.view(viewer)
            memory = view.memory
            assert isinstance(memory, HavocMemory)
            assert Counter(memory.discard) == Counter(game.discard)
            for other in range(4):
                assert not Counter(memory.known[other]) - Counter(game.hands[other])
        view = at.view(seat)
        world = HAVOC.sight.sampler(view).sample(chance)
        assert isinstance(world, Havoc)
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in game.hands]
        assert world.hands[seat] == view.state.hands[seat]  # type: ignore[attr-defined]
        assert unseen(world) == unseen(game)


def test_the_rules_are_those_that_the_texts_tell() -> None:
    text = (HAVOC.folder / "texts" / "en.rules.ftl").read_text("utf-8")
    numbers = re.findall(r"^rule-H-(\d+)-(\d+) =", text, re.MULTILINE)
    assert [f"H-{group}.{number}" for group, number in numbers] == HAVOC.rules.numbers
