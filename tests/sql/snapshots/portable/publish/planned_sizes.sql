SELECT 0 AS place, CASE WHEN COUNT(*) = 11 THEN 0 ELSE 1 END AS violating FROM "persons_1"
UNION ALL
SELECT 1 AS place, CASE WHEN COUNT(*) = 11 THEN 0 ELSE 1 END AS violating FROM "main"."target_1";

SELECT 0 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM "people"
UNION ALL
SELECT 1 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM "main"."target_1";

SELECT 0 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM "persons_1"
UNION ALL
SELECT 1 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM "main"."target_1";

SELECT 0 AS place, CASE WHEN COUNT(*) = 77 THEN 0 ELSE 1 END AS violating FROM "joined_1"
UNION ALL
SELECT 1 AS place, CASE WHEN COUNT(*) = 77 THEN 0 ELSE 1 END AS violating FROM "main"."target_1";
