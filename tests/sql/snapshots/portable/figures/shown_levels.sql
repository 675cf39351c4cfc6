SELECT 0 AS attribute, level,
  COUNT(DISTINCT l) + MAX(CASE WHEN l IS NULL THEN 1 ELSE 0 END) AS labels, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT m.l0 AS l, m.n,
CASE WHEN m.l0 = t.l0 OR m.l0 IS NULL THEN 0
WHEN m.l0 = t.l1 THEN 1
WHEN m.l0 = t.l2 THEN 2
ELSE 3 END AS level
  FROM "map_1" AS m JOIN "tree_1" AS t ON t.code = m.c0
) AS shown
GROUP BY level
UNION ALL
SELECT 2 AS attribute, level,
  COUNT(DISTINCT l) + MAX(CASE WHEN l IS NULL THEN 1 ELSE 0 END) AS labels, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT m.l2 AS l, m.n,
CASE WHEN m.l2 = t.l0 OR m.l2 IS NULL THEN 0
WHEN m.l2 = t.l1 THEN 1
WHEN m.l2 = t.l2 THEN 2
ELSE 3 END AS level
  FROM "map_1" AS m JOIN "tree_2" AS t ON t.code = m.c2
) AS shown
GROUP BY level
UNION ALL
SELECT 3 AS attribute, level,
  COUNT(DISTINCT l) + MAX(CASE WHEN l IS NULL THEN 1 ELSE 0 END) AS labels, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT m.l3 AS l, m.n,
CASE WHEN m.l3 = t.l0 OR m.l3 IS NULL THEN 0
WHEN m.l3 = t.l1 THEN 1
WHEN m.l3 = t.l2 THEN 2
ELSE 3 END AS level
  FROM "map_1" AS m JOIN "tree_3" AS t ON t.code = m.c3
) AS shown
GROUP BY level
UNION ALL
SELECT 4 AS attribute, level,
  COUNT(DISTINCT l) + MAX(CASE WHEN l IS NULL THEN 1 ELSE 0 END) AS labels, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT m.l4 AS l, m.n,
CASE WHEN m.l4 = t.l0 OR m.l4 IS NULL THEN 0
WHEN m.l4 = t.l1 THEN 1
ELSE 2 END AS level
  FROM "map_1" AS m JOIN "tree_4" AS t ON t.code = m.c4
) AS shown
GROUP BY level
UNION ALL
SELECT 5 AS attribute, level,
  COUNT(DISTINCT l) + MAX(CASE WHEN l IS NULL THEN 1 ELSE 0 END) AS labels, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT m.l5 AS l, m.n,
CASE WHEN m.l5 = t.l0 OR m.l5 IS NULL THEN 0
ELSE 1 END AS level
  FROM "map_1" AS m JOIN "tree_5" AS t ON t.code = m.c5
) AS shown
GROUP BY level;

SELECT 0 AS attribute, level,
  COUNT(DISTINCT l) + MAX(CASE WHEN l IS NULL THEN 1 ELSE 0 END) AS labels, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT m.l0 AS l, m.n,
CASE WHEN m.l0 = t.l1 THEN 1
ELSE 2 END AS level
  FROM "map_1" AS m JOIN "tree_1" AS t ON t.code = m.c0
) AS shown
GROUP BY level;

SELECT 0 AS attribute, level,
  COUNT(DISTINCT l) + MAX(CASE WHEN l IS NULL THEN 1 ELSE 0 END) AS labels, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT m.l0 AS l, m.n,
CASE WHEN m.l0 = t.l0 OR m.l0 IS NULL THEN 0
ELSE 1 END AS level
  FROM "map_1" AS m JOIN "tree_1" AS t ON t.code = m.c0
) AS shown
GROUP BY level;
