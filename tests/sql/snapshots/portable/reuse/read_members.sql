SELECT g.class, s.code
FROM "regions_1" AS g
JOIN "told_1" AS t ON t.label = g.l2
JOIN "said_1" AS s ON s.told = t.code
UNION ALL
SELECT g.class, v.code
FROM "regions_1" AS g
JOIN "dictionary_1" AS v ON v.value IS NULL
WHERE g.l2 IS NULL;

SELECT g.class, s.code
FROM "regions_1" AS g
JOIN "told_1" AS t ON t.label = g.l0
JOIN "said_1" AS s ON s.told = t.code
UNION ALL
SELECT g.class, v.code
FROM "regions_1" AS g
JOIN "dictionary_1" AS v ON v.value IS NULL
WHERE g.l0 IS NULL;
