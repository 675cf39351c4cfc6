"""A release of two tables that a number links: quasi-identifiers as they were, values by group."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from anatomize import Anatomize, L

from sqlanon import (
    AverageRisk,
    DeltaPresence,
    KMap,
    LDiversity,
    PersonAnonymity,
    SampleUniqueness,
    UnsupportedError,
    VerificationError,
    anonymize,
)
from sqlanon.publish.table import NewTable
from sqlanon.sql.statement import Command, Sql

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.release.release import Release
    from sqlanon.report.run import Report
    from sqlanon.sql.workspace import Workspace

ILLS = ("flu", "cold", "gout", "mumps", None)
ROWS = [(20 + place % 6, "NS"[place % 2], ILLS[place * 7 % 5], place) for place in range(31)]
COLUMNS = {"age": "integer", "side": "text", "illness": "text", "income": "integer"}


def release(place: Place, *models: PrivacyModel, **target: Any) -> Report:
    place.load("people", COLUMNS, ROWS)
    income = "identifier" if models else "insensitive"
    return anonymize(
        place.url,
        "people",
        columns={
            "age": {"role": "quasi"},
            "side": {"role": "quasi"},
            "illness": {"role": "sensitive"},
            "income": {"role": income},
        },
        privacy=[LDiversity(column="illness", l=2), *models],
        algorithm=Anatomize(),
        target={"table": "released", **target},
    )


def test_two_tables_hold_the_rows_and_hide_whose_value_is_whose(backend: Place) -> None:
    report = release(backend)

    first, second = backend.records("released"), backend.records("released_illness")
    assert [*first[0]] == ["age", "side", "income", "group_id"]
    assert [*second[0]] == ["group_id", "illness"]
    shown = Counter((row["age"], row["side"], row["income"]) for row in first)
    assert shown == Counter((age, side, income) for age, side, _, income in ROWS)
    assert Counter(row["illness"] for row in second) == Counter(row[2] for row in ROWS)
    values: defaultdict[int, Counter[str | None]] = defaultdict(Counter)
    for row in second:
        values[row["group_id"]][row["illness"]] += 1
    assert {group: found.total() for group, found in values.items()} == Counter(
        row["group_id"] for row in first
    )
    assert all(len(found) >= L for found in values.values())
    (measured,) = report.models
    assert measured.reached == min(len(found.keys() - {None}) for found in values.values())
    assert report.rows.published == len(ROWS)
    assert report.classes.count == len(values)
    assert report.loss.ncp == 0


def test_rows_of_a_group_come_in_an_order_that_does_not_match_them(backend: Place) -> None:
    """Rows of the two tables, put side by side, are not those of the source."""
    release(backend)

    whose = {(age, side, income): illness for age, side, illness, income in ROWS}
    first, second = backend.records("released"), backend.records("released_illness")
    for records in (first, second):
        numbers = [record["group_id"] for record in records]
        assert numbers == sorted(numbers)
    matched = [
        whose[row["age"], row["side"], row["income"]] == other["illness"]
        for row, other in zip(first, second, strict=True)
    ]
    assert not all(matched)


def test_persons_whose_key_is_not_published_are_counted_by_group(backend: Place) -> None:
    report = release(backend, PersonAnonymity(k=3, person="income"))

    _, persons = report.models
    groups = Counter(row["group_id"] for row in backend.records("released"))
    assert (persons.name, persons.reached) == ("person_anonymity", min(groups.values()))
    assert "income" not in backend.records("released")[0]


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE {second} SET group_id = 1 WHERE group_id = 2",
        "DELETE FROM {second} WHERE group_id = 1",
        "UPDATE {second} SET illness = 'flu' WHERE group_id = 1",
    ],
)
def test_a_second_table_that_is_not_as_it_should_be_is_not_published(
    backend: Place, monkeypatch: pytest.MonkeyPatch, spoil: str
) -> None:
    write = NewTable.write

    def spoilt(self: NewTable, workspace: Workspace, made: Release) -> tuple[Sql, ...]:
        relations = write(self, workspace, made)
        workspace.execute(Command("test", Sql(spoil.format(second=relations[1]))))
        return relations

    monkeypatch.setattr(NewTable, "write", spoilt)
    with pytest.raises(VerificationError):
        release(backend)
    assert not {"released", "released_illness"} & {*backend.tables()}


def test_both_names_are_looked_at_before_anything_is_read(backend: Place) -> None:
    backend.load("released_illness", {"x": "integer"}, [(1,)])

    with pytest.raises(Exception, match="released_illness exists already"):
        release(backend)
    assert backend.records("released_illness") == [{"x": 1}]


def test_both_tables_are_replaced(backend: Place) -> None:
    release(backend)
    before = len(backend.records("released_illness"))
    backend.run("DROP TABLE people")

    release(backend, if_exists="replace")

    assert len(backend.records("released_illness")) == before == len(ROWS)


@pytest.mark.parametrize(
    "model",
    [
        KMap(population="everybody", k=2),
        DeltaPresence(population="everybody", minimum=0, maximum=0.9),
        AverageRisk(population="everybody", threshold=0.5),
        SampleUniqueness(population="everybody", threshold=0.5),
    ],
    ids=lambda model: str(model.name),
)
def test_a_population_is_refused_before_anything_is_connected_to(model: PrivacyModel) -> None:
    with pytest.raises(UnsupportedError, match="a row of the population belongs to no group"):
        anonymize(
            "duckdb:////no/such/folder/at.all",
            "people",
            columns={"age": {"role": "quasi"}, "illness": {"role": "sensitive"}},
            privacy=[LDiversity(column="illness", l=2), model],
            algorithm=Anatomize(),
            target="released",
        )


@pytest.mark.parametrize("mode", ["view", "replace"])
def test_other_modes_publish_one_table(backend: Place, mode: str) -> None:
    with pytest.raises(UnsupportedError, match="2 tables"):
        release(backend, mode=mode) if mode == "view" else in_place(backend)


def in_place(place: Place) -> None:
    place.load("people", COLUMNS, ROWS)
    anonymize(
        place.url,
        "people",
        columns={"age": {"role": "quasi"}, "illness": {"role": "sensitive"}},
        unlisted="drop",
        privacy=[LDiversity(column="illness", l=2)],
        algorithm=Anatomize(),
        target={"mode": "replace"},
        in_place=True,
    )
