SELECT COUNT(*)
FROM "persons_1" AS p
LEFT JOIN (SELECT DISTINCT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value FROM "main"."target_1") AS w ON w.place = p.place AND w.value = p.value
WHERE w.place IS NULL;
