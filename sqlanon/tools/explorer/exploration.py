"""Measurements of the possible releases of a job in its database; the source is read once.

All other statements read the frequency set: codes, counts and labels. Their results are counts,
sums, and labels of ten classes that satisfy the models of the job.
"""

from __future__ import annotations

import time
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from pydantic import PrivateAttr
from typing_extensions import override

from sqlanon.algorithms.base import FullDomain, Problem
from sqlanon.algorithms.full_domain.counter import ClassCounter, Measured, least_loss
from sqlanon.algorithms.full_domain.fixed import Fixed
from sqlanon.algorithms.full_domain.heuristic import Heuristic
from sqlanon.algorithms.full_domain.lattice import generalizes
from sqlanon.errors import DatabaseError, JobError, UnsatisfiableError, UnsupportedError
from sqlanon.features import features_of, refuse_job
from sqlanon.pipeline.run import Run
from sqlanon.pipeline.steps import find_recoding, inspect_source, stage_source
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.release.groups import labels_of
from sqlanon.report.loss import total_loss
from sqlanon.report.trade_offs import label_classes
from sqlanon.sql.backends import open_connection
from sqlanon.sql.workspace import Workspace
from sqlanon.tools.explorer.choices import with_k
from sqlanon.tools.explorer.views import ColumnView, LatticeView, Node, Point, ReleaseView
from sqlanon.verify.figures import size_bands

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from sqlanon.job.job import Job
    from sqlanon.pipeline.steps import Source, Staged
    from sqlanon.release.labels import Labels
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.backends import Backend, Connectable
    from sqlanon.sql.workspace import Observer


# -- surveys of a lattice --------------------------------------------------------------------------

MOST = 20_000
"""Level vectors of a lattice that is counted whole, as in `mingen`."""


class Survey(FullDomain):
    """Counts all level vectors, the cheapest first, and remembers them; no job can name it.

    A lattice of more than `MOST` is searched as `heuristic` does. What was counted before it was
    stopped is there too.
    """

    name: ClassVar[str] = "survey"
    reference: ClassVar[str] = (
        "L. Sweeney, Achieving k-Anonymity Privacy Protection Using Generalization and "
        "Suppression, IJUFKS 10(5) 2002, section 4"
    )

    _counter: ClassCounter | None = PrivateAttr(default=None)

    @property
    def counter(self) -> ClassCounter | None:
        """The counter of the search; None before it has begun."""
        return self._counter

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        counter = self._counter = ClassCounter(problem, workspace)
        whole = len(counter.lattice) <= MOST
        if whole:
            counter.undecided = lambda: len(counter.lattice) - len(counter.measured)
            counter.count(iter(counter))
        else:
            counter.count([counter.lattice.upper])
            Heuristic().run_search(counter)
        feasible: list[Measured] = [one for one in counter.measured.values() if one.feasible]
        if not feasible:
            raise counter.unsatisfiable()
        return counter.recoding(self, least_loss(feasible).node, optimal=whole, before=before)


# -- the database ----------------------------------------------------------------------------------

_EXAMPLES = 10


class StoppedError(Exception):
    """The task was stopped."""


@dataclass(frozen=True, slots=True)
class _StagedSource:
    """The staged tables, which exist as long as the connection."""

    source: Source
    staged: Staged

    def under(self, job: Job) -> _StagedSource:
        """Return the staged tables for a job with other numbers in its models, or other weights.

        Raises:
            JobError: one of them reads something else than was staged.
        """
        staged = replace(self.staged.under(job), frequency_set=self._apply_weights(job))
        return _StagedSource(self.source.under(job), staged)

    def _apply_weights(self, job: Job) -> FrequencySet:
        """Return the frequency set with the weights of a job; no statement depends on them."""
        staged, said = self.staged.frequency_set, job.quasi_identifiers
        attributes = tuple(
            replace(one, request=replace(one.request, weight=Fraction(said[one.name].weight)))
            for one in staged.attributes
        )
        return replace(staged, attributes=attributes)


def with_lattice(job: Job) -> bool:
    """Whether the job chooses a level per column, so that there is a lattice to look at."""
    return isinstance(job.algorithm, FullDomain)


