"""Files and options that are wrong: one line that says what, where and why; exit code 2; nothing overwritten."""

from __future__ import annotations

import os
import random
import socket
from contextlib import suppress
from pathlib import Path

import pytest

from banneret.cli.saves import SaveError, data_folder, open_record, read_record, seat_parts, write_record, write_text
from banneret.core.errors import UserError
from banneret.core.table import replay_file, replay_table
from tests.cli.calls import Outcome, Run


def refused(outcome: Outcome, *told: str) -> None:
    """A mistake was told in one line, without a traceback."""
    assert outcome.code == 2
    assert outcome.err.startswith("banneret: ")
    assert outcome.err.count("\n") == 1
    for text in told:
        assert text in outcome.err
    assert "error-" not in outcome.err


# Options.


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "9"], "havoc cannot be played by 9. Possible numbers of players: 2, 3, 4, 5, 6."),
        (["--bots", "genius"], "There is no bot called genius."),
        (["--bots", "ismcts:fast"], "ismcts:fast"),
        (["--players", "2", "--bots", "random,random,random"], "3 bots are named for 1 free seats."),
        (["--players", "3", "--seat", "3"], "There is no seat 3; seats are counted from 0 to 2."),
        (["--option", "colour=red"], "There is no option called colour. Known: battle_order"),
        (["--option", "john_of_gaunt=maybe"], "The option john_of_gaunt cannot be maybe. Possible values: off, on."),
        (["--option", "small_game_scoring=shifted"], "only with these numbers of players: 2, 3 (not with 4)."),
        (["--option", "john_of_gaunt"], "“john_of_gaunt” is not a setting: write NAME=VALUE."),
        (["--name", "x" * 25], "cannot be a name"),
        (["--name", "Anna [expert]"], "cannot be a name"),
        (
            ["--data", "no-such-file.toml"],
            "no-such-file.toml: The file cannot be read: there is no such file or folder.",
        ),
    ],
)
def test_an_option_that_does_not_fit_is_refused(run: Run, home: Path, words: list[str], told: str) -> None:
    refused(run("play", "havoc", *words), told)
    assert not home.exists()


def test_the_refusal_speaks_hungarian(run: Run) -> None:
    refused(run("play", "havoc", "--players", "9", "--lang", "hu"), "Lehetséges játékosszámok: 2, 3, 4, 5, 6.")
    refused(run("rules", "--lang", "hu"), "Ez még hiányzik: JÁTÉK")
    refused(run("play", "--resume", "--lang", "hu"), "A kapcsolóhoz érték is kell: --resume FÁJL.")
    refused(run("serve", "--port", "99999", "--lang", "hu"), "--port: nem lehet 99999, legfeljebb 65535 lehet.")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused(run("serve", "--port", port), f"at 127.0.0.1, port {port}: something else listens there already.")
        refused(run("serve", "--port", port, "--lang", "hu"), f"127.0.0.1, port: {port} (")
    refused(run("serve", "--host", "192.0.2.1", "--port", "9", "--lang", "hu"), "(ennek a gépnek nincs ilyen címe).")


# Component data.

