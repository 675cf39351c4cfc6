SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_0, k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled0
GROUP BY k0_0, k1_0, k2_0
) AS class_0;
