SELECT leaf, absent, level_0, level_1, level_2 FROM "hierarchy_1"
UNION ALL
SELECT g.label, 0, NULL
, g.label, g.label
FROM (SELECT DISTINCT CAST(v0 AS VARCHAR) AS label FROM "combinations_1" WHERE v0 IS NOT NULL) AS g
JOIN (
  SELECT level_2 AS node
  FROM "hierarchy_1" WHERE level_2 IS NOT NULL GROUP BY level_2
) AS h ON h.node = g.label
LEFT JOIN (
  SELECT leaf FROM "hierarchy_1" WHERE absent = 0
) AS l ON l.leaf = g.label
WHERE l.leaf IS NULL;
