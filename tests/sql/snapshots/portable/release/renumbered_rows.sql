SELECT s."city", s."grade", s."illness", s."sqlanon_key", n.new AS "person"
FROM "admitted_1" AS s JOIN "numbers_1" AS n ON n.was = s."person";
