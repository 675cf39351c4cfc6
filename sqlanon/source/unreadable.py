"""Why a relation cannot be inspected, and which other one may be meant."""

from __future__ import annotations

from dataclasses import replace
from difflib import get_close_matches
from typing import TYPE_CHECKING, NoReturn

from sqlanon.errors import InspectionError, SqlanonError
from sqlanon.sql.faults import kinds
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.errors import DatabaseError
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


def disagreeing(name: RelationName, listed: list[str], seen: list[str]) -> InspectionError:
    """Why a relation cannot be used whose catalogue lists other columns than a reader gets."""
    hidden = [column for column in listed if column not in seen]
    if hidden and [column for column in listed if column in seen] == seen:
        return InspectionError(
            f"{name} has columns that a query for all columns leaves out (invisible, or of a "
            f"virtual table): {', '.join(hidden)}; use a view that selects what is to be read"
        )
    return InspectionError(
        f"the catalogue and the driver disagree about the columns of {name}; rename columns whose "
        "names hold control characters or quote characters"
    )


def unreadable(workspace: Workspace, name: RelationName, error: DatabaseError) -> InspectionError:
    """Why a relation cannot be read, from the error of whoever tried."""
    if error.fault is kinds.INVALID_VIEW:
        made = InspectionError(f"{name} cannot be read: {error}")
    elif error.fault is kinds.WRONG_PASSWORD:  # who asks is connected: another user is meant
        made = InspectionError(
            f"{name} cannot be read: it is a view whose definer is no user any more; define it anew"
        )
    elif error.fault not in {None, kinds.MISSING_OBJECT, kinds.MISSING_SCHEMA}:
        made = InspectionError(f"cannot read {name}: {error}")
    else:
        others = _neighbours(workspace, name)
        made = InspectionError(
            f"{name} cannot be read: it is a view of something that is not there any more, or it "
            "is in another schema"
            if name.name in others
            else f"there is no table or view {name} that this user can see{_meant(name, others)}"
        )
    made.causes = error.causes
    return made


def refuse_absent_view(workspace: Workspace, name: RelationName) -> NoReturn:
    """Say that a view is not there, and which relation may be meant.

    Raises:
        InspectionError: always.
    """
    meant = _meant(name, _neighbours(workspace, name))
    raise InspectionError(f"there is no view {name} that this user can see{meant}")


def _meant(name: RelationName, others: Sequence[str]) -> str:
    near = get_close_matches(name.name, others, n=1)
    return f"; did you mean {replace(name, name=near[0])}?" if near else ""


def _neighbours(workspace: Workspace, name: RelationName) -> list[str]:
    """Relations in a relation's schema; asked elsewhere, as an error may end a transaction."""
    dialect = workspace.dialect
    schema = None if name.schema is None else dialect.literal(name.schema)
    try:
        with workspace.companion(aside=True) as other, other.backend.transaction(write=False):
            rows = other.rows("inspect/named", pattern=dialect.literal("%"), schema=schema)
    except SqlanonError:  # only a hint is lost
        return []
    return [str(found) for (found,) in rows if not str(found).startswith((PREFIX, "sqlanon_"))]
