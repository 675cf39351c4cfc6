SELECT class, ROW_NUMBER() OVER (ORDER BY lot) AS place
FROM (SELECT class, RANDOM() AS lot FROM "assignment_1" GROUP BY class) AS drawn;
