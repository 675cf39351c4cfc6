"""What `check` measured of a relation."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sqlanon.report.data import Classes, Risk, plain_result

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.names import RelationName
    from sqlanon.verify.measure import ClassSizes, ModelResult


@dataclass(frozen=True, slots=True)
class CheckReport:
    """Classes and risk of a relation, and each model with its measured value.

    Attributes:
        table: The relation.
        quasi: Its quasi-identifiers.
        rows: Its rows.
        classes: Its equivalence classes.
        k: Rows of the smallest class; None without rows.
        models: Each model that it should satisfy.
        risk: Its re-identification risk.
        holds: Whether every model holds.
    """

    table: str
    quasi: tuple[str, ...]
    rows: int
    classes: Classes
    k: int | None
    models: tuple[ModelResult, ...]
    risk: Risk
    holds: bool

    @classmethod
    def of(
        cls,
        table: RelationName,
        quasi: Sequence[str],
        sizes: ClassSizes,
        results: Sequence[ModelResult],
    ) -> CheckReport:
        """A report of measured classes."""
        return cls(
            str(table),
            tuple(quasi),
            sizes.rows,
            Classes(sizes.count, sizes.smallest, sizes.mean, sizes.largest),
            sizes.smallest,
            tuple(results),
            Risk.of(sizes.count, sizes.smallest, sizes.rows, sizes.unique),
            all(result.holds for result in results),
        )

    def to_dict(self) -> dict[str, Any]:
        """The report as plain data, ready for JSON."""
        return {**asdict(self), "models": [plain_result(model) for model in self.models]}
