"""Ranges that classes publish: of the values that occur, or widened to whole steps."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.release.recoding import Regions
from sqlanon.source.ranges import RangeStep
from sqlanon.sql.dialects import Kind
from sqlanon.sql.dialects.expressions import between
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import FromItem, WorkTable
    from sqlanon.sql.workspace import Workspace


def published_extents(
    workspace: Workspace, extents: WorkTable, recoding: Recoding, attributes: Sequence[Attribute]
) -> WorkTable:
    """Relation (class, n, lo0, hi0, …): the codes from and to which classes publish.

    Args:
        workspace: Runs the statement.
        extents: The same of the codes that they have.
        recoding: The classes.
        attributes: The quasi-identifiers.
    """
    if not isinstance(recoding, Regions) or recoding.bounds is None:
        return extents
    return workspace.make(
        "recoding/bounded",
        "extents",
        extents=extents,
        bounds=recoding.bounds,
        bounded=recoding.bounded,
        attributes=attributes,
    )


def range_labels(workspace: Workspace, extents: FromItem, attribute: Attribute) -> WorkTable:
    """Relation (class, n, label, units, members) of an attribute that is published as ranges.

    Args:
        workspace: Runs the statement.
        extents: Relation (class, n, lo0, hi0, …) of the classes.
        attribute: The attribute; it has no hierarchy.
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
        return workspace.make("recoding/range_label", "label", span=span, **common)
    return workspace.make(
        "recoding/step_label",
        "label",
        steps=attribute.steps,
        units=not attribute.request.column.kind.numeric,
        **common,
    )


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
    """What stands around the ends of a range: `[`, `]` or `)`, or nothing around categories."""

    begin: str
    close: str
    numeric: bool

    def between(self, dialect: Dialect, low: Sql) -> Sql:
        """What stands between them, by the text of the first."""
        return between(dialect, low) if self.numeric else dialect.text_literal("..")


def range_words(attribute: Attribute) -> RangeWords:
    """What stands around and between the ends of a range of an attribute's values."""
    request = attribute.request
    kind = request.column.kind
    if not kind.ordered or isinstance(request.order, tuple):
        return RangeWords("", "", numeric=False)
    if not kind.numeric:
        return RangeWords("[", "]", numeric=False)
    step = request.step.step if isinstance(request.step, RangeStep) else request.step
    whole = kind is Kind.INTEGER and (
        step == "cut" or (isinstance(step, Decimal) and step == int(step))
    )
    return RangeWords("[", "]" if step is None or whole else ")", numeric=True)
