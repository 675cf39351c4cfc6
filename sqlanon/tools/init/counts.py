"""Counts of a table, by a fixed number of statements that read it a fixed number of times.

All rows are read once for what would stop a run, and once more for the values of each column. For
a large table the latter are a sample, every n-th row.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal
from enum import Enum
from typing import TYPE_CHECKING, Any

from sqlanon.common.wording import inflect
from sqlanon.source.inspection import detect_kinds
from sqlanon.source.reading import value_expression
from sqlanon.source.words import VALUES, Meaning
from sqlanon.sql.dialects import Kind
from sqlanon.sql.dialects.expressions import like_pattern, middle_spread, spread
from sqlanon.sql.statement import Sql
from sqlanon.verify.direct_identifiers import DIGITS, MOST, SHORTEST, recognize_identifiers
from sqlanon.verify.figures import Separated

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.direct_identifiers import Recognized

LARGEST = 10**10
"""Numbers beyond it are in no interval of up to four places that is exact."""
ALIKE = -99
"""The spread of numbers that do not differ."""
LARGE = 10**8
"""Numbers from which one may be that of a person: of nine digits."""
_CODES = (
    *range(-9, 0),
    *(sign * code for sign in (-1, 1) for code in (66, 77, 88, 97, 98, 99)),
    *(sign * code for sign in (-1, 1) for code in (666, 777, 888, 996, 997, 998, 999)),
    *(sign * code for sign in (-1, 1) for code in (6666, 7777, 8888, 9996, 9997, 9998, 9999)),
    *(77_777, 88_888, 99_997, 99_998, 99_999, 999_998, 999_999, 9_999_999, 99_999_999),
)
"""Numbers that surveys and old systems write where there is none."""
_REPEATED = 2
"""The number of rows from which codes far from the rest are not due to chance."""
_FEWEST_KEYS = 20
"""Values that no key of persons has so few of."""
_BY_CHANCE = 10
"""Pairs of rows that have to agree by chance in two columns, for their absence to say something."""
_MOST_KEYS, _MOST_PARTNERS = 5, 8
"""Columns that are compared: keys with most values, and partners with fewest."""
_LONGEST_CODE = 12
_DAY, _MOMENT = 10, 35
"""Characters of a day, and of one with a time, a fraction and a zone."""
_YEAR_FIRST = ("____-__-__%",)
_YEAR_LAST = ("__.__.____%", "__/__/____%", "__-__-____%")
"""Shapes of days."""
_MANY_NAMES = 10
"""Given names that no column has by chance, however many other values it has."""
_WORD = 60
"""Characters of such values at most."""
_LEAST_WORDS = 2
"""Values that have to be in a list: one may have another meaning."""
_SHAPES = ("% %", "%_@_%._%", "%://%", "%_._%._%._%")
"""What texts look like that hold a blank, an e-mail address, a link, a network address."""
_NO_ADDRESS = "%.____.%"
"""What no address of a computer has: four characters between points, as 756.1234.5678.97."""


@dataclass(frozen=True, slots=True)
class Texts:
    """The shapes of a column's texts, among the sampled rows.

    Attributes:
        dotted: Texts with three points and something between, as addresses of computers.
        codes: Texts with a digit and no blank.
        numbered: Texts with a digit.
        beginnings: For codes of unequal length the number of different beginnings, as long as the
            shortest code; 0 where they were not counted.
    """

    shortest: int
    longest: int
    blanks: int
    emails: int
    links: int
    dotted: int
    codes: int
    numbered: int = 0
    beginnings: int = 0

    @property
    def beginning(self) -> int:
        """Characters of a beginning: those of the shortest text, but two at least."""
        return max(2, self.shortest)

    def are_codes(self, filled: int) -> bool:
        """Whether nearly all of them are short, with a digit and no blank."""
        return self.longest <= _LONGEST_CODE and self.codes * 10 >= filled * 9

    def may_begin_alike(self, filled: int) -> bool:
        """Whether they may be codes of unequal length: groups, as DE or A, may have no digit."""
        short = self.shortest < self.longest <= _LONGEST_CODE and self.beginning < self.longest
        return short and not self.blanks and self.codes * 2 >= filled


class Days(Enum):
    """The formats of dates as texts: shapes of the parts before or after the year."""

    YEAR_FIRST = "year-month-day"
    DAY_FIRST = "day, month, year"
    MONTH_FIRST = "month, day, year"


@dataclass(frozen=True, slots=True)
class ColumnCounts:
    """A column in counts.

    Attributes:
        column: The column, its kind settled by what it holds.
        spread: For numbers, the width of the middle half of them, or of all where it has none
            (`dialects.expressions.spread`); else ALIKE.
        large: Rows with a number of nine digits or more.
        whole: Whether all numbers are whole, of whatever type.
        missing: For numbers, codes that seem to stand for missing values.
        coded: Rows that hold them.
        recognized: The direct identifiers that its values look like; None where they do not.
        partner: A column of fewer values, of which each row has another one among the rows of one
            value here, as the years of a person; empty where none is seen, or it may be chance.
        days: For texts that are all dates, their format; None for others.
        special: Given names, or a special category of personal data, and how many of its values
            are words for it; None where hardly any is.
        unusable: Why it cannot be generalized nor measured; empty where it can.
    """

    column: Column
    rows: int = 0
    filled: int = 0
    values: int = 0
    spread: int = ALIKE
    texts: Texts | None = None
    large: int = 0
    whole: bool = False
    missing: tuple[int, ...] = ()
    coded: int = 0
    recognized: Recognized | None = None
    partner: str = ""
    days: Days | None = None
    special: tuple[Meaning, int] | None = None
    unusable: str = ""

    @property
    def has_dates(self) -> bool:
        """Whether its values are dates, by type or as texts."""
        return self.column.kind.has_date or self.days is not None

    @property
    def distinction(self) -> float:
        """Different values of those that are there, in [0, 1]."""
        return self.values / self.filled if self.filled else 0.0

    @property
    def may_repeat(self) -> bool:
        """Whether it may be the key of a person with several rows: whole numbers or codes."""
        able = self.whole if self.texts is None else not self.texts.blanks
        able = able and (self.column.kind.numeric or self.texts is not None)
        return able and _FEWEST_KEYS < self.values < self.filled == self.rows

    @property
    def may_be_days(self) -> bool:
        """Whether its texts have a digit each, and the length of a day, with a time or without."""
        texts = self.texts
        if texts is None or not self.filled:
            return False
        return texts.shortest >= _DAY and texts.longest <= _MOMENT and texts.numbered == self.filled

    @property
    def may_be_words(self) -> bool:
        """Whether it has different texts that are short."""
        return self.texts is not None and self.values > 1 and self.texts.longest <= _WORD

    @property
    def numbers_persons(self) -> bool:
        """Whether enough of its values may be direct identifiers, by their length and a digit.

        No value has fewer than one row: rows that may hold one are as many as such values, or more.
        """
        if self.texts is not None and self.texts.longest < SHORTEST:
            return False
        likely = self.large if self.texts is None else self.texts.numbered
        return likely > 0 and likely >= MOST * self.values


@dataclass(frozen=True, slots=True)
class TableCounts:
    """A table in counts.

    Attributes:
        relation: The table, the kinds of its columns settled by what they hold.
        step: Every how many of them were looked at.
    """

    relation: Relation
    rows: int
    step: int
    looked_at: int
    columns: tuple[ColumnCounts, ...]


def count_columns(workspace: Workspace, relation: Relation, sample: int) -> TableCounts:
    """Count a table, column by column."""
    relation, mixed = detect_kinds(workspace, relation, [c.name for c in relation.columns])
    usable = [c for c in relation.columns if c.kind is not Kind.OTHER and c.name not in mixed]
    unfit = [_unfit(workspace, column) for column in usable]
    (counts,) = workspace.rows("propose/rows", table=relation.sql, unfit=unfit)
    rows, mismatches = int(counts[0]), [int(count) for count in counts[1:]]
    step = max(1, -(-rows // sample))
    packed = [_pack_counts(workspace, column, Sql(f"v{n}")) for n, column in enumerate(usable)]
    (found,) = workspace.rows(
        "propose/columns", packed=packed, **_source(workspace, relation, usable, step)
    )
    measured = {
        column.name: _parse_counts(column, int(found[0]), str(cell), wrong)
        for column, cell, wrong in zip(usable, found[1:], mismatches, strict=True)
    }
    measured |= _recognize_identifiers(workspace, relation, [*measured.values()], step)
    measured |= _count_numbers(workspace, relation, [*measured.values()], step)
    measured |= _count_beginnings(workspace, relation, [*measured.values()], step)
    measured |= _find_repeating_keys(workspace, relation, [*measured.values()], step)
    measured |= _read(workspace, relation, [*measured.values()], step)
    columns = (
        measured.get(column.name) or ColumnCounts(column, unusable=_unusable(column, mixed))
        for column in relation.columns
    )
    return TableCounts(relation, rows, step, int(found[0]), tuple(columns))


def _recognize_identifiers(
    workspace: Workspace, relation: Relation, counts: Sequence[ColumnCounts], step: int
) -> dict[str, ColumnCounts]:
    """Return the columns whose values look like direct identifiers, by name."""
    asked = [one for one in counts if one.numbers_persons]
    if not asked:
        return {}
    columns = [one.column for one in asked]
    labels = [
        column.key(workspace.dialect, Sql(f"v{place}")) for place, column in enumerate(columns)
    ]
    source = _source(workspace, relation, columns, step)
    values = workspace.fragment("identifiers/looked_at", labels=labels, **source)
    found = recognize_identifiers(workspace, values)
    return {
        asked[place].column.name: replace(asked[place], recognized=what)
        for place, what in found.items()
    }


def _find_repeating_keys(
    workspace: Workspace, relation: Relation, counts: Sequence[ColumnCounts], step: int
) -> dict[str, ColumnCounts]:
    """Return the columns that repeat, but never within one value of another column, by name.

    Such a column is the key of a person who has a row for each year, visit or part. Of unrelated
    columns many pairs of rows would agree in both by chance.
    """
    keys = sorted((one for one in counts if one.may_repeat), key=lambda one: -one.values)
    pairs = [
        (key, other)
        for key in keys[:_MOST_KEYS]
        for other in _partners(key, counts)[:_MOST_PARTNERS]
    ]
    if not pairs:
        return {}
    asked = [*{one.column.name: one.column for pair in pairs for one in pair}.values()]
    place = {column.name: number for number, column in enumerate(asked)}
    source = _source(workspace, relation, asked, step)
    cells = workspace.make("propose/combinations", "paired", **source)
    subsets = [(place[key.column.name], place[other.column.name]) for key, other in pairs]
    found = separations(workspace, cells, subsets)
    workspace.drop(cells)
    alone = [
        (key, other)
        for (key, other), one in zip(pairs, found, strict=True)
        if one.alone == key.rows
    ]
    return {
        key.column.name: replace(key, partner=other.column.name) for key, other in reversed(alone)
    }


def _partners(key: ColumnCounts, counts: Sequence[ColumnCounts]) -> list[ColumnCounts]:
    """Return columns that may identify the rows of one key, those with just enough values first.

    Of rows n, and v and w values of two columns, n² / 2vw pairs of rows agree in both by chance,
    or more where some values are more frequent.
    """
    fitting = [
        one
        for one in counts
        if one.filled == one.rows
        and one.values < key.values
        and one.values * key.values >= key.rows
        and one.rows**2 >= 2 * _BY_CHANCE * one.values * key.values
    ]
    return sorted(fitting, key=lambda one: one.values)


def _count_beginnings(
    workspace: Workspace, relation: Relation, counts: Sequence[ColumnCounts], step: int
) -> dict[str, ColumnCounts]:
    """Return the columns with codes of unequal length, their beginnings counted, by name."""
    asked = [
        (one, texts)
        for one in counts
        if (texts := one.texts) is not None and texts.may_begin_alike(one.filled)
    ]
    if not asked:
        return {}
    beginnings = [
        workspace.dialect.substring(Sql(f"v{place}"), 1, texts.beginning)
        for place, (_, texts) in enumerate(asked)
    ]
    source = _source(workspace, relation, [one.column for one, _ in asked], step)
    (found,) = workspace.rows("propose/beginnings", beginnings=beginnings, **source)
    return {
        one.column.name: replace(one, texts=replace(texts, beginnings=int(count)))
        for (one, texts), count in zip(asked, found, strict=True)
    }


def _read(
    workspace: Workspace, relation: Relation, counts: Sequence[ColumnCounts], step: int
) -> dict[str, ColumnCounts]:
    """Return the columns whose texts are dates, or words for sensitive categories, by name."""
    asked = [one for one in counts if one.may_be_days or one.may_be_words]
    if not asked:
        return {}
    dialect = workspace.dialect
    numbers = [dialect.literal(f"{number:02}") for number in range(1, 32)]
    words = [[dialect.literal(one) for one in _split_words(said)] for said in VALUES.values()]

    def days(value: Sql, shapes: Sequence[str], month: int, day: int) -> Sql:
        return workspace.fragment(
            "propose/days",
            value=value,
            shapes=[dialect.literal(shape) for shape in shapes],
            month=dialect.substring(value, month, 2),
            day=dialect.substring(value, day, 2),
            numbers=numbers,
        )

    def pack_shapes(value: Sql) -> Sql:
        found = [
            days(value, _YEAR_FIRST, 6, 9),
            days(value, _YEAR_LAST, 4, 1),
            days(value, _YEAR_LAST, 1, 4),
            *(workspace.fragment("propose/listed", value=value, words=one) for one in words),
        ]
        return _join_counts(workspace, found)

    columns = [one.column for one in asked]
    source = _source(workspace, relation, columns, step)
    cells = [pack_shapes(Sql(f"v{place}")) for place in range(len(asked))]
    (found,) = workspace.rows("propose/columns", packed=cells, **source)
    return {
        one.column.name: replace(
            one,
            days=_days(one, counted[: len(Days)]),
            special=_special(one, counted[len(Days) :]),
        )
        for one, cell in zip(asked, found[1:], strict=True)
        for counted in [[int(count) for count in str(cell).split(",")]]
    }


def _days(one: ColumnCounts, counts: Sequence[int]) -> Days | None:
    """The first order that fits all texts."""
    fits = (order for order, count in zip(Days, counts, strict=True) if count == one.filled)
    return next(fits, None) if one.may_be_days else None


def _special(one: ColumnCounts, counts: Sequence[int]) -> tuple[Meaning, int] | None:
    """The category of which most values are words, two at least and a quarter of all."""
    meaning, count = max(zip(VALUES, counts, strict=True), key=lambda found: found[1])
    many = meaning is Meaning.PERSON_NAME and count >= _MANY_NAMES
    few = count >= _LEAST_WORDS and 4 * count >= one.values
    return (meaning, count) if one.may_be_words and (few or many) else None


def _split_words(words: str) -> list[str]:
    """Split a list with commas into words."""
    return [" ".join(word.split()) for word in words.split(",")]


def _count_numbers(
    workspace: Workspace, relation: Relation, counts: Sequence[ColumnCounts], step: int
) -> dict[str, ColumnCounts]:
    """Return the columns with varying numbers, counted without codes for missing values."""
    asked = [one for one in counts if one.spread != ALIKE]
    if not asked:
        return {}
    dialect = workspace.dialect
    columns = [one.column for one in asked]
    limit = dialect.number(Decimal(LARGEST))
    numbers = [
        dialect.double(workspace.fragment("propose/within", value=Sql(f"v{place}"), limit=limit))
        for place in range(len(asked))
    ]
    rows = workspace.rows(
        "propose/codes",
        numbers=numbers,
        codes=[dialect.number(Decimal(code)) for code in _CODES],
        spread=middle_spread(dialect, none=ALIKE),
        **_source(workspace, relation, columns, step),
    )
    found = {one.column.name: one for one in asked}
    for place, code, count, spread_there in sorted(rows, key=lambda row: (row[0], row[1] or 0)):
        one = found[asked[int(place)].column.name]
        if code is not None:
            one = replace(one, missing=(*one.missing, int(code)), coded=one.coded + int(count))
        elif int(spread_there) != ALIKE:
            one = replace(one, spread=int(spread_there))
        found[one.column.name] = one
    return {
        name: one if one.coded >= _REPEATED else replace(one, missing=(), coded=0)
        for name, one in found.items()
    }


def find_combinations(
    workspace: Workspace, looked_at: TableCounts, columns: Sequence[Column]
) -> WorkTable:
    """Return relation (v0, v1, …, n): combinations of values in the sampled rows."""
    source = _source(workspace, looked_at.relation, columns, looked_at.step)
    return workspace.make("propose/combinations", "combinations", **source)


def separations(
    workspace: Workspace, combinations: WorkTable, subsets: Sequence[Sequence[int]]
) -> list[Separated]:
    """Measure how subsets of a frequency set's columns identify rows, in their order."""
    if not subsets:
        return []
    asked = {"subsets": subsets, "combined": combinations}
    return sorted(workspace.ask("propose/separation", Separated, **asked))


