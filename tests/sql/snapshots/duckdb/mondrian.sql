-- name: first_of_turn
(SELECT first FROM before);

-- name: at_once
WITH RECURSIVE partitions AS (
  SELECT *, 0 AS turn, CAST(1 AS BIGINT) AS first, size < 2 * 3 AS done FROM "open_1"
  UNION ALL (
    WITH divisible AS (SELECT * EXCLUDE (turn, first, done) FROM partitions WHERE NOT done),
    before AS (SELECT MAX(turn) AS turn, MAX(first) AS first FROM partitions),
    running AS (
SELECT * FROM (
SELECT part, dim, v,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next,
  ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY v) AS place,
  COUNT(*) OVER (PARTITION BY part, dim) AS places
FROM (
  SELECT part, dim, v, CAST(SUM(n) AS BIGINT) AS n, MAX(size) AS total
  FROM (
    SELECT part, size, n, UNNEST([0, 1, 2]) AS dim,
      UNNEST([c0, c1, c2]) AS v
    FROM divisible WHERE size >= 2 * 3
  ) AS codes
  GROUP BY part, dim, v HAVING SUM(n) < MAX(size)
) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3
    ),
    cuts AS (
SELECT part, best[2] AS dim, best[3] AS v,
0 AS level, best[4] AS below, best[5] AS total
FROM (
  SELECT part, MIN(ROW(-gain, dim, v, below, total)) AS best
  FROM (
SELECT r.part, r.dim, r.v, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM running AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL
      AND r.dim IN (0)
UNION ALL
SELECT r.part, r.dim, r.v, w.scale * (
        r.total * CASE WHEN r.last = w.null_code THEN w.divisor ELSE r.places - 1 END
        - r.below * (r.place - 1)
        - (r.total - r.below) * CASE WHEN r.last = w.null_code AND r.next < r.last THEN w.divisor ELSE r.places - r.place - 1 END
      ) AS gain, r.below, r.total
    FROM running AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE r.dim IN (2)
      AND r.next IS NOT NULL AND r.below >= 3 AND r.total - r.below >= 3
UNION ALL
SELECT r.part, r.dim, r.v, w.scale * (
        r.total * CASE WHEN first.code = last.code THEN 0 WHEN first.k1 = last.k1 THEN first.s1 WHEN first.k2 = last.k2 THEN first.s2 WHEN first.k3 = last.k3 THEN first.s3 END
        - r.below * CASE WHEN first.code = left_end.code THEN 0 WHEN first.k1 = left_end.k1 THEN first.s1 WHEN first.k2 = left_end.k2 THEN first.s2 WHEN first.k3 = left_end.k3 THEN first.s3 END
        - (r.total - r.below) * CASE WHEN right_start.code = last.code THEN 0 WHEN right_start.k1 = last.k1 THEN right_start.s1 WHEN right_start.k2 = last.k2 THEN right_start.s2 WHEN right_start.k3 = last.k3 THEN right_start.s3 END
      ) AS gain, r.below, r.total
    FROM running AS r
    JOIN "dimensions_1" AS w ON w.dim = r.dim
    JOIN "tree_1" AS first ON first.code = r.first
    JOIN "tree_1" AS left_end ON left_end.code = r.v
    JOIN "tree_1" AS right_start ON right_start.code = r.next
    JOIN "tree_1" AS last ON last.code = r.last
    WHERE r.dim = 1 AND r.below >= 3 AND r.total - r.below >= 3
  ) AS candidates
  GROUP BY part
) AS ranked
    ),
    halves AS (
SELECT cell, CASE WHEN code <= v THEN child ELSE child + 1 END AS part,
  CASE WHEN code <= v THEN below ELSE total - below END AS size, n, c0, c1, c2
FROM (
  SELECT o.cell, o.n, o.c0, o.c1, o.c2, x.v, x.below, x.total, x.child,
    CASE x.dim WHEN 0 THEN o.c0 WHEN 1 THEN o.c1 WHEN 2 THEN o.c2 END AS code
  FROM divisible AS o
  JOIN (
    SELECT part, dim, v, below, total,
      CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + CAST((SELECT first FROM before) AS INTEGER) AS child
    FROM cuts
  ) AS x ON x.part = o.part
) AS s
    )
    SELECT s.* EXCLUDE (whole), b.turn + 1 AS turn, b.first + 2 * c.cuts AS first, s.size < 2 * 3 OR s.whole AS done
    FROM (
      SELECT *, FALSE AS whole FROM halves
      UNION ALL
      SELECT o.*, TRUE AS whole FROM divisible AS o LEFT JOIN cuts AS x ON x.part = o.part WHERE x.part IS NULL
    ) AS s
    CROSS JOIN before AS b
    CROSS JOIN (SELECT COUNT(*) AS cuts FROM cuts) AS c
  )
)
SELECT cell, part AS class, n, turn FROM partitions WHERE done;
