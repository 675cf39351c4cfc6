"""What every algorithm is to the rest of the house."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sqlanon.parameters import Parameters

if TYPE_CHECKING:
    from sqlanon.frequency import FrequencySet
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.recoding import Recoding
    from sqlanon.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Problem:
    """What is to be solved.

    Attributes:
        frequency_set: The staged source.
        models: The privacy models, all of which the release must satisfy.
        suppression_limit: Rows that may be suppressed at the most (MaxSup).
        seed: What ties are broken with, where an algorithm has a choice.
    """

    frequency_set: FrequencySet
    models: tuple[PrivacyModel, ...]
    suppression_limit: int
    seed: int

    @property
    def minimal_class_size(self) -> int:
        """Rows that every class needs, by the most demanding model."""
        return max(model.minimal_class_size for model in self.models)


class Algorithm(Parameters):
    """A way to find a Recoding; an instance holds the options that a job gives.

    Attributes:
        name: The key of the algorithm in a job file.
        reference: The paper, and the section, that defines it.
        full_domain: Whether it chooses one level per attribute. Every quasi-identifier then has a
            hierarchy; one without gets two levels: the value, and `*`.
    """

    name: ClassVar[str]
    reference: ClassVar[str]
    full_domain: ClassVar[bool] = False

    @abstractmethod
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        """A Recoding that satisfies every model.

        Raises:
            UnsatisfiableError: there is none within the suppression limit.
        """
