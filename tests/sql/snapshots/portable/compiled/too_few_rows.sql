SELECT 0 AS place, CASE WHEN COUNT(*) < 1 THEN 1 ELSE 0 END AS violating FROM "main"."released";
