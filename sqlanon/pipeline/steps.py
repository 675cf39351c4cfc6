"""The steps of a run that do not publish, each a value and the one function that makes it.

`api.run` puts them in a row; nothing here looks back at an earlier one than it is given.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from sqlanon.algorithms import Problem, compare
from sqlanon.algorithms.base import FullDomain
from sqlanon.algorithms.budget import SuppressionBudget, without_new_values
from sqlanon.algorithms.conditions import Conditions, domains_of
from sqlanon.algorithms.standing_classes import standing_classes
from sqlanon.errors import JobError
from sqlanon.job import resumption, rules, settled
from sqlanon.job.aggregated import rows_aggregated
from sqlanon.job.linked import KEY, linked_source
from sqlanon.privacy_models.requirements import Asked, ValueCounts, model_inputs, other_tables
from sqlanon.release.columns import key_relation, published_columns
from sqlanon.release.groups import dealing_of, labels_of, tables_of
from sqlanon.release.recoding import Levels
from sqlanon.release.release import Release
from sqlanon.report.assemble import seen_before
from sqlanon.report.data import ResumedRun
from sqlanon.reuse.joined import Joined
from sqlanon.reuse.recalled import reused
from sqlanon.search_engine import searching
from sqlanon.source.frequency_set import stage
from sqlanon.source.hierarchies.relation import refuse_ambiguous
from sqlanon.source.reading import read
from sqlanon.verify.exposure import identifiers_of
from sqlanon.verify.prose import free_texts
from sqlanon.warnings import refuse_risks

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.algorithms import Algorithm, Comparison
    from sqlanon.job.job import Job
    from sqlanon.pipeline.feature import Feature, Search
    from sqlanon.privacy_models.base import ModelInputs
    from sqlanon.publish import Publication
    from sqlanon.release.columns import Action
    from sqlanon.release.details import AggregatedRows, Linked
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.shapes import Elsewhere
    from sqlanon.reuse.recalled import Recalled
    from sqlanon.search_engine import SearchEngine
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.source.standing import Earlier, Standing
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.known_columns import KnownColumn
    from sqlanon.verify.prose import FreeText


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
        recalled: The recoding of an earlier release, where the job says to publish by it.
        joined: What readers of earlier releases can tell of its persons, where classes are read
            by that; the table is a copy then that has it.
        linked: Its detail tables; the table is a copy then with new numbers in place of its key.
        aggregated: The tables of whose rows it got columns; the table is a copy then that has them.
        free_texts: Columns of free text that are published as they are.
        subjects: Columns of the table that are staged beside those that models look at.
        features: The features that the job uses.
        parts: What each of them found, by its name.
    """

    table: Relation
    actions: Mapping[str, Action]
    asked: Asked
    identifiers: tuple[KnownColumn, ...]
    other_tables: Mapping[RelationName, Relation]
    population: Relation | None
    written_to: bool
    earlier: Earlier | None = None
    recalled: Recalled | None = None
    linked: Linked | None = None
    aggregated: tuple[AggregatedRows, ...] = ()
    joined: Joined | None = None
    free_texts: tuple[FreeText, ...] = ()
    subjects: tuple[Column, ...] = ()
    features: tuple[Feature, ...] = ()
    parts: Mapping[str, Any] = field(default_factory=dict)

    def extended(
        self, name: str, part: object, table: Relation, *, subjects: tuple[Column, ...] = ()
    ) -> Source:
        """The same with what a feature found, in a table that has it.

        Args:
            name: The feature's.
            part: What it found.
            table: The source, as it is read now.
            subjects: Columns of it that are staged for the feature.
        """
        parts, read = {**self.parts, name: part}, (*self.subjects, *subjects)
        return replace(self, table=table, parts=parts, subjects=read)

    def under(self, job: Job) -> Source:
        """The same for a job that has other numbers in its models."""
        return replace(self, asked=Asked(job.privacy, job.others_as_quasi))


