SELECT block, class, cell, taken
FROM (
  SELECT x.block, s.class, x.cell, x.n AS taken,
    ROW_NUMBER() OVER (
      PARTITION BY x.block
      ORDER BY
        (s.size + x.n) * (0 + CAST(985402995390466 AS BIGINT) * LEAST(GREATEST(x.x0, s.hi0) - LEAST(x.x0, s.lo0), 39) + CAST(12810238940076058 AS BIGINT) * CASE
      WHEN s.v1 <= 0 AND s.k1_0 = x.k1_0
        THEN x.u1_0      WHEN s.v1 <= 1 AND s.k1_1 = x.k1_1
        THEN x.u1_1      WHEN s.v1 <= 2 AND s.k1_2 = x.k1_2
        THEN x.u1_2      WHEN s.v1 <= 3 AND s.k1_3 = x.k1_3
        THEN x.u1_3 END + CAST(19215358410114087 AS BIGINT) *
CASE
      WHEN s.lacks2 + x.lacks2 > 0 AND s.known2 + x.known2 > 0 THEN 2
      WHEN x.lacks2 = 1 THEN 0 ELSE CAST(BIT_COUNT((x.b2_0 | s.b2_0)) AS BIGINT) - 1 END)
 - s.size * (0 + CAST(985402995390466 AS BIGINT) * LEAST(s.hi0 - s.lo0, 39) + CAST(12810238940076058 AS BIGINT) * CASE s.v1 WHEN 0 THEN s.u1_0 WHEN 1 THEN s.u1_1 WHEN 2 THEN s.u1_2 WHEN 3 THEN s.u1_3 END + CAST(19215358410114087 AS BIGINT) *
CASE WHEN s.lacks2 = 1 AND s.known2 = 1 THEN 2
      WHEN s.lacks2 = 1 THEN 0 ELSE CAST(BIT_COUNT(s.b2_0) AS BIGINT) - 1 END)
,
        s.class
    ) AS place
  FROM "free_1" AS x
  JOIN (SELECT block, MIN(cell) AS cell FROM "free_1" GROUP BY block) AS f ON f.block = x.block AND f.cell = x.cell
  JOIN "clusters_1" AS s ON s.block = x.block

) AS ranked
WHERE place = 1;

SELECT block, class, cell, taken
FROM (
  SELECT x.block, s.class, x.cell, x.n AS taken,
    ROW_NUMBER() OVER (
      PARTITION BY x.block
      ORDER BY
(0 + CAST(52405522936627200 AS BIGINT) * LEAST(GREATEST(x.x0, s.hi0) - LEAST(x.x0, s.lo0), 4))
 + CAST(run AS BIGINT) * CAST(((s.size * x.degree + h.degrees - 2 * COALESCE(h.shared, 0)) * 1048576 - ((s.size * x.degree + h.degrees - 2 * COALESCE(h.shared, 0)) * 1048576) % (s.size * 9)) / (s.size * 9) AS BIGINT)
,
        s.class
    ) AS place
  FROM "free_1" AS x
  JOIN (SELECT block, MIN(cell) AS cell FROM "free_1" GROUP BY block) AS f ON f.block = x.block AND f.cell = x.cell
  JOIN "clusters_1" AS s ON s.block = x.block
  JOIN "near_1" AS h ON h.block = s.block AND h.class = s.class AND h.cell = x.cell

) AS ranked
WHERE place = 1;
