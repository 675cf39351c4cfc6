"""The steps of a plan: what a run would publish, found and measured, and nothing written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.job.settled import tables_read
from sqlanon.ledger.holding import hold
from sqlanon.ledger.outcome import explained
from sqlanon.ledger.own_ledger import ledger_notes, refuse_shared_ledger
from sqlanon.pipeline.searched import searched
from sqlanon.pipeline.steps import source_of
from sqlanon.publish.guarding import refuses_by_others
from sqlanon.publish.preflight import Needs, refuse_read_only, refuse_unready
from sqlanon.publish.rehearsal import BY_LOT, COMPARED, HEAD, SEARCHED, rehearse
from sqlanon.report.assemble import seen_before, value_notes
from sqlanon.report.data import Database
from sqlanon.report.plan import OpenTransaction, Plan
from sqlanon.sql.backends import connected
from sqlanon.sql.backends.recorder import Recorder
from sqlanon.sql.statement import Script
from sqlanon.sql.workspace import Workspace
from sqlanon.verify.release import foreseen

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.pipeline.feature import Feature
    from sqlanon.publish import Publication
    from sqlanon.sql.backends import Connectable
    from sqlanon.sql.workspace import Observer
    from sqlanon.verify.figures import Audience


def planned(
    job: Job,
    published: Publication | None,
    where: Connectable,
    observer: Observer,
    run_id: str,
    *,
    features: tuple[Feature, ...],
    audience: Audience | None,
    solutions: int,
    with_larger_k: bool,
    script: bool,
) -> Plan:
    """What a job would publish.

    Args:
        job: What to do.
        published: How the release would be published; None where the job names no target.
        where: Where.
        observer: Who is told of statements and progress.
        run_id: The plan's own number.
        features: The features that the job uses.
        audience: For whom what charts show is measured too; None for nobody.
        solutions: How many level vectors to compare, where the algorithm chooses one; or 0.
        with_larger_k: Whether to search for larger k, too.
        script: Whether it has the SQL of a run.

    Raises:
        SqlanonError: one of its subclasses.
    """
    with connected(where) as backend, explained(published):
        recorder = Recorder(backend)
        workspace = Workspace(recorder, observer, run_id)
        rehearsed = published is None or published.rehearsed
        script = script and rehearsed and backend.dialect.searches_database
        recorder.note(HEAD)
        if job.algorithm.recoding.by_lot:
            script = script and backend.dialect.checks_plans  # else it would not end
            recorder.note(BY_LOT)
        compared = published is not None and refuses_by_others(job)
        if compared:
            script = script and backend.dialect.checks_plans
            recorder.note(COMPARED)
        alone = published is not None and published.alone
        if published is not None:
            refuse_read_only(backend, published.target.table)
            with backend.silent():
                refuse_shared_ledger(workspace, published, job)
            published.survey(workspace, job)
        with recorder.transaction(write=True, alone=alone), workspace:
            if published is None:
                refuse_unready(workspace, Needs(tables_read(job), visible_rows=job.visible_rows))
            else:
                with recorder.preparing():
                    published.prepare(workspace, job)
                with recorder.writing():
                    hold(workspace)
            recorder.note(SEARCHED)
            source = source_of(job, workspace, published, features)
            made = searched(
                job,
                source,
                workspace,
                published,
                scripted=script,
                solutions=solutions,
                with_larger_k=with_larger_k,
            )
            release = made.release
            with recorder.silent():
                database = Database.of(workspace)
                sure = job.algorithm.guarantees
                seen = foreseen(workspace, release, job.purpose, guaranteed=sure, audience=audience)
                entered: list[str] = []
                if published is not None:
                    published.foresee(workspace, release)
                    entered = ledger_notes(workspace, published, job)
            if published is not None and rehearsed and backend.dialect.searches_database:
                rehearse(recorder, workspace, published, release, required=sure, compared=compared)
        notes = [] if published is None else [*published.notes(job)]
        notes += [*entered, *value_notes(job, release)]
        held = OpenTransaction.of(job, workspace, made.found.recoding.search)
        notes += [] if held is None else [held.note()]
        return Plan.of(
            job,
            release,
            workspace,
            made.found.compared,
            script=recorder.script() if script else Script(),
            database=database,
            foreseen=seen,
            before=seen_before(job, source),
            constrained=published is None or published.constrains,
            in_place=None if published is None else published.planned(),
            notes=tuple(notes),
            resumed=None if published is None else published.resumed,
            changes=None if published is None else published.changes,
            together=None if published is None else published.together,
            larger_k=made.larger_k,
        )
