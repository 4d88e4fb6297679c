"""The regions of a table's page, drawn from a scene: header, opponents, board, prompt, hand, log, chat, help.

What the page draws beside the game is made only where its inputs have changed since it was made for that page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from math import ceil
from operator import attrgetter, itemgetter

import msgspec

from banneret.core.actions import Action
from banneret.core.drawing.canvas import AWAY
from banneret.core.drawing.sheet import Drawing, Sheet
from banneret.core.drawing.svg import escape
from banneret.core.jsons import Json
from banneret.core.odds import Prospects
from banneret.core.texts import Texts
from banneret.core.wording import Wording, rule_numbers
from banneret.games import registry
from banneret.insight.hints import explanation
from banneret.server.guides import GuideShown
from banneret.server.holidays import last_day
from banneret.server.scene import LogEntry, NewsLine, Scene, SeatCard
from banneret.server.store.rows import OPEN, OVER, PERSON, SeatNewsRow
from banneret.server.suggesting import may_suggest
from banneret.server.web.artist import LOG_LINES, Artist, OwnRegion
from banneret.server.web.languages import game_texts, refusal_words, said_day, said_time
from banneret.server.web.log_lines import Line, LogLines, line_at, log_line
from banneret.server.web.pages import draw, drawn_once
from banneret.server.web.shelf import unusual

CHAT_LINES = 60
GROUPS_KEPT = 1024
SIDE_ACTS_KEPT = 4096
OWN = frozenset({"header", "prompt", "log", "chat", "help", "phase"})  # regions that no game draws
NUMBERS = re.compile(r"\b\d+\b")
NOTE_BEGINS = re.compile(r"(?<=\S): ")  # not between the two figures of "200 : 50"
STANDS_ELSEWHERE = ("asked", "finished", "since")  # what of a seat its line in the list does not tell
AS_LISTED = attrgetter(*[field for field in SeatCard.__struct_fields__ if field not in STANDS_ELSEWHERE])
LONGEST_BESIDE = 240  # signs: a longer explanation of chances is folded up, however large the window


class Button(msgspec.Struct, frozen=True):
    """An answer that can be given in the prompt. `word` is what it says first, `note` the rest, `single`: one click
    commits it."""

    notation: str
    word: str
    note: str
    primary: bool
    single: bool = False


def word_and_note(said: str) -> tuple[str, str]:
    """What a button says first, and the rest."""
    word, *rest = NOTE_BEGINS.split(said, maxsplit=1)
    if not rest:
        word, _, note = said.partition(" – ")
        return word, note
    return word, rest[0]


class Rendered(msgspec.Struct, frozen=True):
    """What a viewer's page shows now: what the game draws, and the page's own regions.

    `inputs` tell what each own region is made of, most of them by a hash; those that had not changed were not made.
    """

    version: str
    drawing: Drawing | None
    own: dict[str, OwnRegion]
    inputs: dict[str, object]
    my_turn: bool
    title: str
    status: str
    question: int

    @property
    def table(self) -> dict[str, str]:
        """The regions that the game draws, with their marks."""
        if self.drawing is None:
            return {}
        return {"opponents": ""} | {name: text for name, text in self.drawing.texts.items() if name not in OWN}

    @property
    def regions(self) -> dict[str, str]:
        """The HTML of all regions."""
        found = {name: region.html() for name, region in self.own.items()}
        if self.drawing is not None:
            drawn = self.drawing.regions
            found |= {name: drawn.get(name, "") for name in self.table}
        return found


class Watched:
    """What the game drew last for those who only watch a table: they all see the same."""

    def __init__(self) -> None:
        self.shown: tuple[object, ...] = ()
        self.drawing: Drawing | None = None
        self.acts: set[str] = set()

    def keep(self, shown: tuple[object, ...], drawing: Drawing, acts: set[str]) -> None:
        self.shown, self.drawing, self.acts = shown, drawing, acts


def minutes_words(seconds: float) -> str:
    """`1:05`, as a countdown on the page writes it."""
    whole = ceil(seconds)
    return f"{whole // 60}:{whole % 60:02}"


@lru_cache(maxsize=GROUPS_KEPT)
def rules_of_group(
    game: str, language: str, group: str, options: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, str], ...]:
    """A heading where there is one, and the rules below it, with their words as they are played with these options."""
    kind = registry.load(game)
    wording = Wording(kind, game_texts(game, language), [], kind.rules.load_data(), dict(options))
    rules = [group, *[rule for rule in all_rules(game) if rule.startswith(f"{group}.")]]
    return tuple((rule, wording.rule(rule)) for rule in rules if wording.has_rule(rule))


@lru_cache(maxsize=GROUPS_KEPT)
def help_rules(game: str, language: str, number: str, options: tuple[tuple[str, str], ...], rules_page: str) -> str:
    """The rules of the group that a rule belongs to, that one marked."""
    group = number.partition(".")[0]
    found = rules_of_group(game, language, group, options) if group else ()
    rules = [{"number": rule, "words": words, "now": rule == number} for rule, words in found if rule != group]
    parts = {"heading": dict(found).get(group, ""), "rules": rules, "rules_page": rules_page}
    return draw("regions/help_rules.html", language, parts, game_texts(game, language))


@cache
def help_keys(game: str, language: str) -> str:
    """What the keys do."""
    return draw("regions/help_keys.html", language, {}, game_texts(game, language))


@lru_cache(maxsize=GROUPS_KEPT)
def link_to_log(game: str, language: str, table: str, earlier: int) -> str:
    """Where the lines are that do not stand here: for everybody at a table nearly the same."""
    parts = {"table": table, "earlier": earlier}
    return draw("regions/log_earlier.html", language, parts, game_texts(game, language))


@lru_cache(maxsize=SIDE_ACTS_KEPT)
def side_words(game: str, language: str, names: tuple[str, ...], notation: str) -> str:
    """What can be done at any time, in words: the same few hundred acts again and again."""
    kind = registry.load(game)
    wording = Wording(kind, game_texts(game, language), list(names), kind.rules.load_data())
    return wording.action(kind.rules.catalogue.parse(notation))


@cache
def all_rules(game: str) -> tuple[str, ...]:
    """The numbers of a game's rules: they are read from its files, and a page is drawn often."""
    return tuple(rule_numbers(registry.load(game)))


