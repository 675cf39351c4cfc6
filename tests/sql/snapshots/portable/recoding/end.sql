SELECT e.class,
 CASE WHEN v.value = 0 THEN ABS(v.value) ELSE v.value END AS label
FROM "extents_1" AS e
JOIN "dictionary_1" AS v ON v.code = e.hi2;
