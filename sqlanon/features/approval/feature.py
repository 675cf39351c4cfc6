"""The approval as the steps of a run see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.errors import NotApprovedError
from sqlanon.job.fingerprint import Fingerprint
from sqlanon.pipeline.feature import Feature

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.features.approval.approval import Approval
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import Source
    from sqlanon.release.release import Release, Written
    from sqlanon.sql.statement import Sql


@dataclass(frozen=True, slots=True)
class ApprovedRun(Feature):
    """`run --approved`: the job and its tables are what was approved, or nothing is published.

    Attributes:
        approval: The approval of the run.
    """

    name: ClassVar[str] = "approval"

    approval: Approval

    @property
    @override
    def label(self) -> str:
        return "--approved"

    @override
    def prepare(self, run: Run) -> None:
        """Refuse everything that has changed, before anything else may refuse a part of it."""
        self._refuse_changes(run)

    @override
    def extend(self, source: Source, run: Run) -> Source:
        """Refuse changes since `prepare`, where no transaction prevents them."""
        self._refuse_changes(run)
        return source

    @override
    def measure(
        self, release: Release, rows: Sql, written: Written | None, run: Run
    ) -> Mapping[str, object]:
        return {"approval": self.approval.to_record()}

    def _refuse_changes(self, run: Run) -> None:
        approved, job = self.approval.fingerprint, self.job
        held = None if run.publisher is None else run.publisher.held
        with run.workspace.backend.silent():
            now = Fingerprint.on(run.workspace, job, approved.salt, held)
        found = approved.changes(now)
        found += [f"{place}: the content of the hierarchy is not known" for place in now.lacks(job)]
        if found:
            by = "" if self.approval.by is None else f" by {self.approval.by}"
            error = NotApprovedError(
                f"this is not what was approved{by} on {self.approval.approved_at:%Y-%m-%d}; "
                "nothing is published:\n"
                + "\n".join(f"- {line}" for line in found)
                + "\nUndo that; or run `sqlanon plan JOB --json > report.json`, read it, and run "
                "`sqlanon approve JOB --report report.json --out approval.json`"
            )
            error.changes = tuple(found)
            raise error
