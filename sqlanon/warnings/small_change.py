"""W10: a few persons came or went since the release that is replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class SmallChange(WarningKind):
    """Two releases of one source can be subtracted from each other."""

    code = "W10"
    name = "small-change"
    meaning = (
        "Between this release and the one that it replaces fewer than k persons came to a class, "
        "or went from one. Who has both can subtract them: the rows that are left are those "
        "persons', sensitive values included, although every class has k rows in either."
    )
    remedy = (
        "Publish less often, so that more persons come and go between two releases; say "
        "`on_small_change: refuse` to keep such a release back, or `delay` to let newcomers wait; "
        "accept it where nobody keeps the one before. In place nobody can wait: who does stays raw."
    )

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        changes = seen.changes
        if changes is not None and changes.small_groups:
            yield Finding(
                None,
                f"{changes.small_groups:,} of {counted(changes.groups, 'group')} that came to a "
                f"class or went from one since the release before have fewer than {changes.k} "
                "persons",
                {"groups": changes.groups, "small_groups": changes.small_groups, "k": changes.k},
            )
