"""`banneret games`: what is on the shelf."""

import json

from banneret.cli.arguments import Given
from banneret.cli.console import TEXTS, Console
from banneret.core.wording import game_texts
from banneret.games import registry


def games(console: Console, given: Given) -> int:
    """All games with players, maturity and version of the rules."""
    language = console.texts.language
    kinds = [registry.load(name) for name in registry.game_ids()]
    texts = {kind.id: game_texts(kind, language, [TEXTS]) for kind in kinds}
    if given.flag("json"):
        shelf = [
            {
                "game": kind.id,
                "title": texts[kind.id].say("game-title"),
                "players": kind.players,
                "maturity": kind.maturity,
                "rules_version": kind.rules_version,
                "options": {option.id: option.values for option in kind.rules.options},
            }
            for kind in kinds
        ]
        console.line(json.dumps(shelf, ensure_ascii=False, indent=2))
        return 0
    say = console.texts.say
    rows = [[say("games-game"), say("games-title"), say("games-players"), say("games-maturity"), say("games-rules")]]
    for kind in kinds:
        players = f"{min(kind.players)}–{max(kind.players)}" if len(kind.players) > 1 else str(kind.players[0])
        maturity = say(f"maturity-{kind.maturity}") if console.texts.has(f"maturity-{kind.maturity}") else kind.maturity
        rows.append([kind.id, texts[kind.id].say("game-title"), players, maturity, str(kind.rules_version)])
    lines = console.pen.columns(rows, [False, False, True, False, True])
    console.line(console.pen.bold(lines[0]))
    console.lines(lines[1:])
    for kind in kinds:
        console.line()
        console.paragraph(f"{kind.id}: {texts[kind.id].say('game-about')}")
        console.paragraph(texts[kind.id].say("game-credit"), 2)
    console.line()
    console.say("games-more")
    return 0
