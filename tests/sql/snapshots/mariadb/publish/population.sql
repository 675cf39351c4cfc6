CREATE TEMPORARY TABLE `_sqlanon_population` AS
SELECT
t0.l1 AS `age`,
s.`city` AS `city`
FROM `people` AS s
LEFT JOIN `_sqlanon_dictionary` AS d0 ON d0.value = s.`age`
LEFT JOIN `_sqlanon_dictionary` AS d1 ON d1.value = CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin
STRAIGHT_JOIN `_sqlanon_tree` AS t0 ON t0.code = COALESCE(d0.code, -1)
STRAIGHT_JOIN `_sqlanon_tree` AS t1 ON t1.code = CASE WHEN CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 3 ELSE COALESCE(d1.code, -1) END
LEFT JOIN (
  SELECT DISTINCT t0.k1 AS x0, t1.k0 AS x1
  FROM `_sqlanon_cells` AS c
  STRAIGHT_JOIN `_sqlanon_tree` AS t0 ON t0.code = c.c0
  STRAIGHT_JOIN `_sqlanon_tree` AS t1 ON t1.code = c.c1
  LEFT JOIN `_sqlanon_assignment` AS a ON a.cell = c.cell
  WHERE a.cell IS NULL
) AS gone ON gone.x0 = t0.k1 AND gone.x1 = t1.k0
WHERE gone.x0 IS NULL;
