SELECT node_0, node_1, node_2, CAST(SUM(n) AS BIGINT) AS n,
  MIN(cost) AS cost, MIN(level_0) AS level_0, MIN(movable_0) AS movable_0, MIN(level_1) AS level_1, MIN(movable_1) AS movable_1, MIN(level_2) AS level_2, MIN(movable_2) AS movable_2
FROM "state_1"
GROUP BY node_0, node_1, node_2;
