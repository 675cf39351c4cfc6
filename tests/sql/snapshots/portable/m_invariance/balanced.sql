SELECT ROW_NUMBER() OVER (ORDER BY u.signature, u.v, u.cell, u.s) AS unit, CAST(u.signature AS BIGINT) AS signature,
  CAST(1 AS BIGINT) AS part, u.v, u.cell, u.s, c.c0, c.c1, c.c2
FROM (
  SELECT signature, v, cell, s FROM "gathered_1"
  UNION ALL
  SELECT f.signature, f.v, -1 AS cell, -1 AS s
  FROM "lacking_1" AS f JOIN (SELECT 1 * x0.digit + 32 * x1.digit AS number
FROM "digits_1" AS x0 CROSS JOIN "digits_1" AS x1) AS x ON x.number < f.missing
) AS u
LEFT JOIN "cells_1" AS c ON c.cell = u.cell;
