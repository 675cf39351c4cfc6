"""A job: all the settings of one run, as typed and frozen data."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypeVar

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    PrivateAttr,
    SecretStr,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    field_serializer,
    field_validator,
    model_validator,
)

from sqlanon.algorithms import Algorithm
from sqlanon.algorithms.cluster.links import LinkTable
from sqlanon.algorithms.partition.mondrian import Mondrian
from sqlanon.common.options import (
    UNSTORABLE,
    Many,
    Number,
    Reasoned,
    as_plain,
    exact_decimal,
    unstorable,
    without_reasons,
)
from sqlanon.common.wording import sentence, suggestion
from sqlanon.errors import JobError
from sqlanon.job import file as jobfile
from sqlanon.job import persons
from sqlanon.job.columns import Column, Drop, Identifier, Quasi, Sensitive, missing_of
from sqlanon.job.files import FileName, LedgerFile, SourceRelation
from sqlanon.job.keys import ALGORITHM, LATER, MODELS, SHORT, at_length, list_valid_keys, write_out
from sqlanon.job.redaction import beside, redact, without_password
from sqlanon.job.target import Purpose, Target, text_is_allowed, to_target_mapping
from sqlanon.privacy_models import PrivacyModel
from sqlanon.source.aggregates import Aggregates
from sqlanon.source.hierarchies.specification import Rare
from sqlanon.sql.names import ColumnName, Relation, RelationName
from sqlanon.warnings import WARNINGS
from sqlanon.warnings.release import NOTHING_PUBLISHED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.public import DetailTable, ReleaseGuard, Reuse

# -- warnings that are accepted --------------------------------------------------------------------

_CODES = [kind.code for kind in WARNINGS]
_Reason: TypeAlias = str | dict[str, str]


def _reason(said: object) -> object:
    reasons = said.values() if isinstance(said, dict) else [said]
    if not reasons or not all(isinstance(one, str) and one.strip() for one in reasons):
        raise ValueError("needs a reason in words, or one for each column that is accepted")
    return said


def _check_codes(reasons: dict[str, _Reason]) -> dict[str, _Reason]:
    wrong = [
        f"there is no warning {code!r}{suggestion(code, _CODES)} (known: {', '.join(_CODES)})"
        for code in reasons
        if code not in _CODES
    ]
    if wrong:
        raise ValueError("; ".join(wrong))
    return reasons


Accepted: TypeAlias = Annotated[
    dict[str, Annotated[_Reason, BeforeValidator(_reason)]],
    AfterValidator(_check_codes),
    Field(json_schema_extra={"propertyNames": {"enum": _CODES}}),
]
"""Codes of warnings, each with the reason why it is accepted: of all columns, or by column."""


# -- counts or shares of rows ----------------------------------------------------------------------

_PERCENT = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,30})?) ?%")


def _suppression(value: object) -> int | Decimal:
    if isinstance(value, int) and not isinstance(value, bool):
        if value < 0:
            raise ValueError("must not be negative")
        return value
    percent = _PERCENT.fullmatch(value) if isinstance(value, str) else None
    fraction = exact_decimal(value) if percent is None else Decimal(percent[1]).scaleb(-2)
    if not 0 <= fraction <= 1:
        raise ValueError("a fraction must be between 0.0 and 1.0; a count is a whole number")
    return fraction


Suppression = Annotated[int | Number, BeforeValidator(_suppression)]
"""Rows that may be lost: 10 is a count, 0.1, 1.0 and `5%` are fractions."""
MinRows = Annotated[int | Number, BeforeValidator(_suppression)]
"""Rows that a release needs: 1000 is a count, 0.9 a share of those of the last release."""


# -- the job ---------------------------------------------------------------------------------------

_Part = TypeVar("_Part")


_Model: TypeAlias = Annotated[PrivacyModel, MODELS]
if TYPE_CHECKING:
    _Tables: TypeAlias = Many[DetailTable] | None
    _Guard: TypeAlias = ReleaseGuard | None
    _Reuse: TypeAlias = Reuse | None
else:
    _Tables = Annotated[Any, LATER["tables"]]
    _Guard = Annotated[Any, LATER["release_guard"]]
    _Reuse = Annotated[Any, LATER["recoding"]]


@dataclass(frozen=True, slots=True)
class _Written:
    """The content of a job file; it does not count when jobs are compared.

    Attributes:
        data: The file as plain data, its variables not replaced; None without a file.
    """

    data: Mapping[str, Any] | None = field(default=None, compare=False, repr=False)


def _short_forms_are_allowed(schema: dict[str, Any]) -> None:
    """Allow models under `privacy` or in short forms."""
    schema["properties"] |= SHORT
    schema["required"].remove("privacy")
    schema["anyOf"] = [{"required": [key]} for key in ("privacy", *SHORT)]


class Job(Reasoned, validate_by_name=False, json_schema_extra=_short_forms_are_allowed):
    """A run: its table, the roles of its columns, and the privacy to reach.

    Make it with `from_mapping` or `from_file`, which name places as a file has them.
    """

    connection: Annotated[SecretStr, Field(min_length=1)] | None = Field(
        default=None,
        description="database URL; ${NAME} comes from the environment; paths are relative to the "
        "job file",
    )
    source: SourceRelation = Field(description="table or view to read, or a file")
    target: Annotated[Target | None, BeforeValidator(to_target_mapping)] = Field(
        default=None, description="where to publish", json_schema_extra=text_is_allowed
    )
    columns: dict[ColumnName, Column] = Field(description="column → its role")
    unlisted: Literal["error", "drop", "keep"] = Field(
        default="error", description="role of columns of the source that `columns` does not name"
    )
    person: ColumnName | None = Field(
        default=None,
        description="column that identifies persons, for models that can count them and for "
        "aggregates",
    )
    tables: _Tables = Field(
        default=None, description="detail tables, whose rows follow the persons of the source"
    )
    aggregates: Annotated[Many[Aggregates] | None, BeforeValidator(persons.of_aggregates)] = Field(
        default=None, description="columns that the source gets of rows of other tables"
    )
    privacy: Annotated[Many[_Model], BeforeValidator(persons.of_models)] = Field(
        description="models that every class of the release satisfies"
    )
    sensitive_as_quasi: bool = Field(
        default=False, description="other models' sensitive columns are quasi-identifiers to each"
    )
    algorithm: Annotated[Algorithm, ALGORITHM] = Field(
        default=Mondrian(),
        description="how the generalization is found",
        json_schema_extra={"default": Mondrian.name},
    )
    max_suppression: Suppression = Field(
        default=0, description="rows that may be lost: 10 is a count, 0.1, 1.0 and 5% are fractions"
    )
    max_loss: Annotated[Number, Field(ge=0, le=1)] | None = Field(
        default=None,
        description="NCP that the release may lose in all, 0 to 1, else nothing is published",
    )
    min_rows: MinRows | None = Field(
        default=None,
        description="rows that source and release need, else nothing is published: 1000 is a "
        "count, 0.9 a share of the last release's; with `if_exists: replace` by "
        "default 1, or 0 where W11 is accepted",
    )
    on_new_value: Literal["error", "root", "suppress"] = Field(
        default="error",
        description="if a hierarchy lacks a value: refuse the job, put it right below the "
        "root, or suppress its rows; compiled SQL takes error for root",
    )
    suppressed: Literal["drop", "keep"] = Field(
        default="drop", description="leave suppressed rows out, or publish them as *"
    )
    accept: Accepted = Field(
        default={}, description="accepted warning → the reason, for all columns or by column"
    )
    strict: bool = Field(
        default=False, description="publish nothing where a warning is raised that is not accepted"
    )
    allow_row_security: bool = Field(
        default=False, description="release the rows that row-level security shows, if only some"
    )
    search_in: Literal["auto", "database", "embedded"] = Field(
        default="auto",
        description="where it is quicker, in the database, or in an embedded DuckDB that gets "
        "codes and counts",
    )
    max_transfer_cells: Annotated[int, Field(ge=1)] = Field(
        default=50_000_000, description="cells that may be carried to an embedded search"
    )
    ledger: Annotated[
        LedgerFile | Relation | Literal[False] | None, Field(union_mode="left_to_right")
    ] = Field(
        default=None,
        description="table of runs, sqlanon_runs beside the target by default; of files a file, "
        "as runs.jsonl; false for none",
    )
    release_guard: _Guard = Field(
        default=None, description="the release is compared with those before it"
    )
    recoding: _Reuse = Field(
        default=None, description="publish by the recoding of an earlier release, without a search"
    )
    purpose: Purpose | None = Field(
        default=None,
        alias="for",
        description="purpose that plan measures, and for which it recommends an algorithm",
    )
    seed: Annotated[int, Field(ge=0, lt=2**63)] = Field(
        default=0, description="decides which rows go where when a cell is divided"
    )
    _written: _Written = PrivateAttr(default=_Written())

    @model_validator(mode="before")
    @classmethod
    def _short_forms(cls, data: object) -> object:
        return write_out(data) if isinstance(data, dict) else data

    @model_validator(mode="before")
    @classmethod
    def _fill_replaced_table(cls, data: object) -> object:
        """Set the table of a target with mode replace to the source, where none is named."""
        match data:
            case {"source": source, "target": {"mode": "replace", **rest}, **others}:
                # that a file is not replaced is said of the target
                table = "file" if isinstance(source, dict) and "file" in source else source
                target = {"mode": "replace", "table": table, **rest}
                return {"source": source, "target": target, **others}
        return data

    @field_validator("connection")
    @classmethod
    def _beside_the_job(cls, url: SecretStr | None, info: ValidationInfo) -> SecretStr | None:
        folder = (info.context or {}).get("folder")
        if url is None or folder is None:
            return url
        return SecretStr(beside(folder, url.get_secret_value()))

    @field_validator("target")
    @classmethod
    def _target_fits_source(cls, target: Target | None, info: ValidationInfo) -> Target | None:
        if target is not None and (source := info.data.get("source")) is not None:
            if isinstance(source, FileName) != (target.file is not None):
                raise ValueError(
                    "a file is published as a file, {file: …}, and a table as a table or a view"
                )
            if target.file is not None:
                return target
            if target.mode == "replace" and target.table != source:
                raise ValueError("mode: replace replaces the source; leave table out")
            if target.mode != "replace" and target.table == source:
                raise ValueError("is the source; set mode: replace if it is to be replaced")
        return target

    @field_validator("ledger")
    @classmethod
    def _ledger_is_its_own(
        cls, ledger: Path | RelationName | Literal[False] | None, info: ValidationInfo
    ) -> Path | RelationName | Literal[False] | None:
        target = info.data.get("target")
        if isinstance(ledger, Path):
            if target is not None and target.file is None:
                raise ValueError("a file of runs is for a target that is a file; name a table")
            return ledger
        if ledger and ledger in {info.data.get("source"), target and target.table}:
            raise ValueError("is the source or the target; the ledger is a table of its own")
        return ledger

    @field_validator("columns")
    @classmethod
    def _some_quasi_identifier(cls, columns: dict[str, Column]) -> dict[str, Column]:
        if not any(isinstance(column, Quasi) for column in columns.values()):
            raise ValueError("at least one column must have role: quasi")
        return columns

    @field_serializer("connection", when_used="json-unless-none")
    def _connection_hidden(self, connection: SecretStr) -> str:
        return without_password(connection.get_secret_value())

    @property
    def identifiers(self) -> dict[str, Identifier]:
        """The direct identifiers that stay, by column, in the job's order."""
        return {n: c for n, c in self.columns.items() if isinstance(c, Identifier)}

    @property
    def ledger_table(self) -> RelationName | None:
        """The table that the job wants its runs entered in; None for the usual one, or for none."""
        return self.ledger if isinstance(self.ledger, RelationName) else None

    @property
    def columns_left_out(self) -> tuple[str, ...]:
        """The columns that are left out, in the job's order."""
        return tuple(name for name, said in self.columns.items() if isinstance(said, Drop))

    @property
    def quasi_identifiers(self) -> dict[str, Quasi]:
        """The quasi-identifiers by column, at least one, in the job's order."""
        return {n: c for n, c in self.columns.items() if isinstance(c, Quasi)}

    @property
    def rare(self) -> tuple[str, ...]:
        """The quasi-identifiers whose rare values have a common label."""
        said = self.quasi_identifiers.items()
        return tuple(name for name, one in said if isinstance(one.hierarchy, Rare))

    @property
    def quasi_by_release_column(self) -> dict[str, str]:
        """The quasi-identifier behind each generalized column of the release, by that column."""
        said = self.quasi_identifiers.items()
        return {shown: name for name, one in said for shown in one.list_release_columns(name)}

    @property
    def missing(self) -> dict[str, tuple[str, ...]]:
        """The values that mean missing, by column, of the columns that have some."""
        return missing_of(self.columns)

    @property
    def sensitive(self) -> dict[str, Sensitive]:
        """The sensitive columns, in the job's order."""
        return {n: c for n, c in self.columns.items() if isinstance(c, Sensitive)}

    @property
    def details(self) -> tuple[DetailTable, ...]:
        """The detail tables, in the job's order."""
        return self.tables or ()

    @property
    def compares_all(self) -> bool:
        """Whether the release is compared with all that the source has had."""
        return self.release_guard is not None and self.release_guard.compare == "all"

    @property
    def on_a_file(self) -> bool:
        """Whether the source is a file."""
        return isinstance(self.source, FileName)

    @property
    def on_a_csv_file(self) -> bool:
        """Whether the source is a CSV file, whose cells are texts before they get a type."""
        source = self.source
        return isinstance(source, FileName) and source.said.form != "parquet"

    def suppression_limit(self, rows: int) -> int:
        """Return how many of `rows` source rows may be lost: exact floor, at most all."""
        if isinstance(self.max_suppression, int):
            return min(self.max_suppression, rows)
        return int(Fraction(self.max_suppression) * rows)

    @property
    def least_rows(self) -> int | Decimal:
        """Rows that a release needs, or their share of the last release's rows."""
        if self.min_rows is None:
            return 0 if NOTHING_PUBLISHED in self.accept else 1
        return self.min_rows

    @classmethod
    def from_mapping(cls, data: Mapping[str, object]) -> Job:
        """Return the job that a dictionary says, with the same keys as a job file.

        Nothing is taken from the environment, and relative paths are relative to the process.

        Raises:
            JobError: One line per problem.
        """
        plain = {str(name): as_plain(value) for name, value in data.items()}
        return _validate(TypeAdapter(cls), plain, jobfile.Document("", plain))

    @classmethod
    def from_file(cls, path: str | Path, *, environment: Mapping[str, str] | None = None) -> Job:
        """Return the job of a .yaml, .yml, .toml or .json file (see `jobfile.read`).

        Raises:
            JobError: The file cannot be read, or one line per problem with file and line.
        """
        document = jobfile.read(path, environment=environment)
        job = _validate(TypeAdapter(cls), document.data, document, folder=Path(path).parent)
        job._written = _Written(document.written)  # noqa: SLF001 - its own
        return job

    def to_mapping(self) -> dict[str, Any]:
        """Return what `from_mapping` takes, of JSON types only, without any secret.

        The connection is kept only where it can hold no password (a DuckDB or SQLite file); a key
        is `***`, which `from_mapping` refuses, so that nothing is hashed with it.
        """
        return self.model_dump(mode="json", by_alias=True, exclude_none=True)

    @property
    def file_data(self) -> Mapping[str, Any] | None:
        """The content of the job file, variables not replaced; None without a file."""
        return self._written.data

    def redact(self) -> dict[str, Any]:
        """Return the job as it was written, without secrets and values of the table; see `redact`.

        Short forms are expanded. A job that was in no file is returned as `to_mapping` has it.
        """
        written = self.file_data
        return redact(self.to_mapping() if written is None else at_length(written))

    def digest(self) -> str:
        """Return the SHA-256, in hex, of everything but connection, secrets and reasons.

        Jobs of the same meaning have the same digest, with or without written defaults, and
        whatever their search engine and purpose. `person` is part of models and aggregates. The
        order of the columns counts: it decides ties.
        """
        elsewhere = {"connection", "search_in", "max_transfer_cells", "purpose", "person"}
        asked = without_reasons(self)
        said = asked.model_dump(mode="json", exclude=elsewhere, exclude_none=True)
        return hashlib.sha256(json.dumps(said).encode()).hexdigest()


