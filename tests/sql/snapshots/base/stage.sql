-- name: aggregated_totals
SELECT s."whose" AS told
  , COUNT(s."whose") AS v0
  , CAST(SUM(s."cost") AS BIGINT) AS v1
  , CAST(CAST(SUM(s."cost") AS BIGINT) AS DOUBLE PRECISION) / COUNT(s."cost") AS v2
  , MIN(s."day") AS v3
  , MAX(s."day") AS v4
FROM "visits" AS s
GROUP BY s."whose";

-- name: aggregated
SELECT p."person", p."age", p."zip", p."born", p."score", p."city", p."grade", p."illness"
  , COALESCE(a0.v0, 0) AS "visits"
  , COALESCE(a0.v1, 0) AS "cost"
  , a0.v2 AS "usual"
  , a0.v3 AS "first"
  , a0.v4 AS "last"
  , COALESCE(a1.v0, 0) AS "lines"
FROM "people" AS p
LEFT JOIN (SELECT s."whose" AS told
  , COUNT(s."whose") AS v0
  , CAST(SUM(s."cost") AS BIGINT) AS v1
  , CAST(CAST(SUM(s."cost") AS BIGINT) AS DOUBLE PRECISION) / COUNT(s."cost") AS v2
  , MIN(s."day") AS v3
  , MAX(s."day") AS v4
FROM "visits" AS s
GROUP BY s."whose") AS a0
  ON a0.told = p."person"
LEFT JOIN (SELECT (CAST(CAST(s."whose" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS told
  , COUNT(DISTINCT (CAST(s."line" AS VARCHAR) COLLATE "binary")) AS v0
FROM "calls" AS s
GROUP BY (CAST(CAST(s."whose" AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS a1
  ON a1.told = (CAST(CAST(p."grade" AS VARCHAR) AS VARCHAR) COLLATE "binary");

-- name: of_nobody
SELECT SUM(n), SUM(CASE WHEN told IS NULL OR here = 0 THEN n ELSE 0 END)
FROM (
  SELECT told, SUM(n) AS n, MAX(here) AS here
  FROM (
    SELECT s."whose" AS told, 1 AS n, 0 AS here FROM "visits" AS s
    UNION ALL
    SELECT p."person", 0, 1 FROM "aggregated_1" AS p
  ) AS both_tables
  GROUP BY told
) AS keys_told;

-- name: copy
SELECT s."age", CASE WHEN (CAST(CAST(s."city" AS VARCHAR) AS VARCHAR) COLLATE "binary") IN (CAST('unknown' AS VARCHAR), CAST('n/a' AS VARCHAR)) THEN NULL ELSE s."city" END AS "city" FROM "people.csv" AS s;

-- name: combinations
SELECT v0, v1, v2, SUM(here) AS n, SUM(1 - here) AS members
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2,
    1 AS here
  FROM "people"
  UNION ALL
  SELECT "age", (CAST("zip" AS VARCHAR) COLLATE "binary"), (CAST("city" AS VARCHAR) COLLATE "binary"), 0
  FROM "people"
) AS s
GROUP BY v0, v1, v2;

-- name: tree_dictionary
SELECT value, label, n, CAST(ordinal - 1 AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_2, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      MIN(place) OVER (PARTITION BY stray, level_1) AS place_1,
      MIN(place) OVER (PARTITION BY stray, level_2) AS place_2
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_3 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1, h.level_2
      FROM (
        SELECT v0 AS value, (CAST(TIMEZONE('Europe/Berlin', v0) AS VARCHAR) || CASE WHEN TIMEZONE('Europe/Berlin', v0) < MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ))) THEN CAST('' AS VARCHAR) ELSE CAST('+' AS VARCHAR) END || CASE WHEN CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR) LIKE '%:00' THEN SUBSTR(CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR), 1, LENGTH(CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR)) - 3) ELSE CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR) END) AS label, CAST(SUM(n) AS BIGINT) AS n
        FROM "values_1" GROUP BY v0
      ) AS g
      LEFT JOIN "hierarchy_1" AS h
        ON h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

-- name: dictionary
SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v3 AS value, CASE WHEN ABS(v3) < 1e16 THEN CASE WHEN CAST(FLOOR(v3) AS BIGINT) = v3 THEN CAST(CAST(v3 AS BIGINT) AS VARCHAR) ELSE CAST(v3 AS VARCHAR) END ELSE CAST(v3 AS VARCHAR) END AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT "score" AS v3, 1 AS n FROM "people") GROUP BY v3
  ) AS g
) AS r;

