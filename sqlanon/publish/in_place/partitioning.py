"""What an update of a partitioned table leaves out, since each partition is a table of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from sqlanon.job.target import Target
    from sqlanon.publish.attached import Attached

PARTITIONING = "partitioning"
"""The kind of what says by which columns a table's rows are parted, one for each level of that."""


def unparted(
    attached: Iterable[Attached], target: Target, changed: Mapping[str, Collection[str]]
) -> Iterator[str]:
    """Half sentences on what the job wants beside new values in the rows.

    A row stays in its partition: what parts them is in every key, which stays as it is.

    Args:
        attached: What is attached to the table.
        target: What the job says of it.
        changed: By what the job says of them, columns that would change otherwise.
    """
    found = tuple(attached)
    if not any(one.kind == PARTITIONING for one in found):
        return
    for said, columns in changed.items():
        if columns:
            yield f"columns.{', '.join(columns)}: {said} is not done to a partitioned table"
    if target.guard:
        yield "guard: true is not done to a partitioned table"
    if target.triggers == "hold" and any(one.kind == "trigger" for one in found):
        yield "triggers: hold is not done to a partitioned table; say fire, or drop them first"
