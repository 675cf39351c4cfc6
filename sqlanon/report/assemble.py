"""The report of a run, from what its steps left behind."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.common.wording import inflect
from sqlanon.job.fingerprint import shape_digest
from sqlanon.privacy_models.base import Persons
from sqlanon.report.data import (
    NUMBERED,
    ClassSizes,
    ColumnRisk,
    ColumnSchema,
    Database,
    Fate,
    GeneralizedColumn,
    GivenApproval,
    InventedCell,
    RecodingSummary,
    ReleaseChanges,
    ReleaseTarget,
    ResumedRun,
    Risk,
    RiskChange,
    Rows,
    StoredKey,
    TableSchema,
)
from sqlanon.report.details import MeasuredDetail
from sqlanon.report.joint import JointClasses
from sqlanon.report.loss import total_loss
from sqlanon.report.measurement import build_measurement_fields
from sqlanon.report.network import MeasuredNetwork
from sqlanon.report.run import Report
from sqlanon.source.inspection import without_members
from sqlanon.verify.measure import NO_CLASSES
from sqlanon.warnings import WarningContext, find_unraised, warnings_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from sqlanon.job.fingerprint import Fingerprint
    from sqlanon.job.job import Job
    from sqlanon.pipeline.steps import Source
    from sqlanon.release.release import Release
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify import measure as verify
    from sqlanon.verify.release import PlannedMeasures, Verified


def assemble(
    job: Job,
    workspace: Workspace,
    verified: Verified,
    before: WarningContext,
    *,
    target: ReleaseTarget,
    fingerprint: Fingerprint,
    notes: Iterable[str] = (),
) -> Report:
    """The report; what it says of the release was measured on the release."""
    release, database = verified.release, Database.of(workspace)
    fields = release_fields(job, workspace, release, verified, before=before, database=database)
    seconds, parts = fields.pop("seconds"), of_features(verified.parts)
    return Report(
        **fields,
        fingerprint=fingerprint,
        approval=parts.approval,
        notes=(*notes, *value_notes(job, release)),
        target=replace(target, keys=parts.keys),
        seconds={**seconds, "total": sum(seconds.values())},
        statements=workspace.statements,
        afterwards=None,
        invented=_invent_rows(job, verified),
    )


def _invent_rows(job: Job, verified: Verified) -> tuple[dict[str, InventedCell], ...]:
    if verified.examples is None:
        return ()
    from sqlanon.report.invented import invent_rows  # noqa: PLC0415 - of internal reports

    attributes = verified.release.frequency_set.attributes
    kinds = {one.name: one.request.column.kind for one in attributes}
    return invent_rows(job, verified.examples, kinds)


def release_fields(
    job: Job,
    workspace: Workspace,
    release: Release,
    measured: Verified | PlannedMeasures,
    *,
    before: WarningContext,
    database: Database,
) -> dict[str, Any]:
    """The fields of a `MeasuredRelease` but notes and fingerprint, written or planned."""
    staged, recoding, sizes = release.frequency_set, release.recoding, measured.sizes
    parts = of_features(measured.parts)
    warnings = warnings_of(build_context(job, release, measured, before), job.accept)
    return {
        **build_measurement_fields(workspace, database),
        "rows": Rows(staged.rows, sizes.rows, recoding.suppressed, recoding.extra_rows),
        "classes": ClassSizes.of(sizes),
        "models": tuple(measured.results),
        "risk": risk_change(release, sizes),
        "other_columns": {one.name: ColumnRisk.of(one) for one in measured.exposure.columns},
        "warnings": warnings,
        "changes": parts.changes,
        "figures": measured.figures,
        "source": str(job.source),
        "unraised": find_unraised(job.accept, warnings),
        "loss": total_loss(staged, recoding, release.labels, release.asked.k, sizes),
        "recoding": summarize_recoding(job, release, parts.shapes),
        "columns": fates(job, release),
        "search": recoding.search,
        "seconds": dict(workspace.seconds),
        "job": job.redact(),
        "job_digest": job.digest(),
        "together": parts.together,
        "resumed": parts.resumed,
        "details": parts.details,
        "network": parts.network,
    }


class FeatureResults(NamedTuple):
    """The figures that features measured of a release, under their names in reports.

    `shapes` are digests of labels that the job's own columns do not have; see `shape_digest`.
    """

    details: tuple[MeasuredDetail, ...] = ()
    shapes: Mapping[str, Any] = MappingProxyType({})
    network: MeasuredNetwork | None = None
    keys: StoredKey | None = None
    changes: ReleaseChanges | None = None
    together: JointClasses | None = None
    resumed: ResumedRun | None = None
    approval: GivenApproval | None = None


def of_features(parts: Mapping[str, Any]) -> FeatureResults:
    """Collect the figures of features: each returns its fields of `FeatureResults`, or None."""
    fields = {name: value for part in parts.values() for name, value in (part or {}).items()}
    return FeatureResults(**fields)


def value_notes(job: Job, release: Release) -> Iterator[str]:
    """Yield what became of values that a hierarchy lacks or puts together, counts alone."""
    done = "suppressed" if job.on_new_value == "suppress" else "leaves directly below the root"
    for attribute in release.frequency_set.attributes:
        tree = attribute.hierarchy
        if tree is not None and tree.new_values:
            yield (
                f"the hierarchy of {attribute.name} lacks {inflect(tree.new_values, 'value')}, in "
                f"{inflect(tree.new_rows, 'row')}: {done} (on_new_value: {job.on_new_value})"
            )
        if tree is not None and tree.rare is not None:
            yield (
                f"{inflect(tree.rare.values, 'value')} of {attribute.name}, in "
                f"{inflect(tree.rare.rows, 'row')}, are rare: one label stands for them at level 1"
            )


def build_initial_context(job: Job, source: Source) -> WarningContext:
    """Build the context of warnings before the source is staged."""
    return WarningContext(
        job=job,
        source=source.table,
        sizes=NO_CLASSES,
        columns=(),
        others=tuple(source.other_tables.values()),
        identifiers=source.identifiers,
        free_texts=source.free_texts,
    )


def build_context(
    job: Job, release: Release, measured: Verified | PlannedMeasures, before: WarningContext
) -> WarningContext:
    """Build the context of warnings of a release, whether it is written or not."""
    exposure, labels = measured.exposure, release.labels
    parts = of_features(measured.parts)
    staged, recoding = release.frequency_set, release.recoding
    return WarningContext(
        job=job,
        source=release.source,
        sizes=measured.sizes,
        columns=exposure.columns,
        others=tuple(release.other_tables.values()),
        identifiers=before.identifiers,
        free_texts=before.free_texts,
        unguarded=exposure.unguarded,
        persons=exposure.persons,
        named=exposure.named,
        details=parts.details,
        aggregated=release.source.aggregated,
        links=parts.network,
        network=parts.network,
        changes=parts.changes,
        together=parts.together,
        results=measured.results,
        generalized={
            attribute.name: classes
            for attribute, classes in zip(staged.attributes, labels.generalized, strict=True)
        },
        source_rows=staged.rows,
        suppressed=recoding.suppressed,
        loss=total_loss(staged, recoding, labels, release.asked.k, measured.sizes).ncp,
    )


def risk_change(release: Release, sizes: verify.MeasuredClasses) -> RiskChange:
    """The risk by the quasi-identifiers before, and with classes of these sizes."""
    staged = release.frequency_set
    before = Risk.of(staged.cell_count, staged.smallest, staged.rows, staged.unique)
    if release.recoding.publishes_quasi:  # quasi-identifiers are published as they are
        return RiskChange(before, before)
    counting = [one.k_anonymous for one in release.models if isinstance(one.reads, Persons)]
    after = Risk.of(sizes.count, sizes.smallest, sizes.rows, sizes.unique)
    return RiskChange(before, after, 1 / max(counting) if counting else None)


def summarize_recoding(job: Job, release: Release, shapes: Mapping[str, Any]) -> RecodingSummary:
    """Summarize the recoding: its kind, its levels if it has them, its effect on attributes."""
    recoding = release.recoding
    attributes, labels = release.frequency_set.attributes, release.labels
    cells = labels.suppressed_cells or (None,) * len(attributes)
    columns = {
        attribute.name: GeneralizedColumn(
            attribute.distinct,
            generalized,
            attribute.height if attribute.hierarchy else None,
            starred,
            None if attribute.hierarchy is None else attribute.hierarchy.new_values,
        )
        for attribute, generalized, starred in zip(
            attributes, labels.generalized, cells, strict=True
        )
    }
    levels = recoding.level_vector
    shape = shape_digest(job, [one.request.column for one in attributes], shapes)
    return RecodingSummary(recoding.kind, columns, shape, levels)


def fates(job: Job, release: Release) -> dict[str, Fate]:
    """Return the treatment of each column of the source."""
    kept = {column.of_source: column for column in release.columns}
    apart = {column.name for table in release.tables[1:] for column in table.columns}
    actions: dict[str, Fate] = {
        "hash": "keyed hash",
        "null": "emptied",
        "mask": "one text",
        "keep": "kept as a link",
        "renumber": NUMBERED,
    }
    recoding, made = release.recoding, dict[str, Fate]()
    for column in release.source.columns:
        if column.added:
            continue
        said = job.columns.get(column.name)
        if column.name not in kept:
            made[column.name] = "counted by group" if column.name in apart else "dropped"
        elif kept[column.name].quasi and recoding.publishes_quasi:
            made[column.name] = "quasi-identifier as it is"
        elif kept[column.name].quasi:
            made[column.name] = "quasi-identifier"
        else:
            made[column.name] = actions.get(getattr(said, "action", ""), "kept")
    return made


def schema(job: Job, release: Release, *, constrained: bool) -> tuple[TableSchema, ...]:
    """The tables of the release as the catalogue will say them.

    Args:
        constrained: Whether it says of columns that they hold no NULL, which of a view it does not.
    """
    treated = fates(job, release)
    return tuple(
        TableSchema(
            table.suffix,
            tuple(
                ColumnSchema(
                    column.name,
                    without_members(str(column.type)),
                    column.nullable or not constrained,
                    "count"
                    if column is table.counted or column in table.sizes
                    else treated.get(column.of_source, "group number"),
                    column.made_of,
                )
                for column in table.columns
            ),
        )
        for table in release.tables
    )
