SELECT node_0, node_1, node_2, MAX(n) AS n, MAX(cost) AS cost, MAX(level_0) AS level_0, MAX(movable_0) AS movable_0, MAX(level_1) AS level_1, MAX(movable_1) AS movable_1, MAX(level_2) AS level_2, MAX(movable_2) AS movable_2, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 3) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT node_0, node_1, node_2, n, cost, level_0, movable_0, level_1, movable_1, level_2, movable_2, 0 AS violates FROM (
SELECT node_0, node_1, node_2, CAST(SUM(n) AS BIGINT) AS n,
  MIN(cost) AS cost, MIN(level_0) AS level_0, MIN(movable_0) AS movable_0, MIN(level_1) AS level_1, MIN(movable_1) AS movable_1, MIN(level_2) AS level_2, MIN(movable_2) AS movable_2
FROM "state_1"
GROUP BY node_0, node_1, node_2
  ) AS sized
  UNION ALL
  SELECT node_0, node_1, node_2, 0, 0, 0, 0, 0, 0, 0, 0, violates FROM (
SELECT node_0, node_1, node_2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT node_0, node_1, node_2, s, SUM(n) AS n
FROM "values_1"
GROUP BY node_0, node_1, node_2, s) AS h
GROUP BY node_0, node_1, node_2
  ) AS v0
) AS verdicts
GROUP BY node_0, node_1, node_2;
