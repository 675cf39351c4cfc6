"""Texts that are equal in their first 1,024 bytes, which is what MariaDB's sorts compare."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import InspectionError, UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

LONG = "x" * 1100
QUASI = {"q": {"role": "quasi"}}


def release(place: Place, columns: dict[str, Any], *models: Any, **changes: Any) -> Report:
    said: dict[str, Any] = {"target": "rel", "unlisted": "keep"} | changes
    return api.anonymize(place.url, "t", columns=columns, privacy=[*models], **said)


def test_as_quasi_identifiers(backend: Place) -> None:
    rows = [(LONG + "dacb"[n % 4], n) for n in range(12)]
    backend.load("t", {"q": "text", "n": "integer"}, rows)
    release(backend, QUASI, {"k_anonymity": {"k": 3}})
    shown = Counter(row[0] for row in backend.rows("SELECT q FROM rel"))
    assert shown == Counter(row[0] for row in rows)


def test_as_sets_of_an_order(backend: Place) -> None:
    """Sets are cut in the order of texts: two and two are together."""
    rows = [(LONG + "dacb"[n % 4], n) for n in range(8)]
    backend.load("t", {"q": "text", "n": "integer"}, rows)
    release(backend, QUASI, {"k_anonymity": {"k": 3}}, algorithm="mondrian")
    shown = Counter(row[0] for row in backend.rows("SELECT q FROM rel"))
    assert shown == {f"{{{LONG}a, {LONG}b}}": 4, f"{{{LONG}c, {LONG}d}}": 4}


def test_as_leaves_of_a_hierarchy(backend: Place) -> None:
    rows = [(LONG + "dacb"[n % 4], n) for n in range(8)]
    backend.load("t", {"q": "text", "n": "integer"}, rows)
    leaves = [[f"{LONG}{x}", up, "*"] for x, up in zip("abcd", "1122", strict=True)]
    columns = {"q": {"role": "quasi", "hierarchy": {"rows": leaves}}}
    release(backend, columns, {"k_anonymity": {"k": 3}})
    shown = Counter(row[0] for row in backend.rows("SELECT q FROM rel"))
    assert shown == {"1": 4, "2": 4}


def test_as_sensitive_values(backend: Place) -> None:
    """Neither more nor fewer than they are: twelve rows of three values, not of one or twelve."""
    rows = [("a", LONG + "abc"[n % 3], n) for n in range(12)]
    backend.load("t", {"q": "text", "s": "text", "n": "integer"}, rows)
    columns = QUASI | {"s": {"role": "sensitive"}}
    diverse, more = ({"l_diversity": {"column": "s", "l": n}} for n in (3, 4))
    release(backend, columns, {"k_anonymity": {"k": 3}}, diverse)
    with pytest.raises(UnsatisfiableError):
        release(backend, columns, {"k_anonymity": {"k": 3}}, more, target="more")
    measured = sqlanon.check(backend.url, "rel", quasi=["q"], k=3, privacy=[diverse])
    assert [model.reached for model in measured.models] == [3, 12]


def test_as_keys_of_persons(backend: Place) -> None:
    """Three persons are a class, two are none, however many rows they have."""
    rows = [("a", LONG + "bca"[n % 3]) for n in range(6)]
    rows += [("b", LONG + "ed"[n % 2]) for n in range(6)] + [("c", f"{n}") for n in range(3)]
    backend.load("t", {"q": "text", "p": "text"}, rows)
    columns = QUASI | {"p": {"role": "drop"}}
    release(backend, columns, {"k_anonymity": {"k": 3, "person": "p"}})
    shown = Counter(row[0] for row in backend.rows("SELECT q FROM rel"))
    assert shown == {"a": 6, "{b, c}": 9}


def test_as_labels_of_a_table_that_is_checked(backend: Place) -> None:
    rows = [(LONG + "dacb"[n % 4], LONG + "abc"[n % 3], n) for n in range(24)]
    backend.load("t", {"q": "text", "s": "text", "n": "integer"}, rows)
    models = [
        {"l_diversity": {"column": "s", "l": 3}},
        {"l_diversity": {"column": "s", "l": 3, "variant": "entropy"}},
        {"t_closeness": {"column": "s", "t": 0.1}},
        {"k_anonymity": {"k": 2, "person": "s"}},
    ]
    measured = sqlanon.check(backend.url, "t", quasi=["q"], k=6, privacy=models)
    assert [model.reached for model in measured.models] == [3, pytest.approx(3), 0, 3, 6]


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
@pytest.mark.parametrize("column", ["q", "s", "p"])
def test_longer_ones_than_are_compared_are_refused(backend: Place, column: str) -> None:
    longest = "ü" * 65_536
    rows = [{"q": "a", "s": f"{n}", "p": f"{n}"} for n in range(4)]
    rows[0][column] = longest
    backend.load("t", dict.fromkeys("qsp", "text"), [[*row.values()] for row in rows])
    columns = QUASI | {"s": {"role": "sensitive"}, "p": {"role": "drop"}}
    models = [{"k_anonymity": {"k": 2, "person": "p"}}, {"l_diversity": {"column": "s", "l": 2}}]
    release(backend, columns, *models)
    backend.run(f"UPDATE t SET {column} = CONCAT({column}, 'x') WHERE LENGTH({column}) > 9")
    before = backend.tables()
    told = f"column '{column}' holds texts of more than 131,072 bytes, .* in 1 row; .* cuts"
    with pytest.raises(InspectionError, match=told):
        release(backend, columns, *models, target="second")
    assert backend.tables() == before


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_longer_ones_are_refused_where_tables_are_measured(backend: Place) -> None:
    """`check` and `compare` took texts for one that are equal in what a sort compares."""
    for table, column in (("long_label", "q"), ("long_value", "s"), ("plain", "")):
        rows = [{"q": "a", "s": f"{n}"} for n in range(4)]
        if column:
            rows[0][column] = "x" * 131_073
        backend.load(table, dict.fromkeys("qs", "text"), [[*row.values()] for row in rows])
    for table, column in (("long_label", "q"), ("long_value", "s")):
        told = f"column '{column}' holds texts of more than 131,072 bytes, .* in 1 row; .* cuts"
        with pytest.raises(InspectionError, match=told):
            sqlanon.check(
                backend.url, table, quasi=["q"], privacy=[{"l_diversity": {"column": "s", "l": 2}}]
            )
        with pytest.raises(InspectionError, match=told):
            sqlanon.compare_tables(backend.url, "plain", table, quasi=["q"], sensitive=["s"])
    assert backend.tables() == ["long_label", "long_value", "plain"]
