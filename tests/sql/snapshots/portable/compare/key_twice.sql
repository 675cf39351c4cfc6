SELECT COUNT(*)
FROM (
  SELECT person FROM "today_1" WHERE person IS NOT NULL GROUP BY person HAVING COUNT(*) > 1
) AS twice;
