"""Users of a server who may do nothing but what a test grants them."""

from __future__ import annotations

import secrets
from contextlib import contextmanager
from typing import TYPE_CHECKING

import sqlalchemy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines import Place


@contextmanager
def user(place: Place) -> Iterator[tuple[str, str]]:
    """A user of the server who may do nothing, and the URL that leads in as that user."""
    name, word = f"{place.schema[-12:]}_u", secrets.token_hex(8)
    url = sqlalchemy.make_url(place.url).set(username=name, password=word)
    place.run(f"CREATE ROLE {name} LOGIN PASSWORD '{word}'")
    try:
        yield name, url.render_as_string(hide_password=False)
    finally:
        place.run(f"DROP OWNED BY {name} CASCADE", f"DROP ROLE {name}")
