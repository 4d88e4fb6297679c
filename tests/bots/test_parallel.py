"""One search in several processes: their tries are added up, and the same seed gives the same answer."""

from __future__ import annotations

import os

import pytest

from banneret.bots import Ismcts, ParallelSearch, make_bot
from banneret.bots import parallel as parallel_module
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.view import View
from banneret.games.leduc import LEDUC
from banneret.games.registry import load

HAVOC = load("havoc")


def parallel(kind: GameKind, name: str, seed: int = 3) -> ParallelSearch:
    bot = make_bot(kind, name, seed=seed)
    assert isinstance(bot, ParallelSearch)
    return bot


def view_of(kind: GameKind, game: Game) -> View:
    return kind.view(game, game.turn(), kind.sight.memory(game, game.turn()))


def tries(bot: Ismcts) -> dict[str, tuple[int, float]]:
    assert bot.search is not None
    return {one.action.notation: (one.visits, one.total) for one in bot.search.root.branches if one.visits}


@pytest.mark.parametrize("kind", [LEDUC, HAVOC], ids=["leduc", "havoc"])
def test_the_tries_of_all_processes_are_added_up(kind: GameKind) -> None:
    view = view_of(kind, kind.new(2, chance=FastChance(3)))
    together = parallel(kind, "ismcts:90x3")
    answer = together.choose(view)
    summed: dict[str, tuple[int, float]] = {}
    for search in (parallel(kind, "ismcts:90x3").own, *parallel(kind, "ismcts:90x3").others):
        search.choose(view)
        for notation, (visits, total) in tries(search).items():
            before = summed.get(notation, (0, 0.0))
            summed[notation] = before[0] + visits, before[1] + total
    added = tries(together.own)
    assert added.keys() == summed.keys()
    for notation, (visits, total) in added.items():
        assert visits == summed[notation][0]
        assert total == pytest.approx(summed[notation][1])
    assert answer.notation == max(summed, key=lambda notation: summed[notation])
    assert parallel(kind, "ismcts:90x3").choose(view) is answer, "the same view, seed and iterations"


def test_iterations_are_shared_and_time_is_not() -> None:
    shared = parallel(LEDUC, "ismcts:100x3")
    assert [int(one.most_iterations) for one in (shared.own, *shared.others)] == [33, 33, 34]
    assert len({one.seed for one in (shared.own, *shared.others)}) == 3
    timed = parallel(LEDUC, "master:0.5cpux2")
    assert [one.seconds for one in (timed.own, *timed.others)] == [0.5, 0.5]
    assert (shared.name, timed.name) == ("ismcts:100x3", "master:0.5cpux2")
    timed.allow(0.25)
    assert [one.seconds for one in (timed.own, *timed.others)] == [0.25, 0.25]


def test_one_process_is_no_parallel_search() -> None:
    assert isinstance(make_bot(LEDUC, "ismcts:100x1"), Ismcts)
    assert isinstance(make_bot(LEDUC, "ismcts:1x8"), Ismcts), "one iteration cannot be shared"


@pytest.mark.parametrize("budget", ["100x", "100x0", "100x65", "100x" + 5000 * "9", "100x2x2", "100xtwo", "1sx-1"])
def test_a_strange_number_of_processes_is_refused(budget: str) -> None:
    with pytest.raises(UserError) as caught:
        make_bot(LEDUC, f"ismcts:{budget}")
    assert caught.value.code == "bot_processes"
    assert caught.value.parts["bot"] == f"ismcts:{budget}"


def no_answer(search: Ismcts, view: View) -> list[tuple[str, int, float]]:
    os._exit(1)


class CutOff:
    """Ends its process in the middle of being written."""

    def __reduce__(self) -> str:
        os._exit(1)


def half_an_answer(search: Ismcts, view: View) -> list[object]:
    return ["x" * 200_000, CutOff()]


def no_process() -> int:
    raise OSError("no further process")


@pytest.mark.parametrize(
    ("where", "name", "trouble"),
    [(parallel_module, "tries_of", no_answer), (parallel_module, "tries_of", half_an_answer), (os, "fork", no_process)],
    ids=["no answer", "half an answer", "no process"],
)
def test_a_copy_that_comes_to_grief_is_left_out(
    where: object, name: str, trouble: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = view_of(HAVOC, HAVOC.new(2, chance=FastChance(3)))
    monkeypatch.setattr(where, name, trouble)
    bot = parallel(HAVOC, "ismcts:60x2")
    alone = Ismcts(HAVOC, iterations=30, seed=3)
    assert bot.choose(view) is alone.choose(view)
    assert tries(bot.own) == tries(alone)


def test_where_processes_cannot_be_copied_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    with pytest.raises(UserError) as caught:
        make_bot(LEDUC, "ismcts:100x2")
    assert caught.value.code == "no_parallel_search"


def test_a_whole_game_leaves_no_process_behind() -> None:
    chance = FastChance(5)
    game = LEDUC.new(2, chance=chance)
    bots = [parallel(LEDUC, "ismcts:20x2", seed) for seed in (1, 2)]
    while (seat := game.turn()) >= 0:
        game.apply(seat, bots[seat].choose(view_of(LEDUC, game)), chance)
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
