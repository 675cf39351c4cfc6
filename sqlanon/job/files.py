"""Files as sources: their options in a job, and the names of their tables in the run's database.

A CSV file has texts only. What else a column holds is said under `types`, or follows from its
hierarchy; it is never guessed from the values, which would make numbers of ZIP codes.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Discriminator,
    Field,
    PlainSerializer,
    Tag,
    ValidationInfo,
    field_validator,
    model_validator,
)
from typing_extensions import override

from sqlanon.common.options import Character, Parameters
from sqlanon.errors import JobError
from sqlanon.job.columns import Quasi
from sqlanon.source.hierarchies.specification import Cuts, Dates, EqualFrequency, Intervals
from sqlanon.sql.backends.base import MOMENT, FileTable
from sqlanon.sql.names import ColumnName, Relation, RelationName, relation_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from decimal import Decimal
    from typing import Self

    from sqlanon.common.options import Option
    from sqlanon.job.job import Job

Form: TypeAlias = Literal["csv", "csv.gz", "parquet"]
_ENDINGS: dict[str, Form] = {
    ".csv": "csv",
    ".tsv": "csv",
    ".txt": "csv",
    ".csv.gz": "csv.gz",
    ".tsv.gz": "csv.gz",
    ".txt.gz": "csv.gz",
    ".parquet": "parquet",
}
ENDINGS = ".csv, .tsv, .txt (also with .gz) or .parquet"
OTHER_NAME = f"its name must end in {ENDINGS}; or set `format`"


READING = ("delimiter", "encoding", "decimal", "date_order")
"""Options of a CSV file that say how it is written."""


def path_of(value: object, info: ValidationInfo) -> Path:
    """The path that an option says, taken from the folder of the job file."""
    if not isinstance(value, str | os.PathLike) or str(value) == "" or "\0" in str(value):
        raise ValueError("must be the path of a file")
    return Path((info.context or {}).get("folder", ""), os.fspath(value))


FilePath = Annotated[Path, BeforeValidator(path_of)]
"""The path of a file, relative to the job file."""


def _is_of_runs(path: Path) -> Path:
    if path.suffix.lower() != ".jsonl":
        raise ValueError("must be a table, false, or a file whose name ends in .jsonl")
    return path


LedgerFile = Annotated[Path, BeforeValidator(path_of), AfterValidator(_is_of_runs)]
"""The file that runs of files are entered in, relative to the job file."""


def form_of(path: Path, said: Form | None) -> Form | None:
    """Return the format of a file: the given one, or that of its suffix; None if neither is known.

    A folder holds the parts of a Parquet file.
    """
    if said is None and path.is_dir():
        return "parquet"
    return said or _form_by_name(path.name)


def _form_by_name(name: str) -> Form | None:
    fitting = (form for ending, form in _ENDINGS.items() if name.lower().endswith(ending))
    return next(fitting, None)


def is_file_name(said: str) -> bool:
    """Whether a word is the name of a file rather than that of a table."""
    return _form_by_name(said) is not None


def delimiter_of(path: Path) -> str | None:
    """The delimiter that a file's name says; None if the file has to be read for it."""
    return "\t" if path.name.lower().endswith((".tsv", ".tsv.gz")) else None


_SPELLED = {"\\t": "\t", "tab": "\t"}
"""What a shell, or YAML without double quotes, makes of a tab."""


def _one_sign(value: object) -> object:
    return _SPELLED.get(value, value) if isinstance(value, str) else value


def _check_encoding(value: str) -> str:
    """Return the name of a text encoding that Python knows.

    Raises:
        ValueError: Python knows no encoding of that name.
    """
    try:
        "a".encode(value)
    except (LookupError, ValueError):
        raise ValueError(
            "is not a known encoding; utf-8, utf-16, windows-1252 and iso-8859-15 (Latin-9) are "
            "some"
        ) from None
    return value


Delimiter = Annotated[Character, BeforeValidator(_one_sign)]
Encoding = Annotated[str, AfterValidator(_check_encoding)]


class SourceFile(Parameters):
    """A file that is anonymized: `{file: people.csv, types: {age: integer}}`."""

    file: FilePath = Field(description="path, relative to the job file")
    format: Form | None = Field(default=None, description="by default as its name ends")
    delimiter: Delimiter | None = Field(
        default=None, description="CSV: delimiter; detected by default"
    )
    encoding: Encoding | None = Field(
        default=None, description="CSV: encoding, as windows-1252; UTF-8 or UTF-16 by default"
    )
    decimal: Literal[".", ","] | None = Field(
        default=None, description="CSV: the decimal sign of its numbers; detected by default"
    )
    date_order: Literal["dmy", "mdy", "ymd"] | None = Field(
        default=None, description="CSV: the order of day, month and year; detected by default"
    )
    types: dict[ColumnName, Literal["text", "integer", "number", "date", "timestamp"]] = Field(
        default={}, description="CSV: column → what its cells are; text by default"
    )

    @field_validator("types")
    @classmethod
    def _copy_types(cls, types: dict[str, str]) -> dict[str, str]:
        return dict(types)

    @model_validator(mode="after")
    def _of_its_form(self) -> Self:
        form = form_of(self.file, self.format)
        if form is None:
            raise ValueError(f"file: {OTHER_NAME}")
        if form == "parquet" and (self.types or self.reading):
            raise ValueError(
                f"{', '.join(self.reading) or 'types'}: delimiter, encoding, decimal, date_order "
                "and types are only for CSV files; a Parquet file has its own"
            )
        return self

    @property
    def reading(self) -> dict[str, str]:
        """Options of a CSV file that are set, beside its types."""
        said = {name: getattr(self, name) for name in READING}
        return {name: value for name, value in said.items() if value is not None}

    def read_as(self, options: Mapping[str, str]) -> SourceFile:
        """Return the same file, read with other options.

        Raises:
            JobError: It cannot be.
        """
        own = {name: getattr(self, name) for name in self.model_fields_set}
        return SourceFile(**{**own, **options})

    @property
    def form(self) -> Form:
        """The format of the file."""
        return form_of(self.file, self.format) or "csv"

    @property
    def name(self) -> FileName:
        """The name of the file's table."""
        return FileName(None, self.file.name, self)

    def table(
        self,
        needed: Iterable[str],
        types: Mapping[str, str] | None = None,
        missing: Mapping[str, tuple[str, ...]] | None = None,
    ) -> FileTable:
        """The file as what a run connects to.

        Args:
            needed: Columns that it must have.
            types: The types of cells that `types` does not name.
            missing: CSV: cells that are read as NULL, by column.
        """
        return FileTable(
            path=self.file,
            form=self.form,
            name=self.name,
            delimiter=self.delimiter or delimiter_of(self.file),
            encoding=self.encoding,
            decimal=self.decimal,
            date_order=self.date_order,
            types=tuple({**(types or {}), **self.types}.items()),
            missing=tuple((missing or {}).items()),
            needed=tuple(needed),
        )


