"""Data frames: pandas, Polars, Arrow. They are no database, so an embedded DuckDB is theirs."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import duckdb

from sqlanon.errors import JobError
from sqlanon.job.columns import Identifier, Quasi
from sqlanon.job.keywords import job_of
from sqlanon.sql.backends.duckdb import translated
from sqlanon.sql.backends.embedded import in_memory

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Unpack

    from sqlanon.job.job import Job
    from sqlanon.job.keywords import JobOptions

SOURCE, TARGET = "frame", "frame_anonymous"
"""What the frame and its release are called in the embedded database, and in the report."""


class IsFrame(Protocol):
    """A DataFrame of pandas or Polars, or a Table of Arrow."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Its rows, as Arrow's PyCapsule interface hands them over."""
        ...


FrameT = TypeVar("FrameT", bound=IsFrame)

_KINDS = {"pandas": "DataFrame", "polars": "DataFrame", "pyarrow": "Table"}


def is_frame(thing: object) -> bool:
    """Whether it is a frame of a kind that can be anonymized; nothing is imported to know."""
    return _kind(thing) is not None


def _kind(thing: object) -> str | None:
    """The package that a frame, or what it is derived from, comes from."""
    for kind in type(thing).mro():
        package = kind.__module__.partition(".")[0]
        if _KINDS.get(package) == kind.__name__:
            return package
    return None


def frame_job(**options: Unpack[JobOptions]) -> Job:
    """The job for a frame: nothing of it outlives the run but the release.

    Raises:
        JobError: One line per problem; what needs a table that stays is one.
    """
    for key in ("ledger", "releases"):
        if options.get(key):
            raise JobError(f"{key}: a frame has no database that keeps it; use a table")
    for key in ("tables", "aggregates"):
        if options.get(key):
            raise JobError(f"{key}: a frame has no tables beside it; use tables of a database")
    options["ledger"] = False
    job = job_of(SOURCE, TARGET, **options)
    if len(job.algorithm.table_suffixes(job)) > 1:
        name = job.algorithm.name
        raise JobError(f"{name} publishes several tables; a frame is one: use a table")
    return job


@contextmanager
def loaded(frame: IsFrame) -> Iterator[duckdb.DuckDBPyConnection]:
    """An embedded DuckDB in which the frame is the view `SOURCE`; nothing is copied.

    Raises:
        JobError: its columns have no names, or names that a table cannot have beside each other.
    """
    known: Any = frame
    names = list(known.column_names if hasattr(known, "column_names") else known.columns)
    _refuse_unnameable(names)
    # of a pandas column of objects DuckDB reads 1,000 to know its type, and would fail later
    with in_memory(pandas_analyze_sample=str(max(len(known), 1))) as database:
        database.register(SOURCE, frame)
        yield database


def _refuse_unnameable(names: Sequence[object]) -> None:
    first: dict[str, str] = {}
    for place, name in enumerate(names, 1):
        if not isinstance(name, str):
            raise JobError(
                f"frame: the name of column {place} is no text; rename it, in pandas by "
                "`frame.columns = [str(name) for name in frame.columns]`"
            )
        if name.lower() in first:
            raise JobError(
                f"frame: {first[name.lower()]} and {name} are one column to a database; rename one"
            )
        first[name.lower()] = name


def released(database: duckdb.DuckDBPyConnection, like: FrameT, job: Job) -> FrameT:
    """The release, as a frame of the same kind; its rows are in random order.

    Args:
        database: Where it is.
        like: The frame that it was made of.
        job: What was done.

    Raises:
        DatabaseError: it could not be read; the message holds no data.
    """

    def read() -> FrameT:
        found: Any = database.table(TARGET)  # of the drivers' types
        made: FrameT
        match _kind(like):
            case "polars":
                made = found.pl()
            case "pyarrow":
                made = found.to_arrow_table()
            case _:
                made = _typed_as(like, found, job)
        return made

    return translated("frame/released", read)


def _typed_as(like: Any, found: Any, job: Job) -> Any:  # noqa: ANN401 - pandas is the caller's
    """The release in pandas; columns that are published as they are keep their type.

    DuckDB hands over decimals, and whole numbers beside NULL, as floats.
    """
    made = found.df()
    for name in made.columns:
        changed, dtype = isinstance(job.columns.get(name), Quasi | Identifier), made[name].dtype
        if changed or dtype == like[name].dtype:
            continue
        if getattr(dtype, "tz", None) is not None:  # one zone by another name
            made[name] = made[name].astype(like[name].dtype)
            continue
        values = [value for (value,) in found.select(duckdb.ColumnExpression(name)).fetchall()]
        made[name] = type(made[name])(values, index=made.index, dtype=like[name].dtype)
    return made
