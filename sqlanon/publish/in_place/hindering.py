"""What keeps an UPDATE of a whole table from doing what it says, by what is attached to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.publish.attached import GUARD, Attached

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlanon.job.target import Target
    from sqlanon.sql.dialects import Dialect

_HINDRANCES = {
    "rule": "it would do something else than the UPDATE says",
    "materialized view": "it keeps the rows as they were until it is refreshed",
    "inheritance": "rows lie in several tables",
    "partition of": "its rows are some of a table's; name that table as the source",
    "foreign table": "what is written to it could not be taken back for sure",
    "storage engine without transactions": "nothing could be taken back",
    "row-level security": "it hides rows from this user, which would stay as they are",
}
"""What an UPDATE of the whole table cannot do with, and why."""


def hindrances(
    attached: Iterable[Attached], target: Target, dialect: Dialect, *, pauses: bool
) -> Iterator[str]:
    """Half sentences on what is in the way.

    Args:
        attached: What is attached to the table.
        target: What the job says of triggers.
        dialect: The engine's.
        pauses: Whether the run can hold back the triggers of this table.
    """
    found = tuple(attached)
    for one in found:
        if one.kind in _HINDRANCES:
            yield f"{one}: {_HINDRANCES[one.kind]}"
    for one in found:
        # what keeps such an index up to date are triggers, where there is anything
        if one.kind == "full-text index" and target.triggers != "fire":
            yield (
                f"{one}: it keeps the words of the rows as they were; drop it and make it again "
                "afterwards, or say `triggers: fire` where triggers keep it up to date"
            )
    for one in found:
        if one.kind == "trigger" and one.name.startswith(GUARD):
            yield (
                f"{one}: it refuses what this run would write; take it away first (`guard: true` "
                "makes it anew where the run goes on from one by levels)"
            )
    triggers = ", ".join(one.name for one in found if one.kind == "trigger")
    if triggers and target.triggers is None:
        hold = ", or `triggers: hold`" if pauses else ""
        yield (
            f"trigger {triggers}: it sees every row as it was; say `triggers: fire` in the target "
            f"if it may{hold}"
        )
    if triggers and target.triggers == "hold" and not pauses:
        yield f"trigger {triggers}: {dialect.name} cannot hold it back for one transaction"
