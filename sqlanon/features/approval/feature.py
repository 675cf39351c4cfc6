"""Approvals: small files that bind a job, and the tables that it reads, to a report."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from typing_extensions import override

from sqlanon.errors import JobError, NotApprovedError
from sqlanon.job.fingerprint import Fingerprint
from sqlanon.pipeline.feature import Feature
from sqlanon.report.data import GivenApproval

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import Source
    from sqlanon.release.release import Release, Written
    from sqlanon.sql.statement import Sql


_SCHEMA = "urn:sqlanon:schema/approval/1"
_LARGEST = 16 * 2**20
"""Bytes of a report or an approval."""


class ApprovedFigures(NamedTuple):
    """Rows that are published, rows of the smallest class, and NCP; None where not known."""

    rows: int | None
    smallest_class: int | None
    loss: float | None


@dataclass(frozen=True, slots=True)
class Approval:
    """An approval of a report, with its author and its moment.

    Attributes:
        approved_at: When, with its zone.
    """

    approved_at: datetime
    by: str | None
    run_id: str
    figures: ApprovedFigures
    fingerprint: Fingerprint

    @classmethod
    def of(cls, said: Mapping[str, Any]) -> Approval:
        """The approval that plain data says."""
        try:
            json.dumps(said, ensure_ascii=False, allow_nan=False).encode()  # what a ledger takes
            figures, by = _figures(said["figures"]), said["by"]
            made = cls(
                datetime.fromisoformat(said["approved_at"]),
                by,
                str(said["run_id"]),
                figures,
                fingerprint_in(said["fingerprint"]),
            )
            is_one = said["schema"] == _SCHEMA and isinstance(by, str | None)
            is_one = is_one and made.approved_at.tzinfo is not None
        except (KeyError, TypeError, ValueError, RecursionError):
            is_one = False
        if not is_one:
            raise JobError(
                f"an approval is what `sqlanon approve` writes, with schema {_SCHEMA!r}, and "
                "unchanged; approve the job again"
            )
        return made

    @classmethod
    def read(cls, said: Approval | Path | str | Mapping[str, Any]) -> Approval:
        """Return an approval unchanged, or read it from its file or from plain data.

        Raises:
            JobError: it cannot be read, or is none.
        """
        if isinstance(said, Approval):
            return said
        return cls.of(json_of(said, "an approval"))

    def to_dict(self) -> dict[str, Any]:
        """Return the approval as plain data, ready for JSON."""
        return {
            "schema": _SCHEMA,
            "approved_at": self.approved_at.isoformat(timespec="seconds"),
            "by": self.by,
            "run_id": self.run_id,
            "figures": self.figures._asdict(),
            "fingerprint": asdict(self.fingerprint),
        }

    def to_json(self) -> str:
        """Return the approval as JSON, which people can read too."""
        return json.dumps(self.to_dict(), indent=2) + "\n"

    def digest(self) -> str:
        """Return the SHA-256, in hex, of what it says, however its file is written."""
        said = json.dumps(self.to_dict(), sort_keys=True)
        return hashlib.sha256(said.encode()).hexdigest()

    def to_record(self) -> GivenApproval:
        """Return the record of the approval for report and ledger."""
        return GivenApproval(self.digest(), self.approved_at, self.by, self.run_id, *self.figures)


def _figures(said: Mapping[str, Any]) -> ApprovedFigures:
    """The figures of an approval from plain data."""
    found = ApprovedFigures(**said)
    if not all(one is None or type(one) in {int, float} for one in found):
        raise ValueError("no figures")
    return found


def fingerprint_in(said: object) -> Fingerprint:
    """A fingerprint from plain data."""
    names = {one.name for one in fields(Fingerprint)}
    if not isinstance(said, dict) or said.keys() != names:
        raise ValueError("no fingerprint")
    texts, parts = ("salt", "sqlanon"), names - {"salt", "sqlanon"}
    if not all(isinstance(said[one], str) for one in texts):
        raise ValueError("no fingerprint")
    inner = [*said["sources"].values(), *(said[one] for one in parts)]
    if not all(isinstance(one, dict) for one in inner):
        raise ValueError("no fingerprint")
    return Fingerprint(**said)


def json_of(said: Path | str | Mapping[str, Any], what: str) -> dict[str, Any]:
    """Return plain data unchanged, or read them from a file.

    Raises:
        JobError: the file cannot be read, or is not a JSON object.
    """
    if not isinstance(said, Path | str):
        return dict(said)
    path = Path(said)
    try:
        if path.stat().st_size > _LARGEST:
            raise JobError(f"{path} is too large to be {what}")
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise JobError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise JobError(f"{path} is not JSON") from None
    if not isinstance(found, dict):
        raise JobError(f"{path} is not a JSON object")
    return found


@dataclass(frozen=True, slots=True)
class ApprovedRun(Feature):
    """`run --approved`: the job and its tables are what was approved, or nothing is published."""

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
