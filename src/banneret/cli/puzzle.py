"""`banneret puzzle`: puzzles in the terminal, the one of the day by default."""

import time

from banneret.cli.arguments import Given
from banneret.cli.console import TEXTS, Console, read_line
from banneret.cli.learn import Done
from banneret.cli.saves import data_folder
from banneret.cli.words import command_word, command_words
from banneret.core.errors import OptionError
from banneret.core.odds import percent
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight import TEXTS as INSIGHT_TEXTS
from banneret.insight.puzzles import LETTERS, Puzzle, explanation, puzzle_files, puzzle_of_day, puzzles_of

DONE = "puzzles.json"
DAY_SECONDS = 86400


def puzzle(console: Console, given: Given) -> int:
    """List the puzzles of a game, or ask one; without a number the next one that was not solved, without a game the
    puzzle of the day."""
    game, number = given.text("game"), given.number("number", 0)
    if not game:
        counts = {id: len(puzzle_files(registry.load(id))) for id in registry.game_ids()}
        found = puzzle_of_day(counts, int(time.time() // DAY_SECONDS))
        if found is not None:
            game, number = found
    kind = registry.load(game)
    puzzles = puzzles_of(kind)
    if not puzzles:
        raise OptionError("no_puzzles", {"game": kind.id})
    if number > len(puzzles):
        raise OptionError("no_puzzle", {"number": number, "most": len(puzzles)})
    done = Done(data_folder() / DONE)
    if given.flag("list"):
        marks = [f"{place:3}{'✓' if done.has(kind.id, one.id) else ' '}" for place, one in enumerate(puzzles, start=1)]
        for start in range(0, len(marks), 10):
            console.line(" ".join(marks[start : start + 10]))
        return 0
    fresh = [place for place, one in enumerate(puzzles, start=1) if not done.has(kind.id, one.id)]
    number = number or (fresh[0] if fresh else 1)
    try:
        solved = ask(console, puzzles[number - 1], f"{number}/{len(puzzles)}")
    except (EOFError, KeyboardInterrupt):
        console.line()
        return 0
    if solved:
        done.add(kind.id, puzzles[number - 1].id)
    if number < len(puzzles):
        console.say("learn-next", {"command": console.command(f"banneret puzzle {kind.id} {number + 1}")})
    return 0


def ask(console: Console, one: Puzzle, place: str) -> bool:
    """Show a puzzle, take one answer and tell what each came to; whether it was the best."""
    kind, language = one.kind, console.texts.language
    names, table = one.names(language), one.table()
    texts = game_texts(kind, language, [TEXTS, INSIGHT_TEXTS])
    wording = Wording(kind, texts, names, table.data, table.record.options)
    view = table.view(one.seat)
    labels = one.labels(wording, view)
    console.heading(f"{texts.say('game-name')} {place}")
    console.line()
    console.lines(kind.terminal.draw(view, language, names, table.data, console.width, console.colour))
    console.line()
    console.paragraph(texts.say("puzzle-asks", {"name": names[one.seat]}))
    console.paragraph(wording.question(view.state, one.seat))
    for letter, label in zip(LETTERS, labels, strict=False):
        console.paragraph(f"{letter}  {label}", 2)
    known = LETTERS[: len(labels)]
    while True:
        console.flush()
        typed = read_line("> ").strip()
        text = typed.upper()
        if len(text) == 1 and text in known:
            break
        if command_words().get(typed.lower()) == "quit":
            raise EOFError
        console.say("puzzle-which", {"letters": ", ".join(known), "quit": command_word("quit", console.texts)})
    chosen = known.index(text)
    console.line()
    console.line(texts.say("puzzle-right" if chosen == one.best else "puzzle-not-best"))
    for at, label in enumerate(labels):
        console.paragraph(f"{percent(one.chance(at)):3}%  {known[at]}  {label}", 2)
    console.line()
    for line in [*explanation(one, wording, view), texts.say("puzzle-of", {"games": one.games})]:
        console.paragraph(line)
    return chosen == one.best
