-- name: trigger
ALTER TABLE "place"."cards" DISABLE TRIGGER "told";

-- name: unlike
(TG_OP = 'INSERT' OR CAST(NEW."kind" AS TEXT) COLLATE "C" IS DISTINCT FROM CAST(OLD."kind" AS TEXT) COLLATE "C")
      AND NOT EXISTS (SELECT FROM "place"."pets" AS t WHERE CAST(t."kind" AS TEXT) COLLATE "C" IS NOT DISTINCT FROM CAST(NEW."kind" AS TEXT) COLLATE "C")
    OR (TG_OP = 'INSERT' OR CAST(NEW."town" AS TEXT) COLLATE "C" IS DISTINCT FROM CAST(OLD."town" AS TEXT) COLLATE "C")
      AND NOT EXISTS (SELECT FROM "place"."pets" AS t WHERE CAST(t."town" AS TEXT) COLLATE "C" IS NOT DISTINCT FROM CAST(NEW."town" AS TEXT) COLLATE "C");

-- name: guard
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

-- name: point_rows
UPDATE "place"."stays" AS t
SET "ward" = COALESCE(x.n0, t."ward"), "after" = COALESCE(x.n1, t."after")
FROM (
  SELECT o.ctid AS lies, m0.new AS n0, m1.new AS n1
  FROM "place"."stays" AS o
  LEFT JOIN "numbers_1" AS m0 ON m0.old = o."ward"
  LEFT JOIN "numbers_1" AS m1 ON m1.old = o."after"
  WHERE m0.old IS NOT NULL OR m1.old IS NOT NULL
) AS x
WHERE t.ctid = x.lies;

-- name: point_all
WITH w0 AS (
UPDATE "place"."stays" AS t
SET "ward" = COALESCE(x.n0, t."ward"), "after" = COALESCE(x.n1, t."after")
FROM (
  SELECT o.ctid AS lies, m0.new AS n0, m1.new AS n1
  FROM "place"."stays" AS o
  LEFT JOIN "numbers_1" AS m0 ON m0.old = o."ward"
  LEFT JOIN "numbers_1" AS m1 ON m1.old = o."after"
  WHERE m0.old IS NOT NULL OR m1.old IS NOT NULL
) AS x
WHERE t.ctid = x.lies
)
UPDATE "place"."wards" AS t
SET "id" = COALESCE(x.n0, t."id")
FROM (
  SELECT o.ctid AS lies, m0.new AS n0
  FROM "place"."wards" AS o
  LEFT JOIN "numbers_1" AS m0 ON m0.old = o."id"
  WHERE m0.old IS NOT NULL
) AS x
WHERE t.ctid = x.lies;

-- name: settle
SET CONSTRAINTS ALL IMMEDIATE;

-- name: cluster
CLUSTER "place"."wards" USING "wards_pkey";

-- name: uncluster
ALTER TABLE "place"."wards" SET WITHOUT CLUSTER;

-- name: next_key
SELECT pg_catalog.setval('place.wards_id_seq'::pg_catalog.regclass, g.top)
FROM (SELECT MAX("id") AS top FROM "place"."wards") AS g
WHERE g.top > COALESCE(pg_catalog.pg_sequence_last_value('place.wards_id_seq'::pg_catalog.regclass), 0);

-- name: own_statistics
SET LOCAL default_statistics_target = DEFAULT;

-- name: unguard
DO 'BEGIN
DROP TRIGGER "sqlanon_guard_run" ON "place"."pets";
DROP FUNCTION "place"."sqlanon_guard_run"();
END';
