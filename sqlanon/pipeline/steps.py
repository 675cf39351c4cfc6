"""The steps of a run before publication, each a value and the one function that makes it.

`api.run` calls them in order. Each step reads only the values that it is given.
"""

from __future__ import annotations

from contextlib import ExitStack, nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlanon.algorithms import Problem
from sqlanon.algorithms.base import FullDomain
from sqlanon.algorithms.budget import SuppressionBudget, without_new_values
from sqlanon.algorithms.conditions import Conditions, domains_of
from sqlanon.errors import JobError, together
from sqlanon.job import resolve, rules
from sqlanon.job.resolve import build_hierarchies
from sqlanon.privacy_models.requirements import (
    ModelRequirements,
    ValueCounts,
    model_inputs,
    other_tables,
)
from sqlanon.publish.preflight import refuse_too_few_rows
from sqlanon.release.columns import key_relation, list_release_columns
from sqlanon.release.groups import dealing_of, labels_of, tables_of
from sqlanon.release.release import Release
from sqlanon.report.assemble import build_initial_context
from sqlanon.search_engine import searching
from sqlanon.source.frequency_set import stage
from sqlanon.source.hierarchies.relation import refuse_ambiguous
from sqlanon.source.reading import read
from sqlanon.verify.direct_identifiers import free_texts
from sqlanon.verify.exposure import identifiers_of
from sqlanon.warnings import refuse_risks

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.algorithms import Algorithm
    from sqlanon.algorithms.conditions import Domain
    from sqlanon.algorithms.full_domain.comparison import Comparison
    from sqlanon.job.job import Job
    from sqlanon.pipeline.feature import Algorithmic, Exclusion, Search
    from sqlanon.pipeline.run import Run
    from sqlanon.privacy_models.base import ModelInputs
    from sqlanon.release.columns import Action
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.shapes import Elsewhere
    from sqlanon.search_engine import SearchEngine
    from sqlanon.source.class_labels import EarlierRun
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql
    from sqlanon.verify.direct_identifiers import FreeText
    from sqlanon.verify.known_columns import KnownColumn


@dataclass(frozen=True, slots=True)
class Source:
    """The tables that a job reads.

    Attributes:
        table: The source, inspected; its `sql` is its name during the run, which differs from its
            own name in a publication in place, and for a copy.
        identifiers: Its direct identifiers beside the quasi-identifiers, rows without one left out;
            none where a model counts persons.
        other_tables: Populations and references that models name, by the name that they give.
        population: The population with the source's columns, where models name one.
        written_to: Whether its own rows are about to hold the release.
        copied: Whether the table is a copy that one statement has made.
        key: The column that identifies rows from one release to the next, which copies keep; None
            where it is not needed.
        labels: The earlier run whose labels are among the values; None where they are raw.
        common: Relation (name, value) of the values of columns that are not rare; None where the
            rows decide.
        free_texts: Columns of free text that are published as they are.
    """

    table: Relation
    actions: Mapping[str, Action]
    asked: ModelRequirements
    identifiers: tuple[KnownColumn, ...] = ()
    other_tables: Mapping[RelationName, Relation] = field(default_factory=dict)
    population: Relation | None = None
    written_to: bool = False
    copied: bool = False
    key: str | None = None
    labels: EarlierRun | None = None
    common: Sql | None = None
    free_texts: tuple[FreeText, ...] = ()
    subjects: tuple[Column, ...] = ()
    parts: Mapping[str, Any] = field(default_factory=dict)

    def copy(self, run: Run) -> Source:
        """Copy the source in one statement, unless it is a copy already."""
        if self.copied:
            return self
        locked = run.publisher is not None and run.publisher.writes_source
        table = resolve.copy_source(
            run.job, run.workspace, self.table, self.actions, key=self.key, locked=locked
        )
        return replace(self, table=table, copied=True)

    def with_part(
        self, name: str, part: object, table: Relation, *, subjects: tuple[Column, ...] = ()
    ) -> Source:
        """Return the source with the findings of a feature, and with the table that has them.

        Args:
            table: The source, as it is read from now on.
        """
        parts, read = {**self.parts, name: part}, (*self.subjects, *subjects)
        return replace(self, table=table, copied=True, parts=parts, subjects=read)

    def under(self, job: Job) -> Source:
        """Return the source for a job with other thresholds in its models."""
        return replace(self, asked=ModelRequirements(job.privacy, job.sensitive_as_quasi))


