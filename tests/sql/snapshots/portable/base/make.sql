CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, v2, v3, v4, v5, COUNT(*) AS n
FROM (
  SELECT v0, v1, v2, v3, v4, v5, seen
  FROM (
    SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, "score" AS v2, (CAST("city" AS VARCHAR) COLLATE "binary") AS v3, (CAST("grade" AS VARCHAR) COLLATE "binary") AS v4, (CAST("illness" AS VARCHAR) COLLATE "binary") AS v5, 1 AS seen
    FROM "people"
  ) AS numbered
) AS looked_at

GROUP BY v0, v1, v2, v3, v4, v5;

CREATE TEMPORARY TABLE "values_1" AS
SELECT v1, COUNT(*) AS n
FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, 1 AS n FROM "people")
GROUP BY v1;

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "id", "city" FROM "keyed";

CREATE TEMPORARY TABLE "shaped_1" AS
SELECT place, written, shape, plain, bare, number, SUBSTR(bare, 1, LENGTH(number)) AS dialled,
  REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
    shape, '(', ''), ')', '-'), '.', '-'), '/', '-'), ' ', '-'), '--', '-') AS grouped,
  SUBSTR(('0000000000000000000000000000000000' || plain), LENGTH(plain) + 16, 19) AS card,
  SUBSTR(('0000000000000000000000000000000000' || SUBSTR(plain, 5, 34) || SUBSTR(plain, 1, 4)), LENGTH(plain) + 1, 34) AS iban
FROM (
  SELECT place, written, shape, plain,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(shape, ' ', ''), ' ', ''), ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', ''), '{', ''), '}', '') AS bare,
    CASE WHEN POSITION(('X') IN (REPLACE(plain, 'EXT', 'X'))) > 8
      THEN SUBSTR(plain, 1, POSITION(('X') IN (REPLACE(plain, 'EXT', 'X'))) - 1)
      ELSE plain END AS number
  FROM (
    SELECT place, written,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(written, ' ', ''), ' ', ''), ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', ''), '{', ''), '}', '') AS plain,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(digits, 'G', 'Z'), 'H', 'Z'), 'I', 'Z'), 'J', 'Z'), 'K', 'Z'), 'L', 'Z'), 'M', 'Z'), 'N', 'Z'), 'O', 'Z'), 'P', 'Z'), 'Q', 'Z'), 'R', 'Z'), 'S', 'Z'), 'T', 'Z'), 'U', 'Z'), 'V', 'Z'), 'W', 'Z'), 'X', 'Z'), 'Y', 'Z') AS shape
    FROM (
      SELECT place, written,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(written, 'B', 'A'), 'C', 'A'), 'D', 'A'), 'E', 'A'), 'F', 'A'), '1', '0'), '2', '0'), '3', '0'), '4', '0'), '5', '0'), '6', '0'), '7', '0'), '8', '0'), '9', '0') AS digits
      FROM (
        SELECT DISTINCT place, UPPER(TRIM(SUBSTR(written, 1, 73))) AS written
        FROM (
  SELECT p.place, CASE p.place WHEN 0 THEN (CAST(CAST(v0 AS VARCHAR) AS VARCHAR) COLLATE "binary") END AS written
  FROM (
  SELECT v0, seen
  FROM (
    SELECT (CAST("x" AS VARCHAR) COLLATE "binary") AS v0, 1 AS seen
    FROM "calls"
  ) AS numbered
) AS looked_at

  CROSS JOIN (
    SELECT 0 AS place
  ) AS p
) AS r
        WHERE written IS NOT NULL
      ) AS w
    ) AS v
  ) AS x
  WHERE plain <> ''
) AS y;

CREATE TEMPORARY TABLE "values_1" AS
SELECT v0, COUNT(*) AS n
FROM (SELECT "age" AS v0, 1 AS n FROM "people")
GROUP BY v0;

CREATE TEMPORARY TABLE "dictionary_1" AS
SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v0 AS value, CAST(v0 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT "age" AS v0, 1 AS n FROM "people") GROUP BY v0
  ) AS g
) AS r;

CREATE TEMPORARY TABLE "values_1" AS
SELECT v0, COUNT(*) AS n
FROM (SELECT "seen" AS v0, 1 AS n FROM "visits")
GROUP BY v0;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, v2, v3, v4, COUNT(*) AS n, MIN(seen) AS seen
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    "score" AS v2,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v3,
    (CAST("grade" AS VARCHAR) COLLATE "binary") AS v4,
    ROW_NUMBER() OVER () AS seen
  FROM "people"
) AS s
GROUP BY v0, v1, v2, v3, v4;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("town" AS VARCHAR) COLLATE "binary") AS v1
  FROM "grouped"
) AS s
GROUP BY v0, v1;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    (CAST("v" AS VARCHAR) COLLATE "binary") AS v0
  FROM "few"
) AS s
GROUP BY v0;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v0,
    (CAST("illness" AS VARCHAR) COLLATE "binary") AS v1
  FROM "people"
) AS s
GROUP BY v0, v1;

