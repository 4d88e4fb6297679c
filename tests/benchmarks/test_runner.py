"""Before anything is measured: sound numbers, equal builds, and peers that may be missing."""

import contextlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import builds, peers, runner
from benchmarks.bars import COMPILED, CONTENDERS, HERE, PEERS, PURE, Contender
from benchmarks.builds import Builds
from benchmarks.errors import BenchError

HERE_TWICE = Builds(Path(sys.executable), Path(sys.executable))


def quiet(text: str) -> None:
    """Nobody listens."""


@pytest.mark.parametrize(
    ("rounds", "seconds", "told"),
    [
        (4, 0.6, "4 rounds are too few: a bar counts on the worst of at least 5."),
        (5, 0.05, "0.05 seconds a turn are too short: at least 0.1 are needed."),
        (0, 0.6, "0 rounds are too few: a bar counts on the worst of at least 5."),
    ],
)
def test_too_little_is_refused(rounds: int, seconds: float, told: str) -> None:
    with pytest.raises(BenchError) as caught:
        runner.run(False, rounds, seconds, quiet)
    assert str(caught.value) == told


def digests_of(monkeypatch: pytest.MonkeyPatch, pure: dict[str, list[str]], compiled: dict[str, list[str]]) -> None:
    monkeypatch.setattr(runner, "_digests", lambda kind, python: pure if kind == PURE else compiled)


def test_parity_counts_the_games_that_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    digests_of(monkeypatch, {"chess": ["7 a", "9 b"]}, {"chess": ["7 a", "9 b"]})
    assert runner.check_parity(HERE_TWICE, quiet) == {"chess": 2}


def test_parity_names_the_game_and_the_seed_that_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    digests_of(monkeypatch, {"chess": ["7 a", "9 b"]}, {"chess": ["7 a", "9 c"]})
    with pytest.raises(BenchError) as caught:
        runner.check_parity(HERE_TWICE, quiet)
    assert str(caught.value) == "Nothing is measured: the two builds disagree (chess, seed 1)."


def test_parity_wants_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    digests_of(monkeypatch, {"chess": ["7 a"]}, {"chess": ["7 a"], "go": ["1 b"]})
    with pytest.raises(BenchError) as caught:
        runner.check_parity(HERE_TWICE, quiet)
    assert str(caught.value) == "Nothing is measured: the two builds know different games (go)."


def test_a_missing_peer_is_left_out_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    calibration = next(one for one in CONTENDERS if one.home == HERE)
    members = (
        calibration,
        Contender("rlcard-driver", "Leduc, RLCard", "calibration", "loop", PEERS, ("rlcard",)),
        Contender("broken", "a broken one", "no_such_script", "loop", PEERS),
        Contender("there", "one that is there", "calibration", "loop", PEERS),
    )
    monkeypatch.setattr(runner, "CONTENDERS", members)
    installed = peers.Peers(Path(sys.executable), {"rlcard": "no such version"})
    notes: list[str] = []
    with contextlib.ExitStack() as stack:
        running = runner.start(HERE_TWICE, installed, notes, quiet, stack)
    assert list(running) == ["calibration", "there"]
    missing, broken = notes
    assert missing == "Leduc, RLCard: left out, since it needs rlcard (no such version)"
    assert broken.startswith("a broken one: left out, since it does not start: ")
    assert "no_such_script" in broken


def test_one_of_ours_that_does_not_start_stops_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "CONTENDERS", (Contender("ours", "ours", "no_such_script", "loop", PURE),))
    with contextlib.ExitStack() as stack, pytest.raises(BenchError):
        runner.start(HERE_TWICE, None, [], quiet, stack)


def test_a_package_that_cannot_be_installed_does_not_take_the_others_along(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    def fake_run(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        if "pip" not in command:
            return subprocess.CompletedProcess(command, 0, json.dumps({"numpy": peers.PINNED["numpy"]}), "")
        asked.append(command[-1])
        failed = command[-1].startswith("rlcard")
        return subprocess.CompletedProcess(
            command, int(failed), "", "WARNING: x\nERROR: no rlcard\nhint" if failed else ""
        )

    monkeypatch.setattr(subprocess, "run", fake_run)
    monkeypatch.setattr(peers, "make_environment", lambda folder: folder / "bin" / "python")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    said: list[str] = []
    found = peers.install(said.append)
    assert found.python == tmp_path / "banneret" / "peers" / "bin" / "python"
    assert found.missing == {"rlcard": "ERROR: no rlcard"}
    assert asked == [f"{name}=={version}" for name, version in peers.PINNED.items() if name != "numpy"]
    assert f"rlcard {peers.PINNED['rlcard']} cannot be installed: ERROR: no rlcard" in said


def test_an_interpreter_of_the_wrong_build_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    here = builds.build_of(sys.executable)
    other = COMPILED if here == PURE else PURE
    monkeypatch.setenv(builds.VARIABLES[other], sys.executable)
    with pytest.raises(BenchError) as caught:
        builds.find_builds(quiet)
    named = f"The interpreter {sys.executable} was named for the {other} build"
    assert str(caught.value) == f"{named}, but imports the {here} one."


def test_one_build_is_found_without_looking_for_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    here = builds.build_of(sys.executable)
    other = COMPILED if here == PURE else PURE
    monkeypatch.delenv(builds.VARIABLES[here], raising=False)
    monkeypatch.setenv(builds.VARIABLES[other], "/no/such/python")
    assert builds.find_build(here, quiet) == Path(sys.executable)


def test_an_interpreter_that_is_not_there_is_refused() -> None:
    with pytest.raises(BenchError) as caught:
        builds.build_of("/no/such/python")
    assert str(caught.value).startswith("The interpreter /no/such/python cannot import banneret: ")


def test_sources_are_copied_without_compiled_modules(tmp_path: Path) -> None:
    package = tmp_path / "root" / "src" / "banneret"
    package.mkdir(parents=True)
    for name in ("play.py", "play.so"):
        (package / name).write_text("", encoding="utf-8")
    builds._copy_sources(tmp_path / "root", tmp_path / "copy")
    assert [path.name for path in (tmp_path / "copy" / "src" / "banneret").iterdir()] == ["play.py"]


def test_the_cache_knows_a_change_of_the_sources(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    module = tmp_path / "src" / "play.py"
    for name in ("pyproject.toml", "setup.py"):
        (tmp_path / name).write_text("", encoding="utf-8")
    module.write_text("a = 1\n", encoding="utf-8")
    first = builds._fingerprint(tmp_path)
    (tmp_path / "src" / "play.so").write_text("", encoding="utf-8")
    assert builds._fingerprint(tmp_path) == first
    module.write_text("a = 2\n", encoding="utf-8")
    assert builds._fingerprint(tmp_path) != first


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        (
            "×\n    src/a.py:7: error: no module\n    src/b.py:1: error: x\nERROR: Failed",
            "src/a.py:7: error: no module",
        ),
        ("    configuration error: bad licence\nhint: See above", "configuration error: bad licence"),
        ("gone\nERROR: no network", "ERROR: no network"),
        ("", ""),
    ],
)
def test_a_failed_build_says_why(output: str, reason: str) -> None:
    assert builds.compiler_error(output) == reason
