SELECT 0 AS whole, s, SUM(n) AS n FROM "held_1" GROUP BY s;
