SELECT COUNT(*) - (SELECT COUNT(*) FROM "main"."target2_1")
FROM "costs" AS s
INNER JOIN "numbers_1" AS n ON n.old = s."whose"
INNER JOIN "main"."target_1" AS p ON p."person" = n.new;

SELECT COUNT(*) - (SELECT COUNT(*) FROM "main"."target1_1")
FROM "costs" AS s
INNER JOIN "numbers_1" AS n ON n.old = s."whose"
INNER JOIN "main"."target_1" AS p ON p."person" = n.new;

SELECT COUNT(*) - (SELECT COUNT(*) FROM "main"."target1_1")
FROM "buys" AS s
INNER JOIN "numbers_1" AS n ON n.old = s."whose"
INNER JOIN "main"."target_1" AS p ON p."person" = n.new;
