"""A person at the table: whole games, commands, saving, leaving and coming back."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from banneret.cli.play import Session
from banneret.cli.saves import read_record, unfinished
from banneret.cli.screen import says_more, speaks_for_itself
from banneret.core.table import Table, replay_table
from banneret.core.terminal import shown
from banneret.games import registry
from tests.cli.calls import Outcome, Run

FIRST = "#1\n" * 900


def saved(home: Path) -> Path:
    """The one game in the data folder; nothing else lies there."""
    (path,) = home.iterdir()
    return path


def table_of(path: Path) -> Table:
    return replay_table(read_record(str(path)))


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_whole_game_can_be_played(run: Run, home: Path, players: int, language: str) -> None:
    outcome = run("play", "havoc", "--players", str(players), "--bots", "random", "--seed", "1", "--lang", language,
                  "--option", "john_of_gaunt=on", typed=FIRST)  # fmt: skip
    assert outcome.code == 0
    assert outcome.err == ""
    assert "★ 1." in outcome.out
    assert ("The game is over" if language == "en" else "Vége a játéknak") in outcome.out
    assert not re.search(r"\[[a-z]+-[a-z]", outcome.out)
    assert max(shown(line) for line in outcome.out.splitlines() if str(home) not in line) <= 80
    table = table_of(saved(home))
    assert table.game.over
    assert str(saved(home)) in outcome.out


def test_the_menu_needs_a_few_keystrokes(run: Run, home: Path) -> None:
    outcome = run("play", typed="\n2\n4\n" + FIRST)
    assert outcome.code == 0
    record = read_record(str(saved(home)))
    assert record.players == 2
    assert record.seats == ["Captain", "Bertrand [random]"]
    assert record.returns


def test_the_menu_asks_again_and_offers_the_last_game(run: Run, home: Path) -> None:
    run("play", "havoc", "--players", "2", "--bots", "random", typed="")
    last = len(registry.game_ids()) + 1
    outcome = run("play", typed=f"99\nx\n{last}\nquit\n")
    numbers = ", ".join(str(number) for number in range(1, last + 1))
    assert outcome.out.count(f"Please type one of these numbers: {numbers}.") == 2
    assert f"Go on with your last game ({saved(home).name})" in outcome.out
    assert "The game is saved." in outcome.out


def test_the_menu_can_be_left(run: Run, home: Path) -> None:
    assert run("play", typed="1\n").code == 130
    assert run("play", typed="1\nquit\n").code == 0
    assert run("play", "--lang", "hu", typed="kilép\n").code == 0
    assert not home.exists()


def test_the_menu_understands_names_and_asks_for_no_number_that_is_settled(run: Run, home: Path) -> None:
    outcome = run("play", "--lang", "hu", typed="k\nzzz\nfield\nnehéz\nkilép\n")
    assert "Hány játékos" not in outcome.out
    assert outcome.out.count("Ezek közül írj be egy számot: 1, 2, 3, 4, 5.") == 2
    assert read_record(str(saved(home))).seats == ["Kapitány", "Bertrand [ismcts]"]


def test_a_slip_is_answered_with_the_command_that_may_have_been_meant(run: Run, home: Path) -> None:
    outcome = run("play", "knights", "--players", "2", "--seed", "3", "--lang", "hu", typed="esélyek\nszerz\ntornya\n")
    assert "Talán ezt a parancsot akartad: „esély”?" in outcome.out
    assert outcome.out.count("Talán ezt a parancsot") == 1


def test_a_folder_is_no_file_to_save_a_game_in(run: Run, home: Path, tmp_path: Path) -> None:
    outcome = run("play", "knights", "--players", "2", typed=f"save {tmp_path}\n")
    assert f"{tmp_path}: The file cannot be written: it is a folder." in " ".join(outcome.out.split())
    assert "it is a folder" in run("play", "knights", "--save", tmp_path).err


def test_nobody_takes_back_what_was_never_answered(run: Run, home: Path) -> None:
    outcome = run("play", "knights", "--players", "2", "--seed", "3", typed="undo\n")
    assert "There is nothing to take back." in outcome.out


# Leaving and coming back.


def begin(run: Run, path: Path, typed: str, *words: str) -> Outcome:
    return run(
        "play", "havoc", "--players", "3", "--bots", "random", "--seed", "5", "--save", path, *words, typed=typed
    )


@pytest.mark.parametrize("typed", ["", "quit\n", "#1\n", "1\n1\nquit\n", "#1\n" * 30])
def test_who_leaves_is_told_how_to_come_back(run: Run, tmp_path: Path, typed: str) -> None:
    path = tmp_path / "it's mine.record"
    outcome = begin(run, path, typed)
    assert outcome.code == 0
    told = outcome.out[outcome.out.index("The game is saved. To go on with it:") :]
    assert "banneret play --resume " in told
    before = path.read_text("utf-8")
    again = run("play", "--resume", path, typed="")
    assert again.code == 0
    assert path.read_text("utf-8") == before
    assert run("play", "--resume", path, typed=FIRST).out.count("The game is over") == 1
    assert table_of(path).game.over


def test_a_game_in_pieces_is_the_game_in_one_piece(run: Run, tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole.record", tmp_path / "pieces.record"
    begin(run, whole, "#1\n" * 20)
    begin(run, pieces, "#1\n" * 3)
    lines = len(pieces.read_text("utf-8").splitlines())
    assert whole.read_text("utf-8").splitlines()[:lines] == pieces.read_text("utf-8").splitlines()


@pytest.mark.parametrize("after", range(1, 40, 3))
def test_an_interrupt_at_any_moment_leaves_a_game_to_resume(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    calls = 0
    view = Table.view

    def interrupted(self: Table, seat: int) -> object:
        nonlocal calls
        calls += 1
        if calls == after:
            raise KeyboardInterrupt
        return view(self, seat)

    monkeypatch.setattr(Table, "view", interrupted)
    path = tmp_path / "game.record"
    outcome = begin(run, path, FIRST)
    assert outcome.code == 130
    assert "banneret play --resume" in outcome.out
    monkeypatch.undo()
    assert table_of(path).game.turn() >= 0


def test_what_a_saved_game_has_settled_cannot_be_settled_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    begin(run, path, "")
    for words, name in ((["havoc"], "GAME"), (["--players", "2"], "--players"), (["--bots", "random"], "--bots")):
        outcome = run("play", *words, "--resume", path)
        assert outcome.code == 2
        assert f"{name} cannot be given with --resume" in outcome.err


def test_an_answer_is_saved_before_anybody_sees_what_it_led_to(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.record"
    told = 0
    tell = Session.tell_news

    def looked_at(self: Session) -> None:
        nonlocal told
        told += 1
        assert path.read_text("utf-8") == self.table.record.text()
        tell(self)

    monkeypatch.setattr(Session, "tell_news", looked_at)
    begin(run, path, "#1\n" * 9)
    assert told > 20


def test_a_disk_that_is_full_loses_no_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    writes = 0
    replace = os.replace

    def full(old: str, new: Path) -> None:
        nonlocal writes
        writes += 1
        if writes > 5:
            raise OSError(28, "No space left on device")
        replace(old, new)

    monkeypatch.setattr("os.replace", full)
    outcome = begin(run, path, FIRST)
    assert outcome.code == 2
    assert "The file cannot be written: there is no room left on the disk." in outcome.err
    assert table_of(path).game.turn() >= 0
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["game.record"]


def test_a_finished_game_shows_its_end_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    begin(run, path, FIRST)
    outcome = run("play", "--resume", path)
    assert outcome.code == 0
    assert "★ 1." in outcome.out


def test_a_game_is_never_begun_over_another_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("poem", encoding="utf-8")
    outcome = begin(run, path, FIRST)
    assert outcome.code == 2
    assert "exists already" in outcome.err
    assert path.read_text("utf-8") == "poem"


def test_the_record_on_disk_is_complete_whenever_the_person_is_asked(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.record"
    asked = 0
    ask = Session.ask

    def looked_at(self: Session) -> None:
        nonlocal asked
        asked += 1
        assert path.read_text("utf-8") == self.table.record.text()
        ask(self)

    monkeypatch.setattr(Session, "ask", looked_at)
    begin(run, path, "#1\n" * 40)
    assert asked > 20


# At the prompt.


def at_first_turn(run: Run, path: Path, typed: str, *words: str) -> str:
    """The person sits where the game begins; what follows the first prompt."""
    seat = next(seat for seat in ("0", "1", "2") if _begins(run, path.with_suffix(f".{seat}"), seat))
    outcome = begin(run, path, typed, "--seat", seat, *words)
    assert outcome.err == ""
    return outcome.out[outcome.out.index("> ") :]


def _begins(run: Run, path: Path, seat: str) -> bool:
    return "You are the first Peacekeeper" in begin(run, path, "", "--seat", seat).out


def test_why_tells_the_refusal_and_its_rule(run: Run, tmp_path: Path) -> None:
    told = at_first_turn(run, tmp_path / "game", "why pass\nrecruit\nwhy place D\nwhy 1\nwhy\nwhy ,\nwhy nonsense\n")
    assert "On your turn you either recruit or cry Havoc! (H-3.1)" in told
    assert "  H-3.1 On your turn" in told
    assert "You must draw two cards before you place one. (H-4.1)" in told
    assert "That is allowed: draw deck." in told
    assert told.count("Say which answer") == 2
    assert "“nonsense” is not an answer" in told


def test_rules_help_log_and_table_can_be_asked_for(run: Run, tmp_path: Path) -> None:
    told = at_first_turn(run, tmp_path / "game", "rule H-13\nrule H-77\nhelp\nlog\nlog 1\ntable\n\n")  # no such rule
    assert "  H-13.1 The player with the most victory points wins" in " ".join(told.split("\n"))
    assert "There is no rule H-77." in told  # no such rule
    assert "why ANSWER" in told
    assert "in words, as the list shows them (recruit)" in " ".join(told.split())
    assert "by the place in the list: #1, or just 1." in " ".join(told.split())
    assert "rule H-3.1 " in told
    assert told.count("You are the first Peacekeeper and begin.") == 2
    assert told.count("It is your turn") == 2


def test_commands_have_hungarian_words_too(run: Run, tmp_path: Path) -> None:
    told = at_first_turn(run, tmp_path / "game", "súgó\nszabály 6.3\nmiért pass\nnapló\nkilépés\n", "--lang", "hu")
    assert "miért VÁLASZ" in told
    assert "H-6.3 Egy csatában" in told
    assert "A fordulódban vagy újoncozol" in told
    assert "A játszma el van mentve." in told


def test_commands_are_understood_without_their_accents(run: Run, tmp_path: Path) -> None:
    told = at_first_turn(run, tmp_path / "game", "sugo\nszabaly 6.3\nmiert pass\nkilepes\n", "--lang", "hu")
    assert "miért VÁLASZ" in told
    assert "H-6.3" in told
    assert "nincs ilyen válasz" not in told


def test_a_number_without_end_is_no_answer(run: Run, tmp_path: Path) -> None:
    told = at_first_turn(run, tmp_path / "game", "9" * 5000 + "\nlog " + "9" * 5000 + "\nquit\n")
    assert "There is no answer with the number 999" in told or "999…" in told


def test_several_cards_are_laid_at_once(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game"
    at_first_turn(run, path, "havoc\n1 2\ndone\n")
    assert any(re.match(r"\d lay \w+, lay \w+, done", line) for line in path.read_text("utf-8").splitlines())


def test_a_draft_is_taken_back_without_a_trace(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game"
    told = at_first_turn(run, path, "havoc\n1\n1\nundo\ntake back\ntake back\n1\ncancel\n")
    assert "There is nothing to take back." in told
    assert re.fullmatch(r"\d havoc", path.read_text("utf-8").splitlines()[-1])


def test_what_nobody_has_seen_can_be_undone_and_no_more(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game"
    told = at_first_turn(run, path, "undo\nrecruit\nundo\n", "--option", "first_round_free=on")
    assert "There is nothing to take back." in told
    assert path.read_text("utf-8").splitlines()[-1].startswith("*")
    told = at_first_turn(run, tmp_path / "other", "recruit\ndraw deck\nundo\n")
    assert "That cannot be undone" in told


def test_a_copy_is_saved_where_asked_and_never_over_a_file(run: Run, tmp_path: Path) -> None:
    copy, taken = tmp_path / "copy", tmp_path / "taken"
    taken.write_text("poem", encoding="utf-8")
    told = at_first_turn(run, tmp_path / "game", f"save\nsave {copy}\nsave {taken}\nsave {tmp_path}/no\0\n")
    assert f"Saved:\n  {copy}\n" in told
    assert table_of(copy).game.turn() >= 0
    assert "exists already" in told
    assert "That is no name for a file." in told
    assert taken.read_text("utf-8") == "poem"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "There is no answer number 99; the list ends at 2."),
        ("dance", "“dance” is not an answer here. Possible: recruit, havoc."),
        ("#3", "There is no answer number #3; the list ends at 2."),
        ("pass", "On your turn you either recruit or cry Havoc! (H-3.1)"),
    ],
)
def test_what_cannot_be_understood_or_allowed_is_told(run: Run, tmp_path: Path, typed: str, told: str) -> None:
    path = tmp_path / "game"
    assert told in at_first_turn(run, path, f"{typed}\n")
    assert path.read_text("utf-8").splitlines()[-1].startswith("*")


def test_several_answers_on_one_line_are_given_one_after_another(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game"
    told = at_first_turn(run, path, "recruit, draw deck, dance, draw deck\n")
    assert "You recruit." in told
    assert "“dance” is not an answer here." in told
    lines = path.read_text("utf-8").splitlines()
    assert lines[-2].endswith(" recruit")
    assert " draw deck" in lines[-1]


def test_a_draft_is_given_wholly_or_not_at_all(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game"
    told = at_first_turn(run, path, "havoc\n#1, dance\ntake back\n")
    assert "“dance” is not an answer here." in told
    assert "There is nothing to take back." in told


def test_what_follows_when_somebody_else_answers_first_is_told(run: Run, tmp_path: Path) -> None:
    told = at_first_turn(run, tmp_path / "game", "recruit, draw deck, draw deck, place D, recruit\n")
    assert "Somebody else answers first; this was not used: recruit" in told


def test_answers_may_be_begun_and_cards_stand_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game"
    told = at_first_turn(run, path, "rec\ndraw de\nd\n")
    assert "You recruit." in told
    assert "draw deck" in path.read_text("utf-8")
    assert "“d” can mean several answers" in told


def test_who_plays_is_settled_by_the_options(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game"
    run(
        "play",
        "havoc",
        "--players",
        "4",
        "--bots",
        "expert,random",
        "--seat",
        "2",
        "--name",
        "Anna Mária",
        "--save",
        path,
    )
    assert read_record(str(path)).seats == ["Bertrand [expert]", "Isabeau [random]", "Anna Mária", "Talbot [expert]"]


def test_the_number_of_bots_settles_the_number_of_players(run: Run, home: Path) -> None:
    run("play", "havoc", "--bots", "random,random")
    assert read_record(str(saved(home))).players == 3
    assert unfinished(home) == saved(home)


def test_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    begin(run, one, "#1\n" * 15)
    begin(run, other, "#1\n" * 15)
    assert one.read_text("utf-8") == other.read_text("utf-8")


def test_what_may_be_done_at_any_time_is_listed_and_done_beside_the_question(run: Run, home: Path) -> None:
    asked = ["play", "warrior_knights", "--players", "3", "--bots", "random", "--seed", "1"]
    shown_first = run(*asked, typed="anytime\nquit\n")
    (gift, *_) = re.findall(r"gift \S+:1\b", shown_first.out)
    assert f"{gift} … {gift}5" in shown_first.out
    saved(home).unlink()
    outcome = run(*asked, typed=f"{gift}\nanytime\n{gift}5\nquit\n")
    assert f"{gift} … {gift}4" in outcome.out
    side = [line for line in read_record(str(saved(home))).lines if line.side]
    assert [action.notation for line in side for action in line.actions] == [gift]


def test_where_nothing_may_be_done_besides_that_is_said(run: Run, home: Path) -> None:
    outcome = run("play", "havoc", "--players", "2", "--bots", "random", typed="anytime\nquit\n")
    assert "nothing that you may do besides" in outcome.out


@pytest.mark.parametrize(
    ("piece", "name", "alone"),
    [
        ("7", "nothing at all", False),
        ("7", "7 crowns", True),
        ("grey_cape", "Grey Cape", True),
        ("froli", "Fröli", True),
        ("b5", "blue 5", True),
        ("cv3@1", "lovasság (3) → 1.", True),
        ("grey_cape", "Szürke-fok", False),
        ("n2", "3. mezőre", False),
        ("fate_02", "győzelem (2. lap)", False),
    ],
)
def test_what_speaks_for_itself_in_a_list(piece: str, name: str, alone: bool) -> None:
    assert speaks_for_itself(piece, name) is alone


@pytest.mark.parametrize(
    ("piece", "name", "alone"),
    [
        ("Pisztoly", "Pisztoly (4 arany)", True),
        ("Louvre", "A Louvre", True),
        ("Des Essarts", "Des Essarts úr", True),
        ("vágás dupláért", "Továbbfejlesztett titkos vágás (egy Dupla Harc-kártyáért)", False),
        ("vár", "várfok", False),
    ],
)
def test_a_name_that_contains_what_is_typed_stands_alone_in_a_list(piece: str, name: str, alone: bool) -> None:
    assert says_more(piece, name) is alone


def test_a_list_names_what_has_another_name_in_the_language(run: Run) -> None:
    """The map says Szürke-fok, and so does the list: nobody could guess that it is `grey_cape`."""
    typed = "to star\n" * 6 + "done\n"
    hungarian = run("play", "warrior_knights", "--players", "4", "--bots", "random", "--seed", "3", "--lang", "hu",
                    typed=typed)  # fmt: skip
    assert re.search(r"#\d+ Szürke-fok {2}", hungarian.out)
    assert re.search(r"#\d+ helyőrség \(", hungarian.out)
    assert re.search(r"#\d+ Uran {2}", hungarian.out)
    assert "grey_cape" not in hungarian.out
    english = run("play", "warrior_knights", "--players", "4", "--bots", "random", "--seed", "3", typed=typed)
    assert re.search(r"#\d+ Grey Cape {2}", english.out)
    assert not re.search(r"\d+ [a-z]\d+ – ", run("play", "havoc", "--players", "2", "--bots", "random", typed="").out)
