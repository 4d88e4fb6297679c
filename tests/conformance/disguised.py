"""Havoc in disguise: the real game, compiled or not, with one room exchanged for a broken one."""

from __future__ import annotations

from typing import cast

from banneret.core.chance import Chance
from banneret.core.events import Event
from banneret.core.fields import Field, Public
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.kind import GameKind
from banneret.core.rooms import Components, GameRules, GameSight, Sampler
from banneret.core.view import Memory, SeatView, View
from banneret.games.havoc.sight.memory import HavocMemory
from banneret.games.registry import load

HAVOC = load("havoc")


class OtherRules(GameRules[Game, Components]):
    """The rules of Havoc with other fields."""

    def __init__(self, fields: list[Field[Game]]) -> None:
        inner = HAVOC.rules
        frames = cast(list[type[Frame[Game]]], list(inner.frames.values()))
        super().__init__(inner.catalogue, frames, fields, inner.options, inner.numbers)

    def read_data(self, overlay: str) -> Components:
        return HAVOC.rules.read_data(overlay)

    def set_up(self, players: int, options: dict[str, str], data: Components, chance: Chance, listen: bool) -> Game:
        return HAVOC.rules.set_up(players, options, data, chance, listen)

    def blank(self, players: int, options: dict[str, str], data: Components) -> Game:
        return HAVOC.rules.blank(players, options, data)

    def outcome_name(self, label: str, value: int) -> str:
        return HAVOC.rules.outcome_name(label, value)

    def outcome_value(self, label: str, name: str) -> int:
        return HAVOC.rules.outcome_value(label, name)


class OtherSight(GameSight[Game, Memory]):
    """Havoc's own sight, but for what a subclass changes."""

    def memory(self, game: Game, seat: int) -> Memory:
        return HAVOC.sight.memory(game, seat)

    def recall(self, packed: Json) -> Memory:
        return HAVOC.sight.recall(packed)

    def check_memory(self, memory: Memory, game: Game) -> None:
        HAVOC.sight.check_memory(memory, game)

    def sampler(self, view: View) -> Sampler:
        return HAVOC.sight.sampler(view)


def disguised(
    rules: GameRules[Game, Components] | None = None, sight: GameSight[Game, Memory] | None = None
) -> GameKind:
    return GameKind(
        HAVOC.id, HAVOC.prefix, HAVOC.players[:1], str(HAVOC.folder), rules or HAVOC.rules, sight or HAVOC.sight,
        shapes=HAVOC.shapes,
    )  # fmt: skip


def without(name: str) -> GameKind:
    return disguised(OtherRules([field for field in HAVOC.rules.fields if field.name != name]))


def shown(name: str) -> GameKind:
    fields = [Public[Game](name) if field.name == name else field for field in HAVOC.rules.fields]
    return disguised(OtherRules(fields))


class Forgetful(OtherSight):
    """Worlds are sampled as if nobody had seen a card taken."""

    def sampler(self, view: View) -> Sampler:
        known = view.memory
        assert isinstance(known, HavocMemory)
        blank: list[list[int]] = [[] for _ in known.known]
        memory = HavocMemory(
            known.seat,
            blank,
            known.fresh,
            known.discard,
            known.deck_cards,
            known.unseen_dogs,
            known.old_dogs,
            known.doubtful,
            known.mode,
        )
        return HAVOC.sight.sampler(SeatView[Game, Memory](view.seat, view.state, memory, view.facts))


class Leaking(OtherSight):
    """A fact that the rules do not publish: what the next seat holds first."""

    def facts(self, game: Game, seat: int) -> dict[str, Json]:
        hands = cast("list[list[int]]", game.hands)  # type: ignore[attr-defined]
        return {"first card": hands[(seat + 1) % game.players][:1]}


class Deaf(OtherSight):
    """Nobody hears what is discarded in a year of peace, so that what is remembered of the discards is wrong."""

    def memory(self, game: Game, seat: int) -> Memory:
        return MemoryWithoutDiscards(HAVOC.sight.memory(game, seat))

    def recall(self, packed: Json) -> Memory:
        return MemoryWithoutDiscards(HAVOC.sight.recall(packed))

    def check_memory(self, memory: Memory, game: Game) -> None:
        assert isinstance(memory, MemoryWithoutDiscards)
        HAVOC.sight.check_memory(memory.inner, game)

    def sampler(self, view: View) -> Sampler:
        memory = view.memory
        assert isinstance(memory, MemoryWithoutDiscards)
        return HAVOC.sight.sampler(SeatView[Game, Memory](view.seat, view.state, memory.inner, view.facts))


class MemoryWithoutDiscards(Memory):
    def __init__(self, inner: Memory) -> None:
        self.inner = inner

    def hear(self, event: Event) -> None:
        if event.name != "discarded":
            self.inner.hear(event)

    def clone(self) -> Memory:
        return MemoryWithoutDiscards(self.inner.clone())

    def json(self) -> Json:
        return self.inner.json()

    def __getattr__(self, name: str) -> object:
        """What a memory knows, as observations are made of it."""
        found: object = getattr(self.inner, name)
        return found


# The broken game, and which checks may find it first.
HAVOC_FLAWS: dict[str, tuple[GameKind, set[str]]] = {
    "an undeclared field": (without("skip_turning"), {"fields_are_declared"}),
    "hands that all can see": (shown("hands"), {"non_interference", "samples_look_the_same"}),
    "a deck that all can see": (shown("deck"), {"non_interference", "samples_look_the_same"}),
    "picked cards that all can see": (shown("picked"), {"no_prefix_is_stuck"}),
    "a sampler without memory": (disguised(sight=Forgetful()), {"samples_look_the_same", "samples_are_fair"}),
    "a fact that is a secret": (disguised(sight=Leaking()), {"samples_look_the_same", "non_interference"}),
    "a memory that is not true": (disguised(sight=Deaf()), {"memory_is_true"}),
}
