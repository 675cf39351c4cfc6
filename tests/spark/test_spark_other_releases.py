"""Algorithms of another kind make the releases on Spark that they make on DuckDB."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from engines import DuckDBPlace
from spark_people import ROWS, SAID, job, loaded, rows_of

import sqlanon

if TYPE_CHECKING:
    from pathlib import Path

    from spark_place import SparkPlace

NUMBERS: dict[str, Any] = {
    **SAID,
    "age": {"role": "quasi", "output": "mean"},
    "pay": {"role": "quasi", "output": "median"},
    "town": {"role": "keep"},
}
PLAIN: dict[str, Any] = {
    **SAID,
    "age": {"role": "quasi"},
    "town": {"role": "quasi"},
    "pay": {"role": "keep"},
}
DIVERSE = [{"l_diversity": {"column": "illness", "l": 3}}]
ITEMS = [{"km_anonymity": {"k": 2, "m": 2, "person": "id"}}]
OF_PERSONS = [{"k_anonymity": {"k": 3, "person": "id"}}]
REFINED = {"refine": True, "max_rounds": 2}
OTHERS: dict[str, dict[str, Any]] = {
    "clusters": {"columns": NUMBERS, "algorithm": {"microaggregation": {}}},
    "refined clusters": {
        "columns": NUMBERS,
        "algorithm": {"microaggregation": {"mode": "exact", **REFINED}},
    },
    "clusters of persons": {
        "columns": NUMBERS,
        "algorithm": {"microaggregation": REFINED},
        "privacy": OF_PERSONS,
    },
    "bounds": {
        "columns": {
            **NUMBERS,
            "age": {"role": "quasi", "output": "bounds", "range": {"step": 10}},
            "pay": {"role": "quasi", "output": "bounds"},
        },
        "algorithm": "mondrian",
    },
    "items": {
        "columns": {**PLAIN, "age": {"role": "keep"}},
        "algorithm": "apriori",
        "privacy": ITEMS,
    },
}


@pytest.mark.parametrize("what", OTHERS)
def test_the_release_is_duckdbs(sail: SparkPlace, tmp_path: Path, what: str) -> None:
    asked = job(**OTHERS[what])
    places = loaded(sail), loaded(DuckDBPlace(tmp_path))
    reports = [sqlanon.run(asked, connection=place.url) for place in places]
    assert rows_of(places[0]) == rows_of(places[1])
    assert reports[0].classes == reports[1].classes


def test_two_tables_are_published_and_again(sail: SparkPlace) -> None:
    loaded(sail)
    asked = job(columns=PLAIN, algorithm="anatomy", privacy=DIVERSE)
    for _ in range(2):
        report = sqlanon.run(asked, connection=sail.url)
        rows, counts = sail.records("released"), sail.records("released_illness")
        groups = Counter(str(row["group_id"]) for row in rows)
        held: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for row in counts:
            held[str(row["group_id"])][str(row["illness"])] += int(row["count"])
        assert {group: of.total() for group, of in held.items()} == groups
        assert min(map(len, held.values())) >= 3
        whole = sum(held.values(), Counter[str]())
        assert whole == Counter(str(row[4]) for row in ROWS)
        assert report.rows.published == len(rows) == len(ROWS)
        assert not {"illness", "id"} & {*rows[0]}
    found = sqlanon.check(
        sail.url, "released", quasi=["age", "town"], values="released_illness", privacy=DIVERSE
    )
    assert found.holds


def test_signatures_would_have_to_stay_in_files(sail: SparkPlace) -> None:
    loaded(sail)
    asked = job(
        columns={**PLAIN, "pay": {"role": "drop"}},
        algorithm="m_invariance",
        privacy=[{"m_uniqueness": {"column": "illness", "m": 2}}],
        target={"table": "released", "key": "id"},
    )
    with pytest.raises(sqlanon.UnsupportedError, match="keys behind a release would stay in files"):
        sqlanon.run(asked, connection=sail.url)
