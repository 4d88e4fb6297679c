"""What everybody outside a game's folder knows of a game: one object with its rooms."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from banneret.core.actions import Action, Catalogue
from banneret.core.chance import Chance, Outcome
from banneret.core.errors import OptionError
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.odds import Odds, OddsChart, OddsQuestion, Prospects
from banneret.core.options import Option, settle_options
from banneret.core.standing import Standing
from banneret.core.view import Field, Memory, View, masked, state_json

if TYPE_CHECKING:  # drawing reads texts; only a table in a browser needs it
    from banneret.core.drawing.canvas import Canvas, Drawing


# How far a game is: all of it, or all of its rules without an expert and without a table in the browser.
COMPLETE: Final = "complete"
RULES_ONLY: Final = "rules"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Random complete states that agree with everything a view's seat knows; made once for a view, asked often."""

    def sample(self, chance: Chance) -> Game:
        raise RuntimeError("a sampler fills in what a seat cannot see")


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A quick way to answer, for playouts and scripted bots; it reads only what the seat asked may see."""

    def choose(self, game: Game, seat: i64, chance: Chance) -> Action:
        raise RuntimeError("a policy chooses")


class RandomPolicy(Policy):
    """Every legal answer is equally likely."""

    def choose(self, game: Game, seat: i64, chance: Chance) -> Action:
        actions = game.legal(seat)
        return actions[chance.below(len(actions), "choice")]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameKind:
    """One game of the shelf. Subclasses fill the rooms; nothing outside a game's folder knows more than this."""

    def __init__(
        self,
        id: str,
        prefix: str,
        players: list[int],
        rules_version: int,
        maturity: str,
        options: list[Option],
        catalogue: Catalogue,
        fields: list[Field],
        frames: list[type[Frame[Game]]],
        folder: str,
    ) -> None:
        self.id = id
        self.prefix = prefix
        self.players = players
        self.rules_version = rules_version
        self.maturity = maturity
        self.options = options
        self.plain_options = {option.id: option.default for option in options}
        self.catalogue = catalogue
        self.fields = fields
        self.frames = {frame.__name__: frame for frame in frames}
        self.folder = Path(folder)

    def new(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        *,
        chance: Chance,
        data: object = None,
        listen: bool = False,
    ) -> Game:
        """Set up a game and bring it to its first question. `data` comes from `load_data`, ours by default."""
        self.check_players(players)
        settled = settle_options(self.options, players, options) if options else self.plain_options
        game = self.set_up(players, settled, self.load_data() if data is None else data, chance, listen)
        game.advance(chance)
        return game

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game does not know, before anything is made for so many."""
        if players not in self.players:
            known = ", ".join(map(str, self.players))
            raise OptionError("player_count", {"game": self.id, "players": str(players), "known": known})

    def set_up(self, players: int, options: dict[str, str], data: object, chance: Chance, listen: bool) -> Game:
        """The state before the first question, the first step on the stack."""
        raise RuntimeError("a game says how it is set up")

    def load_data(self, overlay: str = "") -> object:
        """Our component data, with a file of the owner's laid over it if one is named."""
        return None

    def data_digest(self, data: object) -> str:
        """A short name for the values of a data file, for records; empty for our own."""
        return ""

    def view(self, game: Game, seat: i64, memory: Memory | None = None) -> View:
        """What a seat sees (and remembers); -1 is a spectator."""
        known = Memory() if memory is None else memory
        return View(seat, masked(game, seat, self.fields), known, self.facts(game, seat))

    def facts(self, game: Game, seat: i64) -> dict[str, Json]:
        """Declassified facts: what the rules publish about things that stay hidden."""
        return {}

    def view_json(self, view: View) -> dict[str, Json]:
        """A view as JSON: the masked state, who is asked, the memory."""
        state = state_json(view.state, self.fields)
        return {
            "game": self.id,
            "seat": view.seat,
            "players": view.state.players,
            "waiting": [seat for seat in range(view.state.players) if view.state.waiting() // 2**seat % 2 == 1],
            "state": state,
            "facts": view.facts,
            "memory": view.memory.json(),
        }

    def digest(self, game: Game) -> str:
        """A hash over every field of the state: equal states, equal digests."""
        text = json.dumps(state_json(game, self.fields), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    def memory(self, game: Game, seat: i64) -> Memory:
        """What a seat remembers at the start, before the first event."""
        return Memory()

    def memory_in(self, game: Game, seat: i64) -> Memory:
        """What a seat remembers that finds the game in mid-play, as a scenario puts it; all of it must be true."""
        return self.memory(game, seat)

    def blank(self, players: int, options: dict[str, str], data: object) -> Game:
        """A table with nothing on it yet, whose fields a packed view fills."""
        raise RuntimeError("a game says how its table is laid")

    def recall(self, packed: Json) -> Memory:
        """A memory out of its JSON form."""
        return Memory()

    def sampler(self, view: View) -> Sampler:
        raise RuntimeError("a game says how to fill in what a seat cannot see")

    def policy(self) -> Policy:
        """The scripted expert where the game has one."""
        return RandomPolicy()

    def playout_policy(self) -> Policy:
        """The answers of search's playouts: quick rather than clever."""
        return RandomPolicy()

    def playout_decisions(self) -> int:
        """After so many answers of a playout search asks for `evaluate`: fewer where the estimate beats quick play."""
        return 10

    def solved(self, game: Game, seat: i64) -> Action | None:
        """The answer that is known to be the best one, so that search need not look at others; None: nobody knows.

        It must be quick: search asks it at every question, in the tree and in playouts.
        """
        return None

    def policy_named(self, name: str) -> Policy | None:
        """A variant of the scripted expert, for comparisons: the bot `expert-<name>`."""
        return None

    def live_options(self) -> dict[str, str]:
        """Values that suit people who sit at a table at the same time better than the defaults: to be proposed."""
        return {}

    def side_of(self, seat: i64, players: int, options: Mapping[str, str]) -> str:
        """The side that a seat plays for, where sides win and lose together; its name is the text `side-<side>`."""
        return ""

    def utilities(self, game: Game) -> list[float]:
        """What search maximises for each seat at the end, from 0 to 1."""
        return game.returns()

    def evaluate(self, game: Game) -> list[float]:
        """An estimate of `utilities` in mid-game where the game gives one; an empty list: play to the end."""
        return []

    def learnt(self, game: Game, seat: i64) -> i64:
        """What chance has shown the seat that is asked, as a number: search keeps such positions apart.

        The same number everywhere: positions are told apart by the answers that led to them, and by nothing else.
        """
        return 0

    def outcome_name(self, label: str, value: int) -> str:
        """How a record writes an outcome of chance."""
        return str(value)

    def outcome_value(self, label: str, name: str) -> int:
        return int(name)

    def place(self, position: Mapping[str, Json], players: int, options: dict[str, str], data: object, chance: Chance,
              names: list[str]) -> Game:  # fmt: skip
        """The game standing in a position that a scenario describes; impossible ones raise ScenarioError."""
        raise RuntimeError("a game says how a position is written")

    def describe(self, game: Game, names: list[str]) -> dict[str, Json]:
        """A state, or a masked one, in the vocabulary of positions."""
        raise RuntimeError("a game says how a position is written")

    def normal(self, key: str, value: Json) -> Json:
        """A value that a scenario expects, in the form that `describe` gives (cards sorted, for example).

        `key` is its path in the description: `recruits`, `hands.Anita`.
        """
        return value

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        """Outcomes to come that a position fixes (dice, the next shuffles)."""
        return []

    def rules_of(self) -> list[str]:
        """The numbers of all rules, in order."""
        return []

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: object) -> dict[str, Json]:
        """Parts of events, refusals and actions in the reader's words: card names, battle names, seat names."""
        return dict(parts)

    def question_parts(self, game: Game, seat: i64) -> dict[str, Json]:
        """What the sentence that puts the present question to a seat names, before `readable`."""
        return game.stack[-1].prompt(game, seat)

    def draw(self, view: View, language: str, names: list[str], data: object, width: int, colour: bool) -> list[str]:
        """The table as a seat sees it, in lines of at most `width` characters for a terminal."""
        raise RuntimeError("a game draws its table")

    def draw_web(self, view: View, canvas: "Canvas") -> "Drawing":
        """The table as a seat sees it, in regions of HTML and SVG for a browser; drawn from the view alone."""
        raise RuntimeError("a game draws its table")

    def badge(self) -> tuple[str, str]:
        """The tincture and the emblem of the shield that the game has on the shelf."""
        return "gules", "swords"

    def arms(self, game: Game, seat: i64) -> int:
        """Which of the six arms of the house a seat bears: its own, unless the players take parts with colours."""
        return int(seat)

    def draw_end(
        self, game: Game, log: list[Event], language: str, names: list[str], data: object, width: int, colour: bool
    ) -> list[str]:
        """The final standing and how it came about, for a terminal."""
        raise RuntimeError("a game draws its final standing")

    def standing(self, game: Game, log: list[Event], language: str, names: list[str], data: object) -> Standing:
        """The final standing and how it came about, as a table; read from public facts alone."""
        raise RuntimeError("a game tells its final standing")

    def ending(self, game: Game) -> str:
        """How a finished game came to its end, as a short name for tables of balance; empty: there is one way only."""
        return ""

    def account(self, game: Game, log: list[Event]) -> dict[str, float]:
        """Figures of a finished game for tables of balance, by short names; `log` are all its events."""
        return {}

    def odds(self, view: View, chosen: list[str], chance: Chance, samples: int) -> Odds | None:
        """How often what a seat has laid, together with the answers chosen so far, is beaten in sampled worlds.

        None where there is nothing to be beaten in the present question.
        """
        return None

    def prospects(self, view: View) -> Prospects | None:
        """What the table may show beside the answers of the viewer's question; None where a game has nothing to tell.

        The draft lies in the view. It is asked in a thread of its own: milliseconds are welcome, seconds are not.
        """
        return None

    def odds_questions(self) -> list[OddsQuestion]:
        """Questions about chances that need no game in progress; each game has its own."""
        return []

    def odds_chart(self, question: str, given: Mapping[str, list[str]], language: str, data: object) -> OddsChart:
        """The answer to one of `odds_questions`; `given` holds its parameters, flags with an empty value.

        What makes no sense raises OddsError `odds_value` with `name`, `text` and the reason why (`reason-<why>`).
        """
        raise RuntimeError("a game answers its own questions about chances")
