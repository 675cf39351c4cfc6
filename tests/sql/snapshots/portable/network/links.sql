SELECT
  CASE WHEN s."one" IS NULL THEN NULL ELSE s."one" END AS first_key,
  CASE WHEN s."two" IS NULL THEN NULL ELSE s."two" END AS second_key
FROM "links" AS s;
