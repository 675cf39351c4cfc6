SELECT COUNT(*)
FROM (
  SELECT place, person
  FROM (SELECT DISTINCT place, person, value FROM "persons_1" WHERE person IS NOT NULL) AS each_once
  GROUP BY place, person HAVING COUNT(*) > 1
) AS twice;
