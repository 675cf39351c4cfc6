SELECT
  "person",
  "age",
  "zip",
  "city",
  "grade",
  "illness",
  sqlanon_signature, sqlanon_value, sqlanon_person,
  CAST(DENSE_RANK() OVER (ORDER BY sqlanon_signature, sqlanon_value, sqlanon_person) AS INTEGER) AS sqlanon_pair
FROM (
  SELECT
    s."person",
    s."age",
    s."zip",
    s."city",
    s."grade",
    s."illness",
0 AS sqlanon_signature,
    CASE WHEN o.number IS NULL THEN 0 ELSE COALESCE(x.v, 0) END AS sqlanon_value, COALESCE(o.number, 0) AS sqlanon_person
  FROM "copy_1" AS s
  LEFT JOIN "persons_1" AS o ON o.person = (CAST(CAST(s."grade" AS VARCHAR) AS VARCHAR) COLLATE "binary")
  LEFT JOIN "values_1" AS x ON x.value = (CAST(s."illness" AS VARCHAR) COLLATE "binary")
) AS r;
