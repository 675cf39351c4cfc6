"""Staging: dictionary codes and the frequency set, the small table that all searching works on.

Each distinct value of the source gets a small integer code in its attribute's order; the frequency
set then has one row ("cell") per distinct combination of codes, with its number of rows
(docs/definitions, "Frequency set"; LeFevre, DeWitt, Ramakrishnan, Incognito, SIGMOD 2005,
section 3).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from sqlanon.common.wording import inflect
from sqlanon.errors import InspectionError
from sqlanon.source.ranges import range_cuts, range_steps, refuse_roomless
from sqlanon.source.reading import Domain, Totals, UncoveredValues
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from fractions import Fraction

    from sqlanon.source.hierarchies.relation import HierarchyRelation
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.source.ranges import CUT, RangeStep
    from sqlanon.source.reading import Reading
    from sqlanon.sql.statement import FromItem
    from sqlanon.sql.workspace import Workspace


Order = Literal["value", "frequency", "appearance", "alphabetical"]


@dataclass(frozen=True, slots=True)
class Request:
    """The settings of one quasi-identifier.

    Attributes:
        order: The order of its values; a tuple lists them. With a hierarchy the order is the
            hierarchy's.
        weight: Its share in losses, greater than 0.
        ranged: Whether the values are ordinal, so that a class is published as a range and loses
            its span. Otherwise it is published as the set of its values.
        min_level: Least level of its hierarchy that may be published; None for the values.
        max_level: Greatest level; None for the root.
        longest: The greatest number of characters of its labels; None where nothing limits them.
        step: The step that its ranges are widened to; None for the range of the values that occur.
        unchanged: Whether the job itself pins it to its values, whatever occurs in the table.
    """

    column: Column
    order: Order | tuple[str, ...]
    weight: Fraction
    output: str
    ranged: bool
    min_level: int | None = None
    max_level: int | None = None
    unchanged: bool = False
    longest: int | None = None
    step: RangeStep | CUT | None = None

    def at_least(self, level: int) -> Request:
        """Return the request with a least level that may be published."""
        return replace(self, min_level=max(self.min_level or 0, level))

    @property
    def keeps_type(self) -> bool:
        """Whether its labels have the column's own type, else they are texts.

        This depends on the job alone. If it depended on the values, a scheduled run could change
        the types of its table's columns for readers.
        """
        return self.unchanged or self.output not in {"interval", "bounds"}

    @property
    def publishes_bounds(self) -> bool:
        """Whether two columns of its own type are published: the ends of ranges."""
        return self.output == "bounds"


@dataclass(frozen=True, slots=True)
class Attribute:
    """A quasi-identifier in codes.

    Attributes:
        index: Its place among the quasi-identifiers; its code in a cell is column `c<index>`.
        dictionary: Relation (value, label, n, code).
        distinct: Distinct values, NULL not counted.
        null_code: The code of NULL, or None where no row has it.
        hierarchy: Its hierarchy, if it has one.
        tree: Relation (code, l0, k0, s0, l1, k1, s1, …) for an attribute with a hierarchy.
        leaves: Leaves of the hierarchy, a NULL without a row of its own among them; without a
            hierarchy the distinct values.
        steps: Relation (code, low, high, first_code, last_code) of the step that each value lies
            in, where ranges are widened to whole steps.
    """

    index: int
    request: Request
    dictionary: WorkTable
    distinct: int
    null_code: int | None
    hierarchy: HierarchyRelation | None = None
    tree: WorkTable | None = None
    leaves: int = 0
    steps: WorkTable | None = None

    @property
    def cut(self) -> bool:
        """Whether its ranges end where a search has cut."""
        return self.request.step == "cut"

    @property
    def name(self) -> str:
        """The column's name."""
        return self.request.column.name

    @property
    def code(self) -> Sql:
        """The column of its code in the frequency set."""
        return Sql(f"c{self.index}")

    @property
    def height(self) -> int:
        """Levels above the leaf; 1 without a hierarchy: value, `*`."""
        return 1 if self.hierarchy is None else self.hierarchy.height

    @property
    def divisor(self) -> int:
        """The number that a class's units are divided by to give its loss in [0, 1].

        Without a hierarchy the units are a span of ranks, 0 to distinct - 1 (docs/definitions,
        "NCP"). NULL mixed with values loses everything. With a hierarchy they are leaves of a node.
        """
        if self.hierarchy is not None:
            return self.leaves
        return max(self.distinct - 1, 0 if self.null_code is None or not self.distinct else 1)


