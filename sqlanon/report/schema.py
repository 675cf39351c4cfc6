"""The JSON Schemas of reports, plans, checks and other results, for programs."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from sqlanon.metrics import REPORTED
from sqlanon.report.bounds import Bounds
from sqlanon.report.check import CheckReport
from sqlanon.report.choices import ChoicesCompared
from sqlanon.report.comparison import ReleaseComparison
from sqlanon.report.history import History
from sqlanon.report.plan import Plan
from sqlanon.report.proposal import Proposal
from sqlanon.report.renderable import Renderable
from sqlanon.report.run import Report

_TOLD: dict[str, type[Renderable]] = {
    "report": Report,
    "plan": Plan,
    "check": CheckReport,
    "history": History,
    "proposal": Proposal,
    "comparison": ReleaseComparison,
    "bounds": Bounds,
    "choices": ChoicesCompared,
}


def build_schema(of: str) -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of `to_dict`; a version may add keys.

    Args:
        of: report, plan, check, history, proposal, comparison, bounds or choices.
    """
    made = TypeAdapter(_TOLD[of]).json_schema()
    parts, named = made["$defs"], _TOLD[of].schema
    schema = {"const": named, "description": "its number grows when a key changes or goes"}
    # JSON has no infinity: a value that no threshold would allow is a text
    if "ModelResult" in parts:
        parts["ModelResult"]["properties"]["reached"]["anyOf"].append({"const": "Infinity"})
        del parts["ModelResult"]["properties"]["of_relation"]
    # losses are keyed by the names of their numbers
    number = {"type": ["number", "null"]}
    for name in ("ColumnLosses", "Losses"):
        if name in parts:
            del parts[name]["properties"]["values"]
            parts[name]["required"] = []
            parts[name]["additionalProperties"] = number
    if "Losses" in parts:
        numbers = {key: {**number, "description": one.title} for key, one in REPORTED.items()}
        parts["Losses"]["properties"] |= numbers
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": named,
        **made,
        "properties": {"schema": schema, **made["properties"]},
        # the command line leaves out a plan's script unless it is requested
        "required": ["schema", *(key for key in made["properties"] if key != "script")],
    }
