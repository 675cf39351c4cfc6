SELECT g.label
FROM (
  SELECT DISTINCT CAST(v0 AS VARCHAR) AS label FROM "combinations_1" WHERE v0 IS NOT NULL
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL
ORDER BY g.label LIMIT 100;
