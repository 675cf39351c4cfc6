SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM `running_1` AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL
      AND r.dim IN (0, 2)
UNION ALL
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN first.code = last.code THEN 0 WHEN first.k1 = last.k1 THEN first.s1 WHEN first.k2 = last.k2 THEN first.s2 END
        - r.below * CASE WHEN first.code = left_end.code THEN 0 WHEN first.k1 = left_end.k1 THEN first.s1 WHEN first.k2 = left_end.k2 THEN first.s2 END
        - (r.total - r.below) * CASE WHEN right_start.code = last.code THEN 0 WHEN right_start.k1 = last.k1 THEN right_start.s1 WHEN right_start.k2 = last.k2 THEN right_start.s2 END
      ) AS gain, r.below, r.total
    FROM `running_1` AS r
    STRAIGHT_JOIN `dimensions_1` AS w ON w.dim = r.dim
    STRAIGHT_JOIN `tree_1` AS first ON first.code = r.first
    STRAIGHT_JOIN `tree_1` AS left_end ON left_end.code = r.v
    STRAIGHT_JOIN `tree_1` AS right_start ON right_start.code = r.next
    STRAIGHT_JOIN `tree_1` AS last ON last.code = r.last
    WHERE r.dim = 1 AND r.below >= 3 AND r.total - r.below >= 3

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (

SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN first.code = last.code THEN 0 WHEN first.k1 = last.k1 THEN first.s1 END
        - r.below * CASE WHEN first.code = left_end.code THEN 0 WHEN first.k1 = left_end.k1 THEN first.s1 END
        - (r.total - r.below) * CASE WHEN right_start.code = last.code THEN 0 WHEN right_start.k1 = last.k1 THEN right_start.s1 END
      ) AS gain, r.below, r.total
    FROM (
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

) AS r
    STRAIGHT_JOIN `dimensions_1` AS w ON w.dim = r.dim
    STRAIGHT_JOIN `tree_1` AS first ON first.code = r.first
    STRAIGHT_JOIN `tree_1` AS left_end ON left_end.code = r.v
    STRAIGHT_JOIN `tree_1` AS right_start ON right_start.code = r.next
    STRAIGHT_JOIN `tree_1` AS last ON last.code = r.last
    WHERE r.dim = 0 AND r.below >= 3 AND r.total - r.below >= 3

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT ranked.part, dim, v, dealt, 0 AS level, below, total, place AS choice, cuts
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place,
    COUNT(*) OVER (PARTITION BY part) AS cuts
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM (
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

) AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
LEFT JOIN `tried_1` AS t ON t.part = ranked.part
WHERE place > COALESCE(t.tried, 0) AND place <= 4 * COALESCE(t.tried, 0) + 1;

SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM `running_1` AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL
      AND r.dim IN (0, 3, 4, 5)
UNION ALL
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN first.code = last.code THEN 0 WHEN first.k1 = last.k1 THEN first.s1 WHEN first.k2 = last.k2 THEN first.s2 WHEN first.k3 = last.k3 THEN first.s3 END
        - r.below * CASE WHEN first.code = left_end.code THEN 0 WHEN first.k1 = left_end.k1 THEN first.s1 WHEN first.k2 = left_end.k2 THEN first.s2 WHEN first.k3 = left_end.k3 THEN first.s3 END
        - (r.total - r.below) * CASE WHEN right_start.code = last.code THEN 0 WHEN right_start.k1 = last.k1 THEN right_start.s1 WHEN right_start.k2 = last.k2 THEN right_start.s2 WHEN right_start.k3 = last.k3 THEN right_start.s3 END
      ) AS gain, r.below, r.total
    FROM `running_1` AS r
    STRAIGHT_JOIN `dimensions_1` AS w ON w.dim = r.dim
    STRAIGHT_JOIN `tree_1` AS first ON first.code = r.first
    STRAIGHT_JOIN `tree_1` AS left_end ON left_end.code = r.v
    STRAIGHT_JOIN `tree_1` AS right_start ON right_start.code = r.next
    STRAIGHT_JOIN `tree_1` AS last ON last.code = r.last
    WHERE r.dim = 1 AND r.below >= 3 AND r.total - r.below >= 3
