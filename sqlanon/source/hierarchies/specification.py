"""Settings for a generalization hierarchy: one builder, named by its one key.

Levels are listed from fine to coarse. The value itself (level 0) and the root `*` (the last level)
are never listed: every hierarchy has them.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, Self, TypeAlias

from pydantic import (
    BeforeValidator,
    Discriminator,
    Field,
    JsonValue,
    Tag,
    ValidationInfo,
    field_validator,
    model_validator,
)

from sqlanon.common.options import (
    Character,
    Lists,
    Many,
    MaybeMany,
    Number,
    NumberLists,
    Parameters,
    Positives,
    Value,
    value_text,
)
from sqlanon.common.wording import suggestion
from sqlanon.sql.dialects import Kind
from sqlanon.sql.dialects.expressions import CLOCK
from sqlanon.sql.names import ColumnName, Relation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.source.inspection import Column

MOST_LEVELS = 64
"""Levels of a hierarchy, level 0 and the root included."""
_DEEPEST = 50
"""Levels of a taxonomy; far more than any real one, and safe for recursion."""
_CALENDAR = ("minute", "hour", "day", "month", "quarter", "year", "decade")


class Intervals(Parameters):
    """Numbers in intervals of fixed widths: `{intervals: [5, 10, 20], origin: 0}`."""

    intervals: Positives = Field(
        description="width per level, in the column's unit; each a whole multiple of the one before"
    )
    origin: Number = Field(
        default=Decimal(0), validate_default=True, description="a number at which intervals begin"
    )

    @field_validator("intervals")
    @classmethod
    def _check_nesting(cls, widths: tuple[Decimal, ...]) -> tuple[Decimal, ...]:
        for fine, coarse in pairwise(widths):
            if (Fraction(coarse) / Fraction(fine)).denominator != 1:
                raise ValueError(
                    f"each width must be a multiple of the one before ({fine}, {coarse})"
                )
        return widths


class Cuts(Parameters):
    """Numbers in intervals between given cut points: `{cuts: [[18, 30, 45, 65], [45]]}`.

    A value below a cut point goes to its left, an equal or greater value to its right.
    """

    cuts: NumberLists = Field(
        description="cut points per level, increasing; those of a level are among the level before"
    )

    @field_validator("cuts")
    @classmethod
    def _check_nesting(
        cls, levels: tuple[tuple[Decimal, ...], ...]
    ) -> tuple[tuple[Decimal, ...], ...]:
        for level in levels:
            for left, right in pairwise(level):
                if left >= right:
                    raise ValueError(f"cut points must increase ({left}, {right})")
        for fine, coarse in pairwise(levels):
            for cut in coarse:
                if cut not in fine:
                    raise ValueError(f"each cut point must also be one of the level before ({cut})")
        return levels


class EqualFrequency(Parameters):
    """Numbers in groups of about as many rows each: `{equal_frequency: [16, 4]}`."""

    equal_frequency: Many[Annotated[int, Field(ge=2)]] = Field(
        description="groups per level; each divides the one before"
    )

    @field_validator("equal_frequency")
    @classmethod
    def _check_nesting(cls, groups: tuple[int, ...]) -> tuple[int, ...]:
        for fine, coarse in pairwise(groups):
            if fine % coarse:
                raise ValueError(
                    f"each number of groups must divide the one before ({fine}, {coarse})"
                )
        return groups


class HierarchyFile(Parameters):
    """A hierarchy in a file: `{file: hierarchies/education.csv}`."""

    file: Path = Field(description="path, relative to the job file")
    format: Literal["auto", "leaf_rows", "tree", "json", "yaml", "hrc", "edges"] = Field(
        default="auto",
        description="rows leaf;…;*, ragged rows leaf;parent;…;*, a taxonomy in JSON or YAML, an @"
        " for each level as in τ-ARGUS, or lines child;parent",
    )
    delimiter: Character = Field(default=";", description="what separates the cells of a row")

    @field_validator("file", mode="before")
    @classmethod
    def _in_folder(cls, value: object, info: ValidationInfo) -> Path:
        if not isinstance(value, str | Path) or str(value) == "" or "\0" in str(value):
            raise ValueError("must be the path of a file")
        # A job file's own folder comes with the context; a dictionary has none.
        return Path((info.context or {}).get("folder", ""), value)


class HierarchyTable(Parameters):
    """A hierarchy in a table of the database: `{table: country_hierarchy}`.

    `{table: geo, child: id, parent: parent_id}` reads a dimension table, a row per node.
    """

    table: Relation = Field(description="table with level_0 … level_n, or with child and parent")
    child: ColumnName | None = Field(
        default=None,
        description="column of a value or group, where a row is one and its parent",
    )
    parent: ColumnName | None = Field(
        default=None, description="the column of its parent; NULL at the top"
    )

    @model_validator(mode="after")
    def _both_or_neither(self) -> Self:
        if (self.child is None) != (self.parent is None):
            raise ValueError("set child and parent, or neither for a table of levels")
        return self


class MaskSteps(Parameters):
    """The characters that a mask covers or keeps per level, the side, and the mask's character."""

    steps: MaybeMany[Annotated[int, Field(ge=1)]] = Field(
        default=None,
        validate_default=True,
        description="characters masked per level, increasing",
    )
    keep: MaybeMany[Annotated[int, Field(ge=1)]] = Field(
        default=None,
        validate_default=True,
        description="instead of steps: characters kept per level, decreasing, for codes of "
        "unequal length",
    )
    character: Character = Field(
        default="*", description="what stands for a masked character, or for all that is not kept"
    )
    side: Literal["right", "left"] = Field(default="right", description="where masking begins")

    @field_validator("steps")
    @classmethod
    def _increasing(cls, steps: tuple[int, ...] | None) -> tuple[int, ...] | None:
        for fine, coarse in pairwise(steps or ()):
            if fine >= coarse:
                raise ValueError(f"each step must mask more than the one before ({fine}, {coarse})")
        return steps

    @field_validator("keep")
    @classmethod
    def _decreasing(cls, keep: tuple[int, ...] | None) -> tuple[int, ...] | None:
        for fine, coarse in pairwise(keep or ()):
            if fine <= coarse:
                raise ValueError(
                    f"each level must keep less than the one before ({fine}, {coarse})"
                )
        return keep

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.steps is None) == (self.keep is None):
            raise ValueError(
                "set either steps (characters masked, for codes of one length) or keep "
                "(characters kept, for codes of unequal length)"
            )
        return self

    @property
    def levels(self) -> tuple[int, ...]:
        """The number of characters per level, masked or kept."""
        return self.steps or self.keep or ()


