"""Regions that are read from a release, as its readers read it: from the labels of its classes.

The ledger holds levels, and nothing of other recodings. What their classes publish stands in the
release itself: a label of a hierarchy says its leaves, a set its members, a range what lies between
its ends, which have to be among today's values. A row whose values are all said by a class can be
published as that class says, whichever row it is, so nothing has to be known of the rows behind the
release. Where labels say a row twice, the region of the least spans has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.algorithms.standing_classes import violating_classes
from sqlanon.errors import UnsatisfiableError, UnsupportedError
from sqlanon.release.ranges import range_words
from sqlanon.release.recoding import ReadRegions, SearchSummary
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.wording import counted

if TYPE_CHECKING:
    from sqlanon.algorithms.conditions import Conditions
    from sqlanon.job.job import Job
    from sqlanon.reuse.recalled import Recalled
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


def read_regions(
    workspace: Workspace,
    job: Job,
    staged: FrequencySet,
    recalled: Recalled,
    *,
    needed: int,
    conditions: Conditions | None = None,
) -> ReadRegions:
    """The classes of a release as regions of today's values.

    A region that today's rows do not fill is left out, and its rows are in the next one that they
    lie in, so that no row is in a class that would not be published where another one has it.

    Args:
        workspace: Runs the statements.
        job: The job of that release.
        staged: Today's cells.
        recalled: Where the classes stand.
        needed: Rows of a class.
        conditions: The models; what violates one is suppressed. None for whoever sees to it later.

    Raises:
        UnsupportedError: a column is published as it is.
        UnsatisfiableError: more rows lie in no region than the job lets go.
        ValueError: the run chose levels.
    """
    if recalled.classes is None:
        raise ValueError("levels are not read from a release")
    before, attributes = workspace.statements, staged.attributes
    native = [one.name for one in attributes if one.request.keeps_type]
    if native:
        raise UnsupportedError(
            f"columns.{', '.join(native)}: published as they are, in a release whose classes are "
            f"read from their labels; {recalled.asked.otherwise}"
        )
    dialect = workspace.dialect
    labels = workspace.make(
        "ledger/classes",
        "published",
        release=dialect.table(recalled.classes),
        labels=[dialect.exact(dialect.quote(one.name), Kind.TEXT) for one in attributes],
    )
    readings = [_readings(workspace, labels, one) for one in attributes]
    regions = workspace.make(
        "reuse/read_regions",
        "regions",
        published=labels,
        attributes=attributes,
        readings=readings,
    )
    workspace.drop(labels, *readings)
    sets = {
        one.index: workspace.make(
            "reuse/read_members",
            "members",
            regions=regions,
            dictionary=one.dictionary,
            holds=_holds(workspace, Sql(f"g.l{one.index}")),
        )
        for one in attributes
        if one.tree is None and not one.request.ranged
    }
    while True:
        placed = workspace.make(
            "reuse/placed",
            "placed",
            cells=staged.cells,
            regions=regions,
            attributes=attributes,
            sets=[*sets.items()],
        )
        filling = {"regions": regions, "placed": placed, "k": needed}
        if not workspace.count("reuse/small", **filling):
            break
        filled = workspace.make("reuse/filled", "regions", **filling)
        workspace.drop(regions, placed)
        regions = filled
    if conditions is not None:
        violating = violating_classes(workspace, conditions, placed)
        held = workspace.make("reuse/held", "placed", placed=placed, violating=violating)
        workspace.drop(placed, violating)
        placed = held
    lost = staged.rows - workspace.count("reuse/rows_placed", placed=placed)
    limit = job.suppression_limit(staged.rows)
    if lost > limit:
        raise UnsatisfiableError(
            f"of {counted(staged.rows, 'row')} {lost} lie in no class that run {recalled.run_id} "
            "has published, that today's rows fill and that satisfies all models, and "
            f"{limit} may be left out; raise max_suppression, or {recalled.asked.otherwise}"
        )
    summary = SearchSummary(
        job.algorithm.name,
        job.algorithm.options,
        optimal=False,
        rounds=0,
        nodes_checked=None,
        statements=workspace.statements - before,
        because="labels of a release are read where it lies",
        reused=recalled.run_id,
    )
    return ReadRegions(
        assignment=placed, search=summary, suppressed=lost, regions=regions, sets=sets
    )


def _readings(workspace: Workspace, labels: WorkTable, attribute: Attribute) -> WorkTable:
    """Relation (label, lo, hi) of one quasi-identifier."""
    dialect = workspace.dialect
    begin, middle, close = range_words(attribute)
    parts = [Sql("v.label"), dialect.text_literal(middle)]
    if begin:
        parts.insert(0, dialect.text_literal(begin))
    return workspace.make(
        "reuse/readings",
        "readings",
        a=attribute,
        published=labels,
        begin=dialect.concat(parts),
        close=dialect.literal(f"%{close}") if close else None,
        units=not attribute.request.column.kind.numeric,
        holds=_holds(workspace, Sql("p.label")),
    )


def _holds(workspace: Workspace, label: Sql) -> Sql:
    """Whether a label says a value `v` of a dictionary: see the template."""
    dialect = workspace.dialect
    comma = dialect.text_literal(", ")
    inside = dialect.substring(label, 2, Sql(f"{dialect.length(label)} - 2"))
    return workspace.fragment(
        "reuse/holds",
        label=label,
        value=Sql("v.label"),
        listed=dialect.concat([comma, inside, comma]),
        item=dialect.concat([comma, Sql("v.label"), comma]),
    )
