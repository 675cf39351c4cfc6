"""Texts that are cut at the commas of a set, in a few rounds however many values it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


def cut_at_commas(workspace: Workspace, pieces: WorkTable) -> WorkTable:
    """Pieces without a comma that a space follows, each with the number of the text it is of.

    Args:
        workspace: Runs the statements.
        pieces: Relation (code, piece) of whole texts, which is dropped where one is cut.
    """
    while workspace.count("pieces/unsplit", pieces=pieces):
        cut = workspace.make("pieces/cut", "cut", pieces=pieces)
        workspace.drop(pieces)
        pieces = workspace.make("pieces/split", "pieces", cut=cut)
        workspace.drop(cut)
    return pieces
