SELECT COUNT(*) - COUNT(DISTINCT n.new)
FROM "main"."target_1" AS p
LEFT JOIN "numbers_1" AS n ON n.new = p."person";
