SELECT u.signature, u.part, u.v, u.unit, COALESCE(w.person, 0)
FROM "units_1" AS u
JOIN (
  SELECT DISTINCT signature
  FROM (SELECT signature FROM "whose_1" GROUP BY signature, part, person HAVING COUNT(*) > 1) AS twice
) AS b ON b.signature = u.signature
LEFT JOIN (SELECT DISTINCT unit, person FROM "whose_1") AS w ON w.unit = u.unit
ORDER BY u.signature, u.part, u.v;
