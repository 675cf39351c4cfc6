SELECT signature, v FROM "remembered_1"
UNION
SELECT n.signature, t.v FROM "dealt_1" AS t JOIN "named_1" AS n ON n.pile = t.pile;
