"""The fingerprint of a job on its tables: all that decides what is published, in comparable form.

It is readable where a report shows the job too. Values that the job lists, texts that come from the
environment and hierarchies are salted SHA-256 digests. Keys are digests of scrypt, so that each
guess takes long to compute.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, SecretStr, TypeAdapter

from sqlanon.errors import UnsupportedError
from sqlanon.job.keys import at_length
from sqlanon.job.redaction import HIDDEN, redact
from sqlanon.job.rules import hierarchy_of
from sqlanon.source.hierarchies.specification import (
    HierarchySpecification,
    HierarchyTable,
    read_declared_rows,
)
from sqlanon.source.inspection import inspect
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from sqlanon.job.job import Job
    from sqlanon.source.inspection import Column
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


_ELSEWHERE = {"connection", "search_in", "max_transfer_cells", "purpose", "person"}
"""Keys that decide nothing, or are read elsewhere: `person` in models, the connection live."""
_LISTED = frozenset({"file", "rows", "taxonomy"})
"""Keys of hierarchies whose rows are in the job or in a file."""
_TABLE = "table"
"""The key of a hierarchy whose rows are in the database."""
_DIGEST = "digest:"
_BLOCK = 64
"""Bytes of a block of SHA-256."""
_ROW = 32
"""Hexadecimal digits of the digest of a row: 128 bits."""


@cache
def installed_version() -> str:
    """Return the version of this package; its metadata takes milliseconds to read."""
    return version("sqlanon")


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """The parts of a job and its tables that decide the release.

    Attributes:
        database: The engine, the server, the database and the schema that bare names are in.
        job: The job at length, defaults written out; values that it lists are digests.
        keys: Digest of each key, by the place where the job has it.
        hierarchies: Digest of each hierarchy of rows, by the place where the job has it: those of
            files, of tables, and of the job itself.
        sources: The types of the columns by name, of each table whose rows are published.
    """

    salt: str
    sqlanon: str
    database: dict[str, str | None]
    job: dict[str, Any]
    keys: dict[str, str]
    hierarchies: dict[str, str]
    sources: dict[str, dict[str, str]]

    @classmethod
    def of(cls, job: Job, salt: str) -> Fingerprint:
        """Build the part that follows from the job alone: no database, no hierarchies in one."""
        listed: dict[str, str] = {}
        for place, said in _hierarchies(job).items():
            rows = read_declared_rows(said)
            if rows is not None:
                listed[place] = _digest(salt, sorted(rows, key=repr))
        keys = {place: _slow(salt, key) for place, key in _keys(job, ())}
        return cls(salt, installed_version(), {}, _canonicalize(job, salt), keys, listed, {})

    @classmethod
    def on(
        cls, workspace: Workspace, job: Job, salt: str, held: RelationName | None = None
    ) -> Fingerprint:
        """Build the whole fingerprint, with its parts from the database.

        Args:
            workspace: Runs the statements.
            job: The job.
            salt: The salt of all digests.
            held: The name of the source during the run, if it is not its own.

        Raises:
            InspectionError: a table is not there.
            HierarchyError: the table or the file of a hierarchy is not there, or holds none.
        """
        alone = cls.of(job, salt)
        hierarchies = dict(alone.hierarchies)
        for place, said in _in_database(job).items():
            digest = _of_table(workspace, said, salt)
            hierarchies |= {} if digest is None else {place: digest}
        # of a file the name alone, since the job has its path
        source = Path(str(job.source)).name if job.on_a_file else str(job.source)
        details = {str(one.source): one.source for one in job.details}
        tables = {source: held or job.source, **details}
        sources = {name: _schema(workspace, there, salt) for name, there in tables.items()}
        database = _place(workspace)
        if not job.on_a_file:
            bare = [one for one in (job.source, *details.values()) if one.schema is None]
            database |= {
                f"schema of {one}": _home_of(workspace, tables[str(one)], database["schema"])
                for one in bare
            }
        return cls(salt, alone.sqlanon, database, alone.job, alone.keys, hierarchies, sources)

    def lacks(self, job: Job) -> list[str]:
        """Return the places of hierarchies of which it does not know the content."""
        return [place for place in _in_database(job) if place not in self.hierarchies]

    def of_job(self, job: Job) -> Fingerprint:
        """Return it without hierarchies that only a database knows, to compare it with `of`."""
        tables = _in_database(job)
        listed = {place: one for place, one in self.hierarchies.items() if place not in tables}
        return replace(self, hierarchies=listed)

    def changes(self, now: Fingerprint) -> list[str]:
        """Return what differs in a later one under the same salt, a line each."""
        found = self.job_changes(now)
        if self.sources.keys() != now.sources.keys() and not found:
            found.append("the tables that are read changed")
        for name in [name for name in self.sources if name in now.sources]:
            old, new = self.sources[name], now.sources[name]
            found += _facts_changed(f"source {name}", old, new, "column ")
        found += _facts_changed("database", self.database, now.database)
        if self.sqlanon != now.sqlanon:
            found.append(f"sqlanon was {self.sqlanon}, now {now.sqlanon}")
        return found

    def job_changes(self, now: Fingerprint) -> list[str]:
        """Return what differs in the job and what it names, a line each."""
        found = _compare_jobs(self.job, now.job)
        for place in dict.fromkeys([*self.keys, *now.keys]):
            if self.keys.get(place) != now.keys.get(place):
                found.append(f"{place}: key changed")
        for place in dict.fromkeys([*self.hierarchies, *now.hierarchies]):
            if self.hierarchies.get(place) != now.hierarchies.get(place):
                found.append(f"{place}: hierarchy changed")
        return list(dict.fromkeys(found))


# -- the job ---------------------------------------------------------------------------------------


def _canonicalize(job: Job, salt: str) -> dict[str, Any]:
    """Return the job with its defaults written out, in a form that can be compared and read."""

    def hide(value: object) -> str:
        return _digest(salt, value)

    said: dict[str, Any] = _strip_hierarchies(_dump(job), hide)
    if (written := job.file_data) is not None:
        said = _without_variables(said, at_length(written), lambda value: _slow(salt, value))
    return _name_parts(redact(said, hide))


def _dump(job: Job) -> dict[str, Any]:
    said = job.model_dump(mode="json", by_alias=True, exclude=_ELSEWHERE, exclude_none=True)
    if isinstance(job.ledger, Path):
        said["ledger"] = os.path.abspath(job.ledger)  # noqa: PTH100 - a link is another place
    return said


def _name_parts(said: dict[str, Any]) -> dict[str, Any]:
    """Turn lists whose order means nothing into mappings by name."""
    algorithm, options = next(iter(said["algorithm"].items()))
    made = {**said, "algorithm": {"name": algorithm, **options}}
    made["privacy"] = _by_name(said["privacy"])
    if "tables" in said:
        made["tables"] = {
            one["source"]: {**one, "privacy": _by_name(one.get("privacy", []))}
            for one in said["tables"]
        }
    return made


def _strip_hierarchies(value: Any, hide: Callable[[object], str], key: str = "") -> Any:  # noqa: ANN401
    """Replace the rows of hierarchies by a reference, and make paths absolute."""
    match value:
        case dict() if key == "hierarchy" and _LISTED & value.keys():
            return "see hierarchies"
        case dict():
            return {name: _strip_hierarchies(one, hide, str(name)) for name, one in value.items()}
        case list() if key == "missing":
            return hide(value)
        case list():
            return [_strip_hierarchies(one, hide) for one in value]
        case str() if key == "file":
            return os.path.abspath(value)  # noqa: PTH100 - a link is another place
    return value


def _without_variables(said: Any, written: object, hide: Callable[[object], str]) -> Any:  # noqa: ANN401
    """Replace values that contain a variable of the environment by digests."""
    match said, written:
        case _, str() if "${" in written:
            return said if said == HIDDEN else hide(said)
        case dict(), dict():
            return {
                name: _without_variables(one, written.get(name), hide) for name, one in said.items()
            }
        case list(), list() if len(said) == len(written):
            pairs = zip(said, written, strict=True)
            return [_without_variables(one, text, hide) for one, text in pairs]
        case _ if "${" in json.dumps(written, default=str):  # a short form, or another order
            return hide(said)
    return said


def _by_name(models: list[dict[str, Any]]) -> dict[str, Any]:
    """Models by what they are called: their order says nothing."""
    found: dict[str, Any] = {}
    for model in sorted(models, key=json.dumps):
        name, options = next(iter(model.items()))
        column = options.get("column")
        called = name if column is None else f"{name} of {column}"
        while called in found:
            called += ", again"
        found[called] = options
    return found


def _keys(value: object, place: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The keys of hashes and lots, by their places."""
    match value:
        case SecretStr():
            yield ".".join(place[:-1]), value.get_secret_value()
        case BaseModel():
            for name in type(value).model_fields:
                if (place, name) != ((), "connection"):
                    yield from _keys(getattr(value, name), (*place, name))
        case dict():
            for name, one in value.items():
                yield from _keys(one, (*place, str(name)))
        case tuple():
            for number, one in enumerate(value):
                yield from _keys(one, (*place, str(getattr(one, "source", number))))


