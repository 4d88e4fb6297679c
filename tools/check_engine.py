"""Rules of the engine's code that no general linter knows.

In `core` and `games`: no clock, no process-wide random, no `copy`, no `Any`. In every compiled module: no literal
shifted left by a variable, which mypyc turns into a 32-bit shift; take the bit from the table `BIT` of
`banneret.core.bits` instead; and no two errors of a function under one name, which mypyc gives one type. Run from
anywhere; prints one line for each offence and exits 1.
"""

from __future__ import annotations

import ast
import runpy
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Set
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FORBIDDEN_MODULES = {
    "copy": "compiled objects cannot be copied by `copy`; write `clone()`",
    "random": "randomness comes from the chance that the driver passes in",
    "time": "the engine has no clock",
    "datetime": "the engine has no clock",
}
FIXED_WIDTH = frozenset({"i64", "i32", "i16", "u8"})
NUMBERS = FIXED_WIDTH | {"int"}
ERROR_REASON = "compiled, the second one must be of the first one's class or is a TypeError"
SHIFT_REASON = "a literal shifted left by a variable is a 32-bit shift when compiled; use BIT[n] of banneret.core.bits"


def forbidden_things(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What `core` and `games` do without, with the line it stands in."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if reason := FORBIDDEN_MODULES.get(alias.name.split(".")[0]):
                    yield node.lineno, f"{alias.name} is not imported here: {reason}"
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            if reason := FORBIDDEN_MODULES.get((node.module or "").split(".")[0]):
                yield node.lineno, f"{node.module} is not imported here: {reason}"
            if node.module in ("typing", "typing_extensions") and any(alias.name == "Any" for alias in node.names):
                yield node.lineno, "Any is not used here: name the type"
        elif isinstance(node, ast.Attribute) and node.attr == "Any" and _last_name(node.value).startswith("typing"):
            yield node.lineno, "Any is not used here: name the type"


def literal_finals(trees: Iterable[ast.Module]) -> set[str]:
    """The names that are `Final` and bound to a literal: mypyc folds them wherever they are used, in any module."""
    finals = [
        node
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and "Final" in _names_in(node.annotation)
    ]
    known: set[str] = set()
    while found := {_last_name(node.target) for node in finals if _is_literal(node.value, known)} - known:
        known |= found
    return known


def literal_shifts(scope: ast.AST, finals: set[str], outer: frozenset[str] = frozenset()) -> Iterator[tuple[int, str]]:
    """Every left shift of a literal, or of a name that is bound to one, by something that is none."""
    nodes, inner_scopes = _split_scope(scope)
    literals = _literal_names(nodes, finals, outer)
    for node in nodes:
        left, right = _left_shift(node)
        if _is_literal(left, finals | literals) and not _is_literal(right, finals):
            yield getattr(node, "lineno", 0), SHIFT_REASON
    for inner in inner_scopes:
        yield from literal_shifts(inner, finals, literals)


def shared_error_names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Functions with two `except ... as name` of one name: compiled, the second error must be of the first class."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            nodes, _ = _split_scope(function)
            handlers = [node for node in nodes if isinstance(node, ast.ExceptHandler) and node.name]
            names = Counter(handler.name for handler in handlers)
            for handler in handlers:
                if names[handler.name] > 1 and len({ast.dump(h.type) for h in handlers if h.type}) > 1:
                    yield handler.lineno, f"two errors of a function share the name {handler.name}; {ERROR_REASON}"


def _left_shift(node: ast.AST) -> tuple[ast.expr, ast.expr] | tuple[None, None]:
    """The two sides of `left << right` and of `left <<= right`."""
    match node:
        case (
            ast.BinOp(left=left, op=ast.LShift(), right=right)
            | ast.AugAssign(target=left, op=ast.LShift(), value=right)
        ):
            return left, right
        case _:
            return None, None


def _split_scope(scope: ast.AST) -> tuple[list[ast.AST], list[ast.AST]]:
    """The nodes of one function, class or module itself, and the scopes that stand inside it."""
    own: list[ast.AST] = []
    inner: list[ast.AST] = []
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            inner.append(node)
        else:
            own.append(node)
            waiting += ast.iter_child_nodes(node)
    return own, inner


def _literal_names(nodes: list[ast.AST], finals: set[str], outer: frozenset[str]) -> frozenset[str]:
    """The names that hold a fixed-width number here and are bound once, to a literal or to another such name."""
    bindings = Counter(node.id for node in nodes if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load))
    bindings.update(node.arg for node in nodes if isinstance(node, ast.arg))
    candidates: list[tuple[str, ast.expr]] = []
    for node in nodes:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=ast.expr() as value):
                if _names_in(annotation) & (FIXED_WIDTH | {"Final"}):
                    candidates.append((name, value))
            case ast.Assign(targets=[ast.Name(id=name)], value=(ast.Call() | ast.Name() | ast.Attribute()) as value):
                candidates.append((name, value))
    known = outer - bindings.keys()
    while (
        found := {name for name, value in candidates if bindings[name] == 1 and _is_literal(value, finals | known)}
        - known
    ):
        known |= found
    return known


def _is_literal(node: ast.expr | None, names: Set[str]) -> bool:
    """An int that stands in the source: `1`, `-1`, `2 * 3`, `i64(1)`, or a name that is known to stand for one."""
    match node:
        case ast.Constant(value=value):
            return isinstance(value, int)
        case ast.Name() | ast.Attribute():
            return _last_name(node) in names
        case ast.UnaryOp(operand=operand):
            return _is_literal(operand, names)
        case ast.BinOp(left=left, right=right):
            return _is_literal(left, names) and _is_literal(right, names)
        case ast.Call(func=function, args=[argument]):
            return _last_name(function) in NUMBERS and _is_literal(argument, names)
        case _:
            return False


def _last_name(node: ast.expr) -> str:
    """`x` for `x` and for `a.b.x`; empty for anything that has no name."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _names_in(annotation: ast.expr) -> set[str]:
    return {_last_name(node) for node in ast.walk(annotation) if isinstance(node, ast.Name | ast.Attribute)}


def compiled_modules(root: Path) -> list[Path]:
    """The compiled modules, as engine_build.py lists them."""
    listed = runpy.run_path(str(root / "engine_build.py"))["compiled_modules"](root)
    return [root / path for path in listed]


def check(root: Path) -> list[str]:
    """All offences of the project, each as `path:line: reason`."""
    package = root / "src" / "banneret"
    rules = [path for layer in ("core", "games") for path in (package / layer).rglob("*.py")]
    compiled = compiled_modules(root)
    trees = {path: ast.parse(path.read_text("utf-8"), str(path)) for path in {*rules, *compiled}}
    finals = literal_finals(trees[path] for path in compiled)
    found = [(path, *offence) for path in rules for offence in forbidden_things(trees[path])]
    found += [(path, *offence) for path in compiled for offence in literal_shifts(trees[path], finals)]
    found += [(path, *offence) for path in compiled for offence in shared_error_names(trees[path])]
    return [f"{path.relative_to(root)}:{line}: {why}" for path, line, why in sorted(found)]


def main() -> int:
    """Check the sources of the project."""
    found = check(ROOT)
    print("\n".join(found) or "engine: no clock, no random, no copy, no Any, no literal shift, no shared error name")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
