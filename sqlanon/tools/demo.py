"""The main job on bundled, invented people, in an embedded DuckDB: in memory, or in a folder."""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

import duckdb
from typing_extensions import override

from sqlanon.api import run as api
from sqlanon.common.output_files import write_output
from sqlanon.common.wording import inflect
from sqlanon.errors import JobError
from sqlanon.job.job import Job
from sqlanon.report.renderable import Renderable
from sqlanon.report.sections import (
    Column,
    Fact,
    Facts,
    Lines,
    Table,
    column_risks,
    loss_bars,
    risk_table,
    warning_facts,
)
from sqlanon.source.hierarchies.sources import read_file
from sqlanon.source.hierarchies.specification import HierarchyFile
from sqlanon.sql.templates import resource

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlanon.job.columns import Quasi
    from sqlanon.report.run import Report
    from sqlanon.report.sections import Section, Tone
    from sqlanon.sql.workspace import Observer

_Record: TypeAlias = dict[str, str]
_Test: TypeAlias = "Callable[[str], bool]"

_SHOWN = 5
_BUNDLED, _HIERARCHIES = "people.yaml", "hierarchies"
_DATABASE, _JOB, _REPORT = "people.duckdb", "job.yaml", "report.html"
"""What a folder gets."""
_URL = f"duckdb:///{_DATABASE}"
_HEAD = """\
# A job on the invented people of `sqlanon demo`. Change k, a role or a hierarchy, then see what
# `sqlanon plan job.yaml` says. Files are relative to this one.
"""

_COLUMNS = {
    "name": "name",
    "age": "age",
    "sex": "sex",
    "zip": "zip",
    "education": "education",
    "occupation": "occupation",
    "country_of_birth": "born in",
    "diagnosis": "diagnosis",
}
"""Columns that fit beside each other, and what they are called here."""


@dataclass(frozen=True, slots=True, repr=False)
class Demonstration(Renderable):
    """The result of `sqlanon demo`.

    Attributes:
        job: The job file that ran; in the folder, where one was asked for.
        before: The rows of one class, as they were.
        after: The same rows in the release, in no particular order; they cannot be matched.
        folder: The folder of database, job and report; None without one.
    """

    job: Path
    before: list[_Record]
    after: list[_Record]
    report: Report
    folder: Path | None = None

    @property
    @override
    def title(self) -> str:
        return f"Demonstration: {self.report.title}"

    @override
    def to_dict(self) -> dict[str, Any]:
        shown = {"job": str(self.job), "before": self.before, "after": self.after}
        return {**shown, "report": self.report.to_dict()}

    @override
    def sections(self) -> tuple[Section, ...]:
        report, size = self.report, len(self.before)
        people = inflect(report.rows.source or 0, "invented person", "invented people")
        return (
            _records(f"Before: {size} of {people}, table people", self.before, "bad"),
            _records(
                f"After: the same {size} in table people_anonymous; which row belongs to which "
                "person?",
                self.after,
                "good",
            ),
            risk_table(report.risk, detail=False),
            *column_risks(report.other_columns),
            *warning_facts(report.warnings),
            loss_bars(report.loss, detail=False),
            report.summary("Published, after the written table itself had been measured"),
            self._next(),
        )

    def _next(self) -> Section:
        """Commands to go on with; of a folder they run in it as they are printed."""
        if self.folder is not None:
            return Lines(
                f"Next, in {self.folder}: change k in {_JOB}, read {_REPORT}, and try",
                (
                    f"sqlanon plan {_JOB}",
                    f"sqlanon run {_JOB}",
                    f"sqlanon init people --url {_URL} -o proposed.yaml",
                ),
            )
        return Facts(
            "Next: a job file of your own",
            (
                Fact("sqlanon demo --into FOLDER", "leaves database, job and report to play with"),
                Fact("sqlanon init TABLE -o job.yaml", "proposes a job for a table of yours"),
                Fact("sqlanon plan job.yaml", "what a run would publish; writes nothing"),
                Fact("sqlanon run job.yaml", "search, write, verify, publish"),
                Fact("the job of this run", str(self.job), uncut=True),
            ),
        )


def _records(title: str, records: list[_Record], tone: Tone) -> Table:
    columns = tuple(Column(name, tone=tone, cut=True) for name in _COLUMNS.values())
    rows = (tuple(record.get(name, "-") or "NULL" for name in _COLUMNS) for record in records)
    return Table(title, columns, tuple(rows))


