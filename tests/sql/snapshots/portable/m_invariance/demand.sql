SELECT v, CAST(SUM(fresh) AS BIGINT), CAST(SUM(missing) AS BIGINT)
FROM (
  SELECT v, n AS fresh, 0 AS missing FROM "division_1" WHERE signature = 0
  UNION ALL
  SELECT v, 0 AS fresh, missing FROM "deficits_1"
) AS both_sides
GROUP BY v
ORDER BY v;
