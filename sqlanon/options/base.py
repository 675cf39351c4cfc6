"""The base of everything that a job file can say: typed, frozen, closed data."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Parameters(BaseModel):
    """Frozen data whose unknown keys are errors and whose types are not guessed.

    A job that says more, or says it otherwise, than sqlanon understands must never run: the
    result would be weaker than what was asked.
    """

    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, hide_input_in_errors=True, populate_by_name=True
    )
