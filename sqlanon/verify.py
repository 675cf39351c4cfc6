"""Measures what was written, with SQL of its own, and says whether it is what was asked.

Nothing here is shared with the search: neither codes nor cells nor templates. A verifier that
fails, raises or returns nothing blocks publication.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.errors import VerificationError
from sqlanon.privacy_models import KAnonymity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.dialects import Kind
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.statement import Sql
    from sqlanon.workspace import Workspace


@dataclass(frozen=True, slots=True)
class ClassSizes:
    """The equivalence classes of a relation.

    Attributes:
        count: Classes.
        smallest: Rows of the smallest class; None without rows.
        largest: Rows of the largest class; None without rows.
        rows: Rows of all classes.
        squares: Sum of the squares of the classes' sizes.
        unique: Classes of one row.
    """

    count: int
    smallest: int | None
    largest: int | None
    rows: int
    squares: float
    unique: int

    @property
    def mean(self) -> float | None:
        """Rows of a class on average; None without classes."""
        return self.rows / self.count if self.count else None


@dataclass(frozen=True, slots=True)
class ModelResult:
    """What a model asked and what was measured.

    Attributes:
        name: The model's key in a job.
        required: Its threshold.
        reached: The measured value; None for a relation without rows, where every model holds.
        holds: Whether the relation satisfies the model.
    """

    name: str
    required: int
    reached: int | None
    holds: bool


def class_sizes(
    workspace: Workspace, relation: Sql, quasi: Sequence[tuple[str, Kind]]
) -> ClassSizes:
    """Sizes of the classes of rows that are equal, byte by byte, in all quasi-identifiers."""
    dialect = workspace.backend.dialect
    values = [dialect.exact(dialect.quote(name), kind) for name, kind in quasi]
    answer = workspace.rows("verify/classes", relation=relation, values=values)
    if len(answer) != 1:
        raise VerificationError("the verifier got no answer; nothing was published")
    count, smallest, largest, rows, squares, unique = answer[0]
    return ClassSizes(
        int(count),
        None if smallest is None else int(smallest),
        None if largest is None else int(largest),
        int(rows),
        float(squares),
        int(unique),
    )


def judge(models: Sequence[PrivacyModel], sizes: ClassSizes) -> tuple[ModelResult, ...]:
    """Each model against the measured classes."""
    return tuple(_judge(model, sizes) for model in models)


def _judge(model: PrivacyModel, sizes: ClassSizes) -> ModelResult:
    if not isinstance(model, KAnonymity):
        raise VerificationError(f"the verifier cannot measure {model.name}; nothing was published")
    reached = sizes.smallest
    return ModelResult(model.name, model.k, reached, reached is None or reached >= model.k)


def verify(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    models: Sequence[PrivacyModel],
    *,
    expected_rows: int,
    expected_columns: Sequence[str],
) -> tuple[ClassSizes, tuple[ModelResult, ...]]:
    """Measure the written relation.

    Raises:
        VerificationError: it has other columns or another number of rows than it should have, or
            a model does not hold.
    """
    columns = workspace.names("inspect/header", table=relation)
    if columns != list(expected_columns):
        raise VerificationError("the written relation has other columns than it should have")
    sizes = class_sizes(workspace, relation, quasi)
    if sizes.rows != expected_rows:
        raise VerificationError(
            f"the written relation has {sizes.rows} rows and should have {expected_rows}; it was "
            "not published"
        )
    results = judge(models, sizes)
    for result in results:
        if not result.holds:
            raise VerificationError(
                f"the written relation does not satisfy {result.name}: required {result.required}, "
                f"reached {result.reached}; it was not published"
            )
    return sizes, results
