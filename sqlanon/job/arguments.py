"""Arguments of commands that have no job: the table, the quasi-identifiers and the models."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.common.options import as_plain
from sqlanon.errors import JobError, together
from sqlanon.job.files import FileName, SourceFile, path_meant, source_in, table_of
from sqlanon.job.job import models_of
from sqlanon.job.persons import counting_persons, not_counting
from sqlanon.privacy_models.k_anonymity import KAnonymity
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.job.files import IsFile
    from sqlanon.job.job import Job
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.sql.backends import Connectable
    from sqlanon.sql.names import TableLike


def columns_of(said: Sequence[str]) -> list[str]:
    """Return the names of columns: of texts, an array, an index, or columns of SQLAlchemy.

    A text, or a column, is one.

    Raises:
        JobError: they are no texts.
    """
    plain = as_plain(said)
    listed = [plain] if isinstance(plain, str) else plain
    if not isinstance(listed, list | tuple):
        raise JobError(f"columns must be a list of their names, and not a {_kind(listed)}")
    for one in listed:
        if not isinstance(one, str):
            raise JobError(
                f"columns must be a list of names, and not a {_kind(one)}; make a view of what "
                "is computed, and name its column"
            )
    return list(listed)


def _kind(value: object) -> str:
    return type(value).__name__


def build_requirements(
    quasi: Sequence[str],
    privacy: Sequence[PrivacyModel | Mapping[str, object]],
    k: int | None,
    *,
    sensitive_as_quasi: bool,
    person: str | None = None,
) -> ModelRequirements:
    """Build the requirements that a check measures.

    Args:
        quasi: The quasi-identifiers.
        privacy: The models.
        k: Short for a k-anonymity.
        sensitive_as_quasi: Whether sensitive columns of other models count as quasi for each.
        person: The column that identifies persons, for all models that can count them; None for
            rows.

    Raises:
        SqlanonError: the requirements are incomplete or contradict each other.
    """
    if not quasi:
        raise JobError("name at least one quasi-identifier")
    if len(set(quasi)) < len(quasi):
        raise JobError("a quasi-identifier is named twice")
    plain = as_plain(k)
    if plain is not None and not (isinstance(plain, int) and plain >= 1):
        raise JobError("k must be a whole number, 1 or more")
    models = (*models_of(privacy), *([] if k is None else [KAnonymity(k=k)]))
    if person is not None:
        (person,) = columns_of([person])
        if person in quasi:
            raise JobError(
                f"person: {person} is a quasi-identifier, which does not identify persons"
            )
        models = of_persons(models, person, "the check", some=True)
    return ModelRequirements(models, sensitive_as_quasi)


def of_persons(
    models: Sequence[PrivacyModel], person: str, who: str, *, some: bool
) -> tuple[PrivacyModel, ...]:
    """Models that count persons where they can.

    Args:
        models: The models.
        person: The column that tells persons apart.
        who: The subject of messages.
        some: Whether one of them has to.

    Raises:
        SqlanonError: none of them does and one has to, or one counts others or rows.
    """
    counting = models_of(counting_persons(models, person))
    if wrong := [*not_counting(counting, person, who, some=some)]:
        raise together(wrong)
    return counting


def place_of(
    connection: Connectable | IsFile,
    table: TableLike | None,
    needed: Sequence[str] = (),
    types: Mapping[str, str] | None = None,
) -> tuple[Connectable, RelationName]:
    """Return what to connect to, and the name of the table there.

    Args:
        connection: A connection, or a file.
        table: The table; None of a file.
        needed: Columns that a file must have.
        types: The types of a CSV file's columns, where the file does not name them itself.

    Raises:
        JobError: there is no table, or a file and a table.
    """
    where: Any = connection
    match source_in(connection, table):
        case SourceFile() as file:
            return file.table(needed, types), file.name
        case str(name):
            return where, RelationName.parse(name)
        case RelationName() as name:
            return where, name
    raise JobError(f"name the table, beside the connection{path_meant(connection)}")


def connection_of(job: Job, connection: Connectable | None) -> Connectable:
    """Return the connection of a job: a given one, or its own.

    Raises:
        JobError: neither is there.
    """
    if isinstance(job.source, FileName):
        if connection is not None or job.connection is not None:
            raise JobError(
                f"{job.source} is a file and needs no database: leave the connection (--url) out"
            )
        return table_of(job, job.source.said)
    if connection is not None:
        return connection
    if job.connection is None:
        raise JobError("the job names no connection; add `connection: duckdb:///…` or --url")
    return job.connection.get_secret_value()