def _hierarchies(job: Job) -> dict[str, HierarchySpecification]:
    """Return every hierarchy of rows that the job names, by its place as `changes` names it."""
    return dict(_hierarchies_in(_name_parts(_dump(job)), ()))


def _in_database(job: Job) -> dict[str, HierarchyTable]:
    """Return the hierarchies that are tables of the database."""
    found = _hierarchies(job).items()
    return {place: said for place, said in found if isinstance(said, HierarchyTable)}


def _hierarchies_in(
    value: object, place: tuple[str, ...]
) -> Iterator[tuple[str, HierarchySpecification]]:
    match value:
        case dict() if place[-1:] == ("hierarchy",) and (_LISTED | {_TABLE}) & value.keys():
            adapter: TypeAdapter[HierarchySpecification] = TypeAdapter(HierarchySpecification)
            named = place[place[0] == "privacy" : -1]  # a model names itself
            yield ".".join(named), adapter.validate_python(value)
        case dict():
            for name, one in value.items():
                yield from _hierarchies_in(one, (*place, str(name)))
        case list():
            for number, one in enumerate(value):
                yield from _hierarchies_in(one, (*place, str(number)))


# -- parts from the database -----------------------------------------------------------------------


def _place(workspace: Workspace) -> dict[str, str | None]:
    """The database that the workspace asks."""
    backend = workspace.backend
    ((name, _),) = workspace.rows("workspace/who")
    home = workspace.rows("inspect/home")
    engine = backend.engine.name
    if name is not None and backend.server is None and os.path.isfile(name):  # noqa: PTH113
        name = os.path.abspath(name)  # noqa: PTH100 - as above
    return {
        "engine": engine,
        "server": backend.server,
        "name": None if name is None else str(name),
        "schema": None if not home or home[0][0] is None else str(home[0][0]),
    }


