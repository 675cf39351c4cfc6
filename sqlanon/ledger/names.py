"""The target's name: what has it now, and what a release is called before it gets it."""

from __future__ import annotations

import re
from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.release.store import PREFIX as RECODING
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Rename
from sqlanon.sql.workspace import PREFIX

LEDGER = "sqlanon_runs"
"""The ledger's name, in the target's schema."""

_CAPITALS = str.maketrans(ascii_uppercase, ascii_lowercase)
COMPILED = "sqlanon_compiled_"
"""How the names of all tables begin that compiled scripts read."""
BEHIND_VIEW = re.compile(r"(?P<target>.+)__(?P<run>[0-9a-f]{12})")
"""Names of tables behind a view that has the target's name."""

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlanon.sql.workspace import Workspace


def existing(workspace: Workspace, target: RelationName) -> str | None:
    """Return the kind of relation with the target's name: BASE TABLE, VIEW …; None if free."""
    dialect = workspace.dialect
    rows = workspace.rows(
        "inspect/exists",
        name=dialect.literal(target.name),
        schema=None if target.schema is None else dialect.literal(target.schema),
        catalog=None if target.schema is None else dialect.quote(target.schema),
    )
    return str(rows[0][0]) if rows else None


def refuse_taken(workspace: Workspace, target: RelationName, *, replace: bool) -> str | None:
    """Return the kind of relation with the target's name, if it may be replaced.

    Raises:
        PublishError: the name is taken and the job does not say that it may be replaced.
    """
    if target.name.lower().startswith((PREFIX, RECODING, LEDGER, COMPILED)):
        raise PublishError(f"{target} is a name that sqlanon reserves; choose another")
    found = existing(workspace, target)
    if found is not None and not replace:
        raise PublishError(
            f"{target} exists already; choose another target, or set `if_exists: replace`"
        )
    if found not in {None, "BASE TABLE", "VIEW", "LOCAL TEMPORARY"}:
        raise PublishError(
            f"{target} is a {found}, which sqlanon does not replace: drop it first, or publish to "
            "another name"
        )
    return found


def list_carried_objects(workspace: Workspace, table: RelationName) -> list[tuple[str, str]]:
    """List the kinds and names of what a table carries and a new one in its place would lose."""
    dialect = workspace.dialect
    rows = workspace.rows(
        "inspect/carries",
        **dialect.lookup_name(table)._asdict(),
        catalog=None if table.schema is None else dialect.quote(table.schema),
    )
    return [(str(kind), str(name)) for kind, name in rows]


def staging_name(workspace: Workspace, target: RelationName, number: int = 0) -> RelationName:
    """A free name beside the target, not derived from it: a suffix could be cut off (63 bytes).

    `number` distinguishes the tables of one release.
    """
    return RelationName(target.schema, f"{PREFIX}{workspace.run_id}_target{number or ''}")


def behind_view(workspace: Workspace, target: RelationName) -> RelationName:
    """Return the name of this run's table for a view that has the target's name.

    Raises:
        UnsupportedError: the engine does not keep a name of this length.
    """
    name = RelationName(target.schema, f"{target.name}__{workspace.run_id}")
    workspace.dialect.table(name)
    return name


def rename(workspace: Workspace, old: RelationName, new: RelationName) -> None:
    """Give a table another name in its schema."""
    dialect = workspace.dialect
    command = workspace.command(
        "publish/rename",
        staged=dialect.table(old),
        target=dialect.table(new),
        name=dialect.quote(new.name),
    )
    workspace.execute(Rename(command.name, command.sql, old, new))


def resolve_target(
    workspace: Workspace, target: RelationName, source: RelationName, *others: RelationName
) -> RelationName:
    """Return the target with its schema, also where the job leaves it out.

    Args:
        others: The other tables that the job reads, which may not be replaced either.

    Raises:
        PublishError: it is the source or one of the others, under any spelling.
        UnsupportedError: the engine does not keep a name of this length.
    """
    backend = workspace.backend
    found = backend.resolve(target)
    backend.dialect.table(found)  # refuses a name that is too long before anything is done
    home, identity = _home(workspace)
    if identity(found) == identity(backend.resolve(source)):
        raise PublishError(f"the target {target} is the source; set `mode: replace` to replace it")
    for other in others:
        if identity(found) == identity(backend.resolve(other)):
            raise PublishError(
                f"{found} is read by the job, and would be replaced by its release: choose another "
                "target"
            )
    if found.schema is not None or home is None:
        return found
    return RelationName(home, found.name)


def same_relation(workspace: Workspace, one: RelationName, other: RelationName) -> bool:
    """Whether two names are of one relation, also where one of them leaves the schema out."""
    _, identity = _home(workspace)
    resolve = workspace.backend.resolve
    return identity(resolve(one)) == identity(resolve(other))


def same_target(workspace: Workspace, said: str, target: RelationName) -> bool:
    """Whether a ledger means a target, which may be written there otherwise: `main.People`."""
    if said == str(target):
        return True
    written = RelationName.parse(said)
    # most entries of a ledger are of other names, and need not be looked up
    return written.name.lower() == target.name.lower() and same_relation(workspace, written, target)


def fold_name(workspace: Workspace, name: RelationName) -> RelationName:
    """Return the name that all spellings of a relation's name share, with its schema."""
    _, identity = _home(workspace)
    return RelationName(*identity(workspace.backend.resolve(name)))


def _home(workspace: Workspace) -> tuple[str | None, Callable[[RelationName], tuple[str, str]]]:
    """The schema of names that have none, and what is equal of names of one relation."""
    home, alias, folds = workspace.rows("inspect/home")[0]

    def fold(name: str) -> str:
        """Fold a name so that all spellings of it agree; most engines fold letters of ASCII."""
        every, ascii_alone = folds == 1, folds == 2  # noqa: PLR2004 - as `inspect/home` says
        return name.lower() if every else name.translate(_CAPITALS) if ascii_alone else name

    def identity(name: RelationName) -> tuple[str, str]:
        schema = fold(name.schema or str(home))
        return fold(str(home)) if schema == fold(str(alias)) else schema, fold(name.name)

    return None if home is None else str(home), identity