UNION ALL
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN first.code = last.code THEN 0 WHEN first.k1 = last.k1 THEN first.s1 WHEN first.k2 = last.k2 THEN first.s2 WHEN first.k3 = last.k3 THEN first.s3 END
        - r.below * CASE WHEN first.code = left_end.code THEN 0 WHEN first.k1 = left_end.k1 THEN first.s1 WHEN first.k2 = left_end.k2 THEN first.s2 WHEN first.k3 = left_end.k3 THEN first.s3 END
        - (r.total - r.below) * CASE WHEN right_start.code = last.code THEN 0 WHEN right_start.k1 = last.k1 THEN right_start.s1 WHEN right_start.k2 = last.k2 THEN right_start.s2 WHEN right_start.k3 = last.k3 THEN right_start.s3 END
      ) AS gain, r.below, r.total
    FROM `running_1` AS r
    STRAIGHT_JOIN `dimensions_1` AS w ON w.dim = r.dim
    STRAIGHT_JOIN `tree_2` AS first ON first.code = r.first
    STRAIGHT_JOIN `tree_2` AS left_end ON left_end.code = r.v
    STRAIGHT_JOIN `tree_2` AS right_start ON right_start.code = r.next
    STRAIGHT_JOIN `tree_2` AS last ON last.code = r.last
    WHERE r.dim = 2 AND r.below >= 3 AND r.total - r.below >= 3

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM (
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

) AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM `running_1` AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL
      AND r.dim IN (1)
