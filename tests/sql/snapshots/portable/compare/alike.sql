SELECT l.before_release, l.before_place, l.release_number, l.place
FROM (
  SELECT h.before_release, h.before_place, h.release_number, h.place, a.different
  FROM (
    SELECT DISTINCT before_release, before_place, release_number, place
    FROM "steps_1"
  ) AS h
  JOIN "classes_1" AS a ON a.release_number = h.before_release AND a.place = h.before_place
  JOIN "classes_1" AS b ON b.release_number = h.release_number AND b.place = h.place AND b.different = a.different
) AS l
LEFT JOIN "signatures_1" AS x ON x.release_number = l.before_release AND x.place = l.before_place
LEFT JOIN "signatures_1" AS y ON y.release_number = l.release_number AND y.place = l.place AND y.v = x.v
GROUP BY l.before_release, l.before_place, l.release_number, l.place
HAVING COUNT(y.v) = MIN(l.different);
