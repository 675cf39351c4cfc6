SELECT COALESCE(SUM(n - 1), 0) FROM (SELECT COUNT(*) AS n FROM "persons_1" GROUP BY place, person) AS held;