UNION ALL
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN first.code = last.code THEN 0 WHEN first.k1 = last.k1 THEN first.s1 WHEN first.k2 = last.k2 THEN first.s2 WHEN first.k3 = last.k3 THEN first.s3 END
        - r.below * CASE WHEN first.code = left_end.code THEN 0 WHEN first.k1 = left_end.k1 THEN first.s1 WHEN first.k2 = left_end.k2 THEN first.s2 WHEN first.k3 = left_end.k3 THEN first.s3 END
        - (r.total - r.below) * CASE WHEN right_start.code = last.code THEN 0 WHEN right_start.k1 = last.k1 THEN right_start.s1 WHEN right_start.k2 = last.k2 THEN right_start.s2 WHEN right_start.k3 = last.k3 THEN right_start.s3 END
      ) AS gain, r.below, r.total
    FROM `running_1` AS r
    STRAIGHT_JOIN `dimensions_1` AS w ON w.dim = r.dim
    STRAIGHT_JOIN `tree_1` AS first ON first.code = r.first
    STRAIGHT_JOIN `tree_1` AS left_end ON left_end.code = r.v
    STRAIGHT_JOIN `tree_1` AS right_start ON right_start.code = r.next
    STRAIGHT_JOIN `tree_1` AS last ON last.code = r.last
    WHERE r.dim = 0 AND r.below >= 2 AND r.total - r.below >= 2

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT part, dim, v, dealt, 0 AS level
FROM (
  SELECT part, dim, v, dealt,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain
    FROM `running_1` AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL AND r.below >= 3 AND r.total - r.below >= 3
    UNION ALL
SELECT m.part, m.dim, m.v, m.dealt, 1 AS splits, w.scale * (
        m.total * LEAST(m.last - m.first, w.divisor)
        - m.half * LEAST(m.left_end - m.first, w.divisor)
        - (m.total - m.half) * LEAST(m.last - m.right_start, w.divisor)
      ) AS gain
    FROM (
      SELECT part, dim, v, total, first, last, half, half - (below - n) AS dealt,
        CASE WHEN half > below - n THEN v ELSE previous END AS left_end,
        CASE WHEN half < below THEN v ELSE next END AS right_start
      FROM (
        SELECT r.*, CAST((r.total - r.total % 2) / 2 AS SIGNED) AS half FROM `running_1` AS r
      ) AS halved
      WHERE dim IN (0, 1, 2, 3)
        AND half >= 3 AND 2 * below >= total AND 2 * (below - n) < total
    ) AS m JOIN `dimensions_1` AS w ON w.dim = m.dim

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT part, dim, v, dealt, 0 AS level
FROM (
  SELECT part, dim, v, dealt,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain
    FROM `running_1` AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL AND r.below >= 3 AND r.total - r.below >= 3
      AND r.dim IN (0, 2)
    UNION ALL
SELECT m.part, m.dim, m.v, m.dealt, 1 AS splits, w.scale * (
        m.total * LEAST(m.last - m.first, w.divisor)
        - m.half * LEAST(m.left_end - m.first, w.divisor)
        - (m.total - m.half) * LEAST(m.last - m.right_start, w.divisor)
      ) AS gain
    FROM (
      SELECT part, dim, v, total, first, last, half, half - (below - n) AS dealt,
        CASE WHEN half > below - n THEN v ELSE previous END AS left_end,
        CASE WHEN half < below THEN v ELSE next END AS right_start
      FROM (
        SELECT r.*, CAST((r.total - r.total % 2) / 2 AS SIGNED) AS half FROM `running_1` AS r
      ) AS halved
      WHERE dim IN (0, 2)
        AND half >= 3 AND 2 * below >= total AND 2 * (below - n) < total
    ) AS m JOIN `dimensions_1` AS w ON w.dim = m.dim
UNION ALL
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN r.last = w.null_code THEN w.divisor ELSE r.places - 1 END
        - r.below * (r.place - 1)
        - (r.total - r.below) * CASE WHEN r.last = w.null_code AND r.next < r.last THEN w.divisor ELSE r.places - r.place - 1 END
      ) AS gain
    FROM `running_1` AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.dim IN (1, 3)
      AND r.next IS NOT NULL AND r.below >= 3 AND r.total - r.below >= 3
    UNION ALL
SELECT m.part, m.dim, m.v, m.dealt, 1 AS splits, w.scale * (
        m.total * CASE WHEN m.last = w.null_code AND m.places > 1 THEN w.divisor ELSE m.places - 1 END
        - m.half * CASE WHEN m.last = w.null_code AND m.lefts = m.places AND m.lefts > 1 THEN w.divisor ELSE m.lefts - 1 END
        - (m.total - m.half) * CASE WHEN m.last = w.null_code AND m.rights > 1 THEN w.divisor ELSE m.rights - 1 END
      ) AS gain
    FROM (
      SELECT part, dim, v, total, last, places, half, half - (below - n) AS dealt,
        CASE WHEN half > below - n THEN place ELSE place - 1 END AS lefts,
        CASE WHEN half < below THEN places - place + 1 ELSE places - place END AS rights
      FROM (
        SELECT r.*, CAST((r.total - r.total % 2) / 2 AS SIGNED) AS half FROM `running_1` AS r
      ) AS halved
      WHERE dim IN (1, 3)
        AND half >= 3 AND 2 * below >= total AND 2 * (below - n) < total
    ) AS m JOIN `dimensions_1` AS w ON w.dim = m.dim

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT ranked.part, dim, v, dealt, 0 AS level, below, total, place AS choice, cuts
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place,
    COUNT(*) OVER (PARTITION BY part) AS cuts
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM (
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 2 AND total - below >= 2

) AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
LEFT JOIN `tried_1` AS t ON t.part = ranked.part
WHERE place > COALESCE(t.tried, 0) AND place <= 4 * COALESCE(t.tried, 0) + 1;

SELECT ranked.part, dim, v, dealt, 0 AS level, below, total, place AS choice, cuts
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place,
    COUNT(*) OVER (PARTITION BY part) AS cuts
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM (
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

) AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
LEFT JOIN `tried_1` AS t ON t.part = ranked.part
WHERE place > COALESCE(t.tried, 0) AND place <= 4 * COALESCE(t.tried, 0) + 1;

SELECT ranked.part, dim, v, dealt, 0 AS level, below, total, place AS choice, cuts
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place,
    COUNT(*) OVER (PARTITION BY part) AS cuts
  FROM (

SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN first.code = last.code THEN 0 WHEN first.k1 = last.k1 THEN first.s1 WHEN first.k2 = last.k2 THEN first.s2 END
        - r.below * CASE WHEN first.code = left_end.code THEN 0 WHEN first.k1 = left_end.k1 THEN first.s1 WHEN first.k2 = left_end.k2 THEN first.s2 END
        - (r.total - r.below) * CASE WHEN right_start.code = last.code THEN 0 WHEN right_start.k1 = last.k1 THEN right_start.s1 WHEN right_start.k2 = last.k2 THEN right_start.s2 END
      ) AS gain, r.below, r.total
    FROM (
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 4 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 4 AND total - below >= 4

) AS r
    STRAIGHT_JOIN `dimensions_1` AS w ON w.dim = r.dim
    STRAIGHT_JOIN `tree_1` AS first ON first.code = r.first
    STRAIGHT_JOIN `tree_1` AS left_end ON left_end.code = r.v
    STRAIGHT_JOIN `tree_1` AS right_start ON right_start.code = r.next
    STRAIGHT_JOIN `tree_1` AS last ON last.code = r.last
    WHERE r.dim = 0 AND r.below >= 4 AND r.total - r.below >= 4

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
LEFT JOIN `tried_1` AS t ON t.part = ranked.part
WHERE place > COALESCE(t.tried, 0) AND place <= 4 * COALESCE(t.tried, 0) + 1;

SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM (
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 4 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 4 AND total - below >= 4

) AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM `running_1` AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL
      AND r.dim IN (0, 1)
UNION ALL
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN first.code = last.code THEN 0 WHEN first.k1 = last.k1 THEN first.s1 WHEN first.k2 = last.k2 THEN first.s2 END
        - r.below * CASE WHEN first.code = left_end.code THEN 0 WHEN first.k1 = left_end.k1 THEN first.s1 WHEN first.k2 = left_end.k2 THEN first.s2 END
        - (r.total - r.below) * CASE WHEN right_start.code = last.code THEN 0 WHEN right_start.k1 = last.k1 THEN right_start.s1 WHEN right_start.k2 = last.k2 THEN right_start.s2 END
      ) AS gain, r.below, r.total
    FROM `running_1` AS r
    STRAIGHT_JOIN `dimensions_1` AS w ON w.dim = r.dim
    STRAIGHT_JOIN `tree_1` AS first ON first.code = r.first
    STRAIGHT_JOIN `tree_1` AS left_end ON left_end.code = r.v
    STRAIGHT_JOIN `tree_1` AS right_start ON right_start.code = r.next
    STRAIGHT_JOIN `tree_1` AS last ON last.code = r.last
    WHERE r.dim = 2 AND r.below >= 3 AND r.total - r.below >= 3

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM `running_1` AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL
      AND r.dim IN (0, 1, 3)
