SELECT COALESCE(SUM(persons), 0), COALESCE(SUM(CASE WHEN kept > 0 THEN persons ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN lost > 0 THEN persons ELSE 0 END), 0)
FROM (
  SELECT h.number, MIN(h.persons) AS persons, SUM(CASE WHEN s.place IS NULL THEN 1 - h.revalued ELSE 0 END) AS kept,
    SUM(CASE WHEN s.place IS NULL THEN h.revalued ELSE 0 END) AS lost
  FROM "steps_1" AS h
  LEFT JOIN "alike_1" AS s
    ON s.before_release = h.before_release AND s.before_place = h.before_place
      AND s.release_number = h.release_number AND s.place = h.place
  GROUP BY h.number
) AS stays;
