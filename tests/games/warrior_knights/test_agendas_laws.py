"""Section 5.2, W-9.3.10 The nine laws: what they bite on, and what defying them costs."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.cards import AGENDA, FIRST_STRONGHOLD, TROOP_IDS
from banneret.games.warrior_knights.rules.state import NEUTRAL, RAZED, WarriorKnights, put
from tests.games.warrior_knights.card_tables import charge, law, passed, tax, wages
from tests.games.warrior_knights.tables import (
    asks,
    begin,
    city,
    fates,
    legal,
    noble,
    own,
    play,
    reveal,
    table,
    upkeep,
    why,
)

LAWS = [
    "income_tax", "tithe", "no_razing", "mercenary_edict", "inviolable_seats", "right_of_way", "soldiers_pay",
    "royal_bailiffs", "free_trade",
]  # fmt: skip


@pytest.mark.parametrize("name", LAWS)
def test_W_9_3_7_a_law_that_passes_lies_face_up_and_nobody_refuses_it(name: str) -> None:
    game = table()
    passed(game, name)
    assert (game.laws, game.agenda_discard, asks(game)) == (BIT[AGENDA[name]], [], "PlanCards")
    assert game.banned == 0
    game.check()


@pytest.mark.parametrize(("receipts", "tax_due"), [(("bingen",), 1), (("monz",), 0), (("vecht", "bingen", "rota"), 2)])
def test_W_9_1_2_income_tax_takes_a_crown_of_every_full_four(receipts: tuple[str, ...], tax_due: int) -> None:
    game = table()
    own(game, 0, *receipts)
    law(game, "income_tax")
    tax(game)
    income = {"bingen": 5, "monz": 2, "vecht": 4, "rota": 2}
    if tax_due:
        assert (game.turn(), legal(game)) == (0, ["comply", "defy"])
        play(game, "comply")
    assert game.crowns[0] == 15 + sum(income[name] for name in receipts) - tax_due
    assert asks(game) == "PlanCards"


def test_W_9_1_2_income_tax_counts_concessions_and_can_be_ignored_by_the_banned() -> None:
    game = table()
    own(game, 2, "monz")
    charge(game, 2, "silver_mines")  # 2 + 3 crowns
    game.banned = BIT[2]
    law(game, "income_tax")
    tax(game)
    assert (game.turn(), legal(game)) == (2, ["comply", "ignore"])
    assert why(game, "defy") == "comply_or_defy"
    play(game, "ignore")
    assert (game.crowns[2], game.banned) == (20, BIT[2])


def test_W_9_1_2_tithe_brings_the_head_a_crown_from_every_other_baron_who_has_one() -> None:
    game = table(4)
    game.crowns = [15, 15, 0, 15]
    law(game, "tithe")
    tax(game)
    assert (asks(game), game.turn()) == ("PayTithe", 0)
    play(game, "comply")
    assert game.turn() == 3  # niebieski has nothing
    play(game, "defy")
    assert (game.crowns, game.banned) == ([14, 16, 0, 15], BIT[3])
    assert asks(game) == "PlanCards"


def test_W_9_1_2_tithe_comes_after_the_income_tax() -> None:
    game = table()
    own(game, 0, "vecht")
    law(game, "income_tax", "tithe")
    tax(game)
    assert asks(game) == "PayIncomeTax"
    play(game, "comply")
    assert asks(game) == "PayTithe"


def captured(game: WarriorKnights) -> None:
    """Madder has just taken froli, which nothing defended."""
    noble(game, 0, "star", "froli", "vassal_50")
    game.breaches = put(game.breaches, city("froli"), 2)
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with star, attack")


def test_W_9_3_10_no_razing_makes_razing_defiance() -> None:
    game = table()
    law(game, "no_razing")
    captured(game)
    kept = game.clone()
    play(game, "raze city")
    assert (game.owners[city("froli")], game.crowns[0], game.banned) == (RAZED, 15 + 3 * 2, BIT[0])
    assert game.chairman != 0
    play(kept, "keep city")
    assert kept.banned == 0
    lawless = table()
    captured(lawless)
    play(lawless, "raze city")
    assert lawless.banned == 0


def draft(game: WarriorKnights, *names: str) -> None:
    """Madder's marker is the first of the draft that the last card sets off; these troops are on offer."""
    pile = sorted(game.mercenary_deck + game.offer)
    game.offer = [TROOP_IDS.index(name) for name in names]
    for kind in game.offer:
        pile.remove(kind)
    game.mercenary_deck = pile
    game.track = [0, 1, 1, -1, -1, -1, -1]
    reveal(game, "2:draft_soldiers")
    play(game, "mark n3")


def test_W_9_4_1_mercenary_edict_raises_each_fee_by_a_crown() -> None:
    game = table()
    law(game, "mercenary_edict")
    draft(game, "english_150", "polish_100", "polish_50", "swabian_50")
    play(game, "hire english_150")
    assert legal(game) == ["done", "defy"]
    paid = game.clone()
    play(paid, "done")
    assert (paid.crowns[0], paid.banned) == (15 - 3 - 1, 0)
    play(game, "defy")
    assert (game.crowns[0], game.banned) == (15 - 3, BIT[0])


