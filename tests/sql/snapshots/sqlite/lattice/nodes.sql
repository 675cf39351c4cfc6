SELECT 0 AS node,
  SUM(CASE WHEN n >= 3 THEN 1 ELSE 0 END) AS classes,
  SUM(CASE WHEN n >= 3 THEN CAST(n AS REAL) * n ELSE 0 END) AS squares,
  SUM(CASE WHEN n >= 3 THEN 0 ELSE n END) AS suppressed,
  SUM(CAST(n AS REAL) * n) AS all_squares,
  SUM(CASE WHEN n >= 3 THEN n * cost ELSE n * CAST(115292150460684405 AS INTEGER) END) AS cost
FROM (
  SELECT CAST(SUM(n) AS INTEGER) AS n, MIN(u0_0 + u1_2 + u2_0) AS cost
  FROM `_sqlanon_leveled`
  GROUP BY k0_0, k1_2, k2_0
) AS c0;

SELECT 0 AS node,
  SUM(CASE WHEN n >= 3 THEN 1 ELSE 0 END) AS classes,
  SUM(CASE WHEN n >= 3 THEN CAST(n AS REAL) * n ELSE 0 END) AS squares,
  SUM(CASE WHEN n >= 3 THEN 0 ELSE n END) AS suppressed,
  SUM(CAST(n AS REAL) * n) AS all_squares,
  SUM(CASE WHEN n >= 3 THEN n * cost ELSE n * CAST(461168601842738790 AS INTEGER) END) AS cost
FROM (
  SELECT CAST(SUM(n) AS INTEGER) AS n, MIN(u0_0) AS cost
  FROM `_sqlanon_leveled`
  GROUP BY k0_0
) AS c0
UNION ALL
SELECT 1 AS node,
  SUM(CASE WHEN n >= 3 THEN 1 ELSE 0 END) AS classes,
  SUM(CASE WHEN n >= 3 THEN CAST(n AS REAL) * n ELSE 0 END) AS squares,
  SUM(CASE WHEN n >= 3 THEN 0 ELSE n END) AS suppressed,
  SUM(CAST(n AS REAL) * n) AS all_squares,
  SUM(CASE WHEN n >= 3 THEN n * cost ELSE n * CAST(461168601842738790 AS INTEGER) END) AS cost
FROM (
  SELECT CAST(SUM(n) AS INTEGER) AS n, MIN(u0_1) AS cost
  FROM `_sqlanon_leveled`

) AS c1;
