"""Join two tables that a group's number links, to measure them.

The first has unchanged quasi-identifiers, the second the values of each group and their counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.errors import VerificationError

if TYPE_CHECKING:
    from sqlanon.sql.dialects import Kind
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class _Group:
    """The column of groups: its name, and the expression by which groups are compared."""

    sql: Sql
    exact: Sql


@dataclass(frozen=True, slots=True)
class TwoTables:
    """The two tables of a release with groups.

    Attributes:
        first: The table with a row for each person.
        second: The table with a row for each value of a group.
        group: The column of both that identifies groups, and its kind.
        count: How often the value occurs in the group.
    """

    first: Sql
    second: Sql
    group: tuple[str, Kind]
    value: str
    count: str

    def refuse_repeated(self, workspace: Workspace, kind: Kind, *, nulls: bool) -> None:
        """Refuse a release in which a group has a value twice.

        A model may allow that, but an algorithm that makes groups of different values guarantees
        more.

        Args:
            nulls: Whether NULL counts as a value.
        """
        dialect, (name, group) = workspace.dialect, self.group
        repeated = workspace.count(
            "linked_tables/dealt_once",
            second=self.second,
            group=dialect.exact(dialect.quote(name), group),
            value=dialect.exact(dialect.quote(self.value), kind),
            count=dialect.quote(self.count),
            nulls=nulls,
        )
        if repeated:
            raise VerificationError(f"{repeated} values are more than once in a group")

    def unroll(self, workspace: Workspace) -> Sql:
        """Make a relation (group, value) with a row for each row of the first table.

        Raises:
            VerificationError: the counts of a group's rows in the two tables differ.
        """
        dialect = workspace.dialect
        name, kind = self.group
        quoted = dialect.quote(name)
        said = {
            "first": self.first,
            "second": self.second,
            "group": _Group(quoted, dialect.exact(quoted, kind)),
            "count": dialect.quote(self.count),
        }
        miscounted = workspace.count("linked_tables/miscounted", **said)
        if miscounted:
            raise VerificationError(
                f"{miscounted} groups do not have as many rows in one table as their values are "
                "counted in the other that belongs to it"
            )
        column = dialect.quote(self.value)
        return workspace.fragment("linked_tables/unrolled", column=column, **said)
