"""Section 5.2 The twelve motions: their effect, who may refuse, and what they do where there is nothing to do."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.cards import AGENDA, FIRST_STRONGHOLD, OFF_BOARD, SLOTS, TROOP_IDS
from banneret.games.warrior_knights.rules.state import WarriorKnights, put
from tests.games.warrior_knights.card_tables import agenda, charge, chosen, hurt, lasts, meet, passed
from tests.games.warrior_knights.tables import asks, city, fates, heard, legal, noble, own, play, table, troop, why


def riches(game: WarriorKnights, seat: int) -> tuple[int, int, int]:
    return game.crowns[seat], game.faith[seat], game.influence[seat]


@pytest.mark.parametrize(
    ("name", "gained"),
    [("royal_grant", (6, 0, 0)), ("thanksgiving", (0, 2, 0)), ("recognise_claim", (0, 0, 1))],
    ids=["royal_grant", "thanksgiving", "recognise_claim"],
)
def test_W_9_3_7_motions_that_give(name: str, gained: tuple[int, int, int]) -> None:
    game = table()
    game.pool = 30
    chosen(game, name, 1)
    assert (asks(game), game.turn(), legal(game)) == ("AcceptDecree", 1, ["accept", "refuse"])
    refused = game.clone()
    play(game, "accept")
    assert riches(game, 1) == (15 + gained[0], gained[1], gained[2])
    assert (game.pool, game.agenda_discard) == (30 - gained[2], [AGENDA[name]])
    assert (riches(game, 0), game.banned) == ((15, 0, 0), 0)
    play(refused, "refuse")
    assert (riches(refused, 1), refused.banned) == ((15, 0, 0), BIT[1])
    assert refused.agenda_discard == [AGENDA[name]]
    game.check()


@pytest.mark.parametrize(("crowns", "left"), [(15, 10), (5, 0), (3, 0), (0, 0)])
def test_W_9_3_7_fine_costs_five_crowns_or_all_that_he_has(crowns: int, left: int) -> None:
    game = table()
    game.crowns = [15, crowns, 15]
    chosen(game, "fine", 1)
    play(game, "accept")
    assert (game.crowns, game.agenda_discard) == ([15, left, 15], [AGENDA["fine"]])


def test_W_9_3_9_fine_refused_by_a_banned_baron_costs_him_nothing() -> None:
    game = table()
    game.banned = BIT[1]
    agenda(game, "fine")
    meet(game)
    play(game, "commit 1", "commit 0", "vote for emerande")  # the banned can be chosen
    assert (asks(game), game.turn()) == ("AcceptDecree", 1)
    play(game, "refuse")
    assert (game.crowns[1], game.banned) == (15, BIT[1])


@pytest.mark.parametrize(("influence", "left"), [(3, 2), (0, 0)])
def test_W_9_3_7_censure_costs_an_influence_if_he_has_one(influence: int, left: int) -> None:
    game = table()
    game.pool = 12
    game.influence = [0, influence, 0]
    chosen(game, "censure", 1)
    play(game, "accept")
    assert (game.influence[1], game.pool) == (left, 12)


def test_W_9_3_7_war_levy_costs_a_crown_for_each_kingdom_city() -> None:
    game = table(4)
    own(game, 0, "vecht", "monz", "acre")  # two of them in the Kingdom
    own(game, 1, "bingen", "berac", "rota")
    own(game, 2, "cadiz")
    own(game, 3, "kovel")
    game.crowns = [15, 2, 15, 15]
    passed(game, "war_levy")
    assert game.turn() == 0
    play(game, "accept")
    assert (game.turn(), game.crowns[0]) == (1, 15)  # W-9.3.7 all answer before it takes effect
    play(game, "accept")
    assert game.turn() == 3  # niebieski has no city in the Kingdom
    play(game, "refuse")
    assert (game.crowns, game.banned) == ([13, 0, 15, 15], BIT[3])
    assert game.agenda_discard == [AGENDA["war_levy"]]


def test_W_9_3_7_war_levy_rejected_touches_nobody() -> None:
    game = table()
    own(game, 0, "vecht")
    agenda(game, "war_levy")
    meet(game)
    play(game, "commit 1", "commit 0", "commit 0", "vote no")
    assert (game.crowns, game.agenda_discard) == ([15, 15, 15], [AGENDA["war_levy"]])


def test_W_9_3_12_amnesty_lifts_all_bans_from_the_next_meeting_on() -> None:
    game = table(4)
    game.banned = BIT[1] | BIT[3]
    game.votes = [1, 1, 1, 1]
    agenda(game, "amnesty", "fine")
    meet(game)
    play(game, "next amnesty, next fine, done", "commit 1", "commit 0", "vote yes")
    assert (game.banned, game.waiting()) == (0, BIT[0] | BIT[2])  # the two still do not vote
    play(game, "commit 0", "commit 0", "vote for madder", "accept")
    assert game.votes == [1, 1, 2, 1]
    meet(game)
    assert game.votes == [2, 2, 3, 2]


def test_W_9_3_7_expel_mercenaries_draws_a_nationality_once_it_has_passed() -> None:
    game = table()
    english = TROOP_IDS.index("english_50")
    army = noble(game, 0, "star", "monz", "english_50")
    noble(game, 1, "star", "rota", "english_100", "polish_50")
    troop(game, 2, "garrison", "polish_50")
    offer = game.offer
    agenda(game, "expel_mercenaries")
    meet(game)
    fates(game, 3)  # English
    play(game, "commit 1", "commit 0", "commit 0", "vote yes")
    assert (asks(game), game.turn()) == ("AcceptDecree", 0)
    play(game, "accept")
    assert (game.turn(), game.armies[army]) == (1, [english])
    play(game, "refuse")
    assert (game.armies[army], game.places[army]) == ([], OFF_BOARD)
    assert len(game.armies[SLOTS]) == 2  # refused: they stay
    assert (game.banned, game.offer) == (BIT[1], offer)
    assert asks(game) == "PlanCards"  # niebieski has none of them
    game.check()


def test_W_9_3_7_expel_mercenaries_checks_armies_in_turn_order() -> None:
    game = table()
    for seat, area in ((0, "monz"), (1, "rota")):
        army = noble(game, seat, "star", area, "english_100", "vassal_100")
        hurt(game, army, 1)
    agenda(game, "expel_mercenaries")
    meet(game)
    fates(game, 3)
    play(game, "commit 1", "commit 0", "commit 0", "vote yes", "accept")
    assert "noble_dies" not in heard(game)
    play(game, "accept")
    assert [event.seat for event in game.events if event.name == "noble_dies"] == [0, 1]


def test_W_9_3_7_elect_head_gives_the_token_to_anybody_but_a_heretic() -> None:
    game = table()
    lasts(game, "heretic", 2)
    agenda(game, "elect_head")
    meet(game)
    play(game, "commit 1", "commit 0", "commit 0")
    assert legal(game) == ["vote for madder", "vote for emerande"]
    assert why(game, "vote for niebieski") == "not_to_vote_for"
    play(game, "vote for madder", "accept")
    assert (game.head, game.agenda_discard) == (0, [AGENDA["elect_head"]])


def test_W_9_3_7_elect_head_refused_leaves_the_token() -> None:
    game = table()
    chosen(game, "elect_head", 2)
    play(game, "refuse")
    assert (game.head, game.banned) == (1, BIT[2])


def test_W_9_3_7_elect_chairman_takes_the_chair_at_once() -> None:
    game = table()
    game.banned = BIT[1]
    agenda(game, "elect_chairman", "royal_grant")
    meet(game)
    play(game, "next elect_chairman, next royal_grant, done", "commit 1", "commit 0")
    assert legal(game) == ["vote for madder", "vote for niebieski"]  # nobody banned
    play(game, "vote for niebieski", "accept")
    assert game.chairman == 2
    play(game, "commit 0")
    assert (asks(game), game.turn()) == ("BreakTie", 2)


def test_W_9_3_3_elect_chairman_of_an_absent_baron_makes_him_name_another() -> None:
    game = table()
    charge(game, 1, "ambassador")
    agenda(game, "elect_chairman", "fine")
    meet(game)
    play(game, "next elect_chairman, next fine, done", "commit 1", "commit 0", "vote for emerande", "accept")
    assert (asks(game), game.turn(), legal(game)) == ("NameActing", 1, ["chair niebieski", "chair madder"])
    play(game, "chair madder")
    assert (game.chairman, game.acting) == (1, 0)


def test_W_9_3_7_rebuild_walls_clears_every_place_that_is_not_besieged() -> None:
    game = table()
    own(game, 0, "vecht")
    own(game, 1, "bingen")
    noble(game, 2, "star", "bingen", "vassal_50")
    game.besiegers = put(game.besiegers, city("bingen"), 2)
    for place in (city("vecht"), city("bingen"), city("rota"), FIRST_STRONGHOLD + 1):
        game.breaches = put(game.breaches, place, 2)
    passed(game, "rebuild_walls")
    assert [place for place, count in enumerate(game.breaches) if count] == [city("bingen")]
    assert ("walls_rebuilt" in heard(game), game.banned) == (True, 0)
    assert asks(game) == "PlanCards"  # nobody is asked


def test_W_9_3_7_peace_of_realm_lifts_sieges_but_a_refusing_besieger_keeps_his() -> None:
    game = table()
    for seat, area in ((0, "vecht"), (0, "rota"), (2, "monz")):
        slot = "star" if area != "rota" else "square"
        noble(game, seat, slot, area, "english_50")
        game.besiegers = put(game.besiegers, city(area), seat)
        game.siege_rounds = put(game.siege_rounds, city(area), 1)
    passed(game, "peace_of_realm")
    assert (asks(game), game.turn()) == ("AcceptDecree", 0)
    play(game, "accept")
    assert game.turn() == 2  # emerande besieges nothing
    play(game, "refuse")
    assert [game.besiegers[city(name)] for name in ("vecht", "rota", "monz")] == [-1, -1, 2]
    assert (game.banned, game.siege_rounds[city("monz")]) == (BIT[2], 1)
    game.check()


@pytest.mark.parametrize("name", ["amnesty", "rebuild_walls", "peace_of_realm", "expel_mercenaries", "war_levy"])
def test_W_9_3_7_a_motion_that_hits_nobody_is_just_discarded(name: str) -> None:
    game = table()
    passed(game, name)
    assert (asks(game), game.agenda_discard, game.banned) == ("PlanCards", [AGENDA[name]], 0)
    assert game.target == -1
    game.check()
