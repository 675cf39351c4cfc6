"""W14: detail rows that belong to nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class DetailsOfNobody(WarningKind):
    """Rows of a detail table refer to nobody in the person table."""

    code = "W14"
    name = "details-of-nobody"
    meaning = (
        "Rows of a detail table have no key, or one that is in no row of the person table. They "
        "are left out of the release, whose sums are then not those of the source."
    )
    remedy = "Look at the keys of the detail table; accept it where such rows may well be."
    of_source = True

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for detail in seen.details:
            if detail.nobodys:
                yield Finding(
                    detail.source,
                    f"{detail.nobodys:,} of {detail.rows:,} rows of {detail.source} belong to "
                    "nobody in the person table, and are left out",
                    {"rows": detail.rows, "nobodys": detail.nobodys},
                )
