"""The house of the project is in order: versions agree, commands exist, nothing committed belongs to one machine."""

from __future__ import annotations

import json
import re
import runpy
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import banneret

ROOT = Path(__file__).resolve().parent.parent
NOT_OURS = {
    ".git",
    "node_modules",
    "build",
    "dist",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
    ".hypothesis",
    "__pycache__",
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")

# Written in two pieces, so that this file does not contain what it forbids.
REGISTRY_HOSTS = [".".join(pieces) for pieces in [
    ("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("yarnpkg", "com"),
    ("deb.debian", "org"), ("ubuntu", "com"), ("docker", "io"), ("ghcr", "io"),
]]  # fmt: skip
MACHINE_PATHS = ["/".join(["", name, ""]) for name in ("work", "root")]
LOCK_FILES = {"poetry.lock", "uv.lock", "pdm.lock", "Pipfile.lock", "package-lock.json", "yarn.lock", "pnpm-lock.yaml"}


def our_files(folder: Path = ROOT) -> Iterator[Path]:
    """Every file of the project that is neither made by a tool nor part of an environment."""
    for path in sorted(folder.iterdir()):
        if path.name in NOT_OURS or path.name.startswith(".venv") or path.name.endswith((".egg-info", ".so")):
            continue
        if path.is_dir():
            yield from our_files(path)
        elif not path.is_symlink():
            yield path


def mentions(words: list[str]) -> list[str]:
    """Where one of the words stands in a file of ours."""
    found = []
    for path in our_files():
        text = path.read_text("utf-8", errors="replace")
        found += [f"{path.relative_to(ROOT)}: {word}" for word in words if word in text]
    return found


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))


def code_of(document: str) -> str:
    """The code of a Markdown file, in blocks and in lines."""
    text = (ROOT / document).read_text("utf-8")
    blocks = re.findall(r"(?s)```.*?```", text)
    inline = re.findall(r"`[^`\n]+`", re.sub(r"(?s)```.*?```", "", text))
    return "\n".join([*blocks, *inline])


def pins() -> dict[str, str]:
    """Name and version of each line of constraints.txt; a line of any other form fails."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    found: dict[str, str] = {}
    for line in lines:
        if not line.startswith("#"):
            pin = re.fullmatch(r"([A-Za-z0-9._-]+)==([0-9][A-Za-z0-9.]*)", line)
            assert pin, f"constraints.txt pins names to versions, nothing else: {line}"
            found[canonicalize_name(pin[1])] = pin[2]
    return found


def needed_with_everything_below(requirement: Requirement, seen: set[str]) -> Iterator[str]:
    """The packages that a requirement installs, itself first."""
    key = f"{canonicalize_name(requirement.name)}[{','.join(sorted(requirement.extras))}]"
    if key in seen:
        return
    seen.add(key)
    yield canonicalize_name(requirement.name)
    for text in metadata.distribution(requirement.name).requires or []:
        below = Requirement(text)
        if below.marker is None or any(below.marker.evaluate({"extra": extra}) for extra in {"", *requirement.extras}):
            yield from needed_with_everything_below(below, seen)


def test_the_version_is_the_same_everywhere() -> None:
    assert PROJECT["project"]["version"] == banneret.__version__ == metadata.version("banneret")


def test_the_changelog_has_a_place_for_the_next_change() -> None:
    assert re.search(r"^## \[Unreleased\]$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)


def test_the_changelog_tells_of_this_version() -> None:
    heading = rf"^## \[{re.escape(banneret.__version__)}\] - \d{{4}}-\d\d-\d\d$"
    assert re.search(heading, (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)


def test_public_ci_tests_every_python_that_the_project_names() -> None:
    classifier = "Programming Language :: Python :: "
    named = {text.removeprefix(classifier) for text in PROJECT["project"]["classifiers"] if classifier in text}
    versions = {version for version in named if re.fullmatch(r"3\.\d+", version)}
    matrix = re.search(r"python: \[(.*)\]", (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    assert matrix
    assert set(re.findall(r'"(3\.\d+)"', matrix[1])) == versions
    built = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{version.replace('.', '')}-*" for version in sorted(versions)]


@pytest.mark.parametrize(
    "name",
    ["README.md", "LICENSE", "NOTICE.md", "CONTRIBUTING.md", "CHANGELOG.md", "constraints.txt", ".editorconfig"],
)
def test_a_file_that_a_reader_looks_for_is_there(name: str) -> None:
    assert (ROOT / name).read_text("utf-8").strip()


def test_no_file_names_a_registry() -> None:
    assert mentions(REGISTRY_HOSTS) == []


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert mentions(MACHINE_PATHS) == []


def test_no_lock_file_is_kept() -> None:
    assert [path.name for path in our_files() if path.name in LOCK_FILES] == []


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_every_make_command_of_a_document_exists(document: str) -> None:
    named = set(re.findall(r"\bmake ([a-z-]+)", code_of(document)))
    assert {"play", "test"} <= named
    assert named <= make_targets()


def test_ci_runs_what_a_newcomer_runs() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111, "it must be executable"
    assert re.search(r"\bmake\b.* test$", script.read_text("utf-8").strip())


def test_every_dependency_is_pinned_to_the_version_that_is_tested() -> None:
    needed = set(needed_with_everything_below(Requirement("banneret[play,dev]"), set())) - {"banneret"}
    installed = {name: metadata.version(name) for name in needed}
    assert installed == {name: pins().get(name) for name in needed}


def test_the_linters_of_scripts_and_styles_are_pinned() -> None:
    versions = json.loads((ROOT / "package.json").read_text("utf-8"))["devDependencies"]
    assert {"eslint", "stylelint"} <= versions.keys()
    assert [name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_the_engine_alone_needs_two_small_libraries() -> None:
    names = {canonicalize_name(Requirement(text).name) for text in PROJECT["project"]["dependencies"]}
    assert names == {"mypy-extensions", "fluent-runtime"}


def test_the_compiler_of_the_build_is_the_one_that_is_tested() -> None:
    required = {Requirement(text).name: Requirement(text) for text in PROJECT["build-system"]["requires"]}
    assert str(required["mypy"].specifier) == f"=={pins()['mypy']}"


def test_setup_compiles_core_and_games_and_leaves_out_only_what_exists() -> None:
    setup = runpy.run_path(str(ROOT / "engine_build.py"))
    compiled = {path.as_posix() for path in setup["compiled_modules"](ROOT)}
    assert "src/banneret/core/bits.py" in compiled
    assert any(path.startswith("src/banneret/games/") for path in compiled)
    assert not any(path.endswith("__init__.py") for path in compiled)
    for pattern in setup["EXCLUDED"]:
        left_out = list((ROOT / "src").glob(pattern))
        assert left_out, f"EXCLUDED names {pattern}, which does not exist"
        assert not compiled & {path.relative_to(ROOT).as_posix() for path in left_out}


def test_no_compiled_module_lies_beside_its_source() -> None:
    assert [path for suffix in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(suffix)] == []


def test_every_data_file_of_the_package_is_installed() -> None:
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["banneret"]
    package = ROOT / "src" / "banneret"
    shipped = {path for pattern in patterns for path in package.glob(pattern)}
    others = {path for path in our_files(package) if path.suffix != ".py"}
    assert others - shipped == set()
