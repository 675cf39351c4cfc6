"""A place on MySQL; without one these tests are skipped."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from engines import UnreachableError, unreachable
from mysql_place import MySQLPlace

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def mysql() -> Iterator[MySQLPlace]:
    """An empty place."""
    try:
        place = MySQLPlace()
    except UnreachableError as error:
        unreachable("mysql", error)
    with closing(place):
        yield place
