"""What the verifier's templates are told of a model and the relation that it is measured on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.privacy_models.base import ModelInputs
    from sqlanon.sql.workspace import Workspace


def template_inputs(
    workspace: Workspace, relation: Sql, quasi: Sequence[tuple[str, Kind]], one: ModelInputs
) -> dict[str, Any]:
    """What every template of a model may ask for.

    Args:
        workspace: Knows the dialect.
        relation: What is measured.
        quasi: Its quasi-identifiers and their kinds.
        one: The model's own.
    """
    dialect = workspace.dialect
    columns = (*quasi, *one.parted_by)
    by_value = {*one.by_value, *(name for name, _ in one.parted_by)}
    values = [
        (dialect.exact if name in by_value else dialect.as_published)(dialect.quote(name), kind)
        for name, kind in columns
    ]
    column = label = Sql("")
    reference_column = Sql("")
    if one.model.reads.column is not None and one.kind is not None:
        column = dialect.exact(dialect.quote(one.model.reads.column), one.kind)
        counted = one.reference_counts is not None
        reference_column = dialect.exact(Sql("v0"), one.kind) if counted else column
        label = dialect.exact(dialect.key_text(Sql("s"), one.kind), Kind.TEXT)
    hierarchy, height = one.hierarchy or (None, 0)
    return {
        "relation": relation,
        "quasi": values,
        "quasi_long": [kind.long for _, kind in columns],
        "column": column,
        "column_long": one.kind is not None and one.kind.long,
        "label": label,
        "reference": one.reference,
        "reference_counts": one.reference_counts,
        "reference_column": reference_column,
        "domain": one.domain,
        "population": one.population,
        "population_quasi": values,
        "population_rows": one.population_rows or 1,
        "listed": one.listed,
        "hierarchy": hierarchy,
        "height": height,
    }
