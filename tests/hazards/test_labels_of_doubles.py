"""Doubles that are written with an exponent have the same labels on every engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlanon

if TYPE_CHECKING:
    from engines import Place

VALUES = (
    *(1e300, -1e300, 1e-300, 1.5e-300, 1e15, 1e16, 1e17, 1e22, 9.1e15, -1.25e18),
    *(1e-5, -1e-5, 0.0001, 0.00012345, 1.23456789e-05, 1.25e-10, -2.5e-9, 1e-16),
    *(0.1, -0.5, 0.30000000000000004, 2 / 3, 123456.7890123456, 1234567890123456.0),
    *(1.2345678901234568e17, 3.0, -0.0, 100000.5, 1.234567890123456e-07),
)


def test_exponents_are_written_alike(backend: Place) -> None:
    """MariaDB wrote `1e300` and `0.00001`, SQLite `1.0e+300`, DuckDB `1000000000000000.0`."""
    backend.load("t", {"x": "real", "n": "integer"}, [(x, n) for n, x in enumerate(VALUES)])
    sqlanon.anonymize(
        backend.url,
        "t",
        columns={
            "x": sqlanon.Quasi(hierarchy=sqlanon.Flat(flat=True)),
            "n": sqlanon.Keep(),
        },
        privacy=[sqlanon.AverageRisk(threshold=1)],
        target="released",
    )
    labels = dict(backend.rows("SELECT n, x FROM released"))
    expected = [
        str(int(x)) if x == int(x) and abs(x) < 1e16 else repr(x)  # as Python writes them
        for x in VALUES
    ]
    assert [labels[n] for n in range(len(VALUES))] == expected
