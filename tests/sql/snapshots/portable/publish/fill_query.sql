INSERT INTO "main"."target1_1" ("group_id", "count")
SELECT g.place, COUNT(*) AS held
FROM "counterfeits_1" AS f
JOIN "groups_1" AS g ON g.class = f.class
GROUP BY g.place
ORDER BY 1;
