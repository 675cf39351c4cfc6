"""Labels of an earlier release for items of persons: whether combinations of them still hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import UnsatisfiableError
from sqlanon.privacy_models import KMAnonymity

if TYPE_CHECKING:
    from sqlanon.features.reuse.recalled import Recalled
    from sqlanon.privacy_models.requirements import Asked
    from sqlanon.release.recoding import ReadRegions
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.workspace import Workspace

_NOBODY = -1
"""A code that no person has."""


def refuse_rare(
    workspace: Workspace, staged: FrequencySet, found: ReadRegions, recalled: Recalled, asked: Asked
) -> None:
    """Refuse labels by which a combination of a person's rows is of too few persons by now.

    The classes that are read are looked at one by one, and this is of several of them.

    Args:
        workspace: Runs the statements.
        staged: Today's cells.
        found: The classes.
        recalled: Where they stand.
        asked: The models.

    Raises:
        UnsatisfiableError: there is one.
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
                f"under the labels of run {recalled.run_id} {rare} {are} of fewer than {model.k} "
                f"persons by now, of {model.m} rows of a person or fewer, and labels rise by a "
                f"search only; {recalled.asked.otherwise}"
            )
