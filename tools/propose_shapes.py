"""Proposes shapes for observations: plays games and prints what every field, part of a frame and memory held.

`python tools/propose_shapes.py knights --games 20` prints a line for each: what it held, and a shape to hold it.
That is a first guess: a seat looks like a number, a mask like a count, and what was not seen in these games can still
happen. Correct it by hand and by the rules. What has no declared shape yet is told at the end.
"""

from __future__ import annotations

import argparse
import inspect
from collections.abc import Iterable, Iterator
from typing import cast

from banneret.bots import Bot, has_expert, make_bot
from banneret.core.chance import FastChance
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.observation import part_names, undeclared
from banneret.core.view import Memory
from banneret.games.registry import game_ids, load

LONGEST = 3_000
BY_PIECE = 64


class Seen:
    """What a value was in all positions so far: numbers, how long lists are, what lies in them."""

    def __init__(self) -> None:
        self.low = 2**62
        self.high = -(2**62)
        self.kinds: set[str] = set()
        self.shortest = 2**62
        self.longest = -1
        self.inner: Seen | None = None
        self.parts: dict[str, Seen] = {}

    def take(self, value: object) -> None:
        self.kinds.add(type(value).__name__)
        if isinstance(value, int):
            self.low, self.high = min(self.low, value), max(self.high, value)
        elif isinstance(value, (list, tuple)):
            self.shortest, self.longest = min(self.shortest, len(value)), max(self.longest, len(value))
            self.inner = self.inner or Seen()
            for entry in value:
                self.inner.take(entry)
        elif value is not None and not isinstance(value, str):
            for name in names_of(value):
                self.parts.setdefault(name, Seen()).take(getattr(value, name))

    def __str__(self) -> str:
        if self.inner is not None:
            sizes = str(self.longest) if self.shortest == self.longest else f"{self.shortest}-{self.longest}"
            text = f"[{sizes} x {self.inner}]"
        elif self.parts:
            text = "{" + ", ".join(f"{name}: {part}" for name, part in self.parts.items()) + "}"
        elif self.kinds <= {"bool"} and self.kinds:
            text = "flag"
        elif self.kinds & {"int", "bool"}:
            text = f"{self.low}..{self.high}"
        else:
            text = "nothing"
        return f"{text} or None" if "NoneType" in self.kinds and text != "nothing" else text

    def proposal(self, players: int) -> str:
        """A shape that would hold what was seen."""
        if self.inner is None:
            if self.parts:
                return (
                    "Thing({"
                    + ", ".join(f'"{name}": {part.proposal(players)}' for name, part in self.parts.items())
                    + "})"
                )
            return "Flag()" if self.kinds == {"bool"} else f"Number({min(self.low, 0)}, {max(self.high, 0)})"
        inner = self.inner.proposal(players)
        if self.shortest == self.longest == players:
            return f"EachSeat({inner})"
        if self.inner.inner is None and not self.inner.parts and self.inner.high < BY_PIECE:
            return f"Bag({self.inner.high + 1})"
        return f"Row({self.longest}, {inner})"


def names_of(thing: object) -> list[str]:
    """The attributes of an object that hold something, in the order of its constructor."""
    return [name for name in inspect.signature(type(thing)).parameters if hasattr(thing, name)]


def seen_in(kind: GameKind, players: int, games: int, seed: int) -> dict[str, Seen]:
    """What all fields, parts of frames and memories held, as each seat sees them, by their names."""
    found: dict[str, Seen] = {}
    for number in range(games):
        for name, value in positions(kind, players, f"{seed}/{number}", number % 2 == 0):
            found.setdefault(name, Seen()).take(value)
    return found


def positions(kind: GameKind, players: int, seed: str, random: bool) -> Iterator[tuple[str, object]]:
    """Everything that is to be seen in one game of random players, or of experts."""
    chance = FastChance(seed)
    bot: Bot = make_bot(kind, "random" if random or not has_expert(kind) else "expert")
    game = kind.new(players, kind.rules.simulation_options(), chance=chance, listen=True)
    memories = [kind.sight.memory(game, seat) for seat in range(players)]
    for _ in range(LONGEST):
        for event in game.take_events():
            for seat, memory in enumerate(memories):
                if event.heard_by(seat):
                    memory.hear(event)
        if game.over:
            return
        yield from visible(kind, game, memories)
        game.apply(game.turn(), bot.choose(kind.view(game, game.turn(), memories[game.turn()])), chance)


def visible(kind: GameKind, game: Game, memories: Iterable[Memory]) -> Iterator[tuple[str, object]]:
    for seat, memory in enumerate(memories):
        state = kind.view(game, seat, memory).state
        for field in kind.rules.fields[1:]:
            yield field.name, getattr(state, field.name)
        for frame in state.stack:
            for name, value in zip(part_names(type(frame)), cast(list[object], frame.parts()), strict=True):
                yield f"{type(frame).__name__}.{name}", value
        for name in names_of(memory):
            yield f"memory.{name}", getattr(memory, name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--players", type=int, help="default: the fewest and the most")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    kind = load(given.game)
    for players in [given.players] if given.players else sorted({kind.players[0], kind.players[-1]}):
        print(f"{kind.id}, {players} players")
        for name, seen in seen_in(kind, players, given.games, given.seed).items():
            print(f"  {name}: {seen}    {seen.proposal(players)}")
    print("without a shape:", ", ".join(undeclared(kind)) or "nothing")


if __name__ == "__main__":
    main()
