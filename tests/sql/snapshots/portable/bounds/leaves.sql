SELECT z.code, CASE WHEN z.label = CAST(':*' AS VARCHAR) THEN 1 ELSE 0 END AS everything,
  CASE WHEN h.known IS NOT NULL AND h.leaf IS NULL OR z.label = CAST('' AS VARCHAR) THEN 1 ELSE 0 END AS absent,
  CASE WHEN h.known IS NULL AND z.label NOT IN (CAST('' AS VARCHAR), CAST(':*' AS VARCHAR)) THEN 1 ELSE 0 END AS unread,
  CAST(NULL AS DOUBLE PRECISION) AS low, CAST(NULL AS DOUBLE PRECISION) AS high, 0 AS below, 0 AS ranged,
  h.untold AS begins, h.untold AS ends, h.leaf AS piece,
  COALESCE(LENGTH(h.leaf), 0) AS size, COALESCE(LENGTH(h.leaf), 0) AS kept, 0 AS side
FROM "dictionary_1" AS z
LEFT JOIN (
  SELECT (CAST(':' AS VARCHAR) || level_0) AS label, level_0 AS leaf, 1 AS known,
    CASE WHEN 1 = 0 THEN level_0 END AS untold
  FROM "levels_1"
  WHERE level_0 IS NOT NULL
  UNION
  SELECT (CAST(':' AS VARCHAR) || level_1) AS label, level_0 AS leaf, 1 AS known,
    CASE WHEN 1 = 0 THEN level_0 END AS untold
  FROM "levels_1"
  WHERE level_1 IS NOT NULL
  UNION
  SELECT (CAST(':' AS VARCHAR) || level_2) AS label, level_0 AS leaf, 1 AS known,
    CASE WHEN 1 = 0 THEN level_0 END AS untold
  FROM "levels_1"
  WHERE level_2 IS NOT NULL
) AS h ON h.label = z.label;