def test_W_9_4_1_mercenary_edict_is_ignored_by_the_banned_and_must_be_defied_by_the_poor() -> None:
    game = table()
    game.banned = BIT[0]
    game.chairman = 1
    law(game, "mercenary_edict")
    game.crowns = [3, 15, 15]
    draft(game, "english_150", "polish_100", "polish_50", "swabian_50")
    begin(game, "hire english_150")
    assert legal(game) == ["ignore"]
    assert why(game, "done") == "cannot_pay"


def storm_home(game: WarriorKnights) -> None:
    """Madder attacks emerande's stronghold, which nothing defends."""
    noble(game, 0, "star", "millbrook", "english_200")
    game.armies = [[] if army == 9 else troops for army, troops in enumerate(game.armies)]
    game.vassals_gone = [[], [24, 24, 24, 25], []]
    game.breaches = put(game.breaches, FIRST_STRONGHOLD + 1, 4)
    reveal(game, "0:versatile_strategy")
    play(game, "target millbrook", "assault, with star, attack", "offer 0")


def test_W_11_7_inviolable_seats_make_attacking_a_stronghold_defiance() -> None:
    game = table()
    law(game, "inviolable_seats")
    storm_home(game)
    assert (game.banned, game.strongholds[1]) == (BIT[0], -1)
    free = table()
    storm_home(free)
    assert (free.banned, free.strongholds[1]) == (0, -1)


def test_W_11_7_inviolable_seats_do_not_protect_cities() -> None:
    game = table()
    law(game, "inviolable_seats")
    captured(game)
    play(game, "keep city")
    assert game.banned == 0


def on_the_road(game: WarriorKnights) -> None:
    """Emerande asks niebieski, whose city it is, for passage through vecht."""
    own(game, 2, "vecht")
    noble(game, 1, "star", "isar", "vassal_50")
    reveal(game, "1:mobilize_forces")
    play(game, "target bingen", "choose star", "step bridgefields, step vecht, step bingen, go")


def test_W_15_2_case_12_right_of_way_bans_who_refuses_passage_or_asks_a_price() -> None:
    game = table()
    law(game, "right_of_way")
    on_the_road(game)
    allowed, priced = game.clone(), game.clone()
    play(game, "refuse")
    assert (game.banned, "choose star" in legal(game)) == (BIT[2], False)  # the path stays closed
    play(allowed, "allow")
    assert (allowed.banned, allowed.places[5]) == (0, 20)
    play(priced, "price 3")
    assert priced.banned == BIT[2]
    play(priced, "pay")
    assert (priced.crowns, priced.places[5]) == ([15, 12, 18], 20)


def test_W_15_2_right_of_way_is_ignored_by_the_banned_and_does_not_touch_attacks() -> None:
    game = table()
    game.banned = BIT[2]
    law(game, "right_of_way")
    on_the_road(game)
    play(game, "refuse")
    assert game.banned == BIT[2]
    attack = table()
    law(attack, "right_of_way")
    noble(attack, 0, "star", "monz", "english_200")
    noble(attack, 2, "star", "monz", "vassal_50")
    reveal(attack, "0:versatile_strategy")
    play(attack, "target monz", "assault, with star, attack", "refuse")
    assert attack.banned == 0


def test_W_9_2_soldiers_pay_adds_a_crown_for_each_mercenary_of_150_or_more() -> None:
    game = table()
    noble(game, 0, "star", "monz", "english_150", "swiss_200", "polish_100")  # 3 + 4 + 2
    law(game, "soldiers_pay")
    game.crowns = [20, 15, 15]
    wages(game)
    assert (asks(game), game.turn(), legal(game)) == ("ObeySoldiersPay", 0, ["comply", "defy"])
    defied = game.clone()
    play(game, "comply", "pay")
    assert (game.crowns[0], game.banned) == (20 - 5 - 9 - 2, 0)  # five for his vassals
    play(defied, "defy", "pay")
    assert (defied.crowns[0], defied.banned) == (20 - 5 - 9, BIT[0])


def test_W_9_2_soldiers_pay_asks_nothing_of_a_baron_without_such_troops_or_under_a_circle_noble() -> None:
    game = table()
    noble(game, 0, "star", "monz", "polish_100")
    noble(game, 1, "circle", "rota", "swiss_200")
    law(game, "soldiers_pay")
    wages(game)
    assert (asks(game), game.turn()) == ("PayWages", 0)
    play(game, "pay")
    assert asks(game) == "PlanCards"


def test_W_13_3_royal_bailiffs_end_revolts_in_the_kingdom() -> None:
    game = table()
    own(game, 0, "kovel", "acre")
    law(game, "royal_bailiffs")
    fates(game, 4, 5, 11)  # revolts
    upkeep(game)
    assert asks(game) == "QuellRevolt"
    play(game, "let go")
    assert (game.owners[city("kovel")], game.owners[city("acre")]) == (0, NEUTRAL)
    assert asks(game) != "QuellRevolt"


def test_W_8_2_2_free_trade_raises_the_stake_to_eight() -> None:
    game = table()
    reveal(game, "fund_expeditions")
    play(game, "launch china")
    assert legal(game) == [f"stake {crowns}" for crowns in range(6)]
    assert why(game, "stake 6") == "stake_limit"
    free = table()
    law(free, "free_trade")
    free.crowns = [15, 7, 15]
    reveal(free, "fund_expeditions")
    play(free, "launch china")
    assert legal(free)[-1] == "stake 8"
    play(free, "stake 8")
    assert legal(free)[-1] == "stake 7"  # all that he has
