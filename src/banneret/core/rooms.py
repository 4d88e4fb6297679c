"""The rooms of a game, each typed by its state, its memory and its components; what a game leaves out has a default.

`GameRules` is all that a game must write. The others are what players, bots and tables ask a game beyond its rules.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from banneret.core.actions import Action, Catalogue
from banneret.core.card_texts import CardText
from banneret.core.chance import Chance, Outcome
from banneret.core.errors import MissingPart
from banneret.core.events import Event
from banneret.core.fields import Field
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.odds import Odds, OddsChart, OddsQuestion, Prospects, ShownChance
from banneret.core.options import Option
from banneret.core.reasons import Reason
from banneret.core.standing import Standing
from banneret.core.view import Memory, SeatView

if TYPE_CHECKING:  # drawing reads texts; only a table in a browser needs it
    from banneret.core.drawing.canvas import Canvas
    from banneret.core.drawing.sheet import Drawing


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """What a data file holds; `digest` is a short name for its values. A game without a data file has just this."""

    def __init__(self, digest: str = "") -> None:
        self.digest = digest


G = TypeVar("G", bound=Game)
M = TypeVar("M", bound=Memory)
D = TypeVar("D", bound=Components)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Random complete states that agree with everything a view's seat knows; made once for a view, asked often."""

    def sample(self, chance: Chance) -> Game:
        raise RuntimeError("a sampler fills in what a seat cannot see")


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[G]):
    """A quick way to answer, for playouts and scripted bots; it reads only what the seat asked may see."""

    def choose(self, game: G, seat: i64, chance: Chance) -> Action:
        raise RuntimeError("a policy chooses")


