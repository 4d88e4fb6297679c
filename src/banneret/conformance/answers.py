"""Checks of answering at a table: drafts, batches, joint questions, undo and side acts."""

from banneret.conformance.errors import Broken, same
from banneret.conformance.picker import Picker
from banneret.conformance.secrecy import told_nothing_new
from banneret.conformance.walk import (
    drafted,
    log_text,
    onlookers,
    random_chain,
    seats_of,
    snapshot,
    view_text,
)
from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import NoChance
from banneret.core.kernel import TABLE
from banneret.core.refusals import Refused
from banneret.core.table import Table
from banneret.core.view import SPECTATOR

ARRIVALS = 3


def others_see(table: Table, seat: int) -> list[str]:
    """All that anybody but this seat sees of a table, and what is written down."""
    others = [other for other in onlookers(table.game) if other != seat]
    seen = [view_text(table.kind, table.view(other)) for other in others]
    logs = [log_text(table.log, other) for other in onlookers(table.game)]
    return [*seen, *logs, table.record.text(), table.kind.digest(table.game), str(table.questions)]


def drafts_leave_no_trace(table: Table, picker: Picker) -> int:
    """Drafting shows others nothing, and what is taken back or cancelled leaves every byte as it was.

    What is sealed stands, and everything before it.
    """
    cases = 0
    for seat in seats_of(table.waiting(), table.game.players):
        chain = random_chain(table.game, seat, picker)
        drafts = drafted(table.game, seat, chain)
        if not drafts:
            continue
        twin = table.fork()
        before = snapshot(twin)
        seen = others_see(twin, seat)
        steps = [before]
        for action in drafts:
            twin.submit(seat, [action])
            same(f"what others see after the draft {action}", seen, others_see(twin, seat))
            steps.append(snapshot(twin))
        same("the draft", drafts, twin.draft_of(seat))
        place = len(drafts)
        while place > 0 and not drafts[place - 1].seals:
            place -= 1
            twin.take_back(seat)
            same("the table after an answer was taken back", steps[place], snapshot(twin))
        _refuses(twin, "take back", "sealed" if place > 0 else "nothing_to_take_back", seat)
        if place < len(drafts):
            twin.submit(seat, drafts[place:])
            twin.cancel(seat)
            same("the table after a cancelled draft", steps[place], snapshot(twin))
        _batches(table, seat, chain)
        cases += 1
    return cases


def _refuses(table: Table, word: str, code: str, seat: int) -> None:
    try:
        if word == "take back":
            table.take_back(seat)
        else:
            table.reopen(seat)
    except Refused as error:
        same(f"the refusal to {word}", code, error.refusal.code)
        return
    raise Broken(f"seat {seat} may {word} where there is nothing to {word}")


def _batches(table: Table, seat: int, chain: list[Action]) -> None:
    """A chain sent whole does what it does one by one; one with a bad answer in it does nothing at all."""
    whole, single = table.fork(), table.fork()
    whole.submit_chain(seat, chain)
    drafts = drafted(table.game, seat, chain)
    for action in drafts:
        single.submit(seat, [action])
    single.submit_chain(seat, chain[len(drafts) :])
    same("the table after a batch and after single answers", snapshot(single), snapshot(whole))
    broken = table.fork()
    before = snapshot(broken)
    for batch in ([*chain, chain[-1]], [chain[-1], *chain]):
        try:
            broken.submit(seat, batch)
        except Refused:
            same(f"the table after the refused batch {batch}", before, snapshot(broken))
        else:
            raise Broken(f"a batch goes on after an answer that commits: {batch}")


def joint_answers_in_any_order(table: Table, picker: Picker) -> int:
    """Answers to a joint question give the same record in any order of arrival, and show nothing before the last."""
    game = table.game
    if game.over or not game.stack[-1].joint():
        return 0
    seats = seats_of(game.waiting(), game.players)
    chains = {seat: random_chain(game, seat, picker) for seat in seats}
    changed_minds = {
        seat: chain if any(action.seals for action in chain) else random_chain(game, seat, picker)
        for seat, chain in chains.items()
    }
    results: list[dict[str, str]] = []
    orders = [seats, seats[::-1], *[picker.some(seats, len(seats)) for _ in range(ARRIVALS - 2)]]
    for order in orders:
        twin = table.fork()
        for seat in order[:-1]:
            seen = others_see(twin, seat)
            twin.submit_chain(seat, changed_minds[seat])
            same(f"what others see after seat {seat} committed", seen, others_see(twin, seat))
            same("the answers of a seat that has answered", [], twin.legal(seat))
            refusal = twin.refuse(seat, chains[seat][0])
            same("the refusal of a second answer", "already_answered", refusal.code if refusal else None)
            twin.reopen(seat)
            _refuses(twin, "reopen", "nothing_to_reopen", seat)
            twin.cancel(seat)
            twin.submit_chain(seat, chains[seat][len(twin.draft_of(seat)) :])
            same(f"what others see after seat {seat} changed its mind", seen, others_see(twin, seat))
        for action in chains[order[-1]]:
            twin.submit(order[-1], [action])
        results.append(snapshot(twin))
    for order, result in zip(orders, results, strict=True):
        same(f"the table after the arrivals {order} instead of {orders[0]}", results[0], result)
    _answered_blind(table, seats, chains, picker)
    return 1 if len(seats) > 1 else 0


