"""The report of a run, from what its steps left behind."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlanon.release.recoding import Levels
from sqlanon.report.data import Classes, Report, Risk, Rows
from sqlanon.report.loss import total_loss

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.job.job import Job
    from sqlanon.release.release import Content
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.measure import ClassSizes, ModelResult


def assemble(
    job: Job,
    workspace: Workspace,
    content: Content,
    sizes: ClassSizes,
    results: Sequence[ModelResult],
) -> Report:
    """The report; what it says of the release was measured on the release."""
    if job.target is None:
        raise ValueError("a report needs a target")
    staged, recoding = content.frequency_set, content.recoding
    seconds = dict(workspace.seconds)
    return Report(
        run_id=workspace.run_id,
        source=str(job.source),
        target={"table": str(job.target.table), "mode": job.target.mode},
        rows=Rows(staged.rows, sizes.rows, recoding.suppressed),
        classes=Classes(sizes.count, sizes.smallest, sizes.mean, sizes.largest),
        models=tuple(results),
        loss=total_loss(staged, recoding, content.classes, content.asked.k, sizes),
        risk={
            "before": Risk.of(staged.cell_count, staged.smallest, staged.rows, staged.unique),
            "after": Risk.of(sizes.count, sizes.smallest, sizes.rows, sizes.unique),
        },
        recoding=described(content),
        columns=fates(job, content),
        search=asdict(recoding.search),
        seconds={**seconds, "total": sum(seconds.values())},
        statements=workspace.statements,
        notes=tuple(
            f"{result.name} does not hold, and was published as the job says: {job.algorithm.name} "
            "with no guarantee"
            for result in results
            if not result.holds
        ),
    )


def described(content: Content) -> dict[str, Any]:
    """Kind of the recoding, its levels if it has them, and how it treats each attribute."""
    recoding = content.recoding
    return {
        "kind": recoding.kind,
        **({"levels": recoding.levels} if isinstance(recoding, Levels) else {}),
        "attributes": {
            attribute.name: {
                "values": attribute.distinct,
                "classes_generalized": loss.generalized,
                "hierarchy_height": attribute.height if attribute.hierarchy else None,
            }
            for attribute, loss in zip(
                content.frequency_set.attributes, content.classes.losses, strict=True
            )
        },
    }


def fates(job: Job, content: Content) -> dict[str, str]:
    """What became of each column of the source."""
    kept = {column.name: column for column in content.columns}
    made: dict[str, str] = {}
    for column in content.source.columns:
        said = job.columns.get(column.name)
        if column.name not in kept:
            made[column.name] = "dropped"
        elif kept[column.name].quasi:
            made[column.name] = "quasi-identifier"
        else:
            action = getattr(said, "action", None)
            made[column.name] = {"hash": "keyed hash", "null": "emptied"}.get(action or "", "kept")
    return made
