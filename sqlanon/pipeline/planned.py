"""The steps of a plan: what a run would publish, found and measured, and nothing written."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.ledger.attempts import hold
from sqlanon.ledger.outcome import explained
from sqlanon.ledger.own_ledger import ledger_notes
from sqlanon.pipeline.larger_k import larger_k
from sqlanon.pipeline.publishing import foresee_release, notes_of, prepare, refuse_target, survey
from sqlanon.pipeline.rehearsal import BY_LOT, COMPARED, HEAD, SEARCHED, rehearse
from sqlanon.pipeline.search import find_release
from sqlanon.pipeline.steps import inspect_source
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.report.assemble import seen_before, value_notes
from sqlanon.report.data import Database
from sqlanon.report.plan import OpenTransaction, Plan
from sqlanon.sql.backends.recorder import Recorder
from sqlanon.sql.statement import Script
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from sqlanon.pipeline.run import Run


def plan_run(run: Run, *, solutions: int, with_larger_k: bool, script: bool) -> Plan:
    """What a run would publish.

    Args:
        run: It.
        solutions: How many level vectors to compare, where the algorithm chooses one; or 0.
        with_larger_k: Whether to search for larger k, too.
        script: Whether it has the SQL of a run.

    Raises:
        SqlanonError: one of its subclasses.
    """
    job, publisher = run.job, run.publisher
    with explained(publisher):
        if publisher is not None:
            refuse_target(run)
        recorder = Recorder(run.workspace.backend)
        workspace = Workspace(recorder, run.workspace.observer, run.workspace.run_id)
        dialect = recorder.dialect
        rehearsed = (publisher is None or publisher.rehearsed) and dialect.searches_database
        recorder.note(HEAD)
        ends = {BY_LOT: job.algorithm.recoding.by_lot}
        ends[COMPARED] = any(one.ends_scripts for one in run.features)
        for note in (note for note, is_so in ends.items() if is_so):
            script = script and dialect.checks_plans  # else it would not end
            recorder.note(note)
        run = replace(run, workspace=workspace, planned=True, scripted=script and rehearsed)
        if publisher is not None:
            survey(run)
        alone = publisher is not None and publisher.alone
        with recorder.transaction(write=True, alone=alone), workspace:
            if publisher is None:
                refuse_unready(workspace, Needs(run.tables_read, visible_rows=job.visible_rows))
                run = prepare(run)
            else:
                with recorder.preparing():
                    run = prepare(run)
                with recorder.writing():
                    hold(workspace)
            recorder.note(SEARCHED)
            source = inspect_source(run)
            made = find_release(run, source, solutions=solutions)
            beside = larger_k(run, made.source, made.staged, made.release) if with_larger_k else ()
            with recorder.silent():
                database = Database.of(workspace)
                seen = foresee_release(run, made.release, job.purpose)
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
            before=seen_before(job, source),
            constrained=publisher is None or publisher.constrains,
            in_place=None if publisher is None else publisher.planned(),
            notes=(
                *notes_of(run, made.release),
                *entered,
                *value_notes(job, made.release),
                *(() if held is None else (held.note(),)),
            ),
            larger_k=beside,
        )
