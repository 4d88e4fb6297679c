"""Who takes part, and the bars: what must be how much faster than what."""

from dataclasses import dataclass
from typing import Final

PURE: Final = "pure"
COMPILED: Final = "compiled"
PEERS: Final = "peers"
HERE: Final = "here"

RATIO: Final = "ratio"
RATE: Final = "rate"
MICROSECONDS: Final = "microseconds"


@dataclass(frozen=True, slots=True)
class Contender:
    """A script and a variant of it, run in one of the environments; `needs` names the peers' packages."""

    name: str
    script: str
    variant: str
    home: str
    label: str
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Bar:
    """One row: a contender's rate, time or ratio to another's, and the limit that the worst round must meet.

    A limit of zero is a row without a bar, shown for orientation. `beside` names a contender whose own figure stands
    next to it.
    """

    title: str
    kind: str
    over: str
    under: str = ""
    limit: float = 0.0
    beside: str = ""

    def value(self, over: float, under: float) -> float:
        """The figure of one round from the rates of that round."""
        if self.kind == RATIO:
            return over / under
        return 1e6 / over if self.kind == MICROSECONDS else over

    def times(self, value: float) -> float:
        """How many times better than the limit."""
        return self.limit / value if self.kind == MICROSECONDS else value / self.limit

    def met(self, values: list[float]) -> bool:
        """A bar is met when the worst round meets it."""
        return min(self.times(value) for value in values) >= 1.0


OPEN_SPIEL = ("open_spiel",)
RLCARD = ("rlcard", "numpy")
PETTINGZOO = ("pettingzoo", "rlcard", "pygame", "numpy")

CONTENDERS: Final = (
    Contender("calibration", "calibration", "loop", HERE, "plain Python loop, for calibration"),
    Contender("leduc-pure", "banneret_games", "leduc_python", PURE, "Leduc, pure, Python driver, `random.choice`"),
    Contender(
        "leduc-driver", "banneret_games", "leduc_python", COMPILED, "Leduc, compiled, Python driver, `random.choice`"
    ),
    Contender(
        "openspiel-driver",
        "openspiel_games",
        "leduc_python",
        PEERS,
        "Leduc, OpenSpiel from Python, `random.choice`, `random.choices` at chance nodes",
        OPEN_SPIEL,
    ),
    Contender("rlcard-driver", "rlcard_leduc", "python", PEERS, "Leduc, RLCard from Python, `random.choice`", RLCARD),
    Contender(
        "pettingzoo-choice",
        "pettingzoo_leduc",
        "choice",
        PEERS,
        "Leduc, PettingZoo from Python, `random.choice`",
        PETTINGZOO,
    ),
    Contender(
        "pettingzoo-documented",
        "pettingzoo_leduc",
        "documented",
        PEERS,
        "Leduc, PettingZoo from Python, `action_space.sample(mask)`",
        PETTINGZOO,
    ),
    Contender("leduc-inner", "banneret_games", "leduc_inner", COMPILED, "Leduc, compiled inner loop"),
    Contender(
        "openspiel-bots", "openspiel_games", "leduc_bots", PEERS, "Leduc, OpenSpiel's C++ random bots", OPEN_SPIEL
    ),
    Contender("leduc-ismcts", "banneret_games", "leduc_ismcts", COMPILED, "Leduc, `ismcts`, compiled"),
    Contender(
        "openspiel-ismcts", "openspiel_games", "leduc_ismcts", PEERS, "Leduc, OpenSpiel's C++ IS-MCTS", OPEN_SPIEL
    ),
    Contender(
        "openspiel-ismcts-equal",
        "openspiel_games",
        "leduc_ismcts_equal",
        PEERS,
        "Leduc, OpenSpiel's C++ IS-MCTS, exploring as much as ours",
        OPEN_SPIEL,
    ),
    Contender("havoc-pure", "banneret_games", "havoc_inner", PURE, "Havoc, 4 players, pure, inner loop"),
    Contender("havoc-driver", "banneret_games", "havoc_python", COMPILED, "Havoc, 4 players, compiled, Python driver"),
    Contender("havoc-inner", "banneret_games", "havoc_inner", COMPILED, "Havoc, 4 players, compiled inner loop"),
    Contender(
        "openspiel-gin-rummy",
        "openspiel_games",
        "gin_rummy_bots",
        PEERS,
        "gin rummy, OpenSpiel's C++ random bots",
        OPEN_SPIEL,
    ),
    Contender("havoc-clone", "banneret_games", "havoc_clone", COMPILED, "Havoc, clone half-way through a game"),
    Contender(
        "openspiel-hearts",
        "openspiel_games",
        "hearts_clone",
        PEERS,
        "hearts, OpenSpiel, clone in mid-game",
        OPEN_SPIEL,
    ),
    Contender("havoc-hands", "banneret_hands", "six_cards", COMPILED, "Havoc, evaluation of six cards"),
    Contender(
        "pokerkit-hands", "pokerkit_hands", "five_cards", PEERS, "pokerkit, evaluation of five cards", ("pokerkit",)
    ),
    Contender("havoc-ismcts", "banneret_games", "havoc_ismcts", COMPILED, "Havoc, `ismcts` with full random playouts"),
    Contender("havoc-worlds", "banneret_games", "havoc_worlds", COMPILED, "Havoc, determinizations in mid-game"),
    Contender("havoc-views", "banneret_games", "havoc_views", COMPILED, "Havoc, views in mid-game"),
    Contender("knights-inner", "banneret_games", "knights_inner", COMPILED, "Knights, 4 players, compiled inner loop"),
    Contender("fog-inner", "banneret_games", "field_of_glory_inner", COMPILED, "Field of Glory, compiled inner loop"),
    Contender(
        "mousquetaires-inner",
        "banneret_games",
        "mousquetaires_inner",
        COMPILED,
        "Mousquetaires, 4 players, compiled inner loop",
    ),
    Contender(
        "warriors-inner",
        "banneret_games",
        "warrior_knights_inner",
        COMPILED,
        "Warrior Knights, 4 players, compiled inner loop",
    ),
    Contender(
        "warriors-clone",
        "banneret_games",
        "warrior_knights_clone",
        COMPILED,
        "Warrior Knights, 6 players, clone half-way through a game",
    ),
    Contender(
        "warriors-search",
        "banneret_games",
        "warrior_knights_search",
        COMPILED,
        "Warrior Knights, 6 players, `ismcts` as the bot plays it",
    ),
    Contender("knights-odds", "banneret_odds", "whole_table", COMPILED, "Knights, exact dice odds, compiled"),
    Contender("knights-odds-pure", "banneret_odds", "whole_table", PURE, "Knights, exact dice odds, pure"),
    Contender("plain-odds", "plain_odds", "by_target", HERE, "the same odds, plain enumeration in Python"),
)

