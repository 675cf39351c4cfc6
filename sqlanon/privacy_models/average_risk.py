"""Average re-identification risk: the mean over rows of the chance to identify the person."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated, ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.common.options import Number
from sqlanon.errors import SqlanonError, UnsupportedError
from sqlanon.privacy_models.base import (
    TOLERANCE,
    ClassSize,
    Condition,
    Population,
    PrivacyModel,
    Reads,
    SizesOnly,
    exact_ratio,
    plain,
)
from sqlanon.sql.names import MaybeRelation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.privacy_models.job_facts import JobFacts


class AverageRisk(PrivacyModel):
    """The mean over rows of 1 / rows of the class, classes / rows, is at most the threshold.

    That is the prosecutor's average risk, in (0, 1]. With a population it is the marketer's, the
    mean of 1 / rows of the class in the population (docs/definitions, "Average risk"). A class that
    the population lacks counts as identified. It is a condition on the whole table: if it fails,
    the classes whose own risk exceeds the threshold are called violating. It is not pyCANON's mean
    over classes.

    Attributes:
        threshold: Largest mean risk, 0 to 1.
        population: The table of the public; None for the prosecutor.
    """

    name: ClassVar[str] = "average_risk"
    reference: ClassVar[str] = (
        "K. El Emam, Guide to the De-Identification of Personal Health Information, 2013 "
        "(prosecutor and marketer risk)"
    )
    rows_are_persons: ClassVar[bool] = True
    monotone_suppression: ClassVar[bool] = True
    whole_table: ClassVar[bool] = True

    threshold: Annotated[Number, Field(gt=0, le=1)] = Field(description="largest mean risk, 0 to 1")
    population: MaybeRelation = Field(
        default=None,
        validate_default=True,
        description="table of the public, for the marketer's risk",
    )

    @property
    @override
    def class_size(self) -> ClassSize:
        """No row is needed. A class suffices if its own risk is at most the threshold."""
        return ClassSize(1, math.ceil(1 / exact_ratio(self.threshold)))

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """With a population, a bound on the table's own mean or uniques."""
        yield from super().refusals(job)
        for model in job.privacy:
            alone = model.whole_table and not isinstance(model.reads, Population)
            if self.population is not None and alone:
                yield UnsupportedError(
                    f"average_risk with a population and {model.title} without: classes that one "
                    "of them suppresses may raise what the other measures; ask for one of them"
                )

    @property
    @override
    def reads(self) -> Reads:
        """Sizes of classes, in the population too where there is one."""
        return SizesOnly() if self.population is None else Population(self.population)

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        threshold = exact_ratio(self.threshold)
        values = {"num": threshold.numerator, "den": threshold.denominator, "tolerance": TOLERANCE}
        variant = "prosecutor" if self.population is None else "marketer"
        return (Condition(self.name, plain(self.threshold), variant=variant, values=values),)
