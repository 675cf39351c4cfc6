INSERT INTO "main"."sqlanon_recoding_run_signatures" (person, signature, v0)
SELECT NULL, s.signature, x.raw
FROM "signatures_1" AS s JOIN "values_1" AS x ON x.v = s.v
UNION ALL
SELECT q.person, q.signature, x.raw
FROM (
  SELECT MIN(p.person) AS person, h.signature, y.v
  FROM "placed_1" AS p
  JOIN "values_1" AS y ON y.value = p.value
  JOIN "groups_1" AS g ON g.place = p.place
  JOIN "hosts_1" AS h ON h.class = g.class
  GROUP BY (CAST(p.person AS VARCHAR) COLLATE "binary"), h.signature, y.v
) AS q
JOIN "values_1" AS x ON x.v = q.v;