-- name: domains
SELECT 0 AS place, COUNT(value), MAX(CASE WHEN value IS NULL THEN code END), COUNT(*)
FROM "dictionary_1"
UNION ALL
SELECT 1 AS place, COUNT(value), MAX(CASE WHEN value IS NULL THEN code END), COUNT(*)
FROM "dictionary_2"
UNION ALL
SELECT 2 AS place, COUNT(value), MAX(CASE WHEN value IS NULL THEN code END), COUNT(*)
FROM "dictionary_3"
UNION ALL
SELECT 3 AS place, COUNT(value), MAX(CASE WHEN value IS NULL THEN code END), COUNT(*)
FROM "dictionary_4"
UNION ALL
SELECT 4 AS place, COUNT(value), MAX(CASE WHEN value IS NULL THEN code END), COUNT(*)
FROM "dictionary_5"
UNION ALL
SELECT 5 AS place, COUNT(value), MAX(CASE WHEN value IS NULL THEN code END), COUNT(*)
FROM "dictionary_6";

-- name: beyond_steps
SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM "dictionary_1"
WHERE value IS NOT NULL AND ABS(CAST(value AS DOUBLE PRECISION)) >= 461168601842738790;

-- name: range_steps
SELECT code, low, high,
  MIN(code) OVER (PARTITION BY known, step) AS first_code, MAX(code) OVER (PARTITION BY known, step) AS last_code
FROM (
  SELECT code, known, CAST(step - (((step - (0)) % 10) + 10) % 10 AS BIGINT) AS step, CAST(CAST(step - (((step - (0)) % 10) + 10) % 10 AS BIGINT) AS VARCHAR) AS low, CAST(CAST(step - (((step - (0)) % 10) + 10) % 10 + 9 AS BIGINT) AS VARCHAR) AS high
  FROM (
    SELECT code, label, CAST(value AS BIGINT) AS step, CASE WHEN value IS NULL THEN 0 ELSE 1 END AS known
    FROM "dictionary_1"
  ) AS v
) AS s;

-- name: outside_steps
SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT value, n, CAST(FLOOR(CAST(value AS DECIMAL(38, 10)) * 10) AS BIGINT) AS step FROM "dictionary_1" WHERE value IS NOT NULL
) AS v
WHERE CAST(value AS DOUBLE PRECISION) < CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0 OR CAST(value AS DOUBLE PRECISION) >= CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0;

-- name: tree
SELECT v.code, v.label AS l0, v.code AS k0,
CAST(1 AS BIGINT) AS s0,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_1, v.label) END AS l1,
  CASE WHEN h.level_1 IS NULL THEN v.code
    ELSE MIN(v.code) OVER (PARTITION BY h.level_1) END AS k1,
  CASE WHEN h.leaf IS NULL
 THEN 40      ELSE COALESCE(s1.leaves, 1) END AS s1,
  CASE WHEN h.leaf IS NULL THEN root.label ELSE COALESCE(h.level_2, v.label) END AS l2,
  CASE WHEN h.level_2 IS NULL THEN v.code
    ELSE MIN(v.code) OVER (PARTITION BY h.level_2) END AS k2,
  CASE WHEN h.leaf IS NULL
 THEN 40      ELSE COALESCE(s2.leaves, 1) END AS s2,
  root.label AS l3, 0 AS k3, CAST(40 AS BIGINT) AS s3
FROM "dictionary_1" AS v
CROSS JOIN (SELECT COALESCE(MIN(level_3), CAST('*' AS VARCHAR)) AS label FROM "hierarchy_1") AS root
LEFT JOIN "hierarchy_1" AS h
  ON h.leaf = COALESCE(v.label, '') AND h.absent = CASE WHEN v.value IS NULL THEN 1 ELSE 0 END
LEFT JOIN (SELECT level_1 AS node, COUNT(*) AS leaves FROM "hierarchy_1" GROUP BY level_1) AS s1
  ON s1.node = h.level_1
LEFT JOIN (SELECT level_2 AS node, COUNT(*) AS leaves FROM "hierarchy_1" GROUP BY level_2) AS s2
  ON s2.node = h.level_2;