def values_of(
    workspace: Workspace, combinations: WorkTable, columns: Sequence[tuple[int, Column]]
) -> dict[str, list[str]]:
    """The values of columns of a frequency set as texts, sorted, by the column's name."""
    if not columns:
        return {}
    asked = [
        {"value": Sql(f"v{n}"), "label": column.text(workspace.dialect, Sql(f"v{n}"))}
        for n, column in columns
    ]
    rows = workspace.rows("propose/values", combined=combinations, columns=asked)
    found: dict[str, list[str]] = {column.name: [] for _, column in columns}
    for place, label in rows:
        found[columns[int(place)][1].name].append(str(label))
    return {name: sorted(labels) for name, labels in found.items()}


def _source(
    workspace: Workspace, relation: Relation, columns: Sequence[Column], step: int
) -> dict[str, Any]:
    values = [value_expression(workspace, column) for column in columns]
    return {"values": values, "table": relation.sql, "step": step}


def _unfit(workspace: Workspace, column: Column) -> Sql:
    """A condition for values that no proposed hierarchy would take, or no run at all."""
    dialect, value = workspace.dialect, workspace.dialect.quote(column.name)
    conditions = [dialect.not_finite(value, column.kind)]
    if column.kind.numeric:
        limit = dialect.number(Decimal(LARGEST))
        conditions.append(workspace.fragment("propose/beyond", value=value, limit=limit))
    if column.kind.has_date or column.kind.has_time:
        label = column.text(dialect, value)
        shape = dialect.literal(like_pattern(column.kind, clock=not column.kind.has_date))
        said = {"value": value, "label": label, "shape": shape}
        conditions.append(workspace.fragment("propose/misshapen", **said))
    found = [one for one in conditions if one is not None]
    return workspace.fragment("propose/any", conditions=found)


