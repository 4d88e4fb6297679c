"""Golden play-throughs: whole games as text, so that every change of behaviour shows in a review.

    python -m banneret.conformance.golden            compare the files below tests/golden with what is played now
    python -m banneret.conformance.golden --write    write them anew

A file tells each decision: who is asked what, the legal answers, the answer, and what everybody heard of it. Every
tenth decision is followed by the digest of the state, which covers all that is hidden.
"""

import argparse
import difflib
import sys
from pathlib import Path
from typing import NamedTuple

from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_chain, seats_of
from banneret.core.actions import Action
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.table import Table, open_table
from banneret.core.view import SPECTATOR
from banneret.games.registry import load

FOLDER = Path("tests/golden")
DIGEST_EVERY = 10
WIDTH = 118


class Golden(NamedTuple):
    """One play-through: the file `<name>.txt`, and the game that it tells; of a long one the first decisions."""

    name: str
    game: str
    players: int
    options: dict[str, str]
    seed: int
    decisions: int = 0


GOLDENS = (
    Golden("havoc-2-plain", "havoc", 2, {}, 26),
    Golden("havoc-3-john", "havoc", 3, {"john_of_gaunt": "on"}, 42),
    Golden("havoc-4-winner-chooses", "havoc", 4, {"battle_order": "winner_chooses", "john_of_gaunt": "on"}, 77),
    Golden("havoc-4-next-four", "havoc", 4, {"battle_order": "random", "visible_battles": "next_four"}, 82),
    Golden("havoc-5-short-peace", "havoc", 5, {"peace_card": "short", "peace_before_castillon": "at_once"}, 100),
    Golden(
        "havoc-6-extra",
        "havoc",
        6,
        {"john_of_gaunt": "on", "chevauchees_mode": "extra", "castillon_play": "auto_best"},
        114,
    ),
    Golden("knights-2-plain", "knights", 2, {}, 13),
    Golden("knights-2-rolloff", "knights", 2, {"tournament_tie": "rolloff", "two_player_castle_rule": "off"}, 67),
    Golden("knights-3-all-dice", "knights", 3, {"plus_dice": "all", "tournament_participation": "mandatory"}, 22),
    Golden(
        "knights-4-steal",
        "knights",
        4,
        {"extra_attempt_on_steal": "on", "king_timing": "any_attempt", "king_combination": "1111"},
        17,
    ),
    Golden(
        "knights-5-defender",
        "knights",
        5,
        {"defence_tie": "defender", "starting_castles": "fixed", "first_player": "3"},
        31,
    ),
    Golden("knights-6-limit", "knights", 6, {"max_rounds": "15"}, 4),
    Golden("field-of-glory-plain", "field_of_glory", 2, {}, 12),
    Golden(
        "field-of-glory-overlaps",
        "field_of_glory",
        2,
        {
            "army_selection": "random",
            "overlap_in_flank_attack": "on",
            "max_overlap_per_charge": "2",
            "unit_modifiers": "both",
            "terrain_tie": "left",
        },
        142,
    ),
    Golden(
        "field-of-glory-early-bonus",
        "field_of_glory",
        2,
        {
            "flank_bonus_timing": "before_retreat",
            "overlap_in_flank_attack": "on",
            "unopposed_pair": "on_capture",
            "army_selection": "random",
            "starting_player": "blue",
            "flank_full_retreat_costs_unit": "off",
        },
        886,
    ),
    Golden(
        "field-of-glory-strict",
        "field_of_glory",
        2,
        {
            "payment_rule": "irredundant",
            "defender_may_decline_bonus": "off",
            "end_timing": "round",
            "deck_bonus_seen_by": "nobody",
            "army_selection": "random",
            "starting_player": "red",
        },
        34,
    ),
    Golden("mousquetaires-1-alone", "mousquetaires", 1, {}, 54),
    Golden("mousquetaires-2-easier", "mousquetaires", 2, {"easier_start": "true", "louvre_reward_on": "mission"}, 51),
    Golden("mousquetaires-3-fatal", "mousquetaires", 3, {"fatal_quest": "true", "brave_athos": "true"}, 39),
    Golden(
        "mousquetaires-4-automatic",
        "mousquetaires",
        4,
        {"milady": "none", "easier_start": "true", "bastille_escape": "faq"},
        65,
    ),
    Golden("mousquetaires-5-plain", "mousquetaires", 5, {}, 39),
    Golden(
        "mousquetaires-5-traps",
        "mousquetaires",
        5,
        {"rochefort_interrupts_traps": "true", "fixed_red_dice_cap": "false", "musketeer_selection": "random"},
        8,
    ),
    Golden("warrior-knights-2-plain", "warrior_knights", 2, {"round_limit": "12"}, 15),
    Golden(
        "warrior-knights-3-open-motions",
        "warrior_knights",
        3,
        {
            "round_limit": "12",
            "open_private_motions": "on",
            "miracles_can_happen": "on",
            "kingdom_cities": "18",
            "barons": "chosen",
        },
        16,
        200,
    ),
    Golden(
        "warrior-knights-4-elimination",
        "warrior_knights",
        4,
        {"round_limit": "12", "player_elimination": "on", "fate_draw_cap": "10"},
        5,
        220,
    ),
    Golden(
        "warrior-knights-5-heirs",
        "warrior_knights",
        5,
        {"round_limit": "12", "exchange_heirs": "on", "abandoned_nobles": "on"},
        10,
        208,
    ),
    Golden(
        "warrior-knights-6-might",
        "warrior_knights",
        6,
        {"round_limit": "12", "might_is_right": "on", "negotiation": "permissions"},
        24,
        220,
    ),
)


