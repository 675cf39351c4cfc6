SELECT COALESCE(MAX(size), 0) FROM (SELECT CAST(SUM(n) AS BIGINT) AS size FROM "assignment_1" GROUP BY class) AS sized;
