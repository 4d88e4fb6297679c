"""Mousquetaires du Roy conforms; what the suite cannot know, and what random games never reach, is checked beside."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from banneret.conformance import check_game
from banneret.conformance.picker import Picker
from banneret.conformance.suite import POSITION_CHECKS
from banneret.conformance.walk import act_aside, random_chain, random_options, random_table, walk
from banneret.core.chance import FastChance
from banneret.core.table import Table, open_table
from banneret.core.view import View
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.rules.cards import ADVENTURE_WORDS
from banneret.games.mousquetaires.rules.state import MILADY_WINS, REASONS, Mousquetaires
from banneret.games.mousquetaires.rules.turns import TakeAction
from banneret.games.mousquetaires.sight.memory import LOOSE, SPLIT, MousquetairesMemory
from tests.games.mousquetaires.tables import play
from tests.games.mousquetaires.tables import table as table_in

LONGEST = 20_000
# Nobody is asked together with others; the clock needs a card and an option, which few games have.
NEVER = {"joint_answers_in_any_order"}
SELDOM = {"side_acts_stand_aside"}

# A box in which nothing presses the musketeers, so that random games go through all four quest boards.
PEACEFUL = """
[tracks.time]
red_dice = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
richelieu_index = 36
[tracks.queen]
richelieu_index = 99
[tracks.constance]
target = 40
[[quest_boards]]
number = 2
challenges = [
    { skill = "erudition", level = 3 }, { skill = "nobility", level = 3 }, { skill = "gallantry", level = 3 },
    { skill = "panache", level = 3 },
]
[de_wardes]
dice = 1
thrust = []
[[enemy_tokens]]
id = "guard_4"
dice = 1
[[enemy_tokens]]
id = "guard_3"
dice = 1
[[enemy_tokens]]
id = "challenge_erudition"
level = 4
[[enemy_tokens]]
id = "challenge_nobility"
level = 4
[[enemy_tokens]]
id = "challenge_gallantry"
level = 4
[[enemy_tokens]]
id = "challenge_panache"
level = 4
"""


@pytest.mark.parametrize("seed", range(3))
def test_mousquetaires_conforms(seed: int) -> None:
    report = check_game(MOUSQUETAIRES, seeds=[seed])
    assert {name for name, cases in report.cases.items() if cases == 0} - SELDOM == NEVER


def state_of(table: Table) -> Mousquetaires:
    assert isinstance(table.game, Mousquetaires)
    return table.game


def memory_of(view: View) -> MousquetairesMemory:
    assert isinstance(view.memory, MousquetairesMemory)
    return view.memory


EAGER = ("step", "enter", "fight", "challenge", "passage", "duel", "look", "use")


def eager_answer(table: Table, picker: Picker) -> None:
    """Musketeers who think of the quest most of the time; everything else is random."""
    seat = table.game.turn()
    legal = table.legal(seat)
    quest = [action for action in legal if action.word in EAGER or action.notation == "move quest"]
    on_quest = [action for action in quest if action.word != "duel" or action.piece_name == "de_wardes"]
    if on_quest and isinstance(table.game.stack[-1], TakeAction) and not picker.once_in(3):
        action = picker.one(on_quest)
        table.submit(seat, [action])
        if not action.draft:
            return
    if table.drafts.get(seat):
        state = table.state_of(seat)
        table.submit(seat, random_chain(state, seat, picker))
        return
    if not act_aside(table, picker) if picker.once_in(9) else True:
        table.submit(seat, random_chain(table.game, seat, picker))


@pytest.mark.parametrize("players", MOUSQUETAIRES.players)
def test_a_peaceful_box_leads_through_all_boards_and_conforms(players: int, tmp_path: Path) -> None:
    """Every check of the suite, now and then, in long games."""
    path = tmp_path / "peaceful.toml"
    path.write_text(PEACEFUL, "utf-8")
    data = MOUSQUETAIRES.rules.load_data(str(path))
    boards: set[int] = set()
    reasons: set[str] = set()
    for seed in range(4):
        picker = Picker(seed)
        options = random_options(MOUSQUETAIRES, players, picker)
        options["fatal_quest"] = "false"
        names = [f"player {seat}" for seat in range(players)]
        table = open_table(MOUSQUETAIRES, players, options, names, str(picker.seed()), data)
        while not table.game.over:
            boards.add(int(state_of(table).board_number))
            table.game.check()
            for check in POSITION_CHECKS:
                if picker.once_in(40 * check.share):
                    check.run(table, Picker(picker.seed()))
            eager_answer(table, picker)
        reasons.add(REASONS[state_of(table).reason])
    assert boards == {1, 2, 3, 4}
    assert "jewels" in reasons


@pytest.mark.parametrize("mode", ["timer"])
def test_the_clock_may_stop_a_phase_at_any_moment(mode: str) -> None:
    """Under a clock that is always on, side acts are checked where they fall."""
    cases = 0
    for seed in range(6):
        picker = Picker(seed)
        table = open_table(MOUSQUETAIRES, 4, {"emergency_mode": mode}, list("abcd"), str(seed))
        for _ in walk(table, picker, LONGEST):
            game = state_of(table)
            if game.phase == 1 and not game.emergency:
                game.emergency = True
            if not game.over:
                for check in POSITION_CHECKS:
                    if check.run.__name__ == "side_acts_stand_aside":
                        cases += check.run(table, Picker(picker.seed()))
    assert cases > 20


@pytest.mark.parametrize("players", MOUSQUETAIRES.players)
def test_section_12_what_may_change_from_one_decision_to_the_next(players: int) -> None:
    """The board number, rounds and time never go back, the stock and the supply never grow, bans stay."""
    for seed in range(3):
        picker = Picker(seed)
        table = random_table(MOUSQUETAIRES, players, picker)
        before = state_of(table)
        for _ in walk(table, picker, LONGEST):
            after = state_of(table)
            assert after.board_number >= before.board_number
            assert after.round >= before.round
            assert after.time >= before.time
            assert all(one >= other for one, other in zip(before.stock, after.stock, strict=True))
            assert after.all_for_one_left <= before.all_for_one_left
            assert before.banned & ~after.banned == 0
            assert after.siege_paid & before.siege_paid == before.siege_paid
            before = after
        assert before.winner != 0
        assert sum(before.returns()) == (
            0.0 if before.winner == MILADY_WINS and not before.charter.with_milady else 1.0
        )
        assert MOUSQUETAIRES.bot.utilities(before) == [1.0 if share > 0 else 0.0 for share in before.returns()]


def test_every_way_to_lose_comes_up() -> None:
    """The four ways of Milady's victory all end random games."""
    chance = FastChance(9)
    reasons: Counter[str] = Counter()
    for number in range(250):
        game = MOUSQUETAIRES.new(2 + number % 4, {}, chance=chance)
        while not game.over:
            seat = game.turn()
            legal = game.legal(seat)
            game.apply(seat, legal[chance.below(len(legal), "choice")], chance)
        assert isinstance(game, Mousquetaires)
        reasons[REASONS[game.reason]] += 1
    assert {"time", "la_rochelle", "queen", "constance"} <= set(reasons)


