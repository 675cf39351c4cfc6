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
