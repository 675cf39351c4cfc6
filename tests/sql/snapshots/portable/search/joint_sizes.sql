SELECT part, choice, side, MIN(n) AS measure, CASE WHEN MIN(n) < 3 THEN 1 ELSE 0 END AS violates
FROM (SELECT part, choice, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, choice, side, s) AS h
GROUP BY part, choice, side;
