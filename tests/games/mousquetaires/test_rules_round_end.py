"""M-20 Phase IV, M-21 the end of the game, M-22 Emergency!"""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.kernel import TABLE
from banneret.core.refusals import Refused
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from tests.games.mousquetaires.tables import (
    asked,
    events,
    legal,
    man,
    play,
    question,
    refused,
    state,
    table,
    time_up,
    told,
)

TIMER = {"emergency_mode": "timer"}


def test_M_20_1_time_then_louvre_then_paris() -> None:
    at = table({"phase": "siege", "chance": {"red": "sword"}, "louvre": "poisons_affair", "louvre_enemies": "jussac",
                "louvre_mark": 1, "paris": "message", "paris_enemies": "felton"})  # fmt: skip
    play(at, "decline")
    order = [event.name for event in at.log if event.name in ("time_moved", "louvre_moved", "queen_lost")]
    assert order == ["time_moved", "louvre_moved", "queen_lost", "queen_lost"]
    assert told(at)["queen"] == 2


def test_M_20_2_ruling_62_the_disappearance_moves_the_marker_two_spaces() -> None:
    at = table({"phase": "round_end", "time": 3, "paris": "disappearance", "paris_enemies": "brisemont"})
    assert told(at)["time"] == 5


def test_M_20_2_ruling_33_overshoot_is_clamped() -> None:
    at = table({"phase": "round_end", "time": 11, "paris": "disappearance", "paris_enemies": "brisemont"})
    assert (told(at)["time"], told(at)["winner"]) == (12, "milady")


def test_M_20_3_the_louvre_takes_its_toll() -> None:
    at = table({"phase": "round_end", "louvre": "poisons_affair", "louvre_enemies": "jussac", "louvre_mark": 1})
    assert told(at)["louvre_mark"] == 2


def test_M_20_4_the_round_ends_of_paris() -> None:
    at = table({"phase": "round_end", "paris": "abduction", "paris_enemies": "jussac",
                "chance": {"red": "sword sword shield sword"}})  # fmt: skip
    assert told(at)["constance"] == 3
    at = table({"phase": "round_end", "paris": "captive", "paris_enemies": "jussac"})
    assert told(at)["treachery_count"] == 4
    at = table({"phase": "round_end", "paris": "message", "paris_enemies": "jussac"})
    assert told(at)["queen"] == 1
    at = table({"phase": "round_end", "paris": "conspiracy", "paris_enemies": "brisemont",
                "musketeers": {"athos": {"life": 0}}})  # fmt: skip
    assert (asked(at), legal(at)) == ("Milady", ["target aramis", "target dartagnan", "target porthos"])


def test_M_21_1_the_musketeers_win_and_lose_together() -> None:
    at = table({"phase": "round_end", "time": 11})
    assert (told(at)["reason"], at.game.returns()) == ("time", [0.0, 0.0, 0.0, 0.0, 1.0])


# M-22 Emergency!


def test_M_22_1_the_clock_runs_while_a_musketeer_is_asked() -> None:
    at = table({"phase": "treachery", "treachery_hand": "emergency"}, options=TIMER)
    assert not at.game.clock_runs()
    play(at, "scheme emergency")
    assert (asked(at), at.game.clock_runs()) == ("Anita", True)
    assert (at.game.clock_number(), at.game.clock_seconds(), at.game.clock_charge()) == (1, 120, 5)
    assert [act.notation for act in at.game.side(TABLE)] == ["time up"]
    assert "time up" not in [act.notation for act in at.game.side(0)], "it is the table that reports it"


def test_M_22_1_it_stands_still_in_duels_and_while_milady_is_asked() -> None:
    at = table({"active": "dartagnan", "emergency": True, "paris": "captive", "paris_enemies": "brisemont",
                "hands": {"Anita": "combat"}, "louvre": "duelling_edict"}, options=TIMER)  # fmt: skip
    assert at.game.clock_runs()
    play(at, "duel brisemont")
    assert not at.game.clock_runs()
    with pytest.raises(Refused):
        time_up(at)
    at = table({"active": "aramis", "emergency": True, "louvre": "spanish_cipher", "louvre_deck": "poisons_affair",
                "hands": {"Mark": "erudition kitty"},
                "musketeers": {"aramis": {"at": "louvre"}}}, options=TIMER)  # fmt: skip
    play(at, "challenge erudition")
    assert at.game.clock_runs(), "a challenge does not stop it"
    play(at, "discard erudition, done")
    assert (question(at), at.game.clock_runs()) == ("Fill", False)


def test_M_22_1_without_the_option_there_is_no_clock() -> None:
    at = table({"active": "dartagnan", "emergency": True, "budget": 5})
    assert not at.game.clock_runs()


