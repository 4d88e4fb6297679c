"""Imports only look down: `core` knows no game, a game knows no other game, and nothing below knows a table or a bot.

Within a game's folder the same holds for its rooms: rules know nothing but rules, a bot reads what a seat may see and
never what a table draws. Prints one line for each import that looks up, and exits 1. The two tables below are the rule.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "banneret"
ENGINE_LIBRARIES = frozenset({"mypy_extensions", "fluent"})
ANY_LIBRARY = None

MIDDLE = ("core", "games", "bots", "arena", "insight", "conformance")


class Layer(NamedTuple):
    """What one package of the project may import."""

    below: tuple[str, ...]
    libraries: frozenset[str] | None = ENGINE_LIBRARIES
    only_through_registry: bool = True


LAYERS = {
    "core": Layer(below=()),
    "games": Layer(below=("core",)),
    "bots": Layer(below=("core", "games")),
    "arena": Layer(below=("core", "games", "bots"), libraries=ENGINE_LIBRARIES | {"ray", "torch"}),
    "insight": Layer(below=("core", "games", "bots")),
    "conformance": Layer(below=("core", "games", "bots"), libraries=ANY_LIBRARY),
    "envs": Layer(below=("core", "games", "bots", "arena"), libraries=ANY_LIBRARY),
    "facade": Layer(below=("core", "games", "bots", "arena", "envs")),
    "server": Layer(below=(*MIDDLE,), libraries=ANY_LIBRARY, only_through_registry=False),
    "cli": Layer(below=(*MIDDLE, "server"), libraries=ANY_LIBRARY, only_through_registry=False),
}
ROOMS = {
    "rules": (),
    "sums": ("rules",),
    "words": ("rules", "sums"),
    "standing": ("rules", "words"),
    "sight": ("rules",),
    "fields": ("rules", "sight"),
    "shapes": ("rules", "sight"),
    "odds": ("rules", "words", "sight"),
    "bot": ("rules", "sight", "odds"),
    "positions": ("rules", "sight", "fields"),
    "terminal": ("rules", "words", "standing", "sight", "odds", "positions"),
    "web": ("rules", "words", "standing", "sight", "odds"),
    "kind": ("rules", "words", "standing", "sight", "fields", "shapes", "odds", "bot", "positions", "terminal", "web"),
}
"""The rooms of a game's folder, and which others each may import."""

TOP_LAYER_MODULES = {"__main__": "cli"}
GAMES_DOORS = frozenset({"games", "games.registry"})
"""The modules that name the games. They may import them, but only when one is asked for: inside a function."""


class Import(NamedTuple):
    """One imported module, by its full name."""

    line: int
    target: str
    lazy: bool


def imports_of(tree: ast.Module, module: str, is_package: bool) -> Iterator[Import]:
    """Every module that a file imports, wherever the import stands; relative ones resolved, names included."""
    yield from _imports_below(tree, module if is_package else module.rpartition(".")[0], lazy=False)


def _imports_below(node: ast.AST, package: str, lazy: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            for alias in child.names:
                yield Import(child.lineno, alias.name, lazy)
        elif isinstance(child, ast.ImportFrom):
            base = _absolute(package, child.level, child.module)
            for alias in child.names:
                yield Import(child.lineno, base if alias.name == "*" else f"{base}.{alias.name}", lazy)
        elif isinstance(child, ast.Call) and (name := _imported_by_call(child)):
            yield Import(child.lineno, name, lazy)
        inside = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        yield from _imports_below(child, package, lazy or inside)


def _absolute(package: str, level: int, name: str | None) -> str:
    if level == 0:
        return name or ""
    parents = package.split(".")
    base = ".".join(parents[: len(parents) - level + 1])
    return f"{base}.{name}" if name else base


def _imported_by_call(call: ast.Call) -> str:
    """The module named by `import_module("...")` or `__import__("...")`; empty for anything else."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name in ("import_module", "__import__") and call.args:
        first = call.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            return first.value
    return ""


def problems(text: str, module: str, is_package: bool, games: frozenset[str]) -> list[str]:
    """What a module imports against the rule, each as `line: reason`. `games` are the folders below `games`."""
    inner = module.removeprefix(PACKAGE).removeprefix(".")
    own = inner.split(".")[0]
    own = TOP_LAYER_MODULES.get(own, own)
    if own and own not in LAYERS:
        return [f"1: {module} belongs to no layer: name its package in tools/check_layers.py"]
    game, room = [*inner.split("."), "", ""][1:3]
    if own == "games" and game in games and room and room not in ROOMS:
        return [f"1: {module} stands in no room: name it in tools/check_layers.py"]
    found = imports_of(ast.parse(text), module, is_package)
    return [f"{line}: {why}" for line, target, lazy in found if (why := _objection(inner, own, target, lazy, games))]


def _objection(inner: str, own: str, target: str, lazy: bool, games: frozenset[str]) -> str:
    """Why the module `inner` of the layer `own` may not import `target`; empty if it may."""
    top, _, rest = target.partition(".")
    if top != PACKAGE:
        return _library_objection(own, top)
    parts = rest.split(".")
    layer = parts[0]
    if layer not in LAYERS:
        return "" if layer in ("", "__version__") else f"{target} belongs to no layer"
    if not own:
        return "" if layer == "facade" else f"the package itself imports the facade alone, but here {target}"
    if layer not in (own, *LAYERS[own].below):
        return f"{own} may not import {layer} ({target})"
    game = parts[1] if layer == "games" and len(parts) > 1 and parts[1] in games else ""
    if not game:
        return ""
    if inner in GAMES_DOORS:
        return "" if lazy else f"{inner} may import {target} only inside a function"
    if own == "games":
        if inner.split(".")[1] != game:
            return f"a game imports core and its own folder, not {target}"
        return _room_objection(inner.split(".")[2:], parts[2:], target)
    return f"{own} reaches games through the registry, not {target}" if LAYERS[own].only_through_registry else ""


def _room_objection(own: list[str], parts: list[str], target: str) -> str:
    """Why a module of a game may not import another one of the same folder; `own` and `parts` begin with the room."""
    if not own or not parts:
        return ""  # the folder itself, which holds nothing but a sentence
    if own[:1] != parts[:1] and parts[0] not in ROOMS[own[0]]:
        return f"{own[0]} may not import {parts[0]} ({target})"
    if len(parts) > 2 and parts[-1].startswith("_"):
        return f"{target} is private to its module"
    return ""


def _library_objection(own: str, top: str) -> str:
    if not own:
        return "" if top in sys.stdlib_module_names else f"the package itself imports no library, but here {top}"
    allowed = LAYERS[own].libraries
    if allowed is ANY_LIBRARY or top in allowed or top in sys.stdlib_module_names:
        return ""
    return f"{own} may not import the library {top}"


def check(source: Path) -> list[str]:
    """All problems below a source folder, each as `path:line: reason`."""
    games_folder = source / PACKAGE / "games"
    games = frozenset(path.parent.name for path in games_folder.glob("*/__init__.py"))
    lines = []
    for path in sorted((source / PACKAGE).rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        lines += [f"{path}:{problem}" for problem in problems(path.read_text("utf-8"), module, is_package, games)]
    return lines


def main() -> int:
    """Check the sources of the project."""
    found = check(ROOT / "src")
    print("\n".join(found) or "layers: every import looks down")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
