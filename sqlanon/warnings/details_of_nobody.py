"""W14: detail rows that belong to nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class DetailsOfNobody(WarningKind):
    """Rows of a detail table, or of one that is aggregated, refer to nobody in the person table."""

    code = "W14"
    name = "details-of-nobody"
    meaning = (
        "Rows of a detail table, or of one that is aggregated, have no key, or one that is in no "
        "row of the person table. They are left out of the release, whose sums are then not those "
        "of the source."
    )
    remedy = "Look at the keys of the detail table; accept it where such rows may well be."
    of_source = True

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for one in (*seen.details, *seen.aggregated):
            if one.nobodys:
                yield Finding(
                    one.source,
                    f"{one.nobodys:,} of {one.rows:,} rows of {one.source} belong to nobody in the "
                    "person table, and are left out",
                    {"rows": one.rows, "nobodys": one.nobodys},
                )
