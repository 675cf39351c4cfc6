"""Neither the names of columns nor how an engine writes values changes what is published."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from clients import replay

import sqlanon

if TYPE_CHECKING:
    from engines import Place

ROWS = [(n, "ax"[n // 6], "zy"[n // 3 % 2], f"s{n % 3}") for n in range(12)]
ONE_PERSON = [(77, *row[1:3], "s0") if row[1:3] == ("a", "y") else row for row in ROWS]
"""Four classes of three rows, of which one is of one person with one value."""
MODELS: list[dict[str, Any]] = [
    {"k_anonymity": {"k": 2, "person": "pid"}},
    {"l_diversity": {"column": "s", "l": 2}},
]
VALUES: dict[str, list[Any]] = {
    # as engines write them: 2.0, 1e+15, 2020-01-01 00:00:00.500
    "real": [2, 2, 3, 3, 3, 1e15, 1e15],
    "timestamp": ["2020-01-01 00:00:00"] * 3 + ["2021-02-03 04:05:06.5"] * 4,
    "date": ["2020-01-01"] * 4 + ["2021-02-03"] * 3,
    "decimal": ["2.50"] * 4 + ["3"] * 3,
}


@pytest.mark.parametrize("model", MODELS, ids=["persons", "diversity"])
@pytest.mark.parametrize("names", [("q1", "q0"), ("q0", "q1"), ("Q1", "b")], ids=" ".join)
def test_columns_of_a_script_are_the_tables_own(
    backend: Place, names: tuple[str, str], model: dict[str, Any]
) -> None:
    """Its tables have q0, q1 … of their own, which were taken for the release's."""
    one, two = names
    backend.load("people", {"pid": "integer", one: "text", two: "text", "s": "text"}, ONE_PERSON)
    quasi: dict[str, Any] = {"role": "quasi", "hierarchy": {"flat": True}}
    job = sqlanon.Job.from_mapping(
        {
            "source": "people",
            "target": {"table": "released", "if_exists": "replace"},
            "columns": {
                "pid": {"role": "drop"},
                one: quasi,
                two: quasi,
                "s": {"role": "sensitive"},
            },
            "privacy": [model],
            "algorithm": {"fixed": {"levels": {one: 0, two: 0}}},
            "max_suppression": 0.6,
        }
    )
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    left = Counter((row[one], row[two]) for row in backend.records("released"))
    assert left == {("a", "z"): 3, ("x", "z"): 3, ("x", "y"): 3}


@pytest.mark.parametrize("kind", VALUES)
def test_a_population_is_found_however_its_values_are_written(backend: Place, kind: str) -> None:
    """It was looked up by its values where the release has texts of them."""
    rows = [(value,) for value in VALUES[kind]]
    for table in ("people", "public"):
        backend.load(table, {"v": kind}, rows)
    least = min(Counter(VALUES[kind]).values())
    for model in (
        {"k_map": {"k": least, "population": "public"}},
        {"delta_presence": {"min": 1, "max": 1, "population": "public"}},
    ):
        report = sqlanon.anonymize(
            backend.url,
            "people",
            columns={"v": {"role": "quasi"}},
            privacy=[model],
            algorithm={"fixed": {"levels": {"v": 0}}},
            target={"table": "released", "if_exists": "replace"},
        )
        assert report.models[0].holds
        assert report.models[0].reached == (least if "k_map" in model else 1)


@pytest.mark.parametrize(
    "role",
    [
        {"role": "identifier", "action": "null"},
        {"role": "identifier", "action": "mask", "value": "x"},
        {"role": "drop"},
    ],
    ids=str,
)
def test_persons_whose_column_is_emptied_are_counted_by_plans(
    backend: Place, role: dict[str, str]
) -> None:
    """The column stood in what was measured twice, as it is published and as it counts."""
    backend.load(
        "people", {"pid": "integer", "q": "text"}, [(n // 2, "ab"[n % 2]) for n in range(12)]
    )
    job = sqlanon.Job.from_mapping(
        {
            "source": "people",
            "target": "released",
            "person": "pid",
            "columns": {"pid": role, "q": {"role": "quasi"}},
            "privacy": [{"k_anonymity": {"k": 3}}],
        }
    )
    planned = sqlanon.plan(job, connection=backend.url)
    done = sqlanon.run(job, connection=backend.url, strict=False)
    assert planned.generalization == done.loss.attributes


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_sets_of_sets_are_as_long_as_they_are(backend: Place) -> None:
    """A type was made of what its members need once, and each value is several of them."""
    kinds = {"product": "SET('giro', 'depot', 'loan', 'card')"}
    values = ["giro", "giro,depot", "loan,card", "giro,depot,loan,card", "depot,card", "giro,card"]
    backend.load("people", kinds, [(value,) for value in values])
    report = sqlanon.anonymize(
        backend.url,
        "people",
        columns={"product": {"role": "quasi"}},
        privacy=[{"k_anonymity": {"k": 6}}],
        target="released",
    )
    assert report.classes.count == 1
    (shown,) = {row["product"] for row in backend.records("released")}
    assert all(value in shown for value in values)


def test_a_plan_counts_classes_as_they_are_published(backend: Place) -> None:
    """Two clusters with one mean are one class to whoever reads the release."""
    backend.load("people", {"v": "integer"}, [(v,) for v in (1, 3, 1, 3, 1, 3, 2, 2, 2, 2)])
    job = sqlanon.Job.from_mapping(
        {
            "source": "people",
            "target": "released",
            "columns": {"v": {"role": "quasi", "output": "mean"}},
            "privacy": [{"k_anonymity": {"k": 2}}],
            "algorithm": "microaggregation",
        }
    )
    planned = sqlanon.plan(job, connection=backend.url)
    done = sqlanon.run(job, connection=backend.url)
    assert done.classes.count == 3
    assert planned.loss == done.loss
    assert done.seconds["publish"] > 0
    assert done.seconds["total"] == sum(s for name, s in done.seconds.items() if name != "total")


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("algorithm", "action", "told"),
    [
        ("order_and_cut", "drop", ""),
        ("mondrian", "hash", "sqlanon_hmac_sha256"),
        ("mondrian", "drop", ""),
    ],
)
def test_scripts_say_what_no_client_has(
    backend: Place, algorithm: str, action: str, told: str
) -> None:
    """The client ended in an error that nobody had told of."""
    rows = [(n, n * n % 7, "abcde"[n % 5]) for n in range(40)]
    backend.load("people", {"id": "integer", "v": "integer", "w": "text"}, rows)
    hashed = {"role": "identifier", "action": "hash", "key": "sixteen characters"}
    job = sqlanon.Job.from_mapping(
        {
            "source": "people",
            "target": "released",
            "columns": {
                "id": hashed if action == "hash" else {"role": "drop"},
                "v": {"role": "quasi"},
                "w": {"role": "quasi"},
            },
            "privacy": [{"k_anonymity": {"k": 3}}],
            "algorithm": algorithm,
            "search_in": "database",
        }
    )
    script = sqlanon.plan(job, connection=backend.url).script.text()
    assert script.count("own sessions") == (told != "")
    if told:
        before, _, after = script.partition("own sessions")
        assert told not in before.replace(f"calls {told},", "")
        assert told in after
