"""The table and the final standing, drawn for a terminal."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.labels import Label
from banneret.core.terminal import Pen, clip, flow, labelled, pad, shown
from banneret.core.texts import Texts
from banneret.games.warrior_knights.rules.actions import CATALOGUE
from banneret.games.warrior_knights.rules.armies_and_places import cities_of, is_on_board, is_rested, strength_of
from banneret.games.warrior_knights.rules.cards import (
    ACTION_KINDS,
    AGENDAS,
    BROKEN_LINE,
    COLOR_IDS,
    EVENTS,
    EXPEDITIONS,
    FIRST_LAW,
    FIRST_NEUTRAL,
    GARRISON,
    NO_HEIR,
    NO_OFFICE,
    OFF_BOARD,
    OPEN_MOTION_IDS,
    PORT,
    SHAPES,
    SLOT_IDS,
    SLOTS,
    SPACES,
    SPECIALS,
    STACKS,
    STORMS,
    TRUCE_OF_GOD,
)
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers
from banneret.games.warrior_knights.rules.data import WarriorKnightsData
from banneret.games.warrior_knights.rules.events import event_color
from banneret.games.warrior_knights.rules.heirs import heir_facts, stands_out
from banneret.games.warrior_knights.rules.setup import AssignTroops
from banneret.games.warrior_knights.rules.state import (
    BATTLE_IDS,
    NEUTRAL,
    NO_BATTLE,
    NO_CARD,
    NO_MEETING,
    NO_SEAT,
    NO_TARGET,
)
from banneret.games.warrior_knights.sight.memory import WarriorKnightsView
from banneret.games.warrior_knights.terminal.map import STRONGHOLD_SIGN, MapDrawing
from banneret.games.warrior_knights.words import counted, drawn_words, readable, troop_words, troops_words

GOLD: Final = "1;38;5;178"
ALERT: Final = "1;38;5;196"
PHASES: Final = ("setup", "planning", "actions", "upkeep")
NAME_WIDTH: Final = 16
ARMY_WIDTH: Final = 26
NARROW_ARMY: Final = 20
WIDE: Final = 92
LABELS: Final = (
    "sheet-now", "sheet-special", "sheet-track", "sheet-offer", "sheet-agendas", "sheet-laws",
    "sheet-events", "sheet-expeditions", "sheet-battle", "sheet-meeting", "sheet-hand", "sheet-planned", "sheet-fate",
    "sheet-picked",
)  # fmt: skip


@final
class TableDrawing:
    """One picture of the table, for one seat."""

    def __init__(
        self, view: WarriorKnightsView, texts: Texts, names: list[str], data: WarriorKnightsData, pen: Pen
    ) -> None:
        self.seat = int(view.seat)
        self.game = view.state
        self.texts = texts
        self.names = names
        self.data = data
        self.pen = pen
        self.inner = pen.width - 4
        self.map = MapDrawing(view.state, texts, data, pen)
        self.label_width = max([shown(texts.say(key)) for key in LABELS]) + 2

    def lines(self) -> list[str]:
        say = self.texts.say
        told: dict[str, Json] = {"round": str(self.game.round), "phase": PHASES[self.game.phase]}
        legend = [self.pen.dim(line) for line in flow(say("sheet-legend").split(" · "), self.inner, " · ")]
        sections = [
            self.now(),
            self.map.lines(),
            self.map.overseas() + legend,
            self.barons(),
            self.armies(),
            self.special(),
            self.battle() + self.meeting(),
            self.card_texts(),
        ]
        if self.seat >= 0 and not self.game.over:
            sections.append(self.own())
        return self.pen.box(say("game-name"), say("sheet-round", told), sections)

    # What is going on.

    def now(self) -> list[str]:
        """The pool, the stacks, the card that is played, the colour of the next event."""
        game = self.game
        say = self.texts.say
        pieces = [say("sheet-pool", {"pool": int(game.pool)})]
        if any(game.stacks):
            left = " / ".join([str(len(stack)) for stack in game.stacks])
            pieces.append(say("sheet-stacks", {"counts": left}))
        if game.card != NO_CARD:
            pieces.append(say("sheet-card", {"card": self.card(int(game.card))}))
        if game.event_deck:
            pieces.append(say("sheet-next-event", {"colour": COLOR_IDS[event_color(game)]}))
        if game.event != NO_CARD:
            event = self.data.events[game.event].label.names[self.texts.language]
            pieces.append(self.pen.paint(say("sheet-event", {"event": event}), ALERT))
        return self.row("sheet-now", pieces)

    def card(self, card: int) -> str:
        """An action card; a Baron's with his sign."""
        if card >= FIRST_NEUTRAL:
            return self.data.neutrals[card - FIRST_NEUTRAL].names[self.texts.language]
        seat = card // ACTION_KINDS
        name = self.data.actions[card % ACTION_KINDS].names[self.texts.language]
        return f"{self.map.paint(seat, self.map.sign(seat))} {name}"

    # People and armies.

    def barons(self) -> list[str]:
        """One line of numbers for each, and beneath it who he is and what he holds."""
        game = self.game
        say = self.texts.say
        heads = ("crowns", "votes", "faith", "influence", "cities", "cards", "markers")
        rows = [["", "", "", *[say(f"sheet-head-{head}") for head in heads]]]
        for seat in range(game.players):
            asked = game.waiting() & BIT[seat] != 0
            rows.append(
                [
                    self.pen.paint("▸", GOLD) if asked else " ",
                    self.map.paint(seat, self.map.sign(seat)),
                    self.label(seat),
                    str(game.crowns[seat]),
                    str(game.votes[seat]),
                    str(game.faith[seat]),
                    str(game.influence[seat]),
                    str(len(cities_of(game, seat))),
                    str(len(game.hands[seat])),
                    str(free_markers(game, seat)),
                ]
            )
        table = self.pen.columns(rows, [False, False, False, *[True] * len(heads)])
        lines = [self.pen.dim(table[0])]
        for seat in range(game.players):
            lines.append(table[seat + 1])
            lines.extend(["     " + line for line in flow(self.remarks(seat), self.inner - 5, " · ")])
        return lines

    def remarks(self, seat: int) -> list[str]:
        """His Baron, tokens, ban, charges and lasting events."""
        game = self.game
        say = self.texts.say
        language = self.texts.language
        notes = [self.pen.dim(self.data.barons[game.barons[seat]].names[language])]
        if not game.in_play(seat):
            return [*notes, self.pen.paint(say("sheet-out"), ALERT)]
        if game.chairman == seat:
            notes.append(self.pen.paint(say("sheet-chairman"), GOLD))
        if game.head == seat:
            notes.append(self.pen.paint(say("sheet-head"), GOLD))
        if game.is_banned(seat):
            notes.append(self.pen.paint(say("sheet-banned"), ALERT))
        if game.strongholds[seat] == OFF_BOARD:
            notes.append(say("sheet-no-stronghold"))
        notes.extend([self.data.agendas[charge].label.names[language] for charge in game.charges[seat]])
        for event in range(EVENTS):
            if event not in (NO_HEIR, BROKEN_LINE, STORMS, TRUCE_OF_GOD) and game.in_force[event] == seat:
                notes.append(self.pen.paint(self.data.events[event].label.names[language], ALERT))
        return notes

    def armies(self) -> list[str]:
        """Every army on the board, and all others with something to tell: where it is, how strong, of what."""
        width = ARMY_WIDTH if self.inner >= WIDE else NARROW_ARMY
        lines: list[str] = []
        for seat in range(self.game.players):
            for slot in range(SLOTS):
                army = seat * SLOTS + slot
                if stands_out(self.game, army) or (slot < SHAPES and is_on_board(self.game, army)):
                    head = f"{self.army_sign(army)} {clip(self.army_name(army), width - 5)}"
                    room = self.inner - width
                    pieces = [piece if shown(piece) <= room else clip(piece, room) for piece in self.army(army)]
                    lines.extend(labelled(head, flow(pieces, room, " · "), width))
        return lines

    def army_sign(self, army: int) -> str:
        if army % SLOTS < SHAPES:
            return self.map.noble(army)
        seat = army // SLOTS
        return self.map.paint(seat, self.map.sign(seat) + STRONGHOLD_SIGN)

    def army_name(self, army: int) -> str:
        if army % SLOTS == GARRISON:
            return self.texts.say("army-garrison")
        noble = self.game.barons[army // SLOTS] * SHAPES + army % SLOTS
        return self.data.nobles[noble].names[self.texts.language]

    def army(self, army: int) -> list[str]:
        game = self.game
        say = self.texts.say
        pieces = [self.whereabouts(army), self.pen.bold(str(strength_of(game, army)))]
        if game.armies[army]:
            pieces.extend(troops_words(game.armies[army], self.texts).split(", "))
        if game.casualties[army]:
            pieces.append(self.pen.paint(say("sheet-casualties", {"count": game.casualties[army]}), ALERT))
        if game.offices[army] != NO_OFFICE:
            pieces.append(self.data.agendas[game.offices[army]].label.names[self.texts.language])
        for fact, seat in heir_facts(game, army):
            pieces.append(self.pen.paint(say(f"sheet-{fact}", {"seat": self.names[seat]}), ALERT))
        if army % SLOTS < SHAPES and not is_rested(game, army):
            pieces.append(self.pen.dim(say("sheet-exhausted")))
        if army // SLOTS == self.seat and army % SLOTS < SHAPES:
            pieces.append(self.pen.dim(say(f"power-{SLOT_IDS[army % SLOTS]}")))
        return pieces

    def whereabouts(self, army: int) -> str:
        """The area, the port, or off the board."""
        game = self.game
        at = game.strongholds[army // SLOTS] if army % SLOTS == GARRISON else game.places[army]
        if at < 0:
            return self.pen.dim(self.texts.say("sheet-off-board"))
        name = self.data.areas[at % PORT].names[self.texts.language]
        return self.texts.say("sheet-at-sea", {"area": name}) if at >= PORT else name

    # Beside the map.

    def special(self) -> list[str]:
        """The three areas, the track, the offer, agendas, laws, events in force, expeditions."""
        game = self.game
        language = self.texts.language
        full = str(self.data.constants.special_at * game.count())
        pieces: list[str] = []
        for area in range(SPECIALS):
            signs = "".join([self.map.paint(seat, self.map.sign(seat)) for seat in self.owners(area)])
            name = self.data.specials[area].names[language]
            pieces.append(f"{name} {len(game.laid[area])}/{full}" + (f" {signs}" if signs else ""))
        lines = self.row("sheet-special", pieces)
        lines += self.row("sheet-track", [self.space(space) for space in range(SPACES)], " ")
        lines += self.row("sheet-offer", self.offer() or [self.texts.say("pieces-none")])
        agendas = [self.data.agendas[card].label.names[language] for card in game.current]
        lines += self.row("sheet-agendas", agendas or [self.texts.say("pieces-none")])
        laws = [self.data.agendas[card].label.names[language] for card in range(FIRST_LAW, AGENDAS)
                if game.laws & BIT[card]]  # fmt: skip
        laws += [self.data.open_motions[at].names[language] for at in range(len(OPEN_MOTION_IDS))
                 if game.open_laws & BIT[at]]  # fmt: skip
        lines += self.row("sheet-laws", laws) if laws else []
        lasting = [self.data.events[event].label.names[language] for event in (STORMS, TRUCE_OF_GOD)
                   if game.in_force[event] != NO_TARGET]  # fmt: skip
        lines += self.row("sheet-events", lasting) if lasting else []
        expeditions = [self.expedition(at) for at in range(EXPEDITIONS) if game.expeditions[at] > 0]
        return lines + (self.row("sheet-expeditions", expeditions) if expeditions else [])

    def offer(self) -> list[str]:
        """The mercenaries who can be hired, with their fees."""
        found: list[str] = []
        for kind in sorted(self.game.offer):
            told: dict[str, Json] = {"troop": troop_words(kind, self.texts), "fee": int(self.data.wages[kind])}
            found.append(self.texts.say("sheet-fee", told))
        return found

    def owners(self, area: int) -> list[int]:
        """Whose cards lie on a special area, in the order of seats."""
        return sorted([card // ACTION_KINDS for card in self.game.laid[area]])

    def space(self, space: int) -> str:
        """A space of the mercenary track; one that so few Barons do not use is left blank."""
        seat = self.game.track[space]
        sign = self.map.paint(seat, self.map.sign(seat)) if seat != NO_SEAT else "·"
        if seat == NO_SEAT and self.data.labels[space] > self.game.count():
            sign = " "
        label = self.data.labels[space]
        return f"{label}[{sign}]" if label > 0 else f"[{sign}]"

    def expedition(self, at: int) -> str:
        game = self.game
        stakes: list[str] = []
        for seat in range(game.players):
            stake = game.stakes[at * game.players + seat]
            if stake:
                stakes.append(f"{self.map.paint(seat, self.map.sign(seat))}{stake}")
        told: dict[str, Json] = {
            "expedition": self.data.expeditions[at].names[self.texts.language],
            "space": str(game.expeditions[at]),
            "stakes": " ".join(stakes),
            "blessed": "yes" if game.blessed & BIT[at] else "no",
        }
        return self.texts.say("sheet-expedition", told)

    # Battles and meetings.

    def battle(self) -> list[str]:
        """Who fights whom, how many Fate cards each holds, and what they show."""
        game = self.game
        say = self.texts.say
        if game.battle_kind == NO_BATTLE:
            return []
        told: dict[str, Json] = {
            "battle": BATTLE_IDS[game.battle_kind],
            "attacker": self.names[game.attacker],
            "defender": say("sheet-city") if game.defender == NEUTRAL else self.names[game.defender],
            "area": self.data.areas[game.battle_area].names[self.texts.language],
        }
        pieces = [say("sheet-battle-is", told)]
        for side, key in enumerate(("sheet-attacker-hand", "sheet-defender-hand")):
            hand = game.fate_hands[side]
            if hand and min(hand) >= 0:
                pieces.append(say(key, {"cards": self.results(hand)}))
            elif hand:
                pieces.append(say(key, {"cards": say("sheet-cards", {"count": len(hand)})}))
        return self.row("sheet-battle", pieces)

    def results(self, hand: list[int]) -> str:
        return ", ".join(counted([drawn_words(card, self.texts, self.data) for card in hand]))

    def meeting(self) -> list[str]:
        game = self.game
        if game.meeting == NO_MEETING:
            return []
        pieces: list[str] = []
        if game.agenda != NO_CARD:
            pieces.append(self.pen.bold(self.data.agendas[game.agenda].label.names[self.texts.language]))
        if game.acting != NO_SEAT:
            pieces.append(self.texts.say("sheet-acting", {"seat": self.names[game.acting]}))
        for seat in range(game.players):
            if game.pledges[seat]:
                told: dict[str, Json] = {"seat": self.names[seat], "count": game.pledges[seat]}
                pieces.append(self.texts.say("votes-of", told))
        return self.row("sheet-meeting", pieces or [self.texts.say("sheet-in-session")])

    def card_texts(self) -> list[str]:
        """What stands on the cards that are dealt with now: event, agendas of a meeting, the action card."""
        game = self.game
        labels: list[Label] = []
        if game.event != NO_CARD:
            labels.append(self.data.events[game.event].label)
        elif game.meeting != NO_MEETING:
            agendas = [int(game.agenda)] if game.agenda != NO_CARD else game.current
            labels.extend([self.data.agendas[card].label for card in dict.fromkeys(agendas)])
        elif game.card != NO_CARD and game.battle_kind == NO_BATTLE:
            card = int(game.card)
            neutral = card >= FIRST_NEUTRAL
            labels.append(
                self.data.neutrals[card - FIRST_NEUTRAL] if neutral else self.data.actions[card % ACTION_KINDS]
            )
        lines: list[str] = []
        for label in labels:
            told = f"{label.names[self.texts.language]}: {label.texts[self.texts.language]}"
            lines += [self.pen.dim(line) for line in flow(told.split(), self.inner, " ")]
        return lines

    # What only this seat sees.

    def own(self) -> list[str]:
        game = self.game
        language = self.texts.language
        names = [self.data.actions[kind].names[language] for kind in game.hands[self.seat]]
        lines = self.row("sheet-hand", counted(names) or [self.texts.say("pieces-none")])
        planned: list[str] = []
        for stack in range(STACKS):
            cards = [self.data.actions[card % ACTION_KINDS].names[language] for card in game.planned[self.seat]
                     if card // ACTION_KINDS == stack]  # fmt: skip
            if cards:
                planned.append(f"{stack + 1}: {', '.join(cards)}")
        lines += self.row("sheet-planned", planned) if planned else []
        for side, owner in enumerate((game.attacker, game.defender)):
            if owner == self.seat and game.battle_kind != NO_BATTLE and game.fate_hands[side]:
                lines += self.row("sheet-fate", [self.results(game.fate_hands[side])])
        chosen = [self.answer(id) for id in game.picked[self.seat]]
        if game.stack and isinstance(game.stack[-1], AssignTroops):  # each troop with the army that it goes to
            troops = game.armies[self.seat * SLOTS + GARRISON]
            chosen = [f"{troop_words(troop, self.texts)} → {army}" for troop, army in zip(troops, chosen, strict=False)]
        return lines + (self.row("sheet-picked", chosen) if chosen else [])

    def answer(self, id: int) -> str:
        """An answer of a chain that is not finished."""
        action = CATALOGUE.actions[id]
        parts: dict[str, Json] = {action.parameter: action.piece_name} if action.parameter else {}
        more = self.game.stack[-1].about(self.game, self.seat, action) if self.game.stack else {}
        key = f"{action.text_key}.told" if more and self.texts.has(f"{action.text_key}.told") else action.text_key
        return self.texts.say(key, readable({**parts, **more}, self.texts.language, self.names, self.data))

    # Words.

    def label(self, seat: int) -> str:
        own = f" ({self.texts.say('sheet-you')})" if seat == self.seat else ""
        return pad(clip(self.names[seat], NAME_WIDTH - shown(own)) + own, NAME_WIDTH)

    def row(self, key: str, pieces: list[str], gap: str = " · ") -> list[str]:
        """Pieces behind a label; all labels of the table are equally wide."""
        room = self.inner - self.label_width
        fitting = [piece if shown(piece) <= room else clip(piece, room) for piece in pieces]
        return labelled(self.pen.dim(self.texts.say(key)), flow(fitting, room, gap), self.label_width)
