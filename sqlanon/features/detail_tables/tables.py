"""The published rows of detail tables, under the persons' new numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlanon.metrics.base import Totals
from sqlanon.metrics.loss import LossMetric
from sqlanon.release.release import TableBeside, lookups, row_values

if TYPE_CHECKING:
    from sqlanon.privacy_models.km_anonymity import KMAnonymity
    from sqlanon.release.columns import Published
    from sqlanon.release.labels import Labels
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command, Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Items:
    """The quasi-identifiers of a detail table, generalized among the rows of published persons.

    Attributes:
        model: The model that it satisfies; it identifies persons by the table's key.
    """

    model: KMAnonymity
    frequency_set: FrequencySet
    recoding: Recoding
    labels: Labels

    @property
    def loss(self) -> float:
        """The loss of the values (LM), in [0, 1]."""
        units = tuple(one.units["lm"] for one in self.labels.losses)
        of = self.frequency_set
        totals = Totals(attributes=of.attributes, k=self.model.k, rows=of.rows, units=units)
        return float(LossMetric().value(totals))


@dataclass(frozen=True, slots=True)
class Detail:
    """A detail table as it is read, and its published columns.

    Attributes:
        target: Its published name, as in the job.
        source: The table, inspected; its `sql` is what it is called during the run.
        old: The old key of a row `s`, as the relation of numbers has it.
        textual: Whether that is a text.
        columns: The columns that are published, in their order; the key among them.
        hashed: Relation with the keys of hashed columns, or None.
        items: Its quasi-identifiers, generalized; None without any, and before they are.
    """

    target: RelationName
    source: Relation
    key: str
    old: Sql
    textual: bool
    columns: tuple[Published, ...]
    sensitive: tuple[str, ...]
    hashed: WorkTable | None
    items: Items | None = None

    @property
    def others(self) -> tuple[Published, ...]:
        """The columns with values of the table's own, without the key, in their order."""
        shown = (one for one in self.columns if one.inner or one.quasi)
        return tuple(one for one in shown if one.name != self.key)


@dataclass(frozen=True, slots=True)
class LinkedDetails:
    """Detail tables, and the secret link from persons to the numbers they are published under.

    Attributes:
        person: The column of the release that has the numbers, the key of the source before.
        numbers: Relation (old, new): the key of each row of the source, and its number. Numbers
            begin with 1 and follow the order of lots.
    """

    person: str
    numbers: WorkTable
    details: tuple[Detail, ...]

    def persons(self, workspace: Workspace, release: Release) -> WorkTable:
        """Build the relation of the numbers of the persons whose rows will be published."""
        columns = [one for one in release.columns if one.name == self.person]
        return workspace.make(
            "publish/rows", "published", **row_values(workspace, release, columns)
        )

    def rows(self, workspace: Workspace, detail: Detail, persons: Sql) -> dict[str, Any]:
        """Return the values of templates that read the rows of a detail table."""
        items = detail.items
        return {
            "source": detail.source.sql,
            "old": detail.old,
            "textual": detail.textual,
            "numbers": self.numbers,
            "persons": persons,
            "person": workspace.dialect.quote(self.person),
            "columns": detail.columns,
            "keys": detail.hashed,
            "attributes": () if items is None else lookups(workspace, items.frequency_set),
            "map": None if items is None else items.labels.map,
        }


def table_beside(workspace: Workspace, linked: LinkedDetails, detail: Detail) -> TableBeside:
    """A detail table as it is written: the rows of published persons."""

    def fill_table(staged: Sql, persons: Sql) -> Command:
        read = linked.rows(workspace, detail, persons)
        return workspace.command("detail_tables/fill_details", target=staged, **read)

    return TableBeside(detail.target, detail.columns, fill_table)
