SELECT node_0, node_1, node_2, s, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT
COALESCE(m0.target, c.node_0) AS node_0,
c.node_1 AS node_1,
c.node_2 AS node_2,
c.s, c.n
  FROM "values_1" AS c
  LEFT JOIN "moves_1" AS m0 ON m0.attribute = 0 AND m0.node = c.node_0
) AS risen
GROUP BY node_0, node_1, node_2, s;
