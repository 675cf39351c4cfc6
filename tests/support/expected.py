"""What a release must be, row by row, from the oracle; and what a release is, read back.

Every test table has a kept column `id`, by which published rows are joined to their source.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from oracle import ROOT
from oracle_mondrian import (
    Attribute,
    Classes,
    Cut,
    Path,
    Split,
    by_appearance,
    by_frequency,
    encode,
    hierarchical,
    mondrian,
    ordered,
)

from sqlanon.api import run as api
from sqlanon.job.job import Job
from sqlanon.pipeline.run import Run
from sqlanon.pipeline.steps import find_recoding, inspect_source, stage_source
from sqlanon.sql.backends import connect
from sqlanon.sql.statement import Query, Sql
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from engines import Place

    from sqlanon.report.run import Report
    from sqlanon.sql.backends import Connectable

Labels = tuple[str | None, ...]
Cells = list[list[tuple[Labels, int]]]
_NUMBER = re.compile(r"-?\d+\.\d+")


@dataclass(frozen=True)
class Quasi:
    """A quasi-identifier of a test: its column's kind, and what the job says of it.

    Attributes:
        kind: Its kind (see `engines.Place.load`).
        order: As in a job.
        weight: As in a job.
        hierarchy: As in a job.
        paths: The hierarchy's rows, level 0 to root, as the oracle is told them.
    """

    kind: str
    order: str | tuple[str, ...] | None = None
    weight: Fraction | int = 1
    hierarchy: Mapping[str, object] | None = None
    paths: tuple[Path, ...] | None = None

    @property
    def said(self) -> dict[str, object]:
        """The column in a job."""
        made: dict[str, object] = {"role": "quasi", "weight": float(self.weight)}
        if self.order is not None:
            made["order"] = list(self.order) if isinstance(self.order, tuple) else self.order
        if self.hierarchy is not None:
            made["hierarchy"] = dict(self.hierarchy)
        return made

    @property
    def by_value(self) -> bool:
        """Whether values are in an order of their own."""
        return self.order is None and self.kind not in {"text", "boolean"}


@dataclass(frozen=True)
class Table:
    """A table of quasi-identifiers; the column `id` is added in front."""

    quasi: Mapping[str, Quasi]
    rows: Sequence[tuple[Any, ...]]
    name: str = "people"
    target: str = "released"
    extra: Mapping[str, object] = field(default_factory=dict)

    def load(self, place: Place) -> None:
        """Make the table in a place."""
        columns = {"id": "integer", **{name: quasi.kind for name, quasi in self.quasi.items()}}
        place.load(self.name, columns, [(i, *row) for i, row in enumerate(self.rows)])

    def job(self, k: int, split: str = "strict", cut: str = "loss", **more: object) -> Job:
        """The job that releases it."""
        columns = {name: quasi.said for name, quasi in self.quasi.items()}
        return Job.from_mapping(
            {
                "source": self.name,
                "target": self.target,
                "columns": {"id": {"role": "keep"}, **columns},
                "privacy": [{"k_anonymity": {"k": k}}],
                "algorithm": {"mondrian": {"split": split, "cut": cut}},
                **self.extra,
                **more,
            }
        )

    def attributes(self) -> list[Attribute]:
        """The quasi-identifiers as the oracle knows them."""
        columns = zip(*self.rows, strict=True) if self.rows else [()] * len(self.quasi)
        return [
            _attribute(name, quasi, list(column))
            for (name, quasi), column in zip(self.quasi.items(), columns, strict=True)
        ]

    def oracle_rows(self) -> list[tuple[Any, ...]]:
        """The rows with texts in the columns that have a hierarchy."""
        trees = [quasi.paths is not None for quasi in self.quasi.values()]
        return [
            tuple(text(c) if tree else c for tree, c in zip(trees, row, strict=True))
            for row in self.rows
        ]

    def classes(
        self, k: int, split: Split = "strict", cut: Cut = "loss", *, sets: bool = False
    ) -> Classes | None:
        """The oracle's classes as lists of row numbers; None where there are none."""
        return mondrian(self.oracle_rows(), self.attributes(), k, split, cut, sets=sets)

    def cells(
        self, k: int, split: Split = "strict", cut: Cut = "loss", *, sets: bool = False
    ) -> Cells:
        """The oracle's classes as sorted lists of (values as text, rows)."""
        classes = self.classes(k, split, cut, sets=sets) or []
        texts = [tuple(text(cell) for cell in row) for row in self.rows]
        found = [Counter(texts[row] for row in members) for members in classes]
        return _sorted(found)

    def release(self, k: int, split: Split = "strict", cut: Cut = "loss") -> Counter[Any]:
        """How many rows of each source combination are published under which labels."""
        attributes = self.attributes()
        rows = self.oracle_rows()
        codes = encode(rows, attributes)
        texts = [tuple(text(cell) for cell in row) for row in self.rows]
        made: Counter[Any] = Counter()
        for members in self.classes(k, split, cut) or []:
            labels = tuple(
                _label(attribute, quasi, {codes[row][place] for row in members})
                for place, (attribute, quasi) in enumerate(
                    zip(attributes, self.quasi.values(), strict=True)
                )
            )
            made.update((texts[row], labels) for row in members)
        return made

    def released(self, place: Place) -> Counter[Any]:
        """The same of what stands in the target."""
        texts = [tuple(text(cell) for cell in row) for row in self.rows]
        return Counter(
            (texts[record["id"]], tuple(plain(record[name]) for name in self.quasi))
            for record in place.records(self.target)
        )


