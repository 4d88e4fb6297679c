"""The toy game broken in one way after another: each flaw patches one thing and gives the kind to be checked."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import cast

import pytest

from banneret.core.actions import Action, Catalogue
from banneret.core.chance import Chance
from banneret.core.events import Event
from banneret.core.fields import UNKNOWN, Public
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.refusals import Refusal
from banneret.core.rooms import Components, Sampler
from tests.conformance import toy
from tests.conformance.toy import (
    FAIR,
    FIELDS,
    Alms,
    Bid,
    Call,
    Fair,
    FairBot,
    FairMemory,
    FairRules,
    FairSampler,
    FairSight,
    FairView,
    PayToll,
    fair,
)

Flaw = Callable[[pytest.MonkeyPatch], GameKind]


def an_attribute_that_nobody_declared(patch: pytest.MonkeyPatch) -> GameKind:
    return fair([field for field in FIELDS if field.name != "waits"])


def a_declared_field_that_does_not_exist(patch: pytest.MonkeyPatch) -> GameKind:
    return fair([*FIELDS, Public("weather")])


def a_field_declared_twice(patch: pytest.MonkeyPatch) -> GameKind:
    return fair([*FIELDS, Public("deck")])


def hands_that_all_can_see(patch: pytest.MonkeyPatch) -> GameKind:
    return fair([Public("hands") if field.name == "hands" else field for field in FIELDS])


def offers_that_all_can_see(patch: pytest.MonkeyPatch) -> GameKind:
    return fair([Public("offers") if field.name == "offers" else field for field in FIELDS])


def a_legal_list_that_reads_the_deck(patch: pytest.MonkeyPatch) -> GameKind:
    def legal(self: Call, game: Fair, seat: int) -> list[Action]:
        return [toy.OPEN] if game.deck[0] % 2 else [toy.WAIT, toy.OPEN] if game.waits < 2 else [toy.OPEN]

    patch.setattr(Call, "legal", legal)
    return FAIR


def a_refusal_that_reads_the_deck(patch: pytest.MonkeyPatch) -> GameKind:
    def refuse(self: Call, game: Fair, seat: int, action: Action) -> Refusal:
        return Refusal("top_card_is_odd" if game.deck[0] % 2 else "top_card_is_even", "T-2")

    patch.setattr(Call, "refuse", refuse)
    return FAIR


def a_question_that_answers_itself_by_the_hand(patch: pytest.MonkeyPatch) -> GameKind:
    forced = PayToll.forced

    def reads(self: PayToll, game: Fair, seat: int) -> Action | None:
        low = game.coins[seat] > 0 and all(card < 12 for card in game.hands[seat])
        return toy.PAY if low else forced(self, game, seat)

    patch.setattr(PayToll, "forced", reads)
    return FAIR


def an_event_that_tells_a_secret_to_all(patch: pytest.MonkeyPatch) -> GameKind:
    def emit(
        self: Fair, name: str, rule: str, seat: int, parts: dict[str, Json], audience: int = -1,
        secret: dict[str, Json] | None = None, secret_to: int = 0, reveals: bool = False,
    ) -> None:  # fmt: skip
        told = {**parts, **(secret or {})} if name == "looked" else parts
        Game.emit(self, name, rule, seat, told, audience, secret, secret_to, reveals)

    patch.setattr(Fair, "emit", emit)
    return FAIR


def a_look_that_can_be_undone(patch: pytest.MonkeyPatch) -> GameKind:
    def emit(
        self: Fair, name: str, rule: str, seat: int, parts: dict[str, Json], audience: int = -1,
        secret: dict[str, Json] | None = None, secret_to: int = 0, reveals: bool = False,
    ) -> None:  # fmt: skip
        Game.emit(self, name, rule, seat, parts, audience, secret, secret_to, reveals and name != "looked")

    patch.setattr(Fair, "emit", emit)
    return FAIR


def a_copy_that_shares_a_list(patch: pytest.MonkeyPatch) -> GameKind:
    clone = Fair.clone

    def shared(self: Fair) -> Fair:
        copy = clone(self)
        copy.points = self.points
        return copy

    patch.setattr(Fair, "clone", shared)
    return FAIR


def a_copy_that_forgets_a_marker(patch: pytest.MonkeyPatch) -> GameKind:
    clone = Fair.clone

    def forgetful(self: Fair) -> Fair:
        copy = clone(self)
        copy.waits = 0
        return copy

    patch.setattr(Fair, "clone", forgetful)
    return FAIR


def a_copy_that_is_listened_to(patch: pytest.MonkeyPatch) -> GameKind:
    clone = Fair.clone

    def heard(self: Fair) -> Fair:
        copy = clone(self)
        copy.listen()
        return copy

    patch.setattr(Fair, "clone", heard)
    return FAIR


def a_lost_card(patch: pytest.MonkeyPatch) -> GameKind:
    apply = PayToll.apply

    def loses(self: PayToll, game: Fair, seat: int, action: Action, chance: Chance) -> None:
        apply(self, game, seat, action, chance)
        if action.verb == toy.DROP_CARD:
            game.stall.pop()

    patch.setattr(PayToll, "apply", loses)
    return FAIR


def the_same_answer_twice(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(Alms, "run", lambda self, game, chance: None)
    patch.setattr(Call, "legal", lambda self, game, seat: [toy.OPEN, toy.OPEN])
    return FAIR


def an_answer_outside_the_catalogue(patch: pytest.MonkeyPatch) -> GameKind:
    foreign = Catalogue().single(toy.TURN_UP, "open")
    patch.setattr(Call, "legal", lambda self, game, seat: [toy.OPEN, foreign])
    return FAIR


def a_legal_answer_that_fails(patch: pytest.MonkeyPatch) -> GameKind:
    legal = PayToll.legal
    patch.setattr(PayToll, "legal", lambda self, game, seat: [*legal(self, game, seat), toy.DROP[game.stall[0]]])
    return FAIR


def a_refusal_without_a_rule(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(Call, "refuse", lambda self, game, seat, action: Refusal("no"))
    return FAIR


def a_refusal_by_a_rule_that_does_not_exist(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(Call, "refuse", lambda self, game, seat, action: Refusal("no", "T-9"))
    return FAIR


def an_event_by_a_rule_that_does_not_exist(patch: pytest.MonkeyPatch) -> GameKind:
    def emit(self: Fair, name: str, rule: str, seat: int, parts: dict[str, Json], *rest: int, **more: int) -> None:
        Game.emit(self, name, "T-99", seat, parts, *rest, **more)  # type: ignore[arg-type]

    patch.setattr(Fair, "emit", emit)
    return FAIR


def a_seat_that_is_asked_and_has_no_answer(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(Call, "legal", lambda self, game, seat: [] if game.round == 2 else [toy.OPEN])
    return FAIR


def a_begun_offer_that_cannot_be_finished(patch: pytest.MonkeyPatch) -> GameKind:
    legal = Bid.legal

    def stuck(self: Bid, game: Fair, seat: int) -> list[Action]:
        known = legal(self, game, seat)
        return [action for action in known if action is not toy.SEAL or sum(game.offers[seat]) % 4 != 3]

    patch.setattr(Bid, "legal", stuck)
    return FAIR


def a_draft_that_others_notice(patch: pytest.MonkeyPatch) -> GameKind:
    apply = Bid.apply

    def pays(self: Bid, game: Fair, seat: int, action: Action, chance: Chance) -> None:
        apply(self, game, seat, action, chance)
        if len(game.offers[seat]) == 2:
            game.points[seat] += 1

    patch.setattr(Bid, "apply", pays)
    return FAIR


def a_joint_answer_that_shows_who_has_answered(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(Bid, "hidden_from", lambda self, game, seat: self)
    return FAIR


def a_joint_answer_that_looks_at_another(patch: pytest.MonkeyPatch) -> GameKind:
    legal = Bid.legal

    def looks(self: Bid, game: Fair, seat: int) -> list[Action]:
        taken = {card % 4 for other, offer in enumerate(game.offers) for card in offer if other != seat}
        return [action for action in legal(self, game, seat) if action is toy.SEAL or action.piece % 4 not in taken]

    patch.setattr(Bid, "legal", looks)
    return FAIR


def chance_before_the_last_joint_answer(patch: pytest.MonkeyPatch) -> GameKind:
    apply = Bid.apply

    def draws(self: Bid, game: Fair, seat: int, action: Action, chance: Chance) -> None:
        if action is toy.SEAL:
            chance.below(2, "coin")
        apply(self, game, seat, action, chance)

    patch.setattr(Bid, "apply", draws)
    return FAIR


def a_frame_that_is_not_declared(patch: pytest.MonkeyPatch) -> GameKind:
    kind = fair()
    del kind.rules.frames["Alms"]
    return kind


def a_frame_whose_parts_are_wrong(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(Call, "parts", lambda self: [])
    return FAIR


def a_sampler_without_memory(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(FairSampler, "fits", lambda self, top: (top >= toy.HIGH) == self.top_is_high)
    return FAIR


def a_sampler_without_facts(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(FairSampler, "fits", lambda self, top: self.top in (UNKNOWN, top))
    return FAIR


def a_sampler_that_knows_one_world(patch: pytest.MonkeyPatch) -> GameKind:
    class Stubborn(Sampler):
        def __init__(self, view: FairView) -> None:
            self.inner = FairSampler(view)
            self.world: Fair | None = None

        def sample(self, chance: Chance) -> Game:
            self.world = self.inner.sample(chance) if self.world is None else self.world
            return self.world.clone()

    patch.setattr(FairSight, "sampler", lambda self, view: Stubborn(view))
    return FAIR


def a_sampler_that_leans_to_high_hands(patch: pytest.MonkeyPatch) -> GameKind:
    class Leaning(FairSampler):
        def sample(self, chance: Chance) -> Fair:
            worlds = [FairSampler.sample(self, chance) for _ in range(6)]
            return max(worlds, key=lambda world: sum(sum(hand) for hand in world.hands))

    patch.setattr(FairSight, "sampler", lambda self, view: Leaning(view))
    return FAIR


def a_sampler_that_changes_its_view(patch: pytest.MonkeyPatch) -> GameKind:
    sample = FairSampler.sample

    def careless(self: FairSampler, chance: Chance) -> Fair:
        world = sample(self, chance)
        self.base.deck = world.deck
        return world

    patch.setattr(FairSampler, "sample", careless)
    return FAIR


def a_memory_that_is_not_true(patch: pytest.MonkeyPatch) -> GameKind:
    def hear(self: FairMemory, event: Event) -> None:
        if event.name == "looked" and event.knows_secret(self.seat):
            self.top = cast(int, event.told_to(self.seat)["card"])

    patch.setattr(FairMemory, "hear", hear)
    return FAIR


def a_memory_that_copies_share(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(FairMemory, "clone", lambda self: self)
    return FAIR


def a_memory_that_is_lost_on_the_way(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(FairSight, "recall", lambda self, packed: FairMemory(packed["seat"], UNKNOWN))
    return FAIR


def a_set_up_that_depends_on_the_games_before(patch: pytest.MonkeyPatch) -> GameKind:
    set_up = FairRules.set_up
    counter = itertools.count()

    def counts(
        self: FairRules, players: int, options: dict[str, str], data: Components, chance: Chance, listen: bool
    ) -> Fair:
        game = set_up(self, players, options, data, chance, listen)
        game.coins[0] = 2 + next(counter) % 3
        return game

    patch.setattr(FairRules, "set_up", counts)
    return FAIR


def an_outcome_that_no_record_can_hold(patch: pytest.MonkeyPatch) -> GameKind:
    apply = Call.apply

    def draws(self: Call, game: Fair, seat: int, action: Action, chance: Chance) -> None:
        if action is toy.WAIT:
            chance.below(6, "the weather")
        apply(self, game, seat, action, chance)

    patch.setattr(Call, "apply", draws)
    return FAIR


def a_game_without_end(patch: pytest.MonkeyPatch) -> GameKind:
    apply = Call.apply

    def waits(self: Call, game: Fair, seat: int, action: Action, chance: Chance) -> None:
        if action is toy.OPEN:
            return
        apply(self, game, seat, action, chance)

    patch.setattr(Call, "apply", waits)
    return FAIR


def a_rule_that_crashes(patch: pytest.MonkeyPatch) -> GameKind:
    def run(self: Alms, game: Fair, chance: Chance) -> None:
        raise ZeroDivisionError("alms")

    patch.setattr(Alms, "run", run)
    return FAIR


def utilities_beyond_one(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(FairBot, "utilities", lambda self, game: [2.0] * game.players)
    return FAIR


def a_side_act_that_is_an_answer_too(patch: pytest.MonkeyPatch) -> GameKind:
    patch.setattr(Call, "side", lambda self, game, seat: [toy.OPEN])
    return FAIR


def a_side_act_that_leaves_nobody_asked(patch: pytest.MonkeyPatch) -> GameKind:
    def half(self: Fair, seat: int, action: Action, chance: Chance) -> None:
        self.carry_out_side(seat, action, chance)
        if action is toy.WITHDRAW:
            self.waiting_mask = 0
        else:
            self.advance(chance)

    patch.setattr(Fair, "apply_side", half)
    return FAIR


def a_notation_that_separates_answers(patch: pytest.MonkeyPatch) -> GameKind:
    kind = fair()
    kind.rules.catalogue = Catalogue()
    for action in toy.CATALOGUE.actions:
        kind.rules.catalogue.single(action.verb, "stay, proud" if action is toy.PROUD else action.notation)
    return kind


def an_action_named_like_the_kernels_word(patch: pytest.MonkeyPatch) -> GameKind:
    kind = fair()
    kind.rules.catalogue = Catalogue()
    kind.rules.catalogue.single(0, "take back")
    return kind


# Which checks may find a flaw first.
FLAWS: dict[Flaw, set[str]] = {
    an_attribute_that_nobody_declared: {"fields_are_declared"},
    a_declared_field_that_does_not_exist: {"clones_are_independent"},
    a_field_declared_twice: {"fields_are_declared"},
    hands_that_all_can_see: {"non_interference", "samples_look_the_same"},
    offers_that_all_can_see: {"no_prefix_is_stuck"},
    a_legal_list_that_reads_the_deck: {"non_interference", "views_carry_all"},
    a_refusal_that_reads_the_deck: {"non_interference"},
    a_question_that_answers_itself_by_the_hand: {"non_interference"},
    an_event_that_tells_a_secret_to_all: {"non_interference"},
    a_look_that_can_be_undone: {"undo_restores"},
    a_copy_that_shares_a_list: {"clones_are_independent"},
    a_copy_that_forgets_a_marker: {"clones_are_independent"},
    a_copy_that_is_listened_to: {"clones_are_independent"},
    a_lost_card: {"invariants", "legal_is_accepted"},
    the_same_answer_twice: {"legal_is_accepted"},
    an_answer_outside_the_catalogue: {"legal_is_accepted"},
    a_legal_answer_that_fails: {"clones_are_independent", "legal_is_accepted"},
    a_refusal_without_a_rule: {"legal_is_accepted"},
    a_refusal_by_a_rule_that_does_not_exist: {"legal_is_accepted"},
    an_event_by_a_rule_that_does_not_exist: {"events_name_rules"},
    a_seat_that_is_asked_and_has_no_answer: {"clones_are_independent", "somebody_can_act"},
    a_begun_offer_that_cannot_be_finished: {"no_prefix_is_stuck"},
    a_draft_that_others_notice: {"no_prefix_is_stuck"},
    a_joint_answer_that_shows_who_has_answered: {"joint_answers_in_any_order", "non_interference"},
    a_joint_answer_that_looks_at_another: {"clones_are_independent", "joint_answers_in_any_order"},
    chance_before_the_last_joint_answer: {"joint_answers_in_any_order"},
    a_frame_that_is_not_declared: {"frames_are_rebuilt"},
    a_frame_whose_parts_are_wrong: {"frames_are_rebuilt"},
    a_sampler_without_memory: {"samples_look_the_same"},
    a_sampler_without_facts: {"samples_look_the_same", "non_interference"},
    a_sampler_that_knows_one_world: {"samples_look_the_same"},
    a_sampler_that_leans_to_high_hands: {"samples_are_fair"},
    a_sampler_that_changes_its_view: {"samples_look_the_same"},
    a_memory_that_is_not_true: {"memory_is_true"},
    a_memory_that_copies_share: {"records_replay"},
    a_memory_that_is_lost_on_the_way: {"views_carry_all"},
    a_set_up_that_depends_on_the_games_before: {"records_replay", "same_seed_same_game"},
    an_outcome_that_no_record_can_hold: {"records_replay"},
    a_game_without_end: {"random_play"},
    a_rule_that_crashes: {"clones_are_independent", "random_play"},
    utilities_beyond_one: {"nothing_after_the_end"},
    a_side_act_that_is_an_answer_too: {"side_acts_stand_aside"},
    a_side_act_that_leaves_nobody_asked: {"side_acts_stand_aside", "somebody_can_act"},
    a_notation_that_separates_answers: {"catalogue_round_trips"},
    an_action_named_like_the_kernels_word: {"catalogue_round_trips"},
}
