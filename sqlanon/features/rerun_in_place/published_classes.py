"""The published labels of classes in place, stored with the ledger for the next run.

A level vector distinguishes labels from values. Other recodings do not, so their classes are
recorded: for each class the labels of its quasi-identifiers, which every reader of the table sees
too. They contain no key, no count and no unpublished value. Only the last release of a table in
place has them, and the next one deletes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.ledger.ledger import CLASSES, runs_of
from sqlanon.ledger.names import existing
from sqlanon.source.class_labels import EarlierRun, StoredClasses
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlanon.ledger.releases import EnteredRelease
    from sqlanon.release.release import Release
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


def enter_classes(
    workspace: Workspace,
    release: Release,
    table: RelationName,
    ledger: RelationName,
    *,
    outdated: Collection[str],
) -> None:
    """Enter what the classes of a release read, and forget those of the one before.

    Args:
        workspace: Runs the statements.
        release: The published release.
        table: The present table of it.
        ledger: Where it is entered.
        outdated: Runs that published this table before; see `runs_with_classes`.
    """
    dialect, named = workspace.dialect, CLASSES.beside(ledger)
    by_levels = release.recoding.level_vector is not None
    classes = dialect.table(named)
    if not by_levels:
        CLASSES.open(workspace, ledger)
    if outdated:
        runs = [dialect.literal(run) for run in outdated]
        workspace.run("rerun_in_place/forget_classes", ledger=classes, runs=runs)
    if by_levels:
        return
    attributes = release.frequency_set.attributes
    made = workspace.make(
        "ledger/classes",
        "classes",
        release=dialect.table(table),
        labels=[_text(workspace, release, attribute.name) for attribute in attributes],
    )
    workspace.run(
        "rerun_in_place/enter_classes",
        ledger=classes,
        run=dialect.literal(workspace.run_id),
        classes=made,
        columns=[
            (dialect.literal(a.name), dialect.literal(a.request.column.kind.value))
            for a in attributes
        ],
    )
    workspace.drop(made)


def runs_with_classes(workspace: Workspace, ledger: RelationName, table: RelationName) -> list[str]:
    """Find the runs that published a table and whose classes are recorded.

    This is a query of its own, before anything is written: on MariaDB a DELETE that reads the
    ledger blocks the records of every other run, and two of them block each other.

    Args:
        workspace: Runs the statements.
        ledger: Where runs are entered.
        table: The table.
    """
    dialect, named = workspace.dialect, CLASSES.beside(ledger)
    if existing(workspace, named) is None or existing(workspace, ledger) is None:
        return []
    rows = workspace.rows("rerun_in_place/runs_with_classes", ledger=dialect.table(named))
    published = {*runs_of(workspace, dialect.table(ledger), table)}
    return [str(run) for (run,) in rows if run in published]


def _text(workspace: Workspace, release: Release, name: str) -> Sql:
    """Build the text of a published column, spelled as in the next run's dictionary."""
    dialect, column = workspace.dialect, release.source.column(name)
    published = next(one for one in release.columns if one.name == name)
    value = dialect.exact(published.sql, published.kind)
    if published.kind is column.kind:
        return column.text(dialect, value)
    return dialect.text(value, Kind.TEXT)


def find_entered_classes(
    workspace: Workspace, ledger: RelationName, run_id: str
) -> StoredClasses | None:
    """Find the recorded classes of a run, if they exist.

    Args:
        workspace: Runs the statements.
        ledger: The ledger of the run.
        run_id: Its id.
    """
    named = CLASSES.beside(ledger)
    if existing(workspace, named) is None:
        return None
    table, run = workspace.dialect.table(named), workspace.dialect.literal(run_id)
    columns = workspace.rows("rerun_in_place/class_columns", ledger=table, run=run)
    kinds = {str(name): str(kind) for _, name, kind in columns}
    return StoredClasses(table, run, kinds) if kinds else None


def earlier_run(
    workspace: Workspace, ledger: RelationName | None, last: EnteredRelease | None
) -> EarlierRun | None:
    """Return the run that the next one in place can resume from, if its labels are known.

    A level alone distinguishes its labels from values (`source/class_labels`), and the run's
    report has it. For other recodings the published labels of the classes are recorded.

    Args:
        workspace: Runs the statements.
        ledger: The ledger of its runs; None for none.
        last: The last run that published the table in place.
    """
    if ledger is None or last is None:
        return None
    if last.levels:
        return EarlierRun(last.run_id, last.levels)
    classes = find_entered_classes(workspace, ledger, last.run_id)
    return None if classes is None else EarlierRun(last.run_id, {}, classes)
