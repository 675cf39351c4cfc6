SELECT code, level, node, CAST(cost AS BIGINT) AS cost, movable,
  CASE WHEN movable = 1 THEN below ELSE node END AS below,
  CAST(CASE WHEN movable = 1 THEN cost - cost_below ELSE 0 END AS BIGINT) AS saved
FROM (
  SELECT code, level, CASE WHEN level > 0 THEN 1 ELSE 0 END AS movable,
    CASE level WHEN 0 THEN k0 WHEN 1 THEN k1 END AS node,
    985402995390465
      * CASE level WHEN 0 THEN s0 - 1 WHEN 1 THEN s1 - 1 END AS cost,
    CASE level WHEN 1 THEN k0 END AS below,
    985402995390465
      * CASE level
 WHEN 1 THEN s0 - 1 END AS cost_below
  FROM (
    SELECT s.*, 1 AS level FROM "tree_1" AS s
  ) AS t
) AS m;
