"""CSV and Parquet files: a file is read once, into an embedded DuckDB of its own.

All work on its rows happens there, so that no statement sees another state of the file. Errors of
DuckDB about a file quote its lines, so messages have only the number of the line.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from shutil import copyfileobj
from typing import TYPE_CHECKING

import duckdb

from sqlanon.common.wording import inflect
from sqlanon.errors import InspectionError, SourceChangedError, SqlanonError
from sqlanon.sql.backends.csv_files import (
    NOT_UTF_8,
    UTF_8,
    CsvForm,
    binary,
    csv_form,
    give_types,
    readings,
    wrongly_encoded,
)
from sqlanon.sql.backends.duckdb import DuckDBBackend, in_memory
from sqlanon.sql.backends.orphans import spill_folder
from sqlanon.sql.faults import statement_failure
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Command, Query
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Iterator
    from os import stat_result

    from sqlanon.sql.backends.base import FileTable

_SETTINGS = {"autoinstall_known_extensions": "false", "autoload_known_extensions": "false"}
_LINE = re.compile(r"Invalid Input Error: CSV Error on Line: (\d+)\n")
_SIGNS = frozenset("*?[")
"""Characters by which DuckDB takes a path for a pattern, which may match other files."""
_MOST_NAMED = 5
"""The most columns that an error lists."""


@contextmanager
def open_file(file: FileTable) -> Iterator[DuckDBBackend]:
    """Open a database with the rows of a file, and close it at the end.

    Raises:
        InspectionError: the file does not exist, or does not have the expected form.
        SourceChangedError: the file was written meanwhile.
    """
    before = _states(file)
    with in_memory(**_SETTINGS) as opened:
        backend = DuckDBBackend(opened, owned=False)
        try:
            settled = render(backend.dialect, "files/session")
            backend.execute(Command("files/session", settled))
            if file.form == "parquet":
                _load_parquet(backend, file)
                _refuse_missing(file, _columns(backend, file))
            else:
                _load_csv(backend, file)
            if before != _states(file):
                raise SourceChangedError(
                    f"{file.path} changed while it was read; nothing was published. Run it again "
                    "when the file is complete"
                )
            yield backend
        finally:
            backend.close()


def parts_of(folder: Path) -> list[Path]:
    """Return the Parquet files in a folder, in the order of their names.

    Raises:
        InspectionError: The folder has none, or has other files that may have rows.
    """
    try:
        inside = sorted(folder.iterdir())
    except OSError as error:
        raise InspectionError(f"{folder}: cannot be read: {error.strerror}") from None
    parts = [one for one in inside if one.name.lower().endswith(".parquet") and one.is_file()]
    # Spark and others put marker files such as _SUCCESS next to the parts
    others = [one for one in inside if one not in parts and not _is_note(one)]
    if others:
        raise InspectionError(
            f"{folder}: holds {inflect(len(others), 'file or folder', 'files or folders')} "
            f"beside {inflect(len(parts), 'Parquet file')}; a folder that is a source must hold "
            "the parts of one table and nothing else. Folders such as year=2026/ or _delta_log "
            "have data that the parts lack: write plain parts with the tool that made them"
        )
    if not parts:
        raise InspectionError(f"{folder} is a folder without Parquet files (.parquet)")
    if any(_SIGNS & {*part.name} for part in parts):
        raise InspectionError(f"{folder}: a part with * or ? or [ in its name; rename it")
    return parts


def _is_note(path: Path) -> bool:
    return path.name.startswith(("_", ".")) and not path.is_dir()


def _states(file: FileTable) -> list[tuple[str, int, int, int, int]]:
    """Return the properties by which a change of a file, or of the parts of a folder, shows.

    Raises:
        InspectionError: A file cannot be read.
    """
    whole = file.form == "parquet" and file.path.is_dir()
    paths = parts_of(file.path) if whole else [file.path]
    return [(path.name, *_state(_stat(path))) for path in paths]


def _stat(path: Path) -> stat_result:
    try:
        found = path.stat()
    except OSError as error:
        raise InspectionError(f"{path}: cannot be read: {error.strerror}") from None
    if not path.is_file():
        raise InspectionError(f"{path} is not a regular file; what is read must stay as it is")
    try:
        path.open("rb").close()
    except OSError as error:
        raise InspectionError(f"{path}: cannot be read: {error.strerror}") from None
    return found


def _state(found: stat_result) -> tuple[int, int, int, int]:
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


# CSV ----------------------------------------------------------------------------------------------


def form_of_csv(file: FileTable) -> CsvForm:
    """Return the form of a CSV file.

    Raises:
        InspectionError: The file is ambiguous, or its first line is not a list of names.
    """
    compressed = file.form == "csv.gz"
    said = {"delimiter": file.delimiter, "encoding": file.encoding}
    return csv_form(file.path, compressed=compressed, **said)


def _load_csv(backend: DuckDBBackend, file: FileTable) -> None:
    form = form_of_csv(file)
    _refuse_missing(file, form.names)
    if unknown := [name for name, _ in file.types if name not in form.names]:
        raise InspectionError(
            f"{file.path}: has no column {_list_columns(unknown)}, which has a type"
        )
    literal = backend.dialect.literal
    with _in_utf_8(file, form) as (path, compressed), _literally(path) as read:
        _load(
            backend,
            file,
            "files/read_csv",
            path=literal(read),
            compressed=compressed,
            delimiter=literal(form.delimiter),
            columns=[(literal(name), literal("VARCHAR")) for name in form.names],
        )
    if file.missing:
        _empty(backend, file)
    typed = {name: kind for name, kind in file.types if kind != "text"}
    if typed:
        give_types(backend, file, readings(backend, file, typed, form.delimiter))


def _empty(backend: DuckDBBackend, file: FileTable) -> None:
    """Set cells to NULL that stand for a missing value."""
    dialect = backend.dialect
    cells = [
        (dialect.quote(name), [dialect.literal(text) for text in texts])
        for name, texts in file.missing
    ]
    table = dialect.table(RelationName(None, file.name.name))
    sql = render(dialect, "files/missing", table=table, cells=cells)
    backend.execute(Command("files/missing", sql))


@contextmanager
def _in_utf_8(file: FileTable, form: CsvForm) -> Iterator[tuple[Path, bool]]:
    """Return the file for DuckDB, a copy unless it is in UTF-8, and whether it is compressed.

    Raises:
        InspectionError: The file has another encoding, or there is no place for the copy.
    """
    compressed = file.form == "csv.gz"
    if form.encoding == UTF_8:
        yield file.path, compressed
        return
    with spill_folder() as folder:
        if folder is None:
            raise InspectionError(
                f"{file.path}: there is no folder for a copy in UTF-8; set TMPDIR"
            )
        copy = folder / "copy.csv"
        try:
            with (
                binary(file.path, compressed=compressed) as stream,
                TextIOWrapper(stream, encoding=form.encoding, newline="") as text,
                copy.open("w", encoding="utf-8", newline="") as made,
            ):
                copyfileobj(text, made)
        except UnicodeError:
            raise wrongly_encoded(file.path, file.encoding) from None
        except OSError as error:
            raise InspectionError(
                f"{file.path}: a copy of it in UTF-8 cannot be written: {error.strerror}"
            ) from None
        yield copy, False


_WORDS = {
    "expected number of columns": "does not have as many cells as the first line",
    "unterminated quote": "has a quote that is not closed, text behind a closed one, or another "
    "line end than the first line",
    "not utf-8": NOT_UTF_8,
    "maximum line size": "is longer than 2 MB",
}
_OTHERWISE = "cannot be read as CSV"


def _csv_error(path: Path, error: Exception) -> InspectionError | None:
    """Say what is wrong with a CSV file, quoting nothing of it; None for another error."""
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
    """Read the rows of a file into its table."""
    table = backend.dialect.table(RelationName(None, file.name.name))
    sql = render(backend.dialect, template, table=table, **values)
    backend.read_file(template, sql, lambda error: _failure(file, template, error))


def _load_parquet(backend: DuckDBBackend, file: FileTable) -> None:
    """Read a Parquet file, or the parts in a folder, into its table.

    Raises:
        InspectionError: The parts do not have the same columns.
    """
    with _literally(file.path) as read:
        found = [read]
        if file.path.is_dir():
            found = [str(Path(read, part.name)) for part in parts_of(file.path)]
        paths = [backend.dialect.literal(path) for path in found]
        if len(paths) > 1:
            sql = render(backend.dialect, "files/parts", paths=paths)
            said = backend.read_file("files/parts", sql, lambda error: _failure(file, "", error))
            if len(said) > 1:
                raise InspectionError(
                    f"{file.path}: its {len(paths)} parts do not have the same columns of the "
                    "same types; write them again with one schema"
                )
        _load(backend, file, "files/read_parquet", paths=paths)


@contextmanager
def _literally(path: Path) -> Iterator[str]:
    """Return a path that DuckDB does not take for a pattern: the file, or a link to it.

    Raises:
        InspectionError: such a link cannot be made.
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
    """Build the error for an unreadable file, without the driver's message, which quotes rows."""
    if file.form != "parquet":
        return _csv_error(file.path, error) or statement_failure("duckdb", template, error)
    if isinstance(error, duckdb.InvalidInputException | duckdb.IOException):
        return InspectionError(f"{file.path}: is not a Parquet file, or damaged")
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
        f"{file.path}: none of its {inflect(len(names), 'column')} is called "
        f"{_list_columns(missing)}"
        f"{hint}"
    )


def _list_columns(names: list[str]) -> str:
    more = len(names) - _MOST_NAMED
    return ", ".join(names[:_MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
