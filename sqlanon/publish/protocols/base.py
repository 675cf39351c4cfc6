"""What every way to replace a table under a lock is to publication in place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


class Protocol(ABC):
    """Keeps writers from a table until the transaction ends.

    Whoever has a write acknowledged must find it afterwards: in the release, in the table that
    bears the source's name then, or never have been told that it was done.

    Attributes:
        examines_first: Whether the table has to be looked at before the transaction begins.
    """

    examines_first: ClassVar[bool] = False

    @abstractmethod
    def lock(self, workspace: Workspace, table: RelationName) -> RelationName:
        """Keep writers out; the first thing that the transaction does with the table.

        Returns:
            The name that the table has from now on.

        Raises:
            SourceChangedError: somebody wrote while the transaction began.
            DatabaseError: somebody else has locked it for too long.
        """
