SELECT MIN(possible),
  COALESCE(SUM(CASE WHEN possible = 1 THEN persons ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN by_one = 1 THEN persons ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) AS possible, MIN(j.persons) AS persons,
    MAX(CASE WHEN
v0.n = 1 OR v1.n = 1 THEN 1 ELSE 0 END) AS by_one
  FROM (
    SELECT place_0, place_1, COUNT(*) AS persons
    FROM "joint_1"
    GROUP BY place_0, place_1
  ) AS j
  JOIN "shown_1" AS v0
    ON v0.place = j.place_0
  JOIN "shown_2" AS v1
    ON v1.place = j.place_1 AND v1.v = v0.v
  GROUP BY j.place_0, j.place_1
) AS classes;