def text(value: object) -> str | None:
    """A value as sqlanon's labels spell it; numbers without trailing zeros."""
    match value:
        case None | str():
            return value
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case float() | Decimal():
            short = f"{Decimal(repr(value) if isinstance(value, float) else value):f}"
            return short.rstrip("0").rstrip(".") if "." in short else short
    return str(value)


def plain(value: object) -> str | None:
    """A published value as text; decimals in it lose their trailing zeros (SQLite has none)."""
    label = text(value)
    return (
        None if label is None else _NUMBER.sub(lambda found: text(Decimal(found[0])) or "", label)
    )


def _attribute(name: str, quasi: Quasi, column: list[Any]) -> Attribute:
    if quasi.paths is not None:
        ranks = {text(value): rank for rank, value in enumerate(sorted(set(column) - {None}))}
        last = len(ranks)
        paths = sorted(quasi.paths, key=lambda path: (path[0] is None, ranks.get(path[0], last)))
        return hierarchical(name, [text(v) for v in column], paths, weight=quasi.weight)
    if isinstance(quasi.order, tuple):
        values = {text(value): value for value in column}
        order = [values[item] for item in quasi.order if item in values]
        return ordered(name, column, order=order, weight=quasi.weight)
    if quasi.by_value:
        return ordered(name, column, weight=quasi.weight)
    orders = {
        "appearance": by_appearance(column),
        "alphabetical": sorted(set(column) - {None}, key=lambda v: (text(v) or "").encode()),
    }
    order = orders.get(str(quasi.order), by_frequency(column))
    return ordered(name, column, order=order, weight=quasi.weight, is_set=True)


def _label(attribute: Attribute, quasi: Quasi, codes: set[int]) -> str | None:
    """What a class publishes for its values of one attribute."""
    low, high = min(codes), max(codes)
    if attribute.tree is not None:
        return attribute.paths[low][attribute.common_level(low, high)]
    values = {code: text(value) for value, code in attribute.codes.items()}
    first, last = values[low], values[high]
    if low == high:
        return first
    if last is None:
        return ROOT
    if attribute.is_set:
        return "{" + ", ".join(sorted((values[c] or "" for c in codes), key=str.encode)) + "}"
    if isinstance(quasi.order, tuple):
        return f"{first}..{last}"
    hyphened = quasi.kind in {"integer", "decimal", "real"} and "-" not in (first or "")
    middle = "-" if hyphened else ".."
    return f"[{first}{middle}{last}]"


def _sorted(classes: Sequence[Counter[Labels]]) -> Cells:
    return sorted(
        (sorted(found.items(), key=repr) for found in classes),
        key=repr,
    )


def searched(connection: Connectable, job: Job) -> Cells:
    """The classes that sqlanon's search finds, as sorted lists of (values as text, rows)."""
    return _sorted([*numbered(connection, job).values()])


def numbered(connection: Connectable, job: Job) -> dict[int, Counter[Labels]]:
    """The classes that sqlanon's search finds, by their numbers: values as text, and rows."""
    backend = connect(connection)
    try:
        with backend.transaction(write=False), Workspace(backend) as workspace:
            run = Run(job, workspace)
            source = inspect_source(run)
            made = stage_source(run, source)
            recoding = find_recoding(run, source, made).recoding
            staged = made.frequency_set
            # joined here: MariaDB knows nothing of these tables, and may join each with each
            labels = [
                dict(backend.fetch(Query("test", Sql(f"SELECT code, label FROM {a.dictionary}"))))
                for a in staged.attributes
            ]
            codes = ", ".join(f"c{a.index}" for a in staged.attributes)
            sql = Sql(f"SELECT cell, {codes} FROM {staged.cells}")
            cells = {cell: values for cell, *values in backend.fetch(Query("test", sql))}
            sql = Sql(f"SELECT class, cell, n FROM {recoding.assignment}")
            rows = list(backend.fetch(Query("test", sql)))
    finally:
        backend.close()
    found: dict[int, Counter[Labels]] = {}
    for number, cell, n in rows:
        values = tuple(plain(known[code]) for known, code in zip(labels, cells[cell], strict=True))
        found.setdefault(number, Counter())[values] += int(n)
    return dict(sorted(found.items()))


def run(place: Place, table: Table, k: int, **options: Any) -> Report:
    """Release a table that is loaded in a place."""
    return api.run(table.job(k, **options), connection=place.url)
