"""W11: the release has no rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class NothingPublished(WarningKind):
    """Every model holds of no rows."""

    code = "W11"
    name = "nothing-published"
    meaning = (
        "The release has no rows, and every model holds of none. A load that failed the night "
        "before leaves a source without rows. With `if_exists: replace` a run publishes no such "
        "release, and keeps the one before, unless the job says `min_rows: 0` or accepts this "
        "warning."
    )
    remedy = (
        "Look at the source. Leave `min_rows` out, or set the rows that you expect, as 1000, or "
        "0.9 for nine tenths of the last release's rows. Accept the warning where a source may "
        "well be empty."
    )

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        """Before the source was counted nothing is known."""
        rows = seen.source_rows
        if rows is None or seen.sizes.rows:
            return
        if seen.job is None:
            what = "the table that was measured has no rows"
        elif rows:
            what = f"the release has no rows: of the source {counted(rows, 'row')} were suppressed"
        else:
            what = "the release has no rows, since the source has none"
        yield Finding(None, what, {"source_rows": rows})
