"""Exact chances beside the answers of a battle, where the table allows help (section 14)."""

from typing import Final

from banneret.core.drawing.bars import chance_bar, percent
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Markup, div, span
from banneret.games.warrior_knights.rules.cards import BARON_IDS
from banneret.games.warrior_knights.web.pickers import staged
from banneret.games.warrior_knights.web.sight import Sight

KINDS: Final = {"assault": "assault", "siege": "siege", "attack": "attack"}


def line(sight: Sight, words: str, share: float) -> Markup:
    """A chance with what it is the chance of."""
    told = sight.say("table-web-percent", percent=percent(share))
    return div("wk-chance", span("wk-chance-of", words), chance_bar(share, told, label=f"{words}: {told}"))


def battle_chances(region: Region, sight: Sight) -> Markup:
    """W-11.2 How likely each battle that can be named is won: with all rested nobles there, or with those named."""
    prospects = sight.canvas.prospects
    if prospects is None:
        return NOTHING
    rows: list[Markup] = []
    for notation, share in prospects.answers.items():
        if notation in KINDS:
            rows.append(line(sight, sight.say(f"table-web-chance-{KINDS[notation]}"), share))
        elif notation.startswith("fight "):
            seat = int(sight.game.seat_of_baron(BARON_IDS.index(notation.removeprefix("fight "))))
            rows.append(line(sight, sight.say("table-web-chance-fight", name=sight.who(seat)), share))
    if not rows:
        return NOTHING
    return staged(sight, region, "chances", "swords", sight.say("table-web-chances"), div("wk-chances", *rows))


def drop_chances(sight: Sight) -> Markup:
    """W-11 step 3 What the cards that are kept are worth, and the best choice."""
    prospects = sight.canvas.prospects
    if prospects is None or prospects.best_chance is None:
        return NOTHING
    rows = [line(sight, sight.say("table-web-chance-best"), prospects.best_chance)]
    if prospects.chosen is not None:
        rows.insert(0, line(sight, sight.say("table-web-chance-kept"), prospects.chosen))
    return div("wk-chances", *rows)


def is_best(sight: Sight, notation: str) -> bool:
    """Whether the best choice has this answer in it."""
    prospects = sight.canvas.prospects
    return prospects is not None and notation in prospects.best
