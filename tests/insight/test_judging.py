"""Answers are compared in common worlds: the same every time, from the view alone, and slips cost more."""

from __future__ import annotations

from itertools import islice

import pytest

from banneret.core.chance import FastChance
from banneret.core.table import open_table
from banneret.core.view import View
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight.chains import completed
from banneret.insight.hints import MOST_ADVICE, Hint, chain_words, distinct, hint
from banneret.insight.judging import BEHIND, DOUBT, SPREAD, Budget, Judged, Judgement, judge
from banneret.insight.playouts import Minds, known_chances
from banneret.insight.review import notations
from tests.insight.positions import tables

GAMES = registry.game_ids()
SMALL = Budget(worlds=3, glance=2, answers=4, finalists=3, stops=(2, 4))


def told(found: Judgement | None) -> object:
    return found and [(notations(one.chain), one.shares) for one in found.answers]


def advised(found: Hint | None) -> object:
    return found and [(notations(one.chain), one.chance, one.expert) for one in found.advice]


def sample(game: str, every: int, most: int) -> list[View]:
    """Some questions of a game, as the seat that is asked sees them; the memory is a copy."""
    kind = registry.load(game)
    found: list[View] = []
    for table, seat in islice(tables(kind, max(2, kind.players[0]), "insight"), 0, every * most, every):
        view = table.view(seat)
        memory = None if view.memory is None else view.memory.clone()
        found.append(View(view.seat, view.state, memory, view.facts))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_seed_and_budget_give_the_same_judgement(game: str) -> None:
    kind = registry.load(game)
    views = sample(game, 9, 4)
    for view in views:
        first = judge(kind, view, SMALL, 5)
        assert told(first) == told(judge(kind, view, SMALL, 5))
        assert first is None or all(0.0 <= share <= 1.0 for one in first.answers for row in one.shares for share in row)
    assert any(judge(kind, view, SMALL, 5) is not None for view in views)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_depends_on_what_the_seat_knows_and_on_nothing_else(game: str) -> None:
    """In every world that agrees with a view the seat sees the same, and is told the same."""
    kind = registry.load(game)
    for place, view in enumerate(sample(game, 11, 4)):
        here = hint(kind, view, SMALL)
        sampler = kind.sight.sampler(view)
        for number in range(2):
            world = sampler.sample(FastChance(100 * place + number))
            there = kind.view(world, view.seat, view.memory)
            there.facts = view.facts
            assert advised(hint(kind, there, SMALL)) == advised(here)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_legal_answers_the_experts_first_unless_another_is_surely_better(game: str) -> None:
    kind = registry.load(game)
    for view in sample(game, 7, 4):
        found = hint(kind, view, SMALL)
        if found is None:
            continue
        assert 2 <= len(found.advice) <= MOST_ADVICE
        chances = [one.chance for one in found.advice]
        assert found.advice[0].expert or chances[0] == max(chances)
        assert chances[1:] == sorted(chances[1:], reverse=True)
        for one in found.advice:
            assert one.chain[0] in view.state.legal(view.seat)
            assert one.reason is None or one.expert


def test_the_answer_that_only_ends_a_chain_is_not_told() -> None:
    """The two cards that are kept in the draft, and not that they are kept."""
    kind = registry.load("field_of_glory")
    [view] = sample("field_of_glory", 1, 1)
    chain = completed(view, (), kind.bot.policy(), 1)
    assert chain is not None
    assert len(chain) == 3
    wording = Wording(kind, game_texts(kind, "en"), ["Anita", "Mark"], kind.rules.load_data())
    assert chain_words(wording, view, chain).count("Keep") == 2


def test_who_is_not_asked_gets_no_hint() -> None:
    kind = registry.load("havoc")
    table, seat = next(tables(kind, 2, "insight"))
    assert hint(kind, table.view(1 - seat), SMALL) is None
    assert hint(kind, table.view(-1), SMALL) is None


def test_any_answer_costs_more_than_the_experts_own() -> None:
    """The last of the legal answers, at some questions of a game; where it is the expert's it costs less."""
    kind = registry.load("havoc")
    costs: dict[bool, list[float]] = {True: [], False: []}
    for table, seat in tables(kind, 2, "slips"):
        if len(table.record.lines) % 6 or table.draft_of(seat):
            continue
        legal = table.legal(seat)
        found = judge(kind, table.view(seat), Budget(worlds=12, glance=12, answers=8), 3, legal[-1:])
        if found is not None and found.given is not None:
            costs[found.given is found.expert].append(found.cost())
            assert found.cost() >= 0.0
            assert (found.better() is None) == (found.cost() == 0.0)
    own, others = costs[True], costs[False]
    assert sum(own) / max(1, len(own)) < sum(others) / len(others)


def test_a_hint_names_cards_once_whatever_their_order() -> None:
    """Two cards laid in another order are the same answer; in another order that matters they are two."""
    families = registry.load("havoc").rules.catalogue.families
    first, second = families["lay"][:2]
    done = families["done"][0]
    shares = [[0.5, 0.5], [1.0, 0.0]]
    one = Judged((first, second, done), shares)
    again = Judged((second, first, done), [list(row) for row in shares])
    other = Judged((second, first, done), [[0.0, 1.0], [1.0, 0.0]])
    assert distinct([one, again]) == [one]
    assert distinct([one, other, again]) == [one, other]


