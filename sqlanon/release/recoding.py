"""The result of a search: an assignment of rows to equivalence classes.

There are four types: `Levels`, `TreeCut`, `Regions` and `Buckets`. Code outside this package reads
properties such as `level_vector`, and never checks the type.
"""

from __future__ import annotations

from abc import ABC
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, TypeAlias

from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Self

    from sqlanon.source.inspection import Column
    from sqlanon.sql.statement import WorkTable

RecodingKind: TypeAlias = Literal[
    "full_domain", "subtree", "cell_suppression", "merged_levels", "multidimensional", "buckets"
]
"""The name of a recoding in reports."""


@dataclass(frozen=True, slots=True)
class SearchSummary:
    """A summary of the search for a Recoding.

    Attributes:
        options: Its options as the job gave them, or their defaults.
        optimal: Whether it is proved that no better Recoding of its kind exists; None if not known.
        rounds: Rounds of a level-synchronous search; None for others.
        nodes_checked: Lattice nodes whose classes were counted; None for others.
        statements: Statements that the search ran; None if not known.
        minimal_height: Least height of a level vector that satisfies the models within the
            suppression limit; None where the algorithm does not look for it.
        solutions: Level vectors of all answers, of which the Recoding is one, where the algorithm
            finds several; levels in the order of the quasi-identifiers.
        engine: Where it ran: in the database, or in an embedded DuckDB; None if that is not
            told.
        metric: The loss that the search minimized; None if it has a measure of its own.
        lower_bound: A lower bound of the loss of all Recodings of its kind, where the search
            ends without proof; None for others.
        reused: The run that searched for it, if an earlier release's recoding was reused.
        merged: Rows whose class violates a model at the reused levels, and that are published at
            coarser ones; None if the job does not merge.
    """

    algorithm: str
    options: dict[str, str]
    optimal: bool | None
    rounds: int | None
    nodes_checked: int | None
    statements: int | None
    minimal_height: int | None = None
    solutions: tuple[tuple[int, ...], ...] = ()
    engine: Literal["database", "embedded"] | None = "database"
    because: str = ""
    metric: str | None = None
    value: float | None = None
    lower_bound: float | None = None
    reused: str | None = None
    merged: int | None = None


class SearchMemory(Protocol):
    """The counts of a search, which a comparison can extend.

    A protocol, because this package must not import algorithms.
    """

    def drop(self) -> None:
        """Drop its relations. No further counts follow."""


@dataclass(frozen=True, slots=True)
class Counterfeits:
    """Counterfeit rows of a release, which `publish/row_source` adds. They have no person.

    Attributes:
        rows: Relation (class, v): values that no row of the source has in the class.
        values: Relation (v, value, raw): the form of each value that is compared, and the value.
    """

    rows: WorkTable
    number: int
    values: WorkTable
    column: str


@dataclass(frozen=True, slots=True)
class RowKey:
    """A column that decides, with the quasi-identifiers, which class a row is in.

    Attributes:
        column: Its name, in the source as it is read.
        classes: Relation (cell, s, class, n): n rows of the cell with the code s of the column are
            in the class.
        divided: Whether rows of a cell with one code may be in several classes. Rows of a person
            are in one.
        numbered: Whether a reader identifies classes by a number, and not by equal labels.
        dealt_by: Columns that decide, with the published ones, which rows of a cell with one
            code are in which class.
    """

    column: str
    classes: WorkTable
    divided: bool
    numbered: bool = False
    dealt_by: tuple[Column, ...] = ()
    counterfeits: Counterfeits | None = None


@dataclass(frozen=True, slots=True)
class CutBounds:
    """The bounds of regions in codes, if ranges end at cuts.

    Attributes:
        parts: Relation (part, lo…, hi…) of the classes.
    """

    parts: WorkTable
    attributes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReadRegions:
    """Regions in current codes that are read from an earlier release, with its labels.

    The label of a class is not the span of its current cells.

    Attributes:
        regions: Relation (class, lo0, hi0, l0, lo1, …), the narrowest first.
        sets: By attribute without order or hierarchy, relation (class, code) of what a set has.
    """

    regions: WorkTable
    sets: Mapping[int, WorkTable]


