SELECT class, n
FROM (SELECT class, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY class) AS c
ORDER BY CASE WHEN n >= 5 THEN 0 ELSE 1 END, n, class
LIMIT 1;
