"""The steps of a run that publish: prepare, write, verify, publish; and what a plan measures."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlanon.errors import DatabaseError, SqlanonError, UnsatisfiableError, note
from sqlanon.job.fingerprint import Fingerprint
from sqlanon.ledger.attempts import hold, let_go, over, refuse_shared_ledger
from sqlanon.ledger.ledger import add_drift
from sqlanon.ledger.outcome import ensure_outcome
from sqlanon.publish.preflight import refuse_read_only, refuse_too_few_rows
from sqlanon.publish.previous_artifacts import drop_stored
from sqlanon.release.release import Release
from sqlanon.report.assemble import assemble, build_context
from sqlanon.report.loss import lossy
from sqlanon.verify.release import foreseen, verify_release_tables
from sqlanon.warnings import refuse_unaccepted, warnings_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.target import Purpose
    from sqlanon.ledger.outcome import Conclusion
    from sqlanon.pipeline.run import Run
    from sqlanon.publish import Publisher
    from sqlanon.release.release import Release, Written
    from sqlanon.report.run import Report
    from sqlanon.sql.statement import Sql
    from sqlanon.verify.release import PlannedMeasures, Verified
    from sqlanon.warnings import WarningContext


def publisher_of_run(run: Run) -> Publisher:
    """Return the run's publisher."""
    if run.publisher is None:
        raise ValueError("nothing is published without a target")
    return run.publisher


def preflight(run: Run) -> None:
    """Refuse what can only be checked before the run's transaction begins."""
    publisher_of_run(run).preflight(run)
    for feature in run.features:
        feature.preflight(run)


def refuse_target(run: Run) -> None:
    """Refuse a target that cannot be written, or a ledger that is one of the job's tables."""
    refuse_read_only(run.workspace.backend, publisher_of_run(run).target.table)
    refuse_shared_ledger(run)


def prepare(run: Run) -> Run:
    """Check all that the run needs, and load what publisher and features need of earlier runs."""
    if run.publisher is not None:
        run.publisher.prepare(run)
    return _prepare_features(run)


def _prepare_features(run: Run) -> Run:
    for feature in run.features:
        run = run.with_part(feature.name, feature.prepare(run))
    return run


@contextmanager
def open_run(run: Run, conclusion: Conclusion) -> Iterator[Run]:
    """Prepare a run in its transaction, which is committed at the end of this context.

    An error after the release was published does not leave this context; see `ensure_outcome`.
    """
    workspace, publisher = run.workspace, publisher_of_run(run)
    with (
        conclusion.publishing,
        ensure_outcome(run, conclusion),
        workspace.backend.transaction(write=True, alone=publisher.alone),
        workspace,
        _prepare(run, conclusion) as prepared,
    ):
        yield prepared
    conclusion.late = True  # whatever error comes now


@contextmanager
def _prepare(run: Run, conclusion: Conclusion) -> Iterator[Run]:
    """Prepare the run, keep what it holds until the end, and abandon it on an error."""
    begun = run
    try:
        with publisher_of_run(run).preparation(run):
            begun = conclusion.run = _prepare_features(run)
            hold(run.workspace)
            yield begun
    except BaseException as error:
        _abandon(begun, conclusion, error)
        raise


def _abandon(run: Run, conclusion: Conclusion, error: BaseException) -> None:
    """Remove what the run made, by a rollback where that undoes it.

    If that fails, a note to the error says that `sqlanon clean` removes the rest.
    """
    workspace = run.workspace
    if workspace.backend.undoes_ddl or not hasattr(run.publisher, "staged"):
        return
    if conclusion.report is not None:
        return  # `ledger/outcome` finds out whether it was committed
    try:
        run.remove(workspace)
        let_go(workspace)
    except DatabaseError:
        _remove_elsewhere(run, error)


def _remove_elsewhere(run: Run, error: BaseException) -> None:
    """Remove what the run made over a second connection, because its own is lost."""
    try:
        with run.workspace.companion() as other, other.backend.transaction(write=True):
            run.remove(other)
    except SqlanonError:
        left = f"unfinished relations of run {run.workspace.run_id} may be left"
        note(error, f"{left}; remove them with `sqlanon clean`")


def write_release(run: Run, release: Release) -> Written:
    """Write the release beside its target, and what features store with it."""
    workspace, publisher = run.workspace, publisher_of_run(run)
    with workspace.phase("write"):
        if workspace.dialect.commits_on_ddl:  # so that DDL does not commit what is written next
            run.ledger.open(workspace, run.target)
        written = publisher.write(workspace, release)
        stored = {one.name: one.store(release, written.relations, run) for one in run.features}
        return replace(written, stored=stored)


