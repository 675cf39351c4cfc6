SELECT DISTINCT level_3 AS label FROM "_sqlanon_hierarchy" ORDER BY label LIMIT 100;
