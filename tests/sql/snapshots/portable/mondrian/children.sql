SELECT part, dim, v, n, start,
  CAST(DENSE_RANK() OVER (ORDER BY part, side) AS INTEGER) - 1 + 1 AS child,
  CAST(SUM(n) OVER (PARTITION BY part, side) AS BIGINT) AS size
FROM (
  SELECT h.part, h.dim, h.v, CASE WHEN h.v > x.v THEN 1 ELSE 0 END AS side,
h.n AS n, 0 AS start
  FROM "running_1" AS h JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  WHERE x.level = 0
  UNION ALL
  SELECT h.part, h.dim, h.v, CASE x.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END AS side, h.n, 0 AS start
  FROM "running_1" AS h
  JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  JOIN "tree_1" AS t ON t.code = h.v
  WHERE x.level > 0 AND x.dim = 0
  UNION ALL
  SELECT h.part, h.dim, h.v, CASE x.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END AS side, h.n, 0 AS start
  FROM "running_1" AS h
  JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  JOIN "tree_2" AS t ON t.code = h.v
  WHERE x.level > 0 AND x.dim = 2
  UNION ALL
  SELECT h.part, h.dim, h.v, CASE x.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END AS side, h.n, 0 AS start
  FROM "running_1" AS h
  JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  JOIN "tree_3" AS t ON t.code = h.v
  WHERE x.level > 0 AND x.dim = 3
  UNION ALL
  SELECT h.part, h.dim, h.v, CASE x.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 END AS side, h.n, 0 AS start
  FROM "running_1" AS h
  JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  JOIN "tree_4" AS t ON t.code = h.v
  WHERE x.level > 0 AND x.dim = 4
  UNION ALL
  SELECT h.part, h.dim, h.v, CASE x.level WHEN 1 THEN t.k0 END AS side, h.n, 0 AS start
  FROM "running_1" AS h
  JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  JOIN "tree_5" AS t ON t.code = h.v
  WHERE x.level > 0 AND x.dim = 5
) AS pieces;

SELECT part, dim, v, n, start,
  CAST(DENSE_RANK() OVER (ORDER BY part, side) AS INTEGER) - 1 + 1 AS child,
  CAST(SUM(n) OVER (PARTITION BY part, side) AS BIGINT) AS size
FROM (
  SELECT h.part, h.dim, h.v, CASE WHEN h.v > x.v THEN 1 ELSE 0 END AS side,
CASE WHEN h.v = x.v THEN x.dealt ELSE h.n END AS n, 0 AS start
  FROM "running_1" AS h JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  WHERE x.level = 0 AND (h.v <> x.v OR x.dealt > 0)
  UNION ALL
  SELECT h.part, h.dim, h.v, 1 AS side, h.n - x.dealt AS n, x.dealt AS start
  FROM "running_1" AS h JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  WHERE x.level = 0 AND h.v = x.v AND h.n > x.dealt
) AS pieces;
