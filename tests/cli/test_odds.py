"""`odds`: every game has questions of its own, and the command knows none of them."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from pathlib import Path

import pytest

from banneret.core.actions import Catalogue
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.odds import NUMBER, OddsChart, OddsError, OddsParameter, OddsQuestion, OddsRow
from banneret.core.rooms import Components, GameOdds, GameRules
from banneret.core.terminal import shown
from banneret.core.texts import LANGUAGES
from banneret.core.view import Memory
from banneret.core.wording import game_texts
from banneret.games import registry
from tests.cli.calls import Run

KNIGHTS_PLACE = ("banneret.games.knights.kind", "KNIGHTS")
TEXTS = """\
game-title = Heads or tails
odds-flip = flip a coin
    .about = How a coin falls.
odds-flip-side = heads or tails
odds-option-times = how often
odds-flip-fair = an honest coin
"""


class CoinRules(GameRules[Game, Components]):
    """No rules at all."""

    def read_data(self, overlay: str) -> Components:
        return Components()


class CoinOdds(GameOdds[Game, Memory, Components]):
    """A game that can tell how coins fall."""

    def questions(self) -> list[OddsQuestion]:
        side = OddsParameter("side", "SIDE", place=True, required=True)
        return [OddsQuestion("flip", [side, OddsParameter("times", "N", NUMBER, least=1), OddsParameter("fair")])]

    def chart(self, question: str, given: Mapping[str, list[str]], language: str, data: Components) -> OddsChart:
        assert question == "flip"
        if given["side"] == ["edge"]:
            raise OddsError("odds_value", {"name": "SIDE", "text": "edge", "why": "type", "value": "edge", "base": "1"})
        rows = [OddsRow("once", "once", [0.5, None]), OddsRow("twice", "twice", [0.25, 0.75], best=True)]
        told = ", ".join(f"{name} {values}" for name, values in sorted(given.items()))
        return OddsChart("A coin", [("all", "all of them"), ("one", "at least one")], rows, [told])


def coin(folder: Path) -> GameKind:
    rules = CoinRules(Catalogue(), [], [])
    return GameKind(id="coin", prefix="C", players=[2], folder=str(folder), rules=rules, odds=CoinOdds)


def mute(folder: Path) -> GameKind:
    """A game that has no questions about chances."""
    return GameKind(id="mute", prefix="C", players=[2], folder=str(folder), rules=CoinRules(Catalogue(), [], []))


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is not on the shelf, and one that may not be yet."""
    for language in LANGUAGES:
        (tmp_path / "coin" / "texts").mkdir(parents=True, exist_ok=True)
        (tmp_path / "coin" / "texts" / f"{language}.ftl").write_text(TEXTS, "utf-8")
    monkeypatch.setattr("tests.cli.test_odds.COIN", coin(tmp_path / "coin"))
    monkeypatch.setitem(registry.SHELF, "coin", ("tests.cli.test_odds", "COIN"))
    monkeypatch.setattr("tests.cli.test_odds.MUTE", mute(tmp_path / "coin"))
    monkeypatch.setitem(registry.SHELF, "mute", ("tests.cli.test_odds", "MUTE"))
    monkeypatch.setitem(registry.SHELF, "knights", KNIGHTS_PLACE)


COIN: GameKind | None = None
MUTE: GameKind | None = None


# The command, whatever the game.


def test_a_chart_has_a_row_for_each_line_and_marks_the_best(run: Run) -> None:
    outcome = run("odds", "coin", "flip", "heads", "--fair", "--times", "2")
    assert outcome.code == 0
    lines = outcome.out.splitlines()
    assert lines[0] == "A coin"
    assert lines[1].split() == ["all", "of", "them", "at", "least", "one"]
    assert lines[2].split() == ["once", "50.0%", "–"]
    assert lines[3].split() == ["twice", "25.0%", "75.0%", "←", "best"]
    assert lines[4] == "fair [''], side ['heads'], times ['2']"


