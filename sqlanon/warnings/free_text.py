"""W22: free text is published as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.warnings.base import Finding, Seen, WarningKind, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.warnings.base import ReleaseWarning


class PublishedFreeText(WarningKind):
    """A column of notes, memos or comments is published raw, insensitive or sensitive."""

    code = "W22"
    name = "free-text"
    meaning = (
        "Many texts of this column are long, nearly all of these differ, and the release shows "
        "them as they are. Whoever wrote them named persons, places and dates; no privacy model "
        "reads that, whatever the column's role is."
    )
    remedy = (
        "Say `role: identifier`, which leaves the column out, or publish from a view what is "
        "needed of it. A job that keeps it is refused unless it accepts the warning, with the "
        "reason: somebody has read the texts, or they are of no person (titles, names of goods)."
    )
    of_source = True
    refusal = "say `role: identifier` of {column}, which leaves it out"

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for one in seen.free_texts:
            yield Finding(
                one.name,
                f"{one.name} is published as it is, and {counted(one.long, 'row')} of "
                f"{one.filled:,} hold long texts, {one.values:,} different ones",
                {"long": one.long, "values": one.values, "filled": one.filled},
            )

    @classmethod
    @override
    def refused(cls, seen: Seen) -> Iterator[Finding]:
        return cls.found(seen)

    @classmethod
    @override
    def together(cls, found: Sequence[ReleaseWarning]) -> str:
        columns = listed(found, "long", lambda seen: counted(int(seen["long"]), "long text"))
        return f"{len(found)} columns of free text are published as they are: {columns}"
