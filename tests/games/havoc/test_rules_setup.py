"""H-1 The state, H-2 setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from banneret.core.chance import FastChance
from banneret.games.havoc.kind import HAVOC
from banneret.games.havoc.rules.cards import DOG, JOHN, VALUE, parse_cards
from banneret.games.havoc.rules.state import Havoc
from tests.games.havoc.tables import JOHN as WITH_JOHN
from tests.games.havoc.tables import asked, events, play, refused, seen, table, told

# Section 4 of the specification: players, highest value, dogs, cap of recruits, sides of the peace card, deck.
COUNTS = [(2, 8, 6, 4, 3, 35), (3, 10, 6, 4, 3, 39), (4, 13, 8, 5, 3, 51), (5, 15, 10, 5, 2, 57), (6, 18, 12, 5, 2, 69)]


def fresh(players: int, seed: int = 1, **options: str) -> Havoc:
    game = HAVOC.new(players, options, chance=FastChance(seed))
    assert isinstance(game, Havoc)
    return game


def all_cards(game: Havoc) -> list[int]:
    cards = [*game.deck[game.drawn :], *game.discard, *game.recruits]
    for zone in (game.hands, game.laid):
        for part in zone:
            cards += part
    return cards


def test_H_1_1_play_goes_round_clockwise() -> None:
    at = table({"turn": "Jeno", "peacekeeper": "Anita", "recruits": "b1 o1 g1"})
    assert told(at)["next_turn"] == "Anita"
    play(at, "Jeno", "recruit, draw b1, draw o1, place b1")
    assert asked(at) == ["Anita"]
    game = fresh(4)
    assert [game.left_of(seat) for seat in range(4)] == [1, 2, 3, 0]


def test_H_1_2_cards_lie_in_deck_discards_recruits_and_hands_and_before_players_in_battles_only() -> None:
    at = table({"turn": "Anita", "hands": {"Anita": "b1 b2 b3"}, "discard": "k1 k2"})
    hidden = seen(at, "Mark")
    assert hidden["hands"]["Anita"] == "? ? ?"
    assert hidden["hands"]["Mark"] == told(at)["hands"]["Mark"]
    assert (hidden["discard"], hidden["discard_size"]) == ("? ?", 2)
    assert hidden["deck"] == " ".join("?" * told(at)["deck_size"])
    assert hidden["recruits"] == told(at)["recruits"]
    assert not any(told(at)["laid"].values())
    play(at, "Anita", "havoc, lay b1 b2, done")
    assert seen(at, "Mark")["laid"]["Anita"] == "b1 b2"
    for name in ("Mark", "Eva", "Jeno"):
        play(at, name, "decline")
    play(at, "Anita", "pass")
    assert not any(told(at)["laid"].values())


def test_H_1_3_battles_to_come_trophies_and_points_are_open() -> None:
    trophies = {"Anita": ["sluys"], "Eva": ["crecy"]}
    at = table({"trophies": trophies, "cancelled": ["poitiers"], "vp": {"Anita": 5, "Eva": 8}})
    for view in (told(at), seen(at, "Jeno")):
        assert view["battle_row"] == ["auray", "agincourt", "verneuil", "orleans", "formigny", "castillon"]
        assert view["next_battle"] == "auray"
        assert view["trophies"] == {"Anita": ["sluys"], "Mark": [], "Eva": ["crecy"], "Jeno": []}
        assert view["vp"] == {"Anita": 5, "Mark": 0, "Eva": 8, "Jeno": 0}


@pytest.mark.parametrize(("players", "sides"), [(count[0], count[4]) for count in COUNTS])
def test_H_1_4_ruling_4_the_peace_card_has_three_or_two_sides_and_starts_without_a_number(
    players: int, sides: int
) -> None:
    game = fresh(players)
    assert (game.charter.sides, game.level, game.face, game.skip_turning) == (sides, 0, 0, False)
    assert game.holder == game.peacekeeper


def test_H_1_4_the_havoc_face_is_up_in_battles_and_the_peace_face_otherwise() -> None:
    at = table({"turn": "Mark", "peacekeeper": "Anita", "hands": {"Mark": "b1 b2 b3"}})
    assert (told(at)["face"], told(at)["holder"]) == ("peace", "Anita")
    play(at, "Mark", "havoc")
    assert (told(at)["face"], told(at)["holder"]) == ("havoc", "Mark")


def test_H_1_5_nobody_is_peacekeeper_during_a_battle() -> None:
    at = table({"turn": "Anita", "hands": {"Anita": "b1 b2 b3"}})
    assert told(at)["peacekeeper"] == "Anita"
    play(at, "Anita", "havoc")
    assert told(at)["peacekeeper"] == "nobody"


def test_H_1_6_john_is_absent_or_in_the_deck_until_his_card_is_drawn() -> None:
    assert told(table())["john"] == "absent"
    at = table({"turn": "Anita", "recruits": "b1 o1 g1", "deck": "John k1"}, options=WITH_JOHN)
    assert (told(at)["john"], told(at)["john_after"]) == ("in_deck", "nobody")
    play(at, "Anita", "recruit, draw deck")
    assert (told(at)["john"], told(at)["john_after"]) == ("fighting", "Anita")


def test_H_1_7_ruling_14_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    position = {
        "phase": "recruiting", "turn": "Anita", "recruits": "b1 o1 g1", "hands": {"Anita": "k9"},
        "deck": "k1", "discard": "k2 k3", "rest": ["Mark"], "shuffles": ["k3 k2"],
    }  # fmt: skip
    at = table(position)
    play(at, "Anita", "draw deck")
    assert (told(at)["deck_size"], told(at)["discard"]) == (0, "k2 k3"), "an empty deck waits"
    play(at, "Anita", "draw deck")
    assert (told(at)["deck"], told(at)["discard"]) == ("k2", "")
    assert told(at)["hands"]["Anita"] == "k1 k3 k9"
    assert events(at, "reshuffled") == [{"seat": -1, "rule": "H-1.7", "count": 2}]


def test_H_1_7_without_deck_and_discards_a_draw_is_skipped() -> None:
    position = {
        "phase": "join", "turn": "Anita", "asked": "Mark", "recruits": "b1 o1 g1", "laid": {"Anita": "k9 k8"},
        "hands": {"Mark": "k1 k2"}, "rest": ["Anita", "Eva", "Jeno"],
    }  # fmt: skip
    at = table(position)
    play(at, "Mark", "decline")
    assert told(at)["hands"]["Mark"] == "k1 k2"
    assert events(at, "no_card_left") == [{"seat": 1, "rule": "H-6.4"}]


def test_H_1_8_a_hand_has_no_limit() -> None:
    at = table({"turn": "Anita", "recruits": "b1 o1 g1", "deck": "k1 k2", "rest": "Anita"})
    assert told(at)["hand_sizes"]["Anita"] == 86 - 3 * 8 - 3 - 2
    play(at, "Anita", "recruit, draw deck, draw deck, place k1")
    assert told(at)["hand_sizes"]["Anita"] == 86 - 3 * 8 - 3 - 1


@pytest.mark.parametrize(("players", "highest", "dogs", "cap", "_sides", "deck"), COUNTS)
def test_H_2_1_the_cards_in_play_follow_the_number_of_players(
    players: int, highest: int, dogs: int, cap: int, _sides: int, deck: int
) -> None:
    game = fresh(players)
    counted = Counter(all_cards(game))
    assert counted.pop(DOG) == dogs
    assert set(counted.values()) == {1}
    assert sorted(Counter(VALUE[card] for card in counted).items()) == [(value, 6) for value in range(1, highest + 1)]
    assert (game.charter.cap, game.deck_size()) == (cap, deck)


def test_H_2_2_the_battles_lie_in_ascending_order() -> None:
    assert fresh(4).battle_row == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_H_2_3_everybody_starts_with_one_dog_and_seven_regular_cards(players: int) -> None:
    for seed in range(20):
        game = fresh(players, seed)
        assert [hand.count(DOG) for hand in game.hands] == [1] * players
        assert [len(hand) for hand in game.hands] == [8] * players
        assert len(game.recruits) == 3
        assert DOG not in game.recruits


def test_H_2_3_every_seat_can_be_the_dealer() -> None:
    firsts = Counter(fresh(4, seed).peacekeeper for seed in range(200))
    assert sorted(firsts) == [0, 1, 2, 3]
    assert min(firsts.values()) > 25


def test_H_2_3_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    at_first = HAVOC.rules.set_up(3, dict(fresh(3).charter.options), HAVOC.rules.load_data(), FastChance(5), True)
    assert isinstance(at_first, Havoc)
    dealer = (at_first.peacekeeper - 1) % 3
    order = [(dealer + 1 + place) % 3 for place in range(3)]
    chance = FastChance(5)
    assert chance.below(3, "dealer") == dealer
    cards = [suit * 18 + value for suit in range(6) for value in range(1, 11)]
    chance.shuffle(cards, "deal")
    for place, seat in enumerate(order):
        assert at_first.hands[seat] == [DOG, *cards[place:21:3]]
    assert at_first.recruits == cards[21:24]


def test_H_2_4_the_other_dogs_and_john_are_in_the_deck() -> None:
    game = fresh(4, john_of_gaunt="on")
    assert (game.deck.count(DOG), game.deck.count(JOHN), game.deck_size()) == (4, 1, 52)
    game = fresh(4)
    assert (game.deck.count(DOG), game.deck.count(JOHN), game.deck_size()) == (4, 0, 51)


def test_H_2_5_the_left_neighbour_of_the_dealer_keeps_the_peace_and_begins() -> None:
    for seed in range(12):
        game = fresh(4, seed)
        chance = FastChance(seed)
        dealer = chance.below(4, "dealer")
        assert game.peacekeeper == game.holder == game.turn() == (dealer + 1) % 4
        assert game.first_turn


def test_H_2_5_ruling_50_the_first_player_may_cry_havoc_at_once() -> None:
    at = table({"turn": "Anita", "hands": {"Anita": "b1 b2"}})
    assert told(at)["first_turn"]
    play(at, "Anita", "havoc")
    assert told(at)["battle"] == "sluys"


def test_H_1_2_cards_are_conserved_through_whole_games() -> None:
    for seed in range(6):
        game = fresh(2 + seed % 5, seed, john_of_gaunt="on")
        chance = FastChance(seed)
        whole = Counter(card for card in all_cards(game) if card != JOHN)
        while game.turn() >= 0:
            actions = game.legal(game.turn())
            game.apply(game.turn(), actions[chance.below(len(actions), "choice")], chance)
            assert Counter(card for card in all_cards(game) if card != JOHN) == whole


def test_H_1_2_cards_of_other_player_counts_are_out_of_the_game() -> None:
    at = table({"phase": "recruiting", "turn": "Anita", "recruits": "b1 o1 g1"}, players=2)
    assert refused(at, "Anita", "draw b9") == ("not_a_recruit", "H-4.1")
    assert isinstance(at.game, Havoc)
    assert parse_cards("b9")[0] not in all_cards(at.game)
