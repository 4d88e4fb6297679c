"""The regions of a table's page, drawn from a scene: header, opponents, board, prompt, hand, log, chat, help."""

from __future__ import annotations

import asyncio
import hashlib
import re
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil

from banneret.core.actions import Action
from banneret.core.drawing.canvas import Drawing
from banneret.core.odds import Prospects
from banneret.core.wording import Wording, rule_numbers
from banneret.games import registry
from banneret.server.scene import Scene
from banneret.server.store.rows import OPEN, OVER
from banneret.server.web.artist import LOG_LINES, Artist
from banneret.server.web.languages import game_texts, refusal_words
from banneret.server.web.pages import safe
from banneret.server.web.shelf import unusual

CHAT_LINES = 60
GROUPS_KEPT = 1024
NUMBERS = re.compile(r"\b\d+\b")


@dataclass(frozen=True)
class Button:
    """An answer that can be given in the prompt. `word` is what it says first, `note` the rest."""

    notation: str
    word: str
    note: str
    primary: bool


@dataclass(frozen=True)
class Rendered:
    """What a viewer's page shows now."""

    version: str
    regions: dict[str, str]
    drawing: Drawing | None
    my_turn: bool
    title: str
    status: str
    question: int


def minutes_words(seconds: float) -> str:
    """`1:05`, as a countdown on the page writes it."""
    whole = ceil(seconds)
    return f"{whole // 60}:{whole % 60:02}"


@lru_cache(maxsize=GROUPS_KEPT)
def rules_of_group(
    game: str, language: str, group: str, options: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, str], ...]:
    """The rules below a heading with their words, as they are played with these options."""
    kind = registry.load(game)
    wording = Wording(kind, game_texts(game, language), [], kind.rules.load_data(), dict(options))
    return tuple((rule, wording.rule(rule)) for rule in all_rules(game) if rule.startswith(f"{group}."))


@cache
def all_rules(game: str) -> tuple[str, ...]:
    """The numbers of a game's rules: they are read from its files, and a page is drawn often."""
    return tuple(rule_numbers(registry.load(game)))