def test_programs_read_json(run: Run) -> None:
    report = json.loads(run("odds", "coin", "flip", "heads", "--json").out)
    assert report == {
        "game": "coin",
        "question": "flip",
        "given": {"side": ["heads"]},
        "heading": "A coin",
        "rows": [
            {"name": "once", "label": "once", "chances": {"all": 0.5}, "best": False},
            {"name": "twice", "label": "twice", "chances": {"all": 0.25, "one": 0.75}, "best": True},
        ],
        "notes": ["side ['heads']"],
    }


def test_options_may_stand_before_the_game(run: Run) -> None:
    told = run("odds", "--json", "--lang", "en", "coin", "flip", "heads", "--times", "3").out
    assert json.loads(told)["given"] == {"side": ["heads"], "times": ["3"]}


def test_without_a_question_they_are_listed(run: Run) -> None:
    outcome = run("odds", "coin")
    assert "flip  flip a coin" in outcome.out
    assert "banneret odds coin QUESTION --help" in outcome.out
    listed = json.loads(run("odds", "coin", "--json").out)
    assert listed == [{"question": "flip", "about": "How a coin falls.", "parameters": ["side", "times", "fair"]}]


def test_the_help_of_a_question_explains_what_the_game_wants(run: Run) -> None:
    for words in (("odds", "coin", "flip", "--help"), ("--help", "odds", "coin", "flip")):
        outcome = run(*words)
        assert outcome.code == 0
        assert "banneret odds coin flip SIDE [--times N] [--fair]" in outcome.out
        assert "How a coin falls." in outcome.out
        assert "  SIDE  heads or tails" in outcome.out
        assert "how often" in outcome.out
        assert "GAME" not in outcome.out
    assert "QUESTION  what you want to know" in run("odds", "--help").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["odds"], "“banneret odds” needs GAME; --help explains it."),
        (["odds", "chess", "flip"], "There is no game called chess."),
        (["odds", "coin", "roll"], "coin knows no question “roll”. Known: flip."),
        (["odds", "coin", "flip"], "“banneret odds” needs SIDE; --help explains it."),
        (["odds", "coin", "flip", "edge"], "SIDE: “edge” is not possible: edge is not of the same type as 1."),
        (["odds", "coin", "flip", "heads", "--times", "0"], "--times: 0 is not possible, 1 is the least."),
        (["odds", "coin", "flip", "heads", "--time", "2"], "There is no option --time here."),
        (["odds", "coin", "flip", "heads", "tails"], "“tails” is one word too many for “banneret odds”."),
        (["odds", "mute"], "mute has no questions about chances."),
        (["odds", "mute", "beat"], "mute has no questions about chances."),
    ],
)
def test_what_makes_no_sense_is_told_in_one_line(run: Run, words: list[str], said: str) -> None:
    outcome = run(*words)
    assert outcome.code == 2
    assert outcome.err.startswith(f"banneret: {said}")
    assert len(outcome.err.splitlines()) == 1


# Knights.


def chances(run: Run, *words: str) -> dict[str, dict[str, float]]:
    """By row: the chances of a chart."""
    outcome = run("odds", "knights", *words, "--json")
    assert outcome.code == 0, outcome.err
    return {row["name"]: row["chances"] for row in json.loads(outcome.out)["rows"]}


def test_knights_beat(run: Run) -> None:
    assert chances(run, "beat", "4-4-4+1", "--rerolls", "2", "--dice", "die_3") == {
        "die_3": {"rerolls_2": pytest.approx(0.6177633095, abs=1e-8)}
    }
    told = chances(run, "beat", "castle_blue_2")  # 4-4-4+1 as well
    assert list(told) == ["none", "die_1", "die_2", "die_3", "die_4", "die_5"]
    assert told["none"] == pytest.approx({"rerolls_2": 0.5314302289, "rerolls_3": 0.6173079886}, abs=1e-8)
    assert told["die_5"]["rerolls_2"] == pytest.approx(0.7654857240, abs=1e-8)
    assert chances(run, "beat", "444+1", "--rerolls", "0", "--dice", "3,5").keys() == {"die_3+die_5"}


