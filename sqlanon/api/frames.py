"""Data frames: pandas, Polars, Arrow. They are no database, so an embedded DuckDB is theirs."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import duckdb

from sqlanon.errors import JobError
from sqlanon.job.columns import Drop, Identifier, Quasi
from sqlanon.job.keywords import job_of
from sqlanon.sql.backends.duckdb import in_memory, translate_errors

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Unpack

    from typing_extensions import TypeIs

    from sqlanon.job.job import Job
    from sqlanon.job.keywords import JobOptions

SOURCE, TARGET = "frame", "frame_anonymous"
"""What the frame and its release are called in the embedded database, and in the report."""


class IsFrame(Protocol):
    """A DataFrame of pandas or Polars, a Table of Arrow, or what `as_frame` makes one of."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Return its rows by Arrow's PyCapsule interface."""
        ...


_TRIED = "frame_tried"
_READ = "frame_read"
FrameT = TypeVar("FrameT", bound=IsFrame)

_KINDS = {("pandas", "DataFrame"), ("polars", "DataFrame"), ("pyarrow", "Table")}
_CONVERTED = {
    ("polars", "LazyFrame"),
    ("pyarrow", "RecordBatch"),
    ("duckdb", "DuckDBPyRelation"),
    ("ibis", "Table"),
}


def is_frame(thing: object) -> TypeIs[IsFrame]:
    """Whether it is of a kind that can be anonymized; nothing is imported to know."""
    return _kind(thing) is not None


def as_frame(thing: Any) -> Any:  # noqa: ANN401 - of four libraries
    """Return the frame of pandas, Polars or Arrow that has the rows of a thing that `is_frame`.

    Raises:
        JobError: a query that is computed only now has failed; the message holds no data.
    """
    try:
        return _materialize(thing)
    except Exception as error:  # noqa: BLE001 - of four libraries, whose messages may hold values
        failed = type(error).__name__
    raise JobError(
        f"frame: its rows cannot be computed ({failed}); compute it by itself to see why"
    )


def _materialize(thing: Any) -> Any:  # noqa: ANN401 - of four libraries
    match _kind(thing):
        case "polars", "LazyFrame":
            return thing.collect()
        case "pyarrow", "RecordBatch":
            return sys.modules["pyarrow"].Table.from_batches([thing])
        case "duckdb", _:
            return _with_ordered(thing.to_arrow_table())
        case "ibis", _:
            return thing.to_pyarrow()
    return thing


def _with_ordered(table: Any) -> Any:  # noqa: ANN401 - of Arrow
    """The table of a relation of DuckDB, whose dictionaries are those of ENUM, in its order."""
    pyarrow = sys.modules["pyarrow"]
    for place, field in enumerate(table.schema):
        if pyarrow.types.is_dictionary(field.type):
            parts = [
                pyarrow.DictionaryArray.from_arrays(part.indices, part.dictionary, ordered=True)
                for part in table.column(place).chunks
            ]
            if parts:
                table = table.set_column(place, field.name, pyarrow.chunked_array(parts))
    return table


def as_handed_over(frame: Any, thing: Any) -> Any:  # noqa: ANN401 - of four libraries
    """Return a frame as what it was made of by `as_frame`."""
    match _kind(thing):
        case "polars", "LazyFrame":
            return frame.lazy()
        case "pyarrow", "RecordBatch":
            batches = frame.combine_chunks().to_batches()
            return batches[0] if batches else type(thing).from_pylist([], schema=frame.schema)
        case "duckdb", _:
            return duckdb.from_arrow(frame)
        case "ibis", _:
            return sys.modules["ibis"].memtable(frame)
    return frame


def _kind(thing: object) -> tuple[str, str] | None:
    """Return the package of a frame, or of its base class, and its name there."""
    for kind in type(thing).__mro__:
        found = kind.__module__.partition(".")[0], kind.__name__
        if found in _KINDS | _CONVERTED:
            return found
    return None


def _package(frame: object) -> str:
    kind = _kind(frame)
    return "" if kind is None else kind[0]


def frame_job(**options: Unpack[JobOptions]) -> Job:
    """The job for a frame: nothing of it outlives the run but the release.

    Raises:
        JobError: One line per problem; what needs a table that stays is one.
    """
    for key in ("ledger", "release_guard"):
        if options.get(key):
            raise JobError(
                f"{key}: is not supported for a frame, which has no database; use a table"
            )
    for key in ("tables", "aggregates"):
        if options.get(key):
            raise JobError(
                f"{key}: is not supported for a frame, which has no other tables; use "
                "tables of a database"
            )
    options["ledger"] = False
    job = job_of(SOURCE, TARGET, **options)
    if len(job.algorithm.table_suffixes(job)) > 1:
        name = job.algorithm.name
        raise JobError(
            f"{name} publishes several tables, and a frame is only one; use a table of a database"
        )
    return job


