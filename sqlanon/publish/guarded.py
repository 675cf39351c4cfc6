"""A release that is read together with those of its source before it (`releases`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.privacy_models.requirements import Asked
from sqlanon.publish import guarding
from sqlanon.publish.beside import foreseen_beside
from sqlanon.publish.changes import stored_values
from sqlanon.publish.joint_classes import ShownRows, measured_together
from sqlanon.publish.known import releases_of_source
from sqlanon.publish.known_public import population_of
from sqlanon.publish.withholding import Withholding
from sqlanon.report.joint import JointClasses

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.job import Job
    from sqlanon.job.releases import Guard, Releases
    from sqlanon.job.target import Target
    from sqlanon.publish.beside import StoredBeside
    from sqlanon.publish.joint_classes import Together
    from sqlanon.publish.known import ReleasesOfSource
    from sqlanon.release.release import Release
    from sqlanon.report.data import StoredKey
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


@dataclass(slots=True)
class Guarded:
    """What a run knows of the releases before its own, and what it does about them.

    Attributes:
        releases: Those releases.
        guard: What the job says is done where joint classes fall short.
        withholding: Who is left out for it; None where nobody may be.
    """

    releases: ReleasesOfSource
    guard: Guard
    withholding: Withholding | None

    @classmethod
    def of(
        cls,
        workspace: Workspace,
        job: Job,
        said: Releases,
        ledger: RelationName | None,
        key: StoredKey,
    ) -> Guarded:
        """Find the releases that the new one will be read together with.

        Args:
            workspace: Asks.
            job: What to do.
            said: What it says of them.
            ledger: Where runs are entered; None for nowhere.
            key: What tells the source's rows apart.

        Raises:
            PublishError: there are others that it cannot be read together with.
        """
        releases = releases_of_source(
            workspace,
            job.source,
            ledger,
            since=said.since,
            asked=Asked(job.privacy),
            key=key,
            job=job,
        )
        if said.guard == "refuse":
            guarding.refuse_uncounted(releases, job.source, key.column, job)
        return cls(releases, said.guard, Withholding(job, releases) if said.withhold else None)

    def compared(
        self,
        workspace: Workspace,
        release: Release,
        stored: Sql,
        beside: StoredBeside,
        target: Target,
    ) -> JointClasses | None:
        """Measure the joint classes of a release that is written, and not published yet.

        Args:
            workspace: Runs the statements.
            release: It.
            stored: Its keys, as they are stored.
            beside: What is stored beside them.
            target: What the job says of its target.

        Returns:
            What reports say of them; None where nothing is answered.

        Raises:
            VerificationError: they fall short of a model, and the job wants no such release.
        """
        if self.guard == "off":
            return self.unread(release)
        found = self._measured(workspace, release, stored, beside)
        if found is not None and self.guard == "refuse":
            guarding.refuse_short(found, release, self.releases, target, self.withholding)
        return None if found is None else found.found

    def foreseen(self, workspace: Workspace, release: Release, keys: Sql) -> JointClasses | None:
        """Measure those of a release that is planned.

        Args:
            workspace: Runs the statements.
            release: It.
            keys: What would be stored of it.
        """
        beside, made = foreseen_beside(workspace, release)
        found = self._measured(workspace, release, keys, beside)
        workspace.drop(*made)
        return None if found is None else found.found

    def unread(self, release: Release) -> JointClasses:
        """What is said where nothing is measured."""
        runs = tuple(one.run_id for one in self.releases.known)
        columns, uncounted = stored_values(release), self.releases.uncounted
        found = JointClasses(self.guard, runs, uncounted, columns, None, None, (), None)
        return self._told(release, found)

    def _measured(
        self, workspace: Workspace, release: Release, keys: Sql, beside: StoredBeside
    ) -> Together | None:
        own = ShownRows(keys, stored_values(release), workspace.run_id)
        together = measured_together(
            workspace,
            release,
            own,
            self.releases,
            self.guard,
            beside=beside,
            withheld=self.withholding,
        )
        if together is None:
            return None
        return together._replace(found=self._told(release, together.found))

    def _told(self, release: Release, found: JointClasses) -> JointClasses:
        """With what later releases are told by whether they can be read together with this one."""
        return replace(found, population=population_of(release))

    def notes(self, job: Job, k: int) -> Iterator[str]:
        """What a reader of plan and report should know of it.

        Args:
            job: What is done.
            k: How many a joint class needs.
        """
        yield from guarding.notes(job, self.releases, self.guard)
        if self.withholding is not None:
            yield from self.withholding.notes(k)
