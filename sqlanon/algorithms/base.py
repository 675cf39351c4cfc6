"""What every algorithm is to the rest of the house."""

from __future__ import annotations

import json
from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from pydantic import Field

from sqlanon.metrics import DEFAULT, METRICS, Metric
from sqlanon.options.base import Parameters
from sqlanon.options.registry import Member
from sqlanon.privacy_models import KAnonymity
from sqlanon.release.recoding import SearchSummary

if TYPE_CHECKING:
    from sqlanon.algorithms.budget import SuppressionBudget
    from sqlanon.algorithms.conditions import Constraints
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.workspace import Workspace

_METRICS = Member("metric", {metric.name: metric for metric in METRICS})


@dataclass(frozen=True, slots=True)
class Problem:
    """What is to be solved.

    Attributes:
        frequency_set: The staged source.
        constraints: The privacy models, all of which the release must satisfy.
        seed: What ties are broken with, where an algorithm has a choice.
        budget: How many rows may be suppressed.
        metric: What a choice among solutions minimizes.
    """

    frequency_set: FrequencySet
    constraints: Constraints
    budget: SuppressionBudget
    seed: int
    metric: Metric = DEFAULT

    @property
    def minimal_class_size(self) -> int:
        """Rows that every class needs, by the most demanding model."""
        return self.constraints.minimal_class_size


class Algorithm(Parameters):
    """A way to find a Recoding; an instance holds the options that a job gives.

    Attributes:
        name: The key of the algorithm in a job file.
        reference: The paper, and the section, that defines it.
        needs_hierarchies: Whether it climbs hierarchies. Every quasi-identifier then has a
            hierarchy; one without gets two levels: the value, and `*`.
        chooses_levels: Whether it chooses one level vector among those of the lattice.
        others_as_quasi: Whether it honours a job's option of that name.
        keeps_suppressed: Whether it sees to it that suppressed rows are enough for a class, where
            they are to be published.
    """

    name: ClassVar[str]
    reference: ClassVar[str]
    needs_hierarchies: ClassVar[bool] = False
    chooses_levels: ClassVar[bool] = False
    others_as_quasi: ClassVar[bool] = False
    keeps_suppressed: ClassVar[bool] = False

    @property
    def options(self) -> dict[str, str]:
        """Its options as reports show them, those that are left at their defaults too."""
        said = self.model_dump(mode="json")
        return {n: v if isinstance(v, str) else json.dumps(v) for n, v in said.items()}

    @property
    def extra_columns(self) -> tuple[str, ...]:
        """Columns that the search reads beside those of the privacy models."""
        return ()

    @property
    def chosen_metric(self) -> Metric:
        """What its choice among solutions minimizes."""
        return DEFAULT

    @property
    def guarantees(self) -> bool:
        """Whether a release that falls short of a model is refused; only a job says otherwise."""
        return True

    def summary(self, *, rounds: int, statements: int) -> SearchSummary:
        """How a greedy search in rounds went, which proves nothing and has no level vectors."""
        return SearchSummary(
            algorithm=self.name,
            options=self.options,
            optimal=False,
            rounds=rounds,
            nodes_checked=None,
            statements=statements,
        )

    def refuses(self, model: PrivacyModel) -> str | None:
        """Why it cannot honour a model; None where it can."""
        if isinstance(model, KAnonymity) and model.unit is None:
            return None
        return f"{self.name} reaches k-anonymity only"

    @abstractmethod
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        """A Recoding that satisfies every model.

        Raises:
            UnsatisfiableError: there is none within the suppression limit.
        """


class FullDomain(Algorithm):
    """An algorithm that chooses one level per attribute; it honours every privacy model."""

    needs_hierarchies: ClassVar[bool] = True
    chooses_levels: ClassVar[bool] = True
    others_as_quasi: ClassVar[bool] = True
    keeps_suppressed: ClassVar[bool] = True

    metric: Annotated[Metric, _METRICS] = Field(
        default=DEFAULT, description="what is minimized: a metric, with its options"
    )

    @property
    def chosen_metric(self) -> Metric:
        """The metric of the job."""
        return self.metric

    def refuses(self, model: PrivacyModel) -> str | None:
        """Nothing: a node's classes can be tested on any model."""
        del model
        return None
