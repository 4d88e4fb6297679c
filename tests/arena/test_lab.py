"""The laboratory of balance: counted right, differences deal by deal, values and cards of the data varied."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from banneret.arena.charts import Bar, chart
from banneret.arena.lab import (
    Ended,
    LabWork,
    Variation,
    change_of,
    endings_of,
    figures_of,
    mean_of,
    overlay_of,
    play_lab,
    share_of,
    variation_of,
)
from banneret.arena.workers import Here, make_workers
from banneret.core.errors import DataError, OptionError, UserError
from banneret.games.registry import load

FIELD = load("field_of_glory")
GAMES = [
    Ended([1.0, 0.0], "cities", {"rounds": 4.0, "crowns": 30.0}),
    Ended([0.0, 1.0], "influence", {"rounds": 6.0, "crowns": 10.0}),
    Ended([1.0, 0.0], "influence", {"rounds": 8.0, "crowns": 20.0}),
    Ended([0.5, 0.5], "influence", {"rounds": 6.0}),
]


def test_wins_endings_and_figures_are_counted() -> None:
    seat = share_of(GAMES, lambda game: game.returns[0])
    assert [seat.mean, seat.low, seat.high] == pytest.approx([0.625, 0.219, 0.908], abs=0.001)
    cities = share_of(GAMES, lambda game: float(game.ending == "cities"))
    assert [cities.mean, cities.low, cities.high] == pytest.approx([0.25, 0.046, 0.699], abs=0.001)
    rounds = mean_of([game.figures["rounds"] for game in GAMES])
    assert [rounds.mean, rounds.low, rounds.high] == pytest.approx([6, 3.421, 8.579], abs=0.001)
    assert endings_of([GAMES]) == ["cities", "influence"]
    assert figures_of([GAMES]) == ["rounds", "crowns"]
    assert mean_of([4.0]).low == 4.0


def test_differences_are_taken_deal_by_deal() -> None:
    """What both share does not blur them: two rounds more in every game is surely more."""
    longer = [Ended(game.returns, game.ending, {"rounds": game.figures["rounds"] + 2}) for game in GAMES]
    change = change_of(GAMES, longer, lambda game: game.figures["rounds"])
    assert (change.mean, change.low, change.high) == (2.0, 2.0, 2.0)


@pytest.mark.parametrize(
    ("text", "variation"),
    [
        ("option:john=on", Variation("option:john=on", options=(("john", "on"),))),
        ("value:constants.hand_size=8", Variation("value:constants.hand_size=8", overlay="constants.hand_size = 8\n")),
        ("data:my.toml", Variation("data:my.toml", data="my.toml")),
        ("bots:expert, random", Variation("bots:expert, random", bots=("expert", "random"))),
    ],
)
def test_variations_are_written_in_words(text: str, variation: Variation) -> None:
    assert variation_of(text) == variation


def test_a_value_of_a_card_is_found_by_its_identity() -> None:
    assert overlay_of("units[pikes].combat=3") == '[[units]]\nid = "pikes"\ncombat = 3\n'
    assert overlay_of('rows[number=3].name="x"') == '[[rows]]\nnumber = 3\nname = "x"\n'


@pytest.mark.parametrize("text", ["option:john", "weather:rain", "value:x", "", "bots:"])
def test_what_is_no_variation_is_refused(text: str) -> None:
    with pytest.raises(UserError, match="lab_variation"):
        variation_of(text)


def work(*variations: str, data: str = "", players: int = 2) -> LabWork:
    return LabWork(FIELD, players, ["random"], {}, [variation_of(text) for text in variations], "s", data)


def test_every_variation_plays_the_same_deals_the_same_for_every_number_of_workers() -> None:
    made = ("option:starting_player=red", "value:constants.hand_size=8")
    alone = play_lab(work(*made), 3, Here())
    assert [len(games) for games in alone] == [3, 3, 3]
    assert alone[0] != alone[2], "a smaller hand makes another game"
    assert all(sum(game.returns) == pytest.approx(1) for games in alone for game in games)
    assert play_lab(work(*made), 3, make_workers(2)) == alone


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    for made, error in (
        (work("option:weather=rain"), OptionError),
        (work("value:constants.no_such_value=1"), DataError),
        (work("value:constants.hand_size=many"), UserError),
        (work("bots:genius"), UserError),
        (work(players=3), OptionError),
    ):
        with pytest.raises(error):
            play_lab(made, 1, Here())


def test_a_picture_is_well_formed_and_tells_its_values() -> None:
    bars = [Bar(0.5, 0.4, 0.6, 0, "50 %"), Bar(0.25, 0.2, 0.3, 1, "25 %")]
    drawn = chart("A <title>", [("seat 0", bars), ("seat 1", bars[:1])], ["plain", "varied"])
    root = ElementTree.fromstring(drawn)
    told = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert told[0] == "A <title>"
    assert told.count("50 %") == 2
    assert {"plain", "varied", "seat 0", "seat 1"} <= set(told)
