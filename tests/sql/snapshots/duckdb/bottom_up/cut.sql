CREATE TEMPORARY TABLE "_sqlanon_cut" AS
SELECT code, level, CASE level WHEN 0 THEN k0 WHEN 1 THEN k1 END AS node
FROM (
  SELECT s.*, COALESCE(m.target, 0) AS level
  FROM "_sqlanon_tree" AS s LEFT JOIN "_sqlanon_moves" AS m ON m.attribute = 0 AND m.node = s.k0
) AS t;
