"""A release of two tables that a number links: quasi-identifiers as they were, values by group."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from oracle_anatomy import faults, most_diverse

from sqlanon import (
    AlphaK,
    Anatomy,
    AverageRisk,
    DeltaPresence,
    InspectionError,
    JobError,
    KAnonymity,
    KMap,
    LDiversity,
    PersonAnonymity,
    SampleUniqueness,
    TCloseness,
    UnsatisfiableError,
    UnsupportedError,
    VerificationError,
    anonymize,
    check,
    history,
    plan,
)
from sqlanon.publish.table import NewTable
from sqlanon.sql.statement import Command, Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.release.release import Release, Written
    from sqlanon.report.run import Report
    from sqlanon.sql.workspace import Workspace

ILLS = ("flu", "cold", "gout", "mumps", None)
ROWS = [(20 + place % 6, "NS"[place % 2], ILLS[place * 7 % 5], place) for place in range(31)]
COLUMNS = {"age": "integer", "side": "text", "illness": "text", "income": "integer"}
KEY = "a key of sixteen or more"
SAID: dict[str, Any] = {
    "age": {"role": "quasi"},
    "side": {"role": "quasi"},
    "illness": {"role": "sensitive"},
    "income": {"role": "keep"},
}


def release(
    place: Place,
    *models: PrivacyModel,
    rows: Sequence[tuple[Any, ...]] = ROWS,
    key: str | None = KEY,
    **options: Any,
) -> Report:
    if "people" not in place.named():
        place.load("people", COLUMNS, rows)
    target = {"table": "released", **options.pop("target", {})}
    said: dict[str, Any] = {
        "columns": SAID,
        "privacy": models or [LDiversity(column="illness", l=3)],
        "algorithm": Anatomy(key=key),
        **options,
    }
    return anonymize(place.url, "people", target=target, **said)


def groups(place: Place) -> list[tuple[list[tuple[Any, ...]], list[tuple[Any, int]]]]:
    """The rows of the first table and the counts of the second, of each group, sorted."""
    people: defaultdict[int, list[tuple[Any, ...]]] = defaultdict(list)
    values: defaultdict[int, list[tuple[Any, int]]] = defaultdict(list)
    for row in place.records("released"):
        people[row["group_id"]].append((row["age"], row["side"], row["income"]))
    for row in place.records("released_illness"):
        values[row["group_id"]].append((row["illness"], row["count"]))
    assert people.keys() == values.keys()
    found = [(sorted(people[n]), sorted(values[n], key=repr)) for n in people]
    return sorted(found, key=repr)


def test_two_tables_hold_the_rows_and_hide_whose_value_is_whose(backend: Place) -> None:
    report = release(backend)

    first, second = backend.records("released"), backend.records("released_illness")
    assert [*first[0]] == ["age", "side", "income", "group_id"]
    assert [*second[0]] == ["group_id", "illness", "count"]
    found = groups(backend)
    assert not faults([(a, s, ill, i) for a, s, ill, i in ROWS], found, 3)
    assert len(found) == sum(ill is not None for _, _, ill, _ in ROWS) // 3
    (measured,) = report.models
    assert measured.reached == min(sum(v is not None for v, _ in of) for _, of in found)
    assert (report.rows.published, report.rows.suppressed) == (len(ROWS), 0)
    assert report.classes.count == len(found)
    assert report.loss.ncp == 0
    assert report.risk.after == report.risk.before
    assert report.columns == {
        "age": "quasi-identifier as it is",
        "side": "quasi-identifier as it is",
        "illness": "counted by group",
        "income": "kept",
    }
    (entry,) = history(backend.url, "released").runs
    assert entry.run_id == report.run_id
    assert KEY not in report.to_json()


def test_rows_of_a_group_come_in_an_order_that_does_not_match_them(backend: Place) -> None:
    """Values of the two tables, put side by side, are not those of the source."""
    release(backend, LDiversity(column="illness", l=2))

    whose = {(age, side, income): illness for age, side, illness, income in ROWS}
    first, second = backend.records("released"), backend.records("released_illness")
    for records in (first, second):
        numbers = [record["group_id"] for record in records]
        assert numbers == sorted(numbers)
    listed = [row["illness"] for row in second for _ in range(row["count"])]
    matched = [
        whose[row["age"], row["side"], row["income"]] == illness
        for row, illness in zip(first, listed, strict=True)
    ]
    assert any(matched)
    assert not all(matched)


def test_a_key_makes_the_same_groups_on_every_engine_and_another_key_others(
    places: list[Place],
) -> None:
    made = []
    for place in places:
        release(place)
        made.append(groups(place))
    assert all(one == made[0] for one in made)
    place = places[0]
    for key in ("another key of sixteen", None):
        release(place, key=key, target={"if_exists": "replace"})
        assert groups(place) != made[0]
        assert [of for _, of in groups(place)] != []


def test_numbers_of_groups_tell_nothing_of_their_rows(backend: Place) -> None:
    """Groups are made in the order of the first value's rows, and numbered in another one."""
    rows = [(20 + n, "N", "ab"[n % 2], n) for n in range(40)]
    release(backend, LDiversity(column="illness", l=2), rows=rows)
    numbers = [r["group_id"] for r in sorted(backend.records("released"), key=lambda r: r["age"])]

    release(backend, LDiversity(column="illness", l=2), target={"if_exists": "replace"})

    again = [r["group_id"] for r in sorted(backend.records("released"), key=lambda r: r["age"])]
    assert numbers != again


