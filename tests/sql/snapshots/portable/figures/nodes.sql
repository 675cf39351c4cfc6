SELECT 0 AS attribute, MIN(LEAST(t.code, 40)) AS first_place,
  MAX(LEAST(t.code, 40)) AS last_place, CAST(SUM(v.n) AS BIGINT) AS held,
  CAST(SUM(v.classed) AS BIGINT) AS classed, MIN(t.l1) AS label
FROM "tree_1" AS t
JOIN (
  SELECT p0 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
  FROM "compared_1" GROUP BY p0
) AS v ON v.place = LEAST(t.code, 40)
GROUP BY t.k1
UNION ALL
SELECT 2 AS attribute, MIN(LEAST(t.code, 36)) AS first_place,
  MAX(LEAST(t.code, 36)) AS last_place, CAST(SUM(v.n) AS BIGINT) AS held,
  CAST(SUM(v.classed) AS BIGINT) AS classed, MIN(t.l1) AS label
FROM "tree_2" AS t
JOIN (
  SELECT p2 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
  FROM "compared_1" GROUP BY p2
) AS v ON v.place = LEAST(t.code, 36)
GROUP BY t.k1
UNION ALL
SELECT 3 AS attribute, MIN(LEAST(t.code, 5)) AS first_place,
  MAX(LEAST(t.code, 5)) AS last_place, CAST(SUM(v.n) AS BIGINT) AS held,
  CAST(SUM(v.classed) AS BIGINT) AS classed, MIN(t.l1) AS label
FROM "tree_3" AS t
JOIN (
  SELECT p3 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
  FROM "compared_1" GROUP BY p3
) AS v ON v.place = LEAST(t.code, 5)
GROUP BY t.k1
UNION ALL
SELECT 4 AS attribute, MIN(LEAST(t.code, 3)) AS first_place,
  MAX(LEAST(t.code, 3)) AS last_place, CAST(SUM(v.n) AS BIGINT) AS held,
  CAST(SUM(v.classed) AS BIGINT) AS classed, MIN(t.l1) AS label
FROM "tree_4" AS t
JOIN (
  SELECT p4 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
  FROM "compared_1" GROUP BY p4
) AS v ON v.place = LEAST(t.code, 3)
GROUP BY t.k1;

SELECT 0 AS attribute, MIN(LEAST(t.code, 2)) AS first_place,
  MAX(LEAST(t.code, 2)) AS last_place, CAST(SUM(v.n) AS BIGINT) AS held,
  CAST(SUM(v.classed) AS BIGINT) AS classed, MIN(t.l0) AS label
FROM "tree_1" AS t
JOIN (
  SELECT p0 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
  FROM "compared_1" GROUP BY p0
) AS v ON v.place = LEAST(t.code, 2)
GROUP BY t.k0;
