-- name: alone
SELECT 0 AS place, CAST(SUM(held) AS BIGINT) AS held, CAST(SUM(occurring) AS BIGINT) AS occurring
FROM (
  WITH rows_of_it AS NOT MATERIALIZED (SELECT "age" AS c FROM "people"),
  close AS (
    SELECT COALESCE(CAST(MAX(c) AS DOUBLE) - MIN(c) BETWEEN COUNT(c) / 16 AND 16 * COUNT(c), FALSE) AS yes FROM rows_of_it
  )
  SELECT COUNT(c) AS held,
    COUNT(DISTINCT c) AS occurring
  FROM rows_of_it WHERE NOT (SELECT yes FROM close)
  UNION ALL
  SELECT SUM(n), SUM(BIT_COUNT(bits))
  FROM (
    SELECT COUNT(c) AS n, BIT_OR(CAST(1 AS UBIGINT) << CAST(c & 63 AS UBIGINT)) AS bits
    FROM rows_of_it WHERE (SELECT yes FROM close) GROUP BY c >> 6
  ) AS packed
) AS r0
UNION ALL
SELECT 1 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT "born" AS c FROM "people") AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(c) AS held,
  COUNT(DISTINCT c) AS occurring
FROM (SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c FROM "people") AS rows_of_it
UNION ALL
SELECT 4 AS place, CAST(SUM(held) AS BIGINT) AS held, CAST(SUM(occurring) AS BIGINT) AS occurring
FROM (
  WITH rows_of_it AS NOT MATERIALIZED (SELECT "person" AS c FROM "people"),
  close AS (
    SELECT COALESCE(CAST(MAX(c) AS DOUBLE) - MIN(c) BETWEEN COUNT(c) / 16 AND 16 * COUNT(c), FALSE) AS yes FROM rows_of_it
  )
  SELECT COUNT(c) AS held,
    COUNT(DISTINCT c) AS occurring
  FROM rows_of_it WHERE NOT (SELECT yes FROM close)
  UNION ALL
  SELECT SUM(n), SUM(BIT_COUNT(bits))
  FROM (
    SELECT COUNT(c) AS n, BIT_OR(CAST(1 AS UBIGINT) << CAST(c & 63 AS UBIGINT)) AS bits
    FROM rows_of_it WHERE (SELECT yes FROM close) GROUP BY c >> 6
  ) AS packed
) AS r4;
