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

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    "born" AS v1,
    "score" AS v2
  FROM "people"
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "seen" AS v0,
    "at" AS v1
  FROM "visits"
) AS s
GROUP BY v0, v1;

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

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2
  FROM "people"
) AS s
GROUP BY v0, v1, v2;

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

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v0,
    (CAST("illness" AS VARCHAR) COLLATE "binary") AS v1
  FROM "people"
) AS s
GROUP BY v0, v1;

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

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    "score" AS v1
  FROM "people"
) AS s
GROUP BY v0, v1;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2
  FROM "persons_1"
) AS s
GROUP BY v0, v1, v2;

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

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1,
    (CAST("city" AS VARCHAR) COLLATE "binary") AS v2
  FROM "copy_1"
) AS s
GROUP BY v0, v1, v2;
