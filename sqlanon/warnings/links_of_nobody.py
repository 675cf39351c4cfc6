"""W15: links of a network that have an end of nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class LinksOfNobody(WarningKind):
    """Rows of a table of links refer to nobody in the source."""

    code = "W15"
    name = "links-of-nobody"
    meaning = (
        "Rows of a table of links lack an end, or have one that is in no row of the source. They "
        "are left out of the network, whose edges are then not those of the table."
    )
    remedy = "Look at the ends of the links; accept it where such rows may well be."
    of_source = True

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        links = seen.links
        if links is not None and links.nobodys:
            yield Finding(
                links.source,
                f"{links.nobodys:,} of {links.rows:,} rows of {links.source} have an end of "
                "nobody in the source, and are left out",
                {"rows": links.rows, "nobodys": links.nobodys},
            )
