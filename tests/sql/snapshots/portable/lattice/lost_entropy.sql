SELECT 0 AS node, SUM(z) AS suppressed, SUM(CAST(z AS DOUBLE PRECISION) * LN(CAST(z AS DOUBLE PRECISION))) AS spent
FROM (
  SELECT SUM(l.n) AS z
  FROM "leveled_1" AS l JOIN (
SELECT k0_0, n, CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0
) AS sized
  ) AS c ON c.k0_0 = l.k0_0
  WHERE c.violates = 1
  GROUP BY l.k0_0
) AS z0;
