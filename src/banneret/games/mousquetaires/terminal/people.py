"""The people in the terminal: musketeers, hands, and what only the own seat sees."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.by_question import ByQuestion
from banneret.core.terminal import Pen, clip, flow, pad, shown
from banneret.core.texts import Texts
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ADVENTURES,
    DARTAGNAN,
    DOUBLE,
    ENEMIES,
    ENEMY_IDS,
    EQUIPMENT,
    ITEM_WORDS,
    LOCATION_WORDS,
    MUSKETEERS,
    PARIS_WORDS,
    ROUTE_WORDS,
    SKILL_IDS,
    SKILLS,
    THRUST,
    TOKEN_WORDS,
    TRAP_IDS,
    TREACHERY_IDS,
    words_text,
)
from banneret.games.mousquetaires.rules.chosen_cards import CARD_CODE, TOKEN_CODE
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.rules.exchange import AnswerExchange, OfferExchange
from banneret.games.mousquetaires.rules.filling_missions import Fill
from banneret.games.mousquetaires.rules.quest import INN, PlaceTokens
from banneret.games.mousquetaires.rules.state import NO_ROUTE, NOBODY, NOWHERE, Mousquetaires
from banneret.games.mousquetaires.rules.thrusts import thrust_text
from banneret.games.mousquetaires.rules.turns import TakeAction
from banneret.games.mousquetaires.sight.memory import MousquetairesView
from banneret.games.mousquetaires.terminal.notes import gear_notes, pile_notes
from banneret.games.mousquetaires.terminal.part import ALERT, GOLD, NO_LABEL, TablePart
from banneret.games.mousquetaires.words import agreed_text, space_words

VALUES_WIDTH: Final = 46  # of a musketeer's line without his player and his place
SEAT_NAME: Final = 18  # room for the name of a player


@final
class People(TablePart):
    """The musketeers, the players and their cards."""

    def __init__(
        self, view: MousquetairesView, texts: Texts, names: list[str], data: MousquetairesData, pen: Pen
    ) -> None:
        super().__init__(view, texts, names, data, pen)
        self.chosen: ByQuestion[Mousquetaires, list[str]] = ByQuestion()
        self.chosen.on(PlaceTokens, self.tokens)
        self.chosen.on(Fill, self.mission)
        self.chosen.on(TakeAction, self.spaces)
        self.chosen.on(OfferExchange, self.exchanged)
        self.chosen.on(AnswerExchange, self.exchanged)

    def men(self) -> list[str]:
        """One line for each musketeer in play; what does not fit stands beneath it."""
        game = self.game
        say = self.texts.say
        rows: list[list[str]] = []
        remarks: list[list[str]] = []
        for man in range(MUSKETEERS):
            if not game.in_play(man):
                continue
            mark = self.pen.paint("▸", GOLD) if game.active == man else " "
            life = say("table-life", {"life": str(game.life[man]), "end": str(game.most_life(man))})
            where = self.piece("location", LOCATION_WORDS[game.place[man]])
            if game.route[man] != NO_ROUTE:
                where += f" ({self.piece('route', ROUTE_WORDS[game.route[man]])} {game.space[man]})"
            skills = [
                f"{self.piece('skill', SKILL_IDS[skill])[:2]}{game.skill_of(man, skill)}" for skill in range(SKILLS)
            ]
            rows.append(
                [
                    mark,
                    self.man(man),
                    self.label(game.owner[man]),
                    clip(where, self.inner - self.label_width - VALUES_WIDTH),
                    life,
                    " ".join(skills),
                ]
            )
            remarks.append(self.remarks(man))
        if not rows:
            return []
        legend = ", ".join([f"{self.piece('skill', word)[:2]} = {self.piece('skill', word)}" for word in SKILL_IDS])
        lines: list[str] = []
        for line, notes in zip(self.pen.columns(rows, [False] * 6), remarks, strict=True):
            text = " · ".join(notes)
            if not notes:
                lines.append(line)
            elif shown(line) + shown(text) + 2 <= self.inner:
                lines.append(f"{line}  {text}")
            else:
                lines.extend([line, *["    " + more for more in flow(notes, self.inner - 4, " · ")]])
        return [*lines, *[self.pen.dim(f"    {line}") for line in flow(legend.split(), self.inner - 4, " ")]]

    def remarks(self, man: int) -> list[str]:
        """What is to be said of a musketeer beside his values."""
        game = self.game
        say = self.texts.say
        notes: list[str] = []
        if game.lying & BIT[man]:
            notes.append(self.pen.paint(say("table-lying"), ALERT))
        if game.active == man:
            notes.append(say("table-actions", {"count": int(game.actions)}))
        elif game.done & BIT[man]:
            notes.append(self.pen.dim(say("table-had-turn")))
        return notes + gear_notes(game, man, self.texts, self.data)

    def seats(self) -> list[str]:
        """How many cards each player holds, and which of them all know; the deck and the discards."""
        game = self.game
        say = self.texts.say
        lines: list[str] = []
        for seat in range(game.players):
            asked = game.waiting() & BIT[seat] != 0
            mark = self.pen.paint("▸", GOLD) if asked else " "
            name = pad(self.label(seat, SEAT_NAME), SEAT_NAME)
            if seat == game.charter.milady:
                lines.append(f"{mark} {name} {say('table-milady')}")
                continue
            pieces = [say("table-cards", {"count": len(game.hands[seat])})]
            if game.shown[seat]:
                known = self.pieces("card", words_text(sorted(game.shown[seat]), ADVENTURE_WORDS))
                pieces.extend(say("table-known", {"cards": known}).split())
            room = flow(pieces, self.inner - SEAT_NAME - 3, " ")
            lines.extend([f"{mark} {name} {room[0]}", *[" " * (SEAT_NAME + 3) + more for more in room[1:]]])
        piles = " · ".join(pile_notes(game, self.texts, self.data))
        lines.extend([f"  {self.pen.dim(line)}" for line in flow(piles.split(), self.inner - 2, " ")])
        return lines

    def own(self) -> list[str]:
        """What only this seat sees."""
        game = self.game
        if self.seat == game.charter.milady:
            schemes = self.pieces("treachery", words_text(game.treachery_hand, TREACHERY_IDS))
            lines = self.row("table-treachery", [schemes])
            if game.treachery_hand:
                lines += self.words_row(NO_LABEL, [self.scheme(card) for card in sorted(set(game.treachery_hand))])
            if game.paris_hand:
                lines += self.row("table-paris-hand", [self.pieces("paris", words_text(game.paris_hand, PARIS_WORDS))])
            if game.destination != NOWHERE:
                lines += self.row("table-destination", [self.piece("location", LOCATION_WORDS[game.destination])])
        else:
            cards = words_text(sorted(game.hands[self.seat]), ADVENTURE_WORDS)
            lines = self.row("table-hand", self.pieces("card", cards).split(", "), ", ")
            acts = game.active != NOBODY and game.owner[game.active] == self.seat
            held = [card for card in sorted(set(game.hands[self.seat])) if card > DOUBLE and acts]
            lines += self.words_row(NO_LABEL, [self.character(card) for card in held]) if held else []
            own = self.own_men()
            lines += self.words_row("table-own-men", own) if own else self.free_men()
        picked = self.picked()
        return lines + (self.row("table-picked", picked) if picked else [])

    def scheme(self, card: int) -> str:
        """M-18.1 What a treachery card does."""
        text = agreed_text(card, self.game.charter, self.texts.language)
        return f"{self.piece('treachery', TREACHERY_IDS[card])} – {text}"

    def character(self, card: int) -> str:
        """M-17.2 What a character card does."""
        return (
            f"{self.piece('card', ADVENTURE_WORDS[card])}: {self.data.adventure[card].label.texts[self.texts.language]}"
        )

    def free_men(self) -> list[str]:
        """M-2.5 What the musketeers can do whom somebody may still take."""
        lines: list[str] = []
        for man, hero in enumerate(self.data.heroes):
            if not self.game.in_play(man):
                skills = [f"{self.piece('skill', SKILL_IDS[skill])} {hero.skills[skill]}" for skill in range(SKILLS)]
                told = [", ".join(skills), self.texts.say("table-web-life", {"life": int(hero.life)})]
                name = hero.label.names[self.texts.language]
                lines += self.words_row(
                    NO_LABEL, [f"{name}: {told[0]}", told[1], hero.label.texts[self.texts.language]]
                )
        return lines

    def own_men(self) -> list[str]:
        """What the own musketeers can do: their ability and the thrust that they look for."""
        game = self.game
        found: list[str] = []
        for man in range(MUSKETEERS):
            if not game.in_play(man) or game.owner[man] != self.seat:
                continue
            hero = self.data.heroes[man]
            thrusts = [hero.thrust] if not game.thrusts & BIT[man] or man == DARTAGNAN else []
            if game.thrusts & BIT[man]:
                thrusts.append(self.data.items[THRUST].thrust)
            faces = " / ".join([self.pieces("face", thrust_text(thrust)) for thrust in thrusts])
            told = self.texts.say("table-web-thrust", {"faces": faces})
            found.append(f"{self.man(man)}: {hero.label.texts[self.texts.language]} {told}")
        return found

    def picked(self) -> list[str]:
        """What is chosen of an answer that is not given yet."""
        if type(self.game.stack[-1]) in self.chosen.entries:
            return self.chosen.answer(self.game, self.seat)
        return [self.card_code(code) for code in self.game.picked[self.seat]]

    def tokens(self, game: Mousquetaires, seat: int, question: PlaceTokens) -> list[str]:
        return [self.piece("token", TOKEN_WORDS[code]) for code in game.picked[seat]]

    def mission(self, game: Mousquetaires, seat: int, question: Fill) -> list[str]:
        return [
            self.piece("enemy", ENEMY_IDS[code]) if code < ENEMIES else self.piece("trap", TRAP_IDS[code - ENEMIES])
            for code in game.picked[seat]
        ]

    def spaces(self, game: Mousquetaires, seat: int, question: TakeAction) -> list[str]:
        return [space_words(INN, code, self.texts) for code in game.picked[seat]]

    def exchanged(self, game: Mousquetaires, seat: int, question: OfferExchange | AnswerExchange) -> list[str]:
        return [
            self.piece("card", ADVENTURE_WORDS[code])
            if code < ADVENTURES
            else self.piece("item", ITEM_WORDS[(code - ADVENTURES) % EQUIPMENT])
            for code in game.picked[seat]
        ]

    def card_code(self, code: int) -> str:
        """A card, perhaps used through Aramis' ability, a token or an All for One card."""
        if code == TOKEN_CODE:
            return self.texts.say("table-token")
        if code == CARD_CODE:
            return self.data.all_for_one.names[self.texts.language]
        return self.piece("card", ADVENTURE_WORDS[code % ADVENTURES])
