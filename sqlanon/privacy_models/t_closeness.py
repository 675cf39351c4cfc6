"""t-closeness: in every class the sensitive values are distributed much as in the whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Self

from pydantic import Field, field_validator, model_validator
from typing_extensions import override

from sqlanon.common.options import MaybeMany, Number, Value
from sqlanon.errors import HierarchyError, SqlanonError
from sqlanon.privacy_models.base import (
    TOLERANCE,
    Condition,
    NullSensitive,
    PrivacyModel,
    Reads,
    Reference,
    SensitiveColumn,
    plain,
)
from sqlanon.source.hierarchies.specification import (
    HierarchySpecification,
    mismatch_reason,
    read_declared_rows,
)
from sqlanon.sql.names import ColumnName, MaybeRelation

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.source.inspection import Relation


class TCloseness(PrivacyModel):
    """The earth mover's distance of each class's distribution q from the reference p is at most t.

    Three ground distances (docs/definitions, "t-closeness"), all in [0, 1]: `equal`, 1/2 sum |q
    - p|; `ordered`, 1/(m-1) sum |cumulated q - cumulated p| over the m values that occur, in their
    order; `hierarchical`, sum over inner nodes of height/H · min(positive, negative extras of the
    children). One value or one class gives 0. NULL is a category of its own, in an order the last
    one; `null_sensitive: none` leaves it out of both distributions. Distances are compared with a
    tolerance of 1e-9. Monotone as long as the reference stays the same.

    Attributes:
        t: The bound, 0 to 1.
        order: For `ordered` text: all values, from first to last. Numbers and dates order
            themselves.
        hierarchy: For `hierarchical`: as a quasi-identifier's; not all leaves have to occur.
        reference_table: Table with the reference distribution; the measured table by default, and
            the source (before suppression) when a run verifies its release.
    """

    name: ClassVar[str] = "t_closeness"
    roomy: ClassVar[str | None] = "t"
    reference: ClassVar[str] = (
        "N. Li, T. Li, S. Venkatasubramanian, t-Closeness, ICDE 2007, definition 2"
    )

    column: ColumnName = Field(description="the sensitive column")
    t: Annotated[Number, Field(ge=0, le=1)] = Field(description="largest distance allowed, 0 to 1")
    distance: Literal["equal", "ordered", "hierarchical"] = Field(
        default="equal", description="how far two values are from each other"
    )
    order: MaybeMany[Value] = Field(
        default=None, validate_default=True, description="ordered text: all its values"
    )
    hierarchy: HierarchySpecification | None = Field(
        default=None, description="hierarchical: the tree of the values"
    )
    reference_table: MaybeRelation = Field(
        default=None,
        validate_default=True,
        alias="reference",
        description="table with the reference distribution",
    )
    null_sensitive: NullSensitive = Field(
        default="value", description="NULL is a category of its own, or left out"
    )

    @field_validator("order")
    @classmethod
    def _once(cls, order: tuple[str, ...] | None) -> tuple[str, ...] | None:
        if order is not None and len(set(order)) < len(order):
            raise ValueError("a list must not hold the same value twice")
        return order

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if (self.hierarchy is None) == (self.distance == "hierarchical"):
            raise ValueError("hierarchy is required with distance: hierarchical, and only there")
        if self.order is not None and self.distance != "ordered":
            raise ValueError("order is used only with distance: ordered")
        return self

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse a file that does not contain the hierarchy."""
        yield from super().refusals(job)
        try:
            if self.hierarchy is not None:
                read_declared_rows(self.hierarchy)
        except HierarchyError as error:
            yield error

    @override
    def source_refusals(self, quasi: Collection[str], source: Relation) -> Iterator[SqlanonError]:
        """Also refuse a hierarchy whose values are of another type than the column's."""
        yield from super().source_refusals(quasi, source)
        if self.hierarchy is not None:
            reason = mismatch_reason(self.hierarchy, source.column(self.column))
            if reason is not None:
                yield HierarchyError(f"{self.title}: {reason}")

    @property
    @override
    def reads(self) -> Reads:
        """The column with its order or tree, and its distribution in the whole table."""
        return SensitiveColumn(
            self.column,
            ordered=self.distance == "ordered",
            order=self.order,
            hierarchy=self.hierarchy,
            reference=Reference(self.reference_table),
        )

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        values = {"bound": float(self.t) + TOLERANCE, "nulls": self.null_sensitive == "value"}
        template = f"{self.name}_{self.distance}"
        return (Condition(template, plain(self.t), variant=self.distance, values=values),)
