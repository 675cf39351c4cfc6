"""Ways to a server that are listened to, or cut at one statement, before or after it is done."""

from __future__ import annotations

import select
import socket
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class Cut:
    """Where a connection is cut, once.

    Attributes:
        statement: Words of the statement; empty for any.
        answered: Whether the server gets the statement and answers, which nobody hears.
        waits: Whether it is cut when the server has answered, not when it has been asked.
        at: Which message with these words it is, 1 for the first of all connections; 0 for none.
        met: How many there were so far.
        done: Whether it was cut.
    """

    def __init__(
        self, statement: bytes = b"", *, answered: bool, waits: bool = True, at: int = 1
    ) -> None:
        self.statement = statement
        self.answered = answered
        self.waits = waits
        self.at = at
        self.met = 0
        self.done = False
        self._turn = threading.Lock()

    def meets(self, sent: bytes) -> bool:
        """Whether it is at this message that it is cut."""
        if self.statement not in sent or self.done:
            return False
        with self._turn:
            self.met += 1
            self.done = self.met == self.at
            return self.done


class Heard:
    """What a server said, over all connections.

    Attributes:
        said: The bytes that it sent.
    """

    def __init__(self) -> None:
        self.said = bytearray()


@contextmanager
def cutting(host: str, port: int, cut: Cut) -> Iterator[int]:
    """A local port that leads to a server; other connections go through undisturbed."""
    with _leading(host, port, cut, Heard()) as local:
        yield local


@contextmanager
def listening(host: str, port: int, heard: Heard) -> Iterator[int]:
    """A local port that leads to a server, whose words are written down."""
    with _leading(host, port, Cut(answered=False, at=0), heard) as local:
        yield local


@contextmanager
def _leading(host: str, port: int, cut: Cut, heard: Heard) -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def accept() -> None:
            while True:
                try:
                    client, _ = server.accept()
                except OSError:  # closed
                    return
                words = (client, host, port, cut, heard)
                threading.Thread(target=_forward, args=words, daemon=True).start()

        thread = threading.Thread(target=accept, daemon=True)
        thread.start()
        yield server.getsockname()[1]
        server.shutdown(socket.SHUT_RDWR)
    thread.join()


def _forward(client: socket.socket, host: str, port: int, cut: Cut, heard: Heard) -> None:
    with suppress(OSError), client, socket.create_connection((host, port)) as server:
        while True:
            for ready in select.select([client, server], [], [])[0]:
                sent = ready.recv(65536)
                if not sent:
                    return
                if ready is server:
                    heard.said += sent
                elif cut.meets(sent):
                    if cut.answered:
                        server.sendall(sent)
                        if cut.waits:
                            server.settimeout(2.0)  # for the rest of a pipeline it would wait
                            server.recv(65536)
                    return
                (server if ready is client else client).sendall(sent)