class Mask(Parameters):
    """Text masked character by character: `{mask: {steps: [1, 2, 3, 5]}}`.

    `{mask: {keep: [3, 1]}}` keeps beginnings: E11 and E11.9 are both `E11*`, then `E*`.
    """

    mask: MaskSteps


class PrefixLengths(Parameters):
    """The number of bits of an address that each level keeps, for either version."""

    ipv4: Many[Annotated[int, Field(ge=4, le=28, multiple_of=4)]] = Field(
        description="bits per level, decreasing; each a multiple of 4"
    )
    ipv6: Many[Annotated[int, Field(ge=4, le=124, multiple_of=4)]] = Field(
        description="the same of IPv6; as many levels"
    )

    @field_validator("ipv4", "ipv6")
    @classmethod
    def _decreasing(cls, lengths: tuple[int, ...]) -> tuple[int, ...]:
        for fine, coarse in pairwise(lengths):
            if fine <= coarse:
                raise ValueError(
                    f"each prefix must be shorter than the one before ({fine}, {coarse})"
                )
        return lengths

    @model_validator(mode="after")
    def _as_many(self) -> Self:
        if len(self.ipv4) != len(self.ipv6):
            raise ValueError("ipv4 and ipv6 must have as many levels")
        return self


class Networks(Parameters):
    """Addresses in networks: `{networks: {ipv4: [24, 16], ipv6: [64, 48]}}`."""

    networks: PrefixLengths


class Dates(Parameters):
    """Dates and times by the calendar and the clock: `{dates: [month, quarter, year, decade]}`."""

    dates: Many[Literal["minute", "hour", "day", "month", "quarter", "year", "decade"]] = Field(
        description="unit per level, each coarser than the one before; minute and hour of times too"
    )

    @field_validator("dates")
    @classmethod
    def _coarser(cls, units: tuple[str, ...]) -> tuple[str, ...]:
        for fine, coarse in pairwise(units):
            if _CALENDAR.index(fine) >= _CALENDAR.index(coarse):
                raise ValueError(
                    f"each unit must be coarser than the one before ({fine}, {coarse})"
                )
        return units


class Taxonomy(Parameters):
    """A tree of values: `{taxonomy: {Europe: {North: [Sweden, Norway]}, Asia: [Japan]}}`.

    Branches may differ in depth. A whole number as a value is kept as its digits. Nodes are taken
    too, as files have them: `{taxonomy: {name: World, children: [{name: Asia, children: …}]}}`.
    """

    taxonomy: dict[str, JsonValue] = Field(
        description="group → groups inside it, or its values; or name and children",
        min_length=1,
    )

    @field_validator("taxonomy", mode="before")
    @classmethod
    def _tree(cls, value: object) -> object:
        if is_node(value):
            return value
        return _taxonomy(value, groups=set(), leaves=set(), depth=1)


