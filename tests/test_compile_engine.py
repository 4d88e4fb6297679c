"""The tool that compiles the engine: what it keeps, what it publishes, and how it takes being stopped."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from setuptools import Extension

import engine_build
from tools import compile_engine

ROOT = Path(__file__).parents[1]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty project."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def stopped() -> None:
    raise KeyboardInterrupt


def test_a_key_changes_with_every_header_that_is_included(here: Path) -> None:
    (here / "a.c").write_text('#include "one.h"\n#include <Python.h>\n', encoding="utf-8")
    (here / "one.h").write_text("#include <two.h>\n", encoding="utf-8")  # as mypyc names the header of another library
    (here / "two.h").write_text("", encoding="utf-8")
    (here / "three.h").write_text("", encoding="utf-8")
    found = compile_engine.included(Path("a.c"), Path(), {})
    assert [path.name for path in found] == ["a.c", "one.h", "two.h"]


def test_a_package_is_published_whole_and_the_one_before_stays(here: Path) -> None:
    package, library = here / "package", here / "x.so"
    (package / "core").mkdir(parents=True)
    (package / "core" / "bits.py").write_text("", encoding="utf-8")
    library.write_bytes(b"compiled")
    compile_engine.publish(package, {})
    first = compile_engine.CURRENT.resolve()
    compile_engine.publish(package, {"banneret_engine__mypyc": library, "banneret.core.bits": library})
    second = compile_engine.CURRENT.resolve()
    assert first != second
    assert (first / "banneret" / "core" / "bits.py").exists()
    assert sorted(path.name for path in (second / "banneret" / "core").iterdir()) == [
        f"bits{compile_engine.SUFFIX}",
        "bits.py",
    ]
    assert (second / f"banneret_engine__mypyc{compile_engine.SUFFIX}").exists()


def test_after_a_run_that_was_stopped_mypyc_begins_anew(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    half = engine_build.TARGET / "half.c"
    half.parent.mkdir(parents=True)
    half.write_text("", encoding="utf-8")
    monkeypatch.setattr(engine_build, "extensions", list)
    compile_engine.generate()
    assert half.exists(), "a run that came to its end is built upon"
    monkeypatch.setattr(engine_build, "extensions", stopped)
    with pytest.raises(KeyboardInterrupt):
        compile_engine.generate()
    monkeypatch.setattr(engine_build, "extensions", list)
    compile_engine.generate()
    assert not half.exists()


def test_where_mypyc_fails_over_what_it_remembers_it_begins_anew(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    remembered = engine_build.CACHE / "bits.json"
    remembered.parent.mkdir(parents=True)
    remembered.write_text("", encoding="utf-8")

    def fails_over_it() -> list[Extension]:
        if remembered.exists():
            raise ValueError("stale")
        return []

    monkeypatch.setattr(engine_build, "extensions", fails_over_it)
    assert compile_engine.generate() == []

    def fails() -> list[Extension]:
        raise ValueError("whatever it remembers")

    monkeypatch.setattr(engine_build, "extensions", fails)
    with pytest.raises(ValueError, match="whatever"):
        compile_engine.generate()


def test_with_other_modules_mypyc_begins_anew(here: Path) -> None:
    remembered = engine_build.CACHE / "bits.json"
    engine_build.forget_other_modules([Path("bits.py")])
    remembered.parent.mkdir(parents=True)
    remembered.write_text("", encoding="utf-8")
    engine_build.forget_other_modules([Path("bits.py")])
    assert remembered.exists(), "the same modules are built upon"
    engine_build.forget_other_modules([Path("bits.py"), Path("chance.py")])
    assert not remembered.exists()


def test_a_module_file_leads_into_its_library(here: Path) -> None:
    """A library that exports one module the way mypyc does, and the file that Python imports for it."""
    if engine_build.what_is_missing():
        pytest.skip("there is no C compiler")
    (here / "library.c").write_text(
        """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "leads", 0, -1, 0};
static PyObject *init_leads(void) { return PyModule_Create(&module); }
static struct PyModuleDef library = {PyModuleDef_HEAD_INIT, "some_library", 0, -1, 0};
PyMODINIT_FUNC PyInit_some_library(void) {
    PyObject *made = PyModule_Create(&library);
    PyObject *capsule = PyCapsule_New((void *)init_leads, "some_library.init_leads", 0);
    PyObject_SetAttrString(made, "init_leads", capsule);
    return made;
}
""",
        encoding="utf-8",
    )
    library = compile_engine.built(["library.c"], "library", [], [])
    module = compile_engine.built_module("leads", "some_library")
    library.rename(here / f"some_library{compile_engine.SUFFIX}")
    module.rename(here / f"leads{compile_engine.SUFFIX}")
    done = subprocess.run(
        [sys.executable, "-c", "import leads; print(leads.__name__)"], cwd=here, capture_output=True, text=True
    )
    assert done.stdout == "leads\n", done.stderr


def test_what_is_kept_is_not_made_again(here: Path) -> None:
    kept = compile_engine.KEPT / f"key{compile_engine.SUFFIX}"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(b"kept")
    assert compile_engine.built(["no such file.c"], "key", [], []).read_bytes() == b"kept"


def test_progress_is_a_file_that_is_never_half(here: Path) -> None:
    progress = compile_engine.Progress(quietly=True)
    progress.libraries = ["engine", "havoc"]
    progress.tell("compiling", "")
    told = json.loads(compile_engine.PROGRESS.read_text(encoding="utf-8"))
    assert told["stage"] == "compiling"
    assert told["libraries"] == ["engine", "havoc"]
    assert [path.name for path in compile_engine.PROGRESS.parent.iterdir()] == ["progress.json"]


def test_indentation_is_left_out_and_what_runs_once_is_marked(here: Path) -> None:
    written = here / "library.c"
    written.write_text("char CPyDef_a___b_____top_level__(void) {\n        return 1;\n    }\n", encoding="utf-8")
    text = engine_build.tidied(written).read_text(encoding="utf-8")
    assert "\nreturn 1;\n}\n" in text
    assert text.startswith("__attribute__((cold") == engine_build.uses_gcc()


def test_a_second_run_beside_the_first_leaves_quietly(here: Path) -> None:
    with compile_engine.alone(wait=False) as first, compile_engine.alone(wait=False) as second:
        assert (first, second) == (True, False)


WORKING = """
import os, subprocess
from contextlib import nullcontext
from tools import compile_engine
compile_engine.alone = lambda wait: nullcontext(True)
compile_engine.compile_engine = lambda jobs, progress: subprocess.run(["sh", "-c", "echo begun; exec sleep 60"])
compile_engine.main(["--while", str(os.getppid())])
"""


def test_when_it_is_stopped_its_compilers_stop_too() -> None:
    with subprocess.Popen([sys.executable, "-c", WORKING], cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.terminate()
        process.communicate(timeout=20)  # nobody holds the other end any more
