SELECT pair, class, cell, n, size, gain, place
FROM (
  SELECT p.pair, p.class, p.cell, p.n, p.leaves AS size, p.gain,
    ROW_NUMBER() OVER (PARTITION BY p.class ORDER BY p.gain DESC, p.cell) AS place
  FROM (
    SELECT p.pair, p.class, p.cell, p.n, p.leaves, p.saved * p.leaves - ((0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) - p.guessed) * p.size AS gain
    FROM (
      SELECT q.pair, m.class, m.cell, m.n, m.saved, m.size AS leaves, y.size, y.guessed, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
      FROM (
        SELECT class AS pair, class AS member, other AS partner FROM "pairs_1"
        UNION ALL
        SELECT class AS pair, other AS member, class AS partner FROM "pairs_1"
      ) AS q
      JOIN "members_1" AS m ON m.class = q.member
      JOIN "classes_1" AS y ON y.class = q.partner
      JOIN "alone_1" AS x ON x.cell = m.cell
    ) AS p
  ) AS p
) AS ranked
WHERE place <= 4;

SELECT pair, class, cell, n, size, gain, place
FROM (
  SELECT p.pair, p.class, p.cell, p.n, p.leaves AS size, p.gain,
    ROW_NUMBER() OVER (PARTITION BY p.class ORDER BY p.gain DESC, p.cell) AS place
  FROM (
    SELECT p.pair, p.class, p.cell, p.n, p.leaves, p.saved * p.leaves - ((0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045510 AS BIGINT) * (BIT_COUNT(CAST(p.b1_0 AS BIT(64))) - 1) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) - p.guessed) * p.size AS gain
    FROM (
      SELECT q.pair, m.class, m.cell, m.n, m.saved, m.size AS leaves, y.size, y.guessed, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
      FROM (
        SELECT class AS pair, class AS member, other AS partner FROM "pairs_1"
        UNION ALL
        SELECT class AS pair, other AS member, class AS partner FROM "pairs_1"
      ) AS q
      JOIN "members_1" AS m ON m.class = q.member
      JOIN "classes_1" AS y ON y.class = q.partner
      JOIN "alone_1" AS x ON x.cell = m.cell
    ) AS p
  ) AS p
) AS ranked
WHERE place <= 4;

SELECT pair, class, cell, n, size, gain, place
FROM (
  SELECT p.pair, p.class, p.cell, p.n, p.leaves AS size, p.gain,
    ROW_NUMBER() OVER (PARTITION BY p.class ORDER BY p.gain DESC, p.cell) AS place
  FROM (
    SELECT p.pair, p.class, p.cell, p.n, p.leaves, p.saved * p.leaves - ((0 + CAST(985402995390420 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS BIGINT) * (BIT_COUNT(CAST(p.b1_0 AS BIT(64))) - 1) + CAST(19215358410113190 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) - p.guessed) * p.size AS gain
    FROM (
      SELECT q.pair, m.class, m.cell, m.n, m.saved, m.size AS leaves, y.size, y.guessed, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
      FROM (
        SELECT class AS pair, class AS member, other AS partner FROM "pairs_1"
        UNION ALL
        SELECT class AS pair, other AS member, class AS partner FROM "pairs_1"
      ) AS q
      JOIN "members_1" AS m ON m.class = q.member
      JOIN "classes_1" AS y ON y.class = q.partner
      JOIN "alone_1" AS x ON x.cell = m.cell
    ) AS p
  ) AS p
) AS ranked
WHERE place <= 4;
