"""What a script enters in the ledger when it has made its release: names, counts and measures."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sqlanon.release.recoding import Levels
from sqlanon.report.data import Versions
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.privacy_models.base import Condition, PrivacyModel
    from sqlanon.release.release import Release
    from sqlanon.sql.statement import Command, WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Noted:
    """A number that a check has measured and the ledger is told.

    Attributes:
        name: What the guard calls it.
        measured: The column of the check that has it.
        place: The condition of the check.
        effective: Whether the exponential of it is what people are told.
        model: The model and its condition, where it is what that reached.
    """

    name: Sql
    measured: Sql
    place: int = 0
    effective: bool = False
    model: tuple[PrivacyModel, Condition] | None = None

    @classmethod
    def reached(cls, number: int, place: int, model: PrivacyModel, condition: Condition) -> Noted:
        """The worst measure of a condition, by its place in a statement of a number."""
        worst = Sql("least" if condition.least else "greatest")
        name = Sql(f"reached_{number}_{place}")
        return cls(name, worst, place, condition.effective, (model, condition))


SIZES = (Noted(Sql("source_rows"), Sql("held")), Noted(Sql("published_rows"), Sql("released")))
"""Rows of the source, and of the release."""
CLASSES = Noted(Sql("class_count"), Sql("classes"))
"""Equivalence classes of the release."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a script's releases when it is compiled.

    Attributes:
        ledger: What the ledger is called in statements.
        source: The source's name.
        target: The target's.
        digest: That of the job.
        release: The release that the recoding was found for.
    """

    ledger: Sql
    source: str
    target: str
    digest: str
    release: Release

    def step(
        self, workspace: Workspace, guard: WorkTable, noted: Sequence[Noted], *, checks: int
    ) -> Command:
        """The statement that enters a release of which every check has passed the guard."""
        literal = workspace.dialect.literal
        return workspace.command(
            "compiled/enter",
            ledger=self.ledger,
            source=literal(self.source),
            target=literal(self.target),
            digest=literal(self.digest),
            report=self._report(workspace, noted),
            noted=noted,
            guard=guard,
            checks=checks,
        )

    def _report(self, workspace: Workspace, noted: Sequence[Noted]) -> Sql:
        """The report as a text of JSON, made of texts that are known and numbers that will be."""
        dialect = workspace.dialect
        mark = secrets.token_hex(8)  # in no name of anybody's
        numbers: list[Sql] = []

        def number(column: str) -> str:
            numbers.append(Sql(column))
            return mark

        said: dict[str, Any] = {
            "script": workspace.run_id,
            "rows": {
                "source": number("source_rows"),
                "published": number("published_rows"),
                "suppressed": number("suppressed_rows"),
            },
            "classes": {"count": number("class_count")},
            "models": [
                {
                    "name": model.name,
                    "required": condition.required,
                    "reached": number(one.name),
                    "holds": True,
                    "column": model.reads.column,
                    "variant": condition.variant,
                }
                for one in noted
                if one.model is not None
                for model, condition in [one.model]
            ],
            "recoding": self._recoding(),
            "versions": asdict(Versions.of(workspace.backend.engine)),
        }
        texts = json.dumps(said).split(f'"{mark}"')
        parts = [dialect.text_literal(texts[0])]
        for one, text in zip(numbers, texts[1:], strict=True):
            parts += [one, dialect.text_literal(text)]
        return dialect.concat(parts)

    def _recoding(self) -> dict[str, Any]:
        recoding = self.release.recoding
        levels = {"levels": recoding.levels} if isinstance(recoding, Levels) else {}
        return {"kind": recoding.kind, **levels}
