"""Havoc in disguise: the real game, compiled or not, with one room exchanged for a broken one."""

from __future__ import annotations

from typing import cast

from banneret.core.chance import Chance
from banneret.core.events import Event
from banneret.core.fields import Field, Public
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.kind import GameKind
from banneret.core.rooms import Sampler
from banneret.core.view import Memory, View
from banneret.games.havoc.sight.memory import HavocMemory
from banneret.games.registry import load


class Disguised(GameKind):
    """A game whose rooms are those of another one, but for what a subclass changes."""

    def __init__(self, inner: GameKind, fields: list[Field] | None = None) -> None:
        super().__init__(
            inner.id, inner.prefix, inner.players[:1], inner.rules_version, inner.maturity, inner.options,
            inner.catalogue, inner.fields if fields is None else fields,
            cast(list[type[Frame[Game]]], list(inner.frames.values())), str(inner.folder),
        )  # fmt: skip
        self.inner = inner

    def set_up(self, players: int, options: dict[str, str], data: object, chance: Chance, listen: bool) -> Game:
        return self.inner.set_up(players, options, data, chance, listen)

    def load_data(self, overlay: str = "") -> object:
        return self.inner.load_data(overlay)

    def data_digest(self, data: object) -> str:
        return self.inner.data_digest(data)

    def memory(self, game: Game, seat: int) -> Memory:
        return self.inner.memory(game, seat)

    def blank(self, players: int, options: dict[str, str], data: object) -> Game:
        return self.inner.blank(players, options, data)

    def recall(self, packed: Json) -> Memory:
        return self.inner.recall(packed)

    def sampler(self, view: View) -> Sampler:
        return self.inner.sampler(view)

    def outcome_name(self, label: str, value: int) -> str:
        return self.inner.outcome_name(label, value)

    def outcome_value(self, label: str, name: str) -> int:
        return self.inner.outcome_value(label, name)


def without(name: str) -> GameKind:
    havoc = load("havoc")
    return Disguised(havoc, [field for field in havoc.fields if field.name != name])


def shown(name: str) -> GameKind:
    havoc = load("havoc")
    return Disguised(havoc, [Public(name) if field.name == name else field for field in havoc.fields])


class Forgetful(Disguised):
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
        return self.inner.sampler(View(view.seat, view.state, memory, view.facts))


class Leaking(Disguised):
    """A fact that the rules do not publish: what the next seat holds first."""

    def facts(self, game: Game, seat: int) -> dict[str, Json]:
        hands = cast("list[list[int]]", game.hands)  # type: ignore[attr-defined]
        return {"first card": hands[(seat + 1) % game.players][:1]}


class Deaf(Disguised):
    """Nobody hears what is discarded in a year of peace, so that what is remembered of the discards is wrong."""

    def memory(self, game: Game, seat: int) -> Memory:
        return MemoryWithoutDiscards(self.inner.memory(game, seat))

    def recall(self, packed: Json) -> Memory:
        return MemoryWithoutDiscards(self.inner.recall(packed))

    def sampler(self, view: View) -> Sampler:
        memory = view.memory
        assert isinstance(memory, MemoryWithoutDiscards)
        return self.inner.sampler(View(view.seat, view.state, memory.inner, view.facts))


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

    def check(self, game: Game) -> None:
        self.inner.check(game)


# The broken game, and which checks may find it first.
HAVOC_FLAWS: dict[str, tuple[GameKind, set[str]]] = {
    "an undeclared field": (without("skip_turning"), {"fields_are_declared"}),
    "hands that all can see": (shown("hands"), {"non_interference", "samples_look_the_same"}),
    "a deck that all can see": (shown("deck"), {"non_interference", "samples_look_the_same"}),
    "picked cards that all can see": (shown("picked"), {"no_prefix_is_stuck"}),
    "a sampler without memory": (Forgetful(load("havoc")), {"samples_look_the_same", "samples_are_fair"}),
    "a fact that is a secret": (Leaking(load("havoc")), {"samples_look_the_same", "non_interference"}),
    "a memory that is not true": (Deaf(load("havoc")), {"memory_is_true"}),
}
