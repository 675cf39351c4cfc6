"""The report of a run, from what its steps left behind."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlanon.release.recoding import Levels
from sqlanon.report.data import (
    ClassSizes,
    ColumnRisk,
    ColumnSchema,
    Database,
    Fate,
    GeneralizedColumn,
    RecodingSummary,
    ReleaseTarget,
    Risk,
    RiskChange,
    Rows,
    TableSchema,
    Versions,
)
from sqlanon.report.loss import total_loss
from sqlanon.report.run import Report
from sqlanon.warnings import Seen, warnings_of

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.release.release import Release
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.release import Verified


def assemble(job: Job, workspace: Workspace, verified: Verified) -> Report:
    """The report; what it says of the release was measured on the release."""
    release, sizes, results = verified.release, verified.sizes, verified.results
    if job.target is None:
        raise ValueError("a report needs a target")
    staged, recoding = release.frequency_set, release.recoding
    seconds = dict(workspace.seconds)
    seen = Seen(job=job, rows=sizes.rows, unique=sizes.unique, columns=verified.exposure.columns)
    database = Database.of(workspace)
    return Report(
        run_id=workspace.run_id,
        source=str(job.source),
        target=ReleaseTarget(str(job.target.table), job.target.mode),
        rows=Rows(staged.rows, sizes.rows, recoding.suppressed),
        classes=ClassSizes.of(sizes),
        models=tuple(results),
        loss=total_loss(staged, recoding, release.labels, release.asked.k, sizes),
        risk=RiskChange(
            before=Risk.of(staged.cell_count, staged.smallest, staged.rows, staged.unique),
            after=Risk.of(sizes.count, sizes.smallest, sizes.rows, sizes.unique),
        ),
        other_columns={c.name: ColumnRisk.of(c, sizes.rows) for c in verified.exposure.columns},
        warnings=warnings_of(seen),
        recoding=described(release),
        columns=fates(job, release),
        search=recoding.search,
        seconds={**seconds, "total": sum(seconds.values())},
        statements=workspace.statements,
        started=workspace.started,
        ended=datetime.now(UTC),
        versions=Versions.of(workspace.backend.engine),
        database=database,
        job=job.shown(),
        job_digest=job.digest(),
        notes=tuple(
            f"{result.name} does not hold, and was published as the job says: {job.algorithm.name} "
            "with no guarantee"
            for result in results
            if not result.holds
        ),
    )


def described(release: Release) -> RecodingSummary:
    """Kind of the recoding, its levels if it has them, and how it treats each attribute."""
    recoding = release.recoding
    columns = {
        attribute.name: GeneralizedColumn(
            attribute.distinct, generalized, attribute.height if attribute.hierarchy else None
        )
        for attribute, generalized in zip(
            release.frequency_set.attributes, release.labels.generalized, strict=True
        )
    }
    levels = recoding.levels if isinstance(recoding, Levels) else None
    return RecodingSummary(recoding.kind, columns, levels)


def fates(job: Job, release: Release) -> dict[str, Fate]:
    """What became of each column of the source."""
    kept = {column.name: column for column in release.columns}
    actions: dict[str, Fate] = {"hash": "keyed hash", "null": "emptied"}
    made: dict[str, Fate] = {}
    for column in release.source.columns:
        said = job.columns.get(column.name)
        if column.name not in kept:
            made[column.name] = "dropped"
        elif kept[column.name].quasi:
            made[column.name] = "quasi-identifier"
        else:
            made[column.name] = actions.get(getattr(said, "action", ""), "kept")
    return made


def schema(job: Job, release: Release, *, constrained: bool) -> tuple[TableSchema, ...]:
    """The tables of the release as the catalogue will say them.

    Args:
        job: What was to be done.
        release: What will be published.
        constrained: Whether it says of columns that they hold no NULL, which of a view it does not.
    """
    treated = fates(job, release)
    return tuple(
        TableSchema(
            table.suffix,
            tuple(
                ColumnSchema(
                    column.name,
                    str(column.type),
                    column.nullable or not constrained,
                    treated.get(column.name, "group number"),
                )
                for column in table.columns
            ),
        )
        for table in release.tables
    )
