"""Checks of the rules themselves: invariants, questions, frames, fields, copies, legal answers.

Each takes a table at a position where nobody has begun an answer, and returns how many cases it looked at.
"""

import math
import re

from banneret.conformance.errors import Broken, same
from banneret.conformance.picker import Picker
from banneret.conformance.walk import onlookers, seats_of, view_text
from banneret.core.actions import Action
from banneret.core.kernel import TABLE, Game
from banneret.core.kind import GameKind
from banneret.core.packing import unpack_frame
from banneret.core.refusals import Refusal
from banneret.core.table import Table
from banneret.core.view import KERNEL_FIELDS, frame_json

PLAYED_ON = 400
TRIED_ANSWERS = 6
TRIED_PREFIXES = 3
TRIED_COMPLETIONS = 400


def invariants(table: Table, picker: Picker) -> int:
    """The invariants of the specification hold."""
    table.game.check()
    return 1


def somebody_can_act(table: Table, picker: Picker) -> int:
    """Somebody is asked and has an answer, or the game is over; nothing is left due at a question."""
    game = table.game
    if game.over:
        return 0
    if game.due:
        raise Broken(f"due at a question: {[type(frame).__name__ for frame in game.due]}")
    if not game.stack or game.stack[-1].asked(game) == 0:
        raise Broken("the game is not over and no question is on top")
    same("the mask of waiting seats", game.stack[-1].asked(game), game.waiting())
    waiting = seats_of(game.waiting(), game.players)
    same("the seat whose turn it is", waiting[0], game.turn())
    for seat in waiting:
        if not game.legal(seat):
            raise Broken(f"seat {seat} is asked {frame_json(game.stack[-1])} and has no legal answer")
    return len(waiting)


def nothing_after_the_end(table: Table, picker: Picker) -> int:
    """Once the game is over nobody is asked, nothing is left to run, no answer is taken, and the result stands."""
    game = table.game
    if not game.over:
        return 0
    same("what is left on the stack and due after the end", [], [*game.stack, *game.due])
    same("the seats waiting after the end", 0, game.waiting())
    for seat in range(game.players):
        same("legal answers after the end", [], game.legal(seat))
        refusal = game.refuse(seat, picker.one(table.kind.rules.catalogue.actions))
        same("the refusal after the end", "game_over", refusal.code if refusal else None)
    for seat in [TABLE, *range(game.players)]:
        same("side acts after the end", [], game.side(seat))
    for name, values in (("returns", game.returns()), ("utilities", table.kind.bot.utilities(game))):
        if len(values) != game.players or not all(math.isfinite(value) for value in values):
            raise Broken(f"{name} are no numbers, one for each seat: {values}")
    if not all(0 <= value <= 1 for value in table.kind.bot.utilities(game)):
        raise Broken(f"utilities are not from 0 to 1: {table.kind.bot.utilities(game)}")
    same("the result in the record", game.returns(), table.record.returns)
    return 1


def frames_are_rebuilt(table: Table, picker: Picker) -> int:
    """Every frame is known by name and can be made again of its parts, and then plays on as the first one does."""
    kind, game = table.kind, table.game
    rebuilt = game.clone()
    for place, frame in enumerate(game.stack):
        name = type(frame).__name__
        if kind.rules.frames.get(name) is not type(frame):
            raise Broken(f"the frame {name} is not among the kind's frames")
        twin = unpack_frame(kind, {"frame": name, "parts": frame.parts()})
        same(f"the frame {name} made of its parts", frame_json(frame), frame_json(twin))
        rebuilt.stack[place] = twin
    seed = picker.seed()
    played = _played_on(kind, game.clone(), seed, 8)
    same("the digest after play on rebuilt frames", played, _played_on(kind, rebuilt, seed, 8))
    return len(game.stack)


def _played_on(kind: GameKind, game: Game, seed: int, answers: int) -> str:
    own = Picker(seed)
    for _ in range(answers):
        if game.over:
            break
        seat = game.turn()
        game.apply(seat, own.one(game.legal(seat)), own.chance())
    return kind.digest(game)


def attributes_of(game: Game) -> set[str]:
    """All attributes that a state has, of a compiled class as of an interpreted one."""
    names = set(vars(game)) if hasattr(game, "__dict__") else set()
    for base in type(game).__mro__:
        names.update(getattr(base, "__mypyc_attrs__", ()))
    return {name for name in names if not name.startswith("__")}


def fields_are_declared(table: Table, picker: Picker) -> int:
    """Every attribute of the state is declared with who may see it, once, and has a JSON form."""
    names = [field.name for field in table.kind.rules.fields]
    own = attributes_of(table.game) - set(KERNEL_FIELDS)
    if undeclared := sorted(own - set(names)):
        raise Broken(f"nobody declared who may see {', '.join(undeclared)}")
    if unknown := sorted(set(names) - own):
        raise Broken(f"declared, but no attribute of the state: {', '.join(unknown)}")
    same("the number of declarations", len(set(names)), len(names))
    for seat in onlookers(table.game):
        view_text(table.kind, table.view(seat))
    return len(names)


