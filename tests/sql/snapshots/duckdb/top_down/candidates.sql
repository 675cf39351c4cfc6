SELECT -1 AS attribute, 0 AS level, 0 AS node, MIN(CASE WHEN size >= 3 THEN size END) AS smallest,
  SUM(CASE WHEN size < 3 THEN n ELSE 0 END) AS suppressed, 0 AS removed
FROM "_sqlanon_state";
