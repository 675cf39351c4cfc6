"""The label of each class in one attribute: a node, a set, a range, or one value for all."""

from __future__ import annotations

from decimal import Decimal
from sys import float_info
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.common.integers import LARGEST
from sqlanon.errors import UnsupportedError
from sqlanon.source.ranges import RangeStep
from sqlanon.sql.dialects import Kind
from sqlanon.sql.dialects.expressions import between
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import FromItem
    from sqlanon.sql.workspace import Workspace


class LabelQuery(NamedTuple):
    """A query of rows (class, n, label, units, members) of one attribute."""

    template: str
    values: Mapping[str, Any]

    def make(self, workspace: Workspace) -> WorkTable:
        """Make a relation of it."""
        return workspace.make(self.template, "label", **self.values)


def braces(dialect: Dialect) -> Sql:
    """Return the text of a set, whose members are `listed`."""
    parts = [dialect.text_literal("{"), Sql("m.listed"), dialect.text_literal("}")]
    return dialect.concat(parts)


def class_label(
    workspace: Workspace,
    recoding: Recoding,
    coded: FromItem,
    extents: FromItem,
    attribute: Attribute,
    *,
    few: bool = False,
) -> LabelQuery:
    """Return the query of one attribute's labels.

    Args:
        few: Whether `coded` has all cells, and so few that leaving some out takes longer.
    """
    index = attribute.index
    common = {"extents": extents, "index": index, "dictionary": attribute.dictionary}
    if recoding.read is not None:
        return LabelQuery(
            "recoding/read_label",
            {
                "a": attribute,
                "extents": extents,
                "regions": recoding.read.regions,
                "members": recoding.read.sets.get(index),
            },
        )
    span = Sql(f"e.hi{index} - e.lo{index}")
    level = recoding.level_of(attribute.name)
    if attribute.tree is not None and level is not None:
        return LabelQuery(
            "recoding/level_label", {"tree": attribute.tree, "level": level, **common}
        )
    if attribute.tree is not None and recoding.levels_of_class is not None:
        return LabelQuery(
            "recoding/class_level_label",
            {
                "tree": attribute.tree,
                "height": attribute.height,
                "class_levels": recoding.levels_of_class,
                **common,
            },
        )
    if attribute.tree is not None:
        return LabelQuery(
            "recoding/tree_label", {"tree": attribute.tree, "height": attribute.height, **common}
        )
    if not attribute.request.ranged:
        return LabelQuery(
            "recoding/set_label",
            {
                "coded": coded,
                "few": few,
                "braces": braces(workspace.dialect),
                "most": attribute.distinct,
                "span": span,
                "divisor": attribute.divisor,
                **common,
            },
        )
    return range_labels(workspace, extents, attribute)


# -- ranges: of the values that occur, or widened to whole steps -----------------------------------


def build_extents(
    workspace: Workspace, extents: WorkTable, recoding: Recoding, attributes: Sequence[Attribute]
) -> WorkTable:
    """Build relation (class, n, lo0, hi0, …): the codes from and to which classes publish.

    Args:
        extents: The same of the codes that they have.
    """
    if recoding.bounds is None:
        return extents
    return workspace.make(
        "recoding/bounded",
        "extents",
        extents=extents,
        bounds=recoding.bounds.parts,
        bounded=recoding.bounds.attributes,
        attributes=attributes,
    )


def range_labels(workspace: Workspace, extents: FromItem, attribute: Attribute) -> LabelQuery:
    """Return the query of the labels of an attribute that is published as ranges.

    Args:
        extents: Relation (class, n, lo0, hi0, …) of the classes.
    """
    index = attribute.index
    common = {
        "extents": extents,
        "dictionary": attribute.dictionary,
        "index": index,
        "range": _range(workspace, attribute),
        "divisor": attribute.divisor,
    }
    if attribute.steps is None:
        span = Sql(f"e.hi{index} - e.lo{index}")
        return LabelQuery("recoding/range_label", {"span": span, **common})
    units = not attribute.request.column.kind.numeric
    return LabelQuery("recoding/step_label", {"steps": attribute.steps, "units": units, **common})