OVERLAYS = [
    ("[[battles]\n", 1, "not valid TOML", "nem érvényes TOML"),
    ("\n[[battle]]\nnumber = 1\n", 2, "There is no battle here", "Itt nincs ilyen: battle"),
    ("[[battles]]\npoints = [1]\n", 1, "does not say which one", "nem derül ki, melyiket"),
    ("[[battles]]\nnumber = 12\n", 2, "does not exist. Known: 1, 2", "Nincs ilyen rekord"),
    ("[[battles]]\nnumber = 3\nnumbre = 3\n", 3, "There is no battles.0.numbre", "Itt nincs ilyen"),
    ("[[battles]]\nnumber = 3\nyear = 'x'\n", 3, "not of the same type as 1356", "az érték típusa más"),
    ("[[battles]]\nnumber = 3\n\nyear = 1999\n", 4, "1999 is not a whole number from 1337 to 1453", "ez nem 1337 és"),
    ("[[battles]]\nnumber = 3\npoints = [100]\n", 3, "100 is not a whole number from 0 to 99", "ez nem 0 és 99"),
    ("[[battles]]\nnumber = 3\npoints = []\n", 3, "pays one to six places, not 0", "egy–hat helyezésért"),
    ("[[battles]]\nnumber = 3\ndeals = [{to = 'me', count = 1}]\n", 3, "neither all nor initiator", "sem all, sem"),
    ("battles = 3\n", 1, "a list of tables is expected", "ide táblázatok listája kell"),
    ("meta = 3\n", 1, "a table is expected", "ide táblázat kell"),
    ("[setup]\nregular_cards_dealt = 50\n", 2, "50 is not a whole number from 1 to 9", "ez nem 1 és 9"),
    ("[setup]\nrecruits_minimum = 2\n", 2, "setup.recruits_minimum is fixed by the rules", "a szabályok rögzítik"),
    ("[dogs]\nmax_out_of_battle = 1\n", 2, "dogs.max_out_of_battle is fixed", "nem lehet megváltoztatni"),
    ("[[hand_ranks]]\nid = 'pair'\nstrength = 17\n", 3, "strength is fixed by the rules", "a szabályok rögzítik"),
    ("[[battles]]\nnumber = 3\n[[battles]]\nnumber = 3\n", 4, "is changed twice", "kétszer módosul"),
    (
        "[[battles]]\nnumber = 3\ndeals = [{to = 'all', count = 1, how = 2}]\n",
        3,
        "Known: to, count",
        "Ismert: to, count",
    ),
    ("[[battles]]\nnumber = 3\nname_en = ''\n", 3, "a name has one to 60 characters", "egy név egy–60"),
    (
        "[setup]\nregular_cards_dealt = 2020-01-01\n",
        2,
        "'2020-01-01' is not of the same type as 7",
        "az érték típusa más",
    ),
    ("[[peace_cards]]\nid = 'peace_2'\nsides = [3, 1]\n", 3, "the sides of a peace card", "a békekártya oldalai"),
    (
        "[[player_counts]]\nplayers = 6\nmax_value = 7\n",
        3,
        "6 players need 45 regular cards",
        "6 játékosnak az osztáshoz 45",
    ),
    ("[[tokens]]\nid = 't10'\nvalue = 9\n", 3, "formigny pays [9, 6, 3]", "ennyit fizet: [9, 6, 3]"),
    (
        "[john_of_gaunt]\nvirtual_hand_values = []\n",
        2,
        "fights with one to six cards, not with 0",
        "egy–hat lappal harcol",
    ),
    (
        "a = \n",
        1,
        "there is no value here, or texts lack their quotes (column 5)",
        "hiányoznak a szöveg idézőjelei (5. oszlop)",
    ),
    ("\nfoo bar\n", 2, "after a key comes “=” and a value", "a kulcs után „=” és egy érték jön"),
    ("a = 1 b = 2\n", 1, "the line should end here (column 7)", "véget kellene érnie a sornak (7. oszlop)"),
    ("a = 'x\n", 1, "a text, list or table is not closed (column 7)", "nincs bezárva (7. oszlop)"),
    ("a = [1,\n", 1, "there is no value here", "itt nincs érték"),
    ("[a]\n[a]\n", 2, "something is named twice", "valami kétszer szerepel"),
]
# Where the reader of TOML cannot say where.
ENDLESS = [
    ("a = " + "9" * 5000 + "\n", "a number is too long", "egy szám túl hosszú"),
    ("a = " + "[" * 3000 + "]" * 3000 + "\n", "stand too deep in each other", "egymásba ágyazva"),
]