class RandomPolicy(Policy[G]):
    """Every legal answer is equally likely."""

    def choose(self, game: G, seat: i64, chance: Chance) -> Action:
        actions = game.legal(seat)
        return actions[chance.below(len(actions), "choice")]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameRules(Generic[G, D]):
    """The rules: answers, questions and steps, fields, options, components, and how a game is set up."""

    def __init__(
        self,
        catalogue: Catalogue,
        frames: list[type[Frame[G]]],
        fields: list[Field[G]],
        options: list[Option] | None = None,
        numbers: list[str] | None = None,
    ) -> None:
        self.catalogue = catalogue
        self.frames = {frame.__name__: frame for frame in frames}
        self.fields = fields
        self.hidden = [field for field in fields if field.hides()]
        self.options: list[Option] = [] if options is None else options
        self.plain_options = {option.id: option.default for option in self.options}
        self.numbers: list[str] = [] if numbers is None else numbers  # of all rules, in order
        self.own_data: D | None = None

    # Components.

    def read_data(self, overlay: str) -> D:
        """The components out of our data file, with a file of the owner's laid over it if one is named."""
        raise MissingPart("GameRules.read_data", "it reads the components; a game without any returns Components()")

    def load_data(self, overlay: str = "") -> D:
        """The components: ours are read once."""
        if overlay:
            return self.read_data(overlay)
        if self.own_data is None:
            self.own_data = self.read_data("")
        return self.own_data

    def data_digest(self, data: D) -> str:
        """A short name for the values of a data file, for records; empty for our own."""
        return "" if data.digest == self.load_data().digest else data.digest

    # Setting up.

    def blank(self, players: int, options: dict[str, str], data: D) -> G:
        """A table with nothing on it yet, which a set-up or a packed view fills."""
        raise MissingPart("GameRules.blank", "it returns the state of a table with nothing on it yet")

    def set_up(self, players: int, options: dict[str, str], data: D, chance: Chance, listen: bool) -> G:
        """The state before the first question, the first step on the stack."""
        raise MissingPart("GameRules.set_up", "it returns the state before the first question, the first frame pushed")

    def live_options(self) -> dict[str, str]:
        """Values that suit people who sit at a table at the same time better than the defaults: to be proposed."""
        return {}

    def simulation_options(self) -> dict[str, str]:
        """Values without which games of bots, of random ones above all, may go on for ever: simulations set them."""
        return {}

    def side_of(self, seat: i64, players: int, options: Mapping[str, str]) -> str:
        """The side that a seat plays for, where sides win and lose together; its name is the text `side-<side>`."""
        return ""

    # Records.

    def outcome_name(self, label: str, value: int) -> str:
        """How a record writes an outcome of chance."""
        return str(value)

    def outcome_value(self, label: str, name: str) -> int:
        return int(name)

    # Finished games, for tables of balance.

    def ending(self, game: G) -> str:
        """How a finished game came to its end, as a short name; empty: there is one way only."""
        return ""

    def statistics(self, game: G, log: list[Event]) -> dict[str, float]:
        """Figures of a finished game, by short names; `log` are all its events."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSight(Generic[G, M]):
    """What a seat sees beyond the declared fields, what it remembers, and the worlds that agree with it."""

    def facts(self, game: G, seat: i64) -> dict[str, Json]:
        """Declassified facts: what the rules publish about things that stay hidden."""
        return {}

    def memory(self, game: G, seat: i64) -> M:
        """What a seat remembers at the start, before the first event."""
        raise MissingPart(
            "GameSight.memory", "it returns what a seat remembers at first; without memories use PlainSight"
        )

    def memory_in(self, game: G, seat: i64) -> M:
        """What a seat remembers that finds the game in mid-play, as a scenario puts it; all of it must be true."""
        return self.memory(game, seat)

    def recall(self, packed: Json) -> M:
        """A memory out of its JSON form."""
        raise MissingPart("GameSight.recall", "it makes a memory of its JSON form; without memories use PlainSight")

    def check_memory(self, memory: M, game: G) -> None:
        """Raise AssertionError where something remembered does not hold in this complete state."""

    def sampler(self, view: SeatView[G, M]) -> Sampler:
        """The worlds that agree with a view."""
        raise MissingPart("GameSight.sampler", "it fills in at random what a view's seat cannot see; search needs it")


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainSight(GameSight[G, Memory]):
    """Nobody remembers anything that the table does not show."""

    def memory(self, game: G, seat: i64) -> Memory:
        return Memory()

    def recall(self, packed: Json) -> Memory:
        return Memory()


def shares_of(returns: list[float]) -> list[float]:
    """Shares of the victory: the results themselves where they are shares; else the best seat has it, or several."""
    for result in returns:
        if result < 0.0 or result > 1.0:
            best = max(returns)
            share = 1.0 / float(returns.count(best))
            return [share if other == best else 0.0 for other in returns]
    return returns


def tempered(shares: list[float], power: float) -> list[float]:
    """The same shares, as sure as games turn out: an estimate may be too sure of who is ahead (a power below 1)."""
    weights: list[float] = [share**power for share in shares]
    total = sum(weights)
    return [weight / total for weight in weights]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBot(Generic[G]):
    """Who plays without a person: the scripted expert, and what search wants to know."""

    def policy(self) -> Policy[G]:
        """The scripted expert where the game has one."""
        return RandomPolicy()

    def styles(self) -> tuple[str, ...]:
        """Other ways to play that are about as strong, so that bots differ at a table: each is `expert-<name>`."""
        return ()

    def policy_named(self, name: str) -> Policy[G] | None:
        """A variant of the scripted expert, one of its styles or for comparisons: the bot `expert-<name>`."""
        return None

    def playout_policy(self) -> Policy[G]:
        """The answers of search's playouts: quick rather than clever."""
        return RandomPolicy()

    def playout_decisions(self) -> int:
        """After so many answers of a playout search asks for `evaluate`: fewer where the estimate beats quick play."""
        return 10

    def solved(self, game: G, seat: i64) -> Action | None:
        """The answer that is known to be the best one, so that search need not look at others; None: nobody knows.

        It must be quick: search asks it at every question, in the tree and in playouts.
        """
        return None

    def utilities(self, game: G) -> list[float]:
        """What search maximises for each seat at the end, from 0 to 1: its share of the victory."""
        return shares_of(game.returns())

    def evaluate(self, game: G) -> list[float]:
        """An estimate of `utilities` in mid-game where the game gives one; an empty list: play to the end."""
        return []

    def forecast(self, game: G) -> list[float]:
        """The same for people who read it as a chance: it must come about as often as it says, on all sides."""
        return self.evaluate(game)

    def fits_network(self, game: G) -> bool:
        """Whether the game's networks were made for games like this one, of which there is one victory to share."""
        return True

    def learnt(self, game: G, seat: i64) -> i64:
        """What chance has shown the seat that is asked, as a number: search keeps such positions apart.

        The same number everywhere: positions are told apart by the answers that led to them, and by nothing else.
        """
        return 0

    def signs(self, world: G, seat: i64) -> list[float]:
        """What tells likely worlds from others for a seat: how others, who keep, lay and plan by reason, differ from
        the deal. Each is weighed by its number in `sign_weights`; search prefers the worlds for which more speaks."""
        return []

    def sign_weights(self, players: int) -> list[float]:
        """What each of `signs` counts, as the logarithm of a likelihood; none: all worlds that agree with a view are
        equally likely."""
        return []

    def replies(self, game: G, seat: i64, action: Action) -> list[Action]:
        """The side acts with which a bot answers a side act of somebody else; `game` is what its seat sees."""
        return []

    def explain(self, before: G, seat: i64, action: Action, now: G, style: str = "") -> Reason | None:
        """Why the expert, or one of a `style`, gave an answer, asked after the fact; None where it has nothing to say.

        `before` is the state as the seat that answered saw it, `now` the one that the seat which asks sees now: what is
        hidden in it must not be told.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOdds(Generic[G, M, D]):
    """Chances: what the table shows beside answers, and what anybody can ask without a game."""

    def beaten(self, view: SeatView[G, M], chosen: list[str], chance: Chance, samples: int) -> Odds | None:
        """How often what a seat has laid, together with the answers chosen so far, is beaten in sampled worlds.

        None where there is nothing to be beaten in the present question.
        """
        return None

    def prospects(self, view: SeatView[G, M]) -> Prospects | None:
        """What the table may show beside the answers of the viewer's question; None where a game has nothing to tell.

        The draft lies in the view. It is asked in a thread of its own: milliseconds are welcome, seconds are not.
        """
        return None

    def questions(self) -> list[OddsQuestion]:
        """Questions about chances that need no game in progress; each game has its own."""
        return []

    def came_about(self, shown: ShownChance, before: G, since: list[Event], now: G) -> bool | None:
        """Whether that came about of which a chance was shown; None: not yet, or nobody can tell.

        Calibration asks it after every later answer until it is told: `before` is the complete state when the chance
        was shown, `since` all that has happened from then on, `now` the complete state at present.
        """
        return None

    def would_come_about(self, shown: ShownChance, before: G) -> bool | None:
        """The same, had this answer been given in `before` and everybody played as the chance assumes.

        Where a game can tell, all shown answers are judged so: those that are really given are chosen by players who
        know more than the chance does. None: it cannot.
        """
        return None

    def assumed(self, view: SeatView[G, M], prospects: Prospects) -> Action | None:
        """The answer that chances which were shown to this seat earlier rest on: calibration gives it.

        None: they rest on none in particular, and the player chooses.
        """
        return None

    def chart(self, question: str, given: Mapping[str, list[str]], language: str, data: D) -> OddsChart:
        """The answer to one of `questions`; `given` holds its parameters, flags with an empty value.

        What makes no sense raises OddsError `odds_value` with `name`, `text` and the reason why (`reason-<why>`).
        """
        raise MissingPart("GameOdds.chart", "it answers the questions that GameOdds.questions names")


@mypyc_attr(allow_interpreted_subclasses=True)
class GameWords(Generic[G, D]):
    """A game in a reader's words: its pieces, and its final standing."""

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: D) -> dict[str, Json]:
        """Parts of events, refusals and actions in the reader's words: card names, battle names, seat names."""
        return {key: name_of(value, names) if key in SEAT_KEYS else value for key, value in parts.items()}

    def cards(self, language: str, data: D, options: Mapping[str, str]) -> list[CardText]:
        """Every card in words, in the order of the box; none: they are told by the records of the data file."""
        return []

    def standing(self, game: G, log: list[Event], language: str, names: list[str], data: D) -> Standing:
        """The final standing and how it came about, as a table; read from public facts alone."""
        from banneret.core.plain_table import plain_standing  # texts are read only where somebody reads

        return plain_standing(game, language, names)


