"""CSV and Parquet files: a file is read once, into an embedded DuckDB of its own.

What is done with its rows is done there, so that nobody sees two states of the file. Errors of
DuckDB about a file quote its lines; only the number of the line is told.
"""

from __future__ import annotations

import csv
import gzip
import re
import zlib
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

import duckdb

from sqlanon.errors import InspectionError, JobError, SourceChangedError, SqlanonError
from sqlanon.sql.backends.duckdb import DuckDBBackend
from sqlanon.sql.backends.embedded import in_memory
from sqlanon.sql.backends.spill import spill_folder
from sqlanon.sql.faults import statement_failure
from sqlanon.sql.names import RelationName, check_name
from sqlanon.sql.statement import Command, Query, Sql
from sqlanon.sql.templates import render
from sqlanon.wording import counted

if TYPE_CHECKING:
    from collections.abc import Iterator
    from os import stat_result
    from pathlib import Path

_SETTINGS = {
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
}
_LINE = re.compile(r"Invalid Input Error: CSV Error on Line: (\d+)\n")
_SIGNS = frozenset("*?[")
"""What makes DuckDB take a path for a pattern, which other files may fit better."""
_MOST_NAMED = 5
"""Columns that an error names."""


class _Cell(NamedTuple):
    """What a cell of a CSV file may be.

    Attributes:
        type: The type of its column.
        pattern: What it looks like, as a regular expression.
        article: What a cell is.
    """

    type: Sql
    pattern: str
    what: str


_DAY = r"\d{4}-\d{2}-\d{2}"
_CELLS = {
    "integer": _Cell(Sql("BIGINT"), r"[+-]?\d+", "a whole number"),
    "number": _Cell(
        Sql("DOUBLE"), r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", "a number with a point"
    ),
    "date": _Cell(Sql("DATE"), _DAY, "a date as 2026-12-31"),
    "timestamp": _Cell(
        Sql("TIMESTAMP"),
        rf"{_DAY}([ T]\d{{2}}:\d{{2}}(:\d{{2}}(\.\d+)?)?)?",
        "a time as 2026-12-31 23:59:59",
    ),
}


@dataclass(frozen=True, slots=True)
class FileTable:
    """A file, as something to connect to: an embedded DuckDB with its rows in a table.

    Attributes:
        path: Where it is.
        form: csv, csv.gz or parquet.
        name: What the table is called.
        delimiter: CSV: what separates the cells of a line.
        types: CSV: column and text, integer, number, date or timestamp; others are text.
        needed: Columns that it must have.
    """

    path: Path
    form: Literal["csv", "csv.gz", "parquet"]
    name: RelationName
    delimiter: str = ","
    types: tuple[tuple[str, str], ...] = ()
    needed: tuple[str, ...] = ()


@contextmanager
def opened_file(file: FileTable) -> Iterator[DuckDBBackend]:
    """The database that holds the rows of a file; it is gone at the end.

    Raises:
        InspectionError: the file is not there, or is not what it should be.
        SourceChangedError: somebody wrote it meanwhile.
    """
    before = _stat(file.path)
    with in_memory(**_SETTINGS) as opened:
        backend = DuckDBBackend(opened, owned=False)
        try:
            settled = render(backend.dialect, "files/session")
            backend.execute(Command("files/session", settled))
            if file.form == "parquet":
                _load(backend, file, "files/read_parquet")
                _refuse_missing(file, _columns(backend, file))
            else:
                _load_csv(backend, file)
            after = _stat(file.path)
            if _state(before) != _state(after):
                raise SourceChangedError(
                    f"{file.path} changed while it was read; nothing was published. Run it again "
                    "when the file is complete"
                )
            yield backend
        finally:
            backend.close()


def _stat(path: Path) -> stat_result:
    try:
        found = path.stat()
    except OSError as error:
        raise InspectionError(f"{path}: cannot be read: {error.strerror}") from None
    if not path.is_file():
        raise InspectionError(f"{path} is no regular file; what is read must stay as it is")
    try:
        path.open("rb").close()
    except OSError as error:
        raise InspectionError(f"{path}: cannot be read: {error.strerror}") from None
    return found


def _state(found: stat_result) -> tuple[int, ...]:
    """What a change of a file changes."""
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


# CSV ----------------------------------------------------------------------------------------------


def _load_csv(backend: DuckDBBackend, file: FileTable) -> None:
    names = _header(file)
    _refuse_missing(file, names)
    if unknown := [name for name, _ in file.types if name not in names]:
        raise InspectionError(f"{file.path}: has no column {_listed(unknown)}, which has a type")
    typed = {name: kind for name, kind in file.types if kind != "text"}
    literal, quote = backend.dialect.literal, backend.dialect.quote
    _load(
        backend,
        file,
        "files/read_csv",
        delimiter=literal(file.delimiter),
        columns=[(literal(name), literal("VARCHAR")) for name in names],
    )
    if not typed:
        return
    cells = [(quote(name), literal(_CELLS[k].pattern), _CELLS[k].type) for name, k in typed.items()]
    table = backend.dialect.table(RelationName(None, file.name.name))
    asked = render(backend.dialect, "files/misfits", table=table, cells=cells)
    ((rows, *misfits),) = backend.fetch(Query("files/misfits", asked))
    if wrong := [
        f"{file.path}: column {name} has {counted(number, 'cell')}, of {rows}, not "
        f"{_CELLS[kind].what}; mend the file, or say `types: {{{name}: text}}` of the source"
        for (name, kind), number in zip(typed.items(), misfits, strict=True)
        if number
    ]:
        raise InspectionError("\n".join(wrong))
    for name, _, kind in cells:
        text = render(backend.dialect, "files/typed", table=table, column=name, type=kind)
        backend.execute(Command("files/typed", text))


