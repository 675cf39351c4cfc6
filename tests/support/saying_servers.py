"""Servers that say one thing to whoever connects, for errors that no server can be asked for."""

from __future__ import annotations

import socket
import struct
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def postgresql_saying(state: str, message: str) -> Iterator[int]:
    """A port where PostgreSQL's protocol answers with a fatal error; TLS is declined."""
    fields = {b"S": b"FATAL", b"V": b"FATAL", b"C": state.encode(), b"M": message.encode()}
    body = b"".join(kind + value + b"\0" for kind, value in fields.items()) + b"\0"

    def answer(client: socket.socket) -> None:
        asked = client.recv(4096)
        if struct.unpack(">I", asked[4:8])[0] in {80877103, 80877104}:  # SSLRequest, GSSENCRequest
            client.sendall(b"N")
            client.recv(4096)
        client.sendall(b"E" + struct.pack(">I", len(body) + 4) + body)

    with _listening(answer) as port:
        yield port


@contextmanager
def mariadb_saying(number: int, message: str) -> Iterator[int]:
    """A port where MariaDB's protocol begins with an error."""
    body = b"\xff" + struct.pack("<H", number) + message.encode()

    def answer(client: socket.socket) -> None:
        client.sendall(struct.pack("<I", len(body))[:3] + b"\0" + body)

    with _listening(answer) as port:
        yield port


@contextmanager
def _listening(answer: Callable[[socket.socket], None]) -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            while True:
                try:
                    client, _ = server.accept()
                except OSError:  # closed
                    return
                with client:
                    answer(client)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield server.getsockname()[1]
        server.shutdown(socket.SHUT_RDWR)
    thread.join()
