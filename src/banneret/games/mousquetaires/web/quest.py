"""The quest in the browser: the board of the moment with its own layout, and the way through all four."""

from collections.abc import Sequence
from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.mousquetaires.rules.cards import (
    DE_WARDES,
    FIRST_CHALLENGE,
    MUSKETEER_IDS,
    MUSKETEERS,
    NO_TOKEN,
    QUEST,
    ROOM_TOKENS,
    ROOMS,
    ROUTE_WORDS,
    ROUTES,
    SKILL_IDS,
    SKILLS,
    SPACE_WORDS,
    SPACES,
    TOKEN_WORDS,
)
from banneret.games.mousquetaires.rules.quest import ENGLAND, GALLERIES, INN, ROAD, PlaceTokens
from banneret.games.mousquetaires.rules.state import NO_ROUTE
from banneret.games.mousquetaires.web.acts import Uses
from banneret.games.mousquetaires.web.cards import Cards
from banneret.games.mousquetaires.web.map import INITIALS
from banneret.games.mousquetaires.web.missions import Missions
from banneret.games.mousquetaires.web.part import TablePart
from banneret.games.mousquetaires.web.records import Token
from banneret.games.mousquetaires.web.shapes import shape
from banneret.games.mousquetaires.words import ROAD_LETTERS, space_words

BOARDS: Final = 4


@final
class Quest(TablePart):
    """Draws the current quest board from a masked state."""

    def __init__(self, region: Region, cards: Cards, uses: Uses, missions: Missions) -> None:
        super().__init__(region, cards, uses)
        self.missions = missions
        self.placing = isinstance(uses.top, PlaceTokens)
        self.placed = list(self.game.picked[self.seat]) if self.placing else []

    def draw(self) -> Markup:
        game, say = self.game, self.canvas.say
        number = int(game.board_number)
        label = self.data.boards.labels[number - 1]
        board = {INN: self.inn, ENGLAND: self.england, ROAD: self.road, GALLERIES: self.galleries}[number]()
        steps = [
            span(
                classes("mq-stage", "mq-stage-now" if at == number else "mq-stage-done" if at < number else ""), str(at)
            )
            for at in range(1, BOARDS + 1)
        ]
        way = say("table-web-stage", board=number, boards=BOARDS)
        head = element("span", {"class": "mq-stages", "role": "img", "aria-label": way, "title": way}, *steps)
        return self.missions.panel(
            "quest", self.cards.name(label), "", div(f"mq-quest mq-quest-{number}", board),
            head=head, text=self.cards.told(label),
        )  # fmt: skip

    # Figures.

    def men(self, here: list[int]) -> Markup:
        return draw_men(self.region, tuple(here))

    def on_quest(self, route: int = NO_ROUTE, space: int = 0) -> list[int]:
        game = self.game
        return [
            man for man in range(MUSKETEERS)
            if game.in_play(man) and game.place[man] == QUEST and game.route[man] == route
            and (route == NO_ROUTE or game.space[man] == space)
        ]  # fmt: skip

    # Tokens.

    def token_at(self, space: int) -> int:
        """What lies on a space, also while Milady is still laying the board."""
        if self.placing:
            return self.placed[space] if space < len(self.placed) else NO_TOKEN
        return self.game.board[space] if space < len(self.game.board) else NO_TOKEN

    def token(self, space: int, acts: list[str], here: Sequence[int] = (), feet: bool = False, nth: int = 0) -> Markup:
        where = space_words(int(self.game.board_number), space, self.canvas.texts)
        up = self.game.face_up & BIT[space] != 0
        next_one = self.placing and space == len(self.placed)
        token = Token(space, where, self.token_at(space), up, next_one, tuple(here), feet)
        return draw_token(self.region, token, acts, nth) if acts and self.answers else self.region.part(
            draw_token, token)  # fmt: skip

    def placed_acts(self, space: int) -> tuple[list[str], int]:
        """While she lays the board, a token that lies can be taken back."""
        if not self.placing or space >= len(self.placed):
            return [], 0
        kind = self.placed[space]
        return [f"place {TOKEN_WORDS[kind]}"], self.placed[:space].count(kind)

    # Board 1.

    def inn(self) -> Markup:
        """M-15.4 Three routes of four spaces, and the common area before them."""
        routes = [self.route(route) for route in range(ROUTES)]
        common = self.common()
        return div("mq-inn", common, *routes)

    def common(self) -> Markup:
        words = self.canvas.say("table-web-common")
        return self.region.piece(
            "common-area", "", words, "mq-common", span("mq-common-name", words), self.men(self.on_quest()),
            acts=self.uses.open_ones(["return"]), dims=False,
        )  # fmt: skip

    def route(self, route: int) -> Markup:
        name = self.canvas.say(f"route-{ROUTE_WORDS[route]}")
        spaces = [self.inn_space(route, place) for place in range(1, SPACES + 1)]
        return div("mq-route", span("mq-route-name", name), *spaces)

    def inn_space(self, route: int, place: int) -> Markup:
        game = self.game
        space = route * SPACES + place - 1
        acts, nth = self.placed_acts(space)
        if not self.placing and self.uses.here(QUEST):
            acts = self.inn_acts(route, place, space)
        feet = self.token_at(space) == NO_TOKEN and game.hidden_tokens() + game.face_up > 0
        return self.token(space, acts, self.on_quest(route, place), feet, nth)

    def inn_acts(self, route: int, place: int, space: int) -> list[str]:
        """M-15.5 to M-15.8 The next space of a route is stepped on, the last cleared one walked up to."""
        game, word = self.game, ROUTE_WORDS[route]
        cleared = int(game.cleared(route))
        acts: list[str] = []
        if place == cleared + 1:
            acts.append(f"step {word}")
            man = self.uses.acting
            if game.route[man] == route and game.space[man] == place:
                acts.append("fight token")
        if place == cleared:
            acts.append(f"enter {word}")
        acts.append(f"look {SPACE_WORDS[space]}")
        return self.uses.open_ones(acts)

    # Board 2.

    def england(self) -> Markup:
        """M-15.10 Four challenges in any order, then de Wardes."""
        game = self.game
        tasks = [
            self.missions.challenge(skill, self.data.boards.levels[skill], game.overcome & BIT[skill] != 0, QUEST)
            for skill in range(SKILLS)
        ]
        foe = self.data.foes[DE_WARDES]
        words = self.cards.foe_words(foe, int(foe.life))
        acts = ["duel de_wardes"] if self.uses.here(QUEST) else []
        wardes = self.region.piece(
            "enemy-de_wardes", "quest", with_chance(self.canvas, words, acts), "mq-task mq-enemy",
            self.cards.foe(self.region, foe, int(foe.life)), answer_bar(self.canvas, acts), acts=acts, dims=False,
            more={"title": words},
        )  # fmt: skip
        return div("mq-england", div("mq-tasks", *tasks), wardes, self.men(self.on_quest()))

    # Board 3.

    def road(self) -> Markup:
        """M-15.11 Three spaces one after another; only the first remaining one can be fought."""
        tokens: list[Markup] = []
        first = next((space for space in range(len(ROAD_LETTERS)) if self.token_at(space) != NO_TOKEN), -1)
        for space, letter in enumerate(ROAD_LETTERS):
            acts, nth = self.placed_acts(space)
            if not self.placing and space == first:
                acts = self.uses.open_ones(["fight token"])
            tokens.append(div("mq-road-space", self.token(space, acts, nth=nth), span("mq-road-letter", letter)))
        return div("mq-road", self.men(self.on_quest()), *tokens)

    # Board 4.

    def galleries(self) -> Markup:
        """M-15.12 Four antechambers: a challenge and two enemies each; one way through is enough."""
        rooms = [self.room(room) for room in range(ROOMS)]
        cost = int(self.data.boards.passage_cost)
        words = self.canvas.say("table-web-passage", cost=cost)
        passage = self.region.piece(
            "passage", "", words, "mq-task mq-passage", shape(self.region, "door"), span("mq-task-name", words),
            acts=["passage"] if self.uses.here(QUEST) else [], dims=False,
        )  # fmt: skip
        return div("mq-galleries", *rooms, passage)

    def room(self, room: int) -> Markup:
        game = self.game
        now = room == game.room and not self.placing
        drawn: list[Markup] = []
        for part in range(ROOM_TOKENS):
            space = room * ROOM_TOKENS + part
            acts, nth = self.placed_acts(space)
            if now and self.uses.here(QUEST):
                acts = self.room_acts(part, self.token_at(space))
            drawn.append(self.token(space, acts, nth=nth))
        attributes: dict[str, Attribute] = {
            "class": classes("mq-room", "mq-room-now" if now else "mq-room-passed" if room < game.room else ""),
            "role": "group", "aria-label": self.canvas.say("space-room", place=str(room + 1)),
        }  # fmt: skip
        men = self.men(self.on_quest()) if now else NOTHING
        return element("div", attributes, span("mq-room-number", str(room + 1), men), *drawn)

    def room_acts(self, part: int, token: int) -> list[str]:
        if token == NO_TOKEN:
            return []
        if part == 0:
            return [f"challenge {SKILL_IDS[token - FIRST_CHALLENGE]}"] if token >= FIRST_CHALLENGE else []
        return ["fight first" if part == 1 else "fight second"]


