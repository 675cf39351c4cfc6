-- name: spread
SELECT 0 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 39)
        * (1 - EXP(GREATEST(3 * LN(below / total), -700.0))
          - EXP(GREATEST(3 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c0) AS h0
) AS r0
UNION ALL
SELECT 1 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(0
    + s1 * (CASE WHEN v = first1
        THEN EXP(GREATEST(3 * LN(n1 / total), -700.0)) ELSE 0 END
      - CASE WHEN v = first0
        THEN EXP(GREATEST(3 * LN(n0 / total), -700.0)) ELSE 0 END)
    + s2 * (CASE WHEN v = first2
        THEN EXP(GREATEST(3 * LN(n2 / total), -700.0)) ELSE 0 END
      - CASE WHEN v = first1
        THEN EXP(GREATEST(3 * LN(n1 / total), -700.0)) ELSE 0 END)
    + s3 * (CASE WHEN v = first3
        THEN EXP(GREATEST(3 * LN(n3 / total), -700.0)) ELSE 0 END
      - CASE WHEN v = first2
        THEN EXP(GREATEST(3 * LN(n2 / total), -700.0)) ELSE 0 END)) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    v AS first0, CAST(n AS DOUBLE PRECISION) AS n0,
    s1, MIN(v) OVER (PARTITION BY k1) AS first1,
    CAST(SUM(n) OVER (PARTITION BY k1) AS DOUBLE PRECISION) AS n1,
    s2, MIN(v) OVER (PARTITION BY k2) AS first2,
    CAST(SUM(n) OVER (PARTITION BY k2) AS DOUBLE PRECISION) AS n2,
    s3, MIN(v) OVER (PARTITION BY k3) AS first3,
    CAST(SUM(n) OVER (PARTITION BY k3) AS DOUBLE PRECISION) AS n3
  FROM (SELECT c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c1) AS h1
  JOIN "tree_1" AS t ON t.code = v
) AS r1
UNION ALL
SELECT 2 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN n = total THEN 1 ELSE 1 - EXP(GREATEST(3 * LN((total - n) / total), -700.0)) END) - 1 AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c2 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c2) AS h2
) AS r2;

-- name: sort
SELECT cell, g1, g2, g3, g3 AS place
FROM (
  SELECT s3.*,
    DENSE_RANK() OVER (
      ORDER BY g2, CASE WHEN g2 % 2 = 1 THEN c0 ELSE -c0 END)
      AS g3
  FROM (
  SELECT s2.*,
    DENSE_RANK() OVER (
      ORDER BY g1, CASE WHEN g1 % 2 = 1 THEN c2 ELSE -c2 END)
      AS g2
  FROM (
  SELECT s1.*,
    DENSE_RANK() OVER (
      ORDER BY g0, CASE WHEN g0 % 2 = 1 THEN c1 ELSE -c1 END)
      AS g1
  FROM (
  SELECT cell, c1, c2, c0, 1 AS g0 FROM "cells_1"
  ) AS s1
  ) AS s2
  ) AS s3
) AS ranked;

-- name: groups
SELECT COALESCE(MAX(g1), 0), COALESCE(MAX(g2), 0), COALESCE(MAX(g3), 0)
FROM "order_1";

-- name: ends
SELECT 0 AS attribute, COALESCE(MIN(c0), 0) AS least, COALESCE(MAX(c0), 0) AS greatest FROM "cells_1"
UNION ALL
SELECT 1 AS attribute, COALESCE(MIN(c1), 0) AS least, COALESCE(MAX(c1), 0) AS greatest FROM "cells_1"
UNION ALL
SELECT 2 AS attribute, COALESCE(MIN(c2), 0) AS least, COALESCE(MAX(c2), 0) AS greatest FROM "cells_1";

