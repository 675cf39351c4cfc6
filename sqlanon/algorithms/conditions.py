"""Privacy models as a search sees them: conditions on groups of cells.

A condition becomes a SELECT with a row per class: the columns that tell classes apart, `measure`
and `violates`. Lattice nodes and Mondrian's cuts put it into their own statements. The verifier
has templates of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.errors import UnsatisfiableError
from sqlanon.privacy_models.base import SensitiveColumn
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlanon.privacy_models import Condition, PrivacyModel
    from sqlanon.privacy_models.base import ModelInputs
    from sqlanon.privacy_models.requirements import ModelRequirements
    from sqlanon.source.frequency_set import FrequencySet, Subject
    from sqlanon.sql.workspace import Workspace

OTHERS = Sql("others")
"""The column that identifies the parts of a class: see `frequency.Subject`."""
_NOBODY = -1
"""A code that no value has."""


class _Reached(NamedTuple):
    """The least and the greatest measure of a model over classes."""

    least: Any
    greatest: Any


class _DomainTotals(NamedTuple):
    """Rows and values of a reference distribution, and the last of its cumulated areas."""

    rows: int
    places: int
    whole: int


@dataclass(frozen=True, slots=True)
class Domain:
    """The values that a condition compares a column with, as codes and counts.

    Attributes:
        codes: Its columns of codes; NULL for a value that the column does not have.
        height: The level of the root where it is a tree; None for others.
    """

    table: WorkTable
    codes: tuple[str, ...]
    counts: tuple[str, ...]
    height: int | None = None


@dataclass(frozen=True, slots=True)
class ClassCondition:
    """One condition of a model on the classes of a search.

    Attributes:
        subject: The column that it measures; None for a condition on sizes.
    """

    model: PrivacyModel
    condition: Condition
    subject: Subject | None
    values: dict[str, Any]

    @property
    def whole_table(self) -> bool:
        """Whether it judges all classes together."""
        return self.model.whole_table


@dataclass(frozen=True, slots=True)
class Conditions:
    """The conditions that the classes of a Recoding must satisfy.

    Attributes:
        beyond_size: The conditions that a class can violate though it is large enough.
    """

    asked: ModelRequirements
    beyond_size: tuple[ClassCondition, ...] = ()

    @classmethod
    def of(
        cls,
        workspace: Workspace,
        frequency_set: FrequencySet,
        asked: ModelRequirements,
        inputs: Sequence[ModelInputs],
        domains: Sequence[Domain | None],
    ) -> Conditions:
        """Build the conditions of all models, in the engine of the search."""
        made = [
            ClassCondition(
                one.model,
                condition,
                subject := _subject(frequency_set, one),
                _values(workspace, one, condition, subject, domain),
            )
            for (one, condition), domain in zip(_beyond_size(inputs), domains, strict=True)
        ]
        return cls(asked, tuple(made))

    def leaving_room(self) -> Conditions:
        """Return them with stricter bounds of `roomy` options: see `PrivacyModel.leaving_room`."""
        return replace(self, beyond_size=tuple(map(_leaving_room, self.beyond_size)))

    @property
    def subjects(self) -> list[Subject]:
        """The measured columns, each once, in parts if a condition measures parts."""
        subjects = [c.subject for c in self.beyond_size if c.subject]
        found = {s.column.name: s for s in sorted(subjects, key=lambda s: s.others)}
        return list(found.values())

    def monotone(self, limit: int) -> bool:
        """Whether a parent of a feasible node is feasible; see `ModelRequirements.monotone`.

        With suppression, models that measure parts of a class are not monotone: when a part of one
        class fails, all rows of a merged class are suppressed.
        """
        parted = any(subject.others for subject in self.subjects)
        return self.asked.monotone(limit) and not (limit and parted)

    def class_conditions(
        self,
        workspace: Workspace,
        keys: Sequence[Sql],
        histogram: Callable[[Subject], Sql],
        sizes: Sql | None = None,
    ) -> list[Sql]:
        """Return a SELECT of (keys, measure, violates) for each condition on single classes.

        It has a row per class, or with `others` one per part of a class, and that column too.

        Args:
            keys: The columns that tell classes apart, at least one.
            histogram: A SELECT of (keys, s, n), a row per class and code, for a subject; of
                (keys, others, s, n) where it is looked at in parts.
            sizes: A SELECT of (keys, n, members), a row per class of the table or a population.
        """
        return [
            self._format_measure(workspace, one, keys, histogram, sizes)
            for one in self.beyond_size
            if not one.whole_table
        ]

    @staticmethod
    def _format_measure(
        workspace: Workspace,
        one: ClassCondition,
        keys: Sequence[Sql],
        histogram: Callable[[Subject], Sql],
        sizes: Sql | None,
    ) -> Sql:
        if one.subject is not None and one.subject.others:
            keys = [*keys, OTHERS]
        return workspace.fragment(
            f"search/{one.condition.template}",
            keys=Sql(", ".join(keys)),
            key_list=keys,
            histogram=None if one.subject is None else histogram(one.subject),
            sizes=sizes,
            **one.values,
        )

    def table_conditions(self, workspace: Workspace, judged: Sql, columns: Sequence[Sql]) -> Sql:
        """Return a SELECT of (columns, violates) per class, with conditions on the whole table.

        Args:
            judged: A SELECT of the same, by the conditions on single classes.
            columns: n and members among them.
        """
        for one in self.beyond_size:
            if one.whole_table:
                judged = workspace.fragment(
                    f"search/{one.condition.template}",
                    judged=judged,
                    columns=Sql(", ".join(columns)),
                    **one.values,
                )
        return judged

    def fails_as_one(self, workspace: Workspace) -> bool:
        """Whether even the whole table as one class violates a condition."""
        verdicts = self.class_conditions(workspace, [Sql("whole")], _whole(workspace))
        return bool(verdicts and workspace.count("search/failing", verdicts=verdicts))

    def refuse_hopeless(self, workspace: Workspace) -> None:
        """Refuse models that no classes satisfy, if unions of classes that satisfy them do too."""
        if self.fails_as_one(workspace):
            alone = (replace(self, beyond_size=(one,)) for one in self.beyond_size)
            failing = [one for one in alone if one.fails_as_one(workspace)]
            reached = "; ".join(
                said for one in failing for said in one.describe_one_class(workspace)
            )
            raise UnsatisfiableError(
                f"all rows as one class do not satisfy the models: {reached}; relax this threshold"
            )

    def shortfall(self, workspace: Workspace, size: int) -> tuple[str, str]:
        """Say which classes violate, and what the whole table reaches, as parts of a sentence."""
        violated = f"of fewer than {size}"
        if self.beyond_size:
            violated += " or that violate another model"
        return violated, "".join(f"; {said}" for said in self.describe_one_class(workspace))

    def describe_one_class(self, workspace: Workspace) -> list[str]:
        """Say what each model would measure if the whole table were one class."""
        said = []
        for one in self.beyond_size:
            subject, condition = one.subject, one.condition
            if subject is None:
                continue
            measured = self._format_measure(workspace, one, [Sql("whole")], _whole(workspace), None)
            reached = workspace.ask_one("search/reached", _Reached, measured=measured)
            worst = condition.to_number(reached.least if condition.least else reached.greatest)
            said.append(
                f"{one.model.name} of {subject.column.name!r} is {worst:.6g} in the whole "
                f"table, {condition.required} is required"
            )
        return said


def histograms(
    workspace: Workspace, held: Mapping[str, WorkTable], keys: Sequence[Sql]
) -> Callable[[Subject], Sql]:
    """Build the argument of `Conditions.class_conditions` from relations of keys and values.

    Args:
        held: By column: relation (keys, s, n), with others where it is looked at in parts.
    """

    def histogram(subject: Subject) -> Sql:
        parts = [*keys, *([OTHERS] if subject.others else [])]
        return workspace.fragment("lattice/histogram", held=held[subject.column.name], keys=parts)

    return histogram


def _leaving_room(one: ClassCondition) -> ClassCondition:
    """Return a condition with a stricter bound."""
    less = one.model.leaving_room().conditions
    own = (one.condition.template, one.condition.variant)
    (values,) = [other.values for other in less if (other.template, other.variant) == own]
    return replace(one, values={**one.values, **{n: values[n] for n in one.values if n in values}})


def _subject(frequency_set: FrequencySet, inputs: ModelInputs) -> Subject | None:
    """Return the column that a model measures, with its parts if it measures parts."""
    subject = frequency_set.subjects.get(inputs.model.reads.column or "")
    return None if subject is None else replace(subject, others=bool(inputs.parted_by))


def _whole(workspace: Workspace) -> Callable[[Subject], Sql]:
    """Return the histogram of the one class that holds the whole table."""

    def histogram(subject: Subject) -> Sql:
        return workspace.fragment("search/whole", held=subject.held, others=subject.others)

    return histogram


def _beyond_size(inputs: Sequence[ModelInputs]) -> list[tuple[ModelInputs, Condition]]:
    return [
        (one, condition)
        for one in inputs
        for condition in one.model.conditions
        if not condition.by_size
    ]


def domains_of(
    workspace: Workspace, frequency_set: FrequencySet, inputs: Sequence[ModelInputs]
) -> list[Domain | None]:
    """Stage the domain of each condition beyond size, as codes, in the source's database.

    Returns:
        A domain for each of them, None where it compares with nothing.
    """
    return [
        None
        if (subject := _subject(frequency_set, one)) is None
        else _domain(workspace, one, condition, subject)
        for one, condition in _beyond_size(inputs)
    ]


def _domain(
    workspace: Workspace, inputs: ModelInputs, condition: Condition, subject: Subject
) -> Domain | None:
    reads = inputs.model.reads
    if not isinstance(reads, SensitiveColumn) or reads.reference is None:
        if inputs.listed is None:
            return None
        table = workspace.make(
            "search/designated", "domain", dictionary=subject.dictionary, listed=inputs.listed
        )
        return Domain(table, ("s",), ("place",))
    dialect = workspace.dialect
    kind = inputs.kind or Kind.TEXT
    common = {
        "dictionary": subject.dictionary,
        "reference": inputs.reference,
        "column": dialect.exact(dialect.quote(subject.column.name), kind),
        "label": dialect.key_text(Sql("value"), kind),
        "nulls": bool(condition.values.get("nulls")),
    }
    if inputs.hierarchy is not None:
        tree, height = inputs.hierarchy
        table = workspace.make(
            "search/tree_domain", "domain", hierarchy=tree, height=height, **common
        )
        levels = range(height + 1)
        codes = ("s", *(f"k{level}" for level in levels))
        return Domain(table, codes, tuple(f"p{level}" for level in levels), height)
    order = Sql("value") if inputs.listed is None else Sql("l.position")
    table = workspace.make("search/domain", "domain", listed=inputs.listed, order=order, **common)
    return Domain(table, ("s",), ("p", "place"))


def _values(
    workspace: Workspace,
    inputs: ModelInputs,
    condition: Condition,
    subject: Subject | None,
    domain: Domain | None,
) -> dict[str, Any]:
    """Return the values that the template of a condition needs."""
    values: dict[str, Any] = dict(condition.values)
    if subject is None:
        return {**values, "population": inputs.population is not None}
    nulls = bool(values.pop("nulls", False))
    hidden = subject.null_code
    values["uncounted"] = _NOBODY if nulls or hidden is None else hidden
    values["listed"] = inputs.listed is not None
    if domain is None:
        return values
    if domain.height is not None:
        total = workspace.count("search/tree_total", domain=domain.table)
        return {**values, "domain": domain.table, "height": domain.height, "total": max(total, 1)}
    if "p" not in domain.counts:
        return {**values, "domain": domain.table}
    cumulated = workspace.make("search/cumulated", "domain", domain=domain.table)
    totals = workspace.ask_one("search/domain_totals", _DomainTotals, domain=cumulated)
    return {
        **values,
        "domain": cumulated,
        "total": max(totals.rows, 1),
        "places": totals.places,
        "whole": totals.whole,
    }


def violating_classes(
    workspace: Workspace, conditions: Conditions, state: WorkTable, *, by_value: bool = False
) -> WorkTable:
    """Build the relation (class) of classes that are too small, or violate a model.

    Args:
        state: Relation (cell, class, n); by value (cell, s, class, n).
        by_value: Whether rows of cells differ by their value s of the only subject.
    """
    values = {
        subject.column.name: workspace.make(
            "search/class_values", "values", held=subject.held, state=state, others=subject.others
        )
        for subject in conditions.subjects
        if not by_value
    }
    held = {one.column.name: values.get(one.column.name, state) for one in conditions.subjects}
    keys, k = [Sql("class")], conditions.asked.sufficient
    sized = workspace.fragment("lattice/sized", leveled=state, keys=keys, columns=[], k=k)
    verdicts = conditions.class_conditions(workspace, keys, histograms(workspace, held, keys))
    judged = workspace.fragment(
        "lattice/judged", sized=sized, keys=keys, columns=[Sql("n")], verdicts=verdicts, k=k
    )
    violating = workspace.make("search/violating_classes", "violating", judged=judged)
    workspace.drop(*values.values())
    return violating
