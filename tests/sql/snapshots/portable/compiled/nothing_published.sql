SELECT 0 AS place, CASE WHEN EXISTS (SELECT 1 FROM "main"."released") THEN 0 ELSE 1 END AS violating;
