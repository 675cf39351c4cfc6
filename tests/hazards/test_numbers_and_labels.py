"""Numbers and labels that an engine shows, sorts or counts otherwise than they are."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from sqlanon.api import run as api
from sqlanon.errors import (
    HierarchyError,
    UnsupportedError,
)

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

K2 = [{"k_anonymity": {"k": 2}}]


def release(place: Place, quasi: dict[str, Any], **changes: Any) -> Report:
    said: dict[str, Any] = {"privacy": K2, "target": "rel", "unlisted": "keep"}
    columns = {name: {"role": "quasi"} | more for name, more in quasi.items()}
    return api.anonymize(place.url, "t", columns=columns, **(said | changes))


def test_numbers_that_are_equal_and_look_different_are_published_as_one(backend: Place) -> None:
    """PostgreSQL keeps 1.0 and 1.00 apart when it writes them, SQLite 1 and 1.0."""
    kinds = {"postgresql": "NUMERIC", "sqlite": ""}
    if backend.name not in kinds:
        pytest.skip("decimals of one column are all written with the same places here")
    backend.run(f"CREATE TABLE t (n {kinds[backend.name]}, s INTEGER)")
    cells = ["1.0", "1.00", "2", "2.000"] if backend.name == "postgresql" else ["1", "1.0"] * 2
    for place, cell in enumerate(cells):
        backend.run(f"INSERT INTO t VALUES ({cell}, {place})")
    release(backend, {"n": {}})
    shown = Counter(row[0] for row in backend.rows("SELECT CAST(n AS VARCHAR(9)) FROM rel"))
    assert min(shown.values()) >= 2


def test_long_labels_that_begin_alike_stay_apart_in_a_view(backend: Place) -> None:
    """MariaDB sorts, and so ranks, by the first 1,024 bytes."""
    backend.load(
        "t",
        {"v": "text", "s": "integer"},
        [
            ("x" * 1500 + last, 2 * place + row)
            for place, last in enumerate("abc")
            for row in (0, 1)
        ],
    )
    release(backend, {"v": {}}, target={"table": "rel", "mode": "view", "follows": "live"})
    backend.run("DELETE FROM t WHERE s = 3")
    sizes = Counter(row[0] for row in backend.rows("SELECT v FROM rel"))
    assert sorted(sizes.values()) == [2, 2]


def test_a_mean_of_large_whole_numbers_is_exact(backend: Place) -> None:
    base = 2**62
    rows = [(base + 1, 0), (base + 3, 1), (-base - 7, 2), (-base - 5, 3)]
    backend.load("t", {"v": "integer", "s": "integer"}, rows)
    with pytest.raises(UnsupportedError, match="too far apart"):
        release(backend, {"v": {"output": "mean"}})
    backend.run("DELETE FROM t WHERE s > 1")
    release(backend, {"v": {"output": "mean"}})
    assert [row[0] for row in backend.rows("SELECT v FROM rel")] == [base + 2] * 2


def test_numbers_beyond_exact_intervals_are_refused(backend: Place) -> None:
    backend.load("t", {"v": "real", "s": "integer"}, [(1e30, 0), (2e30, 1), (5e25, 2), (6e25, 3)])
    with pytest.raises(HierarchyError, match="4 values, in 4 rows"):
        release(backend, {"v": {"hierarchy": {"intervals": [10]}}})


@pytest.mark.parametrize("value", [9.9999999999999, -1e-13])
def test_no_number_is_put_into_the_interval_above_its_own(backend: Place, value: float) -> None:
    """Whole steps are taken of rounded numbers; one that rounding lifts over a bound is refused."""
    backend.load("t", {"v": "real"}, [(value,), (value,), (3.5,), (0.29,)])
    with pytest.raises(HierarchyError, match="1 value, in 2 rows, of more digits behind the point"):
        release(backend, {"v": {"hierarchy": {"intervals": [10, 20]}}})
    assert backend.tables() == ["t"]


def test_a_number_lies_in_the_interval_that_it_shows(backend: Place) -> None:
    """0.29 of single precision is 0.28999999, and no mistake of rounding; 29 hundredths is it."""
    type_ = "REAL" if backend.name in {"postgresql", "sqlite"} else "DOUBLE"
    backend.run(f"CREATE TABLE t (v {type_})", "INSERT INTO t VALUES (0.29), (0.29), (7), (7)")
    release(
        backend,
        {"v": {"hierarchy": {"intervals": [0.01]}}},
        algorithm={"fixed": {"levels": {"v": 1}}},
    )
    shown = sorted(row[0] for row in backend.rows("SELECT v FROM rel"))
    assert shown == ["[0.29-0.3)"] * 2 + ["[7-7.01)"] * 2
