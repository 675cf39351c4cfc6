"""One value of a column's own type that stands for those of a class, as `output` in a job says."""

from __future__ import annotations

from sys import float_info
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.integers import LARGEST
from sqlanon.errors import UnsupportedError
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.workspace import Workspace


class _Spread(NamedTuple):
    """The distance between two values of an attribute, or a value and 0."""

    distance: float | None


def representative(
    workspace: Workspace,
    rows: int,
    coded: WorkTable,
    extents: WorkTable,
    attribute: Attribute,
) -> WorkTable:
    """Relation (class, label): one value of the column's own type for each class.

    Args:
        workspace: Runs the statements.
        rows: Of the source.
        coded: Relation (cell, class, n, c0, c1, …): the rows of each cell in a class.
        extents: Relation (class, n, lo0, hi0, …): the least and the greatest code in a class.
        attribute: Whose values.
    """
    request = attribute.request
    how, value = request.output, one_value(attribute)
    if how in {"lower", "upper"}:
        return workspace.make(
            "recoding/end",
            "label",
            extents=extents,
            dictionary=attribute.dictionary,
            index=attribute.index,
            null_code=attribute.null_code,
            end=Sql("lo" if how == "lower" else "hi"),
            value=value,
        )
    if how == "representative":
        how = "median" if request.ranged else "mode"
    common = {
        "coded": coded,
        "dictionary": attribute.dictionary,
        "index": attribute.index,
        "value": value,
    }
    if how == "mean":
        return workspace.make(
            "recoding/mean",
            "label",
            mean=request.column.mean(workspace.dialect, _mean(workspace, rows, attribute)),
            **common,
        )
    choice = Sql("known, below") if how == "median" else Sql("known, n DESC")
    return workspace.make(
        "recoding/middle", "label", choice=choice, null_code=attribute.null_code, **common
    )


def one_value(attribute: Attribute) -> Sql:
    """The value of a row `v` of an attribute's dictionary, as it is published.

    The zero of doubles has no sign: SQLite and MariaDB keep none.
    """
    if attribute.request.column.kind is not Kind.REAL:
        return Sql("v.value")
    return Sql("CASE WHEN v.value = 0 THEN ABS(v.value) ELSE v.value END")


def _mean(workspace: Workspace, rows: int, attribute: Attribute) -> Sql:
    """Mean of the rows' values; of whole numbers the nearest whole number, halves upwards."""
    kind = attribute.request.column.kind
    dialect = workspace.dialect
    if kind is not Kind.INTEGER:
        (largest,) = workspace.ask_one("measure/largest", _Spread, dictionary=attribute.dictionary)
        if rows * (largest or 0.0) >= float_info.max:
            raise UnsupportedError(
                f"columns.{attribute.name}.output: the values are too large for the sum of {rows} "
                "rows, of which a mean is made; use median"
            )
        return Sql(f"{dialect.double(Sql('SUM(a.n * v.value)'))} / SUM(a.n)")
    (spread,) = workspace.ask_one("measure/spread", _Spread, dictionary=attribute.dictionary)
    if 4 * rows * (spread or 0.0) >= LARGEST:
        raise UnsupportedError(
            f"columns.{attribute.name}.output: the values are too far apart for an exact mean of "
            f"{rows} rows in 64 bits; use median"
        )
    # sums of distances from the least value stay small where the values themselves are large
    total = dialect.integer(Sql("SUM(a.n * (v.value - b.least))"))
    count = dialect.integer(Sql("SUM(a.n)"))
    twice, double = f"(2 * {total} + {count})", f"(2 * {count})"
    above = dialect.integer(Sql(f"({twice} - {dialect.remainder(twice, double)}) / {double}"))
    return Sql(f"MIN(b.least) + {above}")
