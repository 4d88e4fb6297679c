"""Warrior Knights conforms; what the suite cannot know, and what random games seldom reach, is checked beside.

Random Barons seldom take a city, so their games are long. The suite plays a box in which few rounds are agreed; whole
games are played beside it, with the cheaper checks.
"""

from __future__ import annotations

from typing import cast

import pytest

from banneret.conformance import check_game
from banneret.conformance.picker import Picker
from banneret.conformance.suite import POSITION_CHECKS
from banneret.conformance.walk import act_aside, random_options, seats_of, walk
from banneret.core.actions import Action
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.options import Option
from banneret.core.rooms import Components, GameRules
from banneret.core.table import Table, open_table
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS, WarriorKnightsRules
from banneret.games.warrior_knights.rules.state import REASONS, WarriorKnights

LONGEST = 20_000


def short_games(*rounds: str) -> GameKind:
    """The same box; so many rounds at most."""
    rules = WarriorKnightsRules()
    limit = Option("round_limit", list(rounds), rounds[0], ["W-14.2"])
    rules.options = [limit if option.id == "round_limit" else option for option in rules.options]
    rules.plain_options = {option.id: option.default for option in rules.options}
    box = WARRIOR_KNIGHTS
    whole = cast(GameRules[Game, Components], rules)
    return GameKind(
        box.id, box.prefix, box.players, str(box.folder), whole, box.sight, box.bot, shapes=box.shapes
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_warrior_knights_conforms(seed: int) -> None:
    report = check_game(short_games("2", "4"), seeds=[seed])
    assert {name for name, cases in report.cases.items() if cases == 0} == set()


def state_of(table: Table) -> WarriorKnights:
    assert isinstance(table.game, WarriorKnights)
    return table.game


@pytest.mark.parametrize("players", WARRIOR_KNIGHTS.players)
def test_section_13_what_may_change_from_one_decision_to_the_next(players: int) -> None:
    """Rounds never go back, the pool never grows, razed cities stay razed, and what is remembered stays true."""
    for seed in range(2):
        picker = Picker(seed)
        options = {**random_options(WARRIOR_KNIGHTS, players, picker), "round_limit": "20"}
        names = [f"player {seat}" for seat in range(players)]
        table = open_table(WARRIOR_KNIGHTS, players, options, names, str(seed))
        before = state_of(table)
        for _ in walk(table, picker, LONGEST):
            after = state_of(table)
            after.check()
            for seat in range(-1, players):
                WARRIOR_KNIGHTS.sight.check_memory(table.memory_of(seat), after)
            assert after.round >= before.round
            assert after.pool <= before.pool
            assert all(now == -2 for was, now in zip(before.owners, after.owners, strict=True) if was == -2)
            assert before.out & ~after.out == 0
            before = after
        assert REASONS[before.reason] != "none"
        assert sum(before.returns()) == pytest.approx(1.0)


@pytest.mark.parametrize("players", [2, 6])
def test_a_game_that_nobody_can_win_ends(players: int) -> None:
    """With Might Is Right an empty pool ends nothing; the last round does, the 40th in simulations."""
    options = {**WARRIOR_KNIGHTS.rules.simulation_options(), "might_is_right": "on"}
    table = open_table(WARRIOR_KNIGHTS, players, options, [str(at) for at in range(players)], "1")
    for _ in walk(table, Picker(1), LONGEST):
        pass
    game = state_of(table)
    assert (REASONS[game.reason], game.round) == ("rounds", 40)


IDLE = {"pass", "done", "decline", "propose delay", "refuse", "defy", "let go"}


def eager_chain(game: Game, seat: int, picker: Picker) -> list[Action]:
    """A chain of answers of a Baron who would rather do something: march, fight, hire, spend."""
    state = game.clone()
    chain: list[Action] = []
    while True:
        legal = state.legal(seat)
        eager = [action for action in legal if action.notation not in IDLE]
        commits = [action for action in legal if not action.draft]
        pool = eager if eager and not picker.once_in(6) else legal
        action = picker.one(commits if commits and len(chain) > 8 else pool)
        chain.append(action)
        if not action.draft:
            return chain
        state.draft(seat, action)
        chain += state.round_off(seat)
        if not chain[-1].draft:
            return chain


def eager_answer(table: Table, picker: Picker) -> None:
    """One question, a joint one by everybody; gifts and other side acts come seldom."""
    if picker.once_in(12):
        act_aside(table, picker)
    if table.game.over:
        return
    for seat in seats_of(table.waiting(), table.game.players):
        table.submit_chain(seat, eager_chain(table.game, seat, picker))


@pytest.mark.parametrize("players", WARRIOR_KNIGHTS.players)
def test_warlike_games_conform(players: int) -> None:
    """Every check of the suite, now and then, where battles, sieges, drafts and meetings are frequent."""
    heard: set[str] = set()
    for seed in range(4):
        picker = Picker(100 * players + seed)
        options = {**random_options(WARRIOR_KNIGHTS, players, picker), "round_limit": "12"}
        names = [f"player {seat}" for seat in range(players)]
        table = open_table(WARRIOR_KNIGHTS, players, options, names, str(picker.seed()))
        while not table.game.over:
            table.game.check()
            for check in POSITION_CHECKS:
                if picker.once_in(25 * check.share):
                    check.run(table, Picker(picker.seed()))
            eager_answer(table, picker)
        heard |= {event.name for event in table.log}
    assert {"shows_hand", "besieges", "hires", "agenda"} <= heard
