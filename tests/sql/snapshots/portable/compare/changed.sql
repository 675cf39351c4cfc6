SELECT COUNT(DISTINCT h.person), COUNT(DISTINCT CASE WHEN c.common = a.different AND c.common = b.different THEN NULL ELSE h.person END)
FROM "hosts_1" AS h
JOIN (
  SELECT l.first_release, l.first_place, l.release_number, l.place, COUNT(y.v) AS common
  FROM (SELECT DISTINCT first_release, first_place, release_number, place FROM "hosts_1") AS l
  LEFT JOIN "signatures_1" AS x ON x.release_number = l.first_release AND x.place = l.first_place
  LEFT JOIN "signatures_1" AS y ON y.release_number = l.release_number AND y.place = l.place AND y.v = x.v
  GROUP BY l.first_release, l.first_place, l.release_number, l.place
) AS c
  ON c.first_release = h.first_release AND c.first_place = h.first_place
    AND c.release_number = h.release_number AND c.place = h.place
JOIN "classes_1" AS a ON a.release_number = h.first_release AND a.place = h.first_place
JOIN "classes_1" AS b ON b.release_number = h.release_number AND b.place = h.place;
