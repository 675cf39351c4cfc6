SELECT
  COUNT(*) AS n
  , COUNT(*) FILTER (WHERE "age" <> '' AND NOT (
      REGEXP_FULL_MATCH("age", '[+-]?\d+') AND TRY_CAST("age" AS BIGINT) IS NOT NULL
    )) AS misfits_1
FROM "people.csv";
