"""Words, text and widths of a proposed job, and the command that writes it."""

from __future__ import annotations

import json
from collections import Counter
from decimal import Decimal
from pathlib import Path
from typing import Any

import duckdb
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import sqlanon
from sqlanon.cli.app import main
from sqlanon.job import file as jobfile
from sqlanon.job.job import Job
from sqlanon.job.redaction import as_written, shareable
from sqlanon.report.schema import build_schema
from sqlanon.source.hierarchies.specification import Intervals, Mask
from sqlanon.source.inspection import Column
from sqlanon.source.words import WORDS, Meaning, meanings
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.tools.init.counts import ALIKE, ColumnCounts, Texts
from sqlanon.tools.init.job_text import flow, scalar
from sqlanon.tools.init.roles import hierarchy_for, k_for


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The URL of a table of forty people, in the current folder."""
    monkeypatch.chdir(tmp_path)
    with duckdb.connect("people.duckdb") as database:
        database.execute(
            """CREATE TABLE people AS SELECT 'P' || range AS person_id, 20 + range % 9 AS age,
            'x' || range % 3 AS ward, 'ill' || range % 4 AS diagnosis FROM range(40)"""
        )
    return "duckdb:///people.duckdb"


# -- words -----------------------------------------------------------------------------------------


def test_a_word_has_one_meaning() -> None:
    words = Counter(word for said in WORDS.values() for word in said.split())
    assert not [word for word, count in words.items() if count > 1]
    assert set(WORDS) == set(Meaning)


@pytest.mark.parametrize(
    ("name", "meaning"),
    [
        ("first_name", Meaning.PERSON_NAME),
        ("FirstName", Meaning.PERSON_NAME),
        ("FIRSTNAME", Meaning.PERSON_NAME),
        ("country_name", Meaning.PLACE),
        ("name", Meaning.NAME),
        ("Straße", Meaning.CONTACT),
        ("prénom", Meaning.PERSON_NAME),
        ("date_of_birth", Meaning.BIRTH),
        ("zip5", Meaning.POSTAL),
        ("icd10", Meaning.HEALTH),
        ("patient_id", Meaning.PERSON),
        ("patient_age", Meaning.AGE),
        ("phone_number", Meaning.CONTACT),
        ("votetrump", Meaning.BELIEF),
        ("Religionszugehörigkeit", Meaning.BELIEF),
        ("ethnic_group", Meaning.ETHNICITY),
        ("educ_years", Meaning.WORK),
        ("maritalcat", Meaning.FAMILY),
        ("hhincome", Meaning.MONEY),
        ("lwage", Meaning.MONEY),
        ("drugrisk", Meaning.HEALTH),
        ("ct_result", Meaning.OUTCOME),
        ("devoted", None),
        ("page", None),
        ("שלום", None),
        ("", None),
    ],
)
def test_names_are_read_by_their_words(name: str, meaning: Meaning | None) -> None:
    said = meanings(name)
    assert (said[0][0] if said else None) is meaning


# -- text ------------------------------------------------------------------------------------------


@pytest.mark.gate
@given(st.dictionaries(st.text(), st.text(), max_size=4))
def test_whatever_a_name_or_a_value_holds_is_read_as_it_was(said: dict[str, str]) -> None:
    said = {key: one for key, one in said.items() if "\0" not in key + one}
    text = f"it: {flow(said)}\n" + "".join(f"{scalar('k' + key)}: 1\n" for key in said if key)
    read = jobfile.parse(text, origin="", kind="yaml", environment={}).data
    assert read["it"] == said
    assert [*read][1:] == ["k" + key for key in said if key]
    assert all(one.isprintable() for one in text if one != "\n")


def test_a_key_longer_than_yaml_lets_stand_is_read(people: str) -> None:
    name = "long" * 400
    with duckdb.connect("people.duckdb") as database:
        database.execute(f'CREATE TABLE wide AS SELECT range % 2 AS "{name}" FROM range(9)')
    made = sqlanon.propose(people, "wide")
    read = jobfile.parse(made.text, origin="", kind="yaml")
    assert read.data["columns"] == {
        name: {"role": "quasi", "hierarchy": {"intervals": [2, 4, 8, 16]}}
    }


def test_a_name_in_a_comment_stays_in_it(people: str) -> None:
    table, name = "t\nunlisted: drop", "a\n  b: {role: keep}"
    with duckdb.connect("people.duckdb") as database:
        database.execute(
            f'CREATE TABLE "{table}" AS SELECT range % 30 AS "{name}", range * range % 17 AS age, '
            "range % 2 AS sex FROM range(210)"
        )
    made = sqlanon.propose(people, f'"{table}"')
    assert {one.name: one.why for one in made.columns}["age"].endswith(f" with {name}")
    read = jobfile.parse(made.text, origin="", kind="yaml").data
    assert [*made.job["columns"]] == [name, "age", "sex"]
    assert read == {"connection": people, **made.job}


@pytest.mark.parametrize(
    ("rows", "k"),
    [(1, 2), (29, 2), (30, 3), (99, 3), (100, 5), (9_999, 5), (10_000, 10), (1_000_000, 20)],
)
def test_k_grows_with_the_rows(rows: int, k: int) -> None:
    assert k_for(rows)[0] == k


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("duckdb:///people.duckdb", "duckdb:///people.duckdb"),
        ("duckdb:////srv/people.duckdb", "duckdb:////srv/people.duckdb"),
        ("sqlite:///odd ${x}.db", "sqlite:///odd $${x}.db"),
        ("postgresql://app:secret@host:5432/crm", "postgresql://app:${PASSWORD}@host:5432/crm"),
        ("postgresql://app:se/cr:et?#@host/crm", "postgresql://app:${PASSWORD}@host/crm"),
        ("postgresql://app@host/crm", "postgresql://app@host/crm"),
        ("postgresql://app:sec@ret@host/crm", "${SQLANON_URL}"),
        ("postgresql://app@host/crm?password=secret", "${SQLANON_URL}"),
        ("postgresql://app:secret@host/crm?sslmode=require", "${SQLANON_URL}"),
        ("mysql+pymysql://app:${secret}@host/crm", "mysql+pymysql://app:${PASSWORD}@host/crm"),
        ("postgresql://host/crm", "${SQLANON_URL}"),
        ("secret", "${SQLANON_URL}"),
    ],
)
def test_a_job_file_never_has_the_password_of_a_url(url: str, said: str) -> None:
    assert shareable(url) == said
    assert "secret" not in shareable(url)
    if "://" in said and "$$" not in said:
        assert as_written(said) == said


@pytest.mark.parametrize("engine", ["duckdb", "sqlite"])
def test_the_path_of_a_file_is_seen_from_the_job_file(engine: str) -> None:
    url = f"{engine}:///data/people.db"
    assert shareable(url, Path("jobs")) == f"{engine}:///../data/people.db"
    assert shareable(url, Path("data")) == f"{engine}:///people.db"
    assert shareable(url, Path()) == url


# -- hierarchies -----------------------------------------------------------------------------------


def column(kind: Kind, **counts: Any) -> ColumnCounts:
    return ColumnCounts(Column("c", Sql("t"), kind), 100, 100, 90, **counts)


@pytest.mark.parametrize("kind", [Kind.INTEGER, Kind.DECIMAL, Kind.REAL])
@pytest.mark.parametrize("spread", [ALIKE, *range(-20, 34)])
def test_widths_are_round_and_nest(kind: Kind, spread: int) -> None:
    made = hierarchy_for(column(kind, spread=spread), None)
    assert made is not None
    widths = Intervals.model_validate(made).intervals
    digits = {Decimal(width).normalize().as_tuple().digits for width in widths}
    assert digits <= {(1,), (2,), (4,), (5,), (8,), (1, 6)}
    assert kind is not Kind.INTEGER or min(widths) > 1
    if spread > 2:  # about half a standard deviation, and the widest some of them
        deviation = 10 ** (spread / 3)
        assert deviation / 4 < widths[0] < deviation < widths[-1] < deviation * 30


def test_a_column_that_repeats_another_one_is_left_out(people: str) -> None:
    """Each school beside one year; two values, or columns of a few rows, may do so by chance."""
    with duckdb.connect("people.duckdb") as database:
        database.execute(
            "CREATE TABLE pupils AS SELECT 'school ' || range % 5 AS school, 2 * (range % 5) AS "
            "years, range % 5 // 2 AS age, range % 2 AS sex, 'x' || range % 2 AS origin "
            "FROM range(40)"
        )
        database.execute("CREATE TABLE few AS FROM pupils LIMIT 9")
    found = {one.name: one for one in sqlanon.propose(people, "pupils").columns}
    roles = {name: one.role for name, one in found.items()}
    assert roles == {**dict.fromkeys(roles, "quasi"), "years": "drop"}
    assert found["years"].why.endswith("repeats school: each of its values has one value there")
    few = sqlanon.propose(people, "few").columns
    assert "repeats" not in " ".join(one.why for one in few)


def test_widths_follow_what_the_database_counts(people: str) -> None:
    # standard deviations 28.9, 2.89, 0.289 (none of whole numbers) and 28,866, far from 0
    with duckdb.connect("people.duckdb") as database:
        database.execute(
            "CREATE TABLE wide AS SELECT range % 100 AS a, (range + turn) % 100 / 10 AS b, "
            "((range + 2 * turn) % 100)::DECIMAL(9, 2) / 100 AS c, "
            "10000000 + (range + 3 * turn) % 100 * 1000 AS d, 7 AS e "
            "FROM (SELECT range, range // 100 AS turn FROM range(1000))"
        )
    made = {one.name: one.hierarchy for one in sqlanon.propose(people, "wide").columns}
    assert made == {
        "a": {"intervals": [10, 20, 40, 80]},
        "b": {"intervals": [1, 2, 4, 8]},
        "c": {"intervals": [0.1, 0.2, 0.4, 0.8]},
        "d": {"intervals": [10000, 20000, 40000, 80000]},
        "e": None,  # one value is a category
    }


@pytest.mark.parametrize("longest", range(13))
def test_masks_keep_a_beginning(longest: int) -> None:
    texts = Texts(longest, longest, 0, 0, 0, 0, codes=100)
    made = hierarchy_for(column(Kind.TEXT, texts=texts), None)
    if longest < 2:
        assert made is None
    else:
        assert made is not None
        steps = Mask.model_validate(made).mask.levels
        assert len(steps) == min(4, longest - 1)
        assert max(steps) < longest


def test_words_are_not_masked() -> None:
    texts = Texts(3, 12, blanks=50, emails=0, links=0, dotted=0, codes=0)
    assert hierarchy_for(column(Kind.TEXT, texts=texts), None) is None


# -- the command -----------------------------------------------------------------------------------


def test_the_text_is_printed_and_is_a_job(people: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["init", "people", "--url", people]) == 0
    Path("job.yaml").write_text(capsys.readouterr().out)
    assert Job.from_file("job.yaml").target is not None
    assert main(["plan", "job.yaml"]) == 0


def test_each_line_has_a_reason(people: str) -> None:
    text = sqlanon.propose(people, "people").text
    bare = [line for line in text.splitlines() if not line.startswith("#") and " # " not in line]
    assert not bare


def test_a_file_is_written_beside_which_the_database_is_found(
    people: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("jobs").mkdir()
    assert main(["init", "people", "--url", people, "-o", "jobs/job.yaml"]) == 0
    assert "sqlanon plan jobs/job.yaml" in capsys.readouterr().out
    assert main(["plan", "jobs/job.yaml"]) == 0


def test_a_file_that_is_there_is_overwritten_only_when_told(
    people: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path("job.yaml")
    file.write_text("mine")
    words = ["init", "people", "--url", people, "-o", "job.yaml"]
    assert main(words) == 2
    assert "--force" in capsys.readouterr().err
    assert file.read_text() == "mine"
    assert main(["init", "peple", *words[2:], "--force"]) == 2
    assert file.read_text() == "mine"
    assert main([*words, "--force"]) == 0
    assert Job.from_file(file)


@pytest.mark.parametrize("name", ["job.txt", "nowhere/job.yaml"])
def test_a_file_that_cannot_be_written_is_refused_first(people: str, name: str) -> None:
    assert main(["init", "nothing_there", "--url", people, "-o", name]) == 2
    assert not Path(name).exists()


def test_the_url_of_the_environment_stays_there(
    people: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SQLANON_URL", people)
    assert main(["init", "people", "-o", "job.yaml"]) == 0
    assert 'connection: "${SQLANON_URL}"' in Path("job.yaml").read_text()
    assert main(["plan", "job.yaml"]) == 0
    capsys.readouterr()


def test_json_is_as_its_schema_says(people: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["init", "people", "--url", people, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    Draft202012Validator(build_schema("proposal")).validate(said)
    assert said["schema"] == "urn:sqlanon:schema/proposal/1"
    assert Job.from_mapping(said["job"])
    assert {one["name"]: one["alone"] for one in said["columns"]}["age"] == 0


def test_row_labels_without_a_name_are_a_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """R and pandas write them so; shares by postal code are numbers."""
    monkeypatch.chdir(tmp_path)
    rows = [f"{n + 1},{20 + n % 9},0.{100 + n % 30},3{n % 4}10" for n in range(60)]
    Path("people.csv").write_text("\n".join([',age,"share_zip",zip', *rows]) + "\n")
    assert main(["init", "people.csv", "-o", "job.yaml"]) == 0
    columns = Job.from_file("job.yaml").to_mapping()["columns"]
    assert columns["row_number"] == {"role": "drop"}
    assert max(columns["share_zip"]["hierarchy"]["intervals"]) < 10
    assert "mask" in columns["zip"]["hierarchy"]
    assert main(["run", "job.yaml"]) == 0
    assert Path("people_anonymous.csv").read_text().startswith("age,share_zip,zip\n")
    capsys.readouterr()


def test_a_connection_of_the_callers_is_not_named(people: str) -> None:
    del people
    with duckdb.connect("people.duckdb") as database:
        made = sqlanon.propose(database, "people")
    assert "\n# connection:" in made.text


def test_separation_is_that_of_its_definition(people: str) -> None:
    made = {one.columns: one for one in sqlanon.propose(people, "people").separations}
    ages = made["age",]
    # 40 rows of 9 ages: four of them five times, five of them four times
    assert (ages.combinations, ages.alone) == (9, 0)
    assert ages.distinction == 9 / 40
    assert ages.separation == pytest.approx(1 - (4 * 5 * 4 + 5 * 4 * 3) / (40 * 39))


def test_rows_of_a_person_count_once(people: str) -> None:
    with duckdb.connect("people.duckdb") as database:
        database.execute(
            "CREATE TABLE stays AS SELECT 'P' || range % 35 AS patient_id, range % 5 AS age, "
            "'x' || range % 2 AS illness FROM range(105)"
        )
    made = sqlanon.propose(people, "stays")
    assert made.job["privacy"][0] == {"k_anonymity": {"k": 3, "person": "patient_id"}}
    assert "3.0 rows per value" in made.text


def test_a_sensitive_value_that_finds_people_is_left_out(people: str) -> None:
    with duckdb.connect("people.duckdb") as database:
        database.execute(
            "CREATE TABLE paid AS SELECT range % 5 AS age, 1000 + range // 3 * 3 + "
            "(range % 50) // 48 AS salary FROM range(120)"
        )
    made = {one.name: one for one in sqlanon.propose(people, "paid").columns}
    assert made["salary"].role == "drop"
    assert made["salary"].alone
    assert "left out" in made["salary"].why