-- name: unlisted
SELECT COUNT(*), COALESCE(SUM(g.n), 0)
FROM (
  SELECT CAST(v5 AS VARCHAR) AS label, SUM(n) AS n FROM (SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS v5, 1 AS n FROM "people")
  WHERE v5 IS NOT NULL GROUP BY v5
) AS g
LEFT JOIN "listed_1" AS l ON l.item = g.label
WHERE l.item IS NULL;

-- name: cells
-- sqlite
SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, c2, c3, c4, c5, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0, c1, c2, c3, c4, c5) AS ordinal,
c0, c1, c2, c3, c4, c5, n
  FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      d2.code AS c2,
      d3.code AS c3,
      CASE WHEN r.v4 IS NULL THEN 4 ELSE d4.code END AS c4,
      d5.code AS c5,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0
    LEFT JOIN `dictionary_2` AS d1 ON d1.value = r.v1
    LEFT JOIN `dictionary_3` AS d2 ON d2.value = r.v2
    LEFT JOIN `dictionary_4` AS d3 ON d3.value = r.v3
    LEFT JOIN `dictionary_5` AS d4 ON d4.value = r.v4
    LEFT JOIN `dictionary_6` AS d5 ON d5.value = r.v5
  ) AS coded
) AS numbered;

-- name: coded
SELECT CAST(place AS INTEGER) AS cell, c0, c1, c2, c3, c4, n
FROM (
  SELECT DENSE_RANK() OVER (ORDER BY c0, c1, c2) AS place,
    looked_up.*
  FROM (
    SELECT c0, c1, c2, c3, c4, COUNT(*) AS n
    FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      CASE WHEN r.v2 IS NULL THEN 3 ELSE d2.code END AS c2,
      d3.code AS c3,
      d4.code AS c4,
      r.n
    FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, (CAST("city" AS VARCHAR) COLLATE "binary") AS v2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS v3, (CAST("illness" AS VARCHAR) COLLATE "binary") AS v4, 1 AS n FROM "people") AS r
    LEFT JOIN "dictionary_1" AS d0 ON d0.value = r.v0
    LEFT JOIN "dictionary_2" AS d1 ON d1.value = r.v1
    LEFT JOIN "dictionary_3" AS d2 ON d2.value = r.v2
    LEFT JOIN "dictionary_4" AS d3 ON d3.value = r.v3
    LEFT JOIN "dictionary_5" AS d4 ON d4.value = r.v4
    ) AS rows_in_codes
    GROUP BY c0, c1, c2, c3, c4
  ) AS looked_up
) AS numbered;

-- name: gathered
SELECT cell, c0, c1, c2, CAST(SUM(n) AS BIGINT) AS n
FROM "cells_1" AS f
GROUP BY cell, c0, c1, c2
HAVING SUM(f.n) > 0;

-- name: held
SELECT cell, c3 AS s,
  CAST(SUM(n) AS BIGINT) AS n
FROM "cells_1" AS f
GROUP BY cell, c3
HAVING SUM(f.n) > 0;

-- name: totals
SELECT COUNT(*), COALESCE(SUM(n), 0), MIN(n), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0)
FROM "cells_1";

-- name: came
SELECT COALESCE(SUM(c.n), 0)
FROM "cells_1" AS c
JOIN "tree_1" AS t1 ON t1.code = c.c1
WHERE COALESCE(t1.l0 <> t1.l1,
    NOT (t1.l0 IS NULL AND t1.l1 IS NULL));

-- name: without
SELECT s."person", s."city", s."grade", s."illness", s."sqlanon_key"
FROM "joined_1" AS s
LEFT JOIN (SELECT person AS person FROM "withheld_1") AS p ON p.person = (CAST(CAST(s."sqlanon_key" AS VARCHAR) AS VARCHAR) COLLATE "binary")
WHERE p.person IS NULL;

-- name: range_cuts
SELECT v.code, CAST(CAST(e.below AS BIGINT) AS VARCHAR) AS low, CAST(CAST(e.above - 1 AS BIGINT) AS VARCHAR) AS high,
  MIN(v.code) OVER (PARTITION BY v.known, v.step) AS first_code, MAX(v.code) OVER (PARTITION BY v.known, v.step) AS last_code
