"""Numbers and lists of other libraries as those of Python: a job may be computed with numpy.

No library is imported to know its types. Numbers of numpy say what they are by the abstract classes
of `numbers`; arrays, indexes and series are known by the package that they come from.
"""

from __future__ import annotations

import datetime as dt
import numbers
from collections.abc import Iterable, Mapping

_ARRAYS = frozenset({"numpy", "pandas", "polars", "pyarrow"})
"""Packages whose one-dimensional containers are lists."""
_DEEPEST = 100
"""Levels of nesting that are looked into: no option has more, and one may hold itself."""


def as_plain(value: object, depth: int = _DEEPEST) -> object:
    """Return a value of an option with numbers, dates and lists as Python has them.

    `numpy.float32(0.1)` is the 0.1 that was written, not its binary neighbour; a scalar that is
    missing (`pandas.NA`, `NaT`) is None; a column of a table or mapped class of SQLAlchemy is its
    name; mappings, lists and tuples keep their kind. What is none
    of these, or lies deeper than `depth` levels, is returned as it is, for the option to refuse.
    """
    plain, inner = value, depth - 1
    match value:
        case _ if depth == 0:
            pass
        case Mapping():
            plain = {as_plain(key, inner): as_plain(one, inner) for key, one in value.items()}
        case list() | range():
            plain = [as_plain(one, inner) for one in value]
        case tuple() if type(value) is tuple:
            plain = tuple(as_plain(one, inner) for one in value)
        case _ if type(value).__module__.partition(".")[0] in _ARRAYS:
            plain = _of_arrays(value)
        case _ if _is_of_sqlalchemy(value, "ColumnCollection"):
            plain = [as_plain(one, inner) for one in value]  # type: ignore[attr-defined]
        case _ if _is_of_sqlalchemy(getattr(value, "expression", None), "Column"):
            plain = str(value.expression.name)  # type: ignore[attr-defined]
    return plain


def _is_of_sqlalchemy(value: object, kind: str) -> bool:
    """Whether it is of a class of SQLAlchemy: a Column is its own `expression`."""
    return any(
        one.__name__ == kind and one.__module__.partition(".")[0] == "sqlalchemy"
        for one in type(value).mro()
    )


def _of_arrays(value: object) -> object:
    """What a package of arrays has: a number, a date, something missing, or a list."""
    plain, kind = value, type(value).__name__
    match value:
        case numbers.Integral():
            plain = int(value)
        case numbers.Real():
            plain = float(str(value))
        case dt.datetime() | dt.date():  # of pandas; NaT is one, and differs from itself
            plain = value if value == value else None  # noqa: PLR0124
        case _ if kind in {"bool", "bool_"}:
            plain = bool(value)
        case _ if kind in {"str_", "datetime64"}:
            plain = str(value)
        case _ if kind == "NAType":
            plain = None
        case _ if hasattr(value, "as_py"):  # a scalar of Arrow
            plain = as_plain(value.as_py())
        case _ if hasattr(value, "item") and getattr(value, "ndim", None) == 0:
            plain = as_plain(value.item())
        case Iterable() if _is_one_column(value):
            plain = [as_plain(one) for one in value]
    return plain


def _is_one_column(value: object) -> bool:
    """Whether it is no frame or table; an array of several dimensions is lists of lists."""
    return not hasattr(value, "columns")
