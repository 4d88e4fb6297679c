"""The expert: legal everywhere, exact with dice, and its attempts follow section 16 of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from banneret import arena
from banneret.bots import Ismcts, make_bot
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.table import Table
from banneret.core.wording import Wording, game_texts
from banneret.games.knights.bot.estimate import COLUMNS, DICE_WORTH, ROWS, STOLEN, WEIGHTS, features, shares
from banneret.games.knights.bot.expert import KnightsExpert, Weigher
from banneret.games.knights.bot.guards import arrangement
from banneret.games.knights.bot.outlook import Outlook, estimate
from banneret.games.knights.kind import CHANCES, KNIGHTS
from banneret.games.knights.odds.aims import places_to_throw, roll_aim, solved
from banneret.games.knights.odds.chances import Chances, win
from banneret.games.knights.odds.contest import NO_LEADER, entry
from banneret.games.knights.odds.dice import state_of
from banneret.games.knights.rules.cards import OF_CASTLES, OF_SPECIALS
from banneret.games.knights.rules.data import load_data
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.strength import counts_of, strength
from tests.games.knights.tables import fresh, state, table

EVERYTHING = {
    "defence_tie": "defender", "tournament_tie": "rolloff", "plus_dice": "all", "king_timing": "any_attempt",
    "extra_attempt_on_steal": "on", "two_player_castle_rule": "off", "king_combination": "1111",
}  # fmt: skip
FEW = {"Anita": "castle_red_1", "Mark": "castle_green_1", "Eva": "castle_white_1"}


def answer(at: Table, seed: int = 1) -> str:
    return KnightsExpert(CHANCES).choose(state(at), at.game.turn(), FastChance(seed)).notation


def value(at: Table, text: str) -> float:
    """What an answer is worth to the seat on turn."""
    game = state(at)
    weigher = Weigher(game, game.current, CHANCES, COLUMNS[game.players - 2])
    return weigher.value(KNIGHTS.rules.catalogue.parse(text))


# Whole games.


@pytest.mark.parametrize(
    ("players", "options"),
    [*[(players, {}) for players in KNIGHTS.players], (2, EVERYTHING), (3, EVERYTHING)],
)
def test_it_answers_legally_and_games_end(players: int, options: Mapping[str, str]) -> None:
    policy = KNIGHTS.bot.policy()
    for seed in range(1 if options else 2):
        chance = FastChance(seed)
        game = KNIGHTS.new(players, {**options, "max_rounds": "100"}, chance=chance)
        while not game.over:
            seat = game.turn()
            action = policy.choose(KNIGHTS.view(game, seat).state, seat, chance)
            assert action in game.legal(seat)
            game.apply(seat, action, chance)
        assert isinstance(game, Knights)


def test_it_beats_random_players_in_97_of_100_games() -> None:
    result = arena.match(
        KNIGHTS, ["expert", "random"], games=100, players=2, seed="expert", options={"max_rounds": "200"}
    )
    bots = result["bots"]
    assert isinstance(bots, list)
    expert = bots[0]
    assert isinstance(expert, dict)
    share = expert["share"]
    assert isinstance(share, float)
    assert share >= 0.97


def test_the_naive_variant_is_a_bot_of_its_own() -> None:
    bot = make_bot(KNIGHTS, "expert-naive")
    assert bot.name == "expert-naive"
    at = rolling("4 4 4 5 5 2", "castle_blue_3", castles=FEW)  # 4-4-4+5
    assert bot.choose(at.view(0)).notation == "pick 4"  # it keeps the fours
    assert answer(at) == "pick 1"  # the pair of fives is better: 73.0 % against 68.9 %
    with pytest.raises(UserError, match="unknown_bot"):
        make_bot(KNIGHTS, "expert-lazy")
    with pytest.raises(UserError, match="unknown_bot"):
        make_bot(KNIGHTS, "expert-naive:5")


# Dice.


def rolling(lying: str, card: str, purpose: str = "pile", players: int = 3, **words: Any) -> Table:
    """Anita rolls for a card on the left pile, or for a card of somebody."""
    target = {"left": card} if purpose == "pile" else {"prize": card}
    return table({"phase": "rolling", "purpose": purpose, "lying": lying, **target, **words}, players)


@pytest.mark.parametrize(
    ("lying", "card", "left", "thrown"),
    [
        ("6 6 5 5 2 1", "castle_blue_2", 2, "5 6"),  # 4-4-4+1: keep the fives
        ("3 3 5 5 1 6", "castle_yellow_2", 2, "1 2 5"),  # 3-3-3+2: the higher pair
        ("4 4 4 5 2 1", "castle_blue_3", 2, "4 5 6"),  # 4-4-4+5: more than a plus die is needed
        ("5 5 5 2 1 6", "castle_green_3", 1, "4 5"),  # 5-5-5+3
        ("5 5 5 1 6 6", "castle_blue_2", 2, ""),  # beaten
        ("6 6 6 6 2 1", "castle_blue_2", 2, ""),  # hopeless
    ],
)
def test_K_4_3_it_rerolls_what_is_best(lying: str, card: str, left: int, thrown: str) -> None:
    at = rolling(lying, card, rerolls_left=left, castles=FEW)
    wanted = [*[f"pick {place}" for place in thrown.split()], "reroll"] if thrown else ["stop"]
    picked = ""
    for text in wanted[:-1]:
        assert answer(at) == text
        picked += text.removeprefix("pick ") + " "
        at = rolling(lying, card, rerolls_left=left, castles=FEW, picked=picked.strip())
    assert answer(at) == wanted[-1]


def test_of_equal_dice_the_picked_ones_are_thrown() -> None:
    kept = state_of(counts_of([5, 5]))
    assert places_to_throw([5, 2, 5, 5, 6, 1], kept, 0) == 0b101010
    assert places_to_throw([5, 2, 5, 5, 6, 1], kept, 0b000001) == 0b100011
    assert places_to_throw([5, 2, 5, 5, 6, 1], kept, 0b001001) == 0b101010


def test_K_4_6_an_attacker_looks_beyond_the_castle() -> None:
    castles = {"Anita": "castle_red_1", "Mark": "castle_yellow_2 castle_black_1", "Eva": "castle_white_1"}
    at = rolling("4 4 4 5 6 6", "castle_yellow_2", "attack_castle", castles=castles, rerolls_left=2)
    assert answer(at) == "pick 4"  # a fourth four is worth more than the plus die
    at = rolling("4 4 4 5 6 6", "castle_yellow_2", "attack_castle", castles=castles, rerolls_left=1)
    assert answer(at) == "stop"


def test_K_9_4_a_defender_beats_the_attacker() -> None:
    castles = {"Anita": "castle_red_1", "Mark": "castle_yellow_2 castle_black_1", "Eva": "castle_white_1"}
    words = {"castles": castles, "prize": "castle_yellow_2", "asked": "Mark", "rerolls_left": 1}
    at = table({"phase": "rolling", "purpose": "defence", "beat": [3, 4, 2], "lying": "4 4 4 3 6 6", **words})
    assert answer(at) == "stop"
    at = table({"phase": "rolling", "purpose": "defence", "beat": [3, 4, 5], "lying": "4 4 4 3 6 6", **words})
    assert answer(at) == "pick 4"
    tie = table({"phase": "rolling", "purpose": "defence", "beat": [3, 4, 3], "lying": "4 4 4 3 6 6", **words},
                options={"defence_tie": "defender"})  # fmt: skip
    assert answer(tie) == "stop"


def test_K_10_the_aim_of_a_tournament_knows_who_rolls_later() -> None:
    words = {
        "phase": "rolling",
        "purpose": "tournament",
        "left": "tournament_1",
        "castles": FEW,
        "lying": "1 2 3 4 5 6",
    }
    at = table({**words, "asked": "Anita"})
    game = state(at)
    aim = roll_aim(game, True)
    assert aim.key == win(NO_LEADER, 3, 0, [int(entry(2, 0))] * 2).key
    at = table({**words, "asked": "Mark", "results": {"Anita": [3, 3, 5]}, "specials": {"Eva": "champion die_3_a"}})
    aim = roll_aim(state(at), False)
    assert aim.key == win(strength(3, 3, 5), 2, 0, [int(entry(3, 4))], exact=False).key
    last = table({**words, "asked": "Eva", "results": {"Anita": [3, 3, 5], "Mark": [2, 5, 1]}})
    assert roll_aim(state(last), True).rivals == []


def test_K_10_4_a_roll_off_is_among_the_tied() -> None:
    words = {
        "phase": "rolling",
        "purpose": "tournament",
        "left": "tournament_1",
        "castles": FEW,
        "lying": "1 2 3 4 5 6",
    }
    at = table({**words, "asked": "Anita", "contenders": ["Anita", "Eva"]}, options={"tournament_tie": "rolloff"})
    aim = roll_aim(state(at), False)
    assert (aim.target, aim.rivals, aim.tied) == (NO_LEADER, [entry(2, 0)], [])
    at = table({**words, "asked": "Eva", "contenders": ["Anita", "Eva"], "results": {"Anita": [3, 3, 5]}},
               options={"tournament_tie": "rolloff"})  # fmt: skip
    aim = roll_aim(state(at), False)
    assert (aim.target, aim.rivals, aim.tied) == (strength(3, 3, 5), [], [entry(3, 0)])


# Attempts (section 16).


def test_a_winning_attempt_comes_first() -> None:
    """Three castles, a castle on one pile and a special card on the other: the victory is tried for."""
    castles = {"Anita": "castle_red_1 castle_green_1 castle_blue_1", "Mark": "castle_yellow_1", "Eva": "castle_white_1"}
    at = table({"castles": castles, "left": "die_1_a", "right": "castle_black_1", "swaps_used": 1})
    assert answer(at) == "attempt right"


def test_a_special_card_on_a_pile_costs_no_turn() -> None:
    at = table({"castles": FEW, "left": "castle_blue_2", "right": "die_1_a", "swaps_used": 1})
    assert answer(at) == "attempt right"


def test_a_tournament_that_wins_is_held() -> None:
    castles = {**FEW, "Anita": "castle_red_1 castle_blue_1"}
    words = {"castles": castles, "left": "tournament_1", "right": "castle_yellow_3", "swaps_used": 1}
    assert answer(table({**words, "tournaments": {"Anita": 2}}, players=3)) == "tournament left"
    assert answer(table({**words, "tournaments": {"Mark": 2}}, players=3)) != "tournament left"


def test_a_tournament_that_a_rival_may_win_by_is_worth_less() -> None:
    words = {"left": "tournament_1", "swaps_used": 1, "castles": {**FEW, "Eva": "castle_white_1 castle_black_1"}}
    harmless, danger = (table({**words, "tournaments": {"Eva": number}, "attempts": 1}) for number in (1, 2))
    gain = value(harmless, "tournament left") - value(harmless, "end turn")
    assert value(danger, "tournament left") - value(danger, "end turn") < gain - 0.01


def test_the_king_is_challenged_when_somebody_else_is_about_to_win() -> None:
    castles = {"Anita": "castle_red_1 castle_green_1 castle_blue_1", "Mark": "castle_yellow_1", "Eva": "castle_white_1"}
    words = {"castles": castles, "left": "die_1_a", "right": "deck_a", "swaps_used": 1}
    strong = "die_2_a die_4 die_5 royal_letter"
    weak = table({**words, "specials": {"Anita": "catapult_a"}})
    assert answer(weak) != "king"
    lettered = table({**words, "specials": {"Anita": "catapult_a royal_letter"}})
    assert value(lettered, "king") > value(weak, "king") + 0.02
    pressed = {**castles, "Mark": "castle_yellow_1 castle_green_2 castle_blue_2"}
    guarded = {"Mark": "die_3_a castle_guard_a"}
    at = table({**words, "castles": pressed, "specials": {"Anita": strong, **guarded},
                "castle_guard_on": {"Mark": "castle_yellow_1 castle_green_2"}})  # fmt: skip
    assert answer(at) == "king"


def test_who_is_about_to_win_is_attacked() -> None:
    castles = {"Anita": "castle_red_1", "Mark": "castle_green_1 castle_black_1 castle_blue_1",
               "Eva": "castle_white_1 castle_yellow_1"}  # fmt: skip
    at = table({"castles": castles, "left": "tournament_1", "right": "tournament_2", "swaps_used": 1})
    assert answer(at).removeprefix("attack castle_").split("_")[0] in ("green", "black", "blue")
    assert value(at, "attack castle_blue_1") > value(at, "attack castle_yellow_1")


def test_a_useless_top_is_swapped_and_both_piles_get_their_turn() -> None:
    words = {"castles": FEW, "left": "castle_red_2", "right": "castle_red_3"}
    answers = {answer(table(words), seed) for seed in range(20)}
    assert answers == {"swap left", "swap right"}
    good = {"castles": FEW, "left": "castle_red_2", "right": "die_1_a"}
    assert answer(table(good)) in ("attempt right", "swap left")


def test_K_11_4_the_castle_that_is_easiest_won_back_is_given() -> None:
    castles = {"castles": {"Anita": "castle_yellow_3 castle_red_1 castle_blue_3"}}
    assert answer(table({**castles, "phase": "revenge"})) == "give castle_red_1"
    chosen = table({**castles, "phase": "revenge", "chosen": "castle_red_1", "left": "deck_a", "rest": "right"})
    assert answer(chosen) == "under right"


def test_K_13_guards_stand_where_opponents_can_strike() -> None:
    castles = {"Anita": "castle_yellow_3 castle_red_1 castle_blue_2", "Mark": "castle_green_1", "Eva": "castle_white_1"}
    words = {"phase": "guards", "castles": castles, "specials": {"Anita": "castle_guard_a bodyguard_a die_5 deck_a"}}
    at = table(words)
    castle_guard = {KNIGHTS_CARDS[name] for name in ("castle_red_1", "castle_blue_2")}
    assert set(arrangement(state(at), 0, OF_CASTLES, CHANCES)) == castle_guard
    assert arrangement(state(at), 0, OF_SPECIALS, CHANCES) == [KNIGHTS_CARDS["castle_guard_a"]]
    for guard, cards in (("castle_guard", ["castle_red_1", "castle_blue_2"]), ("bodyguard", ["castle_guard_a"])):
        chosen: list[str] = []
        for _ in cards:
            text = answer(table({**words, "guard": guard, "chosen": " ".join(chosen)}))
            chosen.append(text.removeprefix("cover "))
        assert sorted(chosen) == sorted(cards)
        placed = state(table({**words, "guard": guard, "chosen": " ".join(chosen)}))  # it covers them by itself
        covers = placed.castle_guard_on[0] if guard == "castle_guard" else [placed.bodyguard_on[0]]
        assert sorted(covers) == sorted(KNIGHTS_CARDS[name] for name in cards)
    settled = {"castle_guard_on": {"Anita": "castle_red_1 castle_blue_2"}, "bodyguard_on": {"Anita": "castle_guard_a"}}
    assert answer(table({**words, **settled})) == "keep"
    assert answer(table({**words, **settled, "guard": "bodyguard"})) == "keep"


def test_K_13_4_a_guard_that_lies_badly_is_moved_before_the_attempt() -> None:
    castles = {"Anita": "castle_yellow_3 castle_red_1 castle_blue_2", "Mark": "castle_green_1", "Eva": "castle_white_1"}
    words = {"castles": castles, "specials": {"Anita": "castle_guard_a"}}
    badly = {"castle_guard_on": {"Anita": "castle_yellow_3 castle_red_1"}}
    assert answer(table({**words, **badly})) == "move castle_guard"
    well = {"castle_guard_on": {"Anita": "castle_blue_2 castle_red_1"}}
    assert not answer(table({**words, **well})).startswith("move")


def test_K_13_colours_that_everybody_has_need_no_guard() -> None:
    castles = {"Anita": "castle_red_1 castle_blue_2 castle_yellow_3", "Mark": "castle_red_2 castle_blue_1",
               "Eva": "castle_red_3 castle_blue_3"}  # fmt: skip
    at = table({"phase": "guards", "castles": castles, "specials": {"Anita": "castle_guard_a"}})
    assert KNIGHTS_CARDS["castle_yellow_3"] in arrangement(state(at), 0, OF_CASTLES, CHANCES)


KNIGHTS_CARDS = {action.piece_name: int(action.piece) for action in KNIGHTS.rules.catalogue.families["attack"]}


# The estimate.


def test_the_worth_of_die_cards_is_what_the_solver_says() -> None:
    data = load_data()
    castles = data.strengths[:16]
    plain = sum(CHANCES.beats(target, 2, 0) for target in castles) / 16
    for cards, worth in enumerate(DICE_WORTH):
        mean = sum(CHANCES.beats(target, 2, cards) for target in castles) / 16
        assert worth == pytest.approx(mean - plain, abs=6e-5)


def test_weights_have_a_column_for_every_number_of_players() -> None:
    assert len(WEIGHTS) == ROWS + 1 == STOLEN + 1
    assert all(len(row) == len(KNIGHTS.players) for row in WEIGHTS)
    assert len(features(2, 1, 3, 0)) == ROWS


@pytest.mark.parametrize("players", KNIGHTS.players)
def test_shares_add_up_and_follow_what_is_owned(players: int) -> None:
    game = fresh(players)
    found = KNIGHTS.bot.evaluate(game)
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 < share < 1.0 for share in found)
    outlook = Outlook(game, CHANCES, COLUMNS[players - 2])
    before = outlook.shares(0, True)
    for card in (0, 3, 20, 25):
        if card >= 16 or game.may_own(1, card):
            outlook.gain(1, card)
            assert outlook.shares(0, True)[1] > before[1]
            outlook.lose(1, card)
    assert outlook.shares(0, True) == before
    assert shares([1.0] * players) == pytest.approx([1 / players] * players)


def test_whoever_has_won_has_everything() -> None:
    outlook = Outlook(fresh(3), CHANCES, COLUMNS[1])
    outlook.castles[2] = 4
    assert outlook.shares(0, True) == [0.0, 0.0, 1.0]
    outlook.castles[2], outlook.tournaments[2] = 2, 3
    assert outlook.shares(0, True) == [0.0, 0.0, 1.0]


def test_the_seat_on_turn_may_win_at_once() -> None:
    castles = {"Anita": "castle_red_1 castle_green_1 castle_blue_1", "Mark": "castle_yellow_1", "Eva": "castle_white_1"}
    at = table({"castles": castles, "left": "deck_a", "right": "castle_black_1", "swaps_used": 1})
    outlook = Outlook(state(at), CHANCES, COLUMNS[1])
    now = outlook.winning_at_once(0, True)
    assert now == pytest.approx(0.6177633095, abs=1e-8)  # the black castle, 2-2-2+5
    assert outlook.winning_at_once(1, True) == 0.0
    outlook.tops = [20, 20]
    assert outlook.winning_at_once(0, True) == pytest.approx(0.3044178047, abs=1e-8)  # the king
    assert outlook.winning_at_once(0, False) == 0.0
    assert estimate(state(at), CHANCES)[0] > now


def test_an_estimate_of_a_finished_game_is_its_result() -> None:
    chance = FastChance(4)
    game = KNIGHTS.new(2, {}, chance=chance)
    policy = KNIGHTS.bot.policy()
    while not game.over:
        assert sum(KNIGHTS.bot.evaluate(game)) == pytest.approx(1.0)
        seat = game.turn()
        game.apply(seat, policy.choose(game, seat, chance), chance)
    assert KNIGHTS.bot.evaluate(game) == game.returns()


# Search leaves dice to the solver.


def test_dice_are_solved_and_nothing_else_but_taking_part() -> None:
    at = rolling("6 6 5 5 2 1", "castle_blue_2", castles=FEW)
    found = KNIGHTS.bot.solved(at.game, 0)
    assert found is not None
    assert found.notation == "pick 5"
    joining = table({"phase": "join", "left": "tournament_1", "results": {"Anita": [1, 5, 4]}, "castles": FEW})
    joined = solved(state(joining), Chances())
    assert joined is not None
    assert joined.notation == "join"
    assert KNIGHTS.bot.solved(table({"castles": FEW}).game, 0) is None
    three = {"castles": {"Anita": "castle_red_1 castle_blue_1 castle_green_1"}}
    assert KNIGHTS.bot.solved(table({"phase": "revenge", **three}).game, 0) is None


def test_search_spends_no_node_on_dice() -> None:
    at = table({"castles": FEW, "left": "castle_blue_2", "right": "die_1_a"})
    bot = Ismcts(KNIGHTS, iterations=60, seed=3)
    bot.choose(at.view(0))
    assert bot.search is not None
    waiting = [bot.search.root]
    words: set[str] = set()
    while waiting:
        node = waiting.pop()
        for branch in node.branches:
            words.add(branch.action.word)
            waiting.extend(branch.nodes)
    assert not words & {"pick", "reroll", "stop", "join", "decline"}
    assert "attempt" in words


def test_search_does_not_think_about_a_roll() -> None:
    at = rolling("6 6 5 5 2 1", "castle_blue_2", castles=FEW)
    bot = Ismcts(KNIGHTS, iterations=50, seed=3)
    assert bot.choose(at.view(0)).notation == "pick 5"
    assert bot.search is None
    assert bot.iterations == 0


# Why it did something.


@pytest.mark.parametrize(
    ("position", "answer", "key"),
    [
        ({"left": "castle_white_1"}, "attempt left", "attempt"),
        ({"left": "tournament_1"}, "tournament left", "tournament"),
        ({"left": "castle_white_1"}, "swap left", "reveal"),
        ({"castles": {"Mark": "castle_white_1 castle_blue_1"}}, "attack castle_white_1", "attempt"),
        ({"castles": {"Anita": "castle_red_1 castle_blue_2 castle_white_1"}}, "king", "king"),
        ({"attempts": 1}, "end turn", "end"),
        ({"phase": "join", "turn": "Eva", "left": "tournament_1", "results": {"Eva": [3, 3, 5]}}, "join", "join"),
        ({"phase": "guards", "specials": {"Anita": "castle_guard_a"}}, "keep", "guard"),
    ],
)
def test_the_expert_says_why_it_did_something(position: dict[str, Any], answer: str, key: str) -> None:
    words = {"castles": {"Anita": "castle_red_1"}, **position}
    at = table(words)
    action = KNIGHTS.rules.catalogue.parse_many(answer)[0]
    said = KNIGHTS.bot.explain(state(at), 0, action, state(at))
    assert said is not None
    assert said.key == key
    data = KNIGHTS.rules.load_data()
    for language in ("en", "hu"):
        wording = Wording(KNIGHTS, game_texts(KNIGHTS, language), ["Anita", "Mark", "Eva"], data)
        told = wording.texts.say(f"bot-{said.key}", wording.readable(said.parts))
        assert "[" not in told
        assert "{" not in told


def test_the_expert_says_nothing_about_dice() -> None:
    at = table({"phase": "rolling", "purpose": "pile", "left": "castle_blue_2", "lying": "6 6 5 5 2 1"})
    assert KNIGHTS.bot.explain(state(at), 0, KNIGHTS.rules.catalogue.parse_many("stop")[0], state(at)) is None


def test_the_share_that_the_expert_names_is_the_one_it_weighed() -> None:
    at = table({"left": "castle_white_1", "castles": {"Anita": "castle_red_1"}})
    game = state(at)
    chosen = KNIGHTS.bot.policy().choose(game, 0, FastChance(1))
    said = KNIGHTS.bot.explain(game, 0, chosen, game)
    assert said is not None
    assert float(str(said.parts["share"])) >= float(str(said.parts["others"]))


@pytest.mark.parametrize(("language", "words"), [("en", "no more with any other"), ("hu", "más választással sem")])
def test_where_another_choice_promises_as_much_one_share_is_named(language: str, words: str) -> None:
    game = state(table({"left": "tournament_1", "right": "tournament_2", "castles": FEW, "swaps_used": 1}))
    said = KNIGHTS.bot.explain(game, 0, KNIGHTS.rules.catalogue.parse("tournament left"), game)
    assert said is not None
    told = Wording(KNIGHTS, game_texts(KNIGHTS, language), ["a", "b", "c"], load_data()).reason(said)
    assert words in told
    assert told.count("%") == 2, "the chance of the roll, and one share of the victory"
