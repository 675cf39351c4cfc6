"""Arguments and options that several commands take, and how their values are read."""

from __future__ import annotations

import csv
import os
from enum import Enum, StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sqlanon.cli.output import LogForm
from sqlanon.common.output_files import refusal
from sqlanon.errors import JobError
from sqlanon.job.file import variable

if TYPE_CHECKING:
    from sqlanon.job.files import SourceFile
    from sqlanon.job.job import Job
    from sqlanon.sql.names import RelationName
    from sqlanon.verify.figures import Audience


# -- CSV files -------------------------------------------------------------------------------------

Delimiter = Annotated[
    str | None,
    typer.Option(
        "--delimiter",
        metavar="SIGN",
        help="CSV: delimiter, as ';' or tab; detected by default.",
    ),
]
Encoding = Annotated[
    str | None,
    typer.Option(
        "--encoding",
        metavar="NAME",
        help="CSV: encoding, as windows-1252; UTF-8 or UTF-16 by default.",
    ),
]


class Sign(StrEnum):
    """The decimal sign of a file."""

    POINT = "."
    COMMA = ","


class Order(StrEnum):
    """The order of day, month and year."""

    DMY = "dmy"
    MDY = "mdy"
    YMD = "ymd"


DecimalSign = Annotated[
    Sign | None,
    typer.Option("--decimal", help="CSV: the decimal sign of its numbers; detected by default."),
]
DateOrder = Annotated[
    Order | None,
    typer.Option("--date-order", help="CSV: the order of its dates; detected by default."),
]


def reading(
    delimiter: str | None, encoding: str | None, decimal: Sign | None, date_order: Order | None
) -> dict[str, str]:
    """Return the options that are set, by their keys in a job."""
    said = {
        "delimiter": delimiter,
        "encoding": encoding,
        "decimal": None if decimal is None else decimal.value,
        "date_order": None if date_order is None else date_order.value,
    }
    return {name: value for name, value in said.items() if value is not None}


def file_read_as(path: Path, options: dict[str, str]) -> SourceFile:
    """Return a file as a source, with the options of the command."""
    from sqlanon.job.files import SourceFile  # noqa: PLC0415 - pydantic is slow to import

    return _read_as(SourceFile(file=path), options)


def job_read_as(job: Job, options: dict[str, str]) -> Job:
    """Return a job whose file is read with the options of the command.

    Raises:
        JobError: Its source is no CSV file, or an option cannot be.
    """
    from sqlanon.job.files import FileName  # noqa: PLC0415 - pydantic is slow to import

    if not isinstance(job.source, FileName):
        refuse_of_table(options)
        return job
    return job.model_copy(update={"source": _read_as(job.source.said, options).name})


def refuse_of_table(options: dict[str, str]) -> None:
    """Refuse options of a file where a table of a database is read."""
    if options:
        names = ", ".join(f"--{name.replace('_', '-')}" for name in options)
        raise JobError(f"{names}: for CSV files only; a table has its own types")


def _read_as(file: SourceFile, options: dict[str, str]) -> SourceFile:
    try:
        return file.read_as(options)
    except JobError as error:
        said = str(error).replace("SourceFile.", "--").removeprefix("SourceFile: ")
        raise JobError(said) from None


# -- all commands ----------------------------------------------------------------------------------

