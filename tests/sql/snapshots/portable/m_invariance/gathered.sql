SELECT CAST(MIN(signature) OVER (PARTITION BY person, v) AS BIGINT) AS signature, v, person, cell, s, 1 AS n
FROM (
  SELECT p.signature, p.v, p.person, p.cell, p.s
  FROM "division_1" AS p JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number < p.n
  WHERE p.signature > 0
  UNION ALL
  SELECT f.signature, u.v, u.person, u.cell, u.s
  FROM "newcomers_1" AS u
  JOIN "shares_1" AS h ON h.v = u.v AND u.turn <= h.taken
  JOIN "deficits_1" AS f ON f.v = u.v AND u.turn > f.others AND u.turn <= f.others + f.missing
  UNION ALL
  SELECT n.signature, t.v, t.person, t.cell, t.s
  FROM "dealt_1" AS t JOIN "named_1" AS n ON n.pile = t.pile
) AS placed;
