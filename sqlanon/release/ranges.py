"""Ranges that classes publish: of the values that occur, or widened to whole steps."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from sqlanon.release.recoding import Regions
from sqlanon.source.range_steps import RangeStep
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute
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
    begin, middle, end = (dialect.text_literal(one) for one in range_words(attribute))
    if attribute.steps is None:
        parts = [Sql("a.label"), middle, Sql("z.label")]
        return dialect.concat([begin, *parts, end] if range_words(attribute)[0] else parts)
    return dialect.concat([begin, Sql("s.low"), middle, Sql("t.high"), end])


def range_words(attribute: Attribute) -> tuple[str, str, str]:
    """What stands before, between and behind the ends of a range of an attribute's values."""
    request = attribute.request
    kind = request.column.kind
    bounded = kind.ordered and not isinstance(request.order, tuple)
    if not bounded:
        return "", "..", ""
    if not kind.numeric:
        return "[", "..", "]"
    step = request.step.step if isinstance(request.step, RangeStep) else request.step
    whole = kind is Kind.INTEGER and (
        step == "cut" or (isinstance(step, Decimal) and step == int(step))
    )
    return "[", "-", "]" if step is None or whole else ")"
