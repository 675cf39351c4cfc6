"""The forms of a compiled job: a script for the engine's client, a procedure, or a dbt model."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import PublishError, UnsupportedError
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Command, Sql
from sqlanon.tools.compile.statements import (
    after_writing,
    body,
    failures,
    rows_query,
    settings,
    work_tables,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlanon.sql.workspace import Workspace
    from sqlanon.tools.compile.statements import ScriptContext


# -- scripts and procedures ------------------------------------------------------------------------

_HEAD = """\
Made by `sqlanon compile`: puts the rows of {source} into {target}, anonymous.
It fails, and keeps the earlier rows, where more rows than the job allows would be left out, or
where one of these models would not be satisfied: {models}.
It reads these tables beside the source. They hold raw values: only users who run this may read
them.
{tables}"""

_MARK = "made by sqlanon compile"
"""The comment on each procedure, by which the next script knows it."""
_TAKEN = "{} is a procedure that sqlanon did not make; drop it first"
"""MariaDB takes no message of more than 128 characters; a name has 64."""


class _Procedure(NamedTuple):
    """A procedure, as templates see it.

    Attributes:
        mark: The comment on those of scripts.
    """

    procedure: Sql
    schema: Sql
    name: Sql
    mark: Sql


def render_script(
    workspace: Workspace,
    made: ScriptContext,
    form: str,
    target: RelationName,
    tables: Sequence[RelationName],
) -> str:
    """Return the text of a script in one of its forms, ended by a line feed."""
    head = _HEAD.format(
        source=made.release.source.name,
        target=target,
        models=", ".join(model.title for model in made.job.privacy),
        tables="\n".join(f"- {table}" for table in tables),
    )
    dialect, procedure = workspace.dialect, procedure_of(target)
    opening = [_add_name(step) for step in workspace.backend.opening(write=True)]
    steps = [*settings(workspace, made), *body(workspace, made)]
    text = workspace.fragment(
        f"compiled/{form}",
        head=Sql("\n".join(f"-- {line}" for line in head.splitlines())),
        opening=opening,
        settings=[step for step in opening if step.name == "workspace/write_settings"],
        body=[_add_name(step) for step in steps],
        clear=workspace.fragment("workspace/drop", tables=[*work_tables(workspace)]),
        **_name_procedure(workspace, procedure)._asdict(),
        taken=dialect.literal(_TAKEN.format(procedure.name)),
        tag=Sql(f"$sqlanon_{secrets.token_hex(8)}$"),  # in no name of anybody's
    )
    return f"{text}\n"


def procedure_of(target: RelationName) -> RelationName:
    """Return the name of the procedure that fills a target."""
    return RelationName(target.schema, f"refresh_{target.name}")


def refuse_taken_procedure(workspace: Workspace, target: RelationName) -> None:
    """Refuse a name that a procedure has which no script made; the script asks again."""
    procedure = procedure_of(target)
    named = _name_procedure(workspace, procedure)
    if workspace.count("compiled/strange_procedures", **named._asdict()):
        raise PublishError(_TAKEN.format(procedure))


def _name_procedure(workspace: Workspace, procedure: RelationName) -> _Procedure:
    dialect = workspace.dialect
    schema, name = dialect.literal(str(procedure.schema)), dialect.literal(procedure.name)
    return _Procedure(dialect.table(procedure), schema, name, dialect.literal(_MARK))


def _add_name(step: Command) -> Command:
    """Return the statement with its name as SQL, for templates that print both."""
    return Command(Sql(step.name), step.sql)


# -- dbt -------------------------------------------------------------------------------------------

_MODEL = """\
{{{{ config(
    materialized="table",
    pre_hook="{{{{ {name}_settings() }}}}",
    post_hook="{{{{ {name}_guard(this) }}}}",
) }}}}
{query}
"""
_MACROS = """\
{{# Made by `sqlanon compile`. {tables} hold raw values: only whoever runs dbt may read them. #}}

{{# how values are read as texts #}}
{{% macro {name}_settings() %}}
{settings}
{{% endmacro %}}

{{# runs in the transaction of the model: where it fails, the table before stays as it was #}}
{{% macro {name}_guard(relation) %}}
{guard}
{{% endmacro %}}

{{% test {name}_holds(model) %}}
{{% set relation = model %}}
{failures}
{{% endtest %}}
"""
_PROPERTIES = """\
version: 2
models:
  - name: {model}
    description: Anonymous rows; made by `sqlanon compile`.
    data_tests: [{name}_holds]
"""
_APART = {"search_path"}
"""Settings under which dbt would not find what is its own."""


def project_files(
    workspace: Workspace, made: ScriptContext, target: RelationName, tables: Iterable[RelationName]
) -> dict[str, str]:
    """The files by their path in the project; the model comes first.

    Raises:
        UnsupportedError: the target's name is none that a model can have.
    """
    if not (target.name.isidentifier() and target.name.isascii()):
        raise UnsupportedError(
            f"dbt names a model after its file, and {target} is not a valid name; choose a "
            "target of letters, digits and underscores"
        )
    name = f"sqlanon_{hashlib.sha256(str(target).encode()).hexdigest()[:12]}"
    relation = Sql(f"relation_{secrets.token_hex(6)}")
    written = replace(made, target=relation)
    opening = [
        step
        for step in workspace.backend.opening(write=True)
        if step.name != "workspace/begin" and not any(word in step.sql for word in _APART)
    ]
    macros = _MACROS.format(
        name=name,
        tables=", ".join(map(str, tables)),
        settings=_to_dbt_template(
            _join_statements([*opening, *settings(workspace, made)]), relation
        ),
        guard=_to_dbt_template(_join_statements(after_writing(workspace, written)), relation),
        failures=_to_dbt_template(failures(workspace, written), relation),
    )
    query = _to_dbt_template(rows_query(workspace, made), relation)
    return {
        f"models/{target.name}.sql": _MODEL.format(name=name, query=query),
        f"models/{target.name}.yml": _PROPERTIES.format(name=name, model=target.name),
        f"macros/{name}.sql": macros,
    }


def _join_statements(steps: Iterable[Command]) -> str:
    return "\n".join(f"/* {step.name} */\n{step.sql};" for step in steps)


def _to_dbt_template(text: str, relation: str) -> str:
    """Return SQL as a dbt template: only the relation is an expression of the template."""
    if "endraw" in text:
        raise UnsupportedError(
            "a name holds the word endraw, which dbt's templates take for theirs"
        )
    parts = (f"{{% raw %}}{part}{{% endraw %}}" for part in text.split(relation))
    return "{{ relation }}".join(parts)
