"""The table and the final standing, drawn for a terminal."""

from typing import Final, final

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.rooms import GameTerminal
from banneret.core.terminal import Pen, clip, flow, labelled, pad, shown, wrap
from banneret.core.texts import Texts
from banneret.games.field_of_glory.odds.standstill import winner_ahead
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import TYPE, UNIT_KINDS, UNKNOWN
from banneret.games.field_of_glory.rules.data import TERRAIN_IDS, FieldData
from banneret.games.field_of_glory.rules.fight_record import (
    FIGHT_WORDS,
    NO_CARD,
    SOURCE_WORDS,
    Fight,
    Reckoning,
    Side,
)
from banneret.games.field_of_glory.rules.state import BLUE, DRAFT, NO_SEAT, RED, FieldOfGlory
from banneret.games.field_of_glory.rules.strength import attacking_side, defending_side, lead_first
from banneret.games.field_of_glory.sight.memory import FieldMemory, FieldView
from banneret.games.field_of_glory.standing import standing
from banneret.games.field_of_glory.terminal.typing import Line, piece_words, whole_act
from banneret.games.field_of_glory.words import (
    card_words,
    lead_words,
    outcome_words,
    short_list,
    short_words,
    sum_words,
    texts_in,
    value_words,
)

SEAT_STYLES: Final = ["48;5;124;38;5;231", "48;5;25;38;5;231"]
NAME_STYLES: Final = ["1;38;5;203", "1;38;5;75"]
CARD_STYLE: Final = "48;5;240;38;5;231"
GOLD: Final = "1;38;5;178"
NARROW_NAME: Final = 12