def refuse_unseen(job: Job) -> None:
    """Refuse a job that there is nothing to be seen of.

    Raises:
        SqlanonError: the job cannot be, or its algorithm generalizes nothing.
    """
    if job.recoding is not None:
        raise JobError("the job sets `recoding`, so there is none to choose; leave recoding out")
    if job.algorithm.remembers:
        raise JobError(
            f"{job.algorithm.name} takes its classes from earlier releases, so there is none to "
            "choose; explore a job with another algorithm"
        )
    refuse_job(job, None)
    if job.algorithm.publishes_quasi:
        raise JobError(
            f"{job.algorithm.name} generalizes nothing; explore a job with another algorithm"
        )


class Exploration:
    """A connection, and what was staged over it; for one thread."""

    def __init__(self, job: Job, backend: Backend, observer: Observer, stack: ExitStack) -> None:
        self._job = job
        self._backend = backend
        self._observer = observer
        self._stack = stack
        self._held: _StagedSource | None = None

    @classmethod
    @contextmanager
    def connect(cls, job: Job, where: Connectable, observer: Observer) -> Iterator[Exploration]:
        """Connect, and drop the staged tables at the end.

        Raises:
            SqlanonError: there is not a connection.
        """
        with open_connection(where) as backend, ExitStack() as stack:
            yield cls(job.model_copy(update={"target": None}), backend, observer, stack)

    def survey_lattice(self, job: Job) -> LatticeView:
        """Count the lattice of a job, completely or until the task is stopped.

        Args:
            job: The job of the exploration, perhaps with other numbers.

        Raises:
            SqlanonError: the source cannot be read.
            StoppedError: the task was stopped before anything was counted.
        """
        survey = Survey()
        stopped, refused = False, None
        held = self._stage().under(job)
        try:
            with self._backend.transaction(write=False), self._workspace() as workspace:
                run = Run(job, workspace, features_of(job))
                find_recoding(run, held.source, held.staged, algorithm=survey)
        except UnsatisfiableError as error:
            refused = str(error)
        except StoppedError:
            stopped = True
        counter = survey.counter
        if counter is None:
            if stopped:
                raise StoppedError
            raise JobError(refused or "nothing was counted")
        return _as_surveyed(job, held.staged.frequency_set, counter, stopped=stopped, why=refused)

    def find_release(self, job: Job, levels: Mapping[str, int] | None = None) -> ReleaseView:
        """Compute a release of a job.

        Args:
            job: The job of the exploration, perhaps with other numbers.
            levels: The level of each quasi-identifier; without them the algorithm searches.

        Raises:
            SqlanonError: there is no such release, or the source cannot be read.
            StoppedError: the task was stopped.
        """
        begun = time.perf_counter()
        held = self._stage().under(job)
        algorithm = None if levels is None else Fixed(levels=dict(levels))
        staged = held.staged
        for attribute in staged.frequency_set.attributes:
            if levels is not None and levels[attribute.name] > attribute.height:
                raise JobError(
                    f"{attribute.name}: must be at most {attribute.height}, the level of the root"
                )
        with self._backend.transaction(write=False), self._workspace() as workspace:
            run = Run(job, workspace, features_of(job))
            found = find_recoding(run, held.source, staged, algorithm=algorithm)
            labels = labels_of(workspace, staged.frequency_set, found.recoding)
            guaranteed = (algorithm or job.algorithm).guarantees
            shown = _as_shown(workspace, held, found.recoding, labels, guaranteed=guaranteed)
            return replace(shown, seconds=time.perf_counter() - begun)

    def frontier(self, job: Job, ks: Iterable[int]) -> tuple[Point, ...]:
        """Compute the release of a job for each k, or as it is where no k can be varied.

        Args:
            job: The job of the exploration, perhaps with other numbers.

        Returns:
            A point for each, in their order; only the first ones if the task was stopped.

        Raises:
            SqlanonError: the source cannot be read.
            StoppedError: the task was stopped before there was a point.
        """
        self._stage()
        points: list[Point] = []
        wanted: list[int | None] = [*ks]
        for k in wanted or [None]:
            try:
                shown = self.find_release(job if k is None else with_k(job, k))
                point = Point(k, shown)
            except (JobError, UnsatisfiableError, UnsupportedError) as error:
                point = Point(k, None, str(error))
            except StoppedError:
                if not points:
                    raise
                return tuple(points)
            points.append(point)
        return tuple(points)

    def _stage(self) -> _StagedSource:
        """Return the staged tables; the first call reads the source."""
        if self._held is None:
            job, backend = self._job, self._backend
            workspace = self._workspace()
            try:
                with backend.transaction(write=False):
                    run = Run(job, workspace, features_of(job))
                    refuse_unready(
                        workspace, Needs(run.tables_read, allow_row_security=job.allow_row_security)
                    )
                    source = inspect_source(run)
                    staged = stage_source(run, source)
            except BaseException as error:
                workspace.__exit__(type(error), error, error.__traceback__)
                raise
            self._held = _StagedSource(source, staged)
            self._stack.callback(self._let_go, workspace)
        return self._held

    def _let_go(self, workspace: Workspace) -> None:
        """Drop what was staged; where the connection is lost, the engine does."""
        with suppress(DatabaseError), self._backend.transaction(write=False), workspace:
            pass

    def _workspace(self) -> Workspace:
        return Workspace(self._backend, self._observer)


