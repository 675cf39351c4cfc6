"""What a metric is given: totals that a test counts itself, the metric's SQL run on SQLite."""

from __future__ import annotations

import math
import sqlite3
from collections import Counter
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from sqlanon.metrics import ClassRow, ClassSum, Metric, Totals
from sqlanon.source.frequency_set import Attribute, Request
from sqlanon.source.hierarchies.relation import HierarchyRelation
from sqlanon.source.inspection import Column
from sqlanon.sql.dialects import Kind
from sqlanon.sql.dialects.sqlite import SQLite
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from oracle_metrics import Release


def attribute(index: int, leaves: int, height: int, weight: Fraction = Fraction(1)) -> Attribute:
    """A quasi-identifier of a hierarchy, as far as metrics look at it."""
    column = Column(f"q{index}", Sql("VARCHAR"), Kind.TEXT, nullable=True)
    request = Request(column, "frequency", weight, "interval", ranged=False)
    hierarchy = HierarchyRelation(WorkTable("h", Sql("h")), height, leaves, has_null=False)
    return Attribute(
        index=index,
        request=request,
        dictionary=WorkTable("d", Sql("d")),
        distinct=leaves,
        null_code=None,
        hierarchy=hierarchy,
        tree=WorkTable("t", Sql("t")),
        leaves=leaves,
    )


def attributes(release: Release) -> list[Attribute]:
    """The quasi-identifiers of a release."""
    places = zip(release.domains, release.heights, release.weights, strict=True)
    return [
        attribute(i, leaves, height, weight) for i, (leaves, height, weight) in enumerate(places)
    ]


@cache
def unit(metric: Metric, index: int, level: int, leaves: int) -> int:
    """What the metric's SQL says that a row costs; 0 where it says nothing."""
    expression = metric.unit(attribute(index, 2, 2), level)
    if expression is None:
        return 0
    answer = _answer(f"SELECT {expression} FROM (SELECT {leaves} AS s{level}) AS t{index}")
    assert isinstance(answer, int)
    return answer


def summed(one: ClassSum, classes: Iterable[tuple[int, int]]) -> float:
    """What the metric's SQL sums over classes of rows and original tuples."""
    row = ClassRow(Sql("n"), Sql("leaves"), SQLite().ln(Sql("leaves")))
    values = ", ".join(f"({n}, {leaves}.0)" for n, leaves in classes)
    if not values:
        return 0.0
    pairs = f"SELECT column1 AS n, column2 AS leaves FROM (VALUES {values})"
    return float(_answer(f"SELECT SUM({one.term(SQLite(), row)}) FROM ({pairs})"))


def _answer(sql: str) -> float:
    connection = sqlite3.connect(":memory:")
    try:
        (answer,) = connection.execute(sql).fetchone()
    finally:
        connection.close()
    return float(answer) if isinstance(answer, float) else int(answer)


def totals(release: Release, metric: Metric, k: int = 1) -> Totals:
    """What SQL would have summed of a full-domain release."""
    kept = [place for place, published in enumerate(release.kept) if published]
    classes, every = release.classes, Counter(release.labels)
    places = range(len(release.domains))

    def units(rows: Iterable[int]) -> tuple[int, ...]:
        counts = Counter((place, release.covers[row][place]) for row in rows for place in places)
        return tuple(
            sum(
                n * unit(metric, p, release.levels[p], s)
                for (p, s), n in counts.items()
                if p == place
            )
            for place in places
        )

    leaves = {c: math.prod(release.covers[row]) for row, c in enumerate(release.labels)}
    of = {
        released: [(n, leaves[c]) for c, n in counted.items()]
        for released, counted in ((True, classes), (False, every))
    }
    return Totals(
        attributes=attributes(release),
        k=k,
        levels=tuple(release.levels),
        rows=len(release.rows),
        suppressed=release.suppressed,
        classes=len(classes),
        units=units(kept),
        entropies=tuple(_bits(release, place) for place in places),
        sums={name: summed(one, of[one.released]) for name, one in metric.sums.items()},
        lost_entropy=_lost(release) if metric.needs_lost_entropy else 0.0,
        all_units=units(range(len(release.rows))),
        cells_term=_spent(Counter(release.rows)),
    )


def _spent(counts: Counter[object]) -> float:
    return math.fsum(n * math.log2(n) for n in counts.values())


def _bits(release: Release, place: int) -> float:
    """N log2 N of labels less that of values: values stand under one label each."""
    labels = Counter[object](row[place] for row in release.labels)
    return _spent(labels) - _spent(Counter(row[place] for row in release.rows))


def _lost(release: Release) -> float:
    gone = [g for g, kept in zip(release.labels, release.kept, strict=True) if not kept]
    if not gone:
        return 0.0
    whole = len(gone) * math.log2(len(gone))
    spent = (_spent(Counter(row[place] for row in gone)) for place in range(len(release.domains)))
    return math.fsum(whole - each for each in spent)
