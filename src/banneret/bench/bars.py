"""Who takes part, and the bars: what must be how much faster than what."""

from dataclasses import dataclass
from typing import Final

from banneret.bench.phrases import Phrase

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
    needs: tuple[str, ...] = ()

    @property
    def label(self) -> Phrase:
        """What people call it."""
        return contender_label(self.name)


def contender_label(name: str) -> Phrase:
    return Phrase(f"bench-contender-{name}")


@dataclass(frozen=True, slots=True)
class Bar:
    """One row: a contender's rate, time or ratio to another's, and the limit that the worst round must meet.

    A limit of zero is a row without a bar, shown for orientation. `beside` names a contender whose own figure stands
    next to it.
    """

    kind: str
    over: str
    under: str = ""
    limit: float = 0.0
    beside: str = ""

    @property
    def title(self) -> Phrase:
        """What is measured, and against what."""
        return Phrase(f"bench-bar-{self.over}-over-{self.under}" if self.under else f"bench-bar-{self.over}")

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
    Contender("calibration", "calibration", "loop", HERE),
    Contender("leduc-pure", "banneret_games", "leduc_python", PURE),
    Contender("leduc-driver", "banneret_games", "leduc_python", COMPILED),
    Contender("openspiel-driver", "openspiel_games", "leduc_python", PEERS, OPEN_SPIEL),
    Contender("rlcard-driver", "rlcard_leduc", "python", PEERS, RLCARD),
    Contender("pettingzoo-choice", "pettingzoo_leduc", "choice", PEERS, PETTINGZOO),
    Contender("pettingzoo-documented", "pettingzoo_leduc", "documented", PEERS, PETTINGZOO),
    Contender("leduc-inner", "banneret_games", "leduc_inner", COMPILED),
    Contender("openspiel-bots", "openspiel_games", "leduc_bots", PEERS, OPEN_SPIEL),
    Contender("leduc-ismcts", "banneret_games", "leduc_ismcts", COMPILED),
    Contender("openspiel-ismcts", "openspiel_games", "leduc_ismcts", PEERS, OPEN_SPIEL),
    Contender("openspiel-ismcts-equal", "openspiel_games", "leduc_ismcts_equal", PEERS, OPEN_SPIEL),
    Contender("havoc-pure", "banneret_games", "havoc_inner", PURE),
    Contender("havoc-driver", "banneret_games", "havoc_python", COMPILED),
    Contender("havoc-inner", "banneret_games", "havoc_inner", COMPILED),
    Contender("openspiel-gin-rummy", "openspiel_games", "gin_rummy_bots", PEERS, OPEN_SPIEL),
    Contender("havoc-clone", "banneret_games", "havoc_clone", COMPILED),
    Contender("openspiel-hearts", "openspiel_games", "hearts_clone", PEERS, OPEN_SPIEL),
    Contender("havoc-hands", "banneret_hands", "six_cards", COMPILED),
    Contender("pokerkit-hands", "pokerkit_hands", "five_cards", PEERS, ("pokerkit",)),
    Contender("havoc-ismcts", "banneret_games", "havoc_ismcts", COMPILED),
    Contender("havoc-worlds", "banneret_games", "havoc_worlds", COMPILED),
    Contender("havoc-views", "banneret_games", "havoc_views", COMPILED),
    Contender("knights-inner", "banneret_games", "knights_inner", COMPILED),
    Contender("fog-inner", "banneret_games", "field_of_glory_inner", COMPILED),
    Contender("mousquetaires-inner", "banneret_games", "mousquetaires_inner", COMPILED),
    Contender("warriors-inner", "banneret_games", "warrior_knights_inner", COMPILED),
    Contender("warriors-clone", "banneret_games", "warrior_knights_clone", COMPILED),
    Contender("warriors-search", "banneret_games", "warrior_knights_search", COMPILED),
    Contender("knights-odds", "banneret_odds", "whole_table", COMPILED),
    Contender("knights-odds-pure", "banneret_odds", "whole_table", PURE),
    Contender("plain-odds", "plain_odds", "by_target", HERE),
)

BARS: Final = (
    Bar(RATIO, "leduc-driver", "openspiel-driver", 4.0),
    Bar(RATIO, "leduc-pure", "openspiel-driver", 0.8),
    Bar(RATIO, "leduc-inner", "openspiel-bots", 2.0),
    Bar(RATIO, "leduc-driver", "rlcard-driver", 12.0),
    Bar(RATIO, "leduc-driver", "pettingzoo-choice", 200.0),
    Bar(RATIO, "leduc-driver", "pettingzoo-documented"),
    Bar(RATIO, "leduc-ismcts", "openspiel-ismcts", 1.5),
    Bar(RATIO, "leduc-ismcts", "openspiel-ismcts-equal"),
    Bar(RATIO, "havoc-inner", "havoc-pure", 5.0),
    Bar(RATIO, "havoc-inner", "openspiel-gin-rummy", 10.0),
    Bar(MICROSECONDS, "havoc-clone", limit=3.0, beside="openspiel-hearts"),
    Bar(RATE, "havoc-hands", limit=1_500_000.0, beside="pokerkit-hands"),
    Bar(RATE, "havoc-ismcts", limit=2_000.0),
    Bar(MICROSECONDS, "warriors-clone", limit=5.0),
    Bar(RATIO, "knights-odds", "plain-odds"),
    Bar(RATIO, "knights-odds-pure", "plain-odds"),
)
