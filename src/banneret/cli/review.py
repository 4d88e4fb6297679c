"""`banneret review`: what a finished game teaches: chances, turning points, luck and skill, graded answers."""

import json
from collections import Counter

from banneret.bots import has_expert
from banneret.cli.arguments import Given
from banneret.cli.console import TEXTS, Console
from banneret.cli.replay import EVERYTHING, seat_named
from banneret.cli.saves import read_record, seat_parts
from banneret.cli.words import in_file
from banneret.core.errors import RecordError, UserError
from banneret.core.jsons import Json
from banneret.core.odds import percent
from banneret.core.record import Record
from banneret.core.terminal import clip, pad, shown
from banneret.core.view import View
from banneret.core.wording import Wording, game_texts
from banneret.insight import TEXTS as INSIGHT_TEXTS
from banneret.insight.curve import sparkline
from banneret.insight.judging import Budget
from banneret.insight.review import GRADES, WORST, Moment, Review, Reviewer, compared, signed, views_before

NAME_WIDTH = 16
PARTS = ("start", "answers", "others", "luck", "result")


def review(console: Console, given: Given) -> int:
    """Review a record; `--seat` grades one seat alone, `--worlds` says how much is played."""
    record = read_record(given.text("file"))
    seat = seat_named(record, given.text("seat"))
    if not record.returns:
        raise RecordError("review_not_over", {}, record.file)
    if not has_expert(record.kind):
        raise UserError("no_expert", {"game": record.kind.id, "known": "random, ismcts"})
    with in_file(record.file):
        data = record.kind.rules.load_data(given.text("data"))
        seats = list(range(record.players)) if seat == EVERYTHING else [seat]
        worlds = given.number("worlds", Budget().worlds)
        reviewer = Reviewer(record, Budget(worlds=worlds), seats, data)
        moments: list[Moment] = []
        with console.progress(console.texts.say("cli-review-progress"), reviewer.steps + 1) as progress:
            for moment in reviewer.moments():
                moments.append(moment)
                progress(len(moments))
    found = Review(moments)
    if given.flag("json"):
        console.line(json.dumps(as_json(record, found, seats), ensure_ascii=False, indent=2))
        return 0
    names = [seat_parts(text)[0] for text in record.seats]
    texts = game_texts(record.kind, console.texts.language, [TEXTS, INSIGHT_TEXTS])
    wording = Wording(record.kind, texts, names, data, record.options)
    lines = [line for one in seats for line, _ in found.costly(one)]
    ReviewPage(console, wording, found, views_before(record, lines, data)).show(seats)
    return 0


class ReviewPage:
    """A review in lines."""

    def __init__(self, console: Console, wording: Wording, review: Review, views: dict[int, View]) -> None:
        self.console = console
        self.wording = wording
        self.review = review
        self.views = views
        self.say = wording.texts.say

    def show(self, seats: list[int]) -> None:
        self.console.heading(self.say("review-title", {"game": self.say("game-title")}))
        self.curves("review-known", [list(point.known) for point in self.review.points()])
        self.curves("review-open", [list(point.all_open) for point in self.review.points()])
        self.balances(seats)
        self.turns(seats)
        for seat in seats:
            self.answers(seat)

    def curves(self, title: str, rows: list[list[float]]) -> None:
        self.console.line()
        self.console.line(self.say(title))
        for seat, name in enumerate(self.wording.names):
            values = [row[seat] for row in rows]
            drawn = sparkline(values, self.console.width - NAME_WIDTH - 14)
            start, end = f"{percent(values[0])}%", f"{percent(values[-1])}%"
            self.console.line(f"  {pad(clip(name, NAME_WIDTH), NAME_WIDTH)} {start:>4} {drawn} {end:>4}")

    def balances(self, seats: list[int]) -> None:
        """Start, answers and luck of each seat, which add up to the result."""
        alone = len(seats) < len(self.wording.names)
        heads = [self.say(f"review-{part}") for part in PARTS]
        self.console.line()
        self.console.line(self.say("review-balance"))
        self.console.line(" " * (NAME_WIDTH + 2) + "".join(f"  {head}" for head in heads))
        for seat in seats:
            told = self.review.balance(seat).figures()
            if alone:
                told[PARTS.index("others")] = "–"
            columns = [pad(text, shown(head) + 2, right=True) for text, head in zip(told, heads, strict=True)]
            self.console.line(f"  {pad(clip(self.wording.names[seat], NAME_WIDTH), NAME_WIDTH)}" + "".join(columns))
        if alone:
            self.console.paragraph(self.say("review-alone"), 2)

    def turns(self, seats: list[int]) -> None:
        self.console.line()
        self.console.line(self.say("review-turns"))
        by_at = {point.at: point.all_open for point in self.review.points()}
        found = [turn for seat in seats for turn in self.review.turns(seat) if turn.change > 0 or len(seats) == 1]
        together: dict[tuple[int, int, int, int], list[str]] = {}  # who wins as a team turns as one
        for turn in sorted(found, key=lambda turn: turn.start):
            before, after = (percent(by_at[at][turn.seat]) for at in (turn.start, turn.end))
            together.setdefault((turn.start, turn.end, before, after), []).append(self.wording.names[turn.seat])
        for (start, end, before, after), names in together.items():
            parts: dict[str, Json] = {
                "from": start + 1,
                "to": end,
                "name": ", ".join(names),
                "change": signed(after - before),
                "before": before,
                "after": after,
            }
            self.console.paragraph(self.say("review-turn" if start + 1 < end else "review-turn-one", parts), 2)
        if not found:
            self.console.paragraph(self.say("review-no-turns"), 2)

    def answers(self, seat: int) -> None:
        graded = self.review.answers(seat)
        counts = Counter(one.grade for _, one in graded)
        names = [name for name in (*[name for name, _ in GRADES], WORST) if counts[name]]
        told = [
            self.say("review-count", {"count": counts[name], "grade": self.say(f"insight-grade-{name}")})
            for name in names
        ]
        self.console.line()
        self.console.line(self.say("review-graded", {"name": self.wording.names[seat], "grades": ", ".join(told)}))
        costly = self.review.costly(seat)
        for line, one in costly:
            given, better = compared(self.wording, self.views[line], one)
            parts: dict[str, Json] = {
                "line": line,
                "given": given,
                "grade": self.say(f"insight-grade-{one.grade}"),
                "cost": round(100 * one.cost),
                "better": better,
                "percent": percent(one.better_chance),
            }
            self.console.paragraph(self.say("review-better", parts), 2)
            why = one.why()
            if why is not None:
                self.console.paragraph(self.say("insight-expert-says", {"reason": self.wording.reason(why)}), 6)
        if not costly:
            self.console.paragraph(self.say("review-no-better"), 2)


def as_json(record: Record, found: Review, seats: list[int]) -> Json:
    def balance(seat: int) -> Json:
        one = found.balance(seat)
        told: dict[str, Json] = {part: getattr(one, part) for part in PARTS}
        return told if len(seats) == record.players else {**told, "others": None}

    return {
        "game": record.kind.id,
        "seats": [seat_parts(text)[0] for text in record.seats],
        "moments": [moment.json() for moment in found.moments],
        "balance": {str(seat): balance(seat) for seat in seats},
        "turns": [
            {"from": turn.start, "to": turn.end, "seat": turn.seat, "change": turn.change}
            for seat in seats
            for turn in found.turns(seat)
        ],
    }
