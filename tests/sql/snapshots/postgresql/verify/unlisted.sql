SELECT COUNT(*)
FROM (SELECT CAST(CAST("illness" AS TEXT) AS TEXT) COLLATE "C" AS label FROM "place"."people" WHERE "illness" IS NOT NULL GROUP BY CAST(CAST("illness" AS TEXT) AS TEXT) COLLATE "C") AS g
LEFT JOIN "_sqlanon_listed" AS listed ON listed.item = g.label
WHERE listed.item IS NULL;
