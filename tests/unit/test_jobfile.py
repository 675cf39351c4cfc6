"""Job files as data: what is refused, on which line, and what text stays text."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import duckdb
import pytest

import sqlanon
from sqlanon.algorithms.partition.mondrian import Mondrian
from sqlanon.errors import JobError
from sqlanon.job import file as jobfile
from sqlanon.job.columns import Sensitive
from sqlanon.job.job import Job
from sqlanon.job.target import Target
from sqlanon.privacy_models.k_anonymity import KAnonymity
from sqlanon.source.hierarchies.specification import HierarchyFile
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from pathlib import Path

EXAMPLE = """\
connection: duckdb:///warehouse.duckdb
source: adult
target: {table: adult_anonymous, mode: table}
columns:
  name:           {role: drop}
  age:            {role: quasi, hierarchy: {intervals: [5, 10, 20], origin: 0}, weight: 1.0}
  workclass:      {role: quasi, order: frequency}
  education:      {role: quasi, hierarchy: {file: hierarchies/education.csv}}
  native_country: {role: quasi, hierarchy: {table: country_hierarchy}}
  zip:            {role: quasi, hierarchy: {mask: {steps: [1, 2, 3, 5]}}}
  birth_date:     {role: quasi, hierarchy: {dates: [month, quarter, year, decade]}}
  occupation:     {role: sensitive}
