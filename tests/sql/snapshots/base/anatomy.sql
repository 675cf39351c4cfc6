-- name: units
SELECT MIN(cell) AS cell, s, others, 1 AS n FROM "held_1" WHERE others <> 4 GROUP BY s, others
UNION ALL
SELECT cell, s, others, n FROM "held_1" WHERE others = 4;

-- name: buckets
SELECT
  CAST(SUM(CASE WHEN s <> -1 THEN n ELSE 0 END) AS BIGINT),
  CAST(MAX(CASE WHEN s <> -1 THEN n ELSE 0 END) AS BIGINT),
  CAST(SUM(CASE WHEN s <> -1 THEN 0 ELSE n END) AS BIGINT),
  CAST(MAX(largest) AS BIGINT)
FROM (SELECT s, SUM(n) AS n, MAX(n) AS largest FROM "units_1" GROUP BY s) AS buckets;

-- name: most_values
SELECT COALESCE(MAX(held), 0) FROM (SELECT COUNT(*) AS held FROM "units_1" WHERE others <> 4 GROUP BY others) AS persons;

-- name: drawn
SELECT cell, s, others, none, SHA256(UNHEX(k.outer0) || UNHEX(SHA256(UNHEX(k.inner0) || ENCODE(CAST((CAST(cell AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(s AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(number AS VARCHAR)) AS VARCHAR))))) AS lot
FROM (
  SELECT p.cell, p.s, p.others, CASE WHEN p.s = -1 THEN 1 ELSE 0 END AS none,
    ROW_NUMBER() OVER (PARTITION BY p.cell, p.s ORDER BY p.others, x.number) - 1 AS number
  FROM "units_1" AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number < p.n
) AS one_by_one
CROSS JOIN "keys_1" AS k;

-- name: dealt_persons
SELECT place AS unit, cell, s, others, CAST(place % 9 AS INTEGER) AS part,
  CASE WHEN s = -1 THEN -1 ELSE s END AS v
FROM (
  SELECT cell, s, others, ROW_NUMBER() OVER (ORDER BY none, s, lot, others, cell) - 1 AS place FROM "drawn_1"
) AS placed;

-- name: crowded
SELECT COUNT(*)
FROM (
  SELECT block, COUNT(*) AS held
  FROM (SELECT CASE WHEN part > 0 THEN 0 ELSE part - part % 256 END
 AS block, others FROM "dealt_1" WHERE others <> 4) AS persons
  GROUP BY block, others
) AS counted
WHERE held > CASE WHEN block = 0 THEN 9 ELSE 256 END;

-- name: together
SELECT CASE WHEN part > 0 THEN 0 ELSE part - part % 256 END
 AS block, part, v, unit, CASE WHEN others = 4 THEN -1 - unit ELSE others END
FROM "dealt_1"
WHERE CASE WHEN part > 0 THEN 0 ELSE part - part % 256 END
 IN (
  SELECT block
  FROM (SELECT CASE WHEN part > 0 THEN 0 ELSE part - part % 256 END
 AS block, part, others FROM "dealt_1" WHERE others <> 4) AS persons
  GROUP BY block, part, others HAVING COUNT(*) > 1
)
ORDER BY 1, part, v, unit;

-- name: placed
SELECT u.cell, u.s, u.others, COALESCE(m.part, u.part) AS class
FROM "dealt_1" AS u
LEFT JOIN "moved_1" AS m ON m.unit = u.unit;

-- name: followed
SELECT h.cell, h.s, h.others, u.class, h.n, 1 AS turn
FROM "held_1" AS h
JOIN "placed_1" AS u ON u.s = h.s AND u.others = h.others
WHERE h.others <> 4
UNION ALL
SELECT cell, s, others, class, n, ROW_NUMBER() OVER (PARTITION BY cell, s ORDER BY lot, class)
FROM (
  SELECT cell, s, others, class, n, SHA256(UNHEX(k.outer0) || UNHEX(SHA256(UNHEX(k.inner0) || ENCODE(CAST((CAST(cell AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(s AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(number AS VARCHAR)) AS VARCHAR))))) AS lot
  FROM (
    SELECT cell, s, others, class, COUNT(*) AS n, CAST(-1 - class AS INTEGER) AS number
    FROM "placed_1" WHERE others = 4 GROUP BY cell, s, others, class
  ) AS grouped
  CROSS JOIN "keys_1" AS k
) AS drawn_again;

-- name: dealt
SELECT cell, s, class, n, ROW_NUMBER() OVER (PARTITION BY cell, s ORDER BY lot, class) AS turn
FROM (
  SELECT cell, s, class, n, SHA256(UNHEX(k.outer0) || UNHEX(SHA256(UNHEX(k.inner0) || ENCODE(CAST((CAST(cell AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(s AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(number AS VARCHAR)) AS VARCHAR))))) AS lot
  FROM (
    SELECT cell, s, CAST(place AS INTEGER) AS class, COUNT(*) AS n, CAST(-1 - CAST(place AS BIGINT) AS INTEGER) AS number
    FROM (
      SELECT cell, s, (row_place - 1) % 20 AS place
      FROM (SELECT cell, s, ROW_NUMBER() OVER (ORDER BY none, s, lot, cell) AS row_place FROM "drawn_1") AS placed
    ) AS one_by_one
    GROUP BY cell, s, place
  ) AS grouped
  CROSS JOIN "keys_1" AS k
) AS drawn_again;
