"""W06: rows are not persons, and rows are counted."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.source.words import names_persons
from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.columns import Identifier
    from sqlanon.verify.known_columns import KnownColumn


class PersonKey(WarningKind):
    """An identifier repeats in rows that look like one person's, and no model counts persons."""

    code = "W06"
    name = "person-key"
    meaning = (
        "Values of this column repeat, and it tells persons apart: by its name (`patient_id`, "
        "`customer`, `ssn`), since the rows of a value agree in the quasi-identifiers, or since "
        "its hashes are published, which shows readers which rows belong together. A person with k "
        "rows can be a class of their own, and the release still be called k-anonymous. A name "
        "that several persons share is no such key: their rows differ. Persons whose rows differ "
        "too are noticed by the column's name only, and rows without a value are not looked at."
    )
    remedy = (
        "Count persons: `person: COLUMN`, or publish one row of each person. A job is refused "
        "unless it does, or accepts the warning with the reason, where the column's name says "
        "that it is a person's, or where nine of ten values that repeat stand beside one "
        "combination of quasi-identifiers each (of more than 20 values, which half of the rows "
        "repeat)."
    )
    of_source = True
    refusal = (
        "say `person: {column}`, so that persons are counted and not rows, or let the source be a "
        "view with one row per person"
    )
    least: ClassVar[Fraction] = Fraction(1, 10)
    """Share of the repeated rows that agree from which there is a warning."""
    most: ClassVar[Fraction] = Fraction(9, 10)
    """Share of the repeated values whose rows all agree from which a job is refused."""
    noted: ClassVar[Fraction] = Fraction(1, 100)
    """Share of the rows that have to repeat a value for that."""
    many: ClassVar[int] = 20
    """Values that no key of persons has so few of, if its name does not say that it is one."""

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for column in seen.identifiers:
            repeated, agreeing = column.rows - column.alone, column.rows - column.unique
            said = cls._said(seen, column)
            hashed = said is not None and said.action == "hash"
            linked = said is not None and (hashed or agreeing >= cls.least * repeated)
            if repeated and (linked or cls._is_person(seen, column)):
                yield Finding(
                    column.name,
                    f"{column.rows:,} rows have {column.values:,} values of {column.name}, and "
                    f"{agreeing:,} of them agree with another of the same in every "
                    "quasi-identifier; the models count rows",
                    {"rows": column.rows, "values": column.values, "agreeing": agreeing},
                )

    @classmethod
    @override
    def refused(cls, seen: Seen) -> Iterator[Finding]:
        persons = {one.name for one in seen.identifiers if cls._is_person(seen, one)}
        return (one for one in cls.found(seen) if one.column in persons)

    @classmethod
    def _is_person(cls, seen: Seen, column: KnownColumn) -> bool:
        """Whether a column is a person's key beyond doubt, and repeats in more than a few rows."""
        repeated, said = column.rows - column.alone, cls._said(seen, column)
        if repeated == 0 or repeated < cls.noted * column.rows or column.values == 1:
            return False
        if said is not None and said.action == "mask":
            return False  # in place the text of the last run stands in all its rows
        target = None if seen.job is None else seen.job.target
        if target is not None and target.key == column.name:
            return False  # that it repeats is an error of its own: "is no key of"
        if names_persons(column.name, key=said is not None and column.values > cls.many):
            return True
        if target is not None and target.mode == "replace":
            return False  # rows that hold the labels of the last run agree, whoever they are of
        several = column.values - column.alone
        often = 2 * repeated >= column.rows
        agree = often and several - column.spread >= cls.most * several
        return said is not None and column.values > cls.many and agree

    @staticmethod
    def _said(seen: Seen, column: KnownColumn) -> Identifier | None:
        """What the job says of an identifier; None of a column that is none."""
        return None if seen.job is None else seen.job.identifiers.get(column.name)
