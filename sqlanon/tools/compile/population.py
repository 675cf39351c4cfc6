"""A population that a script recodes like its source, each time from the rows that it has then.

A row of the population is in the class that it would be published in: a value that the recoding
does not know is the root there too, whatever the script does with such rows of the source. The
classes that the script left out are left out here as well, as in a run (docs/definitions.md,
"delta-presence").
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.sql.statement import Sql
from sqlanon.tools.compile.recodings import recoded_elsewhere

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.privacy_models.base import ModelInputs
    from sqlanon.release.release import Release
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.workspace import Workspace
    from sqlanon.tools.compile.recodings import StoredRecoding


@dataclass(frozen=True, slots=True)
class _Quasi:
    """A quasi-identifier as `compiled/population` reads it.

    Attributes:
        name: What it is called.
        label: What is published of it, of a row `r` that has the labels.
        published: The same of a row of the release.
        long: Whether it is a text.
    """

    name: Sql
    label: Sql
    published: Sql
    long: bool


def refuse_other_types(release: Release, population: Relation) -> None:
    """Refuse numbers of two types: one is written in two ways, and a recoding knows texts.

    Raises:
        UnsupportedError: a column has another type than its counterpart.
    """
    for attribute in release.frequency_set.attributes:
        column, public = attribute.request.column, population.column(attribute.name)
        if column.kind.numeric and column.type != public.type:
            raise UnsupportedError(
                f"column {column.name!r} has another type in {population.name} than in the source, "
                "and a script compares numbers as they are written; give both the same type, or "
                "use `sqlanon run`"
            )


def beside_population(
    workspace: Workspace,
    release: Release,
    recoded: StoredRecoding,
    target: Sql,
    inputs: Iterable[ModelInputs],
) -> list[ModelInputs]:
    """The inputs of models, a population among them as the rows that are published of it.

    Args:
        workspace: Knows the dialect.
        release: The release that the recoding was found for.
        recoded: The recoding, as tables that stay.
        target: What the table of the release is called, which was filled already.
        inputs: The models, with what a population is called.
    """
    found = {one.population for one in inputs if one.population is not None}
    rows = {public: _recoded(workspace, release, recoded, target, public) for public in found}
    return [
        one
        if one.population is None
        else replace(one, population=rows[one.population], by_value=frozenset())
        for one in inputs
    ]


def _recoded(
    workspace: Workspace, release: Release, recoded: StoredRecoding, target: Sql, public: Sql
) -> Sql:
    """The rows of a population as they are published, in brackets and with a name."""
    dialect, source = workspace.dialect, release.source.sql
    places = {a.name: a.index for a in release.frequency_set.attributes}
    quasi = [
        _Quasi(
            dialect.quote(column.name),
            dialect.as_published(Sql(f"r.l{places[column.name]}"), column.kind),
            dialect.as_published(dialect.quote(column.name), column.kind),
            column.kind.long,
        )
        for column in release.columns
        if column.quasi
    ]
    common = {"columns": (), "suppresses": False}
    there = recoded_elsewhere(workspace, release, recoded, public)
    return workspace.fragment(
        "compiled/population",
        quasi=quasi,
        population=workspace.fragment(
            "compiled/labelled", attributes=there, source=public, **common
        ),
        source=workspace.fragment(
            "compiled/labelled", attributes=recoded.attributes, source=source, **common
        ),
        target=target,
    )
