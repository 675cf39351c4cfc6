"""Refusals and notes of `release_guard`, by the job alone and of releases that violate a model.

A release is read together with all earlier ones of its source (`compare: all`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlanon.algorithms.full_domain.fixed import Fixed
from sqlanon.common.wording import inflect
from sqlanon.errors import JobError, PublishError, UnsupportedError
from sqlanon.features.release_guard.changes import (
    PREVIOUS,
    list_stored_values,
    refusal_of_mode,
    refuse_short,
)
from sqlanon.features.release_guard.earlier_releases import releases_of_source
from sqlanon.features.release_guard.joint_classes import ReleaseRows, measure_together
from sqlanon.features.release_guard.keys import refusals_of_no_ledger
from sqlanon.features.release_guard.population import population_of
from sqlanon.job.columns import Drop, Identifier, no_appearance
from sqlanon.privacy_models.km_anonymity import KMAnonymity
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.report.joint import JointClasses

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.errors import SqlanonError
    from sqlanon.features.release_guard.complementary_suppression import Suppression
    from sqlanon.features.release_guard.earlier_releases import ReleaseHistory, StoredExtras
    from sqlanon.features.release_guard.job_keys import ReleaseGuard
    from sqlanon.features.release_guard.joint_classes import JointMeasurement
    from sqlanon.job.job import Job
    from sqlanon.job.target import Target
    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release
    from sqlanon.report.data import StoredKey
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


_LINKING = {"keep", "hash", "renumber"}
"""What may become of an identifier and leaves its values different from each other."""


def refusals(job: Job, said: ReleaseGuard, target: Target) -> Iterator[SqlanonError]:
    """Yield what cannot be compared with other releases, decided by the job alone."""
    if target.mode != "table":
        yield refusal_of_mode(target)
        return
    yield from refusals_of_no_ledger(job, "release_guard")
    yield from _of_tables(job, said)
    persons = ModelRequirements(job.privacy).persons
    if len(persons) > 1:
        yield JobError(
            f"release_guard: the models count persons by {' and by '.join(persons)}; count them "
            "by one column"
        )
    if said.action == "suppress":
        for name, quasi in job.quasi_identifiers.items():
            if quasi.order == "appearance":
                yield no_appearance(f"columns.{name}", "release_guard and action: suppress")
    yield from (_of_all if said.compare == "all" else _of_previous)(job, said, target, persons)


def _of_all(
    job: Job, said: ReleaseGuard, _: Target, persons: Sequence[str]
) -> Iterator[SqlanonError]:
    for name in persons:
        if _links_rows(job, name):
            yield UnsupportedError(
                f"release_guard: the published column {name} links the rows of a person in each "
                "release, and so reveals the joint classes of the person; use role: drop"
            )
    if said.action != "store" and not job.algorithm.guarantees:
        yield UnsupportedError(
            f"release_guard: {job.algorithm.name} without guarantee does not satisfy the models by "
            "itself, and joint classes are smaller still; leave one of the two out"
        )


def _of_previous(
    job: Job, said: ReleaseGuard, target: Target, persons: Sequence[str]
) -> Iterator[SqlanonError]:
    if any(model.of_combinations for model in job.privacy):
        yield UnsupportedError(
            "release_guard.compare: previous: compares persons of classes, not the combinations "
            "of km_anonymity; set all, or leave release_guard out"
        )
    if target.if_exists != "replace" and said.action != "store":
        yield JobError(
            "release_guard.compare: previous: a target has a previous release only with "
            "if_exists: replace; set it, or set compare: all"
        )
    if persons and target.key not in {None, *persons}:
        yield JobError(
            f"target.key: {target.key}: the models count persons by {persons[0]}, and a person "
            f"can have several rows; set `key: {persons[0]}`, or leave it out"
        )


def _of_tables(job: Job, said: ReleaseGuard) -> Iterator[SqlanonError]:
    """Refuse releases of several tables, which are not compared by classes."""
    algorithm = job.algorithm
    if algorithm.remembers:
        if said.action != "store" or said.compare != "all":
            yield UnsupportedError(
                f"release_guard: {algorithm.name} keeps the values of each person's class, and "
                "makes new classes in each run, so that joint classes are small; set action: "
                "store and compare: all, which stores the class of each person for `sqlanon "
                "compare`"
            )
    elif algorithm.publishes_quasi and len(algorithm.table_suffixes(job)) > 1:
        yield UnsupportedError(
            f"release_guard: {algorithm.name} makes new random groups in each release, so few "
            "persons are in the same groups of both; use m_invariance, which keeps the values "
            "of each person's group in all releases, or leave it out"
        )
    elif len(algorithm.table_suffixes(job)) > 1:
        yield UnsupportedError(
            f"release_guard: {algorithm.name} with these options publishes several tables, which "
            "reveal more of a person than the class; leave it out"
        )


def notes(job: Job, said: ReleaseGuard, releases: ReleaseHistory | None) -> Iterator[str]:
    """Yield notes on the comparison with other releases, for readers of the report.

    Args:
        releases: The releases of its source; None where it compares with the previous one.
    """
    if said.action == "store":
        until = "" if releases is not None else ", until the next one is published"
        yield (
            "release_guard.action: store: this release is not compared with others, and its "
            f"persons are stored{until}"
        )
    if releases is None:
        yield PREVIOUS
        return
    if releases.uncounted and said.action != "store":
        yield (
            f"not compared with {inflect(len(releases.uncounted), 'release')} of {job.source}, "
            "whose persons are not stored"
        )
    if releases.passed and releases.since is not None:
        dropped = f"; stored data of releases older than {said.keep_for} is dropped"
        kept = "" if said.keep_for is None else dropped
        yield (
            f"{inflect(releases.passed, 'release')} of {job.source} from before "
            f"{releases.since:%Y-%m-%d %H:%M} (UTC) not compared: a reader may still have "
            f"one{kept}"
        )


def _links_rows(job: Job, name: str) -> bool:
    """Whether a column is published so that equal values of it are equal there."""
    said = job.columns.get(name)
    if said is None:
        return job.unlisted == "keep"
    if isinstance(said, Identifier):
        return said.action in _LINKING
    return not isinstance(said, Drop)


def refuse_uncounted(
    releases: ReleaseHistory, source: RelationName, key: str | None, job: Job
) -> None:
    """Refuse to ignore releases whose members are not stored."""
    if releases.latest is not None:
        number, (moment, target) = len(releases.uncounted), releases.latest
        if releases.thinned:
            raise PublishError(
                f"stored rows of {inflect(len(releases.thinned), 'release')} of {source} were "
                f"deleted, or lost their class, the last one in {releases.thinned[-1]}: removed "
                "persons cannot be counted; restore these rows, and erase persons with `sqlanon "
                "history forget --person KEY` only; if nobody has these releases any more, set "
                f"`release_guard: {{since: …}}` with a moment after {moment}"
            )
        raise PublishError(
            f"{source} has had {inflect(number, 'release')} without stored persons by "
            f"{key}{_describe_extras(job)}, the last one {target}, of run "
            f"{releases.uncounted[-1]}: this release cannot be compared with them; if nobody has "
            f"them any more, set `release_guard: {{since: …}}` with a moment after {moment}, or "
            "set action: warn"
        )


def _describe_extras(job: Job) -> str:
    """Describe the other data that a release must store for the models of a job."""
    tables = [str(one.source) for one in job.details if one.models]
    beside = [f"the items of {' and '.join(tables)} by their quasi-identifiers"] if tables else []
    if (population := ModelRequirements(job.privacy).population) is not None:
        beside.append(f"{population} by those of the source")
    return "".join(f", or {one} as in the job" for one in beside)


def _describe_short(together: JointMeasurement) -> str:
    """Describe the joint classes that violate a model, and where their members are stored."""
    if not together.short and any(one.model == KMAnonymity.name for one in together.found.short):
        return "too few persons have the same row, or the same rows, in all releases"
    if not together.short:
        return (
            "no joint class is too small by itself, and the model counts persons of the population"
        )
    named = ", ".join(dict.fromkeys(map(str, together.short)))
    keys = dict.fromkeys(str(one.before.keys) for one in together.short if one.before is not None)
    stored = f" (by `place` in {' and '.join(keys)})" if keys else ""
    return f"the smallest consist of {named}{stored}"


def _of_series(releases: ReleaseHistory) -> str:
    """Describe the remedy where persons keep their values in other releases; else an empty text."""
    series = [one.series for one in releases.known if one.series is not None]
    if not series:
        return ""
    names = " and ".join(dict.fromkeys(name for name, _ in series))
    return (
        f"{inflect(len(series), 'release')} of {names} {'is' if len(series) == 1 else 'are'} by "
        "m_invariance, which makes new classes in each run, so few persons are in the same classes "
        "of both. Publish only one of the two, or, if nobody has releases of "
        f"{names} any more, set `release_guard: {{since: …}}` with a moment after "
        f"{max(at for _, at in series)}"
    )


def _reusable(release: Release) -> bool:
    """Whether its recoding could be an earlier one's, and is not."""
    if release.recoding.search.reused is not None:
        return False
    # labels that are values of the column's own type do not say what else belongs to them
    requests = [one.request for one in release.frequency_set.attributes]
    native = any(one.keeps_type or one.publishes_bounds for one in requests)
    return release.recoding.level_vector is not None or not native


