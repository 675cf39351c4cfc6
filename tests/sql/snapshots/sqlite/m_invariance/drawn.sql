SELECT cell, s, v, 1 AS n, sqlanon_hmac_sha256(k.inner0, k.outer0, CAST(CAST(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT) || CAST(',' AS TEXT) || CAST(number AS TEXT)) AS TEXT) AS BLOB) AS BLOB)) AS lot
FROM (
  SELECT p.cell, p.s, p.v, x.number
  FROM `division_1` AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM `digits_1` AS x0) AS x ON x.number < p.n
  WHERE p.signature = 0 AND p.v > 0
) AS one_by_one
CROSS JOIN `keys_1` AS k;
