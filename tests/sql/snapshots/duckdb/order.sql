-- name: chosen
SELECT x.part, x.dim0, x.v0, x.m0_0
FROM (
  SELECT part, MIN(ROW(lost, dim)) AS best
  FROM (SELECT part, dim, CAST(SUM(lost) AS BIGINT) AS lost FROM "sides_1" GROUP BY part, dim) AS summed
  GROUP BY part
) AS s
JOIN "cuts_1" AS x ON x.part = s.part AND x.dim0 = s.best[2];

-- name: tree_at_once
WITH RECURSIVE tree AS (
  SELECT o.*, 0 AS turn, u.parts, u.parts = 0 AS done
  FROM "open_1" AS o
  CROSS JOIN (SELECT COUNT(DISTINCT part) AS parts FROM "open_1" WHERE members > 3) AS u
  UNION ALL (
    WITH cells AS (SELECT * FROM tree WHERE members > 3 AND NOT done),
    spans AS (
SELECT o.part, o.members, o.size, -1 AS was, 0 AS side, 0 AS other
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM tree AS o
GROUP BY o.part, o.members, o.size
    ),
    cuts AS (
SELECT part, dim AS dim0, MAX(CASE WHEN place <= cut THEN v END) AS v0,
  CAST(SUM(saved) AS BIGINT) AS gain,
  BIT_OR(CASE WHEN place <= cut AND v >= 0 AND v < 62 THEN CAST(1 AS BIGINT) << (v - 0) ELSE 0 END) AS m0_0
FROM (
  SELECT part, dim, v, place, cut, CASE dim
  WHEN 0 THEN CAST(985402995390450 AS BIGINT) * LEAST(next - v, 39) * (LEAST(size, 3 * LEAST(below, size - below))
    - CASE WHEN place < cut THEN LEAST(left_size, 3 * LEAST(below, left_size - below))
      WHEN place > cut THEN LEAST(size - left_size, 3 * LEAST(below - left_size, size - below))
      ELSE 0 END)
  WHEN 1 THEN CAST(7686143364045510 AS BIGINT) * (LEAST(size, 3 * n)
    - LEAST(CASE WHEN place <= cut THEN left_size ELSE size - left_size END, 3 * n))
  WHEN 2 THEN CAST(19215358410113775 AS BIGINT) * (LEAST(size, 3 * n)
    - LEAST(CASE WHEN place <= cut THEN left_size ELSE size - left_size END, 3 * n))
END AS saved
  FROM (
  SELECT part, dim, v, place, gain, FIRST_VALUE(place) OVER (PARTITION BY part, dim ORDER BY gain DESC, place) AS cut, size, n, below, next, FIRST_VALUE(below) OVER (PARTITION BY part, dim ORDER BY gain DESC, place) AS left_size
  FROM (
SELECT part, dim, v, place, size, n, below, next,
      CASE WHEN next IS NULL THEN -1 ELSE (CASE dim
        WHEN 0 THEN 985402995390450
          * (size * LEAST(last - first, 39) - below * LEAST(v - first, 39)
            - (size - below) * LEAST(last - next, 39))
        WHEN 1 THEN 7686143364045510 * (size * (held - 1) - below * (place - 1) - (size - below) * (held - place - 1))
        WHEN 2 THEN 19215358410113775 * (size * (held - 1) - below * (place - 1) - (size - below) * (held - place - 1))
        END) END AS gain
    FROM (
      SELECT part, dim, v, size, n,
        ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY turn, v) AS place,
        CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
        LEAD(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS next,
        COUNT(*) OVER (PARTITION BY part, dim ORDER BY turn, v
          ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS held,
        FIRST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS first,
        LAST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last
      FROM (
SELECT part, dim, v, MAX(size) AS size,
CASE WHEN dim IN (1, 2) THEN -CAST(SUM(n) AS BIGINT) ELSE 0 END AS turn, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT part, size, n, UNNEST([0, 1, 2]) AS dim,
    UNNEST([c0, c1, c2]) AS v
  FROM cells WHERE members > 3
) AS codes
GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
      ) AS histogram
    ) AS running
  ) AS gained
  ) AS chosen
) AS best
GROUP BY part, dim
    ),
    chosen AS (
SELECT x.part, x.dim0, x.v0, x.m0_0  , y.dim0 AS dim1, y.v0 AS v1, y.m0_0 AS m1_0
FROM (
  SELECT part, MAX(CASE WHEN place = 1 THEN dim0 END) AS first, MAX(CASE WHEN place = 2 THEN dim0 END) AS second
  FROM (SELECT part, dim0, ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim0) AS place FROM cuts) AS ranked
  WHERE place <= 2
  GROUP BY part
) AS c
JOIN cuts AS x ON x.part = c.part AND x.dim0 = c.first
LEFT JOIN cuts AS y ON y.part = c.part AND y.dim0 = c.second
    ),
    quarters AS (
SELECT o.part, o.side, o.other, COUNT(*) AS members, CAST(SUM(o.n) AS BIGINT) AS n
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM (
  SELECT o.part, CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
 AS side, CASE x.dim1
  WHEN 0 THEN CASE WHEN o.c0 <= x.v1 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
 AS other, 
    o.n, o.c0, o.c1, o.c2
  FROM cells AS o JOIN chosen AS x ON x.part = o.part
) AS o
GROUP BY o.part, o.side, o.other
    ),
    turned AS (
SELECT part, CASE WHEN SUM(vote) > 0 THEN 1 ELSE 0 END AS turned
FROM (
  SELECT p.part, CASE WHEN p.side = p.behind THEN 1 ELSE -1 END * MIN((0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045510 AS BIGINT) * (CAST(BIT_COUNT(p.b1_0) AS BIGINT) - 1) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END)) AS vote
  FROM (
    SELECT y.part, y.side, x.behind, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM quarters AS y
    JOIN (
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.b1_0, b.b2_0, b.lacks2, b.known2 FROM spans AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.b1_0, f.b2_0, f.lacks2, f.known2 FROM spans AS b JOIN spans AS f ON f.part = b.part + b.members
) AS x ON x.beside = y.part
  ) AS p
  GROUP BY p.part, p.side, p.behind
) AS votes
GROUP BY part
    ),
    boxes AS (
SELECT b.part, b.members, b.size, -1 AS was, 0 AS side, 0 AS other, b.lo0, b.hi0, b.b1_0, b.b2_0, b.lacks2, b.known2
FROM spans AS b
LEFT JOIN chosen AS x ON x.part = b.part
WHERE x.part IS NULL
UNION ALL
SELECT
  CAST(r.part + SUM(r.members) OVER (PARTITION BY r.part ORDER BY r.turn ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - r.members AS part,
  r.members, r.n AS size, r.part AS was, r.side, r.other, r.lo0, r.hi0, r.b1_0, r.b2_0, r.lacks2, r.known2
FROM (
  SELECT s.*, CASE WHEN s.side = COALESCE(t.turned, 0) THEN 0 ELSE 2 END + CASE WHEN (s.side = COALESCE(t.turned, 0) AND s.other = COALESCE(w.twisted, 0))
      OR (s.side <> COALESCE(t.turned, 0) AND s.other <> COALESCE(w.twisted, 0)) THEN 0 ELSE 1 END AS turn
  FROM quarters AS s
  LEFT JOIN turned AS t ON t.part = s.part
  LEFT JOIN (
  SELECT part, CASE WHEN SUM(vote) > 0 THEN 1 ELSE 0 END AS twisted
  FROM (
    SELECT part, side, SUM(vote) AS vote
    FROM (
      SELECT p.part, p.side, CASE WHEN p.other = 0 THEN 1 ELSE -1 END * (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045510 AS BIGINT) * (CAST(BIT_COUNT(p.b1_0) AS BIGINT) - 1) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS vote
      FROM (
        SELECT y.part, y.side, y.other, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
        FROM turned AS t
        JOIN quarters AS y ON y.part = t.part
        JOIN (
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.b1_0, b.b2_0, b.lacks2, b.known2 FROM spans AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.b1_0, f.b2_0, f.lacks2, f.known2 FROM spans AS b JOIN spans AS f ON f.part = b.part + b.members
) AS x ON x.beside = y.part AND x.behind = CASE WHEN y.side = t.turned THEN 0 ELSE 1 END
      ) AS p
    ) AS votes
    GROUP BY part, side
    HAVING COUNT(*) = 2
  ) AS ends
  GROUP BY part
) AS w ON w.part = s.part
) AS r
    ),
    open AS (
SELECT o.cell, b.part, b.members, b.size, o.n, o.c0, o.c1, o.c2
FROM cells AS o
JOIN chosen AS x ON x.part = o.part
JOIN boxes AS b ON b.was = x.part
  AND b.side = CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
  AND b.other = CASE x.dim1
  WHEN 0 THEN CASE WHEN o.c0 <= x.v1 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
    ),
    before AS (SELECT MAX(turn) AS turn, MAX(parts) AS parts FROM cells),
    uncut (parts) AS (SELECT COUNT(*) FROM boxes WHERE members > 3)
    SELECT c.*, b.turn + 1 AS turn, u.parts,
      u.parts = 0 OR (u.parts <= 0 AND u.parts < b.parts) OR b.turn + 1 >= 100 AS done
    FROM (
      SELECT * FROM open
      UNION ALL
      SELECT * EXCLUDE (turn, parts, done) FROM tree WHERE members <= 3 AND NOT done
    ) AS c
    CROSS JOIN before AS b
    CROSS JOIN uncut AS u
  )
)
SELECT t.cell, ROW_NUMBER() OVER (ORDER BY t.part, s.place) AS place, t.turn
FROM tree AS t
JOIN "order_1" AS s ON s.cell = t.cell
WHERE t.done;

-- name: best_at_once
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
