"""Measures a bucketization that counts persons as it was written: who is in which group.

That the values of a group are diverse is measured as of any release. Here: that a group counts of
each value the persons who have it there; that no person is in a group with two values; and that all
her rows with a value are in one group, so that who knows several of them learns no more than one
tells. The rows are placed once more, with their persons, whom the release need not show.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sqlanon.release.columns import Published
from sqlanon.release.release import lookups
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.answers import refuse_some

if TYPE_CHECKING:
    from typing import Any

    from sqlanon.release.release import Release
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.linked import LinkedTables


def refuse_miscounted_persons(
    workspace: Workspace, release: Release, person: str, linked: LinkedTables
) -> None:
    """Stop a release whose groups are not those of persons.

    Args:
        workspace: Runs the statements.
        release: What was to be written.
        person: The column that tells persons apart.
        linked: What was.

    Raises:
        VerificationError: something is not as it should be.
    """
    dialect, (group, kind) = workspace.dialect, linked.group
    persons = _persons(workspace, release, person, linked.value)
    own = dialect.exact(dialect.quote(group), kind)
    value_kind = release.source.column(linked.value).kind
    asked: list[tuple[str, str, dict[str, Any]]] = [
        (
            "linked_tables/dealt_rows",
            "groups do not have the rows of their persons",
            {"first": linked.first, "group": own},
        ),
        (
            "linked_tables/dealt_values",
            "values are not counted by their persons",
            {
                "second": linked.second,
                "group": own,
                "value": dialect.exact(dialect.quote(linked.value), value_kind),
                "count": dialect.quote(linked.count),
            },
        ),
        ("linked_tables/dealt_twice", "persons are in a group with two values", {}),
        ("linked_tables/dealt_apart", "persons are in two groups with one value", {}),
    ]
    for template, what, said in asked:
        workspace.check(template, partial(refuse_some, what), persons=persons, **said)
    workspace.drop(persons)


def _persons(workspace: Workspace, release: Release, person: str, value: str) -> WorkTable:
    """Relation (person, place, value) of the source's rows, each as it is told from others."""
    dialect, source = workspace.dialect, release.source

    def exact(name: str, place: int) -> Published:
        column = source.column(name)
        inner = dialect.exact(dialect.column("s", name), column.kind)
        called = "person" if name == person else "value"
        outer = Sql(f"r.o{place}")
        return Published(called, Sql(called), Sql(""), Kind.TEXT, True, place, inner, outer, False)

    where = Sql("m.place")
    return workspace.make(
        "publish/rows",
        "persons",
        columns=(
            exact(person, 0),
            exact(value, 1),
            Published("place", Sql("place"), Sql(""), Kind.INTEGER, True, 2, None, where, False),
        ),
        dealing=release.dealing,
        keys=None,
        map=release.labels.map,
        source=source.sql,
        attributes=lookups(workspace, release.frequency_set, release.recoding),
    )
