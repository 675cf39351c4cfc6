"""A file of SQL checks a release without sqlanon, and names what was changed in it."""

from __future__ import annotations

import json
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from clients import printed
from engines import ENGINES
from few_people import release
from model_cases import loaded_place

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import JobError, VerificationError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from engines import Place

COLUMNS = {"id": "integer", "q": "text", "age": "text", "ill": "text", "person": "integer"}
MARK = "7Q"
"""Part of each text of the table, and of nothing else."""
ROWS = [
    (n, "a", f"{n % 4} years {MARK}", f"{'cold' if n % 3 else 'flu'} {MARK}", n) for n in range(24)
]
"""Four classes of six, each with two rows of flu and four of cold."""
MODELS: list[dict[str, Any]] = [
    {"k_anonymity": {"k": 5}},
    {"l_diversity": {"column": "ill", "l": 2}},
    {"l_diversity": {"column": "ill", "l": 1.5, "variant": "entropy"}},
    {"t_closeness": {"column": "ill", "t": 0.1}},
]


@dataclass(frozen=True)
class Released:
    """A release, the file that checks it, and a copy of what it was."""

    place: Place
    audit: sqlanon.Audit

    def spoiled(self, *statements: str) -> dict[str, str]:
        """Every verdict that is not `ok` after some statements; the release is mended then."""
        self.place.run(*statements)
        try:
            rows = [row for row in printed(self.place, self.audit.text) if row[0].isdigit()]
        finally:
            self.place.run("DROP TABLE released", MADE)
        return {row[1]: row[4] for row in rows if row[4] != "ok"}


MADE = "CREATE TABLE released AS SELECT * FROM pristine"


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Released]]:
    """A release on an engine, made once."""
    with ExitStack() as stack:

        @cache
        def made(engine: str) -> Released:
            place = stack.enter_context(loaded_place(engine, tmp_path_factory.mktemp(engine)))
            place.run("DROP TABLE IF EXISTS people", "DROP TABLE IF EXISTS released")
            place.load("people", COLUMNS, ROWS)
            report = release(place, privacy=MODELS, algorithm="mondrian")
            place.run("CREATE TABLE pristine AS SELECT * FROM released", "DROP TABLE released")
            place.run(MADE)
            return Released(place, sqlanon.compile_audit(place.url, report.to_dict()))

        yield made


ONE = f"age = '0 years {MARK}'"
SPOILED: dict[str, tuple[list[str], dict[str, str]]] = {
    "rows deleted": (
        [f"DELETE FROM released WHERE {ONE} AND person IN (0, 4)"],
        {"k_anonymity": "FAILS", "rows": "DIFFERS", "classes, min": "DIFFERS"},
    ),
    "row alone": (
        ["INSERT INTO released VALUES ('*', 'other', 'flu 7Q', 99)"],
        {"k_anonymity": "FAILS", "l_diversity of ill, distinct": "FAILS", "rows": "DIFFERS"},
    ),
    "value of a class that loses its other one": (
        [f"UPDATE released SET ill = 'cold {MARK}' WHERE {ONE}"],
        {
            "l_diversity of ill, distinct": "FAILS",
            "l_diversity of ill, entropy": "FAILS",
            "t_closeness of ill, equal": "FAILS",
        },
    ),
    "share of a value": (
        [f"UPDATE released SET ill = 'flu {MARK}' WHERE {ONE} AND person = 4"],
        {"t_closeness of ill, equal": "FAILS"},
    ),
    "diversity that is still enough": (
        [f"UPDATE released SET ill = 'cold {MARK}' WHERE {ONE} AND person = 0"],
        {"l_diversity of ill, entropy": "DIFFERS", "t_closeness of ill, equal": "FAILS"},
    ),
    "label of no level": (
        [f"UPDATE released SET age = 'other' WHERE {ONE} AND person = 4"],
        {
            "k_anonymity": "FAILS",
            "column age, different labels": "DIFFERS",
            "classes, count": "DIFFERS",
        },
    ),
    "label of another class": (
        [f"UPDATE released SET age = '1 years {MARK}' WHERE {ONE} AND person = 4"],
        {"k_anonymity": "DIFFERS", "classes, min": "DIFFERS", "classes, max": "DIFFERS"},
    ),
    "column more": (
        ["ALTER TABLE released ADD COLUMN phone VARCHAR(20)"],
        {"column phone": "DIFFERS"},
    ),
    "column less": (
        ["ALTER TABLE released DROP COLUMN person"],
        {"column person": "DIFFERS"},
    ),
    "quasi-identifier less": (
        ["ALTER TABLE released DROP COLUMN age"],
        {"column age": "DIFFERS"},
    ),
    "column renamed": (
        ["ALTER TABLE released RENAME COLUMN ill TO illness"],
        {"column ill": "DIFFERS", "column illness": "DIFFERS"},
    ),
    "NULL": (
        ["UPDATE released SET person = NULL WHERE person = 4"],
        {"column person, NULL": "DIFFERS"},
    ),
    "NULL for a label": (
        [f"UPDATE released SET age = NULL WHERE {ONE}"],
        {"column age, NULL": "DIFFERS", "column age, different labels": "DIFFERS"},
    ),
    "row twice": (
        ["INSERT INTO released SELECT * FROM pristine WHERE person = 4"],
        {"rows": "DIFFERS", "column person, unique_alone": "DIFFERS"},
    ),
    "no row": (
        ["DELETE FROM released"],
        {"rows": "DIFFERS", "k_anonymity": "DIFFERS", "risk, highest": "DIFFERS"},
    ),
}
RETYPED = {
    "duckdb": ["ALTER TABLE released ALTER COLUMN person TYPE VARCHAR"],
    "postgresql": ["ALTER TABLE released ALTER COLUMN person TYPE text"],
    "mariadb": ["ALTER TABLE released MODIFY COLUMN person VARCHAR(20)"],
    "sqlite": [
        "DROP TABLE released",
        "CREATE TABLE released AS SELECT q, age, ill, CAST(person AS TEXT) AS person FROM pristine",
    ],
}


