"""The base classes of all algorithms, and what a search is given and returns."""

from __future__ import annotations

import json
import math
from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.common.options import Member, Parameters
from sqlanon.errors import SqlanonError, UnsatisfiableError, UnsupportedError
from sqlanon.metrics import DEFAULT, METRICS, Metric
from sqlanon.release.recoding import RecodingKind, SearchSummary

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.algorithms.budget import SuppressionBudget
    from sqlanon.algorithms.cluster.links import LinkTable
    from sqlanon.algorithms.conditions import Conditions
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.privacy_models.requirements import ModelRequirements
    from sqlanon.release.recoding import Recoding
    from sqlanon.search_engine import Beside
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.workspace import Workspace

_METRICS = Member("metric", METRICS)


@dataclass(frozen=True, slots=True)
class Problem:
    """The problem that a search solves."""

    frequency_set: FrequencySet
    conditions: Conditions
    budget: SuppressionBudget
    metric: Metric = DEFAULT

    @property
    def requirements(self) -> ModelRequirements:
        """The joint requirements of all privacy models."""
        return self.conditions.asked

    def refuse_too_few(self, k: int) -> None:
        """Refuse a k that is larger than the number of rows in the table."""
        rows = self.frequency_set.rows
        if 0 < rows < k:
            raise UnsatisfiableError(
                f"no release of this table has classes of {k} rows: it holds only {rows}; ask for "
                "a smaller k"
            )


class Algorithm(Parameters):
    """A method to find a Recoding. An instance has the options that a job sets.

    Attributes:
        reference: The paper, and the section, that defines it.
        needs_hierarchies: Whether it climbs hierarchies. Every quasi-identifier then has a
            hierarchy; one without gets two levels: the value, and `*`.
        sensitive_as_quasi: Whether it supports the job's option of that name.
        publishes_quasi: Whether quasi-identifiers stay as they are, and sensitive values go into a
            second table.
        remembers: Whether it continues the signatures that persons have in earlier releases of
            the target, so that a release needs a key and leaves them stored.
        counts_rows: Whether each row must have a person of its own, so that models which count
            persons are refused.
        by_lot: Whether rows are combined at random, by a secret that no script may contain.
        settled: Options that the search chooses by the source if the job does not set them.
    """

    name: ClassVar[str]
    reference: ClassVar[str]
    needs_hierarchies: ClassVar[bool] = False
    sensitive_as_quasi: ClassVar[bool] = False
    recoding: ClassVar[RecodingKind] = "multidimensional"
    publishes_quasi: ClassVar[bool] = False
    remembers: ClassVar[bool] = False
    counts_rows: ClassVar[bool] = False
    by_lot: ClassVar[bool] = False
    settled: ClassVar[frozenset[str]] = frozenset()

    @property
    def fixed_levels(self) -> Mapping[str, int]:
        """Levels that its options fix, by quasi-identifier, whatever the data."""
        return {}

    def table_suffixes(self, job: JobFacts) -> tuple[str, ...]:
        """Return the suffixes that its tables add to the target's name; the first is empty."""
        del job
        return ("",)

    @property
    def options(self) -> dict[str, str]:
        """Its options as reports show them, with those at their defaults."""
        said = self.model_dump(mode="json")
        return {n: v if isinstance(v, str) else json.dumps(v) for n, v in said.items()}

    @property
    def reads_beside(self) -> Beside | None:
        """The data that the search reads in addition to codes and counts; None if there is none."""
        return None

    @property
    def recurses(self) -> bool:
        """Whether rounds of the search are turns of a recursive query where that may be made."""
        return False

    @property
    def links(self) -> LinkTable | None:
        """The table of links between persons; None if it reads none."""
        return None

    @property
    def notes(self) -> tuple[str, ...]:
        """Notes for readers of the report on how the classes were built."""
        return ()

    @property
    def extra_columns(self) -> tuple[str, ...]:
        """Columns that the search reads in addition to those of the privacy models."""
        return ()

    @property
    def search_metric(self) -> Metric:
        """The metric that a choice among solutions minimizes."""
        return DEFAULT

    @property
    def guarantees(self) -> bool:
        """Whether a release that does not satisfy a model is refused; only a job can allow it."""
        return True

    def summary(self, *, rounds: int, statements: int) -> SearchSummary:
        """Summarize a greedy search in rounds, which proves nothing and has no level vectors."""
        return SearchSummary(
            algorithm=self.name,
            options=self.options,
            optimal=False,
            rounds=rounds,
            nodes_checked=None,
            statements=statements,
        )

    @property
    def makes_regions(self) -> bool:
        """Whether its classes are regions between cuts, at which ranges can end."""
        return False

    @property
    def overlapping(self) -> bool:
        """Whether what spans the cells of a class may hold those of others: labels do not tell."""
        return False

    @property
    def splits_cells(self) -> bool:
        """Whether rows of equal values may become different, one published and one not."""
        return False

    def refuses(self, model: PrivacyModel) -> str | None:
        """Explain why it cannot satisfy a model, with its own name; None if it can."""
        return None if model.counts_rows_only else f"{self.name} reaches k-anonymity only"

    def reason_against(self, model: PrivacyModel) -> str | None:
        """Explain as `refuses`, and refuse models of combinations, which concern no class."""
        if model.of_combinations:
            return f"{self.name} checks single classes and not combinations of items; use apriori"
        return self.refuses(model)

    def keep_refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Yield an error if it cannot publish suppressed rows; see `refusals`."""
        del job
        if self.needs_hierarchies:  # without hierarchies it suppresses no rows
            yield UnsupportedError(
                f"suppressed: keep is not supported by {self.name}: its suppressed rows are left "
                "out; set suppressed: drop, or use an algorithm that chooses levels, such as "
                "optimal"
            )

    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Find the parts of a job that it does not support, from the job alone."""
        for model in job.privacy:
            if (reason := self.reason_against(model)) is not None:
                yield UnsupportedError(
                    f"{model.title}: {reason}; choose another algorithm, or measure it with "
                    "`sqlanon check`"
                )
        if job.sensitive_as_quasi and not self.sensitive_as_quasi:
            yield UnsupportedError(
                f"sensitive_as_quasi is not supported by {self.name}; use mondrian, or an "
                "algorithm that chooses levels, such as optimal"
            )
        if job.suppressed == "keep":
            yield from self.keep_refusals(job)
        for name, quasi in job.quasi_identifiers.items():
            limited = quasi.min_level is not None or quasi.max_level is not None
            if limited and not self.needs_hierarchies:
                yield UnsupportedError(
                    f"columns.{name}: {self.name} does not support min_level and max_level; use "
                    "an algorithm that chooses levels of a hierarchy, such as optimal"
                )

    def level_refusals(self, job: JobFacts, heights: Mapping[str, int]) -> Iterator[SqlanonError]:
        """Find what it does not support with hierarchies of these heights.

        Args:
            heights: Level of the root by quasi-identifier, as far as it is known yet.
        """
        del job, heights
        yield from ()

    def source_refusals(self, job: JobFacts, source: Relation) -> Iterator[SqlanonError]:
        """Find what it cannot recode in a source, whatever its values; see `refusals`."""
        del job, source
        yield from ()

    @abstractmethod
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        """Search a Recoding that satisfies every model.

        Raises:
            UnsatisfiableError: there is none within the suppression limit.
        """


