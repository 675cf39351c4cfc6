"""What is proposed for a table is a job that `plan` takes as it is, on each engine."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from proposed_tables import MADE
from users import user

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import InspectionError, RightsError, UnsatisfiableError, UnsupportedError
from sqlanon.job.job import Job
from sqlanon.sql.workspace import Observer
from sqlanon.tools.init.roles import MOST_QUASI

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

    from sqlanon.report.proposal import Proposal

HOSTILE = [
    "plain",
    'quo"te',
    "apo'strophe",
    "back`tick",
    "back\\slash",
    "colon: {brace}",
    "# hash",
    "- dash",
    "null",
    "true",
    "12",
    "<<",
    "${HOME}",
    "{{ 7*7 }}",
    "*star &anchor !tag",
    "ünïcödé",
    "שלום",
    "\u202egnp",
    "😀 smile",
    "a" * 60,
    " blank ",
    "tab\tbed",
    "new\nline",
]


def storable_on_mariadb(name: str) -> bool:
    """Names have no blank at their end there, and three bytes a character at most."""
    return name == name.strip() and max(name) < "\U00010000"


def planned(place: Place, made: Proposal, folder: Path) -> sqlanon.Plan:
    """What `plan` says of the job file as it was written."""
    file = folder / "job.yaml"
    file.write_text(made.text, encoding="utf-8")
    return sqlanon.plan(
        Job.from_file(file, environment={"SQLANON_URL": place.url}), connection=place.url
    )


@pytest.mark.parametrize("name", MADE)
def test_real_tables_are_planned_as_proposed(backend: Place, name: str, tmp_path: Path) -> None:
    table = MADE[name](150)
    backend.load(name, table.kinds, table.rows)
    made = sqlanon.propose(backend.url, name)
    assert [one.name for one in made.columns] == [*table.columns]
    assert made.rows == made.looked_at == 150
    plan = planned(backend, made, tmp_path)
    assert plan.rows.source == 150
    codes = {one.code for one in plan.warnings}
    assert not codes & {"W01", "W02", "W05", "W06"}


def test_engines_propose_the_same(places: list[Place]) -> None:
    table = MADE["customers"](200)
    found = []
    for place in places:
        place.load("customers", table.kinds, table.rows)
        made = sqlanon.propose(place.url, "customers")
        whys = [one.why for one in made.columns]
        found.append((made.job, [one.role for one in made.columns], whys, made.separations))
    for job, *_ in found:
        job["columns"]["newsletter"].pop("order", None)  # SQLite's booleans are whole numbers
    assert len(found) > 1
    assert all(one == found[0] for one in found[1:])


def test_hostile_names_load_back_as_they_are(backend: Place, tmp_path: Path) -> None:
    names = [one for one in HOSTILE if backend.name != "mariadb" or storable_on_mariadb(one)]
    rows = [tuple(n + row % 3 for n in range(len(names))) for row in range(30)]
    backend.load('odd "table: x', dict.fromkeys(names, "integer"), rows)
    try:
        made = sqlanon.propose(backend.url, '"odd ""table: x"')
    except InspectionError:  # catalogue and driver disagree about control characters
        names = [one for one in names if one.isprintable()]
        backend.load(
            'even "table: x', dict.fromkeys(names, "integer"), [row[: len(names)] for row in rows]
        )
        made = sqlanon.propose(backend.url, '"even ""table: x"')
    assert [*made.job["columns"]] == names
    assert [*yaml.safe_load(made.text)["columns"]] == names
    assert [*Job.from_mapping(made.job).columns] == names
    assert made.text.isprintable() or all(c.isprintable() or c == "\n" for c in made.text)
    assert planned(backend, made, tmp_path).rows.source == 30


@pytest.mark.parametrize("rows", [0, 1, 2])
def test_hardly_a_table(backend: Place, rows: int, tmp_path: Path) -> None:
    kinds = {
        "id": "integer",
        "age": "integer",
        "zip": "text",
        "born": "date",
        "illness": "text",
        "x": "real",
    }
    held = [(n, 30 + n, f"1000{n}", "1990-01-01", "flu", 0.5) for n in range(rows)]
    backend.load("few", kinds, held)
    made = sqlanon.propose(backend.url, "few")
    assert made.rows == rows
    if rows == 1:
        with pytest.raises(UnsatisfiableError, match="holds only 1"):
            planned(backend, made, tmp_path)
    else:
        assert planned(backend, made, tmp_path).rows.source == rows


def test_columns_of_nothing_but_null(backend: Place, tmp_path: Path) -> None:
    kinds = {"a": "integer", "zip": "text", "born": "date", "illness": "text", "pay": "decimal"}
    backend.load("empty", kinds, [(None,) * 5] * 12)
    made = sqlanon.propose(backend.url, "empty")
    assert all("only NULL" in one.why for one in made.columns)
    assert planned(backend, made, tmp_path).rows.source == 12


def test_nothing_but_a_key(backend: Place, tmp_path: Path) -> None:
    backend.load("keys", {"id": "integer"}, [(n,) for n in range(12)])
    made = sqlanon.propose(backend.url, "keys")
    assert [one.role for one in made.columns] == ["quasi"]
    assert planned(backend, made, tmp_path).rows.source == 12


def test_no_key_and_rows_that_repeat(backend: Place, tmp_path: Path) -> None:
    backend.load("votes", {"ward": "text", "seats": "integer"}, [("a", 1), ("b", 2)] * 10)
    made = sqlanon.propose(backend.url, "votes")
    assert [one.role for one in made.columns] == ["quasi", "quasi"]
    assert planned(backend, made, tmp_path).rows.source == 20


def statements(backend: Place, columns: int) -> list[str]:
    """The names of what is asked of a table of so many columns."""
    # a text takes little of a row's bytes on MariaDB
    kinds = {f"c{n}": "VARCHAR(9)" if n % 2 else "integer" for n in range(columns)}
    # columns that do not repeat each other
    rows = [[row * row * (n + 3) % 41 % (2 + n % 7) for n in range(columns)] for row in range(40)]
    backend.load(
        f"wide{columns}",
        kinds,
        [[str(v) if n % 2 else v for n, v in enumerate(row)] for row in rows],
    )
    seen: list[str] = []
    observer = Observer(statement=lambda one: seen.append(one.name))
    sqlanon.propose(backend.url, f"wide{columns}", observer=observer)
    return seen


def test_two_hundred_columns_are_read_as_often_as_two(backend: Place, tmp_path: Path) -> None:
    few, many = statements(backend, 2), statements(backend, 200)
    assert few == many
    assert many.count("propose/rows") == 1
    assert many.count("propose/columns") == 2  # the second where texts may be words
    made = sqlanon.propose(backend.url, "wide200")
    assert sum(one.role == "quasi" for one in made.columns) == MOST_QUASI
    assert planned(backend, made, tmp_path).rows.source == 40


def test_a_view_and_a_schema(backend: Place, tmp_path: Path) -> None:
    table = MADE["visits"](60)
    backend.load("visits", table.kinds, table.rows)
    backend.run("CREATE VIEW recent AS SELECT * FROM visits")
    made = sqlanon.propose(backend.url, f"{backend.schema}.recent")
    assert made.job["source"] == f"{backend.schema}.recent"
    assert made.job["target"]["table"] == f"{backend.schema}.recent_anonymous"
    assert planned(backend, made, tmp_path).rows.source == 60


def test_a_table_that_is_not_there(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load("people", {"age": "integer"}, [(1,)])
    file = tmp_path / "job.yaml"
    assert main(["init", "peopel", "--url", backend.url, "-o", str(file)]) == 2
    assert re.search(r"did you mean (\w+\.)?people\?", capsys.readouterr().err)
    assert not file.exists()


def test_a_release_that_is_there_is_not_named_again(backend: Place, tmp_path: Path) -> None:
    backend.load("people", {"age": "integer"}, [(n % 4,) for n in range(20)])
    backend.load("people_anonymous", {"age": "integer"}, [])
    made = sqlanon.propose(backend.url, "people")
    assert made.job["target"]["table"] == "people_anonymous_2"
    assert planned(backend, made, tmp_path).rows.source == 20


def test_a_long_name_leaves_room_for_the_release(backend: Place, tmp_path: Path) -> None:
    name = "é" * 31 if backend.name != "sqlite" else "é" * 99
    backend.load(name, {"age": "integer"}, [(n % 4,) for n in range(20)])
    made = sqlanon.propose(backend.url, f'"{name}"')
    assert planned(backend, made, tmp_path).rows.source == 20


def test_what_cannot_be_generalized_is_left_out(backend: Place, tmp_path: Path) -> None:
    odd = {"duckdb": "INTEGER[]", "sqlite": "NUMERIC", "postgresql": "json", "mariadb": "GEOMETRY"}
    backend.load(
        "odd",
        {"shape": odd[backend.name], "age": "integer", "huge": "real", "day": "date"},
        [(None, n % 4, 1e300 if n else 1.5, "1990-01-01") for n in range(20)],
    )
    if backend.name == "sqlite":
        backend.run(
            "UPDATE odd SET shape = CASE WHEN age = 1 THEN 1 ELSE 'a' END",
            "UPDATE odd SET day = '1/1/90'",
        )
    made = sqlanon.propose(backend.url, "odd")
    roles = {one.name: one.role for one in made.columns}
    assert roles["shape"] == roles["huge"] == "drop"
    assert roles["age"] == "quasi"
    assert roles["day"] == ("drop" if backend.name == "sqlite" else "quasi")
    assert planned(backend, made, tmp_path).rows.source == 20


def test_a_table_of_nothing_to_generalize(backend: Place) -> None:
    odd = {"duckdb": "INTEGER[]", "sqlite": "BLOB", "postgresql": "json", "mariadb": "GEOMETRY"}
    backend.load("odd", {"shape": odd[backend.name]}, [(None,)])
    if backend.name == "sqlite":
        backend.run("UPDATE odd SET shape = x'00'")
    with pytest.raises(UnsupportedError, match="no column that can be generalized"):
        sqlanon.propose(backend.url, "odd")


@pytest.mark.gate
def test_of_a_large_table_some_rows_are_looked_at(backend: Place, tmp_path: Path) -> None:
    table = MADE["requests"](600)
    backend.load("requests", table.kinds, table.rows)
    made = sqlanon.propose(backend.url, "requests", sample=100)
    assert made.rows == 600
    assert made.step == 6
    assert 50 <= made.looked_at <= 150
    assert "one of 6" in made.text
    again = sqlanon.propose(backend.url, "requests", sample=100)
    assert again.text == made.text
    assert planned(backend, made, tmp_path).rows.source == 600


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_rows_that_a_policy_hides_are_told_of_and_not_released(
    backend: Place, tmp_path: Path
) -> None:
    backend.load("people", {"age": "integer"}, [(age % 3,) for age in range(40)])
    with user(backend) as (name, url):
        backend.run(
            f"GRANT USAGE, CREATE ON SCHEMA {backend.schema} TO {name}",
            f"GRANT SELECT ON people TO {name}",
            "ALTER TABLE people ENABLE ROW LEVEL SECURITY",
            f"CREATE POLICY half ON people TO {name} USING (age < 1)",
        )
        made = sqlanon.propose(url, "people")
        assert made.rows == 14
        assert "\n# allow_row_security: true " in made.text
        (tmp_path / "job.yaml").write_text(made.text)
        job = Job.from_file(tmp_path / "job.yaml", environment={"SQLANON_URL": url})
        with pytest.raises(RightsError, match="only some rows"):
            sqlanon.plan(job)


CANARIES: list[tuple[Any, ...]] = [
    (
        739_146_205_800_000 + n,
        f"Kanarienvogel{n % 2}",
        f"1877-07-{n % 9 + 1:02}",
        f"649301758264300.{n % 9}1",
    )
    for n in range(24)
]


def test_no_value_stands_in_the_file_unless_asked_for(backend: Place, tmp_path: Path) -> None:
    kinds = {"age": "integer", "town": "text", "born": "date", "pay": "decimal"}
    backend.load("people", kinds, CANARIES)
    made = sqlanon.propose(backend.url, "people")
    told = made.text + made.to_json() + str(made) + made.to_html()
    parts = ("Kanarienvogel", "7391462058", "1877-07", "64930175826")
    assert not [one for one in parts if one in told]
    asked = sqlanon.propose(backend.url, "people", values=True)
    assert "hierarchy: {taxonomy: {GROUP: [Kanarienvogel0, Kanarienvogel1]}}" in asked.text
    # whoever takes the line as it is in the place of the one above it has a job
    lines = asked.text.splitlines()
    (number,) = [place for place, line in enumerate(lines) if line.startswith("  # town:")]
    lines[number - 1 : number + 1] = [lines[number].replace("# ", "", 1)]
    path = tmp_path / "edited.yaml"
    path.write_text("\n".join(lines))
    job = sqlanon.Job.from_file(path, environment={"SQLANON_URL": backend.url})
    assert job.quasi_identifiers["town"].hierarchy is not None
    assert asked.job == made.job


@pytest.mark.parametrize(
    ("ages", "codes", "widths"),
    [
        ([], [], [5, 10, 20, 40]),
        ([998, 999, 999], [998, 999], [5, 10, 20, 40]),
        ([-1, -1, -9], [-9, -1], [5, 10, 20, 40]),
        ([99, 99, 98], [], [5, 10, 20, 40]),  # old people
        ([999], [], [5, 10, 20, 40]),  # once is an outlier, which changes no width
        ([-1, -1, -20, -30], [], [5, 10, 20, 40]),  # there are other negative numbers
        ([1000, 1000, 1000], [], [5, 10, 20, 40]),  # not in the list
    ],
)
def test_codes_for_none_are_proposed(
    backend: Place, ages: list[int], codes: list[int], widths: list[int]
) -> None:
    rows = [(18 + n % 52, n % 2) for n in range(104)] + [(age, n % 2) for n, age in enumerate(ages)]
    backend.load("people", {"age": "integer", "sex": "integer"}, rows)
    made = sqlanon.propose(backend.url, "people")
    said = made.job["columns"]["age"]
    assert said == {
        "role": "quasi",
        **({"missing": codes} if codes else {}),
        "hierarchy": {"intervals": widths},
    }
    told = f"{len(ages)} rows hold {' or '.join(map(str, codes))}" if codes else ""
    assert told in made.text


KINDS = {
    "age": "integer",
    "flag": "integer",
    "ward": "integer",
    "hours": "real",
    "phone_service": "text",
    "phone": "text",
    "remark": "text",
    "day": "text",
    "moment": "text",
    "american": "text",
    "part": "text",
    "grp": "text",
    "heritage": "text",
    "town": "text",
}


def _resident(n: int) -> tuple[Any, ...]:
    """Values that names mislead about, and the other way round."""
    month, day = n % 12 + 1, n % 28 + 1
    return (
        18 + n % 61,
        n % 2,
        n % 5,
        61_370.5 if n == 7 else n * 7 % 80 / 10,
        ["Yes", "No"][n % 2],
        ["front", "back", "none"][n % 3],
        ["late again", "Aunt of Ms B.", "none"][n % 3],
        f"{day:02}.{month:02}.{1950 + n % 40}",
        f"{1950 + n % 40}-{month:02}-{day:02}T06:00:{n % 60:02}Z",
        f"{month:02}/{day:02}/{1950 + n % 40}",
        f"{day + 31:02}.{month:02}.{1950 + n % 40}",  # no calendar has these
        ["CATHOLIC", "protestant", "none"][n % 3],
        ["White", "Asian", "Hispanic", "Other"][n % 4],
        ["Asian", "Oslo", "Rome", "Kyoto", "Bergen", "Lund", "Turku"][n % 7],  # one word is chance
    )


def test_values_say_more_than_names(backend: Place, tmp_path: Path) -> None:
    backend.load("residents", KINDS, [_resident(n) for n in range(300)])
    made = sqlanon.propose(backend.url, "residents")
    said = made.job["columns"]
    assert {name: one["role"] for name, one in said.items() if one["role"] != "quasi"} == {
        "remark": "drop",
        "part": "drop",
        "grp": "sensitive",
        "heritage": "sensitive",
    }
    assert said["flag"] == {"role": "quasi", "order": "frequency"}
    # few whole numbers may be counts: they have an order
    assert said["ward"] == {"role": "quasi", "hierarchy": {"intervals": [2, 4, 8, 16]}}
    # an outlier changes nothing
    assert said["hours"]["hierarchy"] == {"intervals": [1, 2, 4, 8]}
    masks = {name: one["hierarchy"]["mask"] for name, one in said.items() if "mask" in str(one)}
    assert masks == {
        "day": {"steps": [2, 5], "side": "left"},
        "moment": {"keep": [7, 4, 3]},
        "american": {"steps": [5], "side": "left"},
    }
    assert planned(backend, made, tmp_path).rows.source == 300


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_the_order_of_columns_decides_nothing(backend: Place) -> None:
    flags = {f"flag{n:02}": "integer" for n in range(MOST_QUASI)}
    kinds = {**flags, "tenure": "integer", "zip": "text"}
    places = range(MOST_QUASI)
    rows = [
        (*(n * n * (at + 3) % 307 % (2 + at % 3) for at in places), n % 100, f"{n % 9}")
        for n in range(300)
    ]
    found = []
    for name, order in (("first", [*kinds]), ("last", [*reversed(kinds)])):
        turned = [tuple(dict(zip(kinds, row, strict=True))[one] for one in order) for row in rows]
        backend.load(name, {one: kinds[one] for one in order}, [*turned])
        made = sqlanon.propose(backend.url, name)
        found.append({one.name for one in made.columns if one.role == "quasi"})
    assert found[0] == found[1]
    assert {"tenure", "zip"} <= found[0]


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_it_says_what_no_sensitive_column_means(backend: Place) -> None:
    backend.load("people", {"age": "integer"}, [(n % 30,) for n in range(300)])
    made = sqlanon.propose(backend.url, "people")
    assert "No column is proposed as sensitive" in made.text
    assert "NAME: {role: sensitive}" in str(made)
    backend.load(
        "ill", {"age": "integer", "diagnosis": "text"}, [(n % 30, "ab"[n % 2]) for n in range(300)]
    )
    assert "No column is proposed" not in sqlanon.propose(backend.url, "ill").text


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_a_table_of_direct_identifiers_alone_is_refused(backend: Place) -> None:
    kinds = {"full_name": "text", "phone": "text", "email": "text"}
    rows = [(f"Anna Berger {n % 40}", f"+49 151 {n:07}", f"a{n}@b.de") for n in range(120)]
    backend.load("contacts", kinds, rows)
    with pytest.raises(UnsupportedError, match="no column that can be generalized"):
        sqlanon.propose(backend.url, "contacts")


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_a_few_persons_with_many_rows_are_counted(backend: Place) -> None:
    rows = [(f"P{n % 12:04}", 20 + n % 50, "abc"[n % 3]) for n in range(200)]
    backend.load("visits", {"patient_id": "text", "age": "integer", "ward": "text"}, rows)
    made = sqlanon.propose(backend.url, "visits")
    assert made.job["columns"]["patient_id"] == {"role": "drop"}
    assert made.job["privacy"][0]["k_anonymity"]["person"] == "patient_id"


def test_the_key_of_a_panel_is_that_of_persons(backend: Place, tmp_path: Path) -> None:
    """Numbers of sixty persons over six years; rooms and years agree in several rows."""
    kinds = {"nr": "integer", "year": "integer", "room": "integer", "score": "integer"}
    rows = [
        (1000 + 7 * n, 2015 + year, (n * n + 3 * year) % 25, (n + year * year) % 30)
        for n in range(60)
        for year in range(6)
    ]
    backend.load("panel", kinds, rows)
    made = sqlanon.propose(backend.url, "panel")
    roles = {one.name: one.role for one in made.columns}
    assert roles == {"nr": "drop", "year": "quasi", "room": "quasi", "score": "quasi"}
    assert "no two of its rows have one year" in made.text
    assert made.job["privacy"][0] == {"k_anonymity": {"k": 3, "person": "nr"}}
    assert planned(backend, made, tmp_path).rows.source == 360


def test_numbers_among_others_are_no_codes_for_none(backend: Place) -> None:
    """Most are children; 77, 88 and 99 lie far from them, and so do 76, 90 and 101."""
    ages = [n % 12 for n in range(200)] + [76, 77, 77, 88, 90, 99, 99, 101]
    backend.load("guests", {"age": "integer"}, [(age,) for age in ages])
    assert "missing" not in sqlanon.propose(backend.url, "guests").job["columns"]["age"]


def test_whole_numbers_of_another_type_have_whole_intervals(backend: Place) -> None:
    kinds = {"visits": "real", "dose": "real"}
    rows = [(float(n % 4 + n % 3 + n % 9), n % 60 / 8) for n in range(240)]
    backend.load("stays", kinds, [(None, None), *rows])
    columns = sqlanon.propose(backend.url, "stays").job["columns"]
    assert columns["visits"]["hierarchy"] == {"intervals": [2, 4, 8, 16]}
    assert columns["dose"]["hierarchy"] == {"intervals": [1, 2, 4, 8]}


def test_fractions_are_no_codes_whatever_their_name(backend: Place) -> None:
    """Seven lengths of marriages, from 0.5 to 23, were sets of categories, as {16.5, 2.5, 6}."""
    rows = [((0.5, 2.5, 6.0, 9.0, 13.0, 16.5, 23.0)[n % 7], n % 3) for n in range(420)]
    backend.load("couples", {"yrs_married": "real", "married": "integer"}, rows)
    columns = sqlanon.propose(backend.url, "couples").job["columns"]
    assert columns["yrs_married"] == {"role": "quasi", "hierarchy": {"intervals": [5, 10, 20, 40]}}
    assert columns["married"] == {"role": "quasi", "order": "frequency"}


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_a_few_surnames_under_a_word_for_persons_are_left_out(backend: Place) -> None:
    rows = [
        (n % 40, f"Surname{'abcdefghijkl'[n % 12]}", f"kind{'abcdefgh'[n % 8]}", "pb"[n % 2])
        for n in range(240)
    ]
    kinds = {"age": "integer", "customer": "text", "customer_class": "text", "client": "text"}
    backend.load("sales", kinds, rows)
    roles = {one.name: one.role for one in sqlanon.propose(backend.url, "sales").columns}
    assert roles["customer"] == "drop"
    assert roles["customer_class"] == roles["client"] == "quasi"


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_of_an_empty_table_only_known_names_are_published(backend: Place) -> None:
    kinds = {"age": "integer", "city": "text", "fld1": "text", "fld2": "integer", "illness": "text"}
    backend.load("empty", kinds, [])
    roles = {one.name: one.role for one in sqlanon.propose(backend.url, "empty").columns}
    assert roles == {
        "age": "quasi",
        "city": "quasi",
        "fld1": "drop",
        "fld2": "drop",
        "illness": "sensitive",
    }


def test_given_names_are_known_by_their_values(backend: Place) -> None:
    names = ["Anna", "BEN", "Clara", "david", "Emma", "Felix", "Zoltana", "Quirinia", "Xandra"]
    many = [*names, "peter", "Paul", "maria", "Laura", "Julia", *(f"Other{n}" for n in range(250))]
    rows = [(n % 40, names[n % 9], many[n % 264], ["Anna", "Rome"][n % 2]) for n in range(1200)]
    kinds = {"age": "integer", "given": "text", "caller": "text", "ship": "text"}
    backend.load("calls", kinds, rows)
    columns = {one.name: one for one in sqlanon.propose(backend.url, "calls").columns}
    roles = {name: one.role for name, one in columns.items()}
    assert roles == {"age": "quasi", "given": "drop", "caller": "drop", "ship": "quasi"}
    assert "6 of its values are given names" in columns["given"].why


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_many_sentences_are_free_text_though_they_repeat(backend: Place) -> None:
    rows = [
        (
            n % 40,
            f"moved here in {1900 + n % 120} from the valley",
            f"a group of works no {n % 60:09}",
        )
        for n in range(1200)
    ]
    backend.load("survey", {"age": "integer", "q17": "text", "branch": "text"}, rows)
    roles = {one.name: one.role for one in sqlanon.propose(backend.url, "survey").columns}
    assert roles == {"age": "quasi", "q17": "drop", "branch": "quasi"}


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_a_bare_key_that_repeats_is_that_of_persons(backend: Place) -> None:
    """Also where several rows of one agree in all other columns."""
    rows = [(n // 5, n * n % 31 // 2, n // 9 % 3, n // 5 * 7 % 40) for n in range(300)]
    backend.load("visits", dict.fromkeys(["case_id", "nights", "ward", "age"], "integer"), rows)
    made = sqlanon.propose(backend.url, "visits")
    assert made.job["columns"]["case_id"] == {"role": "drop"}
    assert made.job["columns"]["nights"]["role"] == "quasi"
    assert made.job["privacy"][0]["k_anonymity"]["person"] == "case_id"
