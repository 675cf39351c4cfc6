-- name: division
SELECT h.cell, h.s, p.signature, p.v, h.n
FROM "held_1" AS h
JOIN "dictionary_1" AS i ON i.code = h.s
JOIN "pairs_1" AS p ON p.pair = i.value;

-- name: deficits
SELECT signature, v, missing,
  CAST(SUM(missing) OVER (PARTITION BY v ORDER BY signature
    ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - missing AS others
FROM (
  SELECT r.signature, r.v, t.largest - COALESCE(c.n, 0) AS missing
  FROM "remembered_1" AS r
  JOIN (
    SELECT signature, MAX(n) AS largest
    FROM (
      SELECT signature, CAST(SUM(n) AS BIGINT) AS n FROM "division_1" WHERE signature > 0 GROUP BY signature, v
    ) AS counted
    GROUP BY signature
  ) AS t ON t.signature = r.signature
  LEFT JOIN (
    SELECT signature, v, CAST(SUM(n) AS BIGINT) AS n FROM "division_1" WHERE signature > 0 GROUP BY signature, v
  ) AS c ON c.signature = r.signature AND c.v = r.v
) AS lacking;

-- name: shape
SELECT
  (SELECT MIN(n) FROM (SELECT signature, COUNT(*) AS n FROM "deficits_1" GROUP BY signature) AS sized),
  (SELECT COALESCE(MAX(signature), 0) FROM "remembered_1"),
  (SELECT COALESCE(MAX(n), 0) FROM "division_1");

-- name: demand
SELECT v, CAST(SUM(fresh) AS BIGINT), CAST(SUM(missing) AS BIGINT)
FROM (
  SELECT v, n AS fresh, 0 AS missing FROM "division_1" WHERE signature = 0
  UNION ALL
  SELECT v, 0 AS fresh, missing FROM "deficits_1"
) AS both_sides
GROUP BY v
ORDER BY v;

-- name: drawn
SELECT cell, s, v, SHA256(UNHEX(k.outer0) || UNHEX(SHA256(UNHEX(k.inner0) || ENCODE(CAST((CAST(cell AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(s AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(number AS VARCHAR)) AS VARCHAR))))) AS lot
FROM (
  SELECT p.cell, p.s, p.v, x.number
  FROM "division_1" AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number < p.n
  WHERE p.signature = 0 AND p.v > 0
) AS one_by_one
CROSS JOIN "keys_1" AS k;

-- name: newcomers
SELECT cell, s, v, ROW_NUMBER() OVER (PARTITION BY v ORDER BY lot, cell) AS turn
FROM "drawn_1";

-- name: dealt
SELECT u.cell, u.s, u.v, (h.passed + u.turn - h.taken - 1) % 20 AS pile
FROM "newcomers_1" AS u
JOIN "shares_1" AS h ON h.v = u.v
WHERE u.turn > h.taken AND u.turn <= h.taken + h.kept;

-- name: listed
SELECT place, STRING_AGG(label, ',' ORDER BY label) AS listed
FROM (
  SELECT pile AS place, CAST(v AS VARCHAR) AS label
  FROM "dealt_1"
) AS members
GROUP BY place;

-- name: named
SELECT p.place AS pile, s.signature
FROM "listed_1" AS p
JOIN (
  SELECT f.listed,
    CASE WHEN k.place IS NULL
      THEN 0 + ROW_NUMBER() OVER (ORDER BY CASE WHEN k.place IS NULL THEN 0 ELSE 1 END, f.first_pile)
      ELSE k.place END AS signature
  FROM (SELECT listed, MIN(place) AS first_pile FROM "listed_1" GROUP BY listed) AS f
  LEFT JOIN "listed_2" AS k ON k.listed = f.listed
) AS s ON s.listed = p.listed;

-- name: signatures
SELECT signature, v FROM "remembered_1"
UNION
SELECT n.signature, t.v FROM "dealt_1" AS t JOIN "named_1" AS n ON n.pile = t.pile;

-- name: units
SELECT ROW_NUMBER() OVER (ORDER BY u.signature, u.v, u.cell, u.s) AS unit, CAST(u.signature AS BIGINT) AS signature,
  CAST(1 AS BIGINT) AS part, u.v, u.cell, u.s, c.c0, c.c1, c.c2
FROM (
  SELECT p.signature, p.v, p.cell, p.s
  FROM "division_1" AS p JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number < p.n
  WHERE p.signature > 0
  UNION ALL
  SELECT f.signature, u.v, u.cell, u.s
  FROM "newcomers_1" AS u
  JOIN "shares_1" AS h ON h.v = u.v AND u.turn <= h.taken
  JOIN "deficits_1" AS f ON f.v = u.v AND u.turn > f.others AND u.turn <= f.others + f.missing
  UNION ALL
  SELECT f.signature, f.v, -1 AS cell, -1 AS s
  FROM "deficits_1" AS f
  LEFT JOIN "shares_1" AS h ON h.v = f.v
  JOIN (SELECT 1 * x0.digit + 32 * x1.digit AS number
FROM "digits_1" AS x0 CROSS JOIN "digits_1" AS x1) AS x ON x.number < f.missing AND x.number >= COALESCE(h.taken, 0) - f.others
  UNION ALL
  SELECT n.signature, t.v, t.cell, t.s
  FROM "dealt_1" AS t JOIN "named_1" AS n ON n.pile = t.pile
) AS u
LEFT JOIN "cells_1" AS c ON c.cell = u.cell;

-- name: deepest
SELECT COALESCE(MAX(n), 0) FROM (SELECT COUNT(*) AS n FROM "units_1" GROUP BY signature, v) AS counted;

-- name: halves
SELECT unit, signature, part, 0 AS attribute, CASE WHEN 2 * turn <= alike THEN 0 ELSE 1 END AS side, c0, c1, c2
FROM (
  SELECT unit, signature, part, c0, c1, c2,
    ROW_NUMBER() OVER (PARTITION BY signature, part, v ORDER BY CASE WHEN cell < 0 THEN 1 ELSE 0 END, c0, unit) AS turn,
    COUNT(*) OVER (PARTITION BY signature, part, v) AS alike
  FROM "units_1"
) AS ordered
WHERE alike > 1
UNION ALL
SELECT unit, signature, part, 1 AS attribute, CASE WHEN 2 * turn <= alike THEN 0 ELSE 1 END AS side, c0, c1, c2
FROM (
  SELECT unit, signature, part, c0, c1, c2,
    ROW_NUMBER() OVER (PARTITION BY signature, part, v ORDER BY CASE WHEN cell < 0 THEN 1 ELSE 0 END, c1, unit) AS turn,
    COUNT(*) OVER (PARTITION BY signature, part, v) AS alike
  FROM "units_1"
) AS ordered
WHERE alike > 1
UNION ALL
SELECT unit, signature, part, 2 AS attribute, CASE WHEN 2 * turn <= alike THEN 0 ELSE 1 END AS side, c0, c1, c2
FROM (
  SELECT unit, signature, part, c0, c1, c2,
    ROW_NUMBER() OVER (PARTITION BY signature, part, v ORDER BY CASE WHEN cell < 0 THEN 1 ELSE 0 END, c2, unit) AS turn,
    COUNT(*) OVER (PARTITION BY signature, part, v) AS alike
  FROM "units_1"
) AS ordered
WHERE alike > 1;

-- name: chosen
SELECT signature, part, attribute
FROM (
  SELECT signature, part, attribute,
    ROW_NUMBER() OVER (PARTITION BY signature, part ORDER BY cost, attribute) AS place
  FROM (
    SELECT signature, part, attribute, CAST(SUM(n * spanned) AS BIGINT) AS cost
    FROM (
      SELECT signature, part, attribute, side, COUNT(c0) AS n,
        CAST(985402995390460 AS BIGINT) * LEAST(MAX(c0) - MIN(c0), 39) +
        CAST(7686143364045588 AS BIGINT) * LEAST(MAX(c1) - MIN(c1), 5) +
        CAST(19215358410113970 AS BIGINT) * LEAST(MAX(c2) - MIN(c2), 2) AS spanned
      FROM "halves_1"
      GROUP BY signature, part, attribute, side
    ) AS boxes
    GROUP BY signature, part, attribute
  ) AS scored
) AS best
WHERE place = 1;

-- name: split
SELECT u.unit, u.signature, CASE WHEN h.side IS NULL THEN u.part ELSE 2 * u.part + h.side END AS part, u.v, u.cell, u.s, u.c0, u.c1, u.c2
FROM "units_1" AS u
LEFT JOIN (
  SELECT DISTINCT w.unit, w.side
  FROM "halves_1" AS w
  JOIN "chosen_1" AS c ON c.signature = w.signature AND c.part = w.part AND c.attribute = w.attribute
) AS h ON h.unit = u.unit;

-- name: classes
SELECT CAST(DENSE_RANK() OVER (ORDER BY signature, part) AS INTEGER) AS class, signature, v, cell, s
FROM "units_1";

-- name: counterfeits
SELECT class, v FROM "classes_1" WHERE cell < 0;

-- name: forged
SELECT COUNT(*), COUNT(DISTINCT class) FROM "counterfeits_1";

-- name: assignment
SELECT cell, class, COUNT(*) AS n FROM "classes_1" WHERE cell >= 0 GROUP BY cell, class;

-- name: by_value
SELECT cell, s, class, COUNT(*) AS n FROM "classes_1" WHERE cell >= 0 GROUP BY cell, s, class;

-- name: hosts
SELECT DISTINCT class, signature FROM "classes_1";
