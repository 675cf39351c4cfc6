SELECT MIN(r.who) AS person, m.place AS place, COUNT(*) AS held, MIN(r.u0) AS v0
FROM (
  SELECT CAST(s."whose" AS VARCHAR) AS who
    , CAST(s."what" AS VARCHAR) AS u0
    , COALESCE(d0.code, -1) AS k0
  FROM "buys" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "published_1" AS p ON p."person" = n.new
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."what" AS VARCHAR) COLLATE "binary")
) AS r
INNER JOIN "map_1" AS m ON m.c0 = r.k0
GROUP BY (CAST(r.who AS VARCHAR) COLLATE "binary"), m.place, (CAST(r.u0 AS VARCHAR) COLLATE "binary");
