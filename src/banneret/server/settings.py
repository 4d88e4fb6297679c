"""What the host of a table can set, and what the server sets for all tables."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from banneret.server.cleaning import clean_title
from banneret.server.errors import BadInput

SLOWEST_PACE = 10.0
HOUR, DAY = 3600.0, 86400.0
LONGEST_BANK, LONGEST_LIVE_ANSWER = 10 * HOUR, HOUR
SHORTEST_TURN, LONGEST_TURN = HOUR, 30 * DAY
BOT_TAKES_OVER, HOST_DECIDES = "bot", "host"


class Settings(msgspec.Struct, frozen=True):
    """`pace`: seconds between two moves when a bot makes the second. `odds`: whether odds are shown among people;
    `hints`: whether they may ask for hints; `language`: what the host speaks, for those who look for a table.
    `hurried`: how many lines the record had when somebody wanted the bots to hurry; it counts until a person answers.
    `quick`: bots set up for everybody, where there is something to set up.

    `answer`: seconds that each answer may take, 0 without a limit; at a live table what goes beyond them comes out of
    `bank`, the seconds of a player for the whole game. `turns`: the table is turn-based, people come when they can.
    `time_out`: when the time is up, a bot takes over, or the host decides. `take_backs`: answers that everybody has
    seen may be taken back where all agree. `played_on`: it goes on from a position of another game, and is nobody's
    result.
    """

    title: str = ""
    public: bool = True
    pace: float = 1.0
    odds: bool = False
    hints: bool = False
    language: str = ""
    hurried: int = -1
    quick: bool = False
    turns: bool = False
    answer: float = 0.0
    bank: float = 0.0
    time_out: str = BOT_TAKES_OVER
    take_backs: bool = False
    played_on: bool = False

    @property
    def timed(self) -> bool:
        """Whether people have only so much time to answer."""
        return self.answer > 0.0 or self.bank > 0.0


@dataclass(frozen=True)
class Timeouts:
    """`linger`: seconds without a sign until somebody counts as away; `grace`: seconds away until a bot may be put in.

    `idle`: seconds after which a table nobody looks at leaves the memory; `retry`: how long keys are remembered;
    `listen`: seconds between two looks whether another server has written; `unwatched`: seconds after the last look at
    a table of bots alone until they pause.
    """

    linger: float = 20.0
    grace: float = 60.0
    invitation: float = 7 * 86400.0
    idle: float = 900.0
    retry: float = 86400.0
    listen: float = 0.4
    unwatched: float = 60.0


def check_settings(settings: Settings) -> Settings:
    """Settings as they are kept."""
    if not 0.0 <= settings.pace <= SLOWEST_PACE:
        raise BadInput("bad_pace", {"most": SLOWEST_PACE})
    if settings.turns and (settings.bank != 0.0 or not SHORTEST_TURN <= settings.answer <= LONGEST_TURN):
        raise BadInput("bad_turn_time", {"hours": int(SHORTEST_TURN / HOUR), "days": int(LONGEST_TURN / DAY)})
    live = 0.0 <= settings.bank <= LONGEST_BANK and 0.0 <= settings.answer <= LONGEST_LIVE_ANSWER
    if not settings.turns and not live:
        minutes, seconds = int(LONGEST_BANK / 60), int(LONGEST_LIVE_ANSWER)
        raise BadInput("bad_bank", {"minutes": minutes, "seconds": seconds})
    if settings.time_out not in (BOT_TAKES_OVER, HOST_DECIDES):
        raise BadInput("bad_time_out", {"known": f"{BOT_TAKES_OVER}, {HOST_DECIDES}"})
    return msgspec.structs.replace(settings, title=clean_title(settings.title))


def settings_text(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()


def read_settings(text: str) -> Settings:
    return msgspec.json.decode(text, type=Settings)