def news_words(news: SeatNewsRow, texts: Texts) -> str:
    """A line about a seat; where somebody else did it, who that was."""
    key = f"news-{news.what.replace('_', '-')}"
    level = texts.say(f"web-level-{news.level}") if news.level else ""
    parts: dict[str, Json] = {"name": news.name or texts.say("web-seat", {"number": news.seat + 1}), "level": level}
    if news.by and texts.has(f"{key}-by"):
        return texts.say(f"{key}-by", {**parts, "by": news.by})
    return texts.say(key, parts)


class TableArtist(Artist):
    """Draws the regions of one scene in one language; `prospects` are chances to be shown beside the answers, `guide`
    tells how much of the guide of a first game."""

    def __init__(
        self, scene: Scene, language: str, prospects: Prospects | None = None, guide: GuideShown | None = None
    ) -> None:  # fmt: skip
        super().__init__(scene.kind, scene.names, scene.seat, scene.view, language, scene.options)
        self.scene = scene
        self.prospects = prospects
        self.guide = guide
        self.parts["scene"] = scene
        self.parts["minutes"] = minutes_words
        self.own: dict[str, OwnRegion] = {}
        self.inputs: dict[str, object] = {}
        self.made_before: Mapping[str, object] = {}
        self.lines = LogLines()
        self.watched: Watched | None = None
        self._told: dict[str, str] = {}

    # The whole.

    def render(self, made_before: Mapping[str, object] | None = None, lines: LogLines | None = None) -> Rendered:
        """Everything, or what has changed since the page's own regions were made of these inputs; `lines` are those of
        the log that the page shows already."""
        scene = self.scene
        self.made_before = {} if made_before is None else made_before
        self.lines = self.lines if lines is None else lines
        drawing, acts = self.drawing()
        self.header(drawing)
        self.chat()
        self.seats()
        late = tuple(card for card in scene.clocks if card.late)
        self.shared("accords", "accords", offers=scene.offers, late=late)
        if drawing is not None:
            self.prompt(acts)
            self.anytime()
            self.help()
        self.log()
        my_turn = bool(scene.legal)
        name = self.texts.say("game-name")
        title = self.texts.say("web-title-your-turn", {"game": name}) if my_turn else name
        return Rendered(
            scene.version, drawing, self.own, self.inputs, my_turn, title, scene.status, scene.question
        )  # fmt: skip

    def region(self, name: str, inputs: object, make: Callable[[], OwnRegion]) -> None:
        """A region of the page's own: it follows from its inputs, the reader's language and the table."""
        self.inputs[name] = inputs
        if self.made_before.get(name) != inputs:
            self.own[name] = make()

    def templated(self, name: str, template: str, **parts: object) -> None:
        """A region whose template is told nothing that changes but these parts."""

        def make() -> OwnRegion:
            return OwnRegion(self.draw(template, **parts), {})

        self.region(name, hash((template, *parts.values())), make)

    def shared(self, name: str, template: str, **parts: object) -> None:
        """A region that several readers see alike: its template is told the table, the rules and these parts."""
        told = (("table", self.scene.id), ("rules_page", self.rules), *parts.items())

        def make() -> OwnRegion:
            return OwnRegion(drawn_once(f"regions/{template}.html", self.language, self.texts, told), {})

        self.region(name, hash((template, *parts.values())), make)

    def drawing(self) -> tuple[Drawing | None, set[str]]:
        """What the game draws, and the answers that its pieces stand for."""
        scene = self.scene
        if scene.view is None:
            return None, set()
        notes = self.last_acts()
        shown = (self.language, scene.version, tuple(notes.items()), scene.status, scene.paused)
        if self.watched is not None and self.watched.shown == shown:
            return self.watched.drawing, self.watched.acts
        canvas = self.canvas(
            scene.log, scene.legal, scene.draft, self.why, scene.finished, self.prospects, notes
        )  # fmt: skip
        drawing = scene.kind.web.draw(scene.view, canvas)
        if self.watched is not None:
            self.watched.keep(shown, drawing, canvas.acts)
        return drawing, canvas.acts

    def last_acts(self) -> dict[int, str]:
        """The last thing that each of the others did, or that they are away."""
        found: dict[int, str] = {}
        missing = len(self.names) - (self.scene.seat >= 0)
        for entry in reversed(self.scene.log[-LOG_LINES:]):
            seat = entry.event.seat
            if seat >= 0 and seat != self.scene.seat and seat not in found:
                found[seat] = self.words_of(entry.event)
                missing -= 1
                if missing == 0:
                    break
        return found | {seat: f"{AWAY}{words}" for seat, words in self.away().items()}

    def away(self) -> dict[int, str]:
        """Who of the others is away, and since when, or on holiday, and which day is the last."""
        found: dict[int, str] = {}
        for card in self.scene.seats:
            if card.away_since is not None and not card.mine and self.scene.status != OVER:
                parts: dict[str, Json] = {"name": card.name, "time": said_time(card.away_since, self.language)}
                found[card.seat] = self.texts.say("web-away-since", parts)
            if card.holiday and not card.mine and self.scene.status != OVER:
                parts = {"name": card.name, "date": said_day(last_day(card.holiday), self.language)}
                found[card.seat] = self.texts.say("web-on-holiday", parts)
        return found

    def why(self, notation: str) -> tuple[str, str]:
        """The sentence and the rule of an answer that cannot be given now."""
        refusal = self.scene.why(notation)
        return ("", "") if refusal is None else (refusal_words(refusal, self.wording), refusal.rule)

    # The parts.

    def header(self, drawing: Drawing | None) -> None:
        phase = drawing.texts.get("phase", "") if drawing is not None else escape(self.texts.say("web-phase-waiting"))
        countdown = self.scene.countdown
        left = minutes_words(countdown.left) if countdown is not None else ""
        self.shared("header", "header", phase=phase, countdown=countdown, left=left)

    def prompt(self, on_table: set[str]) -> None:
        scene = self.scene
        if scene.status == OVER or scene.view is None or scene.view.state.over:
            self.shared(
                "prompt",
                "prompt_over",
                reviewable=scene.reviewable,
                ending=self.ending(),
                offer=self.offer(),
                offered=bool(scene.next_table),
                played=scene.seat >= 0 or scene.claim >= 0,
            )
            return
        if scene.paused:
            self.shared("prompt", "prompt_paused", may_resume=scene.seat >= 0)
            return
        state = scene.view.state
        if scene.legal:
            meanings, notes = self.meanings(), self.chance_notes()
            self.templated(
                "prompt",
                "prompt",
                sentence=self.wording.question(state, scene.seat),
                rule=self.wording.question_rule(state),
                buttons=tuple(self.buttons(on_table)),
                odds=scene.odds and self.prospects is None,
                meanings=tuple(meanings),
                notes=tuple(notes),
                lengthy=sum(len(words) for words in (*meanings, *notes)) > LONGEST_BESIDE,
                hints=scene.hints,
                suggests=may_suggest(scene),
                chooses=any(action.draft and not action.seals for action in scene.legal.values()),
                guide=self.guide,
                told=explanation(self.texts, scene.frame) if self.guide is not None and self.guide.on else "",
                draft="|".join(scene.draft),
                can_take_back=scene.can_take_back,
                can_undo=scene.can_undo,
                ask_back=scene.lines if scene.can_ask_back and not scene.can_undo else 0,
                clocks=tuple(card for card in scene.clocks if card.mine),
                turns=scene.settings.turns,
            )
            return
        asked = [seat for seat in scene.asked if seat != scene.seat]
        waits = [self.wording.question_to_another(state, seat) for seat in asked[:1]]
        self.shared(
            "prompt",
            "prompt_waiting",
            sentence=waits[0] if waits else "",
            names=tuple([scene.names[seat] for seat in asked]),
            people=bool(asked) and all(scene.seats[seat].kind == PERSON for seat in asked),
            can_reopen=scene.can_reopen,
            can_undo=scene.can_undo,
            claim=scene.claim,
            away=tuple(words for seat, words in self.away().items() if seat in asked),
            ask_back=scene.lines if scene.can_ask_back else 0,
            clocks=tuple(card for card in scene.clocks if card.asked and not card.mine),
            turns=scene.settings.turns,
            since=max([card.since for card in scene.seats if card.asked and not card.mine], default=0.0),
        )

    def meanings(self) -> list[str]:
        """What the chances beside the answers are the chances of."""
        if self.prospects is None:
            return []
        shown = self.prospects
        told = [shown.meaning(notation) for notation in self.scene.legal if notation in shown.answers]
        told += [shown.of] if shown.chosen is not None or shown.best_chance is not None else []
        return [self.wording.chance(of) for of in dict.fromkeys(told)]

    def chance_notes(self) -> list[str]:
        """What is to be said beneath the chances, and the figures of the question as a whole."""
        if self.prospects is None:
            return []
        figures = [self.wording.figure(figure) for figure in self.prospects.beside.get("", [])]
        return figures + [self.texts.say(key, self.wording.readable(parts)) for key, parts in self.prospects.notes]

    def ending(self) -> str:
        """The last line of the log tells how it ended."""
        return self.words_of(self.scene.log[-1].event) if self.scene.log else ""

    def offer(self) -> str:
        """Who offers another game."""
        offers = [line.row for line in self.scene.news if line.row.what == "again"]
        return news_words(offers[-1], self.texts) if offers else ""

    def buttons(self, on_table: set[str]) -> list[Button]:
        """The answers without a piece, and those that no piece on the table stands for; the commit of a draft last."""
        legal = self.scene.legal
        alone = sum(action.piece < 0 for action in legal.values()) == 1
        commits = [action for action in legal.values() if action.piece < 0 and not action.draft]
        buttons = [
            self.button(action, action is commits[-1] if commits else alone)
            for notation, action in legal.items()
            if action.piece < 0 or notation not in on_table
        ]
        return sorted(buttons, key=lambda button: button.primary)

    def button(self, action: Action, goes_on: bool) -> Button:
        """A draft goes on with the answer that commits it, or with the only one that names no piece.

        Of several that commit, the last one the game names does so: those before it call the whole thing off.
        """
        said, single = self.told(action), not action.draft and not self.scene.draft
        word, note = word_and_note(said)
        return Button(action.notation, word, note, bool(self.scene.draft) and action.piece < 0 and goes_on, single)

    def told(self, action: Action) -> str:
        """An answer in words, with what the question knows of it."""
        said = self._told.get(action.notation)
        if said is None:
            state = self.scene.view.state if self.scene.view is not None else None
            said = self._told[action.notation] = self.wording.action(action, state, self.scene.seat)
        return said

    def groups(self) -> tuple[tuple[str, tuple[Button, ...]], ...]:
        """Every legal answer in words, grouped by its verb, for those who prefer a list."""
        groups: dict[str, list[Button]] = {}
        heads: dict[str, str] = {}
        for action in self.scene.legal.values():
            head = self.wording.group(action)
            groups.setdefault(action.word if head else "", []).append(
                Button(action.notation, self.told(action), "", False)
            )
            heads[action.word if head else ""] = head
        return tuple((heads[word], tuple(buttons)) for word, buttons in groups.items())

    def anytime(self) -> None:
        """What can be done whoever is asked: acts that differ in a number alone are one choice."""
        names = self.all_names

        def make() -> OwnRegion:
            groups: dict[str, list[Button]] = {}
            for notation in self.scene.side:
                act = Button(notation, side_words(self.kind.id, self.language, names, notation), "", False)
                groups.setdefault(NUMBERS.sub("#", notation), []).append(act)
            named = [{"name": f"choice-{place}", "acts": acts} for place, acts in enumerate(groups.values())]
            return OwnRegion(self.draw("anytime", groups=named), {})

        self.region("anytime", hash((names, *self.scene.side)), make)

    def log(self) -> None:
        """The last lines. Undoing and answering again makes other events: the last one stands for all of them."""
        entries = self.scene.log[-LOG_LINES:]
        arms = self.bearings
        last = (entries[-1].event, entries[-1].number) if entries else ()
        inputs = (*last, len(entries), self.scene.log_total, len(self.scene.news), self.all_names, arms)
        self.region("log", inputs, lambda: self.log_of(entries))

    def log_of(self, entries: list[LogEntry], most: int = LOG_LINES) -> OwnRegion:
        """Lines of the game, and between them those about seats that changed hands."""
        scene = self.scene
        arms = self.bearings
        first = entries[0].number if entries and len(entries) < scene.log_total else 0
        of = (scene.seat, arms, self.all_names)
        lines = self.lines.go_on(of, entries, lambda entry: self.line_of(entry, arms))
        told = [news for news in scene.news if news.before >= first]
        if told:
            lines = self.with_news(entries, lines, told)
        shown = lines[-most:]
        earlier = scene.log_total + len(scene.news) - len(shown)
        text = '<ol class="log-lines">\n' + "\n".join([*[line.mark for line in shown], "</ol>\n"])
        link = link_to_log(scene.kind.id, self.language, scene.id, earlier)
        return OwnRegion(link + text, {line.id: line.html for line in shown})

    def with_news(self, entries: list[LogEntry], lines: list[Line], told: list[NewsLine]) -> list[Line]:
        """Lines about seats stand before the entry that they name."""
        placed = [(entry.number, 1, line) for entry, line in zip(entries, lines, strict=True)]
        for news in told:
            words, number = news_words(news.row, self.texts), -1 - news.row.number
            html = log_line(number, words, "", self.rules, self.bearing_of(news.row.seat), False)
            placed.append((news.before, 0, line_at(number, html)))
        placed.sort(key=itemgetter(0, 1))
        return [line for _, _, line in placed]

    def line_of(self, entry: LogEntry, arms: tuple[int, ...]) -> str:
        event = entry.event
        shown_arms = arms[event.seat] if event.seat >= 0 else -1
        stands_out = event.seat == self.scene.seat >= 0
        return log_line(entry.number, self.words_of(event), event.rule, self.rules, shown_arms, stands_out)

    def chat(self) -> None:
        self.templated("chat", "chat", lines=tuple(self.scene.chat[-CHAT_LINES:]), silenced=self.scene.silenced)
        self.templated("writing", "writing", names=self.scene.writers)

    def help(self) -> None:
        """Every answer in words, the rules of the group that the present question belongs to, and the keys."""
        scene = self.scene
        number = ""
        if scene.view is not None and scene.view.state.stack and not scene.view.state.over:
            number = self.wording.question_rule(scene.view.state)
        groups = self.groups()
        self.region("help", hash((number, groups)), lambda: self.help_of(number, groups))

    def help_of(self, number: str, groups: tuple[tuple[str, tuple[Button, ...]], ...]) -> OwnRegion:
        kind = self.scene.kind
        sheet = Sheet()
        marks = []
        if groups:
            told = [{"head": head, "buttons": buttons} for head, buttons in groups]
            marks.append(sheet.fragment("all-answers", self.draw("help_answers", groups=told)))
        rules = help_rules(kind.id, self.language, number, unusual(kind, self.scene.options), self.rules)
        marks.append(sheet.fragment("help-rules", rules))
        marks.append(sheet.fragment("help-keys", help_keys(kind.id, self.language)))
        return OwnRegion("".join([mark.text for mark in marks]), sheet.fragments)

    def side(self, seat: int) -> str:
        """The side a seat plays for, where the game has sides."""
        scene = self.scene
        side = scene.kind.rules.side_of(seat, len(scene.seats), scene.options)
        return self.texts.say(f"side-{side}") if side else ""

    def seats(self) -> None:
        scene = self.scene
        sides = tuple(self.side(card.seat) for card in scene.seats)
        arms = self.bearings

        def make() -> OwnRegion:
            clocks = {clock.seat: clock for clock in scene.clocks}
            cards = [
                {"card": card, "shield": self.arms_of(card.seat), "side": side, "clock": clocks.get(card.seat)}
                for card, side in zip(scene.seats, sides, strict=True)
            ]
            return OwnRegion(self.draw("seats", cards=cards, waiting=scene.status == OPEN), {})

        inputs = (
            *map(AS_LISTED, scene.seats),
            sides,
            arms,
            scene.status,
            scene.seat,
            scene.hosting,
            scene.paused,
            scene.offers,
            scene.clocks,
        )
        self.region("seats", hash(inputs), make)


def render(
    scene: Scene,
    language: str,
    prospects: Prospects | None,
    made_before: Mapping[str, object] | None = None,
    lines: LogLines | None = None,
    guide: GuideShown | None = None,
    watched: Watched | None = None,
) -> Rendered:
    """What a viewer's page shows now, with the chances of the answers where the table allows help. `watched` is shared
    by all who only watch the table in one language."""
    artist = TableArtist(scene, language, prospects, guide)
    artist.watched = watched if scene.seat < 0 else None
    return artist.render(made_before, lines)
