"""The table of a game that draws none of its own: its declared fields, one a line, and who came where."""

from collections.abc import Mapping
from typing import TypeVar

from banneret.core.bits import BIT
from banneret.core.events import Event
from banneret.core.fields import Field
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.rooms import Components, GameRules, GameTerminal, GameWords
from banneret.core.standing import Column, Row, Standing
from banneret.core.terminal import Pen, labelled, pad, shown, wrap
from banneret.core.texts import Texts
from banneret.core.values import HIDDEN_WORD, BySeat, Number, Numbers, Value
from banneret.core.view import Memory, SeatView

G = TypeVar("G", bound=Game)
M = TypeVar("M", bound=Memory)
D = TypeVar("D", bound=Components)
WIDEST_LABEL = 24


def plain_rows(game: G, fields: list[Field[G]], names: list[str], texts: Texts) -> list[tuple[str, str]]:
    """Each field with its label: the text `field-<name>` where the game has one, else its name."""
    rows: list[tuple[str, str]] = []
    for field in fields:
        value = field.value.tell(getattr(game, field.name), names) if field.value.told else field.json(game)
        key = f"field-{field.name.replace('_', '-')}"
        label = texts.say(key) if texts.has(key) else field.name.replace("_", " ").capitalize()
        rows.append((label, value_words(value, texts, least_of(field.value))))
    return rows


def least_of(value: Value) -> int:
    """The least number that a field shows, at most 0; one below it stands for what the viewer may not see."""
    if isinstance(value, BySeat):
        return least_of(value.each)
    return min(0, value.low) if isinstance(value, Number | Numbers) else 0


def value_words(value: Json, texts: Texts, least: int = 0) -> str:
    """A value on one line: what nobody may see is `?`, what is not there is a dash."""
    if isinstance(value, bool):
        return texts.say("plain-yes" if value else "plain-no")
    if isinstance(value, int) and value < least:
        return HIDDEN_WORD
    if isinstance(value, dict):
        return " · ".join([f"{key}: {value_words(item, texts, least)}" for key, item in value.items()]) or "–"
    if isinstance(value, (list, tuple)):
        return ", ".join([value_words(item, texts, least) for item in value]) or "–"
    return "–" if value is None or value == "" else said(str(value), texts)


def said(told: str, texts: Texts) -> str:
    """Words of positions in the reader's language, where there is a text `word-<word>`."""
    words = [texts.say(f"word-{word}") if texts.has(f"word-{word}") else word for word in told.split(" ")]
    return " ".join(words)


class PlainWords(GameWords[G, D]):
    """Seats by their names, pieces by the texts `word-<word>`."""

    def __init__(self, texts: str) -> None:
        self.folder = texts

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: D) -> dict[str, Json]:
        texts = Texts(language, [self.folder])
        named = super().readable(parts, language, names, data)
        return {key: said(value, texts) if isinstance(value, str) else value for key, value in named.items()}


def plain_standing(game: Game, language: str, names: list[str]) -> Standing:
    """Who came where, by the result of each seat."""
    texts = Texts(language)
    returns, scores = game.returns(), game.scores()
    best = max(returns)
    order = sorted(range(game.players), key=lambda seat: -returns[seat])
    rows = [
        Row(seat, len([other for other in returns if other > returns[seat]]) + 1, returns[seat] == best,
            [names[seat], f"{scores[seat]:g}"])
        for seat in order
    ]  # fmt: skip
    return Standing([Column(texts.say("plain-player")), Column(texts.say("plain-result"))], rows, [])


class PlainTerminal(GameTerminal[G, M, D]):
    """Fields in a frame, and beneath them the seats."""

    def __init__(self, rules: GameRules[G, D], texts: str) -> None:
        self.rules = rules
        self.texts = texts

    def draw(
        self, view: SeatView[G, M], language: str, names: list[str], data: D, width: int, colour: bool
    ) -> list[str]:
        texts = Texts(language, [self.texts])
        pen = Pen(width, colour)
        rows = plain_rows(view.state, self.rules.fields, names, texts)
        label = min(WIDEST_LABEL, max([shown(head) for head, _ in rows], default=0)) + 2
        fields: list[str] = []
        for head, told in rows:
            fields.extend(labelled(head, wrap(told, max(10, width - 4 - label)), label))
        asked = view.state.waiting()
        seats = [
            f"{'▸' if asked & BIT[seat] else ' '} {name}"
            + (f" ({texts.say('plain-you')})" if seat == view.seat else "")
            for seat, name in enumerate(names)
        ]
        return pen.box(texts.say("game-name"), "", [fields, seats])

    def draw_end(
        self, game: G, log: list[Event], language: str, names: list[str], data: D, width: int, colour: bool
    ) -> list[str]:
        standing = plain_standing(game, language, names)
        pen = Pen(width, colour)
        heads = ["", *[column.head for column in standing.columns]]
        rows = [heads, *[[f"{row.place}.", *row.cells] for row in standing.rows]]
        lines = pen.columns(rows, [True, False, True])
        won = [row.won for row in standing.rows]
        marked = [pen.bold(line) if at and won[at - 1] else line for at, line in enumerate(lines)]
        return pen.box(Texts(language, [self.texts]).say("game-name"), "", [[pad(line, 0) for line in marked]])
