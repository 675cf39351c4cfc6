SELECT s, s AS k0, p AS p0,
  CASE WHEN level_1 IS NULL THEN s ELSE MIN(s) OVER (PARTITION BY level_1) END AS k1,
  CAST(CASE WHEN level_1 IS NULL THEN p ELSE SUM(p) OVER (PARTITION BY level_1) END AS SIGNED) AS p1,
  0 AS k2, CAST(SUM(p) OVER () AS SIGNED) AS p2
FROM (
  SELECT value, MIN(label) AS label, MAX(s) AS s, CAST(SUM(p) AS SIGNED) AS p
  FROM (
    SELECT value, label, code AS s, n AS p FROM `dictionary_1` WHERE n > 0
  ) AS united
  GROUP BY value
) AS valued
LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
  ON h.text_number = CRC32(COALESCE(valued.label, '')) AND h.leaf = COALESCE(valued.label, '') AND h.absent = CASE WHEN valued.value IS NULL THEN 1 ELSE 0 END;
