"""The base class of all privacy models, the columns they read, and their conditions.

A model is measured by a template of `sql_templates/base/verify/` that yields a row per equivalence
class: `n` (its rows), `measure` (its value; NULL where it is infinite) and `violates` (0 or 1).
"""

from __future__ import annotations

import math
from abc import abstractmethod
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, Self, TypeAlias

from typing_extensions import override

from sqlanon.common.options import Parameters, Reasoned
from sqlanon.errors import JobError, SqlanonError, UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Kind
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql, WorkTable


# -- what a model reads ----------------------------------------------------------------------------
#
# A model declares one of them. Code that stages, searches, verifies or refuses reads the
# declaration and never at the model's class.


class Reads:
    """Base of the declarations of data that a model reads."""

    __slots__ = ()

    @property
    def column(self) -> str | None:
        """The column, no quasi-identifier, whose values are measured; None if there is none."""
        return None

    @property
    def table(self) -> RelationName | None:
        """Another table that the model names; None for none."""
        return None


@dataclass(frozen=True, slots=True)
class SizesOnly(Reads):
    """The number of rows of each class, and nothing else."""


@dataclass(frozen=True, slots=True)
class Population(Reads):
    """The number of rows of the population that each class matches.

    Attributes:
        public: The table of the public, which has the quasi-identifiers under the same names.
    """

    public: RelationName

    @property
    @override
    def table(self) -> RelationName | None:
        return self.public


@dataclass(frozen=True, slots=True)
class Persons(Reads):
    """The column that identifies the person of a row. It is never generalized."""

    key: str

    @property
    @override
    def column(self) -> str | None:
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
        ordered: Whether the values must have an order.
        order: That order, all values from first to last; None for the values' own.
        bounded: The only values that are looked at; None for all.
        hierarchy: The tree of the values, a hierarchy as a quasi-identifier has it.
        reference: The distribution that a class is compared with; None if there is none.
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
        return self.name

    @property
    @override
    def table(self) -> RelationName | None:
        """The table that has the reference distribution, where the model names one."""
        return None if self.reference is None else self.reference.named


# -- what a model is -------------------------------------------------------------------------------

NullSensitive: TypeAlias = Literal["value", "none"]
"""Whether NULL in a sensitive column is a category of its own, or no value at all.

See docs/definitions, "NULL in a sensitive column".
"""
TOLERANCE = 1e-9
"""Within which entropies, distances and logarithms count as equal.

See docs/definitions, "Tolerance".
"""
_FINEST = 10**9
_ROOM = Decimal("0.8")
_NO_VALUE = -0.5
"""A bound between the entropy of one value, 0, and the code of a class without values, -1."""


def exact_ratio(number: Decimal) -> Fraction:
    """Return the fraction that a threshold means, with a denominator of at most 10^9.

    Nine decimals are kept exactly; 0.6666666666666666, which cannot be written in full, is 2/3.
    """
    return Fraction(number).limit_denominator(_FINEST)


def plain(number: Decimal) -> int | float:
    """Format a threshold, an integer without decimals."""
    return int(number) if number == number.to_integral_value() else float(number)


@dataclass(frozen=True, slots=True)
class Condition:
    """One measurable condition of a model.

    Attributes:
        least: Whether the least measure of a class is the worst one, else the greatest.
        values: The values that the template needs in addition to the table: thresholds and flags.
        by_size: Whether it is no more than the rows that the model's `class_size` needs.
        effective: Whether measures are entropies in nats, shown as the number of equally frequent
            values that has this entropy.
    """

    template: str
    required: int | float
    least: bool = False
    variant: str | None = None
    values: Mapping[str, int | float | bool] = field(default_factory=dict)
    whole: bool = False
    by_size: bool = False
    effective: bool = False

    def to_number(self, measure: object) -> int | float:
        """Convert a measure from the database to a number; infinite if it is NULL."""
        if measure is None:
            return math.inf
        number = float(str(measure))
        if self.whole:
            return int(number)
        if self.effective:
            return math.exp(number) if number > _NO_VALUE else 0.0
        return number


