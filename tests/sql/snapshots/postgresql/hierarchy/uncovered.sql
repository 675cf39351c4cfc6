SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(v1 AS TEXT) AS label, SUM(n) AS n
  FROM "combinations_1" WHERE v1 IS NOT NULL GROUP BY v1
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT (CAST((v0 AT TIME ZONE 'Europe/Berlin') AS TEXT) || CASE WHEN (v0 AT TIME ZONE 'Europe/Berlin') < (v0 AT TIME ZONE 'UTC') THEN CAST('' AS TEXT) ELSE CAST('+' AS TEXT) END || CASE WHEN CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT) LIKE '%:00' THEN SUBSTR(CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT), 1, LENGTH(CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT)) - 3) ELSE CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT) END) AS label, SUM(n) AS n
  FROM "combinations_1" WHERE v0 IS NOT NULL GROUP BY v0
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(v2 AS TEXT) AS label, SUM(n) AS n
  FROM "combinations_1" WHERE v2 IS NOT NULL GROUP BY v2
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;
