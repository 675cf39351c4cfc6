SELECT COUNT(*), COALESCE(SUM(g.n), 0)
FROM (
  SELECT CONVERT(v5 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, SUM(n) AS n FROM `combinations_1`
  WHERE v5 IS NOT NULL GROUP BY v5
) AS g
LEFT JOIN `listed_1` AS l ON l.item = g.label
WHERE l.item IS NULL;

SELECT COUNT(*), COALESCE(SUM(g.n), 0)
FROM (
  SELECT CONVERT(v3 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, SUM(n) AS n FROM `combinations_1`
  WHERE v3 IS NOT NULL GROUP BY v3
) AS g
LEFT JOIN `listed_1` AS l ON l.item = g.label
WHERE l.item IS NULL;
