DO 'BEGIN
CREATE FUNCTION "place"."sqlanon_guard_run"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS ''BEGIN
  IF NOT EXISTS (SELECT FROM "place"."cards" AS t WHERE t."age" IS NOT DISTINCT FROM NEW."age")
    OR NOT EXISTS (SELECT FROM "place"."cards" AS t WHERE CAST(t."town" AS TEXT) COLLATE "C" IS NOT DISTINCT FROM CAST(NEW."town" AS TEXT) COLLATE "C") THEN
    RAISE EXCEPTION ''''not a value that the anonymous table holds: write rows that look like others of it''''
      USING ERRCODE = ''''check_violation'''';
  END IF;
  RETURN NEW;
END'';
REVOKE ALL ON FUNCTION "place"."sqlanon_guard_run"() FROM PUBLIC;
CREATE TRIGGER "sqlanon_guard_run" BEFORE INSERT OR UPDATE OF "age", "town" ON "place"."cards"
  FOR EACH ROW EXECUTE FUNCTION "place"."sqlanon_guard_run"();
END';