@dataclass(frozen=True, slots=True)
class Staged:
    """What a search reads of the source: codes and counts.

    Attributes:
        frequency_set: The cells, with the dictionaries and hierarchies behind their codes.
        inputs: The models, with what measuring them in a search reads.
        resumed: The run whose labels stand in the source; None where it is raw.
        standing: The cells that its classes publish, where it chose no levels.
    """

    frequency_set: FrequencySet
    inputs: tuple[ModelInputs, ...]
    resumed: ResumedRun | None
    standing: Standing | None = None

    def under(self, job: Job) -> Staged:
        """The same for a job that has other numbers in its models.

        Raises:
            JobError: one of them reads something else than was staged.
        """
        pairs = [*zip(self.inputs, job.privacy, strict=True)]
        if any(held.model.reads != model.reads for held, model in pairs):
            raise JobError("a model would read something else now: change the job file, and begin")
        return replace(self, inputs=tuple(replace(held, model=model) for held, model in pairs))


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found.

    Attributes:
        recoding: It.
        compared: Other solutions, where they were asked for and there are any.
        elsewhere: Where the search was, if not where the table lies, while that is open.
    """

    recoding: Recoding
    compared: Comparison | None
    elsewhere: Elsewhere | None = None


def source_of(
    job: Job,
    workspace: Workspace,
    published: Publication | None,
    features: tuple[Feature, ...] = (),
) -> Source:
    """The source as it is, fit for the job.

    Args:
        job: What to do.
        workspace: Runs the statements.
        published: How the release is published; None where it is not.
        features: The features that the job uses.

    Raises:
        InspectionError: a table or column is missing, not classified, or of a type that does not
            suit its role.
        UnsupportedError: something does not suit the kinds of the columns, or the engine.
        PublishError: there is no recoding of an earlier release as the job says it.
    """
    with workspace.phase("inspect"):
        recalled = None if published is None else reused(workspace, job, published)
        held = job.source if published is None or published.held is None else published.held
        table = settled.inspected(job, workspace, held)
        rules.refuse_misfits(job, published, table, workspace.dialect, features)
        before = None if published is None else published.labelled_by
        earlier = resumption.still_there(workspace, job, table, before)
        actions = settled.actions(job, table)
        aggregated = rows_aggregated(workspace, job, table) if job.aggregates else ()
        asked = Asked(job.privacy, job.others_as_quasi)
        named = settled.keys_of_persons(job, table)
        identifiers = identifiers_of(
            workspace, table, asked, quasi=[*job.quasi_identifiers], named=named
        )
        locked = published is not None and published.copied_first
        key = None if published is None else published.key
        # where no snapshot holds staging and writing together, both read a copy if they may
        copies = published is None or published.copies
        copies = copies and not workspace.dialect.recounts_source
        copied = any(feature.copies for feature in features)
        linked = None
        if job.details:
            table, linked = linked_source(job, workspace, table, actions, compared_by=key)
            if published is not None and key == linked.person:
                published.key = KEY
        elif not copied and (
            locked
            or job.missing
            or any(feature.reads_copy for feature in features)
            or (copies and not workspace.backend.snapshot)
        ):
            table = settled.copied(job, workspace, table, actions, key=key, locked=locked)
        joined = None
        if recalled is not None and published is not None:
            joined = Joined.of(workspace, job, published, recalled)
        if joined is not None:
            table = joined.copied(workspace, job, table, actions)
        quasi = [*job.quasi_identifiers]
        others = other_tables(workspace, table, quasi, asked, {job.source: held})
        if (locked or job.missing) and job.source in others:  # as it is read
            others[job.source] = table
        population = settled.population(job, workspace, asked, table, others)
        made = Source(
            table, actions, asked, identifiers, others, population, locked, earlier, recalled
        )
        made = replace(made, linked=linked, joined=joined, aggregated=aggregated)
        beside = () if joined is None else joined.columns
        made = replace(made, subjects=beside, features=features)
        for feature in features:
            made = feature.extend(made, workspace, published)
        made = replace(made, free_texts=free_texts(workspace, job, made.table, actions))
        refuse_risks(seen_before(job, made), job.accept)
        return made


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
        looked_at += source.subjects
        reading = read(workspace, source.table, requests, looked_at, source.population)
        climbed = resumption.hierarchies_of(job, workspace, requests, reading, source.earlier)
        hierarchies, requests, earlier = climbed
        asked = source.asked
        frequency_set = stage(
            workspace,
            source.table,
            requests,
            reading,
            hierarchies,
            subjects=looked_at,
            crossed=asked.sensitive if asked.others_as_quasi else (),
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
                reading.counted(places[column.name]), places[column.name]
            ),
        )
        reading.drop()
        came, standing = resumption.found_standing(workspace, job, climbed, frequency_set)
        resumed = None if earlier is None or came is None else ResumedRun(earlier.run_id, came)
        return Staged(frequency_set, inputs, resumed, standing)


def found_in(
    job: Job,
    source: Source,
    staged: Staged,
    workspace: Workspace,
    *,
    scripted: bool = False,
    solutions: int = 0,
    algorithm: Algorithm | None = None,
    lasting: ExitStack | None = None,
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
        lasting: Closes where the search ran; without it, that is closed here.

    Raises:
        UnsatisfiableError: there is none within the suppression limit.
        TooManyCellsError: there are more cells than may be carried to an embedded search.
    """
    compared, frequency_set, inputs = None, staged.frequency_set, staged.inputs
    used = algorithm or job.algorithm
    searched: Search = used.search
    for feature in source.features:
        searched = feature.around_search(source, searched)
    for one in () if isinstance(used, FullDomain) else frequency_set.attributes:
        refuse_ambiguous(one.hierarchy, one.name)
    tried: list[tuple[Problem, SearchEngine, Recoding]] = []
    budget = SuppressionBudget(
        frequency_set.rows,
        job.suppression_limit(frequency_set.rows),
        source.asked.needed,
        kept=job.suppressed == "keep",
    )
    with ExitStack() as closing:
        stack = lasting or closing

        def search(cells: FrequencySet, allowed: SuppressionBudget) -> Recoding:
            engine = stack.enter_context(searching(job, cells, workspace, scripted=scripted))
            there, choice = engine.workspace, engine.choice
            taken, carried = engine.taken(cells, domains)
            conditions = Conditions.of(there, taken, source.asked, inputs, carried)
            metric = job.algorithm.chosen_metric
            problem = Problem(taken, conditions, allowed, metric)
            recoding = searched(problem, there)
            tried.append((problem, engine, recoding))
            summary = replace(recoding.search, engine=choice.engine, because=choice.because)
            return replace(engine.returned(recoding), search=summary)

        with workspace.phase("search"):
            domains = domains_of(workspace, frequency_set, inputs)
            if job.on_new_value == "suppress":
                known = without_new_values(workspace, frequency_set, budget)
                new = frequency_set.rows - known.rows
                found = search(known, budget.limited_to(budget.limit - new))
                found = replace(found, suppressed=found.suppressed + new)
            elif staged.standing is None:
                found = search(frequency_set, budget)
            else:
                classes = standing_classes(
                    workspace,
                    frequency_set,
                    staged.standing,
                    algorithm=used,
                    asked=source.asked,
                    inputs=inputs,
                    domains=domains,
                )
                found = classes.gone_on(used, budget, search)
        for problem, engine, recoding in tried:
            if solutions:
                with workspace.backend.silent(), workspace.phase("compare"):
                    compared = compare(
                        problem, engine.workspace, solutions, job.algorithm, recoding
                    )
            if isinstance(recoding, Levels):
                recoding.counter.drop()
    elsewhere = None
    if lasting is not None and staged.standing is None:
        ((problem, engine, recoding),) = tried
        elsewhere = engine.elsewhere(problem.frequency_set, recoding)
    return Found(found, compared, elsewhere)