-- name: grid
SELECT cell, 0 AS flip, CAST(((c0 - 0) * CAST(63 AS BIGINT) - (c0 - 0) * CAST(63 AS BIGINT) % 39) / 39 AS BIGINT) AS x0, CAST(((c1 - 0) * CAST(63 AS BIGINT) - (c1 - 0) * CAST(63 AS BIGINT) % 5) / 5 AS BIGINT) AS x1, CAST(((c2 - 0) * CAST(63 AS BIGINT) - (c2 - 0) * CAST(63 AS BIGINT) % 4) / 4 AS BIGINT) AS x2
FROM "cells_1";

-- name: curve
SELECT cell,
  (flip + b0) % 2 * CAST(4 AS BIGINT) +
  (flip + b0 + b1) % 2 * CAST(2 AS BIGINT) +
  (flip + b0 + b1 + b2) % 2 * CAST(1 AS BIGINT)
  AS h0,
  (flip + b0 + b1 + b2) % 2 AS flip,
CASE WHEN b1 = 1 THEN y1 ELSE 
CASE WHEN b0 = 1 THEN 31 - y0 ELSE y0 END
END AS x1,
CASE WHEN b2 = 1 THEN y2 ELSE 
CASE WHEN b1 = 0 THEN y1 WHEN b0 = 0 THEN 31 - y0 ELSE y0 END
END AS x2,
CASE WHEN b2 = 0 THEN y2 WHEN b1 = 0 THEN 31 - y1 WHEN b0 = 1 THEN 31 - y0 ELSE y0 END
AS x0
FROM (
  SELECT cell, flip,
    CASE WHEN x0 >= 32 THEN 1 ELSE 0 END AS b0, x0 % 32 AS y0,
    CASE WHEN x1 >= 32 THEN 1 ELSE 0 END AS b1, x1 % 32 AS y1,
    CASE WHEN x2 >= 32 THEN 1 ELSE 0 END AS b2, x2 % 32 AS y2
  FROM "points_1"
) AS halved;

-- name: along
SELECT cell, ROW_NUMBER() OVER (ORDER BY h0, h1, h2, h3, h4, h5, cell) AS place
FROM "points_1";

-- name: root
SELECT c.cell, CAST(1 AS BIGINT) - 1 AS part,
  COUNT(*) OVER () AS members,
  CAST(SUM(c.n) OVER () AS BIGINT) AS size, c.n, c.c0, c.c1, c.c2
FROM "order_1" AS s
JOIN "cells_1" AS c ON c.cell = s.cell;

-- name: box
SELECT o.part, o.members, o.size, -1 AS was, 0 AS side, 0 AS other
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM "open_1" AS o
GROUP BY o.part, o.members, o.size;

-- name: left
SELECT COUNT(*) FROM "boxes_1" WHERE members > 3;

-- name: settled
SELECT cell, part FROM "open_1" WHERE members <= 3;

-- name: loss
(0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045510 AS BIGINT) * (CAST(BIT_COUNT(p.b1_0) AS BIGINT) - 1) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END);

