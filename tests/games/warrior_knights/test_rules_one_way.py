"""Section 6 Nobody is asked what public facts leave one answer to."""

from __future__ import annotations

from collections import Counter

from banneret.core.chance import FastChance
from banneret.core.table import Table, open_table
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.cards import AREA, OFF_BOARD
from banneret.games.warrior_knights.rules.state import WarriorKnights
from tests.games.warrior_knights.tables import asks, city, fates, legal, noble, office, play, reveal, table

CATALOGUE = WARRIOR_KNIGHTS.rules.catalogue


def drop(game: WarriorKnights, *numbers: int) -> None:
    play(game, ", ".join([*[f"drop fate_{number:02d}" for number in numbers], "keep the rest"]))


def besieger(*others: str) -> WarriorKnights:
    game = table(2)
    noble(game, 0, "star", "monz", "vassal_50")
    for other in others:
        noble(game, 0, other, "monz", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz")
    return game


def test_W_11_4_the_only_noble_is_not_asked_for() -> None:
    game = besieger()
    play(game, "siege")
    assert game.besiegers[city("monz")] == 0
    several = besieger("square")
    play(several, "siege")
    assert legal(several) == ["with star", "with square"]


def test_W_10_2_a_move_is_seen_whole_before_the_noble_goes_even_where_it_has_one_way() -> None:
    game = table(2)
    army = noble(game, 0, "star", "ravenwood", "vassal_50")
    reveal(game, "0:mobilize_forces")
    play(game, "target surat", "choose star")
    assert game.places[army] == AREA["ravenwood"]
    (step,) = legal(game)
    play(game, step)
    assert legal(game) == ["go"]
    play(game, "go")
    assert game.places[army] == AREA["surat"]


def at_table() -> Table:
    """Seat 0 is about to name a siege at a table that keeps a record."""
    live = open_table(WARRIOR_KNIGHTS, 2, {}, ["Anita", "Mark"], "1")
    live.game = besieger()
    return live


def test_a_chain_that_goes_by_itself_is_recorded_whole_and_may_be_written_out() -> None:
    for text in ("siege", "siege, with star, attack"):
        live = at_table()
        live.submit(0, CATALOGUE.parse_many(text))
        assert [action.notation for action in live.record.lines[-1].actions] == ["siege", "with star", "attack"]
        assert isinstance(live.game, WarriorKnights)
        assert live.game.besiegers[city("monz")] == 0


def test_W_11_step_6_a_square_with_nothing_to_prevent_and_a_star_that_hurts_nobody_are_not_asked() -> None:
    for slot, attack, defence, asked in (
        ("square", [3], [7], False),  # nobody deals
        ("square", [3], [2], True),
        ("square", [1], [2], False),  # a card prevents it already
        ("star", [3], [7], True),
        ("star", [3], [1], False),  # it would be prevented
    ):
        game = table(2)
        noble(game, 0, slot, "kovel", "english_100")
        noble(game, 1, "circle", "kovel", "polish_200")
        fates(game, attack[0], 22, 24, defence[0], 8, 12, 16)
        reveal(game, "0:versatile_strategy")
        play(game, "target kovel", "fight emerande")
        play(game, "offer 0")
        drop(game, 22, 24)
        drop(game, 8, 12, 16)
        assert (asks(game) == "UseAbility") == asked, (slot, attack, defence)


def test_W_11_step_6_the_attacker_reckons_with_a_star_to_come() -> None:
    game = table(2)
    noble(game, 0, "square", "kovel", "english_100")
    noble(game, 1, "star", "kovel", "polish_200")
    fates(game, 3, 22, 24, 7, 8, 12, 16)
    reveal(game, "0:versatile_strategy")
    play(game, "target kovel", "fight emerande")
    play(game, "offer 0")
    drop(game, 22, 24)
    drop(game, 8, 12, 16)
    assert (asks(game), game.turn()) == ("UseAbility", 0)


def test_W_11_step_9_an_ability_that_changes_no_victory_is_not_asked() -> None:
    for kept, asked in ((["03", "07"], False), (["03"], True), (["01", "08"], True)):
        game = table(2)
        noble(game, 0, "triangle", "kovel", "english_200")
        noble(game, 1, "circle", "kovel", "polish_200")
        fates(game, 3, 7, 1, 8, 22, 24, 12, 16)
        reveal(game, "0:versatile_strategy")
        play(game, "target kovel", "fight emerande")
        play(game, "offer 0")
        drop(game, *[int(card) for card in ("03", "07", "01", "08") if card not in kept])
        drop(game, 22, 24, 12, 16)
        assert (asks(game) == "UseAbility") == asked, kept


def test_W_11_step_9_against_walls_alone_every_victory_is_the_same() -> None:
    game = table(2)
    army = noble(game, 0, "triangle", "monz", "english_200")
    office(game, army, "standard_bearer")
    fates(game, 3, 1, 8, 12, 22, 24)
    reveal(game, "0:versatile_strategy")
    play(game, "target monz", "assault")
    drop(game, 1, 8, 12)
    assert asks(game) == "KeepOrRaze"


def test_W_11_step_7_losses_that_fit_in_one_way_are_placed() -> None:
    game = table(2)
    one = noble(game, 0, "star", "kovel", "english_100")
    two = noble(game, 0, "circle", "kovel", "english_50")
    noble(game, 1, "circle", "kovel", "polish_200", "swiss_200")
    fates(game, 22, 24, 16, 2, 6, 13, 1, 8, 12)
    reveal(game, "0:versatile_strategy")
    play(game, "target kovel", "fight emerande, with star, with circle, attack", "offer 0", "command circle")
    drop(game, 22, 24, 16)
    drop(game, 1, 8, 12)
    assert asks(game) == "PlanCards"
    assert (game.places[one], game.places[two]) == (OFF_BOARD, OFF_BOARD)


def test_experts_are_asked_needlessly_only_for_the_last_word_on_a_plan_or_a_way() -> None:
    needless: Counter[str] = Counter()
    for seed in range(2):
        chance = FastChance(seed)
        game = WARRIOR_KNIGHTS.new(3, {"influence_per_baron": "8"}, chance=chance)
        policy = WARRIOR_KNIGHTS.bot.policy()
        while (seat := game.turn()) >= 0:
            if len(game.legal(seat)) == 1:
                needless[type(game.stack[-1]).__name__] += 1
            game.apply(seat, policy.choose(game, seat, chance), chance)
    assert set(needless) <= {"PlanCards", "AssignTroops", "MoveNobles", "Versatile"}
