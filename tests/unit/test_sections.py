"""One set of sections, three printers: what is told as text, as JSON and as HTML."""

from __future__ import annotations

import json
import platform
import re
from datetime import datetime
from html.parser import HTMLParser
from io import BytesIO, StringIO, TextIOWrapper
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from jsonschema import Draft202012Validator
from rich.console import Console
from typing_extensions import override

import sqlanon
from sqlanon.cli.app import main
from sqlanon.common.wording import inflect
from sqlanon.report.schema import build_schema
from sqlanon.report.sections import (
    AFTER,
    BEFORE,
    WIDTH,
    Chart,
    ChartRow,
    Column,
    Fact,
    Facts,
    Table,
)
from sqlanon.report.text import show
from sqlanon.report.wording import classes_line, measure, share
from sqlanon.sql.backends import connect

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlanon.report.renderable import Renderable

ODD = "a<b>&\x1b[31m"
VOID = {"meta"}


@pytest.fixture(scope="module")
def people() -> Iterator[duckdb.DuckDBPyConnection]:
    """Six people of two ages; one column has an odd name."""
    with duckdb.connect() as connection:
        connection.execute(
            f"""CREATE TABLE people AS
            SELECT 20 + range % 2 AS age, 'x' || range % 3 AS "{ODD}", range AS pay FROM range(6)"""
        )
        yield connection


@pytest.fixture(scope="module")
def told(people: duckdb.DuckDBPyConnection) -> dict[str, Renderable]:
    """A report, a plan and a check of the same release, and a proposal for its source."""
    said: dict[str, Any] = {
        "columns": {"age": sqlanon.Quasi(), ODD: sqlanon.Quasi(), "pay": sqlanon.Sensitive()},
        "privacy": [sqlanon.KAnonymity(k=2), sqlanon.LDiversity(column="pay", l=2)],
        "algorithm": sqlanon.Optimal(),
        "target": "released",
    }
    return {
        "plan": sqlanon.plan(people, "people", **said),
        "report": sqlanon.anonymize(people, "people", **said),
        "check": sqlanon.check(people, "released", quasi=["age", ODD], k=7),
        "proposal": sqlanon.propose(people, "people"),
        "history": sqlanon.history(people, "released"),
    }


