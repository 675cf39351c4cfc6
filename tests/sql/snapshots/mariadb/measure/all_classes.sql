SELECT COUNT(*), SUM(CAST(n AS DOUBLE) * n)
FROM (
  SELECT CAST(SUM(c.n) AS SIGNED) AS n
  FROM `_sqlanon_cells` AS c
  STRAIGHT_JOIN `_sqlanon_tree` AS t0 ON t0.code = c.c0
  WHERE c.n > 0
  GROUP BY t0.k0
) AS a;
