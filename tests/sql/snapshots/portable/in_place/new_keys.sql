SELECT r.old, b.top + ROW_NUMBER() OVER (ORDER BY r.lot) AS new
FROM (SELECT t."id" AS old, RANDOM() AS lot FROM "wards" AS t) AS r
CROSS JOIN (
  SELECT MAX(top) AS top
  FROM (
    SELECT 0 AS top
    UNION ALL
    SELECT MAX("id") FROM "wards"
    UNION ALL
    SELECT MAX("ward") FROM "stays"
    UNION ALL
    SELECT MAX("after") FROM "stays"
  ) AS g
) AS b;
