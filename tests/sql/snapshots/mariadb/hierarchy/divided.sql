SELECT level_1 AS label FROM `_sqlanon_hierarchy`
GROUP BY level_1 HAVING COUNT(DISTINCT level_2) > 1
ORDER BY label LIMIT 100;
