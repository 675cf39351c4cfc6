"""A digest of what the labels of a recoding mean, to compare jobs by."""

from __future__ import annotations

import hashlib
import json
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from sqlanon.job.rules import hierarchy_of
from sqlanon.source.hierarchies.specification import read_declared_rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sqlanon.job.job import Job
    from sqlanon.source.inspection import Column


def shape_digest(
    job: Job, columns: Iterable[Column] = (), more: Mapping[str, Any] = MappingProxyType({})
) -> str:
    """The SHA-256, in hex, of a job's quasi-identifiers with their hierarchies, orders and limits.

    A file counts by its rows, whatever its path; a table of the database by its name.
    Neither the order of the columns counts nor their weights, which only a search looks at, nor
    the reasons that the job gives.

    Args:
        job: The job.
        columns: Columns of its source. Where one has no other order than its type declares, that
            counts as a list would.
        more: Other parts of the digest: shapes of labels that are not of these columns, by a name
            each.

    Raises:
        HierarchyError: the file of a hierarchy cannot be read.
    """
    said = job.to_mapping()["columns"]
    shapes: dict[str, Any] = {}
    for name in job.quasi_identifiers:
        hierarchy = hierarchy_of(job, name)
        rows = None if hierarchy is None else read_declared_rows(hierarchy)
        shape = {key: value for key, value in said[name].items() if key not in {"weight", "why"}}
        if rows is not None:
            shape["hierarchy"] = sorted(rows, key=repr)
        elif hierarchy is not None:
            shape["hierarchy"] = hierarchy.model_dump(mode="json")
        shapes[name] = shape
    for column in columns:
        quasi = job.quasi_identifiers.get(column.name)
        if column.declared and quasi is not None and hierarchy_of(job, column.name) is None:
            shapes[column.name]["values"] = quasi.order_over(column)
    shapes |= more
    return hashlib.sha256(json.dumps(shapes, sort_keys=True).encode()).hexdigest()
