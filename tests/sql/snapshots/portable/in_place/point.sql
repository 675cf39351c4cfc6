UPDATE "stays" AS t
SET "ward" = m.new
FROM "numbers_1" AS m
WHERE t."ward" = m.old;
