SELECT g.label
FROM (
  SELECT DISTINCT CAST(v0 AS TEXT) AS label FROM `_sqlanon_combinations` WHERE v0 IS NOT NULL
) AS g
LEFT JOIN (SELECT leaf FROM `_sqlanon_hierarchy` WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL
ORDER BY g.label LIMIT 100;