BARS: Final = (
    Bar("Leduc: compiled with a Python driver ÷ OpenSpiel from Python", RATIO, "leduc-driver", "openspiel-driver", 4.0),
    Bar("Leduc: pure with a Python driver ÷ OpenSpiel from Python", RATIO, "leduc-pure", "openspiel-driver", 0.8),
    Bar("Leduc: compiled inner loop ÷ OpenSpiel's C++ random bots", RATIO, "leduc-inner", "openspiel-bots", 2.0),
    Bar("Leduc: compiled with a Python driver ÷ RLCard", RATIO, "leduc-driver", "rlcard-driver", 12.0),
    Bar("Leduc: compiled with a Python driver ÷ PettingZoo", RATIO, "leduc-driver", "pettingzoo-choice", 200.0),
    Bar("Leduc: the same ÷ PettingZoo's documented loop", RATIO, "leduc-driver", "pettingzoo-documented"),
    Bar("Leduc: `ismcts` ÷ OpenSpiel's C++ IS-MCTS", RATIO, "leduc-ismcts", "openspiel-ismcts", 1.5),
    Bar("Leduc: the same, both exploring equally", RATIO, "leduc-ismcts", "openspiel-ismcts-equal"),
    Bar("Havoc, 4 players: compiled inner loop ÷ pure", RATIO, "havoc-inner", "havoc-pure", 5.0),
    Bar(
        "Havoc, 4 players: compiled inner loop ÷ OpenSpiel's C++ bots at gin rummy",
        RATIO,
        "havoc-inner",
        "openspiel-gin-rummy",
        10.0,
    ),
    Bar(
        "Havoc: clone half-way through a game",
        MICROSECONDS,
        "havoc-clone",
        limit=3.0,
        beside="openspiel-hearts",
    ),
    Bar("Havoc: hands evaluated", RATE, "havoc-hands", limit=1_500_000.0, beside="pokerkit-hands"),
    Bar("Havoc: iterations of `ismcts` with full random playouts", RATE, "havoc-ismcts", limit=2_000.0),
    Bar("Warrior Knights, 6 players: clone half-way through a game", MICROSECONDS, "warriors-clone", limit=5.0),
    Bar("Knights: exact dice odds, compiled ÷ plain enumeration", RATIO, "knights-odds", "plain-odds"),
    Bar("Knights: exact dice odds, pure ÷ plain enumeration", RATIO, "knights-odds-pure", "plain-odds"),
)