class ClassSize(NamedTuple):
    """Rows of a class as one model sees them.

    Attributes:
        needed: Rows that a class needs at least to satisfy the model.
        sufficient: Rows with which a class satisfies the model's bound on sizes, whatever the sizes
            of other classes; more than `needed` for a bound on the whole table's mean.
    """

    needed: int = 1
    sufficient: int = 1

    @classmethod
    def of(cls, rows: int) -> ClassSize:
        """Return the size with this number of rows both needed and sufficient."""
        return cls(rows, rows)


class PrivacyModel(Reasoned):
    """A condition that every equivalence class of the release must satisfy.

    An instance holds the thresholds that a job asks for. The class attributes say what a search
    may assume of it (docs/definitions, "Monotonicity").

    Attributes:
        reference: The paper, and the section, that defines it.
        monotone_generalization: If all classes satisfy it, they do after any merging of classes.
        monotone_suppression: Merging classes never raises the rows in violating classes either.
        whole_table: Whether all classes are judged together, not each by itself.
        counts_rows_only: Whether the number of rows of a class alone decides.
        rows_are_persons: Whether it counts rows, and cannot count persons.
        of_combinations: Whether it is a condition on the combinations of a person's rows, so that
            no single class satisfies or violates it.
        begins_violated: Whether one class of all rows can violate it although smaller classes do
            not, so that no search can begin there.
        roomy: The option that bounds the distance of a class from the table, if a search by value
            loses less when it begins with four fifths of the bound; None if it would lose more.
        least_k: The least k that a job may set; `check` measures any.
    """

    name: ClassVar[str]
    reference: ClassVar[str]
    monotone_generalization: ClassVar[bool] = True
    monotone_suppression: ClassVar[bool] = False
    whole_table: ClassVar[bool] = False
    counts_rows_only: ClassVar[bool] = False
    rows_are_persons: ClassVar[bool] = False
    of_combinations: ClassVar[bool] = False
    begins_violated: ClassVar[bool] = False
    roomy: ClassVar[str | None] = None
    least_k: ClassVar[int] = 1

    def leaving_room(self) -> Self:
        """Return the model with a stricter bound, for a search that then continues to cut by value.

        Four fifths: decision 14 has what other shares lose.
        """
        if self.roomy is None:
            return self
        return self.model_copy(update={self.roomy: getattr(self, self.roomy) * _ROOM})

    @property
    def class_size(self) -> ClassSize:
        """The rows that a class needs, and those that suffice."""
        return ClassSize.of(self.k_anonymous)

    @property
    def k_anonymous(self) -> int:
        """The k of k-anonymity that it requires; 1, which always holds, if it requires none."""
        return 1

    @property
    def is_counted_by_size(self) -> bool:
        """Whether a class satisfies it by its number of rows, or of persons, and by nothing else.

        A view can then count again when it is read, and leave out a class that has shrunk.
        """
        return self.counts_rows_only

    @property
    def ignores_persons(self) -> bool:
        """Whether it counts only rows, of which several may belong to one person.

        Models of sensitive values measure the values of all rows, and do not count as such.
        """
        return self.rows_are_persons

    @property
    def person_column(self) -> str | None:
        """The column that identifies persons; None if it counts rows."""
        reads = self.reads
        return reads.key if isinstance(reads, Persons) else None

    def refuse_persons(self, person: str, who: str) -> UnsupportedError:
        """Build the error that a model counts rows where persons are to be counted."""
        return UnsupportedError(
            f"{self.title}: it counts rows, and several can belong to one person, but {who} has "
            f"person: {person}; leave the model out, or leave `person` out and set it in the "
            "models that count persons"
        )

    @property
    def monotone(self) -> tuple[bool, bool]:
        """The two flags of this instance; a variant may differ from its model."""
        return self.monotone_generalization, self.monotone_suppression

    @property
    @abstractmethod
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions that are measured, each with a result of its own."""

    @property
    def reads(self) -> Reads:
        """The data that it reads in addition to the quasi-identifiers."""
        return SizesOnly()

    @property
    def title(self) -> str:
        """The model's name, and its column where it has one."""
        column = self.reads.column
        return self.name if column is None else f"{self.name} of {column!r}"

    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Find the parts of a job that it cannot be combined with, from the job alone."""
        yield from self.column_refusals(job)
        if self.k_anonymous < self.least_k:
            yield JobError(
                f"privacy.{self.name}.k: 1 protects nobody, because each row can be a class; set "
                "k to 2 or more, or leave the model out"
            )
        with_population = [m for m in job.privacy if isinstance(m.reads, Population)]
        if self in with_population and len({m.reads.table for m in with_population}) > 1:
            names = " and ".join(dict.fromkeys(model.title for model in with_population))
            tables = ", ".join(dict.fromkeys(str(model.reads.table) for model in with_population))
            yield UnsupportedError(
                f"{names}: more than one population, {tables}; a run looks at one, name the same"
            )

    def column_refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Refuse a column that the release does not keep unchanged: it cannot be verified."""
        reads = self.reads
        if isinstance(reads, Persons) and reads.key in job.quasi_identifiers:
            yield JobError(
                f"{self.title}: the column is a quasi-identifier, which is generalized; name a "
                "column that identifies persons and is not generalized"
            )
        if not isinstance(reads, SensitiveColumn):
            return
        name = reads.name
        said = job.columns.get(name)
        if name in job.quasi_identifiers:
            yield self._not_sensitive(name)
        elif (job.unlisted != "keep") if said is None else said.role in {"drop", "identifier"}:
            yield JobError(
                f"{self.title}: the column is not published as it is; give it `role: sensitive`"
            )

    def source_refusals(self, quasi: Collection[str], source: Relation) -> Iterator[SqlanonError]:
        """Find the reasons why it cannot be measured on an inspected table, whatever its values.

        Args:
            source: The table, with the kind of the model's column settled.
        """
        reads = self.reads
        if not isinstance(reads, SensitiveColumn):
            return
        name = reads.name
        if name in quasi:
            yield self._not_sensitive(name)
        if reads.ordered and reads.order is None and not source.column(name).kind.has_order:
            yield JobError(
                f"{self.name}: the values of column {name!r} have no order of their own; list them "
                "all in `order`, from first to last"
            )

    def _not_sensitive(self, name: str) -> JobError:
        return JobError(f"{self.name}: column {name!r} is a quasi-identifier, not a sensitive one")


