"""Random play at a table, and what a table looks like from all sides."""

import json
from collections.abc import Iterator
from functools import lru_cache

from banneret.conformance.errors import Broken
from banneret.conformance.picker import Picker
from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import TABLE, Game
from banneret.core.kind import GameKind
from banneret.core.table import Table, open_table
from banneret.core.view import SPECTATOR, View

LONGEST_CHAIN = 500
PAGE = 32
PAGES_KEPT = 4_000


def seats_of(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask & BIT[seat]]


def onlookers(game: Game) -> list[int]:
    """Everybody who may look at a game: the spectator and all seats."""
    return [SPECTATOR, *range(game.players)]


def bytes_of(value: Json) -> str:
    """JSON to the byte: the order of keys counts."""
    return json.dumps(value)


def view_text(kind: GameKind, view: View) -> str:
    return bytes_of(kind.view_json(view))


def told(events: list[Event], seat: int) -> list[dict[str, Json]]:
    """What a seat hears of these events."""
    return [event.json(seat) for event in events if event.heard_by(seat)]


@lru_cache(maxsize=PAGES_KEPT)
def page_text(events: tuple[Event, ...], seat: int) -> str:
    """What a seat hears of some events, to the byte; an event never changes, and is looked at again and again."""
    return "\n".join([bytes_of(event.json(seat)) if event.heard_by(seat) else "" for event in events])


def log_text(events: list[Event], seat: int) -> str:
    """The log as a seat reads it, to the byte."""
    pages = range(0, len(events), PAGE)
    return "\n".join([page_text(tuple(events[first : first + PAGE]), seat) for first in pages])


def random_options(kind: GameKind, players: int, picker: Picker) -> dict[str, str]:
    """A value for every option, the default as often as all others together; what simulations set is set."""
    chosen: dict[str, str] = {}
    set_values = kind.rules.simulation_options()
    for option in kind.rules.options:
        if option.takes(set_values.get(option.id, "")):
            chosen[option.id] = set_values[option.id]
            continue
        open_values = [value for value in option.values if players in option.only_for.get(value, [players])]
        chosen[option.id] = option.default if picker.once_in(2) else picker.one(open_values)
    return chosen


def random_table(kind: GameKind, players: int, picker: Picker) -> Table:
    """A fresh table with random options."""
    options = random_options(kind, players, picker)
    names = [f"player {seat}" for seat in range(players)]
    return open_table(kind, players, options, names, str(picker.seed()))


def random_chain(game: Game, seat: int, picker: Picker) -> list[Action]:
    """Random answers of a seat up to one that commits; drafts are tried on a copy."""
    state = game.clone()
    chain: list[Action] = []
    while len(chain) < LONGEST_CHAIN:
        legal = state.legal(seat)
        if not legal:
            raise Broken(f"seat {seat} is asked and has no legal answer after {chain}")
        commits = [action for action in legal if not action.draft]
        action = picker.answer(commits if commits and picker.once_in(3) else legal)
        chain.append(action)
        if not action.draft:
            return chain
        state.draft(seat, action)
    raise Broken(f"seat {seat} answers for ever: {chain[:5]} and so on")


def drafted(game: Game, seat: int, chain: list[Action]) -> list[Action]:
    """The drafts of a chain, up to the one after which it would go on by itself."""
    state = game.clone()
    found: list[Action] = []
    for action in chain[:-1]:
        state.draft(seat, action)
        top = state.stack[-1]
        if not top.joint() and top.forced(state, seat) is not None:
            break
        found.append(action)
    return found


def answer(table: Table, picker: Picker) -> None:
    """Let one question be answered, a joint one by everybody; now and then a side act comes first."""
    if picker.once_in(4):
        act_aside(table, picker)
    if table.game.over:
        return
    first = picker.one(seats_of(table.waiting(), table.game.players))
    table.submit_chain(first, random_chain(table.game, first, picker))
    while table.committed:
        seat = picker.one(seats_of(table.waiting(), table.game.players))
        table.submit_chain(seat, random_chain(table.game, seat, picker))


def act_aside(table: Table, picker: Picker) -> bool:
    """A random side act of a seat or of the table; whether there was one."""
    open_acts = [(seat, act) for seat in [TABLE, *range(table.game.players)] for act in table.game.side(seat)]
    if not open_acts:
        return False
    seat, act = picker.one(open_acts)
    table.side(seat, act)
    return True


def walk(table: Table, picker: Picker, longest: int) -> Iterator[int]:
    """Play to the end; stops at every position, nobody having begun an answer there, and tells how many there were."""
    for place in range(longest):
        yield place
        if table.game.over:
            return
        answer(table, picker)
    raise Broken(f"the game goes on after {longest} answers")


def snapshot(table: Table) -> dict[str, str]:
    """Everything that can be seen of a table, to the byte."""
    kind, players = table.kind, table.game.players
    seen = {
        "digest": kind.digest(table.game),
        "record": table.record.text(),
        "questions": str(table.questions),
        "waiting": str(table.waiting()),
    }
    for seat in onlookers(table.game):
        seen[f"view of {seat}"] = view_text(kind, table.view(seat))
        seen[f"log of {seat}"] = log_text(table.log, seat)
    for seat in range(players):
        seen[f"answers of {seat}"] = str([action.notation for action in table.legal(seat)])
    return seen
