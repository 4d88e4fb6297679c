"""Knights' table in the browser: legible, complete, in both languages, and drawn from the view alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.drawing.bars import percent
from banneret.core.drawing.canvas import Canvas
from banneret.core.drawing.cards import FACE_BY_CANDLE, INK, IVORY
from banneret.core.drawing.colours import VISIBLE, contrast, readable
from banneret.core.drawing.dice import PIPS
from banneret.core.drawing.heraldry import all_arms
from banneret.core.drawing.sheet import Drawing
from banneret.core.table import Table, open_table
from banneret.core.texts import Texts
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.rules.cards import (
    BODYGUARD,
    CASTLE_GUARD,
    COLOURS,
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    KIND,
    NO_CARD,
    TREASON,
    notation,
)
from banneret.games.knights.rules.data import load_data
from banneret.games.knights.rules.state import (
    BY_CASTLES,
    BY_KING,
    BY_TOURNAMENTS,
    DEFENCE,
    IN_TOURNAMENT,
    NO_SEAT,
    Knights,
)
from banneret.games.knights.rules.strength import strength_parts
from banneret.games.knights.web.goals import held_of, seen_goals
from banneret.games.knights.web.shapes import COATS_OF_ARMS, KIND_SHAPES, SHAPES
from banneret.games.knights.web.table import phase
from tests.games.drawn_page import Page

NAMES = ["Anna", "Béla <b>", "Kati", "Zsófia", "O'Neill", '"Márk"']
ARMS = Page(all_arms()).ids  # every page holds them
TEXTS = {language: Texts(language, [str(KNIGHTS.folder / "texts")]) for language in ("en", "hu")}


def canvas(at: Table, seat: int, language: str = "en", **more: Any) -> Canvas:
    """What the server would pass: the legal answers, the draft, and reasons made of refusals."""

    def why(text: str) -> tuple[str, str]:
        refusal = at.refuse(seat, KNIGHTS.rules.catalogue.parse(text))
        return (refusal.code, refusal.rule) if refusal else ("", "")

    legal = {action.notation: action for action in at.legal(seat)}
    chosen = [action.notation for action in at.draft_of(seat)] if seat >= 0 else []
    return Canvas(TEXTS[language], NAMES[: at.game.players], at.data, legal, chosen, why, **more)


def drawn(at: Table, seat: int, language: str = "en", **more: Any) -> Drawing:
    return KNIGHTS.web.draw(at.view(seat), canvas(at, seat, language, **more))


def helped(at: Table, seat: int, language: str = "en") -> Page:
    """The page of a seat at a table that allows help."""
    return page(drawn(at, seat, language, prospects=KNIGHTS.odds.prospects(at.view(seat))))


def page(drawing: Drawing) -> Page:
    return Page("".join(text for name, text in drawing.regions.items() if name != "phase"))


def asked(at: Table) -> int:
    return int(at.game.turn())


def game_at(at: Table) -> Knights:
    assert isinstance(at.game, Knights)
    return at.game


def played(players: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Table]:
    """A whole game at random, before each answer and at its end."""
    at = open_table(KNIGHTS, players, options or {}, NAMES[:players], f"drawing-{seed}")
    chance = FastChance(seed)
    while not at.game.over:
        yield at
        seat = asked(at)
        legal = at.legal(seat)
        at.submit(seat, [legal[chance.below(len(legal), "choice")]])
    yield at


def found(
    question: str,
    fits: Callable[[Knights, int], bool] = lambda game, seat: True,
    players: int = 3,
    options: dict[str, str] | None = None,
) -> Table:
    """The first position of some random game that asks a question and fits."""
    for seed in range(60):
        for at in played(players, seed, options):
            top = type(at.game.stack[-1]).__name__ if at.game.stack and not at.game.over else "over"
            if top == question and fits(game_at(at), asked(at) if top != "over" else NO_SEAT):
                return at
    raise AssertionError(f"no game came to {question}")


def answer(at: Table, text: str) -> None:
    at.submit(asked(at), [KNIGHTS.rules.catalogue.parse(text)])


# Shapes and dice.


@pytest.mark.parametrize("colour", range(COLOURS))
def test_a_castle_and_its_arms_stand_out_from_their_ground(colour: int) -> None:
    hue = load_data().colour_hexes[colour]
    assert max(contrast(IVORY, hue), contrast(INK, hue)) >= VISIBLE
    assert contrast(readable(hue, FACE_BY_CANDLE), FACE_BY_CANDLE) >= VISIBLE


def test_coats_of_arms_and_powers_are_told_apart_without_colour() -> None:
    assert len({SHAPES[name] for name in COATS_OF_ARMS}) == COLOURS
    assert len({SHAPES[name] for name in KIND_SHAPES if name}) == len([name for name in KIND_SHAPES if name]) == 7


def test_a_die_has_as_many_pips_as_its_face() -> None:
    assert [len(pips) for pips in PIPS] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("share", "shown"), [(0.0, 0), (0.001, 1), (0.304, 30), (0.996, 99), (1.0, 100)])
def test_a_chance_is_only_nought_or_hundred_where_it_is_certain(share: float, shown: int) -> None:
    assert percent(share) == shown


# Whole games.

GAMES = [
    (2, 1, {}),
    (3, 2, {"plus_dice": "all", "defence_tie": "defender", "max_rounds": "25"}),
    (4, 3, {"tournament_tie": "rolloff", "max_rounds": "20"}),
    (6, 4, {"king_combination": "5555", "max_rounds": "10"}),
]


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_every_position_of_a_game_is_drawn_well(players: int, seed: int, options: dict[str, str]) -> None:
    """Well formed, without two things of one name, with a text for everything and with every answer within reach."""
    for place, at in enumerate(played(players, seed, options)):
        if place % 13 and not at.game.over:
            continue
        language = ("en", "hu")[place % 2]
        seat = max(asked(at), 0)
        prospects = KNIGHTS.odds.prospects(at.view(seat)) if place % 3 == 0 else None
        drawing = drawn(at, seat, language, prospects=prospects)
        made = page(drawing)
        assert len(made.ids) == len(set(made.ids))
        text = "".join(drawing.regions.values())
        assert not re.search(r"\[[a-z]+-[\w-]+\]|\{ ?\$", text), "a text is missing"
        assert "Béla <b>" not in text
        within_reach = {act for element in made.elements for act in element.get("data-acts", "").split("|") if act}
        legal = at.legal(seat)
        assert within_reach <= {action.notation for action in legal}
        assert within_reach >= {action.notation for action in legal if action.piece >= 0}
        for element in made.elements:
            if "href" in element:
                assert element["href"].removeprefix("#") in made.ids + ARMS


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (4, 6)])
def test_what_nobody_sees_changes_nothing_in_a_drawing(players: int, seed: int) -> None:
    """K-1.5 Neither the drawing nor the chances depend on the cards below the tops of the piles."""
    chance = FastChance(seed)
    for place, at in enumerate(played(players, seed, {"max_rounds": "20"})):
        if place % 17 or at.game.over:
            continue
        for seat in range(players):
            view = at.view(seat)
            world = KNIGHTS.sight.sampler(view).sample(chance)
            same = KNIGHTS.view(world, seat, view.memory)
            regions = [
                KNIGHTS.web.draw(seen, canvas(at, seat, prospects=KNIGHTS.odds.prospects(seen))).regions
                for seen in (view, same)
            ]
            assert regions[0] == regions[1]


@pytest.mark.parametrize("viewer", [-1, 0])
def test_K_1_5_only_the_tops_of_the_piles_are_named(viewer: int) -> None:
    for place, at in enumerate(played(3, 11, {"max_rounds": "20"})):
        if place % 13:
            continue
        game = game_at(at)
        hidden = {card for pile in game.piles for card in pile[1:]}
        seen = {card for pile in game.piles for card in pile[:1]}
        ids = set(page(drawn(at, viewer)).ids)
        assert not ids & {f"card-{notation(card)}" for card in hidden}
        assert ids >= {f"card-{notation(card)}" for card in seen}


# Targets.


def test_K_7_cards_that_can_be_attempted_are_lit_and_others_say_why() -> None:
    at = found("MainAction", lambda game, seat: len({len(own) for own in game.castles}) > 1)
    seat = asked(at)
    legal = {action.notation for action in at.legal(seat)}
    made = page(drawn(at, seat))
    game = game_at(at)
    for other in range(game.players):
        for card in [*game.castles[other], *game.specials[other]]:
            piece = made.with_id(f"card-{notation(card)}")
            states = piece["class"].split()
            if other == seat:
                assert "plain" in states
            elif f"attack {notation(card)}" in legal:
                assert "can" in states
                assert piece["data-acts"] == f"attack {notation(card)}"
            else:
                assert "not-now" in states
                assert piece["data-why"]
                assert piece["data-rule"].startswith("K-")
    assert made.looks("not-now")


def test_K_7_4_tournaments_before_a_player_are_never_lit() -> None:
    at = found("MainAction", lambda game, seat: any(game.tournaments[other] for other in range(3) if other != seat))
    seat = asked(at)
    made = page(drawn(at, seat))
    game = game_at(at)
    for card in [card for other in range(3) if other != seat for card in game.tournaments[other]]:
        assert "plain" in made.with_id(f"card-{notation(card)}")["class"].split()


def test_K_6_1_another_card_can_be_turned_up_once() -> None:
    at = found("MainAction", lambda game, seat: game.swaps_used == 0 and game.swaps_allowed(seat) == 1)
    seat = asked(at)
    assert page(drawn(at, seat)).with_id("swap-left")["data-acts"] == "swap left"
    answer(at, "swap left")
    button = page(drawn(at, seat)).with_id("swap-left")
    assert (button["data-why"], button["data-rule"]) == ("swaps_used_up", "K-6.1")


def test_K_11_1_the_king_says_why_he_cannot_be_challenged_or_can_be_clicked() -> None:
    at = found("MainAction", lambda game, seat: not game.king_ok)
    king = page(drawn(at, asked(at))).with_id("king")
    assert (king["data-why"], king["data-rule"]) == ("king_needs_castles", "K-11.1")
    at = found("MainAction", lambda game, seat: game.king_ok and game.attempts == 0)
    assert page(drawn(at, asked(at))).with_id("king")["data-acts"] == "king"


def test_K_8_1_treason_shows_the_combination_that_counts() -> None:
    def castle_on_top(game: Knights, seat: int) -> bool:
        return game.has(seat, TREASON) and any(pile and pile[0] < FIRST_SPECIAL for pile in game.piles)

    at = found("MainAction", castle_on_top)
    seat = asked(at)
    assert "1-1-1+2" in "".join(page(drawn(at, seat)).words)
    assert not page(drawn(at, (seat + 1) % 3)).looks("pile-treason")


# The roll.


def test_K_4_2_a_six_is_locked_and_says_so() -> None:
    at = found("Rolling", lambda game, seat: 6 in game.dice)
    made = page(drawn(at, asked(at)))
    for place, face in enumerate(game_at(at).dice, 1):
        die = made.with_id(f"die-{place}")
        assert ("locked" in die["class"].split()) == (face == 6)
        if face == 6:
            assert (die["data-why"], die["data-rule"]) == ("six_is_locked", "K-4.2")
            assert "locked" in die["aria-label"]
        else:
            assert die["data-acts"] == f"pick {place}"


def test_K_4_3_picked_dice_are_raised_for_the_roller_alone() -> None:
    at = found("Rolling")
    seat = asked(at)
    pick = next(action.notation for action in at.legal(seat) if action.draft)
    before = {other: drawn(at, other).regions for other in range(-1, 3) if other != seat}
    answer(at, pick)
    die = page(drawn(at, seat)).with_id(f"die-{pick.removeprefix('pick ')}")
    assert "chosen" in die["class"].split()
    assert die["data-chosen"] == pick
    assert {other: drawn(at, other).regions for other in before} == before


def test_K_3_2_dice_of_the_set_and_the_plus_die_are_marked() -> None:
    at = found("Rolling", lambda game, seat: game.rolled() >= 3 * 64 and strength_parts(game.rolled())[2] > 0)
    game = game_at(at)
    _, v, p = strength_parts(game.rolled())
    made = page(drawn(at, asked(at)))
    for place, face in enumerate(game.dice, 1):
        assert ("in-set" in made.with_id(f"die-{place}")["class"].split()) == (face == v)
    assert len(made.looks("plus")) == (1 if p in game.dice else 0)


def test_K_4_1_rerolls_are_tokens() -> None:
    at = found("Rolling", lambda game, seat: game.rerolls_left == 1)
    made = page(drawn(at, asked(at)))
    assert len([one for one in made.looks("token") if "token-spent" not in one["class"]]) == 1
    assert len(made.looks("token-spent")) >= 1


def test_K_12_2_die_cards_lie_beside_the_dice() -> None:
    at = found("Rolling", lambda game, seat: game.kinds[seat] & 31 != 0)
    game = game_at(at)
    assert len(page(drawn(at, asked(at))).looks("die-card")) == (game.kinds[asked(at)] & 31).bit_count()


def test_K_9_4_a_defender_sees_the_roll_that_has_to_be_beaten() -> None:
    at = found("Rolling", lambda game, seat: game.purpose == DEFENCE)
    made = page(drawn(at, asked(at)))
    n, _, p = strength_parts(game_at(at).target)
    assert len(made.looks("rolled-dice")) == 1
    assert "You defend: " in "".join(made.words)
    assert n + bool(p) <= len(made.looks("die-ivory"))


def test_a_die_that_shows_something_else_has_changed_and_a_kept_one_has_not() -> None:
    at = found("Rolling", lambda game, seat: game.rerolls_left == 2 and 6 not in game.dice and game.purpose != DEFENCE)
    seat, dice = asked(at), game_at(at).dice
    before = drawn(at, seat)
    answer(at, "pick 1")
    answer(at, "reroll")
    if game_at(at).dice:
        changed = drawn(at, seat).changed_since(before)
        assert {f"die-{place}" for place in range(2, 7)} & changed == set()
        assert ("die-1" in changed) == (game_at(at).dice[0] != dice[0])


# Tournaments.


def test_K_10_2_everybody_is_listed_in_rolling_order_with_the_result() -> None:
    at = found("TakePart", lambda game, seat: game.leader != NO_SEAT)
    game = game_at(at)
    made = page(drawn(at, asked(at)))
    assert len(made.looks("entrant")) == game.players
    assert len(made.looks("entrant-leads")) == 1
    names = [word for word in made.words if word in NAMES]
    assert NAMES[int(game.organiser)] in names
    assert len(made.looks("entrant-asked")) == 1


def test_K_10_2_who_rolls_first_has_nothing_to_beat() -> None:
    at = found("Rolling", lambda game, seat: game.purpose == IN_TOURNAMENT and game.best < 0)
    made = page(drawn(at, asked(at)))
    assert not made.looks("verdict")
    assert "Nothing to beat yet" in "".join(made.words)


def test_K_10_a_roll_in_a_tournament_is_drawn_with_the_list() -> None:
    at = found("Rolling", lambda game, seat: game.purpose == IN_TOURNAMENT and game.best >= 0)
    made = page(drawn(at, asked(at)))
    assert made.looks("entrant-rolls")
    assert made.looks("rolled-dice")


# Guards and the king's revenge.


def test_K_13_a_guard_lies_on_what_it_covers() -> None:
    def covers(game: Knights, seat: int) -> bool:
        return any(game.castle_guard_on[other] for other in range(3) if other != seat)

    at = found("MainAction", covers)
    game, seat = game_at(at), asked(at)
    made = page(drawn(at, seat))
    assert made.looks("guarded")
    other = next(other for other in range(3) if other != seat and game.castle_guard_on[other])
    for card in game.castle_guard_on[other]:
        piece = made.with_id(f"card-{notation(card)}")
        assert "covered by a guard" in piece["aria-label"]
        assert piece["data-why"] in ("covered_castle", "owns_colour", "too_few_castles")


def test_K_13_2_a_bodyguard_lies_on_its_card() -> None:
    at = found("MainAction", lambda game, seat: any(card != NO_CARD for card in game.bodyguard_on))
    game = game_at(at)
    owner = next(other for other in range(3) if game.bodyguard_on[other] != NO_CARD)
    made = page(drawn(at, asked(at)))
    guards = [element["id"] for element in made.looks("guard")]
    bodyguard = next(card for card in game.specials[owner] if KIND[card] == BODYGUARD)
    assert f"card-{notation(bodyguard)}" in guards


def test_K_13_4_what_can_be_covered_is_lit() -> None:
    at = found("ArrangeGuards", lambda game, seat: game.has(seat, CASTLE_GUARD) and len(game.castles[seat]) > 1)
    seat = asked(at)
    castle = notation(game_at(at).castles[seat][0])
    assert page(drawn(at, seat)).with_id(f"card-{castle}")["data-acts"] == f"cover {castle}"
    answer(at, f"cover {castle}")
    assert "chosen" in page(drawn(at, seat)).with_id(f"card-{castle}")["class"].split()


def test_K_11_4_the_king_takes_a_castle_under_a_pile() -> None:
    at = found("Revenge")
    seat = asked(at)
    castle = notation(game_at(at).castles[seat][0])
    assert page(drawn(at, seat)).with_id(f"card-{castle}")["data-acts"] == f"give {castle}"
    answer(at, f"give {castle}")
    made = page(drawn(at, seat))
    acts = {element["data-acts"] for element in made.elements if "data-acts" in element}
    assert acts == {"under left", "under right"}


# Goals and the end.


@pytest.mark.parametrize(("goal", "held"), [(BY_CASTLES, 2), (BY_KING, 2), (BY_TOURNAMENTS, 3)])
def test_K_14_a_track_shows_what_a_seat_has_of_a_goal(goal: int, held: int) -> None:
    at = found("MainAction", lambda game, seat: len(game.castles[0]) == 2 and len(game.tournaments[0]) == 1)
    assert sum(held_of(seen_goals(game_at(at), 0, "Anna"), goal)) == held


def test_K_14_the_end_names_the_winner_and_the_way() -> None:
    at = found("over")
    game = game_at(at)
    made = page(drawn(at, 0))
    assert len(made.looks("victor")) == 1
    assert f"1. {NAMES[game.winners[0]]}" in "".join(made.words)
    assert len(made.looks("runner-up")) == 2
    assert made.looks("victory-reason")
    assert [element for element in made.looks("goal-won") if "goal" in element["class"].split()]


def test_a_spectator_sees_every_estate_and_nothing_to_click() -> None:
    at = found("MainAction")
    made = page(drawn(at, -1))
    assert len(made.looks("estate-plate")) == 3
    assert not [element for element in made.elements if element["tag"] == "button"]


def test_every_phase_has_its_words() -> None:
    said = set()
    for seed in range(4):
        for at in played(3, seed):
            said.add(re.sub(r"^\d+\. forduló · ", "", phase(game_at(at), canvas(at, -1, "hu"))))
    assert {"Lovagi torna", "Vége a játéknak", "Egy vár védelme", "Anna dob", "Anna célpontot választ"} <= said


# Chances.


def test_without_help_no_chance_is_shown() -> None:
    for question in ("MainAction", "Rolling"):
        at = found(question)
        assert not page(drawn(at, asked(at))).looks("chance")
        assert helped(at, asked(at)).looks("chance")


def test_beside_everything_that_can_be_attempted_stands_its_chance() -> None:
    at = found("MainAction", lambda game, seat: any(len(own) > 1 for own in game.specials))
    seat = asked(at)
    targets = [
        action.notation
        for action in at.legal(seat)
        if action.notation.split()[0] in ("attempt", "attack", "tournament", "king")
    ]
    prospects = KNIGHTS.odds.prospects(at.view(seat))
    assert prospects is not None
    assert set(prospects.answers) == set(targets)
    assert all(0.0 < chance < 1.0 for chance in prospects.answers.values())
    assert len(helped(at, seat).looks("chance")) == len(targets)


def test_8_3_the_chance_of_a_card_is_the_exact_one() -> None:
    """Table A: a castle on a pile with the combination 4-4-4+1, two rerolls, no die card."""

    def wanted(game: Knights, seat: int) -> bool:
        left = game.piles[0][0] if game.piles[0] else FIRST_TOURNAMENT
        plain = game.kinds[seat] & 31 == 0 and not game.has(seat, TREASON)
        return plain and left < FIRST_SPECIAL and game.charter.data.strengths[left] == 3 * 64 + 4 * 8 + 1

    at = found("MainAction", lambda game, seat: wanted(game, seat) and game.may_own(seat, game.piles[0][0]))
    prospects = KNIGHTS.odds.prospects(at.view(asked(at)))
    assert prospects is not None
    assert prospects.answers["attempt left"] == pytest.approx(0.53143023, abs=1e-8)


def test_during_a_roll_the_choice_and_the_best_one_are_compared() -> None:
    at = found("Rolling", lambda game, seat: game.rerolls_left == 2 and game.dice.count(6) == 0)
    seat = asked(at)
    prospects = KNIGHTS.odds.prospects(at.view(seat))
    assert prospects is not None
    assert prospects.chosen is None
    assert prospects.best_chance is not None
    assert prospects.best_chance >= prospects.answers["stop"]
    best = prospects.best or [action.notation for action in at.legal(seat) if action.draft][:1]
    for pick in best:
        answer(at, pick)
    after = KNIGHTS.odds.prospects(at.view(seat))
    assert after is not None
    assert after.chosen is not None
    if prospects.best:
        assert after.chosen == pytest.approx(prospects.best_chance)
        assert after.best == prospects.best, "of equal dice those picked already are advised"
    assert len(helped(at, seat).looks("chance-row")) == 2


def test_K_10_the_chance_to_win_a_tournament_falls_with_the_best_roll() -> None:
    at = found("TakePart", lambda game, seat: game.best >= 0)
    prospects = KNIGHTS.odds.prospects(at.view(asked(at)))
    assert prospects is not None
    assert 0.0 <= prospects.answers["join"] < 1.0


def test_nobody_but_the_seat_that_is_asked_is_told_chances() -> None:
    at = found("Rolling")
    for seat in range(-1, 3):
        told = KNIGHTS.odds.prospects(at.view(seat))
        assert (told is not None) == (seat >= 0 and at.waiting() & BIT[seat] != 0)
