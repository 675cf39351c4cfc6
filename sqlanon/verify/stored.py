"""What the verifier's statements name in a WITH, as relations, for engines that cannot take it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sqlanon.sql.dialects.generic import chain
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


def stored_first(
    workspace: Workspace, values: Mapping[str, Any]
) -> tuple[dict[str, Any], list[WorkTable]]:
    """What a statement of the verifier reads, stored where a WITH is put in for each reader.

    Args:
        workspace: Makes the relations.
        values: What `verify/violations` prints.

    Returns:
        What it prints instead, and the relations, to be dropped when it was asked.
    """
    parts = chain(workspace.fragment("verify/violations", **values))
    made: dict[str, WorkTable] = {}
    for place, (name, body) in enumerate(parts):
        later = [text for _, text in parts[place + 1 :]]
        if name.startswith("measured_") or any(_reads(text, name) for text in later):
            read = [(Sql(other), table) for other, table in made.items() if _reads(body, other)]
            made[name] = workspace.make("verify/shared", "shared", before=read, body=Sql(body))
    measured = [
        workspace.fragment("verify/stored", table=made[f"measured_{place}"])
        for place in range(len(values["measured"]))
    ]
    return {"shared": [], "measured": measured, "sizes": False}, [*made.values()]


def _reads(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None
