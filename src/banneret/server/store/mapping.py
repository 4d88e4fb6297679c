"""Row classes and tables: the fields of a row class are the columns of its table, named and typed there alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Insert,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    Table,
    Text,
    Update,
    bindparam,
    insert,
    update,
)
from sqlalchemy.schema import SchemaItem
from sqlalchemy.types import TypeEngine

_MAPPED: Final[dict[type, tuple[Mapped, ...]]] = {}
R = TypeVar("R")
Values = dict[str, object]

# Kept as JSON: a dict. The order of columns does not matter.
TYPES: Final[dict[object, type[TypeEngine[Any]]]] = {
    str: Text, int: Integer, float: Double, bool: Boolean, bytes: LargeBinary, dict: Text,
}  # fmt: skip


@dataclass(frozen=True)
class Kept:
    """What the type of a field does not say: another name of the column, the row it refers to, whether it is part of
    the key, whether it stays as it was first written, and what old rows have in it."""

    column: str = ""
    refers: str = ""
    key: bool = False
    fixed: bool = False
    default: str | None = None


@dataclass(frozen=True)
class Mapped:
    """One field of a row class."""

    field: str
    column: str
    type: object
    nullable: bool
    kept: Kept

    def as_column(self) -> Column[Any]:
        refers = [ForeignKey(self.kept.refers)] if self.kept.refers else []
        return Column(
            self.column,
            TYPES[self.type],
            *refers,
            primary_key=self.kept.key,
            nullable=self.nullable,
            server_default=self.kept.default,
        )


def mapped(row: type) -> tuple[Mapped, ...]:
    """The fields of a row class in their order."""
    if row not in _MAPPED:
        _MAPPED[row] = _fields_of(row)
    return _MAPPED[row]


def _fields_of(row: type) -> tuple[Mapped, ...]:
    found: list[Mapped] = []
    for name, hint in get_type_hints(row, include_extras=True).items():
        kept = Kept()
        if get_origin(hint) is Annotated:
            hint, kept = get_args(hint)
        nullable = get_origin(hint) is UnionType
        if nullable:
            (hint,) = (one for one in get_args(hint) if one is not NoneType)
        found.append(Mapped(name, kept.column or name, get_origin(hint) or hint, nullable, kept))
    return tuple(found)


def table_of(name: str, metadata: MetaData, row: type, *more: SchemaItem) -> Table:
    """The table of a row class; `more` are columns that rows do not carry, constraints and indexes."""
    return Table(name, metadata, *[one.as_column() for one in mapped(row)], *more)


def values_of(row: object) -> Values:
    """A row as the values of its columns."""
    return {one.column: _written(one, getattr(row, one.field)) for one in mapped(type(row))}


def changes_of(row: object) -> Values:
    """The values of the columns that may change while the row lives."""
    return {one.column: getattr(row, one.field) for one in mapped(type(row)) if not (one.kept.key or one.kept.fixed)}


def read(row: type[R], found: Row[Any]) -> R:
    """A row out of the database."""
    return row(**{one.field: _read(one, found._mapping[one.column]) for one in mapped(row)})


def _written(one: Mapped, value: object) -> object:
    return json.dumps(value) if one.type is dict else value


def _read(one: Mapped, value: Any) -> object:
    if one.type is dict:
        return json.loads(value)
    return bytes(value) if one.type is bytes else value


# Statements, made once; the columns are bound by their names.


def insert_into(table: Table) -> Insert:
    return insert(table).values({column.name: bindparam(column.name, type_=column.type) for column in table.columns})


def update_of(table: Table, row: type, *where: str) -> Update:
    """Set what may change of the row that is found by some columns; those are bound as `at_<name>`."""
    names = [one.column for one in mapped(row) if not (one.kept.key or one.kept.fixed)]
    changed = update(table).values({name: bindparam(name, type_=table.c[name].type) for name in names})
    for name in where:
        changed = changed.where(table.c[name] == bindparam(f"at_{name}", type_=table.c[name].type))
    return changed