def models_of(said: Sequence[object]) -> tuple[PrivacyModel, ...]:
    """Return the models under `privacy` in a job, without the rest of it.

    Args:
        said: Models, made or as a job says them.

    Raises:
        JobError: One line per problem.
    """
    plain = tuple(as_plain(model) for model in said)
    document = jobfile.Document("", {"privacy": list(plain)})
    return _validate(TypeAdapter(tuple[_Model, ...]), plain, document, ("privacy",))


def links_of(said: object) -> LinkTable:
    """Return the links under `network` of an algorithm, without the rest of the job.

    Raises:
        JobError: One line per problem.
    """
    document = jobfile.Document("", {"links": said})
    return _validate(TypeAdapter(LinkTable), said, document, ("links",))


def suppression_of(said: object) -> int | Number:
    """Return the value of `max_suppression` in a job, without the rest of it.

    Raises:
        JobError: It is neither a count nor a fraction.
    """
    document = jobfile.Document("", {"max_suppression": said})
    return _validate(TypeAdapter(Suppression), said, document, ("max_suppression",))


def quasi_of(column: str, said: Mapping[str, object]) -> Quasi:
    """Return the settings of one quasi-identifier in a job, without the rest of it.

    Raises:
        JobError: One line per problem.
    """
    options = dict(said)
    document = jobfile.Document("", {"columns": {column: options}})
    return _validate(TypeAdapter(Quasi), options, document, ("columns", column, "quasi"))


