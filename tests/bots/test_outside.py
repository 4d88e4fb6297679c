"""Bots that are programs: the conversation, and every way to lose a game by it."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from banneret.arena.playing import Finished, play_game, returns_after
from banneret.bots import Forfeit, OutsideBot, RandomBot, make_bot
from banneret.bots.outside import chain_of, is_program, parts_of
from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.refusals import Refused
from banneret.core.texts import LANGUAGES, Texts
from banneret.core.view import View
from banneret.games.registry import game_ids, load

HAVOC, KNIGHTS = load("havoc"), load("knights")
PROGRAM = Path(__file__).with_name("odd_program.py")
SECONDS = 60  # nothing here waits for a limit but the programs that are silent


def name_of(*words: str | Path, seconds: float = SECONDS) -> str:
    return f"exec:{seconds:g}s:{shlex.join([sys.executable, str(PROGRAM), *map(str, words)])}"


def played(how: str, seconds: float = SECONDS, game: str = "knights") -> Finished:
    kind = load(game)
    bot = make_bot(kind, name_of(how, seconds=seconds), seed=4, programs=True)
    try:
        return play_game(kind, [bot, RandomBot(1)], {}, FastChance(5))
    finally:
        bot.close()


def test_a_program_plays_a_game_to_its_end() -> None:
    finished = played("well")
    assert finished.forfeit is None
    assert finished.game.over


@pytest.mark.parametrize(
    ("how", "code", "part"),
    [
        ("crash", "program_gone_saying", "I am lost"),
        ("nonsense", "program_nonsense", "what?"),
        ("no-type", "program_nonsense", "[1, 2]"),
        ("another", "program_expected", "ready"),
        ("unready", "program_expected", "ready"),
        ("stale", "program_other_question", "0"),
        ("illegal", "program_illegal", "fly away"),
    ],
)
def test_a_program_that_breaks_the_protocol_loses_the_game_and_the_reason_is_told(
    how: str, code: str, part: str
) -> None:
    finished = played(how)
    assert finished.forfeit is not None
    assert not finished.game.over
    assert finished.returns == [0.0, 1.0]
    assert (finished.forfeit.seat, finished.forfeit.code) == (0, code)
    for language in LANGUAGES:
        sentence = Texts(language).error(finished.forfeit)
        assert part in sentence
        assert not sentence.startswith("[")


def test_a_program_that_is_silent_loses_the_game() -> None:
    finished = played("silent", seconds=0.3)
    assert finished.forfeit is not None
    assert finished.forfeit.code == "program_time"


def test_an_answer_that_is_not_allowed_is_refused_once() -> None:
    assert played("illegal-once").forfeit is None


def test_a_program_that_failed_is_started_anew_for_the_next_game() -> None:
    bot = OutsideBot(KNIGHTS, name_of("crash"))
    for _ in range(2):
        assert play_game(KNIGHTS, [bot, RandomBot(1)], {}, FastChance(5)).forfeit is not None
        assert bot.program is None
        assert bot.answered == 2
        bot.answered = 0


@pytest.mark.parametrize("game", game_ids())
def test_a_program_is_told_what_it_wants_and_nothing_that_its_seat_may_not_know(game: str, tmp_path: Path) -> None:
    kind = load(game)
    players = 2
    bot = OutsideBot(kind, name_of("curious", tmp_path / "seen"), seed=4)
    table = kind.new(players, chance=FastChance(5), listen=True)
    bot.begin(0, players, {})
    memory = kind.sight.memory(table, 0)
    told: list[object] = []
    for event in table.take_events():
        if event.heard_by(0):
            memory.hear(event)
            bot.heard(event)
            told.append(event.json(0))
    while int(table.turn()) > 0:
        table.apply(table.turn(), table.legal(table.turn())[0], FastChance(1))
    view = kind.view(table, 0, memory)
    answer = bot.choose(view)
    bot.end([1.0, 0.0])
    bot.close()
    seen = json.loads((tmp_path / "seen").read_text("utf-8"))
    assert [message["type"] for message in seen][:2] == ["hello", "game"]
    assert [message["type"] for message in seen][-3:] == ["question", "end", "quit"]
    hello, begun, question = seen[0], seen[1], seen[-3]
    assert (hello["protocol"], hello["game"], hello["rules"]) == (1, game, kind.rules_version)
    assert (begun["seat"], begun["players"], begun["seed"]) == (0, players, 4)
    assert [entry["answer"] for entry in begun["catalogue"]] == [one.notation for one in kind.rules.catalogue.actions]
    events = [{key: value for key, value in message.items() if key != "type"} for message in seen[2:-3]]
    assert events == json.loads(json.dumps(told))
    assert question["view"] == json.loads(json.dumps(kind.view_json(view)))
    assert question["legal"] == [action.notation for action in view.state.legal(0)]
    assert question["position"]
    assert answer.notation == question["legal"][-1]


def ends(chain: list[Action]) -> bool:
    return bool(chain) and (chain[-1].seals or not chain[-1].draft)


def written_out(view: View, chance: FastChance) -> list[Action]:
    """A whole chain at random up to the answer that commits or seals, with what it goes on with by itself."""
    state = view.state.clone()
    chain: list[Action] = []
    while not ends(chain):
        legal = state.legal(view.seat)
        chain.append(legal[chance.below(len(legal), "choice")])
        if not ends(chain):
            state.draft(view.seat, chain[-1])
            chain += state.round_off(view.seat)
    return chain


@pytest.mark.parametrize("game", game_ids())
def test_a_chain_may_be_given_at_once_with_what_goes_on_by_itself_written_out(game: str) -> None:
    """Every answer of the chain is then legal when its turn comes, and none is left over."""
    kind, chance, choices = load(game), FastChance(8), FastChance(9)
    table = kind.new(2, chance=chance)
    chains = 0
    for _ in range(150):
        if (seat := int(table.turn())) < 0:
            break
        view = kind.view(table, seat)
        chain = written_out(view, choices)
        chains += len(chain) > 1
        for action in chain_of(view, chain):
            assert action in table.legal(seat), (game, [one.notation for one in chain])
            table.apply(seat, action, chance)
    assert chains > 3 or game == "knights"


def test_a_chain_stands_or_falls_as_a_whole() -> None:
    view = KNIGHTS.view(game := KNIGHTS.new(2, chance=FastChance(3)), game.turn())
    legal = view.state.legal(view.seat)
    committing = next(action for action in legal if not action.draft)
    with pytest.raises(Refused, match="batch_goes_on"):
        chain_of(view, [committing, committing])
    with pytest.raises(Refused, match="nothing_answered"):
        chain_of(view, [])
    with pytest.raises(Refused):
        chain_of(view, [next(one for one in KNIGHTS.rules.catalogue.actions if one not in legal)])


def test_names_of_programs() -> None:
    assert parts_of("exec:./mybot --depth 3") == ("./mybot --depth 3", 5.0)
    assert parts_of("EXEC:0.5s:./mybot") == ("./mybot", 0.5)
    assert is_program(" exec:./mybot")
    assert not is_program("expert")


def test_programs_are_started_only_where_that_is_said() -> None:
    with pytest.raises(UserError, match="program_forbidden"):
        make_bot(HAVOC, name_of("well"))
    with pytest.raises(UserError, match="program_missing"):
        make_bot(HAVOC, "exec:./there-is-no-such-program", programs=True)
    with pytest.raises(UserError, match="program_words"):
        make_bot(HAVOC, "exec:'half a quote", programs=True)


def test_the_side_of_a_loser_loses_and_all_others_share() -> None:
    assert returns_after(HAVOC, 1, 3, {}) == [0.5, 0.0, 0.5]
    mousquetaires = load("mousquetaires")
    options = mousquetaires.rules.plain_options
    sides = [mousquetaires.rules.side_of(seat, 5, options) for seat in range(5)]
    milady = sides.index("milady")
    friend = next(seat for seat in range(5) if seat != milady)
    assert returns_after(mousquetaires, friend, 5, options) == [1.0 if seat == milady else 0.0 for seat in range(5)]
    assert returns_after(mousquetaires, milady, 5, options) == [0.0 if seat == milady else 0.25 for seat in range(5)]


def test_a_forfeit_is_an_error_with_a_seat() -> None:
    lost = Forfeit(2, "program_time", {"bot": "exec:x", "seconds": "5"})
    assert (lost.seat, str(lost)) == (2, "program_time (bot=exec:x, seconds=5)")
