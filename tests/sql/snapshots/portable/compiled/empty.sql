DELETE FROM "main"."released";
