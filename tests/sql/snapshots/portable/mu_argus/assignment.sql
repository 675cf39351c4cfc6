CREATE TEMPORARY TABLE "assignment_1" AS
SELECT cell, class, n FROM "classes_1" WHERE size >= 3;
