SELECT COUNT(*)
FROM (SELECT leaf AS label FROM "hierarchy_1" GROUP BY leaf, absent HAVING COUNT(*) > 1) AS r;
