"""Regions that are read from a release, from the labels of its classes, as readers do.

The ledger has levels, and nothing of other recodings. The labels of their classes are in the
release itself: a label of a hierarchy covers its leaves, a set its members, a range the values
between its ends, which must be among the present values. Any row whose values are all covered by a
class can be published under its labels, so nothing has to be known of the rows behind the release.
If the labels of several classes cover a row, it stays in its class: by its key, where that is
stored, else by another search, whose classes with labels of the release are those of the release.
All other rows are in the region of the least spans.

For items of persons the combinations of labels are checked too.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.algorithms.conditions import violating_classes
from sqlanon.common.wording import inflect
from sqlanon.errors import UnsatisfiableError, UnsupportedError
from sqlanon.features.reuse.boxes import PlacedCells, place_cells, read_labels
from sqlanon.features.reuse.history_columns import StickyClasses, places_of
from sqlanon.features.reuse.merging import MergingRegions
from sqlanon.privacy_models.km_anonymity import KMAnonymity
from sqlanon.release.recoding import ReadRegions, Regions, SearchSummary
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlanon.algorithms.conditions import Conditions
    from sqlanon.features.release_guard.earlier_releases import EarlierRelease
    from sqlanon.features.reuse.stored_recoding import EarlierRecoding
    from sqlanon.job.job import Job
    from sqlanon.privacy_models.requirements import ModelRequirements
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class _RegionsRead(NamedTuple):
    """Regions as they were read, see `read_labels`, and the cells that stay in them.

    Attributes:
        regions: Relation (class, told, lo0, hi0, …).
        sets: By attribute without order or hierarchy, relation (class, code) of what a set has.
        stayed: Relation (cell, class); None where nothing is known of rows.
    """

    regions: WorkTable
    sets: Mapping[int, WorkTable]
    stayed: WorkTable | None


def read_regions(
    workspace: Workspace,
    job: Job,
    staged: FrequencySet,
    recalled: EarlierRecoding,
    *,
    needed: int,
    conditions: Conditions | None = None,
    last: EarlierRelease | None = None,
    search_again: Callable[[], WorkTable | None] | None = None,
) -> Regions:
    """Read the classes of a release as regions of the present values.

    A region with too few rows is left out, and its rows are in the next region around them, so
    that no row is in an unpublished class if another class has it. Where the job merges, the region
    is merged with a near one instead, and so are rows in no class.

    Args:
        conditions: The models; classes that violate one are suppressed. None if callers do that.
        last: The stored rows of the read release; those of this one are stored too. None where
            nothing is stored.
        search_again: Searches today's cells by the job's algorithm, for relation (c0, …, n, l0, …,
            place) of what rows would publish; None where no class holds. It is called if labels
            overlap: Mondrian cuts a hierarchy between two children, and both classes are labelled
            with their parent. The same rows give the same classes, and so each row its own.

    Raises:
        UnsupportedError: a column is published unchanged.
        UnsatisfiableError: more rows are in no region than the job may suppress.
        ValueError: the run chose levels.
    """
    if recalled.classes is None:
        raise ValueError("levels are not read from a release")
    before, attributes = workspace.statements, staged.attributes
    native = [one.name for one in attributes if one.request.keeps_type]
    if native:
        raise UnsupportedError(
            f"columns.{', '.join(native)}: are published unchanged, so classes cannot be read "
            f"from the labels of the release; {recalled.asked.otherwise}"
        )
    dialect = workspace.dialect
    labels = workspace.make(
        "ledger/classes",
        "published",
        release=dialect.table(recalled.classes),
        labels=[dialect.exact(dialect.quote(one.name), Kind.TEXT) for one in attributes],
    )
    regions, sets = read_labels(workspace, attributes, labels)
    known = StickyClasses.of(workspace, staged, labels, last)
    stayed = None if known is None else known.cells(regions, sets)
    if stayed is None and search_again is not None:
        stayed = _search_again(workspace, staged, labels, (regions, sets), search_again)
    workspace.drop(labels)
    if recalled.merges and conditions is not None:
        placed = place_cells(workspace, staged, regions, sets, stayed)
        merging = MergingRegions.of(workspace, staged, conditions, stay=last is not None)
        found, merged, rounds = merging.merge(PlacedCells(placed, regions, sets))
    else:
        found = _find_filled_regions(workspace, staged, _RegionsRead(regions, sets, stayed), needed)
        merged, rounds = None, 0
        if conditions is not None:
            violating = violating_classes(workspace, conditions, found.assignment)
            held = workspace.make(
                "reuse/held", "placed", placed=found.assignment, violating=violating
            )
            workspace.drop(found.assignment, violating)
            found = replace(found, assignment=held)
    lost = staged.rows - workspace.count("reuse/rows_placed", placed=found.assignment)
    limit = job.suppression_limit(staged.rows)
    if lost > limit:
        # all rows of a person in detail tables are published, or she is not
        advice = "" if job.target is None else "raise max_suppression, or "
        if job.algorithm.splits_cells:
            advice += (
                "publish with `split: strict` first, since rows of equal values were in several "
                "classes, or "
            )
        raise UnsatisfiableError(
            f"{lost} of {inflect(staged.rows, 'row')} fit no class of run {recalled.run_id} that "
            f"still satisfies all models, and {limit} may be suppressed; "
            f"{advice}{recalled.asked.otherwise}"
        )
    summary = SearchSummary(
        job.algorithm.name,
        job.algorithm.options,
        optimal=False,
        rounds=rounds,
        nodes_checked=None,
        statements=workspace.statements - before,
        because="labels of a release are read in the database",
        reused=recalled.run_id,
        merged=merged,
    )
    return Regions(
        assignment=found.assignment,
        search=summary,
        suppressed=lost,
        read=ReadRegions(found.regions, found.sets),
    )


def _search_again(
    workspace: Workspace,
    staged: FrequencySet,
    labels: WorkTable,
    read: tuple[WorkTable, Mapping[int, WorkTable]],
    search_again: Callable[[], WorkTable | None],
) -> WorkTable | None:
    """Search again, and return relation (cell, class) of the regions with the cells' labels.

    Args:
        labels: Relation (class, l0, l1, …) of the release.
        read: The regions of these labels, and their sets; see `read_labels`.
    """
    (regions, sets), attributes = read, staged.attributes
    overlapping = {"cells": staged.cells, "regions": regions, "attributes": attributes}
    if not workspace.count("reuse/ambiguous", sets=[*sets.items()], **overlapping):
        return None
    found = search_again()
    if found is None:
        return None
    beside = workspace.make(
        "reuse/labels_beside",
        "labels",
        published=labels,
        cells=staged.cells,
        map=found,
        attributes=attributes,
    )
    places = places_of(workspace, staged, beside)
    stayed = workspace.make("reuse/searched_again", "stayed", places=places, regions=regions)
    workspace.drop(beside, places)
    return stayed


def _find_filled_regions(
    workspace: Workspace, staged: FrequencySet, read: _RegionsRead, needed: int
) -> PlacedCells:
    """Drop regions with too few rows, until all are filled; return them and their cells."""
    regions, sets, stayed = read
    while True:
        placed = place_cells(workspace, staged, regions, sets, stayed)
        filling = {"regions": regions, "placed": placed, "k": needed}
        if not workspace.count("reuse/small", **filling):
            return PlacedCells(placed, regions, sets)
        filled = workspace.make("reuse/filled", "regions", **filling)
        workspace.drop(regions, placed)
        regions = filled


_NOBODY = -1
"""A code that no person has."""


def refuse_rare(
    workspace: Workspace,
    staged: FrequencySet,
    found: Regions,
    recalled: EarlierRecoding,
    asked: ModelRequirements,
) -> None:
    """Refuse labels by which a combination of a person's rows now has too few persons.

    The models check the classes one by one, and this checks several of them together.
    """
    for model in asked.models:
        if not isinstance(model, KMAnonymity):
            continue
        subject = staged.subjects[model.person]
        items = workspace.make(
            "reuse/items_of_classes",
            "items",
            held=subject.held,
            assignment=found.assignment,
            nobody=_NOBODY if subject.null_code is None else subject.null_code,
            m=model.m,
        )
        parts = [
            workspace.fragment(
                "search/km_anonymity", items=items, rows=rows, labels=labels, k=model.k
            )
            for rows in range(1, model.m + 1)
            for labels in range(1, rows + 1)
        ]
        rare = workspace.count("reuse/rare", parts=parts)
        workspace.drop(items)
        if rare:
            are = "combination is" if rare == 1 else "combinations are"
            raise UnsatisfiableError(
                f"with the labels of run {recalled.run_id} {rare} {are} now of fewer than "
                f"{model.k} persons, with {model.m} rows of a person or fewer, and only a new "
                f"search generalizes further; {recalled.asked.otherwise}"
            )
