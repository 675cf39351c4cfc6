SELECT g0, g1, g2, s, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT COALESCE(m0.target, c.g0) AS g0, c.g1 AS g1, c.g2 AS g2, c.s, c.n
  FROM "values_1" AS c
  LEFT JOIN "moves_1" AS m0 ON m0.attribute = 0 AND m0.node = c.g0
) AS risen
GROUP BY g0, g1, g2, s;