OLD = {"kitty", "winter", "essarts", "treville"}


def test_after_a_reshuffle_the_deck_is_remembered() -> None:
    """Cards held since before a reshuffle stay apart from those drawn after it, in memory and in sampled worlds."""
    hands = {"Anita": "kitty winter", "Mark": "buckingham", "Eva": "essarts", "Jeno": "treville"}
    at = table_in({"active": "dartagnan", "hands": hands, "rest": "discard"})
    play(at, "draw", "draw")
    memory = memory_of(at.view(1))
    assert (memory.mode, memory.fresh, memory.old) == (SPLIT, [2, 0, 0, 0, 0], [2, 0, 1, 1, 0])
    sampler = MOUSQUETAIRES.sight.sampler(at.view(1))
    places: set[str] = set()
    for seed in range(60):
        world = sampler.sample(FastChance(seed))
        assert isinstance(world, Mousquetaires)
        held = [[ADVENTURE_WORDS[card] for card in hand] for hand in world.hands]
        assert [len(OLD.intersection(hand)) for hand in held] == [2, 0, 1, 1, 0]
        places.add(held[2][0])
    assert places == OLD


def test_a_card_that_may_have_come_from_either_side_ends_the_memory() -> None:
    hands = {"Anita": "combat kitty", "Mark": "buckingham", "Eva": "essarts", "Jeno": "treville"}
    at = table_in({"active": "dartagnan", "hands": hands, "rest": "discard", "paris": "captive",
                   "paris_enemies": "brisemont"})  # fmt: skip
    play(at, "draw")
    assert memory_of(at.view(1)).mode == SPLIT
    play(at, "duel brisemont", "add combat, done")
    memory = memory_of(at.view(1))
    assert (memory.mode, memory.old) == (LOOSE, [2, 0, 1, 1, 0])
    MOUSQUETAIRES.sight.check_memory(memory, at.game)
