"""What can be asked at the table: cards in words, chances and what they are chances of, help that fits the game."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from banneret.cli.answers import listed
from banneret.cli.asking import Asking
from banneret.cli.chances import Chances, in_one
from banneret.cli.console import TEXTS, Console
from banneret.cli.screen import Screen, heading_of
from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.card_list import find_cards, near_cards
from banneret.core.card_texts import CardText
from banneret.core.chance import Chance, FastChance
from banneret.core.kernel import Game
from banneret.core.odds import Figure, Odds, Prospects
from banneret.core.reasons import Reason
from banneret.core.rooms import Components, GameBot, GameOdds
from banneret.core.table import Table, open_table
from banneret.core.texts import LANGUAGES, Texts
from banneret.core.view import Memory, View
from banneret.core.wording import Wording, decimal, game_texts
from banneret.games import registry
from tests.cli.calls import Run

GAMES = registry.game_ids()


def asking(game: str, language: str, players: int = 0, seed: str = "7") -> tuple[Asking, io.StringIO, Table]:
    kind = registry.load(game)
    players = players or kind.players[-1]
    names = ["Anna", "Béla", "Csaba", "Dóra", "Éva", "Ferenc"][:players]
    table = open_table(kind, players, {}, names, seed)
    out = io.StringIO()
    console = Console(language, out)
    wording = Wording(kind, game_texts(kind, language, [TEXTS]), names, table.data)
    seat = next(seat for seat in range(players) if table.waiting() & BIT[seat])
    return Asking(console, wording, table, seat, Screen(console, wording, seat), ""), out, table


def test_the_rule_of_a_line_is_told_where_the_line_is_full() -> None:
    """A number that does not fit beside the last words has a row of its own; none is left out."""
    screen = asking("havoc", "hu")[0].screen
    width = screen.console.width
    for length in range(width - 12, width + 3):
        rows = screen.log_line("x" * 20 + " " + "y" * (length - 21), "H-9")
        assert rows[-1].endswith("H-9")
        assert all(len(row) <= width for row in rows)


def test_several_best_answers_are_told_in_one() -> None:
    assert in_one(["Újradobod: 2-es", "Újradobod: 3-as"]) == "Újradobod: 2-es, 3-as"
    assert in_one(["Drop a card: one", "Keep: two"]) == "Drop a card: one, Keep: two"
    assert in_one(["Pass"]) == "Pass"


def test_names_in_a_list_have_their_capitals() -> None:
    """A word is typed in small letters as well, but a name is shown as it is written."""
    table, _, game = asking("warrior_knights", "hu", 2)
    expert = game.kind.bot.policy()
    while type(game.game.stack[-1]).__name__ != "PlaceStronghold":
        seat = next(seat for seat in range(2) if game.waiting() & BIT[seat])
        game.submit(seat, [expert.choose(game.state_of(seat), seat, FastChance(1))])
    seat = next(seat for seat in range(2) if game.waiting() & BIT[seat])
    chances = Chances(table.console, table.wording, game, seat)
    members = [(number, action) for number, action in enumerate(game.legal(seat), start=1)]
    names = [re.sub("\x1b[^m]*m", "", cell).split(" ", 1)[1] for cell in table.screen.cells(members, chances)]
    assert len(names) > 8
    assert [name for name in names if not name[0].isupper()] == []


# Cards.


CARDS = [
    CardText("sluys", "Sluys", "Csaták", ["5 · 3"]),
    CardText("crecy", "Crécy", "Csaták", ["5 · 3 · 1"]),
    CardText("castle_red_1", "Vörös vár", "Várak", ["111+5"]),
    CardText("castle_red_2", "Vörös vár", "Várak", ["222+4"]),
    CardText("bribe", "Vesztegetés", "Lapok", ["…"]),
]


@pytest.mark.parametrize(
    ("text", "found"),
    [("Crécy", ["crecy"]), ("crecy", ["crecy"]), ("CRÉ", ["crecy"]), ("vörös vár", ["castle_red_1", "castle_red_2"]),
     ("vár", ["castle_red_1", "castle_red_2"]), ("castle_red_2", ["castle_red_2"]), ("v", ["castle_red_1",
     "castle_red_2", "bribe"]), ("bribe", ["bribe"]), ("", []), ("nonsense", [])],
)  # fmt: skip
def test_a_card_is_found_by_name_id_or_beginning(text: str, found: list[str]) -> None:
    assert [card.id for card in find_cards(CARDS, text)] == found


def test_what_is_written_alike_is_offered() -> None:
    assert near_cards(CARDS, "sluis") == ["Sluys"]
    assert near_cards(CARDS, "quite another") == []


def test_cards_are_told_at_the_table(run: Run, tmp_path: Path) -> None:
    typed = "kártya slu\nkártya\nkártya Crecyy\nkártya zzz\nkártya c\nkilépés\n"
    told = run("play", "havoc", "--players", "2", "--bots", "random", "--seed", "1", "--save", tmp_path / "game",
               "--lang", "hu", typed=typed).out  # fmt: skip
    assert "Ossz mindenkinek 1 lapot, a kezdeményezőnek pedig még 1-et." in " ".join(told.split())
    assert "Talán erre gondoltál: Crécy?" in told
    assert "Ebben a játékban nincs ilyen kártya: „zzz”. Az összes: „kártya”." in told
    assert "Több kártyára is illik: „c”:" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_a_game_can_be_told(game: str, language: str) -> None:
    table, out, _ = asking(game, language)
    assert table.cards
    for card in table.cards:
        assert card.name
        assert card.group
        assert card.lines, card.id
        assert not any(re.search(r"\[[a-z]+-|None|\{", line) for line in card.lines), card.lines
        assert card in find_cards(table.cards, card.name), card.name
    table.card("")
    assert all(card.name.split()[0] in out.getvalue() for card in table.cards)


# Chances.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chance_says_what_it_is_the_chance_of(game: str, language: str) -> None:
    """Along a random game: all that `odds` tells has words."""
    table, out, game_table = asking(game, language)
    chance = FastChance(3)
    for number in range(60):
        if game_table.game.over:
            break
        seat = next(seat for seat in range(game_table.game.players) if game_table.waiting() & BIT[seat])
        choices = listed(game_table.legal(seat))
        if number % 3 == 0:
            told = Chances(table.console, table.wording, game_table, seat)
            lines = told.lines(choices)
            assert not any("[chance-" in line or "-0" in line for line in lines), lines
            assert bool(told.caption(choices)) == any(told.beside(action) for action in choices)
        game_table.submit(seat, [choices[chance.below(len(choices), "choice")]])
    assert out.getvalue() == ""


class ShownOdds(GameOdds[Game, Memory, Components]):
    """Everything that can be shown at once."""

    def prospects(self, view: View) -> Prospects:
        return Prospects(
            {"recruit": 0.004, "havoc": 1.0},
            0.25,
            ["havoc"],
            0.5,
            of_answer={"havoc": "beaten"},
            beside={"recruit": [Figure("beaten", 2.449, share=False)], "": [Figure("success", -0.0)]},
            notes=[("chance-beaten", {})],
        )

    def beaten(self, view: View, chosen: list[str], chance: Chance, samples: int) -> Odds:
        return Odds(1, 4, beside=[Figure("success", 0.75)])


def test_all_figures_of_a_question_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table, out, game_table = asking("havoc", "en", 2)
    monkeypatch.setattr(game_table.kind, "_odds", ShownOdds())
    table.odds("")
    told = " ".join(out.getvalue().split())
    assert "1% – chance that it succeeds" in told
    assert "100% – chance that it can be beaten" in told
    assert "Chance that it can be beaten: 2.4" in told
    assert "Chance that it succeeds: 0%" in told
    assert "What you have chosen so far: 25%" in told
    assert "Best – Cry Havoc!" in told
    assert "Chance that it can be beaten: 25% (4 sampled deals) Chance that it succeeds: 75%" in told
    choices = table.choices()
    chances = Chances(table.console, table.wording, game_table, table.seat)
    listing = "\n".join(table.screen.choices(choices, chances))
    assert re.search(r"#1  recruit .*\s1%", listing)
    assert "%: chance that it succeeds; chance that it can be beaten" in listing


class BestOdds(GameOdds[Game, Memory, Components]):
    """A best choice, which may have been made already or be of a later question."""

    def __init__(self, best: list[str], chance: float | None) -> None:
        self.best = best
        self.chance = chance

    def prospects(self, view: View) -> Prospects:
        return Prospects({}, best=self.best, best_chance=self.chance)


@pytest.mark.parametrize(
    ("best", "chance", "told"),
    [
        (["havoc"], 0.5, "Best – Cry Havoc!"),
        (["lay b5"], 0.5, "Best: what you have chosen so far: 50%"),
        ([], 0.5, "Best: choose nothing: 50%"),
        (["havoc"], None, "Best: Cry Havoc!"),
        (["lay b5"], None, "There is no chance to tell here."),
    ],
)
def test_the_best_choice_is_told_by_what_can_still_be_answered(
    monkeypatch: pytest.MonkeyPatch, best: list[str], chance: float | None, told: str
) -> None:
    table, out, game_table = asking("havoc", "en", 2)
    monkeypatch.setattr(game_table.kind, "_odds", BestOdds(best, chance))
    table.odds("")
    assert " ".join(out.getvalue().split()).startswith(told)


@pytest.mark.parametrize(("value", "told"), [(2.46, "2.5"), (-0.001, "0.0"), (0.0, "0.0")])
def test_no_zero_has_a_sign(value: float, told: str) -> None:
    assert decimal(value, "en") == told
    assert decimal(value, "hu") == told.replace(".", ",")
    assert Console("en").percent(value / 100) == f"{told}%"


def test_chances_stand_beside_the_answers_of_knights(run: Run, tmp_path: Path) -> None:
    told = run("play", "knights", "--players", "2", "--bots", "random", "--seed", "1", "--save", tmp_path / "game",
               "--lang", "hu", typed="esély\nkilépés\n").out  # fmt: skip
    assert re.search(r"#\d .*\s\d+%", told)
    assert re.search(r"^ %: ", told, re.M)


# Help.


def commands_in(game: str) -> list[str]:
    return asking(game, "en")[0].commands_here()


def test_help_lists_only_what_the_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "anytime" not in commands_in("havoc")
    assert "anytime" in commands_in("warrior_knights")
    assert "odds" in commands_in("knights")
    table, out, game_table = asking("havoc", "en", 2)
    monkeypatch.setattr(game_table.kind, "_odds", GameOdds())
    table.cards = []
    table.help("")
    assert not re.search(r"^  (odds|card|anytime)", out.getvalue(), re.M)
    assert re.search(r"^  undo ", out.getvalue(), re.M)


def test_help_tells_how_amounts_and_places_are_kept_apart() -> None:
    table, out, game_table = asking("knights", "hu", 2)
    while not any(action.piece_name.isdecimal() for action in game_table.legal(table.seat)):
        seat = next(seat for seat in range(2) if game_table.waiting() & BIT[seat])
        game_table.submit(seat, [game_table.legal(seat)[0]])
        table.seat = next(seat for seat in range(2) if game_table.waiting() & BIT[seat])
    table.help("")
    assert "a listabeli helyet így írd: #1" in " ".join(out.getvalue().split())


# Reasons.


class Talkative(GameBot[Game]):
    """It says what it did, but nothing of passing."""

    def explain(self, before: Game, seat: int, action: Action, now: Game, style: str = "") -> Reason | None:
        return Reason("did", {"who": seat}) if action.notation == "recruit" else None


def test_an_expert_says_why_it_did_something_when_it_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table, out, game_table = asking("havoc", "en", 3)
    (tmp_path / "en.ftl").write_text("bot-did = { $who } wanted two cards.\n", encoding="utf-8")
    table.wording.texts = Texts("en", [TEXTS, str(game_table.kind.folder / "texts"), str(tmp_path)])
    table.reason("")
    assert "No expert has done anything yet." in out.getvalue()
    monkeypatch.setattr(game_table.kind, "bot", Talkative())
    catalogue = game_table.kind.rules.catalogue
    table.heed(1, game_table.view(1).state, catalogue.parse("recruit"))
    table.heed(1, game_table.view(1).state, catalogue.parse("pass"))
    table.heed(2, game_table.view(2).state, catalogue.parse("pass"))
    table.reason("bel")
    assert "Béla: Béla wanted two cards." in out.getvalue()
    table.reason("")
    assert "Csaba has nothing to say about it." in out.getvalue()
    table.reason("Zoltán")
    assert "No expert here is called “Zoltán”. Experts: Béla, Csaba." in out.getvalue()
    assert "reason" in table.commands_here()


def test_reasons_are_not_offered_where_the_expert_knows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, game_table = asking("havoc", "en", 3)
    monkeypatch.setattr(game_table.kind, "bot", GameBot())
    assert "reason" not in table.commands_here()


def test_help_has_the_word_that_the_screen_says_first(run: Run, home: Path) -> None:
    """The first line says “Segítség: „súgó””: both words are understood."""
    told = run(
        "play", "knights", "--players", "2", "--seed", "1", "--lang", "hu", typed="segítség\nsegitseg\nsúgó\n"
    ).out
    assert told.count("miért VÁLASZ") == 3


def test_cards_of_one_name_stand_under_one_heading(run: Run, home: Path) -> None:
    told = run("play", "knights", "--players", "2", "--seed", "1", "--lang", "hu", typed="kártya sárga\n").out
    shown = told.partition("> ")[2]
    assert shown.count("Sárga vár\n") == 3
    assert shown.count("  Várak\n") == 1


def test_reasons_are_not_offered_where_no_bot_is_an_expert(run: Run, home: Path) -> None:
    words = ("play", "knights", "--players", "2", "--seed", "1", "--lang", "hu", "--bots")
    easy = run(*words, "novice", typed="súgó\nindok\n").out
    assert "(könnyű bot)" in easy
    assert "indok [NÉV]" not in easy
    assert "Itt egyik bot sem szakértő" in easy
    assert "indok [NÉV]" in run(*words, "expert", typed="súgó\n").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_question_over_answers_has_no_colon_after_its_mark(game: str, language: str) -> None:
    """`Which castle?:` is no heading: a group of answers that asks ends with its question mark."""
    table, _, _ = asking(game, language)
    for verb in registry.load(game).rules.catalogue.families.values():
        group = table.wording.group(verb[0])
        assert not group.endswith(":")
        assert heading_of(group) == (group if group.endswith("?") else f"{group}:")


def test_what_is_told_of_an_answer_stands_under_it(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures beside an answer's chance are set in, so that it is plain to which answer they belong."""
    table, out, _ = asking("knights", "hu")
    monkeypatch.setattr(Chances, "lines", lambda _, __: ["Roham: 33%", "  Döntetlen: 8%", "Feltevés."])
    table.odds("")
    assert out.getvalue().splitlines()[-3:] == ["  Roham: 33%", "    Döntetlen: 8%", "  Feltevés."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_told_in_the_words_of_the_data_file(game: str, language: str) -> None:
    """`lost:11, no_news:5` is no text of a card."""
    table, _, _ = asking(game, language)
    raw = [line for card in table.cards for line in card.lines if re.search(r"[a-z]_[a-z]|[a-z]:\d|[\[{]", line)]
    assert raw == []


def test_W_8_2_an_expedition_tells_what_its_fate_cards_bring() -> None:
    table, out, _ = asking("warrior_knights", "hu", 2)
    table.card("kína")
    told = " ".join(out.getvalue().split())
    assert "11 lapon elvész a flotta, 5 lapon semmi hír, 2 lapon kétszer annyi jár" in told