@pytest.mark.parametrize("engine", ENGINES)
def test_a_release_that_nobody_touched_is_ok(
    engine: str, released: Callable[[str], Released]
) -> None:
    made = released(engine)
    rows = printed(made.place, made.audit.text)
    told = [row for row in rows if row[0].isdigit()]
    assert [int(row[0]) for row in told] == [*range(1, made.audit.rows + 1)]
    assert {row[4] for row in told} == {"ok"}
    assert {row[1] for row in told} >= {
        *("rows", "classes, count", "classes, min", "risk, unique", "column ill", "k_anonymity"),
        *("l_diversity of ill, distinct", "t_closeness of ill, equal", "column person, values"),
    }
    assert MARK not in f"{made.audit.text}{rows}"
    assert made.audit.not_checked == {}
    assert made.audit.text.startswith("-- Audit of the release ")


@pytest.mark.gate
def test_the_values_that_a_type_lists_are_not_in_the_file(backend: Place) -> None:
    if backend.name not in {"duckdb", "mariadb"}:
        return  # the types of others have a name
    listed = f"ENUM('cold {MARK}', 'flu {MARK}')"
    backend.load("people", {**COLUMNS, "ill": listed}, ROWS)
    made = sqlanon.compile_audit(backend.url, release(backend, privacy=MODELS).to_dict())
    rows = [row for row in printed(backend, made.text) if row[0].isdigit()]
    (said,) = [row for row in rows if row[1] == "column ill"]
    assert said[2:] == [said[2], said[2], "ok"]
    assert said[2].lower() == "enum"
    assert MARK not in made.text


def test_a_listed_value_of_two_lines_is_not_in_the_file_either(tmp_path: Path) -> None:
    url = f"duckdb:///{tmp_path}/people.duckdb"
    with duckdb.connect(str(tmp_path / "people.duckdb")) as people:
        people.execute(f"CREATE TYPE illness AS ENUM ('of two\nlines {MARK}', 'flu {MARK}')")
        people.execute(
            f"CREATE TABLE people AS SELECT range % 4 AS age, 'flu {MARK}'::illness AS ill "
            "FROM range(24)"
        )
    report = sqlanon.anonymize(
        url,
        "people",
        columns={"age": {"role": "quasi"}, "ill": {"role": "keep"}},
        privacy=[{"k_anonymity": {"k": 5}}],
        target="released",
    )
    assert MARK not in sqlanon.compile_audit(url, report.to_dict()).text


@pytest.mark.gate
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("change", [*SPOILED, "type"])
def test_a_changed_release_is_named_by_the_row_that_fails(
    engine: str, change: str, released: Callable[[str], Released]
) -> None:
    statements, expected = SPOILED.get(change, ([], {"column person": "DIFFERS"}))
    found = released(engine).spoiled(*(statements or RETYPED[engine]))
    assert found.items() >= expected.items(), found


ILL = {"column": "ill"}
EVERY: list[dict[str, Any]] = [
    *MODELS,
    {"person_anonymity": {"k": 5, "person": "person"}},
    {"l_diversity": {**ILL, "l": 2, "variant": "recursive", "c": 3}},
    {"l_diversity": {**ILL, "l": 2, "null_sensitive": "value"}},
    {"alpha_k": {**ILL, "k": 2, "alpha": 0.7}},
    {"beta_likeness": {**ILL, "beta": 1}},
    {"beta_likeness": {**ILL, "beta": 1, "variant": "enhanced"}},
    {"delta_disclosure": {**ILL, "delta": 1}},
    {"average_risk": {"threshold": 0.5}},
    {"sample_uniqueness": {"threshold": 0.5}},
]


PARTED = [*MODELS, {"l_diversity": {"column": "q", "l": 1}}]