def _validate(
    adapter: TypeAdapter[_Part],
    said: object,
    document: jobfile.Document,
    place: tuple[str, ...] = (),
    **context: object,
) -> _Part:
    """Validate a job, or a part of one.

    Raises:
        JobError: One line per problem.
    """
    told = []
    problems = []
    try:
        made = adapter.validate_python(said, context=context)
    except ValidationError as error:
        problems = error.errors(include_url=False)
    else:
        words = f"must not hold {UNSTORABLE}"
        told += [
            document.problem((*place, *where), words, absent=False) for where in unstorable(said)
        ]
        if not told:
            return made
    for problem in problems:
        location = (*place, *problem["loc"])
        message = sentence(problem, location[-1], partial(list_valid_keys, Job, location[:-1]))
        told.append(document.problem(location, message, absent=problem["type"] == "missing"))
    raise JobError("\n".join(text for _, text in sorted(told)))


# -- the job with another k ------------------------------------------------------------------------

_WITH_K = ("k_anonymity", "person_anonymity")
"""Models that count rows or persons of a class."""


def k_of(job: Job) -> int | None:
    """The greatest k that a job asks for; None where it asks for none."""
    found = [int(vars(model)["k"]) for model in job.privacy if model.name in _WITH_K]
    return max(found, default=None)


def with_k(job: Job, k: int) -> Job:
    """The job with this k in each model that has one."""
    models = tuple(
        type(model).model_validate({**model.model_dump(), "k": k})
        if model.name in _WITH_K
        else model
        for model in job.privacy
    )
    return job.model_copy(update={"privacy": models})