-- name: cuts
SELECT part, dim AS dim0, -best[2] AS v0, best[1] AS gain
FROM (
  SELECT part, dim, MAX(ROW(gain, -v)) AS best
  FROM (
SELECT part, dim, v,
      CASE WHEN next IS NULL THEN -1 ELSE (CASE dim
        WHEN 1 THEN 9607679205056712
          * (size * LEAST(last - first, 4) - below * LEAST(v - first, 4)
            - (size - below) * LEAST(last - next, 4))
        WHEN 2 THEN 19215358410113424
          * (size * LEAST(last - first, 2) - below * LEAST(v - first, 2)
            - (size - below) * LEAST(last - next, 2))
        END) END AS gain
    FROM (
      SELECT part, dim, v, size,
        CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
        LEAD(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS next,
        FIRST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS first,
        LAST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last
      FROM (
SELECT part, dim, v, MAX(size) AS size,
0 AS turn, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT part, size, n, UNNEST([1, 2]) AS dim,
    UNNEST([c1, c2]) AS v
  FROM "open_1" WHERE members > 3
) AS codes
GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
      ) AS histogram
    ) AS running
  ) AS gained
  GROUP BY part, dim
) AS ranked
UNION ALL
SELECT part, dim0, v0, gain
FROM (
SELECT part, dim AS dim0, -best[2] AS v0, best[1] AS gain
FROM (
  SELECT part, dim, MAX(ROW(gain, -v)) AS best
  FROM (
SELECT part, dim, v, CAST(985402995390432 AS BIGINT)
      * (total * LEAST(last - first, 39) - below * LEAST(v - first, 39)
        - (total - below) * LEAST(last - next, 39)) AS gain
    FROM (
SELECT r.part, 0 AS dim, r.v,
  r.below, r.total, e.first, e.last, r.next
FROM (
SELECT part, size AS total, c0 AS v,
    ROW_NUMBER() OVER w AS below, LEAD(c0) OVER w AS next
  FROM (
    SELECT part, size, c0 FROM "open_1" WHERE members > 3
    UNION ALL
    SELECT part, size, c0
    FROM (SELECT part, size, c0, UNNEST(RANGE(n - 1)) FROM "open_1" WHERE members > 3 AND n > 1) AS more
  ) AS cells
  WINDOW w AS (PARTITION BY part ORDER BY c0)
) AS r
JOIN (
  SELECT part, MIN(c0) AS first, MAX(c0) AS last
  FROM "open_1" WHERE members > 3 GROUP BY part
) AS e ON e.part = r.part
WHERE r.next <> r.v
    ) AS running
  ) AS gained
  GROUP BY part, dim
) AS ranked
) AS best0;

-- name: sides
SELECT p.*, p.n * (0 + CAST(985402995390420 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS BIGINT) * (CAST(BIT_COUNT(p.b1_0) AS BIGINT) - 1) + CAST(19215358410113190 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS lost
FROM (
  SELECT o.part, o.dim, o.side, CAST(SUM(o.n) AS BIGINT) AS n, COUNT(*) AS members
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM (
    SELECT o.part, x.dim0 AS dim, CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
 AS side, o.n, o.c0, o.c1, o.c2
    FROM "open_1" AS o JOIN "cuts_1" AS x ON x.part = o.part
  ) AS o
  GROUP BY o.part, o.dim, o.side
) AS p;

-- name: chosen
-- sqlite
SELECT x.part, x.dim0, x.v0, x.m0_0
FROM (
  SELECT part, dim, ROW_NUMBER() OVER (PARTITION BY part ORDER BY lost, dim) AS place
  FROM (SELECT part, dim, CAST(SUM(lost) AS INTEGER) AS lost FROM `sides_1` GROUP BY part, dim) AS summed
) AS s
JOIN `cuts_1` AS x ON x.part = s.part AND x.dim0 = s.dim
WHERE s.place = 1;

-- name: halves
(
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0, s.lo1, s.hi1, s.b2_0, s.lacks2, s.known2
  FROM "chosen_1" AS x JOIN "sides_1" AS s ON s.part = x.part AND s.dim = x.dim0
);

-- name: two_cuts
SELECT x.part, x.dim0, x.v0, x.m0_0  , y.dim0 AS dim1, y.v0 AS v1, y.m0_0 AS m1_0
FROM (
  SELECT part, MAX(CASE WHEN place = 1 THEN dim0 END) AS first, MAX(CASE WHEN place = 2 THEN dim0 END) AS second
  FROM (SELECT part, dim0, ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim0) AS place FROM "cuts_1") AS ranked
  WHERE place <= 2
  GROUP BY part
) AS c
JOIN "cuts_1" AS x ON x.part = c.part AND x.dim0 = c.first
LEFT JOIN "cuts_1" AS y ON y.part = c.part AND y.dim0 = c.second;

-- name: quarters
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
  FROM "open_1" AS o JOIN "chosen_1" AS x ON x.part = o.part
) AS o
GROUP BY o.part, o.side, o.other;