def play_through(golden: Golden) -> str:
    """The text of a play-through, played now."""
    picker = Picker(golden.seed)
    names = [f"player {seat}" for seat in range(golden.players)]
    table = open_table(load(golden.game), golden.players, golden.options, names, str(golden.seed))
    rows = [f"{golden.game}, {golden.players} players, seed {golden.seed}"]
    rows += [f"{name}: {value}" for name, value in table.record.options.items()]
    rows += ["", "set-up", *_told(table.log, 0)]
    decisions = 0
    while not table.game.over and (golden.decisions == 0 or decisions < golden.decisions):
        decisions += 1
        heard = len(table.log)
        rows += ["", *_decision(table, decisions, picker), *_told(table.log, heard)]
        if decisions % DIGEST_EVERY == 0 or table.game.over:
            rows.append(f"  = {table.kind.digest(table.game)}")
    if table.game.over:
        rows += ["", "result: " + " ".join(f"{value:g}" for value in table.game.returns())]
    return "\n".join(rows) + "\n"


def _decision(table: Table, number: int, picker: Picker) -> list[str]:
    """One question and its answer; several seats that are asked at once answer in turn."""
    question = table.game.stack[-1]
    parts = " ".join(str(part) for part in question.parts())
    rows = [f"{number} {type(question).__name__} {parts}".rstrip()]
    for seat in seats_of(table.waiting(), table.game.players):
        chain = random_chain(table.game, seat, picker)
        rows += _wrapped(f"  {seat} may {_listed(table.game, seat)}")
        rows.append(f"  {seat}: {', '.join(action.notation for action in chain)}")
        table.submit_chain(seat, chain)
    return rows


def _listed(game: Game, seat: int) -> str:
    """Legal answers in their order, pieces of one verb together: `lay b5 g5 | done`."""
    groups: list[list[Action]] = []
    for action in game.legal(seat):
        if groups and action.parameter and groups[-1][0].word == action.word:
            groups[-1].append(action)
        else:
            groups.append([action])
    texts = [" ".join([group[0].notation, *[action.piece_name for action in group[1:]]]) for group in groups]
    return " | ".join(texts)


def _wrapped(text: str) -> list[str]:
    """A long list in several lines, broken at blanks."""
    rows: list[str] = []
    while len(text) > WIDTH:
        at = text.rindex(" ", 0, WIDTH)
        rows.append(text[:at])
        text = "       " + text[at:]
    return [*rows, text]


def _told(log: list[Event], start: int) -> list[str]:
    """What everybody heard, one event a line."""
    rows = []
    for event in log[start:]:
        if event.heard_by(SPECTATOR):
            parts = [f"{name}={_said(value)}" for name, value in event.told_to(SPECTATOR).items()]
            who = [str(event.seat)] if event.seat >= 0 else []
            rows.append("  - " + " ".join([event.name, event.rule, *who, *parts]))
    return rows


def _said(value: Json) -> str:
    return str(value).replace("[", "").replace("]", "").replace(", ", ",")


def differences(golden: Golden, folder: Path = FOLDER) -> list[str]:
    """How the play-through of now differs from the file, as a diff; empty if it does not."""
    path = folder / f"{golden.name}.txt"
    written = path.read_text("utf-8") if path.exists() else ""
    now = play_through(golden)
    return list(difflib.unified_diff(written.splitlines(), now.splitlines(), str(path), "played now", lineterm="", n=6))


def main(words: list[str]) -> int:
    """Write the files, or compare them; 1 where they differ."""
    parser = argparse.ArgumentParser(prog="python -m banneret.conformance.golden", description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true", help="write the files anew")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the files are")
    given = parser.parse_args(words)
    if given.write:
        given.folder.mkdir(parents=True, exist_ok=True)
        for golden in GOLDENS:
            (given.folder / f"{golden.name}.txt").write_text(play_through(golden), "utf-8")
        return 0
    changed = [row for golden in GOLDENS for row in differences(golden, given.folder)]
    print("\n".join(changed) if changed else "golden play-throughs: nothing has changed")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
