SELECT s."what", n.new AS "whose"
FROM "costs" AS s
INNER JOIN "numbers_1" AS n ON n.old = s."whose"
INNER JOIN "published_1" AS p ON p."person" = n.new;
