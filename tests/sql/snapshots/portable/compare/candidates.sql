SELECT MIN(possible),
  COALESCE(SUM(CASE WHEN possible = 1 THEN persons ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN by_one = 1 THEN persons ELSE 0 END), 0)
FROM (
  SELECT number, COUNT(*) AS possible, MIN(persons) AS persons, MAX(by_one) AS by_one
  FROM (
    SELECT number, v, MIN(persons) AS persons, MAX(by_one) AS by_one
    FROM (
      SELECT j.number, j.persons, x.v, CASE WHEN x.n = 1 THEN 1 ELSE 0 END AS by_one
      FROM "places_1" AS j
      JOIN "shown_1" AS x ON x.place = j.place_0
      UNION ALL
      SELECT j.number, j.persons, x.v, CASE WHEN x.n = 1 THEN 1 ELSE 0 END AS by_one
      FROM "places_1" AS j
      JOIN "shown_2" AS x ON x.place = j.place_1
    ) AS by_release
    GROUP BY number, v
    HAVING COUNT(*) = 2
  ) AS by_all
  GROUP BY number
) AS classes;
