"""W07: the source has rows that were not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class RowsHidden(WarningKind):
    """Row-level security decides which rows of the table this user reads."""

    code = "W07"
    name = "rows-hidden"
    meaning = (
        "A policy of the database may keep rows of the table from the user who runs the job: the "
        "release then holds some of the rows only, and nothing tells which."
    )
    remedy = (
        "Run as the table's owner or as a user with BYPASSRLS; accept it where the part is meant."
    )

    @classmethod
    def found(cls, seen: Seen) -> Iterator[Finding]:
        """See WarningKind."""
        if seen.source.hides_rows:
            rows = seen.source_rows
            yield Finding(
                None,
                f"row-level security decides which rows of {seen.source.name} are seen"
                + ("" if rows is None else f"; {rows:,} were"),
                {} if rows is None else {"rows": rows},
            )
