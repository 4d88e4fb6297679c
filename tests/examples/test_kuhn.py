"""A game with rules and texts and nothing else: every table can play it, in both languages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.bots import make_bot
from banneret.cli.main import main
from banneret.conformance import ConformanceError, check_game
from banneret.core.chance import FastChance
from banneret.core.errors import MissingPart, OptionError, ScenarioError
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.rooms import Components, GameRules
from banneret.core.scenario import read_scenario
from banneret.core.texts import LANGUAGES
from banneret.games import registry
from examples.kuhn.game import CATALOGUE, KUHN, Kuhn

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST = 160


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.OTHERS, "")
    registry.put_on_shelf("kuhn", "examples.kuhn.game", "KUHN")


def banneret(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "examples.kuhn", *words],
        input=typed,
        cwd=ROOT,
        text=True,
        capture_output=True,
        timeout=60,
    )


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "kuhn" / "game.py").read_text("utf-8").splitlines()) <= LONGEST


def test_it_conforms() -> None:
    check_game(KUHN, seeds=range(3))


def test_P_2_and_P_3_all_ways_in_which_a_game_can_go() -> None:
    """Two passes, two bets, or a bet that is not held: 5 ways for each of 6 deals, and their results."""
    results: dict[str, set[float]] = {}
    for seed in range(60):
        for answers in ("pass pass", "pass bet pass", "pass bet bet", "bet pass", "bet bet"):
            game = KUHN.new(2, chance=FastChance(seed))
            for answer in answers.split():
                game.apply(game.turn(), CATALOGUE.parse(answer), FastChance(0))
            assert game.over
            assert sum(game.returns()) == 0
            results.setdefault(answers, set()).add(game.returns()[0])
    assert results == {
        "pass pass": {-1.0, 1.0}, "pass bet pass": {-1.0}, "pass bet bet": {-2.0, 2.0}, "bet pass": {1.0},
        "bet bet": {-2.0, 2.0},
    }  # fmt: skip


def test_search_holds_a_king_and_gives_up_a_jack() -> None:
    bot = make_bot(KUHN, "ismcts:400", seed=1)
    chosen: dict[int, str] = {}
    for seed in range(20):
        game = KUHN.new(2, chance=FastChance(seed))
        game.apply(0, CATALOGUE.parse("bet"), FastChance(0))
        assert isinstance(game, Kuhn)
        chosen[game.hands[1][0]] = bot.choose(KUHN.view(game, 1, KUHN.sight.memory(game, 1))).notation
    assert chosen[0] == "pass"
    assert chosen[2] == "bet"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_plain_table_fits_the_terminal_and_hides_what_is_hidden(language: str, width: int) -> None:
    game = KUHN.new(2, chance=FastChance(3))
    names = ["Anita", "Márk"]
    lines = KUHN.terminal.draw(KUHN.view(game, 0), language, names, Components(), width, False)
    assert {len(line) for line in lines} == {width}
    assert isinstance(game, Kuhn)
    cards = {"en": ["jack", "queen", "king"], "hu": ["bubi", "dáma", "király"]}[language]
    drawn = "\n".join(lines)
    assert [card for card in cards if card in drawn] == [cards[game.hands[0][0]]]


@pytest.mark.parametrize(("language", "word"), [("en", "You get the"), ("hu", "Ezt kaptad")])
def test_it_is_played_in_the_terminal(
    language: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    played = banneret("play", "kuhn", "--bots", "random", "--lang", language, typed="1\n2\n1\n")
    assert "Traceback" not in played.stderr
    assert played.returncode == 0
    assert word in played.stdout
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", played.stdout), "every text is there"


@pytest.mark.parametrize(
    "words", ["rules kuhn", "odds kuhn", "simulate kuhn --games 20", "match kuhn --bots random,ismcts:20 --games 4"]
)
def test_no_command_dies(words: str) -> None:
    done = banneret(*words.split())
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 2)


def test_a_bot_that_nobody_has_written_is_told() -> None:
    done = banneret("play", "kuhn", "--bots", "expert", "--lang", "hu")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


SCENARIO = """
title = "A king takes the chips of a jack"
game = "kuhn"
players = 2
seats = ["Anita", "Mark"]
[position]
hands = { Anita = "king", Mark = "jack" }
left = "queen"
[[steps]]
seat = "Anita"
do = "bet"
[[steps]]
seat = "Mark"
do = "bet"
[steps.expect]
over = true
winners = ["Anita"]
[steps.expect.table]
paid = { Anita = 2, Mark = 2 }
"""


def test_positions_are_written_by_the_declared_fields(tmp_path: Path) -> None:
    file = tmp_path / "king.toml"
    file.write_text(SCENARIO, "utf-8")
    assert read_scenario(str(file), registry.load).run() == []
    file.write_text(SCENARIO.replace('Anita = "king"', 'Anita = "ace"'), "utf-8")
    with pytest.raises(ScenarioError, match="ace"):
        read_scenario(str(file), registry.load).run()


def test_a_stack_that_asks_a_seat_which_nobody_has_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "stack.toml"
    head = 'title = "x"\ngame = "kuhn"\nplayers = 2\n[position]\n'
    file.write_text(f'{head}stack = ["PassOrBet 1 0"]\n[expect]\nasked = "1"\n', "utf-8")
    assert read_scenario(str(file), registry.load).run() == []
    file.write_text(f'{head}stack = ["PassOrBet 7 0"]\n', "utf-8")
    with pytest.raises(ScenarioError, match="7 is no seat; seats: 0, 1") as caught:
        read_scenario(str(file), registry.load).run()
    assert caught.value.line == 5


class NoRules(GameRules[Game, Components]):
    def read_data(self, overlay: str) -> Components:
        return Components()


def test_the_suite_says_what_to_write() -> None:
    bare = GameKind("bare", "B", [2], str(ROOT / "examples"), NoRules(CATALOGUE, [], []))
    with pytest.raises(
        ConformanceError, match=r"name the frames: .*; declare the fields: .*; write GameRules.set_up: "
    ):
        check_game(bare, seeds=[0])
    with pytest.raises(MissingPart):
        bare.new(2, chance=FastChance(0))


@pytest.mark.parametrize("entry", ["kuhn", "kuhn=", "kuhn=examples", "=a:b"])
def test_a_shelf_that_cannot_be_read_is_told(entry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.OTHERS, entry)
    with pytest.raises(OptionError, match="shelf_entry"):
        registry.game_ids()


def test_a_game_that_is_not_there_is_told() -> None:
    registry.put_on_shelf("ghost", "examples.ghost", "GHOST")
    with pytest.raises(OptionError, match="shelf_game"):
        registry.load("ghost")


@pytest.mark.parametrize(("id", "place", "code"), [
    ("ghost", ".ghost:GHOST", "shelf_game"),
    ("ghost", "tests.examples.broken:GHOST", "shelf_game"),
    ("havoc", "examples.ghost:GHOST", "shelf_game"),
    ("kuhn", "examples.kuhn.game:PASS", "shelf_no_kind"),
    ("poker", "examples.kuhn.game:KUHN", "shelf_other_id"),
])  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_game_of_that_name_is_told_in_a_sentence(
    id: str, place: str, code: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    registry.put_on_shelf(id, *place.split(":"))
    with pytest.raises(OptionError, match=code):
        registry.load(id)
    assert main(["games", "--lang", language]) == 2
    told = capsys.readouterr().err
    assert id in told
    assert "error-shelf" not in told
