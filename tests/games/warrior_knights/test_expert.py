"""The scripted expert: always legal, sees nothing hidden, follows the advice of section 14, beats chance."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from banneret.arena import match
from banneret.bots import make_bot
from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.jsons import Json
from banneret.core.kernel import Game, JointQuestion, Question
from banneret.core.table import open_table
from banneret.games.warrior_knights.bot.expert import WarriorKnightsExpert
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.armies_and_places import city_at
from banneret.games.warrior_knights.rules.bargaining import BuyOff
from banneret.games.warrior_knights.rules.battle import StartBattle
from banneret.games.warrior_knights.rules.cards import AREA, FATES, FINE, MOBILIZE_FORCES, ROYAL_GRANT, SLOTS
from banneret.games.warrior_knights.rules.events import NameDrawer
from banneret.games.warrior_knights.rules.planning import PlanCards
from banneret.games.warrior_knights.rules.revolts import QuellRevolt
from banneret.games.warrior_knights.rules.state import ASSAULT, NEUTRAL, OPEN_FIELD, WarriorKnights, put
from banneret.games.warrior_knights.rules.upkeep import ReturnNoble
from banneret.games.warrior_knights.rules.voting import ON_AGENDA, push_vote
from banneret.games.warrior_knights.rules.wages import PayWages
from tests.games.warrior_knights.tables import asks, city, noble, own, reveal, table, troop

EXPERT = WARRIOR_KNIGHTS.bot.policy()
SETTINGS: list[dict[str, str]] = [
    {},
    {"open_private_motions": "on", "exchange_heirs": "on", "miracles_can_happen": "on"},
    {"player_elimination": "on", "abandoned_nobles": "on", "influence_per_baron": "8"},
    {"might_is_right": "on", "round_limit": "12"},
    {"negotiation": "off", "kingdom_cities": "18"},
    {"negotiation": "permissions", "fate_draw_cap": "10", "fallen_defenders": "count", "fortified_income": "taxation"},
]


def answer(game: WarriorKnights, seat: int) -> str:
    """What the expert says, asked with what the seat sees; it must be legal."""
    action = EXPERT.choose(WARRIOR_KNIGHTS.view(game, seat).state, seat, FastChance(1))
    assert action in game.legal(seat), f"{action.notation} to {asks(game)}"
    return action.notation


def advice(game: WarriorKnights) -> list[str]:
    """The answers of whoever is asked, until one is committed."""
    seat = game.turn()
    said: list[str] = []
    while True:
        said.append(answer(game, seat))
        action = WARRIOR_KNIGHTS.rules.catalogue.parse(said[-1])
        if not action.draft:
            return said
        game.draft(seat, action)


def check_answers(game: Game, chance: FastChance, own_part: int, most: int = 100_000) -> int:
    """Play on, so many of three answers the expert's, the rest anyhow; every advice must be legal."""
    asked = 0
    while (seat := game.turn()) >= 0 and asked < most:
        answers = game.legal(seat)
        action = answers[chance.below(len(answers), "choice")]
        if len(answers) > 1:
            advised = EXPERT.choose(WARRIOR_KNIGHTS.view(game, seat).state, seat, chance)
            assert advised in answers, f"{advised.notation} to {type(game.stack[-1]).__name__}"
            if chance.below(3, "part") < own_part:
                action = advised
            asked += 1
        game.apply(seat, action, chance)
    return asked


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(options.values()) or "plain")
def test_every_answer_is_legal_and_games_of_experts_come_to_their_end(options: dict[str, str]) -> None:
    for players in (2, 3, 6):
        chance = FastChance(players)
        game = WARRIOR_KNIGHTS.new(players, options, chance=chance)
        assert check_answers(game, chance, 3) > 100
        game.check()
        assert game.over


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(options.values()) or "plain")
def test_every_advice_is_legal_wherever_random_play_leads(options: dict[str, str]) -> None:
    for players, own_part in ((2, 0), (4, 1), (5, 2)):
        chance = FastChance(10 + players)
        check_answers(WARRIOR_KNIGHTS.new(players, options, chance=chance), chance, own_part, 1500)


def test_no_question_is_forgotten() -> None:
    """Rare questions too: each kind has its answer in the expert's table."""
    asked = [frame for frame in WARRIOR_KNIGHTS.rules.frames.values() if issubclass(frame, (Question, JointQuestion))]
    assert set(WarriorKnightsExpert().answers.entries) == set(asked)


def test_the_answer_is_the_same_in_every_world_that_the_seat_cannot_tell_apart() -> None:
    at = open_table(WARRIOR_KNIGHTS, 4, WARRIOR_KNIGHTS.rules.plain_options, ["Anna", "Bela", "Cili", "Dani"], "expert")
    chance = FastChance(5)
    asked = 0
    while at.waiting():
        seat = next(seat for seat in range(4) if at.waiting() >> seat & 1)
        view = at.view(seat)
        action = EXPERT.choose(view.state, seat, FastChance(asked))
        if asked % 4 == 0:
            sampler = WARRIOR_KNIGHTS.sight.sampler(view)
            for _ in range(2):
                assert EXPERT.choose(sampler.sample(chance), seat, FastChance(asked + 1)) is action
        at.submit(seat, [action])
        asked += 1
    assert asked > 300


