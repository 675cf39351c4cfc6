INSERT INTO "main"."target1_1" ("group_id", "size", "edges")
SELECT g.place, p.persons, CAST(COALESCE(l.edges, 0) / 2 AS BIGINT) AS edges
FROM (SELECT class, CAST(SUM(n) AS BIGINT) AS persons FROM "assignment_1" GROUP BY class) AS p
JOIN "groups_1" AS g ON g.class = p.class
LEFT JOIN "linked_1" AS l ON l.a = p.class AND l.b = p.class
ORDER BY 1, 2;

INSERT INTO "main"."target1_1" ("group_id", "count")
SELECT g.place, COUNT(*) AS held
FROM "counterfeits_1" AS f
JOIN "groups_1" AS g ON g.class = f.class
GROUP BY g.place
ORDER BY 1, 2;
