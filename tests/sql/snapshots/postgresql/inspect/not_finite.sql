SELECT
  COALESCE(SUM(CASE WHEN ("born" IN ('infinity', '-infinity') OR "born" < '0001-01-01') THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN "score" IN ('NaN', 'Infinity', '-Infinity') THEN 1 ELSE 0 END), 0)
FROM "place"."people";

SELECT
  COALESCE(SUM(CASE WHEN ("seen" IN ('infinity', '-infinity') OR "seen" < '0001-01-02 00:00:00+00') THEN 1 ELSE 0 END), 0)
FROM "place"."visits";

SELECT
  COALESCE(SUM(CASE WHEN "score" IN ('NaN', 'Infinity', '-Infinity') THEN 1 ELSE 0 END), 0)
FROM "place"."people";

SELECT
  COALESCE(SUM(CASE WHEN ("day" IN ('infinity', '-infinity') OR "day" < '0001-01-01') THEN 1 ELSE 0 END), 0)
FROM "place"."visits";

SELECT
  COALESCE(SUM(CASE WHEN "w" IN ('NaN', 'Infinity', '-Infinity') THEN 1 ELSE 0 END), 0)
FROM "place"."numbered";