def test_one_expert_beats_chance_at_tables_of_two_and_four() -> None:
    two = match(WARRIOR_KNIGHTS, ["expert", "random"], 8, 2, seed=1)
    four = match(WARRIOR_KNIGHTS, ["expert", "random", "random", "random"], 8, 4, seed=1)
    assert shares(two)[0] == 1.0
    assert shares(four)[0] == 1.0


def shares(result: Mapping[str, Json]) -> list[float]:
    bots = result["bots"]
    assert isinstance(bots, list)
    found: list[float] = []
    for bot in bots:
        assert isinstance(bot, dict)
        share = bot["share"]
        assert isinstance(share, float)
        found.append(share)
    return found


def test_search_takes_its_advice() -> None:
    game = WARRIOR_KNIGHTS.new(2, chance=FastChance(3))
    bot = make_bot(WARRIOR_KNIGHTS, "ismcts:12", seed=1)
    chance = FastChance(4)
    for _ in range(40):
        seat = int(game.turn())
        view = WARRIOR_KNIGHTS.view(game, seat, WARRIOR_KNIGHTS.sight.memory(game, seat))
        action = bot.choose(view)
        assert action in game.legal(seat)
        game.apply(seat, action, chance)


# What it does.


def test_nobles_begin_at_neutral_cities_that_they_can_take() -> None:
    chance = FastChance(8)
    game = WARRIOR_KNIGHTS.new(4, chance=chance)
    assert isinstance(game, WarriorKnights)
    while game.round == 0:
        seat = game.turn()
        game.apply(seat, EXPERT.choose(WARRIOR_KNIGHTS.view(game, seat).state, seat, chance), chance)
    at_cities = 0
    for army, place in enumerate(game.places):
        if army % SLOTS < 4 and place >= 0:
            at_cities += city_at(game, place) >= 0
    assert at_cities >= 12


def test_moves_and_battles_are_planned_first_and_no_stack_is_left_short() -> None:
    game = table(3)
    for seat in range(3):
        noble(game, seat, "star", ["froli", "vecht", "monz"][seat], "vassal_100")
        noble(game, seat, "circle", ["isar", "lenz", "rota"][seat], "vassal_50")
    game.push(PlanCards(7, 7))
    game.advance(FastChance(1))
    plan = advice(game)
    assert plan[-1] == "done"
    assert len(plan) == 7
    assert sum("mobilize_forces" in card for card in plan) == game.hands[0].count(MOBILIZE_FORCES)
    assert "plan 1:mobilize_forces" in plan


def test_a_siege_of_an_earlier_round_is_finished() -> None:
    game = table(2)
    noble(game, 0, "circle", "monz", "vassal_50")
    game.besiegers = put(game.besiegers, city("monz"), 0)
    game.siege_rounds = put(game.siege_rounds, city("monz"), 1)
    reveal(game, "0:versatile_strategy")
    assert advice(game) == ["target monz"]
    game.apply(0, WARRIOR_KNIGHTS.rules.catalogue.parse("target monz"), FastChance(1))
    assert advice(game) == ["siege", "with circle", "attack"]


def test_a_strong_army_storms_and_a_weak_one_besieges() -> None:
    strong = table(2)
    noble(strong, 0, "triangle", "froli", "vassal_100", "vassal_50", "vassal_50", "swiss_100")
    reveal(strong, "0:versatile_strategy")
    assert advice(strong) == ["target froli"]
    strong.apply(0, WARRIOR_KNIGHTS.rules.catalogue.parse("target froli"), FastChance(1))
    assert advice(strong)[0] == "assault"
    weak = table(2)
    noble(weak, 0, "square", "froli", "vassal_50")
    reveal(weak, "0:versatile_strategy")
    assert advice(weak) == ["target froli"]
    weak.apply(0, WARRIOR_KNIGHTS.rules.catalogue.parse("target froli"), FastChance(1))
    assert advice(weak)[0] == "siege"


def test_a_noble_marches_to_a_city_and_takes_the_garrison_along() -> None:
    game = table(2)
    noble(game, 0, "star", "oakvale", "vassal_50")
    reveal(game, "0:mobilize_forces")
    target = advice(game)
    game.apply(0, WARRIOR_KNIGHTS.rules.catalogue.parse(target[0]), FastChance(1))
    move = advice(game)
    assert move[0] == "choose star"
    assert any(part.startswith("take garrison:") for part in move)
    assert move[-1] == "go"


