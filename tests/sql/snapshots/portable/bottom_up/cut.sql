SELECT code, level,
  CASE level WHEN 0 THEN k0 WHEN 1 THEN k1 END AS node
FROM (
  SELECT s.*, COALESCE(m.target, 0) AS level
  FROM "tree_1" AS s LEFT JOIN "moves_1" AS m ON m.attribute = 0 AND m.node = s.k0
) AS t;

SELECT code, level,
  CASE level WHEN 0 THEN k0 WHEN 1 THEN k1 WHEN 2 THEN k2 WHEN 3 THEN k3 END AS node
FROM (
  SELECT s.*, COALESCE(m.target, 0) AS level
  FROM "tree_1" AS s LEFT JOIN "moves_1" AS m ON m.attribute = 0 AND m.node = s.k0
) AS t;

SELECT code, level,
  CASE level WHEN 0 THEN k0 WHEN 1 THEN k1 WHEN 2 THEN k2 END AS node
FROM (
  SELECT s.*, COALESCE(m.target, 0) AS level
  FROM "tree_1" AS s LEFT JOIN "moves_1" AS m ON m.attribute = 0 AND m.node = s.k0
) AS t;
