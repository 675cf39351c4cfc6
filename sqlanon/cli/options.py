"""Arguments and options that several commands take, and how their values are read."""

from __future__ import annotations

import csv
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sqlanon.cli.logs import LogForm
from sqlanon.errors import JobError
from sqlanon.job.variables import variable

if TYPE_CHECKING:
    from sqlanon.job.job import Job

_URL_VARIABLE = "SQLANON_URL"

JobFile = Annotated[Path, typer.Argument(metavar="JOB", help="Job file: .yaml, .toml or .json.")]
Url = Annotated[
    str | None,
    typer.Option(
        "--url",
        metavar="URL",
        help="Database, as duckdb:///file.duckdb; without it SQLANON_URL (or SQLANON_URL_FILE).",
    ),
]
JobUrl = Annotated[
    str | None,
    typer.Option(
        "--url",
        metavar="URL",
        help="Database instead of the job's; if neither says one, SQLANON_URL.",
    ),
]
Ledger = Annotated[
    str | None,
    typer.Option("--ledger", metavar="TABLE", help="The ledger, where jobs name one of their own."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for other programs.")]
Strict = Annotated[
    bool,
    typer.Option("--strict", help="Exit code 1 where a warning is raised that is not accepted."),
]
Html = Annotated[
    Path | None,
    typer.Option("--html", metavar="FILE", help="Also write a page for people, with everything."),
]
Verbose = Annotated[
    int,
    typer.Option(
        "-v",
        "--verbose",
        count=True,
        show_default=False,
        help=(
            "Show each step and its time; -vv also what is behind an error: drivers' classes and "
            "codes, the traceback of a bug."
        ),
    ),
]
Log = Annotated[
    LogForm,
    typer.Option("--log", help="What stderr shows: text for people, or an event a line as JSON."),
]
Quasi = Annotated[
    list[str],
    typer.Option(
        "--quasi",
        metavar="NAMES",
        help='Quasi-identifiers: a,b or "odd, name" in double quotes; may be repeated.',
    ),
]
Replace = Annotated[
    bool, typer.Option("--replace", help="Replace a hierarchy that has this name already.")
]


def connection_url(said: str | None) -> str:
    """The URL of --url, or of the environment.

    Raises:
        JobError: neither says one, or what the environment names cannot be read.
    """
    url = said or variable(_URL_VARIABLE, os.environ)
    if url is None:
        raise JobError(f"say --url, as in --url duckdb:///file.duckdb, or set {_URL_VARIABLE}")
    return url


def job_and_url(file: Path, said: str | None) -> tuple[Job, str | None]:
    """The job of a file, and the URL to use instead of its connection.

    That is the one of --url, or where neither says one, that of the environment; None for the
    job's own.
    """
    from sqlanon.job.job import Job  # noqa: PLC0415 - pydantic is slow to import, --help needs none

    job = Job.from_file(file)
    beside = None if said or job.connection is not None else variable(_URL_VARIABLE, os.environ)
    return job, said or beside


def view_and_url(said: str, url: str | None) -> tuple[str | Job, str]:
    """A view, or the job of a file of that name, and the database where it is.

    Raises:
        JobError: nobody says which database.
    """
    if not Path(said).is_file():
        return said, connection_url(url)
    job, where = job_and_url(Path(said), url)
    if where is None and job.connection is not None:
        where = job.connection.get_secret_value()
    return job, where or connection_url(None)


def listed_names(values: list[str]) -> list[str]:
    """The names in repeated options: each value is split at commas outside double quotes.

    Raises:
        JobError: a name is empty, or a quote is not closed.
    """
    try:
        names = [
            name
            for value in values
            for row in csv.reader([value], skipinitialspace=True, strict=True)
            for name in row
        ]
    except csv.Error:
        names = [""]
    if not names or not all(names):
        raise JobError('--quasi takes names with commas between them: a,b,"odd, name"')
    return names


def writable(page: Path | None, said: str = "--html") -> Path | None:
    """The file of an option, made sure of before anything is done that would be told there.

    Raises:
        JobError: it cannot be written.
    """
    if page is not None:
        try:
            page.open("a").close()
        except OSError as error:
            raise JobError(f"{said}: cannot write {page}: {error.strerror}") from None
    return page
