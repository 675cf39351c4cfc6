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
    FROM "quarters_1" AS y
    JOIN (
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.b1_0, b.b2_0, b.lacks2, b.known2 FROM "boxes_1" AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.b1_0, f.b2_0, f.lacks2, f.known2 FROM "boxes_1" AS b JOIN "boxes_1" AS f ON f.part = b.part + b.members
) AS x ON x.beside = y.part
  ) AS p
  GROUP BY p.part, p.side, p.behind
) AS votes
GROUP BY part;

SELECT part, CASE WHEN SUM(vote) > 0 THEN 1 ELSE 0 END AS turned
FROM (
  SELECT p.part, CASE WHEN p.side = p.behind THEN 1 ELSE -1 END * (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045510 AS BIGINT) * LEAST(p.hi1 - p.lo1, 5) + CAST(19215358410113775 AS BIGINT) * LEAST(p.hi2 - p.lo2, 2)) AS vote
  FROM (
    SELECT y.part, y.side, x.behind, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, LEAST(x.lo2, y.lo2) AS lo2,
    GREATEST(x.hi2, y.hi2) AS hi2
    FROM (
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0, s.lo1, s.hi1, s.lo2, s.hi2
  FROM chosen AS x JOIN sides AS s ON s.part = x.part AND s.dim = x.dim0
) AS y
    JOIN (
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.lo1, b.hi1, b.lo2, b.hi2 FROM spans AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.lo1, f.hi1, f.lo2, f.hi2 FROM spans AS b JOIN spans AS f ON f.part = b.part + b.members
) AS x ON x.beside = y.part
  ) AS p
) AS votes
GROUP BY part;

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
GROUP BY part;

SELECT part, CASE WHEN SUM(vote) > 0 THEN 1 ELSE 0 END AS turned
FROM (
  SELECT p.part, CASE WHEN p.side = p.behind THEN 1 ELSE -1 END * (0 + CAST(115871508000684 AS BIGINT) * LEAST(p.hi0 - p.lo0, 199)) AS vote
  FROM (
    SELECT y.part, y.side, x.behind, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0
    FROM (
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0
  FROM "chosen_1" AS x JOIN "sides_1" AS s ON s.part = x.part AND s.dim = x.dim0
) AS y
    JOIN (
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0 FROM "boxes_1" AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0 FROM "boxes_1" AS b JOIN "boxes_1" AS f ON f.part = b.part + b.members
) AS x ON x.beside = y.part
  ) AS p
) AS votes
GROUP BY part;

SELECT part, CASE WHEN SUM(vote) > 0 THEN 1 ELSE 0 END AS turned
FROM (
  SELECT p.part, CASE WHEN p.side = p.behind THEN 1 ELSE -1 END * (0 + CAST(985402995390420 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS BIGINT) * (CAST(BIT_COUNT(p.b1_0) AS BIGINT) - 1) + CAST(19215358410113190 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS vote
  FROM (
    SELECT y.part, y.side, x.behind, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM (
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0, s.b1_0, s.b2_0, s.lacks2, s.known2
  FROM "chosen_1" AS x JOIN "sides_1" AS s ON s.part = x.part AND s.dim = x.dim0
) AS y
    JOIN (
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.b1_0, b.b2_0, b.lacks2, b.known2 FROM "boxes_1" AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.b1_0, f.b2_0, f.lacks2, f.known2 FROM "boxes_1" AS b JOIN "boxes_1" AS f ON f.part = b.part + b.members
) AS x ON x.beside = y.part
  ) AS p
) AS votes
GROUP BY part;
