SELECT chunk, 1 AS block, cut, least - least % 9 AS loss, least % 9 AS units
FROM (
  SELECT s.chunk, s.cut, MIN(f.loss + s.loss) AS least
  FROM "steps_1" AS s
  JOIN "best_1" AS f ON f.chunk = s.chunk AND f.cut = s.starts
  WHERE s.block = 1 AND f.block >= -2
  GROUP BY s.chunk, s.cut
) AS ended;

SELECT chunk, 1 AS block, cut, least - least % 6 AS loss, least % 6 AS units
FROM (
  SELECT s.chunk, s.cut, MIN(f.loss + s.loss) AS least
  FROM "steps_1" AS s
  JOIN "best_1" AS f ON f.chunk = s.chunk AND f.cut = s.starts
  WHERE s.block = 1 AND f.block >= -2
  GROUP BY s.chunk, s.cut
) AS ended;
