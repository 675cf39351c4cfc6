SELECT 0 AS place,
  CASE WHEN gone >= 0 AND gone * 10 <= 9 * held + 0 THEN 0 ELSE 1 END AS violating,
  held, held - gone AS released
FROM (
  SELECT CAST(held AS HUGEINT) AS held, CAST(held - released AS HUGEINT) AS gone
  FROM (SELECT (SELECT COUNT(*) FROM "main"."people") AS held, (SELECT COUNT(*) FROM "main"."released") AS released) AS sizes
) AS counted;
