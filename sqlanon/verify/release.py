"""Step 7 of a run: verify a release, with the inputs that the release itself does not have.

These are the distribution before suppression, a population recoded like the release, and the
persons of rows whose key is not published.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from sqlanon.errors import VerificationError
from sqlanon.job.target import Learning
from sqlanon.privacy_models.base import Persons, Population, Reference, SensitiveColumn
from sqlanon.privacy_models.requirements import ValueCounts, model_inputs
from sqlanon.release.release import ByEqualValues, lookups
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.exposure import Exposure, exposure_of, with_keys
from sqlanon.verify.figures import DIGITS, Audience, ColumnDetail, Figures, figures_of
from sqlanon.verify.measure import (
    BEFORE,
    class_sizes,
    judge,
    measure,
    refuse_failed,
    refuse_other_columns,
    value_counts,
    verify,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlanon.job.target import Purpose
    from sqlanon.privacy_models.base import ModelInputs, PrivacyModel
    from sqlanon.release.release import Release, ReleasedTable, Written
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.source.inspection import Column
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.measure import MeasuredClasses, ModelResult
    from sqlanon.verify.usefulness import Usefulness


@dataclass(frozen=True, slots=True)
class _Level:
    """An attribute for templates, at the level of a recoding and at level 0."""

    index: int
    name: Sql
    tree: WorkTable
    level: int
    value: Sql


@dataclass(frozen=True, slots=True)
class Verified:
    """A release whose written form was measured.

    Attributes:
        figures: Figures for charts; None where they were not requested.
        examples: Rows as they are published, for internal readers; else None.
    """

    release: Release
    sizes: MeasuredClasses
    results: tuple[ModelResult, ...]
    exposure: Exposure
    figures: Figures | None = None
    examples: Examples | None = None
    parts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlannedMeasures:
    """Measurements of a release that is not written yet; see Verified.

    Attributes:
        results: Empty where the algorithm guarantees that each model is satisfied.
        examples: Rows as they would be published, for internal readers; else None.
        usefulness: How good the release is for its purpose, and for random counts where internal
            readers ask for figures; None without both.
    """

    sizes: MeasuredClasses
    results: tuple[ModelResult, ...]
    exposure: Exposure
    figures: Figures | None = None
    examples: Examples | None = None
    usefulness: Usefulness | None = None
    parts: Mapping[str, Any] = field(default_factory=dict)


def foreseen(
    workspace: Workspace,
    release: Release,
    purpose: Purpose | None = None,
    *,
    guaranteed: bool,
    audience: Audience | None = None,
    counts: bool = False,
    features: Callable[[Sql], Mapping[str, Any]] = lambda _: {},
) -> PlannedMeasures:
    """Measure the rows that would be written, in a relation of the workspace.

    Args:
        purpose: Its purpose, whose usefulness is measured too; None where the job has none.
        audience: The readers of its figures, for internal ones random counts as well; None without
            figures.
        counts: Whether random counts are measured without other figures, too.
        features: Returns the measurements of features, by their names, for a relation with these
            rows.
    """
    with workspace.phase("foresee"):
        rows = with_keys(workspace, release, release.columns)
        quasi = [(column.name, column.kind) for column in release.classes.columns]
        sizes = class_sizes(workspace, rows.sql, quasi)
        results: tuple[ModelResult, ...] = ()
        if not guaranteed or any(map(_of_one_value, release.models)):
            shown, hidden = _inputs(workspace, release)
            judged = [
                one for one in (*shown, *hidden) if not guaranteed or _of_one_value(one.model)
            ]
            results = judge(workspace, rows.sql, quasi, judged)
        exposure = exposure_of(workspace, release, rows.sql, rows.sql)
        parts = features(rows.sql)
    figures = figures_of_release(workspace, release, rows.sql, audience)
    examples = None
    if guaranteed and audience == "internal":
        examples = _examples_of(workspace, release, rows.sql)
    from sqlanon.verify.usefulness import usefulness_of  # noqa: PLC0415 - of plans

    usefulness = usefulness_of(
        workspace,
        release,
        rows.sql,
        counts=counts or audience == "internal" or purpose == "queries",
        column=purpose.model if isinstance(purpose, Learning) else None,
    )
    workspace.drop(rows)
    return PlannedMeasures(sizes, results, exposure, figures, examples, usefulness, parts)


def verify_release_tables(
    workspace: Workspace,
    written: Written,
    *,
    required: bool = True,
    audience: Audience | None = None,
) -> Verified:
    """Measure a written release."""
    with workspace.phase("verify"):
        release, written = written.release, _read_once(workspace, written)
        persons = None
        if release.unpublished_person_columns:
            persons = with_keys(workspace, release, release.classes.columns).sql
        sizes, results = _measure(workspace, written, persons)
        if required:
            refuse_failed(results)
        exposure = exposure_of(workspace, release, written.relations[0], persons)
    figures = figures_of_release(workspace, release, written.relations[0], audience)
    examples = None
    if audience == "internal":
        with workspace.phase("figures"):
            examples = _examples_of(workspace, release, written.relations[0])
    return Verified(written.release, sizes, results, exposure, figures, examples)


def _read_once(workspace: Workspace, written: Written) -> Written:
    """Copy a written release that would be computed again for each query.

    The queries run in one transaction, which sees one state of the source: a second reading would
    return the rows of the first.

    Returns:
        The release as it was written, or with a copy in place of its computed relation.
    """
    if not written.computed:
        return written
    (shown,) = written.relations
    copy = workspace.make("verify/shown", "shown", relation=shown)
    return replace(written, relations=(copy.sql,), computed=False)


def _measure(
    workspace: Workspace, written: Written, persons: Sql | None
) -> tuple[MeasuredClasses, tuple[ModelResult, ...]]:
    """Measure the sizes of the classes, and each condition of each model.

    Args:
        persons: Its rows with the keys of persons that it does not show, made by the statement that
            wrote it; None without such keys.
    """
    release = written.release
    quasi = [(column.name, column.kind) for column in release.classes.columns]
    asked, hidden = _inputs(workspace, release)
    first, *others = written.relations
    elsewhere = {c.name for table in release.tables[1:] for c in table.columns}
    elsewhere -= {column.name for column in release.columns}
    sizes, results = verify(
        workspace,
        first,
        quasi,
        [one for one in asked if one.model.reads.column not in elsewhere],
        expected_rows=release.row_count,
        expected_columns=[column.name for column in release.columns],
    )
    for table, relation in zip(release.tables[1:], others, strict=True):
        if table.counts is not None:  # it has no values by group
            continue
        values = _values_by_group(workspace, release, table, first, relation)
        columns = {column.name for column in table.columns} & elsewhere
        inputs = [one for one in asked if one.model.reads.column in columns]
        results += measure(workspace, values, quasi, inputs, BEFORE)[1]
    if persons is not None:
        _refuse_differing(workspace, quasi, first, persons)
        results += judge(workspace, persons, quasi, hidden)
    return sizes, results


def _values_by_group(
    workspace: Workspace, release: Release, table: ReleasedTable, first: Sql, second: Sql
) -> Sql:
    """Join both tables of a release to a relation (group, value) with a row per published row.

    Raises:
        VerificationError: the tables do not belong together, or a value does not occur as often as
            in the source.
    """
    from sqlanon.verify.two_tables import TwoTables  # noqa: PLC0415

    refuse_other_columns(workspace, second, [column.name for column in table.columns])
    group, value, count = table.columns
    linked = TwoTables(first, second, (group.name, group.kind), value.name, count.name)
    values = linked.unroll(workspace)
    linked.refuse_repeated(workspace, value.kind, nulls=_null_counts(release))
    _refuse_differing(workspace, [(value.name, value.kind)], values, release.source.sql)
    return values


def _null_counts(release: Release) -> bool:
    """Whether NULL counts as a value in a model that requires different values in a group."""
    from sqlanon.privacy_models.alpha_k import AlphaK  # noqa: PLC0415
    from sqlanon.privacy_models.l_diversity import LDiversity  # noqa: PLC0415

    asking = (one for one in release.models if isinstance(one, LDiversity | AlphaK))
    return any(one.null_sensitive == "value" for one in asking)


def _inputs(workspace: Workspace, release: Release) -> tuple[list[ModelInputs], list[ModelInputs]]:
    """Build the verifier's own inputs: of models on the release, and of those on hidden persons.

    The source is counted again for each column whose values have an order or a hierarchy of their
    own. The reference distribution is then read from those counts.
    """
    source = release.source
    quasi = [attribute.name for attribute in release.frequency_set.attributes]
    counted: dict[str, ValueCounts] = {}

    def counts(column: Column) -> ValueCounts:
        if column.name not in counted:
            table = value_counts(workspace, source.sql, column.name, column.kind)
            counted[column.name] = ValueCounts(table, 0)
        return counted[column.name]

    kinds = {column.name: column.kind for column in release.columns}
    shown = {c.name for c in release.columns if c.inner is not None and not c.quasi}
    population: Sql | None = None
    measured: list[ModelInputs] = []
    hidden: list[ModelInputs] = []
    made = model_inputs(
        workspace, source, quasi, release.asked, tables=release.other_tables, counts=counts
    )
    for inputs in made:
        match inputs.model.reads:
            case Persons(key=key) if key not in shown:
                hidden.append(inputs)
            case Persons(key=key):
                measured.append(replace(inputs, kind=kinds[key]))
            case Population() if inputs.population is not None:
                population = population or _recode_population(workspace, release, inputs.population)
                measured.append(replace(inputs, population=population))
            case SensitiveColumn(name=name, reference=Reference(named=None)):
                own = None if name not in counted else counted[name].table
                measured.append(replace(inputs, reference=source.sql, reference_counts=own))
            case SensitiveColumn(ordered=True):
                # a suppressed value keeps its place: docs/definitions, "Domain of an order"
                measured.append(replace(inputs, domain=source.sql))
            case _:
                measured.append(inputs)
    return measured, hidden


def _of_one_value(model: PrivacyModel) -> bool:
    """Whether a model is about values that the job names, which may not occur: W18."""
    reads = model.reads
    return isinstance(reads, SensitiveColumn) and reads.bounded is not None


def _refuse_differing(
    workspace: Workspace, quasi: Sequence[tuple[str, Kind]], released: Sql, other: Sql
) -> None:
    """Refuse two relations whose classes or rows of a class differ."""
    dialect = workspace.dialect
    values = [dialect.as_published(dialect.quote(name), kind) for name, kind in quasi]
    differing = workspace.count("verify/differing", relation=released, other=other, values=values)
    if differing:
        raise VerificationError(
            f"{differing} classes of one written relation do not have as many rows in another that "
            "belongs to it; nothing was published"
        )


def _recode_population(workspace: Workspace, release: Release, population: Sql) -> Sql:
    """Recode the population by the levels of the release, without suppressed rows."""
    dialect = workspace.dialect
    recoding = release.recoding
    levels = recoding.level_vector or {}
    attributes = release.frequency_set.attributes
    published = {column.name: column for column in release.columns}

    def value(attribute: Attribute) -> Sql:
        """A value that is not generalized, as the release publishes it: in its type, or as text."""
        column, index = published[attribute.name], attribute.index
        if column.kind is not attribute.request.column.kind:
            return Sql(f"d{index}.label")
        own = Sql(f"d{index}.value")
        # a 20.5 of the population must not become a whole number: only texts are cast to their type
        return dialect.restore(own, column.type) if column.kind.textual else own

    recoded = workspace.make(
        "publish/population",
        "population",
        population=population,
        attributes=lookups(workspace, release.frequency_set),
        levels=[
            _Level(a.index, dialect.quote(a.name), a.tree, levels[a.name], value(a))
            for a in attributes
            if a.tree is not None
        ],
        cells=release.frequency_set.cells,
        assignment=recoding.assignment,
    )
    return recoded.sql


# -- a few rows as they would be published: one of each of the largest classes ---------------------

MOST_EXAMPLES = 10
"""The most classes that are shown."""


@dataclass(frozen=True, slots=True)
class ExampleRow:
    """A class, by its labels.

    Attributes:
        labels: The published label of each quasi-identifier, as text; None for NULL.
    """

    labels: tuple[str | None, ...]
    rows: int


@dataclass(frozen=True, slots=True)
class Examples:
    """The largest classes, ten at most.

    Attributes:
        rows: A row of each class, the largest class first.
    """

    columns: tuple[str, ...]
    rows: tuple[ExampleRow, ...]


def _examples_of(workspace: Workspace, release: Release, relation: Sql) -> Examples | None:
    """Find the largest classes of the rows that would be written.

    Returns:
        The classes; None where quasi-identifiers are published unchanged.
    """
    if not isinstance(release.classes, ByEqualValues):
        return None
    dialect = workspace.dialect
    columns = release.classes.columns
    values = [
        dialect.exact(dialect.text(dialect.quote(one.name), one.kind), Kind.TEXT) for one in columns
    ]
    rows = workspace.rows("figures/examples", values=values, relation=relation, most=MOST_EXAMPLES)
    return Examples(
        tuple(one.name for one in columns),
        tuple(
            ExampleRow(tuple(None if one is None else str(one) for one in labels), int(n))
            for n, *labels in rows
        ),
    )


# -- figures for the charts of a report ------------------------------------------------------------


def figures_of_release(
    workspace: Workspace, release: Release, relation: Sql, audience: Audience | None
) -> Figures | None:
    """Measure a relation with the columns of the release's first table, if there is an audience.

    Figures for external readers use the relation alone, those for internal readers the source too.
    """
    if audience is None:
        return None
    kinds = {c.name: c.kind for c in release.columns if c.inner is not None and not c.quasi}
    measured = figures_of(
        workspace,
        relation,
        [(column.name, column.kind) for column in release.classes.columns],
        [(name, kinds[name]) for name in release.sensitive if name in kinds],
        audience=audience,
        before=release.frequency_set if audience == "internal" else None,
        made_of=[column.of_source for column in release.classes.columns],
    )
    if not isinstance(release.classes, ByEqualValues):  # only a group's number identifies them
        return replace(measured, subsets=(), detail={})
    return _with_source(workspace, release, measured) if audience == "internal" else measured


def _with_source(workspace: Workspace, release: Release, measured: Figures) -> Figures:
    """Add the figures that need both source and release."""
    from sqlanon.verify.distributions import distributions  # noqa: PLC0415 - only where asked for
    from sqlanon.verify.hierarchy_cuts import hierarchy_cuts, nodes_of  # noqa: PLC0415
    from sqlanon.verify.query_errors import REPORTED, boxes_of, query_errors  # noqa: PLC0415

    with workspace.phase("figures"):
        everywhere = release.recoding.level_vector is not None
        nodes = nodes_of(workspace, release.frequency_set)
        boxes = boxes_of(workspace, release)
        errors = query_errors(workspace, release, boxes, REPORTED)
        distributed = distributions(workspace, release, boxes, nodes)
        workspace.drop(boxes)
        return replace(
            measured,
            detail=_with_label_losses(release, measured.detail),
            mutual=measured.mutual if everywhere else (),
            query_errors=errors,
            distributions=distributed.single,
            pairs=distributed.pairs,
            hierarchies=hierarchy_cuts(workspace, release, nodes),
        )


def _with_label_losses(
    release: Release, detail: Mapping[str, ColumnDetail]
) -> dict[str, ColumnDetail]:
    """Add the information that labels keep of values, by the search's metrics."""
    staged, recoding = release.frequency_set, release.recoding
    everywhere = recoding.level_vector is not None
    rows = staged.rows - (0 if everywhere else recoding.suppressed)
    lost = zip(staged.attributes, release.labels.sums.entropies, strict=True)
    found = dict(detail)
    for attribute, bits in lost:
        one = detail[attribute.name]
        kept = (one.bits_before or 0.0) - (bits / rows if rows else 0.0)
        found[attribute.name] = replace(one, bits_kept=round(max(kept, 0.0), DIGITS))
    return found
