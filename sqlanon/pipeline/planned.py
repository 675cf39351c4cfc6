"""The steps of a plan: find and measure what a run would publish, and write nothing.

A plan runs the code of a run on a recorder, also for writing, verifying and publishing. There is
no release to measure then. Because the verifier stops at the first wrong answer, it gets the
answers of a release without faults, so that the script has all of its queries.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from sqlanon.algorithms.base import FullDomain
from sqlanon.errors import JobError, UnsatisfiableError, UnsupportedError
from sqlanon.job.job import k_of, with_k
from sqlanon.ledger.attempts import hold, ledger_notes
from sqlanon.ledger.outcome import add_explanations
from sqlanon.pipeline.publishing import (
    foresee_release,
    give_names,
    notes_of,
    preflight,
    prepare,
    refuse_target,
    take_fingerprint,
    verify_release,
    write_release,
)
from sqlanon.pipeline.steps import find_recoding, find_release, inspect_source
from sqlanon.publish.planned_checks import PLACE, PlannedChecks
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.release.groups import labels_of
from sqlanon.report.assemble import build_initial_context, value_notes
from sqlanon.report.data import Database
from sqlanon.report.loss import total_loss
from sqlanon.report.plan import OpenTransaction, Plan
from sqlanon.report.trade_offs import LargerK, label_classes
from sqlanon.sql.backends.recorder import Recorder
from sqlanon.sql.statement import Script
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.job import Job
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import Source, Staged
    from sqlanon.release.labels import Labels
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import Command, Query, Sql, Statement


def plan_run(
    run: Run, *, solutions: int, with_larger_k: bool, script: bool, counts: bool = False
) -> Plan:
    """Plan a run: find what it would publish, without publishing it.

    Args:
        solutions: How many level vectors to compare, where the algorithm chooses one; or 0.
        counts: Whether random counts are measured without other figures, too.
    """
    job, publisher = run.job, run.publisher
    with add_explanations(publisher):
        if publisher is not None:
            refuse_target(run)
        dialect = run.workspace.dialect
        rehearsed = (publisher is None or publisher.rehearsed) and dialect.searches_database
        ends = {BY_LOT: job.algorithm.by_lot}
        ends[COMPARED] = any(one.ends_scripts for one in run.features)
        ends[LOSS] = job.max_loss is not None
        ending = [note for note, is_so in ends.items() if is_so]
        # an engine without checks would not end it
        scripted = script and rehearsed and (dialect.checks_plans or not ending)
        recorder = Recorder(run.workspace.backend, silent=not scripted)
        workspace = Workspace(recorder, run.workspace.observer, run.workspace.run_id)
        for note in (HEAD, *ending):
            recorder.note(note)
        run = replace(run, workspace=workspace, planned=True, scripted=scripted)
        if publisher is not None:
            preflight(run)
        alone = publisher is not None and publisher.alone
        with recorder.transaction(write=True, alone=alone), workspace:
            if publisher is None:
                refuse_unready(
                    workspace, Needs(run.tables_read, allow_row_security=job.allow_row_security)
                )
                run = prepare(run)
            else:
                with recorder.preparing():
                    run = prepare(run)
                with recorder.writing():
                    hold(workspace)
            recorder.note(SEARCHED)
            source, fingerprint = inspect_source(run), take_fingerprint(run)
            made = find_release(run, source, solutions=solutions)
            beside = larger_k(run, made.source, made.staged, made.release) if with_larger_k else ()
            with recorder.silent():
                database = Database.of(workspace)
                seen = foresee_release(run, made.release, job.purpose, counts=counts)
                entered = ledger_notes(run)
            if publisher is not None and rehearsed:
                rehearse(recorder, run, made.release)
        held = OpenTransaction.of(job, workspace, made.found.recoding.search)
        return Plan.of(
            job,
            made.release,
            workspace,
            made.found.compared,
            script=recorder.script() if run.scripted else Script(),
            database=database,
            foreseen=seen,
            before=build_initial_context(job, source),
            fingerprint=fingerprint,
            constrained=publisher is None or publisher.constrains,
            in_place=None if publisher is None else publisher.plan_in_place(),
            notes=(
                *notes_of(run, made.release),
                *entered,
                *value_notes(job, made.release),
                *(() if held is None else (held.note(),)),
            ),
            larger_k=beside,
        )


HEAD = """\
Made by `sqlanon plan --sql`: the statements of `sqlanon run` in their order, for the engine's own
client, which has to stop at the first error. It makes one release, and fails where that cannot be
had of the rows that are there then; names of relations are new in each plan. It leaves out what
tells of what was measured: the run's entry in the ledger and, in place, a look at the table that
comes when the transaction has ended.\
"""
BY_LOT = """\
Rows are put into classes at random here, with a secret of the run. A script has no secret, and
a reader of the script could undo the assignment. So this script ends at the check
dealt_under_a_secret_of_the_run, with nothing published, and is only for reading.\
"""
COMPARED = """\
A run would not publish a release that violates the models together with earlier ones. A script
measures none of that. So this script ends at the check not_compared_with_other_releases, with
nothing published, and is only for reading.\
"""
LOSS = """\
A run would not publish a release that loses more than max_loss. A script measures no loss. So
this script ends at the check loss_is_not_measured, with nothing published, and is only for
reading.\
"""
SEARCHED = """\
The next statements stage the source and search it. Their number and order (rounds, nodes, steps)
follow from the rows that the table has now.\
"""
_WRITTEN = "The next statements write the release that was found."
_MEASURED = """\
The next statements measure the release, and check each answer: the script ends in an error, with
nothing published, where a run would publish nothing.\
"""
_LOOK = """\
The next statements measure the release. A run publishes it only if the answers are as expected:
check them before you go on.\
"""
_PUBLISHED = "The next statements publish the release."
_SIZES = "-1 AS place, "
"""The part of a query of models that asks for the sizes of the classes too."""
_COMMENT = "anonymized by sqlanon, by the script of a plan"


def rehearse(recorder: Recorder, run: Run, release: Release) -> None:
    """Record the statements with which a run writes, verifies and publishes a release."""
    required = run.job.algorithm.guarantees
    compared = any(one.ends_scripts for one in run.features)
    asked = {name: check for one in run.features for name, check in one.checks.items()}
    ends = {
        # the secret of the script is not that of a run, and all readers of the script know it
        "dealt_under_a_secret_of_the_run": run.job.algorithm.by_lot,
        "not_compared_with_other_releases": compared,
        "loss_is_not_measured": run.job.max_loss is not None,
    }
    ending = [name for name, is_so in ends.items() if is_so]
    checks = PlannedChecks(run.workspace, required, ending, asked)
    recorder.note(_WRITTEN)
    with recorder.writing():
        written = write_release(run, release)
        recorder.note(_MEASURED if checks.possible else _LOOK)
        for step in checks.sizes(release, written):
            run.workspace.execute(step)
    shown = [*(one.columns for one in release.tables), *(one.columns for one in release.beside)]
    names = [tuple(column.name for column in columns) for columns in shown]
    expected = dict(zip((*written.relations, *written.beside), names, strict=True))
    for stored in written.stored.values():
        expected |= dict.fromkeys(() if stored is None else stored.relations, ())
    # there are no known answers to the queries that a script does not have
    measured = tuple(one for one in run.features if one.in_scripts)
    with recorder.measuring(Faultless(expected, release.row_count, checks)):
        # the view does not exist, so it cannot be copied: queries of the view itself have answers
        written = replace(written, computed=False)
        verify_release(replace(run, features=measured, audience=None), written, required=False)
    recorder.note(_PUBLISHED)
    with recorder.writing():
        give_names(run, release, _COMMENT)


@dataclass(frozen=True, slots=True)
class Faultless:
    """The answers of a release without faults, for queries that a plan only records.

    Attributes:
        checks: Commands that make the script fail where a query has another answer.
    """

    columns: Mapping[Sql, tuple[str, ...]]
    rows: int
    checks: PlannedChecks

    @property
    def _sizes(self) -> tuple[Any, ...]:
        """The row of class sizes for the verifier: the rows, and nothing that a model reads."""
        return (0, 0, self.rows, None, None, 0)

    def reads_release(self, statement: Statement) -> bool:
        """Whether a statement reads the release."""
        return any(relation in statement.sql for relation in self.columns)

    def names(self, query: Query) -> list[str]:
        """The names of the columns of the relation that a query reads."""
        return [
            name
            for relation, names in self.columns.items()
            if relation in query.sql
            for name in names
        ]

    def record_check(self, query: Query) -> list[Command]:
        """List the commands that the script runs after a query."""
        return self.checks.after(query)

    def rows_of(self, query: Query) -> list[tuple[Any, ...]]:
        """The rows of a query about the release."""
        match query.name:
            case "verify/classes":
                return [self._sizes]
            case "verify/violations":
                places = PLACE.findall(query.sql)
                found = [(int(place), 0, 0, 0, None, None, 0) for place in places]
                return [*found, (-1, *self._sizes)] if _SIZES in query.sql else found
            case "exposure/known_too":
                places = PLACE.findall(query.sql)
                return [(int(place), 0, 0, 0, 0, None, 0, 0) for place in places]
            case "exposure/shared_values":
                return [(int(place), 0, 0) for place in PLACE.findall(query.sql)]
            case name:
                own = self.checks.asked.get(name)
                return [(0,) * (1 if own is None else own.width)]


# -- the cost of a larger k, for an algorithm without a lattice ------------------------------------


# Each k is searched anew over what the plan has staged: a cut that is allowed for one k may not be
# allowed for another, so the tree of one search does not contain the classes of the next.

_TIMES = (2, 5, 10)
"""Factors by which k is multiplied."""
_LEAST_SECONDS = 3.0
"""Seconds that the searches may take, however quick the plan was."""


def refuse_without_larger_k(job: Job) -> None:
    """Refuse a job whose plan has no search for a larger k.

    Raises:
        JobError: its algorithm chooses levels, or its classes follow from earlier releases.
    """
    algorithm = job.algorithm
    chosen = isinstance(algorithm, FullDomain) or algorithm.publishes_quasi
    if k_of(job) is None or chosen or job.recoding is not None:
        said = "a job with `recoding`" if job.recoding is not None else algorithm.name
        raise JobError(
            f"larger_k: {said} is not searched for a larger k; leave it out, or plan the job "
            "with --compare k=2..50"
        )


def larger_k(run: Run, source: Source, staged: Staged, release: Release) -> tuple[LargerK, ...]:
    """Describe the release of a plan, and those with two, five and ten times its k.

    A search is not begun if, with the time of the one before, it would take longer than the plan
    has taken.

    Args:
        run: The planned run. Its workspace holds what was staged, and a second one searches.

    Returns:
        The job's own k first. Empty where no larger k is possible, or a feature has a finding that
        a search for it would not consider.
    """
    job, workspace = run.job, run.workspace
    k = k_of(job)
    if k is None or staged.one_k:
        return ()
    frequency_set = staged.frequency_set
    with workspace.backend.silent():
        found = [_describe_release(workspace, frequency_set, k, release.recoding, release.labels)]
    allowed = max(_LEAST_SECONDS, sum(workspace.seconds.values()))
    expected = workspace.seconds["search"] + workspace.seconds["release"]
    with workspace.backend.silent(), workspace.phase("compare"):
        for times in _TIMES:
            if expected > allowed or frequency_set.rows < times * k:
                break
            begun = time.perf_counter()
            try:
                with Workspace(workspace.backend) as beside:
                    one = _search_staged(
                        replace(run, job=with_k(job, times * k), workspace=beside), source, staged
                    )
                    found.append(_describe_release(beside, frequency_set, times * k, *one))
            except (JobError, UnsatisfiableError, UnsupportedError):
                break
            expected = time.perf_counter() - begun
            allowed -= expected
    return tuple(found) if len(found) > 1 else ()


def _search_staged(run: Run, source: Source, staged: Staged) -> tuple[Recoding, Labels]:
    """Search what was staged for another k."""
    source, staged = source.under(run.job), staged.under(run.job)
    recoding = find_recoding(replace(run, scripted=False), source, staged).recoding
    return recoding, labels_of(run.workspace, staged.frequency_set, recoding)


def _describe_release(
    workspace: Workspace, frequency_set: FrequencySet, k: int, recoding: Recoding, labels: Labels
) -> LargerK:
    """Describe a release for one k; classes with the same labels count as one."""
    classes, sizes = label_classes(workspace, labels, frequency_set.attributes)
    workspace.drop(classes)
    return LargerK(
        k=k,
        suppressed=recoding.suppressed,
        classes=sizes.count,
        loss=total_loss(frequency_set, recoding, labels, k).lm,
    )