def _pack_counts(workspace: Workspace, column: Column, value: Sql) -> Sql:
    """Build the counts of a column as one text, because engines limit the columns of a result."""

    def of_it(template: str, **values: object) -> Sql:
        return workspace.fragment(f"propose/{template}", value=value, **values)

    dialect = workspace.dialect
    counts = [of_it("filled"), of_it("distinct")]
    if column.kind.numeric:
        limit = dialect.number(Decimal(LARGEST))
        counts.append(spread(dialect, of_it("within", limit=limit), none=ALIKE))
        counts.append(of_it("large", least=dialect.number(Decimal(LARGE))))
        if column.kind is not Kind.INTEGER:
            counts.append(of_it("broken", limit=limit))
    if column.kind is Kind.TEXT:
        shapes = [dialect.literal(shape) for shape in _SHAPES]
        digits = [dialect.literal(f"%{digit}%") for digit in DIGITS]
        counts += [of_it("shortest"), of_it("longest")]
        counts += [of_it("like", shape=shape, but=None) for shape in shapes[:-1]]
        counts.append(of_it("like", shape=shapes[-1], but=dialect.literal(_NO_ADDRESS)))
        counts.append(of_it("coded", digits=digits, blank=shapes[0]))
        counts.append(of_it("coded", digits=digits, blank=None))
    return _join_counts(workspace, counts)


