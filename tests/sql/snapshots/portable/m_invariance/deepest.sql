SELECT COALESCE(MAX(n), 0) FROM (SELECT COUNT(*) AS n FROM "units_1" GROUP BY signature, v) AS counted;