def clones_are_independent(table: Table, picker: Picker) -> int:
    """A copy equals its original, nobody listens to it, and whatever is played on it leaves the original alone."""
    kind, game = table.kind, table.game
    before = kind.digest(game)
    views = [view_text(kind, kind.view(game, seat)) for seat in onlookers(game)]
    copy = game.clone()
    same("the digest of a copy", before, kind.digest(copy))
    same("who is waiting in a copy", (game.waiting(), game.turn()), (copy.waiting(), copy.turn()))
    same("whether a copy is over", game.over, copy.over)
    same("the events of a copy", [], copy.take_events())
    if copy.heard:
        raise Broken("somebody listens to a copy")
    for seat in range(game.players):
        same("the legal answers of a copy", game.legal(seat), copy.legal(seat))
    _played_on(kind, copy, picker.seed(), PLAYED_ON)
    same("the original after play on its copy", before, kind.digest(game))
    after = [view_text(kind, kind.view(game, seat)) for seat in onlookers(game)]
    same("the views of the original after play on its copy", views, after)
    return 1


def rule_exists(kind: GameKind, rule: str) -> bool:
    """A rule number of this game, or the number of a group of its rules."""
    rules = kind.rules.numbers
    if rules:
        return rule in rules or any(known.startswith(f"{rule}.") for known in rules)
    return re.fullmatch(rf"{kind.prefix}-\d+(\.\d+)?", rule) is not None


def legal_is_accepted(table: Table, picker: Picker) -> int:
    """Over the whole catalogue: what is legal is not refused and works, all else is, with a code and a rule."""
    kind, game = table.kind, table.game
    actions = kind.rules.catalogue.actions
    for seat in range(game.players):
        legal = game.legal(seat)
        ids = [action.id for action in legal]
        same(f"the legal answers of seat {seat} without repetition", sorted(set(ids)), sorted(ids))
        for action in legal:
            if actions[action.id] is not action:
                raise Broken(f"{action} is legal, but not an entry of the catalogue")
        if not legal:
            _refused(kind, game, seat, picker.one(actions), asked=False)
            continue
        for action in actions:
            if action not in legal:
                _refused(kind, game, seat, action, asked=True)
            elif game.refuse(seat, action) is not None:
                raise Broken(f"{action} is legal for seat {seat} and refused: {game.refuse(seat, action)}")
        for action in picker.some(legal, TRIED_ANSWERS):
            copy = game.clone()
            copy.apply(seat, action, picker.chance())
            copy.check()
    return len(actions)


def _refused(kind: GameKind, game: Game, seat: int, action: Action, asked: bool) -> Refusal:
    refusal = game.refuse(seat, action)
    if refusal is None:
        raise Broken(f"{action} is not legal for seat {seat} and not refused")
    if not refusal.code:
        raise Broken(f"{action} is refused to seat {seat} without a code")
    if asked and not rule_exists(kind, refusal.rule):
        raise Broken(f"{action} is refused to seat {seat} by a rule that does not exist: {refusal}")
    return refusal


def no_prefix_is_stuck(table: Table, picker: Picker) -> int:
    """Every begun chain of answers can be finished; drafting draws nothing, tells nothing and shows others nothing."""
    kind, game = table.kind, table.game
    cases = 0
    for seat in seats_of(game.waiting(), game.players):
        if not any(action.draft for action in game.legal(seat)):
            continue
        others = [other for other in onlookers(game) if other != seat]
        before = [view_text(kind, kind.view(game, other)) for other in others]
        for _ in range(TRIED_PREFIXES):
            state = game.clone()
            state.listen()
            prefix: list[Action] = []
            while drafts := [action for action in state.legal(seat) if action.draft]:
                prefix.append(picker.one(drafts))
                state.draft(seat, prefix[-1])
                cases += 1
                same(f"the events of the draft {prefix}", [], state.take_events())
                if not finishable(state, seat):
                    raise Broken(f"seat {seat} cannot finish after {prefix}")
            after = [view_text(kind, kind.view(state, other)) for other in others]
            same(f"what others see while seat {seat} drafts {prefix}", before, after)
    return cases


def finishable(state: Game, seat: int) -> bool:
    """Whether some chain of answers from here ends in one that commits."""
    waiting = [state]
    for _ in range(TRIED_COMPLETIONS):
        if not waiting:
            return False
        here = waiting.pop()
        for action in here.legal(seat):
            if not action.draft:
                return True
            there = here.clone()
            there.draft(seat, action)
            waiting.append(there)
    raise Broken(f"no answer that commits within {TRIED_COMPLETIONS} tries")
