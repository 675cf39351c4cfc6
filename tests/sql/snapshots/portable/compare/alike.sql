SELECT l.first_release, l.first_place, l.release_number, l.place
FROM (
  SELECT h.first_release, h.first_place, h.release_number, h.place, MIN(a.different) AS different
  FROM "hosts_1" AS h
  JOIN "classes_1" AS a ON a.release_number = h.first_release AND a.place = h.first_place
  JOIN "classes_1" AS b ON b.release_number = h.release_number AND b.place = h.place AND b.different = a.different
  GROUP BY h.first_release, h.first_place, h.release_number, h.place
) AS l
LEFT JOIN "signatures_1" AS x ON x.release_number = l.first_release AND x.place = l.first_place
LEFT JOIN "signatures_1" AS y ON y.release_number = l.release_number AND y.place = l.place AND y.v = x.v
GROUP BY l.first_release, l.first_place, l.release_number, l.place
HAVING COUNT(y.v) = MIN(l.different);