@pytest.mark.parametrize("game", GAMES)
def test_a_forecast_keeps_the_order_of_the_estimate_and_is_the_result_at_the_end(game: str) -> None:
    """It reads the estimate as a chance: whoever is better off stays so, and what is over is over."""
    kind = registry.load(game)
    players = max(2, kind.players[0])
    for table, _ in islice(tables(kind, players, "forecast"), 0, 200, 20):
        before, now = kind.bot.evaluate(table.game), kind.bot.forecast(table.game)
        assert all(0.0 <= share <= 1.0 for share in now)
        assert sum(now) == pytest.approx(sum(before))
    *_, (table, _) = tables(kind, players, "forecast")
    assert kind.bot.forecast(table.game) == kind.bot.evaluate(table.game)


@pytest.mark.parametrize("game", ["havoc", "knights", "warrior_knights"])
def test_for_three_a_forecast_is_less_sure_than_the_estimate(game: str) -> None:
    kind = registry.load(game)
    for table, _ in islice(tables(kind, 3, "forecast"), 30):
        before, now = kind.bot.evaluate(table.game), kind.bot.forecast(table.game)
        assert max(now) <= max(before) + 1e-9
        assert sorted(range(3), key=lambda seat: now[seat]) == sorted(range(3), key=lambda seat: before[seat])


def test_the_musketeers_are_given_more_than_the_estimate_says_and_win_together() -> None:
    kind = registry.load("mousquetaires")
    for players in (1, 3):
        for table, _ in islice(tables(kind, players, "forecast"), 0, 60, 10):
            before, now = kind.bot.evaluate(table.game), kind.bot.forecast(table.game)
            assert now[0] > before[0] or now[0] > 0.9
            assert len(set(now[: max(1, players - 1)])) == 1


def test_without_milady_two_musketeers_are_no_rivals() -> None:
    """The network for two has learnt one side against the other."""
    kind = registry.load("mousquetaires")
    table = open_table(kind, 2, {"milady": "none"}, ["Anna", "Bela"], "partners")
    minds = Minds.of(kind, 4)
    assert minds.estimate(table.game) == kind.bot.forecast(table.game)
    shares = minds.play_out(table.game.clone(), FastChance(1))
    assert shares[0] == shares[1]
    assert Minds.of(kind, 4).estimate(open_table(kind, 2, {}, ["Anna", "Bela"], "rivals").game) != []


def answers_of(*gaps: float) -> list[Judged]:
    """An expert's answer, and others that are better by so much, each a little noisy; two seats, four worlds."""
    wobble = (-0.02, 0.02, -0.02, 0.02)
    lays = registry.load("havoc").rules.catalogue.families["lay"]
    shares = [[0.4 + gap + (noise if gap else 0.0) for noise in wobble] for gap in (0.0, *gaps)]
    return [
        Judged((lays[place],), [[share, 1.0 - share] for share in row]) for place, row in enumerate(shares)
    ]  # fmt: skip


def test_the_experts_answer_is_blamed_only_where_another_is_surely_better() -> None:
    """The best of several mostly had luck: two standard errors are taken off; of the expert's own lead nothing is."""
    expert, close, clear = answers_of(0.02, 0.2)
    assert Judgement(0, [close, expert], expert, expert).cost() == 0.0
    assert Judgement(0, [close, expert], expert, expert).better() is None
    surely = Judgement(0, [clear, close, expert], expert, expert)
    assert 0.1 < surely.cost() < 0.2
    assert surely.better() is clear
    expert, slip = answers_of(-0.02)
    behind = Judgement(0, [expert, slip], expert, slip)
    assert 0.02 < behind.cost() < 0.025
    assert behind.better() is expert
    assert Judgement(0, [expert, slip], expert, None).cost() == 0.0


def test_what_playouts_cannot_tell_is_taken_from_what_such_answers_mostly_cost() -> None:
    expert, slip = answers_of(-0.001)
    told, error = Judgement(0, [expert, slip], expert, slip).behind(slip)
    assert 0.001 < told < BEHIND
    assert DOUBT < error + told < SPREAD
    same = Judged(slip.chain, [list(row) for row in expert.shares])
    assert Judgement(0, [expert, same], expert, same).cost() == 0.0


def test_where_milady_laid_tokens_unseen_the_network_sees_no_defeat() -> None:
    """A network that knew boards only as the expert lays them showed a fifth there, where more than half is won."""
    kind = registry.load("mousquetaires")
    shown: list[float] = []
    for deal in range(4):
        table = next(table for table, _ in islice(tables(kind, 2, f"unseen {deal}"), 60, None))
        team = kind.view(table.game, 0, table.memory_of(0).clone())
        shown.append(known_chances(Minds.of(kind, 1), team, 8, 1)[0])
    assert 0.4 < sum(shown) / len(shown) < 0.8
