"""Items of persons in detail tables, as they are stored with a release that counts.

An attacker with several releases sees an item of a person under the label in each of them. To
measure that, the values of each person's rows are stored with the number of their label: as secret
as the detail table. docs/definitions, "Items in several releases".

Items of persons in several releases, measured together before another one is published.

An item in all releases is the combination of its labels in each, or of its absence. An attacker
with all releases knows no more of a person's rows than these labels. They form one release of such
items, which must be k^m-anonymous: docs/definitions, "Items in several releases".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.features.release_guard.keys import (
    build_stored_column,
    create_stored_table,
    has_same_spelling,
)
from sqlanon.ledger.names import existing, same_relation
from sqlanon.privacy_models.base import ModelInputs
from sqlanon.privacy_models.km_anonymity import KMAnonymity
from sqlanon.publish.raw_values import keep_private
from sqlanon.release.store import ITEMS, PREFIX
from sqlanon.report.joint import JointShortfall
from sqlanon.source.inspection import inspect, settle_kinds
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql, WorkTable
from sqlanon.verify.measure import judge

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.features.detail_tables.job_keys import DetailTable
    from sqlanon.features.detail_tables.tables import Detail, LinkedDetails
    from sqlanon.features.release_guard.earlier_releases import EarlierRelease
    from sqlanon.release.release import Release
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.measure import ModelResult


class StoredItems(NamedTuple):
    """The stored rows of a detail table.

    Attributes:
        keys: Relation (person, place, held, v0, v1, …): a person, the number of the label, the
            number of rows, and the values of that person's rows, as texts.
        columns: The quasi-identifiers of v0, v1 …
    """

    keys: Sql
    columns: tuple[str, ...]


class EarlierItems(NamedTuple):
    """The published rows of a detail table in an earlier release, as the ledger has them.

    Attributes:
        model: The model of its quasi-identifiers; None where it has none, and nothing is stored.
        keys: The table of the stored rows; None where it does not exist.
        shown: All published columns, without the key of persons.
    """

    source: RelationName
    model: KMAnonymity | None
    rows: int
    keys: RelationName | None
    columns: tuple[str, ...]
    kinds: tuple[str, ...]
    shown: tuple[str, ...]

    def as_stored_items(self, workspace: Workspace, keys: RelationName) -> StoredItems:
        """Return the stored rows, for statements."""
        return StoredItems(workspace.dialect.table(keys), self.columns)

    def alike(self, columns: Mapping[str, str], person: str) -> bool:
        """Whether its items can be found again in others.

        Args:
            columns: By quasi-identifier of these, the kind of its values.
        """
        if self.model is None or self.model.person != person or {*self.columns} != {*columns}:
            return False
        return all(
            has_same_spelling(kind, columns[name])
            for name, kind in zip(self.columns, self.kinds, strict=True)
        )


def find_linked(release: Release) -> LinkedDetails | None:
    """Return the detail tables that are published with a release; None where there are none."""
    # by its name: that feature is called after this one, and not imported without detail tables
    found: LinkedDetails | None = release.parts.get("detail_tables")
    return found


def items_of(schema: str | None, run_id: str, number: int) -> RelationName:
    """Return the table of the items of a run's detail table, by its place in the job."""
    return RelationName(schema, f"{PREFIX}{run_id}_{number}{ITEMS}")


def list_item_tables(
    schema: str | None, run_id: str, details: Sequence[DetailTable]
) -> list[RelationName]:
    """List the tables of items that a run may create."""
    return [items_of(schema, run_id, number) for number, one in enumerate(details) if one.models]


def store_items(
    workspace: Workspace,
    linked: LinkedDetails | None,
    persons: Sql,
    *,
    schema: str | None,
    ledger: RelationName,
    default_grantees: tuple[Sql, ...],
) -> dict[int, StoredItems]:
    """Store what the rows of the detail tables of a release say, of those with quasi-identifiers.

    Raises:
        PublishError: another user may read it.
    """
    dialect, found = workspace.dialect, dict[int, StoredItems]()
    if linked is None:
        return found
    for number, detail in _with_items(linked):
        into = items_of(schema, workspace.run_id, number)
        columns = quasi_identifiers(detail)
        texts = [f"v{place}" for place in range(len(columns))]
        name = create_stored_table(
            workspace,
            into,
            ledger,
            build_stored_column("person", dialect.text_type, 0, Kind.TEXT),
            build_stored_column("place", dialect.integer_type, 1, Kind.INTEGER),
            build_stored_column("held", dialect.integer_type, 2, Kind.INTEGER),
            *(
                build_stored_column(v, dialect.text_type, n, Kind.TEXT)
                for n, v in enumerate(texts, 3)
            ),
        )
        said = _build_template_values(workspace, linked, detail, persons)
        workspace.run("release_guard/store_items", target=name, **said)
        keep_private(workspace, into, default_grantees)
        found[number] = StoredItems(name, columns)
    return found


def foreseen_items(
    workspace: Workspace, linked: LinkedDetails | None, persons: WorkTable | None
) -> tuple[dict[int, StoredItems], list[WorkTable]]:
    """Build the items of a planned release, and the relations of the workspace that have them."""
    found, made = dict[int, StoredItems](), list[WorkTable]()
    if linked is None or persons is None:
        return found, made
    for number, detail in _with_items(linked):
        columns = quasi_identifiers(detail)
        types: dict[str, type[int | str]] = {"person": str, "place": int, "held": int}
        types |= {f"v{place}": str for place in range(len(columns))}
        table = workspace.table("items", types)
        said = _build_template_values(workspace, linked, detail, persons.sql)
        workspace.fill(table, "release_guard/items", **said)
        made.append(table)
        found[number] = StoredItems(table.sql, columns)
    return found, made


