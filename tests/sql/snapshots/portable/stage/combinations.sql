SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v0
  FROM "copy_1"
) AS s
GROUP BY v0;

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

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("town" AS VARCHAR) COLLATE "binary") AS v1
  FROM "grouped"
) AS s
GROUP BY v0, v1;

SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    (CAST("v" AS VARCHAR) COLLATE "binary") AS v0
  FROM "few"
) AS s
GROUP BY v0;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v0,
    (CAST("illness" AS VARCHAR) COLLATE "binary") AS v1
  FROM "people"
) AS s
GROUP BY v0, v1;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    "sqlanon_node" AS v1
  FROM "persons_1"
) AS s
GROUP BY v0, v1;

SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    (CAST("v" AS VARCHAR) COLLATE "binary") AS v0
  FROM "one_off"
) AS s
GROUP BY v0;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2
  FROM "admitted_1"
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2,
    (CAST("illness" AS VARCHAR) COLLATE "binary") AS v3
  FROM "admitted_1"
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("town" AS VARCHAR) COLLATE "binary") AS v1
  FROM "copy_1"
) AS s
GROUP BY v0, v1;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    (CAST("kind" AS VARCHAR) COLLATE "binary") AS v0,
    (CAST("town" AS VARCHAR) COLLATE "binary") AS v1
  FROM "copy_1"
) AS s
GROUP BY v0, v1;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    (CAST("kind" AS VARCHAR) COLLATE "binary") AS v0,
    (CAST("ill" AS VARCHAR) COLLATE "binary") AS v1
  FROM "copy_1"
) AS s
GROUP BY v0, v1;

SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0
  FROM "copy_1"
) AS s
GROUP BY v0;

SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v0
  FROM "people"
) AS s
GROUP BY v0;

SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v0
  FROM "people"
) AS s
GROUP BY v0;

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

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2
  FROM "persons_1"
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2,
    "visits" AS v3
  FROM "aggregated_1"
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, v2, v3, v4, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2,
    (CAST("illness" AS VARCHAR) COLLATE "binary") AS v3,
    "sqlanon_pair" AS v4
  FROM "signed_1"
) AS s
GROUP BY v0, v1, v2, v3, v4;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v1
  FROM "people.csv"
) AS s
GROUP BY v0, v1;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v1
  FROM "people.parquet"
) AS s
GROUP BY v0, v1;

SELECT v0, v1, v2, v3, v4, COUNT(*) AS n
FROM (
  SELECT
    "longitude" AS v0,
    (CAST("zone" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("station" AS VARCHAR) COLLATE "binary") AS v2,
    "sqlanon_before" AS v3,
    "sqlanon_place" AS v4
  FROM "joined_1"
) AS s
GROUP BY v0, v1, v2, v3, v4;

SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v0
  FROM "persons_1"
) AS s
GROUP BY v0;

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

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2
  FROM "copy_1"
) AS s
GROUP BY v0, v1, v2;
