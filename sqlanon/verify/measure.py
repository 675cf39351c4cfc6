"""Measure a written release with independent SQL, and compare it with the job's models.

The verifier shares nothing with the search: neither codes nor cells nor templates. If it fails,
raises or returns nothing, the release is not published.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.errors import VerificationError
from sqlanon.privacy_models.base import TOLERANCE, SensitiveColumn
from sqlanon.sql.dialects import Kind
from sqlanon.sql.dialects.with_clauses import chain
from sqlanon.sql.statement import Sql, WorkTable
from sqlanon.sql.workspace import as_rows

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.privacy_models.base import Condition, ModelInputs, PrivacyModel
    from sqlanon.sql.workspace import Workspace

_LIMITED = frozenset({"beta_likeness"})
"""Templates that compare q/p of each value with a limit num / den, exactly."""


@dataclass(frozen=True, slots=True)
class MeasuredClasses:
    """The equivalence classes of a relation.

    Attributes:
        smallest: Rows of the smallest class; None without rows.
        largest: Rows of the largest class; None without rows.
        squares: Sum of the squares of the classes' sizes.
    """

    count: int
    smallest: int | None
    largest: int | None
    rows: int
    squares: float
    unique: int

    @property
    def mean(self) -> float | None:
        """The average rows of a class; None without classes."""
        return self.rows / self.count if self.count else None


@dataclass(frozen=True, slots=True)
class ModelResult:
    """The required and the measured value of a privacy model.

    Attributes:
        reached: The measured value of the worst class; infinite where no threshold would be met;
            None for a relation without classes, which satisfies every model, and where `untold`.
        column: The sensitive column, or the column of the person, that was measured.
        reference: The table whose distribution classes were compared with, where they were.
        untold: Whether `reached` is left out, because the release alone does not show it.
        of_relation: Whether the relation alone determines `reached`: it was compared with no other
            rows, and the job names no value, which reports hide.
    """

    name: str
    required: int | float
    reached: int | float | None
    holds: bool
    column: str | None = None
    variant: str | None = None
    reference: str | None = None
    violating_classes: int = 0
    violating_rows: int = 0
    untold: bool = False
    of_relation: bool = True


_MEASURED = "the measured table"
BEFORE = "the source before suppression"
"""The reference distribution for the classes of a release where a model names no table."""
NO_CLASSES = MeasuredClasses(0, None, None, 0, 0.0, 0)
"""The classes of an empty relation."""


class _Sizes(NamedTuple):
    """The row of `verify/classes`; see MeasuredClasses."""

    classes: int
    unique: int
    rows: int
    smallest: int | None
    largest: int | None
    squares: float


_OF_CLASSES = -1
"""The place of the row of `_Sizes` among the rows of conditions of `verify/violations`."""
_Answer = dict[int, tuple[Any, ...]]
"""The rows of `verify/violations` by their places."""


def class_sizes(
    workspace: Workspace, relation: Sql, quasi: Sequence[tuple[str, Kind]]
) -> MeasuredClasses:
    """Measure the sizes of classes: rows that are equal to a reader in all quasi-identifiers."""
    dialect = workspace.dialect
    values = [dialect.as_published(dialect.quote(name), kind) for name, kind in quasi]
    return _sizes_in(workspace.rows("verify/classes", relation=relation, values=values))


def _sizes_in(answer: Sequence[tuple[Any, ...]]) -> MeasuredClasses:
    """Convert the one row of an answer to sizes of classes."""
    if len(answer) != 1:
        raise VerificationError("the verifier got no answer; nothing was published")
    (row,) = as_rows(_Sizes, answer)
    return MeasuredClasses(
        row.classes, row.smallest, row.largest, row.rows, row.squares, row.unique
    )


def value_counts(workspace: Workspace, relation: Sql, column: str, kind: Kind) -> WorkTable:
    """Make the relation (v0, n) of a column's values with their rows, including NULL."""
    value = workspace.dialect.exact(workspace.dialect.quote(column), kind)
    return workspace.make("verify/value_counts", "counts", value=value, relation=relation)