def _home_of(workspace: Workspace, name: RelationName, home: str | None) -> str | None:
    """Return the schema of a bare name, which a search path may find in several schemas."""
    dialect, found = workspace.dialect, workspace.backend.resolve(name)
    literal, table = dialect.literal(found.name), dialect.literal(dialect.table(found))
    ((ends,),) = workspace.rows("inspect/temporary", name=literal, qualified=table)
    if ends:
        return "a temporary one"
    if found.schema is not None or home is None:
        return found.schema
    there, catalog = dialect.literal(home), dialect.quote(home)
    is_there = workspace.rows("inspect/exists", name=literal, schema=there, catalog=catalog)
    return home if is_there else "another one of the search path"


def _schema(workspace: Workspace, name: RelationName, salt: str) -> dict[str, str]:
    """The columns of a table with their types; of enumerated ones a digest of the values too."""
    columns = inspect(workspace, name).columns
    return {one.name: _type(one, salt) for one in columns}


def _type(column: Column, salt: str) -> str:
    listed = f" {_digest(salt, [*column.declared])}" if column.declared else ""
    return f"{column.display_type or column.kind.value}{listed}"


def _of_table(workspace: Workspace, said: HierarchyTable, salt: str) -> str | None:
    """The digest of a hierarchy in the database; None where the engine has no digests.

    Digests of rows leave the database, no value does.
    """
    dialect = workspace.dialect
    block = salt.encode().ljust(_BLOCK, b"\0")
    inner, outer = (
        dialect.literal(bytes(one ^ pad for one in block).hex()) for pad in (0x36, 0x5C)
    )
    try:
        dialect.hmac_sha256(inner, outer, dialect.utf8(Sql("''")))
    except UnsupportedError:
        return None
    from sqlanon.source.hierarchies.build import table_columns  # noqa: PLC0415

    relation, columns = table_columns(workspace, said)
    cells = []
    for column in columns:
        text = dialect.exact(column.text(dialect, dialect.quote(column.name)), Kind.TEXT)
        length = dialect.text(dialect.integer(dialect.length(text)), Kind.INTEGER)
        sized = dialect.concat([length, dialect.text_literal(":"), text])
        cells.append(workspace.fragment("hierarchy/cell", text=text, sized=sized))
    message = cells[0] if len(cells) == 1 else dialect.concat(cells)
    digest = dialect.hmac_sha256(inner, outer, dialect.utf8(message))
    digests = workspace.rows(
        "hierarchy/row_digests", table=relation.sql, digest=dialect.substring(digest, 1, _ROW)
    )
    names = [column.name for column in columns]
    return _digest(salt, [names, sorted(str(one).lower() for (one,) in digests)])


