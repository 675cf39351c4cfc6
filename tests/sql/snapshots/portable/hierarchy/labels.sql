SELECT DISTINCT level_3 AS label FROM "hierarchy_1" ORDER BY label LIMIT 100;