@dataclass(frozen=True, slots=True)
class Measurement:
    """Conditions that one statement measures, because they read the same columns and tables.

    Attributes:
        places: The place of each condition among all that are measured.
        conditions: The conditions, each with its model's inputs, in that order.
        values: The inputs of `verify/violations`, whose answer has one row per condition, from 0.
        of_sizes: Whether it reads nothing but the sizes of the classes that a reader sees.
    """

    places: tuple[int, ...]
    conditions: tuple[tuple[ModelInputs, Condition], ...]
    values: dict[str, Any]
    of_sizes: bool


def judge(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    inputs: Sequence[ModelInputs],
) -> tuple[ModelResult, ...]:
    """Measure each model on the relation; one result for each of its conditions."""
    return _judge(workspace, measurements(workspace, relation, quasi, inputs), _MEASURED, {})


def _judge(
    workspace: Workspace, asked: Sequence[Measurement], own: str, answers: Mapping[int, _Answer]
) -> tuple[ModelResult, ...]:
    """Return the results of all statements. Those with a number in `answers` are not run."""
    found: dict[int, ModelResult] = {}
    for number, one in enumerate(asked):
        answer = answers[number] if number in answers else _answer(workspace, one)
        found.update(zip(one.places, _results(one, answer, own), strict=True))
    return tuple(found[place] for place in range(len(found)))


def measurements(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    inputs: Sequence[ModelInputs],
    *,
    keyed: bool = False,
) -> list[Measurement]:
    """Build the statements that measure each model on the relation, without running them.

    Conditions on the same columns and tables share one statement, which reads the relation once.
    Conditions on classes alone are in the first statement that has a population. With `keyed`,
    the measures of a class have its key (q0, q1, … of `verify/cells`).
    """
    asked = [(one, condition) for one in inputs for condition in one.model.conditions]
    public = next((d.population for d in inputs if d.population and not d.by_value), None)
    together: dict[tuple[object, ...], list[int]] = {}
    for place, (one, _) in enumerate(asked):
        column = one.model.reads.column
        population = one.population or (public if column is None else None)
        reference = one.reference_counts or one.reference
        read = (column, one.parted_by, reference, one.domain, population)
        together.setdefault(read, []).append(place)
    return [
        _measurement(workspace, relation, quasi, [(p, *asked[p]) for p in places], keyed=keyed)
        for places in together.values()
    ]


def _measurement(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    asked: Sequence[tuple[int, ModelInputs, Condition]],
    *,
    keyed: bool,
) -> Measurement:
    """Build the statement of conditions that read the same columns and tables."""
    shared: dict[str, Sql] = {}
    measured: list[Sql] = []
    public = next((d for _, d, _ in asked if d.population is not None), None)
    limits = {(c.values["num"], c.values["den"]) for _, _, c in asked if c.template in _LIMITED}
    for _, one, condition in asked:
        inputs = {
            **_template_inputs(workspace, relation, quasi, one),
            "limits": sorted(limits),
            "tolerance": TOLERANCE,
            "nulls": False,
            "keyed": keyed,
            **condition.values,
        }
        if one.model.reads.column is None:
            name = Sql("sizes_beside_population")
            beside = {} if public is None else _template_inputs(workspace, relation, quasi, public)
            shared[name] = workspace.fragment(f"verify/{name}", **inputs | beside)
            inputs["value_summary"] = name
        else:
            shared["cells"] = workspace.fragment("verify/cells", **inputs)
            kept = "all" if inputs["nulls"] else "known"
            for template in ("value_summary", "histogram", "reference_contrast"):
                name = Sql(f"{template}_{kept}")
                shared[name] = workspace.fragment(f"verify/{template}", **inputs)
                inputs[template] = name
        measured.append(workspace.fragment(f"verify/{condition.template}", **inputs))
    return Measurement(
        tuple(place for place, _, _ in asked),
        tuple((one, condition) for _, one, condition in asked),
        {
            "shared": [(Sql(name), sql) for name, sql in shared.items()],
            "measured": measured,
            "sizes": False,
        },
        not any(d.model.reads.column or d.by_value or d.parted_by for _, d, _ in asked),
    )