def read_items(
    workspace: Workspace, report: Mapping[str, Any], schema: str | None, run_id: str
) -> list[EarlierItems]:
    """Read the published items of detail tables in an earlier release."""
    found = []
    for number, told in enumerate(report.get("details", ())):
        items, keys = told["items"] or {}, items_of(schema, run_id, number)
        model = {name: items[name] for name in ("k", "m", "person")} if items else None
        found.append(
            EarlierItems(
                RelationName.parse(told["source"]),
                None if model is None else KMAnonymity(**model),
                int(told["published"]),
                keys if model and existing(workspace, keys) is not None else None,
                tuple(items.get("columns", ())),
                tuple(items.get("kinds", ())),
                tuple(one["name"] for one in told["columns"]),
            )
        )
    return found


def match_items(
    workspace: Workspace, told: Sequence[EarlierItems], details: Sequence[DetailTable]
) -> dict[int, StoredItems] | None:
    """Match the stored items of an earlier release with the tables of the present job.

    Returns:
        See `StoredItems`, by places in the job. None where it published such items and they cannot
        be matched: they are not stored, are of other columns or kinds, or were not generalized.
    """
    found: dict[int, StoredItems] = {}
    for one in told:
        for place, said in enumerate(details):
            if not said.models or not same_relation(workspace, said.source, one.source):
                continue
            if one.model is None and not {*one.shown} & {*said.quasi_identifiers}:
                continue
            if one.keys is None or not one.alike(_kinds(workspace, said), said.key):
                return None
            found[place] = one.as_stored_items(workspace, one.keys)
    return found


def _kinds(workspace: Workspace, said: DetailTable) -> dict[str, str]:
    """Return the present kinds of the quasi-identifiers of a detail table."""
    names = [*said.quasi_identifiers]
    table = settle_kinds(workspace, inspect(workspace, said.source), names)
    return {name: table.column(name).kind.value for name in names}


def find_thinned_items(workspace: Workspace, told: Sequence[EarlierItems]) -> list[RelationName]:
    """Find the tables of an earlier release whose rows were deleted."""
    table = workspace.dialect.table
    return [
        one.keys
        for one in told
        if one.keys is not None
        and workspace.count("release_guard/items_held", keys=table(one.keys)) != one.rows
    ]


def quasi_identifiers(detail: Detail) -> tuple[str, ...]:
    """The quasi-identifiers of a detail table, in the order in which they are stored."""
    return tuple(column.name for column in detail.columns if column.quasi)


def _with_items(linked: LinkedDetails) -> list[tuple[int, Detail]]:
    """The tables with quasi-identifiers, by their places in the job."""
    return [(n, one) for n, one in enumerate(linked.details) if one.items is not None]


def _build_template_values(
    workspace: Workspace, linked: LinkedDetails, detail: Detail, persons: Sql
) -> dict[str, Any]:
    """Build the values of templates for a detail table."""
    dialect = workspace.dialect

    def text(name: str) -> Sql:
        # an instant is written in UTC, since each job may set another time zone
        return dialect.key_text(dialect.column("s", name), detail.source.column(name).kind)

    return {
        **linked.rows(workspace, detail, persons),
        "who": text(detail.key),
        "values": [text(name) for name in quasi_identifiers(detail)],
    }


_ITEM = "sqlanon_item"
"""The column of an item's number."""
_PERSON = "sqlanon_person"
"""That of the person's, whatever the detail table calls it."""


class _Release(NamedTuple):
    """The items of a release.

    Attributes:
        values: Its columns, in an order that is common to all releases.
    """

    keys: Sql
    values: Sequence[Sql]


def short_items(
    workspace: Workspace,
    linked: LinkedDetails | None,
    own: Mapping[int, StoredItems],
    before: Sequence[EarlierRelease],
) -> list[JointShortfall]:
    """Find the models of detail tables that earlier releases and the new one violate together."""
    short = []
    for number, detail in enumerate(() if linked is None else linked.details):
        releases = [one.beside.items[number] for one in before if number in one.beside.items]
        if detail.items is None or not releases:
            continue
        found = measure_items(workspace, [*releases, own[number]], detail.items.model)
        if not found.holds:
            column = f"{detail.source.name}.{detail.key}"
            short.append(JointShortfall(found.name, None, column, found.violating_classes))
    return short


def measure_items(
    workspace: Workspace, releases: Sequence[StoredItems], model: KMAnonymity
) -> ModelResult:
    """Measure the items of all releases together."""
    columns = releases[-1].columns
    read = [
        _Release(one.keys, [Sql(f"v{one.columns.index(name)}") for name in columns])
        for one in releases
    ]
    held = workspace.make("release_guard/items_together", "held", releases=read)
    items = workspace.make(
        "release_guard/joint_items",
        "items",
        releases=read,
        held=held,
        m=model.m,
        joint=Sql(_ITEM),
        key=Sql(_PERSON),
    )
    workspace.drop(held)
    inputs = [ModelInputs(model.model_copy(update={"person": _PERSON}), Kind.INTEGER)]
    (found,) = judge(workspace, items.sql, [(_ITEM, Kind.INTEGER)], inputs)
    workspace.drop(items)
    return found
