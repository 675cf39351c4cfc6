SELECT COUNT(*), COALESCE(MAX(absent), 0), COUNT(DISTINCT level_2),
  COALESCE(SUM(CASE
          WHEN level_2 IS NULL OR absent = 0
          AND (level_1 IS NULL OR level_2 IS NULL) THEN 1
          ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN leaf = '*' THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN
LENGTH(level_1) > 250 OR LENGTH(level_2) > 250          THEN 1 ELSE 0 END), 0)
FROM "hierarchy_1";

SELECT COUNT(*), COALESCE(MAX(absent), 0), COUNT(DISTINCT level_1),
  COALESCE(SUM(CASE
          WHEN level_1 IS NULL OR absent = 0
          AND (level_1 IS NULL) THEN 1
          ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN leaf = '*' THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN
LENGTH(level_1) > 250          THEN 1 ELSE 0 END), 0)
FROM "hierarchy_1";

SELECT COUNT(*), COALESCE(MAX(absent), 0), COUNT(DISTINCT level_3),
  COALESCE(SUM(CASE
          WHEN level_3 IS NULL OR absent = 0
          AND (level_1 IS NULL OR level_2 IS NULL OR level_3 IS NULL) THEN 1
          ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN leaf = '*' THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN
LENGTH(level_1) > 250 OR LENGTH(level_2) > 250 OR LENGTH(level_3) > 250          THEN 1 ELSE 0 END), 0)
FROM "hierarchy_1";
