"""The steps of a run that do not publish, each a value and the one function that makes it.

`api.run` puts them in a row; nothing here looks back at an earlier one than it is given.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.algorithms import Problem, compare
from sqlanon.algorithms.budget import SuppressionBudget
from sqlanon.algorithms.conditions import Conditions, domains_of
from sqlanon.job import resumption, rules, settled
from sqlanon.privacy_models.asked import Asked
from sqlanon.privacy_models.inputs import ValueCounts, model_inputs, other_tables
from sqlanon.privacy_models.reads import Persons
from sqlanon.release.columns import key_relation, published_columns
from sqlanon.release.dealing import Dealing
from sqlanon.release.groups import labels_of, tables_of
from sqlanon.release.recoding import Levels
from sqlanon.release.release import Release
from sqlanon.report.check import CheckReport
from sqlanon.report.data import ResumedRun
from sqlanon.search_engine import searching
from sqlanon.source.frequency_set import combinations, stage
from sqlanon.source.inspection import inspect, settle_kinds
from sqlanon.source.standing import rows_that_came
from sqlanon.verify.known_columns import known_columns
from sqlanon.verify.measure import measure, value_counts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.algorithms import Algorithm, Comparison
    from sqlanon.job.job import Job
    from sqlanon.privacy_models.base import ModelInputs
    from sqlanon.publish import Publication
    from sqlanon.release.columns import Action
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.source.standing import Earlier
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.known_columns import KnownColumn


@dataclass(frozen=True, slots=True)
class Source:
    """What the tables are that a job reads.

    Attributes:
        table: The source, inspected; its `sql` is what it is called during the run, which a
            publication in place, or a copy, makes another name than its own.
        actions: What happens to each column that stays and is no quasi-identifier.
        asked: What the privacy models ask for together.
        identifiers: Its direct identifiers beside the quasi-identifiers, rows without one left out;
            none where a model counts persons.
        other_tables: Populations and references that models name, by the name that they give.
        population: The population with the source's columns, where models name one.
        written_to: Whether its own rows are about to hold the release.
        earlier: The run that published it in place before, if one did by levels.
    """

    table: Relation
    actions: Mapping[str, Action]
    asked: Asked
    identifiers: tuple[KnownColumn, ...]
    other_tables: Mapping[RelationName, Relation]
    population: Relation | None
    written_to: bool
    earlier: Earlier | None = None


@dataclass(frozen=True, slots=True)
class Staged:
    """What a search reads of the source: codes and counts.

    Attributes:
        frequency_set: The cells, with the dictionaries and hierarchies behind their codes.
        inputs: The models, with what measuring them in a search reads.
        resumed: The run whose labels stand in the source; None where it is raw.
    """

    frequency_set: FrequencySet
    inputs: tuple[ModelInputs, ...]
    resumed: ResumedRun | None


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found.

    Attributes:
        recoding: It.
        compared: Other solutions, where they were asked for and there are any.
    """

    recoding: Recoding
    compared: Comparison | None


def source_of(job: Job, workspace: Workspace, published: Publication | None) -> Source:
    """The source as it is, fit for the job.

    Args:
        job: What to do.
        workspace: Runs the statements.
        published: How the release is published; None where it is not.

    Raises:
        InspectionError: a table or column is missing, not classified, or of a type that does not
            suit its role.
        UnsupportedError: something does not suit the kinds of the columns, or the engine.
    """
    with workspace.phase("inspect"):
        held = job.source if published is None or published.held is None else published.held
        table = settled.inspected(job, workspace, held)
        rules.refuse_misfits(job, published, table, workspace.dialect)
        actions = settled.actions(job, table)
        asked = Asked(job.privacy, job.others_as_quasi)
        identifiers = _identifiers(job, workspace, table, asked)
        locked = published is not None and published.copied_first
        key = None if published is None else published.key
        # where no snapshot holds staging and writing together, both read a copy if they may
        copies = published is None or published.copies
        copies = copies and not workspace.dialect.recounts_source
        if locked or (copies and not workspace.backend.snapshot):
            table = settled.copied(job, workspace, table, actions, key=key, locked=locked)
        quasi = [*job.quasi_identifiers]
        others = other_tables(workspace, table, quasi, asked, {job.source: held})
        if locked and job.source in others:  # as it was: the table is about to be written to
            others[job.source] = table
        population = settled.population(job, workspace, asked, table, others)
        earlier = None if published is None else published.labelled_by
        return Source(table, actions, asked, identifiers, others, population, locked, earlier)