@pytest.mark.parametrize("models", [EVERY, PARTED], ids=["each", "sensitive_as_quasi"])
def test_every_model_of_the_release_alone_is_checked(
    backend: Place, models: list[dict[str, Any]]
) -> None:
    backend.load("people", COLUMNS, ROWS)
    parted: dict[str, Any] = {"columns": {"q": {"role": "sensitive"}}, "sensitive_as_quasi": True}
    report = release(backend, privacy=models, **(parted if models is PARTED else {}))
    made = sqlanon.compile_audit(backend.url, report.to_dict())
    assert made.not_checked == {}
    found = [row for row in printed(backend, made.text) if row[0].isdigit()]
    assert {row[4] for row in found} == {"ok"}
    measured = [row for row in found if ", certified " in row[2]]
    assert len(measured) == len(report.models)
    reached = sorted(one.reached for one in report.models if one.reached is not None)
    assert sorted(float(row[3]) for row in measured) == pytest.approx(reached)


def test_what_is_exchanged_without_another_count_is_not_found(
    released: Callable[[str], Released],
) -> None:
    """A certificate has no digest: the file says so."""
    made = released("sqlite")
    assert made.spoiled(f"UPDATE released SET age = 'other' WHERE {ONE}") == {}
    assert "exchanged so that all counts stay the same" in made.audit.text


def test_names_are_quoted(backend: Place) -> None:
    names = ('a"b', "c'd\\e", "x; -- :y", "ill`", "äß %")
    backend.load(
        "odd", dict.fromkeys(names, "text"), [("a", "b", "c", "xy"[n % 2], "z") for n in range(8)]
    )
    report = sqlanon.anonymize(
        backend.url,
        "odd",
        columns={
            **{name: {"role": "quasi"} for name in names[:3]},
            names[3]: {"role": "sensitive"},
            names[4]: {"role": "sensitive"},
        },
        privacy=[{"k_anonymity": {"k": 2}}, {"l_diversity": {"column": names[3], "l": 2}}],
        target="released",
    )
    made = sqlanon.compile_audit(backend.url, report.to_dict())
    told = [row for row in printed(backend, made.text) if row[0].isdigit()]
    assert [int(row[0]) for row in told] == [*range(1, made.rows + 1)]
    assert {row[4] for row in told} == {"ok"}


def test_what_sql_alone_cannot_check_is_listed(backend: Place) -> None:
    backend.load("people", COLUMNS, [*ROWS, (24, "a", f"9 {MARK}", f"flu {MARK}", 24)])
    models = [
        *MODELS,
        {"alpha_k": {"k": 2, "column": "ill", "alpha": 0.99, "value": f"flu {MARK}"}},
        {"k_map": {"population": "people", "k": 2}},
    ]
    report = release(backend, privacy=models, algorithm="optimal", max_suppression=1)
    made = sqlanon.compile_audit(backend.url, report.to_dict())
    assert [*made.not_checked] == ["t_closeness of ill", "alpha_k of ill", "k_map"]
    for name, why in made.not_checked.items():
        assert f"--   - {name}: {why}\n" in made.text
    assert MARK not in made.text
    told = [row for row in printed(backend, made.text) if row[0].isdigit()]
    assert {row[4] for row in told} == {"ok"}


def test_on_the_command_line(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load("people", COLUMNS, ROWS)
    report, file = tmp_path / "report.json", tmp_path / "audit.sql"
    report.write_text(release(backend, privacy=MODELS).to_json())
    ask = ["check", "--certificate", str(report), "--url", backend.url, "--sql"]
    assert main(ask) == 0
    shown = capsys.readouterr().out
    assert main([*ask, "-o", str(file)]) == 0
    text = file.read_text()
    assert f"prints {text.count(' AS number, ')} rows" in " ".join(capsys.readouterr().out.split())
    assert text.splitlines()[3:] == shown.splitlines()[3:]
    for wrong, said in (
        ([*ask, "-o", str(file)], "add --force"),
        ([*ask, "--json"], "leave --html"),
        (["check", "released", "--quasi", "q", "--sql", "--url", backend.url], "go together"),
        ([*ask[:-1], "-o", str(file)], "go together"),
    ):
        assert main(wrong) == 2
        assert said in capsys.readouterr().err
    backend.run("DELETE FROM released WHERE person = 3")
    assert main([*ask, "-o", str(file), "--force"]) == 1
    assert "is not as its certificate states (rows, " in capsys.readouterr().err
    assert file.read_text() == text


def test_a_release_that_was_changed_gets_no_file(backend: Place, tmp_path: Path) -> None:
    backend.load("people", COLUMNS, ROWS)
    told = json.loads(release(backend, privacy=MODELS).to_json())
    backend.run("UPDATE released SET person = 4")
    with pytest.raises(VerificationError, match="person, values"):
        sqlanon.compile_audit(backend.url, told)
    file = tmp_path / "released.csv"
    file.write_text("q,age,ill,person\n")
    with pytest.raises(JobError, match="an audit file reads a table"):
        sqlanon.compile_audit(file, told)
