"""Checks of what a seat knows: views, events, legal lists and refusals tell nothing of what it cannot see."""

from banneret.conformance.errors import Broken, difference, same
from banneret.conformance.observing import encoder_of, observation_holds
from banneret.conformance.picker import Picker
from banneret.conformance.walk import bytes_of, onlookers, told, view_text
from banneret.conformance.worlds import hidden_places, is_possible, piece_at, sampled, swap, swapped
from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance, FastChance, NoChance
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.packing import pack_view, unpack_view
from banneret.core.table import Table
from banneret.core.view import Memory, View

STEPS = 10
COUNTED_WORLDS = 8
TRIED_REFUSALS = 12
VARIETY = 6
MORE_VARIETY = 200


class World:
    """A game that a seat follows: its memory goes on from what it remembers now."""

    def __init__(self, kind: GameKind, game: Game, seat: int, memory: Memory) -> None:
        self.kind = kind
        self.game = game
        self.seat = seat
        self.memory = memory.clone()
        game.listen()

    def play(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Answer; the events, which the memory has taken in."""
        self.game.apply(seat, action, chance)
        events = [event for event in self.game.take_events() if event.heard_by(self.seat)]
        for event in events:
            self.memory.hear(event)
        return events

    def sight(self, actions: list[Action]) -> dict[str, str]:
        """All that the seat can see, and what it is told of these actions."""
        view = self.kind.view(self.game, self.seat, self.memory)
        seen = {"view": view_text(self.kind, view)}
        encoder = encoder_of(self.kind, self.game.players)
        if encoder is not None:
            seen["observation"] = encoder.encode(view).hex()
        if self.seat >= 0:
            seen["legal answers"] = str(self.game.legal(self.seat))
            seen["side acts"] = str(self.game.side(self.seat))
            seen["refusals"] = str([self._refusal(action) for action in actions])
        return seen

    def facts(self) -> dict[str, Json]:
        """What the rules publish about hidden things: it may differ once another thing is hidden."""
        return self.kind.sight.facts(self.game, self.seat)

    def _refusal(self, action: Action) -> str:
        refusal = self.game.refuse(self.seat, action)
        return "allowed" if refusal is None else str(refusal.json())


def non_interference(table: Table, picker: Picker) -> int:
    """Swap what a seat cannot see: its view, log, answers, refusals and the questions of all stay the same."""
    if table.game.over:
        return 0
    cases = 0
    for seat in onlookers(table.game):
        view = table.view(seat)
        memory = table.memory_of(seat)
        for how in ("swapped", "sampled"):
            world = swapped(table.kind, table.game, view, picker) if how == "swapped" else None
            if how == "sampled":
                world = sampled(table.kind, view, picker)
            if world is None:
                continue
            cases += 1
            same(f"the odds of seat {seat}", _odds(table.kind, table.game, view), _odds(table.kind, world, view))
            _in_step(
                World(table.kind, table.game.clone(), seat, memory),
                World(table.kind, world.clone(), seat, memory),
                picker,
                how,
            )
    return cases


def _odds(kind: GameKind, game: Game, view: View) -> str:
    """What the table would tell the seat about its chances."""
    if view.seat < 0:
        return ""
    odds = kind.odds.beaten(kind.view(game, view.seat, view.memory), [], FastChance(1), COUNTED_WORLDS)
    return "" if odds is None else f"{odds.times} of {odds.samples}"


def _in_step(true: World, other: World, picker: Picker, how: str) -> None:
    """Play the same answers in both worlds for as long as the seat has been told nothing that differs."""
    played: list[str] = []
    for _ in range(STEPS):
        actions = picker.some(true.kind.rules.catalogue.actions, TRIED_REFUSALS)
        seen, found = true.sight(actions), other.sight(actions)
        for what, text in seen.items():
            if text != found[what]:
                where = f"in a {how} world after {played}" if played else f"in a {how} world"
                raise Broken(f"seat {true.seat} sees other {what} {where}: {difference(text, found[what])}")
        if true.game.over:
            return
        seat = true.game.turn()
        common = [action for action in true.game.legal(seat) if action in other.game.legal(seat)]
        if not common:
            return
        action = picker.one(common)
        seed = picker.seed()
        played.append(f"{seat} {action.notation}")
        events = true.play(seat, action, FastChance(seed)), other.play(seat, action, FastChance(seed))
        if _learnt(events[0], events[1], true.seat, played) or true.facts() != other.facts():
            return


def _learnt(one: list[Event], other: list[Event], seat: int, played: list[str]) -> bool:
    """Whether the seat was told different things; that is allowed only where an event says that it tells something."""
    if told(one, seat) == told(other, seat):
        return False
    for place in range(max(len(one), len(other))):
        mine = one[place] if place < len(one) else None
        theirs = other[place] if place < len(other) else None
        if mine is not None and theirs is not None and mine.json(seat) == theirs.json(seat):
            continue
        if not _declares(mine, theirs, seat):
            raise Broken(
                f"seat {seat} hears {_heard(mine, seat)} after {played}, in another world {_heard(theirs, seat)}, "
                "and no event says that it reveals anything"
            )
        return True
    return True


def _declares(mine: Event | None, theirs: Event | None, seat: int) -> bool:
    """A secret told to this seat, or open parts of an event that reveals and keeps no secret of its own."""
    if mine is not None and theirs is not None and mine.name == theirs.name:
        if bytes_of(mine.parts) != bytes_of(theirs.parts):
            return mine.reveals and mine.secret is None
        return mine.knows_secret(seat)
    return any(event is not None and event.reveals for event in (mine, theirs))


def _heard(event: Event | None, seat: int) -> str:
    return "nothing" if event is None else bytes_of(event.json(seat))


def told_nothing_new(
    before: Table, after: Table, actor: int, chain: list[Action], seat: int, picker: Picker
) -> None:  # fmt: skip
    """What may be undone has told a seat nothing: in every world it thought possible the same would have happened."""
    view = before.view(seat)
    events = [event for event in after.log[len(before.log) :] if event.heard_by(seat)]
    for _ in range(2):
        memory = before.memory_of(seat)
        true = World(before.kind, before.game.clone(), seat, memory)
        other = World(before.kind, sampled(before.kind, view, picker).clone(), seat, memory)
        heard: list[Event] = []
        for action in chain:
            if other.game.refuse(actor, action) is not None:
                if seat != actor and len(chain) == 1 and not _explained(other, actor, events):
                    raise Broken(f"{chain} of seat {actor} may be undone, but tells seat {seat} what {actor} holds")
                return
            if action.draft:
                true.game.draft(actor, action)
                other.game.draft(actor, action)
            else:
                true.play(actor, action, NoChance())
                heard += other.play(actor, action, picker.chance())
        if told(heard, seat) != told(events, seat) or true.sight([])["view"] != other.sight([])["view"]:
            shown = difference(true.sight([])["view"], other.sight([])["view"])
            raise Broken(
                f"{chain} of seat {actor} may be undone, but tells seat {seat} something: "
                f"{told(events, seat)}, elsewhere {told(heard, seat)}; {shown}"
            )


def _explained(world: World, actor: int, events: list[Event]) -> bool:
    """Whether another answer would have let the seat hear the same."""
    for action in world.game.legal(actor):
        twin = World(world.kind, world.game.clone(), world.seat, world.memory)
        if not action.draft and told(twin.play(actor, action, FastChance(0)), world.seat) == told(events, world.seat):
            return True
    return False


def samples_look_the_same(table: Table, picker: Picker) -> int:
    """A sampled world is possible, gives the view it came from, and is not always the same one."""
    if table.game.over:
        return 0
    for seat in onlookers(table.game):
        view = table.view(seat)
        text = view_text(table.kind, view)
        sampler = table.kind.sight.sampler(view)
        digests = set()
        for _ in range(VARIETY):
            world = sampler.sample(picker.chance())
            world.check()
            _agrees(table, world, view)
            same(f"the facts of a world sampled for seat {seat}", view.facts, table.kind.sight.facts(world, seat))
            again = table.kind.view(world, seat, view.memory)
            same(f"the view of a world sampled for seat {seat}", text, view_text(table.kind, again))
            digests.add(table.kind.digest(world))
        same(f"the view of seat {seat} after sampling", text, view_text(table.kind, view))
        if len(digests) == 1 and _can_differ(table, view):
            digests |= {table.kind.digest(sampler.sample(picker.chance())) for _ in range(MORE_VARIETY)}
            if len(digests) == 1:
                raise Broken(f"{VARIETY + MORE_VARIETY} worlds sampled for seat {seat} are all the same")
    return 1


def _agrees(table: Table, world: Game, view: View) -> None:
    try:
        table.kind.sight.check_memory(table.memory_of(view.seat), world)
    except AssertionError as error:
        raise Broken(f"a world sampled for seat {view.seat} is not what the seat remembers: {error}") from error


def _can_differ(table: Table, view: View) -> bool:
    """Whether two hidden pieces could change places and the seat would still find the world possible."""
    places = hidden_places(table.kind, table.game, view)
    if len({piece_at(table.game, place) for place in places}) < 2:
        return False
    for one in places:
        for other in places:
            if one < other and one[:2] != other[:2] and piece_at(table.game, one) != piece_at(table.game, other):
                world = table.game.clone()
                swap(world, one, other)
                if is_possible(table.kind, world, view):
                    return True
    return False


def memory_is_true(table: Table, picker: Picker) -> int:
    """Everything that a seat remembers holds in the true state."""
    for seat in onlookers(table.game):
        memory = table.memory_of(seat)
        try:
            table.kind.sight.check_memory(memory, table.game)
        except AssertionError as error:
            raise Broken(f"seat {seat} remembers what is not true: {error}") from error
        text = bytes_of(memory.json())
        same("the copy of a memory", text, bytes_of(memory.clone().json()))
    return 1


def views_carry_all(table: Table, picker: Picker) -> int:
    """The masked state gives a seat its own legal answers, and a view packed for another process is the same view.

    It has an observation, too: every value is within its declared shape.
    """
    kind, game = table.kind, table.game
    if game.over:
        return 0
    for seat in onlookers(game):
        view = table.view(seat)
        text = view_text(kind, view)
        if seat >= 0 and game.waiting() & BIT[seat]:
            same(f"the answers of seat {seat} in its view", game.legal(seat), view.state.legal(seat))
        observation_holds(kind, view)
        packed = unpack_view(kind, pack_view(kind, view), dict(table.record.options), table.data)
        same(f"the packed view of seat {seat}", text, view_text(kind, packed))
        if seat >= 0:
            same(f"the answers of seat {seat} in its packed view", view.state.legal(seat), packed.state.legal(seat))
    return 1
