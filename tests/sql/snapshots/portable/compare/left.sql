SELECT number, MIN(persons) AS persons, COUNT(*) AS possible, MIN(by_one) AS by_one
FROM (
  SELECT number, v, MIN(persons) AS persons, MIN(n) AS by_one
  FROM (
    SELECT j.number, j.persons, x.v, x.n
    FROM "places_1" AS j
    JOIN "shown_1" AS x ON x.place = j.place_0
    UNION ALL
    SELECT j.number, j.persons, x.v, x.n
    FROM "places_1" AS j
    JOIN "shown_2" AS x ON x.place = j.place_1
  ) AS by_release
  GROUP BY number, v
  HAVING COUNT(*) = 2
) AS by_all
GROUP BY number;
