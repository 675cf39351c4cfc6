SELECT DISTINCT pair, seed, total, near
FROM (
  SELECT pair, seed, total, ahead + n AS near FROM "around_1"
  UNION ALL
  SELECT pair, cell AS seed, total, CAST(3 AS BIGINT) AS near FROM "pool_1" WHERE number <= 20
  UNION ALL
  SELECT pair, cell AS seed, total, total - 3 AS near FROM "pool_1" WHERE number <= 20
) AS possible
WHERE near >= 3 AND near <= total - 3;

SELECT DISTINCT pair, seed, total, near
FROM (
  SELECT pair, seed, total, ahead + n AS near FROM "around_1"
) AS possible
WHERE near >= 2 AND near <= total - 2;

SELECT DISTINCT pair, seed, total, near
FROM (
  SELECT pair, seed, total, ahead + n AS near FROM "around_1"
) AS possible
WHERE near >= 3 AND near <= total - 3;