-- name: neighbours
(
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.lo1, b.hi1, b.b2_0, b.lacks2, b.known2 FROM "boxes_1" AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.lo1, f.hi1, f.b2_0, f.lacks2, f.known2 FROM "boxes_1" AS b JOIN "boxes_1" AS f ON f.part = b.part + b.members
);

-- name: turned
SELECT part, CASE WHEN SUM(vote) > 0 THEN 1 ELSE 0 END AS turned
FROM (
  SELECT p.part, CASE WHEN p.side = p.behind THEN 1 ELSE -1 END * (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS vote
  FROM (
    SELECT y.part, y.side, x.behind, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM (
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0, s.lo1, s.hi1, s.b2_0, s.lacks2, s.known2
  FROM "chosen_1" AS x JOIN "sides_1" AS s ON s.part = x.part AND s.dim = x.dim0
) AS y
    JOIN (
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.lo1, b.hi1, b.b2_0, b.lacks2, b.known2 FROM "boxes_1" AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.lo1, f.hi1, f.b2_0, f.lacks2, f.known2 FROM "boxes_1" AS b JOIN "boxes_1" AS f ON f.part = b.part + b.members
) AS x ON x.beside = y.part
  ) AS p
) AS votes
GROUP BY part;

-- name: twisted
(
  SELECT part, CASE WHEN SUM(vote) > 0 THEN 1 ELSE 0 END AS twisted
  FROM (
    SELECT part, side, SUM(vote) AS vote
    FROM (
      SELECT p.part, p.side, CASE WHEN p.other = 0 THEN 1 ELSE -1 END * (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS vote
      FROM (
        SELECT y.part, y.side, y.other, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
        FROM "turned_1" AS t
        JOIN "quarters_1" AS y ON y.part = t.part
        JOIN (
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.lo1, b.hi1, b.b2_0, b.lacks2, b.known2 FROM "boxes_1" AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.lo1, f.hi1, f.b2_0, f.lacks2, f.known2 FROM "boxes_1" AS b JOIN "boxes_1" AS f ON f.part = b.part + b.members
) AS x ON x.beside = y.part AND x.behind = CASE WHEN y.side = t.turned THEN 0 ELSE 1 END
      ) AS p
    ) AS votes
    GROUP BY part, side
    HAVING COUNT(*) = 2
  ) AS ends
  GROUP BY part
);

-- name: boxes
SELECT b.part, b.members, b.size, -1 AS was, 0 AS side, 0 AS other, b.lo0, b.hi0, b.b1_0, b.b2_0, b.lacks2, b.known2
FROM "boxes_1" AS b
LEFT JOIN "chosen_1" AS x ON x.part = b.part
WHERE x.part IS NULL
UNION ALL
SELECT
  CAST(r.part + SUM(r.members) OVER (PARTITION BY r.part ORDER BY r.turn ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - r.members AS part,
  r.members, r.n AS size, r.part AS was, r.side, r.other, r.lo0, r.hi0, r.b1_0, r.b2_0, r.lacks2, r.known2
FROM (
  SELECT s.*, CASE WHEN s.side = COALESCE(t.turned, 0) THEN 0 ELSE 2 END + CASE WHEN (s.side = COALESCE(t.turned, 0) AND s.other = COALESCE(w.twisted, 0))
      OR (s.side <> COALESCE(t.turned, 0) AND s.other <> COALESCE(w.twisted, 0)) THEN 0 ELSE 1 END AS turn
  FROM "quarters_1" AS s
  LEFT JOIN "turned_1" AS t ON t.part = s.part
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
        FROM "turned_1" AS t
        JOIN "quarters_1" AS y ON y.part = t.part
        JOIN (
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.b1_0, b.b2_0, b.lacks2, b.known2 FROM "boxes_1" AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.b1_0, f.b2_0, f.lacks2, f.known2 FROM "boxes_1" AS b JOIN "boxes_1" AS f ON f.part = b.part + b.members
) AS x ON x.beside = y.part AND x.behind = CASE WHEN y.side = t.turned THEN 0 ELSE 1 END
      ) AS p
    ) AS votes
    GROUP BY part, side
    HAVING COUNT(*) = 2
  ) AS ends
  GROUP BY part
) AS w ON w.part = s.part
) AS r;

