SELECT COALESCE(s.child, b.part) AS part,
  CASE WHEN s.dim = 0 AND s.least > b.lo0 THEN s.least ELSE b.lo0 END AS lo0,
  CASE WHEN s.dim = 0 AND s.greatest < b.hi0 THEN s.greatest ELSE b.hi0 END AS hi0,
  CASE WHEN s.dim = 1 AND s.least > b.lo1 THEN s.least ELSE b.lo1 END AS lo1,
  CASE WHEN s.dim = 1 AND s.greatest < b.hi1 THEN s.greatest ELSE b.hi1 END AS hi1
FROM "bounds_1" AS b LEFT JOIN (
  SELECT x.part, x.child + h.side AS child, x.dim,
  CASE WHEN h.side = 1 THEN x.v + 1 END AS least, CASE WHEN h.side = 0 THEN x.v END AS greatest
FROM (
  SELECT part, dim, v,
    CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child FROM "cuts_1"
) AS x
CROSS JOIN (SELECT 0 AS side UNION ALL SELECT 1 AS side) AS h
) AS s ON s.part = b.part;