def _identifiers(
    job: Job, workspace: Workspace, table: Relation, asked: Asked
) -> tuple[KnownColumn, ...]:
    """How identifiers and quasi-identifiers go together in the source, where rows may be persons.

    A copy of the source lacks the identifiers that are dropped, so this comes before it.
    """
    if any(isinstance(model.reads, Persons) for model in asked.models):
        return ()
    kinds = {column.name: column.kind for column in table.columns}
    quasi, named = ([(n, kinds[n]) for n in of] for of in (job.quasi_identifiers, job.identifiers))
    return known_columns(workspace, table.sql, quasi, named, known=True)


def staged_from(job: Job, source: Source, workspace: Workspace) -> Staged:
    """The frequency set: the source is read once, and hierarchies are built from what was read.

    Raises:
        HierarchyError: a hierarchy is malformed or leaves values out.
        InspectionError: a value has no place in the order that is listed.
        JobError: a level that the job names is above a root that only a table knows.
        SqlanonError: labels stand in the source, and the job cannot go on from them.
    """
    with workspace.phase("stage"):
        requests = settled.measured_requests(job, source.table, workspace)
        looked_at = [source.table.column(name) for name in settled.subjects(job)]
        combined = combinations(workspace, source.table, requests, looked_at, source.population)
        hierarchies, requests, earlier = resumption.hierarchies_of(
            job, workspace, requests, combined, source.earlier
        )
        asked = source.asked
        frequency_set = stage(
            workspace,
            source.table,
            requests,
            combined,
            hierarchies,
            subjects=looked_at,
            crossed=asked.sensitive if asked.others_as_quasi else (),
            population=source.population is not None,
        )
        places = {column.name: len(requests) + n for n, column in enumerate(looked_at)}
        inputs = model_inputs(
            workspace,
            source.table,
            [*job.quasi_identifiers],
            asked,
            tables=source.other_tables,
            counts=lambda column: ValueCounts(combined, places[column.name]),
        )
        workspace.drop(combined)
        resumed = None
        if earlier is not None:
            resumed = ResumedRun(earlier.run_id, rows_that_came(workspace, frequency_set))
        return Staged(frequency_set, inputs, resumed)


def found_in(
    job: Job,
    source: Source,
    staged: Staged,
    workspace: Workspace,
    *,
    scripted: bool = False,
    solutions: int = 0,
    algorithm: Algorithm | None = None,
) -> Found:
    """A Recoding of which every class satisfies every model.

    Args:
        job: What to do.
        source: The tables.
        staged: What a search reads.
        workspace: Runs the statements where the table lies; the search may run elsewhere.
        scripted: Whether the search has to be among them.
        solutions: How many level vectors to compare with it, where the algorithm chooses one.
        algorithm: What finds it instead of the job's own.

    Raises:
        UnsatisfiableError: there is none within the suppression limit.
        TooManyCellsError: there are more cells than may be carried to an embedded search.
    """
    compared = None
    with ExitStack() as stack:
        with workspace.phase("search"):
            frequency_set, inputs = staged.frequency_set, staged.inputs
            budget = SuppressionBudget(
                frequency_set.rows,
                job.suppression_limit(frequency_set.rows),
                source.asked.needed,
                kept=job.suppressed == "keep",
            )
            domains = domains_of(workspace, frequency_set, inputs)
            engine = stack.enter_context(
                searching(job, frequency_set, workspace, scripted=scripted)
            )
            there = engine.workspace
            frequency_set, domains = engine.taken(frequency_set, domains)
            conditions = Conditions.of(there, frequency_set, source.asked, inputs, domains)
            problem = Problem(frequency_set, conditions, budget, job.algorithm.chosen_metric)
            recoding = (algorithm or job.algorithm).search(problem, there)
            choice = engine.choice
            search = replace(recoding.search, engine=choice.engine, because=choice.because)
            found = replace(engine.returned(recoding), search=search)
        if solutions:
            with workspace.backend.silent(), workspace.phase("compare"):
                compared = compare(problem, there, solutions, job.algorithm, recoding)
        if isinstance(recoding, Levels):
            recoding.counter.drop()
    return Found(found, compared)


