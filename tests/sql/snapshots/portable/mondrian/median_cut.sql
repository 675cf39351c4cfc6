SELECT ranked.part, dim, v, dealt, level
FROM (
  SELECT part, dim, v, dealt, level,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY width DESC, dim) AS place

  FROM (
    SELECT r.part, r.dim, r.v,
      r.n AS dealt,
      0 AS level, w.scale * LEAST(r.last - r.first, w.divisor) AS width
    FROM "running_1" AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE 2 * r.below >= r.total AND 2 * (r.below - r.n) < r.total
      AND r.below >= 3 AND r.total - r.below >= 3
      AND r.dim IN (1)
UNION ALL
    SELECT part, 0 AS dim, 0 AS v, 0 AS dealt, level, MIN(width) AS width
    FROM (
      SELECT l.part, l.level, l.width, SUM(l.n) AS n
      FROM (
        SELECT r.part, r.n, w.scale * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END AS width,
          CASE WHEN a.k1 = z.k1 THEN 1 WHEN a.k2 = z.k2 THEN 2 WHEN a.k3 = z.k3 THEN 3 END AS level, r.v
        FROM "running_1" AS r
        JOIN "dimensions_1" AS w ON w.dim = r.dim
        JOIN "tree_1" AS a ON a.code = r.first
        JOIN "tree_1" AS z ON z.code = r.last
        WHERE r.dim = 0 AND r.last > r.first
      ) AS l
      JOIN "tree_1" AS t ON t.code = l.v
      GROUP BY l.part, l.level, l.width, CASE l.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END
    ) AS children
    GROUP BY part, level
    HAVING MIN(n) >= 3
UNION ALL
    SELECT part, 2 AS dim, 0 AS v, 0 AS dealt, level, MIN(width) AS width
    FROM (
      SELECT l.part, l.level, l.width, SUM(l.n) AS n
      FROM (
        SELECT r.part, r.n, w.scale * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END AS width,
          CASE WHEN a.k1 = z.k1 THEN 1 WHEN a.k2 = z.k2 THEN 2 WHEN a.k3 = z.k3 THEN 3 END AS level, r.v
        FROM "running_1" AS r
        JOIN "dimensions_1" AS w ON w.dim = r.dim
        JOIN "tree_2" AS a ON a.code = r.first
        JOIN "tree_2" AS z ON z.code = r.last
        WHERE r.dim = 2 AND r.last > r.first
      ) AS l
      JOIN "tree_2" AS t ON t.code = l.v
      GROUP BY l.part, l.level, l.width, CASE l.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END
    ) AS children
    GROUP BY part, level
    HAVING MIN(n) >= 3
UNION ALL
    SELECT part, 3 AS dim, 0 AS v, 0 AS dealt, level, MIN(width) AS width
    FROM (
      SELECT l.part, l.level, l.width, SUM(l.n) AS n
      FROM (
        SELECT r.part, r.n, w.scale * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END AS width,
          CASE WHEN a.k1 = z.k1 THEN 1 WHEN a.k2 = z.k2 THEN 2 WHEN a.k3 = z.k3 THEN 3 END AS level, r.v
        FROM "running_1" AS r
        JOIN "dimensions_1" AS w ON w.dim = r.dim
        JOIN "tree_3" AS a ON a.code = r.first
        JOIN "tree_3" AS z ON z.code = r.last
        WHERE r.dim = 3 AND r.last > r.first
      ) AS l
      JOIN "tree_3" AS t ON t.code = l.v
      GROUP BY l.part, l.level, l.width, CASE l.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END
    ) AS children
    GROUP BY part, level
    HAVING MIN(n) >= 3
UNION ALL
    SELECT part, 4 AS dim, 0 AS v, 0 AS dealt, level, MIN(width) AS width
    FROM (
      SELECT l.part, l.level, l.width, SUM(l.n) AS n
      FROM (
        SELECT r.part, r.n, w.scale * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 END AS width,
          CASE WHEN a.k1 = z.k1 THEN 1 WHEN a.k2 = z.k2 THEN 2 END AS level, r.v
        FROM "running_1" AS r
        JOIN "dimensions_1" AS w ON w.dim = r.dim
        JOIN "tree_4" AS a ON a.code = r.first
        JOIN "tree_4" AS z ON z.code = r.last
        WHERE r.dim = 4 AND r.last > r.first
      ) AS l
      JOIN "tree_4" AS t ON t.code = l.v
      GROUP BY l.part, l.level, l.width, CASE l.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 END
    ) AS children
    GROUP BY part, level
    HAVING MIN(n) >= 3
UNION ALL
    SELECT part, 5 AS dim, 0 AS v, 0 AS dealt, level, MIN(width) AS width
    FROM (
      SELECT l.part, l.level, l.width, SUM(l.n) AS n
      FROM (
        SELECT r.part, r.n, w.scale * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 END AS width,
          CASE WHEN a.k1 = z.k1 THEN 1 END AS level, r.v
        FROM "running_1" AS r
        JOIN "dimensions_1" AS w ON w.dim = r.dim
        JOIN "tree_5" AS a ON a.code = r.first
        JOIN "tree_5" AS z ON z.code = r.last
        WHERE r.dim = 5 AND r.last > r.first
      ) AS l
      JOIN "tree_5" AS t ON t.code = l.v
      GROUP BY l.part, l.level, l.width, CASE l.level WHEN 1 THEN t.k0 END
    ) AS children
    GROUP BY part, level
    HAVING MIN(n) >= 3
  ) AS candidates
) AS ranked
WHERE place = 1;

SELECT ranked.part, dim, v, dealt, level
FROM (
  SELECT part, dim, v, dealt, level,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY width DESC, dim) AS place

  FROM (
    SELECT r.part, r.dim, r.v,
      CAST((r.total - r.total % 2) / 2 AS BIGINT) - (r.below - r.n) AS dealt,
      0 AS level, w.scale * LEAST(r.last - r.first, w.divisor) AS width
    FROM "running_1" AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE 2 * r.below >= r.total AND 2 * (r.below - r.n) < r.total
      AND r.total - r.total % 2 >= 2 * 3
      AND r.dim IN (0, 1, 2, 3, 4)
  ) AS candidates
) AS ranked
WHERE place = 1;
