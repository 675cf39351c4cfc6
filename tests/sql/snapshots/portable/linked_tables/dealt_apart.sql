SELECT COUNT(*)
FROM (
  SELECT person, value FROM "persons_1" WHERE person IS NOT NULL
  GROUP BY person, value HAVING MIN(place) < MAX(place)
) AS apart;
