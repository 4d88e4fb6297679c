"""Write the pages of odds, one for each game that answers questions about chances: every number is worked out anew.

python -m tools.odds_page            write docs/odds/*.md and the pictures

A page holds the charts of a game's own examples (the texts `odds-<question>.examples`) and of what `MORE` names, as
`banneret odds` prints them. Knights has a page of its own making.
"""

from __future__ import annotations

import shlex
from pathlib import Path

from banneret.cli.arguments import read
from banneret.cli.odds import command_for
from banneret.core.kind import GameKind
from banneret.core.odds import OddsChart
from banneret.core.wording import game_texts
from banneret.games.registry import game_ids, load
from tools import odds_knights

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "odds"
PICTURES = ROOT / "docs" / "pictures"

# What a page shows beyond the examples of the game, by question.
MORE = {
    "mousquetaires": {
        "foes": [
            "foes --thrust",
            "foes --man dartagnan",
            "foes --man dartagnan --thrust",
            "foes --pistol",
            "foes --armour",
            "foes --toledo",
            "foes --armour --pistol --thrust",
        ],
        "duel": ["duel rochefort", "duel de_wardes --man porthos", "duel jussac"],
        "siege": [f"siege {blue} {red} --rounds 3" for red in (1, 2, 3, 4) for blue in (0, 2, 4, 6)],
        "token": ["token 1", "token 3"],
    },
}

# How the figures of a page came about, where they are not worked out.
APART = {"warrior_knights": " (battles of two Barons apart: the notes say how)"}
WORKED_OUT = {"havoc": "Counted in random deals where the notes say so"}


def games() -> list[str]:
    """The games that answer questions about chances."""
    return [name for name in game_ids() if load(name).odds.questions()]


def chart_of(kind: GameKind, line: str) -> OddsChart:
    """The answer to a question as it is typed: `duel jussac --armour`."""
    words = [kind.id, *shlex.split(line)]
    given = read(command_for(words), words)
    question = given.text("question")
    known = {name: values for name, values in given.values.items() if name not in ("game", "question")}
    return kind.odds.chart(question, known, "en", kind.rules.load_data())


def table(chart: OddsChart) -> list[str]:
    """A chart as a table of the page."""
    head = [label for _, label in chart.columns]
    lines = ["| | " + " | ".join(head) + " |", "|---" * (len(head) + 1) + "|"]
    for row in chart.rows:
        cells = ["–" if chance is None else f"{chance:.2%}" for chance in row.chances]
        label = f"**{row.label}**" if row.best else row.label
        lines.append(f"| {label} | " + " | ".join(cells) + " |")
    if chart.notes:
        lines += ["", " ".join(chart.notes)]
    return lines


def examples(kind: GameKind, text: str) -> list[str]:
    """The questions among the lines of examples, without `banneret odds GAME`."""
    start = f"banneret odds {kind.id} "
    lines = [line.strip().removeprefix(start) for line in text.splitlines() if line.strip().startswith(start)]
    return [line for line in lines if line]


def page(name: str) -> str:
    """The page of a game."""
    if name == "knights":
        return odds_knights.page(odds_knights.rows())
    kind = load(name)
    texts = game_texts(kind, "en", [])
    title = texts.say("game-title")
    how = WORKED_OUT.get(name, "Worked out, not sampled")
    lines = [
        f"# The odds of {title}",
        "",
        f"{how}, by the same code that the bots use and that shows chances at the table where help is",
        f"allowed{APART.get(name, '')}. `banneret odds {name}` answers for your own case; beside each heading stands",
        "the question that it answers. `make odds` writes this page.",
    ]
    for question in kind.odds.questions():
        about = texts.say(f"odds-{question.id}")
        lines += ["", f"## {about[0].upper()}{about[1:]}", "", texts.say(f"odds-{question.id}.about")]
        shown = MORE.get(name, {}).get(question.id, [])
        for line in dict.fromkeys([*examples(kind, texts.say(f"odds-{question.id}.examples")), *shown]):
            chart = chart_of(kind, line)
            lines += ["", f"{chart.heading} (`{line}`):", "", *table(chart)]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """All pages and pictures, by where they are written."""
    found = {PAGES / f"{name}.md": page(name) for name in games()}
    found[PICTURES / odds_knights.PICTURE] = odds_knights.picture(odds_knights.rows())
    return found


def main() -> None:
    for file, content in files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
