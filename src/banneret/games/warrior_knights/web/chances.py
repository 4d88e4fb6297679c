"""Exact chances beside the answers of a battle, where the table allows help (section 14)."""

from typing import Final

from banneret.core.drawing.bars import chance_bar, percent
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Markup, div, span
from banneret.core.odds import Figure
from banneret.games.warrior_knights.rules.cards import BARON_IDS
from banneret.games.warrior_knights.web.pickers import staged
from banneret.games.warrior_knights.web.sight import Sight

KINDS: Final = {"assault": "assault", "siege": "siege", "attack": "attack"}


def line(sight: Sight, words: str, share: float) -> Markup:
    """A chance with what it is the chance of."""
    told = sight.say("table-web-percent", percent=percent(share))
    return div("wk-chance", span("wk-chance-of", words), chance_bar(share, told, label=f"{words}: {told}"))


def others(sight: Sight, figures: list[Figure]) -> Markup:
    """The other ways in which a battle can end, in one line."""
    told = [f"{sight.say(f'chance-{figure.of}')}: {percent(figure.value)}%" for figure in figures]
    return div("wk-chance", span("wk-chance-of", " · ".join(told))) if told else NOTHING


def battle_chances(region: Region, sight: Sight) -> Markup:
    """W-11.2 How likely each battle that can be named is won: with all rested nobles there, or with those named."""
    prospects = sight.canvas.prospects
    if prospects is None:
        return NOTHING
    rows: list[Markup] = []
    for notation, share in prospects.answers.items():
        if notation in KINDS:
            words = sight.say(f"table-web-chance-{KINDS[notation]}")
        elif notation.startswith("fight "):
            seat = int(sight.game.seat_of_baron(BARON_IDS.index(notation.removeprefix("fight "))))
            words = sight.say("table-web-chance-fight", name=sight.who(seat))
        else:
            continue
        rows.append(line(sight, f"{words}: {sight.say(f'chance-{prospects.meaning(notation)}')}", share))
        rows.append(others(sight, prospects.beside.get(notation, [])))
    if not rows:
        return NOTHING
    return staged(sight, region, "chances", "swords", sight.say("table-web-chances"), div("wk-chances", *rows))


def drop_chances(sight: Sight) -> Markup:
    """W-11 step 3 What the cards that are kept are worth, and the best choice."""
    prospects = sight.canvas.prospects
    if prospects is None or prospects.best_chance is None:
        return NOTHING
    of = sight.say(f"chance-{prospects.of}")
    rows = [line(sight, f"{sight.say('table-web-chance-best')}: {of}", prospects.best_chance)]
    if prospects.chosen is not None:
        rows.insert(0, line(sight, f"{sight.say('table-web-chance-kept')}: {of}", prospects.chosen))
    rows.append(others(sight, prospects.beside.get("", [])))
    return div("wk-chances", *rows)


def is_best(sight: Sight, notation: str) -> bool:
    """Whether the best choice has this answer in it."""
    prospects = sight.canvas.prospects
    return prospects is not None and notation in prospects.best
