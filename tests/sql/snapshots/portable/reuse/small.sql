SELECT COUNT(*) FROM "regions_1" AS g
LEFT JOIN (SELECT class, SUM(n) AS n FROM "placed_1" GROUP BY class) AS p ON p.class = g.class
WHERE p.class IS NULL OR p.n < 3;
