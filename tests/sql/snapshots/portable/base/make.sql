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

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, v2, v3, v4, v5, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    "born" AS v2,
    "score" AS v3,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v4,
    (CAST("grade" AS VARCHAR) COLLATE "binary") AS v5
  FROM "people"
) AS s
GROUP BY v0, v1, v2, v3, v4, v5;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    "born" AS v1,
    "score" AS v2
  FROM "people"
) AS s
GROUP BY v0, v1, v2;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "seen" AS v0,
    "at" AS v1
  FROM "visits"
) AS s
GROUP BY v0, v1;

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
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    "score" AS v2,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v3
  FROM "people"
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2
  FROM "people"
) AS s
GROUP BY v0, v1, v2;

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
SELECT v0, v1, v2, v3, v4, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2,
    (CAST("grade" AS VARCHAR) COLLATE "binary") AS v3,
    (CAST("illness" AS VARCHAR) COLLATE "binary") AS v4
  FROM "people"
) AS s
GROUP BY v0, v1, v2, v3, v4;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2,
    "score" AS v3
  FROM "people"
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v0,
    (CAST("illness" AS VARCHAR) COLLATE "binary") AS v1
  FROM "people"
) AS s
GROUP BY v0, v1;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("illness" AS VARCHAR) COLLATE "binary") AS v2,
    "person" AS v3
  FROM "people"
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2,
    (CAST("illness" AS VARCHAR) COLLATE "binary") AS v3
  FROM "people"
) AS s
GROUP BY v0, v1, v2, v3;

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

CREATE TEMPORARY TABLE "levels_1" AS
SELECT
  (CAST(CAST("level_0" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_0,
  (CAST(CAST("level_1" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_1,
  (CAST(CAST("level_2" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_2,
  (CAST(CAST("level_3" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_3
FROM "faulty";

CREATE TEMPORARY TABLE "counts_1" AS
SELECT v0, COUNT(*) AS n
FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS v0 FROM "people") AS counted
GROUP BY v0;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2,
    (CAST("grade" AS VARCHAR) COLLATE "binary") AS v3
  FROM "people"
) AS s
GROUP BY v0, v1, v2, v3;

CREATE TEMPORARY TABLE "combinations_1" AS
SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    "score" AS v1
  FROM "people"
) AS s
GROUP BY v0, v1;

CREATE TEMPORARY TABLE "numbers_1" AS
SELECT r.old, ROW_NUMBER() OVER (ORDER BY r.lot) AS new
FROM (SELECT s."person" AS old, RANDOM() AS lot FROM "people" AS s) AS r;

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "person", "age", "zip", "city", "illness" FROM "people";

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

CREATE TEMPORARY TABLE "copy_1" AS
SELECT "age", "zip", "city", "grade", "illness" FROM "people";
