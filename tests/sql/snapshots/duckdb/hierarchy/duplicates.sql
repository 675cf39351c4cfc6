SELECT COUNT(*)
FROM (SELECT leaf AS label FROM "_sqlanon_hierarchy" GROUP BY leaf, absent HAVING COUNT(*) > 1) AS r;
