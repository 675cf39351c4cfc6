"""Small tables released by a full-domain algorithm, and the oracle's view of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from oracle_lattice import BruteForce, Node, Path, Row, Value, tree

from sqlanon.api import run as api
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report
    from sqlanon.sql.backends import Connectable

Said = str | Mapping[str, Mapping[str, object]]


@dataclass(frozen=True)
class Case:
    """A table of texts; the column `id` is added in front.

    Attributes:
        rows: Its rows.
        hierarchies: Per column the hierarchy's rows, or None.
        weights: Weights other than 1.
        persons: Whose each row is, a column `who` that jobs count persons by; None for none.
    """

    rows: Sequence[Row]
    hierarchies: Mapping[str, Sequence[Path] | None]
    weights: Mapping[str, int] = field(default_factory=dict)
    persons: Sequence[Value] | None = None

    @property
    def texts(self) -> list[str]:
        """The columns behind `id`."""
        return [*self.hierarchies, *([] if self.persons is None else ["who"])]

    @property
    def records(self) -> list[tuple[int | Value, ...]]:
        """The rows of the table."""
        rows = [(i, *row) for i, row in enumerate(self.rows)]
        whose = self.persons
        return rows if whose is None else [(*row, whose[i]) for i, row in enumerate(rows)]

    def load(self, place: Place) -> None:
        """Make the table in a place."""
        columns = {"id": "integer", **dict.fromkeys(self.texts, "text")}
        place.load("people", columns, self.records)

    def oracle(self, k: int, limit: int = 0) -> BruteForce:
        """What is true of it."""
        columns = list(zip(*self.rows, strict=True)) or [()] * len(self.hierarchies)
        trees = [
            tree(column, paths, self.weights.get(name, 1))
            for (name, paths), column in zip(self.hierarchies.items(), columns, strict=True)
        ]
        return BruteForce(self.rows, trees, k, limit)

    def job(self, algorithm: Said, k: int, limit: float = 0, **more: object) -> Job:
        """The job that releases it."""
        quasi: dict[str, dict[str, object]] = {}
        for name, paths in self.hierarchies.items():
            quasi[name] = {"role": "quasi", "weight": self.weights.get(name, 1)}
            if paths is not None:
                quasi[name]["hierarchy"] = {"rows": [list(path) for path in paths]}
        whose = {"columns": {"who": {"role": "drop"}}, "person": "who"}
        counted: dict[str, Any] = {"columns": {}} if self.persons is None else whose
        return Job.from_mapping(
            {
                "source": "people",
                "target": {"table": "released", "if_exists": "replace"},
                "min_rows": 0,  # some tables are empty
                **counted,
                "columns": {"id": {"role": "keep"}, **quasi, **counted["columns"]},
                "privacy": [{"k_anonymity": {"k": k}}],
                "algorithm": algorithm,
                "max_suppression": limit,
                **more,
            }
        )

    def run(
        self, where: Connectable, algorithm: Said, k: int, limit: float = 0, **more: object
    ) -> Report:
        """Release it."""
        return api.run(self.job(algorithm, k, limit, **more), connection=where)

    def pinned(self, node: Node) -> Said:
        """The algorithm that takes one level vector."""
        return {"fixed": {"levels": dict(zip(self.hierarchies, node, strict=True))}}


def levels(report: Report) -> Node:
    """The level vector of a release."""
    assert report.recoding.levels is not None
    return tuple(report.recoding.levels.values())


def solutions(report: Report) -> list[Node]:
    """All answers that the search found."""
    return [tuple(node) for node in report.search.solutions]
