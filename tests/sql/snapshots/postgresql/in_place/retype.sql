ALTER TABLE "place"."ages" ALTER COLUMN "age" TYPE text;