@pytest.mark.parametrize(("text", "english", "hungarian"), ENDLESS, ids=["number", "lists"])
def test_an_endless_overlay_is_refused(run: Run, tmp_path: Path, text: str, english: str, hungarian: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    refused(run("rules", "havoc", "--data", file), f"{file}: ", english)
    refused(run("rules", "havoc", "--data", file, "--lang", "hu"), f"{file}: ", hungarian)


def test_an_overlay_may_begin_with_a_byte_order_mark(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xef\xbb\xbf[[battles]]\nnumber = 1\npoints = [7, 1]\n")
    assert run("simulate", "havoc", "--games", "1", "--data", file).code == 0


@pytest.mark.parametrize(("text", "line", "english", "hungarian"), OVERLAYS)
def test_a_broken_overlay_is_told_with_its_line(
    run: Run, home: Path, tmp_path: Path, text: str, line: int, english: str, hungarian: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    refused(run("play", "havoc", "--data", file), f"{file}:{line}: ", english)
    refused(run("rules", "havoc", "--data", file, "--lang", "hu"), f"{file}:{line}: ", hungarian)
    assert not home.exists()


def test_an_overlay_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    refused(run("rules", "havoc", "--data", file, "--lang", "hu"), f"{file}: ", "nem UTF-8")


# Records.


@pytest.fixture(scope="module")
def unfinished() -> list[str]:
    """The text of a game that has not ended, once it has been played."""
    return []


@pytest.fixture
def record(run: Run, tmp_path: Path, unfinished: list[str]) -> Path:
    """A game that has not ended."""
    path = tmp_path / "game.record"
    if not unfinished:
        run("play", "havoc", "--players", "3", "--bots", "random", "--seed", "11", "--save", path, typed="#1\n" * 20)
        unfinished.append(path.read_text("utf-8"))
        assert len(unfinished[0].splitlines()) > 50
    path.write_text(unfinished[0], encoding="utf-8")
    return path


def change(record: Path, old: str, new: str) -> Path:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    return record


def both_refuse(run: Run, record: Path, *told: str) -> None:
    """Neither `play --resume` nor `replay` goes on, and the file stays as it is."""
    before = record.read_bytes()
    refused(run("play", "--resume", record, typed="1\n"), str(record), *told)
    refused(run("replay", record), str(record), *told)
    assert record.read_bytes() == before
    assert list(record.parent.glob(".*")) == []


def test_an_illegal_answer_is_told_in_the_words_of_the_table(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    answer = next(row for row in text.split("\n") if row.startswith("0 recruit"))
    record.write_text(text.replace(answer, "0 place b1", 1), encoding="utf-8")
    told = "This answer is not allowed here: “0 place b1”. On your turn you either recruit or cry Havoc! (H-3.1)"
    both_refuse(run, record, told)
    refused(
        run("replay", record, "--lang", "hu"), "„0 place b1”. A fordulódban vagy újoncozol, vagy Havoc!-ot kiáltasz."
    )


def test_a_file_that_is_no_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("roses\n", encoding="utf-8")
    both_refuse(run, file, f"{file}:1: This is not a record of a game")


def test_a_record_that_does_not_exist(run: Run, tmp_path: Path) -> None:
    refused(run("replay", tmp_path / "nothing"), "nothing: The file cannot be read: there is no such file or folder.")
    refused(run("replay", tmp_path), "The file cannot be read: it is a folder.")


def test_a_record_that_is_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"banneret-record 1\n\xff\n")
    both_refuse(run, file, "The file is not text in UTF-8 (byte 18).")


def test_a_byte_that_is_no_text_is_found_far_into_a_record(run: Run, record: Path) -> None:
    text = record.read_bytes()
    seats = text[:30] + b"option " + "é".encode() * 20_000 + b"\xff: on\n" + text[30:]
    record.write_bytes(seats)
    assert "(byte 40037)" in run("replay", record).err
    record.write_bytes(text + b"\xff\n")
    both_refuse(run, record, f"The file is not text in UTF-8 (byte {len(text)}).")


def test_a_record_may_come_from_an_editor_that_changes_the_ends_of_lines(run: Run, record: Path) -> None:
    plain = run("replay", record).out
    record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", b"\r\n"))
    assert run("replay", record).out == plain


def test_a_record_cut_short(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text[:-4], encoding="utf-8")
    both_refuse(run, record, f"{record}:{len(text.splitlines())}: The record is cut short")


def test_a_record_cut_short_in_its_head(run: Run, record: Path) -> None:
    record.write_text("banneret-record 1\ngame: havoc\n", encoding="utf-8")
    both_refuse(run, record, "The head of the record lacks “rules”.")


def test_a_record_of_other_rules(run: Run, record: Path) -> None:
    both_refuse(run, change(record, "rules: 2", "rules: 99"), f"{record}:3: The record follows version 99 of the rules")


def test_a_record_of_an_unknown_game(run: Run, record: Path) -> None:
    both_refuse(run, change(record, "game: havoc", "game: chess"), f"{record}:2: There is no game called chess.")


def test_a_record_for_too_many_players(run: Run, record: Path) -> None:
    both_refuse(run, change(record, "players: 3", "players: 12"), "cannot be played by 12")


def test_a_record_with_an_unknown_option(run: Run, record: Path) -> None:
    both_refuse(run, change(record, "option john_of_gaunt: off", "option moon: full"), "no option called moon")


def test_a_record_with_an_answer_that_is_none(run: Run, record: Path) -> None:
    number = len(record.read_text("utf-8").splitlines()) + 1
    record.write_text(record.read_text("utf-8") + "0 dance\n", encoding="utf-8")
    both_refuse(run, record, f"{record}:{number}: “dance” is not an answer in this game.")


def test_a_record_with_an_illegal_answer(run: Run, record: Path) -> None:
    number = len(record.read_text("utf-8").splitlines()) + 1
    record.write_text(record.read_text("utf-8") + "0 next sluys\n", encoding="utf-8")
    both_refuse(run, record, f"{record}:{number}: This answer is not allowed here: “0 next sluys”")
    assert "Ez a válasz itt nem szabályos" in run("replay", record, "--lang", "hu").err


def test_a_record_played_with_other_data(run: Run, record: Path, tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text("[[battles]]\nnumber = 1\npoints = [9]\n", encoding="utf-8")
    refused(run("replay", record, "--data", overlay), f"{record}: The record was played with other component data")


def test_a_record_played_with_own_data_goes_on_with_it(run: Run, tmp_path: Path) -> None:
    overlay, path = tmp_path / "mine.toml", tmp_path / "game.record"
    overlay.write_text("[[battles]]\nnumber = 1\npoints = [9]\n", encoding="utf-8")
    begun = run("play", "havoc", "--data", overlay, "--save", path, "--bots", "random", typed="1\n")
    assert f"--data {overlay}" in begun.out
    assert run("play", "--resume", path, "--data", overlay).code == 0
    refused(run("play", "--resume", path), "Name the file it was played with by --data.")


def test_a_record_without_a_person_wants_to_know_the_seat(run: Run, record: Path) -> None:
    change(record, "seat 0: Captain", "seat 0: Captain [random]")
    refused(run("play", "--resume", record), "Say which seat is yours by --seat.")
    assert run("play", "--resume", record, "--seat", "1").code == 0


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_record_is_read_or_refused_but_never_crashes(record: Path, seed: int) -> None:
    """Letters changed, lines lost, doubled or swapped: every mistake is one that a person is told."""
    dice = random.Random(seed)
    lines = record.read_text("utf-8").split("\n")
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(lines))
        damage = dice.randrange(5)
        if damage == 0:
            del lines[at]
        elif damage == 1:
            lines.insert(at, lines[dice.randrange(len(lines))])
        elif damage == 2:
            lines[at] = lines[at][: dice.randrange(len(lines[at]) + 1)]
        elif damage == 3:
            place = dice.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:place] + dice.choice("0159 ~:*!-bDéx") + lines[at][place + 1 :]
        else:
            words = lines[at].split(" ")
            dice.shuffle(words)
            lines[at] = " ".join(words)
    record.write_text("\n".join(lines), encoding="utf-8")
    with suppress(UserError):
        replay_table(read_record(str(record)))
    with suppress(UserError):
        replay_file(open_record(str(record)))


# Scenarios.

HEAD = "title = 'x'\ngame = 'havoc'\nplayers = 2\n"


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("title = \n", 1, "not valid TOML"),
        ("game = 'havoc'\nplayers = 2\n", 0, "The value title is missing."),
        ("title = 'x'\ngame = 'chess'\nplayers = 2\n", 2, "There is no game called chess."),
        ("title = 'x'\ngame = 'havoc'\nplayers = 2\nmoon = 1\n", 4, "There is no moon here."),
        ("title = 'x'\ngame = 'havoc'\nplayers = 9\n", 3, "cannot be played by 9"),
        ("title = 'x'\ngame = 'havoc'\nplayers = 99999999999\n", 3, "cannot be played by 99999999999"),
        ("title = 'x'\ngame = 'havoc'\nplayers = '2'\n", 3, "'2' is not a whole number"),
        ("title = 'x'\ngame = 'havoc'\nplayers = true\n", 3, "True is not a whole number"),
        (HEAD + "seats = [[1], [2]]\n", 4, "[1] is not a text"),
        (HEAD + "seats = ['a\\b', '']\n", 4, "'' is not a text"),
        (HEAD + "seed = 1.5\n", 4, "1.5 is not a whole number"),
        (HEAD + "seed = [1]\n", 4, "[1] is not a whole number"),
        (HEAD + "data = 4\n", 4, "4 is not a text"),
        (HEAD + "[[steps]]\nseat = '²'\ndo = 'recruit'\n", 5, "There is no seat ²"),
        (HEAD + "[[steps]]\nseat = 0\n", 4, "The value steps.0.do is missing."),
        (HEAD + "[[steps]]\nseat = 0\nundo = 'x'\n", 6, "only true can stand here"),
        (HEAD + "[[steps]]\nseat = 0\nside = ''\n", 6, "one answer is expected, not 0"),
        (HEAD + "[[steps]]\nseat = 0\ndo = 'loot'\nrefused = 5\n", 7, "a table is expected"),
        (HEAD + "[[steps]]\nseat = 0\ndo = 'loot'\nrefused = ['H-3.1']\n", 7, "a table is expected"),
        (HEAD + "[[steps]]\nseat = 0\ndo = 'loot'\nrefused = {rul = 'H-3.1'}\n", 7, "Known: rule, code."),
        (HEAD + "[[steps]]\nseat = 0\ndo = 'loot'\nrefused = {}\n", 7, "steps.0.refused is missing"),
        (HEAD + "[expect]\ntable = 1\n", 5, "a table is expected"),
        (HEAD + "[expect]\nsees = 1\n", 5, "a table is expected"),
        (HEAD + "[expect.sees]\n0 = 5\n", 5, "a table is expected"),
        (HEAD + "[expect]\nrefuses = 5\n", 5, "a table is expected"),
        (HEAD + "[expect.refuses]\n'' = 'H-3.1'\n", 5, "one answer is expected, not 0"),
        ("title = 'x'\ngame = 'havoc'\nplayers = 2\n[position]\nmoon = 1\n", 5, "There is no moon here."),
        ("title = 'x'\ngame = 'havoc'\nplayers = 2\n[position]\nrecruits = 'b99'\n", 5, "The position is impossible"),
        (
            "title = 'x'\ngame = 'havoc'\nplayers = 2\n[[steps]]\nseat = 0\ndo = 'dance'\n",
            6,
            "“dance” is not an answer",
        ),
        ("title = 'x'\ngame = 'havoc'\nplayers = 2\n[[steps]]\nseat = 7\ndo = 'pass'\n", 5, "There is no seat 7"),
    ],
)
def test_a_broken_scenario_is_told_with_its_line(run: Run, tmp_path: Path, text: str, line: int, told: str) -> None:
    file = tmp_path / "case.toml"
    file.write_text(text, encoding="utf-8")
    refused(run("scenario", file), f"{file}:{line}: " if line else f"{file}", told)


