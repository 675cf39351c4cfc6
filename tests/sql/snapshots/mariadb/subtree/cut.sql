CREATE TEMPORARY TABLE `_sqlanon_cut` AS
SELECT code, level, node, CAST(cost AS SIGNED) AS cost, movable,
  CASE WHEN movable = 1 THEN next ELSE node END AS next,
  CAST(CASE WHEN movable = 1 THEN next_cost ELSE cost END AS SIGNED) AS next_cost
FROM (
  SELECT t.code, t.level,
    CASE t.level WHEN 0 THEN t.k0 WHEN 1 THEN t.k1 END AS node,
    985402995390465 * CASE t.level WHEN 0 THEN t.s0 - 1 WHEN 1 THEN t.s1 - 1 END AS cost,
    CASE t.level WHEN 1 THEN t.k0 END AS next,
    985402995390465 * CASE t.level WHEN 1 THEN t.s0 - 1 END AS next_cost,
    CASE t.level WHEN 1 THEN
1 ELSE 0 END AS movable
  FROM (
    SELECT s.*, 1 AS level FROM `_sqlanon_tree` AS s
  ) AS t
) AS m;

CREATE TEMPORARY TABLE `_sqlanon_cut` AS
SELECT code, level, node, CAST(cost AS SIGNED) AS cost, movable,
  CASE WHEN movable = 1 THEN next ELSE node END AS next,
  CAST(CASE WHEN movable = 1 THEN next_cost ELSE cost END AS SIGNED) AS next_cost
FROM (
  SELECT t.code, t.level,
    CASE t.level WHEN 0 THEN t.k0 WHEN 1 THEN t.k1 END AS node,
    985402995390465 * CASE t.level WHEN 0 THEN t.s0 - 1 WHEN 1 THEN t.s1 - 1 END AS cost,
    CASE t.level WHEN 0 THEN t.k1 END AS next,
    985402995390465 * CASE t.level WHEN 0 THEN t.s1 - 1 END AS next_cost,
    CASE t.level WHEN 0 THEN
CASE WHEN MIN(t.level) OVER (PARTITION BY t.k1) = 0 THEN 1 ELSE 0 END ELSE 0 END AS movable
  FROM (
    SELECT s.*, 0 AS level FROM `_sqlanon_tree` AS s
  ) AS t
) AS m;