@dataclass(frozen=True, slots=True)
class Subject:
    """A column, not a quasi-identifier, whose values a search reads as codes.

    Attributes:
        dictionary: Relation (value, label, n, code); codes follow the order of the values.
        null_code: The code of NULL, or None where no row has it.
        held: Relation (cell, s, n): a cell and a code that occurs in it, with its rows; with
            `others` (cell, s, others, n), where others numbers the values of other columns; of one
            column it is its code.
        others: Whether classes are looked at in parts, one for each combination of those values.
    """

    column: Column
    dictionary: WorkTable
    null_code: int | None
    held: WorkTable
    others: bool = False


@dataclass(frozen=True, slots=True)
class FrequencySet:
    """The staged source.

    Attributes:
        cells: Relation (cell, c0, c1, …, n).
        attributes: The quasi-identifiers, in the job's order.
        smallest: Rows of the smallest cell: the source's own k; None for an empty source.
        subjects: Other columns that the search looks at, by name.
        population: Relation (cell, c0, c1, …, n) of the rows of a population, where there is one;
            what it shares with the source has the same cell.
    """

    cells: WorkTable
    attributes: tuple[Attribute, ...]
    rows: int
    cell_count: int
    smallest: int | None
    unique: int
    subjects: Mapping[str, Subject] = field(default_factory=dict)
    population: WorkTable | None = None


def stage(
    workspace: Workspace,
    source: Relation,
    requests: Sequence[Request],
    reading: Reading,
    hierarchies: Sequence[HierarchyRelation | None],
    *,
    subjects: Sequence[Column] = (),
    crossed: Collection[str] = (),
    population: bool = False,
) -> FrequencySet:
    """Code the distinct combinations of values.

    Args:
        reading: The values of the requested columns, and those of the subjects behind them.
        hierarchies: A validated hierarchy, or None, for each request.
        subjects: The columns that were read with them.
        crossed: The names of those that count as quasi-identifiers for each other.
        population: Whether the rows of a population were.

    Raises:
        InspectionError: a listed order lacks a value that occurs.
    """
    together = _together(workspace, requests, hierarchies, subjects, reading)
    dictionaries = [
        together.get(index)
        or _dictionary(workspace, source, requests, reading, index=index, hierarchy=hierarchy)
        for index, hierarchy in enumerate(hierarchies)
    ]
    subject_dictionaries = [
        together.get(index) or _subject_dictionary(workspace, column, reading, index)
        for index, column in enumerate(subjects, len(requests))
    ]
    domains = _domains(workspace, [*dictionaries, *subject_dictionaries])
    attributes = tuple(
        _attribute(
            workspace,
            Attribute(
                index=index,
                request=request,
                dictionary=dictionary,
                distinct=domain.distinct,
                null_code=domain.null_code,
                leaves=domain.distinct,
            ),
            hierarchy,
        )
        for index, (request, dictionary, hierarchy, domain) in enumerate(
            zip(requests, dictionaries, hierarchies, domains, strict=False)
        )
    )
    nulls = [domain.null_code for domain in domains]
    coded = workspace.make(
        "stage/coded" if subjects or population else "stage/cells",
        "cells",
        combinations=reading.rows,
        dictionaries=[*dictionaries, *subject_dictionaries],
        nulls=nulls,
        textual=[
            column.kind.textual for column in (*(request.column for request in requests), *subjects)
        ],
        quasi=len(attributes),
        population=population,
        grouped=not reading.distinct,
    )
    crosses = [
        [
            len(attributes) + place
            for place, other in enumerate(subjects)
            if other.name != column.name and {column.name, other.name} <= {*crossed}
        ]
        for column in subjects
    ]
    cells, members, held = coded, None, []
    if subjects or population:
        shape = {"coded": coded, "count": len(attributes)}
        cells = workspace.make("stage/gathered", "cells", column=Sql("n"), **shape)
        if population:
            members = workspace.make("stage/gathered", "population", column=Sql("members"), **shape)
        held = [
            workspace.make(
                "stage/held", "held", coded=coded, index=len(attributes) + place, others=others
            )
            for place, others in enumerate(crosses)
        ]
        workspace.drop(coded)
    totals = workspace.ask_one("stage/totals", Totals, cells=cells)
    return FrequencySet(
        cells,
        attributes,
        totals.rows,
        totals.cells,
        totals.smallest,
        totals.unique,
        {
            column.name: Subject(column, dictionary, null_code, relation, bool(others))
            for column, dictionary, null_code, relation, others in zip(
                subjects, subject_dictionaries, nulls[len(attributes) :], held, crosses, strict=True
            )
        },
        members,
    )


