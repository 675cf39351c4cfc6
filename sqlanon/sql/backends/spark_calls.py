"""Calls of a Spark session that end on the server, too, where somebody interrupts them here."""

from __future__ import annotations

import secrets
from concurrent.futures import Future, wait
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

_Result = TypeVar("_Result")

PATIENCE = 60.0
"""Seconds that an interrupted statement has to end on the server."""
_PAUSE = 0.5
"""Seconds after which the server is told again: the statement may not have reached it before."""


class Calls:
    """What is asked of a session, one call at a time.

    A statement does not end with the client that waits for it: a CREATE TABLE … AS would go on, and
    make its table after whatever cleans up. So each call has a thread of its own, under a tag, and
    whoever is interrupted while waiting has the tag's operations interrupted, and waits for that.
    """

    def __init__(self, session: Any) -> None:  # noqa: ANN401 - of another package
        """Tag calls of a session; one whose client has no tags is called as it is."""
        self._session = session
        self._context: Any = getattr(session, "sparkContext", None)  # of a classic session
        self._tag = f"sqlanon-{secrets.token_hex(6)}"
        self._tags = hasattr(self._context, "addJobTag") or hasattr(session, "addTag")

    def done(self, action: Callable[[], _Result]) -> _Result:
        """Do something with the session, and nothing else meanwhile.

        Raises:
            KeyboardInterrupt: the caller was interrupted; the server has ended what it was at, or
                has not within `PATIENCE`, or the caller was interrupted again.
        """
        if not self._tags:
            return action()
        ended: Future[_Result] = Future()
        tagged = self._tagging()

        def call() -> None:
            try:
                with suppress(Exception):  # the action itself fails then, and tells
                    tagged()
                ended.set_result(action())
            except BaseException as error:  # noqa: BLE001 - is raised where it is waited for
                ended.set_exception(error)

        Thread(target=call, name="sqlanon-spark", daemon=True).start()
        try:
            return ended.result()
        except KeyboardInterrupt:
            last = monotonic() + PATIENCE
            while not ended.done() and monotonic() < last:
                self.interrupt()
                wait([ended], timeout=_PAUSE)
            raise

    def interrupt(self) -> None:
        """Have the server end whatever it is at for these calls; it may be away."""
        with suppress(Exception):  # gRPC and py4j have their own
            if self._tags and self._context is not None:
                # a tag of the classic session itself is known to the thread alone that has it
                self._context.cancelJobsWithTag(self._tag)
            elif self._tags:
                self._session.interruptTag(self._tag)

    def _tagging(self) -> Callable[[], None]:
        """Gives another thread the tag, beside what the caller's has: tags, or properties."""
        if (context := self._context) is not None:
            java = context._jsc.sc()  # noqa: SLF001 - as pyspark.inheritable_thread_target
            properties = java.getLocalProperties().clone()

            def classic() -> None:
                java.setLocalProperties(properties)
                context.addJobTag(self._tag)

            return classic
        tags = {*self._session.getTags(), self._tag}

        def remote() -> None:
            for tag in tags:
                self._session.addTag(tag)

        return remote
