"""A thread that owns the connection, and the tasks that wait for it.

Connections are for one thread, and browsers ask in many: each question is a task, asked once
however many tabs wait for it, and its answer is kept for the next that asks.
"""

from __future__ import annotations

import threading
import time
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

from sqlanon.errors import SqlanonError
from sqlanon.sql.workspace import Observer, Pace, Progress
from sqlanon.tools.explorer.exploration import StoppedError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from contextlib import AbstractContextManager

    from sqlanon.sql.statement import Statement

_Held = TypeVar("_Held")
State: TypeAlias = Literal["waiting", "running", "done", "failed", "stopped"]
_KEPT = 64
"""Answers that are remembered; a lattice of 20,000 level vectors is a few megabytes."""


class Task:
    """A question and, in the end, its answer.

    Attributes:
        number: Its number on a page.
        title: Its title, for people.
        state: Its state.
        progress: The last message of the search.
        ends: When its phase will have ended, by `time.monotonic`; None where that is not known.
        statements: Statements that it ran.
        answer: The result, when it is done.
        trouble: Why there is no answer, when it has failed.
        ended: Set when it is over, one way or the other.
    """

    def __init__(self, number: int, title: str, work: Callable[[Any], object]) -> None:
        self.number = number
        self.title = title
        self.state: State = "waiting"
        self.progress: Progress | None = None
        self.ends: float | None = None
        self.pace = Pace()
        self.statements = 0
        self.answer: Any = None
        self.trouble = ""
        self.ended = threading.Event()
        self.work = work
        self.begun = time.monotonic()
        self.to_stop = threading.Event()

    @property
    def seconds(self) -> float:
        """Seconds since it was asked."""
        return time.monotonic() - self.begun

    @property
    def left(self) -> float | None:
        """Seconds until its phase will have ended, about; None where that is not known."""
        return None if self.ends is None else max(self.ends - time.monotonic(), 0.0)

    def end(self, state: State, *, answer: object = None, trouble: str = "") -> None:
        """Report the result."""
        self.answer, self.trouble, self.state = answer, trouble, state
        self.ended.set()


class Worker(Generic[_Held]):
    """Answers tasks one after the other, in a thread that opens what they need and closes it."""

    def __init__(self, opened: Callable[[Observer], AbstractContextManager[_Held]]) -> None:
        """Begin.

        Args:
            opened: Opens what the work of a task is given; called in the thread.
        """
        self._opened = opened
        self._queue: SimpleQueue[Task | None] = SimpleQueue()
        self._tasks: dict[Hashable, Task] = {}
        self._lock = threading.Lock()
        self._numbers = 0
        self._running: Task | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sqlanon-explore", daemon=True)
        self._thread.start()

    def ask(
        self, key: Hashable, title: str, work: Callable[[_Held], object], again: int | None = None
    ) -> Task:
        """The task of a key: the one that is there, or a new one.

        Args:
            key: The key of the task.
            title: Its title, for people.
            work: The function to run with the opened exploration.
            again: The number of a task that is to be done once more, if it is over.
        """
        with self._lock:
            task = self._tasks.pop(key, None)
            if task is None or (task.number == again and task.ended.is_set()):
                self._numbers += 1
                task = Task(self._numbers, title, work)
                self._queue.put(task)
            self._tasks[key] = task  # the last one in the order
            for old in [one for one, its in self._tasks.items() if its.ended.is_set()]:
                if len(self._tasks) <= _KEPT:
                    break
                if self._tasks[old] is not task:
                    del self._tasks[old]
            return task

    def stop(self, number: int) -> None:
        """Ask a task to stop: it does before its next statement; nothing if it is over."""
        with self._lock:
            for task in self._tasks.values():
                if task.number == number:
                    task.to_stop.set()

    def close(self, seconds: float = 10.0) -> None:
        """Stop what runs, and close what was opened; wait for it, but not for ever."""
        self._closing.set()
        with self._lock:
            for task in self._tasks.values():
                task.to_stop.set()
        self._queue.put(None)
        self._thread.join(seconds)

    def _run(self) -> None:
        trouble = ""
        try:
            with self._opened(Observer(self._statement, self._progress)) as held:
                while (task := self._queue.get()) is not None:
                    self._answer(task, held)
                return
        except SqlanonError as error:
            trouble = str(error)
        except Exception as error:  # noqa: BLE001 - whoever waits has to be told
            trouble = _describe_bug(error)
        while not self._closing.is_set() and (task := self._queue.get()) is not None:
            task.end("failed", trouble=trouble)

    def _answer(self, task: Task, held: _Held) -> None:
        """Do the work of a task; an error is its own, and ends no other."""
        self._running, task.state = task, "running"
        try:
            if task.to_stop.is_set():
                raise StoppedError  # noqa: TRY301 - as if it had been heard while it ran
            task.end("done", answer=task.work(held))
        except StoppedError:
            task.end("stopped")
        except SqlanonError as error:
            task.end("failed", trouble=str(error))
        except Exception as error:  # noqa: BLE001 - whoever waits has to be told
            task.end("failed", trouble=_describe_bug(error))
        finally:
            self._running = None

    def _statement(self, _: Statement) -> None:
        if (task := self._running) is not None:
            task.statements += 1
            self._heed(task)

    def _progress(self, progress: Progress) -> None:
        if (task := self._running) is not None:
            task.progress, task.ends = progress, task.pace.end(progress)
            self._heed(task)

    @staticmethod
    def _heed(task: Task) -> None:
        """Stop once, since the cleanup after it runs statements too."""
        if task.to_stop.is_set():
            task.to_stop.clear()
            raise StoppedError


def _describe_bug(error: Exception) -> str:
    """Return the message of a bug, without anything that may hold a value."""
    name = type(error).__name__
    return f"this is a bug in sqlanon ({name}); `sqlanon plan` with -vv shows more of it"
