SELECT
  "person",
  "age",
  "zip",
  "city",
  "illness",
  signature AS sqlanon_signature, v AS sqlanon_value,
  CAST(DENSE_RANK() OVER (ORDER BY signature, v) AS INTEGER) AS sqlanon_pair
FROM (
  SELECT
    s."person",
    s."age",
    s."zip",
    s."city",
    s."illness",
0 AS signature, COALESCE(x.v, 0) AS v
  FROM "copy_1" AS s
  LEFT JOIN "values_1" AS x ON x.value = (CAST(s."illness" AS VARCHAR) COLLATE "binary")
) AS r;