@dataclass(frozen=True, slots=True)
class _Coded:
    """A column as `stage/dictionaries` codes it.

    Attributes:
        index: Its place among the values of a combination.
        label: The text of its value.
        order: The order of its codes.
    """

    index: int
    label: Sql
    order: Order


def _together(
    workspace: Workspace,
    requests: Sequence[Request],
    hierarchies: Sequence[HierarchyRelation | None],
    subjects: Sequence[Column],
    reading: Reading,
) -> dict[int, WorkTable]:
    """Make the dictionaries that one statement can make, by the places of their columns."""
    if not workspace.dialect.codes_columns_together:
        return {}
    coded = [
        _Coded(index, request.column.text(workspace.dialect, Sql(f"v{index}")), request.order)
        for index, (request, hierarchy) in enumerate(zip(requests, hierarchies, strict=True))
        if hierarchy is None and not isinstance(request.order, tuple)
    ]
    coded += [
        _Coded(index, _subject_label(workspace, column, index), "value")
        for index, column in enumerate(subjects, len(requests))
    ]
    if not coded:
        return {}
    made = workspace.make(
        "stage/dictionaries", "dictionaries", combinations=reading.rows, columns=coded
    )
    return {
        one.index: workspace.part(made, "stage/one_dictionary", made=made, index=one.index)
        for one in coded
    }


def _subject_label(workspace: Workspace, column: Column, index: int) -> Sql:
    return column.as_comparable(workspace.dialect).text(workspace.dialect, Sql(f"v{index}"))


def _subject_dictionary(
    workspace: Workspace, column: Column, reading: Reading, index: int
) -> WorkTable:
    return workspace.make(
        "stage/dictionary",
        "dictionary",
        combinations=reading.values(index),
        index=index,
        label=_subject_label(workspace, column, index),
        order=Sql("value"),
        listed=None,
        appearance=False,
    )


def _domains(workspace: Workspace, dictionaries: Sequence[WorkTable]) -> list[Domain]:
    """Return the domain of each dictionary, in their order."""
    if not dictionaries:
        return []
    return sorted(workspace.ask("stage/domains", Domain, dictionaries=dictionaries))


def _dictionary(
    workspace: Workspace,
    source: Relation,
    requests: Sequence[Request],
    reading: Reading,
    *,
    index: int,
    hierarchy: HierarchyRelation | None,
) -> WorkTable:
    label = requests[index].column.text(workspace.dialect, Sql(f"v{index}"))
    if hierarchy is None:
        return _dictionary_of(
            workspace, source, requests, reading.values(index), index=index, label=label
        )
    return workspace.make(
        "stage/tree_dictionary",
        "dictionary",
        combinations=reading.materialize(index),
        index=index,
        label=label,
        hierarchy=hierarchy.table,
        height=hierarchy.height,
    )


def _attribute(
    workspace: Workspace, attribute: Attribute, hierarchy: HierarchyRelation | None
) -> Attribute:
    """The attribute with the steps of its ranges, or with its hierarchy."""
    request, dictionary = attribute.request, attribute.dictionary
    if hierarchy is None:
        if request.step == "cut":
            steps: WorkTable | None = range_cuts(workspace, request.column, dictionary)
        else:
            steps = range_steps(workspace, request.column, request.step, dictionary)
        if request.publishes_bounds:
            refuse_roomless(workspace, request.column, steps)
        return replace(attribute, steps=steps)
    stray = attribute.null_code is not None and not hierarchy.has_null
    leaves = hierarchy.leaves + stray + hierarchy.new_values
    tree = workspace.make(
        "stage/tree",
        "tree",
        dictionary=dictionary,
        hierarchy=hierarchy.table,
        height=hierarchy.height,
        leaves=leaves,
        among=hierarchy,
    )
    return replace(attribute, hierarchy=hierarchy, tree=tree, leaves=leaves)


