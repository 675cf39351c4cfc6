"""Groups of Anatomy in which a person is once, by one value, with all of her rows of that value."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from oracle_anatomy import faults_of_persons

import sqlanon
from sqlanon import (
    AlphaK,
    Anatomy,
    JobError,
    KAnonymity,
    LDiversity,
    UnsatisfiableError,
    UnsupportedError,
    VerificationError,
)
from sqlanon.algorithms.bucketization import persons_dealt
from sqlanon.publish.table import NewTable
from sqlanon.sql.statement import Command, Sql

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines import Place

    from sqlanon.algorithms.bucketization.parting import Moved
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.release.release import Release
    from sqlanon.sql.workspace import Workspace

COLUMNS = {
    "age": "integer",
    "side": "text",
    "illness": "text",
    "income": "integer",
    "who": "text",
}
SAID: dict[str, Any] = {
    "age": {"role": "quasi"},
    "side": {"role": "quasi"},
    "illness": {"role": "sensitive"},
    "income": {"role": "insensitive"},
    "who": {"role": "identifier"},
}
KEY = "a key of sixteen or more"
DIVERSE = LDiversity(column="illness", l=3)

Row = tuple[int, str, str | None, int, str | None]


def visits(seed: int, persons: int = 25, values: int = 7) -> Iterator[Row]:
    """Visits of persons, many of one illness; some of nobody, and some without a value."""
    chance = random.Random(seed)  # noqa: S311 - the same in each run
    income = 0
    for number in range(persons):
        chronic = f"ill {chance.randrange(values)}"
        for _ in range(chance.randrange(1, 7)):
            ill = chronic if chance.random() < 0.5 else f"ill {chance.randrange(values)}"
            who = None if chance.random() < 0.06 else f"it's {number}"
            nothing = chance.random() < 0.08
            yield 20 + chance.randrange(4), "NS"[number % 2], None if nothing else ill, income, who
            income += 1


def release(place: Place, rows: list[Row], *models: PrivacyModel, **options: Any) -> sqlanon.Report:
    if "visits" not in place.named():
        place.load("visits", COLUMNS, rows)
    said: dict[str, Any] = {
        "columns": SAID,
        "person": "who",
        "privacy": models or [DIVERSE],
        "algorithm": Anatomy(key=KEY),
        "target": "out",
        **options,
    }
    return sqlanon.anonymize(place.url, "visits", **said)


def groups(place: Place) -> list[tuple[list[tuple[Any, ...]], list[tuple[Any, int]]]]:
    """The rows of the first table and the counts of the second, of each group."""
    people: defaultdict[int, list[tuple[Any, ...]]] = defaultdict(list)
    values: defaultdict[int, list[tuple[Any, int]]] = defaultdict(list)
    for row in place.records("out"):
        people[row["group_id"]].append((row["age"], row["side"], row["income"]))
    for row in place.records("out_illness"):
        values[row["group_id"]].append((row["illness"], row["persons"]))
    assert people.keys() == values.keys()
    return sorted(((sorted(people[n]), sorted(values[n], key=repr)) for n in people), key=repr)


def faults(place: Place, rows: list[Row], least: int, *, nulls: bool = False) -> list[str]:
    plain, whose = [row[:4] for row in rows], [row[4] for row in rows]
    return faults_of_persons(plain, whose, groups(place), least, nulls=nulls)


def pairs(rows: list[Row], *, nulls: bool = False) -> int:
    """Values of persons, and rows of nobody, that have a value."""
    valued = [row for row in rows if nulls or row[2] is not None]
    nobodys = [row for row in valued if row[4] is None]
    return len({(row[4], row[2]) for row in valued if row[4] is not None}) + len(nobodys)


def test_each_group_has_a_person_once(backend: Place) -> None:
    rows = [*visits(1)]
    report = release(backend, rows)

    assert not faults(backend, rows, 3)
    found = groups(backend)
    assert len(found) == pairs(rows) // 3 == report.classes.count
    assert [*backend.records("out")[0]] == ["age", "side", "income", "group_id"]
    assert [*backend.records("out_illness")[0]] == ["group_id", "illness", "persons"]
    assert (report.rows.published, report.rows.suppressed) == (len(rows), 0)
    assert report.columns["illness"] == "persons counted by group"
    assert all(result.holds for result in report.models)
    checked = sqlanon.check(
        backend.url, "out", quasi=["age", "side"], privacy=[DIVERSE], values="out_illness"
    )
    assert checked.holds
    assert [one.reached for one in checked.models] == [one.reached for one in report.models]


@pytest.mark.parametrize("seed", range(8))
def test_random_visits(backend: Place, seed: int) -> None:
    """Of few persons with many values, who meet in most groups, too."""
    chance = random.Random(seed)  # noqa: S311 - the same in each run
    rows = [*visits(seed, chance.randrange(6, 30), chance.randrange(5, 12))]
    least, nulls = chance.randrange(2, 4), chance.random() < 0.4
    model = LDiversity(column="illness", l=least, null_sensitive="value" if nulls else "none")
    try:
        release(backend, rows, model)
    except UnsatisfiableError:
        each = {(row[4], row[2]) for row in rows if row[4] is not None}
        units = [*each, *((row[3], row[2]) for row in rows if row[4] is None)]
        of_values = Counter(value for _, value in units if nulls or value is not None)
        of_persons = Counter(who for who, _ in each)  # having none is one of them
        most = max(*of_values.values(), *of_persons.values())
        assert most > pairs(rows, nulls=nulls) // least
        return
    assert not faults(backend, rows, least, nulls=nulls)


@pytest.mark.gate
def test_a_key_makes_the_same_groups_on_every_engine_wherever_they_are_searched(
    places: list[Place],
) -> None:
    rows, made = [*visits(2)], []
    for place in places:
        for search_in in ("database", "embedded"):
            release(
                place, rows, search_in=search_in, target={"table": "out", "if_exists": "replace"}
            )
            made.append(groups(place))
    assert all(one == made[0] for one in made)


def test_persons_of_one_row_each_are_dealt_as_rows_are(backend: Place) -> None:
    """Rows of equal quasi-identifiers and values are one as good as the other."""
    rows: list[Row] = [(20 + n % 5, "N", f"ill {n * 3 % 4}", n, f"{n}") for n in range(31)]
    release(backend, rows)
    said: dict[str, Any] = {"columns": SAID, "privacy": [DIVERSE], "algorithm": Anatomy(key=KEY)}
    sqlanon.anonymize(backend.url, "visits", target="other", **said)

    def looks(table: str) -> list[list[int]]:
        people: defaultdict[int, list[int]] = defaultdict(list)
        for row in backend.records(table):
            people[row["group_id"]].append(row["age"])
        return sorted(sorted(one) for one in people.values())

    assert looks("out") == looks("other")


@pytest.mark.parametrize(
    ("model", "least"),
    [
        (LDiversity(column="illness", l=3, null_sensitive="value"), 3),
        (LDiversity(column="illness", l=2.5, variant="entropy"), 3),
        (LDiversity(column="illness", l=2, c=1, variant="recursive"), 3),
        (AlphaK(column="illness", alpha=0.4), 3),
    ],
    ids=["null", "entropy", "recursive", "alpha"],
)
def test_groups_have_as_many_values_as_each_model_needs(
    backend: Place, model: LDiversity | AlphaK, least: int
) -> None:
    rows, nulls = [*visits(3)], model.null_sensitive == "value"
    report = release(backend, rows, model)

    assert not faults(backend, rows, least, nulls=nulls)
    assert "W08" not in {one.code for one in report.warnings}, "everybody is found by her row"
    assert len(groups(backend)) == pairs(rows, nulls=nulls) // least
    assert all(result.holds for result in report.models)


def test_two_views_show_it_too(backend: Place) -> None:
    rows = [*visits(4)]
    release(backend, rows, target={"table": "out", "mode": "view"})
    assert not faults(backend, rows, 3)


def test_a_plan_writes_nothing_and_says_the_columns(backend: Place) -> None:
    backend.load("visits", COLUMNS, [*visits(5)])
    planned = sqlanon.plan(
        backend.url,
        "visits",
        columns=SAID,
        person="who",
        privacy=[DIVERSE],
        algorithm="anatomy",
        target="out",
    )
    assert [column.name for column in planned.tables[1].columns] == [
        "group_id",
        "illness",
        "persons",
    ]
    assert backend.tables() == ["visits"]


def test_who_has_more_values_than_there_are_groups_is_not_dealt(backend: Place) -> None:
    rows: list[Row] = [(20, "N", f"ill {n}", n, "one") for n in range(4)]
    rows += [(20, "N", f"ill {n % 6}", 10 + n, f"{n}") for n in range(3)]
    with pytest.raises(UnsatisfiableError, match=r"a person has 4 different values, .* 3 groups"):
        release(backend, rows, LDiversity(column="illness", l=2))
    assert backend.tables() == ["visits"]


def test_who_has_just_as_many_values_as_there_are_groups_is_in_each(backend: Place) -> None:
    rows: list[Row] = [(20, "N", f"ill {n}", n, "one") for n in range(4)]
    rows += [(20, "N", f"ill {n % 6}", 10 + n, f"{n}") for n in range(4)]
    release(backend, rows, LDiversity(column="illness", l=2))
    assert not faults(backend, rows, 2)


SPOILT = {
    "a count more": "UPDATE {second} SET persons = persons + 1 WHERE group_id = 1",
    "a value less": "DELETE FROM {second} WHERE group_id = 1 AND illness = 'ill 1'",
    "other values": "UPDATE {second} SET illness = 'ill 9' WHERE illness = 'ill 1'",
    "a row elsewhere": (
        "UPDATE {first} SET group_id = CASE WHEN group_id = 1 THEN 2 ELSE 1 END WHERE income = 7"
    ),
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_tables_that_are_not_as_they_should_be_are_not_published(
    backend: Place, monkeypatch: pytest.MonkeyPatch, spoil: str
) -> None:
    write = NewTable.write
    rows: list[Row] = [
        (20 + n % 5, "N", f"ill {n % 4}", n + copy * 20, f"{n}")
        for n in range(20)
        for copy in (0, 1)
    ]

    def spoilt(self: NewTable, workspace: Workspace, made: Release) -> tuple[Sql, ...]:
        relations = write(self, workspace, made)
        first, second = relations
        workspace.execute(Command("test", Sql(spoil.format(first=first, second=second))))
        return relations

    monkeypatch.setattr(NewTable, "write", spoilt)
    with pytest.raises(VerificationError):
        release(backend, rows, LDiversity(column="illness", l=4))
    assert not {"out", "out_illness"} & {*backend.tables()}


def test_groups_with_two_values_of_a_person_are_found_by_the_verifier(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a search that moves nobody."""
    kept: list[Moved] = []
    monkeypatch.setattr(persons_dealt, "kept_apart", lambda _units, _least: kept)
    with pytest.raises(VerificationError, match="persons are in a group with two values"):
        release(backend, [*visits(6, persons=40)])
    assert backend.tables() == ["visits"]


