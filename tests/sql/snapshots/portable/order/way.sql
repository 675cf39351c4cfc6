WITH RECURSIVE way (chunk, cut) AS (
  SELECT chunk, finish AS cut
  FROM "reach_1"
  UNION ALL
  SELECT w.chunk, w.cut - b.units
  FROM way AS w
  JOIN "best_1" AS b ON b.chunk = w.chunk AND b.cut = w.cut
  WHERE b.units > 0
)
SELECT chunk, cut FROM way;