class HierarchyRows(Parameters):
    """Leaf rows in the job itself: `{rows: [[Sweden, North, "*"], [Italy, South, "*"]]}`.

    `sqlanon.hierarchy_from_frame` makes it of a pandas data frame.
    """

    rows: Lists[Value | None] = Field(
        description="a row per value: the value (null for NULL), its ancestors, the root"
    )

    @field_validator("rows")
    @classmethod
    def _equally_long(cls, rows: tuple[tuple[str | None, ...], ...]) -> object:
        lengths = {len(row) for row in rows}
        if len(lengths) > 1 or min(lengths) < 2:  # noqa: PLR2004 - a value and a root
            raise ValueError("all rows must be equally long: the value, its ancestors, the root")
        return rows


class RareLabel(Parameters):
    """The condition of rare values of a column, and their common label."""

    below: Annotated[int, Field(ge=2)] = Field(
        description="values of fewer rows than this are rare; at least 2, better not below k"
    )
    # the alias is inside, where type checkers do not see it: Python has no argument `as`
    label: Annotated[
        str,
        Field(
            min_length=1,
            max_length=250,
            alias="as",
            description="what stands for all rare values; no value of the column",
        ),
    ]

    @field_validator("label")
    @classmethod
    def _is_no_root(cls, label: str) -> str:
        if label == "*":
            raise ValueError("must not be *, the name of the root")
        return label


class Rare(Parameters):
    """Values of few rows put together: `{rare: {below: 10, as: Other}}`.

    Level 0 is the values, level 1 the same but for rare ones, above it is the root. Rows are
    counted, whatever the privacy models count.
    """

    rare: RareLabel


class Flat(Parameters):
    """A hierarchy without levels between the value and the root: `{flat: true}`."""

    flat: Literal[True]


BUILDERS: dict[str, type[Parameters]] = {
    "intervals": Intervals,
    "cuts": Cuts,
    "equal_frequency": EqualFrequency,
    "file": HierarchyFile,
    "table": HierarchyTable,
    "mask": Mask,
    "networks": Networks,
    "dates": Dates,
    "taxonomy": Taxonomy,
    "rows": HierarchyRows,
    "rare": Rare,
    "flat": Flat,
}
"""Every way to say a hierarchy, by the key that names it in a job."""
OF_ROWS: dict[type[object], str] = {EqualFrequency: "equal_frequency", Rare: "rare"}
"""The builders whose groups depend on the present rows, and their keys."""


def is_node(tree: object) -> bool:
    """Whether it is a group as `{name: Asia, children: […]}`: no group of a taxonomy is a text."""
    return isinstance(tree, dict) and isinstance(tree.get("name"), str) and "children" in tree


def _taxonomy(value: object, *, groups: set[str], leaves: set[str], depth: int) -> JsonValue:
    """Return the tree with its values as text; every group and every value has one place."""
    if depth > _DEEPEST:
        raise ValueError(f"must not be nested deeper than {_DEEPEST} levels")
    if isinstance(value, dict) and value:
        for group in value:
            _stands_once(group, groups, "group")
        return {
            group: _taxonomy(inner, groups=groups, leaves=leaves, depth=depth + 1)
            for group, inner in value.items()
        }
    if isinstance(value, list | tuple) and value and depth > 1:
        return [_stands_once(value_text(leaf), leaves, "value") for leaf in value]
    raise ValueError("each group must hold groups or a list of values, at least one")


def _stands_once(text: object, seen: set[str], kind: str) -> str:
    match text:
        case "*":
            raise ValueError(f"a {kind} must not be called *, the name of the root")
        case str() if text.encode(errors="ignore").decode() != text:
            raise ValueError(f"{kind} number {len(seen) + 1} is no valid Unicode text")
        case str() if text in seen:
            raise ValueError(f"{kind} number {len(seen) + 1} stands in two places")
        case str():
            seen.add(text)
            return text
        case _:
            raise ValueError(f"each {kind} must be text")


def _one_builder(value: object) -> object:
    match value:
        case _ if type(value) in BUILDERS.values():
            return value
        case dict():
            found = [key for key in value if key in BUILDERS]
            if len(found) > 1:
                raise ValueError(f"names {len(found)} builders, {' and '.join(found)}; keep one")
            if not found:
                hints = (suggestion(key, BUILDERS) for key in value)
                hint = next((hint for hint in hints if hint), "")
                raise ValueError(f"must have one of the keys {', '.join(BUILDERS)}{hint}")
            return value
        case _:
            raise ValueError(f"must be a mapping with one of the keys {', '.join(BUILDERS)}")


def _builder_of(value: object) -> str:
    """Return the class of a checked mapping, or of a builder."""
    if isinstance(value, dict):
        return next(builder.__name__ for key, builder in BUILDERS.items() if key in value)
    return type(value).__name__