unlisted: error
privacy: [{k_anonymity: {k: 10}}]
algorithm: {mondrian: {split: strict, cut: loss}}
max_suppression: 0.0
seed: 0
"""
PASSWORD = "p@ss:w/o?r#d%"  # noqa: S105 - a made one, with every character that URLs give meaning


@pytest.fixture
def example(tmp_path: Path) -> Path:
    path = tmp_path / "adult.yaml"
    path.write_text(EXAMPLE)
    return path


def yaml_data(text: str, **environment: str) -> dict[str, object]:
    return jobfile.parse(text, origin="j.yaml", kind="yaml", environment=environment).data


def message(text: str, kind: str = "yaml", **environment: str) -> str:
    with pytest.raises(JobError) as caught:
        jobfile.parse(text, origin=f"j.{kind}", kind=kind, environment=environment)
    assert caught.value.__suppress_context__ or caught.value.__context__ is None
    return str(caught.value)


def test_yaml_words_that_look_like_booleans_stay_text() -> None:
    assert yaml_data("a: [no, on, Yes, off, y, True, NULL, .nan, .inf]") == {
        "a": ["no", "on", "Yes", "off", "y", "True", "NULL", ".nan", ".inf"]
    }
    assert yaml_data("no: 1") == {"no": 1}


def test_yaml_numbers_are_decimal_and_leading_zeros_are_kept_as_text() -> None:
    assert yaml_data("a: [10, -3, 0, 1.5, -0.25, 1e3, .5, 2.]") == {
        "a": [10, -3, 0, 1.5, -0.25, 1000.0, 0.5, 2.0]
    }
    texts = ["010", "0x1F", "0o17", "1_000", "12:30", "2020-01-02", "+5", "1.2.3", "-", ".", "e5"]
    assert yaml_data(f"a: [{', '.join(texts)}]") == {"a": texts}


def test_yaml_null_true_false_and_quoted_text_are_told_apart() -> None:
    assert yaml_data("a: [true, false, null, ~, 'true', \"1\"]\nb:") == {
        "a": [True, False, None, None, "true", "1"],
        "b": None,
    }


@pytest.mark.parametrize(
    ("text", "line", "part"),
    [
        ("a: 1\nb: 2\na: 3\n", 3, '"a" is given twice'),
        ("a:\n  b: 1\n  b: 2\n", 3, "twice"),
        ("a: 1\nb: !!python/object:os.system x\n", 2, "tags"),
        ("a: !!str 5\n", 1, "tags"),
        ("a: ! 5\n", 1, "tags"),
        ("x: &x {a: 1}\ny:\n  <<: *x\n", 3, "merge"),
        ("a: 1\n1: 2\n", 2, "must be text"),
        ("a: 1\ntrue: 2\n", 2, "must be text"),
        ("a: 1\n[b, c]: 2\n", 2, "must be text"),
        ("a: 1\n? {b: c}\n: 2\n", 2, "must be text"),
        ("a: 1\n---\nb: 2\n", 2, "document"),
        ("a: 1\nb: [1, 2\n", 3, "expected"),
        ("a: 1\nb: *unknown\n", 2, "alias"),
        ("a: 1\nb: \x07\n", 2, "character"),
        ("a: 1e999\n", 1, "too large"),
        ('a: "\\UFFFFFFFF"\n', 1, "not YAML"),
        ("a: &a [*a]\n", 1, "holds itself"),
        ("- a\n- b\n", 1, "mapping"),
        ("", 1, "mapping"),
        ("just text", 1, "mapping"),
    ],
)
def test_yaml_that_could_be_misread_is_refused_with_its_line(
    text: str, line: int, part: str
) -> None:
    told = message(text)
    assert told.startswith(f"j.yaml:{line}: ")
    assert part in told
    assert "\n" not in told


def test_alias_bombs_are_refused_quickly() -> None:
    rows = ["a0: &a0 [x, x]"]
    rows += [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 40)]
    begin = time.perf_counter()
    assert "too much" in message("\n".join(rows))
    many = "a: &a x\nb: [" + ", ".join(["*a"] * 101) + "]"
    assert "more than 100 aliases" in message(many)
    assert time.perf_counter() - begin < 10


@pytest.mark.parametrize("kind", ["yaml", "json", "toml"])
def test_deep_nesting_is_refused(kind: str) -> None:
    for depth in (70, 5_000):
        opening, closing = ('{"a": ', "}") if kind == "json" else ("a = " * (kind == "toml"), "")
        opening = opening or "a: "
        assert "deep" in message(f"{opening}{'[' * depth}{']' * depth}{closing}", kind)


def test_harmless_aliases_are_copied() -> None:
    assert yaml_data("a: &a [1]\nb: *a") == {"a": [1], "b": [1]}


def test_variables_are_put_into_values_and_never_read_as_yaml() -> None:
    data = yaml_data("a: x${U}y${V}\nb: ['${U}']\nc: $${U} $5\n${U}: 1", U="p: [1]\n- #", V="7")
    assert data == {"a": "xp: [1]\n- #y7", "b": ["p: [1]\n- #"], "c": "${U} $5", "${U}": 1}


def test_a_replaced_value_stays_text_and_is_not_replaced_again() -> None:
    assert yaml_data("a: ${K}\nb: ${L}", K="10", L="${K}") == {"a": "10", "b": "${K}"}


@pytest.mark.parametrize(
    ("kind", "text", "line"),
    [
        ("yaml", "a: 1\nb:\n  - ok\n  - ${SET}${MISSING}\n", 4),
        ("json", '{\n\t"a": 1,\n\t"b": "${SET}${MISSING}"\n}', 3),
        ("toml", 'a = 1\n\n[t]\nb = [\n  "${SET}${MISSING}"]\n', 4),
    ],
)
def test_an_unset_variable_is_named_with_its_line_and_no_value_is_shown(
    kind: str, text: str, line: int
) -> None:
    told = message(text, kind, SET="hunter2")
    assert told == f"j.{kind}:{line}: the environment variable MISSING is not set"


def test_a_variable_may_name_a_file_that_holds_its_value(tmp_path: Path) -> None:
    for content, value in {
        b"hunter2": "hunter2",
        b"hunter2\n": "hunter2",
        b"hunter2\r\n": "hunter2",
        b" two words \n\n": " two words \n",
        "\ufeffé\n".encode(): "é",
        b"x\\n": "x\\n",
    }.items():
        (tmp_path / "secret").write_bytes(content)
        read = yaml_data("a: u:${P}@h", P_FILE=str(tmp_path / "secret"))
        assert read == {"a": f"u:{value}@h"}


def test_a_secret_that_cannot_be_had_is_refused_and_not_shown(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("\n")
    (tmp_path / "latin").write_bytes(b"hunter2\xe9")
    (tmp_path / "large").write_bytes(b"x" * ((1 << 16) + 1))
    for environment, part in [
        ({"P": ""}, "the environment variable P is empty; give it a value"),
        ({"P_FILE": ""}, "the environment variable P_FILE is empty; give it the name of a file"),
        ({"P": "hunter2", "P_FILE": "hunter2"}, "P and P_FILE are both set; unset one"),
        ({"P_FILE": "hunter2"}, "the file that P_FILE names cannot be read: No such file"),
        (
            {"P_FILE": "hunter2\0"},
            "the file that P_FILE names cannot be read: it is not a name of a file",
        ),
        ({"P_FILE": str(tmp_path)}, "the file that P_FILE names cannot be read: Is a directory"),
        ({"P_FILE": str(tmp_path / "empty")}, "the file that P_FILE names is empty"),
        ({"P_FILE": str(tmp_path / "latin")}, "the file that P_FILE names is not encoded in UTF-8"),
        ({"P_FILE": str(tmp_path / "large")}, "the file that P_FILE names is larger than 64 KiB"),
    ]:
        told = message("a: 1\nb: ${P}", **environment)
        assert told.startswith("j.yaml:2: ")
        assert part in told
        assert "hunter2" not in told
        assert str(tmp_path) not in told


def test_the_key_of_a_hash_may_lie_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("0123456789abcdef\n")
    path = tmp_path / "j.yaml"
    path.write_text(
        "source: p\nprivacy: [{k_anonymity: {k: 3}}]\ncolumns: {age: {role: quasi}, "
        'name: {role: identifier, action: hash, key: "${KEY}"}}\n'
    )
    read = Job.from_file(path, environment={"KEY_FILE": str(tmp_path / "key")})
    key = read.identifiers["name"].key
    assert key is not None
    assert key.get_secret_value() == "0123456789abcdef"
    assert "0123456789abcdef" not in f"{read!r} {read.to_mapping()} {read.redact()}"


@pytest.mark.parametrize("text", ["${", "${A", "${}", "${A B}", "${1}", "${A:-x}"])
def test_a_broken_variable_is_refused(text: str) -> None:
    assert message(f"a: '{text}'", A="1").startswith("j.yaml:1: ${ must be followed")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('{"a": 1,\n "a": 2}', 2),
        ('{"a": 1,\n "b": {"c": 1,\n "c": 2}}', 3),
        ('{"a": 1,\n "b": }', 2),
        ('{"a": 1,\n "b": NaN}', 1),
        ("a: 1\nb: 2", 1),
        ("[]", 1),
        ('{"a": ' + "9" * 5000 + "}", 1),
    ],
)
def test_bad_json_is_refused_with_its_line(text: str, line: int) -> None:
    assert message(text, "json").startswith(f"j.json:{line}: ")


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\na = 2\n", 2), ("a = 1\nb = \n", 2), ("a = [1,\n", 2), ("a = " + "9" * 5000, 1)],
)
def test_bad_toml_is_refused_with_its_line(text: str, line: int) -> None:
    assert message(text, "toml").startswith(f"j.toml:{line}: ")


def test_the_line_of_every_place_is_known_in_each_format() -> None:
    texts = {
        "yaml": "a: 1\nt:\n  b:\n  - 1\n  - c: 2\n",
        "json": '{\n"a": 1, "t": {\n"b":\n[1,\n{"c": 2}]}}',
        "toml": "a = 1\n[t]\n# words\nb = [1,\n  {c = 2}]\n",
    }
    lines = {"yaml": (1, 3, 5, 5), "json": (2, 3, 5, 5), "toml": (1, 4, 4, 4)}
    places: list[jobfile.Place] = [("a",), ("t", "b"), ("t", "b", 1, "c"), ("t", "b", 1, "no")]
    for kind, text in texts.items():
        document = jobfile.parse(text, origin="j", kind=kind, environment={})
        assert document.data == {"a": 1, "t": {"b": [1, {"c": 2}]}}
        assert tuple(document.line(place) for place in places) == lines[kind]


def test_a_file_is_read_by_its_suffix_and_with_a_byte_order_mark(tmp_path: Path) -> None:
    for name, text in {"j.yml": "a: é", "j.TOML": 'a = "é"', "j.json": '{"a": "é"}'}.items():
        (tmp_path / name).write_text(text, encoding="utf-8-sig")
        assert jobfile.read(tmp_path / name, environment={}).data == {"a": "é"}


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    (tmp_path / "latin.yaml").write_bytes(b"a: 1\nb: \xe9\n")
    (tmp_path / "large.yaml").write_text("#" * ((1 << 20) + 1))
    (tmp_path / "folder.yaml").mkdir()
    for name, part in {
        "latin.yaml": ":2: is not encoded in UTF-8",
        "large.yaml": "larger than 1 MiB",
        "folder.yaml": "cannot be read",
        "missing.yaml": "cannot be read: No such file",
        "job.txt": "ends in .yaml",
        "a\0.yaml": "NUL",
    }.items():
        with pytest.raises(JobError, match=part):
            jobfile.read(tmp_path / name)


def test_a_document_does_not_show_its_data() -> None:
    document = jobfile.parse("a: ${P}", origin="j", kind="yaml", environment={"P": "hunter2"})
    assert "hunter2" not in repr(document)


def test_the_documented_job_is_read_as_it_stands(example: Path) -> None:
    read = Job.from_file(example)
    assert read.source == RelationName(None, "adult")
    assert read.target == Target(table=RelationName(None, "adult_anonymous"), mode="table")
    assert list(read.columns_left_out) == ["name"]
    assert list(read.quasi_identifiers) == [
        *["age", "workclass", "education", "native_country", "zip", "birth_date"]
    ]
    assert read.columns["occupation"] == Sensitive(role="sensitive")
    assert read.privacy == (KAnonymity(k=10),)
    assert read.algorithm == Mondrian(split="strict", cut="loss")
    assert read.max_suppression == 0
    education = read.quasi_identifiers["education"].hierarchy
    assert education == HierarchyFile(file=example.parent / "hierarchies" / "education.csv")


def test_all_problems_of_a_file_are_told_at_once_with_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "adult.yaml"
    path.write_text(
        EXAMPLE.replace("[5, 10, 20]", "[5, 12]").replace("seed: 0", "sede: 0").replace("10}", "0}")
    )
    with pytest.raises(JobError) as caught:
        Job.from_file(path)
    widths = "each width must be a multiple of the one before (5, 12)"
    assert str(caught.value).splitlines() == [
        f"{path}:6: columns.age.hierarchy.intervals: {widths}",
        f"{path}:14: privacy.0.k_anonymity.k: must be greater than or equal to 1",
        f"{path}:17: sede: unknown key; did you mean seed?",
    ]
    assert caught.value.__cause__ is None
    assert caught.value.__context__ is None or caught.value.__suppress_context__


def test_a_job_can_be_written_down_and_read_back(example: Path) -> None:
    read = Job.from_file(example)
    written = json.loads(json.dumps(read.to_mapping()))
    again = Job.from_mapping(written)
    assert again == read
    assert again.digest() == read.digest()


def test_toml_and_json_say_the_same_job_as_yaml(tmp_path: Path) -> None:
    data: dict[str, object] = {"source": "adult", "columns": {"age": {"role": "quasi"}}}
    data["privacy"] = [{"k_anonymity": {"k": 2}}]
    toml = 'source = "adult"\n[columns.age]\nrole = "quasi"\n[[privacy]]\nk_anonymity = {k = 2}\n'
    (tmp_path / "j.toml").write_text(toml)
    (tmp_path / "j.json").write_text(json.dumps(data))
    assert (
        Job.from_file(tmp_path / "j.toml")
        == Job.from_file(tmp_path / "j.json")
        == Job.from_mapping(data)
    )
    (tmp_path / "j.toml").write_text(toml.replace("quasi", "qausi"))
    with pytest.raises(JobError, match=r"j\.toml:2: columns\.age: role must be one of"):
        Job.from_file(tmp_path / "j.toml")


def test_a_job_takes_parts_of_its_connection_from_the_environment(tmp_path: Path) -> None:
    path = tmp_path / "j.yaml"
    path.write_text(EXAMPLE.replace("duckdb:///warehouse.duckdb", "postgresql://u:${PW}@h/d"))
    read = Job.from_file(path, environment={"PW": PASSWORD})
    assert read.connection is not None
    assert read.connection.get_secret_value() == f"postgresql://u:{PASSWORD}@h/d"
    with pytest.raises(JobError, match=r"j\.yaml:1: the environment variable PW is not set"):
        Job.from_file(path, environment={})


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("duckdb:///people.duckdb", "duckdb:///{quoted}/people.duckdb"),
        ("duckdb:///../a%20b.duckdb?access_mode=read_only", None),
        ("sqlite:///people.db", "sqlite:///{folder}/people.db"),
        ("duckdb:////data/people.duckdb", "duckdb:////data/people.duckdb"),
        ("duckdb:///:memory:", "duckdb:///:memory:"),
        ("duckdb://", "duckdb://"),
        ("sqlite:///file:a.db?uri=true", "sqlite:///file:a.db?uri=true"),
        ("postgresql://h/d", "postgresql://h/d"),
    ],
)
def test_a_database_file_lies_beside_the_job(tmp_path: Path, said: str, meant: str | None) -> None:
    folder = tmp_path / "my jobs"
    folder.mkdir()
    (folder / "j.yaml").write_text(EXAMPLE.replace("duckdb:///warehouse.duckdb", f"'{said}'"))
    read = Job.from_file(folder / "j.yaml", environment={})
    assert read.connection is not None
    quoted = str(folder).replace(" ", "%20")
    expected = meant or "duckdb:///{quoted}/../a%20b.duckdb?access_mode=read_only"
    found = read.connection.get_secret_value()
    assert found == expected.format(folder=folder, quoted=quoted)


def test_a_job_finds_its_database_from_any_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = tmp_path / "my jobs"
    jobs.mkdir()
    with duckdb.connect(str(jobs / "p.duckdb")) as connection:
        connection.execute("CREATE TABLE p AS SELECT 1 AS age FROM range(3)")
    (jobs / "j.yaml").write_text(
        "connection: duckdb:///p.duckdb\nsource: p\ncolumns: {age: {role: quasi}}\n"
        "privacy: [{k_anonymity: {k: 3}}]\n"
    )
    for folder, path in [(jobs, "j.yaml"), (tmp_path, "my jobs/j.yaml")]:
        monkeypatch.chdir(folder)
        assert sqlanon.plan(Job.from_file(path)).rows.source == 3


def test_a_variable_within_braces_has_to_be_quoted(tmp_path: Path) -> None:
    path = tmp_path / "j.yaml"
    path.write_text("columns:\n  name: {role: identifier, action: hash, key: ${KEY}}\n")
    with pytest.raises(JobError, match=r'j\.yaml:2: .*stands in quotes: "\$\{NAME\}"'):
        Job.from_file(path, environment={"KEY": "0123456789abcdef"})
