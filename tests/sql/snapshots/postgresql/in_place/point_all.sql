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
