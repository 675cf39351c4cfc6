"""µ-Argus: small combinations of attributes, and single values suppressed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.base import Algorithm, Problem
from sqlanon.algorithms.full_domain.counter import BATCH
from sqlanon.algorithms.local.shared import (
    Crowd,
    Level,
    build_recoding,
    classes_of,
    crowds_of,
    level_state,
    list_allowed_levels,
    several_units,
)
from sqlanon.errors import JobError, SqlanonError, UnsatisfiableError, UnsupportedError
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.release.recoding import RecodingKind, TreeCut
from sqlanon.sql.names import ColumnName
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class _Totals(NamedTuple):
    """Rows in classes that are too small, and the rows, or persons, of the smallest class."""

    small: int | None
    smallest: int | None


class _Rarest(NamedTuple):
    """Rows, or persons, of the rarest value of an attribute at a level."""

    place: int
    level: int
    number: int | None


@dataclass(frozen=True, slots=True)
class _Wanted:
    """The rows, and the persons if they are counted, that a value or combination needs."""

    rows: int
    crowd: Crowd | None


class MuArgus(Algorithm):
    """Generalization by single attributes, then suppression of values in rare combinations.

    1. Generalize each attribute, from its `min_level` on, until each of its values has `threshold`
       rows, by default the job's k.
    2. Count the combinations of two and of three attributes: all of them, or with `groups` those
       that take at most one attribute of each group. A combination of values with fewer than
       `threshold` rows is an outlier.
    3. The data holder may generalize further before step 4: set `min_level`, and run again.
    4. In each row with outliers suppress the value that is in most of them, ties by place in the
       job. A suppressed value is published as `*` and is in no combination. Count again, because
       this takes rows from other combinations, and repeat until there is no outlier.

    This does not make a table k-anonymous: {0, 1}^4 passes for 2, and each row is unique. So rows
    in classes of fewer than the job's k are suppressed as a whole, within `max_suppression`, and
    the run stops if that is not enough. With `guarantee: none` no row is suppressed, and the result
    of the paper's steps is published. The report has the true k.

    If models count persons, values, combinations and classes are counted in persons.
    """

    name: ClassVar[str] = "mu_argus"
    reference: ClassVar[str] = (
        "A. Hundepool, L. Willenborg, mu- and tau-Argus: Software for Statistical Disclosure "
        "Control, 1996; L. Sweeney, Achieving k-Anonymity Privacy Protection Using Generalization "
        "and Suppression, IJUFKS 10(5) 2002, section 5 (figure 12)"
    )
    needs_hierarchies: ClassVar[bool] = True
    recoding: ClassVar[RecodingKind] = "cell_suppression"

    groups: dict[ColumnName, Literal["identifying", "more", "most"]] | None = Field(
        default=None, min_length=1, description="how identifying each quasi-identifier is"
    )
    threshold: int | None = Field(
        default=None,
        ge=1,
        description="rows, or persons, that share each tested combination; else the job's k",
    )
    guarantee: Literal["k", "none"] = Field(
        default="k", description="none: publish what the steps end with, of whatever k"
    )

    @property
    @override
    def guarantees(self) -> bool:
        return self.guarantee == "k"

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Refuse all models except sizes, of rows and of persons."""
        return None if isinstance(model, PersonAnonymity) else super().refuses(model)

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse groups whose columns are not the quasi-identifiers of the job."""
        yield from super().refusals(job)
        yield from several_units(self, job)
        if self.groups is not None and set(self.groups) != set(job.quasi_identifiers):
            names = ", ".join(job.quasi_identifiers)
            yield JobError(f"algorithm.mu_argus.groups must name {names}, and no other")

    @override
    def level_refusals(self, job: JobFacts, heights: Mapping[str, int]) -> Iterator[SqlanonError]:
        """Refuse levels below the root as maximum: a suppressed value is published at the root."""
        yield from super().level_refusals(job, heights)
        for name, quasi in job.quasi_identifiers.items():
            top = quasi.max_level
            if top is not None and (top == 0 or top < heights.get(name, top)):
                yield UnsupportedError(
                    f"columns.{name}.max_level: {top}: mu_argus may suppress values of every "
                    "column; leave max_level out, or use cell_suppression, which suppresses "
                    "nothing in a column whose max_level is its min_level"
                )

    @override
    def search(self, problem: Problem, workspace: Workspace) -> TreeCut:
        before = workspace.statements
        frequency_set, k = problem.frequency_set, problem.requirements.smallest_class
        crowd = Crowd.of(problem)
        wanted = self._rarity_condition(k, crowd)
        chosen = _levels(workspace, frequency_set, wanted)
        tested = self._combinations([attribute.name for attribute in frequency_set.attributes])
        count = len(chosen)
        state = level_state(workspace, frequency_set.cells, chosen)
        rounds = 0
        while hits := _outliers(workspace, state, tested, count, wanted):
            workspace.progress(Progress("search", rounds))
            rounds += 1
            rest = workspace.make(
                "mu_argus/suppressed", "state", state=state, hits=hits, count=count
            )
            workspace.drop(state, hits)
            state = rest
        classes = classes_of(workspace, state, chosen)
        least = k if self.guarantees else 1
        persons = crowd.k if crowd and self.guarantees else 0
        crowds = crowds_of(workspace, classes, crowd) if crowd else None
        totals = _totals(workspace, classes, least, crowds, persons)
        suppressed, rows = totals.small or 0, frequency_set.rows
        if not problem.budget.allows(suppressed):
            asked = f"{k} rows" if crowd is None else f"{crowd.k} persons"
            raise UnsatisfiableError(
                "mu_argus tests combinations of two and three quasi-identifiers only: of all "
                f"quasi-identifiers together the smallest class has {totals.smallest} of the "
                f"required {asked}, and {suppressed} of {rows} rows are in classes that are too "
                f"small, but {problem.budget.words}: raise max_suppression or a min_level, use "
                "another algorithm, or set `guarantee: none` to publish them"
            )
        workspace.drop(state)
        assignment, levels = build_recoding(
            workspace, classes, count, least, crowds=crowds, persons=persons
        )
        return TreeCut(
            kind=self.recoding,
            assignment=assignment,
            search=self.summary(rounds=rounds, statements=workspace.statements - before),
            suppressed=suppressed,
            levels_of_class=levels,
        )

    def _rarity_condition(self, k: int, crowd: Crowd | None) -> _Wanted:
        """Return the rows and persons that a value or a combination needs not to be rare."""
        rows = self.threshold or k
        of_persons = crowd and replace(crowd, k=self.threshold or crowd.k)
        return _Wanted(rows, of_persons)

    def _combinations(self, names: list[str]) -> list[tuple[int, ...]]:
        """Return the places of the attributes of each combination that is tested."""
        groups = self.groups
        return [
            places
            for size in (2, 3)
            for places in combinations(range(len(names)), size)
            if groups is None or len({groups[names[place]] for place in places}) == size
        ]


def _levels(workspace: Workspace, frequency_set: FrequencySet, wanted: _Wanted) -> list[Level]:
    """Step 1: the least level of each attribute at which no value is rare, or else its last."""
    allowed = [list_allowed_levels(attribute) for attribute in frequency_set.attributes]
    every = [level for one in allowed for level in one]
    answer = workspace.ask("mu_argus/values", _Rarest, levels=every)
    rare = _too_rare(answer, wanted.rows)
    if wanted.crowd is not None:
        answer = workspace.ask(
            "mu_argus/values_of_persons",
            _Rarest,
            levels=every,
            cells=frequency_set.cells,
            crowd=wanted.crowd,
        )
        rare |= _too_rare(answer, wanted.crowd.k)
    return [
        next((level for level in one if (level.index, level.level) not in rare), one[-1])
        for one in allowed
    ]


def _too_rare(answer: Sequence[_Rarest], least: int) -> set[tuple[int, int]]:
    """Find attributes and levels that have a rarer value; NULL in a table without rows."""
    return {
        (one.place, one.level) for one in answer if one.number is not None and one.number < least
    }


def _totals(
    workspace: Workspace, classes: WorkTable, least: int, crowds: WorkTable | None, persons: int
) -> _Totals:
    """Count rows in classes that are too small, and return the size of the smallest class."""
    if crowds is None:
        return workspace.ask_one("mu_argus/totals", _Totals, classes=classes, k=least)
    return workspace.ask_one(
        "mu_argus/totals_of_persons",
        _Totals,
        classes=classes,
        k=least,
        crowds=crowds,
        persons=persons,
    )


def _outliers(
    workspace: Workspace,
    state: WorkTable,
    tested: list[tuple[int, ...]],
    count: int,
    wanted: _Wanted,
) -> WorkTable | None:
    """Build relation (cell, h0, h1, …) of step 2; None if there is no outlier."""
    columns = ["cell", *(f"h{place}" for place in range(count))]
    hits = workspace.table("hits", dict.fromkeys(columns, int))
    for start in range(0, len(tested), BATCH):
        workspace.fill(
            hits,
            "mu_argus/outliers" if wanted.crowd is None else "mu_argus/outliers_of_persons",
            state=state,
            count=count,
            k=wanted.rows,
            crowd=wanted.crowd,
            combinations=tested[start : start + BATCH],
        )
    if workspace.count("mu_argus/found", hits=hits):
        workspace.analyze(hits)
        return hits
    workspace.drop(hits)
    return None