@dataclass(frozen=True, slots=True)
class Staged:
    """The codes and counts of the source that a search reads.

    Attributes:
        frequency_set: The cells, with the dictionaries and hierarchies behind their codes.
        inputs: The models, each with the inputs of its measurement in a search.
        one_k: Whether a search for a larger k would find something else than a run does.
    """

    frequency_set: FrequencySet
    inputs: tuple[ModelInputs, ...]
    one_k: bool = False
    parts: Mapping[str, Any] = field(default_factory=dict)

    def under(self, job: Job) -> Staged:
        """Return what was staged, for a job with other thresholds in its models.

        Raises:
            JobError: a model reads something else than was staged.
        """
        pairs = [*zip(self.inputs, job.privacy, strict=True)]
        if any(held.model.reads != model.reads for held, model in pairs):
            raise JobError("a model would read something else now: change the job file, and begin")
        return replace(self, inputs=tuple(replace(held, model=model) for held, model in pairs))


@dataclass(frozen=True, slots=True)
class SearchTask:
    """A search to run: its input, its budget and its algorithm.

    Attributes:
        cells: The cells to search: all that were staged, or some.
        run_by: The algorithm's search, or the one that a feature puts in its place.
        table: The target name of the searched table of a feature; None where the source is
            searched.
    """

    source: Source
    staged: Staged
    cells: FrequencySet
    budget: SuppressionBudget
    algorithm: Algorithm
    run_by: Algorithmic
    domains: Sequence[Domain | None]
    table: RelationName | None = None


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search.

    Attributes:
        compared: Other solutions, where they were requested and there are any.
        elsewhere: The database of the search while it is open; None if it is the table's own.
    """

    recoding: Recoding
    compared: Comparison | None
    elsewhere: Elsewhere | None = None


def inspect_source(run: Run) -> Source:
    """Inspect the source, and check that it suits the job.

    Raises:
        InspectionError: a table or column is missing, not classified, or of a type that does not
            suit its role.
        UnsupportedError: something does not suit the kinds of the columns, or the engine.
    """
    job, workspace, publisher = run.job, run.workspace, run.publisher
    with workspace.phase("inspect"):
        held = job.source if publisher is None or publisher.held is None else publisher.held
        table = resolve.inspect_source(job, workspace, held)
        refuse_unsuitable(run, table)
        asked = ModelRequirements(job.privacy, job.sensitive_as_quasi)
        quasi, named = [*job.quasi_identifiers], resolve.keys_of_persons(job, table)
        source = Source(
            table,
            resolve.actions(job, table),
            asked,
            identifiers=identifiers_of(workspace, table, asked, quasi=quasi, named=named),
            written_to=publisher is not None and publisher.writes_source,
        )
        for feature in run.features:
            source = feature.extend(source, run)
        if _copies(run, source):
            source = source.copy(run)
        others = other_tables(workspace, source.table, quasi, asked, {job.source: held})
        if (source.written_to or job.missing) and job.source in others:  # as it is read
            others[job.source] = source.table
        kept = [source.table.column(name) for name, one in source.actions.items() if one == "keep"]
        source = replace(
            source,
            other_tables=others,
            population=resolve.population(job, workspace, asked, source.table, others),
            free_texts=(*free_texts(workspace, source.table.sql, kept), *source.free_texts),
        )
        refuse_risks(build_initial_context(job, source), job.accept)
        return source


def refuse_unsuitable(run: Run, table: Relation) -> None:
    """Refuse a job that does not suit the source's columns, or the engine."""
    dialect, publisher = run.workspace.dialect, run.publisher
    found = [*rules.source_refusals(run.job, table, dialect)]
    found += () if publisher is None else publisher.source_refusals(run.job, table, dialect)
    found += [error for feature in run.features for error in feature.source_refusals(table, run)]
    if found:
        raise together(found)


def _copies(run: Run, source: Source) -> bool:
    """Whether the run reads a copy of the source.

    Staging and writing must see the same rows. Without a snapshot of the database that guarantees
    this, both read a copy if that is allowed.
    """
    if source.written_to or run.job.missing:
        return True
    allowed = run.publisher is None or run.publisher.copies
    allowed = allowed and not run.workspace.dialect.recounts_source
    return allowed and not run.workspace.backend.snapshot


