"""A job for programs: its settings as keyword arguments, and the JSON Schema of its file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

from sqlanon.common.options import as_plain
from sqlanon.errors import JobError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence
    from decimal import Decimal
    from typing import Unpack

    from sqlanon.algorithms import Algorithm
    from sqlanon.job.columns import Role
    from sqlanon.job.files import SourceFile
    from sqlanon.job.target import Target
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.public import DetailTable, ReleaseGuard, Reuse
    from sqlanon.source.aggregates import Aggregates
    from sqlanon.sql.names import RelationName

    Said: TypeAlias = Mapping[str, object]

    """The same as a job file says it."""

    RoleName: TypeAlias = Literal["quasi", "sensitive", "keep", "drop"]

    SaidTarget: TypeAlias = str | RelationName | Target | os.PathLike[str] | Said

    """The target of a release: a name, or a Target; for a file the path of another one."""


# -- keyword arguments -----------------------------------------------------------------------------


class JobOptions(TypedDict, total=False):
    """The settings of a job other than its source and its target.

    At least one quasi-identifier and one model are required: `quasi=["age", "zip"], k=5`. Every
    member of a family may be an object or its form in a job file: `Quasi(weight=2)` or
    `{"role": "quasi", "weight": 2}`, `KAnonymity(k=5)` or `{"k_anonymity": {"k": 5}}`,
    `Optimal()` or `"optimal"`.

    Attributes:
        columns: The role of each column: Quasi, Sensitive, Keep, Drop, Identifier, or its name.
        quasi: Quasi-identifiers without options; several, or one.
        sensitive: Sensitive columns without options; several, or one.
        privacy: The privacy models that every class of the release satisfies.
        k: Rows, or persons, that each class holds; short for KAnonymity(k=…).
        l: Different values of each sensitive column that each class shows; short for an
            LDiversity(column=…, l=…) of each.
        algorithm: The algorithm; Mondrian() by default.
        unlisted: The role of the source's columns that `columns` does not list; error by default.
        person: The column that identifies persons, for all models that can count them, and for
            aggregates. Rows are counted if neither it nor a model names one.
        tables: Detail tables, whose rows follow the persons of the source; none by default.
        aggregates: Tables whose rows become columns of the source; none by default.
        max_suppression: Rows that may be suppressed: a whole number is a count, 0.01 is a share; 0
            by default.
        max_loss: The greatest loss that is published, as NCP from 0 to 1.
        min_rows: Rows that the source and the release need, else nothing is published: a whole
            number is a count, 0.9 a share of the last release's rows. 1 by default if an earlier
            release is replaced.
        on_new_value: The treatment of a value that its hierarchy lacks: `error`, the default, which
            refuses the job; `root` or `suppress`.
        suppressed: Whether suppressed rows are left out or published as `*`; drop by default.
        sensitive_as_quasi: Whether each model takes the sensitive columns of the other models for
            quasi-identifiers; False by default.
        accept: Warnings that are accepted, by their codes, each with the reason, or a reason by
            column.
        strict: Whether a warning that is not accepted keeps the release from being published;
            False by default.
        allow_row_security: Whether row-level security may hide rows of the tables from the run;
            False by default.
        ledger: The table that runs are recorded in, False for none; `sqlanon_runs` in the schema of
            the target by default. For files a file, such as runs.jsonl; none by default.
        search_in: Where the search runs: in the database, in an embedded DuckDB that gets codes and
            counts, or where it is quicker; auto by default.
        max_transfer_cells: Cells that may be sent to an embedded search; 50 million by default.
        release_guard: How the release is compared with earlier ones; not compared by default.
        recoding: The earlier release whose recoding is reused; a new one is searched for by
            default.
        purpose: The purpose of the release, for a plan's recommendation; `for` in a file.
        seed: The seed of everything random; 0 by default.
        why: The reason for this release, for its report; columns and models have their own.
    """

    columns: Mapping[str, Role | RoleName | Said]
    quasi: str | Sequence[str]
    sensitive: str | Sequence[str]
    privacy: Sequence[PrivacyModel | Said]
    k: int
    l: int | float | Decimal  # noqa: E741 - the model's name
    algorithm: Algorithm | str | Said
    unlisted: Literal["error", "drop", "keep"]
    person: str
    tables: Sequence[DetailTable | Said]
    aggregates: Sequence[Aggregates | Said]
    max_suppression: int | float | Decimal
    max_loss: int | float | Decimal
    min_rows: int | float | Decimal
    on_new_value: Literal["error", "root", "suppress"]
    suppressed: Literal["drop", "keep"]
    sensitive_as_quasi: bool
    accept: Mapping[str, str | Mapping[str, str]]
    strict: bool
    allow_row_security: bool
    ledger: str | RelationName | os.PathLike[str] | Literal[False]
    search_in: Literal["auto", "database", "embedded"]
    max_transfer_cells: int
    release_guard: ReleaseGuard | Said
    recoding: Reuse | Said
    purpose: Literal["loss", "queries"] | Said
    seed: int
    why: str


def job_of(
    table: str | RelationName | SourceFile, target: SaidTarget | None, **options: Unpack[JobOptions]
) -> Job:
    """The job that keyword arguments say.

    Raises:
        JobError: One line per problem.
    """
    where = {} if target is None else {"target": target}
    said: dict[str, Any] = {
        "for" if name == "purpose" else name: value for name, value in options.items()
    }
    lists = {role: _names(role, said.pop(role)) for role in ("quasi", "sensitive") if role in said}
    columns = said.get("columns", {})
    if lists and isinstance(columns, Mapping):
        named = Counter([name for names in lists.values() for name in names])
        named.update(columns.keys())
        if twice := next((name for name, times in named.items() if times > 1), None):
            raise JobError(
                f"the column {twice} is named twice by quasi, sensitive and columns; name it once"
            )
        by_role = {name: role for role, names in lists.items() for name in names}
        said["columns"] = {**by_role, **columns}
    return Job.from_mapping({"source": table, **where, **said})


def _names(role: str, said: Any) -> Sequence[str]:  # noqa: ANN401 - also of pandas or numpy
    """Several names of columns, or one.

    Raises:
        JobError: it holds something else; a column's values are not quoted.
    """
    plain: Any = None if type(said).__name__ in _OF_VALUES else as_plain(said)
    names = list(plain) if isinstance(plain, list | tuple) else [plain]
    if not names or not all(isinstance(one, str) for one in names):
        raise JobError(f'{role}: takes the names of columns, as {role}=["age", "zip"]')
    return names


_OF_VALUES = {"Series", "DataFrame", "LazyFrame", "ChunkedArray", "Array", "StringArray"}
"""Types whose objects hold values of columns, and no names."""


# -- the JSON Schema -------------------------------------------------------------------------------


def job_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a job file, for editors and other programs."""
    schema = Job.model_json_schema()
    _without_null(schema)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:sqlanon:schema/job/1",
        **schema,
    }


def _without_null(schema: dict[str, Any]) -> None:
    """Take null out of the options that are left out instead; see Parameters."""
    types = schema.get("anyOf", [])
    if {"type": "null"} in types and schema.get("default", types) is None:
        types.remove({"type": "null"})
        del schema["default"]
        if len(types) == 1:
            del schema["anyOf"]
            schema.update(types[0])
            if "$ref" in schema:
                schema.pop("title", None)  # what is referred to has one
    for part in schema.values():
        for inner in part if isinstance(part, list) else [part]:
            if isinstance(inner, dict):
                _without_null(inner)