def _as_surveyed(
    job: Job, staged: FrequencySet, counter: ClassCounter, *, stopped: bool, why: str | None
) -> LatticeView:
    """Build the lattice from a counter; infeasible nodes have the loss of generalization alone."""
    metric, lattice = job.algorithm.search_metric, counter.lattice

    def cost(one: Measured) -> Fraction | float | None:
        if one.feasible:
            return one.cost
        return counter.bound(one.node) if metric.bounded else None

    within = [
        one
        for one in counter.measured.values()
        if generalizes(one.node, lattice.lower) and generalizes(lattice.upper, one.node)
    ]
    within.sort(key=lambda one: (not one.feasible, cost(one) or 0, one.node))
    nodes = tuple(
        Node(
            one.node,
            one.feasible,
            None if (value := cost(one)) is None else float(metric.to_report(value)),
            one.suppressed_rows,
            one.classes,
        )
        for one in within
    )
    return LatticeView(
        columns=tuple(attribute.name for attribute in staged.attributes),
        lower=lattice.lower,
        upper=lattice.upper,
        size=len(lattice),
        rows=staged.rows,
        metric=metric.name,
        nodes=nodes,
        stopped=stopped,
        refused=why,
    )


def _as_shown(
    workspace: Workspace,
    held: _StagedSource,
    recoding: Recoding,
    labels: Labels,
    *,
    guaranteed: bool,
) -> ReleaseView:
    """The counts of a release that is not written, from its labels.

    Args:
        held: The staged tables.
        guaranteed: Whether each of its classes satisfies every model; of others no row is shown.
    """
    staged, asked = held.staged.frequency_set, held.source.asked
    attributes = staged.attributes
    classes, measured = label_classes(workspace, labels, attributes)
    after, before = size_bands(workspace, [classes.sql, staged.cells.sql])
    rows = (
        []
        if not guaranteed
        else workspace.rows("explore/shown", classes=classes, attributes=attributes, most=_EXAMPLES)
    )
    losses = total_loss(staged, recoding, labels, asked.k, measured)
    levels = recoding.level_vector or {}
    gone = 0 if recoding.suppressed_published else recoding.suppressed
    return ReleaseView(
        rows=staged.rows,
        suppressed=recoding.suppressed,
        published=staged.rows - gone,
        classes=measured.count,
        smallest=measured.smallest,
        sizes=after,
        sizes_before=before,
        losses=losses,
        columns=tuple(
            ColumnView(
                attribute.name,
                levels.get(attribute.name),
                None if attribute.tree is None else attribute.height,
                generalized,
                losses.attributes[attribute.name].ncp,
            )
            for attribute, generalized in zip(attributes, labels.generalized, strict=True)
        ),
        examples=tuple(
            (tuple(None if one is None else str(one) for one in row), int(n)) for n, *row in rows
        ),
        seconds=0.0,
    )
