"""A mean whose sum no double holds is refused: two engines published infinity, one failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import UnsupportedError

if TYPE_CHECKING:
    from engines import Place


def test_sums_beyond_doubles_are_refused_before_anything_is_written(backend: Place) -> None:
    for table, large in (("t", 1.7e308), ("smaller", 1e307)):
        rows = [(large if number % 2 else -large,) for number in range(8)]
        backend.load(table, {"x": "real"}, rows)
    said: dict[str, Any] = {
        "columns": {"x": sqlanon.Quasi(output="mean")},
        "privacy": [sqlanon.KAnonymity(k=8)],
        "target": "released",
    }
    with pytest.raises(UnsupportedError, match=r"columns\.x\.output: .* too large .* use median"):
        sqlanon.anonymize(backend.url, "t", **said)
    assert "released" not in backend.tables()

    sqlanon.anonymize(backend.url, "smaller", **said)
    found = {row[0] for row in backend.rows("SELECT x FROM released")}
    assert found == {0.0}
