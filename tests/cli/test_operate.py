"""`banneret admin`, `backup` and `restore` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.calls import Run
from tests.server.earlier_kit import earlier_database


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{earlier_database(tmp_path)}"


def test_tables_people_and_chat_are_listed(run: Run, database: str) -> None:
    tables = json.loads(run("admin", "tables", "--db", database, "--json").out)
    assert {table["id"] for table in tables} >= {"havoc-over", "warrior-running"}
    assert "havoc-over  havoc  over" in run("admin", "tables", "--db", database).out
    assert "Béla" in run("admin", "people", "--db", database).out
    assert run("admin", "chat", "havoc-over", "--db", database).out.endswith("Anna: Hello!\n")


def test_deeds_are_done_told_and_noted(run: Run, database: str, tmp_path: Path) -> None:
    assert run("admin", "ban", "bela", "--db", database, "--log", tmp_path / "logs").out == "Done: ban bela\n"
    assert "Béla (banned)" in run("admin", "people", "--db", database).out.replace("  (", " (")
    assert run("admin", "unban", "bela", "--db", database).code == 0
    assert run("admin", "unsay", "havoc-over", "0", "--db", database).code == 0
    assert "Hello!" not in run("admin", "chat", "havoc-over", "--db", database).out
    assert run("admin", "hand-over", "havoc-running", "1", "--db", database).code == 0
    assert run("admin", "delete-person", "bela", "--db", database).code == 0
    assert "Béla" not in run("admin", "people", "--db", database).out
    assert run("admin", "end", "havoc-running", "--db", database).code == 0
    assert run("admin", "delete", "glory-over", "--db", database, "--lang", "hu").out == "Kész: delete glory-over\n"
    assert "Removed: tables 2" in run("admin", "tidy", "--unfinished", "30", "--db", database).out
    noted = json.loads((tmp_path / "logs" / "audit-admin.log").read_text())
    assert (noted["admin"], noted["what"]) == ("ban", ["bela"])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dance"], "There is no deed “dance”"),
        (["ban"], "banneret admin ban PERSON"),
        (["end", "havoc-over", "x"], "banneret admin end TABLE"),
        (["unsay", "havoc-over", "²"], "not a number"),
        (["unsay", "havoc-over", "7"], "There is no such line of the chat."),
        (["ban", "nobody"], "There is nobody with this id."),
        (["delete-person", "nobody"], "There is nobody with this id."),
        (["end", "nowhere"], "no such"),
        (["end", "havoc-over"], "over"),
    ],
)
def test_what_cannot_be_done_is_told(run: Run, database: str, words: list[str], told: str) -> None:
    outcome = run("admin", *words, "--db", database)
    assert outcome.code == 2
    assert told.lower() in outcome.err.lower()


def test_a_copy_is_put_back_and_what_was_there_is_kept(run: Run, database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert "The database is copied" in run("backup", copy, "--db", database).out
    assert copy.stat().st_mode & 0o777 == 0o600
    run("admin", "delete", "havoc-over", "--db", database)
    told = run("restore", copy, "--db", database)
    assert told.code == 0
    assert "before-restore" in told.out
    assert "havoc-over" in run("admin", "tables", "--db", database).out
    nowhere = run("backup", tmp_path / "no.db", "--db", "postgresql://127.0.0.1:1/tables")
    assert nowhere.code == 2
    assert "127.0.0.1:1/tables" in nowhere.err
    assert run("restore", tmp_path / "nothing.db", "--db", database).code == 2


@pytest.mark.parametrize("command", [["admin", "tables"], ["admin", "ban", "x"], ["rotate-key"]])
def test_a_slip_in_the_name_of_the_database_makes_no_new_one(run: Run, tmp_path: Path, command: list[str]) -> None:
    outcome = run(*command, "--db", f"sqlite:///{tmp_path / 'slip.db'}", "--lang", "hu")
    assert outcome.code == 2
    assert "slip.db): nincs ilyen fájl vagy mappa." in outcome.err
    assert not (tmp_path / "slip.db").exists()


def test_what_is_missing_is_named_in_the_readers_language(run: Run, database: str) -> None:
    assert run("admin", "unsay", "--db", database, "--lang", "hu").err.endswith("banneret admin unsay ASZTAL SORSZÁM\n")
    assert run("admin", "chat", "glory-over", "--db", database).out == "Nothing was said there.\n"


def test_no_reason_is_told_in_the_words_of_a_library(run: Run, tmp_path: Path) -> None:
    (tmp_path / "poem").write_text("x" * 5000, encoding="utf-8")
    for words, told in (
        (("serve", "--db", f"sqlite:///{tmp_path}"), "ez egy mappa."),
        (("serve", "--db", f"sqlite:///{tmp_path / 'poem'}"), f"Ez nem adatbázis: {tmp_path / 'poem'}."),
        (("serve", "--trusted-proxy", "foo"), "ez egyik sem: „foo”."),
        (("restore", f"{tmp_path}/none", "--db", f"sqlite:///{tmp_path}/x.db"), "nincs ilyen fájl vagy mappa."),
        (("bot-check", 'a "b'), 'nincs bezárva egy idézőjel, vagy nem áll semmi egy fordított törtvonal után: a "b'),
    ):
        outcome = run(*words, "--lang", "hu")
        assert outcome.code == 2
        assert outcome.err.endswith(told + "\n")
