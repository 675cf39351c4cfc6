"""Detail tables as they were written, measured with SQL of its own before they are published."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import VerificationError
from sqlanon.verify.measure import refuse_other_columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.details import Detail, Linked
    from sqlanon.release.release import Release, Written
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class KnownDetail:
    """A column of a detail table, as one who knows one of a person's values finds the person.

    Attributes:
        name: Its name.
        values: Its distinct values, NULL among them.
        alone: Persons who have a value that nobody else has.
        unique: Persons who have a value that nobody else of their class has.
    """

    name: str
    values: int
    alone: int
    unique: int


@dataclass(frozen=True, slots=True)
class MeasuredDetail:
    """A detail table, measured.

    Attributes:
        source: The table that was read.
        target: The table that is published.
        rows: Rows of the source.
        nobodys: Those of them whose key is NULL or of nobody in the person table; left out.
        suppressed: Those of them whose person is not published; left out.
        published: Rows that are published.
        persons: Published persons.
        few: Those of them whose number of rows fewer than k of all persons have.
        unique: Those of them whose number of rows nobody else of their class has.
        k: How many persons are enough.
        columns: What its other columns tell of persons.
        sensitive: Names of those whose values nobody is presumed to know.
    """

    source: str
    target: str
    rows: int
    nobodys: int
    suppressed: int
    published: int
    persons: int
    few: int
    unique: int
    k: int
    columns: tuple[KnownDetail, ...]
    sensitive: tuple[str, ...]


class _Fates(NamedTuple):
    """The row of verify/detail_fates; see MeasuredDetail."""

    rows: int
    nobodys: int
    suppressed: int


class _Numbers(NamedTuple):
    """The row of verify/detail_numbers; see MeasuredDetail."""

    persons: int
    few: int
    unique: int


class _Values(NamedTuple):
    """The row of verify/detail_values; see KnownDetail."""

    values: int
    alone: int
    unique: int


def foreseen_details(
    workspace: Workspace, release: Release, persons: Sql
) -> tuple[MeasuredDetail, ...]:
    """Measure the rows that would be written, in relations of the workspace.

    Args:
        workspace: Runs the statements.
        release: What would be published.
        persons: The rows of the persons that would be.
    """
    linked = release.linked
    if linked is None:
        return ()
    made = []
    for detail in linked.details:
        table = workspace.table("details", {one.name: one.type for one in detail.columns})
        workspace.fill(
            table,
            "publish/details",
            columns=detail.columns,
            keys=detail.hashed,
            **linked.rows(workspace, detail, persons),
        )
        workspace.analyze(table)
        made.append(table)
    found = _all_measured(workspace, release, linked, persons, [one.sql for one in made])
    workspace.drop(*made)
    return found


def verified_details(workspace: Workspace, written: Written) -> tuple[MeasuredDetail, ...]:
    """Measure what was written.

    Raises:
        VerificationError: see `_refuse_strays`.
    """
    linked, persons = written.release.linked, written.relations[0]
    if linked is None:
        return ()
    _refuse_strays(workspace, linked, persons, written.details)
    return _all_measured(workspace, written.release, linked, persons, written.details)


def _refuse_strays(
    workspace: Workspace, linked: Linked, persons: Sql, details: Sequence[Sql]
) -> None:
    """Stop where what was written of a detail table is not the rows of the published persons.

    Args:
        workspace: Runs the statements.
        linked: The detail tables.
        persons: What was written of the persons.
        details: What was written of each of the detail tables.

    Raises:
        VerificationError: there is a row of nobody, or of a person more or fewer than in
            the source; a number is not one person's; or there are other columns.
    """
    person = workspace.dialect.quote(linked.person)
    wrong = workspace.count(
        "verify/person_numbers", persons=persons, person=person, numbers=linked.numbers
    )
    if wrong:
        raise VerificationError("persons do not have a number each; nothing was published")
    for detail, relation in zip(linked.details, details, strict=True):
        refuse_other_columns(workspace, relation, [column.name for column in detail.columns])
        key = workspace.dialect.quote(detail.key)
        said = {**linked.rows(workspace, detail, persons), "details": relation, "key": key}
        if workspace.count("verify/detail_strays", **said):
            raise VerificationError(
                f"{detail.source.name}: what was written is not the rows of the persons that are "
                "published; nothing was published"
            )


def _all_measured(
    workspace: Workspace, release: Release, linked: Linked, persons: Sql, details: Sequence[Sql]
) -> tuple[MeasuredDetail, ...]:
    """What each detail table is, and what it tells of persons."""
    return tuple(
        _measured(workspace, release, linked, persons, (detail, relation))
        for detail, relation in zip(linked.details, details, strict=True)
    )


def _measured(
    workspace: Workspace,
    release: Release,
    linked: Linked,
    persons: Sql,
    written: tuple[Detail, Sql],
) -> MeasuredDetail:
    dialect, (detail, relation) = workspace.dialect, written
    said = {
        **linked.rows(workspace, detail, persons),
        "details": relation,
        "key": dialect.quote(detail.key),
        "quasi": [
            dialect.as_published(dialect.column("p", column.name), column.kind)
            for column in release.classes.columns
        ],
        "k": release.asked.needed,
    }
    fates = workspace.ask_one("verify/detail_fates", _Fates, **said)
    numbers = workspace.ask_one("verify/detail_numbers", _Numbers, **said)
    columns = []
    for column in detail.others:
        value = dialect.as_published(dialect.column("t", column.name), column.kind)
        found = workspace.ask_one("verify/detail_values", _Values, value=value, **said)
        columns.append(KnownDetail(column.name, *found))
    return MeasuredDetail(
        str(detail.source.name),
        str(detail.target),
        *fates,
        fates.rows - fates.nobodys - fates.suppressed,
        *numbers,
        release.asked.needed,
        tuple(columns),
        detail.sensitive,
    )
