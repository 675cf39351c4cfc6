"""Calls of a Spark session that are interrupted, where there is no Spark: who waits for what."""

from __future__ import annotations

import os
import signal
import threading
from typing import TYPE_CHECKING

import pytest

from sqlanon.sql.backends import spark
from sqlanon.sql.backends.spark import Calls

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def _interrupted_by_a_signal() -> Iterator[None]:
    """A process that a script starts in the background ignores the signal."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


class Session:
    """A session of Connect's whose one operation ends when it was told to for the second time."""

    def __init__(self) -> None:
        self.tags = threading.local()
        self.seen: set[str] = set()
        self.told: list[str] = []
        self.ended = threading.Event()
        self.over = False
        self.addTag("theirs")

    def addTag(self, tag: str) -> None:  # noqa: D102, N802 - of Spark
        self.tags.__dict__.setdefault("held", set()).add(tag)

    def getTags(self) -> set[str]:  # noqa: D102, N802
        return set(self.tags.__dict__.get("held", set()))

    def interruptTag(self, tag: str) -> list[str]:  # noqa: D102, N802
        self.told.append(tag)
        if len(self.told) == 2:
            self.ended.set()
        return []

    def work(self) -> None:
        """An operation under which its client is interrupted."""
        self.seen = self.getTags()
        threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start()
        self.ended.wait(20)
        self.over = True
        raise RuntimeError("cancelled")


def test_who_interrupts_waits_until_the_server_is_done() -> None:
    session = Session()
    with pytest.raises(KeyboardInterrupt):
        Calls(session).done(session.work)
    assert session.over
    (ours,) = set(session.told)
    assert session.seen == {"theirs", ours}
    assert session.getTags() == {"theirs"}, "the caller's thread got the tag"


def test_a_server_that_goes_on_is_not_waited_for_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(spark, "PATIENCE", 0.1)
    monkeypatch.setattr(spark, "_PAUSE", 0.2)
    session = Session()
    with pytest.raises(KeyboardInterrupt):
        Calls(session).done(session.work)
    assert not session.over
    session.ended.set()


def test_results_and_errors_are_the_actions() -> None:
    calls = Calls(Session())
    assert calls.done(lambda: 7) == 7
    with pytest.raises(ZeroDivisionError):
        calls.done(lambda: 1 // 0)


def test_a_session_without_tags_is_called_as_it_is() -> None:
    assert Calls(object()).done(threading.current_thread) is threading.current_thread()
