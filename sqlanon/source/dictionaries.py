"""The dictionary of a quasi-identifier without hierarchy: its values, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.common.wording import counted
from sqlanon.errors import InspectionError
from sqlanon.source.reading import Beyond
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.source.frequency_set import Request
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.statement import FromItem, WorkTable
    from sqlanon.sql.workspace import Workspace


def dictionary_of(
    workspace: Workspace,
    source: Relation,
    requests: Sequence[Request],
    combined: FromItem,
    *,
    index: int,
    label: Sql,
) -> WorkTable:
    """Relation (value, label, n, code): the values of a quasi-identifier without hierarchy.

    Raises:
        InspectionError: its listed order lacks a value that occurs.
    """
    request = requests[index]
    listed = None
    if isinstance(request.order, tuple):
        listed = workspace.table("listed", {"item": str, "position": int})
        workspace.insert(listed, [(item, place) for place, item in enumerate(request.order)])
        others = workspace.ask_one(
            "stage/unlisted",
            Beyond,
            combinations=combined,
            index=index,
            label=label,
            listed=listed,
        )
        if others.values:
            raise InspectionError(
                f"{source.name}: the order of column {request.column.name!r} has "
                f"{counted(len(request.order), 'value')}, but "
                f"{counted(others.values, 'other occurs', 'others occur')}, in "
                f"{counted(others.rows, 'row')}; list every value of the column in `order`"
            )
    orders = {
        "value": Sql("value"),
        "frequency": Sql("n DESC, value"),
        "appearance": Sql("seen"),
        "alphabetical": Sql("label"),
    }
    order = Sql("l.position") if isinstance(request.order, tuple) else orders[request.order]
    return workspace.make(
        "stage/dictionary",
        "dictionary",
        combinations=combined,
        index=index,
        label=label,
        order=order,
        listed=listed,
        appearance=request.order == "appearance",
    )
