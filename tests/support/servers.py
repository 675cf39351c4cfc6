"""Servers of a test's own, on free ports and with folders of their own: to crash, or to log."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import sqlalchemy
from engines import MARIADB, MariaDBPlace, PostgreSQLPlace, UnreachableError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines import Place

_PATIENCE = 60.0


class Server:
    """A server process that can be ended as by a power cut, and started again.

    Attributes:
        port: Where it listens, on 127.0.0.1.
        folder: What it writes to.
    """

    def __init__(self, command: list[str], port: int, folder: Path, *, ends_by: int) -> None:
        self._command = command
        self._ends_by = ends_by
        self.port = port
        self.folder = folder
        self._start()

    def _start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)

    def reached(self, place: Callable[[], Place]) -> Place:
        """A place on it, once it answers.

        Raises:
            UnreachableError: it has ended, or takes too long.
        """
        last = time.monotonic() + _PATIENCE
        while True:
            try:
                return place()
            except UnreachableError as error:
                if self._process.poll() is not None or time.monotonic() > last:
                    said = (self.folder / "log").read_text(errors="replace")
                    raise UnreachableError(f"{error}: {said[-1000:]}") from None
            time.sleep(0.05)

    def crash(self, place: Place) -> None:
        """End it without letting it write anything, start it, and wait until a place is there."""
        self.end(self._ends_by)
        self._start()

        def asked() -> Place:
            place.connect().close()
            return place

        self.reached(asked)

    def end(self, by: int = signal.SIGKILL) -> None:
        """End it by a signal to its own process."""
        if self._process.poll() is None:
            self._process.send_signal(by)
            self._process.wait(_PATIENCE)


@contextmanager
def own_place(engine: str, *settings: str) -> Iterator[tuple[Place, Server]]:
    """A place on a server of its own, which writes through to the disk.

    Args:
        engine: postgresql, whose crash is what `immediate` makes; or mariadb, which is killed.
        settings: Settings of the server, as `name=value`.

    Raises:
        UnreachableError: the server is not installed, or does not start.
    """
    with TemporaryDirectory(prefix="sqlanon-server.") as made:
        folder, port = Path(made), _free_port()
        start = _postgresql if engine == "postgresql" else _mariadb
        server = start(folder, port, settings)
        try:
            yield server.reached(lambda: _place(engine, port)), server
        finally:
            server.end()


def _place(engine: str, port: int) -> Place:
    if engine == "postgresql":
        return PostgreSQLPlace(f"postgresql+psycopg://postgres@127.0.0.1:{port}/postgres")
    url = sqlalchemy.make_url(MARIADB).set(port=port, database="mysql")
    return MariaDBPlace(url.render_as_string(hide_password=False))


def _postgresql(folder: Path, port: int, settings: tuple[str, ...]) -> Server:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    initdb = str(found[-1]) if found else _installed("initdb")
    user = _as_user("postgres", folder)
    data = folder / "data"
    _done([*user, initdb, "-D", str(data), "-U", "postgres", "-A", "trust", "--no-sync"])
    told = [f"port={port}", "listen_addresses=127.0.0.1", "unix_socket_directories=", *settings]
    options = [word for setting in told for word in ("-c", setting)]
    command = [*user, str(Path(initdb).with_name("postgres")), "-D", str(data), *options]
    return Server(command, port, folder, ends_by=signal.SIGQUIT)


def _mariadb(folder: Path, port: int, settings: tuple[str, ...]) -> Server:
    install, program = _installed("mariadb-install-db"), _installed("mariadbd")
    data, work = folder / "data", folder / "tmp"
    work.mkdir()
    user = _as_user("mysql", folder, work)
    # a server that starts removes all `#sql…` files from its tmpdir: in /tmp those of another
    # server too, which then crashes (10.11.19: signal 11 in ha_maria::drop_table)
    own = ["--no-defaults", f"--datadir={data}", f"--tmpdir={work}"]
    _done([*user, install, *own, "--auth-root-authentication-method=normal", "--skip-test-db"])
    told = [
        *(*own, f"--port={port}", "--bind-address=127.0.0.1"),
        *(f"--socket={folder / 'sock'}", f"--pid-file={folder / 'pid'}", "--skip-name-resolve"),
        "--innodb-flush-log-at-trx-commit=1",
    ]
    command = [*user, program, *told, *(f"--{setting}" for setting in settings)]
    return Server(command, port, folder, ends_by=signal.SIGKILL)


def _as_user(name: str, *folders: Path) -> list[str]:
    """Words before a command that root may not run itself; the folders are that user's then."""
    if os.geteuid() != 0:
        return []
    user = pwd.getpwnam(name)
    for folder in folders:
        os.chown(folder, user.pw_uid, user.pw_gid)
    # unlike `su`, it becomes the command: what is signalled is the server
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


def _installed(program: str) -> str:
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        raise UnreachableError(f"{program} is not installed")
    return found


def _done(command: list[str]) -> None:
    ended = subprocess.run(command, capture_output=True, check=False, cwd="/")
    if ended.returncode:
        raise UnreachableError(ended.stderr.decode(errors="replace"))


def _free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])
