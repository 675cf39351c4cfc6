"""Algorithms that combine rows of different values at random."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from pydantic import Field, SecretStr, field_serializer, field_validator
from typing_extensions import override

from sqlanon.algorithms.base import Algorithm
from sqlanon.release.columns import key_relation
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.common.options import Option
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

    _Secret: TypeAlias = Option[SecretStr | None, SecretStr | str | None]
else:
    _Secret = SecretStr | None

_SHORTEST_KEY = 16


class ByLot(Algorithm):
    """An algorithm that combines rows at random, because a reader could undo a fixed rule."""

    counts_rows: ClassVar[bool] = True
    by_lot: ClassVar[bool] = True

    key: _Secret = Field(
        default=None,
        validate_default=True,
        description=(
            "secret of the random draw, 16 characters up; without it each run draws again"
        ),
    )

    @field_serializer("key", when_used="json-unless-none")
    def _key_hidden(self, _: SecretStr) -> str:
        return "***"

    @field_validator("key")
    @classmethod
    def _key_is_long(cls, key: SecretStr | None) -> SecretStr | None:
        if key is not None and len(key.get_secret_value()) < _SHORTEST_KEY:
            raise ValueError(f"the key must have at least {_SHORTEST_KEY} characters")
        return key

    @property
    @override
    def options(self) -> dict[str, str]:
        """The options, with the key replaced by whether there is one."""
        return {"lot": "drawn anew" if self.key is None else "by key"}

    def lots(self, workspace: Workspace) -> tuple[WorkTable | None, Sql]:
        """Return relation `k` of the secret, and the random number of a row (cell, s, number)."""
        secret = secrets.token_hex(32) if self.key is None else self.key.get_secret_value()
        keys = key_relation(workspace, [secret])
        dialect = workspace.dialect
        numbers = [dialect.text(Sql(one), Kind.INTEGER) for one in ("cell", "s", "number")]
        comma = dialect.text_literal(",")
        message = dialect.concat([numbers[0], comma, numbers[1], comma, numbers[2]])
        return keys, dialect.hmac_sha256(Sql("k.inner0"), Sql("k.outer0"), dialect.utf8(message))
