"""Section 14 of the specification: exact chances, and what they are told from."""

from __future__ import annotations

from itertools import permutations, product
from math import comb
from typing import cast

import pytest

from banneret.core.chance import FastChance
from banneret.core.odds import OddsError, ShownChance
from banneret.core.table import open_table
from banneret.core.wording import game_texts
from banneret.games.warrior_knights.bot.assault_chances import DEAD, FEWEST_CARDS, MOST_CARDS, MOST_WALLS, guess
from banneret.games.warrior_knights.bot.assault_chances import TAKEN as TAKEN_TABLE
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.odds.battle_solver import (
    ATTACKERS_DIE,
    FRESH,
    NO_ABILITY,
    TAKEN,
    UNSEEN,
    Battle,
    Deck,
    Side,
    Solver,
    army_side,
    keeps,
    walls_side,
)
from banneret.games.warrior_knights.odds.calculators import QUESTIONS, chart
from banneret.games.warrior_knights.odds.prospects import known_deck, known_defence, known_hands
from banneret.games.warrior_knights.odds.ventures import deck_of, revolt_chances, venture, vote_chances
from banneret.games.warrior_knights.odds.vote_habits import STAGES, WORTH
from banneret.games.warrior_knights.odds.vote_odds import Rival, commits_of, most_committed, stage_of
from banneret.games.warrior_knights.odds.vote_odds import vote_chances as table_vote_chances
from banneret.games.warrior_knights.odds.vote_prospects import vote_prospects
from banneret.games.warrior_knights.rules.battle import StartBattle
from banneret.games.warrior_knights.rules.cards import (
    AREA,
    CITY_IN,
    FATES,
    NATION_IDS,
    NO_ASSAULTS,
    SHAPE_IDS,
)
from banneret.games.warrior_knights.rules.data import load_data
from banneret.games.warrior_knights.rules.state import ASSAULT, NEUTRAL, NO_BATTLE, WarriorKnights
from banneret.games.warrior_knights.rules.voting import CommitVotes, by_name, vote_in_progress
from banneret.games.warrior_knights.sight.memory import WarriorKnightsView, memory_of_position
from tests.games.warrior_knights.tables import begin, fates, legal, noble, play, reveal, table
from tools.vote_habits import worth

DATA = load_data()
prospects = WARRIOR_KNIGHTS.odds.prospects
ABILITIES = [NO_ABILITY, 0, 1, 2]

# The reference values of section 14: city, troops, and by ability capture / death.
REFERENCE = """
200  50 .039/.575 .075/.653 .178/.163 .244/.437
200 100 .050/.600 .082/.678 .230/.168 .276/.365
200 150 .230/.168 .353/.169 .350/.034 .632/.129
200 200 .510/.100 .739/.153 .620/.004 .830/.062
200 300 .867/.001 .986/.000 .867/.001 .984/.000
300 200 .245/.253 .271/.281 .394/.101 .592/.130
300 300 .540/.047 .714/.035 .557/.035 .812/.012
300 400 .733/.011 .907/.001 .733/.011 .920/.000
400 400 .530/.071 .617/.048 .531/.069 .776/.012
500 400 .439/.129 .444/.127 .446/.122 .689/.037
"""
CELLS = [
    (int(line.split()[0]), int(line.split()[1]), ability, *map(float, cell.split("/")))
    for line in REFERENCE.strip().splitlines()
    for ability, cell in zip(ABILITIES, line.split()[2:], strict=True)
]
# "Where several keeps capture equally often the death figure may differ by policy": here it does.
BY_POLICY = [(300, 200, NO_ABILITY), (300, 200, 0)]