def _range(workspace: Workspace, attribute: Attribute) -> Sql:
    """`[17-25]` for numbers, `[2020-01-01..2020-03-31]` for dates, `low..high` for categories."""
    dialect = workspace.dialect
    words = range_words(attribute)
    low, high = ("a.label", "z.label") if attribute.steps is None else ("s.low", "t.high")
    ends = [Sql(low), words.between(dialect, Sql(low)), Sql(high)]
    if not words.begin:
        return dialect.concat(ends)
    return dialect.concat(
        [dialect.text_literal(words.begin), *ends, dialect.text_literal(words.close)]
    )


class RangeWords(NamedTuple):
    """The brackets around a range: `[`, `]` or `)`, or none around categories."""

    begin: str
    close: str
    numeric: bool

    def between(self, dialect: Dialect, low: Sql) -> Sql:
        """Return the separator of the two ends, given the text of the first."""
        return between(dialect, low) if self.numeric else dialect.text_literal("..")


def range_words(attribute: Attribute) -> RangeWords:
    """Choose the brackets and the separator for ranges of an attribute's values."""
    request = attribute.request
    kind = request.column.kind
    if not kind.has_order or isinstance(request.order, tuple):
        return RangeWords("", "", numeric=False)
    if not kind.numeric:
        return RangeWords("[", "]", numeric=False)
    step = request.step.step if isinstance(request.step, RangeStep) else request.step
    whole = kind is Kind.INTEGER and (
        step == "cut" or (isinstance(step, Decimal) and step == int(step))
    )
    return RangeWords("[", "]" if step is None or whole else ")", numeric=True)


# -- one value that represents those of a class, by `output` in a job ------------------------------


class _Spread(NamedTuple):
    """The distance between two values of an attribute, or a value and 0."""

    distance: float | None


def representative(
    workspace: Workspace, rows: int, coded: WorkTable, extents: WorkTable, attribute: Attribute
) -> WorkTable:
    """Build relation (class, label): one value of the column's own type for each class.

    Args:
        coded: Relation (cell, class, n, c0, c1, …): the rows of each cell in a class.
        extents: Relation (class, n, lo0, hi0, …): the least and the greatest code in a class.
    """
    request = attribute.request
    how, value = request.output, one_value(attribute)
    if how in {"lower", "upper"}:
        return _end(workspace, extents, attribute, None, low=how == "lower")
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


def _end(
    workspace: Workspace,
    extents: WorkTable,
    attribute: Attribute,
    widened: Sql | None,
    *,
    low: bool,
) -> WorkTable:
    """Build relation (class, label): one end of the range of each class, NULL where it has a NULL.

    Args:
        widened: What the column of the step `s` of that end is, as a value; None of tight ranges.
    """
    return workspace.make(
        "recoding/end",
        "label",
        extents=extents,
        dictionary=attribute.dictionary,
        index=attribute.index,
        null_code=attribute.null_code,
        end=Sql("lo" if low else "hi"),
        value=one_value(attribute),
        steps=None if widened is None else attribute.steps,
        widened=widened,
    )


def both_ends(
    workspace: Workspace, extents: WorkTable, attribute: Attribute
) -> tuple[WorkTable, WorkTable]:
    """Build relations (class, label) of the lower and the upper ends for `output: bounds`.

    Args:
        extents: Relation (class, n, lo0, hi0, …): the codes from and to which classes publish.
    """

    def end(*, low: bool) -> WorkTable:
        widened = None
        if attribute.steps is not None:
            widened = _as_value(workspace.dialect, attribute, Sql("s.low" if low else "s.high"))
        return _end(workspace, extents, attribute, widened, low=low)

    return end(low=True), end(low=False)


def _as_value(dialect: Dialect, attribute: Attribute, text: Sql) -> Sql:
    """Cast the text of a step's end to the type of its column."""
    column = attribute.request.column
    match column.kind:
        case Kind.INTEGER:
            return dialect.integer(text)
        case Kind.REAL:
            return dialect.double(text)
    return Sql(f"CAST({text} AS {column.type})")


def one_value(attribute: Attribute) -> Sql:
    """Return the value of a row `v` of an attribute's dictionary, as it is published.

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
    # distances from the least value have small sums even if the values are large
    total = dialect.integer(Sql("SUM(a.n * (v.value - b.least))"))
    count = dialect.integer(Sql("SUM(a.n)"))
    twice, double = f"(2 * {total} + {count})", f"(2 * {count})"
    above = dialect.integer(Sql(f"({twice} - {dialect.remainder(twice, double)}) / {double}"))
    return Sql(f"MIN(b.least) + {above}")
