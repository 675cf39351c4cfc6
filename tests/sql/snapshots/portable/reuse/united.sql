SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN COUNT(*) > 1 THEN 1 ELSE MAX(fresh) END AS fresh,
  MIN(lo0) AS lo0, MAX(hi0) AS hi0, MAX(v0) AS v0,
  MIN(lo1) AS lo1, MAX(hi1) AS hi1, MAX(v1) AS v1,
  MIN(lo2) AS lo2, MAX(hi2) AS hi2, MAX(v2) AS v2
FROM (
  SELECT COALESCE(m.other, b.class) AS class, b.n, b.fresh, b.lo0, b.hi0, b.v0, b.lo1, b.hi1, b.v1, b.lo2, b.hi2, b.v2
  FROM "boxes_1" AS b
  LEFT JOIN "moves_1" AS m ON m.class = b.class
) AS gone
GROUP BY class;