class FullDomain(Algorithm):
    """An algorithm that chooses one level per attribute. It supports every privacy model.

    Attributes:
        most_nodes: Level vectors of the largest lattice that it enumerates; None without a limit.
        smaller_lattice: Advice to the user if the lattice is larger than `lattice_limit`.
    """

    needs_hierarchies: ClassVar[bool] = True
    sensitive_as_quasi: ClassVar[bool] = True
    recoding: ClassVar[RecodingKind] = "full_domain"

    most_nodes: ClassVar[int | None] = None
    smaller_lattice: ClassVar[str] = "use fewer quasi-identifiers, datafly or mondrian"

    metric: Annotated[Metric, _METRICS] = Field(
        default=DEFAULT, description="what is minimized, by default loss"
    )

    @property
    @override
    def search_metric(self) -> Metric:
        return self.metric

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Refuse no model: a node's classes can be tested on any."""
        del model
        return None

    @override
    def keep_refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Refuse models that need more than the number of suppressed rows."""
        for model in job.privacy:
            if not model.counts_rows_only:
                yield UnsupportedError(
                    f"suppressed: keep goes with k_anonymity of rows only, not with {model.title}: "
                    "the class of the suppressed rows would have to satisfy it too; set "
                    "suppressed: drop"
                )

    @property
    def lattice_limit(self) -> int | None:
        """Its `most_nodes`, or the limit that the job sets."""
        return self.most_nodes

    @override
    def level_refusals(self, job: JobFacts, heights: Mapping[str, int]) -> Iterator[SqlanonError]:
        """Refuse a lattice that is too large to be enumerated."""
        most = self.lattice_limit
        if most is None or len(heights) < len(job.quasi_identifiers):
            return
        size = math.prod(
            (heights[name] if quasi.max_level is None else quasi.max_level)
            - (quasi.min_level or 0)
            + 1
            for name, quasi in job.quasi_identifiers.items()
        )
        if size > most:
            yield UnsupportedError(
                f"the lattice has {size:,} level vectors, more than the {most:,} that "
                f"{self.name} searches: {self.smaller_lattice}"
            )