def _header(file: FileTable) -> list[str]:
    """The names of the columns, which the first line holds.

    Raises:
        InspectionError: it is no list of names; none of them is told, for they may be values.
    """
    opening = gzip.open if file.form == "csv.gz" else open
    try:
        with opening(file.path, "rt", encoding="utf-8-sig", newline="") as stream:
            names = next(csv.reader(stream, delimiter=file.delimiter, strict=True), [])
    except UnicodeDecodeError:
        raise InspectionError(f"{file.path}: {_NOT_UTF_8}") from None
    except (csv.Error, ValueError):
        raise InspectionError(f"{file.path}: its first line is no list of names") from None
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise InspectionError(f"{file.path}: is damaged, or not compressed by gzip") from None
    if not names:
        raise InspectionError(f"{file.path}: its first line is empty; it has to name the columns")
    seen: dict[str, int] = {}
    for place, name in enumerate(names, 1):
        try:
            check_name(name)
        except JobError:
            ends = "; lines that end in the delimiter have one cell too many" if not name else ""
            raise InspectionError(
                f"{file.path}: column {place} of {len(names)} has no name in the first line; give "
                f"it one{ends if place == len(names) else ''}"
            ) from None
        if first := seen.get(name.lower()):
            raise InspectionError(
                f"{file.path}: columns {first} and {place} have one name in the first line, apart "
                "from upper and lower case; rename one"
            )
        seen[name.lower()] = place
    return names


_NOT_UTF_8 = "is not encoded in UTF-8; convert it, as with `iconv -f WINDOWS-1252 -t UTF-8`"
_WORDS = {
    "expected number of columns": "does not have as many cells as the first line",
    "unterminated quote": "has a quote that is not closed, text behind a closed one, or another "
    "line end than the first line",
    "not utf-8": _NOT_UTF_8,
    "maximum line size": "is longer than 2 MB",
}
_OTHERWISE = "cannot be read as CSV"


def _csv_error(path: Path, error: Exception) -> InspectionError | None:
    """What is wrong with a CSV file, in words that quote nothing of it; None for another error."""
    text = str(error)
    if found := _LINE.match(text):
        said = [word for sign, word in _WORDS.items() if sign in text.lower()]
        return InspectionError(f"{path}, line {found[1]}: {said[0] if said else _OTHERWISE}")
    if "CSV Parser" in text:
        return InspectionError(
            f"{path}: cannot be read as CSV: its lines end in different ways, or quotes are not as "
            "in RFC 4180"
        )
    return None


# both ---------------------------------------------------------------------------------------------


def _load(backend: DuckDBBackend, file: FileTable, template: str, **values: object) -> None:
    """Make the table of a file's rows."""
    dialect = backend.dialect
    with _literally(file.path) as path:
        sql = render(
            dialect,
            template,
            table=dialect.table(RelationName(None, file.name.name)),
            path=dialect.literal(path),
            compressed=file.form == "csv.gz",
            **values,
        )
        backend.read_file(template, sql, lambda error: _failure(file, template, error))


@contextmanager
def _literally(path: Path) -> Iterator[str]:
    """A path that DuckDB takes for no pattern: that of the file, or of a link to it.

    Raises:
        InspectionError: there can be no such link.
    """
    whole = path.absolute()
    if not _SIGNS & {*str(whole)}:
        yield str(whole)
        return
    with spill_folder() as folder:
        link = None if folder is None or _SIGNS & {*str(folder)} else folder / "file"
        try:
            if link is not None:
                link.symlink_to(whole)
        except OSError:
            link = None
        if link is None:
            raise InspectionError(f"{path}: a path with * or ? or [ cannot be read here; rename it")
        yield str(link)


def _failure(file: FileTable, template: str, error: Exception) -> SqlanonError:
    """Why a file could not be read; the driver's own message quotes its rows."""
    if file.form != "parquet":
        return _csv_error(file.path, error) or statement_failure("duckdb", template, error)
    if isinstance(error, duckdb.InvalidInputException | duckdb.IOException):
        return InspectionError(f"{file.path}: is no Parquet file, or damaged")
    return statement_failure("duckdb", template, error)


def _columns(backend: DuckDBBackend, file: FileTable) -> list[str]:
    table = backend.dialect.table(RelationName(None, file.name.name))
    text = render(backend.dialect, "inspect/header", table=table)
    return backend.names(Query("inspect/header", text))


def _refuse_missing(file: FileTable, names: list[str]) -> None:
    missing = [name for name in file.needed if name not in names]
    if not missing:
        return
    hint = "" if file.form == "parquet" else "; is its first line a header, and `delimiter` right?"
    raise InspectionError(
        f"{file.path}: none of its {counted(len(names), 'column')} is called {_listed(missing)}"
        f"{hint}"
    )


def _listed(names: list[str]) -> str:
    more = len(names) - _MOST_NAMED
    return ", ".join(names[:_MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