@dataclass(frozen=True, slots=True)
class FileName(RelationName):
    """A file, by the name that its table has in the database of the run."""

    said: SourceFile = field(hash=False)

    @override
    def __str__(self) -> str:
        return str(self.said.file)


def _form_of_source(value: object) -> str:
    is_file = isinstance(value, SourceFile | os.PathLike)
    return (
        "SourceFile" if is_file or (isinstance(value, dict) and "file" in value) else "RelationName"
    )


def _of_path(value: object) -> object:
    return {"file": value} if isinstance(value, os.PathLike) else value


def _to_name(value: SourceFile | RelationName) -> RelationName:
    return value.name if isinstance(value, SourceFile) else value


def _to_json(name: RelationName) -> Any:  # noqa: ANN401 - JSON
    if isinstance(name, FileName):
        return name.said.model_dump(mode="json", exclude_defaults=True)
    return str(name)


IsFile: TypeAlias = "SourceFile | os.PathLike[str]"
"""What says a file in Python: a path, or a SourceFile with more about it."""
if TYPE_CHECKING:
    SourceRelation: TypeAlias = Option[
        RelationName, RelationName | SourceFile | os.PathLike[str] | str
    ]
else:
    SourceRelation = Annotated[
        Annotated[SourceFile, BeforeValidator(_of_path), Tag("SourceFile")]
        | Annotated[Relation, Tag("RelationName")],
        Discriminator(_form_of_source),
        AfterValidator(_to_name),
        PlainSerializer(_to_json),
    ]
    """A RelationName as a job says it, or a FileName: `{file: people.csv}`."""


def as_source_file(thing: object) -> SourceFile | None:
    """Return the file that is given in place of a connection; None for anything else.

    Raises:
        JobError: the format is neither given nor known from the name.
    """
    if isinstance(thing, os.PathLike):
        return SourceFile(file=Path(thing))
    return thing if isinstance(thing, SourceFile) else None


def source_in(connection: object, table: object) -> str | RelationName | SourceFile | None:
    """Return the source that is given: the table of a connection, or a file alone.

    Returns:
        None where there is neither.

    Raises:
        JobError: a file and a table are given, or the table is not the name of one.
    """
    file = as_source_file(connection)
    if file is not None and table is not None:
        raise JobError("a file is passed alone, without a table")
    return file or (None if table is None else relation_of(table))


_TO_A_FRAME = {
    "Series": ".to_frame()",
    "RecordBatchReader": ".read_all()",
    "Dataset": ".to_table()",
}
"""How what is no frame becomes one, by its type."""


def path_meant(connection: object) -> str:
    """Return a hint for a caller who passed a file's name, or nearly a frame, as the connection."""
    kind = type(connection).__name__
    if kind in _TO_A_FRAME:
        return f"; a {kind} is not a frame: pass what its {_TO_A_FRAME[kind]} returns"
    if not isinstance(connection, str) or "://" in connection or not Path(connection).suffix:
        return ""
    return "; a text is the URL of a database: pass a file as a path, Path(…)"


def infer_types(job: Job) -> dict[str, str]:
    """Infer the types of a CSV file's cells from the hierarchies of its columns.

    Returns:
        integer, number, timestamp or moment by column. Columns whose hierarchy implies no type are
        left out.
    """
    found: dict[str, str] = {}
    for name, quasi in job.columns.items():
        if not isinstance(quasi, Quasi):
            continue
        match quasi.hierarchy:
            case Intervals(intervals=steps, origin=origin):
                found[name] = _numbers([*steps, origin])
            case Cuts(cuts=levels):
                found[name] = _numbers([point for level in levels for point in level])
            case EqualFrequency():
                found[name] = "integer"
            case Dates(dates=units):
                clocked = {"minute", "hour"} & {*units}
                found[name] = "timestamp" if clocked else MOMENT
    return found


def _numbers(bounds: Iterable[Decimal]) -> str:
    """Return the type of values that are divided at these numbers."""
    return "integer" if all(one == int(one) for one in bounds) else "number"


def table_of(job: Job, said: SourceFile) -> FileTable:
    """The file of a job as what its run connects to, with the columns that the job names."""
    return said.table(job.columns, infer_types(job), job.missing)
