SELECT level_1 AS label FROM "hierarchy_1"
GROUP BY level_1 HAVING COUNT(DISTINCT level_2) > 1
ORDER BY label LIMIT 100;
