INSERT INTO "assignment_1" (cell, class, n)
SELECT cell, part, n FROM "open_1";
