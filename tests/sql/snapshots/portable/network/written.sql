SELECT g.place, p.persons, CAST(COALESCE(l.edges, 0) / 2 AS BIGINT) AS edges
FROM (SELECT class, CAST(SUM(n) AS BIGINT) AS persons FROM "assignment_1" GROUP BY class) AS p
JOIN "groups_1" AS g ON g.class = p.class
LEFT JOIN "linked_1" AS l ON l.a = p.class AND l.b = p.class;
