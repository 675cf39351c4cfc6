SELECT p.cell, p.s, p.v,
  ROW_NUMBER() OVER (PARTITION BY p.v ORDER BY p.lot, p.cell, x.number) AS turn
FROM "drawn_1" AS p
JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number < p.n;

SELECT p.cell, p.s, p.v, p.person,
  ROW_NUMBER() OVER (PARTITION BY p.v ORDER BY p.lot, p.person, p.cell, x.number) AS turn
FROM "drawn_1" AS p
JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number < p.n;
