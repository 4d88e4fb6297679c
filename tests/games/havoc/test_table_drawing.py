"""Havoc's table in the browser: legible, complete, in both languages, and drawn from the view alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.drawing.canvas import Canvas
from banneret.core.drawing.cards import FACE, FACE_BY_CANDLE, Livery
from banneret.core.drawing.colours import READABLE, VISIBLE, contrast
from banneret.core.drawing.heraldry import all_arms
from banneret.core.drawing.sheet import Drawing
from banneret.core.errors import DataError
from banneret.core.table import Table, open_table
from banneret.core.texts import Texts
from banneret.games.havoc.kind import HAVOC
from banneret.games.havoc.rules.actions import DOGS_OUT, EXCHANGE_DOGS, RECRUIT
from banneret.games.havoc.rules.cards import SUITS, notation
from banneret.games.havoc.rules.data import load_data
from banneret.games.havoc.rules.recruiting import RecruitStep
from banneret.games.havoc.rules.state import JOHN_SEAT, Havoc
from banneret.games.havoc.sight.companies import Company, companies, give_places, give_points, is_settled, keep_places
from banneret.games.havoc.web.shapes import BATTLE_PICTURES, SHAPES, SUIT_EMBLEMS
from tests.games.drawn_page import Page

NAMES = ["Anna", "Béla <b>", "Kati", "Zsófia", "O'Neill", '"Márk"']
ARMS = Page(all_arms()).ids  # every page holds them
TEXTS = {language: Texts(language, [str(HAVOC.folder / "texts")]) for language in ("en", "hu")}
BUTTONS = (DOGS_OUT, EXCHANGE_DOGS)  # numbers, not pieces: the prompt asks them with buttons


def canvas(at: Table, seat: int, language: str = "en", **more: Any) -> Canvas:
    """What the server would pass: the legal answers, the draft, and reasons made of refusals."""
    texts = TEXTS[language]

    def why(text: str) -> tuple[str, str]:
        refusal = at.refuse(seat, HAVOC.rules.catalogue.parse(text))
        return (refusal.code, refusal.rule) if refusal else ("", "")

    legal = {action.notation: action for action in at.legal(seat)}
    chosen = [action.notation for action in at.draft_of(seat)] if seat >= 0 else []
    return Canvas(texts, NAMES[: at.game.players], at.data, legal, chosen, why, **more)


def drawn(at: Table, seat: int, language: str = "en", **more: Any) -> Drawing:
    return HAVOC.web.draw(at.view(seat), canvas(at, seat, language, **more))


def page(drawing: Drawing) -> Page:
    return Page("".join(text for name, text in drawing.regions.items() if name != "phase"))


def asked(at: Table) -> int:
    return int(at.game.turn())


def draws(game: Havoc) -> int:
    top = game.stack[-1]
    assert isinstance(top, RecruitStep)
    return int(top.draws)


def game_at(at: Table) -> Havoc:
    assert isinstance(at.game, Havoc)
    return at.game


def played(players: int, seed: int, options: dict[str, str] | None = None, calm: bool = False) -> Iterator[Table]:
    """A whole game at random, before each answer and at its end; in a calm one everybody recruits who can."""
    at = open_table(HAVOC, players, options or {}, NAMES[:players], f"drawing-{seed}")
    chance = FastChance(seed)
    while not at.game.over:
        yield at
        seat = next(seat for seat in range(players) if at.waiting() >> seat & 1)
        legal = at.legal(seat)
        choice = 0 if calm and legal[0] is RECRUIT else chance.below(len(legal), "choice")
        at.submit(seat, [legal[choice]])
    yield at


def found(
    question: str,
    fits: Callable[[Havoc, int], bool] = lambda game, seat: True,
    options: dict[str, str] | None = None,
    calm: bool = False,
) -> Table:
    """The first position of some random game of four that asks a question and fits."""
    for seed in range(60):
        for at in played(4, seed, options, calm):
            top = type(at.game.stack[-1]).__name__ if at.game.stack else "over"
            if top == question and fits(game_at(at), asked(at)):
                return at
    raise AssertionError(f"no game came to {question}")


# Cards.


@pytest.mark.parametrize("suit", range(SUITS))
def test_numbers_and_emblems_of_a_suit_stand_out_from_their_ground(suit: int) -> None:
    livery = Livery("x", "", load_data().suit_colours[suit])
    assert contrast(livery.tone, FACE) >= READABLE
    assert contrast(livery.tone, FACE_BY_CANDLE) >= READABLE
    assert contrast(livery.on_colour, livery.colour) >= VISIBLE


def test_suits_and_battles_are_told_apart_without_colour() -> None:
    assert len({SHAPES[name] for name in SUIT_EMBLEMS}) == SUITS
    assert len({SHAPES[name] for name in BATTLE_PICTURES[1:10]}) == 9


def test_an_owner_gives_a_suit_another_colour_and_no_other_text(tmp_path: Any) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[[suits]]\nid = "blue"\ncolor = "#0000AA"\n', encoding="utf-8")
    assert load_data(str(own)).suit_colours[0] == "#0000AA"
    own.write_text('[[suits]]\nid = "blue"\ncolor = "url(x)"\n', encoding="utf-8")
    with pytest.raises(DataError):
        load_data(str(own))


# Whole games.

GAMES = [
    (2, 1, {"battle_order": "winner_chooses"}),
    (3, 2, {"john_of_gaunt": "on"}),
    (4, 3, {}),
    (5, 4, {"john_of_gaunt": "on", "chevauchees_mode": "extra"}),
    (6, 5, {"battle_order": "random", "visible_battles": "next_four"}),
]


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_every_position_of_a_game_is_drawn_well(players: int, seed: int, options: dict[str, str]) -> None:
    """Well formed, without two things of one name, with a text for everything and with every answer within reach."""
    for place, at in enumerate(played(players, seed, options)):
        if place % 5 and not at.game.over:
            continue
        language = ("en", "hu")[place % 2]
        seat = max(asked(at), 0)
        drawing = drawn(at, seat, language)
        made = page(drawing)
        assert len(made.ids) == len(set(made.ids))
        text = "".join(drawing.regions.values())
        assert not re.search(r"\[[a-z]+-[\w-]+\]", text), "a text is missing"
        assert "Béla <b>" not in text
        within_reach = {act for element in made.elements for act in element.get("data-acts", "").split("|") if act}
        legal = at.legal(seat)
        assert within_reach <= {action.notation for action in legal}
        assert within_reach >= {action.notation for action in legal if action.piece >= 0 and action.verb not in BUTTONS}
        for element in made.elements:
            if "href" in element:
                assert element["href"].removeprefix("#") in made.ids + ARMS


@pytest.mark.parametrize(("players", "seed", "options"), [GAMES[2], GAMES[3], (2, 7, {})])
def test_what_a_seat_cannot_see_changes_nothing_in_its_drawing(
    players: int, seed: int, options: dict[str, str]
) -> None:
    chance = FastChance(seed)
    for place, at in enumerate(played(players, seed, options)):
        if place % 9 or at.game.over:
            continue
        for seat in range(players):
            view = at.view(seat)
            world = HAVOC.sight.sampler(view).sample(chance)
            same = HAVOC.view(world, seat, view.memory)
            shown = canvas(at, seat)
            assert HAVOC.web.draw(view, shown).regions == HAVOC.web.draw(same, shown).regions


@pytest.mark.parametrize("viewer", [-1, 0])
def test_no_card_of_another_hand_or_of_the_deck_is_named(viewer: int) -> None:
    for place, at in enumerate(played(4, 11)):
        if place % 7:
            continue
        game = game_at(at)
        hidden = {card for seat in range(4) if seat != viewer for card in game.hands[seat]} | set(
            game.deck[game.drawn :]
        )
        ids = set(page(drawn(at, viewer)).ids)
        assert not ids & {f"card-{notation(card)}" for card in hidden if card}


def test_the_discards_are_shown_to_the_looter_alone() -> None:
    at = found("LootPick", lambda game, seat: len(game.discard) > 4)
    seat = asked(at)
    open_ids = {f"card-{notation(card)}" for card in game_at(at).discard if card}
    assert open_ids <= set(page(drawn(at, seat)).ids)
    for other in (-1, (seat + 1) % 4):
        assert not open_ids & set(page(drawn(at, other)).ids)


# States.


def test_H_4_2_the_deck_of_a_full_area_says_why_it_cannot_be_drawn_from() -> None:
    at = found("RecruitStep", lambda game, seat: len(game.recruits) == 5 and draws(game) == 0)
    made = page(drawn(at, asked(at)))
    deck = made.with_id("deck")
    assert "not-now" in deck["class"].split()
    assert (deck["data-why"], deck["data-rule"]) == ("recruits_full", "H-4.2")
    recruit = notation(next(card for card in game_at(at).recruits if card))
    assert f"draw {recruit}" in made.with_id(f"card-{recruit}")["data-acts"].split("|")
    assert "The recruits area is full" in "".join(made.words)


def test_chosen_cards_of_a_draft_are_shown_to_their_owner_alone() -> None:
    at = found("BattleContinue", lambda game, seat: len(game.hands[seat]) > 3)
    seat = asked(at)
    lay = next(action for action in at.legal(seat) if action.draft and action.piece > 0)
    before = {other: drawn(at, other).regions for other in range(-1, 4) if other != seat}
    at.submit(seat, [lay])
    card = page(drawn(at, seat)).with_id(f"card-{lay.piece_name}")
    assert "chosen" in card["class"].split()
    assert card["data-chosen"] == lay.notation
    assert "chip-preview" in drawn(at, seat).regions["hand"]
    assert {other: drawn(at, other).regions for other in before} == before


def test_a_card_that_came_into_the_hand_has_changed() -> None:
    at = found("RecruitStep", lambda game, seat: len(game.recruits) < 5 and draws(game) == 0)
    seat = asked(at)
    before = drawn(at, seat)
    recruit = notation(next(card for card in game_at(at).recruits if card))
    at.submit(seat, [HAVOC.rules.catalogue.parse(f"draw {recruit}")])
    after = drawn(at, seat)
    changed = after.changed_since(before)
    assert f"card-{recruit}" in changed
    assert "deck" not in changed
    made = page(drawn(at, seat, changed=changed))
    assert "just-changed" in made.with_id(f"card-{recruit}")["class"].split()
    assert "just-changed" not in made.with_id("deck")["class"].split()


def test_seats_that_have_finished_a_joint_answer_are_shown_as_ready() -> None:
    at = found("CastillonLay", lambda game, seat: all(game.hands))
    opponents = drawn(at, 0, finished={1}).regions["opponents"]
    assert opponents.count("plate-ready") == 1
    assert opponents.count("plate-thinks") == 2


def test_a_hand_is_sorted_by_value_or_by_suit() -> None:
    at = next(played(4, 1))
    cards = {
        order: re.findall(r'id="card-([a-z])(\d+)"', drawn(at, 0, hand_order=order).regions["hand"])
        for order in ("value", "suit")
    }
    values = [int(value) for _, value in cards["value"]]
    assert values == sorted(values, reverse=True)
    suits = ["bogkyn".index(letter) for letter, _ in cards["suit"]]
    assert suits == sorted(suits)
    assert len(values) == len(suits) == 7


def test_a_spectator_sees_every_plate_and_no_hand() -> None:
    regions = drawn(next(played(4, 1)), -1).regions
    assert regions["opponents"].count('class="plate"') + regions["opponents"].count('class="plate ') == 4
    assert "card-" not in "".join(Page(regions["hand"]).ids)


def test_every_phase_has_its_words() -> None:
    said = set()
    for at in played(4, 3):
        said.add(drawn(at, -1, "hu").regions["phase"])
    assert {"Újoncozás", "Újoncozás vagy Havoc!", "Vége a játéknak"} <= said
    assert any(words.startswith("Csata: ") for words in said)
    assert any(words.startswith("A végső csata: ") for words in said)


# Places.


def test_H_9_places_shown_before_the_end_are_those_of_the_rules() -> None:
    """As things stand right before a battle is settled, and as they were given right after."""
    at = found("over")
    game = game_at(at)
    stand = companies(game)
    kept = {company.seat: (company.place, company.points) for company in stand}
    give_places(stand)
    give_points(stand, game.charter.points[9])
    assert {company.seat: (company.place, company.points) for company in stand} == kept
    assert [kept[seat][0] for seat in range(4)] == list(game.places)


def test_H_9_places_given_stay_when_dogs_take_cards_off_the_field() -> None:
    at = found("ActivateDog", lambda game, seat: sum(map(len, game.laid)) > 8)
    game = game_at(at)
    assert is_settled(game)
    before = {company.seat: (company.place, company.points, company.key) for company in companies(game)}
    taken = game.clone()
    taken.laid = [cards[1:] for cards in taken.laid]
    assert {company.seat: (company.place, company.points, company.key) for company in companies(taken)} == before
    fighters = len(companies(game))
    assert drawn(at, 0).regions["board"].count("company-rank") == fighters


def test_H_9_2_equals_share_the_points_of_their_places() -> None:
    stand = [Company(seat, [], 0, key, 0) for seat, key in enumerate([5, 9, 9, 2])]
    give_places(stand)
    give_points(stand, [9, 6, 3])
    assert [(company.place, company.points) for company in stand] == [(3, 3), (1, 7), (1, 7), (4, 0)]


@pytest.mark.parametrize("strength_of_john", [1, 2, 4, 5, 6, 8, 9])
def test_H_16_3_john_has_the_place_that_the_others_leave(strength_of_john: int) -> None:
    strengths = {0: 8, 1: 5, 2: 3, 3: 2, JOHN_SEAT: strength_of_john}
    places = {seat: 1 + len([one for one in strengths.values() if one > mine]) for seat, mine in strengths.items()}
    game = game_at(next(played(4, 1)))
    game.places = [places[seat] for seat in range(4)]
    game.winner = min(places, key=lambda seat: (places[seat], seat != JOHN_SEAT))
    stand = [Company(seat, [], 0, strength, 0) for seat, strength in strengths.items()]
    keep_places(game, stand)
    assert {company.seat: company.place for company in stand} == places


def test_H_13_1_the_end_names_the_winner() -> None:
    at = found("over")
    board = page(drawn(at, 0))
    winner = list(at.game.returns()).index(max(at.game.returns()))
    assert f"1. {NAMES[winner]}" in "".join(board.words)
    assert "laurel" in drawn(at, 0).regions["board"]


def test_H_5_a_year_of_peace_names_the_battle_that_it_cancels() -> None:
    at = found("PeaceDiscard", calm=True)
    game = game_at(at)
    name = game.charter.battle(game.cancelled[-1]).names["en"]
    assert f"A year of peace: {name} is cancelled" in "".join(page(drawn(at, 0)).words)


def test_H_16_2_john_of_gaunt_is_seen_where_he_sits() -> None:
    at = found("BattleContinue", lambda game, seat: game.initiator == JOHN_SEAT, {"john_of_gaunt": "on"})
    assert "John of Gaunt" in "".join(page(drawn(at, 0)).words)
    assert drawn(at, 0).regions["board"].count("ghost-card") == 3
