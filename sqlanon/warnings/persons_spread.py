"""W08: one person's rows are in several classes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class PersonsSpread(WarningKind):
    """Persons have rows in more than one class."""

    code = "W08"
    name = "persons-spread"
    meaning = (
        "Each class has enough persons, but some have rows in several classes. Who knows several "
        "rows of a person, or can link them, keeps only those persons that all of the classes "
        "share: fewer than k."
    )
    remedy = (
        "Publish one row of each person, leave out or generalize to their roots the "
        "quasi-identifiers that differ between a person's rows, or accept it where rows of a "
        "person cannot be linked."
    )
    of_source = True

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for key in seen.persons:
            if key.spread:
                figures: dict[str, int | float] = {"spread": key.spread, "persons": key.values}
                told = ""
                if key.singled is not None:
                    figures["singled_out"] = key.singled
                    told = f"; of {key.singled:,} fewer than k persons have rows in all of theirs"
                yield Finding(
                    key.name,
                    f"{key.spread:,} of {key.values:,} persons, told apart by {key.name}, have "
                    f"rows in more than one class{told}",
                    figures,
                )
