"""A server that logs all that it is sent logs no key of a hash."""

from __future__ import annotations

import hashlib
import hmac
import subprocess
from typing import TYPE_CHECKING, Any

import pytest
from engines import UnreachableError, unreachable
from servers import own_place

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place
    from servers import Server

KEY = "a very secret key"
ROWS = [(f"Kanarienvogel {n}", 77700000 + n % 3) for n in range(9)]
LOGGING = {
    "postgresql": ("log_statement=all", "log_min_duration_statement=0", "logging_collector=off"),
    "mariadb": ("general-log=1", "general-log-file=general", "log-bin=bin", "server-id=1"),
}


def logged(engine: str, server: Server) -> bytes:
    """All that the server has written beside its tables, the binary log as its own client says."""
    if engine == "postgresql":
        return (server.folder / "log").read_bytes()
    data = server.folder / "data"
    shown = subprocess.run(
        ["mariadb-binlog", "--no-defaults", "--verbose", *sorted(data.glob("bin.0*"))],
        capture_output=True,
        check=True,
    )
    binary = b"".join(file.read_bytes() for file in data.glob("bin.0*"))
    return (data / "general").read_bytes() + shown.stdout + binary


def release(place: Place) -> None:
    hashed: dict[str, Any] = {"role": "identifier", "action": "hash", "key": KEY}
    api.anonymize(
        place.url,
        "people",
        columns={"name": hashed, "age": {"role": "quasi"}},
        privacy=[sqlanon.KAnonymity(k=3)],
        target="released",
    )


@pytest.mark.gate
@pytest.mark.parametrize("engine", LOGGING)
def test_no_log_of_a_server_has_the_key_of_a_hash(engine: str) -> None:
    try:
        with own_place(engine, *LOGGING[engine]) as (place, server):
            place.load("people", {"name": "text", "age": "integer"}, ROWS)
            release(place)
            names = {row["name"] for row in place.records("released")}
            said = logged(engine, server)
    except UnreachableError as error:
        unreachable(engine, error)

    raw = {hmac.new(KEY.encode(), name.encode(), hashlib.sha256).hexdigest() for name, _ in ROWS}
    assert names == raw
    assert b"_sent" in said, "it logs nothing"
    for pad in (0, 0x36, 0x5C):
        padded = bytes(byte ^ pad for byte in KEY.encode())
        assert padded not in said
        assert padded.hex().encode() not in said.lower()
