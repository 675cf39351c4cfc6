SELECT "age" AS "age", "zip" AS "zip", "city" AS "city", "grade" AS "grade", "illness" AS "illness"
FROM "rows_1"
ORDER BY RANDOM();
