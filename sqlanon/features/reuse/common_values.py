"""The values that are not rare, stored with a release for runs that reuse its recoding.

Each had as many rows as `below` asks for in the run that counted them. So the list names no rare
value, and all values that it lacks have the common label.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.features.release_guard.earlier_releases import keys_of
from sqlanon.features.release_guard.keys import build_stored_column, create_stored_table
from sqlanon.publish.raw_values import keep_private, refuse_open_schema
from sqlanon.release.store import COMMON
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from sqlanon.features.reuse.stored_recoding import EarlierRecoding
    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release
    from sqlanon.sql.names import RelationName


class ListPlace(NamedTuple):
    """The place of the list of a run.

    Attributes:
        table: The table (name, value); None where none is stored.
    """

    table: RelationName | None
    note: str


def choose_place(run: Run) -> ListPlace | None:
    """Choose where a run stores the list; None where its job needs none, or a view has it."""
    job, workspace, publisher = run.job, run.workspace, run.publisher
    if not job.rare or publisher is None or publisher.makes_views:
        return None
    values = f"the values of {', '.join(job.rare)} that are not rare"
    if run.ledger_name is None:
        reason = "no ledger of the database has this run"
    elif not workspace.dialect.stores_recodings:
        reason = f"it would stay in files on {workspace.dialect.name}"
    else:
        home = run.target.schema
        leaks = refuse_open_schema(workspace, str(home), job.source, str(run.target))
        if (leak := next(leaks, None)) is None:
            named = keys_of(home, "RUN" if run.planned else workspace.run_id, COMMON)
            said = f"{values} are stored in {named}, for runs that reuse this recoding"
            return ListPlace(keys_of(home, workspace.run_id, COMMON), said)
        reason = str(leak).partition(", and ")[0]
    return ListPlace(None, f"no list of {values} is stored, and later runs count anew: {reason}")


def store_list(
    run: Run, release: Release, into: RelationName, reused: EarlierRecoding | None
) -> None:
    """Store the list of a release, or that of the run whose recoding it reuses."""
    workspace, ledger, publisher = run.workspace, run.ledger_name, run.publisher
    if ledger is None or publisher is None:
        raise ValueError("a list is found again by its ledger")
    dialect = workspace.dialect
    columns = [
        build_stored_column(name, dialect.text_type, place, Kind.TEXT)
        for place, name in enumerate(("name", "value"))
    ]
    earlier = None if reused is None else reused.common
    workspace.run(
        "hierarchy/common",
        into=create_stored_table(workspace, into, ledger, *columns),
        earlier=None if earlier is None else dialect.table(earlier),
        hierarchies=[
            (dialect.text_literal(one.name), one.hierarchy.table)
            for one in release.frequency_set.attributes
            if one.hierarchy is not None and one.name in run.job.rare
        ],
    )
    keep_private(workspace, into, publisher.default_grantees)
