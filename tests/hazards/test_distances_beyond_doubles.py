"""Numbers whose squares no double holds are clustered as others are; where nothing can, it is said.

Such distances ended a run of microaggregation with a traceback on two engines, were refused by
PostgreSQL, and on MariaDB in words that told nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import UnsupportedError

if TYPE_CHECKING:
    from engines import Place

SAID: dict[str, Any] = {
    "columns": {"x": sqlanon.Quasi(output="median")},
    "privacy": [sqlanon.KAnonymity(k=2)],
    "algorithm": "microaggregation",
    "target": "released",
}


@pytest.mark.parametrize("scale", [1.0, 1e155, 1e300, 1e-160, 1e-290])
def test_pairs_are_found_on_every_scale(backend: Place, scale: float) -> None:
    places = (0.0, 1.0, 40.0, 41.0, 90.0, 91.0)
    backend.load("t", {"x": "real"}, [(place * scale,) for place in places])
    report = sqlanon.anonymize(backend.url, "t", **SAID)
    assert (report.classes.count, report.classes.min) == (3, 2)
    found = sorted(float(row[0]) for row in backend.rows("SELECT x FROM released"))
    assert found == [scale * place for place in (0.0, 0.0, 40.0, 40.0, 90.0, 90.0)]


def test_distances_too_small_beside_the_longest_are_none(backend: Place) -> None:
    backend.load("t", {"x": "real"}, [(0.0,), (1e-200,), (1.0,), (1.0,)])
    assert sqlanon.anonymize(backend.url, "t", **SAID).classes.count == 2


@pytest.mark.parametrize("values", [(-1.7e308, 1.7e308), (0.0, 1e-306)])
def test_what_cannot_be_measured_is_refused(backend: Place, values: tuple[float, float]) -> None:
    backend.load("t", {"x": "real"}, [(value,) for value in values for _ in range(2)])
    with pytest.raises(UnsupportedError, match=r"columns\.x: the values are too far apart or"):
        sqlanon.anonymize(backend.url, "t", **SAID)
    assert "released" not in backend.tables()