SEAT_KEYS = ("seat", "who", "to", "keeper", "winner")


def name_of(seat: Json, names: list[str]) -> Json:
    """The name of a seat; what is no seat stays as it is."""
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else seat


@mypyc_attr(allow_interpreted_subclasses=True)
class GamePositions(Generic[G, D]):
    """Positions in writing, for scenarios: the words of the declared fields, unless a game has more to say."""

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: D, chance: Chance,
        names: list[str],
    ) -> G:  # fmt: skip
        """The game standing in a position that a scenario describes; impossible ones raise ScenarioError."""
        raise MissingPart("GamePositions.place and describe", "PlainPositions has both, by the fields")

    def describe(self, game: G, names: list[str]) -> dict[str, Json]:
        """A state, or a masked one, in the vocabulary of positions."""
        raise MissingPart("GamePositions.place and describe", "PlainPositions has both, by the fields")

    def written(self, game: G, names: list[str]) -> dict[str, Json]:
        """A complete state as a scenario writes it: `place` puts the same one up again."""
        return self.describe(game, names)

    def normal(self, key: str, value: Json) -> Json:
        """A value that a scenario expects, in the form that `describe` gives (cards sorted, for example).

        `key` is its path in the description: `recruits`, `hands.Anita`.
        """
        return value

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        """Outcomes to come that a position fixes (dice, the next shuffles)."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class GameTerminal(Generic[G, M, D]):
    """The table in a terminal."""

    def draw(
        self, view: SeatView[G, M], language: str, names: list[str], data: D, width: int, colour: bool
    ) -> list[str]:
        """The table as a seat sees it, in lines of at most `width` characters."""
        raise MissingPart("GameTerminal.draw", "it draws the table in lines; PlainTerminal does so by the fields")

    def draw_end(
        self, game: G, log: list[Event], language: str, names: list[str], data: D, width: int, colour: bool
    ) -> list[str]:
        """The final standing and how it came about."""
        raise MissingPart("GameTerminal.draw_end", "it tells the final standing in lines; PlainTerminal has it")

    def piece_words(self, language: str, data: D) -> dict[str, list[str]]:
        """Further words that may be typed for the pieces of answers in a language, by piece: `{"b9": ["ké9"]}`.

        What the table calls a piece may always be typed, and so may its name in the notation.
        """
        return {}

    def order(self, action: Action) -> int:
        """Where an answer stands in a list among those of its verb, lowest first; equals as the rules give them."""
        return 0

    def read(self, view: SeatView[G, M], line: str, language: str, data: D) -> list[str]:
        """The answers, in notation, that a typed line means beyond the words of answers; none: it means nothing more.

        It is asked first: a game may read dice by their faces here, or a whole act out of one line. Answers that later
        questions ask for may follow: they are given as long as the seat is asked.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class GameWeb(Generic[G, M]):
    """The table in a browser."""

    def badge(self) -> tuple[str, str]:
        """The tincture and the emblem of the shield that the game has on the shelf."""
        return "gules", "swords"

    def opening(self) -> str:
        """How the numbers of those rules begin by which the players set up, if they do: a quick start leaves their
        questions to bots."""
        return ""

    def arms(self, game: G, seat: i64) -> int:
        """Which of the six arms of the house a seat bears: its own, unless the players take parts with colours."""
        return int(seat)

    def draw(self, view: SeatView[G, M], canvas: "Canvas") -> "Drawing":
        """The table as a seat sees it, in regions of HTML and SVG; drawn from the view alone."""
        raise MissingPart("GameWeb.draw", "it draws the table in regions; PlainWeb does so by the fields")
