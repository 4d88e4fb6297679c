"""Checks of what is written down: the catalogue, records, and that the same seed is the same game."""

import json

from banneret.conformance.errors import Broken, same
from banneret.conformance.picker import Picker
from banneret.conformance.rules import rule_exists
from banneret.conformance.walk import answer, bytes_of, onlookers, random_table, snapshot, told
from banneret.core.actions import CANCEL, REOPEN, TAKE_BACK
from banneret.core.errors import NotationError
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.record import parse_record
from banneret.core.table import Table, replay_table

SAME_SEED_ANSWERS = 60


def catalogue_round_trips(kind: GameKind, picker: Picker) -> int:
    """Every action is found again by its id, its notation in any case and its JSON form; ids are dense."""
    catalogue = kind.rules.catalogue
    same("the ids of the catalogue", list(range(len(catalogue.actions))), [action.id for action in catalogue.actions])
    for action in catalogue.actions:
        for text in (action.notation, action.notation.upper(), f"  {action.notation}  "):
            same(f"the notation {text!r}", action, catalogue.parse(text))
        same(f"the chain of {action.notation!r} alone", [action], catalogue.parse_many(action.notation))
        form: Json = json.loads(json.dumps(action.json()))
        same(f"the JSON form {form}", action, catalogue.from_json(form))
        if any(sign in action.notation for sign in (",", ";", "~", "\n", "#")):
            raise Broken(f"{action.notation!r} has a sign in it that separates answers in a record")
    whole = ", ".join(action.notation for action in catalogue.actions)
    same("the whole catalogue as one chain", catalogue.actions, catalogue.parse_many(whole))
    for word in (TAKE_BACK, CANCEL, REOPEN):
        try:
            catalogue.parse(word)
        except NotationError:
            continue
        raise Broken(f"{word!r} is the kernel's word and an action of the game")
    return len(catalogue.actions)


def records_replay(table: Table, picker: Picker) -> int:
    """A record written, read and replayed gives the same table: digest, text, log, views, question numbers."""
    text = table.record.text()
    record = parse_record(text, lambda id: table.kind)
    again = replay_table(record, table.data)
    same("the record after a replay", text, again.record.text())
    wanted, found = snapshot(table), snapshot(again)
    for what in wanted:
        if what != "questions":  # an undone answer is in no record, but the question put again has a new number
            same(f"after a replay the {what}", wanted[what], found[what])
    return 1


def events_name_rules(table: Table, picker: Picker) -> int:
    """Every event names a rule that exists, and has a JSON form for everybody who hears it."""
    for event in table.log[-20:]:
        if not rule_exists(table.kind, event.rule):
            raise Broken(f"{event} is told by a rule that does not exist")
        for seat in onlookers(table.game):
            bytes_of(event.json(seat))
        if event.secret is not None and not event.secret_to:
            raise Broken(f"{event} has a secret for nobody")
    return len(table.log)


def same_seed_same_game(kind: GameKind, picker: Picker) -> int:
    """The same seed and the same answers are the same game; another seed is another one."""
    seed = picker.seed()
    players = picker.one(kind.players)
    one, other = (_some_play(kind, players, seed) for _ in range(2))
    same("the same game once more", snapshot(one), snapshot(other))
    seats = onlookers(one.game)
    same("its log", [told(one.log, seat) for seat in seats], [told(other.log, seat) for seat in seats])
    others = {_some_play(kind, players, picker.seed()).record.text() for _ in range(4)}
    if len(others) == 1:
        raise Broken("four seeds give one game")
    return 1


def _some_play(kind: GameKind, players: int, seed: int) -> Table:
    own = Picker(seed)
    table = random_table(kind, players, own)
    for _ in range(SAME_SEED_ANSWERS):
        if table.game.over:
            break
        answer(table, own)
    return table