def draw_men(region: Region, men: tuple[int, ...]) -> Markup:
    """Small heads of the musketeers who stand somewhere on the board."""
    if not men:
        return NOTHING
    cards = Cards(region.canvas)
    heads = [span(f"mq-head mq-{MUSKETEER_IDS[man]}", INITIALS[man]) for man in men]
    names = ", ".join([cards.name(cards.data.heroes[man].label) for man in men])
    return element("span", {"class": "mq-heads", "role": "img", "aria-label": names, "title": names}, *heads)


def draw_token(region: Region, token: Token, acts: Sequence[str] = (), nth: int = 0) -> Markup:
    """A space of the quest with what lies there, and who stands there."""
    canvas, cards = region.canvas, Cards(region.canvas)
    id, kind = f"token-{token.space}", token.kind
    marks = [draw_men(region, token.men), shape(region, "feet", "mq-cleared") if token.feet else NOTHING]
    if kind == NO_TOKEN:
        words = f"{token.where}: {canvas.say('table-web-place-next' if token.next_one else 'table-web-cleared')}"
        look = classes("mq-token mq-token-empty", "mq-token-next" if token.next_one else "")
        return region.piece(id, "-", words, look, *marks, acts=acts, dims=False, more={"title": words})
    words = f"{token.where}: {cards.token_words(kind)}"
    if kind >= 0 and not token.up:
        words = f"{words}, {canvas.say('table-web-face-down')}"
    look = classes("mq-token", "mq-token-up" if token.up else "mq-token-down", "mq-token-known" if kind >= 0 else "")
    return region.piece(
        id, f"{kind} {token.up}", with_chance(canvas, words, acts), look,
        cards.token(region, kind), *marks, answer_bar(canvas, acts), acts=acts, nth=nth, dims=False,
        more={"title": words},
    )  # fmt: skip
