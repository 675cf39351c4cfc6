SELECT -1 AS attribute, 0 AS level, 0 AS node, 0 AS after, MIN(CASE WHEN violates = 0 THEN n END) AS smallest,
  SUM(CASE WHEN violates = 0 THEN 0 ELSE n END) AS suppressed, 0 AS lost
FROM "classes_1";
