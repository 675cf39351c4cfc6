"""Measures a release by m-invariance as it was written: its classes, counterfeits and signatures.

That all values of a class differ is measured as any model is. This module measures three facts. A
class has as many persons as rows without counterfeits, each shown with the person's value. A person
whose signature still has the value is in a class with the same values. The stored signatures are
those of the written release.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sqlanon.release.columns import Published
from sqlanon.release.release import lookups
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.measure import refuse_other_columns, refuse_some

if TYPE_CHECKING:
    from typing import Any

    from sqlanon.algorithms.bucketization.signatures import Signed
    from sqlanon.features.sequential.storage import StoredSignatures
    from sqlanon.release.release import Release, Written
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


def refuse_unsigned(
    workspace: Workspace, written: Written, signed: Signed, remembered: StoredSignatures
) -> None:
    """Stop a release that is not m-invariant with those before it.

    Args:
        workspace: Runs the statements.
        written: The release.
        signed: The data of its persons before.
        remembered: The stored data of its persons.

    Raises:
        VerificationError: something is not as it should be.
    """
    release, dialect = written.release, workspace.dialect
    rows, counts = written.relations
    _, second = release.tables
    refuse_other_columns(workspace, counts, [column.name for column in second.columns])
    group = release.classes.columns[0]
    kind = signed.column.kind
    persons = _persons(workspace, release, signed)
    value = dialect.exact(dialect.quote(signed.column.name), kind)
    shown = {"rows": rows, "group": group.sql, "value": value, "persons": persons}
    stored = dialect.exact(Sql("v0"), kind)
    after = {"memory": remembered.signatures, "stored": stored}
    held = {"known": dialect.exact(Sql("person"), Kind.TEXT)}
    asked: list[tuple[str, str, dict[str, Any]]] = [
        (
            "sequential/signed_counts",
            "classes do not have as many persons and counterfeits as rows",
            {"counts": counts, "count": second.columns[1].sql, **shown},
        ),
        ("sequential/signed_values", "persons are published without their value", shown),
        (
            "sequential/signed_persons",
            "persons are not stored exactly once",
            {**after, **held, **shown},
        ),
        (
            "sequential/signed_classes",
            "stored signatures have other values than their class",
            {**after, **held, **shown, "staying": False},
        ),
    ]
    if signed.memory is not None:
        before = {"memory": signed.memory.table, "stored": stored}
        asked += [
            (
                "sequential/signed_classes",
                "classes have other values than the earlier signatures of their persons",
                {**before, **held, **shown, "staying": True},
            ),
            (
                "sequential/signed_memory",
                "signatures of earlier releases are not stored again",
                {**before, **held, "after": remembered.signatures, "persons": persons},
            ),
        ]
    if remembered.rows:
        values = [dialect.exact(one, kind) for one in remembered.values]
        relations = [*zip(remembered.rows, values, strict=True)]
        wrong = "values are stored with other classes than they have"
        asked.append(("sequential/signed_rows", wrong, {"relations": relations, **shown}))
    for template, what, said in asked:
        workspace.check(template, partial(refuse_some, what), **said)
    workspace.drop(persons)


def _persons(workspace: Workspace, release: Release, signed: Signed) -> WorkTable:
    """Relation (person, place, value) of the source's rows that are published."""
    dialect = workspace.dialect
    raw, key = dialect.column("s", signed.column.name), signed.key
    person = key.key(dialect, dialect.column("s", key.name))

    def column(name: str, place: int, inner: Sql | None, outer: str) -> Published:
        kind = Kind.TEXT
        return Published(name, Sql(name), Sql(""), kind, True, place, inner, Sql(outer), False)

    return workspace.make(
        "publish/rows",
        "persons",
        columns=(
            column("person", 0, person, "r.o0"),
            column("value", 1, dialect.exact(raw, signed.column.kind), "r.o1"),
            column("place", 2, None, "m.place"),
        ),
        dealing=release.dealing_of_persons,
        keys=None,
        map=release.labels.map,
        source=release.source.sql,
        attributes=lookups(workspace, release.frequency_set, release.recoding),
    )