def _join_counts(workspace: Workspace, counts: Sequence[Sql]) -> Sql:
    """Build one text of counts, with commas between them."""
    comma = workspace.dialect.text_literal(",")
    texts = [workspace.dialect.text(one, Kind.INTEGER) for one in counts]
    return workspace.dialect.concat([part for text in texts for part in (text, comma)][:-1])


def _parse_counts(column: Column, rows: int, cell: str, mismatches: int) -> ColumnCounts:
    filled, values, *more = map(int, cell.split(","))
    return ColumnCounts(
        column,
        rows,
        filled,
        values,
        spread=more[0] if column.kind.numeric else ALIKE,
        texts=Texts(*more) if column.kind is Kind.TEXT else None,
        large=more[1] if column.kind.numeric else 0,
        whole=column.kind.numeric and (column.kind is Kind.INTEGER or not more[2]),
        unusable=_explain_mismatch(column, mismatches) if mismatches else "",
    )


def _explain_mismatch(column: Column, rows: int) -> str:
    what = (
        f"numbers beyond {LARGEST:,} or none at all"
        if column.kind.numeric
        else "days or times that no calendar has"
    )
    return f"holds {what} in {inflect(rows, 'row')}"


def _unusable(column: Column, mixed: Mapping[str, str]) -> str:
    if column.name in mixed:
        return mixed[column.name]
    return f"its type {column.display_type or 'none'} {column.why_none}"
