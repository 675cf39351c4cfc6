SELECT COUNT(*), COALESCE(SUM(g.n), 0)
FROM (
  SELECT CAST(v5 AS TEXT) AS label, SUM(n) AS n FROM "_sqlanon_combinations"
  WHERE v5 IS NOT NULL GROUP BY v5
) AS g
LEFT JOIN "_sqlanon_listed" AS l ON l.item = g.label
WHERE l.item IS NULL;
