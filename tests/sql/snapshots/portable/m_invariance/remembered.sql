SELECT m.signature, x.v
FROM "main"."sqlanon_recoding_run_signatures" AS m
JOIN "values_1" AS x ON x.value = (CAST(m.v0 AS VARCHAR) COLLATE "binary")
WHERE m.person IS NULL;
