"""What everybody outside a game's folder knows of a game: one object with its rooms."""

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Generic, TypeAlias, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from banneret.core.actions import ELSEWHERE, Pickled
from banneret.core.chance import Chance
from banneret.core.errors import OptionError
from banneret.core.features import Slot
from banneret.core.jsons import Json
from banneret.core.kernel import PACKERS, Game
from banneret.core.observation import Encoder, Shapes
from banneret.core.options import settle_options
from banneret.core.rooms import (
    Components,
    GameBot,
    GameOdds,
    GamePositions,
    GameRules,
    GameSight,
    GameTerminal,
    GameWeb,
    GameWords,
    PlainSight,
)
from banneret.core.view import Memory, SeatView, masked, state_json

# How far a game is: all of it, or all of its rules without an expert and without a table of its own.
COMPLETE: Final = "complete"
RULES_ONLY: Final = "rules"

G = TypeVar("G", bound=Game)
M = TypeVar("M", bound=Memory)
D = TypeVar("D", bound=Components)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[G, M, D]):
    """One game of the shelf. Nothing outside a game's folder knows more than this.

    Rules, sight and bot are there from the start. The other rooms are made when somebody first enters them: texts are
    read only where somebody reads. What a game does not give has a default that works.
    """

    def __init__(
        self,
        id: str,
        prefix: str,
        players: list[int],
        folder: str,
        rules: GameRules[G, D],
        sight: GameSight[G, M] | None = None,
        bot: GameBot[G] | None = None,
        words: Callable[[], GameWords[G, D]] | None = None,
        odds: Callable[[], GameOdds[G, M, D]] | None = None,
        positions: Callable[[], GamePositions[G, D]] | None = None,
        terminal: Callable[[], GameTerminal[G, M, D]] | None = None,
        web: Callable[[], GameWeb[G, M]] | None = None,
        shapes: Shapes | None = None,
        maturity: str = COMPLETE,
        rules_version: int = 1,
    ) -> None:
        self.id = id
        self.prefix = prefix
        self.players = players
        self.folder = Path(folder)
        self.maturity = maturity
        self.rules_version = rules_version
        self.rules = rules
        self.sight: GameSight[G, M] = cast("GameSight[G, M]", PlainSight[G]()) if sight is None else sight
        self.bot: GameBot[G] = GameBot() if bot is None else bot
        self.shapes = Shapes() if shapes is None else shapes
        self._make_words = words
        self._make_odds = odds
        self._make_positions = positions
        self._make_terminal = terminal
        self._make_web = web
        self._words: GameWords[G, D] | None = None
        self._odds: GameOdds[G, M, D] | None = None
        self._positions: GamePositions[G, D] | None = None
        self._terminal: GameTerminal[G, M, D] | None = None
        self._web: GameWeb[G, M] | None = None

    # The rooms that are made when they are first entered.

    @property
    def words(self) -> GameWords[G, D]:
        if self._words is None:
            if self._make_words is None:
                from banneret.core.plain_table import PlainWords

                self._words = PlainWords(str(self.folder / "texts"))
            else:
                self._words = self._make_words()
        return self._words

    @property
    def odds(self) -> GameOdds[G, M, D]:
        if self._odds is None:
            self._odds = GameOdds() if self._make_odds is None else self._make_odds()
        return self._odds

    @property
    def positions(self) -> GamePositions[G, D]:
        if self._positions is None:
            if self._make_positions is None:
                from banneret.core.plain_positions import PlainPositions

                self._positions = PlainPositions(self.id, self.rules, str(self.folder / "texts"))
            else:
                self._positions = self._make_positions()
        return self._positions

    @property
    def terminal(self) -> GameTerminal[G, M, D]:
        if self._terminal is None:
            if self._make_terminal is None:
                from banneret.core.plain_table import PlainTerminal

                self._terminal = PlainTerminal(self.rules, str(self.folder / "texts"))
            else:
                self._terminal = self._make_terminal()
        return self._terminal

    @property
    def web(self) -> GameWeb[G, M]:
        if self._web is None:
            if self._make_web is None:
                from banneret.core.drawing.plain import PlainWeb

                self._web = PlainWeb(self.rules)
            else:
                self._web = self._make_web()
        return self._web

    # Making games.

    def new(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        *,
        chance: Chance,
        data: D | None = None,
        listen: bool = False,
    ) -> G:
        """Set up a game and bring it to its first question. `data` comes from `load_data`, ours by default."""
        rules = self.rules
        self.check_players(players)
        settled = settle_options(rules.options, players, options) if options else rules.plain_options
        game = rules.set_up(players, settled, rules.load_data() if data is None else data, chance, listen)
        game.advance(chance)
        PACKERS[type(game)] = self._pickled
        return game

    def _pickled(self, game: Game) -> Pickled:
        """A game for another process: like a clone, nobody listens to it there."""
        from banneret.core.packing import pack_game, unpack_game

        return unpack_game, (*self.rules.catalogue.place, pack_game(cast(GameKind, self), game))

    def __deepcopy__(self, copied: dict[int, object]) -> "Kind[G, M, D]":
        return self

    def __reduce__(self) -> Pickled:
        """A kind is pickled by its place on the shelf."""
        from banneret.core.packing import recall_kind

        place = self.rules.catalogue.place
        if place == ELSEWHERE:
            raise TypeError(f"{self.id} is on no shelf: another process would not find it")
        return recall_kind, place

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game does not know, before anything is made for so many."""
        if players not in self.players:
            known = ", ".join(map(str, self.players))
            raise OptionError("player_count", {"game": self.id, "players": str(players), "known": known})

    # What leaves the engine.

    def view(self, game: G, seat: i64, memory: M | None = None) -> SeatView[G, M]:
        """What a seat sees (and remembers); -1 is a spectator. Without a memory: who has not followed the game."""
        return SeatView(seat, masked(game, seat, self.rules.hidden), memory, self.sight.facts(game, seat))

    def view_json(self, view: SeatView[G, M]) -> dict[str, Json]:
        """A view as JSON: the masked state, who is asked, the memory."""
        state = view.state
        return {
            "game": self.id,
            "seat": view.seat,
            "players": state.players,
            "waiting": [seat for seat in range(state.players) if state.waiting() // 2**seat % 2 == 1],
            "state": state_json(state, self.rules.fields),
            "facts": view.facts,
            "memory": None if view.memory is None else view.memory.json(),
        }

    def layout(self, players: int, options: Mapping[str, str] | None = None, memory: bool = True) -> list[Slot]:
        """What the bytes of an observation mean, by name: `hands[me]`, `memory.discard`, `on top.Roll`."""
        return Encoder(cast(GameKind, self), players, options, memory).layout

    def digest(self, game: G) -> str:
        """A hash over every field of the state: equal states, equal digests."""
        text = json.dumps(state_json(game, self.rules.fields), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


# A game whose state, memory and components nobody names: what drivers, tables and tests handle.
GameKind: TypeAlias = Kind[Game, Memory, Components]


def for_everybody(kind: Kind[G, M, D]) -> GameKind:
    """A game as everybody outside its folder handles it: by its rooms, whatever its state is made of."""
    return cast(GameKind, kind)
