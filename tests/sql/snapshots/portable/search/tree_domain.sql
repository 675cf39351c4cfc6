SELECT s, s AS k0, p AS p0,
  CASE WHEN level_1 IS NULL THEN s ELSE MIN(s) OVER (PARTITION BY level_1) END AS k1,
  CAST(CASE WHEN level_1 IS NULL THEN p ELSE SUM(p) OVER (PARTITION BY level_1) END AS BIGINT) AS p1,
  0 AS k2, CAST(SUM(p) OVER () AS BIGINT) AS p2
FROM (
  SELECT value, MIN(label) AS label, MAX(s) AS s, CAST(SUM(p) AS BIGINT) AS p
  FROM (
    SELECT value, label, code AS s, n AS p FROM "dictionary_1" WHERE n > 0
  ) AS united
  GROUP BY value
) AS valued
LEFT JOIN "hierarchy_1" AS h
  ON h.leaf = COALESCE(valued.label, '') AND h.absent = CASE WHEN valued.value IS NULL THEN 1 ELSE 0 END;
