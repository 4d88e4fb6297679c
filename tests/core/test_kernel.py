"""The kernel: questions, steps, what falls due, joint questions, side acts, the end."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import cast

import pytest

from banneret.core.actions import Action, Catalogue
from banneret.core.bits import BIT
from banneret.core.chance import Chance, FastChance, NoChance
from banneret.core.errors import MissingPart
from banneret.core.events import EVERYBODY, Event
from banneret.core.kernel import NOBODY, TABLE, Frame, Game, JointQuestion, Question, Step
from banneret.core.play import Play, random_playout
from banneret.core.refusals import Refused
from banneret.core.view import SPECTATOR
from banneret.games.registry import game_ids, load
from tests.conformance import toy
from tests.conformance.toy import FAIR, Alms, Beg, Bid, Call, Fair, FairRules, NextRound, PayToll

CATALOGUE = Catalogue()
ON = CATALOGUE.single(0, "on")
HALT = CATALOGUE.single(1, "halt")


class Diary(Game):
    """A game that only writes down what happens."""

    def __init__(self, stack: list[Frame[Game]]) -> None:
        super().__init__(3)
        self.stack = stack
        self.lines: list[str] = []


def diary(*stack: Frame[Diary]) -> Diary:
    return Diary(cast("list[Frame[Game]]", list(stack)))


class Ask(Question["Diary"]):
    def __init__(self, seat: int, name: str) -> None:
        super().__init__(seat)
        self.name = name

    def legal(self, game: Diary, seat: int) -> list[Action]:
        return [ON, HALT]

    def apply(self, game: Diary, seat: int, action: Action, chance: Chance) -> None:
        game.pop()
        game.lines.append(f"{self.name} {action.notation}")
        if action is HALT:
            game.finish()
            game.emit("after_the_end", "D-1", seat, {})


class Obvious(Ask):
    def forced(self, game: Diary, seat: int) -> Action | None:
        return ON


class Note(Step["Diary"]):
    """Writes itself down, asks a question if it has one, and lets others fall due."""

    def __init__(self, name: str, asks: int = NOBODY, due: tuple[Note, ...] = ()) -> None:
        self.name = name
        self.asks = asks
        self.falls_due = due

    def run(self, game: Diary, chance: Chance) -> None:
        game.lines.append(self.name)
        for note in self.falls_due:
            game.fall_due(note)
        if self.asks != NOBODY:
            game.push(Ask(self.asks, f"{self.name}?"))


class Stop(Step["Diary"]):
    def run(self, game: Diary, chance: Chance) -> None:
        game.finish()


class Unwinding(Step["Diary"]):
    def run(self, game: Diary, chance: Chance) -> None:
        game.unwind(1)


class Together(JointQuestion["Diary"]):
    def with_open(self, open_seats: int) -> Frame[Diary]:
        return Together(self.everyone, open_seats)

    def legal(self, game: Diary, seat: int) -> list[Action]:
        return [ON]

    def apply(self, game: Diary, seat: int, action: Action, chance: Chance) -> None:
        game.lines.append(f"{seat} {action.notation}")
        self.answered(game, seat)


def test_steps_run_until_a_question_is_on_top() -> None:
    game = diary(Stop(), Note("third", asks=2), Note("second"), Note("first"))
    game.advance(NoChance())
    assert game.lines == ["first", "second", "third"]
    assert (game.waiting(), game.turn()) == (BIT[2], 2)
    assert game.legal(2) == [ON, HALT]
    assert game.legal(0) == game.legal(SPECTATOR) == game.legal(TABLE) == []


def test_an_answer_is_refused_to_whoever_is_not_asked_and_after_the_end() -> None:
    game = diary(Stop(), Ask(1, "who"))
    game.advance(NoChance())
    assert game.refuse(1, ON) is None
    for seat in (0, 2, 3, SPECTATOR, TABLE):
        refusal = game.refuse(seat, ON)
        assert refusal is not None
        assert refusal.code == "not_asked"
    game.apply(1, ON, NoChance())
    assert game.over
    refusal = game.refuse(1, ON)
    assert refusal is not None
    assert refusal.code == "game_over"
    assert (game.turn(), game.waiting(), game.side(1)) == (NOBODY, 0, [])


def test_what_public_facts_settle_is_not_asked() -> None:
    game = diary(Stop(), Ask(1, "open"), Obvious(0, "settled"))
    game.advance(NoChance())
    assert game.lines == ["settled on"]
    assert game.turn() == 1


def test_what_falls_due_comes_in_rule_order_before_the_stack_goes_on() -> None:
    """Each death is a step with its own questions: those of the first come before the second one runs."""
    battle = Note("battle", due=(Note("death of 0", asks=0), Note("death of 1", asks=1)))
    game = diary(Stop(), Note("step ten"), battle)
    game.advance(NoChance())
    assert game.lines == ["battle", "death of 0"]
    assert game.turn() == 0
    assert game.due == []
    game.apply(0, ON, NoChance())
    assert game.turn() == 1
    game.apply(1, ON, NoChance())
    assert game.lines == ["battle", "death of 0", "death of 0? on", "death of 1", "death of 1? on", "step ten"]
    assert game.over


def test_what_falls_due_within_what_was_due_comes_first() -> None:
    inner = Note("deserters", asks=2)
    game = diary(Stop(), Note("battle", due=(Note("death", due=(inner,)), Note("other death"))))
    game.advance(NoChance())
    game.apply(2, ON, NoChance())
    assert game.lines == ["battle", "death", "deserters", "deserters? on", "other death"]


def test_unwinding_drops_the_frames_above_a_depth() -> None:
    game = diary(Stop(), Note("never"), Note("never either"), Unwinding())
    game.advance(NoChance())
    assert game.over
    assert game.lines == []


def test_after_the_end_no_step_runs_and_nothing_is_told() -> None:
    game = diary(Stop(), Note("never"), Ask(0, "end"))
    game.listen()
    game.advance(NoChance())
    game.apply(0, HALT, NoChance())
    assert game.over
    assert game.lines == ["end halt"]
    assert (game.stack, game.due, game.waiting(), game.take_events()) == ([], [], 0, [])


def test_nobody_who_listens_no_event() -> None:
    game = diary(Ask(0, "who"))
    game.emit("told", "D-1", 0, {})
    assert game.take_events() == []
    game.listen()
    game.emit("told", "D-1", 0, {})
    assert [event.name for event in game.take_events()] == ["told"]
    assert game.take_events() == []


def test_a_joint_question_asks_all_and_ends_with_the_last_answer() -> None:
    game = diary(Stop(), Ask(0, "then"), Together(BIT[0] | BIT[2], BIT[0] | BIT[2]))
    game.advance(NoChance())
    assert (game.waiting(), game.turn()) == (BIT[0] | BIT[2], 0)
    game.apply(0, ON, NoChance())
    assert (game.waiting(), game.turn()) == (BIT[2], 2)
    assert game.legal(0) == []
    game.apply(2, ON, NoChance())
    assert game.lines == ["0 on", "2 on"]
    assert type(game.stack[-1]) is Ask


def test_a_joint_question_asked_of_nobody_resolves_at_once() -> None:
    game = diary(Stop(), Ask(1, "then"), Together(0, 0))
    game.advance(NoChance())
    assert game.turn() == 1


def test_others_see_a_joint_question_as_nobody_had_answered() -> None:
    question = Together(7, 4)
    game = diary(question)
    assert question.hidden_from(game, 0).parts() == [7, 6]
    assert question.hidden_from(game, 2).parts() == [7, 7]
    assert question.hidden_from(game, SPECTATOR).parts() == [7, 7]


def test_a_step_takes_no_answers_and_a_bare_one_says_nothing() -> None:
    with pytest.raises(RuntimeError):
        Note("step").apply(diary(), 0, ON, NoChance())
    with pytest.raises(MissingPart, match=r"Step\.run"):
        Step[Diary]().run(diary(), NoChance())
    with pytest.raises(MissingPart, match=r"JointQuestion\.with_open"):
        JointQuestion[Diary](1, 1).with_open(0)
    bare = diary(Ask(0, "who"))
    for call in (bare.clone, bare.returns, bare.scores):
        with pytest.raises(MissingPart):
            call()
    with pytest.raises(RuntimeError):
        bare.carry_out_side(0, ON, NoChance())


# The toy game: side acts, questions that lose their object, the table as a seat.


def fair(coins: list[int], *stack: Frame[Fair]) -> Fair:
    players = len(coins)
    hands = [[4 * seat, 4 * seat + 1, 4 * seat + 2, 4 * seat + 3] for seat in range(players)]
    game = FairRules(toy.FIELDS).make(players, 3, list(range(4 * players, toy.CARDS)), hands)
    game.coins = coins
    game.stack = cast("list[Frame[Game]]", list(stack))
    game.listen()
    game.advance(NoChance())
    game.take_events()
    return game


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def test_side_acts_are_in_no_list_of_answers() -> None:
    game = fair([2, 2], Call(0))
    assert game.side(0) == [toy.GIVE[1]]
    assert game.side(1) == [toy.GIVE[0]]
    assert game.side(TABLE) == []
    assert toy.GIVE[1] not in game.legal(0)
    game.apply_side(1, toy.GIVE[0], NoChance())
    assert game.coins == [3, 1]
    assert game.turn() == 0
    assert names(game.take_events()) == ["gave"]


def test_a_question_whose_object_is_gone_is_dropped_and_the_step_beneath_runs() -> None:
    game = fair([0, 1, 0, 1], NextRound(), Alms(0))
    assert game.stack[-1].parts() == [0]
    assert isinstance(game.stack[-1], Beg)
    game.apply_side(1, toy.GIVE[0], NoChance())
    assert game.stack[-1].parts() == [1]
    game.apply(1, toy.PROUD, NoChance())
    assert game.stack[-1].parts() == [2]
    game.apply_side(3, toy.GIVE[2], NoChance())
    assert isinstance(game.stack[-1], Beg)
    assert game.stack[-1].parts() == [3]


def test_the_table_is_a_seat_where_a_clock_runs() -> None:
    game = fair([2, 2], NextRound(), Call(0))
    assert not game.clock_runs()
    game.apply(0, toy.OPEN, NoChance())
    assert game.clock_runs()
    assert (game.clock_number(), game.clock_seconds(), game.clock_charge()) == (0, 0, 0)
    assert game.may_talk(0), "unless the rules say otherwise"
    assert game.side(TABLE) == [toy.TIME_UP, toy.LEVY]
    assert toy.TIME_UP not in [*game.legal(0), *game.legal(1), *game.side(0), *game.side(1)]
    game.apply(0, toy.OFFER[0], NoChance())
    game.apply_side(TABLE, toy.TIME_UP, NoChance())
    assert isinstance(game.stack[-1], Call)
    assert (game.round, game.offers) == (1, [[], []])
    game.check()


def test_tolls_are_asked_in_the_order_of_seats_before_alms() -> None:
    game = fair([1, 1, 1, 1], NextRound(), toy.Resolve(), Bid(15, 15))
    game.lot = game.deck.pop(0)
    for seat in range(4):
        game.apply(seat, toy.OFFER[4 * seat], NoChance())
        if seat in (1, 3):
            game.apply(seat, toy.OFFER[4 * seat + 1], NoChance())
        game.apply(seat, toy.SEAL, FastChance(1))
    asked = []
    while isinstance(game.stack[-1], PayToll):
        asked.append(game.turn())
        assert game.due == []
        game.apply(game.turn(), game.legal(game.turn())[-1], NoChance())
    assert asked == [1, 3]
    assert isinstance(game.stack[-1], (Beg, Call))


def test_partners_share_the_victory() -> None:
    game = fair([2, 2, 2, 2], Call(0))
    game.points = [1, 4, 4, 0]
    assert game.returns() == [0.5, 0.0, 0.5, 0.0]
    game.points = [2, 2, 1, 1]
    assert game.returns() == [0.25, 0.25, 0.25, 0.25]
    assert game.scores() == [2.0, 2.0, 1.0, 1.0]


# Driving from outside.


def test_the_handle_answers_for_the_seat_whose_turn_it_is() -> None:
    chance = FastChance(5)
    play = Play(FAIR.new(2, chance=chance), chance)
    seats = []
    while play.seat >= 0:
        seats.append(play.seat)
        assert play.legal() == play.game.legal(play.seat)
        play.play(play.legal()[-1])
    assert play.game.over
    assert set(seats) == {0, 1}


def test_the_handle_refuses_what_is_not_legal_with_its_rule() -> None:
    havoc = load("havoc")
    chance = FastChance(7)
    play = Play(havoc.new(2, chance=chance), chance)
    before = havoc.digest(play.game)
    illegal = next(action for action in havoc.rules.catalogue.actions if action not in play.legal())
    with pytest.raises(Refused) as refused:
        play.play(illegal)
    expected = play.game.refuse(play.seat, illegal)
    assert expected is not None
    assert refused.value.refusal.json() == expected.json()
    assert refused.value.refusal.rule.startswith("H-")
    assert havoc.digest(play.game) == before
    while play.seat >= 0:
        play.play(play.legal()[0])
    with pytest.raises(Refused, match="game_over"):
        play.play(illegal)


@pytest.mark.parametrize("game", game_ids())
def test_a_game_survives_pickling_and_copying(game: str) -> None:
    kind = load(game)
    assert pickle.loads(pickle.dumps(kind)) is copy.deepcopy(kind) is kind
    chance = FastChance("travel")
    state = kind.new(kind.players[-1], kind.rules.simulation_options(), chance=chance)
    dice = FastChance(3)
    for step in range(200):
        if state.over:
            break
        if step % 20 == 0:
            for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy({"game": state})["game"]):
                assert twin is not state
                assert kind.digest(twin) == kind.digest(state)
                assert twin.legal(twin.turn()) == state.legal(state.turn())
        legal = state.legal(state.turn())
        state.apply(state.turn(), legal[dice.below(len(legal), "choice")], chance)


def test_an_event_survives_pickling() -> None:
    event = Event("drawn", "X-1", 1, {"count": 2}, EVERYBODY, {"card": "b9"}, 2, True)
    twin = pickle.loads(pickle.dumps(event))
    assert twin is not event
    for name in ("name", "rule", "seat", "parts", "audience", "secret", "secret_to", "reveals"):
        assert getattr(twin, name) == getattr(event, name)


def test_a_game_with_data_of_its_own_or_on_no_shelf_is_not_pickled(tmp_path: Path) -> None:
    havoc = load("havoc")
    overlay = tmp_path / "mine.toml"
    overlay.write_text('[[suits]]\nid = "blue"\ncolor = "#0000AA"\n', "utf-8")
    own = havoc.new(2, chance=FastChance(1), data=havoc.rules.load_data(str(overlay)))
    with pytest.raises(TypeError, match="a data file of its own"):
        pickle.dumps(own)
    with pytest.raises(TypeError, match="on no shelf"):
        pickle.dumps(FAIR.new(2, chance=FastChance(1)))
    with pytest.raises(TypeError, match="on no shelf"):
        pickle.dumps(FAIR)


def test_random_playout_counts_its_decisions() -> None:
    chance = FastChance(6)
    game = FAIR.new(4, chance=chance)
    assert random_playout(game, chance) > 10
    assert game.over
    assert random_playout(game, chance) == 0


# Events.


@pytest.mark.parametrize(
    ("audience", "hearers"), [(EVERYBODY, [SPECTATOR, 0, 1, 2]), (BIT[1], [1]), (BIT[0] | BIT[2], [0, 2]), (0, [])]
)
def test_an_event_is_heard_by_its_audience(audience: int, hearers: list[int]) -> None:
    event = Event("told", "D-1", 0, {}, audience)
    assert [seat for seat in (SPECTATOR, 0, 1, 2) if event.heard_by(seat)] == hearers


def test_a_secret_is_told_to_its_seats_only() -> None:
    event = Event("drew", "D-1", 1, {"count": 1}, secret={"card": "b9"}, secret_to=BIT[1])
    assert event.told_to(1) == {"count": 1, "card": "b9"}
    for seat in (SPECTATOR, 0, 2):
        assert event.told_to(seat) == {"count": 1}
    assert event.json(0) == {"name": "drew", "rule": "D-1", "seat": 1, "parts": {"count": 1}}
    assert not Event("told", "D-1", 1, {}).knows_secret(1)
    assert Event("told", "D-1", 1, {}, secret={}, secret_to=EVERYBODY).knows_secret(SPECTATOR)
