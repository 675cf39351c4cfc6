"""Connections that are idle while a search runs elsewhere, and what keeps them alive.

Servers end transactions and sessions that are idle for long (`idle_in_transaction_session_timeout`
of PostgreSQL, `idle_transaction_timeout` and `wait_timeout` of MariaDB), and so do proxies.
"""

from __future__ import annotations

from contextlib import contextmanager
from threading import Event, RLock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Self

from sqlanon.errors import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import TracebackType

_SHARE = 3
"""Statements that are sent within the time after which a server would end the connection."""


class Turns:
    """One statement at a time on a connection: of a run, or what keeps it alive between two.

    Attributes:
        idle: Seconds that the connection had been idle when the last statement began.
        lost: Why the connection was lost between two statements; None if it was not.
    """

    def __init__(self) -> None:
        self.idle = 0.0
        self.lost: DatabaseError | None = None
        self._lock = RLock()
        self._last = monotonic()

    def __enter__(self) -> Self:
        self._lock.acquire()
        self.idle = monotonic() - self._last
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._last = monotonic()
        self._lock.release()

    @contextmanager
    def kept_alive(
        self, longest: float, limit: float | None, send: Callable[[], object]
    ) -> Iterator[None]:
        """Send a statement from another thread whenever the connection is idle.

        The run's own thread cannot: it may be in one long statement of the search.

        Args:
            longest: Seconds that the connection may be idle.
            limit: Seconds after which the server ends it; None where it does not say.
            send: Sends the statement; what it raises ends this, not the run.
        """
        pause = longest if limit is None else min(longest, limit / _SHARE)
        over = Event()

        def keep() -> None:
            wait = pause
            while not over.wait(wait):
                wait = pause - (monotonic() - self._last)
                if wait > 0:
                    continue
                wait = pause
                if not self._lock.acquire(blocking=False):
                    continue  # a statement of the run is under way
                self.idle = monotonic() - self._last
                try:
                    send()
                except DatabaseError as error:
                    self.lost = error
                    return
                finally:
                    self._last = monotonic()
                    self._lock.release()

        thread = Thread(target=keep, name="sqlanon-idle", daemon=True)
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()
