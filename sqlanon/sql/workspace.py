"""The workspace: it runs Steps, owns the temporary relations and says what is going on.

Nothing else executes a statement. Relations that it makes have random names and are dropped when
it closes, whatever happened; the engine drops them too when the connection ends, where it has
temporary tables.
"""

from __future__ import annotations

import re
import secrets
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

from sqlanon.errors import DatabaseError
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import TracebackType

    from sqlanon.sql.backends import Backend
    from sqlanon.sql.statement import Sql, Step

PREFIX = "_sqlanon_"
LEFTOVER = re.compile(r"_sqlanon_[0-9a-f]{12}_[a-z0-9_]+")
"""Names of relations that sqlanon makes on the way; nothing else is ever cleaned up."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a run stands: the phase, and counts of what it has done there.

    Attributes:
        phase: stage, search, write or verify.
        done: Rounds or nodes done in this phase.
        open: What is still open: partitions or nodes; None where that is not known.
    """

    phase: str
    done: int = 0
    open: int | None = None


@dataclass(slots=True)
class Observer:
    """Who is told what happens; every callback may be left out.

    Attributes:
        statement: Called before each statement with its Step.
        progress: Called when a phase begins and after each round of a search.
    """

    statement: Callable[[Step], None] | None = None
    progress: Callable[[Progress], None] | None = None


@dataclass(slots=True)
class Workspace:
    """Runs Steps on one backend.

    Attributes:
        backend: The connection.
        observer: Who is told.
        run_id: 12 random hexadecimal digits; part of every temporary name.
        statements: Statements run so far.
        seconds: Wall-clock seconds of each phase so far.
    """

    backend: Backend
    observer: Observer = field(default_factory=Observer)
    run_id: str = field(default_factory=lambda: secrets.token_hex(6))
    statements: int = 0
    seconds: dict[str, float] = field(default_factory=dict)
    _relations: dict[str, Sql] = field(default_factory=dict)
    _made: int = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for relation in list(self._relations.values()):
            try:
                self.drop(relation)
            except DatabaseError:
                if error is None:
                    raise
                # the transaction is aborted already; rolling it back drops the relation

    # -- running --------------------------------------------------------------------------------

    def step(self, template: str, /, **values: Any) -> Step:  # noqa: ANN401
        """The statement of a template in the words of this engine."""
        return render(self.backend.dialect, template, **values)

    def execute(self, step: Step) -> None:
        """Run a statement that returns no rows."""
        self._tell(step)
        self.backend.execute(step)

    def run(self, template: str, /, **values: Any) -> None:  # noqa: ANN401
        """Render and run a statement that returns no rows."""
        self.execute(self.step(template, **values))

    def rows(self, template: str, /, **values: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401
        """Render and run a query; all its rows."""
        step = self.step(template, **values)
        self._tell(step)
        return self.backend.fetch(step)

    def names(self, template: str, /, **values: Any) -> list[str]:  # noqa: ANN401
        """Render and run a query; the names of its columns."""
        step = self.step(template, **values)
        self._tell(step)
        return self.backend.names(step)

    def _tell(self, step: Step) -> None:
        self.statements += 1
        if self.observer.statement is not None:
            self.observer.statement(step)

    # -- relations ------------------------------------------------------------------------------

    def create(self, template: str, label: str, /, **values: Any) -> Sql:  # noqa: ANN401
        """Make a relation of the workspace from a template that fills `into`; its name."""
        relation = self.relation(label)
        self.run(template, into=relation, **values)
        self.analyze(relation)
        return relation

    def relation(self, label: str) -> Sql:
        """A fresh name that the workspace will drop in the end."""
        self._made += 1
        name = f"{PREFIX}{self.run_id}_{self._made}_{label}"
        self._relations[name] = self.backend.dialect.quote(name)
        return self._relations[name]

    def insert(self, relation: Sql, columns: Sequence[Sql], rows: Sequence[Sequence[Any]]) -> None:
        """Fill a relation by bind parameters."""
        self.statements += 1
        self.backend.insert(relation, columns, rows)

    def analyze(self, relation: Sql) -> None:
        """Let the planner know what a relation holds, where the engine wants that."""
        if self.backend.dialect.needs_analyze:
            self.run("base/analyze", table=relation)

    def drop(self, *relations: Sql) -> None:
        """Drop relations of the workspace before its end."""
        for relation in relations:
            for name in [name for name, known in self._relations.items() if known == relation]:
                del self._relations[name]
            self.run("base/drop", table=relation)

    # -- telling --------------------------------------------------------------------------------

    @contextmanager
    def phase(self, name: str) -> Iterator[None]:
        """Measure the seconds of a phase and tell that it began."""
        self.progress(Progress(name))
        begin = time.perf_counter()
        try:
            yield
        finally:
            self.seconds[name] = self.seconds.get(name, 0.0) + time.perf_counter() - begin

    def progress(self, progress: Progress) -> None:
        """Tell the observer where the run stands."""
        if self.observer.progress is not None:
            self.observer.progress(progress)
