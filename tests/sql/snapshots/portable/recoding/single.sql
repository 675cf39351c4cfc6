SELECT e.class, v.value AS label
FROM "extents_1" AS e
JOIN "dictionary_1" AS v ON v.code = e.lo1;

SELECT e.class, v.value AS label
FROM "extents_1" AS e
JOIN "dictionary_1" AS v ON v.code = e.lo2;

SELECT e.class, v.value AS label
FROM "extents_1" AS e
JOIN "dictionary_1" AS v ON v.code = e.lo0;
