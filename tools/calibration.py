"""Write the pages that compare shown chances with what came about, one for each game that can tell.

python -m tools.calibration                     all games: docs/odds/<game>-calibration.md and its curves
python -m tools.calibration knights --games 40  one game
python -m tools.calibration --index             the page that leads to them alone

Experts play; each chance that the table would have shown for an answer that was given is compared with what happened
then (`GameOdds.came_about`). Where a chance rests on an answer that its seat gives later, that answer is given
(`GameOdds.assumed`). Of several chances that one event decides, a bin takes the first.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path
from statistics import NormalDist

from banneret.arena.calibration import Bin, Calibration, calibrate
from banneret.core.drawing.svg import Attribute, Markup, element
from banneret.core.kind import GameKind
from banneret.core.rooms import GameOdds
from banneret.core.wording import game_texts
from banneret.games.registry import game_ids, load

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "odds"
PICTURES = ROOT / "docs" / "pictures"
SEED = "calibration"
GAMES = {"havoc": 150, "knights": 60, "field_of_glory": 1000, "mousquetaires": 200, "warrior_knights": 200}
CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
ADVISED = "Where a chance rests on the best answer to a later question, that answer is given there. "
SIDE = 240
EDGE = 24


def games() -> list[str]:
    """The games that can tell whether what they show came about."""
    return [name for name in game_ids() if type(load(name).odds).came_about is not GameOdds.came_about]


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def range_words(bin: Bin) -> str:
    """`30% to 40%`, and what was said to be impossible or certain by itself."""
    if bin.low < 0.0:
        return "0%"
    return "100%" if bin.low >= 1.0 else f"{bin.low:.0%} to {bin.low + 0.1:.0%}"


def table(bins: list[Bin]) -> list[str]:
    lines = ["| shown | times | mean shown | came about | interval | |", "|---|---:|---:|---:|---:|---|"]
    for one in bins:
        low, high = one.interval(Z)
        lines.append(
            f"| {range_words(one)} | {one.count} | {percent(one.mean)} | {percent(one.seen)} | "
            f"{percent(low)} – {percent(high)} | {'outside' if one.is_off(Z) else ''} |"
        )
    return lines


def curve(bins: list[Bin], title: str) -> str:
    """The reliability curve: what was shown to the right, what came about upwards; on the line the two agree."""
    inner = SIDE - 2 * EDGE

    def across(share: float) -> float:
        return round(EDGE + inner * share, 1)

    def up(share: float) -> float:
        return round(SIDE - EDGE - inner * share, 1)

    grey: dict[str, Attribute] = {"stroke": "#8a8a8a", "fill": "none"}
    parts: list[Markup] = [
        element("rect", {"width": SIDE, "height": SIDE, "fill": "#ffffff"}),
        element("rect", {"x": EDGE, "y": EDGE, "width": inner, "height": inner, **grey}),
        element(
            "line", {"x1": across(0), "y1": up(0), "x2": across(1), "y2": up(1), "stroke-dasharray": "4 3", **grey}
        ),
    ]
    for one in bins:
        low, high = one.interval(Z)
        at = across(one.mean)
        colour = "#b3261e" if one.is_off(Z) else "#2f5fa8"
        size = round(1.5 + min(4.0, sqrt(one.count) / 8), 1)
        parts.append(element("line", {"x1": at, "y1": up(low), "x2": at, "y2": up(high), "stroke": colour}))
        parts.append(element("circle", {"cx": at, "cy": up(one.seen), "r": size, "fill": colour}))
    for share in (0.0, 0.5, 1.0):
        words: dict[str, Attribute] = {"font-size": 9, "font-family": "sans-serif", "fill": "#444444"}
        parts.append(
            element("text", {"x": across(share), "y": SIDE - 10, "text-anchor": "middle", **words}, f"{share:.0%}")
        )
        parts.append(
            element("text", {"x": EDGE - 4, "y": up(share) + 3, "text-anchor": "end", **words}, f"{share:.0%}")
        )
    label: dict[str, Attribute] = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {SIDE} {SIDE}"}
    size_of: dict[str, Attribute] = {"width": SIDE, "height": SIDE, "role": "img", "aria-label": title}
    return element("svg", {**label, **size_of}, *parts).text + "\n"


def picture_name(game: str, of: str) -> str:
    return f"calibration-{game}-{of}.svg"


def page(kind: GameKind, found: Calibration, played: int) -> str:
    """The page of a game: for each thing that a chance is of, a curve and a table."""
    texts = game_texts(kind, "en")
    advised = type(kind.odds).assumed is not GameOdds.assumed
    lines = [
        f"# {texts.say('game-name')}: were the chances right?",
        "",
        f"{played} games of experts against each other, all numbers of players in turn. A chance that was shown for an "
        "answer which was then given is compared with what happened; where whoever answers knows more than the chance "
        "does (votes), all answers are tried instead, the others playing as it assumes. "
        f"{ADVISED if advised else ''}Intervals are Wilson's, at "
        f"{CONFIDENCE:.0%}: about one bin in {round(1 / (1 - CONFIDENCE))} lies outside by chance alone. Of several "
        "chances that one event decided, a bin holds the first. Written by `make calibration`.",
    ]
    for of in found.meanings():
        bins = found.bins(of)
        title = texts.say(f"chance-{of}")
        lines += ["", f"## {title[:1].upper()}{title[1:]}", ""]
        lines += [f"![{title}: what was shown and what came about](../pictures/{picture_name(kind.id, of)})", ""]
        lines += table(bins)
        if found.undecided.get(of):
            lines += ["", f"{found.undecided[of]} more were shown of which the game did not decide."]
    return "\n".join(lines) + "\n"


def write(name: str, count: int) -> None:
    kind = load(name)
    found = calibrate(kind, count, SEED)
    PICTURES.mkdir(exist_ok=True)
    for of in found.meanings():
        (PICTURES / picture_name(name, of)).write_text(curve(found.bins(of), of), "utf-8")
    (PAGES / f"{name}-calibration.md").write_text(page(kind, found, count), "utf-8")


def index() -> str:
    """The page that leads to all pages of chances."""
    lines = [
        "# Chances",
        "",
        "How likely something is can be asked in two ways, and for each game there is a page for both.",
        "",
        "- **Odds** follow from the rules alone, and need no game: `banneret odds knights beat 4-4-4+1`. They are "
        "exact, or counted in random deals where the page says so. `make odds` writes these pages anew.",
        "- **Chances beside the answers** of a table say how a roll, a fight or a vote may end from what your "
        "seat knows. Where others have a say, too, they rest on an assumption, which stands there with them: "
        "mostly that the others play as the medium bots do. Whether they are right is seen in games of such bots: "
        "the pages of curves compare what was shown with what came about (`make calibration`). Where the game "
        "shows 70 %, it should happen 70 times in 100; *outside* is where it did not, by more than chance "
        "explains once in twenty.",
        "",
        "| game | odds | were the chances right? |",
        "|---|---|---|",
    ]
    for name in game_ids():
        title = game_texts(load(name), "en").say("game-name")
        cells = [
            f"[{word}]({page})" if (PAGES / page).exists() else ""
            for word, page in (("odds", f"{name}.md"), ("curves", f"{name}-calibration.md"))
        ]
        lines.append(f"| {title} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="*", help="the games; all that can tell, if none is named")
    parser.add_argument("--games", type=int, default=0, help="how many games are played of each")
    parser.add_argument(
        "--index", action="store_true", help="write the page that leads to the others, and play nothing"
    )
    given = parser.parse_args()
    for name in [] if given.index else given.game or games():
        write(name, given.games or GAMES.get(name, 40))
        print(f"docs/odds/{name}-calibration.md")
    (PAGES / "README.md").write_text(index(), "utf-8")


if __name__ == "__main__":
    main()
