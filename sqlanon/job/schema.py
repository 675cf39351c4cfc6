"""The JSON Schema of a job file."""

from __future__ import annotations

from typing import Any

from sqlanon.job.job import Job


def job_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a job file, for editors and other programs."""
    schema = Job.model_json_schema()
    _without_null(schema)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:sqlanon:schema/job/1",
        **schema,
    }


def _without_null(schema: dict[str, Any]) -> None:
    """Take null out of the options that are left out instead; see Parameters."""
    types = schema.get("anyOf", [])
    if {"type": "null"} in types and schema.get("default", types) is None:
        types.remove({"type": "null"})
        del schema["default"]
        if len(types) == 1:
            del schema["anyOf"]
            schema.update(types[0])
    for part in schema.values():
        for inner in part if isinstance(part, list) else [part]:
            if isinstance(inner, dict):
                _without_null(inner)
