"""The checker of the engine's code finds what breaks its rules; `make check` runs it over the engine itself."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from tools import check_engine

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = "FAR: Final[i64] = 1\nFAR_PLAIN: Final = 1\nFAR_AGAIN: Final = FAR\nclass Rank:\n    KING: Final = 1\n"


def forbidden(text: str) -> int:
    return len(list(check_engine.forbidden_things(ast.parse(text))))


def shifts(text: str) -> list[int]:
    tree = ast.parse(text)
    finals = check_engine.literal_finals([ast.parse(ELSEWHERE), tree])
    return [line for line, _ in check_engine.literal_shifts(tree, finals)]


@pytest.mark.parametrize(
    "text",
    [
        "import copy",
        "from copy import deepcopy",
        "def late() -> None:\n    import copy as c",
        "import random",
        "from random import shuffle",
        "import time",
        "from time import monotonic",
        "import datetime as dt",
        "from datetime import datetime",
        "from typing import Any, Final",
        "from typing import Any as Whatever",
        "import typing\nx: typing.Any = 1",
    ],
)
def test_clock_random_copy_and_any_are_found(text: str) -> None:
    assert forbidden(text) == 1


def test_other_imports_are_left_alone() -> None:
    assert forbidden("from typing import Final\nimport hashlib\nfrom banneret.core import time_up\nrandom = 4") == 0


# Each of these gave a wrong number when compiled with mypyc 2.4.1 and called with n = 40.
@pytest.mark.parametrize(
    "body",
    [
        "return 1 << n",
        "return i64(1) << n",
        "return int(1) << n",
        "return -1 << n",
        "return (2 - 1) << n",
        "one: i64 = 1\n    return one << n",
        "one = i64(1)\n    return one << n",
        "one: i64 = 1\n    other: i64 = one\n    return other << n",
        "return NEAR << n",
        "return NEAR_FIXED << n",
        "return FAR << n",
        "return FAR_PLAIN << n",
        "return FAR_AGAIN << n",
        "return elsewhere.FAR << n",
        "return Rank.KING << n",
    ],
)
def test_a_literal_shifted_by_a_variable_is_found(body: str) -> None:
    text = f"NEAR: Final = 1\nNEAR_FIXED: Final[i64] = 1\ndef f(n: i64) -> i64:\n    {body}\n"
    assert shifts(text) == [text.count("\n")]


@pytest.mark.parametrize(
    "body",
    [
        "return 1 << 40",
        "return 1 << SHIFT",
        "return BIT[n]",
        "return n << 3",
        "return n << m",
        "x: i64 = 1\n    x = m\n    return x << n",
        "x: i64 = 1\n    for x in ranks:\n        m |= x << n\n    return m",
        "return 1 >> n",
    ],
)
def test_a_sound_shift_is_left_alone(body: str) -> None:
    assert shifts(f"SHIFT: Final = 40\ndef f(n: i64, m: i64) -> i64:\n    {body}\n") == []


def test_shifts_are_found_in_methods_nested_functions_and_assignments() -> None:
    text = "class A:\n  def f(self) -> None:\n    def g(n: i64) -> i64:\n      x = 2 << n\n      x |= 4 << n\n"
    assert sorted(shifts(text)) == [4, 5]


def test_a_parameter_hides_a_literal_of_the_module() -> None:
    assert shifts("one: i64 = 1\ndef f(one: i64, n: i64) -> i64:\n    return one << n\n") == []
    assert shifts("one: i64 = 1\ndef f(n: i64) -> i64:\n    return one << n\n") == [3]


def test_an_offence_names_file_line_and_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(ROOT / "engine_build.py", tmp_path)
    folder = tmp_path / "src" / "banneret" / "core"
    folder.mkdir(parents=True)
    (folder / "bad.py").write_text("import random\n\ndef f(n: i64) -> i64:\n    return 1 << n\n", encoding="utf-8")
    first, second = check_engine.check(tmp_path)
    assert first.startswith("src/banneret/core/bad.py:1: random is not imported here")
    assert second == f"src/banneret/core/bad.py:4: {check_engine.SHIFT_REASON}"
    monkeypatch.setattr(check_engine, "ROOT", tmp_path)
    assert check_engine.main() == 1
    assert capsys.readouterr().out == f"{first}\n{second}\n"
    (folder / "bad.py").write_text("import json\n", encoding="utf-8")
    assert check_engine.main() == 0


def test_two_errors_under_one_name_are_found() -> None:
    text = """
def read(text: str) -> int:
    try:
        return int(text)
    except OSError as error:
        raise RuntimeError from error
    except ValueError as error:
        raise RuntimeError from error

def sound(text: str) -> int:
    try:
        return int(text)
    except OSError as error:
        raise RuntimeError from error
    except ValueError as mistake:
        raise RuntimeError from mistake
"""
    assert sorted(line for line, _ in check_engine.shared_error_names(ast.parse(text))) == [5, 7]
