SELECT 0 AS attribute, MIN(LEAST(t.code, 4)) AS first_place,
  MAX(LEAST(t.code, 4)) AS last_place, CAST(SUM(v.n) AS BIGINT) AS held,
  CAST(SUM(v.classed) AS BIGINT) AS classed, MIN(t.l1) AS label
FROM "tree_1" AS t
JOIN (
  SELECT p0 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
  FROM "compared_1" GROUP BY p0
) AS v ON v.place = LEAST(t.code, 4)
GROUP BY t.k1
UNION ALL
SELECT 1 AS attribute, MIN(LEAST(t.code, 3)) AS first_place,
  MAX(LEAST(t.code, 3)) AS last_place, CAST(SUM(v.n) AS BIGINT) AS held,
  CAST(SUM(v.classed) AS BIGINT) AS classed, MIN(t.l0) AS label
FROM "tree_2" AS t
JOIN (
  SELECT p1 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
  FROM "compared_1" GROUP BY p1
) AS v ON v.place = LEAST(t.code, 3)
GROUP BY t.k0;

SELECT 0 AS attribute, MIN(LEAST(t.code, 2)) AS first_place,
  MAX(LEAST(t.code, 2)) AS last_place, CAST(SUM(v.n) AS BIGINT) AS held,
  CAST(SUM(v.classed) AS BIGINT) AS classed, MIN(t.l0) AS label
FROM "tree_1" AS t
JOIN (
  SELECT p0 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
  FROM "compared_1" GROUP BY p0
) AS v ON v.place = LEAST(t.code, 2)
GROUP BY t.k0;
