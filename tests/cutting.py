"""A way to a server that cuts one connection at one statement, before or after it is done."""

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
        statement: Words of the statement.
        answered: Whether the server gets the statement and answers, which nobody hears.
        done: Whether it was cut.
    """

    def __init__(self, statement: bytes, *, answered: bool) -> None:
        self.statement = statement
        self.answered = answered
        self.done = False


@contextmanager
def cutting(host: str, port: int, cut: Cut) -> Iterator[int]:
    """A local port that leads to a server; other connections go through undisturbed."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def accept() -> None:
            while True:
                try:
                    client, _ = listening.accept()
                except OSError:  # closed
                    return
                threading.Thread(target=_forward, args=(client, host, port, cut)).start()

        thread = threading.Thread(target=accept, daemon=True)
        thread.start()
        yield listening.getsockname()[1]
        listening.shutdown(socket.SHUT_RDWR)
    thread.join()


def _forward(client: socket.socket, host: str, port: int, cut: Cut) -> None:
    with client, socket.create_connection((host, port)) as server, suppress(OSError):
        while True:
            for ready in select.select([client, server], [], [])[0]:
                sent = ready.recv(65536)
                if not sent:
                    return
                if ready is client and cut.statement in sent and not cut.done:
                    cut.done = True
                    if cut.answered:
                        server.sendall(sent)
                        server.recv(65536)
                    return
                (server if ready is client else client).sendall(sent)
