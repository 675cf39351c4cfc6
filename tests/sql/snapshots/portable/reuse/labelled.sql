SELECT
  ROW_NUMBER() OVER (ORDER BY hi0 - lo0 + hi1 - lo1 + hi2 - lo2
, lo0, hi0, lo1, hi1, lo2, hi2
, l0, l1, l2, was) AS class, was, lo0, hi0, v0, l0, lo1, hi1, v1, l1, lo2, hi2, v2, l2
FROM (
  SELECT b.class AS was, b.lo0, b.hi0, b.v0,
    CASE WHEN b.fresh = 0 THEN g.l0 WHEN b.v0 = 2 THEN CAST('*' AS VARCHAR)
      ELSE p0.label END AS l0, b.lo1, b.hi1, b.v1,
    CASE WHEN b.fresh = 0 THEN g.l1
      ELSE p1.label END AS l1, b.lo2, b.hi2, b.v2,
    CASE WHEN b.fresh = 0 THEN g.l2 WHEN b.v2 = 2 THEN CAST('*' AS VARCHAR)
      ELSE p2.label END AS l2
  FROM "boxes_1" AS b
  LEFT JOIN "regions_1" AS g ON g.class = b.class
  LEFT JOIN "label_1" AS p0 ON p0.class = b.class
  LEFT JOIN "label_2" AS p1 ON p1.class = b.class
  LEFT JOIN "label_3" AS p2 ON p2.class = b.class
) AS told;