def verify_release(run: Run, written: Written, *, required: bool | None = None) -> Verified:
    """Measure the written release, by other statements than those of the search.

    Args:
        required: Whether a model that is not satisfied stops the run; otherwise its result says
            so. None for the guarantee of the algorithm.

    Raises:
        VerificationError: something is not as it should be; nothing is published.
    """
    if required is None:
        required = run.job.algorithm.guarantees
    found = verify_release_tables(run.workspace, written, required=required, audience=run.audience)
    if not run.features:
        return found
    with run.workspace.phase("verify"):
        rows = written.relations[0]
        return replace(found, parts=measure_features(run, written.release, rows, written))


def foresee_release(
    run: Run, release: Release, purpose: Purpose | None = None, *, counts: bool = False
) -> PlannedMeasures:
    """Measure the rows that a run would write.

    Args:
        purpose: Its purpose, whose usefulness is measured too; None where the job has none.
        counts: Whether random counts are measured without other figures, too.
    """
    return foreseen(
        run.workspace,
        release,
        purpose,
        guaranteed=run.job.algorithm.guarantees,
        audience=run.audience,
        counts=counts,
        features=lambda rows: measure_features(run, release, rows, None),
    )


def refuse_warned(run: Run, seen: WarningContext) -> None:
    """Stop a strict run for warnings that the job does not accept."""
    if run.strict:
        refuse_unaccepted(warnings_of(seen, run.job.accept))


def refuse_foreseen(run: Run, release: Release, before: WarningContext) -> None:
    """Stop a strict run for unaccepted warnings before it writes.

    Comparisons with other releases are measured once, after writing. If they fail, their error
    says what to do.
    """
    if run.strict:
        here = tuple(one for one in run.features if one.in_scripts)
        would_be = foresee_release(replace(run, features=here, audience=None), release)
        refuse_warned(run, build_context(run.job, release, would_be, before))


def take_fingerprint(run: Run) -> Fingerprint:
    """Take the fingerprint of all that decides the release: the job and its tables."""
    held = None if run.publisher is None else run.publisher.held
    workspace = run.workspace
    with workspace.phase("inspect"), workspace.backend.silent():
        return Fingerprint.on(workspace, run.job, workspace.run_id, held)


def build_report(
    run: Run, verified: Verified, before: WarningContext, fingerprint: Fingerprint
) -> Report:
    """Build the report on a release that was written and measured.

    Raises:
        UnacceptedWarningsError: the run is strict, and the job does not accept all warnings.
        UnsatisfiableError: the release has fewer rows than the job asks for, or loses more.
    """
    left = verified.sizes.rows - verified.release.recoding.extra_rows
    refuse_too_few_rows(run, left, "the release")
    notes = notes_of(run, verified.release)
    told = publisher_of_run(run).describe_target()
    report = assemble(
        run.job, run.workspace, verified, before, target=told, fingerprint=fingerprint, notes=notes
    )
    if (refusal := lossy(run.job, report.loss)) is not None:
        raise UnsatisfiableError(
            f"{refusal}: nothing is published; look at what has changed, or set a larger max_loss"
        )
    report = add_drift(run.workspace, run.target, run.ledger_name, report)
    if run.strict:
        refuse_unaccepted(report.warnings)
    return report


def measure_features(
    run: Run, release: Release, rows: Sql, written: Written | None
) -> dict[str, Any]:
    """Let features measure a release; results by their names, see `Feature.measure`."""
    return {one.name: one.measure(release, rows, written, run) for one in run.features}


def notes_of(run: Run, release: Release) -> Iterator[str]:
    """Yield the notes on how the release is published, for plan and report."""
    if run.publisher is not None:
        yield from run.publisher.notes(run.job)
    for feature in run.features:
        yield from feature.notes(release, run)


def publish_release(run: Run, written: Written, report: Report, conclusion: Conclusion) -> None:
    """Publish, and record the run in the ledger in the same transaction.

    Where DDL commits, the ledger entry comes last: if the run is killed in between, it is published
    and not recorded, which is better than recorded and not published.
    """
    publisher, workspace = publisher_of_run(run), run.workspace
    conclusion.publishing.enter_context(workspace.phase("publish"))
    if not workspace.dialect.ddl_rolls_back or publisher.is_visible_outside() is not None:
        conclusion.report = report
    give_names(run, written.release, report.sentence())
    publisher.remember(workspace, written.release)
    run.ledger.enter(workspace, run.target, run.job, report)
    conclusion.report = report


def give_names(run: Run, release: Release, comment: str) -> None:
    """Publish, drop tables of earlier runs, open the ledger, and let features finish."""
    publisher_of_run(run).publish(run.workspace, comment)
    drop_stored(run.workspace, run.tables_to_drop)
    run.ledger.open(run.workspace, run.target)
    for feature in run.features:
        feature.finish(release, run)


def follow_up(run: Run, conclusion: Conclusion) -> Report:
    """Follow up on the published release after the commit, and return the final report."""
    over(run.workspace)
    publisher_of_run(run).follow(run, conclusion)
    seconds = run.workspace.seconds
    return replace(conclusion.final_report, seconds={**seconds, "total": sum(seconds.values())})