@dataclass(frozen=True, slots=True)
class ModelInputs:
    """A model with what its measurement reads besides the measured relation, on one side.

    The search and the verifier have inputs of their own, and share no relation.

    Attributes:
        kind: The kind of its column, where it has one.
        parted_by: Columns that count as quasi-identifiers for this model only.
        reference: The relation whose distribution classes are compared with, which has the column
            under the same name; None for the measured relation itself.
        reference_counts: The same distribution as relation (v0, n), counted already.
        domain: A relation of further values that have a place in the column's order, although no
            class and no row of the reference has them; None if there are none.
        population: The relation of the population, with the quasi-identifiers under their names.
        population_rows: Its column with the number of rows that a row of it represents; None if
            each represents one.
        by_value: Quasi-identifiers that are compared by value and not by text, because the
            population has them in another type.
        listed: Relation (item, position): an order of the column's values, or the bounded ones.
        hierarchy: Relation (leaf, absent, level_0, ...) of the column's values, and its height.
    """

    model: PrivacyModel
    kind: Kind | None = None
    parted_by: tuple[tuple[str, Kind], ...] = ()
    reference: Sql | None = None
    reference_counts: WorkTable | None = None
    domain: Sql | None = None
    population: Sql | None = None
    population_rows: Sql | None = None
    by_value: frozenset[str] = frozenset()
    listed: WorkTable | None = None
    hierarchy: tuple[WorkTable, int] | None = None