@pytest.mark.parametrize(
    ("model", "least"),
    [
        (LDiversity(column="illness", l=3, null_sensitive="value"), 3),
        (LDiversity(column="illness", l=2.5, variant="entropy"), 3),
        (LDiversity(column="illness", l=2, c=1, variant="recursive"), 3),
        (LDiversity(column="illness", l=2, c=1.5, variant="recursive"), 2),
        (AlphaK(column="illness", alpha=0.4), 3),
        (AlphaK(column="illness", alpha=0.5, null_sensitive="none"), 2),
    ],
    ids=["null", "entropy", "recursive", "looser", "alpha", "alpha of values"],
)
def test_groups_have_as_many_values_as_each_model_needs(
    backend: Place, model: LDiversity | AlphaK, least: int
) -> None:
    report = release(backend, model)

    nulls = model.null_sensitive == "value"
    rows = sum(nulls or ill is not None for _, _, ill, _ in ROWS)
    found = groups(backend)
    assert not faults([*ROWS], found, least, nulls=nulls)
    assert len(found) == rows // least
    assert all(result.holds for result in report.models)


def test_more_values_than_a_table_has_are_refused_and_the_most_are_told(backend: Place) -> None:
    most = most_diverse([ill for _, _, ill, _ in ROWS if ill is not None])
    wanted = LDiversity(column="illness", l=most + 1)
    with pytest.raises(UnsatisfiableError, match=f"allows at most {most}") as refused:
        release(backend, wanted)
    assert not re.search("flu|cold|gout|mumps", str(refused.value))

    release(backend, LDiversity(column="illness", l=most))

    assert not faults([*ROWS], groups(backend), most)


def test_an_empty_table_has_no_groups(backend: Place) -> None:
    assert release(backend, rows=[]).classes.count == 0
    assert backend.records("released_illness") == []


