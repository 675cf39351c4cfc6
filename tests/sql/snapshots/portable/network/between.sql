SELECT g.place AS first_place, o.place AS second_place, l.edges
FROM "linked_1" AS l
JOIN "groups_1" AS g ON g.class = l.a
JOIN "groups_1" AS o ON o.class = l.b
WHERE g.place < o.place;
