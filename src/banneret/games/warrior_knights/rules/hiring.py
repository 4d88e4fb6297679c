"""W-9.4 The mercenary draft."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    CATALOGUE,
    DEFY,
    DONE,
    HIRE,
    HIRE_TROOP,
    IGNORE,
    PASS,
    STATION,
    STATION_AT,
)
from banneret.games.warrior_knights.rules.armies_and_places import is_besieged, owner_of, place_at, set_troops
from banneret.games.warrior_knights.rules.cards import (
    AGENDA_IDS,
    GARRISON,
    MERCENARY_EDICT,
    NATION,
    NO_CITY,
    NO_HIRING,
    OFF_BOARD,
    PORT,
    QUARTERMASTER,
    SHAPES,
    SLOTS,
    SPACE_IDS,
    SPACES,
    TROOP_IDS,
    troops_text,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import pay_crowns
from banneret.games.warrior_knights.rules.facts import named_piece
from banneret.games.warrior_knights.rules.forbidden import ban_if, forbids
from banneret.games.warrior_knights.rules.laws import ban, break_motion
from banneret.games.warrior_knights.rules.mercenary_deck import draw_mercenaries, into_mercenary_deck
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights, put, without


def push_draft(game: WarriorKnights) -> None:
    """Push last: W-9.4."""
    if game.heard:
        game.emit("draft", "W-9.4", NO_SEAT, {})
    game.push(NEW_OFFER)
    game.push(DraftRound(0, 0))


@final
class DraftRound(Step["WarriorKnights"]):
    """W-9.4.1 From left to right; `served` are the seats whose first marker has been reached."""

    def __init__(self, space: i64, served: i64) -> None:
        self.space: i64 = space
        self.served: i64 = served

    def parts(self) -> list[int | list[int]]:
        return [self.space, self.served]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        space = self.space
        while space < SPACES and game.track[space] == NO_SEAT:
            space += 1
        if space == SPACES:
            return
        seat = game.track[space]
        first = self.served & BIT[seat] == 0
        markers = game.track.count(seat)
        game.push(DraftRound(space + 1, self.served | BIT[seat]))
        take_marker(game, space)
        game.push(HireTroops(seat, markers if first else 1))


def take_marker(game: WarriorKnights, space: i64) -> None:
    seat = game.track[space]
    game.track = put(game.track, space, NO_SEAT)
    if game.heard:
        game.emit("marker_comes_off", "W-9.4", seat, {"space": SPACE_IDS[space]})


def fee_of(game: WarriorKnights, seat: i64, kind: i64, edict: bool) -> i64:
    """W-9.4.1 The wage, more under the Mercenary Edict, less for a Quartermaster."""
    fee: i64 = game.charter.data.wages[kind]
    if edict and game.has_law(MERCENARY_EDICT):
        fee += game.charter.data.agendas[MERCENARY_EDICT].amount
    if game.has_charge(seat, QUARTERMASTER):
        fee -= game.charter.data.agendas[QUARTERMASTER].amount
    return fee if fee > 0 else 0


def fees_of(game: WarriorKnights, seat: i64, kinds: list[int], edict: bool) -> i64:
    total: i64 = 0
    for kind in kinds:
        total += fee_of(game, seat, kind, edict)
    return total


def fee_source(game: WarriorKnights, seat: i64, kinds: list[int], edict: bool) -> str:
    """W-9.4.1 The wages of the troops, and what the Mercenary Edict and the Quartermaster make of them."""
    data = game.charter.data
    source = f"fees:{sum([data.wages[kind] for kind in kinds])}"
    if edict and game.has_law(MERCENARY_EDICT):
        source += f" {AGENDA_IDS[MERCENARY_EDICT]}=+{data.agendas[MERCENARY_EDICT].amount * len(kinds)}"
    if game.has_charge(seat, QUARTERMASTER):
        source += f" {AGENDA_IDS[QUARTERMASTER]}=-{data.agendas[QUARTERMASTER].amount * len(kinds)}"
    return source


@final
class HireTroops(PublicQuestion):
    """W-9.4.1, W-9.4.2 One troop of the offer, or up to `most` of one nationality, or none. DP-50

    Under the Mercenary Edict `done` pays the higher fee; defying it pays the usual one.
    """

    rule: ClassVar[str] = "W-9.4"

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.most]

    def chosen(self, game: WarriorKnights, seat: i64) -> list[int]:
        return [int(CATALOGUE.actions[answer].piece) for answer in game.picked[seat]]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chosen = self.chosen(game, seat)
        edict = game.has_law(MERCENARY_EDICT)
        options: list[Action] = []
        if len(chosen) < self.most:
            for kind in game.offer:
                if HIRE[kind] in options or chosen.count(kind) == game.offer.count(kind):
                    continue
                if chosen and NATION[kind] != NATION[chosen[0]]:
                    continue
                if fees_of(game, seat, [*chosen, kind], False) <= game.crowns[seat]:
                    options.append(HIRE[kind])
        if not chosen:
            options.append(PASS)
            return options
        if fees_of(game, seat, chosen, True) <= game.crowns[seat]:
            options.append(DONE)
        if edict:
            options.append(IGNORE if game.is_banned(seat) else DEFY)
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        chosen = self.chosen(game, seat)
        if action.verb == HIRE_TROOP:
            if action.piece not in game.offer:
                return Refusal("not_on_offer", "W-9.4", {"troop": action.piece_name})
            if len(chosen) >= self.most:
                return Refusal("one_troop_a_marker", "W-9.4", {"count": self.most})
            if chosen and NATION[action.piece] != NATION[chosen[0]]:
                return Refusal("one_nationality", "W-9.4")
            return Refusal("cannot_pay", "W-9.4", {"count": fees_of(game, seat, [*chosen, action.piece], False)})
        if action is DONE and chosen:
            return Refusal("cannot_pay", "W-9.4", {"count": fees_of(game, seat, chosen, True)})
        return Refusal("hire_or_pass", "W-9.4")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        kinds = self.chosen(game, seat)
        game.unpick(seat)
        game.pop()
        if not kinds:
            return
        break_motion(game, seat, NO_HIRING)
        if action is not DONE:
            ban(game, seat, "W-9.3")
        fees = fees_of(game, seat, kinds, action is DONE)
        pay_crowns(game, seat, fees, "W-9.4", fee_source(game, seat, kinds, action is DONE) if game.heard else "")
        for kind in kinds:
            game.offer = without(game.offer, kind)
        take_right_markers(game, seat, len(kinds) - 1)
        if game.heard:
            game.emit("hires", "W-9.4", seat, {"troops": troops_text(kinds)})
        for kind in reversed(kinds):
            game.push(StationTroop(seat, kind))

    def about(self, game: WarriorKnights, seat: i64, action: Action) -> dict[str, Json]:
        return {"fee": fee_of(game, seat, action.piece, True)} if action.verb == HIRE_TROOP else {}

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"count": self.most, "ban": ban_if(game, seat, forbids(game, NO_HIRING))}


def take_right_markers(game: WarriorKnights, seat: i64, count: i64) -> None:
    """A-31 The right-most other markers come off."""
    space: i64 = SPACES - 1
    while space >= 0 and count > 0:
        if game.track[space] == seat:
            take_marker(game, space)
            count -= 1
        space -= 1


def may_receive(game: WarriorKnights, army: i64) -> bool:
    """W-9.4.3 Off the board, or in the area of an own city or stronghold that is not besieged."""
    place = game.places[army]
    if place == OFF_BOARD:
        return True
    if place < 0 or place >= PORT:
        return False
    walls = place_at(game, place)
    return walls != NO_CITY and owner_of(game, walls) == army // SLOTS and not is_besieged(game, walls)


@final
class StationTroop(PublicQuestion):
    """W-9.4.3 Where a hired troop goes; the garrison can always take it. DP-51"""

    rule: ClassVar[str] = "W-9.4"

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.kind]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        options = [STATION[shape] for shape in range(SHAPES) if may_receive(game, seat * SLOTS + shape)]
        options.append(STATION[GARRISON])
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == STATION_AT:
            return Refusal("cannot_receive", "W-9.4", {"army": named_piece(game, seat, action.piece_name)})
        return Refusal("station_first", "W-9.4", {"troop": TROOP_IDS[self.kind]})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        army = seat * SLOTS + action.piece
        set_troops(game, army, [*game.armies[army], self.kind])
        if game.heard:
            told = {"troop": TROOP_IDS[self.kind], "slot": action.piece_name}
            game.emit("stationed", "W-9.4", seat, {**told})

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"troop": TROOP_IDS[self.kind]}


@final
class NewOffer(Step["WarriorKnights"]):
    """W-9.4.4 Unhired troops go into the deck; a new offer is revealed."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        left = game.offer
        game.offer = []
        into_mercenary_deck(game, left, chance)
        game.offer = draw_mercenaries(game, game.count() + game.charter.data.constants.offer_over, chance)
        if game.heard:
            game.emit("offer", "W-9.4", NO_SEAT, {"troops": troops_text(game.offer)}, reveals=True)


NEW_OFFER: Final = NewOffer()
