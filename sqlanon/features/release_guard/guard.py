"""What `releases` refuses, and says: by the job alone, and of joint classes that fall short.

A release that is read together with those of its source before it (`releases`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.algorithms.full_domain.fixed import Fixed
from sqlanon.common.wording import counted
from sqlanon.errors import JobError, PublishError, UnsupportedError, VerificationError
from sqlanon.features.release_guard import withholding
from sqlanon.features.release_guard.changes import stored_values
from sqlanon.features.release_guard.earlier_releases import foreseen_beside, releases_of_source
from sqlanon.features.release_guard.joint_classes import ShownRows, measured_together
from sqlanon.features.release_guard.population import population_of
from sqlanon.privacy_models.km_anonymity import KMAnonymity
from sqlanon.privacy_models.requirements import Asked
from sqlanon.report.joint import JointClasses

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.features.release_guard.earlier_releases import ReleasesOfSource, StoredBeside
    from sqlanon.features.release_guard.job_keys import Releases
    from sqlanon.features.release_guard.joint_classes import Together
    from sqlanon.features.release_guard.withholding import Withheld
    from sqlanon.job.job import Job
    from sqlanon.job.releases import Guard
    from sqlanon.job.target import Target
    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release
    from sqlanon.report.data import StoredKey
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


_LINKING = {"keep", "hash", "renumber"}
"""What may become of an identifier and leaves its values different from each other."""


def refusals(job: Job, said: Releases) -> Iterator[SqlanonError]:
    """What cannot be read together with other releases, decided by the job alone."""
    yield from withholding.refusals(job)
    persons = Asked(job.privacy).persons
    if len(persons) > 1:
        yield JobError(
            f"releases: the models count persons by {' and by '.join(persons)}; count them by one"
        )
    for name in persons:
        if _links_rows(job, name):
            yield UnsupportedError(
                f"releases: {name} tells in each release which rows are one person's, who is then "
                "in several joint classes for every reader; drop it (role: identifier)"
            )
    if said.guard == "off":
        return
    if not job.algorithm.guarantees:
        yield UnsupportedError(
            f"releases: {job.algorithm.name} without guarantee does not satisfy the models by "
            "itself, and joint classes are smaller still; leave one of the two out"
        )


def refusal_of_tables(job: Job, asker: str) -> UnsupportedError:
    """That releases of several tables are not compared by classes."""
    if job.algorithm.publishes_quasi:
        return UnsupportedError(
            f"{asker}: {job.algorithm.name} draws its groups anew in each release, so that hardly "
            "two persons are in the same groups of both; use m_invariance, by which each person "
            "keeps the values of her group in all releases, or leave it out"
        )
    return UnsupportedError(
        f"{asker}: {job.algorithm.name} as the job has it publishes several tables, which tell "
        "more of a person than the class that she is in; leave it out"
    )


def refusals_of_signatures(job: Job) -> Iterator[SqlanonError]:
    """What cannot be done with releases whose persons keep values, not classes."""
    if job.releases is not None and job.releases.guard != "off":
        yield UnsupportedError(
            f"releases.guard: {job.releases.guard}: {job.algorithm.name} keeps the values of each "
            "person's class, and makes classes anew each night, so that joint classes are small; "
            "say off, which stores who is in which class, for `sqlanon compare`"
        )


def notes(job: Job, releases: ReleasesOfSource, guard: Guard) -> Iterator[str]:
    """What a reader of the report should know of how the release was read with others, or not."""
    if guard == "off":
        yield (
            "guard: off: what readers of several releases learn is not measured; it is stored "
            "who is in this one, and a later run with guard: refuse counts it"
        )
    elif releases.uncounted:
        yield (
            f"not read together with {counted(len(releases.uncounted), 'release')} of "
            f"{job.source}: it is not stored who is in them"
        )


def _links_rows(job: Job, name: str) -> bool:
    """Whether a column is published so that equal values of it are equal there."""
    said = job.columns.get(name)
    if said is None:
        return job.unlisted == "insensitive"
    return said.role != "identifier" or job.identifiers[name].action in _LINKING


def refuse_uncounted(
    releases: ReleasesOfSource, source: RelationName, key: str | None, job: Job
) -> None:
    """Refuse to pass over releases of which it is not stored who is in them.

    Args:
        releases: The releases of the source.
        source: It.
        key: What tells its rows apart.
        job: What is done.

    Raises:
        PublishError: there are some.
    """
    if releases.latest is not None:
        number, (moment, target) = len(releases.uncounted), releases.latest
        if releases.thinned:
            raise PublishError(
                f"{source} has had {counted(len(releases.thinned), 'release')} of which stored "
                f"rows were deleted, or have no class any more, the last one in "
                f"{releases.thinned[-1]}: who has gone cannot be counted; put them back, and to "
                "erase somebody put another key in the place of hers, the same one in all tables "
                '(docs/publishing.md, "Erasing a person"); where nobody has these releases any '
                f"more, say `releases: {{since: …}}` with a moment after {moment}"
            )
        raise PublishError(
            f"{source} has had {counted(number, 'release')} of which it is not stored who is in "
            f"them by {key}{_told_beside(job)}, the last one {target}, of run "
            f"{releases.uncounted[-1]}: this one cannot be read with them; where nobody has them "
            f"any more, say `releases: {{since: …}}` with a moment after {moment}, or say "
            "`guard: warn`"
        )


def _told_beside(job: Job) -> str:
    """What else has to be stored of a release for the models of a job."""
    tables = [str(one.source) for one in job.details if one.models]
    beside = [f"the items of {' and '.join(tables)}, by their quasi-identifiers"] if tables else []
    if (population := Asked(job.privacy).population) is not None:
        beside.append(f"{population}, by those of the source")
    return "".join(f", or of {one} as the job has them" for one in beside)


def refuse_short(
    together: Together,
    release: Release,
    releases: ReleasesOfSource,
    target: Target,
    *,
    withholds: bool,
) -> None:
    """Stop a release that does not go with those before it.

    Args:
        together: Its joint classes.
        release: It.
        releases: Those before it.
        target: What the job says of its target.
        withholds: Whether who is too few was left out for it.

    Raises:
        VerificationError: joint classes fall short of a model.
    """
    found = together.found
    if found.short:
        alone = bool(together.short)
        advice = _advice(release, target, withholds=withholds, alone=alone)
        raise VerificationError(
            f"read together with {counted(len(found.before), 'release')} of "
            f"{release.source.name} before it, this one falls short: "
            f"{'; '.join(map(str, found.short))}"
            f"{'' if found.small is None else f' ({found.small})'}: {_named(together)}; "
            "nothing was published. "
            f"{_of_series(releases) or advice}"
        )


def _named(together: Together) -> str:
    """Which joint classes fall short, and where it is stored who is in them."""
    if not together.short and any(one.model == KMAnonymity.name for one in together.found.short):
        return "it is rows of a person, one or more, that too few persons have in all releases"
    if not together.short:
        return "none is too small by itself, and what falls short is counted in the population"
    named = ", ".join(dict.fromkeys(map(str, together.short)))
    keys = dict.fromkeys(str(one.before.keys) for one in together.short if one.before is not None)
    stored = f" (by `place` in {' and '.join(keys)})" if keys else ""
    return f"the smallest are those of {named}{stored}"


def _of_series(releases: ReleasesOfSource) -> str:
    """What can be done where persons keep values in others; nothing where there are none."""
    series = [one.series for one in releases.known if one.series is not None]
    if not series:
        return ""
    names = " and ".join(dict.fromkeys(name for name, _ in series))
    return (
        f"{counted(len(series), 'release')} of {names} {'is' if len(series) == 1 else 'are'} by "
        "m_invariance, which makes classes anew each night: few persons are in the same classes of "
        f"both. Publish one of the two and not the other; where nobody has releases of {names} any "
        f"more, say `releases: {{since: …}}` with a moment after {max(at for _, at in series)}"
    )


def _reusable(release: Release) -> bool:
    """Whether its recoding could be an earlier one's, and is not."""
    if release.recoding.search.reused is not None:
        return False
    # labels that are values of the column's own type do not say what else belongs to them
    native = any(one.request.keeps_type for one in release.frequency_set.attributes)
    return release.recoding.level_vector is not None or not native