@contextmanager
def load_frame(frame: IsFrame, job: Job | None) -> Iterator[duckdb.DuckDBPyConnection]:
    """Open an embedded DuckDB in which the frame is the view `SOURCE`; nothing is copied.

    Args:
        frame: The frame.
        job: The job. Columns that it drops are left out where DuckDB cannot read them. None to
            read all columns.

    Raises:
        JobError: its columns have no names, or names that a table cannot have beside each other,
            or columns that the job uses cannot be read, or cannot be returned in such a frame.
    """
    known: Any = frame
    _refuse_unnameable(_names(known))
    # of a pandas column of objects DuckDB reads 1,000 to know its type, and would fail later
    with in_memory(pandas_analyze_sample=str(max(len(known), 1))) as database:
        readable = _readable(database, known, job)
        types = {} if job is None else _types_by_order(readable, job)
        database.register(_READ if types else SOURCE, readable)
        if types:
            translate_errors("frame/ordered", lambda: _show_as(database, types))
        yield database


def _show_as(database: duckdb.DuckDBPyConnection, types: Mapping[str, str]) -> None:
    """Make the view `SOURCE` of the frame, with other types of some columns."""
    read = database.table(_READ)
    shown = [duckdb.ColumnExpression(name) for name in read.columns]
    for place, name in enumerate(read.columns):
        if name in types:
            shown[place] = shown[place].cast(database.sqltype(types[name])).alias(name)
    read.select(*shown).create_view(SOURCE)


def _types_by_order(frame: Any, job: Job) -> dict[str, str]:  # noqa: ANN401
    """Return types of DuckDB that give quasi-identifiers the order of their categories, or none.

    DuckDB makes an ENUM of each Categorical of pandas, ordered or not, and texts of the Enum of
    Polars and of dictionaries of Arrow.
    """
    names = {str(name) for name in _names(frame)}
    types = {}
    for name, quasi in job.quasi_identifiers.items():
        known = quasi.hierarchy is None and name in names
        categories = _categories(frame, name) if known else None
        if categories is not None:
            listed = ", ".join("'" + text.replace("'", "''") + "'" for text in categories)
            types[name] = f"ENUM({listed})" if categories else "VARCHAR"
    return types


def _categories(frame: Any, name: str) -> list[str] | None:  # noqa: ANN401
    """Return the categories of a column, in the order that its type declares.

    Returns:
        No texts where the type declares none and DuckDB would see one; None where DuckDB sees what
        the type says, and of categories that are no texts.
    """
    found: list[object] = []
    match _package(frame):
        case "polars":
            made = frame.schema[name]
            ordered = _is_enum(made)
            found = made.categories.to_list() if ordered else []
        case "pyarrow":
            ordered = getattr(frame.schema.field(name).type, "ordered", False)
            found = _dictionary(frame.column(name)) if ordered else []
        case _:
            found = list(getattr(frame[name].dtype, "categories", ()))
            ordered = bool(getattr(frame[name].dtype, "ordered", False))
    texts = [one for one in found if isinstance(one, str)]
    if not found or len(texts) < len(found):
        return None
    return texts if ordered else []


def _dictionary(column: Any) -> list[object]:  # noqa: ANN401
    """Return the dictionary of a column of Arrow; nothing where its chunks have several orders."""
    parts: list[list[object]] = [part.dictionary.to_pylist() for part in column.chunks]
    longest = max(parts, key=len, default=[])
    same = all(part == longest[: len(part)] for part in parts)
    return longest if same and len(set(longest)) == len(longest) else []


def _names(frame: Any) -> list[object]:  # noqa: ANN401 - of pandas, Polars or Arrow
    return list(frame.column_names if _package(frame) == "pyarrow" else frame.columns)


def _readable(database: duckdb.DuckDBPyConnection, frame: Any, job: Job | None) -> Any:  # noqa: ANN401
    """The frame, without columns that cannot be read and that the job does not use.

    Raises:
        JobError: it uses one that cannot be read.
    """
    if _reads(database, frame):
        return frame
    names = [str(name) for name in _names(frame)]
    wrong = [name for name in names if not _reads(database, _select(frame, [name]))]
    used = [name for name in wrong if job is None or not _is_dropped(job, name)]
    if job is None or used or not wrong:
        listed = ", ".join(f"{name!r} ({_type_name(frame, name)})" for name in used)
        raise JobError(
            "frame: columns have a type that DuckDB cannot read, or that a frame of "
            f"{_package(frame)} cannot take back: {listed}; convert them first, as to text or "
            "numbers, or drop them (role: drop)"
            if used
            else "frame: DuckDB cannot read it; convert its columns to text, numbers or dates"
        )
    left = _select(frame, [name for name in names if name not in wrong])
    named = wrong if job.unlisted == "error" else [name for name in wrong if name in job.columns]
    return _with_nulls(left, named)


