"""`banneret lab`: how games of bots end, and what an option, a value or a card changes about it; with pictures."""

from collections.abc import Callable, Sequence
from pathlib import Path

from banneret.arena.charts import Bar, chart
from banneret.arena.lab import (
    Ended,
    Estimate,
    LabWork,
    change_of,
    endings_of,
    figures_of,
    mean_of,
    play_lab,
    share_of,
    variation_of,
)
from banneret.cli.arguments import Given
from banneret.cli.console import Console
from banneret.cli.saves import write_text
from banneret.cli.seats import bot_list, usual_bot, usual_players
from banneret.cli.trials import USUAL_GAMES, workers_of
from banneret.cli.words import option_values
from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.wording import game_texts
from banneret.games import registry

Games = Sequence[Sequence[Ended]]


def lab(console: Console, given: Given) -> int:
    """Prints the report in Markdown, or writes it with its pictures into a folder."""
    kind = registry.load(given.text("game"))
    bots = bot_list(given.text("bots")) or [usual_bot(kind)]
    players = given.number("players", 0) or max(len(bots), usual_players(kind))
    variations = [variation_of(text) for text in given.texts("vary")]
    options = option_values(given.texts("option"))
    work = LabWork(kind, players, bots, options, variations, given.text("seed") or "1", given.text("data"))
    count = given.number("games", USUAL_GAMES)
    workers = workers_of(given, [*bots, *[bot for variation in variations for bot in variation.bots]])
    folder = Path(given.text("out")).expanduser() if given.text("out") else None
    if folder is not None and folder.exists():
        raise UserError("lab_exists", {}, str(folder))
    with console.progress(console.texts.say("trials-playing"), count) as progress:
        games = play_lab(work, count, workers, lambda done, total: progress(done))
    report = Report(console, work, games)
    if folder is None:
        console.lines(report.lines(pictures=False))
        return 0
    for name, picture in report.pictures().items():
        write_text(folder / name, picture)
    write_text(folder / "report.md", "\n".join(report.lines(pictures=True)) + "\n")
    console.say("lab-written")
    console.line(f"  {folder / 'report.md'}")
    return 0