def demonstrate(
    *, into: Path | None = None, force: bool = False, observer: Observer | None = None
) -> Demonstration:
    """Run the bundled job.

    Args:
        into: A folder that gets the database, the job with its hierarchies, and the report as a
            page; it is made if it is not there. Without one all is in memory.
        force: Whether the folder may hold other files, and these be overwritten.

    Raises:
        JobError: the folder is not empty, or cannot be written.
    """
    fixtures = resource("fixtures")
    path = fixtures / "jobs" / _BUNDLED if into is None else _laid_out(into, fixtures, force=force)
    job = Job.from_file(path)
    if job.target is None:
        raise ValueError("the bundled job has a target")
    with duckdb.connect(":memory:" if into is None else str(into / _DATABASE)) as connection:
        # a postal code that begins with 0 is no number
        people = connection.read_csv(
            str(fixtures / "people.csv"), header=True, dtype={"zip": "VARCHAR"}
        )
        people.create(job.source.name)
        report = api.run(
            job,
            connection=connection,
            figures=None if into is None else "external",
            observer=observer,
        )
        released = connection.table(job.target.table.name)
        rows = [
            {name: _text(cell) for name, cell in zip(released.columns, row, strict=True)}
            for row in released.fetchall()
        ]
    with (fixtures / "people.csv").open(encoding="utf-8", newline="") as stream:
        source = list(csv.DictReader(stream))
    before, after = _telling_class(job, source, rows)
    if into is not None:
        write_output(into / _REPORT, report.to_html(), force=force)
    # a terminal is the owner's: exact, and without what charts show
    return Demonstration(path, before, after, replace(report, figures=None), into)


def _laid_out(folder: Path, fixtures: Path, *, force: bool) -> Path:
    """Write the job and its hierarchies into a folder that holds no database of an earlier run."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not force and any(folder.iterdir()):
            raise JobError(
                f"--into: {folder} is not empty; name a new folder, or add --force to overwrite "
                "the files of an earlier demonstration"
            )
        for old in (_DATABASE, f"{_DATABASE}.wal"):
            (folder / old).unlink(missing_ok=True)
        (folder / _HIERARCHIES).mkdir(exist_ok=True)
        job = (fixtures / "jobs" / _BUNDLED).read_text(encoding="utf-8")
        lines = [one for one in job.splitlines(keepends=True) if not one.startswith("#")]
        text = _HEAD + "".join(lines).replace(f"../{_HIERARCHIES}/", f"{_HIERARCHIES}/")
        for name in re.findall(rf"file: {_HIERARCHIES}/([\w.]+)", text):
            hierarchy = (fixtures / _HIERARCHIES / name).read_text(encoding="utf-8")
            write_output(folder / _HIERARCHIES / name, hierarchy, force=force)
        write_output(folder / _JOB, text, force=force)
    except OSError as error:
        raise JobError(f"--into: {folder} cannot be written: {error.strerror}") from None
    return folder / _JOB


def _text(cell: object) -> str:
    return "" if cell is None else str(cell)


def _telling_class(
    job: Job, source: list[_Record], released: list[_Record]
) -> tuple[list[_Record], list[_Record]]:
    """Return one class of the release with the rows of the source that can only be its own.

    Of the small ones, that which shows most: many columns generalized, none of them to the root
    unless it must be.
    """
    quasi = job.quasi_identifiers
    classes: defaultdict[tuple[str, ...], list[_Record]] = defaultdict(list)
    for row in released:
        classes[tuple(row[name] for name in quasi)].append(row)
    tests = {name: _covering(said) for name, said in quasi.items()}
    values = {name: {row[name] for row in source} for name in quasi}

    def tells(labels: tuple[str, ...]) -> int:
        known = zip(labels, values.values(), strict=True)
        return sum(
            -1 if label == "*" else label not in originals and label != ""
            for label, originals in known
        )

    small = [labels for labels, rows in classes.items() if len(rows) == _SHOWN]
    for labels in sorted(small, key=lambda labels: (-tells(labels), labels)):
        covers = [(name, tests[name](label)) for name, label in zip(quasi, labels, strict=True)]
        own = [row for row in source if all(test(row[name]) for name, test in covers)]
        if len(own) == _SHOWN:
            return own, classes[labels]
    return source[:_SHOWN], released[:_SHOWN]


def _covering(said: Quasi) -> Callable[[str], _Test]:
    """Return a test for the values that a published label covers."""
    groups: dict[str, set[str]] = {}
    if isinstance(said.hierarchy, HierarchyFile):
        file = said.hierarchy
        for leaf, *above in read_file(file.file, format=file.format, delimiter=file.delimiter):
            for label in (leaf, *above):
                groups.setdefault(label or "", set()).add(leaf or "")

    def test_of(label: str) -> _Test:
        if label == "*":
            return lambda _: True
        if label in groups:
            return groups[label].__contains__
        if found := re.fullmatch(r"\[(-?\d+)-(-?\d+)\]", label):
            low, high = int(found[1]), int(found[2])
            return lambda value: low <= int(value) <= high
        if label.startswith("{"):
            return set(label[1:-1].split(", ")).__contains__
        pattern = re.compile("".join("." if one == "*" else re.escape(one) for one in label))
        return lambda value: pattern.fullmatch(value) is not None

    return test_of
