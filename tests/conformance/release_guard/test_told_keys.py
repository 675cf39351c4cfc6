"""Who is in a release is found again by keys that are the same, or nobody is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from clients import replay

import sqlanon
from sqlanon.report.data import StoredKey

if TYPE_CHECKING:
    from engines import Place

ROWS = [(n, 100 + n, n // 3, n // 2, 20 + n % 2, "abc"[n % 3]) for n in range(1, 13)]
KINDS = {
    "id": "integer",
    "code": "integer",
    "house": "integer",
    "family": "integer",
    "age": "integer",
    "ill": "text",
}
ASKING: dict[str, dict[str, Any]] = {
    "guard": {"release_guard": {"action": "refuse"}},
    "changes": {"release_guard": {"action": "refuse", "compare": "previous"}},
}
ZONED = {"duckdb", "postgresql"}
"""SQLite has no instants, and MariaDB knows zones where somebody has loaded them."""
ILL = {"m_uniqueness": {"column": "ill", "m": 3}}


def loaded(place: Place, kinds: dict[str, str], rows: list[tuple[Any, ...]] = ROWS) -> None:
    """`people`, which has a primary key."""
    if "people" in place.tables():
        place.run("DROP TABLE people")
    named = {**kinds, "id": f"{place.type(kinds['id'])} NOT NULL PRIMARY KEY"}
    place.load("people", named, rows)


def publish(place: Place, **said: Any) -> sqlanon.Report:
    target = {"table": "out", "if_exists": "replace", **said.pop("target", {})}
    asked: dict[str, Any] = {
        "columns": {"age": {"role": "quasi"}, "ill": {"role": "sensitive"}},
        "unlisted": "drop",
        "privacy": [{"k_anonymity": {"k": 3}}],
        "target": target,
        **said,
    }
    return sqlanon.anonymize(place.url, "people", **asked)


@pytest.mark.parametrize("asking", ASKING)
def test_a_key_of_the_catalogue_is_not_another_column(backend: Place, asking: str) -> None:
    """All would have gone and come, and one who has gone alone is not seen."""
    loaded(backend, KINDS)
    asked = ASKING[asking]
    first = publish(backend, **asked)
    assert first.target.keys == StoredKey("id", "integer", persons=False)
    backend.run("DELETE FROM people WHERE id = 5")
    other = {**asked, "target": {**asked.get("target", {}), "key": "code"}}
    told = "by code" if asking == "guard" else "identified by id, and are by code now"
    with pytest.raises(sqlanon.PublishError, match=told):
        publish(backend, **other)
    with pytest.raises((sqlanon.VerificationError, sqlanon.PublishError), match="fewer than 3"):
        publish(backend, **asked)
    beside = {"table": "beside", "key": "code"}
    second = publish(backend, **{**other, "target": beside, "release_guard": {"action": "warn"}})
    with pytest.raises(sqlanon.JobError, match=r"identified by id, and those of .* by code"):
        sqlanon.compare(backend.url, first.run_id, second.run_id)


def test_persons_by_one_column_are_not_those_by_another(backend: Place) -> None:
    loaded(backend, KINDS)
    asked = ASKING["changes"]
    by_house = [{"person_anonymity": {"k": 2, "person": "house"}}]
    assert publish(backend, privacy=by_house, **asked).target.keys is not None
    by_family = [{"person_anonymity": {"k": 2, "person": "family"}}]
    with pytest.raises(sqlanon.PublishError, match="identified by house, and are by family now"):
        publish(backend, privacy=by_family, **asked)
    assert publish(backend, privacy=by_house, **asked).changes.came == 0  # type: ignore[union-attr]


@pytest.mark.parametrize("asking", ASKING)
@pytest.mark.parametrize(
    ("was", "by_now", "values"),
    [
        ("date", "timestamp", [f"2020-01-{n:02}" for n in range(1, 13)]),
        # whose texts are 1e+17 of the one, and digits of the other
        ("real", "integer", [10**17 + 1024 * n for n in range(1, 13)]),
    ],
)
def test_keys_that_are_written_otherwise_are_others(
    backend: Place, was: str, by_now: str, values: list[Any], asking: str
) -> None:
    rows: list[tuple[Any, ...]] = [(one, *row[1:]) for one, row in zip(values, ROWS, strict=True)]
    loaded(backend, {**KINDS, "id": was}, rows)
    asked = {**ASKING[asking]}
    asked["target"] = {**asked.get("target", {}), "key": "id"}
    first = publish(backend, **asked).run_id
    loaded(backend, {**KINDS, "id": by_now}, rows[1:])
    with pytest.raises(sqlanon.PublishError) as refused:
        publish(backend, **asked)
    told = f"of kind {was}, and are by id of kind {by_now} now"
    assert (told if asking == "changes" else "without stored persons by id") in str(refused.value)
    beside = {"table": "beside", "key": "id"}
    second = publish(backend, target=beside, release_guard={"action": "warn"}).run_id
    with pytest.raises(sqlanon.JobError, match=f"id of kind {was}, .* by id of kind {by_now}"):
        sqlanon.compare(backend.url, first, second)


@pytest.mark.parametrize("column", ["id", "ill"])
def test_signatures_of_values_of_another_kind_are_nobodys(backend: Place, column: str) -> None:
    """Persons would lose their signatures, which readers of earlier releases know."""
    days = [f"2020-01-{n:02}" for n in range(1, 13)]
    place = list(KINDS).index(column)
    rows: list[tuple[Any, ...]] = [
        (*row[:place], days[n % 3 if column == "ill" else n], *row[place + 1 :])
        for n, row in enumerate(ROWS)
    ]
    if column == "id":
        rows = [(*row[:-1], "abc"[n % 3]) for n, row in enumerate(rows)]
    asked: dict[str, Any] = {
        "algorithm": "m_invariance",
        "privacy": [ILL],
        "target": {"key": "id"},
        "release_guard": {"action": "store"},
    }
    loaded(backend, {**KINDS, column: "date"}, rows)
    first = publish(backend, **asked)
    assert first.search.options["kinds"].split(", ")[column == "ill"] == "date"
    loaded(backend, {**KINDS, column: "text" if column == "ill" else "timestamp"}, rows)
    with pytest.raises((sqlanon.PublishError, sqlanon.SqlanonError)) as refused:
        publish(backend, **asked)
    assert f"{column} was of kind date, and is of kind" in str(refused.value)
    loaded(backend, {**KINDS, column: "date"}, rows)
    publish(backend, **asked)


def test_instants_tell_persons_apart_in_any_zone(backend: Place) -> None:
    """The job of one night says another zone than that of the night before."""
    if backend.name not in ZONED:
        pytest.skip(f"{backend.name} knows no zone of a column")
    kinds = {"id": "TIMESTAMPTZ", "age": "integer"}
    rows = [(f"2020-10-25 0{n // 2}:{n % 2 * 3}0:00", 20) for n in range(12)]
    backend.load("people", kinds, rows)
    found = []
    for zone in ("UTC", "Europe/Berlin"):
        said = {"role": "quasi", "hierarchy": {"flat": True}, "zone": zone}
        report = publish(
            backend,
            columns={"id": said, "age": {"role": "keep"}},
            target={"key": "id"},
            release_guard={"action": "warn", "compare": "previous"},
        )
        found.append(report.changes)
    assert found[1] is not None
    assert (found[1].came, found[1].went) == (0, 0)


@pytest.mark.parametrize("asking", ASKING)
def test_releases_of_scripts_say_no_key(backend: Place, asking: str) -> None:
    """They are entered without one, and nothing was stored of who is in them."""
    loaded(backend, KINDS)
    job = {
        "source": "people",
        "target": {"table": "out", "if_exists": "replace"},
        "columns": {"age": {"role": "quasi"}},
        "unlisted": "drop",
        "privacy": [{"k_anonymity": {"k": 3}}],
    }
    made = sqlanon.compile_job(sqlanon.Job.from_mapping(job), connection=backend.url)
    replay(backend, made.text)
    asked = {**ASKING[asking], "target": {**ASKING[asking].get("target", {}), "key": "id"}}
    if asking == "guard":
        with pytest.raises(sqlanon.PublishError, match="without stored persons by id"):
            publish(backend, **asked)
        return
    with pytest.raises(
        sqlanon.PublishError, match=r"the persons of the release in .* are not stored"
    ):
        publish(backend, **asked)
    stored = {**asked, "release_guard": {"action": "store", "compare": "previous"}}
    publish(backend, **stored)
    assert publish(backend, **asked).changes is not None