def test_the_last_noble_falls_so_that_no_victories_are_counted() -> None:
    """Case 41 of section 12: on the noble the city holds, as a breach it is lost."""
    game = table(2)
    own(game, 1, "vecht")
    noble(game, 1, "star", "vecht", "vassal_50")
    noble(game, 0, "circle", "vecht", "vassal_100", "vassal_50", "vassal_50", "swiss_200")
    results = [fate.battle for fate in game.charter.data.fates]
    deals = [card for card in range(FATES) if results[card] == 0]
    wins = [card for card in range(FATES) if results[card] == 2]
    game.push(StartBattle(0, 1, ASSAULT, AREA["vecht"], BIT[3]))
    game.advance(FastChance(1))
    game.fate_hands = [[deals[0], wins[0], wins[1], wins[2], deals[1], deals[2]], [deals[3], deals[4], wins[3]]]
    chance = FastChance(1)
    for seat, drops in ((0, [wins[2], deals[1], deals[2]]), (1, [deals[3], deals[4], wins[3]])):
        for card in drops:
            game.apply(seat, WARRIOR_KNIGHTS.rules.catalogue.parse(f"drop fate_{card + 1:02d}"), chance)
        game.apply(seat, WARRIOR_KNIGHTS.rules.catalogue.parse("keep the rest"), chance)
    while asks(game) == "UseAbility":
        game.apply(game.turn(), WARRIOR_KNIGHTS.rules.catalogue.parse("forgo ability"), chance)
    assert asks(game) == "TakeLoss"
    assert answer(game, 1) == "hit star"


def test_a_weak_noble_is_bought_off_and_a_strong_one_is_not() -> None:
    game = table(2)
    noble(game, 0, "triangle", "froli", "vassal_100", "vassal_50", "vassal_50", "swiss_200")
    noble(game, 1, "circle", "froli", "vassal_50")
    game.push(StartBattle(0, 1, OPEN_FIELD, AREA["froli"], BIT[2]))
    game.push(BuyOff(1, 0))
    game.advance(FastChance(1))
    assert answer(game, 1) == "offer 5"
    troop(game, 1, "circle", "romanian_200", "polish_200", "english_200", "swabian_200")
    assert answer(game, 1) == "offer 0"


def test_red_events_go_to_the_leader_while_there_is_faith() -> None:
    game = table(3)
    game.influence = [0, 2, 9]
    game.faith = [0, 2, 0]
    red = [event for event in game.event_deck if game.charter.data.events[event].color == 0]
    game.event_deck = red + [event for event in game.event_deck if event not in red]
    game.push(NameDrawer(1))
    game.advance(FastChance(1))
    leads = game.name_of(2)
    assert answer(game, 1) == f"draws {leads}"


def test_faith_puts_a_revolt_down_before_crowns() -> None:
    game = table(2)
    own(game, 0, "froli")
    game.faith = [1, 0]
    game.push(QuellRevolt(0, city("froli")))
    game.advance(FastChance(1))
    assert answer(game, 0) == "pay faith"
    game.faith = [0, 0]
    assert answer(game, 0) == "pay crowns"
    game.crowns = [0, 0]
    assert game.legal(0) == [WARRIOR_KNIGHTS.rules.catalogue.parse("let go")]


def test_a_gift_is_claimed_and_a_burden_goes_to_the_leader() -> None:
    for agenda, chosen in ((ROYAL_GRANT, 0), (FINE, 2)):
        game = table(3)
        game.influence = [1, 1, 9]
        game.votes = [5, 2, 2]
        game.agenda_deck = [card for card in game.agenda_deck if card != agenda]
        game.current = [card for card in game.current if card != agenda]
        game.agenda = agenda
        push_vote(game, ON_AGENDA, agenda)
        game.advance(FastChance(1))
        commits = answer(game, 0)
        assert 0 < int(commits.split()[1]) <= 5
        for seat, text in ((0, "commit 3"), (1, "commit 0"), (2, "commit 0")):
            game.apply(seat, WARRIOR_KNIGHTS.rules.catalogue.parse(text), FastChance(1))
        assert asks(game) == "Declare"
        assert answer(game, 0) == f"vote for {game.name_of(chosen)}"


def test_all_wages_are_paid_while_there_are_crowns_else_the_strongest() -> None:
    game = table(2)
    troop(game, 0, "garrison", "swiss_200", "polish_50")
    game.push(PayWages(0, 0))
    game.advance(FastChance(1))
    assert answer(game, 0) == "pay"
    game.crowns = put(game.crowns, 0, 4)
    assert advice(game) == ["wage garrison:swiss_200", "done"]


def test_a_noble_comes_back_into_the_city_that_nobody_guards() -> None:
    game = table(2)
    own(game, 0, "rota", "alta")
    noble(game, 0, "star", "rota", "vassal_50")
    game.owners = [-2 if owner == NEUTRAL else owner for owner in game.owners]
    troop(game, 0, "circle", "vassal_50")
    game.push(ReturnNoble(0, 3))
    game.advance(FastChance(1))
    assert answer(game, 0) == "enter alta"
