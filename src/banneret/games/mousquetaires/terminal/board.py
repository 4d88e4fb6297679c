"""The board in the terminal: tracks, Milady, missions, the quest and the duel that is on."""

from typing import final

from banneret.core.bits import BIT
from banneret.games.mousquetaires.positions.describe import token_word
from banneret.games.mousquetaires.positions.words import FACE_UP_SIGN
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ENEMIES,
    ENEMY_IDS,
    FACE_IDS,
    FOE_WORDS,
    LOCATION_WORDS,
    LOUVRE_IDS,
    PARIS_WORDS,
    ROCHEFORT,
    ROOM_TOKENS,
    ROUTE_WORDS,
    SKILL_IDS,
    SKILLS,
    TOKEN_WORDS,
    TRAP_IDS,
    words_text,
)
from banneret.games.mousquetaires.rules.challenges import harder
from banneret.games.mousquetaires.rules.duel import BLIND_FOE
from banneret.games.mousquetaires.rules.mission_slots import NO_TRAP, trap_of
from banneret.games.mousquetaires.rules.quest import ENGLAND, GALLERIES, INN
from banneret.games.mousquetaires.rules.siege import siege_blue_dice
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, AT_PARIS, NO_CARD, NO_FOE, NOBODY
from banneret.games.mousquetaires.rules.treachery import siege_red_dice
from banneret.games.mousquetaires.terminal.notes import round_notes, treachery_notes
from banneret.games.mousquetaires.terminal.part import ALERT, NO_LABEL, TablePart


