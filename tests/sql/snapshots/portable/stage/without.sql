SELECT s."person", s."age", s."zip", s."city", s."grade", s."illness"
FROM "people" AS s
LEFT JOIN (SELECT person AS person FROM "waiting_1") AS p ON p.person = (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary")
WHERE p.person IS NULL;

SELECT s."age", s."zip", s."city", s."grade", s."illness"
FROM "people" AS s
LEFT JOIN (SELECT person AS person FROM "waiting_1") AS p ON p.person = (CAST(CAST(s."illness" AS VARCHAR) AS VARCHAR) COLLATE "binary")
WHERE p.person IS NULL;

SELECT s."person", s."city", s."grade", s."illness", s."sqlanon_key"
FROM "joined_1" AS s
LEFT JOIN (SELECT person AS person FROM "withheld_1") AS p ON p.person = (CAST(CAST(s."sqlanon_key" AS VARCHAR) AS VARCHAR) COLLATE "binary")
WHERE p.person IS NULL;
