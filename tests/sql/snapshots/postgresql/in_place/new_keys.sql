SELECT r.old, b.top + ROW_NUMBER() OVER (ORDER BY r.lot) AS new
FROM (SELECT t."id" AS old, pg_catalog.gen_random_uuid() AS lot FROM "place"."wards" AS t) AS r
CROSS JOIN (
  SELECT MAX(top) AS top
  FROM (
    SELECT 0 AS top
    UNION ALL
    SELECT MAX("id") FROM "place"."wards"
    UNION ALL
    SELECT MAX("ward") FROM "place"."stays"
    UNION ALL
    SELECT MAX("after") FROM "place"."stays"
  ) AS g
) AS b;
