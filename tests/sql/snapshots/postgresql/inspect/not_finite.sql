SELECT
  COALESCE(SUM(CASE WHEN "born" IN ('infinity', '-infinity') THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN "score" IN ('NaN', 'Infinity', '-Infinity') THEN 1 ELSE 0 END), 0)
FROM "place"."people";

SELECT
  COALESCE(SUM(CASE WHEN "score" IN ('NaN', 'Infinity', '-Infinity') THEN 1 ELSE 0 END), 0)
FROM "place"."people";
