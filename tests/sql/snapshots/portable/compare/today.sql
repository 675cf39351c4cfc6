SELECT (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person, s."illness" AS c0
FROM "people" AS s;