_URL_VARIABLE = "SQLANON_URL"
_DATABASES = (".duckdb", ".ddb", ".db", ".sqlite", ".sqlite3")

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
        help="Database instead of the job's; if neither names one, SQLANON_URL.",
    ),
]
Ledger = Annotated[
    str | None,
    typer.Option("--ledger", metavar="TABLE", help="The ledger, if jobs name one."),
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


Force = Annotated[bool, typer.Option("--force", help="Overwrite the file if it exists.")]
Into = Annotated[
    Path | None,
    typer.Option(
        "--into",
        metavar="FOLDER",
        help="Leave a database, a job, its report and the next commands in a new folder.",
    ),
]


class Readers(Enum):
    """The audience of a page."""

    EXTERNAL = "external"
    INTERNAL = "internal"


For = Annotated[
    Readers | None,
    typer.Option(
        "--audience",
        show_default=False,
        help=(
            "Readers of --html and --json: external (default of --html) or internal, which shows"
            " more. A terminal shows exact figures."
        ),
    ),
]
Verbose = Annotated[
    int,
    typer.Option(
        "-v",
        "--verbose",
        count=True,
        show_default=False,
        help=(
            "Show each step and its time, and how often it was repeated; -vv each repetition, "
            "and the causes of an error: drivers' classes and codes, the traceback of a bug."
        ),
    ),
]
Log = Annotated[
    LogForm,
    typer.Option("--log", help="Form of stderr: text, or one JSON event per line."),
]
Quasi = Annotated[
    list[str] | None,
    typer.Option(
        "--quasi",
        metavar="NAMES",
        help='Quasi-identifiers: a,b or "odd, name" in double quotes; may be repeated.',
    ),
]
Models = Annotated[
    list[str] | None,
    typer.Option(
        "--model",
        metavar="MODEL",
        help="A privacy model as in a job: 'l_diversity: {column: job, l: 3}'; repeatable.",
    ),
]


class SchemaKind(Enum):
    """The kinds of output that have a JSON Schema."""

    JOB = "job"
    REPORT = "report"
    PLAN = "plan"
    CHECK = "check"
    HISTORY = "history"
    PROPOSAL = "proposal"
    COMPARISON, BOUNDS = "comparison", "bounds"
    CHOICES = "choices"


Values = Annotated[
    str | None,
    typer.Option(
        metavar="TABLE",
        help="Second table of anatomy, with the sensitive values of each group counted.",
    ),
]
Clusters = Annotated[
    str | None,
    typer.Option(metavar="TABLE", help="Clusters of a masked network, whose persons are measured."),
]
Edges = Annotated[
    str | None, typer.Option(metavar="TABLE", help="With --clusters, the linked pairs of them.")
]
Links = Annotated[
    str | None,
    typer.Option(
        metavar="LINKS",
        help="With --clusters, what it masks: '{table: …, columns: \\[a, b], key: c}'.",
    ),
]
Group = Annotated[
    str,
    typer.Option(
        metavar="COLUMN", help="With --values or --clusters, the column that the tables share."
    ),
]
OthersAsQuasi = Annotated[
    bool,
    typer.Option(
        "--sensitive-as-quasi",
        help="For each model, the other models' sensitive columns are quasi-identifiers too.",
    ),
]
Person = Annotated[
    str | None,
    typer.Option(
        "--person",
        metavar="COLUMN",
        help="Column that identifies persons, who may have several rows: --k and models count "
        "persons.",
    ),
]
Invariant = Annotated[
    str | None,
    typer.Option(
        "--m-invariance",
        metavar="COLUMN: M",
        help="Of a series of releases: sensitive columns, and the m for which it should be "
        "m-invariant in each: 'diagnosis: 3'.",
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
        raise JobError(f"set --url, as in --url duckdb:///file.duckdb, or {_URL_VARIABLE}")
    return url


def job_and_url(
    file: Path, said: str | None, *, script: bool = False, reading: dict[str, str] | None = None
) -> tuple[Job, str | None]:
    """The job of a file, and the URL to use instead of its connection.

    That is the one of --url, or where neither says one, that of the environment; None for the
    job's own. `reading` has options of a CSV file that come before those of the job.

    Raises:
        JobError: a script is wanted of a job on a file, or the job cannot be used.
    """
    from sqlanon.job.job import Job  # noqa: PLC0415 - pydantic is slow to import, --help needs none

    job = job_read_as(Job.from_file(file), reading or {})
    if script and job.on_a_file:
        raise JobError(
            "--sql: the database of a job on a file exists only during its run; load the file "
            "into a DuckDB file, and name that under `connection`"
        )
    own = job.connection is not None or job.on_a_file
    beside = None if said or own else variable(_URL_VARIABLE, os.environ)
    return job, said or beside


def table_or_file(
    said: str | None, url: str | None, reading: dict[str, str] | None = None
) -> tuple[str | SourceFile, str | None]:
    """The database and the table in it, or a file alone.

    Without --url a name that ends as one of a CSV or Parquet file is a file, and so is a folder
    where no URL is known, or that is written as a path.

    Raises:
        JobError: nobody says which database, or options of a file are said of a table.
    """
    from sqlanon.job.files import ENDINGS, is_file_name  # noqa: PLC0415 - pydantic is slow to import

    if url is None and said is not None and (is_file_name(said) or _is_folder(said)):
        return file_read_as(Path(said), reading or {}), None
    if url is None and said is not None and _is_other_file(said):
        raise JobError(
            f"{said} is no CSV or Parquet file by its name, which must end in {ENDINGS}; rename "
            "it, or export the table as CSV from its program"
        )
    refuse_of_table(reading or {})
    return connection_url(url), said


def _is_folder(said: str) -> bool:
    written = "/" in said or os.sep in said or variable(_URL_VARIABLE, os.environ) is None
    return written and Path(said).is_dir()


def _is_other_file(said: str) -> bool:
    file = Path(said)
    return file.suffix.lower() not in {"", *_DATABASES} and file.is_file()


def view_and_url(said: str, url: str | None) -> tuple[str | Job, str]:
    """A view, or the job of a file of that name, and the database where it is."""
    if not Path(said).is_file():
        return said, connection_url(url)
    job, where = job_and_url(Path(said), url)
    if where is None and job.connection is not None:
        where = job.connection.get_secret_value()
    return job, where or connection_url(None)


def find_run_file(said: str | None, ledger: str | None) -> tuple[str | None, Path | None] | None:
    """Return the file whose runs are meant, and the file that has them.

    Args:
        said: A file that was released, a file of runs, or the file of a job.

    Returns:
        None for a table. Without the first all runs are meant, without the second none.
    """
    from sqlanon.job.files import is_file_name  # noqa: PLC0415 - pydantic is slow to import

    entered = None if ledger is None else Path(ledger)
    of_files = entered is not None and entered.suffix.lower() == ".jsonl" and entered.is_file()
    if of_files and (said is None or is_file_name(said)):  # which may no longer exist
        return said, entered
    if said is None or not Path(said).is_file():
        return None
    if said.lower().endswith(".jsonl"):
        return None, Path(said)
    if is_file_name(said):
        return said, entered
    from sqlanon.job.job import Job  # noqa: PLC0415 - pydantic is slow to import

    job = Job.from_file(said)
    if job.target is None or job.target.file is None:
        return None
    return job.target.display_name, entered or (
        job.ledger if isinstance(job.ledger, Path) else None
    )


def runs_and_url(
    said: str | None, url: str | None, ledger: str | None
) -> tuple[str | RelationName | None, str | RelationName | None, str]:
    """Return the release whose runs are meant, the ledger that has them, and the database of both.

    Args:
        said: A table, or the file of the job that publishes it; all releases without either.
        url: The value of --url.
        ledger: The value of --ledger.

    Raises:
        JobError: nobody says which database, or the runs of the job are in no ledger.
    """
    if said is None or not Path(said).is_file():
        return said, ledger, connection_url(url)
    job, own = job_and_url(Path(said), url)
    if job.target is None or job.on_a_file:
        what = "names no target" if job.target is None else "is on a file, which has no ledger"
        raise JobError(f"the job {what}: there is no history of it")
    if job.ledger is False and ledger is None:
        raise JobError(
            "the job has `ledger: false`, so its runs are not recorded; name a ledger with --ledger"
        )
    if own is None and job.connection is not None:
        own = job.connection.get_secret_value()
    return job.target.table, ledger or job.ledger_table, own or connection_url(None)


def split_names(values: list[str], said: str = "--quasi") -> list[str]:
    """Split the names in repeated options, at commas outside double quotes.

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
        raise JobError(f'{said} needs names separated by commas: a,b,"odd, name"')
    return names


def figures_for(readers: Readers | None, page: Path | None, *, json: bool) -> Audience | None:
    """Return the audience of figures; None where none were requested.

    Raises:
        JobError: external readers are to have what only a terminal shows, which is exact.
    """
    if readers is Readers.EXTERNAL and page is None and not json:
        raise JobError(
            "--audience external: a terminal shows exact figures, which are not for external "
            "readers; add --html FILE or --json"
        )
    if readers is Readers.INTERNAL:
        return "internal"
    return None if readers is None and page is None else "external"


def writable(page: Path | None, said: str = "--html", *, force: bool) -> Path | None:
    """Return the file of an option, after a check that it can be written."""
    if page is not None and (why := refusal(page, force=force)) is not None:
        raise JobError(f"{said}: cannot write {page}: {why}")
    return page


def parse_series(text: str | None) -> dict[str, Any]:
    """Parse the columns of `--m-invariance`, and the m of each."""
    from sqlanon.job import file as jobfile  # noqa: PLC0415 - as for models

    if text is None:
        return {}
    if ":" not in text:
        raise JobError(f"--m-invariance: name each column with its m, as '{text}: 3'")
    return jobfile.parse(text, origin="--m-invariance", kind="yaml").data


def parse_links(text: str | None) -> dict[str, object] | None:
    """Parse the links of `--links`, as in a job."""
    from sqlanon.job import file as jobfile  # noqa: PLC0415 - commands without links need it not

    return None if text is None else jobfile.parse(text, origin="--links", kind="yaml").data


def parse_models(texts: list[str] | None) -> list[dict[str, object]]:
    """Parse the models of `--model`, as in a job."""
    from sqlanon.job import file as jobfile  # noqa: PLC0415 - commands without a model need it not

    return [jobfile.parse(text, origin="--model", kind="yaml").data for text in texts or ()]


def parse_hierarchies(texts: list[str] | None) -> dict[str, dict[str, str]]:
    """Parse the hierarchies of `--hierarchy COLUMN=FILE`, as in a job; no file means a table.

    Raises:
        JobError: one has no column, or a column has two.
    """
    found: dict[str, dict[str, str]] = {}
    for text in texts or ():
        column, mark, where = text.rpartition("=")
        if not mark or not column or not where or column in found:
            raise JobError("--hierarchy takes COLUMN=FILE or COLUMN=TABLE, once for a column")
        is_file = Path(where).is_file() or Path(where).suffix in {".csv", ".json", ".txt"}
        found[column] = {"file" if is_file else "table": where}
    return found
