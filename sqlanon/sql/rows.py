"""Rows that come back, decoded by the fields of a NamedTuple instead of by position.

Drivers return what their engine computes in: a SUM of integers is a Decimal on PostgreSQL and
MariaDB, an int on DuckDB and SQLite. A row type says what each cell is; here it becomes that.
"""

from __future__ import annotations

import types
from functools import cache, partial
from typing import TYPE_CHECKING, Any, TypeVar, Union, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Row = TypeVar("Row", bound=tuple[Any, ...])
"""A NamedTuple whose fields are int, float or str, `… | None`, or Any for a cell as it comes."""


def typed(row_type: type[Row], rows: Iterable[tuple[Any, ...]]) -> list[Row]:
    """Rows of a query as values of a NamedTuple.

    Args:
        row_type: A NamedTuple with a field per column, in the columns' order.
        rows: What the driver returned.

    Raises:
        ValueError: a row has more or fewer cells than the type has fields.
        TypeError: a cell is NULL where the field does not say so.
    """
    casts = _casts(row_type)
    make: Callable[[Iterable[Any]], Row] = row_type._make  # type: ignore[attr-defined]
    return [make(cast(cell) for cast, cell in zip(casts, row, strict=True)) for row in rows]


@cache
def _casts(row_type: type[tuple[Any, ...]]) -> tuple[Callable[[Any], Any], ...]:
    hints = get_type_hints(row_type)
    return tuple(_cast(hints[name]) for name in row_type._fields)  # type: ignore[attr-defined]


def _cast(hint: Any) -> Callable[[Any], Any]:  # noqa: ANN401 - an annotation
    if hint in {int, float, str}:
        return partial(_not_null, hint)
    if hint is Any:
        return lambda cell: cell
    if get_origin(hint) in {Union, types.UnionType}:
        kinds = [kind for kind in get_args(hint) if kind is not types.NoneType]
        if len(kinds) == 1:
            inner = _cast(kinds[0])
            return lambda cell: None if cell is None else inner(cell)
    raise TypeError(f"a row cannot hold a {hint}")


def _not_null(kind: Callable[[Any], Any], cell: Any) -> Any:  # noqa: ANN401 - a driver's cell
    if cell is None:
        raise TypeError("a query returned NULL where its row type expects a value")
    try:
        return kind(cell)
    except (ArithmeticError, TypeError, ValueError):
        pass  # what Python says quotes the cell
    raise TypeError(f"a query returned a {type(cell).__name__} that is no {kind.__name__}")