def stage_source(run: Run, source: Source) -> Staged:
    """Read the source once into a frequency set, and build the hierarchies from its values.

    Raises:
        HierarchyError: a hierarchy is malformed or leaves values out.
        InspectionError: a value is missing in a listed order.
        JobError: a level of the job is above the root of a hierarchy that is read from a table.
        SqlanonError: a feature refuses the source.
    """
    job, workspace, asked = run.job, run.workspace, source.asked
    with workspace.phase("stage"):
        requests = resolve.measure_requests(job, source.table, workspace)
        looked_at = [source.table.column(name) for name in resolve.subjects(job)]
        looked_at += source.subjects
        reading = read(workspace, source.table, requests, looked_at, source.population)
        hierarchies, requests = build_hierarchies(
            job, workspace, requests, reading, source.labels, common=source.common
        )
        frequency_set = stage(
            workspace,
            source.table,
            requests,
            reading,
            hierarchies,
            subjects=looked_at,
            crossed=asked.sensitive if asked.sensitive_as_quasi else (),
            population=source.population is not None,
        )
        workspace.backend.expect(frequency_set.rows)
        places = {column.name: len(requests) + n for n, column in enumerate(looked_at)}
        inputs = model_inputs(
            workspace,
            source.table,
            [*job.quasi_identifiers],
            asked,
            tables=source.other_tables,
            counts=lambda column: ValueCounts(
                reading.materialize(places[column.name]), places[column.name]
            ),
        )
        reading.drop()
        staged = Staged(frequency_set, inputs)
        for feature in run.features:
            staged = feature.stage(staged, source, run)
        return staged


def find_recoding(
    run: Run,
    source: Source,
    staged: Staged,
    *,
    solutions: int = 0,
    algorithm: Algorithm | None = None,
    lasting: ExitStack | None = None,
    table: RelationName | None = None,
) -> SearchResult:
    """Find a recoding in which every class satisfies every model.

    Args:
        run: The run. Its workspace runs statements in the database of the table, and the search may
            run in another one.
        solutions: How many level vectors to compare with it, where the algorithm chooses one.
        algorithm: The algorithm to use instead of the job's.
        lasting: Closes the database of the search later; without it, it is closed here.
        table: See `SearchTask`.

    Raises:
        UnsatisfiableError: no recoding is within the suppression limit.
        TooManyCellsError: there are more cells than may be transferred to an embedded search.
    """
    job, workspace, cells = run.job, run.workspace, staged.frequency_set
    used = algorithm or job.algorithm
    limit, kept = job.suppression_limit(cells.rows), job.suppressed == "keep"
    budget = SuppressionBudget(cells.rows, limit, source.asked.smallest_class, kept=kept)
    with ExitStack() as closing:
        base = _Searching(run, lasting or closing)
        search: Search = base
        for feature in reversed(run.features):
            search = partial(feature.search, run=run, search=search)
        with workspace.phase("search"):
            domains = domains_of(workspace, cells, staged.inputs)
            found = search(
                SearchTask(source, staged, cells, budget, used, used.search, domains, table=table)
            )
        compared, elsewhere = None, None
        for problem, engine, recoding, by in base.tried:
            if solutions and by is job.algorithm:
                from sqlanon.algorithms.full_domain.comparison import compare  # noqa: PLC0415 - of plans alone

                with workspace.backend.silent(), workspace.phase("compare"):
                    compared = compare(
                        problem, engine.workspace, solutions, job.algorithm, recoding
                    )
            recoding.forget()
    if lasting is not None and len(base.tried) == 1 and base.returned is found.assignment:
        ((problem, engine, recoding, _),) = base.tried
        elsewhere = engine.elsewhere(problem.frequency_set, recoding)
    return SearchResult(found, compared, elsewhere)


class _Searching:
    """Runs the search of a task, in the database that the job chooses.

    Attributes:
        tried: For each search its problem, engine, recoding and algorithm.
        returned: The assignment that was last transferred to the database of the table.
    """

    def __init__(self, run: Run, stack: ExitStack) -> None:
        self._run, self._stack = run, stack
        self.tried: list[tuple[Problem, SearchEngine, Recoding, Algorithm]] = []
        self.returned: object = None

    def __call__(self, task: SearchTask) -> Recoding:
        """Return the recoding that the task's algorithm finds."""
        run, workspace = self._run, self._run.workspace
        if not isinstance(task.algorithm, FullDomain):
            for one in task.staged.frequency_set.attributes:
                refuse_ambiguous(one.hierarchy, one.name)
        if run.job.on_new_value != "suppress":
            return self._search(task)
        known = without_new_values(workspace, task.cells, task.budget)
        new = task.cells.rows - known.rows
        left = task.budget.with_limit(task.budget.limit - new)
        found = self._search(replace(task, cells=known, budget=left))
        return replace(found, suppressed=found.suppressed + new)

    def _search(self, task: SearchTask) -> Recoding:
        run = self._run
        engine = self._stack.enter_context(
            searching(run.job, task.cells, run.workspace, scripted=run.scripted)
        )
        there, choice = engine.workspace, engine.choice
        taken, carried = engine.load_cells(task.cells, task.domains)
        conditions = Conditions.of(there, taken, task.source.asked, task.staged.inputs, carried)
        problem = Problem(taken, conditions, task.budget, run.job.algorithm.search_metric)
        recoding = task.run_by(problem, there)
        self.tried.append((problem, engine, recoding, task.algorithm))
        summary = replace(recoding.search, engine=choice.engine, because=choice.because)
        returned = replace(engine.store_result(recoding), search=summary)
        self.returned = returned.assignment
        return returned


