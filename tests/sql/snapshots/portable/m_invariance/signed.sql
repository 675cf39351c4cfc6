SELECT
  "person",
  "age",
  "zip",
  "city",
  "illness",
  sqlanon_signature, sqlanon_value,
  CAST(DENSE_RANK() OVER (ORDER BY sqlanon_signature, sqlanon_value) AS INTEGER) AS sqlanon_pair
FROM (
  SELECT
    s."person",
    s."age",
    s."zip",
    s."city",
    s."illness",
0 AS sqlanon_signature, COALESCE(x.v, 0) AS sqlanon_value
  FROM "copy_1" AS s
  LEFT JOIN "values_1" AS x ON x.value = (CAST(s."illness" AS VARCHAR) COLLATE "binary")
) AS r;