# Saving.


def test_a_file_is_replaced_wholly_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deep" / "file"
    write_text(path, "one")
    assert path.read_text("utf-8") == "one"

    def fails(old: str, new: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fails)
    with pytest.raises(SaveError, match="cannot_write"):
        write_text(path, "two")
    assert path.read_text("utf-8") == "one"
    assert [file.name for file in path.parent.iterdir()] == ["file"]


def test_a_record_that_could_not_be_read_again_is_not_written(record: Path) -> None:
    game = read_record(str(record))
    before = record.read_text("utf-8")
    game.lines[3].actions[0] = type(game.lines[3].actions[0])(0, 0, "dance", -1, "", "", False, "dance")
    with pytest.raises(UserError):
        write_record(record, game)
    assert record.read_text("utf-8") == before


def test_a_folder_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("", encoding="utf-8")
    refused(run("play", "havoc", "--save", blocker / "game.record"), "The file cannot be written")


def test_the_data_folder_follows_the_environment(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "banneret"
    assert data_folder({"XDG_DATA_HOME": "relative"}) == Path.home() / ".local" / "share" / "banneret"
    assert data_folder({}) == Path.home() / ".local" / "share" / "banneret"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Anita", ("Anita", "")),
        ("Bertrand [expert]", ("Bertrand", "expert")),
        ("A [ismcts:0.5s]", ("A", "ismcts:0.5s")),
    ],
)
def test_seats_of_a_record_are_people_or_bots(text: str, parts: tuple[str, str]) -> None:
    assert seat_parts(text) == parts


