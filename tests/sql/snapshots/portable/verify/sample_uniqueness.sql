WITH flagged AS (
  SELECT n, CASE WHEN n = 1 THEN 1 ELSE 0 END AS alone FROM sizes_beside_population WHERE n > 0
),
totals AS (
  SELECT n, alone, SUM(alone) OVER () AS found, SUM(n) OVER () AS total FROM flagged
)
SELECT n, CAST(found AS DOUBLE PRECISION) / total AS measure,
  CASE WHEN alone = 1 AND CAST(found AS HUGEINT) * 1 > CAST(total AS HUGEINT) * 1 THEN 1 ELSE 0 END AS violates
FROM totals;

WITH flagged AS (
  SELECT n, CASE WHEN n = 1 THEN 1 ELSE 0 END AS alone FROM sizes_beside_population WHERE n > 0
),
totals AS (
  SELECT n, alone, SUM(alone) OVER () AS found, SUM(n) OVER () AS total FROM flagged
)
SELECT n, CAST(found AS DOUBLE PRECISION) / total AS measure,
  CASE WHEN alone = 1 AND CAST(found AS HUGEINT) * 2 > CAST(total AS HUGEINT) * 1 THEN 1 ELSE 0 END AS violates
FROM totals;