class Page(HTMLParser):
    """What a page says, and whether its elements are closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    @override
    def handle_endtag(self, tag: str) -> None:
        """An element ends."""
        assert self.open.pop() == tag

    @override
    def handle_data(self, data: str) -> None:
        """A text."""
        self.text += data


@pytest.mark.parametrize("name", ["report", "plan", "check", "proposal"])
def test_a_page_is_whole_and_loads_nothing(told: dict[str, Renderable], name: str) -> None:
    text = told[name].to_html()
    page = Page(text)
    assert page.open == []
    tags = {tag for tag, _ in page.elements}
    assert {"h1", "h2", "table", "th", "td"} <= tags
    assert not tags & {"script", "link", "img", "iframe"}
    assert not re.search(r"https?:|url\(|@import", text)
    assert ("html", {"lang": "en"}) in page.elements
    assert all("scope" in said for tag, said in page.elements if tag == "th")
    assert "prefers-color-scheme: dark" in text


@pytest.mark.parametrize("name", ["report", "plan", "check", "proposal"])
def test_every_section_is_on_the_page_and_the_short_ones_in_the_text(
    told: dict[str, Renderable], name: str
) -> None:
    page, text = Page(told[name].to_html()).text, str(told[name])
    for section in told[name].sections():
        if section.title is not None:
            assert section.title in page
            assert (section.title in text) == (not section.detail)
        if isinstance(section, Facts):
            assert all(fact.name.replace(ODD, "") in page for fact in section.facts)


@pytest.mark.parametrize("name", ["report", "plan", "check", "proposal"])
def test_names_are_escaped_by_every_printer(told: dict[str, Renderable], name: str) -> None:
    one = told[name]
    assert "a<b>" not in one.to_html() + one._repr_html_()
    assert "a&lt;b&gt;&amp;\\x1b[31m" in one.to_html()
    for text in (str(one), one.to_html(), one.to_json()):
        assert "\x1b" not in text
    assert ODD in json.dumps(one.to_dict(), ensure_ascii=False).replace("\\u001b", "\x1b")


@pytest.mark.parametrize("name", ["report", "plan", "check"])
def test_json_says_its_version_when_and_with_what(told: dict[str, Renderable], name: str) -> None:
    data = json.loads(told[name].to_json())
    started, ended = (datetime.fromisoformat(data[key]) for key in ("started", "ended"))
    assert started.tzinfo is not None
    assert started <= ended
    versions = data["versions"]
    assert versions["sqlanon"] == sqlanon.__version__
    assert versions["python"] == platform.python_version()
    assert re.fullmatch("[0-9a-f]{12}", data["run_id"])
    assert data["database"] == {"name": "memory", "user": None}
    assert (versions["engine"], versions["engine_version"]) == ("duckdb", duckdb.__version__)


MEASURED = {"run_id", "rows", "classes", "models", "risk", "other_columns", "warnings", "changes"}
WHERE = {"figures", "started", "ended", "versions", "database"}
RELEASE = {"source", "unraised", "loss", "recoding", "columns", "search", "seconds", "job", "notes"}


def test_reports_have_the_same_keys_for_the_same(told: dict[str, Renderable]) -> None:
    report, plan, check = (told[name].to_dict() for name in ("report", "plan", "check"))
    for one in (report, plan, check, build_schema("comparison")["required"]):
        assert set(one) >= MEASURED | WHERE
    for one in (report, plan):
        assert set(one) >= RELEASE | {"job_digest", "together", "resumed", "details", "network"}
    for key in ("rows", "classes", "risk", "other_columns", "loss", "recoding", "columns"):
        assert plan[key] == report[key]
    past = told["history"].to_dict()["runs"][-1]
    kept = ("rows", "classes", "models", "loss", "recoding", "changes", "resumed", "versions")
    assert {key: past[key] for key in kept} == {key: report[key] for key in kept}


def test_json_keeps_the_keys_that_it_had(told: dict[str, Renderable]) -> None:
    report, plan, check = (told[name].to_dict() for name in ("report", "plan", "check"))
    assert {"run_id", "source", "target", "rows", "classes", "models", "loss", "risk"} < set(report)
    assert {"recoding", "columns", "search", "seconds", "statements", "warnings"} < set(report)
    assert set(report["risk"]) == {"before", "after"}
    assert set(report["recoding"]) == {"kind", "levels", "attributes", "shape"}
    assert set(report["recoding"]["attributes"]["age"]) == {
        "values",
        "classes_generalized",
        "hierarchy_height",
        "suppressed_cells",
        "new_values",
    }
    assert set(report["loss"]["attributes"]["age"]) == {"ncp", "ncp_set", "lm"}
    assert plan["rows"] == report["rows"]
    assert {"loss", "generalization", "solutions", "solutions_proved", "script", "seconds"} < set(
        plan
    )
    assert check["models"] == [
        {
            "name": "k_anonymity",
            "required": 7,
            "reached": check["classes"]["min"],
            "holds": False,
            "violating_classes": check["classes"]["count"],
            "violating_rows": 6,
        }
    ]


@pytest.mark.parametrize("name", ["report", "plan", "check", "proposal", "history"])
def test_the_schema_is_that_of_the_json(
    told: dict[str, Renderable], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["schema", "--of", name]) == 0
    schema = json.loads(capsys.readouterr().out)
    data = told[name].to_dict()
    assert set(schema["properties"]) == set(data)
    assert set(schema["required"]) == set(data) - {"script"}
    assert schema["$id"] == data["schema"] == told[name].schema
    assert data["schema"].startswith(f"urn:sqlanon:schema/{name}/")
    Draft202012Validator.check_schema(schema)
    Draft202012Validator(closed(schema)).validate(json.loads(told[name].to_json()))


def closed(schema: Any) -> Any:
    """The schema with keys that it does not name forbidden, so that none is told in silence."""
    match schema:
        case dict():
            inner = {key: closed(one) for key, one in schema.items()}
            return {"additionalProperties": False, **inner} if "properties" in inner else inner
        case list():
            return [closed(one) for one in schema]
    return schema


def test_what_a_notebook_shows_is_short(told: dict[str, Renderable]) -> None:
    assert [repr(one) for one in told.values()] == [
        "<Plan for people: full_domain, NCP 50.00%>",
        "<Release released: 6 of 6 rows of people>",
        "<Check of released: DOES NOT HOLD>",
        "<Proposal for people>",
        "<History of released: 1 run>",
    ]


def test_numbers_are_said_in_one_style() -> None:
    assert [inflect(1, "row"), inflect(2000, "row")] == ["1 row", "2,000 rows"]
    assert inflect(2, "class", "classes") == "2 classes"
    assert [share(0.12345), share(None)] == ["12.35%", "-"]
    assert [measure(1234), measure(0.123456789), measure(None)] == ["1,234", "0.123457", "-"]
    assert measure(81206.0) == "81,206"
    sizes = sqlanon.check(alike(), "t", quasi=["a"]).classes
    assert classes_line(sizes) == "1: at least 6,000 rows, 6,000 on average, at most 6,000"


def alike() -> duckdb.DuckDBPyConnection:
    """A connection with 6,000 equal rows in table t."""
    connection = duckdb.connect()
    connection.execute("CREATE TABLE t AS SELECT 1 AS a FROM range(6000)")
    return connection


def test_an_engine_and_its_driver_say_their_versions(tmp_path: Path) -> None:
    (tmp_path / "a.db").touch()
    backend = connect(f"sqlite:///{tmp_path}/a.db")
    try:
        engine = backend.engine
    finally:
        backend.close()
    assert (engine.name, engine.driver) == ("sqlite", "pysqlite")
    assert re.fullmatch(r"3\.\d+\.\d+", engine.version or "")


def test_the_command_line_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, page = tmp_path / "d.duckdb", tmp_path / "page.html"
    with duckdb.connect(str(database)) as connection:
        connection.execute("CREATE TABLE people AS SELECT 1 AS age FROM range(3)")
    where = ["--url", f"duckdb:///{database}", "--quasi", "age", "--k", "4"]
    assert main(["check", "people", *where, "--html", str(page)]) == 1
    assert "DOES NOT HOLD" in page.read_text(encoding="utf-8")
    nowhere = str(tmp_path / "none" / "page.html")
    capsys.readouterr()
    assert main(["check", "people", *where, "--html", nowhere]) == 2
    assert "--html: cannot write" in capsys.readouterr().err


def test_a_chart_is_printed_without_letters_that_a_terminal_lacks() -> None:
    chart = Chart(
        "Loss",
        "k",
        (BEFORE, AFTER),
        (ChartRow(ODD, (0.5, None), ("50%", "-")), ChartRow("b", (1.0, 0.25), ("all", "25%"))),
    )
    for encoding, full, other in (("utf-8", "█", "▒"), ("ascii", "#", "=")):
        written = TextIOWrapper(BytesIO(), encoding=encoding)
        show(Console(file=written, width=100, no_color=True, highlight=False), (chart,))
        written.seek(0)
        lines = [line.split() for line in written.read().splitlines() if line.strip()]
        assert lines == [
            ["Loss"],
            [full, "before"],
            [other, "after"],
            ["a<b>&\\x1b[31m", full * 20, "50%"],
            ["-"],
            ["b", full * 40, "all"],
            [other * 10, "25%"],
        ]


def test_tables_take_the_width_of_a_terminal_and_sentences_do_not() -> None:
    cell = "word " * 20 + "end"
    table = Table(None, (Column("one"), Column("other")), ((cell, cell),))
    sentence = Facts(None, (Fact("name", "word " * 60),))
    for width, lines in ((2 * len(cell) + 10, 1), (90, 3)):
        written = StringIO()
        show(Console(file=written, width=width, no_color=True), (table,))
        assert len(written.getvalue().splitlines()) == 1 + lines
        written = StringIO()
        show(Console(file=written, width=width, no_color=True), (sentence,))
        assert max(map(len, written.getvalue().splitlines())) <= min(width, WIDTH)