@dataclass(frozen=True, slots=True, kw_only=True)
class Recoding(ABC):
    """A map from the cells of the frequency set to equivalence classes; one of the types below.

    Attributes:
        kind: Its name in reports.
        publishes_quasi: Whether quasi-identifiers stay as they are, and sensitive values go into a
            second table.
        assignment: Relation (cell, class, n): n rows of the cell are in the class.
        suppressed: Rows that are in no class.
        suppressed_published: Whether they are published nevertheless, as a class of their own with
            every attribute at its root.
        splits_cells: Whether the rows of one cell may be in more than one class.
        row_key: The column by which they are; None where none is, or rows of a cell are alike.
        memory: Counts of other recodings by the search; None if it keeps none.
        parts: Results of optional features, by the features' names.
    """

    kind: RecodingKind
    publishes_quasi: ClassVar[bool] = False

    assignment: WorkTable
    search: SearchSummary
    suppressed: int = 0
    suppressed_published: bool = False
    splits_cells: bool = False
    row_key: RowKey | None = None
    memory: SearchMemory | None = field(default=None, compare=False, repr=False)
    parts: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def level_vector(self) -> dict[str, int] | None:
        """The level of each attribute by name, 0 for the values themselves.

        None where the levels are not the same for all rows.
        """
        return None

    def level_of(self, attribute: str) -> int | None:
        """Return the level at which all rows publish an attribute; None if there is none."""
        return None if self.level_vector is None else self.level_vector[attribute]

    @property
    def levels_of_class(self) -> WorkTable | None:
        """Relation (class, v0, v1, …): the level at which each class publishes each attribute.

        It can be above the lowest common ancestor of the values in a class. None if classes publish
        that ancestor.
        """
        return None

    @property
    def labels_apart(self) -> bool:
        """Whether no two labels of a column have a value in common.

        A label then determines how many rows of the source have one of its values.
        """
        return False

    @property
    def suppresses_cells(self) -> bool:
        """Whether an attribute may be at its root in some classes only."""
        return False

    @property
    def bounds(self) -> CutBounds | None:
        """The bounds of the ranges of classes; None if ranges end at values of their rows."""
        return None

    @property
    def read(self) -> ReadRegions | None:
        """The regions that are reused from an earlier release; None if it has its own."""
        return None

    @property
    def depends_on_codes_only(self) -> bool:
        """Whether the codes in a class tell all that it publishes."""
        return False

    @property
    def extra_rows(self) -> int:
        """Number of counterfeit rows in the release."""
        key = self.row_key
        return 0 if key is None or key.counterfeits is None else key.counterfeits.number

    def move(self, move: Move, attributes: int) -> Self:
        """Copy the recoding to relations of another workspace.

        Args:
            move: Takes a relation, and the names of its columns, to there.
        """
        del attributes
        key = self.row_key
        assignment = move(self.assignment, ("cell", "class", "n"))
        if key is not None:
            key = replace(key, classes=move(key.classes, ("cell", "s", "class", "n")))
        return replace(self, assignment=assignment, row_key=key)

    def with_classes(self, assignment: WorkTable, levels_of_class: WorkTable | None) -> Self:
        """Return the recoding with more classes.

        Args:
            levels_of_class: Levels of all classes, where this has levels of classes.
        """
        del levels_of_class
        return replace(self, assignment=assignment)

    def forget(self) -> None:
        """Drop the search's counts of other recodings."""
        if self.memory is not None:
            self.memory.drop()


Move: TypeAlias = "Callable[[WorkTable, tuple[str, ...]], WorkTable]"
"""Takes a relation with these columns to another workspace."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Levels(Recoding):
    """Full-domain generalization: one level per attribute, for all rows."""

    kind: RecodingKind = "full_domain"
    level_vector: dict[str, int] = field()  # without field() the property above is its default

    @property
    @override
    def labels_apart(self) -> bool:
        return True

    @property
    @override
    def depends_on_codes_only(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, kw_only=True)
class TreeCut(Recoding):
    """Nodes of each attribute's hierarchy, by the levels of each class.

    For the kind `subtree` they are a cut through the hierarchy, the same for all rows. For
    `cell_suppression` they are a level per attribute, or the root in some classes. For
    `merged_levels` they are a level, or coarser ones in classes that violate a model there.
    """

    kind: RecodingKind = "subtree"
    levels_of_class: WorkTable = field()  # see Levels.level_vector

    @property
    @override
    def labels_apart(self) -> bool:
        return self.kind == "subtree"

    @property
    @override
    def suppresses_cells(self) -> bool:
        return self.kind == "cell_suppression"

    @override
    def move(self, move: Move, attributes: int) -> Self:
        columns = ("class", *(f"v{place}" for place in range(attributes)))
        # a dataclass with slots is another class than the one that super() finds
        here = super(TreeCut, self).move(move, attributes)
        return replace(here, levels_of_class=move(self.levels_of_class, columns))

    @override
    def with_classes(self, assignment: WorkTable, levels_of_class: WorkTable | None) -> Self:
        if levels_of_class is None:
            raise ValueError("classes of cuts without levels")
        return replace(self, assignment=assignment, levels_of_class=levels_of_class)


@dataclass(frozen=True, slots=True, kw_only=True)
class Regions(Recoding):
    """Multidimensional recoding: a class is any region of cells, published by its spans."""

    kind: RecodingKind = "multidimensional"
    bounds: CutBounds | None = None
    read: ReadRegions | None = None

    @property
    @override
    def depends_on_codes_only(self) -> bool:
        return self.bounds is None and self.row_key is None and self.read is None

    @override
    def move(self, move: Move, attributes: int) -> Self:
        here = super(Regions, self).move(move, attributes)
        if self.bounds is None:
            return here
        ends = (f"{end}{index}" for index in self.bounds.attributes for end in ("lo", "hi"))
        parts = move(self.bounds.parts, ("part", *ends))
        return replace(here, bounds=replace(self.bounds, parts=parts))


@dataclass(frozen=True, slots=True, kw_only=True)
class Buckets(Recoding):
    """Bucketization: quasi-identifiers are unchanged, and a group's number links a second table.

    The second table holds the sensitive values of each group, so that a reader learns of a person
    only which values the group has (Anatomy; Xiao, Tao, VLDB 2006). The row key is the sensitive
    column. `assignment` is its relation with one more column: (cell, s, class, n, turn), rows that
    come behind those of lesser turns.
    """

    kind: RecodingKind = "buckets"
    publishes_quasi: ClassVar[bool] = True

    row_key: RowKey = field()

    @staticmethod
    def suffix(sensitive: str) -> str:
        """Return the suffix that the second table adds to the name of the first."""
        return f"_{sensitive}"

    @override
    def move(self, move: Move, attributes: int) -> Self:
        classes = move(self.assignment, ("cell", "s", "class", "n", "turn"))
        return replace(self, assignment=classes, row_key=replace(self.row_key, classes=classes))
