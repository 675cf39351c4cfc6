SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(v1 AS TEXT) AS label, SUM(n) AS n
  FROM `combinations_1` WHERE v1 IS NOT NULL GROUP BY v1
) AS g
LEFT JOIN (SELECT leaf FROM `hierarchy_1` WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(v2 AS TEXT) AS label, SUM(n) AS n
  FROM `combinations_1` WHERE v2 IS NOT NULL GROUP BY v2
) AS g
LEFT JOIN (SELECT leaf FROM `hierarchy_1` WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;
