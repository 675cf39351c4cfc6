"""What a script is written as: for the engine's own client, or as a procedure."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import PublishError
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Command, Sql
from sqlanon.tools.compile.statements import body, settings, work_tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.workspace import Workspace
    from sqlanon.tools.compile.statements import Rebuilt

_HEAD = """\
Made by `sqlanon compile`: puts the rows of {source} into {target}, anonymous.
It fails, and leaves the rows that were there, where more rows than the job allows would be left
out, or where one of these would not hold: {models}.
It reads these tables beside the source. They hold raw values: only whoever runs this may read them.
{tables}"""

_MARK = "made by sqlanon compile"
"""The comment on each procedure, by which the next script knows it."""
_TAKEN = "{} is a procedure that sqlanon did not make; drop it first"
"""MariaDB takes no message of more than 128 characters; a name has 64."""


class _Procedure(NamedTuple):
    """A procedure, as templates see it.

    Attributes:
        procedure: Its name.
        schema: Its schema as a literal.
        name: Its name alone, as one.
        mark: The comment on those of scripts.
    """

    procedure: Sql
    schema: Sql
    name: Sql
    mark: Sql


def written(
    workspace: Workspace,
    made: Rebuilt,
    form: str,
    target: RelationName,
    tables: Sequence[RelationName],
) -> str:
    """The text of a script in one of its forms, ended by a line feed."""
    head = _HEAD.format(
        source=made.release.source.name,
        target=target,
        models=", ".join(model.title for model in made.job.privacy),
        tables="\n".join(f"- {table}" for table in tables),
    )
    dialect, procedure = workspace.dialect, procedure_of(target)
    opening = [_named(step) for step in workspace.backend.opening(write=True)]
    steps = [*settings(workspace, made), *body(workspace, made)]
    text = workspace.fragment(
        f"compiled/{form}",
        head=Sql("\n".join(f"-- {line}" for line in head.splitlines())),
        opening=opening,
        settings=[step for step in opening if step.name == "session/write"],
        body=[_named(step) for step in steps],
        clear=workspace.fragment("base/drop", tables=[*work_tables(workspace)]),
        **_named_as(workspace, procedure)._asdict(),
        taken=dialect.literal(_TAKEN.format(procedure.name)),
        tag=Sql(f"$sqlanon_{secrets.token_hex(8)}$"),  # in no name of anybody's
    )
    return f"{text}\n"


def procedure_of(target: RelationName) -> RelationName:
    """What the procedure is called that fills a target."""
    return RelationName(target.schema, f"refresh_{target.name}")


def refuse_taken_procedure(workspace: Workspace, target: RelationName) -> None:
    """Refuse a name that a procedure has which no script made; the script asks again.

    Raises:
        PublishError: it is taken.
    """
    procedure = procedure_of(target)
    named = _named_as(workspace, procedure)
    if workspace.count("compiled/strange_procedures", **named._asdict()):
        raise PublishError(_TAKEN.format(procedure))


def _named_as(workspace: Workspace, procedure: RelationName) -> _Procedure:
    dialect = workspace.dialect
    schema, name = dialect.literal(str(procedure.schema)), dialect.literal(procedure.name)
    return _Procedure(dialect.table(procedure), schema, name, dialect.literal(_MARK))


def _named(step: Command) -> Command:
    """A statement whose name can be printed beside it."""
    return Command(Sql(step.name), step.sql)
