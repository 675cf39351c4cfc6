SELECT chunk, 1 AS block, cut, least - least % 6 AS loss, least % 6 AS pieces
FROM (
  SELECT e.chunk, s.last AS cut, MIN(f.loss + s.loss + s.last - s.first + 1) AS least
  FROM "blocks_1" AS e
  JOIN "spans_1" AS s ON s.last = e.place
  JOIN "best_1" AS f ON f.chunk = e.chunk AND f.cut = s.first - 1
  WHERE e.block = 1 AND f.block >= -3
  GROUP BY e.chunk, s.last
) AS ended;
