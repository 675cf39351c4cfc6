"""The server of the pages of one job, for owners of the token on this machine only.

Every path begins with a random token of the server, and every request has to name this server as
its host. A page of another site can neither guess the token nor send the host (DNS rebinding). Only
a form of these pages changes anything.
"""

from __future__ import annotations

import hmac
import secrets
import socket
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlsplit

import uvicorn
from anyio import to_thread
from starlette.applications import Starlette
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from sqlanon.errors import JobError
from sqlanon.job.arguments import connection_of
from sqlanon.tools.explorer import pages
from sqlanon.tools.explorer.exploration import Exploration, refuse_unseen
from sqlanon.tools.explorer.requests import RequestHandler
from sqlanon.tools.explorer.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from starlette.requests import Request
    from starlette.types import ASGIApp, Receive, Scope, Send

    from sqlanon.job.job import Job
    from sqlanon.sql.backends import Connectable

HOST = "127.0.0.1"
_LONGEST_FORM = 1 << 16
_PATIENCE = 0.7
"""Seconds that an answer is waited for before a page says that it is being searched."""


class AccessGuard:
    """Accepts only requests of this server's own pages, and adds a policy to every answer."""

    def __init__(self, app: ASGIApp, token: str, hosts: frozenset[str]) -> None:
        """Guard an application.

        Args:
            token: The prefix of the paths of its pages.
            hosts: The names of this server in a browser, with its port.
        """
        self._app = app
        self._token = token.encode()
        self._hosts = hosts
        self._headers = [
            (b"content-security-policy", pages.policy().encode()),
            (b"referrer-policy", b"no-referrer"),
            (b"x-content-type-options", b"nosniff"),
            (b"x-frame-options", b"DENY"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
            (b"cache-control", b"no-store"),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self._app(scope, receive, send)
            return

        async def mark_response(message: Any) -> None:  # noqa: ANN401 - as ASGI has it
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        refused = self._refuse(scope)
        await (self._app if refused is None else refused)(scope, receive, mark_response)

    def _refuse(self, scope: Scope) -> Response | None:
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        if headers.get(b"host", "").lower() not in self._hosts:
            return Response("not this host", 421)
        said = scope["path"].removeprefix("/").partition("/")[0].encode()
        if not hmac.compare_digest(said, self._token):
            return Response("not found", 404)
        if scope["method"] == "POST":
            origin = headers.get(b"origin")
            strange = origin is not None and urlsplit(origin).netloc.lower() not in self._hosts
            # with no-referrer a browser says `null` of its own pages' forms, and where it is
            site = headers.get(b"sec-fetch-site", "same-origin")
            if (strange and origin != "null") or site != "same-origin":
                return Response("not from here", 403)
        return None


def application(asking: RequestHandler, token: str, hosts: frozenset[str]) -> AccessGuard:
    """The pages of a job as an ASGI application.

    Args:
        asking: Answers what they ask.
        token: The prefix of their paths.
        hosts: The names of this server in a browser, with its port.
    """
    routes = [
        Route(f"/{token}/", _page(asking.overview)),
        Route(f"/{token}/choice", _page(asking.choice)),
        Route(f"/{token}/compare", _page(asking.compare)),
        Route(f"/{token}/pin", _page(asking.pin)),
        Route(f"/{token}/pin", _form(asking.write), methods=["POST"]),
        Route(f"/{token}/stop", _form(asking.stop), methods=["POST"]),
    ]
    return AccessGuard(Starlette(routes=routes), token, hosts)


def _page(
    made: Callable[[dict[str, str], float], str],
) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        page = await to_thread.run_sync(made, dict(request.query_params), _PATIENCE)
        return HTMLResponse(page)

    return answer


def _form(made: Callable[[dict[str, str]], str]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > _LONGEST_FORM:
                return Response("too long", 413)
        said = dict(parse_qsl(body.decode("utf-8", "replace"), max_num_fields=200))
        page = await to_thread.run_sync(made, said)
        # a path of ours, after the request was carried out; or a page with its result
        return RedirectResponse(page, 303) if page.startswith("/") else HTMLResponse(page)

    return answer


def explore(
    job: Job,
    file: Path,
    *,
    connection: Connectable | None = None,
    port: int = 0,
    begun: Callable[[str], None],
) -> None:
    """Show the possible releases of a job on a local page, until it is interrupted.

    Args:
        job: The job; its way of publishing plays no part.
        file: The file of the job, which a choice may be written into.
        connection: The connection, if it is not the job's own `connection`.
        port: The port of the page on 127.0.0.1; 0 for any that is free.
        begun: Is told the URL.

    Raises:
        SqlanonError: the job cannot be, or the port is taken.
    """
    refuse_unseen(job)
    where, token = connection_of(job, connection), secrets.token_urlsafe(24)
    with ExitStack() as stack:
        listening = stack.enter_context(_listening(port))
        bound = listening.getsockname()[1]
        worker = Worker(lambda observer: Exploration.connect(job, where, observer))
        stack.callback(worker.close)
        asking = RequestHandler(job, file, worker, f"/{token}")
        hosts = frozenset({f"{HOST}:{bound}", f"localhost:{bound}"})
        config = uvicorn.Config(
            application(asking, token, hosts),
            log_level="critical",
            access_log=False,  # the paths hold the token
            server_header=False,
            lifespan="off",
            ws="none",
            timeout_graceful_shutdown=3,
        )
        begun(f"http://{HOST}:{bound}/{token}/")
        uvicorn.Server(config).run(sockets=[listening])


def _listening(port: int) -> socket.socket:
    """A socket on this machine's own address.

    Raises:
        JobError: the port is taken, or not for us.
    """
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((HOST, port))
        listening.listen()  # the server accepts connections before the address is told
    except OSError as error:
        listening.close()
        raise JobError(f"--port: cannot listen at {HOST}:{port}: {error.strerror}") from None
    return listening
