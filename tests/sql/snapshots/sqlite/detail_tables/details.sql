SELECT
  r.o0 AS `whose`,
  r.o1 AS `cost`,
  r.o2 AS `said`
FROM (
  SELECT
    n.new AS o0,
    s.`cost` AS o1,
    sqlanon_hmac_sha256(k.inner0, k.outer0, CAST(CAST(CAST(CAST(s.`said` AS TEXT) AS TEXT) AS BLOB) AS BLOB)) AS o2,
    n.new AS number
  FROM `visits` AS s
  JOIN `numbers_1` AS n ON n.old = s.`whose`
  JOIN `persons_1` AS p ON p.`person` = n.new
  CROSS JOIN `keys_1` AS k
) AS r;
