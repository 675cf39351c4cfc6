-- name: buckets
SELECT
  CAST(SUM(CASE WHEN s <> -1 THEN n ELSE 0 END) AS BIGINT),
  CAST(MAX(CASE WHEN s <> -1 THEN n ELSE 0 END) AS BIGINT),
  CAST(SUM(CASE WHEN s <> -1 THEN 0 ELSE n END) AS BIGINT),
  CAST(MAX(largest) AS BIGINT)
FROM (SELECT s, SUM(n) AS n, MAX(n) AS largest FROM "held_1" GROUP BY s) AS buckets;

-- name: drawn
SELECT cell, s, none, SHA256(UNHEX(k.outer0) || UNHEX(SHA256(UNHEX(k.inner0) || ENCODE(CAST((CAST(cell AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(s AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(number AS VARCHAR)) AS VARCHAR))))) AS lot
FROM (
  SELECT p.cell, p.s, CASE WHEN p.s = -1 THEN 1 ELSE 0 END AS none, x.number
  FROM "held_1" AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number < p.n
) AS one_by_one
CROSS JOIN "keys_1" AS k;

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