UNION ALL
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN first.code = last.code THEN 0 WHEN first.k1 = last.k1 THEN first.s1 WHEN first.k2 = last.k2 THEN first.s2 WHEN first.k3 = last.k3 THEN first.s3 END
        - r.below * CASE WHEN first.code = left_end.code THEN 0 WHEN first.k1 = left_end.k1 THEN first.s1 WHEN first.k2 = left_end.k2 THEN first.s2 WHEN first.k3 = left_end.k3 THEN first.s3 END
        - (r.total - r.below) * CASE WHEN right_start.code = last.code THEN 0 WHEN right_start.k1 = last.k1 THEN right_start.s1 WHEN right_start.k2 = last.k2 THEN right_start.s2 WHEN right_start.k3 = last.k3 THEN right_start.s3 END
      ) AS gain, r.below, r.total
    FROM `running_1` AS r
    STRAIGHT_JOIN `dimensions_1` AS w ON w.dim = r.dim
    STRAIGHT_JOIN `tree_1` AS first ON first.code = r.first
    STRAIGHT_JOIN `tree_1` AS left_end ON left_end.code = r.v
    STRAIGHT_JOIN `tree_1` AS right_start ON right_start.code = r.next
    STRAIGHT_JOIN `tree_1` AS last ON last.code = r.last
    WHERE r.dim = 2 AND r.below >= 3 AND r.total - r.below >= 3

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM (
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 3 AS dim, o.c3 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c3 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

) AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM `running_1` AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL
      AND r.dim IN (0, 2)