def _dictionary_of(
    workspace: Workspace,
    source: Relation,
    requests: Sequence[Request],
    combined: FromItem,
    *,
    index: int,
    label: Sql,
) -> WorkTable:
    """Relation (value, label, n, code): the values of a quasi-identifier without hierarchy."""
    request = requests[index]
    listed = None
    if isinstance(request.order, tuple):
        listed = workspace.table("listed", {"item": str, "position": int})
        workspace.insert(listed, [(item, place) for place, item in enumerate(request.order)])
        others = workspace.ask_one(
            "stage/unlisted",
            UncoveredValues,
            combinations=combined,
            index=index,
            label=label,
            listed=listed,
        )
        if others.values:
            raise InspectionError(
                f"{source.name}: the order of column {request.column.name!r} has "
                f"{inflect(len(request.order), 'value')}, but "
                f"{inflect(others.values, 'other occurs', 'others occur')}, in "
                f"{inflect(others.rows, 'row')}; list every value of the column in `order`"
            )
    orders = {
        "value": Sql("value"),
        "frequency": Sql("n DESC, value"),
        "appearance": Sql("seen"),
        "alphabetical": Sql("label"),
    }
    order = Sql("l.position") if isinstance(request.order, tuple) else orders[request.order]
    return workspace.make(
        "stage/dictionary",
        "dictionary",
        combinations=combined,
        index=index,
        label=label,
        order=order,
        listed=listed,
        appearance=request.order == "appearance",
    )


def restrict_to(workspace: Workspace, staged: FrequencySet, cells: WorkTable) -> FrequencySet:
    """Return some cells as a frequency set of their own.

    Args:
        cells: Relation (cell, c0, c1, …, n) of some of them.
    """
    totals = workspace.ask_one("stage/totals", Totals, cells=cells)
    subjects = {
        name: replace(
            subject,
            held=workspace.make(
                "stage/held_by_some", "held", held=subject.held, rest=cells, others=subject.others
            ),
        )
        for name, subject in staged.subjects.items()
    }
    return replace(
        staged,
        cells=cells,
        rows=totals.rows,
        cell_count=totals.cells,
        smallest=totals.smallest,
        unique=totals.unique,
        subjects=subjects,
    )


# -- attributes that a round reads cell by cell, in order, instead of counting codes ---------------


MANY = 20_000
"""Open cells from which on cells are read in order. With fewer, one query counts all attributes,
and saves planning. All rounds of 100,000 distinct cells take 1.2 CPU seconds in order, 2.3
counted."""
_ROWS = 1.25
"""Rows per cell up to which cells are read in order: DuckDB repeats a cell for each of its rows."""
_CODES = 0.3
"""Codes of an attribute per cell of a part from which on its cells are read in order. 1,000,000
cells in 16 parts, 25,001 codes: counted 0.12 CPU seconds, in order 0.07; in 1,024 parts 0.44 and
0.14; 16 codes 0.02 and 0.07."""


def are_looked_at(frequency_set: FrequencySet) -> bool:
    """Whether there are enough cells, and cells have few enough rows."""
    return MANY < frequency_set.cell_count >= frequency_set.rows / _ROWS


def hardly_repeated(frequency_set: FrequencySet, parts: int, rows: int) -> list[int]:
    """Return the attributes most of whose codes occur once in a part.

    Every attribute is taken to have its share of the cuts so far, which leave it fewer codes.
    """
    cells, attributes = min(rows, frequency_set.cell_count), frequency_set.attributes
    if cells <= MANY or not are_looked_at(frequency_set):
        return []
    each = parts ** (1 - 1 / len(attributes))
    return [a.index for a in attributes if a.distinct * each >= _CODES * cells]
