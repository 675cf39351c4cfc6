"""What a run did and measured: counts, shares and names, never a value of the table."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlanon.report.loss import Loss
    from sqlanon.verify.measure import ModelResult


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of the source, of the release, and of those that were suppressed.

    With `suppressed: keep` those that were suppressed are among those that are published.
    """

    source: int
    published: int
    suppressed: int


@dataclass(frozen=True, slots=True)
class Classes:
    """Equivalence classes of the release; all but the count are None without rows."""

    count: int
    min: int | None
    mean: float | None
    max: int | None


@dataclass(frozen=True, slots=True)
class Risk:
    """Re-identification risk under the prosecutor model, each in [0, 1].

    See docs/definitions.md, "Re-identification risk".

    Attributes:
        highest: 1 / rows of the smallest class.
        average: Classes / rows, the mean over rows of 1 / rows of the row's class.
        unique: Share of rows that are alone in their class.
    """

    highest: float | None
    average: float | None
    unique: float | None

    @classmethod
    def of(cls, classes: int, smallest: int | None, rows: int, unique: int) -> Risk:
        """The risk of a table with these classes; all None for a table without rows."""
        if not rows or not smallest:
            return cls(None, None, None)
        return cls(1 / smallest, classes / rows, unique / rows)


def plain_result(result: ModelResult) -> dict[str, Any]:
    """A model's result as plain data; JSON has no infinity, so it is a text.

    Violating classes and rows are given only where the model does not hold: it has none otherwise.
    """
    counts = {"violating_classes", "violating_rows"}
    return {
        key: "Infinity" if value == math.inf else value
        for key, value in asdict(result).items()
        if not (key in {"column", "variant", "reference"} and value is None)
        and not (key in counts and result.holds)
    }


@dataclass(frozen=True, slots=True)
class Report:
    """What a run did.

    Attributes:
        run_id: 12 hexadecimal digits; also in the ledger.
        source: The table that was read.
        target: Where the release is, and how it got there.
        rows: Rows read, published, suppressed.
        classes: Equivalence classes, as measured on the release.
        models: Each privacy model: what was required, what was reached.
        loss: What it cost.
        risk: Before and after.
        recoding: Its kind, and what describes it.
        columns: What became of each column of the source.
        search: Algorithm, whether proved optimal, rounds or nodes, statements.
        seconds: Wall-clock seconds of each phase and in total.
        statements: Statements of the whole run.
        notes: What the reader should know.
    """

    run_id: str
    source: str
    target: dict[str, str]
    rows: Rows
    classes: Classes
    models: tuple[ModelResult, ...]
    loss: Loss
    risk: dict[str, Risk]
    recoding: dict[str, Any]
    columns: dict[str, str]
    search: dict[str, Any]
    seconds: dict[str, float]
    statements: int
    notes: tuple[str, ...] = field(default=())

    def sentence(self) -> str:
        """One line for the release's comment in the database."""
        models = ", ".join(
            f"{model.name} {'of no rows' if model.reached is None else model.reached}"
            + ("" if model.holds else f" of {model.required} (does NOT HOLD)")
            for model in self.models
        )
        return (
            f"anonymized by sqlanon, run {self.run_id}: {models} reached; {self.rows.published} of "
            f"{self.rows.source} rows in {self.classes.count} classes"
        )

    def to_dict(self) -> dict[str, Any]:
        """The report as plain data, ready for JSON."""
        return {**asdict(self), "models": [plain_result(model) for model in self.models]}

    def to_json(self) -> str:
        """The report as JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def __str__(self) -> str:
        from sqlanon.report.text import as_text  # noqa: PLC0415 - rich is slow to import

        return as_text(self)

    def _repr_html_(self) -> str:
        from sqlanon.report.text import as_html  # noqa: PLC0415 - rich is slow to import

        return as_html(self)
