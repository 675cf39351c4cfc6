SELECT b.part, b.members, b.size, -1 AS was, 0 AS side, 0 AS other, b.lo0, b.hi0, b.lo1, b.hi1, b.b2_0, b.lacks2, b.known2
FROM "boxes_1" AS b
LEFT JOIN "chosen_1" AS x ON x.part = b.part
WHERE x.part IS NULL
UNION ALL
SELECT
  CAST(r.part + SUM(r.members) OVER (PARTITION BY r.part ORDER BY r.turn ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - r.members AS part,
  r.members, r.n AS size, r.part AS was, r.side, r.other, r.lo0, r.hi0, r.lo1, r.hi1, r.b2_0, r.lacks2, r.known2
FROM (
  SELECT s.*, CASE WHEN s.side = COALESCE(t.turned, 0) THEN 0 ELSE 2 END AS turn
  FROM (
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0, s.lo1, s.hi1, s.b2_0, s.lacks2, s.known2
  FROM "chosen_1" AS x JOIN "sides_1" AS s ON s.part = x.part AND s.dim = x.dim0
) AS s
  LEFT JOIN "turned_1" AS t ON t.part = s.part
) AS r;

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

SELECT b.part, b.members, b.size, -1 AS was, 0 AS side, 0 AS other, b.lo0, b.hi0, b.lo1, b.hi1, b.lo2, b.hi2
FROM spans AS b
LEFT JOIN chosen AS x ON x.part = b.part
WHERE x.part IS NULL
UNION ALL
SELECT
  CAST(r.part + SUM(r.members) OVER (PARTITION BY r.part ORDER BY r.turn ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - r.members AS part,
  r.members, r.n AS size, r.part AS was, r.side, r.other, r.lo0, r.hi0, r.lo1, r.hi1, r.lo2, r.hi2
FROM (
  SELECT s.*, CASE WHEN s.side = COALESCE(t.turned, 0) THEN 0 ELSE 2 END AS turn
  FROM (
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0, s.lo1, s.hi1, s.lo2, s.hi2
  FROM chosen AS x JOIN sides AS s ON s.part = x.part AND s.dim = x.dim0
) AS s
  LEFT JOIN turned AS t ON t.part = s.part
) AS r;

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
) AS r;

SELECT b.part, b.members, b.size, -1 AS was, 0 AS side, 0 AS other, b.lo0, b.hi0
FROM "boxes_1" AS b
LEFT JOIN "chosen_1" AS x ON x.part = b.part
WHERE x.part IS NULL
UNION ALL
SELECT
  CAST(r.part + SUM(r.members) OVER (PARTITION BY r.part ORDER BY r.turn ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - r.members AS part,
  r.members, r.n AS size, r.part AS was, r.side, r.other, r.lo0, r.hi0
FROM (
  SELECT s.*, CASE WHEN s.side = COALESCE(t.turned, 0) THEN 0 ELSE 2 END AS turn
  FROM (
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0
  FROM "chosen_1" AS x JOIN "sides_1" AS s ON s.part = x.part AND s.dim = x.dim0
) AS s
  LEFT JOIN "turned_1" AS t ON t.part = s.part
) AS r;

SELECT b.part, b.members, b.size, -1 AS was, 0 AS side, 0 AS other, b.lo0, b.hi0, b.b1_0, b.b2_0, b.lacks2, b.known2
FROM "boxes_1" AS b
LEFT JOIN "chosen_1" AS x ON x.part = b.part
WHERE x.part IS NULL
UNION ALL
SELECT
  CAST(r.part + SUM(r.members) OVER (PARTITION BY r.part ORDER BY r.turn ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - r.members AS part,
  r.members, r.n AS size, r.part AS was, r.side, r.other, r.lo0, r.hi0, r.b1_0, r.b2_0, r.lacks2, r.known2
FROM (
  SELECT s.*, CASE WHEN s.side = COALESCE(t.turned, 0) THEN 0 ELSE 2 END AS turn
  FROM (
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0, s.b1_0, s.b2_0, s.lacks2, s.known2
  FROM "chosen_1" AS x JOIN "sides_1" AS s ON s.part = x.part AND s.dim = x.dim0
) AS s
  LEFT JOIN "turned_1" AS t ON t.part = s.part
) AS r;
