SELECT o.cell, o.s, o.part, o.n
FROM "open_1" AS o LEFT JOIN "cuts_1" AS x ON x.part = o.part
WHERE x.part IS NULL;
