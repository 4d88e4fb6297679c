"""W-8.2 Fund Expeditions."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import BLESS, LAUNCH, LAUNCH_ONE, MOST_STAKED, PASS, STAKE
from banneret.games.warrior_knights.rules.cards import (
    EXPEDITION_IDS,
    EXPEDITIONS,
    FLEET_LOST,
    FREE_TRADE,
    LAST_EXPEDITION_SPACE,
    NO_EXPEDITIONS,
    NO_NEWS,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers, gain_crowns, gain_faith, pay_crowns
from banneret.games.warrior_knights.rules.fate_deck import draw_fate
from banneret.games.warrior_knights.rules.forbidden import ban_if, forbids
from banneret.games.warrior_knights.rules.laws import break_motion
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights, put

RESULT_WORDS: Final = {FLEET_LOST: "lost", NO_NEWS: "no_news"}


def push_expeditions(game: WarriorKnights) -> None:
    """Push last: W-8.2. What was under way before the card is noted now (step 5)."""
    under_way: i64 = 0
    for expedition in range(EXPEDITIONS):
        if game.expeditions[expedition] > 0:
            under_way |= BIT[expedition]
    game.push(AdvanceExpeditions(under_way))
    game.push(LaunchExpedition(game.chairman))


@final
class LaunchExpedition(PublicQuestion):
    """W-8.2.1 The Chairman may start an expedition. DP-34"""

    rule: ClassVar[str] = "W-8.2"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [*[LAUNCH[one] for one in range(EXPEDITIONS) if game.expeditions[one] == 0], PASS]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == LAUNCH_ONE:
            return Refusal("under_way", "W-8.2", {"expedition": action.piece_name})
        return Refusal("launch_or_pass", "W-8.2")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is not PASS:
            break_motion(game, seat, NO_EXPEDITIONS)
            game.push(StakeRound(game.turn_order(), action.piece, 0))
        elif game.heard:
            game.emit("no_expedition", "W-8.2", seat, {})

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"ban": ban_if(game, seat, forbids(game, NO_EXPEDITIONS))}


def stake_limit(game: WarriorKnights) -> i64:
    """W-8.2.2 Five crowns; more with Freedom of Trade."""
    cap = game.charter.data.constants.expedition_cap
    if game.has_law(FREE_TRADE):
        cap = game.charter.data.agendas[FREE_TRADE].amount
    return cap if cap < MOST_STAKED else MOST_STAKED


def funded(game: WarriorKnights, expedition: i64) -> bool:
    first = expedition * game.players
    return sum(game.stakes[first : first + game.players]) > 0


@final
class StakeRound(Step["WarriorKnights"]):
    """W-8.2.2 to W-8.2.4 In turn order every Baron may fund it; then the Head may bless it, and it sails."""

    def __init__(self, order: list[int], expedition: i64, at: i64) -> None:
        self.order = order
        self.expedition: i64 = expedition
        self.at: i64 = at

    def parts(self) -> list[int | list[int]]:
        return [self.order, self.expedition, self.at]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if self.at < len(self.order):
            game.push(StakeRound(self.order, self.expedition, self.at + 1))
            game.push(StakeCrowns(self.order[self.at], self.expedition))
            return
        if not funded(game, self.expedition):
            return
        game.expeditions = put(game.expeditions, self.expedition, 1)
        if game.heard:
            game.emit("expedition_sails", "W-8.2", NO_SEAT, {"expedition": EXPEDITION_IDS[self.expedition]})
        game.push(BlessExpedition(game.head, self.expedition))


@final
class StakeCrowns(PublicQuestion):
    """W-8.2.2 A stake, or nothing. DP-35"""

    rule: ClassVar[str] = "W-8.2"

    def __init__(self, seat: i64, expedition: i64) -> None:
        super().__init__(seat)
        self.expedition: i64 = expedition

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.expedition]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        if free_markers(game, seat) == 0:
            return STAKE[:1]
        return STAKE[: min(stake_limit(game), game.crowns[seat]) + 1]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if free_markers(game, seat) == 0:
            return Refusal("no_free_marker", "W-8.2")
        return Refusal("stake_limit", "W-8.2", {"count": min(stake_limit(game), game.crowns[seat])})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.piece > 0:
            pay_crowns(game, seat, action.piece, "W-8.2", f"expedition:{EXPEDITION_IDS[self.expedition]}")
            game.stakes = put(game.stakes, self.expedition * game.players + seat, action.piece)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        most = min(stake_limit(game), game.crowns[seat])
        return {"expedition": EXPEDITION_IDS[self.expedition], "count": most}


@final
class BlessExpedition(PublicQuestion):
    """W-8.2.3 The Head of the Church may put a faith there. DP-36"""

    rule: ClassVar[str] = "W-8.2"

    def __init__(self, seat: i64, expedition: i64) -> None:
        super().__init__(seat)
        self.expedition: i64 = expedition

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.expedition]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [BLESS, PASS] if game.faith[seat] >= game.charter.data.constants.bless_cost else [PASS]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("no_faith" if action is BLESS else "bless_or_pass", "W-8.2")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is BLESS:
            gain_faith(game, seat, -game.charter.data.constants.bless_cost, "W-8.2")
            game.blessed |= BIT[self.expedition]
            if game.heard:
                game.emit("blessed", "W-8.2", seat, {"expedition": EXPEDITION_IDS[self.expedition]})

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"expedition": EXPEDITION_IDS[self.expedition]}


@final
class AdvanceExpeditions(Step["WarriorKnights"]):
    """W-8.2.5, W-8.2.6 What was under way advances; what is on the last space hears its fate."""

    def __init__(self, under_way: i64) -> None:
        self.under_way: i64 = under_way

    def parts(self) -> list[int | list[int]]:
        return [self.under_way]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        for expedition in range(EXPEDITIONS):
            space = game.expeditions[expedition]
            if self.under_way & BIT[expedition] and 0 < space < LAST_EXPEDITION_SPACE:
                game.expeditions = put(game.expeditions, expedition, space + 1)
        for expedition in range(EXPEDITIONS):
            if game.expeditions[expedition] == LAST_EXPEDITION_SPACE:
                hear_of(game, expedition)


def news_of(game: WarriorKnights, expedition: i64) -> i64:
    """What one Fate card says of an expedition."""
    result = game.charter.data.fates[game.fate[0]].results[expedition]
    told: dict[str, Json] = {"expedition": EXPEDITION_IDS[expedition], "result": result_word(result)}
    draw_fate(game, "W-8.2", "expedition", NO_SEAT, told)
    return result


def result_word(result: i64) -> str:
    return RESULT_WORDS.get(int(result), str(result))


def hear_of(game: WarriorKnights, expedition: i64) -> None:
    """W-8.2.6, A-35 One Fate card, of two the better for a blessed expedition."""
    result = news_of(game, expedition)
    if game.blessed & BIT[expedition]:
        result = max(result, news_of(game, expedition))
    if game.heard:
        told: dict[str, Json] = {
            "expedition": EXPEDITION_IDS[expedition],
            "result": result_word(result),
            "blessed": game.blessed & BIT[expedition] != 0,
        }
        game.emit("expedition_result", "W-8.2", NO_SEAT, told)
    if result == NO_NEWS:
        return
    for seat in range(game.players):
        at = expedition * game.players + seat
        stake = game.stakes[at]
        if stake > 0:
            if result > 0:
                source = f"stake:{EXPEDITION_IDS[expedition]}:{stake}:{result}" if game.heard else ""
                gain_crowns(game, seat, result * stake, "W-8.2", source)
            game.stakes = put(game.stakes, at, 0)
    game.expeditions = put(game.expeditions, expedition, 0)
    game.blessed &= ~BIT[expedition]
