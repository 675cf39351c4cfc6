"""User code that type checkers accept. mypy reads it with the rest of the house; nobody runs it."""

from __future__ import annotations

import sqlite3
from decimal import Decimal
from typing import assert_type

import duckdb
import psycopg
import pymysql

import sqlanon

REPORT: sqlanon.Report = sqlanon.anonymize(
    duckdb.connect(),
    "people",
    columns={
        "name": sqlanon.Identifier(action="hash", key="sixteen letters."),
        "age": sqlanon.Quasi(hierarchy=sqlanon.Intervals(intervals=[5, 10.5]), weight=2),
        "zip": sqlanon.Quasi(hierarchy=sqlanon.Mask(mask=sqlanon.MaskSteps(steps=[1, 2]))),
        "education": sqlanon.Quasi(hierarchy=sqlanon.HierarchyTable(table="levels")),
        "sex": {"role": "quasi"},
        "income": sqlanon.Keep(),
        "job": sqlanon.Sensitive(),
    },
    privacy=[
        sqlanon.KAnonymity(k=5),
        sqlanon.LDiversity(column="job", l=2.5, variant="entropy"),
        sqlanon.TCloseness(column="job", t=0.3, reference="crm.people"),
        sqlanon.DeltaPresence(population="public", min=0.1, max=Decimal("0.5")),
        {"alpha_k": {"column": "job", "alpha": 0.5}},
    ],
    algorithm=sqlanon.Optimal(metric=sqlanon.LossMetric(gs_factor=0.4)),
    target=sqlanon.Target(table="crm.released", if_exists="replace"),
    max_suppression=0.02,
    seed=1,
)
assert_type(sqlanon.KAnonymity(k=5).k, int)
assert_type(sqlanon.TCloseness(column="job", t=0.3).t, Decimal)
assert_type(REPORT.classes.min, int | None)

JOB = sqlanon.Job.from_file("job.yaml")
assert_type(sqlanon.run(JOB, connection="duckdb:///people.duckdb"), sqlanon.Report)
assert_type(sqlanon.plan(JOB, solutions=3), sqlanon.Plan)
PLAN = sqlanon.plan(
    "duckdb:///people.duckdb",
    "people",
    columns={"age": sqlanon.Quasi()},
    privacy=[{"k_anonymity": {"k": 5}}],
    algorithm="datafly",
)
assert_type(PLAN, sqlanon.Plan)
assert_type(
    sqlanon.check("duckdb://", "people", quasi=["age"], privacy=[sqlanon.KAnonymity(k=5)]),
    sqlanon.CheckReport,
)

assert_type(sqlanon.run(JOB, connection=psycopg.connect("")), sqlanon.Report)
assert_type(sqlanon.run(JOB, connection=pymysql.connect()), sqlanon.Report)
assert_type(sqlanon.run(JOB, connection=sqlite3.connect("")), sqlanon.Report)
assert_type(sqlanon.history("duckdb:///people.duckdb", "released").runs[0].run_id, str)