def build_release(
    run: Run,
    source: Source,
    staged: Staged,
    recoding: Recoding,
    *,
    elsewhere: Elsewhere | None = None,
) -> Release:
    """Build the release to publish: its labels, columns and tables, and the key of its classes.

    Args:
        elsewhere: The database where they were found and can be measured, if it is another one.
    """
    job, workspace = run.job, run.workspace
    with workspace.phase("release"):
        table, frequency_set = source.table, staged.frequency_set
        labels = labels_of(workspace, frequency_set, recoding, elsewhere)
        keys = key_relation(workspace, resolve.hash_keys(job, table))
        columns = list_release_columns(
            workspace,
            table,
            frequency_set.attributes,
            labels.native,
            source.actions,
            masks=resolve.masks(job),
            own_types=resolve.own_types(job, table) if source.written_to else (),
            ends=labels.ends,
        )
        tables, classes = tables_of(workspace, table, columns, recoding)
        varied = {"keep", "hash"}
        shown = [table.column(name) for name, act in source.actions.items() if act in varied]
        dealing = dealing_of(workspace, job.seed, recoding, labels, shown=shown)
        return Release(
            source=table,
            frequency_set=frequency_set,
            recoding=recoding,
            labels=labels,
            tables=tables,
            classes=classes,
            keys=keys,
            asked=source.asked,
            sensitive=tuple(job.sensitive),
            other_tables=source.other_tables,
            dealing=dealing,
            drawn=resolve.list_renumbered_keys(job),
            key=source.key,
            parts={**source.parts, **staged.parts},
        )


# -- the steps from staging to the release, repeated while a feature leaves rows out ---------------


@dataclass(frozen=True, slots=True)
class FoundRelease:
    """A release to publish, with the source and the search that it comes from."""

    release: Release
    source: Source
    staged: Staged
    found: SearchResult


def find_release(run: Run, source: Source, *, solutions: int = 0) -> FoundRelease:
    """Stage, search and label, and repeat this while a feature leaves rows out.

    Each round leaves fewer of the rows that are new in the release, so the loop ends.

    Args:
        solutions: How many level vectors to compare, where the algorithm chooses one.
    """
    while True:
        staged = stage_source(run, source)
        refuse_too_few_rows(run, staged.frequency_set.rows, str(run.job.source))
        with ExitStack() as lasting:
            found = find_recoding(run, source, staged, solutions=solutions, lasting=lasting)
            release = build_release(run, source, staged, found.recoding, elsewhere=found.elsewhere)
        excluded = _find_excluded(run, release)
        if excluded is None:
            break
        source = _without(run, source, *excluded)
    with run.workspace.phase("release") if run.features else nullcontext():
        for feature in run.features:
            release = feature.tables(release, run)
    if found.compared is not None:
        from sqlanon.verify.hierarchy_cuts import level_labels  # noqa: PLC0415 - of plans

        with run.workspace.backend.silent():
            labels = level_labels(run.workspace, staged.frequency_set)
        found = replace(found, compared=replace(found.compared, labels=labels))
    return FoundRelease(release, source, staged, found)


def _find_excluded(run: Run, release: Release) -> tuple[str, Exclusion] | None:
    """Find the rows that a feature leaves out, and its name; None where it leaves out none."""
    for feature in run.features:
        excluded = feature.exclude(release, run)
        if excluded is not None:
            return feature.name, excluded
    return None


def _without(run: Run, source: Source, name: str, excluded: Exclusion) -> Source:
    """Return the source without the rows that a feature leaves out."""
    table = resolve.without(
        run.job,
        run.workspace,
        source.table,
        source.actions,
        persons=excluded.persons,
        key=source.key,
    )
    source = source.with_part(name, excluded.part, table)
    for feature in run.features:
        source = feature.extend_again(source, run)
    return source
