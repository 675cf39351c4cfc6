SELECT s."age", s."zip", s."city", s."grade", s."illness", n.new AS "person"
FROM "people" AS s
JOIN "numbers_1" AS n ON n.old = s."person";

SELECT s."city", s."grade", s."illness", n.new AS "person", s."person" AS sqlanon_key
FROM "people" AS s
JOIN "numbers_1" AS n ON n.old = s."person";

SELECT s."age", s."zip", s."city", s."grade", s."illness", n.new AS "person", s."person" AS sqlanon_key
FROM "people" AS s
JOIN "numbers_1" AS n ON n.old = s."person";
