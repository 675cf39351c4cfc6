"""What the JSON of a report, a plan and a check looks like, for other programs."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from sqlanon.metrics import REPORTED
from sqlanon.report.check import CheckReport
from sqlanon.report.data import SCHEMA_VERSION
from sqlanon.report.plan import Plan
from sqlanon.report.run import Report

_TOLD: dict[str, Any] = {"report": Report, "plan": Plan, "check": CheckReport}


def told_schema(of: str) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of what `to_dict` gives; keys may be added in a version.

    Args:
        of: report, plan or check.
    """
    made = TypeAdapter(_TOLD[of]).json_schema()
    parts = made["$defs"]
    version = {"const": SCHEMA_VERSION, "description": "grows when a key changes or goes"}
    # JSON has no infinity: what no threshold would allow is told as a text
    if "ModelResult" in parts:
        parts["ModelResult"]["properties"]["reached"]["anyOf"].append({"const": "Infinity"})
    # losses are told by the names of their numbers
    number = {"type": ["number", "null"]}
    for name in ("ColumnLosses", "Losses"):
        if name in parts:
            del parts[name]["properties"]["values"]
            parts[name]["required"] = []
            parts[name]["additionalProperties"] = number
    if "Losses" in parts:
        named = {key: {**number, "description": one.title} for key, one in REPORTED.items()}
        parts["Losses"]["properties"] |= named
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **made,
        "properties": {"schema_version": version, **made["properties"]},
        # the command line leaves out a plan's script where nobody asks for it
        "required": ["schema_version", *(key for key in made["required"] if key != "script")],
    }
