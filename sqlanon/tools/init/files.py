"""What the cells of a CSV file may be, and where a release of it could go: for proposals only.

A run guesses nothing; what is guessed here stands in the job file, for somebody to look at.
"""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import InspectionError
from sqlanon.job.files import form_of
from sqlanon.source.words import Meaning, meanings
from sqlanon.sql.backends.csv_files import ANY_DAY, ANY_NUMBER, ANY_TIME, readings
from sqlanon.sql.backends.files import form_of_csv, opened_file
from sqlanon.sql.workspace import Observer, Workspace

if TYPE_CHECKING:
    from pathlib import Path

    from sqlanon.job.files import SourceFile

_VALUE = re.compile(r"[-+]?[\d.,:/ -]+|.*@.*")
"""What no column is called: a number, a date, an address."""
_CODES = {
    *(Meaning.PERSON_NAME, Meaning.CONTACT, Meaning.OFFICIAL),
    *(Meaning.POSTAL, Meaning.CODE, Meaning.KEY),
}
"""Meanings of columns whose digits are no numbers."""


class _Cells(NamedTuple):
    """A row of files/guess: cells of a column, as they look.

    Attributes:
        place: Of the column, from 0.
        filled: Cells that are not empty.
        whole: Whole numbers, written as such.
        numbers: Numbers, whole or with a point or a comma.
        dates: Days of the calendar.
        times: Days with a time.
        alike: 1 if all have one length, of five characters or more.
    """

    place: int
    filled: int
    whole: int
    numbers: int
    dates: int
    times: int
    alike: int


def typed_file(file: SourceFile, observer: Observer | None) -> SourceFile:
    """A CSV file with the types that its columns seem to have, where it says none of them.

    Columns stay texts whose digits are codes: by their names, or where all cells are whole numbers
    of one length, five digits or more. A Parquet file is what it says.

    Raises:
        InspectionError: the file cannot be read, or its first line is a row.
    """
    if form_of(file.file, file.format) == "parquet":
        return file
    table = file.table(())
    form = form_of_csv(table)
    with opened_file(table) as backend:
        workspace = Workspace(backend, observer or Observer())
        with backend.transaction(write=False), workspace:
            literal, quote = backend.dialect.literal, backend.dialect.quote
            if any(_VALUE.fullmatch(name) for name in form.names):
                raise InspectionError(
                    f"{file.file}: its first line holds a number or an address, where the columns "
                    "are named; add a line with names"
                )
            found = workspace.ask(
                "files/guess",
                _Cells,
                table=backend.dialect.table(file.name),
                columns=[quote(name) for name in form.names],
                numbers=literal(ANY_NUMBER),
                dates=literal(ANY_DAY),
                times=literal(ANY_TIME),
            )
        guesses = {form.names[one.place]: _guess(form.names[one.place], one) for one in found}
        kinds = {name: kind for name in form.names if (kind := guesses[name]) is not None}
        typed = {name: kind for name, kind in {**kinds, **file.types}.items() if kind != "text"}
        read = readings(backend, table, typed, form.delimiter)
    types = {name: kind for name, kind in typed.items() if not read.misfits[name]}
    shown = {
        "delimiter": None if form.delimiter == "," else form.delimiter,
        "decimal": None if read.decimal == "." else read.decimal,
        "date_order": read.order,
    }
    options = {name: value for name, value in shown.items() if value is not None}
    return file.read_as({**options, **file.reading}).model_copy(
        update={"types": {**types, **file.types}}
    )


def _guess(name: str, cells: _Cells) -> str | None:
    """What all filled cells of a column are; None for texts."""
    code = any(meaning in _CODES for meaning, _ in meanings(name)[:1])
    match cells.filled:
        case 0:
            return None
        case cells.dates:
            return "date"
        case cells.times:
            return "timestamp"
        case cells.whole if not code:
            return None if cells.alike else "integer"
        case cells.numbers if not code:
            return "number"
    return None


def free_file(source: Path) -> Path:
    """A file beside the source, of its form, for a release: nothing has its name.

    A folder of parts becomes one Parquet file.
    """
    name, _, ending = source.name.partition(".")
    for number in count(1):
        suffix = "_anonymous" if number == 1 else f"_anonymous_{number}"
        made = source.with_name(f"{name}{suffix}.{ending or 'parquet'}")
        if not made.exists():
            return made
    raise AssertionError