def _answered_blind(table: Table, seats: list[int], chains: dict[int, list[Action]], picker: Picker) -> None:
    """In search the seats answer in seat order: those to come see, hear and may do what they could before."""
    kind = table.kind
    game = table.game.clone()
    game.listen()
    memories = {seat: table.view(seat).memory for seat in onlookers(game)}
    seen = {seat: view_text(kind, table.view(seat)) for seat in onlookers(game)}
    may = {seat: game.legal(seat) for seat in seats}
    for place, seat in enumerate(seats[:-1]):
        for action in chains[seat]:
            game.apply(seat, action, NoChance())
        same(f"the events before the last answer, after that of seat {seat}", [], game.take_events())
        for other in [SPECTATOR, *seats[place + 1 :]]:
            view = kind.view(game, other, memories[other])
            same(f"the view of {other} after seat {seat} answered", seen[other], view_text(kind, view))
            world = kind.sight.sampler(view).sample(picker.chance())
            again = kind.view(world, other, memories[other])
            same(f"the view of a world sampled for {other} then", seen[other], view_text(kind, again))
            if other in may:
                same(f"what {other} may answer after seat {seat} did", may[other], game.legal(other))


def undo_restores(table: Table, picker: Picker) -> int:
    """Undo brings every byte back; it is not offered after chance, after anything new or to anybody else."""
    game = table.game
    cases = 0
    for seat in seats_of(table.waiting(), game.players):
        if game.stack[-1].joint():
            continue
        twin = table.fork()
        before = snapshot(twin)
        chain = random_chain(game, seat, picker)
        twin.submit_chain(seat, chain)
        for other in range(game.players):
            if other != seat and twin.can_undo(other):
                raise Broken(f"seat {other} may undo the answer of seat {seat}")
        if not twin.can_undo(seat):
            continue
        cases += 1
        after = snapshot(twin)
        if twin.record.lines[-1].outcomes:
            raise Broken(f"{chain} of seat {seat} may be undone after chance")
        if twin.game.waiting() & ~BIT[seat]:
            raise Broken(f"{chain} of seat {seat} may be undone after others were asked")
        for onlooker in onlookers(game):
            told_nothing_new(table, twin, seat, chain, onlooker, picker)
        twin.undo(seat)
        _same_but_questions("the table after undo", before, snapshot(twin))
        twin.submit_chain(seat, chain)
        _same_but_questions("the table after the same answer again", after, snapshot(twin))
    return cases


def _same_but_questions(what: str, wanted: dict[str, str], found: dict[str, str]) -> None:
    """A question that is put again has a new number: an answer to the old one must not count."""
    for key, value in wanted.items():
        if key == "questions":
            if value == found[key]:
                raise Broken(f"{what}: the question has kept its number")
        else:
            same(f"{what}, {key}", value, found[key])


def side_acts_stand_aside(table: Table, picker: Picker) -> int:
    """Side acts are no answers: in no legal list, recorded where they fall, and open drafts are looked at again."""
    game = table.game
    if game.over:
        return 0
    cases = 0
    for actor in [TABLE, *range(game.players)]:
        for act in game.side(actor):
            if actor >= 0 and game.refuse(actor, act) is None:
                raise Broken(f"{act} is a side act and an answer of seat {actor}")
        for _ in range(2):
            twin = table.fork()
            _begin_answers(twin, picker)
            if acts := twin.state_of(actor).side(actor):
                cases += 1
                _act(twin, actor, picker.one(acts))
    return cases


def _begin_answers(table: Table, picker: Picker) -> None:
    """Some seats draft, and of several that are asked at once some have committed."""
    seats = seats_of(table.waiting(), table.game.players)
    for seat in picker.some(seats, len(seats)):
        chain = random_chain(table.game, seat, picker)
        last = table.waiting() == BIT[seat]
        if not last and picker.once_in(2):
            table.submit_chain(seat, chain)
        elif drafts := drafted(table.game, seat, chain):
            table.submit_chain(seat, drafts)


def _act(table: Table, actor: int, act: Action) -> None:
    lines = len(table.record.lines)
    table.side(actor, act)
    line = table.record.lines[lines]
    same("the line of a side act", (actor, [act], True), (line.seat, line.actions, line.side))
    if not table.game.over and table.waiting() == 0:
        raise Broken(f"after {act} everybody has answered and nobody goes on")
    for seat, draft in table.drafts.items():
        if draft and table.game.waiting() & BIT[seat] == 0:
            raise Broken(f"seat {seat} keeps the draft {draft} and is not asked")
        table.view(seat)
        if table.waiting() & BIT[seat] and not table.legal(seat):
            raise Broken(f"seat {seat} is stuck with the draft {draft} after {act}")
    if any(table.can_undo(seat) for seat in range(table.game.players)):
        raise Broken(f"undo goes back behind the side act {act}")
