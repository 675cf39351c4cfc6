"""What becomes of all that hangs on a table when its rows are updated, for plans."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from sqlanon.job.target import Target
    from sqlanon.publish.attached import Attached
    from sqlanon.publish.in_place.dropping import Dropping

_FATES = {
    "view": "stays, and shows the release",
    "extended statistics": "stays, and is counted anew",
    "publication": "stays, and sends every changed row on",
    "publication of its schema": "stays, and sends every changed row on",
    "trigger that is off": "stays off",
    "partitioning": "stays, and so does each row in its partition",
    "full-text index": "stays, and holds what triggers write to it",
}
"""Of all other kinds it is `stays`."""


def fates(
    attached: Iterable[Attached],
    target: Target,
    *,
    touched: Collection[str],
    dropped: Dropping,
    made_again: Collection[str],
    guards: Collection[str],
) -> Iterator[tuple[Attached, str]]:
    """What becomes of each.

    Args:
        attached: What hangs on the table.
        target: What the job says of triggers.
        touched: Columns that will hold something else.
        dropped: Columns that go.
        made_again: Names of indexes that are taken away and made again.
        guards: Triggers that earlier runs have left to refuse other values.

    Yields:
        Each with its fate, in words that go on after its name.
    """
    for one in attached:
        fate = _FATES.get(one.kind, "stays")
        if one.name in dropped.indexes or one.about(dropped.columns):
            fate = "goes with its column"
        elif one.name in made_again:
            fate = "is made again, of the labels"
        elif one.name in guards:
            fate = "is taken away, and made anew"
        elif one.kind == "trigger":
            fate = "fires" if target.triggers == "fire" else "is held back, and stays"
        elif one.kind == "policy" and (read := one.about(touched)):
            fate = f"stays, and reads {', '.join(read)} as the release has it"
        yield one, fate
