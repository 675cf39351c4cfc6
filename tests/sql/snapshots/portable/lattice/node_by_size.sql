SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_0, k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0, k1_0, k2_0
) AS class_0;

SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
,
  SUM(released * n * cost0) AS units0
FROM (
SELECT k0_1, k1_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_1 + u1_0) AS cost0
FROM "leveled_1"
GROUP BY k0_1, k1_0
) AS class_0;

SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
,
  SUM(released * n * cost0) AS units0
FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_0) AS cost0
FROM "leveled_1"
GROUP BY k0_0
) AS class_0;

SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
,
  SUM(released * n * cost0) AS units0
FROM (
SELECT k0_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_1 + u1_1 + u2_1) AS cost0
FROM "leveled_1"
GROUP BY k0_1
) AS class_0;

SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible

FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0
) AS class_0;

SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
,
  SUM(released * n * cost0) AS units0
FROM (
SELECT k0_0, k1_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 5 THEN 0 ELSE 1 END AS released, MIN(u0_0 + u1_1) AS cost0
FROM "leveled_1"
GROUP BY k0_0, k1_1
) AS class_0;

SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
,
  SUM(released * n * cost0) AS units0
FROM (
SELECT k0_2, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_2 + u1_2) AS cost0
FROM "leveled_1"
GROUP BY k0_2
) AS class_0;

SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
,
  SUM(released * n * cost0) AS units0
FROM (
SELECT k0_2, k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_2 + u1_0 + u2_0) AS cost0
FROM "leveled_1"
GROUP BY k0_2, k1_0, k2_0
) AS class_0;

SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
,
  SUM(released * n * cost0) AS units0
FROM (
SELECT k1_1, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_1 + u1_1 + u2_0) AS cost0
FROM "leveled_1"
GROUP BY k1_1, k2_0
) AS class_0;

SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
,
  SUM(released * n * cost0) AS units0
FROM (
SELECT k0_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_0 + u1_1 + u2_0) AS cost0
FROM "leveled_1"
GROUP BY k0_0, k2_0
) AS class_0;
