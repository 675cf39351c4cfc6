SELECT o.cell, o.part, o.n
FROM "open_1" AS o LEFT JOIN "cuts_1" AS x ON x.part = o.part
WHERE x.part IS NULL;

SELECT o.cell, o.part, o.n
FROM "open_1" AS o LEFT JOIN "cuts_1" AS x ON x.part = o.part
LEFT JOIN "tried_1" AS t ON t.part = o.part
WHERE x.part IS NULL AND t.part IS NULL;
