WITH RECURSIVE way (chunk, cut) AS (
  SELECT chunk, MAX(place) AS cut
  FROM "blocks_1"
  GROUP BY chunk
  UNION ALL
  SELECT w.chunk, w.cut - b.pieces
  FROM way AS w
  JOIN "best_1" AS b ON b.chunk = w.chunk AND b.cut = w.cut
  WHERE b.pieces > 0
)
SELECT chunk, cut FROM way;