SPOILT = {
    "a group less": "UPDATE {second} SET group_id = 1 WHERE group_id = 2",
    "values less": "DELETE FROM {second} WHERE group_id = 1",
    "one value": "UPDATE {second} SET illness = 'flu' WHERE group_id = 1",
    "a count more": "UPDATE {second} SET count = count + 1 WHERE group_id = 1",
    "other values": "UPDATE {second} SET illness = 'ague' WHERE illness = 'gout'",
    "a row elsewhere": "UPDATE {first} SET group_id = 1 WHERE group_id = 2",
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_second_table_that_is_not_as_it_should_be_is_not_published(
    backend: Place, monkeypatch: pytest.MonkeyPatch, spoil: str
) -> None:
    write = NewTable.write

    def spoilt(self: NewTable, workspace: Workspace, made: Release) -> Written:
        written = write(self, workspace, made)
        first, second = written.relations
        workspace.execute(Command("test", Sql(spoil.format(first=first, second=second))))
        return written

    monkeypatch.setattr(NewTable, "write", spoilt)
    with pytest.raises(VerificationError):
        release(backend)
    assert not {"released", "released_illness"} & {*backend.tables()}


def test_a_value_twice_in_a_group_is_not_published(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two different ones are there all the same, which is all that the model asks."""
    ills = [*("flu",) * 12, *("cold", "gout") * 6]
    rows = [(20 + n, "N", ill, n) for n, ill in enumerate(ills)]
    monkeypatch.setattr("sqlanon.algorithms.bucketization.anatomy._groups", lambda *_: 8)
    with pytest.raises(VerificationError, match="values are more than once in a group"):
        release(backend, LDiversity(column="illness", l=2), rows=rows)
    assert "released" not in backend.tables()


def test_check_of_the_first_table_alone_asks_for_the_second(backend: Place) -> None:
    release(backend)
    models = [LDiversity(column="illness", l=3)]
    with pytest.raises(InspectionError, match=r"no column 'illness', .* second table.* --values"):
        check(backend.url, "released", quasi=["age", "side"], privacy=models)
    assert check(backend.url, "released", quasi=["age", "side"], k=1).holds


def test_check_joins_the_two_tables_back(backend: Place) -> None:
    release(backend)
    models = [
        LDiversity(column="illness", l=3),
        TCloseness(column="illness", t=1, distance="equal"),
        KAnonymity(k=2),
    ]
    asked: dict[str, Any] = {"quasi": ["age", "side"], "values": "released_illness"}

    found = check(backend.url, "released", privacy=models, **asked)

    by_name = {result.name: result for result in found.models}
    people = Counter((age, side) for age, side, _, _ in ROWS)
    sizes = [len(rows) for rows, _ in groups(backend)]
    assert found.k == by_name["k_anonymity"].reached == min(people.values())
    assert by_name["l_diversity"].reached == 3
    assert 0 < (by_name["t_closeness"].reached or 0) < 1
    assert found.groups is not None
    assert (found.groups.count, found.groups.min) == (len(sizes), min(sizes))
    assert found.holds
    assert not check(
        backend.url, "released", privacy=[LDiversity(column="illness", l=4)], **asked
    ).holds
    backend.run("DELETE FROM released_illness WHERE group_id = 1")
    with pytest.raises(VerificationError, match="1 groups do not have as many rows"):
        check(backend.url, "released", privacy=models, **asked)


def test_a_plan_is_of_two_tables_and_writes_none(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    privacy = [LDiversity(column="illness", l=3)]
    said: dict[str, Any] = {"columns": SAID, "privacy": privacy, "target": "released"}

    planned = plan(backend.url, "people", algorithm=Anatomy(key=KEY), **said)

    assert [table.suffix for table in planned.tables] == ["", "_illness"]
    assert KEY not in planned.to_json()
    assert backend.tables() == ["people"]


def test_both_names_are_looked_at_before_anything_is_read(backend: Place) -> None:
    backend.load("released_illness", {"x": "integer"}, [(1,)])

    with pytest.raises(Exception, match="released_illness exists already"):
        release(backend)
    assert backend.records("released_illness") == [{"x": 1}]


def test_both_tables_are_replaced(backend: Place) -> None:
    release(backend)
    before = len(backend.records("released_illness"))

    release(backend, LDiversity(column="illness", l=2), target={"if_exists": "replace"})

    assert len(backend.records("released_illness")) == len(ROWS) > 0
    assert sum(row["count"] for row in backend.records("released_illness")) == len(ROWS)
    assert before <= len(ROWS)


QUASI: dict[str, Any] = {"age": {"role": "quasi"}, "side": {"role": "quasi"}}
ILL: dict[str, Any] = {"illness": {"role": "sensitive"}}
DIVERSE = LDiversity(column="illness", l=2)
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "k": ({"privacy": [DIVERSE, KAnonymity(k=2)]}, "anatomy publishes quasi-identifiers unchanged"),
    "alpha and k": (
        {"privacy": [AlphaK(column="illness", alpha=0.5, k=2)]},
        "identifiers unchanged",
    ),
    "persons": (
        {"privacy": [DIVERSE, PersonAnonymity(k=2, person="income")]},
        "identifiers unchanged",
    ),
    "distances": ({"privacy": [TCloseness(column="illness", t=0.1)]}, "groups of different values"),
    "nothing": ({"privacy": [KAnonymity(k=1)]}, "k_anonymity refers to no column"),
    "two": ({"privacy": [DIVERSE, LDiversity(column="side", l=2)]}, "refers to illness, side"),
    "another sensitive column": (
        {"columns": {**QUASI, **ILL, "income": {"role": "sensitive"}}},
        "would publish income unchanged beside",
    ),
    "a hierarchy": (
        {"columns": {**QUASI, **ILL, "age": {"role": "quasi", "hierarchy": {"intervals": [5]}}}},
        "columns.age: hierarchy",
    ),
    "in place": ({"target": {"mode": "replace"}}, "supports one; use mode: table"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_it_cannot_do_is_refused_before_anything_is_connected_to(case: str) -> None:
    said, reason = REFUSED[case]
    job: dict[str, Any] = {
        "columns": {**QUASI, **ILL},
        "unlisted": "drop",
        "privacy": [DIVERSE],
        "target": "released",
        **said,
    }
    with pytest.raises((UnsupportedError, JobError), match=re.escape(reason)):
        anonymize(
            "duckdb:////no/such/folder/at.all",
            "people",
            algorithm="anatomy",
            in_place="in place" in case,
            **job,
        )


def test_a_short_key_is_refused() -> None:
    with pytest.raises(JobError, match="at least 16 characters"):
        Anatomy(key="too short")


@pytest.mark.parametrize(
    "model",
    [
        KMap(population="everybody", k=2),
        DeltaPresence(population="everybody", min=0, max=0.9),
        AverageRisk(population="everybody", threshold=0.5),
        SampleUniqueness(population="everybody", threshold=0.5),
    ],
    ids=lambda model: str(model.name),
)
def test_a_population_is_refused_before_anything_is_connected_to(model: PrivacyModel) -> None:
    with pytest.raises(UnsupportedError, match="so rows of a population cannot be assigned to"):
        anonymize(
            "duckdb:////no/such/folder/at.all",
            "people",
            columns={"age": {"role": "quasi"}, "illness": {"role": "sensitive"}},
            privacy=[LDiversity(column="illness", l=2), model],
            algorithm="anatomy",
            target="released",
        )
