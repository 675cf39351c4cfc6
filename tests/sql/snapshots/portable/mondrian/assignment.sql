CREATE TEMPORARY TABLE "assignment_1" AS
SELECT cell, part AS class, n FROM "open_1" WHERE 1 = 0;