def _advice(release: Release, target: Target, *, withholds: bool, alone: bool) -> str:
    """What can be done, without what the job does already.

    Args:
        release: What falls short.
        target: What the job says of its target.
        withholds: Whether who is too few is left out already.
        alone: Whether joint classes fall short by themselves, and not only combinations of rows.
    """
    done = []
    of_combinations = any(model.of_combinations for model in release.asked.models)
    if _reusable(release):
        fixed = release.recoding.search.algorithm == Fixed.name
        beside = ", with an algorithm that chooses levels, as optimal" if fixed else ""
        done.append(
            f"publish by the recoding of the one before (recoding: {{reuse: last}}{beside})"
        )
    if alone and not withholds and (of_combinations or not release.asked.persons):
        done.append("leave persons out, so that k of each have gone (releases: {withhold: true})")
    if alone and not withholds and not of_combinations and target.on_small_change != "delay":
        done.append("let newcomers wait (on_small_change: delay)")
    done += [
        "run again when more have come, gone or changed class",
        "publish at coarser levels, in whose classes those before lie whole",
        "say `since` where nobody has earlier ones any more",
    ]
    if alone and not release.asked.persons:  # which that series does not count
        done.append("begin a series by m_invariance, under another name and for other readers")
    said = f"{', '.join(done[:-1])}, or {done[-1]}"
    return said[0].upper() + said[1:]


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
            refuse_uncounted(releases, job.source, key.column, job)
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
            refuse_short(found, release, self.releases, target, withholds=self.withholds)
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