# -- digests and differences -----------------------------------------------------------------------


def _digest(salt: str, value: object) -> str:
    text = json.dumps(value, sort_keys=True, default=str)
    return _DIGEST + hmac.new(salt.encode(), text.encode(), "sha256").hexdigest()[:_ROW]


def _slow(salt: str, value: object) -> str:
    """Compute a digest that takes 50 ms and 16 MiB, against guessing of keys."""
    text = json.dumps(value, sort_keys=True)
    made = hashlib.scrypt(text.encode(), salt=salt.encode(), n=2**14, r=8, p=1, dklen=_ROW // 2)
    return _DIGEST + made.hex()


_NONE = ("", "nothing")
"""The mark of an absent part."""


def _leaves(value: object, place: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], object]]:
    """Yield all values that are no mapping, and hierarchies, by place; empty mappings too."""
    if isinstance(value, dict) and value and place[-1:] != ("hierarchy",):
        for name, one in value.items():
            yield from _leaves(one, (*place, str(name)))
    else:
        yield place, value


def _split_place(place: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Split a place into the part of the job that messages name, and the place in that part."""
    match place:
        case ("privacy", model, *rest):
            return model, tuple(rest)
        case ("columns" | "tables" as key, name, *rest):
            return f"{key}.{name}", tuple(rest)
        case (key, *rest):
            return key, tuple(rest)
    return "", ()


def _compare_jobs(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """List the differences of two jobs, one line each."""
    old, new = ({_split_place(p): one for p, one in _leaves(job, ())} for job in (before, after))
    was, now = ({part for part, _ in leaves} for leaves in (old, new))
    found: list[str] = []
    for part, place in dict.fromkeys([*old, *new]):
        absent = [part not in was, part not in now]
        if any(absent):
            found.append(f"{part} is {'new' if absent[0] else 'removed'}")
            continue
        one, other = (leaves.get((part, place), _NONE) for leaves in (old, new))
        if _text(one) == _text(other):
            continue
        where = f"{part}: {'.'.join(place)}" if place else part
        if place[-1:] == ("hierarchy",) or _DIGEST in f"{_text(one)} {_text(other)}":
            found.append(f"{where} changed")
        elif {} not in (one, other):  # an addition to an empty mapping is listed itself
            found.append(f"{where} was {_plain(one)}, now {_plain(other)}")
    return list(dict.fromkeys(found))


def _facts_changed(
    where: str, before: Mapping[str, str | None], after: Mapping[str, str | None], what: str = ""
) -> list[str]:
    """List the differences of two flat mappings, one line each."""
    found = []
    for name in dict.fromkeys([*before, *after]):
        if name not in before or name not in after:
            found.append(f"{where}: {what}{name} is {'new' if name not in before else 'removed'}")
            continue
        old, new = before[name], after[name]
        if old != new and _bare(old) == _bare(new):
            found.append(f"{where}: the values that the type of {what}{name} lists changed")
        elif old != new:
            found.append(f"{where}: {what}{name} was {old}, now {new}")
    return found


def _bare(fact: str | None) -> str:
    """A type without the digest of the values that it lists."""
    return str(fact).partition(f" {_DIGEST}")[0]


def _text(value: object) -> str:
    """Return a text to compare values by: to Python 1, 1.0 and True are equal."""
    return json.dumps(value, sort_keys=True)


def _plain(value: object) -> str:
    if value is _NONE:
        return "not set"
    return value if isinstance(value, str) and value.isprintable() else _text(value)


# -- a digest of what the labels of a recoding mean ------------------------------------------------


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