def _answer(workspace: Workspace, one: Measurement, *, sizes: bool = False) -> _Answer:
    """Run a statement. With `sizes`, its answer has the sizes of the classes too."""
    values = {**one.values, "sizes": sizes}
    stored: list[WorkTable] = []
    if workspace.dialect.expands_with:
        values, stored = _store_queries(workspace, values)
    answer = workspace.rows("verify/violations", **values)
    workspace.drop(*stored)
    return by_place(answer)


def _results(one: Measurement, answer: _Answer, own: str) -> list[ModelResult]:
    """Return the results of a statement's conditions."""
    if sorted(answer) != list(range(len(one.conditions))):
        model = one.conditions[0][0].model
        raise VerificationError(f"the measurement of {model.name} got no answer")
    return [
        _result(inputs.model, condition, answer[place], own)
        for place, (inputs, condition) in enumerate(one.conditions)
    ]


def _result(model: PrivacyModel, condition: Condition, row: Sequence[Any], own: str) -> ModelResult:
    """Build the result of one condition from a row of `verify/violations`."""
    classes, violating, rows, least, greatest, infinite = row
    return ModelResult(
        name=model.name,
        required=condition.required,
        reached=_to_number(condition, int(classes), least, greatest, int(infinite)),
        holds=not int(violating),
        column=model.reads.column,
        variant=condition.variant,
        reference=_reference(model, own),
        violating_classes=int(violating),
        violating_rows=int(rows),
        of_relation=_of_relation(model, own),
    )


def _reference(model: PrivacyModel, own: str) -> str | None:
    """Name the table whose distribution classes were compared with; None where there is none."""
    reads = model.reads
    if not isinstance(reads, SensitiveColumn) or reads.reference is None:
        return None
    return str(reads.table or own)


def _of_relation(model: PrivacyModel, own: str) -> bool:
    """Whether a reader of the relation alone can compute the reached value."""
    compared = _reference(model, own) not in {None, _MEASURED}
    return model.reads.table is None and not compared and getattr(model, "value", None) is None


def _to_number(
    condition: Condition, classes: int, least: object, greatest: object, infinite: int
) -> int | float | None:
    """Convert the worst measure to a number of Python."""
    if not classes:
        return None
    if infinite and not condition.least:
        return math.inf
    return condition.to_number(least if condition.least else greatest)


def measure(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    inputs: Sequence[ModelInputs],
    own: str = _MEASURED,
    *,
    rows: int | None = None,
) -> tuple[MeasuredClasses, tuple[ModelResult, ...]]:
    """Measure class sizes and models of a relation, for `check` and for a release alike.

    Args:
        own: The reference distribution where a model names no table.
        rows: How many rows the relation must have; None for any number.

    Raises:
        VerificationError: the relation has another number of rows.
    """
    asked = measurements(workspace, relation, quasi, inputs)
    answers: dict[int, _Answer] = {}
    # the statement that groups rows for its models returns class sizes too: rows are grouped once
    of_sizes = [number for number, one in enumerate(asked) if one.of_sizes]
    if of_sizes and not workspace.dialect.expands_with:
        answer = answers[of_sizes[0]] = _answer(workspace, asked[of_sizes[0]], sizes=True)
        sizes = _sizes_in([answer.pop(_OF_CLASSES)] if _OF_CLASSES in answer else [])
    else:
        sizes = class_sizes(workspace, relation, quasi)
    if rows is not None and sizes.rows != rows:
        raise VerificationError(
            f"the written relation has {sizes.rows} rows and should have {rows}; it was not "
            "published"
        )
    return sizes, _judge(workspace, asked, own, answers)


def verify(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    inputs: Sequence[ModelInputs],
    *,
    expected_rows: int,
    expected_columns: Sequence[str],
) -> tuple[MeasuredClasses, tuple[ModelResult, ...]]:
    """Measure the written relation. The caller checks whether its models are satisfied.

    Raises:
        VerificationError: the relation has other columns or another number of rows than expected.
    """
    refuse_other_columns(workspace, relation, expected_columns)
    return measure(workspace, relation, quasi, inputs, BEFORE, rows=expected_rows)