def test_knights_castle(run: Run) -> None:
    told = chances(run, "castle", "3-3-3+2", "--dice", "none")
    assert told["none"] == pytest.approx(
        {"beat": 0.5991674555, "take": 0.4085611574, "catapult": 0.4796705369}, abs=1e-8
    )
    guarded = chances(run, "castle", "3-3-3+2", "--dice", "none", "--against", "die_5")["none"]
    tied = chances(run, "castle", "3-3-3+2", "--dice", "none", "--tie", "defender")["none"]
    fuller = chances(run, "castle", "3-3-3+2", "--dice", "none", "--plus-dice", "all")["none"]
    for harder in (guarded, tied, fuller):
        assert harder["beat"] == told["none"]["beat"]
        assert harder["take"] < told["none"]["take"]


def test_knights_defend(run: Run) -> None:
    told = chances(run, "defend", "3-3-3+2")
    assert told["none"]["chance"] == pytest.approx(0.5991674555, abs=1e-8)
    assert chances(run, "defend", "3-3-3+2", "--tie", "defender")["none"]["chance"] > told["none"]["chance"]
    fuller = [
        chances(run, "defend", roll, "--plus-dice", "all", "--dice", "none")["none"]["chance"]
        for roll in ("4-4-4+5", "4-4-4+5+2", "4-4-4+5+5")
    ]
    assert fuller == sorted(fuller, reverse=True)
    assert fuller[0] > chances(run, "defend", "4-4-4+5", "--dice", "none")["none"]["chance"]


def test_knights_keep_with_all_plus_dice(run: Run) -> None:
    roll = ("keep", "444521", "--target", "4-4-4+5+2", "--left", "1")
    assert chances(run, *roll, "--plus-dice", "all")["5 4 4 4 2 1"]["chance"] == 1.0  # the last 1 is more than nothing
    plain = ("keep", "444521", "--target", "4-4-4+5", "--left", "1")
    assert chances(run, *plain, "--all")["5 4 4 4 2 1"]["chance"] == 0.0
    castle = ("keep", "444521", "--target", "3-3-3+2", "--castle")
    fuller, one = chances(run, *castle, "--plus-dice", "all"), chances(run, *castle)
    assert fuller != one


def test_knights_tournament(run: Run) -> None:
    told = chances(run, "tournament", "--players", "3", "--champion", "3")
    assert [told[place]["chance"] for place in "123"] == pytest.approx([0.35116528, 0.27235046, 0.37648426], abs=1e-7)
    told = chances(run, "tournament", "--players", "2", "--dice", "1=die_5")
    assert told["1"]["chance"] == pytest.approx(0.70997357, abs=1e-7)
    tied = chances(run, "tournament", "--players", "2", "--tie", "rolloff")
    assert tied["1"]["chance"] == pytest.approx(0.53651895, abs=1e-7)
    assert len(chances(run, "tournament")) == 4


def test_knights_king(run: Run) -> None:
    told = chances(run, "king")
    assert told["none"]["chance"] == pytest.approx(0.3044178047, abs=1e-8)
    assert told["die_2"]["chance"] == pytest.approx(0.4529951435, abs=1e-8)
    assert chances(run, "king", "--combination", "4444")["none"]["chance"] == pytest.approx(0.1853185529, abs=1e-8)


def test_knights_keep(run: Run) -> None:
    outcome = run("odds", "knights", "keep", "6 6 5 5 2 1", "--target", "4-4-4+1", "--left", "2")
    lines = outcome.out.splitlines()
    assert lines[0] == "6 6 5 5 2 1 against 4-4-4+1, 2 rerolls left"
    assert lines[2].split() == ["5", "5", "47.8%", "███████████▌", "←", "best"]
    assert lines[-1] == "2 more choices are not shown (--all)."
    told = chances(run, "keep", "665521", "--target", "4-4-4+1", "--all")
    assert len(told) == 12
    assert told["5 5"]["chance"] == pytest.approx(0.47839506, abs=1e-8)
    assert "nothing (stop)" in run("odds", "knights", "keep", "666666", "--target", "3-3-3+1").out
    attack = chances(run, "keep", "444566", "--target", "3-3-3+2", "--left", "1", "--castle")
    assert attack["5 4 4 4"]["chance"] == pytest.approx(0.54700486, abs=1e-8)
    assert attack["4 4 4"]["chance"] == pytest.approx(0.54326984, abs=1e-8)


