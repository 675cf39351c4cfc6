SELECT cell, class, s0, s1, s2
FROM (
  SELECT p.*, ROW_NUMBER() OVER (
      PARTITION BY cell
      ORDER BY n * (s0 + s1)
          + size * (s0 - h0 + s1 - h1),
s0 * 2 + s1 * 1, class) AS place
  FROM (
    SELECT o.cell, o.n, c.class, c.size,
CASE WHEN c.v0 = 1 OR c.g0 <> o.g0 THEN 1 ELSE 0 END AS s0,
      CASE WHEN c.v0 = 1 THEN 1 ELSE 0 END AS h0,
CASE WHEN c.v1 = 1 OR c.g1 <> o.g1 THEN 1 ELSE 0 END AS s1,
      CASE WHEN c.v1 = 1 THEN 1 ELSE 0 END AS h1,
o.s2 AS s2,
      CASE WHEN c.v2 = 1 THEN 1 ELSE 0 END AS h2
    FROM "open_1" AS o
    JOIN (
      SELECT DISTINCT class, size, v0, g0, v1, g1, v2, g2
      FROM "classes_1"
    ) AS c ON c.g2 = o.g2
  ) AS p
) AS q
WHERE place = 1;