def refuse_other_columns(workspace: Workspace, relation: Sql, expected: Sequence[str]) -> None:
    """Refuse a written relation that has other columns than expected."""
    if workspace.names("inspect/header", table=relation) != list(expected):
        raise VerificationError("the written relation has other columns than it should have")


def refuse_failed(results: Sequence[ModelResult], of: str = "") -> None:
    """Refuse a release that does not satisfy its models.

    Args:
        of: The table of the models, where it is not the source.
    """
    for result in results:
        if not result.holds:
            raise VerificationError(
                f"{of}{': ' if of else ''}the written relation does not satisfy {result.name}: "
                f"required {result.required}, reached {result.reached}; it was not published"
            )


# -- answers: one to each question, and none that is not understood --------------------------------


def refuse_some(what: str, answer: Sequence[tuple[Any, ...]]) -> None:
    """Refuse an answer that is not a single 0.

    Args:
        what: The kind of rows that must not exist, and what is wrong with them.
    """
    found = [int(number) for (number,) in answer]
    if found != [0]:
        number = found[0] if found else "an unknown number of"
        raise VerificationError(f"{number} {what}; nothing was published")


def by_place(answer: Sequence[tuple[Any, ...]]) -> dict[int, tuple[Any, ...]]:
    """Map the rows of an answer by the place of their question, a row's first number.

    Raises:
        VerificationError: a question has two answers. The later one would hide the other.
    """
    found = {int(place): tuple(rest) for place, *rest in answer}
    if len(found) != len(answer):
        raise VerificationError("the verifier got two answers to one; nothing was published")
    return found


# -- what templates are told of a model and the relation that it is measured on --------------------


def _template_inputs(
    workspace: Workspace, relation: Sql, quasi: Sequence[tuple[str, Kind]], one: ModelInputs
) -> dict[str, Any]:
    """Return the inputs that every template of a model may use."""
    dialect = workspace.dialect
    columns = (*quasi, *one.parted_by)
    by_value = {*one.by_value, *(name for name, _ in one.parted_by)}
    values = [
        (dialect.exact if name in by_value else dialect.as_published)(dialect.quote(name), kind)
        for name, kind in columns
    ]
    column = label = Sql("")
    reference_column = Sql("")
    if one.model.reads.column is not None and one.kind is not None:
        column = dialect.exact(dialect.quote(one.model.reads.column), one.kind)
        counted = one.reference_counts is not None
        reference_column = dialect.exact(Sql("v0"), one.kind) if counted else column
        label = dialect.exact(dialect.key_text(Sql("s"), one.kind), Kind.TEXT)
    hierarchy, height = one.hierarchy or (None, 0)
    return {
        "relation": relation,
        "quasi": values,
        "quasi_long": [kind.long for _, kind in columns],
        "column": column,
        "column_long": one.kind is not None and one.kind.long,
        "label": label,
        "reference": one.reference,
        "reference_counts": one.reference_counts,
        "reference_column": reference_column,
        "domain": one.domain,
        "population": one.population,
        "population_quasi": values,
        "population_rows": one.population_rows or 1,
        "listed": one.listed,
        "hierarchy": hierarchy,
        "height": height,
    }


# -- relations instead of a WITH, for engines that would put it in for each reader -----------------


def _store_queries(
    workspace: Workspace, values: Mapping[str, Any]
) -> tuple[dict[str, Any], list[WorkTable]]:
    """Store the queries of the verifier's WITH, for engines that repeat them for each reader.

    Returns:
        The inputs that replace some of them, and the relations, to be dropped after the query.
    """
    parts = chain(workspace.fragment("verify/violations", **values))
    made: dict[str, WorkTable] = {}
    for place, (name, body) in enumerate(parts):
        later = [text for _, text in parts[place + 1 :]]
        if name.startswith("measured_") or any(_reads(text, name) for text in later):
            read = [(Sql(other), table) for other, table in made.items() if _reads(body, other)]
            made[name] = workspace.make("verify/shared", "shared", before=read, body=Sql(body))
    measured = [
        workspace.fragment("verify/stored", table=made[f"measured_{place}"])
        for place in range(len(values["measured"]))
    ]
    return {"shared": [], "measured": measured, "sizes": False}, [*made.values()]


def _reads(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None