def _reads(database: duckdb.DuckDBPyConnection, frame: Any) -> bool:  # noqa: ANN401
    """Whether DuckDB reads a frame, and gives a row of it back as a frame of that kind."""
    try:
        database.register(_TRIED, frame)
        row = database.table(_TRIED).limit(1)
        match _package(frame):
            case "polars":
                row.pl()
            case "pyarrow":
                row.to_arrow_table()
            case _:
                row.df()
    except Exception:  # noqa: BLE001 - of four libraries; the caller says which columns they are
        return False
    finally:
        database.unregister(_TRIED)
    return True


def _select(frame: Any, names: list[str]) -> Any:  # noqa: ANN401
    return frame.select(names) if _package(frame) in {"polars", "pyarrow"} else frame[names]


def _with_nulls(frame: Any, names: list[str]) -> Any:  # noqa: ANN401
    """The frame with columns of nothing: the job names them, and what they hold is dropped."""
    for name in names:
        match _package(frame):
            case "polars":
                frame = frame.with_columns(**{name: None}).cast({name: str})
            case "pyarrow":
                frame = frame.append_column(name, [[None] * len(frame)])
            case _:
                frame = frame.assign(**{name: None})
    return frame


def _is_dropped(job: Job, name: str) -> bool:
    """Whether the job only leaves the column out; one that it forgot is refused later."""
    if name in {job.person, *(model.reads.column for model in job.privacy)}:
        return False
    said = job.columns.get(name)
    if said is None:
        return job.unlisted != "keep"
    return isinstance(said, Drop)


def _type_name(frame: Any, name: str) -> str:  # noqa: ANN401
    """Return the frame's name for the type of a column, without categories, which are values."""
    match _package(frame):
        case "polars":
            return str(frame.schema[name].base_type())
        case "pyarrow":
            return str(frame.schema.field(name).type)
    return str(frame[name].dtype)


def _refuse_unnameable(names: Sequence[object]) -> None:
    first: dict[str, str] = {}
    for place, name in enumerate(names, 1):
        if not isinstance(name, str):
            raise JobError(
                f"frame: the name of column {place} is not text; rename it, in pandas by "
                "`frame.columns = [str(name) for name in frame.columns]`"
            )
        if name.lower() in first:
            raise JobError(
                f"frame: {first[name.lower()]} and {name} are the same name in a database; "
                "rename one"
            )
        first[name.lower()] = name


def read_release(database: duckdb.DuckDBPyConnection, like: FrameT, job: Job) -> FrameT:
    """Read the release as a frame of the same kind; its rows are in random order.

    Raises:
        DatabaseError: it could not be read; the message holds no data.
    """

    def read() -> FrameT:
        found: Any = database.table(TARGET)  # of the drivers' types
        known: Any = like
        made: Any
        match _package(like):
            case "polars":
                made = found.pl()
                types = known.schema
                made = made.cast(
                    {
                        name: types[of]
                        for name, of in job.quasi_by_release_column.items()
                        if _is_shown(job.quasi_identifiers[of]) and _is_enum(types[of])
                    }
                )
            case "pyarrow":
                made = found.to_arrow_table()
            case _:
                made = _restore_types(like, found, job)
        released: FrameT = made
        return released

    return translate_errors("frame/released", read)


def _restore_types(like: Any, found: Any, job: Job) -> Any:  # noqa: ANN401 - pandas is the caller's
    """Return the release in pandas; columns that are published unchanged keep their type.

    DuckDB returns decimals, and integers in columns with NULL, as floats.
    """
    made, quasi = found.df(), job.quasi_by_release_column
    for name in made.columns:
        of = quasi.get(name, name)
        said, dtype, wanted = job.columns.get(of), made[name].dtype, like[of].dtype
        changed = isinstance(said, Identifier) or (
            isinstance(said, Quasi) and not (_is_shown(said) and hasattr(wanted, "categories"))
        )
        if changed or dtype == wanted:
            continue
        if getattr(dtype, "tz", None) is not None:  # one zone by another name
            made[name] = made[name].astype(wanted)
            continue
        values = [value for (value,) in found.select(duckdb.ColumnExpression(name)).fetchall()]
        made[name] = type(made[name])(values, index=made.index, dtype=wanted)
    return made


def _is_shown(said: Quasi) -> bool:
    """Whether values of the column are published as such, by what the job says."""
    return said.hierarchy is None and said.output != "interval"


def _is_enum(dtype: object) -> bool:
    """Whether a type of Polars is an Enum, which has its categories in an order."""
    return type(dtype).__name__ == "Enum"