HierarchySpecification: TypeAlias = Annotated[
    Annotated[Intervals, Tag("Intervals")]
    | Annotated[Cuts, Tag("Cuts")]
    | Annotated[EqualFrequency, Tag("EqualFrequency")]
    | Annotated[HierarchyFile, Tag("HierarchyFile")]
    | Annotated[HierarchyTable, Tag("HierarchyTable")]
    | Annotated[Mask, Tag("Mask")]
    | Annotated[Networks, Tag("Networks")]
    | Annotated[Dates, Tag("Dates")]
    | Annotated[Taxonomy, Tag("Taxonomy")]
    | Annotated[HierarchyRows, Tag("HierarchyRows")]
    | Annotated[Rare, Tag("Rare")]
    | Annotated[Flat, Tag("Flat")],
    Discriminator(_builder_of),
    BeforeValidator(_one_builder),
]
"""One of the builders; which one is said by its key."""


# -- hierarchies in a job or in a file -------------------------------------------------------------

LeafRows: TypeAlias = list[tuple[str | None, ...]]
"""One row per value of the hierarchy: level_0 (the value; None is NULL) … the root.

All rows are equally long, two cells at least. Above level_0 stands None only where the leaf of
NULL is repeated to fill a shorter branch.
"""
_READ: ContextVar[dict[tuple[Path, str, str], LeafRows] | None] = ContextVar("read", default=None)
"""What was read of files since `read_once`: the rows by path, format and delimiter."""


@contextmanager
def read_once() -> Iterator[None]:
    """Read each file once while this lasts, so that a run sees one state of it."""
    if _READ.get() is not None:
        yield
        return
    outer = _READ.set({})
    try:
        yield
    finally:
        _READ.reset(outer)


def lists_labels(specification: HierarchySpecification) -> bool:
    """Whether a hierarchy says each of its labels, and does not make them of values."""
    listing = HierarchyFile | HierarchyRows | HierarchyTable | Taxonomy
    return isinstance(specification, listing)


def read_declared_rows(specification: HierarchySpecification) -> LeafRows | None:
    """Read the leaf rows of a hierarchy that is in the job or in a file; None for any other.

    Raises:
        HierarchyError: They cannot be read, or are not one hierarchy.
    """
    if isinstance(specification, HierarchyRows):
        return [tuple(row) for row in specification.rows]
    if not isinstance(specification, HierarchyFile | Taxonomy):
        return None
    from sqlanon.source.hierarchies import sources  # noqa: PLC0415 - few jobs have files

    if isinstance(specification, Taxonomy):
        return sources.from_taxonomy(specification.taxonomy)
    path, form, delimiter = specification.file, specification.format, specification.delimiter
    read, key = _READ.get(), (path, form, delimiter)
    if read is None:
        return sources.read_file(path, format=form, delimiter=delimiter)
    if key not in read:
        read[key] = sources.read_file(path, format=form, delimiter=delimiter)
    return read[key]


def read_declared_height(specification: HierarchySpecification) -> int | None:
    """Compute the level of a hierarchy's root from a job and its files, before anything is built.

    Returns:
        The height; None for a table of the database. A mask has fewer levels where all values are
        shorter than its last step.
    """
    rows = read_declared_rows(specification)
    if rows is not None:
        return len(rows[0]) - 1
    match specification:
        case Flat() | Rare():
            return 1 if isinstance(specification, Flat) else 2
        case Networks(networks=lengths):
            return len(lengths.ipv4) + 1
        case Mask(mask=mask):
            return len(mask.levels) + 1
        case (
            Intervals(intervals=levels)
            | Cuts(cuts=levels)
            | EqualFrequency(equal_frequency=levels)
            | Dates(dates=levels)
        ):
            return len(levels) + 1
        case _:
            return None


def mismatch_reason(specification: HierarchySpecification, column: Column) -> str | None:
    """Return why a builder does not suit a column: `hierarchy.… is for …`; None where it does."""
    kind = column.kind
    match specification:
        case Intervals():
            builder, fits, wanted = "intervals", kind.numeric, "numbers"
        case Cuts():
            builder, fits, wanted = "cuts", kind.numeric, "numbers"
        case EqualFrequency():
            builder, fits, wanted = "equal_frequency", kind.has_order, "numbers, dates or times"
        case Networks():
            builder, fits, wanted = "networks", kind is Kind.ADDRESS, "network addresses"
        case Dates(dates=units):
            clock = CLOCK & {*units}
            fits = (kind.has_time or not clock) and (kind.has_date or clock == {*units})
            builder, wanted = "dates", "dates, timestamps and, by minutes and hours, times"
        case _:
            return None
    if fits:
        return None
    return (
        f"hierarchy.{builder} is for {wanted}, and the column's type is "
        f"{column.display_type or 'text'}; use another builder, such as mask, rows or file"
    )
