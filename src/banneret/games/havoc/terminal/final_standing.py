"""H-13.1 The final standing in a terminal."""

from typing import Final

from banneret.core.events import Event
from banneret.core.terminal import Pen, clip, flow, wrap
from banneret.games.havoc.rules.data import CASTILLON, HavocData
from banneret.games.havoc.rules.state import Havoc
from banneret.games.havoc.standing import battle_points, standing_key
from banneret.games.havoc.words import texts_in

GOLD: Final = "1;38;5;178"


def draw_end(
    game: Havoc, log: list[Event], language: str, names: list[str], data: HavocData, width: int, colour: bool
) -> list[str]:
    """H-13.1 The standing, with the points of every battle; the winner's row is marked."""
    texts = texts_in(language)
    pen = Pen(width, colour)
    battles, gained = battle_points(log)
    shares = game.returns()
    order = sorted(range(game.players), key=lambda seat: standing_key(game, seat))
    heads = [str(data.battles[battle].number) if battle <= CASTILLON else "J" for battle in battles]
    rows = [["", texts.say("summary-player"), *heads, texts.say("summary-total"), texts.say("summary-battles")]]
    for seat in order:
        place = len([other for other in order if standing_key(game, other) < standing_key(game, seat)]) + 1
        points = [str(by_seat[seat]) if seat in by_seat else "–" for by_seat in gained]
        mark = f"{'★ ' if shares[seat] > 0 else ''}{place}."
        rows.append([mark, clip(names[seat], width // 4), *points, str(game.vp[seat]), str(len(game.trophies[seat]))])
    table = pen.columns(rows, [True, False, *[True] * (len(battles) + 2)])
    lines = [pen.dim(table[0]), *[pen.paint(line, GOLD) if line.startswith("★") else line for line in table[1:]]]
    legend = [f"{head} {data.battles[battle].names[language]}" for head, battle in zip(heads, battles, strict=True)]
    notes = [pen.dim(line) for line in flow(legend, width - 4, " · ")]
    if game.cancelled:
        unfought = ", ".join([data.battles[battle].names[language] for battle in game.cancelled])
        notes.extend([pen.dim(line) for line in wrap(texts.say("summary-unfought", {"battles": unfought}), width - 4)])
    if len([seat for seat in order if game.vp[seat] == game.vp[order[0]]]) > 1:
        notes.extend(wrap(texts.say("summary-tie"), width - 4))
    return pen.box(texts.say("game-title"), "", [lines, notes])
