"""A place on an embedded Firebird; without it these tests are skipped."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from engines import UnreachableError, unreachable
from firebird_place import FirebirdPlace

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def firebird(tmp_path: Path) -> Iterator[FirebirdPlace]:
    """An empty place."""
    try:
        place = FirebirdPlace(tmp_path)
    except (ModuleNotFoundError, OSError) as error:  # a library of the system's is missing
        unreachable("firebird", UnreachableError(str(error.args or error)))
    with closing(place):
        yield place
