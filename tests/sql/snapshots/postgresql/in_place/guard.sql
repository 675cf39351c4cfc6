DO 'BEGIN
CREATE FUNCTION "place"."sqlanon_guard_run"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS ''BEGIN
  IF (TG_OP = ''''INSERT'''' OR NEW."age" IS DISTINCT FROM OLD."age")
      AND NOT EXISTS (SELECT FROM "place"."cards" AS t WHERE t."age" IS NOT DISTINCT FROM NEW."age")
    OR (TG_OP = ''''INSERT'''' OR CAST(NEW."town" AS TEXT) COLLATE "C" IS DISTINCT FROM CAST(OLD."town" AS TEXT) COLLATE "C")
      AND NOT EXISTS (SELECT FROM "place"."cards" AS t WHERE CAST(t."town" AS TEXT) COLLATE "C" IS NOT DISTINCT FROM CAST(NEW."town" AS TEXT) COLLATE "C") THEN
    RAISE EXCEPTION ''''not a value that the anonymous table holds: write rows that look like others of it''''
      USING ERRCODE = ''''check_violation'''';
  END IF;
  RETURN NEW;
END'';
REVOKE ALL ON FUNCTION "place"."sqlanon_guard_run"() FROM PUBLIC;
CREATE TRIGGER "sqlanon_guard_run" BEFORE INSERT OR UPDATE ON "place"."cards"
  FOR EACH ROW EXECUTE FUNCTION "place"."sqlanon_guard_run"();
END';

DO 'BEGIN
CREATE FUNCTION "place"."sqlanon_guard_run"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS ''BEGIN
  IF (TG_OP = ''''INSERT'''' OR CAST(NEW."kind" AS TEXT) COLLATE "C" IS DISTINCT FROM CAST(OLD."kind" AS TEXT) COLLATE "C")
      AND NOT EXISTS (SELECT FROM "place"."pets" AS t WHERE CAST(t."kind" AS TEXT) COLLATE "C" IS NOT DISTINCT FROM CAST(NEW."kind" AS TEXT) COLLATE "C")
    OR (TG_OP = ''''INSERT'''' OR CAST(NEW."town" AS TEXT) COLLATE "C" IS DISTINCT FROM CAST(OLD."town" AS TEXT) COLLATE "C")
      AND NOT EXISTS (SELECT FROM "place"."pets" AS t WHERE CAST(t."town" AS TEXT) COLLATE "C" IS NOT DISTINCT FROM CAST(NEW."town" AS TEXT) COLLATE "C") THEN
    RAISE EXCEPTION ''''not a value that the anonymous table holds: write rows that look like others of it''''
      USING ERRCODE = ''''check_violation'''';
  END IF;
  RETURN NEW;
END'';
REVOKE ALL ON FUNCTION "place"."sqlanon_guard_run"() FROM PUBLIC;
CREATE TRIGGER "sqlanon_guard_run" BEFORE INSERT OR UPDATE ON "place"."pets"
  FOR EACH ROW EXECUTE FUNCTION "place"."sqlanon_guard_run"();
END';