CREATE TEMPORARY TABLE "numbers_1" AS
SELECT told AS old, ROW_NUMBER() OVER (
    ORDER BY residue * residue % 2147483579 * residue % 2147483579, number) AS new
FROM (
  SELECT told, number,
    (CAST(number AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579
    AS residue
  FROM (
    SELECT CASE WHEN r.old IS NULL THEN NULL ELSE r.told END AS told, ROW_NUMBER() OVER (ORDER BY r.old) AS number
    FROM (SELECT s."id" AS old, s."id" AS told FROM "nodes" AS s) AS r
  ) AS numbered
) AS mixed;

CREATE TEMPORARY TABLE "spelled_1" AS
SELECT l0, l1, l2, COUNT(*) AS n
FROM (
  SELECT
    CASE WHEN (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST(':' AS VARCHAR) || (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END AS l0,
    CASE WHEN (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST(':' AS VARCHAR) || (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END AS l1,
    CASE WHEN (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST(':' AS VARCHAR) || (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END AS l2
  FROM "one"
) AS marked
GROUP BY l0,l1,l2;

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "id", "age", "town" FROM "cards";

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "id", "kind", "town" FROM "pets";

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "id", "kind", "ill" FROM "birds";

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "id", "age" FROM "named";

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "id", "age" FROM "ages";

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "id", "age" FROM "wards";

CREATE TEMPORARY TABLE "hierarchy_1" AS
SELECT
  COALESCE(level_0, '') AS leaf,
  CASE WHEN level_0 IS NULL THEN 1 ELSE 0 END AS absent,
  level_0,
  level_1,
  level_2
FROM "levels_1";

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v0
  FROM "people"
) AS s
GROUP BY v0;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v0
  FROM "people"
) AS s
GROUP BY v0;

CREATE TEMPORARY TABLE "counts_1" AS
SELECT v0, COUNT(*) AS n
FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS v0 FROM "people") AS counted
GROUP BY v0;

CREATE TEMPORARY TABLE "numbers_1" AS
SELECT r.old, ROW_NUMBER() OVER (ORDER BY r.lot) AS new
FROM (SELECT s."person" AS old, RANDOM() AS lot FROM "people" AS s) AS r;

CREATE TEMPORARY TABLE "aggregated_1" AS
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

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "person", "age", "zip", "city", "illness" FROM "people";

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "person", "age", "zip", "city", "grade", "illness" FROM "people";

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT v0, v1, seen
  FROM (
    SELECT "age" AS v0, (CAST("city" AS VARCHAR) COLLATE "binary") AS v1, 1 AS seen
    FROM "people.csv"
  ) AS numbered
) AS looked_at

GROUP BY v0, v1;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v1
  FROM "people.parquet"
) AS s
GROUP BY v0, v1;

CREATE TEMPORARY TABLE "values_1" AS
SELECT v1, COUNT(*) AS n
FROM (SELECT (CAST("zone" AS VARCHAR) COLLATE "binary") AS v1, 1 AS n FROM "measured_points")
GROUP BY v1;

CREATE TEMPORARY TABLE "dictionary_1" AS
SELECT value, label, n,
  CAST(CASE WHEN value IS NOT NULL THEN place - 1 WHEN known < 2 THEN known ELSE 2 * known - 2 END AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (ORDER BY CASE WHEN value IS NULL THEN 1 ELSE 0 END, value) AS place,
    COUNT(value) OVER () AS known
  FROM (
    SELECT v0 AS value, CAST(v0 AS VARCHAR) AS label, CAST(SUM(n) AS BIGINT) AS n
    FROM (SELECT "v" AS v0, 1 AS n FROM "numbered") GROUP BY v0
  ) AS g
) AS r;

CREATE TEMPORARY TABLE "values_1" AS
SELECT v0, COUNT(*) AS n
FROM (SELECT (CAST("what" AS VARCHAR) COLLATE "binary") AS v0, 1 AS n FROM "buys")
GROUP BY v0;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, SUM(here) AS n, SUM(1 - here) AS members
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    1 AS here
  FROM "people"
  UNION ALL
  SELECT "age", (CAST("zip" AS VARCHAR) COLLATE "binary"), 0
  FROM "everybody"
) AS s
GROUP BY v0, v1;

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "age", "zip", "city", "grade", "illness" FROM "people";
