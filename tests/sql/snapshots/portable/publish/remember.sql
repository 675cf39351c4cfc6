INSERT INTO "main"."sqlanon_recoding_run_signatures" (person, signature, v0)
SELECT NULL, s.signature, x.raw
FROM "signatures_1" AS s JOIN "values_1" AS x ON x.v = s.v
UNION ALL
SELECT p.person, h.signature, NULL
FROM "placed_1" AS p
JOIN "groups_1" AS g ON g.place = p.place
JOIN "hosts_1" AS h ON h.class = g.class;
