"""Measuring any table: a command that reads, and nothing else.

Columns of a release with random numbers cannot be known before.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlanon.api.frames import SOURCE as FRAME
from sqlanon.api.frames import as_frame, is_frame, load_frame
from sqlanon.common.events import Command, acting
from sqlanon.errors import JobError
from sqlanon.features.network.network_tables import Masked
from sqlanon.job.arguments import build_requirements, columns_of, place_of
from sqlanon.job.job import links_of
from sqlanon.ledger.ledger import entries
from sqlanon.ledger.names import LEDGER, existing, same_target
from sqlanon.pipeline.checking import Apart, measure_relation
from sqlanon.publish.preflight import Needs, missing
from sqlanon.release.groups import GROUP
from sqlanon.report.data import NUMBERED
from sqlanon.source.hierarchies.specification import read_once
from sqlanon.sql.backends import Connectable, open_connection
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import Observer, Workspace, new_run_id
from sqlanon.verify.figures import audience_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.algorithms.cluster.links import LinkTable
    from sqlanon.job.files import IsFile
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.report.check import CheckReport
    from sqlanon.sql.names import TableLike
    from sqlanon.verify.figures import Audience


def check(
    connection: Connectable | IsFile,
    table: TableLike | None = None,
    *,
    quasi: Sequence[str],
    privacy: Sequence[PrivacyModel | Mapping[str, object]] = (),
    k: int | None = None,
    person: str | None = None,
    sensitive_as_quasi: bool = False,
    figures: Audience | None = None,
    values: str | RelationName | None = None,
    clusters: str | RelationName | None = None,
    edges: str | RelationName | None = None,
    links: LinkTable | Mapping[str, object] | None = None,
    group: str = GROUP,
    observer: Observer | None = None,
) -> CheckReport:
    """Measure any table or view.

    It needs nothing but SELECT, and TEMPORARY tables for a t-closeness with an `order` or a
    `hierarchy` and an (alpha, k)-anonymity with a `value`.

    Args:
        connection: As for `anonymize`; or a file, as a Path or a SourceFile; or a frame.
        table: The table to measure; nothing for a file or a frame.
        quasi: Its quasi-identifiers.
        privacy: Models that it should satisfy, as objects or as in a job file.
        k: Short for the model KAnonymity(k=k).
        person: The column of the table that identifies persons with several rows: all models that
            can count persons do so, as with `person` in a job.
        sensitive_as_quasi: Whether sensitive columns of other models count as quasi for each.
        figures: The audience of charts, external or internal, whose figures are measured too; None
            for no charts.
        values: The second table of `anatomy`, whose sensitive column is then measured by group.
        clusters: The clusters of the masked network of the table's persons; classes are then those
            of equal quasi-identifiers in a cluster.
        edges: Its linked pairs of clusters; goes with `clusters`.
        links: The links that it masks, as `network` of a job, to count its edges again: only for a
            release that shows the keys that they refer to.
        group: The column that such tables share.
        observer: Is told of statements.

    Returns:
        Classes, risk, each model with its measured value, and the risk by other columns.

    Raises:
        SqlanonError: one of its subclasses.
    """
    if is_frame(connection):
        if table is not None or any(one is not None for one in (values, clusters, edges, links)):
            raise JobError(
                "a frame is measured alone; leave table, values, clusters, edges and links out"
            )
        return _check_frame(
            connection,
            quasi=quasi,
            privacy=privacy,
            k=k,
            person=person,
            sensitive_as_quasi=sensitive_as_quasi,
            figures=figures,
            observer=observer,
        )
    masked = _parse_network(clusters, edges, group, links)
    if masked is not None and values is not None:
        raise JobError(
            "values belongs to anatomy, and clusters to a network; leave one of them out"
        )
    quasi = columns_of(quasi)
    asked = build_requirements(
        quasi, privacy, k, sensitive_as_quasi=sensitive_as_quasi, person=person
    )
    where, name = place_of(connection, table, quasi)
    with acting(Command("check", new_run_id(), str(name))) as act, read_once():
        apart = None if values is None else Apart(RelationName.parse(str(values)), group)
        audience, told = audience_of(figures), act.observer(observer or Observer())
        with open_connection(where) as backend:
            workspace = Workspace(backend, told, act.run_id)
            with backend.transaction(write=False), workspace:
                report = measure_relation(
                    workspace,
                    name,
                    quasi,
                    asked,
                    audience,
                    apart=apart,
                    beside=masked,
                    drawn=find_renumbered_columns(workspace, name),
                )
        act.finish(**report.counts())
        return report


def _check_frame(frame: Any, **options: Any) -> CheckReport:  # noqa: ANN401
    """Measure a frame in an embedded DuckDB."""
    with load_frame(as_frame(frame), None) as database:
        return check(database, FRAME, **options)


def _parse_network(
    clusters: str | RelationName | None,
    edges: str | RelationName | None,
    group: str,
    links: LinkTable | Mapping[str, object] | None,
) -> Masked | None:
    """Return the tables of a network that are named; None where none is.

    Raises:
        JobError: one of them is missing, or the links are said in other words than in a job.
    """
    if clusters is None or edges is None:
        if (clusters, edges, links) != (None, None, None):
            raise JobError("a masked network has two tables: name clusters and edges")
        return None
    first, second = (RelationName.parse(str(one)) for one in (clusters, edges))
    return Masked(first, second, group, None if links is None else links_of(links))


def find_renumbered_columns(workspace: Workspace, table: RelationName) -> frozenset[str]:
    """Return the keys of a table that its last run renumbered, by the ledger in its schema.

    Empty where there is no ledger, or where it may not be read: measuring needs only the table.
    """
    found = workspace.backend.resolve(table)
    ledger = RelationName(found.schema, LEDGER)
    if existing(workspace, ledger) is None or missing(workspace, Needs((ledger,))):
        return frozenset()
    runs = [one for one in entries(workspace, ledger) if same_target(workspace, one.target, found)]
    columns = json.loads(runs[-1].report).get("columns", {}) if runs else {}
    return frozenset(name for name, fate in columns.items() if fate == NUMBERED)
