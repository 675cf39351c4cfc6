SELECT cell, s, v, 1 AS n, ENCODE(SHA256(DECODE(k.outer0, 'hex') || SHA256(DECODE(k.inner0, 'hex') || CONVERT_TO(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT) || CAST(',' AS TEXT) || CAST(number AS TEXT)) AS TEXT), 'UTF8'))), 'hex') AS lot
FROM (
  SELECT p.cell, p.s, p.v, x.number
  FROM "division_1" AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number < p.n
  WHERE p.signature = 0 AND p.v > 0
) AS one_by_one
CROSS JOIN "keys_1" AS k;
