"""W07: the source, or a table that it is measured against, has rows that were not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class RowsHidden(WarningKind):
    """Row-level security decides which rows of a table this user reads."""

    code = "W07"
    name = "rows-hidden"
    meaning = (
        "A policy of the database may keep rows of a table from the user who runs the job. Of the "
        "source, the release then holds some of the rows only, and nothing tells which; of a "
        "population or a reference, what models measure against it is not what it says."
    )
    remedy = (
        "Run as the table's owner or as a user with BYPASSRLS; accept it where the part is meant."
    )

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        if seen.source.hides_rows:
            rows = seen.source_rows
            yield Finding(
                None,
                f"row-level security decides which rows of {seen.source.name} are seen"
                + ("" if rows is None else f"; {rows:,} were"),
                {} if rows is None else {"rows": rows},
            )
        for other in seen.others:
            if other.hides_rows and other.sql != seen.source.sql:
                yield Finding(
                    None,
                    f"row-level security decides which rows of {other.name} are seen, which the "
                    "release is measured against",
                    {},
                )
