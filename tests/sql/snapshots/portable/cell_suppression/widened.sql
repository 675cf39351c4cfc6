SELECT class, MAX(s0) AS s0, MAX(s1) AS s1, MAX(s2) AS s2
FROM "joined_1" GROUP BY class;
