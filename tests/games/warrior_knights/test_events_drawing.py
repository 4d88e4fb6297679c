"""W-8.1 Important Event: who draws, what cancels, what becomes of the card; and the box against section 5.1."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.core.errors import DataError
from banneret.games.warrior_knights.rules.cards import BARON_IDS, EVENT_IDS, EVENTS, SLOTS, TROOP_IDS
from banneret.games.warrior_knights.rules.data import load_data
from banneret.games.warrior_knights.rules.state import WarriorKnights, put, without
from tests.games.warrior_knights.card_tables import drawn, hurt, top_event
from tests.games.warrior_knights.tables import asks, fates, heard, legal, noble, own, play, reveal, table, why

RED = {
    "heretic": 2, "no_heir": 1, "assassin": 1, "plague": 2, "desertion": 1, "tax_revolt": 1, "robbers": 1,
    "scandal": 1, "bad_harvest": 1, "crumbling_walls": 1, "kidnapped": 2, "dishonour": 1,
}  # fmt: skip
BLUE = {
    "arson": 2, "broken_line": 2, "black_death": 2, "mutiny": 2, "peasants_revolt": 1, "papal_favour": 1,
    "earthquake": 2, "truce_of_god": 3,
}  # fmt: skip
NEVER = ["crisis_of_faith", "holy_relics", "court_intrigue", "bumper_harvest", "storms"]
GREEN = [
    "miracle", "popular_support", "inheritance", "royal_blood", "volunteers", "healing_waters", "master_builder",
    "second_wind", "open_gates", "generous_guilds", "absolution",
]  # fmt: skip


def busy_table() -> WarriorKnights:
    """A table at which every event finds somebody and something to strike."""
    game = table()
    own(game, 0, "vecht", "monz")
    noble(game, 0, "star", "vecht", "english_200", "swiss_100")
    hurt(game, noble(game, 0, "square", "rota", "polish_200"), 1)
    game.influence = [2, 2, 2]
    game.votes = [4, 4, 4]
    fates(game, 5, 23, 7)
    return game


def test_W_8_1_the_36_events_are_those_of_the_specification() -> None:
    assert sorted([*RED, *BLUE, *NEVER, *GREEN]) == sorted(EVENT_IDS)


@pytest.mark.parametrize(("name", "cost"), list(RED.items()), ids=list(RED))
def test_W_8_1_a_red_event_is_cancelled_by_its_drawer_alone(name: str, cost: int) -> None:
    poor = busy_table()
    poor.faith = [cost - 1, 9, 9]
    drawn(poor, name, 0)
    assert "cancelled" not in heard(poor)
    assert asks(poor) != "CancelEvent"
    game = busy_table()
    game.faith = [cost, 9, 9]
    drawn(game, name, 0)
    assert (asks(game), game.turn(), legal(game)) == ("CancelEvent", 0, ["pay", "decline"])
    before = game.clone()
    play(game, "pay")
    assert game.faith == [0, 9, 9]
    assert (game.crowns, game.votes, game.influence) == (before.crowns, before.votes, before.influence)
    assert (game.casualties, game.in_force, game.breaches) == (before.casualties, before.in_force, before.breaches)
    assert game.event_discard == [EVENT_IDS.index(name)]
    game.check()


@pytest.mark.parametrize(("name", "cost"), list(BLUE.items()), ids=list(BLUE))
def test_W_8_1_a_blue_event_is_cancelled_by_all_together(name: str, cost: int) -> None:
    game = busy_table()
    game.faith = [0, cost - 1, 1]
    drawn(game, name, 1)
    if cost > 1:
        assert (asks(game), game.turn()) == ("PledgeFaith", 1)
        play(game, f"pledge {cost - 1}")
    assert (game.turn(), legal(game)) == (2, ["pledge 0", "pledge 1"])
    before = game.clone()
    play(game, "pledge 1")
    assert (game.faith, "cancelled" in heard(game)) == ([0, 0, 0], True)
    assert (game.owners, game.casualties, game.in_force) == (before.owners, before.casualties, before.in_force)
    assert game.event_discard == [EVENT_IDS.index(name)]
    game.check()


@pytest.mark.parametrize("name", [*NEVER, *GREEN])
def test_W_8_1_an_event_that_cannot_be_cancelled(name: str) -> None:
    game = busy_table()
    game.faith = [9, 9, 9]
    top_event(game, name)
    game.head = 0 if name == "crisis_of_faith" else 1
    reveal(game, "important_event")
    play(game, "draws madder")
    assert asks(game) not in ("CancelEvent", "PledgeFaith")


@pytest.mark.parametrize("name", [*RED, *BLUE, *NEVER, *GREEN])
def test_W_8_1_who_draws_and_who_pays_for_it(name: str) -> None:
    """Red: another for a faith; green: himself for a faith; blue: anybody, free."""
    game = busy_table()
    game.faith = [0, 1, 0]
    top_event(game, name)
    reveal(game, "important_event")
    assert (asks(game), game.turn()) == ("NameDrawer", 1)
    assert legal(game) == ["draws emerande", "draws niebieski", "draws madder"]
    red = name in RED or name == "crisis_of_faith"
    for drawer, cost in (("emerande", int(name in GREEN)), ("niebieski", int(red))):
        at = game.clone()
        at.listen()
        play(at, f"draws {drawer}")
        first = at.events[0]  # paid before the card is turned up
        assert (first.name, first.seat) == (("lost_faith", 1) if cost else ("event", BARON_IDS.index(drawer)))


def test_W_8_1_a_head_without_faith_cannot_turn_a_red_card_away() -> None:
    game = table()
    top_event(game, "inheritance")
    reveal(game, "important_event")
    assert why(game, "draws emerande") == "no_faith"


def test_W_8_1_two_barons_leave_the_head_without_faith_no_choice() -> None:
    game = table(2)
    top_event(game, "inheritance")
    reveal(game, "important_event")
    assert game.crowns == [21, 15]  # A-43 the opponent


def test_A_39_pledges_are_asked_twice_in_turn_order_and_add_up() -> None:
    game = busy_table()
    game.chairman = 2
    game.faith = [1, 1, 1]
    drawn(game, "truce_of_god", 1)
    assert game.turn() == 2
    play(game, "pledge 1", "pledge 0", "pledge 0")
    assert game.turn() == 0  # niebieski has pledged all he has
    play(game, "pledge 1")
    assert legal(game) == ["pledge 0", "pledge 1"]
    assert why(game, "pledge 2") == "pledge_limit"
    play(game, "pledge 1")
    assert game.faith == [0, 0, 0]


def test_W_8_1_5_an_empty_deck_is_made_of_the_discards() -> None:
    game = table()
    game.event_deck, game.event_discard = [], game.event_deck
    reveal(game, "important_event")
    assert len(game.event_deck) + len(game.event_discard) == EVENTS - int(game.event >= 0)
    game.check()
    none = table()
    none.event_deck = []
    none.in_force = [0] * EVENTS
    reveal(none, "important_event")
    assert asks(none) == "PlanCards"  # nothing happens


def overlay(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


def over(game: WarriorKnights, path: str) -> WarriorKnights:
    game.charter.data = load_data(path)
    return game


def fresh(tmp_path: Path, text: str) -> WarriorKnights:
    """A table with changed numbers; its charter is its own."""
    return over(table(), overlay(tmp_path, text))


def test_an_owner_changes_both_numbers_of_robbers(tmp_path: Path) -> None:
    game = fresh(tmp_path, '[[event]]\nid = "robbers"\nparams = { num = 2, den = 3 }\n')
    drawn(game, "robbers", 0)
    assert game.crowns[0] == 5


def test_an_owner_changes_both_numbers_of_volunteers(tmp_path: Path) -> None:
    game = fresh(tmp_path, '[[event]]\nid = "volunteers"\nparams = { reveal = 3, take = 2 }\n')
    top = [TROOP_IDS.index(name) for name in ("english_50", "polish_100", "swiss_200")]
    for kind in top:
        game.mercenary_deck = without(game.mercenary_deck, kind)
    game.mercenary_deck = top + game.mercenary_deck
    drawn(game, "volunteers", 0)
    assert len(legal(game)) == 3
    play(game, "hire english_50, hire swiss_200, done", "station garrison", "station garrison")
    assert [kind in game.armies[4] for kind in top] == [True, False, True]
    game.check()


def test_an_owner_changes_the_armies_of_healing_waters(tmp_path: Path) -> None:
    game = fresh(tmp_path, '[[event]]\nid = "healing_waters"\nparams = { armies = 2 }\n')
    hurt(game, 4, 2)
    hurt(game, noble(game, 0, "star", "monz", "english_200"), 1)
    drawn(game, "healing_waters", 0)
    assert game.casualties[:SLOTS] == [0] * SLOTS


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[[event]]\nid = "robbers"\nparams = { den = 0 }\n', "bad_value"),
        ('[[event]]\nid = "inheritance"\nparams = { crowns = -1 }\n', "bad_value"),
        ('[[event]]\nid = "arson"\nparams = { kill_nobles_inside = false }\n', "fixed_value"),
        ('[[event]]\nid = "plague"\nparams = { scope = "any" }\n', "fixed_value"),
        ('[[event]]\nid = "arson"\ncancel = 0\n', "bad_value"),
        ('[[agenda]]\nid = "income_tax"\nparams = { per = 0 }\n', "bad_value"),
        ('[[agenda]]\nid = "free_trade"\nparams = { cap = 9 }\n', "bad_value"),
        ("[constants]\nexpedition_cap = 9\n", "bad_value"),
    ],
)
def test_numbers_that_no_card_can_have_are_refused(tmp_path: Path, text: str, code: str) -> None:
    with pytest.raises(DataError) as caught:
        load_data(overlay(tmp_path, text))
    assert caught.value.code == code


def test_W_8_1_a_lasting_event_that_is_put_away_leaves_nothing_behind() -> None:
    game = table()
    game.in_force = put(game.in_force, 0, -1)
    drawn(game, "miracle", 0)
    assert (game.event, game.drawer, game.target, game.pledges) == (-1, -1, -1, [0, 0, 0])
