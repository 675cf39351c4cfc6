WITH RECURSIVE found (chunk, finish, till, cut, least) AS (
  SELECT chunk, finish, start AS till, start AS cut, CAST(0 AS BIGINT) AS least
  FROM "reach_1"
  UNION ALL
  SELECT chunk, finish, till, cut, MIN(least) AS least
  FROM (
    SELECT chunk, finish, till + 3 AS till, cut, least
    FROM found
    WHERE cut > till
    UNION ALL
    SELECT f.chunk, f.finish, f.till + 3 AS till, c.cut, f.least - f.least % 9 + c.loss AS least
    FROM found AS f
    JOIN "classes_1" AS c ON c.starts = f.cut
    WHERE f.cut <= f.till AND c.cut <= f.finish
  ) AS tried
  GROUP BY chunk, finish, till, cut
)
SELECT chunk, cut, least % 9 AS units
FROM found
WHERE cut <= till;