def test_M_22_2_ruling_43_at_zero_actions_are_lost_and_lying_musketeers_recover() -> None:
    at = table({"active": "dartagnan", "emergency": True, "destination": "lodging",
                "musketeers": {"athos": {"life": 0}, "aramis": {"at": "richelieu"}}}, options=TIMER)  # fmt: skip
    time_up(at)
    assert (man(at, "athos")["life"], man(at, "aramis")["at"]) == (3, "richelieu"), "a lost turn is no turn"
    assert (asked(at), question(at)) == ("Milady", "TakeParis")
    assert events(at, "time_up")[0]["rule"] == "M-22.2"


def test_M_22_2_ruling_42_milady_still_gets_her_benefit() -> None:
    at = table({"phase": "turns", "emergency": True, "destination": "richelieu"}, options=TIMER)
    time_up(at)
    assert question(at) == "AtRichelieus"


def test_M_22_2_a_declared_action_is_finished() -> None:
    at = table({"active": "aramis", "emergency": True, "destination": "lodging", "louvre": "spanish_cipher",
                "louvre_enemies": "jussac", "hands": {"Mark": "erudition kitty"},
                "musketeers": {"aramis": {"at": "louvre"}}}, options=TIMER)  # fmt: skip
    play(at, "challenge erudition")
    time_up(at)
    assert question(at) == "ChallengeCards"
    play(at, "discard erudition, done")
    assert (told(at)["louvre_overcome"], question(at)) == (True, "TakeParis")


def test_M_22_2_an_unconfirmed_exchange_lapses() -> None:
    at = table({"active": "dartagnan", "emergency": True, "destination": "lodging", "hands": {"Anita": "combat"},
                "musketeers": {"dartagnan": {"at": "colombier"}}}, options=TIMER)  # fmt: skip
    play(at, "exchange athos", "give combat, offer")
    time_up(at)
    assert (question(at), told(at)["hands"]["Anita"]) == ("TakeParis", "combat")


@pytest.mark.parametrize(
    ("answers", "more"),
    [
        (["exchange athos", "give combat"], {}),
        (["look rooms-1"], {"epic": 1, "musketeers": {"dartagnan": {"at": "quest"}}}),
    ],
)
def test_M_22_2_an_answer_begun_lapses_with_its_question(answers: list[str], more: dict[str, Any]) -> None:
    """Without a table, which keeps drafts apart, the game itself holds what was picked."""
    at = table({"active": "dartagnan", "emergency": True, "destination": "lodging", "hands": {"Anita": "combat"},
                "musketeers": {"dartagnan": {"at": "colombier"}}, **more}, options=TIMER)  # fmt: skip
    game = state(at).clone()
    for text in answers:
        game.apply(0, MOUSQUETAIRES.rules.catalogue.parse(text), FastChance(1))
    assert game.picked[0]
    game.apply_side(TABLE, game.side(TABLE)[0], FastChance(1))
    assert (game.picked[0], game.turn()) == ([], 4)
    game.check()


def test_M_22_2_cards_picked_for_a_declared_action_stay() -> None:
    at = table({"active": "aramis", "emergency": True, "destination": "lodging", "louvre": "compromising_letter",
                "louvre_enemies": "jussac", "hands": {"Mark": "erudition kitty"},
                "musketeers": {"aramis": {"at": "louvre"}}}, options=TIMER)  # fmt: skip
    game = state(at).clone()
    for text in ("challenge erudition", "ability kitty"):
        game.apply(1, MOUSQUETAIRES.rules.catalogue.parse(text), FastChance(1))
    game.apply_side(TABLE, game.side(TABLE)[0], FastChance(1))
    assert [action.notation for action in game.legal(1)] == ["discard erudition"]
    game.check()


@pytest.mark.parametrize(("ratio", "budget"), [("50", 6), ("67", 8), ("75", 9)])
def test_M_22_3_the_budget_is_a_share_of_all_actions(ratio: str, budget: int) -> None:
    at = table({"phase": "phase_two", "emergency": True}, options={"emergency_budget_ratio": ratio})
    assert told(at)["budget"] == budget


def test_M_22_3_lying_musketeers_and_conscripts_count() -> None:
    at = table({"phase": "phase_two", "emergency": True, "fewer_actions": 1, "musketeers": {"athos": {"life": 0}}})
    assert told(at)["budget"] == 4, "three standing, two actions each: 6 x 0.67"


def test_M_22_3_free_things_cost_nothing_of_it() -> None:
    at = table({"active": "athos", "emergency": True, "budget": 1, "all_for_one": 1, "queen": 2,
                "destination": "lodging", "musketeers": {"athos": {"equipment": "thoroughbred"}}})  # fmt: skip
    play(at, "ride paris", "use queen_honour")
    assert told(at)["budget"] == 1
    play(at, "draw")
    assert question(at) == "TakeParis"


def test_M_22_4_off_takes_both_cards_out() -> None:
    at = table({"phase": "treachery", "treachery_hand": "plot"}, options={"emergency_mode": "off"})
    assert refused(at, "scheme emergency") == ("treachery_not_in_hand", "M-4.3")
    assert state(at).treachery_gone == [6, 6]