@final
class TableDrawing:
    """One picture of the table, for one seat. The own side is at the bottom, Red's for a spectator."""

    def __init__(self, view: FieldView, texts: Texts, names: list[str], data: FieldData, pen: Pen) -> None:
        self.seat = int(view.seat)
        self.near = BLUE if view.seat == BLUE else RED
        self.game = view.state
        self.texts = texts
        self.names = names
        self.data = data
        self.pen = pen
        self.inner = pen.width - 4

    def lines(self) -> list[str]:
        game = self.game
        far = 1 - self.near
        field = [*self.side_line(far), "", *self.field(far), "", *self.side_line(self.near)]
        sections = [field]
        if game.fight is not None:
            sections.append(self.fight_lines(game.fight))
        elif game.reckoning is not None:
            sections.append(self.last_fight())
        if self.seat >= 0 and not game.over:
            sections.append(self.draft_lines() if game.phase == DRAFT else self.hand())
        return self.pen.box(self.texts.say("game-name"), self.heading(), sections)

    def heading(self) -> str:
        game = self.game
        if game.phase == DRAFT:
            if self.seat < 0:
                return self.texts.say("table-drafting")
            return self.texts.say("table-draft", {"round": game.draft_round(self.seat), "rounds": game.charter.rounds})
        return self.texts.say("table-turn", {"turn": game.turn_no})

    # Both sides.

    def label(self, seat: int) -> str:
        own = f" ({self.texts.say('table-you')})" if seat == self.seat else ""
        return clip(self.names[seat], max(NARROW_NAME, self.inner // 4) - shown(own)) + own

    def side_line(self, seat: int) -> list[str]:
        """The name of a player and what lies before him."""
        game = self.game
        say = self.texts.say
        mark = self.pen.paint("▸", GOLD) if game.waiting() & BIT[seat] else " "
        pieces = [f"{mark} {self.pen.paint(self.label(seat), NAME_STYLES[seat])}"]
        if game.phase != DRAFT:
            goal = int(game.charter.columns_to_win)
            pieces.append(say("table-holds", {"held": int(game.controlled(seat)), "goal": goal}))
            pieces.append(say("table-cards", {"cards": len(game.hands[seat])}))
            pieces.append(say("table-deck", {"deck": len(game.decks[seat])}))
            pieces.append(self.discards(seat))
            pieces.append(self.captured(seat))
            pieces.append(self.pen.dim(say("table-shuffles", {"shuffles": game.shuffles[seat]})))
        lines = flow(pieces, self.inner, " · ")
        winner, turns = winner_ahead(game)
        if winner == seat:
            words = say("table-race-own" if seat == self.seat else "table-race", {"turns": turns})
            lines += [self.pen.paint(line, GOLD) for line in wrap(f"★ {words}", self.inner)]
        return lines

    def discards(self, seat: int) -> str:
        pile = self.game.discards[seat]
        if not pile:
            return self.texts.say("table-no-discards")
        words = self.texts.say("table-discards", {"discards": len(pile)})
        return f"{words} ({self.texts.say('table-top', {'card': short_words(pile[-1], self.texts)})})"

    def captured(self, seat: int) -> str:
        """F-8.3 The victory points captured, and the cards, which everybody may look through."""
        words = self.texts.say("table-captured", {"points": self.game.captured_points(seat)})
        cards = self.game.victory[seat]
        return f"{words} ({short_list(cards, self.texts)})" if cards else words

    # The field.

    def field(self, far: int) -> list[str]:
        """Five columns: the far side's units, the terrain card and who controls it, the near side's units."""
        width = (self.inner - (COLUMNS - 1)) // COLUMNS
        rows: list[list[str]] = [[] for _ in range(8)]
        for column in range(COLUMNS):
            terrain = self.data.terrains[self.game.terrain[column]].names[self.texts.language]
            line = self.pen.dim("─" * width)
            cells = [
                self.combat(far, column, width), self.units(far, column), line,
                self.pen.bold(clip(f"{column + 1} {terrain}", width)), self.control(column, width), line,
                self.units(self.near, column), self.combat(self.near, column, width),
            ]  # fmt: skip
            for row, cell in zip(rows, cells, strict=True):
                row.append(cell)
        return [" ".join([pad(cell, width) for cell in row]).rstrip() for row in rows if any(row)]

    def shown_units(self, seat: int, column: int) -> list[int]:
        """F-7.0 In a fight the lead stands first."""
        units, fight = self.game.at(seat, column), self.game.fight
        if fight is not None and seat == fight.attacker and column == fight.origin:
            return lead_first(units, fight.lead)
        return units

    def units(self, seat: int, column: int) -> str:
        units = self.shown_units(seat, column)
        if not units:
            return self.pen.dim(self.texts.say("table-empty"))
        return " ".join([self.pen.chip(short_words(kind, self.texts), SEAT_STYLES[seat]) for kind in units])

    def combat(self, seat: int, column: int, width: int) -> str:
        """The combat values of the units, in their order."""
        values = [str(self.game.charter.combat[kind]) for kind in self.shown_units(seat, column)]
        return (
            self.pen.dim(clip(self.texts.say("table-combat", {"values": ", ".join(values)}), width)) if values else ""
        )

    def control(self, column: int, width: int) -> str:
        owner = self.game.control[column]
        if owner == NO_SEAT:
            return self.pen.dim(clip(self.texts.say("table-neutral"), width))
        return self.pen.paint(clip(f"★ {self.names[owner]}", width), NAME_STYLES[owner])

    # Fights.

    def fight_lines(self, fight: Fight) -> list[str]:
        """A fight that is going on: who leads, and where bonus cards came from."""
        say = self.texts.say
        kind = FIGHT_WORDS[fight.kind]
        title = say("table-fight", {"kind": kind, "column": fight.target + 1, "origin": fight.origin + 1})
        lines = [self.pen.bold(title)]
        for seat in (fight.attacker, fight.defender()):
            lead = fight.lead if seat == fight.attacker else fight.defender_lead
            pieces = [self.pen.paint(self.label(seat), NAME_STYLES[seat])]
            if lead != NO_CARD:
                pieces.append(say("table-leads", {"card": card_words(int(lead), self.texts, self.data)}))
            if seat == fight.attacker and fight.overlaps > 0:
                pieces.append(say("table-overlap", {"value": fight.overlap_value}))
            base = self.base(fight, int(seat))
            if base:
                pieces.append(base)
            pieces.append(self.bonus(fight, int(seat)))
            for line in flow(pieces, self.inner, " · "):
                lines.extend(wrap(line, self.inner))
        return lines

    def base(self, fight: Fight, seat: int) -> str:
        """The strength of a side before its bonus card, term by term, where it is settled who leads the defence."""
        units = self.game.at(fight.defender(), fight.target)
        front = fight.defender_lead if fight.defender_lead != NO_CARD else units[0] if len(set(units)) == 1 else NO_CARD
        if front == NO_CARD:
            return ""
        attack = attacking_side(self.game, fight, front, NO_CARD).told()
        defence = defending_side(self.game, fight, front, NO_CARD).told()
        side, other = (attack, defence) if seat == fight.attacker else (defence, attack)
        ground = TERRAIN_IDS[self.game.terrain[fight.target]]
        words = sum_words(side, other, ground, self.texts, self.data, before_bonus=True)
        return self.texts.say("table-base", {"value": words})

    def bonus(self, fight: Fight, seat: int) -> str:
        card = self.game.bonus[seat]
        if card != NO_CARD:
            return self.texts.say("table-bonus-known", {"card": card_words(card, self.texts, self.data)})
        return self.texts.say(f"table-bonus-{SOURCE_WORDS[fight.sources[seat]]}")

    def last_fight(self) -> list[str]:
        """The last fight, added up."""
        reckoning = self.game.reckoning
        assert reckoning is not None
        lines = [self.pen.dim(self.texts.say("table-last-fight", {"column": reckoning.target + 1}))]
        ground = TERRAIN_IDS[self.game.terrain[reckoning.target]]
        attack, defence = reckoning.attack.told(), reckoning.defence.told()
        lines += self.side_sum(reckoning.attack, sum_words(attack, defence, ground, self.texts, self.data), reckoning)
        lines += self.side_sum(reckoning.defence, sum_words(defence, attack, ground, self.texts, self.data), reckoning)
        if outcome_words(attack, defence, int(reckoning.winner))["outcome"] == "spear":
            front = {"front": lead_words(defence, self.texts, self.data)}
            lines += wrap(f"  {self.texts.say('table-spear', front)}", self.inner)
        return lines

    def side_sum(self, side: Side, summed: str, reckoning: Reckoning) -> list[str]:
        won = reckoning.winner == side.seat
        words = f"{'★ ' if won else '  '}{self.label(int(side.seat))}: {summed}"
        return [self.pen.paint(line, GOLD) if won else line for line in wrap(words, self.inner)]

    # What only the own seat sees.

    def chip(self, card: int) -> str:
        if card == UNKNOWN:
            return self.pen.chip("?", "2")
        style = SEAT_STYLES[self.seat] if card < UNIT_KINDS else CARD_STYLE
        return self.pen.chip(short_words(card, self.texts), style)

    def by_type(self, cards: list[int], texts: bool) -> list[str]:
        """Cards with their names and numbers, a line for each type; with what stands on them, where that is wanted."""
        lines: list[str] = []
        for type in dict.fromkeys([TYPE[card] for card in cards]):
            alike = [card for card in cards if TYPE[card] == type]
            label = " ".join([self.chip(card) for card in alike]) + "  "
            values = value_words(alike[0], self.texts, self.data)
            if values and not texts:
                values = self.costs(alike[0])
            words = self.data.types[type].names[self.texts.language] + (f": {values}" if values else "")
            if texts and (effect := self.data.types[type].texts[self.texts.language]):
                words += f". {effect}" if values else f": {effect}"
            room = max(NARROW_NAME, self.inner - shown(label))
            lines += labelled(label, wrap(words, room), shown(label))
        return lines

    def costs(self, card: int) -> str:
        """F-6.3 What a unit is worth in a fight, and what it costs in each column."""
        charter = self.game.charter
        costs = ", ".join([str(self.game.deploy_cost(card, column)) for column in range(COLUMNS)])
        values: dict[str, Json] = {"combat": charter.combat[card], "movement": charter.movement[card]}
        return self.texts.say("table-costs", {**values, "costs": costs})

    def hand(self) -> list[str]:
        """The own hand; what a deployment has taken out of it stands beneath."""
        game = self.game
        say = self.texts.say
        plan = game.plan
        cards = game.hands[self.seat] if plan is None else plan.rest
        points = sum([game.charter.points[card] for card in cards])
        title = f"{say('table-hand')} ({len(cards)}, {say('table-points-sum', {'points': points})})"
        if not cards:
            lines = [f"{self.pen.bold(title)}  {say('table-hand-empty')}"]
        else:
            lines = [self.pen.bold(title), *self.by_type(sorted(cards), False)]
        if plan is not None:
            pieces = [self.pen.chip(f"{short_words(kind, self.texts)}→{column + 1}", SEAT_STYLES[self.seat])
                      for column in range(COLUMNS) for kind in plan.added[column]]  # fmt: skip
            pieces.append(say("table-cost", {"cost": plan.cost}))
            if plan.paid:
                words = short_list(plan.paid, self.texts)
                pieces.append(f"{say('table-paid', {'paid': plan.paid_points})} ({words})")
            label = f"{say('table-planned')}: "
            lines += labelled(label, flow(pieces, self.inner - shown(label), " · "), shown(label))
        return lines + self.own_discards()

    def own_discards(self) -> list[str]:
        """F-4.1 The own discard pile may be looked through at any time; its top card comes first."""
        cards = [short_words(card, self.texts) for card in reversed(self.game.discards[self.seat])]
        if not cards:
            return []
        label = f"{self.texts.say('table-own-discards')}: "
        return labelled(self.pen.dim(label), flow(cards, self.inner - shown(label), " "), shown(label))

    def draft_lines(self) -> list[str]:
        """The four cards offered, those of them that are chosen, and what was kept before."""
        game = self.game
        say = self.texts.say
        lines = [self.pen.bold(line) for line in wrap(say("table-offered"), self.inner)]
        lines += self.by_type(game.offered(self.seat), True)
        picked = game.kept_now(self.seat)
        if picked:
            lines.append(f"{say('table-chosen')}: {short_list(picked, self.texts)}")
        before = len(game.picked[self.seat]) - len(picked)
        kept = [short_words(card, self.texts) for card in sorted(game.picked[self.seat][:before])]
        if kept:
            label = f"{say('table-kept')}: "
            lines += labelled(self.pen.dim(label), flow(kept, self.inner - shown(label), " "), shown(label))
        return lines


@final
class FieldOfGloryTerminal(GameTerminal[FieldOfGlory, FieldMemory, FieldData]):
    """Field of Glory in a terminal."""

    def order(self, action: Action) -> int:
        """Cards stand as in the hand, by kind, and then by column."""
        return max(0, int(action.piece))

    def draw(
        self, view: FieldView, language: str, names: list[str], data: FieldData, width: int, colour: bool
    ) -> list[str]:
        return TableDrawing(view, texts_in(language), names, data, Pen(width, colour)).lines()

    def piece_words(self, language: str, data: FieldData) -> dict[str, list[str]]:
        return piece_words(language)

    def read(self, view: FieldView, line: str, language: str, data: FieldData) -> list[str]:
        return whole_act(view.state, int(view.seat), Line(line, texts_in(language), data))

    def draw_end(
        self, game: FieldOfGlory, log: list[Event], language: str, names: list[str], data: FieldData, width: int,
        colour: bool,
    ) -> list[str]:  # fmt: skip
        """F-8.3 The standing; the winner's row is marked."""
        pen = Pen(width, colour)
        end = standing(game, language, names)
        rows = [["", *[column.head for column in end.columns]]]
        room = width - 4 - sum([shown(column.head) + 2 for column in end.columns[1:]]) - shown("★ 1.") - 2
        for row in end.rows:
            mark = f"{'★ ' if row.won else ''}{row.place}."
            rows.append([mark, clip(row.cells[0], max(room, shown(end.columns[0].head))), *row.cells[1:]])
        table = pen.columns(rows, [True, False, True, True, True])
        lines = [pen.dim(table[0]), *[pen.paint(line, GOLD) if line.startswith("★") else line for line in table[1:]]]
        notes = [line for note in end.notes for line in wrap(note, width - 4)]
        return pen.box(texts_in(language).say("game-title"), "", [lines, notes])
