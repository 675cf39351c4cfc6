SELECT
  0 AS place,
  COUNT(NULLIF("age", '')) AS filled,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '0|-?[1-9]\d{0,17}')) AS whole,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '-?(0|[1-9]\d{0,14})(\.\d+)?')) AS numbers,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '\d{4}-\d{2}-\d{2}')
    AND TRY_CAST("age" AS DATE) IS NOT NULL) AS dates,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("age", '\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?')
    AND TRY_CAST("age" AS TIMESTAMP) IS NOT NULL) AS times,
  CAST(COALESCE(MIN(LENGTH("age")) = MAX(LENGTH("age")) AND MIN(LENGTH("age")) >= 5, false) AS INTEGER) AS alike
FROM "people.csv"
UNION ALL
SELECT
  1 AS place,
  COUNT(NULLIF("city", '')) AS filled,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("city", '0|-?[1-9]\d{0,17}')) AS whole,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("city", '-?(0|[1-9]\d{0,14})(\.\d+)?')) AS numbers,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("city", '\d{4}-\d{2}-\d{2}')
    AND TRY_CAST("city" AS DATE) IS NOT NULL) AS dates,
  COUNT(*) FILTER (WHERE REGEXP_FULL_MATCH("city", '\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?')
    AND TRY_CAST("city" AS TIMESTAMP) IS NOT NULL) AS times,
  CAST(COALESCE(MIN(LENGTH("city")) = MAX(LENGTH("city")) AND MIN(LENGTH("city")) >= 5, false) AS INTEGER) AS alike
FROM "people.csv";