def assault(city: int, troops: int, ability: int) -> Battle:
    return Battle(army_side(troops, -(-troops // 100), ability), walls_side(city), True)


def test_all_forty_cells_are_there() -> None:
    assert len(CELLS) == 40


@pytest.mark.parametrize(("city", "troops", "ability", "capture", "death"), CELLS)
def test_reference_values_of_section_14(city: int, troops: int, ability: int, capture: float, death: float) -> None:
    figures = Solver(assault(city, troops, ability), Deck(FRESH)).solve()
    assert figures[TAKEN] == pytest.approx(capture, abs=0.001)
    if (city, troops, ability) in BY_POLICY:
        assert figures[ATTACKERS_DIE] <= death <= most_deaths(assault(city, troops, ability))
    else:
        assert figures[ATTACKERS_DIE] == pytest.approx(death, abs=0.001)


def most_deaths(battle: Battle) -> float:
    """How often the attacker dies who captures as often as can be and does not care for himself."""
    solver = Solver(battle, Deck(FRESH))
    total = 0.0
    for hand in solver.hands(0, FRESH, battle.attack.cards):
        found = [solver.figures(hand.counts, keep, hand.left) for keep in keeps(hand.counts, battle.attack.most_kept())]
        best = max(figures[TAKEN] for figures in found)
        total += hand.weight * max(f[ATTACKERS_DIE] for f in found if f[TAKEN] > best - 1e-12)
    return total


@pytest.mark.parametrize(("city", "troops", "ability"), [(100, 50, 0), (200, 100, 9), (200, 150, 2), (100, 200, 1)])
def test_card_by_card_gives_the_same_as_all_at_once(city: int, troops: int, ability: int) -> None:
    quick = Solver(assault(city, troops, ability), Deck(FRESH))
    slow = Solver(assault(city, troops, ability), Deck(FRESH))
    slow.on_top = 0
    assert slow.solve() == pytest.approx(quick.solve(), abs=1e-9)


def test_two_Barons_card_by_card() -> None:
    battle = Battle(army_side(100, 1, 0), army_side(100, 1, 1), False)
    quick, slow = Solver(battle, Deck(FRESH)), Solver(battle, Deck(FRESH))
    slow.on_top = 0
    assert slow.solve() == pytest.approx(quick.solve(), abs=1e-9)


def test_cards_seen_since_the_last_shuffle_lie_under_the_deck() -> None:
    """Every order of four unseen cards above five known ones, played out card by card."""
    bag = [1, 1, 1, 1]
    tail = [0, 2, 3, 1, 0]
    battle = Battle(Side(3, 1, 0, NO_ABILITY, True, True), walls_side(200), True)
    solver = Solver(battle, Deck(bag, [UNSEEN] * 4 + tail))
    unseen = [result for result in range(4) for _ in range(bag[result])]
    taken = died = 0
    orders = list(permutations(unseen))
    for order in orders:
        deck = [*order, *tail]
        hand, city, deck = deck[:3], deck[3:5], deck[5:]
        counts = [hand.count(result) for result in range(4)]
        left = [bag[result] - counts[result] for result in range(4)]
        keep = solver.best_keep(counts, left)[0]
        kept = [result for result in range(4) for _ in range(keep[result])]
        dropped = hand[:]
        for result in kept:
            dropped.remove(result)
        deck = deck + dropped
        for held in (kept, city):
            for card in held:
                if card == 3 and deck:
                    held.append(deck.pop(0))
        bits = battle.outcome(*[kept.count(r) for r in range(3)], *[city.count(r) for r in range(3)])
        taken += bits & 1
        died += bits >> 1 & 1
    figures = solver.solve()
    assert figures[TAKEN] == pytest.approx(taken / len(orders))
    assert figures[ATTACKERS_DIE] == pytest.approx(died / len(orders))


@pytest.mark.long
def test_the_rules_agree_with_the_odds() -> None:
    """An assault with 200 troops under a triangle noble on a city of 200, played by the rules many times."""
    expert = WARRIOR_KNIGHTS.bot.policy()
    captured = 0
    games = 600
    for seed in range(games):
        game = table(2)
        noble(game, 0, "triangle", "froli", "vassal_100", "vassal_50", "vassal_50")
        chance = FastChance(seed)
        deck = list(range(FATES))
        chance.shuffle(deck, "fate")
        game.fate = deck
        game.push(StartBattle(0, NEUTRAL, ASSAULT, AREA["froli"], 1 << 2))
        game.advance(chance)
        while game.battle_kind != NO_BATTLE:
            seat = game.turn()
            game.apply(seat, expert.choose(game, seat, chance), chance)
        captured += game.owners[CITY_IN[AREA["froli"]]] == 0
    assert captured / games == pytest.approx(0.830, abs=4 * (0.83 * 0.17 / games) ** 0.5)


def test_rounded_chances_are_those_of_the_solver() -> None:
    for ability in (0, 1, 2, 3):
        for cards, walls in ((2, 2), (4, 2), (5, 3), (7, 5)):
            side = Side(cards, max(1, cards - 2), 0, ability, True, True)
            figures = Solver(Battle(side, walls_side(100 * walls), True), Deck(FRESH)).solve()
            strength = 100 * (cards - FEWEST_CARDS)
            assert guess(TAKEN_TABLE, ability, strength, 100 * walls) == pytest.approx(figures[TAKEN], abs=0.0051)
            assert guess(DEAD, ability, strength, 100 * walls) == pytest.approx(figures[ATTACKERS_DIE], abs=0.0051)
    assert len(TAKEN_TABLE) == 4 * (MOST_CARDS - FEWEST_CARDS + 1)
    assert {len(row) for row in TAKEN_TABLE + DEAD} == {MOST_WALLS}


# Expeditions, revolts, deserters, votes.


@pytest.mark.parametrize(
    ("expedition", "blessed", "lost", "no_news", "mean"),
    [
        (0, False, 0.208, 0.208, 1.00),
        (1, False, 0.333, 0.208, 1.00),
        (2, False, 0.458, 0.208, 1.083),
        (0, True, 0.036, 0.127, 1.507),
        (1, True, 0.101, 0.181, 1.649),
        (2, True, 0.199, 0.236, 1.888),
    ],
)
def test_expeditions(expedition: int, blessed: bool, lost: float, no_news: float, mean: float) -> None:
    found = venture(DATA.fates, expedition, blessed)
    assert found.lost == pytest.approx(lost, abs=0.001)
    assert found.no_news == pytest.approx(no_news, abs=0.001)
    assert found.mean == pytest.approx(mean, abs=0.001)
    assert found.lost + found.no_news + sum(found.times) == pytest.approx(1.0)


@pytest.mark.parametrize(("expedition", "in_the_end"), [(0, 1.26), (1, 1.26), (2, 1.37)])
def test_a_crown_in_an_expedition_that_is_not_blessed(expedition: int, in_the_end: float) -> None:
    assert venture(DATA.fates, expedition, False).in_the_end == pytest.approx(in_the_end, abs=0.005)


def test_a_revolt_comes_one_time_in_four_and_a_deserter_of_a_nation_one_in_six() -> None:
    assert sum(fate.revolt for fate in DATA.fates) / FATES == 0.25
    for nation in range(len(NATION_IDS)):
        assert sum(fate.nation == nation for fate in DATA.fates) / FATES == pytest.approx(1 / 6)
    assert revolt_chances(24, 6, 1) == [0.75, 0.25]
    three = revolt_chances(24, 6, 3)
    assert three[0] == pytest.approx(18 * 17 * 16 / (24 * 23 * 22))
    assert sum(three) == pytest.approx(1.0)
    assert revolt_chances(10, 0, 2)[0] == 1.0


@pytest.mark.parametrize("chair", [False, True])
def test_votes_by_counting_every_case(chair: bool) -> None:
    rivals = [3, 2]
    cases = list(product(range(4), range(3)))
    for mine in range(6):
        together = sum(mine > a + b or (chair and mine == a + b) for a, b in cases) / len(cases)
        apart = sum(mine > max(a, b) or (chair and mine == max(a, b)) for a, b in cases) / len(cases)
        assert vote_chances(5, rivals, [], chair)[mine] == pytest.approx(together)
        assert vote_chances(5, [], rivals, chair)[mine] == pytest.approx(apart)


@pytest.mark.parametrize("chair", [False, True])
def test_votes_of_some_together_and_others_apart(chair: bool) -> None:
    against, others = [2, 1], [3, 0]
    cases = list(product(range(3), range(2), range(4), range(1)))
    found = vote_chances(5, against, others, chair)
    for mine in range(6):
        ahead = [max(a + b, c, d) for a, b, c, d in cases]
        assert found[mine] == sum(mine > most or (chair and mine == most) for most in ahead) / len(cases)


def test_any_number_of_votes_that_can_be_committed_can_be_asked_about() -> None:
    """Exactly, by the one rival against whom all cases can be counted at sight."""
    rows = chart("vote", {"votes": ["300"], "rivals": ["299"]}, "en", DATA).rows
    assert [row.chances for row in rows] == [[committed / 300] for committed in range(301)]
    five = {"votes": ["300"], "rivals": ["300,300,300,300,300"], "together": [""]}
    assert chart("vote", five, "en", DATA).rows[300].chances[0] == pytest.approx(comb(304, 5) / 301**5, rel=1e-12)


# Questions of the command line.

GIVEN: dict[str, dict[str, list[str]]] = {
    "assault": {"walls": ["froli"], "troops": ["200"]},
    "battle": {"attack": ["200"], "defence": ["100"]},
    "siege": {"walls": ["300"]},
    "expedition": {"seen": ["1,2"]},
    "revolt": {"cities": ["3"], "seen": ["fate_04"]},
    "vote": {"votes": ["4"], "rivals": ["3,1"]},
}


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("question", [question.id for question in QUESTIONS])
def test_every_question_has_an_answer_in_words(question: str, language: str) -> None:
    found = chart(question, GIVEN[question], language, DATA)
    words = [found.heading, *found.notes, *[label for _, label in found.columns], *[row.label for row in found.rows]]
    assert all(word and "[" not in word for word in words)
    for row in found.rows:
        assert len(row.chances) == len(found.columns)


def test_the_table_of_section_14_can_be_asked_for() -> None:
    rows = {row.name: row.chances for row in chart("assault", GIVEN["assault"], "en", DATA).rows}
    assert rows["200-triangle"][0] == pytest.approx(0.830, abs=0.001)
    assert set(rows) == {f"200-{name}" for name in ("none", *SHAPE_IDS[:3])}


def test_a_siege_needs_more_than_the_walls() -> None:
    rows = {row.name: row.chances for row in chart("siege", {"walls": ["300"]}, "en", DATA).rows}
    assert rows["100"] == [0.0, 1.0]
    assert rows["150"] == [1.0, 1.0]
    inside = {"walls": ["200"], "inside": ["100"], "troops": ["300"]}
    assert chart("siege", inside, "en", DATA).rows[0].chances == [0.0, 1.0]


@pytest.mark.parametrize(
    ("question", "given"),
    [
        ("assault", {"walls": ["camelot"]}),
        ("assault", {"walls": ["250"]}),
        ("assault", {"walls": ["200"], "troops": ["70"]}),
        ("assault", {"walls": ["200"], "noble": ["pentagon"]}),
        ("battle", {"attack": ["2000"], "defence": ["100"]}),
        ("expedition", {"seen": ["25"]}),
        ("expedition", {"seen": ["3,3"]}),
        ("revolt", {"cities": ["24"], "seen": ["1"]}),
        ("vote", {"votes": ["3"], "rivals": ["x"]}),
        ("vote", {"votes": ["301"], "rivals": ["3"]}),
        ("vote", {"votes": ["9" * 5000], "rivals": ["3"]}),
        ("vote", {"votes": ["3"], "rivals": ["301"]}),
        ("vote", {"votes": ["3"], "rivals": [","]}),
        ("vote", {"votes": ["3"], "rivals": ["1,1,1,1,1,1"]}),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_reason(question: str, given: dict[str, list[str]]) -> None:
    with pytest.raises(OddsError) as caught:
        chart(question, given, "en", DATA)
    for language in ("en", "hu"):
        assert game_texts(WARRIOR_KNIGHTS, language).has(f"reason-{caught.value.parts['why']}")


def test_no_chance_is_less_than_nothing() -> None:
    for row in chart("revolt", {"cities": ["1"]}, "en", DATA).rows:
        assert all(chance is None or not str(chance).startswith("-") for chance in row.chances)


# At the table.


def test_W_9_3_what_experts_commit_adds_up() -> None:
    for matter, rows in WORTH.items():
        assert len(rows) in (1, len(STAGES) + 1), matter
        for row in rows:
            assert sum(row) == pytest.approx(1.0), matter
            for most in range(9):
                shares = commits_of(row, most)
                assert sum(shares) == pytest.approx(1.0), matter
                assert len(shares) <= most + 1, "nobody commits more than he would"
    assert [stage_of(rounds) for rounds in (6.0, 4.0, 3.0, 2.0, 1.0)] == [0, 1, 2, 3, 4]


def test_what_a_matter_is_worth_is_measured_by_those_who_could_have_committed_more() -> None:
    """Ten had one vote and committed it, ten had three and committed two: it is worth two."""
    assert worth([(1, 1)] * 10 + [(2, 3)] * 10) == [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]
    assert worth([(0, 2)] * 5 + [(2, 2)] * 5) == [0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5]


def test_W_9_3_an_expert_keeps_half_of_his_votes_for_what_is_to_come() -> None:
    assert most_committed(5, 9, True, False) == 3
    assert most_committed(5, 9, False, False) == 5
    assert most_committed(5, 2, False, False) == 3, "one more than all others have"
    assert most_committed(5, 2, False, True) == 2, "the Chairman wins a tie"


def test_W_9_3_6_a_gift_goes_to_the_most_votes_and_of_those_tied_to_the_chair() -> None:
    """The royal grant is worth three votes to everybody."""
    ahead = table_vote_chances("royal_grant", 0, 4, [Rival(2, True), Rival(1, False)])
    assert ahead == pytest.approx([0.0, 0.0, 0.0, 1.0, 1.0]), "the chair commits 2 and wins a tie at 2"
    tied = table_vote_chances("royal_grant", 0, 3, [Rival(1, True), Rival(2, False), Rival(2, False)])
    assert tied == pytest.approx([0.0, 0.0, 1 / 3, 1.0]), "the chair, who is behind, picks one of the three tied"
    chair = table_vote_chances("royal_grant", 0, 3, [Rival(3, False)])
    assert chair == pytest.approx([0.0, 0.0, 0.0, 1.0]), "who leads the meeting wins a tie"


def test_W_9_3_6_the_worth_of_a_gift_is_the_same_to_all() -> None:
    """Harbour dues: late in the game worth nothing in 73 of 100 cases, to everybody at once."""
    late = table_vote_chances("harbour_dues", 4, 1, [Rival(2, False), Rival(2, False), Rival(2, True)])
    assert late == pytest.approx([0.0, 0.73])
    assert table_vote_chances("harbour_dues", 4, 1, [Rival(2, False), Rival(2, False)]) == pytest.approx([0.73, 1.0])


def test_W_9_3_6_who_has_the_token_commits_nothing_for_it() -> None:
    token = table_vote_chances("elect_head", 0, 2, [Rival(2, True, holds=True), Rival(1, False)])
    assert token == pytest.approx([0.0, 0.5, 1.0])


def test_W_9_3_6_a_burden_goes_to_the_leader_against_whom_all_vote() -> None:
    """A censure is worth two votes to everybody once somebody has influence."""
    rivals = [Rival(1, False), Rival(1, False)]
    assert table_vote_chances("censure", 4, 3, rivals) == pytest.approx([2 / 3, 2 / 3, 1.0, 1.0])


def test_prospects_of_a_battle_with_all_nobles_there() -> None:
    game = table(2)
    noble(game, 0, "triangle", "froli", "vassal_100", "vassal_50", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target froli")
    found = prospects(WARRIOR_KNIGHTS.view(game, 0))
    assert found is not None
    assert found.answers["siege"] == 1.0
    assert found.answers["assault"] == pytest.approx(0.830, abs=0.001)
    assert found.of_answer == {"assault": "captured", "siege": "besieged"}
    ends = {figure.of: figure.value for figure in found.beside["assault"]}
    assert set(ends) == {"own-deaths", "retreat"}  # there is no noble inside
    assert ends["own-deaths"] == pytest.approx(0.062, abs=0.001)
    assert [figure.value for figure in found.beside["siege"]] == [0.0, 0.0]
    assert found.notes[0][0] == "odds-note-best-kept"  # what the figures rest on
    begin(game, "assault")
    named = prospects(WARRIOR_KNIGHTS.view(game, 0))
    assert named is not None
    assert named.answers["with triangle"] == found.answers["assault"]
    assert prospects(WARRIOR_KNIGHTS.view(game, 1)) is None


def test_prospects_of_dropping_cards_name_the_best_ones() -> None:
    game = table(2)
    noble(game, 0, "triangle", "froli", "vassal_100", "vassal_50", "vassal_50")
    results = [fate.battle for fate in DATA.fates]
    hand = [results.index(0) + 1, results.index(1) + 1, results.index(2) + 1, results.index(3) + 1]
    fates(game, *hand)
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault", "with triangle", "attack")
    assert len([answer for answer in legal(game) if answer.startswith("drop")]) == 4
    found = prospects(WARRIOR_KNIGHTS.view(game, 0))
    assert found is not None
    assert len(found.best) == 2
    assert found.chosen is None
    for answer in found.best:
        play(game, answer)
    after = prospects(WARRIOR_KNIGHTS.view(game, 0))
    assert after is not None
    assert after.chosen == pytest.approx(found.best_chance)


def test_W_11_chances_of_a_battle_rest_on_the_best_cards_being_kept() -> None:
    game = table(2)
    noble(game, 0, "triangle", "froli", "vassal_100", "vassal_50", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target froli")
    view = WARRIOR_KNIGHTS.view(game, 0)
    named = prospects(view)
    assert named is not None
    assert WARRIOR_KNIGHTS.odds.assumed(view, named) is None, "whom he attacks is his own affair"
    begin(game, "assault", "with triangle")
    play(game, "attack")
    dropped = []
    while True:
        view = WARRIOR_KNIGHTS.view(game, 0)
        found = prospects(view)
        assert found is not None
        answer = WARRIOR_KNIGHTS.odds.assumed(view, found)
        assert answer is not None
        if not answer.draft:
            break
        dropped.append(answer.notation)
        begin(game, answer.notation)
    assert found.chosen == found.best_chance
    assert sorted(dropped) == sorted(found.best)


def test_W_11_a_hand_that_was_seen_on_the_deck_is_known() -> None:
    """Who knows what lay on top of the deck knows what the defender drew."""
    game = table(2)
    noble(game, 0, "triangle", "froli", "vassal_100", "vassal_50", "vassal_50")
    results = [fate.battle for fate in DATA.fates]
    deals = [card for card in range(FATES) if results[card] == 0]
    victories = [card for card in range(FATES) if results[card] == 2]
    own = [*deals[:3], victories[0]]
    chances = []
    for defence in (deals[3:5], victories[1:3]):
        fought = game.clone()
        fates(fought, *[card + 1 for card in [*own, *defence]])
        reveal(fought, "0:versatile_strategy")
        play(fought, "target froli", "assault", "with triangle", "attack")
        memory = memory_of_position(fought, 0)
        seen = WARRIOR_KNIGHTS.view(fought, 0, memory)
        view = cast(WarriorKnightsView, seen)
        assert known_defence(view) == [UNSEEN, UNSEEN], "nobody sees a hand that was drawn unseen"
        memory.hands = [own, defence]
        assert known_defence(view) == [results[card] for card in defence]
        assert sum(known_deck(view).bag) == len(fought.fate)
        found = prospects(seen)
        assert found is not None
        chances.append(found.best_chance)
    assert chances == [0.0, 1.0], "two losses dealt kill the attackers; two victories do not save the walls"


def test_W_9_3_11_a_Chairman_who_is_banned_for_his_attack_does_not_know_which_cards_he_draws() -> None:
    """Fate cards may name the next Chairman first."""
    game = table(2)
    noble(game, 0, "triangle", "froli", "vassal_100", "vassal_50", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target froli")
    game.chairman = 0
    memory = memory_of_position(game, 0)
    memory.fate = sorted(range(FATES), key=lambda card: -DATA.fates[card].battle)
    known = prospects(WARRIOR_KNIGHTS.view(game, 0, memory))
    assert known is not None
    assert known.answers["assault"] in (0.0, 1.0), "who knows the deck knows the end"
    game.open_laws |= 1 << NO_ASSAULTS
    mixed = prospects(WARRIOR_KNIGHTS.view(game, 0, memory))
    assert mixed is not None
    assert 0.0 < mixed.answers["assault"] < 1.0


def test_chances_are_told_from_what_the_seat_knows_alone() -> None:
    """In every world that a seat cannot tell apart from the true one it is told the same."""
    at = open_table(WARRIOR_KNIGHTS, 3, WARRIOR_KNIGHTS.rules.plain_options, ["Anna", "Bela", "Cili"], "odds")
    expert = WARRIOR_KNIGHTS.bot.policy()
    chance = FastChance(3)
    told = 0
    while at.waiting() and told < 12:
        seat = next(seat for seat in range(3) if at.waiting() >> seat & 1)
        view = at.view(seat)
        found = prospects(view)
        if found is not None:
            told += 1
            told_by = cast(WarriorKnightsView, view)
            deck = known_deck(told_by)
            seen = [card for hand in known_hands(told_by) for card in hand if card >= 0]
            assert sum(deck.bag) == FATES - len([card for card in deck.order if card != UNSEEN]) - len(seen)
            world = WARRIOR_KNIGHTS.view(WARRIOR_KNIGHTS.sight.sampler(view).sample(chance), seat, view.memory)
            again = prospects(world)
            assert again is not None
            assert (again.answers, again.chosen, again.best_chance) == (found.answers, found.chosen, found.best_chance)
        at.submit(seat, [expert.choose(view.state, seat, chance)])
    assert told == 12


def test_a_deck_by_its_cards() -> None:
    order = [UNSEEN] * 22 + [0, 1]
    deck = deck_of(DATA.fates, order)
    assert sum(deck.bag) == 22
    assert deck.order[-2:] == [DATA.fates[0].battle, DATA.fates[1].battle]
    assert deck.unseen_on_top() == 22


def test_W_8_2_a_stake_is_shown_with_what_becomes_of_it() -> None:
    """Exact: the fleet's chance in the end, and the crowns that it brings back on average."""
    game = table(2)
    reveal(game, "fund_expeditions")
    launch = prospects(WARRIOR_KNIGHTS.view(game, 0))
    assert launch is not None
    play(game, "launch ceylon")
    staked = prospects(WARRIOR_KNIGHTS.view(game, 0))
    assert staked is not None
    assert set(staked.answers) == {f"stake {crowns}" for crowns in range(1, 6)}
    assert set(staked.answers.values()) == {launch.answers["launch ceylon"]}
    (three,) = staked.beside["stake 3"]
    assert not three.share
    assert three.value == pytest.approx(3 * venture(DATA.fates, 0, False).in_the_end)
    assert prospects(WARRIOR_KNIGHTS.view(game, 1)) is None


def test_W_8_2_3_a_blessing_is_shown_with_what_it_changes() -> None:
    game = table(2)
    game.faith = [0, 1] if game.head == 1 else [1, 0]
    reveal(game, "fund_expeditions")
    play(game, "launch ceylon", "stake 1", "stake 0")
    shown = prospects(WARRIOR_KNIGHTS.view(game, int(game.head)))
    assert shown is not None
    assert shown.answers["bless"] > shown.answers["pass"]
    assert (shown.meaning("bless"), shown.meaning("pass")) == ("blessed-fleet", "fleet")


def test_W_9_3_6_of_yes_and_no_no_chance_is_told() -> None:
    """What a Baron wants is not known before he has declared it; where one is named each wants it for himself."""
    told: dict[bool, int] = {True: 0, False: 0}
    expert = WARRIOR_KNIGHTS.bot.policy()
    for seed in range(8):
        chance = FastChance(seed)
        game = WARRIOR_KNIGHTS.new(3, WARRIOR_KNIGHTS.rules.simulation_options(), chance=chance)
        assert isinstance(game, WarriorKnights)
        while (seat := int(game.turn())) >= 0 and min(told.values()) == 0:
            if isinstance(game.stack[-1], CommitVotes):
                named = by_name(game, vote_in_progress(game).subject)
                prospects = vote_prospects(game, seat, game.stack[-1])
                assert (prospects is not None) == named
                told[named] += 1
                certain = (
                    [] if prospects is None else [text for text, share in prospects.answers.items() if share == 1.0]
                )
                for answer in certain[-1:]:
                    assert WARRIOR_KNIGHTS.odds.would_come_about(ShownChance(seat, "vote", answer, 1.0), game) is True
            game.apply(seat, expert.choose(game, seat, chance), chance)
    assert min(told.values()) > 0
