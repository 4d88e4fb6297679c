"""W-7 The six action cards of a Baron. Each question also takes the answer that the card is declined (W-6.1)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    DECLINE,
    EXECUTE,
    GO,
    MARK,
    MARK_SPACE,
    TAKE_CROWNS,
    TAKE_VOTE,
    TARGET,
    TARGET_AREA,
)
from banneret.games.warrior_knights.rules.battle import ChooseBattle, areas_to_fight_in
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    AREA_IDS,
    AREAS,
    DRAFT_SOLDIERS,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    PAPAL_LEGATE,
    PORT,
    RALLY_SUPPORT,
    SHAPES,
    SLOTS,
    SPACES,
    VERSATILE_STRATEGY,
)
from banneret.games.warrior_knights.rules.chairman_and_head import make_chairman, make_head
from banneret.games.warrior_knights.rules.common import MarchQuestion, PublicQuestion, chosen_noble
from banneret.games.warrior_knights.rules.crowns_and_votes import (
    free_markers,
    gain_crowns,
    gain_faith,
    gain_votes,
    pay_crowns,
)
from banneret.games.warrior_knights.rules.facts import facts_of
from banneret.games.warrior_knights.rules.forbidden import ban_for_travel
from banneret.games.warrior_knights.rules.movement import MoveNobles, declare_move, move_answers, refuse_move
from banneret.games.warrior_knights.rules.reach import movers, reach_of
from banneret.games.warrior_knights.rules.state import NO_SEAT, NOWHERE, WarriorKnights, put


def push_baron_card(game: WarriorKnights, seat: i64, kind: i64) -> None:
    """Push last: the question of the card."""
    if kind == DRAFT_SOLDIERS:
        game.push(PlaceMarker(seat))
    elif kind == MOBILIZE_FORCES:
        game.push(Mobilize(seat))
    elif kind == VERSATILE_STRATEGY:
        game.push(Versatile(seat))
    else:
        game.push(PlayCard(seat, kind))


def strictly_most(game: WarriorKnights, values: list[int], seat: i64) -> bool:
    """A-6 More than every other Baron."""
    for other in range(game.players):
        if other != seat and game.in_play(other) and values[other] >= values[seat]:
            return False
    return True


def stays(game: WarriorKnights, values: list[int], seat: i64, holder: i64) -> dict[str, Json]:
    """A-6 Who keeps a token, what the seat has, and what another has at most."""
    others = [values[other] for other in range(game.players) if other != seat and game.in_play(other)]
    return {"to": holder, "count": values[seat], "most": max(others)}


def levy_taxes(game: WarriorKnights, seat: i64) -> None:
    """W-7.1 A crown for each area with a noble of his; ports do not count."""
    areas: list[int] = []
    for shape in range(SHAPES):
        place = game.places[seat * SLOTS + shape]
        if 0 <= place < PORT and place not in areas:
            areas.append(place)
    source = f"areas:{' '.join([AREA_IDS[area] for area in areas])}" if game.heard else ""
    gain_crowns(game, seat, len(areas), "W-7.1", source)


def rally_support(game: WarriorKnights, seat: i64) -> None:
    """W-7.3"""
    gain_votes(game, seat, game.charter.data.constants.rally_votes, "W-7.3")
    if game.is_banned(seat):
        return
    if strictly_most(game, game.votes, seat):
        make_chairman(game, seat, "W-7.3", f"most_votes:{game.votes[seat]}" if game.heard else "")
    elif game.heard and game.chairman not in (NO_SEAT, seat):
        game.emit("chairman_stays", "W-7.3", seat, stays(game, game.votes, seat, game.chairman))


def serve_the_church(game: WarriorKnights, seat: i64) -> None:
    """W-7.4 A heretic gains nothing and cannot be Head; a Papal Legate gains more."""
    if game.is_heretic(seat):
        return
    faith = game.charter.data.constants.serve_faith
    if game.has_charge(seat, PAPAL_LEGATE):
        faith += game.charter.data.agendas[PAPAL_LEGATE].amount
    gain_faith(game, seat, faith, "W-7.4")
    if strictly_most(game, game.faith, seat):
        make_head(game, seat, "W-7.4", f"most_faith:{game.faith[seat]}" if game.heard else "")
    elif game.heard and game.head not in (NO_SEAT, seat):
        game.emit("head_stays", "W-7.4", seat, stays(game, game.faith, seat, game.head))


@final
class PlayCard(PublicQuestion):
    """W-7.1, W-7.3, W-7.4 Carry the card out or decline. DP-5"""

    rule: ClassVar[str] = "W-6.1"

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.kind]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return EXECUTE_OR_DECLINE

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("execute_or_decline", "W-6.1")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is DECLINE:
            declined(game, seat)
        elif self.kind == LEVY_TAXES:
            levy_taxes(game, seat)
        elif self.kind == RALLY_SUPPORT:
            rally_support(game, seat)
        else:
            serve_the_church(game, seat)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"card": ACTION_IDS[self.kind]}


def declined(game: WarriorKnights, seat: i64) -> None:
    if game.heard:
        game.emit("declined", "W-6.1", seat, {})


def free_spaces(game: WarriorKnights) -> list[int]:
    """W-7.2 Empty spaces whose label is not above N."""
    count = game.count()
    return [
        space for space in range(SPACES) if game.track[space] == NO_SEAT and game.charter.data.labels[space] <= count
    ]


def refuse_space(game: WarriorKnights, action: Action) -> Refusal:
    """W-7.2 A space is taken, or so few Barons do not use it."""
    code = "space_taken" if game.track[action.piece] != NO_SEAT else "space_not_open"
    return Refusal(code, "W-7.2", {"space": action.piece_name})


def place_marker(game: WarriorKnights, seat: i64, action: Action, rule: str) -> None:
    game.track = put(game.track, action.piece, seat)
    if game.heard:
        game.emit("marks", rule, seat, {"space": action.piece_name})


@final
class PlaceMarker(PublicQuestion):
    """W-7.2 Draft Soldiers: a marker on the mercenary track, free of charge. DP-6"""

    rule: ClassVar[str] = "W-7.2"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        if free_markers(game, seat) == 0:
            return [DECLINE]
        return [*[MARK[space] for space in free_spaces(game)], DECLINE]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if free_markers(game, seat) == 0:
            return Refusal("no_free_marker", "W-7.2")
        if action.verb == MARK_SPACE:
            return refuse_space(game, action)
        return Refusal("execute_or_decline", "W-6.1")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is DECLINE:
            declined(game, seat)
        else:
            place_marker(game, seat, action, "W-7.2")


def mobilize_targets(game: WarriorKnights, seat: i64) -> list[Action]:
    """W-7.6 The areas that a noble can move into, or where a battle can be started."""
    reached: i64 = 0
    for shape in range(SHAPES):
        reached |= reach_of(game, seat * SLOTS + shape)
    for area in areas_to_fight_in(game, seat):
        reached |= BIT[area]
    return [TARGET[area] for area in range(AREAS) if reached & BIT[area]]


@final
class Mobilize(PublicQuestion):
    """W-7.6 Mobilize Forces: the target area. DP-8"""

    rule: ClassVar[str] = "W-7.6"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [*mobilize_targets(game, seat), DECLINE]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == TARGET_AREA:
            return Refusal("out_of_reach", "W-7.6", {"area": action.piece_name})
        return Refusal("execute_or_decline", "W-6.1")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action is DECLINE:
            game.pop()
            declined(game, seat)
            return
        game.replace(ChooseBattle(seat, action.piece))
        game.push(MoveNobles(seat, action.piece))


@final
class Versatile(MarchQuestion):
    """W-7.7 Versatile Strategy: crowns, a vote, a move, a battle or a marker at a fee. DP-14"""

    rule: ClassVar[str] = "W-7.7"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        if game.picked[seat]:
            return move_answers(game, seat, NOWHERE)
        options = [TAKE_CROWNS, TAKE_VOTE]
        if free_markers(game, seat) > 0:
            for space in free_spaces(game):
                if game.charter.data.fees[space] <= game.crowns[seat]:
                    options.append(MARK[space])
        options.extend(movers(game, seat, NOWHERE))
        options.extend([TARGET[area] for area in areas_to_fight_in(game, seat)])
        options.append(DECLINE)
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == MARK_SPACE and not game.picked[seat]:
            if free_markers(game, seat) == 0:
                return Refusal("no_free_marker", "W-7.7")
            if action.piece in free_spaces(game):
                return Refusal("cannot_pay", "W-7.7", {"count": game.charter.data.fees[action.piece]})
            return refuse_space(game, action)
        if action.verb == TARGET_AREA and not game.picked[seat]:
            return Refusal("no_battle_there", "W-7.7", {"area": action.piece_name})
        return refuse_move(game, seat, action, NOWHERE)

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        if action is GO:
            game.replace(MoveNobles(seat, NOWHERE))
            declare_move(game, seat)
            return
        if action.verb == TARGET_AREA:
            game.replace(ChooseBattle(seat, action.piece))
            return
        game.pop()
        constants = game.charter.data.constants
        if action is TAKE_CROWNS:
            gain_crowns(game, seat, constants.versatile_crowns, "W-7.7")
        elif action is TAKE_VOTE:
            gain_votes(game, seat, constants.versatile_votes, "W-7.7")
        elif action.verb == MARK_SPACE:
            pay_crowns(game, seat, game.charter.data.fees[action.piece], "W-7.7", "space")
            place_marker(game, seat, action, "W-7.7")
        else:
            declined(game, seat)

    def about(self, game: WarriorKnights, seat: i64, action: Action) -> dict[str, Json]:
        if action.verb == MARK_SPACE:
            return {"fee": game.charter.data.fees[action.piece]}
        if action is TAKE_CROWNS:
            return {"count": game.charter.data.constants.versatile_crowns}
        if action is TAKE_VOTE:
            return {"count": game.charter.data.constants.versatile_votes}
        return facts_of(game, seat, action)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {**chosen_noble(game, seat), "ban": ban_for_travel(game, seat)}


EXECUTE_OR_DECLINE: Final = [EXECUTE, DECLINE]
