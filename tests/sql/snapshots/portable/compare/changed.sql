SELECT COALESCE(SUM(persons), 0), COALESCE(SUM(CASE WHEN others > 0 THEN persons ELSE 0 END), 0)
FROM (
  SELECT h.number, MIN(h.persons) AS persons, SUM(CASE WHEN s.place IS NULL THEN 1 ELSE 0 END) AS others
  FROM "hosts_1" AS h
  LEFT JOIN "alike_1" AS s
    ON s.first_release = h.first_release AND s.first_place = h.first_place
      AND s.release_number = h.release_number AND s.place = h.place
  GROUP BY h.number
) AS stays;
