SELECT s."what", n.new AS "whose"
FROM "costs" AS s
JOIN "numbers_1" AS n ON n.old = s."whose"
JOIN "published_1" AS p ON p."person" = n.new;

SELECT s."day", s."what", n.new AS "whose"
FROM "costs" AS s
JOIN "numbers_1" AS n ON n.old = s."whose"
JOIN "published_1" AS p ON p."person" = n.new;

SELECT s."what", n.new AS "whose"
FROM "buys" AS s
JOIN "numbers_1" AS n ON n.old = s."whose"
JOIN "published_1" AS p ON p."person" = n.new;
