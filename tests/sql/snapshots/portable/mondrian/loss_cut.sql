SELECT ranked.part, dim, v, dealt, 0 AS level
FROM (
  SELECT part, dim, v, dealt,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
    SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.hi - r.lo, w.divisor)
        - r.below * (r.v - r.lo)
        - (r.total - r.below) * LEAST(r.hi - r.next, w.divisor)
      ) AS gain
    FROM "running_1" AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL AND r.below >= 3 AND r.total - r.below >= 3
      AND r.dim IN (0, 3, 4, 5)
UNION ALL
    SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END
        - r.below * CASE WHEN a.code = b.code THEN 0 WHEN a.k1 = b.k1 THEN a.s1 WHEN a.k2 = b.k2 THEN a.s2 WHEN a.k3 = b.k3 THEN a.s3 END
        - (r.total - r.below) * CASE WHEN c.code = z.code THEN 0 WHEN c.k1 = z.k1 THEN c.s1 WHEN c.k2 = z.k2 THEN c.s2 WHEN c.k3 = z.k3 THEN c.s3 END
      ) AS gain
    FROM "running_1" AS r
    JOIN "dimensions_1" AS w ON w.dim = r.dim
    JOIN "tree_1" AS a ON a.code = r.lo
    JOIN "tree_1" AS b ON b.code = r.v
    JOIN "tree_1" AS c ON c.code = r.next
    JOIN "tree_1" AS z ON z.code = r.hi
    WHERE r.dim = 1 AND r.below >= 3 AND r.total - r.below >= 3
UNION ALL
    SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END
        - r.below * CASE WHEN a.code = b.code THEN 0 WHEN a.k1 = b.k1 THEN a.s1 WHEN a.k2 = b.k2 THEN a.s2 WHEN a.k3 = b.k3 THEN a.s3 END
        - (r.total - r.below) * CASE WHEN c.code = z.code THEN 0 WHEN c.k1 = z.k1 THEN c.s1 WHEN c.k2 = z.k2 THEN c.s2 WHEN c.k3 = z.k3 THEN c.s3 END
      ) AS gain
    FROM "running_1" AS r
    JOIN "dimensions_1" AS w ON w.dim = r.dim
    JOIN "tree_2" AS a ON a.code = r.lo
    JOIN "tree_2" AS b ON b.code = r.v
    JOIN "tree_2" AS c ON c.code = r.next
    JOIN "tree_2" AS z ON z.code = r.hi
    WHERE r.dim = 2 AND r.below >= 3 AND r.total - r.below >= 3
  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT ranked.part, dim, v, dealt, 0 AS level
FROM (
  SELECT part, dim, v, dealt,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
    SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.hi - r.lo, w.divisor)
        - r.below * (r.v - r.lo)
        - (r.total - r.below) * LEAST(r.hi - r.next, w.divisor)
      ) AS gain
    FROM "running_1" AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL AND r.below >= 3 AND r.total - r.below >= 3
      AND r.dim IN (0, 1, 2)
    UNION ALL
    SELECT m.part, m.dim, m.v, m.dealt, 1 AS splits, w.scale * (
        m.total * LEAST(m.hi - m.lo, w.divisor)
        - m.half * LEAST(m.left_end - m.lo, w.divisor)
        - (m.total - m.half) * LEAST(m.hi - m.right_start, w.divisor)
      ) AS gain
    FROM (
      SELECT part, dim, v, total, lo, hi, half, half - (below - n) AS dealt,
        CASE WHEN half > below - n THEN v ELSE previous END AS left_end,
        CASE WHEN half < below THEN v ELSE next END AS right_start
      FROM (
        SELECT r.*, CAST((r.total - r.total % 2) / 2 AS BIGINT) AS half FROM "running_1" AS r
      ) AS h
      WHERE half >= 3 AND 2 * below >= total AND 2 * (below - n) < total
        AND dim IN (0, 1, 2)
    ) AS m JOIN "dimensions_1" AS w ON w.dim = m.dim
  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT ranked.part, dim, v, dealt, 0 AS level, place AS choice, cuts
FROM (
  SELECT part, dim, v, dealt,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place, COUNT(*) OVER (PARTITION BY part) AS cuts
  FROM (
    SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.hi - r.lo, w.divisor)
        - r.below * (r.v - r.lo)
        - (r.total - r.below) * LEAST(r.hi - r.next, w.divisor)
      ) AS gain
    FROM "running_1" AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL AND r.below >= 2 AND r.total - r.below >= 2
      AND r.dim IN (0, 1)
  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
LEFT JOIN "tried_1" AS t ON t.part = ranked.part
WHERE place > COALESCE(t.tried, 0) AND place <= 4 * COALESCE(t.tried, 0) + 1;

SELECT ranked.part, dim, v, dealt, 0 AS level
FROM (
  SELECT part, dim, v, dealt,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
    SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.hi - r.lo, w.divisor)
        - r.below * (r.v - r.lo)
        - (r.total - r.below) * LEAST(r.hi - r.next, w.divisor)
      ) AS gain
    FROM "running_1" AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL AND r.below >= 3 AND r.total - r.below >= 3
      AND r.dim IN (0, 1, 2)
  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT ranked.part, dim, v, dealt, 0 AS level
FROM (
  SELECT part, dim, v, dealt,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
    SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.hi - r.lo, w.divisor)
        - r.below * (r.v - r.lo)
        - (r.total - r.below) * LEAST(r.hi - r.next, w.divisor)
      ) AS gain
    FROM "running_1" AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL AND r.below >= 3 AND r.total - r.below >= 3
      AND r.dim IN (0, 1)
UNION ALL
    SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 END
        - r.below * CASE WHEN a.code = b.code THEN 0 WHEN a.k1 = b.k1 THEN a.s1 WHEN a.k2 = b.k2 THEN a.s2 END
        - (r.total - r.below) * CASE WHEN c.code = z.code THEN 0 WHEN c.k1 = z.k1 THEN c.s1 WHEN c.k2 = z.k2 THEN c.s2 END
      ) AS gain
    FROM "running_1" AS r
    JOIN "dimensions_1" AS w ON w.dim = r.dim
    JOIN "tree_1" AS a ON a.code = r.lo
    JOIN "tree_1" AS b ON b.code = r.v
    JOIN "tree_1" AS c ON c.code = r.next
    JOIN "tree_1" AS z ON z.code = r.hi
    WHERE r.dim = 2 AND r.below >= 3 AND r.total - r.below >= 3
  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT ranked.part, dim, v, dealt, 0 AS level
FROM (
  SELECT part, dim, v, dealt,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
    SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.hi - r.lo, w.divisor)
        - r.below * (r.v - r.lo)
        - (r.total - r.below) * LEAST(r.hi - r.next, w.divisor)
      ) AS gain
    FROM "running_1" AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL AND r.below >= 3 AND r.total - r.below >= 3
      AND r.dim IN (0, 1, 2, 3)
  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;
