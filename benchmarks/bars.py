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
    """A script and a variant of it, run in one of the environments.

    `label` is what people call it; `needs` names the peers' packages.
    """

    name: str
    label: str
    script: str
    variant: str
    home: str
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Bar:
    """One row: a contender's rate, time or ratio to another's, and the limit that the worst round must meet.

    The title says what is measured, and against what. A limit of zero is a row without a bar, shown for orientation.
    `beside` names a contender whose own figure stands next to it.
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
    Contender("calibration", "plain Python loop, for calibration", "calibration", "loop", HERE),
    Contender("leduc-pure", "Leduc, pure, Python driver, `random.choice`", "banneret_games", "leduc_python", PURE),
    Contender(
        "leduc-driver", "Leduc, compiled, Python driver, `random.choice`", "banneret_games", "leduc_python", COMPILED
    ),
    Contender(
        "openspiel-driver",
        "Leduc, OpenSpiel from Python, `random.choice`, `random.choices` at chance nodes",
        "openspiel_games",
        "leduc_python",
        PEERS,
        OPEN_SPIEL,
    ),
    Contender("rlcard-driver", "Leduc, RLCard from Python, `random.choice`", "rlcard_leduc", "python", PEERS, RLCARD),
    Contender(
        "pettingzoo-choice",
        "Leduc, PettingZoo from Python, `random.choice`",
        "pettingzoo_leduc",
        "choice",
        PEERS,
        PETTINGZOO,
    ),
    Contender(
        "pettingzoo-documented",
        "Leduc, PettingZoo from Python, `action_space.sample(mask)`",
        "pettingzoo_leduc",
        "documented",
        PEERS,
        PETTINGZOO,
    ),
    Contender("leduc-inner", "Leduc, compiled inner loop", "banneret_games", "leduc_inner", COMPILED),
    Contender(
        "openspiel-bots", "Leduc, OpenSpiel's C++ random bots", "openspiel_games", "leduc_bots", PEERS, OPEN_SPIEL
    ),
    Contender("leduc-ismcts", "Leduc, `ismcts`, compiled", "banneret_games", "leduc_ismcts", COMPILED),
    Contender(
        "openspiel-ismcts", "Leduc, OpenSpiel's C++ IS-MCTS", "openspiel_games", "leduc_ismcts", PEERS, OPEN_SPIEL
    ),
    Contender(
        "openspiel-ismcts-equal",
        "Leduc, OpenSpiel's C++ IS-MCTS, exploring as much as ours",
        "openspiel_games",
        "leduc_ismcts_equal",
        PEERS,
        OPEN_SPIEL,
    ),
    Contender("havoc-pure", "Havoc, 4 players, pure, inner loop", "banneret_games", "havoc_inner", PURE),
    Contender("havoc-driver", "Havoc, 4 players, compiled, Python driver", "banneret_games", "havoc_python", COMPILED),
    Contender("havoc-inner", "Havoc, 4 players, compiled inner loop", "banneret_games", "havoc_inner", COMPILED),
    Contender(
        "openspiel-gin-rummy",
        "gin rummy, OpenSpiel's C++ random bots",
        "openspiel_games",
        "gin_rummy_bots",
        PEERS,
        OPEN_SPIEL,
    ),
    Contender("havoc-clone", "Havoc, clone half-way through a game", "banneret_games", "havoc_clone", COMPILED),
    Contender(
        "openspiel-hearts", "hearts, OpenSpiel, clone in mid-game", "openspiel_games", "hearts_clone", PEERS, OPEN_SPIEL
    ),
    Contender("havoc-hands", "Havoc, evaluation of six cards", "banneret_hands", "six_cards", COMPILED),
    Contender(
        "pokerkit-hands", "pokerkit, evaluation of five cards", "pokerkit_hands", "five_cards", PEERS, ("pokerkit",)
    ),
    Contender("havoc-ismcts", "Havoc, `ismcts` with full random playouts", "banneret_games", "havoc_ismcts", COMPILED),
    Contender("havoc-worlds", "Havoc, determinizations in mid-game", "banneret_games", "havoc_worlds", COMPILED),
    Contender("havoc-views", "Havoc, views in mid-game", "banneret_games", "havoc_views", COMPILED),
    Contender("knights-inner", "Knights, 4 players, compiled inner loop", "banneret_games", "knights_inner", COMPILED),
    Contender("fog-inner", "Field of Glory, compiled inner loop", "banneret_games", "field_of_glory_inner", COMPILED),
    Contender(
        "mousquetaires-inner",
        "Mousquetaires, 4 players, compiled inner loop",
        "banneret_games",
        "mousquetaires_inner",
        COMPILED,
    ),
    Contender(
        "warriors-inner",
        "Warrior Knights, 4 players, compiled inner loop",
        "banneret_games",
        "warrior_knights_inner",
        COMPILED,
    ),
    Contender(
        "warriors-clone",
        "Warrior Knights, 6 players, clone half-way through a game",
        "banneret_games",
        "warrior_knights_clone",
        COMPILED,
    ),
    Contender(
        "warriors-search",
        "Warrior Knights, 6 players, `ismcts` as the bot plays it",
        "banneret_games",
        "warrior_knights_search",
        COMPILED,
    ),
    Contender("knights-odds", "Knights, exact dice odds, compiled", "banneret_odds", "whole_table", COMPILED),
    Contender("knights-odds-pure", "Knights, exact dice odds, pure", "banneret_odds", "whole_table", PURE),
    Contender("plain-odds", "the same odds, plain enumeration in Python", "plain_odds", "by_target", HERE),
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
    Bar("Havoc: clone half-way through a game", MICROSECONDS, "havoc-clone", limit=3.0, beside="openspiel-hearts"),
    Bar("Havoc: hands evaluated", RATE, "havoc-hands", limit=1_500_000.0, beside="pokerkit-hands"),
    Bar("Havoc: iterations of `ismcts` with full random playouts", RATE, "havoc-ismcts", limit=2_000.0),
    Bar("Warrior Knights, 6 players: clone half-way through a game", MICROSECONDS, "warriors-clone", limit=5.0),
    Bar("Knights: exact dice odds, compiled ÷ plain enumeration", RATIO, "knights-odds", "plain-odds"),
    Bar("Knights: exact dice odds, pure ÷ plain enumeration", RATIO, "knights-odds-pure", "plain-odds"),
)

LABELS: Final = {contender.name: contender.label for contender in CONTENDERS}
"""What people call the contender of a name."""
