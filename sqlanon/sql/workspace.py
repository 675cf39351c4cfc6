"""The workspace: it runs statements, owns the temporary relations and reports progress.

A template is a SELECT, and the method decides how it is used:

- `ask` runs it and returns rows of a named type;
- `make` makes a relation from it, `fill` inserts its rows into one;
- `fragment` renders a part of a statement for another template.

Relations have random names, and are dropped when the workspace closes, also after an error. An
engine with temporary tables drops them too when the connection ends.
"""

from __future__ import annotations

import re
import secrets
import time
import types
from collections import deque
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Self, TypeVar, Union, get_args, get_origin, get_type_hints

from sqlanon.errors import DatabaseError
from sqlanon.sql.backends.orphans import here
from sqlanon.sql.faults import TEMPORARY, find_missing_right
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import (
    PARAMETER,
    Cell,
    Command,
    Fragment,
    Insert,
    Load,
    Make,
    Query,
    SecretRows,
    Statement,
    TableColumn,
    WorkTable,
)
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from types import TracebackType

    from sqlanon.sql.backends import Backend
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Sql


# -- observers and progress ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a run: its phase, and counts of the work done in it.

    Attributes:
        phase: stage, search, write or verify.
        open: Partitions or nodes that are still open; None where unknown.
        share: The share of rows that are in their final class, or of level vectors that need no
            more counting, in [0, 1]; None where unknown.
        rounds: About how many rounds there will be; None where unknown.
        left: Remaining work, in rounds that cost as much as the last ones; None where unknown.
    """

    phase: str
    done: int = 0
    open: int | None = None
    share: float | None = None
    rounds: int | None = None
    left: float | None = None


_SOON = 2.0
"""Seconds of a phase before its duration is estimated."""


class Pace:
    """An estimate of a phase's remaining time, from the rounds left and the last two rounds.

    Rounds of Mondrian on 300,000 distinct cells took 0.2 s in the beginning and 1.2 s in the end.
    A search without rounds gets no estimate: the decided share of a lattice is no measure. With
    28,800 nodes it predicted a sixth of the remaining time.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with a clock that returns seconds."""
        self._clock = clock
        self._phase: str | None = None
        self._began = 0.0
        self._ends: deque[float] = deque(maxlen=3)

    def end(self, progress: Progress) -> float | None:
        """Estimate the end of the phase, by the clock; None where it is not known yet."""
        now = self._clock()
        if progress.phase != self._phase:
            self._phase, self._began = progress.phase, now
            self._ends.clear()
        self._ends.append(now)
        if progress.left is None or now - self._began < _SOON:
            return None
        return now + progress.left * (now - self._ends[0]) / (len(self._ends) - 1)


@dataclass(slots=True)
class Observer:
    """Callbacks that report what happens, each of them optional.

    Attributes:
        statement: Called before each statement with it.
        progress: Called when a phase begins and after each round of a search.
    """

    statement: Callable[[Statement], None] | None = None
    progress: Callable[[Progress], None] | None = None


# -- rows that come back ---------------------------------------------------------------------------
#
# Drivers return the type that their engine computes in: a SUM of integers is a Decimal on
# PostgreSQL and MariaDB, an int on DuckDB and SQLite. A row type has the type of each cell, to
# which it is cast.

Row = TypeVar("Row", bound=tuple[Any, ...])
"""A NamedTuple whose fields are int, float, str, `… | None`, or Any for a cell without a cast."""


def as_rows(row_type: type[Row], rows: Iterable[tuple[Any, ...]]) -> list[Row]:
    """Cast the rows of a query to a NamedTuple.

    Args:
        row_type: A NamedTuple with a field per column, in the columns' order.

    Raises:
        ValueError: a row has more or fewer cells than the type has fields.
        TypeError: a cell is NULL, and its field does not allow None.
    """
    make: Callable[[Iterable[Any]], Row] = row_type._make  # type: ignore[attr-defined]
    columns = [*zip(*rows, strict=True)]
    if not columns:
        return []
    made = [
        # most drivers return most columns as they should be
        column if accepted.issuperset(map(type, column)) else [*map(cast, column)]
        for (accepted, cast), column in zip(_casts(row_type), columns, strict=True)
    ]
    return [*map(make, zip(*made, strict=True))]


@cache
def _casts(
    row_type: type[tuple[Any, ...]],
) -> tuple[tuple[frozenset[type], Callable[[Any], Any]], ...]:
    """Return the types that need no cast, and the cast, of each field."""
    hints = get_type_hints(row_type)
    fields = [hints[name] for name in row_type._fields]  # type: ignore[attr-defined]
    return tuple((frozenset(get_args(hint) or [hint]), _cast(hint)) for hint in fields)


def _cast(hint: Any) -> Callable[[Any], Any]:  # noqa: ANN401 - an annotation
    if hint in {int, float, str}:
        return partial(_not_null, hint)
    if hint is Any:
        return lambda cell: cell
    if get_origin(hint) in {Union, types.UnionType}:
        kinds = [kind for kind in get_args(hint) if kind is not types.NoneType]
        if len(kinds) == 1:
            inner = _cast(kinds[0])
            return lambda cell: None if cell is None else inner(cell)
    raise TypeError(f"a row cannot hold a {hint}")


def _not_null(kind: Callable[[Any], Any], cell: Any) -> Any:  # noqa: ANN401 - a driver's cell
    if cell is None:
        raise TypeError("a query returned NULL where its row type expects a value")
    try:
        return kind(cell)
    except (ArithmeticError, TypeError, ValueError):
        pass  # Python's message quotes the cell
    raise TypeError(f"a query returned a {type(cell).__name__} that is no {kind.__name__}")


# -- the workspace ---------------------------------------------------------------------------------

PREFIX = "_sqlanon_"
LEFTOVER = re.compile(r"_sqlanon_[0-9a-f]{12}_[a-z0-9_]+")
"""Prefix of the names of temporary relations. Nothing else is ever cleaned up."""


def new_run_id() -> str:
    """Return 12 random hexadecimal digits."""
    return secrets.token_hex(6)


@dataclass(slots=True)
class Workspace:
    """Runs statements on one backend.

    Attributes:
        run_id: 12 random hexadecimal digits, a part of every temporary name.
        seconds: Wall-clock seconds of each phase so far.
    """

    backend: Backend
    observer: Observer = field(default_factory=Observer)
    run_id: str = field(default_factory=new_run_id)
    statements: int = 0
    seconds: dict[str, float] = field(default_factory=dict)
    started: datetime = field(default_factory=lambda: datetime.now(UTC))
    _relations: dict[str, WorkTable] = field(default_factory=dict)
    _made: int = 0
    _marker: WorkTable | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        left = False
        for tables in self._group_drops([*self._relations.values()]):
            try:
                self.drop(*tables)
            except DatabaseError:
                if error is None:
                    raise
                # the transaction is aborted already, and its rollback drops the relations
                left = True
        if self._marker is not None and not left:
            with suppress(DatabaseError) if error is not None else nullcontext():
                self.run("workspace/drop", tables=[self._marker])
                self._lock_names("publish/let_go")
            self._marker = None

    # -- running --------------------------------------------------------------------------------

    @property
    def dialect(self) -> Dialect:
        """The dialect of the engine."""
        return self.backend.dialect

    def fragment(self, template: str, /, **values: Any) -> Fragment:  # noqa: ANN401
        """Render a part of a statement, for other templates."""
        return Fragment(render(self.dialect, template, **values))

    def command(self, template: str, /, **values: Any) -> Command:  # noqa: ANN401
        """Render a statement that returns no rows, for `execute`."""
        sql = render(self.dialect, template, **values)
        return Command(template, sql, needs=find_missing_right(template, values))

    def run(self, template: str, /, **values: Any) -> None:  # noqa: ANN401
        """Render and run a statement that returns no rows."""
        self.execute(self.command(template, **values))

    def execute(self, command: Command) -> None:
        """Run a statement that returns no rows."""
        self._tell(command)
        match command:
            case Insert():
                self.backend.insert(command)
            case Load():
                self.backend.load(command)
            case _:
                self.backend.execute(command)

    def ask(self, template: str, row: type[Row], /, **values: Any) -> list[Row]:  # noqa: ANN401
        """Render and run a query.

        Args:
            row: A NamedTuple with a field per column; see `sql.rows`.
        """
        return as_rows(row, self.rows(template, **values))

    def ask_one(self, template: str, row: type[Row], /, **values: Any) -> Row:  # noqa: ANN401
        """Render and run a query that always returns exactly one row; see `ask`."""
        (only,) = self.ask(template, row, **values)
        return only

    def count(self, template: str, /, **values: Any) -> int:  # noqa: ANN401
        """Render and run a query of one row and one column, a whole number."""
        ((number,),) = self.rows(template, **values)
        return int(number)

    def rows(self, template: str, /, **values: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401
        """Render and run a query, and return its rows as the driver returns them."""
        return self.backend.fetch(self._fetch(template, values))

    def stream(self, held: list[object], template: str, /, **values: Any) -> None:  # noqa: ANN401
        """Render and run a query, and put its rows as a stream into `held` (`streams_rows`)."""
        self.backend.stream(self._fetch(template, values), held)

    def check(
        self,
        template: str,
        accept: Callable[[list[tuple[Any, ...]]], None],
        /,
        **values: Any,  # noqa: ANN401
    ) -> None:
        """Render and run a query that checks written rows.

        Args:
            accept: Gets the rows of the answer, and raises if they are wrong. A plan writes
                nothing, so it does not call it.
        """
        query = self._fetch(template, values)
        rows = self.backend.fetch(query)
        if not self.backend.withholds(query):
            accept(rows)

    def names(self, template: str, /, **values: Any) -> list[str]:  # noqa: ANN401
        """Render and run a query, and return the names of its columns."""
        return self.backend.names(self._fetch(template, values))

    def _fetch(self, template: str, values: dict[str, Any]) -> Query:
        query = self._query(template, **values)
        self._tell(query)
        return query

    def _query(self, template: str, /, **values: Any) -> Query:  # noqa: ANN401
        needs = find_missing_right(template, values)
        return Query(template, render(self.dialect, template, **values), needs=needs)

    def _tell(self, statement: Statement) -> None:
        if not self.backend.withholds(statement):
            self.statements += 1
            if self.observer.statement is not None:
                self.observer.statement(statement)

    # -- relations ------------------------------------------------------------------------------

    def make(self, template: str, label: str, /, **values: Any) -> WorkTable:  # noqa: ANN401
        """Make a relation of the workspace from the rows of a SELECT.

        Args:
            template: The SELECT. Its header describes one row of the relation.
        """
        table = self._create_as(template, self._new(label), values)
        self.analyze(table)
        return table

    def view(self, template: str, label: str, /, **values: Any) -> WorkTable:  # noqa: ANN401
        """Make a view of a SELECT, where `reads_through_views`; keep what the view reads."""
        table = replace(self._new(label), view=True)
        self._relations[table.name] = table
        return self._create_as(template, table, values)

    def part(self, table: WorkTable, template: str, /, **values: Any) -> WorkTable:  # noqa: ANN401
        """Return some rows of a relation as a relation: a query in parentheses, read in a FROM."""
        return replace(table, sql=self.fragment(template, **values))

    def _create_as(self, template: str, table: WorkTable, values: dict[str, Any]) -> WorkTable:
        query = self._query(template, **values)
        how = "workspace/view" if table.view else "workspace/make"
        head = render(self.dialect, how, table=table, query=query.sql)
        self.execute(Make(template, head, table, query.sql, needs=TEMPORARY))
        return table

    def table(self, label: str, columns: Mapping[str, type[int | str] | Sql]) -> WorkTable:
        """Make an empty relation of the workspace, for `insert` and `fill`.

        Args:
            columns: Its columns with their types: int for whole numbers of 64 bits, str for texts,
                or a type of the engine.
        """
        types = {int: self.dialect.integer_type, str: self.dialect.text_type}
        said = {n: kind if isinstance(kind, str) else types[kind] for n, kind in columns.items()}
        table = self._new(label, [TableColumn(self.dialect.quote(n), t) for n, t in said.items()])
        self.run("workspace/table", table=table)
        return table

    def _new(self, label: str, columns: Iterable[TableColumn] = ()) -> WorkTable:
        """Choose a new name for a relation that the workspace drops in the end."""
        if self.dialect.work_tables_stay and self._marker is None:
            self._mark()
        table = self._new_name(self._next(label), tuple(columns))
        self._relations[table.name] = table
        return table

    def _next(self, label: str) -> str:
        self._made += 1
        return f"{PREFIX}{self.run_id}_{self._made}_{label}"

    def _new_name(self, name: str, columns: tuple[TableColumn, ...] = ()) -> WorkTable:
        placed = RelationName(self.backend.work_schema, name)
        return WorkTable(name, self.dialect.table(placed), columns)

    def _mark(self) -> None:
        """Make a marker with process and time, for the relations that a killed run would leave."""
        self._lock_names("publish/hold")
        marker = self._new_name(f"{PREFIX}{self.run_id}_begun")
        says = f"sqlanon: {here()} since {datetime.now(UTC).isoformat(timespec='seconds')}"
        self.run("workspace/mark", table=marker, says=self.dialect.literal(says))
        self._marker = marker
        if self.dialect.marks_with_rows:
            self.insert_into(marker.sql, [self.dialect.quote("begun")], [[says]])

    def _lock_names(self, template: str) -> None:
        """Lock the name of the run, where there are named locks: its relations are in use."""
        if self.dialect.named_locks:
            self.rows(template, name=self.dialect.literal(f"{PREFIX}{self.run_id}"))

    def hold(self, label: str, row: Mapping[str, str]) -> WorkTable:
        """Make a relation of one row of keys, in no script, and in no file if that is possible."""
        if not self.dialect.holds_rows:
            table = self.table(label, dict.fromkeys(row, str))
            self.insert(table, [[*row.values()]], secret=True)
            return table
        name = self._next(label)
        table = WorkTable(name, self.dialect.quote(name), held=True)
        self._relations[name] = table
        columns = tuple(self.dialect.quote(column) for column in row)
        rows = ((*row.values(),),)
        sql = render(self.dialect, "workspace/held", relation=table)
        self.execute(SecretRows("workspace/held", sql, table.sql, columns, rows, secret=True))
        return table

    def fill(self, table: WorkTable, template: str, /, **values: Any) -> None:  # noqa: ANN401
        """Insert the rows of a SELECT into a relation of the workspace, its columns in their order.

        Call `analyze` after the last insert.
        """
        query = self._query(template, **values)
        filled = render(self.dialect, "workspace/fill", table=table, query=query.sql)
        self.execute(Command(template, filled, needs=TEMPORARY))

    def insert(
        self, table: WorkTable, rows: Iterable[Iterable[Cell]], *, secret: bool = False
    ) -> None:
        """Insert rows into a relation that `table` made, by bind parameters.

        Args:
            secret: Whether the values are keys that no script may print.
        """
        self.insert_into(table.sql, [one.name for one in table.columns], rows, secret=secret)
        self.analyze(table)

    def insert_into(
        self,
        relation: Sql,
        columns: Sequence[Sql],
        rows: Iterable[Iterable[Cell]],
        *,
        secret: bool = False,
    ) -> None:
        """Insert rows into any relation by bind parameters; see `insert`."""
        marks = [PARAMETER] * len(columns)
        text = render(
            self.dialect, "workspace/insert", relation=relation, columns=columns, marks=marks
        )
        cells = tuple(tuple(row) for row in rows)
        needs = find_missing_right("workspace/insert", {"relation": relation})
        self.execute(
            Insert("workspace/insert", text, relation, tuple(columns), cells, secret, needs=needs)
        )

    def load(self, table: WorkTable, packed: str) -> None:
        """Insert rows `1,20,3;2,20,1` into a relation that `table` made; then call `analyze`."""
        text = render(
            self.dialect,
            "workspace/load",
            relation=table.sql,
            columns=table.columns,
            mark=PARAMETER,
        )
        self.execute(
            Load("workspace/load", text, table.sql, table.columns, packed, needs=TEMPORARY)
        )

    def analyze(self, table: WorkTable) -> None:
        """Collect statistics of a relation, where the planner needs them."""
        if self.dialect.needs_statistics:
            self.run("workspace/analyze", table=table)

    def drop(self, *tables: WorkTable) -> None:
        """Drop relations of the workspace before its end, in one statement where possible."""
        for together in self._group_drops(tables):
            self.run("workspace/drop", tables=together)
            for table in together:
                self._relations.pop(table.name, None)

    def _group_drops(self, tables: Sequence[WorkTable]) -> Iterable[Sequence[WorkTable]]:
        """Group tables by the statement that drops them, views before the relations they read.

        Some engines refuse another order.
        """
        if not self.dialect.drops_lists:
            return [[table] for table in tables]
        return [*filter(None, ([t for t in tables if t.view is view] for view in (True, False)))]

    # -- another connection ---------------------------------------------------------------------

    @contextmanager
    def companion(self, *, aside: bool = False) -> Iterator[Workspace]:
        """Open a workspace on a second connection to the same database, with the same observer.

        Args:
            aside: Whether its queries are no part of a run, so that a plan runs them too.

        Raises:
            UnsupportedError: a second connection is not possible.
        """
        with closing(self.backend.bystander() if aside else self.backend.companion()) as backend:
            yield Workspace(backend, self.observer)

    def with_run(self, run_id: str) -> Workspace:
        """Return a workspace of another run on this connection, to inspect and to end that run."""
        return Workspace(self.backend, self.observer, run_id)

    # -- telling --------------------------------------------------------------------------------

    @contextmanager
    def phase(self, name: str) -> Iterator[None]:
        """Measure the seconds of a phase, without those of inner phases, and report its start."""
        self.progress(Progress(name))
        begin, before = time.perf_counter(), sum(self.seconds.values())
        try:
            yield
        finally:
            within = sum(self.seconds.values()) - before
            spent = time.perf_counter() - begin - within
            self.seconds[name] = self.seconds.get(name, 0.0) + spent

    def progress(self, progress: Progress) -> None:
        """Report the progress of the run to the observer."""
        if self.observer.progress is not None:
            self.observer.progress(progress)


# -- relations of loops ----------------------------------------------------------------------------


@dataclass(slots=True)
class Recurring:
    """Relations that each round of a search makes by the same SELECTs.

    If a dropped relation keeps its locks to the end of the transaction, a thousand rounds use up
    those of the server: PostgreSQL 15 has about 10,000 by default, a relation takes four, and
    SaNGreeA makes four in a round. There a relation is emptied and filled again instead.
    """

    workspace: Workspace
    _made: dict[str, tuple[str, str]] = field(default_factory=dict)
    _spare: dict[tuple[str, str], list[WorkTable]] = field(default_factory=dict)

    def make(self, template: str, label: str, /, **values: Any) -> WorkTable:  # noqa: ANN401
        """Make a relation from the rows of a SELECT; see `Workspace.make`."""
        workspace, kind = self.workspace, (template, label)
        if spare := self._spare.get(kind):
            table = spare.pop()
            workspace.fill(table, template, **values)
            workspace.analyze(table)
            return table
        table = workspace.make(template, label, **values)
        if workspace.dialect.keeps_locks:
            self._made[table.name] = kind
        return table

    def drop(self, *tables: WorkTable) -> None:
        """Drop relations, also those of the workspace, or empty them for the next round."""
        for table in tables:
            if table.name in self._made:
                self.workspace.run("workspace/empty", table=table)
                self._spare.setdefault(self._made[table.name], []).append(table)
        self.workspace.drop(*(table for table in tables if table.name not in self._made))

    def close(self) -> None:
        """Drop the relations that were kept for another round."""
        spare = [table for tables in self._spare.values() for table in tables]
        self.workspace.drop(*spare)
        self._spare.clear()


# -- texts of sets ---------------------------------------------------------------------------------


def cut_at_commas(workspace: Workspace, pieces: WorkTable) -> WorkTable:
    """Split texts at each comma that a space follows; pieces have the code of their text.

    Args:
        pieces: Relation (code, piece) of whole texts, which is dropped if any text is split.
    """
    while workspace.count("pieces/unsplit", pieces=pieces):
        cut = workspace.make("pieces/cut", "cut", pieces=pieces)
        workspace.drop(pieces)
        pieces = workspace.make("pieces/split", "pieces", cut=cut)
        workspace.drop(cut)
    return pieces
