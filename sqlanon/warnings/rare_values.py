"""W19: published sets name values that few rows have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.warnings.base import Finding, Seen, WarningKind, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.warnings.base import ReleaseWarning


class RareValues(WarningKind):
    """A member of a published set is a value that fewer than k rows, or persons, have."""

    code = "W19"
    name = "rare-values"
    meaning = (
        "Without a hierarchy a class publishes the set of its own values, as `{Bern, Chur}`, and "
        "`output: mode` one of them. A value that fewer than k rows of the table have, or fewer "
        "than k persons where a model counts these, is named there: who knows whose it is knows "
        "that this person is in the table, and in which class."
    )
    remedy = (
        "Give the column a hierarchy that puts rare values under common labels (`taxonomy`, "
        "`mask`, a table), leave it out, or accept the warning where the values name nobody."
    )
    of_source = True

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for one in seen.named:
            if one.rare:
                values = counted(one.rare, "value", "values")
                yield Finding(
                    one.name,
                    f"{values} of {one.name} that fewer than {one.k} have "
                    f"{'is' if one.rare == 1 else 'are'} named in the release "
                    f"({counted(one.rows, 'row')})",
                    {"values": one.rare, "rows": one.rows, "k": one.k},
                )

    @classmethod
    @override
    def together(cls, found: Sequence[ReleaseWarning]) -> str:
        columns = listed(found, "values", lambda seen: counted(int(seen["values"]), "value"))
        return f"values of {len(found)} columns that fewer than k have are named: {columns}"