FROM (
  SELECT code, CAST(value AS BIGINT) AS step, CASE WHEN value IS NULL THEN 0 ELSE 1 END AS known
  FROM "dictionary_1"
) AS v
LEFT JOIN (
  SELECT step,
    CASE
      WHEN lower_step IS NULL AND step >= 0 THEN 0
      WHEN lower_step IS NULL AND step >= -10 THEN -10
      WHEN lower_step IS NULL AND step >= -100 THEN -100
      WHEN lower_step IS NULL AND step >= -1000 THEN -1000
      WHEN lower_step IS NULL AND step >= -10000 THEN -10000
      WHEN lower_step IS NULL AND step >= -100000 THEN -100000
      WHEN lower_step IS NULL AND step >= -1000000 THEN -1000000
      WHEN lower_step IS NULL AND step >= -10000000 THEN -10000000
      WHEN lower_step IS NULL AND step >= -100000000 THEN -100000000
      WHEN lower_step IS NULL AND step >= -1000000000 THEN -1000000000
      WHEN lower_step IS NULL AND step >= -10000000000 THEN -10000000000
      WHEN lower_step IS NULL AND step >= -run THEN -run
      WHEN lower_step IS NULL AND step >= -1000000000000 THEN -1000000000000
      WHEN lower_step IS NULL AND step >= -10000000000000 THEN -10000000000000
      WHEN lower_step IS NULL AND step >= -100000000000000 THEN -100000000000000
      WHEN lower_step IS NULL AND step >= -1000000000000000 THEN -1000000000000000
      WHEN lower_step IS NULL AND step >= -10000000000000000 THEN -10000000000000000
      WHEN lower_step IS NULL AND step >= -100000000000000000 THEN -100000000000000000
      WHEN lower_step IS NULL AND step >= -1000000000000000000 THEN -1000000000000000000
      WHEN ((step - 1) - (((step - 1) % 1000000000000000000) + 1000000000000000000) % 1000000000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000000000000000000) + 1000000000000000000) % 1000000000000000000)
      WHEN ((step - 1) - (((step - 1) % 100000000000000000) + 100000000000000000) % 100000000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 100000000000000000) + 100000000000000000) % 100000000000000000)
      WHEN ((step - 1) - (((step - 1) % 10000000000000000) + 10000000000000000) % 10000000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10000000000000000) + 10000000000000000) % 10000000000000000)
      WHEN ((step - 1) - (((step - 1) % 1000000000000000) + 1000000000000000) % 1000000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000000000000000) + 1000000000000000) % 1000000000000000)
      WHEN ((step - 1) - (((step - 1) % 100000000000000) + 100000000000000) % 100000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 100000000000000) + 100000000000000) % 100000000000000)
      WHEN ((step - 1) - (((step - 1) % 10000000000000) + 10000000000000) % 10000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10000000000000) + 10000000000000) % 10000000000000)
      WHEN ((step - 1) - (((step - 1) % 1000000000000) + 1000000000000) % 1000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000000000000) + 1000000000000) % 1000000000000)
      WHEN ((step - 1) - (((step - 1) % run) + run) % run) > lower_step + 1 THEN ((step - 1) - (((step - 1) % run) + run) % run)
      WHEN ((step - 1) - (((step - 1) % 10000000000) + 10000000000) % 10000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10000000000) + 10000000000) % 10000000000)
      WHEN ((step - 1) - (((step - 1) % 1000000000) + 1000000000) % 1000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000000000) + 1000000000) % 1000000000)
      WHEN ((step - 1) - (((step - 1) % 100000000) + 100000000) % 100000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 100000000) + 100000000) % 100000000)
      WHEN ((step - 1) - (((step - 1) % 10000000) + 10000000) % 10000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10000000) + 10000000) % 10000000)
      WHEN ((step - 1) - (((step - 1) % 1000000) + 1000000) % 1000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000000) + 1000000) % 1000000)
      WHEN ((step - 1) - (((step - 1) % 100000) + 100000) % 100000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 100000) + 100000) % 100000)
      WHEN ((step - 1) - (((step - 1) % 10000) + 10000) % 10000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10000) + 10000) % 10000)
      WHEN ((step - 1) - (((step - 1) % 1000) + 1000) % 1000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000) + 1000) % 1000)
      WHEN ((step - 1) - (((step - 1) % 100) + 100) % 100) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 100) + 100) % 100)
      WHEN ((step - 1) - (((step - 1) % 10) + 10) % 10) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10) + 10) % 10)
      ELSE lower_step + CAST(((step - lower_step + 2) - (step - lower_step + 2) % 2) / 2 AS BIGINT)
    END AS below,
    CASE
      WHEN upper_step IS NULL AND step < 0 THEN 0
      WHEN upper_step IS NULL AND step < 10 THEN 10
      WHEN upper_step IS NULL AND step < 100 THEN 100
      WHEN upper_step IS NULL AND step < 1000 THEN 1000
      WHEN upper_step IS NULL AND step < 10000 THEN 10000
      WHEN upper_step IS NULL AND step < 100000 THEN 100000
      WHEN upper_step IS NULL AND step < 1000000 THEN 1000000
      WHEN upper_step IS NULL AND step < 10000000 THEN 10000000
      WHEN upper_step IS NULL AND step < 100000000 THEN 100000000
      WHEN upper_step IS NULL AND step < 1000000000 THEN 1000000000
      WHEN upper_step IS NULL AND step < 10000000000 THEN 10000000000
      WHEN upper_step IS NULL AND step < run THEN run
      WHEN upper_step IS NULL AND step < 1000000000000 THEN 1000000000000
      WHEN upper_step IS NULL AND step < 10000000000000 THEN 10000000000000
      WHEN upper_step IS NULL AND step < 100000000000000 THEN 100000000000000
      WHEN upper_step IS NULL AND step < 1000000000000000 THEN 1000000000000000
      WHEN upper_step IS NULL AND step < 10000000000000000 THEN 10000000000000000
      WHEN upper_step IS NULL AND step < 100000000000000000 THEN 100000000000000000
      WHEN upper_step IS NULL AND step < 1000000000000000000 THEN 1000000000000000000
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000000000) + 1000000000000000000) % 1000000000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000000000) + 1000000000000000000) % 1000000000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 100000000000000000) + 100000000000000000) % 100000000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 100000000000000000) + 100000000000000000) % 100000000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10000000000000000) + 10000000000000000) % 10000000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10000000000000000) + 10000000000000000) % 10000000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000000) + 1000000000000000) % 1000000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000000) + 1000000000000000) % 1000000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 100000000000000) + 100000000000000) % 100000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 100000000000000) + 100000000000000) % 100000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10000000000000) + 10000000000000) % 10000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10000000000000) + 10000000000000) % 10000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000) + 1000000000000) % 1000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000) + 1000000000000) % 1000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % run) + run) % run) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % run) + run) % run)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10000000000) + 10000000000) % 10000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10000000000) + 10000000000) % 10000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000000000) + 1000000000) % 1000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000000000) + 1000000000) % 1000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 100000000) + 100000000) % 100000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 100000000) + 100000000) % 100000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10000000) + 10000000) % 10000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10000000) + 10000000) % 10000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000000) + 1000000) % 1000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000000) + 1000000) % 1000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 100000) + 100000) % 100000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 100000) + 100000) % 100000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10000) + 10000) % 10000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10000) + 10000) % 10000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000) + 1000) % 1000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000) + 1000) % 1000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 100) + 100) % 100) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 100) + 100) % 100)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10) + 10) % 10) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10) + 10) % 10)
      ELSE step + CAST(((upper_step - step + 2) - (upper_step - step + 2) % 2) / 2 AS BIGINT)
    END AS above
  FROM (
    SELECT step, LAG(step) OVER (ORDER BY step) AS lower_step, LEAD(step) OVER (ORDER BY step) AS upper_step
    FROM (SELECT DISTINCT CAST(value AS BIGINT) AS step FROM "dictionary_1" WHERE value IS NOT NULL) AS distinct_steps
  ) AS neighbours
) AS e ON e.step = v.step;

-- name: roomless
SELECT COUNT(*) FROM "steps_1" WHERE CAST(low AS BIGINT) < -32768 OR CAST(high AS BIGINT) > 32767;

-- name: known_values
SELECT c.*
FROM "cells_1" AS c
LEFT JOIN (
  SELECT v.code
  FROM "dictionary_1" AS v
  LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = v.label
  WHERE h.leaf IS NULL AND v.value IS NOT NULL
) AS new1 ON new1.code = c.c1
WHERE new1.code IS NULL;

-- name: held_by_some
SELECT h.cell, h.s, h.n FROM "held_1" AS h JOIN "cells_1" AS c ON c.cell = h.cell;