def release_of(
    job: Job, source: Source, staged: Staged, recoding: Recoding, workspace: Workspace
) -> Release:
    """What will be published: labels, columns and tables, and how its classes are told."""
    with workspace.phase("release"):
        table, frequency_set = source.table, staged.frequency_set
        labels = labels_of(workspace, frequency_set, recoding)
        keys = key_relation(workspace, settled.hash_keys(job, table))
        columns = published_columns(
            workspace,
            table,
            frequency_set,
            labels,
            source.actions,
            masks=settled.masks(job),
            own_types=settled.own_types(job, table) if source.written_to else (),
        )
        tables, classes = tables_of(workspace, table, columns, recoding)
        dealing = None
        if labels.divided is not None:
            varied = {"keep", "hash"}
            shown = [table.column(name) for name, act in source.actions.items() if act in varied]
            dealing = Dealing.of(job.seed, labels.divided, workspace.dialect, shown)
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
        )


@dataclass(frozen=True, slots=True)
class Searched:
    """What is to be published, and what it was found in."""

    source: Source
    found: Found
    release: Release


def searched(
    job: Job,
    source: Source,
    workspace: Workspace,
    published: Publication | None,
    *,
    scripted: bool = False,
    solutions: int = 0,
) -> Searched:
    """Stage, search and label: once more without them while there are persons who have to wait.

    Each time some fewer are left of those that are new in the release, so it comes to an end.

    Args:
        job: What to do.
        source: The source.
        workspace: Runs the statements.
        published: How the release is published; it knows who has to wait.
        scripted: Whether the search has to be among the workspace's statements.
        solutions: How many level vectors to compare, where the algorithm chooses one.

    Raises:
        SqlanonError: see the steps.
    """
    while True:
        staged = staged_from(job, source, workspace)
        if published is not None:
            published.resumed = staged.resumed
        found = found_in(job, source, staged, workspace, scripted=scripted, solutions=solutions)
        release = release_of(job, source, staged, found.recoding, workspace)
        waiting = None if published is None else published.waiting(workspace, release)
        if published is None or waiting is None:
            return Searched(source, found, release)
        actions, key = source.actions, published.key
        table = settled.without(job, workspace, source.table, actions, persons=waiting, key=key)
        source = replace(source, table=table)


def checked(
    workspace: Workspace, name: RelationName, quasi: Sequence[str], asked: Asked
) -> CheckReport:
    """Any table or view, measured.

    Raises:
        InspectionError: it is not there, or has no such column.
        UnsupportedError: a model cannot be measured on its columns.
    """
    named = list(dict.fromkeys([*quasi, *asked.columns]))
    relation = settle_kinds(workspace, inspect(workspace, name), named)
    rules.refuse_unmeasurable(asked.models, quasi, relation)
    kinds = [(column, relation.column(column).kind) for column in quasi]
    tables = other_tables(workspace, relation, quasi, asked)

    def counts(column: Column) -> ValueCounts:
        counted = value_counts(workspace, relation.sql, column.name, column.kind)
        return ValueCounts(counted, 0)

    inputs = model_inputs(workspace, relation, quasi, asked, tables=tables, counts=counts)
    sizes, results = measure(workspace, relation.sql, kinds, inputs)
    others = [(c.name, c.kind) for c in relation.columns if c.name not in quasi]
    known = known_columns(workspace, relation.sql, kinds, others)
    return CheckReport.of(
        workspace, relation, quasi, sizes, results, columns=known, others=tables.values()
    )