-- name: open
SELECT o.cell, b.part, b.members, b.size, o.n, o.c0, o.c1, o.c2
FROM "open_1" AS o
JOIN "chosen_1" AS x ON x.part = o.part
JOIN "boxes_1" AS b ON b.was = x.part
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
ELSE 0 END;

-- name: placed
SELECT o.cell, ROW_NUMBER() OVER (ORDER BY o.part, s.place) AS place
FROM "settled_1" AS o
JOIN "order_1" AS s ON s.cell = o.cell;

-- name: turns
SELECT COALESCE(MAX(turn), 0) FROM "order_1";

-- name: guess
SELECT COALESCE(CAST(SUM(lost) AS BIGINT), 0)
FROM (
  SELECT p.size * (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * CASE WHEN t1.code = z1.code THEN 0 WHEN t1.k1 = z1.k1 THEN t1.s1 WHEN t1.k2 = z1.k2 THEN t1.s2 WHEN t1.k3 = z1.k3 THEN t1.s3 END + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END)
 AS lost
  FROM (
    SELECT o.run, CAST(SUM(o.size) AS BIGINT) AS size
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
    FROM (
      SELECT size, CAST((below - size - (below - size) % 3) / 3 AS BIGINT) AS run, c0, c1, c2
      FROM (
        SELECT size, CAST(SUM(size) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below, c0, c1, c2
        FROM (
          SELECT s.place, LEAST(c.n, 3) AS size, c.c0, c.c1, c.c2
          FROM "order_1" AS s
          JOIN "cells_1" AS c ON c.cell = s.cell
        ) AS sized
      ) AS summed
    ) AS o
    GROUP BY o.run
  ) AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1
) AS spanned;

-- name: line
SELECT place, cell, n, c0, c1, c2, u0, u1, r1 - n AS r0, r1,
  u0 AS b0, u1 - 1 AS b1, u0 + 1 AS e0, u1 AS e1
FROM (
  SELECT place, cell, n, c0, c1, c2,
    CAST(SUM(units) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - units AS u0,
    CAST(SUM(units) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS u1,
    CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS r1
  FROM (
    SELECT o.place, c.cell, c.n, c.c0, c.c1, c.c2,
CASE WHEN c.n > 6 THEN 10 ELSE c.n END AS units
    FROM "order_1" AS o JOIN "cells_1" AS c ON c.cell = o.cell
  ) AS sized
) AS placed;

-- name: total
SELECT COALESCE(MAX(u1), 0) FROM "line_1";

-- name: runs
SELECT c.place, c.b0, c.b1, c.e0, c.e1, c.c0 AS lo0, c.c0 AS hi0, CASE
    WHEN c.c1 >= 0 AND c.c1 < 62
    THEN CAST(1 AS BIGINT) << (c.c1 - 0) ELSE 0 END AS b1_0, CASE
    WHEN c.c2 >= 0 AND c.c2 < 62 AND c.c2 <> 4
    THEN CAST(1 AS BIGINT) << (c.c2 - 0) ELSE 0 END AS b2_0, CASE WHEN c.c2 = 4 THEN 1 ELSE 0 END AS lacks2,
    CASE WHEN c.c2 = 4 THEN 0 ELSE 1 END AS known2
FROM "line_1" AS c;

-- name: marked
SELECT place
, c0,
  COALESCE(LAG(place) OVER (PARTITION BY c0 ORDER BY place), 0) AS same0
FROM "line_1";

-- name: news
SELECT place, cells, CAST(SUM(fresh0) OVER (PARTITION BY place ORDER BY cells ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS new0
FROM (
  SELECT x.place, s.cells, CASE WHEN y.same0 < x.place
 THEN 1
      ELSE 0 END AS fresh0
  FROM "marked_1" AS x
  CROSS JOIN "sizes_1" AS s
  JOIN "marked_1" AS y ON y.place = x.place + s.cells - 1
) AS met;

-- name: doubled
SELECT x.place, x.b0, x.b1, y.e0, y.e1, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
FROM "runs_1" AS x JOIN "runs_1" AS y ON y.place = x.place + 1
WHERE y.e0 - x.b1 <= 7;

-- name: spans
SELECT p.first, p.last, p.first * 6 + p.last - p.first AS pair, (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * CASE WHEN t1.code = z1.code THEN 0 WHEN t1.k1 = z1.k1 THEN t1.s1 WHEN t1.k2 = z1.k2 THEN t1.s2 WHEN t1.k3 = z1.k3 THEN t1.s3 END + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END)
 AS loss
FROM (
  SELECT x.place AS first, x.place + s.cells - 1 AS last, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
  FROM "runs_1" AS x
  JOIN "sizes_1" AS s ON s.level = 0
  JOIN "runs_1" AS y ON y.place = x.place + s.ahead
  WHERE y.e1 - x.b0 >= 3 AND y.e0 - x.b1 <= 7
) AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1
UNION ALL
SELECT p.first, p.last, p.first * 6 + p.last - p.first AS pair, (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * CASE WHEN t1.code = z1.code THEN 0 WHEN t1.k1 = z1.k1 THEN t1.s1 WHEN t1.k2 = z1.k2 THEN t1.s2 WHEN t1.k3 = z1.k3 THEN t1.s3 END + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END)
 AS loss
FROM (
  SELECT x.place AS first, x.place + s.cells - 1 AS last, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
  FROM "runs_2" AS x
  JOIN "sizes_1" AS s ON s.level = 1
  JOIN "runs_2" AS y ON y.place = x.place + s.ahead
  WHERE y.e1 - x.b0 >= 3 AND y.e0 - x.b1 <= 7
) AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1
UNION ALL
SELECT p.first, p.last, p.first * 6 + p.last - p.first AS pair, (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * CASE WHEN t1.code = z1.code THEN 0 WHEN t1.k1 = z1.k1 THEN t1.s1 WHEN t1.k2 = z1.k2 THEN t1.s2 WHEN t1.k3 = z1.k3 THEN t1.s3 END + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END)
 AS loss
FROM (
  SELECT x.place AS first, x.place + s.cells - 1 AS last, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
  FROM "runs_3" AS x
  JOIN "sizes_1" AS s ON s.level = 2
  JOIN "runs_3" AS y ON y.place = x.place + s.ahead
  WHERE y.e1 - x.b0 >= 3 AND y.e0 - x.b1 <= 7
) AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1;

-- name: whole
SELECT x.u0 AS starts, y.u1 AS cut, y.place AS ends, (y.r1 - x.r0) * p.loss + y.u1 - x.u0 AS loss
FROM "spans_1" AS p
JOIN "line_1" AS x ON x.place = p.first
JOIN "line_1" AS y ON y.place = p.last;

-- name: points
SELECT u1 AS u, place AS ends, place + 1 AS begins,
  CASE WHEN n > 6 OR u1 = 40 THEN 5 ELSE 5 END AS most
FROM "line_1"
UNION ALL
SELECT 0 AS u, 0 AS ends, 1 AS begins, 3 AS most
UNION ALL
SELECT l.u0 + x.number AS u, l.place AS ends, l.place AS begins,
  CASE WHEN l.u1 - l.u0 - x.number < 3 THEN 5 ELSE 3 END AS most
FROM "line_1" AS l JOIN "numbers_1" AS x ON x.number < l.u1 - l.u0
WHERE (l.n <= 6 OR x.number < 3) AND (l.u0 + x.number) % 1 = 0
UNION ALL
SELECT l.u1 - x.number AS u, l.place AS ends, l.place AS begins, 5 AS most
FROM "line_1" AS l JOIN "numbers_1" AS x ON x.number < 3 OR x.number = 5
WHERE l.n > 6
ORDER BY u;

-- name: dealt
SELECT b.u AS starts, e.u AS cut, e.ends, (e.u - b.u) * (p.loss + 1) AS loss
FROM "points_1" AS e
JOIN "numbers_1" AS x ON x.number >= 3 AND x.number <= e.most
JOIN "points_1" AS b ON b.u = e.u - x.number
JOIN "spans_1" AS p ON p.pair = b.begins * 6 + e.ends - b.begins;

-- name: windows
SELECT place, u0, u1, chunk
FROM (
  SELECT place, u0, u1,
    CAST((2 * u1 * 6 + 263 - (2 * u1 * 6 + 263) % 526) / 526 AS BIGINT) AS chunk
  FROM "line_1"
) AS numbered
WHERE chunk >= 1 AND chunk < 6
  AND u0 * 6 >= chunk * 263 - 72 AND u1 * 6 <= chunk * 263 + 72;

-- name: seams
SELECT MIN(w.cut) AS cut
FROM "way_1" AS w
JOIN "line_1" AS l ON l.u1 = w.cut
JOIN "reach_1" AS r ON r.chunk = w.chunk
WHERE 2 * (w.cut - r.start) >= r.finish - r.start
GROUP BY w.chunk;

-- name: chunks
SELECT place, u0, u1, 0 AS chunk
FROM "line_1";

-- name: reach
SELECT chunk, MIN(u0) AS start, MAX(u1) AS finish
FROM (SELECT place, u0, u1, 0 AS chunk
FROM "line_1") AS c
GROUP BY chunk;

-- name: longest
SELECT COALESCE(MAX(finish - start), 0) FROM "reach_1";

-- name: steps
SELECT r.chunk, CAST((p.cut - r.start - 1 - (p.cut - r.start - 1) % 3) / 3 AS BIGINT) + 1 AS block, p.starts, p.cut, p.loss
FROM "classes_1" AS p
JOIN (SELECT place, u0, u1, 0 AS chunk
FROM "line_1") AS c ON c.place = p.ends
JOIN "reach_1" AS r ON r.chunk = c.chunk
ORDER BY block;

-- name: begun
SELECT chunk, 0 AS block, start AS cut, 0 AS loss, 0 AS units
FROM "reach_1";

-- name: best
SELECT chunk, 1 AS block, cut, least - least % 9 AS loss, least % 9 AS units
FROM (
  SELECT s.chunk, s.cut, MIN(f.loss + s.loss) AS least
  FROM "steps_1" AS s
  JOIN "best_1" AS f ON f.chunk = s.chunk AND f.cut = s.starts
  WHERE s.block = 1 AND f.block >= -2
  GROUP BY s.chunk, s.cut
) AS ended;

-- name: way
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

-- name: assignment
SELECT cell, class, CAST(till - COALESCE(LAG(till) OVER (PARTITION BY place ORDER BY till), 0) AS BIGINT) AS n
FROM (
  SELECT place, cell, till,
    CAST(SUM(closed) OVER (ORDER BY place, till ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - closed AS class
  FROM (
    SELECT l.place, l.cell, l.n AS till, CASE WHEN w.cut IS NULL THEN 0 ELSE 1 END AS closed
    FROM "line_1" AS l LEFT JOIN (SELECT DISTINCT cut FROM "way_1") AS w ON w.cut = l.u1
    UNION ALL
    SELECT l.place, l.cell, CASE WHEN w.cut - l.u0 < 3 THEN w.cut - l.u0 ELSE l.n - (l.u1 - w.cut) END AS till, 1 AS closed
    FROM "way_1" AS w
    JOIN "points_1" AS p ON p.u = w.cut
    JOIN "line_1" AS l ON l.place = p.ends
    WHERE p.begins = p.ends AND (l.n <= 6 OR l.u1 - w.cut <> 5)
  ) AS cut_up
) AS numbered;
