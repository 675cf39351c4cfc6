ALTER TABLE "place"."cards" DISABLE TRIGGER "told";
