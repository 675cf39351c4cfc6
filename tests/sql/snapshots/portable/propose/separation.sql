SELECT 0 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0
) AS classes
UNION ALL
SELECT 1 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v1
) AS classes
UNION ALL
SELECT 2 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v2
) AS classes
UNION ALL
SELECT 3 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v3
) AS classes
UNION ALL
SELECT 4 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v4
) AS classes
UNION ALL
SELECT 5 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v5
) AS classes
UNION ALL
SELECT 6 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0, v1
) AS classes
UNION ALL
SELECT 7 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0, v2
) AS classes
UNION ALL
SELECT 8 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0, v3
) AS classes
UNION ALL
SELECT 9 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0, v4
) AS classes
UNION ALL
SELECT 10 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v1, v2
) AS classes
UNION ALL
SELECT 11 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v1, v3
) AS classes
UNION ALL
SELECT 12 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v1, v4
) AS classes
UNION ALL
SELECT 13 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v2, v3
) AS classes
UNION ALL
SELECT 14 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v2, v4
) AS classes
UNION ALL
SELECT 15 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v3, v4
) AS classes
UNION ALL
SELECT 16 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0, v1, v2, v3, v4
) AS classes;

SELECT 0 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0
) AS classes
UNION ALL
SELECT 1 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v1
) AS classes
UNION ALL
SELECT 2 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v2
) AS classes
UNION ALL
SELECT 3 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0, v1
) AS classes
UNION ALL
SELECT 4 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0, v2
) AS classes
UNION ALL
SELECT 5 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v1, v2
) AS classes
UNION ALL
SELECT 6 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0, v1, v2
) AS classes;

SELECT 0 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0
) AS classes
UNION ALL
SELECT 1 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v1
) AS classes
UNION ALL
SELECT 2 AS place, COUNT(*) AS combinations,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone, COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n FROM "combinations_1"
  GROUP BY v0, v1
) AS classes;