def test_knights_cards(run: Run) -> None:
    told = chances(run, "cards")
    assert len(told) == 16 + 23 + 1
    assert told["castle_red_2"] == pytest.approx(
        {"pile": 0.5879322493, "opponent": 0.4056854882, "catapult": 0.4778120991}, abs=1e-8
    )
    assert told["die_5"] == pytest.approx({"pile": 0.3967940045, "opponent": 0.3967940045}, abs=1e-8)
    assert told["king"] == pytest.approx({"pile": 0.3044178047}, abs=1e-8)
    assert chances(run, "cards", "--dice", "die_5")["die_5"]["pile"] == pytest.approx(0.6640650963, abs=1e-8)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["beat", "3-4"], "TARGET: “3-4” is not possible: a combination is written like"),
        (["beat", "3-3-3+3"], "TARGET: “3-3-3+3” is not possible: the plus die shows another face"),
        (["beat", "7-7-7"], "TARGET: “7-7-7” is not possible: a combination"),
        (["beat", "4-4-4+"], "TARGET: “4-4-4+” is not possible: a combination"),
        (["beat", "tournament_1"], "TARGET: “tournament_1” is not possible: a combination"),
        (["beat", "4-4-4+1", "--dice", "die_6"], "--dice: “die_6” is not possible: the die cards are"),
        (["beat", "4-4-4+1", "--rerolls", "99"], "--rerolls: “99” is not possible: that number"),
        (["castle", "4-4-4+1", "--tie", "both"], "--tie: “both” is not possible"),
        (["castle", "4-4-4+1", "--plus-dice", "two"], "--plus-dice: “two” is not possible"),
        (["tournament", "--players", "7"], "--players: “7” is not possible"),
        (["tournament", "--dice", "die_3"], "--dice: “die_3” is not possible: write a place and cards"),
        (["tournament", "--players", "2", "--champion", "3"], "--champion: “3” is not possible"),
        (["keep", "6655", "--target", "4-4-4+1"], "ROLL: “6655” is not possible: six dice"),
        (["keep", "665521"], "“banneret odds” needs --target"),
    ],
)
def test_knights_refuses_what_makes_no_sense(run: Run, words: list[str], said: str) -> None:
    outcome = run("odds", "knights", *words)
    assert outcome.code == 2
    assert outcome.err.startswith(f"banneret: {said}"), outcome.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_knights_explains_every_question_in_both_languages(run: Run, language: str) -> None:
    kind = registry.load("knights")
    texts = game_texts(kind, language)
    for question in kind.odds.questions():
        assert texts.has(f"odds-{question.id}")
        for parameter in question.parameters:
            keys = (f"odds-{question.id}-{parameter.id}", f"odds-option-{parameter.id}")
            assert any(texts.has(key) for key in keys), keys
        outcome = run("odds", "knights", question.id, "--help", "--lang", language)
        assert outcome.code == 0
        assert "[" + "odds-" not in outcome.out
        assert max(map(shown, outcome.out.splitlines())) <= 80
        for example in texts.say(f"odds-{question.id}.examples").splitlines():
            assert example.startswith("banneret odds knights ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_knights_examples_of_the_help_work(run: Run, language: str) -> None:
    kind = registry.load("knights")
    for question in kind.odds.questions():
        for example in game_texts(kind, language).say(f"odds-{question.id}.examples").splitlines():
            outcome = run(*shlex.split(example)[1:], "--lang", language)
            assert outcome.code == 0, (example, outcome.err)
            assert "{" not in outcome.out
