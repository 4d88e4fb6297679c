"""The page of Knights' odds and its picture: every number comes from the game's own solver."""

from __future__ import annotations

from banneret.core.drawing.svg import Attribute, Markup, element
from banneret.games.registry import load

PICTURE = "knights-odds.svg"
FACES = range(1, 6)
TARGETS = [f"{face}-{face}-{face}+{plus}" for face in FACES for plus in FACES if face != plus]
DICE = ["", *[f"die_{face}" for face in FACES]]

SIZES = ["Single dice", "Pairs", "Three of a kind", "Four of a kind", "Five of a kind", "Six of a kind"]

LEFT, TOP, ROW, WIDE, BAR = 110, 70, 34, 640, 9
SERIES = [("#b3872b", "beat it, 2 rerolls"), ("#7d1f24", "take it from an owner, 2 rerolls"),
          ("#2f4f7f", "take it with a catapult, 3 rerolls")]  # fmt: skip


def chances(question: str, target: str, **given: str) -> list[float]:
    """The first line of a chart, column by column."""
    kind = load("knights")
    asked = {"target": [target], **{name: [value] for name, value in given.items() if value}}
    chart = kind.odds.chart(question, asked, "en", kind.rules.load_data())
    return [chance for chance in chart.rows[0].chances if chance is not None]


def rows() -> list[tuple[str, list[float]]]:
    """By target: beaten with two rerolls, taken with two, taken with three."""
    found: list[tuple[str, list[float]]] = []
    for target in TARGETS:
        beaten = chances("beat", target, rerolls="2")[0]
        found.append((target, [beaten, *chances("castle", target)[-2:]]))
    return found


def text(x: float, y: float, words: str, size: int = 13, anchor: str = "start", weight: str = "normal") -> Markup:
    look: dict[str, Attribute] = {
        "x": x, "y": y, "font-size": size, "text-anchor": anchor, "font-weight": weight, "fill": "#2b241c",
        "font-family": "Georgia, serif",
    }  # fmt: skip
    return element("text", look, words)


def picture(found: list[tuple[str, list[float]]]) -> str:
    """Three bars for each combination, the easiest above."""
    height = TOP + ROW * len(found) + 40
    drawn = [element("rect", {"width": LEFT + WIDE + 80, "height": height, "fill": "#f6ecd2", "rx": 10})]
    drawn.append(text(24, 30, "Knights: the chance of every combination with the best play", 17, weight="bold"))
    for place, (colour, name) in enumerate(SERIES):
        x = LEFT + place * 230
        drawn += [element("rect", {"x": x, "y": 44, "width": 12, "height": 12, "fill": colour}), text(x + 18, 55, name)]
    bottom = TOP + ROW * len(found)
    for percent in range(0, 81, 20):
        at = LEFT + WIDE * percent / 80
        drawn += [element("line", {"x1": at, "x2": at, "y1": TOP, "y2": bottom, "stroke": "#d8c79c"}),
                  text(at, bottom + 20, f"{percent} %", anchor="middle")]  # fmt: skip
    for line, (target, values) in enumerate(found):
        y = TOP + ROW * line
        drawn.append(text(LEFT - 12, y + 20, target, anchor="end", weight="bold"))
        for place, value in enumerate(values):
            width = WIDE * value / 0.8
            bar: dict[str, Attribute] = {
                "x": LEFT, "y": y + 3 + place * BAR, "width": width, "height": BAR - 1, "fill": SERIES[place][0],
            }  # fmt: skip
            drawn += [element("rect", bar), text(LEFT + width + 5, y + 11 + place * BAR, f"{value:.1%}", 9)]
    size = f"0 0 {LEFT + WIDE + 80} {height}"
    label = "Chances of all combinations of Knights"
    frame = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": size, "role": "img", "aria-label": label}
    return element("svg", frame, *drawn).text + "\n"


def page(found: list[tuple[str, list[float]]]) -> str:
    """The whole page."""
    lines = [
        "# The odds of Knights",
        "",
        "Six dice, sixes are dead, and after the first throw you may reroll twice (three times with a catapult or as",
        "an organiser). All chances are exact, with the best play of everybody who rolls: dynamic programming over",
        "the 462 multisets of dice, not sampling. `banneret odds knights` answers for your own dice, cards and",
        "options; at the table the same numbers stand beside the cards, if the table allows help. `make odds` writes",
        "this page.",
        "",
        "![The chance of every combination](../pictures/knights-odds.svg)",
        "",
        "| combination | beat it, 2 rerolls | take it from an owner | take it with a catapult |",
        "|---|---|---|---|",
    ]
    lines += [f"| {target} | {a:.4%} | {b:.4%} | {c:.4%} |" for target, (a, b, c) in found]
    lines += ["", "## With one die card", "", "The chance to beat a combination with two rerolls.", ""]
    lines += ["| combination | none | " + " | ".join(DICE[1:]) + " |", "|---" * (len(DICE) + 1) + "|"]
    for target in TARGETS:
        cells = [chances("beat", target, rerolls="2", dice=card)[0] for card in DICE]
        lines.append(f"| {target} | " + " | ".join([f"{cell:.2%}" for cell in cells]) + " |")
    return "\n".join([*lines, *tournaments(), *every_roll()]) + "\n"


def tournaments() -> list[str]:
    """Table D: by number of players and place in the rolling order."""
    kind = load("knights")
    lines = [
        "",
        "## Tournaments",
        "",
        "The chance to win by place in the rolling order; the organiser rolls first. At the table the chance of a",
        "tournament is exact too, for two to six players and whatever die cards they have. Two options make it slow to",
        "work out: where all plus dice count and more than three play, and where ties are rolled off and more than two",
        "play, the table shows a figure that is right to half a percentage point, and says so (measured: 29.43% for",
        "29.63% with all plus dice and four players, 37.37% for 37.80% with roll-offs and three).",
        "",
    ]
    lines += ["| players | organiser | " + " | ".join(map(str, range(2, 7))) + " |", "|---" * 7 + "|"]
    for players in kind.players:
        chart = kind.odds.chart("tournament", {"players": [str(players)]}, "en", kind.rules.load_data())
        cells = [f"{chance:.4%}" for row in chart.rows for chance in row.chances if chance is not None]
        lines.append(f"| {players} | " + " | ".join([*cells, *[""] * (6 - players)]) + " |")
    return lines


def every_roll() -> list[str]:
    """Table A: all that six dice can show, two rerolls and three; a plus die beside each set."""
    lines = ["", "## Beating any roll", "", "Without die cards, by the plus die of what has to be beaten.", ""]
    for size in range(1, 7):
        for rerolls in (2, 3):
            lines += [f"{SIZES[size - 1]}, {rerolls} rerolls:", ""]
            lines += ["| | no plus die | " + " | ".join(f"+{plus}" for plus in FACES) + " |", "|---" * 7 + "|"]
            for face in FACES:
                cells = [beaten(size, face, plus, rerolls) for plus in range(6)]
                lines.append(f"| {'-'.join([str(face)] * size)} | " + " | ".join(cells) + " |")
            lines.append("")
    return lines[:-1]


def beaten(size: int, face: int, plus: int, rerolls: int) -> str:
    """One cell; a dash where six dice cannot show it: the plus die is another face, and of single dice a lower one."""
    if plus == face or (size == 6 and plus > 0) or (size == 1 and plus > face):
        return "–"
    target = "-".join([str(face)] * size) + (f"+{plus}" if plus else "")
    return f"{chances('beat', target, rerolls=str(rerolls), dice='none')[0]:.4%}"