@final
class Board(TablePart):
    """What lies in the middle of the table."""

    def tracks(self) -> list[str]:
        """Markers, and what the team owns together."""
        game = self.game
        say = self.texts.say
        ends = self.data.tracks
        time = say("table-time", {"time": str(game.time), "end": str(ends.time_end)})
        if game.time_frozen:
            time += f" ({say('table-frozen')})"
        left = str(ends.queen_end - game.queen)
        pieces = [
            time,
            say("table-queen", {"left": left, "end": str(ends.queen_end)}),
            say("table-siege", {"siege": str(game.siege), "end": str(ends.siege_end)}),
            say("table-gold", {"gold": str(game.gold)}),
            say("table-epic", {"epic": str(game.epic)}),
            say("table-all-for-one", {"count": int(game.all_for_one)}),
        ]
        red = 0 if game.time >= ends.time_end else siege_red_dice(game)
        dice = say("table-dice", {"blue": str(siege_blue_dice(game)), "red": str(red)})
        laid = say("table-siege-cards", {"cards": self.pieces("card", words_text(game.siege_cards, ADVENTURE_WORDS))})
        return self.row("table-tracks", [*pieces, laid, dice])

    def milady(self) -> list[str]:
        """Where she is, how Rochefort does, how many cards she holds."""
        game = self.game
        say = self.texts.say
        if game.revealed and not game.fled:
            where = self.pen.paint(self.piece("location", LOCATION_WORDS[game.destination]), ALERT)
        else:
            where = say("table-milady-hidden" if game.face_down else "table-milady-home")
        pieces = [where]
        if game.ruled_out and game.face_down:
            places = [word for place, word in enumerate(LOCATION_WORDS) if game.ruled_out & BIT[place]]
            pieces.append(say("table-not-there", {"places": self.pieces("location", " ".join(places))}))
        life = {"life": str(game.rochefort), "end": str(self.data.foes[ROCHEFORT].life)}
        pieces.append(say("table-rochefort", {**life}) + (f" ({say('table-fled')})" if game.fled else ""))
        counts = {"treachery": str(len(game.treachery_hand)), "paris": str(len(game.paris_hand))}
        pieces.append(self.pen.dim(say("table-hand-counts", {**counts, "deck": str(len(game.treachery_deck))})))
        told = [*round_notes(game, self.texts), *treachery_notes(game, self.texts, self.data)]
        return self.row("table-milady", pieces) + (self.words_row("table-web-treachery", told) if told else [])

    def missions(self) -> list[str]:
        game = self.game
        say = self.texts.say
        lines: list[str] = []
        if game.paris == NO_CARD:
            lines += self.row("table-paris", [self.pen.dim(say("table-empty"))])
        else:
            card = self.data.paris[game.paris]
            pieces = [self.pen.bold(self.piece("paris", PARIS_WORDS[game.paris]))]
            for place in range(len(card.skills)):
                done = game.paris_overcome & BIT[place] != 0
                pieces.append(self.level(card.skills[place], card.levels[place] + harder(game, AT_PARIS), done))
            if card.side:
                end = str(self.data.tracks.successes)
                pieces.append(say("table-successes", {"count": int(game.constance), "end": end}))
            lines += self.row("table-paris", [*pieces, *self.guards(AT_PARIS)])
            lines += self.words_row(NO_LABEL, [card.label.texts[self.texts.language], *self.abilities(AT_PARIS)])
        if game.louvre == NO_CARD:
            lines += self.row("table-louvre", [self.pen.dim(say("table-empty"))])
        else:
            louvre = self.data.louvre[game.louvre]
            mark = {"mark": str(game.louvre_mark + 1), "end": str(self.data.tracks.louvre_end + 1)}
            pieces = [
                self.pen.bold(self.piece("louvre", LOUVRE_IDS[game.louvre])),
                self.level(louvre.skill, louvre.level + harder(game, AT_LOUVRE), game.louvre_overcome),
                say("table-web-reward", {"gold": int(louvre.gold), "epic": int(louvre.epic)}),
                say("table-mark", {**mark}),
                *self.guards(AT_LOUVRE),
            ]
            if game.louvre_deck:
                following = self.piece("louvre", LOUVRE_IDS[game.louvre_deck[0]])
                pieces.append(self.pen.dim(say("table-next", {"louvre": following})))
            lines += self.row("table-louvre", pieces)
            told = self.abilities(AT_LOUVRE)
            lines += self.words_row(NO_LABEL, told) if told else []
        return lines

    def level(self, skill: int, level: int, done: bool) -> str:
        text = self.texts.say("table-level", {"skill": self.piece("skill", SKILL_IDS[skill]), "level": str(level)})
        return self.pen.dim(f"{text} ({self.texts.say('table-done')})") if done else text

    def abilities(self, slot: int) -> list[str]:
        """What the enemies and the trap of a mission can do, and what beating the enemies brings."""
        game = self.game
        language = self.texts.language
        found: list[str] = []
        for enemy in range(ENEMIES):
            if game.enemy_at[enemy] == slot:
                foe = self.data.foes[enemy]
                parts = [foe.label.texts[language].rstrip(".")] if foe.special or foe.has_thrust else []
                parts.append(self.texts.say("table-web-reward", {"gold": int(foe.gold), "epic": int(foe.epic)}))
                found.append(f"{foe.label.names[language]}: {', '.join(parts)}")
        trap = trap_of(game, slot)
        if trap != NO_TRAP:
            label = self.data.traps[trap].label
            found.append(f"{label.names[language]}: {label.texts[language].rstrip('.')}")
        return found

    def guards(self, slot: int) -> list[str]:
        """Enemies with their dice and life, and the trap."""
        game = self.game
        found: list[str] = []
        for enemy in range(ENEMIES):
            if game.enemy_at[enemy] == slot:
                foe = self.data.foes[enemy]
                hearts = "♥" * game.enemy_life[enemy]
                found.append(self.pen.chip(f"{self.piece('enemy', ENEMY_IDS[enemy])} ⚔{foe.dice} {hearts}", "7"))
        trap = trap_of(game, slot)
        if trap != NO_TRAP:
            name = self.piece("trap", TRAP_IDS[trap])
            if game.named != NOBODY and TRAP_IDS[trap] == "nemesis":
                name += f" ({self.texts.say('table-named', {'man': self.man(game.named)})})"
            found.append(self.pen.paint(name, ALERT))
        return found

    def quest(self) -> list[str]:
        """The current board: tokens by route, the challenges left, the room."""
        game = self.game
        say = self.texts.say
        number = int(game.board_number)
        name = self.data.boards.labels[number - 1].names[self.texts.language]
        pieces = [self.pen.bold(say("table-board", {"board": number, "name": name}))]
        words = [self.token(token_word(game, space)) for space in range(len(game.board))]
        if number == INN:
            size = len(words) // len(ROUTE_WORDS)
            for route, word in enumerate(ROUTE_WORDS):
                pieces.append(f"{self.piece('route', word)}: {', '.join(words[route * size : (route + 1) * size])}")
        elif number == ENGLAND:
            for skill in range(SKILLS):
                pieces.append(self.level(skill, self.data.boards.levels[skill], game.overcome & BIT[skill] != 0))
        elif number == GALLERIES:
            pieces.append(say("table-room", {"room": int(game.room) + 1}))
            pieces.append(self.rooms(words))
        else:
            pieces.append(", ".join(words))
        goal = self.data.boards.labels[number - 1].texts[self.texts.language]
        use = say("card-epic", {"board": number, "cost": int(self.data.boards.passage_cost)})
        return self.row("table-quest", pieces) + self.words_row(NO_LABEL, [goal, use])

    def rooms(self, words: list[str]) -> str:
        """The antechambers from the present one on: challenge, then enemies; passed ones are empty."""
        rooms = [words[at : at + ROOM_TOKENS] for at in range(0, len(words), ROOM_TOKENS)]
        return " | ".join([", ".join(room) for room in rooms[int(self.game.room) :]])

    def token(self, word: str) -> str:
        """A token of the board in short; `*` marks one that lies face up."""
        plain = word.rstrip(FACE_UP_SIGN)
        if plain not in TOKEN_WORDS:
            return word
        token = self.data.tokens[TOKEN_WORDS.index(plain)]
        level = f" {token.level}" if token.level else ""
        return self.texts.say(f"token-{plain}") + level + word[len(plain) :]

    def duel(self) -> list[str]:
        """The duel that is on, and the dice on the table."""
        game = self.game
        pieces: list[str] = []
        if game.foe != NO_FOE:
            foe = "?" if game.foe == BLIND_FOE else self.piece("foe", FOE_WORDS[game.foe])
            told = {"man": self.man(game.duellist), "foe": foe, "blue": str(game.blue), "red": str(game.red)}
            pieces.append(self.texts.say("table-duel-is", {**told}))
        if game.blue_dice or game.red_dice:
            for key, dice in (("table-blue-dice", game.blue_dice), ("table-red-dice", game.red_dice)):
                if dice:
                    faces = self.pieces("face", words_text(dice, FACE_IDS))
                    pieces.append(self.texts.say(key, {"faces": faces}))
        return self.row("table-duel" if game.foe != NO_FOE else "table-last-dice", pieces) if pieces else []
