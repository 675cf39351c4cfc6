"""The feature as the steps of a run see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from typing_extensions import override

from sqlanon.algorithms.base import FullDomain
from sqlanon.common.wording import inflect
from sqlanon.features.rerun_in_place.standing_classes import (
    rows_that_came,
    standing_classes,
    standing_in,
)
from sqlanon.features.rerun_in_place.unfit import (
    refuse_unfit,
    refuse_unfit_for_classes,
    still_there,
)
from sqlanon.ledger.ledger import CLASSES, minute, runs_of
from sqlanon.ledger.names import existing
from sqlanon.pipeline.feature import Feature
from sqlanon.publish.in_place.publisher import InPlace
from sqlanon.report.data import ResumedRun
from sqlanon.source.class_labels import EarlierRun, StoredClasses
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from sqlanon.algorithms.budget import SuppressionBudget
    from sqlanon.features.rerun_in_place.standing_classes import ClassCells
    from sqlanon.ledger.ledger import EnteredRelease, LedgerTable
    from sqlanon.pipeline.feature import Search
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import SearchTask, Source, Staged
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release, Written
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


class Preparation(NamedTuple):
    """The ledger's records of the runs that published the table in place before.

    Attributes:
        earlier: The last run, if its labels can be distinguished from values; None without one.
        outdated: The runs whose recorded classes are deleted when this run has published.
    """

    earlier: EarlierRun | None
    outdated: Sequence[str]


class EarlierLabels(NamedTuple):
    """The labels of an earlier run that are in the table.

    Attributes:
        standing: The cells that its classes publish; None where it chose levels.
    """

    resumed: ResumedRun
    standing: ClassCells | None


@dataclass(frozen=True, slots=True)
class RerunInPlace(Feature):
    """`target: {mode: replace}`."""

    name: ClassVar[str] = "rerun_in_place"

    @property
    @override
    def label(self) -> str:
        return "target.mode: replace"

    @property
    @override
    def ledger_tables(self) -> tuple[LedgerTable, ...]:
        return () if isinstance(self.job.algorithm, FullDomain) else (CLASSES,)

    @override
    def prepare(self, run: Run) -> Preparation:
        workspace, ledger = run.workspace, run.ledger_name
        if ledger is None:
            return Preparation(None, ())
        before = _publisher(run).before
        earlier = earlier_run(workspace, ledger, before)
        return Preparation(earlier, runs_with_classes(workspace, ledger, run.target))

    @override
    def extend(self, source: Source, run: Run) -> Source:
        if run.publisher is None:
            return source
        prepared: Preparation = run.parts[self.name]
        labels = still_there(run.workspace, self.job, source.table, prepared.earlier)
        return replace(source, labels=labels)

    @override
    def stage(self, staged: Staged, source: Source, run: Run) -> Staged:
        earlier, cells, workspace = source.labels, staged.frequency_set, run.workspace
        if earlier is None:
            return staged
        labelled = any(one.hierarchy and one.hierarchy.standing for one in cells.attributes)
        if earlier.classes is None:
            if not labelled:
                return staged
            heights = {one.name: one.hierarchy.height for one in cells.attributes if one.hierarchy}
            refuse_unfit(self.job, earlier, heights)
            came, standing = rows_that_came(workspace, cells), None
        else:
            standing = standing_in(workspace, cells, earlier.classes)
            if not standing.count and not labelled:
                return staged
            refuse_unfit_for_classes(workspace, self.job, earlier, cells)
            came = cells.rows - standing.rows
        found = EarlierLabels(ResumedRun(earlier.run_id, came), standing)
        parts = {**staged.parts, self.name: found}
        return replace(staged, one_k=standing is not None, parts=parts)

    @override
    def search(self, task: SearchTask, run: Run, search: Search) -> Recoding:
        """Keep the cells of standing classes in them; as a rule only the others are searched."""
        found: EarlierLabels | None = task.staged.parts.get(self.name)
        if found is None or found.standing is None:
            return search(task)
        classes = standing_classes(
            run.workspace,
            task.cells,
            found.standing,
            algorithm=task.algorithm,
            asked=task.source.asked,
            inputs=task.staged.inputs,
            domains=task.domains,
        )

        def search_some(cells: FrequencySet, budget: SuppressionBudget) -> Recoding:
            return search(replace(task, cells=cells, budget=budget))

        return classes.extend_classes(task.algorithm, task.budget, search_some)

    @override
    def tables(self, release: Release, run: Run) -> Release:
        return replace(release, may_stand=self.find_labels(release) is not None)

    @override
    def measure(
        self, release: Release, rows: Sql, written: Written | None, run: Run
    ) -> Mapping[str, object]:
        found = self.find_labels(release)
        return {"resumed": None if found is None else found.resumed}

    @override
    def notes(self, release: Release, run: Run) -> Iterator[str]:
        found = self.find_labels(release)
        if found is None:
            return
        publisher = _publisher(run)
        when = "" if publisher.before is None else f" of {minute(publisher.before)}"
        said = f"{found.resumed.run_id}{when}"
        if publisher.wrote_nothing:
            yield f"no new rows since run {said}: nothing was written"
        else:
            yield (
                f"continues run {said}: {inflect(found.resumed.came, 'row')} with values that "
                "are not its labels; all other rows keep their labels, or whole classes are "
                "generalized further"
            )

    @override
    def finish(self, release: Release, run: Run) -> None:
        """Record the published labels of the classes, where the next run needs them."""
        prepared: Preparation = run.parts[self.name]
        ledger = run.ledger_name
        if ledger is not None:
            outdated = prepared.outdated
            enter_classes(run.workspace, release, run.target, ledger, outdated=outdated)

    @classmethod
    def find_labels(cls, release: Release) -> EarlierLabels | None:
        """Return the labels of an earlier run in the source of a release."""
        found: EarlierLabels | None = release.parts.get(cls.name)
        return found


def _publisher(run: Run) -> InPlace:
    if not isinstance(run.publisher, InPlace):
        raise TypeError("only a table that is published in place holds labels of earlier runs")
    return run.publisher


# -- labels of classes in the ledger, for the next run ---------------------------------------------


# A level vector distinguishes labels from values. Other recodings do not, so their classes are
# recorded: for each class the labels of its quasi-identifiers, which every reader of the table sees
# too. They contain no key, no count and no unpublished value. Only the last release of a table in
# place has them, and the next one deletes them.


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
    """Find the recorded classes of a run, if they exist."""
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
    """
    if ledger is None or last is None:
        return None
    if last.levels:
        return EarlierRun(last.run_id, last.levels)
    classes = find_entered_classes(workspace, ledger, last.run_id)
    return None if classes is None else EarlierRun(last.run_id, {}, classes)
