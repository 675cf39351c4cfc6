SELECT moved.least AS class, moved.greatest AS other, MAX(gain) AS gain
FROM (
  SELECT LEAST(p.class, p.other) AS least,
    GREATEST(p.class, p.other) AS greatest,
    p.saved * (p.leaves - p.n) - ((0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) - p.guessed) * (p.size + p.n) AS gain
  FROM (
    SELECT m.class, m.n, m.saved, m.size AS leaves, y.class AS other, y.size, y.guessed, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM "members_1" AS m
    JOIN "blocks_1" AS f ON f.class = m.class
    JOIN "blocks_1" AS t ON t.block = f.block AND t.class <> f.class
    JOIN "classes_1" AS y ON y.class = t.class
    JOIN "alone_1" AS x ON x.cell = m.cell
    WHERE m.saved > 0
  ) AS p
) AS moved
LEFT JOIN "tried_1" AS t ON t.class = moved.least AND t.other = moved.greatest
WHERE t.class IS NULL
GROUP BY least, greatest;

SELECT moved.least AS class, moved.greatest AS other, MAX(gain) AS gain
FROM (
  SELECT LEAST(p.class, p.other) AS least,
    GREATEST(p.class, p.other) AS greatest,
    p.saved * (p.leaves - p.n) - ((0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045510 AS BIGINT) * (CAST(BIT_COUNT(p.b1_0) AS BIGINT) - 1) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) - p.guessed) * (p.size + p.n) AS gain
  FROM (
    SELECT m.class, m.n, m.saved, m.size AS leaves, y.class AS other, y.size, y.guessed, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM "members_1" AS m
    JOIN "blocks_1" AS f ON f.class = m.class
    JOIN "blocks_1" AS t ON t.block = f.block AND t.class <> f.class
    JOIN "classes_1" AS y ON y.class = t.class
    JOIN "alone_1" AS x ON x.cell = m.cell
    WHERE m.saved > 0
  ) AS p
) AS moved
LEFT JOIN "tried_1" AS t ON t.class = moved.least AND t.other = moved.greatest
WHERE t.class IS NULL
GROUP BY least, greatest;

SELECT moved.least AS class, moved.greatest AS other, MAX(gain) AS gain
FROM (
  SELECT LEAST(p.class, p.other) AS least,
    GREATEST(p.class, p.other) AS greatest,
    p.saved * (p.leaves - p.n) - ((0 + CAST(985402995390420 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS BIGINT) * (CAST(BIT_COUNT(p.b1_0) AS BIGINT) - 1) + CAST(19215358410113190 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) - p.guessed) * (p.size + p.n) AS gain
  FROM (
    SELECT m.class, m.n, m.saved, m.size AS leaves, y.class AS other, y.size, y.guessed, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM "members_1" AS m
    JOIN "blocks_1" AS f ON f.class = m.class
    JOIN "blocks_1" AS t ON t.block = f.block AND t.class <> f.class
    JOIN "classes_1" AS y ON y.class = t.class
    JOIN "alone_1" AS x ON x.cell = m.cell
    WHERE m.saved > 0 AND m.held <= 100 AND y.held <= 100
  ) AS p
) AS moved
LEFT JOIN "tried_1" AS t ON t.class = moved.least AND t.other = moved.greatest
WHERE t.class IS NULL
GROUP BY least, greatest;

SELECT moved.least AS class, moved.greatest AS other, MAX(gain) AS gain
FROM (
  SELECT LEAST(p.class, p.other) AS least,
    GREATEST(p.class, p.other) AS greatest,
    p.saved * (p.leaves - p.n) - ((0 + CAST(985402995390460 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045588 AS BIGINT) * LEAST(p.hi1 - p.lo1, 5) + CAST(19215358410113970 AS BIGINT) * LEAST(p.hi2 - p.lo2, 2)) - p.guessed) * (p.size + p.n) AS gain
  FROM (
    SELECT m.class, m.n, m.saved, m.size AS leaves, y.class AS other, y.size, y.guessed, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, LEAST(x.lo2, y.lo2) AS lo2,
    GREATEST(x.hi2, y.hi2) AS hi2
    FROM "members_1" AS m
    JOIN "blocks_1" AS f ON f.class = m.class
    JOIN "blocks_1" AS t ON t.block = f.block AND t.class <> f.class
    JOIN "classes_1" AS y ON y.class = t.class
    JOIN "alone_1" AS x ON x.cell = m.cell
    WHERE m.saved > 0
  ) AS p
) AS moved
LEFT JOIN "tried_1" AS t ON t.class = moved.least AND t.other = moved.greatest
WHERE t.class IS NULL
GROUP BY least, greatest;
