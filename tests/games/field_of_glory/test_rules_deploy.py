"""F-6.2 to F-6.4 and F-6.8 to F-6.14 Deploying."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from banneret.conformance.walk import snapshot
from banneret.core.chance import FastChance, NoChance
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.rules.cards import ARMY_LIST, UNIT_KINDS
from banneret.games.field_of_glory.rules.deploy import can_deploy
from banneret.games.field_of_glory.rules.main_phase import MAIN_ACTION
from banneret.games.field_of_glory.rules.state import ACTIONS, PLAYERS, Charter, FieldOfGlory
from tests.games.field_of_glory.tables import DATA, asked, events, legal, play, refused, seen, table, told


def test_F_6_2_several_units_in_several_columns_paid_together() -> None:
    at = table({"turn": "Red", "hands": {"Red": "cv2 cv3 li2 co5"}})
    play(at, "Red", "deploy, place cv2@2, place cv3@2, place li2@5, pay, spend co5, confirm")
    assert told(at)["units"]["Red"] == {"1": "", "2": "cv2 cv3", "3": "", "4": "", "5": "li2"}
    assert events(at, "deployed") == [{"seat": 0, "rule": "F-6.11", "placed": "cv2@2 cv3@2 li2@5", "dropped": "",
                                       "cards": "co5", "costs": [2, 2, 1], "cost": 5, "paid": 5}]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "terrain", "costs"),
    [
        ("el2", {}, [8, 5, 5, 5, 8]),
        ("mi2", {1: "rough"}, [5, 3, 3, 3, 4]),
        ("cv2", {1: "woods", 5: "hill"}, [2, 2, 2, 2, 2]),
        ("lc2", {4: "rough"}, [0, 0, 0, 1, 0]),
    ],
)
def test_F_6_3_ruling_2_movement_cost_flank_penalty_and_rough_ground(
    card: str, terrain: dict[int, str], costs: list[int]
) -> None:
    for column, cost in enumerate(costs):
        at = table({"turn": "Red", "terrain": terrain, "hands": {"Red": f"{card} co5 co5"}})
        play(at, "Red", f"deploy, place {card}@{column + 1}")
        assert seen(at, "Red")["cost"] == cost


def test_F_6_4_edge_10_commanders_and_action_cards_cannot_be_placed() -> None:
    notations = {action.notation for action in FIELD_OF_GLORY.rules.catalogue.actions}
    assert "place hi4@3" in notations
    assert not any(text.startswith(("place co5", "place ov2", "place re2")) for text in notations)
    at = table({"turn": "Red", "hands": {"Red": "co5 ov2 re2 co5"}, "rest": {"Red": "victory"}})
    assert legal(at) == ["end"], "without units there is no deployment, and Reserves have nothing to draw"


def test_F_6_4_ruling_19_superfluous_payment_is_allowed_but_nothing_is_paid_for_nothing() -> None:
    at = table({"turn": "Red", "hands": {"Red": "li2 lc2 co5 co5"}})
    play(at, "Red", "deploy, place li2@3, pay, spend co5, spend co5, spend lc2, confirm")
    assert told(at)["hands"]["Red"] == ""
    at = table({"turn": "Red", "hands": {"Red": "lc2 co5"}})
    play(at, "Red", "deploy, place lc2@3")
    assert refused(at, "Red", "pay") == ("nothing_to_pay", "F-6.4")


def test_F_6_4_ruling_20_only_units_that_stood_there_before_are_discarded() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "mi2"}}, "hands": {"Red": "mi3 lc2 co5 co5"}})
    play(at, "Red", "deploy, place lc2@2")
    assert refused(at, "Red", "drop lc2@2") == ("just_placed", "F-6.4")
    assert refused(at, "Red", "drop hi2@3") == ("not_in_column", "F-6.4")
    play(at, "Red", "drop mi2@3")
    assert refused(at, "Red", "place mi3@4") == ("fill_the_column", "F-6.4")
    play(at, "Red", "place mi3@3, pay, spend co5, confirm")
    assert told(at)["discard"]["Red"] == "mi2 co5"


def test_F_6_4_ruling_21_a_discard_need_not_make_room() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "mi2"}}, "hands": {"Red": "mi3 co5"}})
    play(at, "Red", "deploy, drop mi2@3, place mi3@3, pay, spend co5, confirm")
    assert told(at)["units"]["Red"]["3"] == "mi3"


def test_F_6_4_an_older_unit_goes_even_beside_a_new_one_of_its_kind() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "mi2"}}, "hands": {"Red": "mi2 mi3 co5 cv2"}})
    play(at, "Red", "deploy, place mi2@3")
    assert refused(at, "Red", "place mi3@3") == ("column_full", "F-6.4")
    play(at, "Red", "drop mi2@3, place mi3@3, pay, spend co5, spend cv2, confirm")
    assert told(at)["units"]["Red"]["3"] == "mi2 mi3"
    assert told(at)["discard"]["Red"] == "mi2 co5 cv2"


def test_F_6_4_the_enemy_does_not_matter_for_where_one_deploys() -> None:
    at = table({"turn": "Red", "control": {3: "Blue"}, "units": {"Blue": {3: "hi2 hi3"}}, "hands": {"Red": "lc2"}})
    play(at, "Red", "deploy, place lc2@3, confirm")
    assert told(at)["units"]["Red"]["3"] == "lc2"
    assert told(at)["control"]["3"] == "Blue"


def test_F_6_8_nothing_changes_before_the_confirmation() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "hi2"}}, "hands": {"Red": "pk2 co5"}})
    before = told(at)
    play(at, "Red", "deploy, drop hi2@3, place pk2@3, pay, spend co5")
    assert told(at) == before


def test_F_6_9_each_answer_of_the_chain_has_its_moment() -> None:
    at = table({"turn": "Red", "hands": {"Red": "cv2 co5 li2"}})
    play(at, "Red", "deploy")
    assert refused(at, "Red", "confirm") == ("nothing_placed", "F-6.9")
    assert refused(at, "Red", "pay") == ("nothing_placed", "F-6.9")
    assert refused(at, "Red", "end") == ("deploying", "F-6.9")
    assert refused(at, "Red", "spend co5") == ("not_paying", "F-6.9")
    play(at, "Red", "place cv2@3")
    assert refused(at, "Red", "confirm") == ("pay_first", "F-6.9")
    play(at, "Red", "pay")
    assert legal(at) == ["spend co5", "spend li2"]
    assert refused(at, "Red", "place li2@3") == ("already_paying", "F-6.9")
    assert refused(at, "Red", "pay") == ("already_paying", "F-6.9")
    assert refused(at, "Red", "confirm") == ("not_paid", "F-6.4")
    play(at, "Red", "spend li2")
    assert refused(at, "Red", "spend li2") == ("already_spent", "F-6.4")
    assert refused(at, "Red", "spend hi2") == ("not_left_in_hand", "F-6.4")
    play(at, "Red", "confirm")
    assert told(at)["hands"]["Red"] == "co5"


def test_F_6_11_drops_and_units_then_the_payment_in_the_order_of_the_answers() -> None:
    at = table({"turn": "Red", "units": {"Red": {2: "hi2", 4: "mi2"}}, "hands": {"Red": "pk2 cv2 co5 cv3 li2"}})
    play(at, "Red", "deploy, drop mi2@4, place cv2@4, drop hi2@2, place pk2@2, pay, spend li2, spend co5, confirm")
    assert told(at)["discard"]["Red"] == "mi2 hi2 li2 co5"
    assert asked(at) == ["Red"]
    assert not at.can_undo(0), "the other player has seen it"


def test_F_6_12_a_cancelled_deployment_leaves_every_byte_as_it_was() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "hi2"}}, "hands": {"Red": "pk2 co5 lc2"}})
    before = snapshot(at)
    for chain in ("deploy", "deploy, place lc2@2", "deploy, drop hi2@3, place pk2@3, pay, spend co5"):
        play(at, "Red", chain)
        at.cancel(0)
        assert snapshot(at) == before


def test_F_6_13_ruling_50_the_other_player_sees_only_that_an_action_is_chosen() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "hi2"}}, "hands": {"Red": "pk2 co5 lc2"}})
    before = {key: text for key, text in snapshot(at).items() if key in ("view of 1", "log of 1", "view of -1")}
    for answer in ("deploy", "drop hi2@3", "place pk2@3", "place lc2@1", "pay", "spend co5"):
        play(at, "Red", answer)
        now = snapshot(at)
        assert {key: now[key] for key in before} == before
        at.game.check()
    play(at, "Red", "confirm")
    assert snapshot(at)["view of 1"] != before["view of 1"]


# F-6.14: the chain and the whole action reach the same results.


def small_table(seed: int, options: dict[str, str]) -> FieldOfGlory:
    """Red to act with three to five random cards; one or two columns hold older units."""
    chance = FastChance(seed)
    settled = {**FIELD_OF_GLORY.rules.plain_options, **options}
    game = FieldOfGlory(PLAYERS, Charter(settled, DATA))
    cards = ARMY_LIST[:]
    chance.shuffle(cards, "deal")
    game.active = game.starter = 0
    game.turn_no = 1
    game.phase = ACTIONS
    units = [card for card in cards if card < UNIT_KINDS]
    game.set_units(0, 2, units[:1])
    game.set_units(0, 3, [units[1], units[2]] if game.stackable(units[1], units[2]) else [units[1]])
    light = [card for card in units[3:] if game.deploy_cost(card, 2) <= 2][:2]
    rest = [card for card in cards if card not in (*units[:3], *light)]
    game.hands[0] = light + rest[: 2 + seed % 2]
    game.push(MAIN_ACTION[0])
    game.advance(chance)
    return game


def result(game: FieldOfGlory) -> tuple[object, ...]:
    return tuple(map(tuple, game.units[:5])), tuple(sorted(game.hands[0])), tuple(game.discards[0])


def by_chain(game: FieldOfGlory, found: set[tuple[object, ...]], columns: tuple[int, ...]) -> None:
    """Every result of a confirmed chain; placements only in some columns, to keep the number small."""
    for action in game.legal(0):
        if action.word in ("place", "drop") and action.piece % 5 not in columns:
            continue
        if action.word in ("deploy", "place", "drop", "pay", "spend", "confirm"):
            copy = game.clone()
            copy.apply(0, action, NoChance())
            if action.word == "confirm":
                found.add(result(copy))
            else:
                by_chain(copy, found, columns)


def by_whole(game: FieldOfGlory, columns: tuple[int, ...]) -> set[tuple[object, ...]]:
    """Every result of `legal_deploy` as the specification writes it, placements and payment at once."""
    found: set[tuple[object, ...]] = set()

    def pay(board: list[list[int]], hand: list[int], dropped: list[int], cost: int) -> None:
        points = game.charter.points
        for size in range(len(hand) + 1):
            for chosen in combinations(range(len(hand)), size):
                payment = [hand[at] for at in chosen]
                total = sum(points[card] for card in payment)
                if cost == 0:
                    if payment:
                        continue
                elif total < cost or (
                    game.charter.irredundant and total - min(map(points.__getitem__, payment)) >= cost
                ):
                    continue
                left = [card for at, card in enumerate(hand) if at not in chosen]
                for order in set(permutations(payment)):
                    sorted_board = tuple(tuple(sorted(units)) for units in board)
                    found.add((sorted_board, tuple(sorted(left)), (*dropped, *order)))

    def place(board: list[list[int]], before: list[list[int]], hand: list[int], dropped: list[int], cost: int) -> None:
        for at, unit in enumerate(hand):
            if unit >= UNIT_KINDS:
                continue
            for column in columns:
                old = before[column]
                for size in range(len(old) + 1):
                    for drops in set(permutations(old, size)):
                        after = board[column][:]
                        kept = old[:]
                        for drop in drops:
                            after.remove(drop)
                            kept.remove(drop)
                        if len(after) > 1 or (after and not game.stackable(after[0], unit)):
                            continue
                        new_board = [[*after, unit] if c == column else units for c, units in enumerate(board)]
                        new_before = [kept if c == column else units for c, units in enumerate(before)]
                        new_hand = hand[:at] + hand[at + 1 :]
                        new_cost = cost + int(game.deploy_cost(unit, column))
                        new_dropped = [*dropped, *drops]
                        pay(new_board, new_hand, new_dropped, new_cost)
                        place(new_board, new_before, new_hand, new_dropped, new_cost)

    units = [list(game.at(0, column)) for column in range(5)]
    place(units, [list(column) for column in units], list(game.hands[0]), [], 0)
    return found


@pytest.mark.parametrize("rule", ["free", "irredundant"])
@pytest.mark.parametrize("seed", range(12))
def test_F_6_14_the_chain_reaches_exactly_the_results_of_the_whole_action(seed: int, rule: str) -> None:
    game = small_table(seed, {"payment_rule": rule})
    columns = (2, 3) if seed % 2 else (0, 3)
    chained: set[tuple[object, ...]] = set()
    by_chain(game, chained, columns)
    assert chained == by_whole(game, columns)
    if seed % 4 == 1:
        assert len(chained) > 5


@pytest.mark.parametrize("seed", range(40))
def test_F_6_10_never_stuck_and_offered_exactly_when_something_can_be_done(seed: int) -> None:
    """From every prefix of a random chain a confirmation can be reached, in at most hand size + 13 answers."""
    chance = FastChance(seed)
    game = FIELD_OF_GLORY.new(
        2, {"army_selection": "random", "payment_rule": "irredundant" if seed % 2 else "free"}, chance=chance
    )
    assert isinstance(game, FieldOfGlory)
    while game.turn() >= 0:
        seat = game.turn()
        actions = game.legal(seat)
        if game.stack[-1] is MAIN_ACTION[seat] and game.plan is None:
            copy = game.clone()
            copy.apply(seat, FIELD_OF_GLORY.rules.catalogue.parse("deploy"), NoChance())
            first = [action for action in copy.legal(seat) if action.word in ("place", "drop")]
            assert bool(first) == can_deploy(game, seat) == any(action.word == "deploy" for action in actions)
            answers = 1
            while first:
                answers += 1
                legal_now = copy.legal(seat)
                assert legal_now
                action = legal_now[chance.below(len(legal_now), "choice")]
                copy.apply(seat, action, NoChance())
                if action.word == "confirm":
                    assert answers <= len(game.hands[seat]) + 13
                    break
        game.apply(seat, actions[chance.below(len(actions), "choice")], chance)
