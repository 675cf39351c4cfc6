SELECT o.number AS person, h.v, COALESCE(MAX(CASE WHEN x.value = (CAST(m.v0 AS VARCHAR) COLLATE "binary") THEN m.signature END), MIN(m.signature)) AS signature
FROM (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature, v0 FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NOT NULL) AS m
JOIN "persons_1" AS o ON m.person = o.person
JOIN "remembered_1" AS h ON h.signature = m.signature
JOIN "values_1" AS x ON x.v = h.v
GROUP BY o.number, h.v;
