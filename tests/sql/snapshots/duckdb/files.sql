-- name: session
SET TimeZone = 'UTC';

-- name: parts
SELECT DISTINCT columns
FROM (
  SELECT
    file_name,
    LIST((name, type, type_length, converted_type, scale, precision, logical_type) ORDER BY column_id, name)
      FILTER (WHERE COALESCE(num_children, 0) = 0) AS columns
  FROM parquet_schema(['people.parquet/part-0.parquet', 'people.parquet/part-1.parquet'])
  GROUP BY file_name
) AS parts;

-- name: read_parquet
CREATE TABLE "people.parquet" AS
SELECT *
FROM read_parquet(
  ['people.parquet/part-0.parquet', 'people.parquet/part-1.parquet'],
  hive_partitioning = false
);

-- name: read_csv
CREATE TABLE "people.csv" AS
SELECT * FROM read_csv(
  'people.csv',
auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', nullstr = '',
  allow_quoted_nulls = false, strict_mode = true, null_padding = false, hive_partitioning = false,
  compression = 'none',
  columns = {'age': 'VARCHAR', 'city': 'VARCHAR'}
);

-- name: missing
UPDATE "people.csv"
SET
  "city" = CASE
    WHEN "city" IN ('unknown', 'n/a') THEN NULL
    ELSE "city"
  END;

-- name: guess
SELECT
  0 AS place,
  COUNT(NULLIF("age", '')) AS filled,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '0|-?[1-9]\d{0,17}')) AS whole,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '-?(0|[1-9]\d{0,14})([.,]\d+)?|-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?|-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?')) AS numbers,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '((\d{4}-\d{2}-\d{2}|\d{4}/\d{1,2}/\d{1,2}|\d{4}\.\d{1,2}\.\d{1,2})|(\d{1,2}/\d{1,2}|\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2})[/.-]\d{4})')) AS dates,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '((\d{4}-\d{2}-\d{2}|\d{4}/\d{1,2}/\d{1,2}|\d{4}\.\d{1,2}\.\d{1,2})|(\d{1,2}/\d{1,2}|\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2})[/.-]\d{4})[ T]\d{1,2}:\d{2}(:\d{2}([.,]\d{1,6}0*)?)?( ?(Z|[+-]\d{2}(:?\d{2})?))?')) AS times,
  CAST(COALESCE(MIN(LENGTH("age")) = MAX(LENGTH("age")) AND MIN(LENGTH("age")) >= 5, false) AS INTEGER) AS alike
FROM "people.csv"
UNION ALL
SELECT
  1 AS place,
  COUNT(NULLIF("city", '')) AS filled,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("city", '0|-?[1-9]\d{0,17}')) AS whole,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("city", '-?(0|[1-9]\d{0,14})([.,]\d+)?|-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?|-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?')) AS numbers,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("city", '((\d{4}-\d{2}-\d{2}|\d{4}/\d{1,2}/\d{1,2}|\d{4}\.\d{1,2}\.\d{1,2})|(\d{1,2}/\d{1,2}|\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2})[/.-]\d{4})')) AS dates,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("city", '((\d{4}-\d{2}-\d{2}|\d{4}/\d{1,2}/\d{1,2}|\d{4}\.\d{1,2}\.\d{1,2})|(\d{1,2}/\d{1,2}|\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2})[/.-]\d{4})[ T]\d{1,2}:\d{2}(:\d{2}([.,]\d{1,6}0*)?)?( ?(Z|[+-]\d{2}(:?\d{2})?))?')) AS times,
  CAST(COALESCE(MIN(LENGTH("city")) = MAX(LENGTH("city")) AND MIN(LENGTH("city")) >= 5, false) AS INTEGER) AS alike
FROM "people.csv";

-- name: alike
SELECT
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '[+-]?((\d+|[1-9]\d{0,2}([.''’   ]\d{3})+)[,]\d*|[,]\d+)([eE][+-]?\d+)?')) AS alike_1,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '[+-]?((\d+|[1-9]\d{0,2}([,''’   ]\d{3})+)[.]\d*|[.]\d+)([eE][+-]?\d+)?')) AS alike_2,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '[+-]?[1-9]\d{0,2}([,]\d{3}){1}')) AS alike_3,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '[+-]?[1-9]\d{0,2}([.]\d{3}){1}')) AS alike_4,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '[+-]?[1-9]\d{0,2}([,]\d{3}){2,}')) AS alike_5,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '[+-]?[1-9]\d{0,2}([.]\d{3}){2,}')) AS alike_6
FROM "people.csv";

-- name: unreadable
SELECT
  COUNT(*) AS n
  , COUNT(*) FILTER (WHERE "age" <> '' AND NOT (
      REGEXP_FULL_MATCH("age", '[+-]?(\d+|[1-9]\d{0,2}([,''’   ]\d{3})+)') AND TRY_CAST(REGEXP_REPLACE("age", '[,''’   ]', '', 'g') AS BIGINT) IS NOT NULL
    )) AS unreadable_1
FROM "people.csv";

-- name: typed
ALTER TABLE "people.csv" ALTER COLUMN "age" TYPE BIGINT USING CAST(NULLIF(REGEXP_REPLACE("age", '[,''’   ]', '', 'g'), '') AS BIGINT);

-- name: write
COPY "target_1" TO 'release.csv.gz' (
  FORMAT csv, HEADER true, DELIMITER ',', COMPRESSION gzip,
  USE_TMP_FILE false
);

-- name: written
SELECT *
FROM read_csv(
  'release.csv.gz',
auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', nullstr = '',
  allow_quoted_nulls = false, strict_mode = true, null_padding = false, hive_partitioning = false,
  compression = 'gzip',
  columns = {'age': 'VARCHAR', 'city': 'VARCHAR'}
);
