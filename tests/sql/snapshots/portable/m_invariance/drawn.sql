SELECT cell, s, v, 1 AS n, SHA256(UNHEX(k.outer0) || UNHEX(SHA256(UNHEX(k.inner0) || ENCODE(CAST((CAST(cell AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(s AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(number AS VARCHAR)) AS VARCHAR))))) AS lot
FROM (
  SELECT p.cell, p.s, p.v, x.number
  FROM "division_1" AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number < p.n
  WHERE p.signature = 0 AND p.v > 0
) AS one_by_one
CROSS JOIN "keys_1" AS k;
