ALTER TABLE "named" DROP COLUMN "name";
