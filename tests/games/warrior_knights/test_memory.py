"""Section 7 What a seat remembers of the Fate deck, and sampled worlds that agree with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banneret.core.chance import FastChance, ScriptedChance
from banneret.core.options import settle_options
from banneret.core.record import Record
from banneret.core.table import FixedSource, Table
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.cards import FATE_IDS
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.sight.memory import WarriorKnightsMemory, fate_words, recall

NAMES = ["madder", "emerande", "niebieski"]
# The attacker draws three cards, the defender three; the next ones settle what comes after.
BATTLE = {
    "stacks": ["madder:versatile_strategy niebieski:versatile_strategy"],
    "fate": "fate_03 fate_01 fate_08 fate_12 fate_16 fate_02 fate_14 fate_17",
    "barons": {
        "madder": {"circle": {"at": "jerusalem", "troops": "vassal_100"}},
        "emerande": {"circle": {"at": "jerusalem", "troops": "vassal_100"}},
    },
}


def table(position: Mapping[str, Any]) -> Table:
    settled = settle_options(WARRIOR_KNIGHTS.rules.options, 3, {})
    chance = ScriptedChance(WARRIOR_KNIGHTS.positions.scripted(position), FastChance(1))
    data = WARRIOR_KNIGHTS.rules.load_data()
    game = WARRIOR_KNIGHTS.positions.place(position, 3, settled, data, chance, NAMES)
    record = Record(WARRIOR_KNIGHTS, 3, settled, NAMES, "test")
    return Table(record, game, FixedSource(chance), data, in_play=True)


def play(at: Table, *answers: str) -> None:
    """`madder: target jerusalem` and so on."""
    for text in answers:
        who, _, words = text.partition(": ")
        chain = []
        for part in words.split(", "):
            for action in WARRIOR_KNIGHTS.rules.catalogue.parse_many(part):
                chain.append(action)
                if not action.draft:
                    at.submit(NAMES.index(who), chain)
                    chain = []


def memory_of(at: Table, seat: int) -> WarriorKnightsMemory:
    memory = at.view(seat).memory
    assert isinstance(memory, WarriorKnightsMemory)
    return memory


def fought() -> Table:
    """Emerande drops all she drew, madder two of three; the beaten noble dies overseas."""
    at = table(BATTLE)
    play(
        at,
        "madder: target jerusalem",
        "madder: fight emerande, with circle, attack",
        "emerande: offer 0",
        "madder: drop fate_01 fate_08, keep the rest",
        "emerande: drop fate_12 fate_16 fate_02, keep the rest",
    )
    return at


def test_a_baron_knows_what_he_dropped_himself() -> None:
    at = fought()
    # Dropped cards, the attacker's first, the two cards drawn for deserters, then the card that was held.
    assert fate_words(memory_of(at, 0).fate).split()[-8:] == [
        "fate_01", "fate_08", "?", "?", "?", "fate_14", "fate_17", "fate_03",
    ]  # fmt: skip
    assert fate_words(memory_of(at, 1).fate).split()[-8:] == [
        "?", "?", "fate_12", "fate_16", "fate_02", "fate_14", "fate_17", "fate_03",
    ]  # fmt: skip
    for onlooker in (2, -1):
        assert fate_words(memory_of(at, onlooker).fate).split()[-8:] == [
            "?", "?", "?", "?", "?", "fate_14", "fate_17", "fate_03",
        ]  # fmt: skip


def test_worlds_hold_what_is_remembered_and_vary_in_the_rest() -> None:
    at = fought()
    for seat in (0, 1, 2, -1):
        memory = memory_of(at, seat)
        sampler = WARRIOR_KNIGHTS.sight.sampler(at.view(seat))
        tops: set[int] = set()
        for seed in range(30):
            world = sampler.sample(FastChance(seed))
            assert isinstance(world, WarriorKnights)
            memory.check(world)
            world.check()
            tops.add(world.fate[0])
        assert len(tops) > 5


def test_in_a_battle_the_other_hand_is_not_known() -> None:
    at = table(BATTLE)
    play(at, "madder: target jerusalem", "madder: fight emerande, with circle, attack", "emerande: offer 0")
    assert [fate_words(hand) for hand in memory_of(at, 0).hands] == ["fate_03 fate_01 fate_08", "? ? ?"]
    assert [fate_words(hand) for hand in memory_of(at, 2).hands] == ["? ? ?", "? ? ?"]
    worlds = [WARRIOR_KNIGHTS.sight.sampler(at.view(0)).sample(FastChance(seed)) for seed in range(10)]
    hands = []
    for world in worlds:
        assert isinstance(world, WarriorKnights)
        assert world.fate_hands[0] == [FATE_IDS.index(f"fate_{number}") for number in ("03", "01", "08")]
        hands.append(tuple(world.fate_hands[1]))
    assert len(set(hands)) > 3


def test_a_hand_out_of_a_known_part_of_the_deck_is_known() -> None:
    """Cards that everybody saw go under the deck are known again when somebody draws them."""
    at = table(BATTLE)
    known = [FATE_IDS.index(f"fate_{number}") for number in ("03", "01", "08", "12", "16", "02")]
    for seat in range(3):
        memory_of(at, seat).fate[:6] = known
    play(at, "madder: target jerusalem", "madder: fight emerande, with circle, attack", "emerande: offer 0")
    assert [fate_words(hand) for hand in memory_of(at, 2).hands] == [
        "fate_03 fate_01 fate_08", "fate_12 fate_16 fate_02",
    ]  # fmt: skip
    play(
        at,
        "madder: drop fate_01 fate_08, keep the rest",
        "emerande: drop fate_12 fate_16 fate_02, keep the rest",
    )
    # Madder showed one of the three, so the other two were dropped, in the order drawn.
    assert fate_words(memory_of(at, 2).fate).split()[-8:] == [
        "fate_01", "fate_08", "fate_12", "fate_16", "fate_02", "fate_14", "fate_17", "fate_03",
    ]  # fmt: skip
    WARRIOR_KNIGHTS.sight.check_memory(memory_of(at, 2), at.game)


def test_W_2_5_uncertain_times_ends_what_is_remembered() -> None:
    stacks = ["madder:versatile_strategy niebieski:versatile_strategy uncertain_times emerande:versatile_strategy"]
    at = table({**BATTLE, "stacks": stacks})
    play(
        at,
        "madder: target jerusalem",
        "madder: fight emerande, with circle, attack",
        "emerande: offer 0",
        "madder: drop fate_01 fate_08, keep the rest",
        "emerande: drop fate_12 fate_16 fate_02, keep the rest",
    )
    assert any(card >= 0 for card in memory_of(at, 0).fate)
    play(at, "niebieski: take crowns")
    assert memory_of(at, 0).fate == [-1] * 24


def test_a_memory_comes_back_out_of_its_json_form() -> None:
    at = table(BATTLE)
    play(at, "madder: target jerusalem", "madder: fight emerande, with circle, attack", "emerande: offer 0")
    for seat in (0, 1, 2, -1):
        memory = memory_of(at, seat)
        assert recall(memory.json()).json() == memory.json()