class TableArtist(Artist):
    """Draws the regions of one scene in one language; `prospects` are chances to be shown beside the answers."""

    def __init__(self, scene: Scene, language: str, prospects: Prospects | None = None) -> None:
        super().__init__(scene.kind, scene.names, scene.seat, scene.view, language, scene.options)
        self.scene = scene
        self.prospects = prospects
        self.parts["scene"] = scene

    # The whole.

    def render(self) -> Rendered:
        scene = self.scene
        drawing, acts = self.drawing()
        regions = {"header": self.header(drawing), "chat": self.chat()}
        if drawing is None:
            regions["seats"] = self.seats()
        else:
            own = {"header", "prompt", "log", "chat", "help", "phase"}
            regions.update({name: html for name, html in drawing.regions.items() if name not in own})
            regions.setdefault("opponents", "")
            regions["prompt"] = self.prompt(acts)
            regions["anytime"] = self.anytime()
            regions["log"] = self.log()
            regions["help"] = self.help()
            regions["seats"] = self.seats()
        my_turn = bool(scene.legal)
        name = self.texts.say("game-name")
        title = self.texts.say("web-title-your-turn", {"game": name}) if my_turn else name
        return Rendered(scene.version, regions, drawing, my_turn, title, scene.status, scene.question)

    def drawing(self) -> tuple[Drawing | None, set[str]]:
        """What the game draws, and the answers that its pieces stand for."""
        scene = self.scene
        if scene.view is None:
            return None, set()
        canvas = self.canvas(
            scene.log, scene.legal, scene.draft, self.why, scene.finished, self.prospects, self.last_acts()
        )  # fmt: skip
        return scene.kind.web.draw(scene.view, canvas), canvas.acts

    def last_acts(self) -> dict[int, str]:
        """The last thing that each of the others did."""
        last = {entry.event.seat: entry.event for entry in self.scene.log[-LOG_LINES:]}
        return {seat: self.words_of(event) for seat, event in last.items() if seat >= 0 and seat != self.scene.seat}

    def why(self, notation: str) -> tuple[str, str]:
        """The sentence and the rule of an answer that cannot be given now."""
        refusal = self.scene.why(notation)
        return ("", "") if refusal is None else (refusal_words(refusal, self.wording), refusal.rule)

    # The parts.

    def header(self, drawing: Drawing | None) -> str:
        phase = safe(drawing.regions.get("phase", "")) if drawing is not None else self.texts.say("web-phase-waiting")
        countdown = self.scene.countdown
        left = minutes_words(countdown.left) if countdown is not None else ""
        return self.draw("header", phase=phase, name=self.texts.say("game-name"), countdown=countdown, left=left)

    def prompt(self, on_table: set[str]) -> str:
        scene = self.scene
        if scene.status == OVER or scene.view is None or scene.view.state.over:
            return self.draw("prompt_over", ending=self.ending())
        state = scene.view.state
        if scene.legal:
            return self.draw(
                "prompt",
                sentence=self.wording.question(state, scene.seat),
                rule=self.wording.question_rule(state),
                buttons=self.buttons(on_table),
                odds=scene.odds and self.prospects is None,
                meanings=self.meanings(),
                notes=self.chance_notes(),
            )
        asked = [seat for seat in scene.asked if seat != scene.seat]
        waits = [self.wording.question_to_another(state, seat) for seat in asked[:1]]
        names = [scene.names[seat] for seat in asked]
        return self.draw("prompt_waiting", sentence=waits[0] if waits else "", names=names, answered=scene.answered)

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

    def buttons(self, on_table: set[str]) -> list[Button]:
        """The answers without a piece, and those that no piece on the table stands for; the commit of a draft last."""
        buttons: list[Button] = []
        for notation, action in self.scene.legal.items():
            if action.piece >= 0 and notation in on_table:
                continue
            buttons.append(self.button(action, sum(other.piece < 0 for other in self.scene.legal.values()) == 1))
        return sorted(buttons, key=lambda button: button.primary)

    def button(self, action: Action, alone: bool) -> Button:
        """A draft goes on with the answer that commits it, or with the only one that names no piece.

        Of several that commit, the last one the game names does so: those before it call the whole thing off.
        """
        said = self.told(action)
        word, _, note = said.partition(": ")
        if not note:
            word, _, note = said.partition(" – ")
        commits = [other for other in self.scene.legal.values() if other.piece < 0 and not other.draft]
        primary = bool(self.scene.draft) and action.piece < 0 and (action is commits[-1] if commits else alone)
        return Button(action.notation, word, note, primary)

    def told(self, action: Action) -> str:
        """An answer in words, with what the question knows of it."""
        state = self.scene.view.state if self.scene.view is not None else None
        return self.wording.action(action, state, self.scene.seat)

    def groups(self) -> list[dict[str, object]]:
        """Every legal answer in words, grouped by its verb, for those who prefer a list."""
        groups: dict[str, list[Button]] = {}
        heads: dict[str, str] = {}
        for action in self.scene.legal.values():
            head = self.wording.group(action)
            groups.setdefault(action.word if head else "", []).append(
                Button(action.notation, self.told(action), "", False)
            )
            heads[action.word if head else ""] = head
        return [{"head": heads[word], "buttons": buttons} for word, buttons in groups.items()]

    def anytime(self) -> str:
        """What can be done whoever is asked: acts that differ in a number alone are one choice."""
        groups: dict[str, list[Button]] = {}
        for notation, action in self.scene.side.items():
            act = Button(notation, self.wording.action(action), "", False)
            groups.setdefault(NUMBERS.sub("#", notation), []).append(act)
        named = [{"name": f"choice-{place}", "acts": acts} for place, acts in enumerate(groups.values())]
        return self.draw("anytime", groups=named)

    def log(self, all_lines: bool = False) -> str:
        entries = self.scene.log if all_lines else self.scene.log[-LOG_LINES:]
        lines = [self.log_line(entry, entry.event.seat == self.scene.seat >= 0) for entry in entries]
        earlier = self.scene.log_total - len(lines)
        return self.draw("log", lines=lines, earlier=earlier)

    def chat(self) -> str:
        return self.draw("chat", lines=self.scene.chat[-CHAT_LINES:], silenced=self.scene.silenced)

    def help(self) -> str:
        """The rules of the group that the present question belongs to."""
        scene = self.scene
        heading, rules = "", []
        if scene.view is not None and scene.view.state.stack and not scene.view.state.over:
            number = self.wording.question_rule(scene.view.state)
            group = number.partition(".")[0]
            chosen = unusual(scene.kind, scene.options)
            found = rules_of_group(scene.kind.id, self.language, group, chosen) if group else ()
            rules = [{"number": rule, "words": words, "now": rule == number} for rule, words in found]
            heading = self.wording.rule(group) if group and self.wording.has_rule(group) else ""
        return self.draw("help", heading=heading, rules=rules, groups=self.groups())

    def side(self, seat: int) -> str:
        """The side a seat plays for, where the game has sides."""
        scene = self.scene
        side = scene.kind.rules.side_of(seat, len(scene.seats), scene.options)
        return self.texts.say(f"side-{side}") if side else ""

    def seats(self) -> str:
        cards = [
            {"card": card, "shield": self.arms_of(card.seat), "side": self.side(card.seat)}
            for card in self.scene.seats
        ]  # fmt: skip
        waiting = self.scene.status == OPEN
        return self.draw("seats", cards=cards, waiting=waiting)


async def render(scene: Scene, language: str) -> Rendered:
    """What a viewer's page shows now. Where the table allows help, a game works out its chances in a thread."""
    prospects: Prospects | None = None
    if scene.odds and scene.legal and scene.view is not None:
        prospects = await asyncio.to_thread(scene.kind.odds.prospects, scene.view)
    return TableArtist(scene, language, prospects).render()


def digest_of(html: str) -> bytes:
    """A short digest of a region's contents: equal digests, equal regions."""
    return hashlib.blake2b(html.encode(), digest_size=12).digest()
