"""`games`, `rules`, `replay`, `scenario`: what they print for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from banneret.core.terminal import shown
from banneret.core.wording import rule_numbers
from banneret.games import registry
from tests.cli.calls import Run

HAVOC = registry.load("havoc")
SCENARIO = """\
title = "Anita recruits"
game = "havoc"
players = 2
seats = ["Anita", "Bela"]

[position]
phase = "turn"
turn = "Anita"

[[steps]]
seat = "{seat}"
do = "recruit"

[steps.expect]
asked = ["{asked}"]
"""


def test_the_shelf_lists_every_game(run: Run) -> None:
    outcome = run("games")
    for game in registry.game_ids():
        assert game in outcome.out
    assert "2–6" in outcome.out
    assert "complete" in outcome.out
    shelf = json.loads(run("games", "--json").out)
    assert [entry["game"] for entry in shelf] == registry.game_ids()
    assert shelf[0]["players"] == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_rules_are_all_there_with_their_headings(run: Run, language: str) -> None:
    outcome = run("rules", "havoc", "--lang", language)
    assert outcome.code == 0
    for number in rule_numbers(HAVOC):
        assert f"{number} " in outcome.out, number
    assert max(map(shown, outcome.out.splitlines())) <= 80


@pytest.mark.parametrize("spelt", ["H-6.3", "h-6.3", "6.3", "H6.3"])
def test_one_rule_is_found_however_it_is_spelt(run: Run, spelt: str) -> None:
    outcome = run("rules", "havoc", spelt)
    assert outcome.out.startswith("H-6 The battle\n  H-6.3 In one battle")


def test_rules_are_told_with_the_options_that_are_named(run: Run) -> None:
    assert run("rules", "knights", "K-3", "--option", "plus_dice=all").code == 0
    outcome = run("rules", "knights", "--option", "plus_dice=none")
    assert outcome.code == 2
    assert "The option plus_dice cannot be none. Possible values: one, all." in outcome.err
    assert "There is no option called dice." in run("rules", "knights", "--option", "dice=none").err


def test_a_group_of_rules_is_told_whole(run: Run) -> None:
    outcome = run("rules", "havoc", "H-13")
    assert "H-13 End of the game" in outcome.out
    assert "H-13.1" in outcome.out
    assert "H-12" not in outcome.out


def test_the_rules_say_which_values_are_reconstructed(run: Run) -> None:
    outcome = run("rules", "havoc").out
    told = outcome[outcome.index("Reconstructed values") :]
    assert "Crécy      points 5, 3, 1 (partly); action Deal 1 card to the initiator" in told
    assert "Sluys" not in told
    assert "Castillon 1453" not in told
    report = json.loads(run("rules", "havoc", "--json").out)
    told = "action Deal 1 card to every player and 1 more to the initiator"
    assert {"list": "battles", "record": "Agincourt", "values": told} in report["reconstructed"]
    assert report["rules"]["H-6"] == "The battle"


def test_the_cards_are_listed_with_their_source(run: Run, tmp_path: Path) -> None:
    outcome = run("rules", "havoc", "--cards").out
    text = "Deal 1 card to every player and 1 more to the initiator."
    small = "With 2 or 3 players: 5"
    assert f"  Sluys\n      1340 · points by place: 5-3\n      {small}\n      {text}\n      24 June 1340" in outcome
    assert "      stated in the rulebook\n" in outcome
    overlay = tmp_path / "mine.toml"
    overlay.write_text("[[battles]]\nnumber = 1\npoints = [7, 2]\n", encoding="utf-8")
    assert "1340 · points by place: 7-2" in run("rules", "havoc", "--cards", "--data", overlay).out
    (sluys,) = [card for card in json.loads(run("rules", "havoc", "--cards", "--json").out) if card["name"] == "Sluys"]
    assert (sluys["id"], sluys["group"], sluys["source"]) == ("sluys", "Battle cards", "rulebook")
    assert text in sluys["lines"]


# Records.


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A game for two, played to its end by a person who always takes the first answer."""
    path = tmp_path / "game.record"
    outcome = run("play", "havoc", "--players", "2", "--bots", "random", "--seed", "7", "--save", path,
                  typed="#1\n" * 600)  # fmt: skip
    assert outcome.code == 0
    assert path.read_text("utf-8").splitlines()[-1].startswith("end:")
    return path


def test_a_record_is_told_as_a_seat_saw_it(run: Run, record: Path) -> None:
    own, other = run("replay", record, "--seat", "Captain").out, run("replay", record, "--seat", "1").out
    assert "You are dealt" in own
    assert "Bertrand is dealt the first cards." in own
    assert "Captain is dealt the first cards." in other
    assert "Havoc: The Hundred Years War" in own


def test_a_record_is_told_with_all_secrets_unless_a_seat_is_named(run: Run, record: Path) -> None:
    told = run("replay", record, "--lang", "hu").out
    assert "Captain kezdő lapjai: " in told
    assert "Bertrand kezdő lapjai: " in told
    assert "Vége a játéknak" in told


def test_a_record_can_be_told_up_to_an_answer(run: Run, record: Path) -> None:
    told = json.loads(run("replay", record, "--to", "1", "--json").out)
    assert not told["over"]
    assert told["seats"] == ["Captain", "Bertrand"]
    assert json.loads(run("replay", record, "--json").out)["over"]
    assert len(told["events"]) < len(json.loads(run("replay", record, "--to", "9", "--json").out)["events"])


def test_a_seat_that_is_not_in_the_record_is_refused(run: Run, record: Path) -> None:
    outcome = run("replay", record, "--seat", "Eva")
    assert outcome.code == 2
    assert "There is no seat “Eva” in this record. Known: Captain, Bertrand." in outcome.err


# Scenarios.


def write_scenario(path: Path, seat: str = "Anita", asked: str = "Anita") -> Path:
    path.write_text(SCENARIO.format(seat=seat, asked=asked), encoding="utf-8")
    return path


def test_a_scenario_that_holds_is_ok(run: Run, tmp_path: Path) -> None:
    outcome = run("scenario", write_scenario(tmp_path / "good.toml"))
    assert outcome.code == 0
    assert outcome.out.startswith("ok      Anita recruits  good.toml\n")


def test_a_scenario_that_does_not_hold_says_what_differs(run: Run, tmp_path: Path) -> None:
    write_scenario(tmp_path / "good.toml")
    bad = write_scenario(tmp_path / "wrong.toml", asked="Bela")
    outcome = run("scenario", tmp_path)
    assert outcome.code == 1
    assert "failed  Anita recruits" in outcome.out
    assert f"{bad}:" in outcome.out.replace("\n    ", "")
    assert "2 scenarios: 1 differ, 0 cannot be run." in outcome.out
    told = json.loads(run("scenario", tmp_path, "--json").out)
    assert [entry["ok"] for entry in told] == [True, False]


def test_a_folder_without_scenarios_is_a_mistake(run: Run, tmp_path: Path) -> None:
    outcome = run("scenario", tmp_path, "--lang", "hu")
    assert outcome.code == 2
    assert "nincsenek helyzetleírások" in outcome.err
