WITH risks AS (
  SELECT n, n AS members, 1 AS found FROM sizes_beside_population WHERE n > 0
),
totals AS (
  SELECT n, members, SUM(found) OVER () AS found, SUM(n) OVER () AS total FROM risks
)
SELECT n, CAST(found AS DOUBLE PRECISION) / total AS measure,
  CASE WHEN members * 9 < 10 AND
    CAST(found AS HUGEINT) * 10 > CAST(total AS HUGEINT) * 9
  THEN 1 ELSE 0 END AS violates
FROM totals;

WITH risks AS (
  SELECT n, n AS members, 1 AS found FROM sizes_beside_population WHERE n > 0
),
totals AS (
  SELECT n, members, SUM(found) OVER () AS found, SUM(n) OVER () AS total FROM risks
)
SELECT n, CAST(found AS DOUBLE PRECISION) / total AS measure,
  CASE WHEN members * 1 < 2 AND
    CAST(found AS HUGEINT) * 2 > CAST(total AS HUGEINT) * 1
  THEN 1 ELSE 0 END AS violates
FROM totals;
