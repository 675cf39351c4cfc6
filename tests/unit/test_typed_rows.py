"""Rows of a query as values of a NamedTuple."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, NamedTuple

import pytest

from sqlanon.sql.workspace import as_rows


class Found(NamedTuple):
    """One of each kind of field."""

    n: int
    share: float
    name: str
    rest: int | None
    raw: Any


class Odd(NamedTuple):
    """A field of a kind that no row has."""

    rows: list[int]


def test_cells_become_what_the_fields_say() -> None:
    (row,) = as_rows(Found, [(Decimal(3), 1, "a", None, b"x")])
    assert row == Found(3, 1.0, "a", None, b"x")
    assert (type(row.n), type(row.share)) == (int, float)
    assert as_rows(Found, [(1, 2, "b", Decimal(4), None)])[0].rest == 4
    assert as_rows(Found, []) == []


def test_null_is_refused_where_a_field_does_not_say_so() -> None:
    with pytest.raises(TypeError, match="NULL"):
        as_rows(Found, [(None, 1, "a", None, None)])


def test_a_row_has_as_many_cells_as_its_type_has_fields() -> None:
    with pytest.raises(ValueError, match="zip"):
        as_rows(Found, [(1, 2)])


def test_a_field_of_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot hold"):
        as_rows(Odd, [([1],)])
