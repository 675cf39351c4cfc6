SELECT n.old, n.new AS was, ROW_NUMBER() OVER (ORDER BY n.new) AS new
FROM "numbers_1" AS n JOIN "admitted_1" AS s ON s."person" = n.new;