def test_values_of_a_person_in_two_groups_are_found_by_the_verifier(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a search that takes rows for persons."""
    monkeypatch.setattr(persons_dealt, "kept_apart", lambda _units, _least: [])
    followed = persons_dealt.followed

    def dealt_again(workspace: Workspace, *given: Any, **said: Any) -> Any:
        rows = followed(workspace, *given, **said)
        other = workspace.table(
            "other", dict.fromkeys(("cell", "s", "others", "class", "n", "turn"), int)
        )
        workspace.execute(
            Command(
                "test",
                Sql(
                    f"INSERT INTO {other.sql} SELECT cell, s, others, "
                    f"CASE WHEN cell = 1 THEN 0 ELSE class END, n, turn FROM {rows.sql}"
                ),
            )
        )
        return other

    monkeypatch.setattr("sqlanon.algorithms.bucketization.anatomy.followed", dealt_again)
    with pytest.raises(VerificationError):
        release(backend, [*visits(7, persons=40)])
    assert backend.tables() == ["visits"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"person": "age"}, "person: age: anatomy publishes the column"),
        ({"person": "illness"}, "person: illness: anatomy publishes the column"),
        (
            {
                "privacy": [
                    LDiversity(column="illness", l=2),
                    AlphaK(column="illness", alpha=0.5),
                ]
            },
            "say the same null_sensitive in each",
        ),
        ({"privacy": [DIVERSE, KAnonymity(k=2)]}, "quasi-identifiers as they are"),
    ],
    ids=["quasi", "sensitive", "nulls", "k"],
)
def test_what_it_cannot_do_is_refused_before_anything_is_connected_to(
    changes: dict[str, Any], said: str
) -> None:
    job: dict[str, Any] = {"columns": SAID, "person": "who", "privacy": [DIVERSE], **changes}
    with pytest.raises((UnsupportedError, JobError), match=re.escape(said)):
        sqlanon.anonymize(
            "duckdb:////no/such/folder/at.all", "visits", algorithm="anatomy", target="out", **job
        )


def test_a_job_of_persons_is_another_job() -> None:
    said: dict[str, Any] = {
        "source": "visits",
        "target": "out",
        "columns": SAID,
        "privacy": [DIVERSE],
        "algorithm": "anatomy",
    }
    with_persons = sqlanon.Job.from_mapping({**said, "person": "who"})
    assert with_persons.digest() != sqlanon.Job.from_mapping(said).digest()
    assert sqlanon.Job.from_mapping(with_persons.to_mapping()) == with_persons


@pytest.mark.parametrize("said", [{}, {"person": "who"}], ids=["rows", "persons"])
def test_where_rows_of_equal_values_end_tells_nothing(backend: Place, said: dict[str, Any]) -> None:
    """Each row has a lot of its own: else those of a cell and a value would lie side by side.

    Groups are of a and b or of b and c. Where few rows of a cell were in groups of a and b, all of
    them were a, and where many were, all others c (97 to 100 of 100 were).
    """
    chance, right = random.Random(5), []  # noqa: S311 - the same in each run
    cells, rows_of_each, trials = 10, 20, 3
    size = cells * rows_of_each
    for trial in range(trials):
        ills = ["a"] * (3 * size // 10) + ["b"] * (size // 2) + ["c"] * (size // 5)
        chance.shuffle(ills)
        backend.run(*(f"DROP TABLE {one}" for one in backend.named() if trial and one == "visits"))
        backend.load(
            "visits",
            COLUMNS,
            [(n % cells, "N", ill, n, f"{n}") for n, ill in enumerate(ills)],
        )
        sqlanon.anonymize(
            backend.url,
            "visits",
            columns=SAID,
            privacy=[LDiversity(column="illness", l=2)],
            algorithm=Anatomy(key=f"{KEY}{trial}"),
            target={"table": "out", "if_exists": "replace"},
            **said,
        )
        right += guessed_by_cell(backend, ills)
    assert len(right) > 20
    assert sum(right) / len(right) < 0.7


@pytest.mark.parametrize("said", [{}, {"person": "who"}], ids=["rows", "nobody's"])
def test_which_rows_of_a_cell_meet_is_not_told_by_the_rule(
    backend: Place, said: dict[str, Any]
) -> None:
    """Each secret pairs them otherwise: who tries all values finds no pairs that only some make."""
    rows: list[Row] = [(20, "N", "ab"[n * 5 // 3 % 2], n, None) for n in range(8)]
    backend.load("visits", COLUMNS, rows)
    met = set()
    for trial in range(4):
        sqlanon.anonymize(
            backend.url,
            "visits",
            columns=SAID,
            privacy=[LDiversity(column="illness", l=2)],
            algorithm=Anatomy(key=f"{KEY}{trial}"),
            target={"table": "out", "if_exists": "replace"},
            **said,
        )
        people: defaultdict[int, list[int]] = defaultdict(list)
        for row in backend.records("out"):
            people[row["group_id"]].append(row["income"])
        met.add(tuple(sorted(tuple(sorted(one)) for one in people.values())))
    assert len(met) > 2


def guessed_by_cell(place: Place, ills: list[str]) -> list[bool]:
    """Whether each guess of who takes the rows of a cell and a value for neighbours is right."""
    shown = defaultdict(set)
    for row in place.records("out_illness"):
        shown[row["group_id"]].add(row["illness"])
    of_a = {group for group, values in shown.items() if "a" in values}
    sides: defaultdict[int, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for row in place.records("out"):
        sides[row["age"]][row["group_id"] not in of_a].append(row["income"])
    guessed: dict[int, str] = {}
    for first, second in sides.values():
        share = len(first) / (len(first) + len(second))
        if share < len(of_a) / len(shown):
            guessed |= dict.fromkeys(first, "a")
        else:
            guessed |= dict.fromkeys(second, "c")
    return [ills[income] == value for income, value in guessed.items()]
