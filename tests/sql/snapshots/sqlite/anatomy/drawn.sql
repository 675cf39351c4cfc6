SELECT cell, s, none, sqlanon_hmac_sha256(k.inner0, k.outer0, CAST(CAST(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT) || CAST(',' AS TEXT) || CAST(number AS TEXT)) AS TEXT) AS BLOB) AS BLOB)) AS lot
FROM (
  SELECT p.cell, p.s, CASE WHEN p.s = -1 THEN 1 ELSE 0 END AS none,
    x.number
  FROM `held_1` AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM `digits_1` AS x0) AS x ON x.number < p.n
) AS one_by_one
CROSS JOIN `keys_1` AS k;

SELECT cell, s, others, none, sqlanon_hmac_sha256(k.inner0, k.outer0, CAST(CAST(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT) || CAST(',' AS TEXT) || CAST(number AS TEXT)) AS TEXT) AS BLOB) AS BLOB)) AS lot
FROM (
  SELECT p.cell, p.s, p.others, CASE WHEN p.s = -1 THEN 1 ELSE 0 END AS none,
    ROW_NUMBER() OVER (PARTITION BY p.cell, p.s ORDER BY p.others, x.number) - 1 AS number
  FROM `units_1` AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM `digits_1` AS x0) AS x ON x.number < p.n
) AS one_by_one
CROSS JOIN `keys_1` AS k;
