SELECT part, 0 AS side, s, half AS n FROM "strata_1" WHERE half > 0
UNION ALL
SELECT part, 1 AS side, s, total - half AS n FROM "strata_1" WHERE total > half;
