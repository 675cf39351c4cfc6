"""A compiled job as files of a dbt project: a model that guards itself, and a generic test."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.sql.statement import Sql
from sqlanon.tools.compile.statements import after_writing, failures, rows_query, settings

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace
    from sqlanon.tools.compile.statements import Rebuilt

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
    workspace: Workspace, made: Rebuilt, target: RelationName, tables: Iterable[RelationName]
) -> dict[str, str]:
    """The files by their path in the project; the model comes first.

    Raises:
        UnsupportedError: the target's name is none that a model can have.
    """
    if not (target.name.isidentifier() and target.name.isascii()):
        raise UnsupportedError(
            f"dbt calls a model by the name of its file, and {target} is none that it knows; "
            "choose a target of letters, digits and underscores"
        )
    name = f"sqlanon_{hashlib.sha256(str(target).encode()).hexdigest()[:12]}"
    relation = Sql(f"relation_{secrets.token_hex(6)}")
    written = replace(made, target=relation)
    opening = [
        step
        for step in workspace.backend.opening(write=True)
        if step.name != "session/begin" and not any(word in step.sql for word in _APART)
    ]
    macros = _MACROS.format(
        name=name,
        tables=", ".join(map(str, tables)),
        settings=_templated(_joined([*opening, *settings(workspace, made)]), relation),
        guard=_templated(_joined(after_writing(workspace, written)), relation),
        failures=_templated(failures(workspace, written), relation),
    )
    query = _templated(rows_query(workspace, made), relation)
    return {
        f"models/{target.name}.sql": _MODEL.format(name=name, query=query),
        f"models/{target.name}.yml": _PROPERTIES.format(name=name, model=target.name),
        f"macros/{name}.sql": macros,
    }


def _joined(steps: Iterable[Command]) -> str:
    return "\n".join(f"/* {step.name} */\n{step.sql};" for step in steps)


def _templated(text: str, relation: str) -> str:
    """SQL as dbt's templates have it: nothing in it is theirs but the relation.

    Raises:
        UnsupportedError: a name in it would be.
    """
    if "endraw" in text:
        raise UnsupportedError(
            "a name holds the word endraw, which dbt's templates take for theirs"
        )
    parts = (f"{{% raw %}}{part}{{% endraw %}}" for part in text.split(relation))
    return "{{ relation }}".join(parts)