UNION ALL
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN first.code = last.code THEN 0 WHEN first.k1 = last.k1 THEN first.s1 WHEN first.k2 = last.k2 THEN first.s2 WHEN first.k3 = last.k3 THEN first.s3 END
        - r.below * CASE WHEN first.code = left_end.code THEN 0 WHEN first.k1 = left_end.k1 THEN first.s1 WHEN first.k2 = left_end.k2 THEN first.s2 WHEN first.k3 = left_end.k3 THEN first.s3 END
        - (r.total - r.below) * CASE WHEN right_start.code = last.code THEN 0 WHEN right_start.k1 = last.k1 THEN right_start.s1 WHEN right_start.k2 = last.k2 THEN right_start.s2 WHEN right_start.k3 = last.k3 THEN right_start.s3 END
      ) AS gain, r.below, r.total
    FROM `running_1` AS r
    STRAIGHT_JOIN `dimensions_1` AS w ON w.dim = r.dim
    STRAIGHT_JOIN `tree_1` AS first ON first.code = r.first
    STRAIGHT_JOIN `tree_1` AS left_end ON left_end.code = r.v
    STRAIGHT_JOIN `tree_1` AS right_start ON right_start.code = r.next
    STRAIGHT_JOIN `tree_1` AS last ON last.code = r.last
    WHERE r.dim = 1 AND r.below >= 3 AND r.total - r.below >= 3

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM `running_1` AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL
      AND r.dim IN (0, 2)
UNION ALL
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN first.code = last.code THEN 0 WHEN first.k1 = last.k1 THEN first.s1 WHEN first.k2 = last.k2 THEN first.s2 END
        - r.below * CASE WHEN first.code = left_end.code THEN 0 WHEN first.k1 = left_end.k1 THEN first.s1 WHEN first.k2 = left_end.k2 THEN first.s2 END
        - (r.total - r.below) * CASE WHEN right_start.code = last.code THEN 0 WHEN right_start.k1 = last.k1 THEN right_start.s1 WHEN right_start.k2 = last.k2 THEN right_start.s2 END
      ) AS gain, r.below, r.total
    FROM `running_1` AS r
    STRAIGHT_JOIN `dimensions_1` AS w ON w.dim = r.dim
    STRAIGHT_JOIN `tree_1` AS first ON first.code = r.first
    STRAIGHT_JOIN `tree_1` AS left_end ON left_end.code = r.v
    STRAIGHT_JOIN `tree_1` AS right_start ON right_start.code = r.next
    STRAIGHT_JOIN `tree_1` AS last ON last.code = r.last
    WHERE r.dim = 1 AND r.below >= 6 AND r.total - r.below >= 6

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;

SELECT ranked.part, dim, v, dealt, 0 AS level, below, total, place AS choice, cuts
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place,
    COUNT(*) OVER (PARTITION BY part) AS cuts
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM (
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 2 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 2 AND total - below >= 2

) AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
LEFT JOIN `tried_1` AS t ON t.part = ranked.part
WHERE place > COALESCE(t.tried, 0) AND place <= 4 * COALESCE(t.tried, 0) + 1;

SELECT part, dim, v, dealt, 0 AS level, below, total
FROM (
  SELECT part, dim, v, dealt, below, total,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim, v, splits) AS place
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain, r.below, r.total
    FROM (
SELECT * FROM (
SELECT part, dim, v, n,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 0 AS dim, o.c0 AS v, CAST(SUM(o.n) AS SIGNED) AS n, MAX(o.size) AS total
  FROM `open_1` AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c0 HAVING SUM(o.n) < MAX(o.size)

) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3

) AS r JOIN `dimensions_1` AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL

  ) AS candidates
  WHERE splits = 0 OR gain > 0
) AS ranked
WHERE place = 1;
