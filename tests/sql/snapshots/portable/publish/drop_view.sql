DROP VIEW "main"."released";

DROP VIEW "main"."target_1";
