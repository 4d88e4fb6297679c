"""What the musketeers own together: gold (M-1.2), epic tokens (M-15.2) and All for One cards (M-19)."""

from mypy_extensions import i64

from banneret.core.jsons import Json
from banneret.games.mousquetaires.rules.reasons import reason_of
from banneret.games.mousquetaires.rules.state import NO_SEAT, Mousquetaires


def gain_gold(game: Mousquetaires, count: i64, rule: str) -> None:
    """M-1.2 Gold beyond the end of the track is lost."""
    gained = min(count, game.charter.data.tracks.gold_max - game.gold)
    game.gold += gained
    if game.heard and count > 0:
        told: dict[str, Json] = {"count": gained, "surplus": count - gained, "why": reason_of(rule)}
        game.emit("gained_gold", rule, NO_SEAT, told)


def pay_gold(game: Mousquetaires, count: i64, rule: str) -> None:
    paid = min(count, game.gold)
    game.gold -= paid
    if game.heard and paid > 0:
        game.emit("paid_gold", rule, NO_SEAT, {"count": paid, "why": reason_of(rule)})


def gain_epic(game: Mousquetaires, count: i64, rule: str) -> None:
    """M-15.2 At most seven tokens; surplus is lost."""
    gained = min(count, game.charter.data.limits.epic - game.epic)
    game.epic += gained
    if game.heard and count > 0:
        told: dict[str, Json] = {"count": gained, "surplus": count - gained, "why": reason_of(rule)}
        game.emit("gained_epic", rule, NO_SEAT, told)


def pay_epic(game: Mousquetaires, count: i64, cards: i64, rule: str) -> None:
    """M-19.3b Each All for One card counts as two tokens and is used before the pool; its rest goes there."""
    game.all_for_one -= cards
    if game.heard and cards > 0:
        game.emit("used_for_tokens", rule, NO_SEAT, {"count": cards})
    rest = 2 * cards - count
    if rest >= 0:
        if game.heard and count > 0:
            game.emit("spent_epic", rule, NO_SEAT, {"count": count})
        gain_epic(game, rest, rule)
        return
    game.epic += rest
    if game.heard:
        game.emit("spent_epic", rule, NO_SEAT, {"count": count})


def gain_all_for_one(game: Mousquetaires, count: i64, rule: str) -> None:
    """M-19.1 As long as there are cards; M-19.5 it can be used at once."""
    gained = min(count, game.all_for_one_left)
    game.all_for_one_left -= gained
    game.all_for_one += gained
    if game.heard and gained > 0:
        game.emit("gained_all_for_one", rule, NO_SEAT, {"count": gained, "why": reason_of(rule)})
