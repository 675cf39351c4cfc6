SELECT COUNT(*), COALESCE(SUM(in_all), 0), COALESCE(SUM(CASE WHEN n > 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT who, COUNT(*) AS n,
    MAX(CASE WHEN place_0 IS NOT NULL AND place_1 IS NOT NULL
      THEN 1 ELSE 0 END) AS in_all
  FROM (
    SELECT DISTINCT (CAST("illness" AS VARCHAR) COLLATE "binary") AS who, place_0, place_1
    FROM "joint_1"
  ) AS placed
  WHERE who IS NOT NULL
  GROUP BY who
) AS persons;
