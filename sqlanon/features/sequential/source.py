"""A copy of the source whose rows have the signatures of earlier releases."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.errors import JobError
from sqlanon.job import settled
from sqlanon.privacy_models import MUniqueness
from sqlanon.release.signatures import ADDED, Signed
from sqlanon.source.inspection import Column
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.job import Job
    from sqlanon.release.columns import Action
    from sqlanon.release.signatures import Memory
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.workspace import Workspace


def signed_source(
    workspace: Workspace,
    job: Job,
    source: Relation,
    actions: Mapping[str, Action],
    *,
    key_name: str,
    memory: Memory | None,
) -> tuple[Relation, Signed]:
    """The source with a number for each signature and value, and what is known of them.

    Args:
        workspace: Runs the statements.
        job: What to do.
        source: A copy of the source, with its key.
        actions: What happens to each column that stays and is no quasi-identifier.
        key_name: Its key.
        memory: What is remembered of earlier releases; None before the first.

    Raises:
        JobError: the key tells no rows apart.
    """
    dialect = workspace.dialect
    key = source.column(key_name)
    (name,) = {one.column for one in job.privacy if isinstance(one, MUniqueness)}
    column = source.column(name)
    person = key.key(dialect, dialect.column("s", key.name))
    if workspace.count("sequential/no_key", source=source.sql, person=person):
        raise JobError(
            f"target.key: {key.name} is no key of {source.name}: it has NULL, or a value twice"
        )
    raw = dialect.column("s", name)
    read = {
        "source": source.sql,
        "value": dialect.exact(raw, column.kind),
        "memory": None if memory is None else memory.table,
    }
    values = workspace.make(
        "sequential/values",
        "values",
        raw=raw,
        stored=dialect.exact(Sql("v0"), column.kind),
        **read,
    )
    stored = dialect.exact(Sql("m.v0"), column.kind)
    known = dialect.exact(Sql("person"), Kind.TEXT)
    if memory is None:
        remembered = workspace.table("remembered", {"signature": int, "v": int})
    else:
        remembered = workspace.make(
            "sequential/remembered",
            "remembered",
            memory=memory.table,
            numbered=values,
            stored=stored,
        )
    signed = workspace.make(
        "sequential/signed",
        "signed",
        columns=settled.needed(job, dialect, source, actions, key_name),
        names=ADDED,
        numbered=values,
        remembered=remembered,
        person=person,
        known=known,
        **read,
    )
    pairs = workspace.make("sequential/pairs", "pairs", source=signed, names=ADDED)
    pair = Column(ADDED.pair, dialect.integer_type, Kind.INTEGER, added=True)
    relation = replace(source, sql=signed.sql, columns=(*source.columns, pair))
    return relation, Signed(key, column, pair, pairs, values, remembered, memory)