def release_of(
    job: Job,
    source: Source,
    staged: Staged,
    recoding: Recoding,
    workspace: Workspace,
    *,
    elsewhere: Elsewhere | None = None,
) -> Release:
    """What will be published: labels, columns and tables, and how its classes are told.

    Args:
        job: What to do.
        source: The tables.
        staged: What was read of the source.
        recoding: The classes.
        workspace: Runs the statements.
        elsewhere: Where they were found, if not here, and can be measured.
    """
    with workspace.phase("release"):
        table, frequency_set = source.table, staged.frequency_set
        labels = labels_of(workspace, frequency_set, recoding, elsewhere)
        keys = key_relation(workspace, settled.hash_keys(job, table))
        columns = published_columns(
            workspace,
            table,
            frequency_set.attributes,
            labels.native,
            source.actions,
            masks=settled.masks(job),
            own_types=settled.own_types(job, table) if source.written_to else (),
        )
        tables, classes = tables_of(workspace, table, columns, recoding)
        varied = {"keep", "hash"}
        shown = [table.column(name) for name, act in source.actions.items() if act in varied]
        dealing = dealing_of(workspace, job.seed, recoding, labels, columns=columns, shown=shown)
        release = Release(
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
            linked=source.linked,
            aggregated=source.aggregated,
            drawn=settled.drawn(job),
            features=source.features,
        )
        for feature in source.features:
            release = feature.tables(release, workspace)
        return release