def test_what_differs_is_told_in_hungarian_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    steps = "[[steps]]\nseat = 0\ndo = 'loot'\n[[steps]]\nseat = 0\ndo = 'loot'\nrefused = {rule = 'H-9', code = 'x'}\n"
    expect = "[expect]\nover = true\nlegal_has = 'pass'\nlegal_lacks = 'recruit'\n[expect.refuses]\nhavoc = 'H-1'\n"
    position = "[position]\nturn = 0\nshuffles = ['b1']\n"
    allowed = "[[steps]]\nseat = 0\ndo = 'recruit'\nrefused = 'H-3.1'\n"
    file.write_text(HEAD + position + expect + steps + allowed, encoding="utf-8")
    outcome = run("scenario", file, "--lang", "hu")
    assert outcome.code == 1
    told = " ".join(outcome.out.split())
    for words in (
        "expect.over: False lett, a várt érték: True",
        "ez nem szabályos válasz: pass; szabályos: havoc, recruit",
        "ez szabályos válasz: recruit",
        "ez szabályos válasz: havoc",
        "a válasz nem szabályos: turn_is_recruit_or_havoc (H-3.1)",
        "de más okból (rule): H-3.1, a várt ok: H-9",
        "de más okból (code): turn_is_recruit_or_havoc, a várt ok: x",
        "a válasz szabályos, pedig nem lenne szabad annak lennie",
        "amelyekre nem volt szükség: reshuffle",
    ):
        assert words in told, words


@pytest.mark.parametrize("command", ["simulate", "match"])
def test_no_table_is_laid_for_a_thousand_million_players(run: Run, command: str) -> None:
    refused(
        run(command, "havoc", "--bots", "random,random", "--players", "1000000000"), "cannot be played by 1000000000"
    )


def test_several_server_processes_are_refused_where_there_is_no_fork(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    refused(run("serve", "--workers", "2"), "cannot run several server processes (--workers)")
    refused(run("serve", "--workers", "2", "--lang", "hu"), "nem futhat több kiszolgálófolyamat (--workers)")


def test_more_workers_than_a_machine_can_start_are_refused(run: Run) -> None:
    refused(
        run("match", "havoc", "--bots", "random,random", "--workers", "900"),
        "“900” is no way to name workers: a number from 1 to 256",
    )
