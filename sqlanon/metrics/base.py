"""The base class of all utility metrics: losses, computed from sums that SQL returns.

SQL counts classes and sums units; a metric turns these totals into one number. A value is exact, a
Fraction, wherever the formula is rational.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from sqlanon.common.options import Parameters
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.dialects import Dialect

_DIGITS = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """Counts and sums over the classes of a lattice node, or of a release.

    Attributes:
        levels: Level of each attribute; None where none were chosen.
        units: Per attribute the sum over released rows of `Metric.unit`.
        entropies: Per attribute the sum over all rows, suppressed ones too, of
            -log2(rows of the row's value / rows of its generalized value).
        sums: Sums over classes, by name: see `Metric.sums`.
        lost_entropy: Sum over attributes and over the generalized values g of suppressed rows of
            -z_g log2(z_g / z), where z rows are suppressed and z_g of them hold g; 0 unless
            `Metric.needs_lost_entropy`.
        all_units: As `units`, over all rows at their level, suppressed ones too; None if not
            computed. Only the loss metric with a `gs_factor` below 1/2 reads it.
        cells_term: Sum over distinct original tuples of n log2 n, n their rows. The same for all
            nodes; only the KL divergence reads it.
    """

    attributes: Sequence[Attribute]
    k: int
    rows: int
    levels: tuple[int, ...] | None = None
    suppressed: int = 0
    classes: int = 0
    units: tuple[int, ...] = ()
    entropies: tuple[float, ...] = ()
    sums: Mapping[str, float] = field(default_factory=dict)
    lost_entropy: float = 0.0
    all_units: tuple[int, ...] | None = None
    cells_term: float = 0.0


class ClassRow(NamedTuple):
    """Columns of a class that a sum over classes may read.

    Attributes:
        leaves: The original tuples that generalize to its, a double.
        log_leaves: The natural logarithm of that.
    """

    rows: Sql
    leaves: Sql
    log_leaves: Sql


class ClassSum(NamedTuple):
    """A sum over classes that a metric needs.

    Attributes:
        term: The summand, a double.
        released: Whether over released classes only; else over those that are suppressed too.
        leaves: Whether it reads the number of original tuples, which no double may hold, or only
            its logarithm.
    """

    term: Callable[[Dialect, ClassRow], Sql]
    released: bool = True
    leaves: Literal["none", "logarithm", "number"] = "none"


class SumColumn(NamedTuple):
    """A sum as templates render it."""

    name: Sql
    term: Sql
    released: bool


def sum_columns(sums: Mapping[str, ClassSum], dialect: Dialect, row: ClassRow) -> list[SumColumn]:
    """Return the columns of a SELECT over classes, the same for lattice nodes and for releases."""
    return [
        SumColumn(Sql(name), one.term(dialect, row), one.released) for name, one in sums.items()
    ]


def square(dialect: Dialect, row: ClassRow) -> Sql:
    """Return the square of a class's size."""
    return Sql(f"{dialect.double(row.rows)} * {row.rows}")


SHARE = "[0, 1]"
"""The range of a share of a whole."""


class Reported(NamedTuple):
    """A metric as reports show it.

    Attributes:
        units: The units of the release that it needs: `ncp`, `ncp_set` or `lm`; None for none.
    """

    metric: Metric
    title: str
    units: str | None = None

    @property
    def share(self) -> bool:
        """Whether it is a share of a whole, which reports show in percent."""
        return self.metric.range == SHARE


class Metric(Parameters):
    """A measure of the loss by generalization and suppression: less is better.

    An instance has the options that a job sets. A suppressed row loses everything, as each metric
    defines it (docs/definitions, "Suppressed rows in metrics"). Tables without rows lose nothing,
    and 0/0 is 0.

    Attributes:
        reference: The paper, and the section, that defines it.
        range: The range of its values for one row or more. Reports show a metric of the range
            `SHARE` in percent.
        bounded: Whether the value of generalization alone (nothing suppressed) is a lower bound of
            the value with any suppression, and is known without counting classes.
        of_levels: Whether it is computed from the chosen levels, and needs a level vector.
    """

    name: ClassVar[str]
    reference: ClassVar[str]
    range: ClassVar[str]
    bounded: ClassVar[bool]
    of_levels: ClassVar[bool] = False
    whole: ClassVar[bool] = False

    @property
    def linear(self) -> bool:
        """Whether the value is exact, and a sum over attributes of multiples of their units."""
        return self.of_levels

    @property
    def growing(self) -> bool:
        """Whether no generalization of a node has a lower value, whatever is suppressed there."""
        return False

    @property
    def needs_lost_entropy(self) -> bool:
        """Whether it reads `Totals.lost_entropy`."""
        return False

    @property
    def sums(self) -> Mapping[str, ClassSum]:
        """The sums over classes that it needs, by their names in `Totals.sums`."""
        return {}

    def unit(self, attribute: Attribute, level: int) -> Sql | None:
        """Return the cost of a released row in an attribute at a level, an integer; None if 0.

        The expression reads a row of the attribute's tree relation under the alias `t<index>`.
        """
        del attribute, level
        return None

    @abstractmethod
    def value(self, totals: Totals) -> Fraction | float:
        """Compute the loss."""

    @classmethod
    @abstractmethod
    def reports(cls) -> Mapping[str, Reported]:
        """Return the variants of it that reports show, by the name of their number."""

    def measurable(self, totals: Totals) -> bool:
        """Whether the totals of a release contain all sums that it needs."""
        if self.of_levels and totals.levels is None:
            return False
        return all(name in totals.sums for name in self.sums)

    def by_attribute(self, totals: Totals) -> list[Fraction] | None:
        """Return the loss of each attribute, in [0, 1], if the value is their weighted mean."""
        del totals
        return None

    def to_report(self, value: Fraction | float) -> Fraction | float:
        """Return a value as reports show it: the loss, or 1 - loss where that is usual."""
        return value


def round_sum(value: float) -> float:
    """Round a sum of logarithms to ten digits, so that all engines choose the same node.

    Engines add doubles in different orders. Ten significant digits hide that in large sums, ten
    decimals in differences that are nearly 0; -0.0 is 0.0.
    """
    return float(f"{round(value, _DIGITS):.{_DIGITS}g}") + 0.0


def compute_weighted_mean(weights: Sequence[Fraction], shares: Iterable[Fraction]) -> Fraction:
    """Compute the mean of shares of attributes, by weight; 0 without attributes."""
    total = sum((w * share for w, share in zip(weights, shares, strict=True)), Fraction(0))
    return total / sum(weights, Fraction(0)) if weights else Fraction(0)


def weights_of(attributes: Sequence[Attribute]) -> list[Fraction]:
    """Return the weight of each attribute."""
    return [attribute.request.weight for attribute in attributes]