def _advice(release: Release, *, withholds: bool, alone: bool) -> str:
    """Describe the remedies that the job does not use already.

    Args:
        withholds: Whether the job suppresses persons already.
        alone: Whether joint classes violate it by themselves, not only combinations of rows.
    """
    done = []
    if _reusable(release):
        fixed = release.recoding.search.algorithm == Fixed.name
        beside = ", with an algorithm that chooses levels, as optimal" if fixed else ""
        done.append(
            f"reuse the recoding of the previous release (recoding: {{reuse: last}}{beside})"
        )
    if alone and not withholds:
        done.append("suppress rows, so that k persons of each class are missing (action: suppress)")
    done += [
        "run again after more changes",
        "publish at coarser levels, whose classes contain the earlier ones",
        "set `since` if nobody has the earlier releases any more",
    ]
    if alone and not release.asked.persons:  # which that series does not count
        done.append("start a series by m_invariance, under another name and for other readers")
    said = f"{', '.join(done[:-1])}, or {done[-1]}"
    return said[0].upper() + said[1:]


@dataclass(frozen=True, slots=True)
class HistoryGuard:
    """The releases before a run's own, and what the job says of them."""

    releases: ReleaseHistory
    said: ReleaseGuard

    @classmethod
    def of(cls, run: Run, said: ReleaseGuard, key: StoredKey) -> HistoryGuard:
        """Find the releases that the new one will be read together with.

        Raises:
            PublishError: there are others that it cannot be read together with.
        """
        job, now = run.job, datetime.now(UTC)
        releases = releases_of_source(
            run.workspace,
            job.source,
            run.ledger_name,
            since=said.counts_since(now),
            asked=ModelRequirements(job.privacy),
            key=key,
            job=job,
            kept_since=said.compute_retention_start(now),
        )
        if said.refuses:
            refuse_uncounted(releases, job.source, key.column, job)
        return cls(releases, said)

    def measure(
        self,
        workspace: Workspace,
        release: Release,
        keys: Sql,
        beside: StoredExtras,
        withheld: Suppression,
    ) -> JointMeasurement | None:
        """Measure the joint classes of a release that is planned, or written and not published yet.

        Returns:
            The result; None where statements return no answer.
        """
        own = ReleaseRows(keys, list_stored_values(release), workspace.run_id)
        together = measure_together(
            workspace,
            release,
            own,
            self.releases,
            self.said.action,
            beside=beside,
            withheld=withheld,
        )
        if together is None:
            return None
        return together._replace(found=self._add_population(release, together.found))

    def unread(self, release: Release) -> JointClasses:
        """Return the result where nothing is measured."""
        runs = tuple(one.run_id for one in self.releases.known)
        columns, uncounted = list_stored_values(release), self.releases.uncounted
        found = JointClasses(self.said.action, runs, uncounted, columns, None, None, (), None)
        return self._add_population(release, found)

    def refuse_short(self, together: JointMeasurement, release: Release) -> None:
        """Stop a release whose joint classes with earlier ones violate a model."""
        found = together.found
        if found.short:
            withholds, alone = self.said.action == "suppress", bool(together.short)
            advice = _advice(release, withholds=withholds, alone=alone)
            refuse_short(
                f"{inflect(len(found.before), 'earlier release')} of {release.source.name}",
                f"{'; '.join(map(str, found.short))}"
                f"{'' if found.small is None else f' ({found.small})'}: "
                f"{_describe_short(together)}",
                _of_series(self.releases) or advice,
            )

    def _add_population(self, release: Release, found: JointClasses) -> JointClasses:
        """Add the population, by which later runs decide whether they can read it with theirs."""
        return replace(found, population=population_of(release))
