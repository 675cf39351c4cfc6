"""Options of a CSV file that several commands take: how it is written, as its job says."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from sqlanon.errors import JobError

if TYPE_CHECKING:
    from pathlib import Path

    from sqlanon.job.files import SourceFile
    from sqlanon.job.job import Job

Delimiter = Annotated[
    str | None,
    typer.Option(
        "--delimiter",
        metavar="SIGN",
        help="CSV: what separates cells, as ';' or tab; found by default.",
    ),
]
Encoding = Annotated[
    str | None,
    typer.Option(
        "--encoding", metavar="NAME", help="CSV: as windows-1252; UTF-8 or UTF-16 by default."
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
    typer.Option("--decimal", help="CSV: the decimal sign of its numbers; found by default."),
]
DateOrder = Annotated[
    Order | None,
    typer.Option("--date-order", help="CSV: the order of its dates; found by default."),
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


def _listed(options: dict[str, str]) -> str:
    return ", ".join(f"--{name.replace('_', '-')}" for name in options)


def file_read_as(path: Path, options: dict[str, str]) -> SourceFile:
    """Return a file as a source, with the options of the command.

    Raises:
        JobError: One of them cannot be.
    """
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
    """Refuse options of a file where a table of a database is read.

    Raises:
        JobError: There are some.
    """
    if options:
        names = ", ".join(f"--{name.replace('_', '-')}" for name in options)
        raise JobError(f"{names}: of a CSV file only; a table has its own types")


def _read_as(file: SourceFile, options: dict[str, str]) -> SourceFile:
    try:
        return file.read_as(options)
    except JobError as error:
        said = str(error).replace("SourceFile.", "--").removeprefix("SourceFile: ")
        raise JobError(said) from None
