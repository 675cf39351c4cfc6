"""A release that is read together with those of its source before it (`releases`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.features.release_guard import guarding
from sqlanon.features.release_guard.beside import foreseen_beside
from sqlanon.features.release_guard.changes import stored_values
from sqlanon.features.release_guard.joint_classes import ShownRows, measured_together
from sqlanon.features.release_guard.known import releases_of_source
from sqlanon.features.release_guard.known_public import population_of
from sqlanon.privacy_models.requirements import Asked
from sqlanon.report.joint import JointClasses

if TYPE_CHECKING:
    from sqlanon.features.release_guard.beside import StoredBeside
    from sqlanon.features.release_guard.job_keys import Releases
    from sqlanon.features.release_guard.joint_classes import Together
    from sqlanon.features.release_guard.known import ReleasesOfSource
    from sqlanon.features.release_guard.withholding import Withheld
    from sqlanon.job.releases import Guard
    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release
    from sqlanon.report.data import StoredKey
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Guarded:
    """What a run knows of the releases before its own, and what it does about them.

    Attributes:
        releases: Those releases.
        guard: What the job says is done where joint classes fall short.
        withholds: Whether who is too few is left out for it.
    """

    releases: ReleasesOfSource
    guard: Guard
    withholds: bool

    @classmethod
    def of(cls, run: Run, said: Releases, key: StoredKey) -> Guarded:
        """Find the releases that the new one will be read together with.

        Args:
            run: The run, prepared.
            said: What its job says of them.
            key: What tells the source's rows apart.

        Raises:
            PublishError: there are others that it cannot be read together with.
        """
        job = run.job
        releases = releases_of_source(
            run.workspace,
            job.source,
            run.ledger_name,
            since=said.since,
            asked=Asked(job.privacy),
            key=key,
            job=job,
        )
        if said.guard == "refuse":
            guarding.refuse_uncounted(releases, job.source, key.column, job)
        return cls(releases, said.guard, said.withhold)

    def compared(
        self,
        run: Run,
        release: Release,
        stored: Sql,
        beside: StoredBeside,
        withheld: Withheld,
    ) -> JointClasses | None:
        """Measure the joint classes of a release that is written, and not published yet.

        Args:
            run: The run.
            release: What is published.
            stored: Its keys, as they are stored.
            beside: What is stored beside them.
            withheld: Who was left out.

        Returns:
            What reports say of them; None where nothing is answered.

        Raises:
            VerificationError: they fall short of a model, and the job wants no such release.
        """
        if self.guard == "off":
            return self.unread(release)
        found = self._measured(run.workspace, release, stored, beside, withheld)
        target = run.job.target
        if found is not None and target is not None and self.guard == "refuse":
            guarding.refuse_short(found, release, self.releases, target, withholds=self.withholds)
        return None if found is None else found.found

    def foreseen(
        self, workspace: Workspace, release: Release, keys: Sql, withheld: Withheld
    ) -> JointClasses | None:
        """Measure those of a release that is planned.

        Args:
            workspace: Runs the statements.
            release: It.
            keys: What would be stored of it.
            withheld: Who is left out.
        """
        beside, made = foreseen_beside(workspace, release)
        found = self._measured(workspace, release, keys, beside, withheld)
        workspace.drop(*made)
        return None if found is None else found.found

    def unread(self, release: Release) -> JointClasses:
        """What is said where nothing is measured."""
        runs = tuple(one.run_id for one in self.releases.known)
        columns, uncounted = stored_values(release), self.releases.uncounted
        found = JointClasses(self.guard, runs, uncounted, columns, None, None, (), None)
        return self._told(release, found)

    def _measured(
        self,
        workspace: Workspace,
        release: Release,
        keys: Sql,
        beside: StoredBeside,
        withheld: Withheld,
    ) -> Together | None:
        own = ShownRows(keys, stored_values(release), workspace.run_id)
        together = measured_together(
            workspace,
            release,
            own,
            self.releases,
            self.guard,
            beside=beside,
            withheld=withheld,
        )
        if together is None:
            return None
        return together._replace(found=self._told(release, together.found))

    def _told(self, release: Release, found: JointClasses) -> JointClasses:
        """With what later releases are told by whether they can be read together with this one."""
        return replace(found, population=population_of(release))
