WITH rolled0 AS MATERIALIZED (
SELECT CAST(SUM(n) AS INTEGER) AS n, k0_0, k1_0, k2_0
FROM `leveled_1`
GROUP BY k0_0, k1_0, k2_0
),
rolled1 AS MATERIALIZED (
SELECT CAST(SUM(n) AS INTEGER) AS n, k0_0, k1_1, k2_0
FROM `leveled_1`
GROUP BY k0_0, k1_1, k2_0
),
rolled2 AS MATERIALIZED (
SELECT CAST(SUM(n) AS INTEGER) AS n, k0_0, k1_2, k2_0
FROM `leveled_1`
GROUP BY k0_0, k1_2, k2_0
),
rolled3 AS MATERIALIZED (
SELECT CAST(SUM(n) AS INTEGER) AS n, k0_0, k2_0
FROM `leveled_1`
GROUP BY k0_0, k2_0
),
rolled4 AS MATERIALIZED (
SELECT CAST(SUM(n) AS INTEGER) AS n, k1_0, k2_0, MIN(k1_1) AS k1_1, MIN(k1_2) AS k1_2, MIN(k0_1) AS k0_1
FROM `leveled_1`
GROUP BY k1_0, k2_0
)
SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_0, k1_0, k2_0, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled0
GROUP BY k0_0, k1_0, k2_0
) AS class_0
UNION ALL
SELECT 1 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_0, k1_0, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled0
GROUP BY k0_0, k1_0
) AS class_1
UNION ALL
SELECT 2 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_0, k1_1, k2_0, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled1
GROUP BY k0_0, k1_1, k2_0
) AS class_2
UNION ALL
SELECT 3 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_0, k1_1, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled1
GROUP BY k0_0, k1_1
) AS class_3
UNION ALL
SELECT 4 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_0, k1_2, k2_0, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled2
GROUP BY k0_0, k1_2, k2_0
) AS class_4
UNION ALL
SELECT 5 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_0, k1_2, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled2
GROUP BY k0_0, k1_2
) AS class_5
UNION ALL
SELECT 6 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_0, k2_0, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled3
GROUP BY k0_0, k2_0
) AS class_6
UNION ALL
SELECT 7 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_0, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled3
GROUP BY k0_0
) AS class_7
UNION ALL
SELECT 8 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k1_0, k2_0, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled4
GROUP BY k1_0, k2_0
) AS class_8
UNION ALL
SELECT 9 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k1_0, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled4
GROUP BY k1_0
) AS class_9
UNION ALL
SELECT 10 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k1_1, k2_0, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled4
GROUP BY k1_1, k2_0
) AS class_10
UNION ALL
SELECT 11 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k1_1, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled4
GROUP BY k1_1
) AS class_11
UNION ALL
SELECT 12 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k1_2, k2_0, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled4
GROUP BY k1_2, k2_0
) AS class_12
UNION ALL
SELECT 13 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k1_2, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled4
GROUP BY k1_2
) AS class_13
UNION ALL
SELECT 14 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k2_0, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled4
GROUP BY k2_0
) AS class_14
UNION ALL
SELECT 15 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_1, CAST(SUM(n) AS INTEGER) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM rolled4
GROUP BY k0_1
) AS class_15;
