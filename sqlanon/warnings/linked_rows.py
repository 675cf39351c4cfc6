"""W23: rows of other tables keep their link to a renumbered key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.warnings.base import ReleaseWarning


class LinkedRows(WarningKind):
    """A table under `references` of a renumbered key keeps its other columns."""

    code = "W23"
    name = "linked-rows"
    meaning = (
        "In place, this column of another table points to the renumbered key, and nothing else of "
        "that table changes: each person still has exactly the rows that were theirs. Who knows "
        "one of them, an order by its time or its amount, finds the person's row by it, whatever "
        "the privacy models say of that row."
    )
    remedy = (
        "Publish a new table with the other one as a detail table (`tables`), which measures what "
        "its rows tell of persons; keep readers from the other table; or accept the warning where "
        "nobody knows its rows."
    )

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        if seen.job is None:
            return
        for name, said in seen.job.identifiers.items():
            for one in said.references:
                if one.table != seen.job.source:
                    yield Finding(
                        str(one),
                        f"{one} points to the new numbers of {name}, and the other columns of "
                        f"{one.table} stay as they are: who knows a row of it knows whose it is",
                        {},
                    )

    @classmethod
    @override
    def together(cls, found: Sequence[ReleaseWarning]) -> str:
        columns = ", ".join(str(one.column) for one in found)
        return (
            f"{columns} point to renumbered keys, and the other columns of their tables stay as "
            "they are: who knows a row there knows whose it is"
        )
