"""What a privacy model reads of a table beside its quasi-identifiers, as small values.

A model declares one of them. Whoever stages, searches, verifies or refuses looks at the declaration
and never at the model's class.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from typing_extensions import override

if TYPE_CHECKING:
    from sqlanon.common.options import Parameters
    from sqlanon.sql.names import RelationName


class Reads:
    """The base of the declarations: what all of them answer."""

    __slots__ = ()

    @property
    def column(self) -> str | None:
        """A column, no quasi-identifier, whose values are looked at; None for none."""
        return None

    @property
    def table(self) -> RelationName | None:
        """Another table that the model names; None for none."""
        return None


@dataclass(frozen=True, slots=True)
class SizesOnly(Reads):
    """How many rows each class has, and nothing else."""


@dataclass(frozen=True, slots=True)
class Population(Reads):
    """How many rows of the public each class matches.

    Attributes:
        public: The table of the public, which has the quasi-identifiers under the same names.
    """

    public: RelationName

    @property
    @override
    def table(self) -> RelationName | None:
        """The table of the public."""
        return self.public


@dataclass(frozen=True, slots=True)
class Persons(Reads):
    """Which person is behind a row. The column is published or not, but never generalized.

    Attributes:
        key: The column that tells persons apart.
    """

    key: str

    @property
    @override
    def column(self) -> str | None:
        """The key."""
        return self.key


@dataclass(frozen=True, slots=True)
class Reference:
    """The distribution that those of classes are compared with.

    Attributes:
        named: The table that has it; None for the measured table itself, and for the source
            before suppression when a run verifies its release.
    """

    named: RelationName | None = None


@dataclass(frozen=True, slots=True)
class SensitiveColumn(Reads):
    """The values that a sensitive column has in each class.

    Attributes:
        name: The column.
        ordered: Whether the values must have an order.
        order: That order, all values from first to last; None for the values' own.
        bounded: The only values that are looked at; None for all.
        hierarchy: The tree of the values, a hierarchy as a quasi-identifier has it.
        reference: What the distribution in a class is compared with; None for nothing.
    """

    name: str
    ordered: bool = False
    order: tuple[str, ...] | None = None
    bounded: tuple[str, ...] | None = None
    hierarchy: Parameters | None = None
    reference: Reference | None = None

    @property
    @override
    def column(self) -> str | None:
        """The column."""
        return self.name

    @property
    @override
    def table(self) -> RelationName | None:
        """The table that has the reference distribution, where the model names one."""
        return None if self.reference is None else self.reference.named