class Report:
    """The tables and pictures of one run."""

    def __init__(self, console: Console, work: LabWork, games: Games) -> None:
        self.console = console
        self.say = console.texts.say
        self.work = work
        self.games = games
        self.plain = games[0]
        self.series = [self.say("lab-plain"), *[variation.name for variation in work.variations[1:]]]

    def lines(self, pictures: bool) -> list[str]:
        lines = [*self.head(), "", *self.seats_table()]
        if self.endings():
            lines += ["", *self.endings_table()]
        lines += ["", *self.figures_table()]
        for name, title in self.drawn() if pictures else []:
            lines += ["", f"![{self.say(title)}]({name})"]
        for place in range(1, len(self.games)):
            lines += ["", *self.changes(place)]
        return [*lines, "", self.say("lab-explained")]

    def head(self) -> list[str]:
        work = self.work
        title = game_texts(work.kind, self.console.texts.language).say("game-title")
        options = "".join(f", {name} = {value}" for name, value in work.options.items())
        parts: dict[str, Json] = {
            "players": work.players, "games": len(self.plain), "seed": str(work.seed),
            "bots": ", ".join(work.bots) + options,
        }  # fmt: skip
        return [f"# {title}", "", self.say("lab-about", parts)]

    # What is counted.

    def seats(self) -> list[tuple[str, Callable[[Ended], float]]]:
        return [(self.say("lab-seat", {"seat": str(seat)}), won_by(seat)) for seat in range(self.work.players)]

    def endings(self) -> list[tuple[str, Callable[[Ended], float]]]:
        """None where a game knows one way to end only."""
        if endings_of(self.games) == [""]:
            return []
        return [(name.replace("_", " ") or self.say("lab-one-way"), ended_by(name)) for name in endings_of(self.games)]

    def figures(self) -> list[tuple[str, Callable[[Ended], float]]]:
        return [(name.replace("_", " "), figure_of(name)) for name in figures_of(self.games)]

    # Tables.

    def seats_table(self) -> list[str]:
        return self.shares_table("lab-wins", self.seats())

    def endings_table(self) -> list[str]:
        return self.shares_table("lab-ends", self.endings())

    def shares_table(self, title: str, rows: Sequence[tuple[str, Callable[[Ended], float]]]) -> list[str]:
        lines = [f"| {self.say(title)} | {self.say('lab-share')} | {self.say('lab-interval')} |", "|---|---|---|"]
        for name, counted in rows:
            found = share_of(self.plain, counted)
            lines.append(f"| {name} | {self.percent(found.mean)} | {self.percent_range(found)} |")
        return lines

    def figures_table(self) -> list[str]:
        heads = [self.say(key) for key in ("lab-figure", "lab-mean", "lab-interval", "lab-least", "lab-most")]
        lines = [f"| {' | '.join(heads)} |", "|---|---|---|---|---|"]
        for name, counted in self.figures():
            values = [counted(game) for game in self.plain]
            found = mean_of(values)
            ends = f"{self.number(found.low)} – {self.number(found.high)}" if len(values) > 1 else "–"
            cells = [name, self.number(found.mean), ends, self.number(min(values)), self.number(max(values))]
            lines.append(f"| {' | '.join(cells)} |")
        return lines

    def changes(self, place: int) -> list[str]:
        """What a variation changes, deal by deal; what is surely different is set in bold."""
        varied = self.games[place]
        heads = [self.say(key) for key in ("lab-what", "lab-plain", "lab-varied", "lab-difference", "lab-interval")]
        lines = [f"## {self.series[place]}", "", f"| {' | '.join(heads)} |", "|---|---|---|---|---|"]
        for rows, told in ((self.seats(), self.percent), (self.endings(), self.percent), (self.figures(), self.number)):
            for name, counted in rows:
                before, after = (told(mean_of([counted(game) for game in some]).mean) for some in (self.plain, varied))
                found = change_of(self.plain, varied, counted)
                mark = "**" if found.low > 0 or found.high < 0 else ""
                difference = f"{mark}{'+' if found.mean > 0 else ''}{told(found.mean)}{mark}"
                lines.append(f"| {name} | {before} | {after} | {difference} | {told(found.low)} – {told(found.high)} |")
        return lines

    # Pictures.

    def drawn(self) -> list[tuple[str, str]]:
        """The files of the pictures, and the keys of their titles."""
        return [("seats.svg", "lab-wins"), *([("endings.svg", "lab-ends")] if self.endings() else [])]

    def pictures(self) -> dict[str, str]:
        rows = {"seats.svg": self.seats(), "endings.svg": self.endings()}
        return {name: self.picture(title, rows[name]) for name, title in self.drawn()}

    def picture(self, title: str, rows: Sequence[tuple[str, Callable[[Ended], float]]]) -> str:
        groups: list[tuple[str, list[Bar]]] = []
        for name, counted in rows:
            bars: list[Bar] = []
            for place, some in enumerate(self.games):
                found = share_of(some, counted)
                bars.append(Bar(found.mean, found.low, found.high, place, self.percent(found.mean)))
            groups.append((name, bars))
        most = max((bar.high for _, bars in groups for bar in bars), default=1.0)
        return chart(self.say(title), groups, self.series, most)

    def percent(self, share: float) -> str:
        return f"{self.console.figure(100 * share, 1)} %"

    def percent_range(self, found: Estimate) -> str:
        return f"{self.percent(found.low)} – {self.percent(found.high)}"

    def number(self, value: float) -> str:
        digits = 0 if value == int(value) else 2 if abs(value) < 10 else 1
        return self.console.figure(value, digits)


def won_by(seat: int) -> Callable[[Ended], float]:
    return lambda game: game.returns[seat]


def ended_by(name: str) -> Callable[[Ended], float]:
    return lambda game: float(game.ending == name)


def figure_of(name: str) -> Callable[[Ended], float]:
    return lambda game: game.figures.get(name, 0.0)
