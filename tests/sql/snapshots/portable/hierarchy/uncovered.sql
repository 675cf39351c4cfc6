SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(v1 AS VARCHAR) AS label, SUM(n) AS n
  FROM "values_1" WHERE v1 IS NOT NULL GROUP BY v1
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, SUM(n) AS n
  FROM "combinations_1" WHERE v0 IS NOT NULL GROUP BY v0
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, SUM(n) AS n
  FROM "values_1" WHERE v0 IS NOT NULL GROUP BY v0
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT (CAST(TIMEZONE('Europe/Berlin', v0) AS VARCHAR) || CASE WHEN TIMEZONE('Europe/Berlin', v0) < MAKE_TIMESTAMP(EPOCH_US(v0)) THEN CAST('' AS VARCHAR) ELSE CAST('+' AS VARCHAR) END || CASE WHEN CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(v0))) AS VARCHAR) LIKE '%:00' THEN SUBSTR(CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(v0))) AS VARCHAR), 1, LENGTH(CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(v0))) AS VARCHAR)) - 3) ELSE CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(v0))) AS VARCHAR) END) AS label, SUM(n) AS n
  FROM "values_1" WHERE v0 IS NOT NULL GROUP BY v0
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(v2 AS VARCHAR) AS label, SUM(n) AS n
  FROM "values_1" WHERE v2 IS NOT NULL GROUP BY v2
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;

SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, SUM(n) AS n
  FROM "counts_1" WHERE v0 IS NOT NULL GROUP BY v0
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;
